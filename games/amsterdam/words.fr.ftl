# Ticket to Ride: Amsterdam, en français. Comment on trouve les clés : engine/wording.hpp.

## Ce qui est demandé

decision-keep-start = Quels contrats gardes-tu ? Au moins un ; ton choix reste caché jusqu’à ce que tous aient choisi.
decision-main = Pioche des cartes, prends une route ou pioche des contrats.
decision-second-draw = Prends la deuxième carte.
decision-pay = Paie la route.
decision-keep-draw = Quels contrats gardes-tu ? Au moins un ; l’autre va sous la pile.
decision-over = La partie est terminée.

## Coups

move-draw = Prendre une carte visible : { $card }
move-draw-wild = Prendre le Joker, ta seule carte
move-draw-blind = Piocher à l’aveugle
move-contracts = Piocher des contrats
move-pass = Passer
move-claim = Prendre { $route }
move-keep = Garder { $contract }
move-keep-both = Garder les deux
move-keep-hidden = Garder un contrat, ou les deux
move-pay = Payer seulement avec des cartes { $card-many }
move-pay-wild = Payer seulement avec des Joker
move-pay-2 = Payer avec des cartes { $card-many } et { $wilds }

## Ce qui s’est passé

event-took = { $actor } prend une carte visible : { $card }.
event-took-you = Tu prends une carte visible : { $card }.
event-took-wild = { $actor } prend un Joker visible.
event-took-you-wild = Tu prends un Joker visible.
event-drew = { $actor } pioche une carte { $card } à l’aveugle.
event-drew-you = Tu pioches une carte { $card } à l’aveugle.
event-drew-wild = { $actor } pioche un Joker à l’aveugle.
event-drew-you-wild = Tu pioches un Joker à l’aveugle.
event-drew-hidden = { $actor } pioche une carte à l’aveugle.
event-turned-up = Carte retournée : { $card }.
event-flushed = Trop de Joker : les cartes visibles sont remplacées.
event-reshuffled = La défausse est mélangée et forme une nouvelle pioche de { $count } cartes.
event-reshuffled-1 = L’unique carte de la défausse devient la pioche.
event-claimed = { $actor } prend { $route }.
event-claimed-you = Tu prends { $route }.
event-paid = Payé : { $count } { $card-many } et { $wilds }.
event-paid-1 = Payé : 1 { $card } et { $wilds }.
event-paid-0wild = Payé : { $count } { $card-many }.
event-paid-1-0wild = Payé : 1 { $card }.
event-scored = Points : +{ $points }.
event-merchandise = Cartes Marchandise : { $count }.
event-offered = { $actor } pioche { $contract } et { $contract2 }.
event-offered-you = Tu pioches { $contract } et { $contract2 }.
event-offered-hidden = { $actor } pioche deux contrats.
event-kept = { $actor } garde { $contract }.
event-kept-you = Tu gardes { $contract }.
event-kept-2 = { $actor } garde { $contract } et { $contract2 }.
event-kept-you-2 = Tu gardes { $contract } et { $contract2 }.
event-kept-hidden = { $actor } garde un contrat.
event-kept-hidden-2 = { $actor } garde deux contrats.
event-rejected = { $contract } va sous la pile.
event-rejected-hidden = Un contrat va sous la pile.
event-passed = { $actor } ne peut rien faire et doit passer.
event-passed-you = Tu ne peux rien faire et dois passer.
event-last-turns = La fin est déclenchée : chaque joueur a encore un tour.
event-ended = La partie est terminée ; tous les contrats sont révélés.

## Score

score-routes = Routes
score-contracts-done = Contrats remplis
score-contracts-failed = Contrats manqués
score-merchandise = Marchandises

## Les raisons d’un conseil

term-routes = points de tes routes
term-routes-gain = rapporte des points de route
term-routes-loss = coûte des points de route
term-contract = contrat { $contract }
term-contract-done = remplit le contrat { $contract }
term-contract-gain = rapproche du but le contrat { $contract }
term-contract-loss = éloigne du but le contrat { $contract }
term-contract-new = se charge du contrat { $contract }
term-contract-hidden = les contrats qui seront piochés
term-merchandise = la course aux marchandises
term-merchandise-gain = gagne du terrain dans la course aux marchandises
term-merchandise-loss = perd du terrain dans la course aux marchandises
term-hand = cartes en main
term-hand-gain = renforce ta main
term-hand-loss = affaiblit ta main
term-rival = les possibilités laissées à { $seat }
term-rival-gain = freine { $seat }
term-rival-loss = aide { $seat }

## Options

option-start-player = Qui commence
option-start-player-seat0 = place 0
option-start-player-seat1 = place 1
option-start-player-seat2 = place 2
option-start-player-seat3 = place 3
option-start-player-random = au hasard
option-merch-ties = Égalités aux marchandises
option-merch-ties-competition = une égalité occupe autant de rangs que de joueurs qui la partagent
option-merch-ties-literal = après une égalité, quelle qu’en soit la taille, on saute exactement un rang

## Éléments

card-pink = rose
card-pink-many = roses
card-blue = bleue
card-blue-many = bleues
card-green = verte
card-green-many = vertes
card-black = noire
card-black-many = noires
card-red = rouge
card-red-many = rouges
card-orange = orange
card-orange-many = orange
card-wild = Joker
card-wild-many = Joker
card-blind = à l’aveugle
wilds-any = { $n } Joker
both-both = les deux

letter-pink = S
letter-blue = B
letter-green = V
letter-black = N
letter-red = R
letter-orange = O
letter-wild = J

## Le plateau

board-seat = place { $seat }
board-points = points
board-carts = charrettes
board-merchandise = marchandises
board-cards = cartes
board-contracts = contrats
board-seen = vues : { $cards }
board-display = Visibles
board-empty = vide
board-piles = Piles
board-deck = pioche { $count }
board-discard = défausse { $count } : { $cards }
board-no-discard = pas de défausse
board-contract-deck = contrats { $count }
board-merchandise-pile = marchandises { $count }
board-hand = Main
board-none = rien
board-offered = Offerts
board-contracts-of = Contrats
board-done = rempli
board-open = ouvert
board-failed = manqué
board-pending = À payer
board-last-turn = Le dernier tour de la partie.
board-last-turns = Derniers tours : encore { $count }.
board-gray = grise : une couleur au choix
board-legend = [{ $letter }] une case et sa couleur · [·] grise, une couleur au choix · [0] charrettes de la place 0 · [x] fermée par sa jumelle · ¤ route à charrette : une carte Marchandise · ={ $route } l’autre route d’une route double · «{ $place }» un bout de tes contrats ouverts · › tu peux la prendre maintenant
