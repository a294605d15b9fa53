# Le plateau de Medieval Merchant, à côté de games/medieval/words.fr.ftl.

mm-chart = La carte des routes commerciales
mm-subtitle = anno 1350
mm-you = toi
mm-and = { $most } et { $last }

territory-flandern = Flandre
territory-holland = Frise
territory-rheinland = Rhénanie
territory-westfalen = Westphalie
territory-hanse = Holstein
territory-niedersachsen = Saxe
territory-sachsen = Thuringe
territory-franken = Franconie
territory-schwaben = Souabe
territory-bayern = Bavière

## Le tour

mm-phase-home = Bourgs d’origine
mm-phase-marker = Marqueur
mm-phase-cities = Villes
mm-phase-income = Revenu
mm-phase-open = Ouverture
mm-phase-settle = Bilan
mm-towns-left = Bourgs libres
mm-towns-end = La partie finit aussitôt quand le dernier bourg est pris. { $count ->
    [one] Il en reste { $count }.
   *[other] Il en reste { $count }.
 }
mm-awarded = Attribués
mm-awarded-of = { $count } sur { $all }
mm-idle = Sans ouverture : { $count } sur { $players }
mm-idle-long = Tours de suite sans ouverture. Après { $players }, la partie est terminée.

mm-lead-home = Bourgs d’origine.
mm-lead-phase = Phase { $n } sur 5.
mm-ask-home-why = Ta première maison : les routes partent d’ici, et un bourg ne coûte rien maintenant.
mm-ask-home = Choisis ton bourg d’origine
mm-ask-place-why = { $count ->
    [one] Ton dernier marqueur
   *[other] { $count } marqueurs en main
 } ; { $cities ->
    [one] { $cities } ville convient.
   *[other] { $cities } villes conviennent.
 }
mm-ask-place = Pose un marqueur sur une ville fermée de sa valeur
mm-ask-cities-why = Dans chaque ville, encaisse ou ajoute une maison.
mm-ask-cities = Choisis pour chacune de tes villes
mm-ask-open-why = { $cash ->
    [one] { $cash } ducat
   *[other] { $cash } ducats
 } dans ta bourse. { $towns ->
    [one] { $towns } bourg libre.
   *[other] { $towns } bourgs libres.
 }
mm-ask-open = Ouvre un nouveau comptoir, ou passe
mm-ask-second-why = { $cash ->
    [one] { $cash } ducat
   *[other] { $cash } ducats
 } dans ta bourse, { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
 }.
mm-ask-second = Utiliser une lettre pour un second comptoir ?
mm-ask-take = remporter { $places }
mm-ask-enlarge = agrandir à { $places }
mm-ask-collect = encaisser { $ducats } à { $places }
mm-ask-collect-many = encaisser { $ducats } dans { $count } villes
mm-ask-plain = Garder la lettre
mm-why-take = Tu remportes le marqueur posé à { $place } : +{ $points }.
mm-why-lose = Le marqueur posé à { $place } revient à { $name } : +{ $points }.
mm-why-money = { $gained ->
    [0] Pas de revenu.
   *[other] { $gained } ducats avec le revenu de base.
 } Ensuite { $cash } dans ta bourse.
mm-do-settle = { $count ->
    [one] Valider { $count } ville
    [2] Valider deux villes
    [3] Valider trois villes
   *[other] Valider { $count } villes
 }
mm-do-plain = Garder la lettre
mm-do-double = Revenu double : { $ducats }
mm-do-stop = Garder la lettre
mm-do-pass = Ne rien ouvrir

## Phase 2

mm-panel = Encaisser ou agrandir
mm-panel-sub = { $count ->
    [0] Aucune ville ouverte à toi
    [one] { $count } ville ouverte
   *[other] { $count } villes ouvertes
 } · { $income } par place libre
