# Ce que dit le plateau d’Amsterdam, à côté des mots du jeu (games/amsterdam/words.fr.ftl).

ams-ends = Fin dès qu’un joueur a { $carts ->
    [one] { $carts } charrette
   *[other] { $carts } charrettes
  } ou moins
ams-ends-short = Fin à { $carts ->
    [one] { $carts } charrette
   *[other] { $carts } charrettes
  }
ams-fewest = minimum actuel : { $carts }

## La carte

ams-chart = Plan d’Amsterdam avec ses routes
ams-year = anno 1660
ams-water = Het IJ
ams-route = { $route } : { $colour }, { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ams-route-cart = marchandise
ams-route-free = libre
ams-route-closed = fermée par sa jumelle
ams-route-claimed = charrettes : { $name }
ams-any-colour = une couleur au choix

## Ce qui est à moi

ams-your-hand = Ta main
ams-hand-of = Main : { $name }
ams-no-cards = Pas encore de cartes
ams-stack = { $count } { $card }
ams-your-contracts = Tes contrats
ams-contracts-of = Contrats : { $name }
ams-no-contracts = Pas encore
ams-contract = { $a } – { $b }
ams-contract-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ams-connected = reliés
ams-to-go = encore { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
  }, { $carts ->
    [one] { $carts } charrette
   *[other] { $carts } charrettes
  }
ams-to-go-short = encore { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
  }
ams-too-few-carts = trop peu de charrettes
ams-cut-off = plus de chemin

## Le marché

ams-market = Marché
ams-take-two = Prends-en deux, ou un Joker
ams-take-one = Prends-en encore une
ams-hand-short = Main
ams-take-short = prends-en 2
ams-deck = Pioche
ams-deck-left = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
ams-contracts-left = { $count ->
    [one] { $count } contrat restant
   *[other] { $count } contrats restants
  }
ams-in-display = { $card }, face visible
ams-empty-slot = Emplacement vide
ams-draw-contracts = Contrats

## Choix

ams-claim-with = Prendre avec { $cards }
ams-claim-route-with = Prendre { $route } avec { $cards }
ams-mixed = { $cards } et { $wilds }
ams-keep-which = Gardes-en un, ou les deux

## Les chiffres d’une place

ams-carts-left = { $count ->
    [one] { $count } charrette restante
   *[other] { $count } charrettes restantes
  }
ams-cards-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
ams-contracts-held = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
  }
ams-merchandise-held = { $count ->
    [one] { $count } carte Marchandise
   *[other] { $count } cartes Marchandise
  }
ams-seen = Vues dans cette main : { $cards }

## Le plateau en mots

ams-text-display = Visibles : { $cards }
ams-text-players = Joueurs
ams-text-claims = { $name } possède { $routes }
ams-text-no-claims = { $name } ne possède aucune route
ams-text-contract = { $contract }, { $points } : { $state }
ams-text-from = Depuis { $place }
