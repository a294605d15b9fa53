# Quel che dice solo il tabellone. Mosse, eventi e sassolini: games/pebbles/words.it.ftl.

pb-chart = La riva e la sacca
pb-place = in riva al mare
pb-shore = Riva: { $pebbles }
pb-bag = Sacca: { $count ->
    [one] { $count } sassolino
   *[other] { $count } sassolini
}
pb-drawn = Pescato: { $pebble }
pb-hidden = un sassolino coperto
pb-nothing = niente
pb-pile = { $pebble }: { $count } sulla riva
pb-leave = Lascia sulla riva il sassolino { $pebble }
pb-mine = Il tuo sacchetto
pb-pouch = Sacchetto di { $name }
pb-players = Giocatori
pb-figure = { $count ->
    [one] { $count } sassolino nel sacchetto
   *[other] { $count } sassolini nel sacchetto
}
