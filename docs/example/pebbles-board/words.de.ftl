# Was nur das Brett sagt. Züge, Ereignisse und Kiesel: games/pebbles/words.de.ftl.

pb-chart = Das Ufer und der Sack
pb-place = am Meer
pb-pile = { $pebble }: { $count } am Ufer
pb-leave = Den Kiesel ({ $pebble }) am Ufer lassen
pb-pouch = Beutel von { $name }
pb-players = Spieler
pb-figure = { $count ->
    [one] { $count } Kiesel im Beutel
   *[other] { $count } Kiesel im Beutel
}
