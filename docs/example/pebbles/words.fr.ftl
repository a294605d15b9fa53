# Cailloux, en français. Comment les clés sont trouvées : engine/wording.hpp.

decision-main = Prends un caillou sur la rive ou pioches-en un dans le sac.
decision-keep = Garder le caillou ou le laisser sur la rive ?
decision-over = La partie est terminée.

move-draw = Piocher un caillou dans le sac, en secret
move-take = Prendre un caillou { $pebble } sur la rive
move-keep = Le garder
move-leave = Le laisser sur la rive

event-took = { $actor } prend un caillou { $pebble } sur la rive.
event-took-you = Tu prends un caillou { $pebble } sur la rive.
event-turned-up = Un caillou { $pebble } est posé sur la rive.
event-drew = { $actor } pioche un caillou { $pebble }.
event-drew-you = Tu pioches un caillou { $pebble }.
event-drew-hidden = { $actor } pioche un caillou et le regarde.
event-kept = { $actor } garde le caillou { $pebble }.
event-kept-you = Tu gardes le caillou { $pebble }.
event-kept-hidden = { $actor } garde le caillou.
event-left = { $actor } laisse un caillou { $pebble } sur la rive.
event-left-you = Tu laisses le caillou { $pebble } sur la rive.
event-ended = La partie est terminée ; toutes les bourses sont ouvertes.

score-sets = Séries d’une couleur
score-all-colors = Un de chaque couleur

term-pouch = ce que vaut ta bourse
term-rival = ce que { $seat } peut avoir

option-pouch = Cailloux que contient une bourse

pebble-white = blanc
pebble-grey = gris
pebble-black = noir
pebble-red = rouge
