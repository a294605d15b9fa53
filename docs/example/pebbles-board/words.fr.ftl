# Ce que seul le plateau dit. Coups, événements et cailloux : games/pebbles/words.fr.ftl.

pb-chart = La rive et le sac
pb-place = au bord de la mer
pb-shore = Rive : { $pebbles }
pb-bag = Sac : { $count ->
    [one] { $count } caillou
   *[other] { $count } cailloux
}
pb-drawn = Pioché : { $pebble }
pb-hidden = un caillou caché
pb-nothing = rien
pb-pile = { $pebble } : { $count } sur la rive
pb-leave = Laisser le caillou { $pebble } sur la rive
pb-mine = Ta bourse
pb-pouch = Bourse de { $name }
pb-players = Joueurs
pb-figure = { $count ->
    [one] { $count } caillou dans la bourse
   *[other] { $count } cailloux dans la bourse
}