mm-double = Revenu double
mm-double-long = { $double } au lieu de { $plain }, mais rien à agrandir ce tour-ci
mm-city-free = libres : { $free } sur { $value }
mm-collect = encaisser
mm-leave = laisser
mm-enlarge = +1 maison
mm-twice = +2 maisons
mm-enlarge-to = +1 maison : { $own }/{ $value }
mm-double-to = +2 maisons : { $own }/{ $value }
mm-own-of = { $own } sur { $value }
mm-for = pour { $name }
mm-option-collect = encaisser { $ducats } ducats
mm-option-leave = ne rien ajouter
mm-option-enlarge = { $choice ->
    [double] utiliser une lettre et ajouter deux maisons
   *[other] ajouter une maison
 }, { $own } sur { $value }
mm-option-paid = pour { $ducats } ducats
mm-option-take = remporte le marqueur, +{ $points }
mm-option-lose = le marqueur revient à { $name }, +{ $points }
mm-blocked-income = revenu double
mm-blocked-letter-used = lettre déjà prise
mm-blocked-no-houses = plus de maison
mm-blocked-money = trop cher
mm-blocked-rules = pas permis
mm-sum-points = Points des marqueurs
mm-sum-money = Encaissements et revenu de base
mm-sum-paid = Payé pour les maisons
mm-sum-after = Après cette phase
mm-sum-total = { $points } points · { $ducats } ducats
mm-fold = Replier le panneau
mm-phase-city = { $city } : { $what }. Clique pour le choix suivant.

## Ce qui est à moi

mm-markers = Tes marqueurs
mm-markers-of = Marqueurs : { $name }
mm-only-you = cachés aux autres
mm-markers-none = Tous tes marqueurs sont posés.
mm-marker = { $count ->
    [one] Marqueur de { $value }
   *[other] { $count } marqueurs de { $value }
 } : { $cities }
mm-marker-none = aucune ville fermée
mm-unseen = Les autres ont
mm-letters = Lettres
mm-letters-none = épuisées
mm-letters-count = { $count ->
    [0] Plus de lettre
    [one] { $count } lettre
   *[other] { $count } lettres
 }
mm-letter-wanted = L’une d’elles est en cours d’emploi.
mm-purse = Bourse
mm-purse-after = { $ducats } après cette phase
mm-purse-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à la fin
mm-territories = Territoires
mm-territories-of = { $count } sur { $all }
mm-territories-points = { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
 }
mm-territory-nobody = encore personne
mm-territory-names = { $name } : { $names }
mm-lands-tab = Terres
mm-lands-points = { $points } points pour chaque territoire avec un comptoir
mm-home = origine : { $place }

mm-figure-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
 }
mm-figure-concealed = argent caché
mm-figure-letters = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
 }
mm-figure-hand = { $count ->
    [one] { $count } marqueur en main
   *[other] { $count } marqueurs en main
 }
mm-figure-lands = { $count ->
    [one] { $count } territoire
   *[other] { $count } territoires
 }
mm-figure-houses = maisons restantes : { $count }

## La carte

mm-city-closed = valeur { $value }, fermée
mm-city-open = valeur { $value }, ouverte
mm-city-awarded = valeur { $value }, marqueur à { $name }
mm-city-out = hors jeu
mm-free = { $free ->
    [0] pleine
   *[other] places libres : { $free } sur { $value }
 }
mm-needs = majorité avec { $count }
mm-town-empty = { $town }, bourg libre
mm-town-taken = { $town }, bourg pris par { $name }
mm-town-out = { $town }, hors jeu
mm-costs = pour { $cost } ducats

## Le plateau en mots

mm-text-mine = Ce qui est à moi
mm-text-purse = Bourse : { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
 }
mm-text-choices = Tes villes dans cette phase
mm-text-players = Joueurs
mm-text-won = marqueurs remportés : { $places }
mm-text-won-none = aucun marqueur remporté
mm-text-cities = Villes
mm-text-towns = Bourgs
mm-text-routes = Routes : { $routes }
mm-text-clock = La fin
