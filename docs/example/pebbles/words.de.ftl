# Kiesel, auf Deutsch. Wie Schlüssel gefunden werden: engine/wording.hpp.

decision-main = Nimm einen Kiesel vom Ufer oder zieh einen aus dem Sack.
decision-keep = Behältst du den Kiesel, oder lässt du ihn am Ufer?
decision-over = Das Spiel ist zu Ende.

move-draw = Verdeckt einen Kiesel aus dem Sack ziehen
move-take = Einen Kiesel ({ $pebble }) vom Ufer nehmen
move-keep = Behalten
move-leave = Am Ufer lassen

event-took = { $actor } nimmt einen Kiesel ({ $pebble }) vom Ufer.
event-took-you = Du nimmst einen Kiesel ({ $pebble }) vom Ufer.
event-turned-up = Ein Kiesel ({ $pebble }) kommt ans Ufer.
event-drew = { $actor } zieht einen Kiesel ({ $pebble }).
event-drew-you = Du ziehst einen Kiesel ({ $pebble }).
event-drew-hidden = { $actor } zieht einen Kiesel und sieht ihn an.
event-kept = { $actor } behält den Kiesel ({ $pebble }).
event-kept-you = Du behältst den Kiesel ({ $pebble }).
event-kept-hidden = { $actor } behält den Kiesel.
event-left = { $actor } lässt einen Kiesel ({ $pebble }) am Ufer.
event-left-you = Du lässt den Kiesel ({ $pebble }) am Ufer.
event-ended = Das Spiel ist zu Ende; alle Beutel werden geöffnet.

score-sets = Sätze einer Farbe
score-all-colors = Einer von jeder Farbe

term-pouch = was dein Beutel wert ist
term-rival = was { $seat } haben kann

option-pouch = Kiesel, die ein Beutel fasst

pebble-white = weiß
pebble-grey = grau
pebble-black = schwarz
pebble-red = rot
