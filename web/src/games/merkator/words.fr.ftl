# Ce que dit le plateau de Merkator, à côté des mots du jeu (games/merkator/words.fr.ftl).

mk-and = { $first } et { $last }
mk-choices = Choix

## La carte

mk-map = Carte d’Europe avec ses lieux de commerce
mk-year = Hambourg, anno 1648
mk-cubes = { $count ->
    [0] aucun cube
    [one] { $count } cube
   *[other] { $count } cubes
  }
mk-take-cubes = { $count ->
    [0] aucun cube à prendre
    [one] { $count } cube : l’une ou l’autre
    [2] 2 cubes : une de chaque
   *[other] { $count } cubes à répartir
  }
mk-bonus-gain = { $count } { $good } grâce à ta carte Bonus
mk-threshold = { $count ->
    [0] un cube de plus partout
    [one] un cube de plus là où il y en a un
   *[other] un cube de plus là où il y en a { $count }
  }
mk-time-effect = { $time } temps
mk-token-here = le pion est ici
mk-links = liaisons : { $places }
mk-in = { $place }
mk-last = joue le dernier tour

## Le temps

mk-left = encore { $count }
mk-of = { $left } sur { $full }
mk-check-in = { $count ->
    [one] pertes au prochain jeton
   *[other] pertes dans { $count } jetons
  }
mk-seen = vues : { $letters }
mk-no-losses = sans pertes
mk-over = La partie est finie
mk-last-round = dernière manche
mk-last-round-next = dernière manche ensuite
mk-risk = { $column } : { $risk } % de risque de perte
mk-risk-short = { $risk } % risque
mk-solo = Solo
mk-solo-note = un nouveau contrat à chaque tour

## Phases

mk-phase-1 = Investir
mk-phase-2 = Voyager
mk-phase-3 = Contrats
mk-phase-4 = Se joindre

## Bureau et contrats

mk-column-a = Aliments
mk-column-b = Fruits
mk-column-c = Guerre
mk-column-d = Minerais
mk-column-e = Textiles
mk-column-f = Luxe
mk-any = { $column }
mk-different = différentes
mk-types = types
mk-supply = Réserve
mk-supplied = un cube { $cube } en réserve
mk-your-office = Ton bureau
mk-office-of = Bureau : { $name }
mk-office-short = Bureau · { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
  }
mk-your-contracts = Tes contrats
mk-contracts-of = Contrats : { $name }
mk-contracts-in = Contrats : { $place }
mk-contracts-short = Contrats { $count }
mk-show = Ce que montre la bande
mk-contract = { $place } { $value } : { $needs } ; { $state }
mk-peace = Paix
mk-ready = prêt
mk-ready-in = prêt : { $place }
mk-join-to-deliver = joins-toi et livre
mk-done = livré
mk-missing = manque : { $goods }
mk-by-supply = { $good } par la réserve
mk-never = n’est jamais livré
mk-sells = vendre pour { $value }
mk-hand = En main

## Marché

mk-market = Marché
mk-bonus-note = deux pour toi, une si tu te joins
mk-bonus-solo = deux à chaque visite
mk-building-note = valeur actuelle · coût
mk-building-note-contracts = valeur actuelle · payé en contrats
mk-your-cards = Tes cartes
mk-cards = Cartes
mk-piles = Dessus des piles
mk-piles-note = récompense : niveau suivant
mk-bonus = { $place } : { $active } { $good } pour qui s’y rend, { $join } pour qui se joint ; coût { $cost }
mk-building = { $name } : { $scoring } ; vaut { $worth } pour toi maintenant ; coût { $cost }
mk-worth = vaut { $worth } maintenant
mk-points-short = actuel
mk-tiers = { $low } à { $high } pour { $from } à { $to } jetons
mk-discarded = { $count ->
    [one] { $count } défaussé
   *[other] { $count } défaussés
  }
mk-ends = met fin à la partie

## Ce qui est demandé

mk-invest = Investis, ou choisis ta destination
mk-invest-why = Vends des contrats, achète des cartes, ou pars aussitôt : clique sur un lieu.
mk-invest-why-contracts = Achète des cartes avec des contrats, ou pars aussitôt : clique sur un lieu.
mk-travel-why = Chaque lieu montre ce qui t’y attend.
mk-split-why = Les cubes pris deviennent des marchandises ({ $place }).
mk-travel = Choisis ta destination
mk-forced = { $count ->
    [one] Vends { $count } contrat avant de partir
   *[other] Vends { $count } contrats avant de partir
  }
mk-forced-why = Ton bureau a de la place pour { $spaces } contrats.
mk-paid = { $card } : payé { $paid } sur { $cost }.
mk-split = Comment répartis-tu { $count } cubes entre { $first } et { $second } ?
mk-split-one = { $first } ou { $second } ?
mk-split-label = { $first } { $good }, { $second } { $good2 }
mk-loss-why = Le jeton montre un { $letter }. { $held ->
    [0] Tu n’y as rien
    [one] Tu y as { $held } marchandise
   *[other] Tu y as { $held } marchandises
  }.
mk-loss = { $count ->
    [one] Cède { $count } marchandise : { $column }
   *[other] Cède { $count } marchandises : { $column }
  }
mk-fulfil = { $count ->
    [0] Rien à livrer ici pour l’instant
    [one] Livre le contrat, ou continue
   *[other] Livre un contrat, ou continue
  }
mk-fulfil-why = { $place }. Les cubes de réserve peuvent devenir des marchandises à tout moment.
mk-due = { $contract } : encore dû { $goods }.
mk-taken = Pris
mk-instead = À la place
mk-join-ask = Te joins-tu au voyage pour { $time } ?
mk-join-for = Se joindre pour { $count }
mk-join-brings = Là-bas, { $what }.
mk-join-gain = tu reçois { $goods }
mk-join-deliver = tu peux livrer { $contracts }
mk-join-nothing = Là-bas, tu ne reçois rien et ne peux livrer aucun contrat pour l’instant.
mk-join-reward = Sa récompense, { $contract }, concerne le même lieu.

## Les chiffres d’une place

mk-n-contracts = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
  }
mk-n-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
  }
mk-n-bonus = { $count ->
    [one] { $count } carte Bonus
   *[other] { $count } cartes Bonus
  }
mk-n-buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
  }
