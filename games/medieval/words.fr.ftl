# Medieval Merchant, en français. Comment on trouve les clés : engine/wording.hpp.

## Ce qui est demandé

decision-home = Choisis ton bourg d’origine.
decision-place = Pose un de tes marqueurs sur une ville fermée de même valeur.
decision-income = Utilises-tu une lettre pour doubler ton revenu ? Tu ne pourras alors rien agrandir ce tour-ci.
decision-city = Encaisses-tu le revenu de cette ville ouverte, ou agrandis-tu ton comptoir ?
decision-paid = Paies-tu une maison de plus dans une ville attribuée ?
decision-open = Ouvre un nouveau comptoir, ou passe.
decision-second = Utilises-tu une lettre pour un second comptoir ?
decision-over = La partie est terminée.

## Coups

move-home = S’établir à { $place }
move-place = Poser un marqueur sur { $place }
move-income = Garder la lettre
move-income-double = Utiliser une lettre : revenu double
move-collect = Encaisser à { $place }
move-enlarge = Agrandir à { $place }
move-double = Utiliser une lettre : deux maisons de plus à { $place }
move-done = Ne plus payer de maison
move-open = Ouvrir un comptoir à { $place }
move-pass = Ne rien ouvrir
move-stop = Garder la lettre : pas de second comptoir

## Ce qui s’est passé

event-settled = { $actor } s’établit à { $place }.
event-settled-you = Tu t’établis à { $place }.
event-laid = { $actor } pose un marqueur de { $value } sur { $place }.
event-laid-you = Tu poses un marqueur de { $value } sur { $place }.
event-collected = { $actor } encaisse { $ducats } à { $place }.
event-collected-you = Tu encaisses { $ducats } à { $place }.
event-enlarged = { $actor } agrandit son comptoir à { $place }.
event-enlarged-you = Tu agrandis ton comptoir à { $place }.
event-paid = { $actor } paie { $ducats } pour agrandir à { $place }.
event-paid-you = Tu paies { $ducats } pour agrandir à { $place }.
event-letter = { $actor } utilise une lettre de recommandation.
event-letter-you = Tu utilises une lettre de recommandation.
event-letter-enlarge = { $actor } utilise une lettre : deux maisons dans une même ville.
event-letter-you-enlarge = Tu utilises une lettre : deux maisons dans une même ville.
event-letter-income = { $actor } utilise une lettre : revenu double.
event-letter-you-income = Tu utilises une lettre : revenu double.
event-letter-open = { $actor } utilise une lettre : un second comptoir.
event-letter-you-open = Tu utilises une lettre : un second comptoir.
event-income = { $actor } reçoit { $ducats }.
event-income-you = Tu reçois { $ducats }.
event-opened = { $actor } ouvre un comptoir à { $place } pour { $ducats }.
event-opened-you = Tu ouvres un comptoir à { $place } pour { $ducats }.
event-scored = Points : +{ $points }.
event-passed = { $actor } n’ouvre rien.
event-passed-you = Tu n’ouvres rien.
event-awarded = { $actor } remporte le marqueur posé à { $place } : +{ $points }.
event-awarded-you = Tu remportes le marqueur posé à { $place } : +{ $points }.
event-ended = La partie est terminée.
event-ended-towns = Le dernier bourg est pris : la partie finit aussitôt.
event-ended-markers = Tous les marqueurs sont attribués : la partie est terminée.
event-ended-standstill = Personne n’a ouvert de comptoir pendant une manche entière : la partie est terminée.

## Score

score-start = Point de départ
score-towns = Bourgs
score-markers = Marqueurs
score-territories = Territoires
score-money = Argent

## Les raisons d’un conseil

term-score = points des bourgs
term-score-gain = rapporte des points de bourg
term-score-loss = coûte des points de bourg
term-territories = tes comptoirs dans ce territoire : { $territory }
term-territories-done = prend pied dans un territoire : { $territory }
term-money = argent et revenu
term-money-gain = rapporte de l’argent ou du revenu
term-money-loss = coûte de l’argent ou du revenu
term-city = le marqueur posé à { $place }
term-city-done = remporte le marqueur posé à { $place }
term-city-gain = augmente tes chances pour le marqueur posé à { $place }
term-city-loss = réduit tes chances pour le marqueur posé à { $place }
term-city-new = entre dans la course au marqueur posé à { $place }
term-city-gone = met fin à la course au marqueur posé à { $place }
term-reach = lieux à portée
term-reach-gain = met des lieux à portée
term-reach-loss = laisse moins de lieux à portée
term-letters = lettres restantes
term-letters-gain = économise des lettres
term-letters-loss = consomme des lettres
term-rival = les possibilités laissées à { $seat }
term-rival-gain = freine { $seat }
term-rival-loss = aide { $seat }

## Options

option-open-cash = Montrer l’argent de tous
option-open-cash-off = seulement le sien
option-open-cash-on = de tous les joueurs

## Éléments

ducats-any = { $n } ducats
ducats-1 = 1 ducat

## Le plateau

board-seat = place { $seat }
board-round = Manche { $round }
board-homes = Bourgs d’origine
board-towns-left = { $count } bourgs libres
board-town-left = 1 bourg libre
board-idle = tours sans ouverture : { $count } sur { $players }
board-points = points
board-cash = argent
board-income = revenu
board-letters = lettres
board-houses = maisons
board-markers = main
board-lands = territoires
board-won = marqueurs remportés
board-none = aucun
board-hand = Main
board-unseen = Aux autres
board-asked = Demandé
board-asked-city = { $city } : places libres { $free }, rapporte { $ducats }
board-routes = Routes
board-legend = GEN une ville, Wes un bourg · GEN:7 fermée, valeur 7 · GEN[01···] ouverte : maisons des places 0 et 1 dans l’ordre du cercle, puis places libres · [01···]+1 la dernière maison est encore au centre · GEN(00···)0 attribuée à la place 0 · Wes○ vide, Wes0 à la place 0 · «GEN» tu peux choisir ce lieu maintenant · la carte montre les routes vers les bourgs, le tableau les montre toutes
