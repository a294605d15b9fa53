# What only the board says. Moves, events and pebbles are worded in games/pebbles/words.en.ftl.

pb-chart = The shore and the bag
pb-place = by the sea
pb-shore = Shore: { $pebbles }
pb-bag = Bag: { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
}
pb-drawn = Drawn: { $pebble }
pb-hidden = a hidden pebble
pb-nothing = nothing
pb-pile = { $pebble }: { $count } on the shore
pb-leave = Leave the { $pebble } pebble on the shore
pb-mine = Your pouch
pb-pouch = Pouch of { $name }
pb-players = Players
pb-figure = { $count ->
    [one] { $count } pebble in the pouch
   *[other] { $count } pebbles in the pouch
}
