# Ticket to Ride: Amsterdam, in italiano. Come si trovano le chiavi: engine/wording.hpp.

## Che cosa si chiede

decision-keep-start = Quali Contratti tieni? Almeno uno; la scelta resta nascosta finché tutti non hanno risposto.
decision-main = Pesca carte, controlla una linea o pesca Contratti.
decision-second-draw = Prendi la seconda carta.
decision-pay = Paga la linea.
decision-keep-draw = Quali Contratti tieni? Almeno uno; l'altro va in fondo al mazzo.
decision-over = La partita è finita.

## Mosse

move-draw = Prendi dalla fila una carta { $card }
move-draw-wild = Prendi il Jolly, unica carta
move-draw-blind = Pesca alla cieca dal mazzo
move-contracts = Pesca Contratti
move-pass = Passa
move-claim = Controlla { $route }
move-keep = Tieni { $contract }
move-keep-both = Tieni entrambi
move-keep-hidden = Tieni un Contratto, o entrambi
move-pay = Paga solo con carte { $card-many }
move-pay-wild = Paga solo con Jolly
move-pay-2 = Paga con carte { $card-many } e { $wilds }

## Che cosa è successo

event-took = { $actor } prende dalla fila una carta { $card }.
event-took-you = Prendi dalla fila una carta { $card }.
event-took-wild = { $actor } prende dalla fila un Jolly.
event-took-you-wild = Prendi dalla fila un Jolly.
event-drew = { $actor } pesca alla cieca una carta { $card }.
event-drew-you = Peschi alla cieca una carta { $card }.
event-drew-wild = { $actor } pesca alla cieca un Jolly.
event-drew-you-wild = Peschi alla cieca un Jolly.
event-drew-hidden = { $actor } pesca una carta alla cieca.
event-turned-up = Nuova nella fila: { $card }.
event-flushed = Troppi Jolly: ricambio della fila.
event-reshuffled = Rimescolamento: gli scarti formano un nuovo mazzo di { $count } carte.
event-reshuffled-1 = Rimescolamento: l'unica carta degli scarti diventa il mazzo.
event-claimed = { $actor } controlla { $route }.
event-claimed-you = Controlli { $route }.
event-paid = Pagamento: { $count } { $card-many } e { $wilds }.
event-paid-1 = Pagamento: 1 { $card } e { $wilds }.
event-paid-0wild = Pagamento: { $count } { $card-many }.
event-paid-1-0wild = Pagamento: 1 { $card }.
event-scored = Punti: +{ $points }.
event-merchandise = Carte Bonus Merce: { $count }.
event-offered = { $actor } pesca { $contract } e { $contract2 }.
event-offered-you = Peschi { $contract } e { $contract2 }.
event-offered-hidden = { $actor } pesca due Contratti.
event-kept = { $actor } tiene { $contract }.
event-kept-you = Tieni { $contract }.
event-kept-2 = { $actor } tiene { $contract } e { $contract2 }.
event-kept-you-2 = Tieni { $contract } e { $contract2 }.
event-kept-hidden = { $actor } tiene un Contratto.
event-kept-hidden-2 = { $actor } tiene due Contratti.
event-rejected = { $contract } va in fondo al mazzo.
event-rejected-hidden = Un Contratto va in fondo al mazzo.
event-passed = { $actor } non può fare nulla: passo obbligato.
event-passed-you = Non puoi fare nulla: passo obbligato.
event-last-turns = Scatta la fine: ogni giocatore ha ancora un turno.
event-ended = La partita è finita; tutti i Contratti sono rivelati.

## Punteggio

score-routes = Linee
score-contracts-done = Contratti completati
score-contracts-failed = Contratti mancati
score-merchandise = Bonus Merce

## Ragioni di un consiglio

term-routes = punti delle tue linee
term-routes-gain = fa punti con le linee
term-routes-loss = costa punti con le linee
term-contract = Contratto { $contract }
term-contract-done = completa il Contratto { $contract }
term-contract-gain = avvicina il Contratto { $contract }
term-contract-loss = allontana il Contratto { $contract }
term-contract-new = prende il Contratto { $contract }
term-contract-hidden = i Contratti che verranno pescati
term-merchandise = corsa al Bonus Merce
term-merchandise-gain = guadagna terreno nella corsa al Bonus Merce
term-merchandise-loss = perde terreno nella corsa al Bonus Merce
term-hand = carte in mano
term-hand-gain = rinforza la tua mano
term-hand-loss = indebolisce la tua mano
term-rival = quello che { $seat } può raggiungere
term-rival-gain = frena { $seat }
term-rival-loss = favorisce { $seat }

## Opzioni

option-start-player = Chi comincia
option-start-player-seat0 = posto 0
option-start-player-seat1 = posto 1
option-start-player-seat2 = posto 2
option-start-player-seat3 = posto 3
option-start-player-random = a sorte
option-merch-ties = Parità nel Bonus Merce
option-merch-ties-competition = una parità occupa tante posizioni quanti sono i giocatori
option-merch-ties-literal = dopo una parità di qualunque grandezza si salta una posizione

## Componenti

card-pink = rosa
card-pink-many = rosa
card-blue = blu
card-blue-many = blu
card-green = verde
card-green-many = verdi
card-black = nera
card-black-many = nere
card-red = rossa
card-red-many = rosse
card-orange = arancione
card-orange-many = arancioni
card-wild = Jolly
card-wild-many = Jolly
card-blind = alla cieca
wilds-any = { $n } Jolly
both-both = entrambi

letter-pink = S
letter-blue = B
letter-green = V
letter-black = N
letter-red = R
letter-orange = A
letter-wild = J

## Il tabellone

board-seat = posto { $seat }
board-points = punti
board-carts = Carretti
board-merchandise = Bonus Merce
board-cards = carte
board-contracts = Contratti
board-seen = viste: { $cards }
board-display = Fila
board-empty = vuoto
board-piles = Mazzi
board-deck = mazzo Trasporto { $count }
board-discard = scarti { $count }: { $cards }
board-no-discard = nessuno scarto
board-contract-deck = mazzo Contratto { $count }
board-merchandise-pile = Bonus Merce { $count }
board-hand = Mano
board-none = nessuna carta
board-offered = Offerti
board-contracts-of = Contratti
board-done = completato
board-open = aperto
board-failed = mancato
board-pending = Da pagare
board-last-turn = L'ultimo turno della partita.
board-last-turns = Ultimi turni: ne mancano { $count }.
board-gray = grigia: un colore qualsiasi, uno solo
board-legend = [{ $letter }] una casella e il suo colore · [·] grigia, un colore qualsiasi · [0] Carretti del posto 0 · [x] chiusa dalla sua Doppia Linea · ¤ simbolo carretto: una carta Bonus Merce · ={ $route } l'altra linea della Doppia Linea · «{ $place }» estremo di un tuo Contratto aperto · › puoi controllarla ora
