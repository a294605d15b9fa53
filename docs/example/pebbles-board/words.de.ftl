# Was nur das Brett sagt. Züge, Ereignisse und Kiesel: games/pebbles/words.de.ftl.

pb-chart = Das Ufer und der Sack
pb-place = am Meer
pb-shore = Ufer: { $pebbles }
pb-bag = Sack: { $count ->
    [one] { $count } Kiesel
   *[other] { $count } Kiesel
}
pb-drawn = Gezogen: { $pebble }
pb-hidden = ein verdeckter Kiesel
pb-nothing = nichts
pb-pile = { $pebble }: { $count } am Ufer
pb-leave = Den Kiesel ({ $pebble }) am Ufer lassen
pb-mine = Dein Beutel
pb-pouch = Beutel von { $name }
pb-players = Spieler
pb-figure = { $count ->
    [one] { $count } Kiesel im Beutel
   *[other] { $count } Kiesel im Beutel
}
