# Pebbles, in English. How keys are found: engine/wording.hpp.

decision-main = Take a pebble from the shore, or draw one from the bag.
decision-keep = Keep the pebble, or leave it on the shore?
decision-over = The game is over.

move-draw = Draw a pebble from the bag, in secret
move-take = Take a { $pebble } pebble from the shore
move-keep = Keep it
move-leave = Leave it on the shore

event-took = { $actor } takes a { $pebble } pebble from the shore.
event-took-you = You take a { $pebble } pebble from the shore.
event-turned-up = A { $pebble } pebble is laid on the shore.
event-drew = { $actor } draws a { $pebble } pebble.
event-drew-you = You draw a { $pebble } pebble.
event-drew-hidden = { $actor } draws a pebble and looks at it.
event-kept = { $actor } keeps the { $pebble } pebble.
event-kept-you = You keep the { $pebble } pebble.
event-kept-hidden = { $actor } keeps the pebble.
event-left = { $actor } leaves a { $pebble } pebble on the shore.
event-left-you = You leave the { $pebble } pebble on the shore.
event-ended = The game is over; all pouches are opened.

score-sets = Sets of one colour
score-all-colors = One of each colour

term-pouch = what your pouch is worth
term-rival = what { $seat } may have

option-pouch = Pebbles a pouch holds

pebble-white = white
pebble-grey = grey
pebble-black = black
pebble-red = red
