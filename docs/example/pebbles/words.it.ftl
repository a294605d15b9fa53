# Sassolini, in italiano. Come si trovano le chiavi: engine/wording.hpp.

decision-main = Prendi un sassolino dalla riva o pescane uno dalla sacca.
decision-keep = Tieni il sassolino o lo lasci sulla riva?
decision-over = La partita è finita.

move-draw = Pesca di nascosto un sassolino dalla sacca
move-take = Prendi dalla riva un sassolino { $pebble }
move-keep = Tienilo
move-leave = Lascialo sulla riva

event-took = { $actor } prende dalla riva un sassolino { $pebble }.
event-took-you = Prendi dalla riva un sassolino { $pebble }.
event-turned-up = Sulla riva si posa un sassolino { $pebble }.
event-drew = { $actor } pesca un sassolino { $pebble }.
event-drew-you = Peschi un sassolino { $pebble }.
event-drew-hidden = { $actor } pesca un sassolino e lo guarda.
event-kept = { $actor } tiene il sassolino { $pebble }.
event-kept-you = Tieni il sassolino { $pebble }.
event-kept-hidden = { $actor } tiene il sassolino.
event-left = { $actor } lascia sulla riva un sassolino { $pebble }.
event-left-you = Lasci sulla riva il sassolino { $pebble }.
event-ended = La partita è finita; si aprono tutti i sacchetti.

score-sets = Serie di un colore
score-all-colors = Uno di ogni colore

term-pouch = il valore del tuo sacchetto
term-rival = quel che può avere { $seat }

option-pouch = Sassolini in un sacchetto

pebble-white = bianco
pebble-grey = grigio
pebble-black = nero
pebble-red = rosso
