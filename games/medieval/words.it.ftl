# Medieval Merchant, in italiano. Come si trovano le chiavi: engine/wording.hpp.

## Che cosa si chiede

decision-home = Scegli la tua cittadina di casa.
decision-place = Poni uno dei tuoi marker su una città chiusa dello stesso valore.
decision-income = Usi una lettera per raddoppiare il reddito? In questo turno non potrai ingrandire nessuna filiale.
decision-city = Incassi il reddito di questa città aperta, o ingrandisci la filiale?
decision-paid = Paghi per un'altra casa in una città già attribuita?
decision-open = Apri una nuova filiale, o passa.
decision-second = Usi una lettera per una seconda nuova filiale?
decision-over = La partita è finita.

## Mosse

move-home = Stabilisciti a { $place }
move-place = Poni un marker su { $place }
move-income = Tieni la lettera
move-income-double = Usa una lettera: reddito doppio
move-collect = Incassa a { $place }
move-enlarge = Ingrandisci a { $place }
move-double = Usa una lettera: ingrandisci a { $place } con due case
move-done = Non pagare altre case
move-open = Apri una filiale a { $place }
move-pass = Non aprire nulla
move-stop = Tieni la lettera: nessuna seconda filiale

## Che cosa è successo

event-settled = { $actor } si stabilisce a { $place }.
event-settled-you = Ti stabilisci a { $place }.
event-laid = { $actor } pone un marker da { $value } su { $place }.
event-laid-you = Poni un marker da { $value } su { $place }.
event-collected = { $actor } incassa { $ducats } a { $place }.
event-collected-you = Incassi { $ducats } a { $place }.
event-enlarged = { $actor } ingrandisce la filiale di { $place }.
event-enlarged-you = Ingrandisci la filiale di { $place }.
event-paid = { $actor } paga { $ducats } per ingrandire a { $place }.
event-paid-you = Paghi { $ducats } per ingrandire a { $place }.
event-letter = { $actor } usa una lettera di raccomandazione.
event-letter-you = Usi una lettera di raccomandazione.
event-letter-enlarge = { $actor } usa una lettera: due case in una città.
event-letter-you-enlarge = Usi una lettera: due case in una città.
event-letter-income = { $actor } usa una lettera: reddito doppio.
event-letter-you-income = Usi una lettera: reddito doppio.
event-letter-open = { $actor } usa una lettera: una seconda filiale.
event-letter-you-open = Usi una lettera: una seconda filiale.
event-income = { $actor } riceve { $ducats }.
event-income-you = Ricevi { $ducats }.
event-opened = { $actor } apre una filiale a { $place } per { $ducats }.
event-opened-you = Apri una filiale a { $place } per { $ducats }.
event-scored = Punti: +{ $points }.
event-passed = { $actor } non apre nulla.
event-passed-you = Non apri nulla.
event-awarded = { $actor } si aggiudica il marker di { $place }: +{ $points }.
event-awarded-you = Ti aggiudichi il marker di { $place }: +{ $points }.
event-ended = La partita è finita.
event-ended-towns = L'ultima cittadina è occupata: la partita finisce subito.
event-ended-markers = Tutti i marker sono attribuiti: la partita è finita.
event-ended-standstill = Per un giro intero nessuno ha aperto una filiale: la partita è finita.

## Punteggio

score-start = Punto iniziale
score-towns = Cittadine
score-markers = Marker
score-territories = Territori
score-money = Denaro

## Ragioni di un consiglio

term-score = punti delle cittadine
term-score-gain = fa punti con le cittadine
term-score-loss = costa punti delle cittadine
term-territories = le tue filiali in { $territory }
term-territories-done = mette piede in { $territory }
term-money = denaro e reddito
term-money-gain = porta denaro o reddito
term-money-loss = costa denaro o reddito
term-city = il marker di { $place }
term-city-done = vince il marker di { $place }
term-city-gain = migliora le tue possibilità sul marker di { $place }
term-city-loss = peggiora le tue possibilità sul marker di { $place }
term-city-new = entra in gara per il marker di { $place }
term-city-gone = conclude la gara per il marker di { $place }
term-reach = località a portata
term-reach-gain = mette a portata altre località
term-reach-loss = lascia meno località a portata
term-letters = lettere rimaste
term-letters-gain = risparmia lettere
term-letters-loss = consuma lettere
term-rival = quello che { $seat } può raggiungere
term-rival-gain = frena { $seat }
term-rival-loss = favorisce { $seat }

## Opzioni

option-open-cash = Mostra il denaro di tutti
option-open-cash-off = solo il proprio
option-open-cash-on = di tutti i giocatori

## Componenti

ducats-any = { $n } ducati
ducats-1 = 1 ducato

## Il tabellone

board-seat = posto { $seat }
board-round = Giro { $round }
board-homes = Cittadine di casa
board-towns-left = { $count } cittadine libere
board-town-left = 1 cittadina libera
board-idle = turni senza aperture: { $count } di { $players }
board-points = punti
board-cash = denaro
board-income = reddito
board-letters = lettere
board-houses = case
board-markers = mano
board-lands = territori
board-won = marker vinti
board-none = nessuno
board-hand = Mano
board-unseen = Gli altri
board-asked = Ora
board-asked-city = { $city }: posti liberi { $free }, rende { $ducats }
board-routes = Strade
board-legend = GEN una città, Wes una cittadina · GEN:7 chiusa, valore 7 · GEN[01···] aperta: case dei posti 0 e 1 nell'ordine dell'anello, poi posti liberi · [01···]+1 l'ultima casa è ancora al centro · GEN(00···)0 attribuita al posto 0 · Wes○ vuota, Wes0 del posto 0 · «GEN» puoi sceglierla ora · la mappa mostra le strade verso le cittadine, la tabella tutte
