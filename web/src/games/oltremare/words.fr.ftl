# Ce que dit le plateau d’Oltre Mare, à côté des mots du jeu (games/oltremare/words.fr.ftl).

om-chart = Carte de la Méditerranée orientale avec ses ports et ses routes
om-subtitle = commerce vénitien
om-you = Toi

## Phases

om-phase-power = Puissance
om-phase-trade = Commerce
om-phase-actions = Actions
om-phase-loading = Chargement
om-deck = Pioche

## Cartes

om-symbol-d = Ducat
om-symbol-p = Pirate
om-symbol-m = Marché
om-symbol-s = Navire
om-card = { $good } : { $lions } lions, charge { $load }, { $one } et { $other }
om-card-port = port : { $port }
om-lens-lions = Sur la cale : tu gardes au plus { $count } cartes au début de ton tour
om-lens-load = Sur la cale : tu joues { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } à ton tour
om-lens-d = rapporte des ducats : 1, 3 ou 6
om-lens-p = envoie des cartes aux pirates : 1, 3 ou 6
om-lens-m = fait piocher des cartes : 1, 3 ou 6
om-lens-s = le navire parcourt une route
om-pays = { $good } : paie { $pays }
om-pays-now = { $count } ensemble paient { $pays }
om-pays-title = Ce que paie la cale
om-pays-mark = En évidence : ce que paieraient les cartes de ta main, chargées ensemble

## Ce qui est à moi

om-your-hand = Ta main
om-hand-of = Main : { $name }
om-hand-count = Ta main · { $count }
om-hold-to-enlarge = appui long pour agrandir
om-tap-to-add = touche pour ajouter
om-no-cards = Aucune carte en main
om-laid-by = { $name } a joué
om-holds = Les cales
om-laid-out = Cartes jouées
om-hold = Cale · { $count }
om-keeps = garder { $count } au plus
om-plays = en jouer { $count }
om-pirates = { $count ->
    [one] Pile de pirates : { $count } carte
   *[other] Pile de pirates : { $count } cartes
  }
om-pirates-short = Pirates { $count }
om-pirates-top = Dessus : { $card }
om-pirates-known = Tu y as jeté : { $cards }

## Les chiffres d’une place

om-figure-lions = { $count } lions : la limite de la main
om-figure-load = { $count ->
    [one] joue { $count } carte par tour
   *[other] joue { $count } cartes par tour
  }
om-figure-prestige = { $count ->
    [one] { $count } jeton prestige
   *[other] { $count } jetons prestige
  }
om-figure-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
om-figure-hold = { $count ->
    [one] { $count } carte en cale
   *[other] { $count } cartes en cale
  }
om-figure-pirates = { $count ->
    [one] { $count } carte aux pirates
   *[other] { $count } cartes aux pirates
  }
om-figure-markers = { $count ->
    [one] { $count } marqueur de port
   *[other] { $count } marqueurs de port
  }
om-no-marker = aucun marqueur actif

## Ports

om-port-marker = { $marker } ({ $effect })
om-port-empty = aucun marqueur
om-port-ships = navires : { $names }
om-marker-smooth-sailing = 1 ducat pour chaque navire joué
om-marker-compass = te mène dans un autre port
om-marker-fight-pirates = les pirates ne prennent pas de cartes
om-marker-good-business = un symbole ducat de plus
om-marker-local-influence = ducats au début de ton tour : lions moins 3
om-marker-favourable-market = les cartes achetées coûtent 1, 2, 3 et 4

## Ce qui est demandé

om-ask-discard-why = la cale te laisse garder { $lions } cartes, tu en as { $hand }.
om-ask-discard = { $count ->
    [one] Jette { $count } carte sur ta pile de pirates
   *[other] Jette { $count } cartes sur ta pile de pirates
  }
om-ask-trade-why = { $load ->
    [one] il te faut { $load } carte
   *[other] il te faut { $load } cartes
  } pour continuer : tu en as { $hand }.
om-ask-trade = Achète des cartes, négocie, ou passe aux actions
om-ask-answer-why = accepte, refuse ou modifie la proposition.
om-ask-answer = { $name } te fait une offre
om-ask-counter = { $name } te fait une contre-offre
om-ask-reply-why = fais une offre ou passe.
om-ask-reply = { $name } cherche : { $good }. Fais-tu une offre ?
om-ask-reply-any = { $name } cherche des offres : en fais-tu une ?
om-ask-play-why = { $chosen } sur { $needed } choisies.
om-ask-play = { $count ->
    [one] Choisis { $count } carte à jouer
   *[other] Choisis { $count } cartes à jouer
  }
om-ask-sail-why = le navire est à { $port }.
om-ask-sail = { $count ->
    [one] Trace la dernière route
   *[other] Trace encore { $count } routes
  }
om-ask-compass-why = la boussole peut te mener ailleurs.
om-ask-compass = Choisis un port, ou reste
om-ask-load-why = la dernière carte reste dessus et commande ton prochain tour.
om-ask-load = Touche les cartes de bas en haut
om-buy-deck = Acheter une carte · { $price }
om-buy-pirate = Racheter aux pirates · { $price }
om-buy-deck-short = Acheter · { $price }
om-buy-pirate-short = Racheter · { $price }
om-do-end = Passer aux actions
om-do-play = { $count ->
    [one] Jouer { $count } carte
   *[other] Jouer { $count } cartes
  }
om-do-sail = Naviguer vers { $port }
om-do-load = Charger, avec { $card } dessus
om-step-back = Un pas en arrière
om-next-turn = À ton prochain tour, tu gardes au plus { $lions } cartes et tu en joues { $load }.
om-effects = Ce qu’apportent les cartes choisies
om-effect-d = { $count ->
    [one] +{ $count } ducat
   *[other] +{ $count } ducats
  }
om-effect-p = { $count ->
    [one] { $count } aux pirates
   *[other] { $count } aux pirates
  }
om-effect-m = { $count ->
    [one] pioche { $count }
   *[other] pioche { $count }
  }
om-effect-s = { $count ->
    [one] { $count } route
   *[other] { $count } routes
  }

## La négociation

om-talks = Avec qui négocies-tu ?
om-talks-short = Négocier
om-talk-with = Négociation avec { $name }
om-talk-to = Négocier avec { $name }
om-talks-left = { $talks ->
    [one] encore { $talks } négociation
   *[other] encore { $talks } négociations
  }, { $calls ->
    [one] { $calls } appel
   *[other] { $calls } appels
  }
om-no-talks = Plus de négociation pour ce tour
om-proposal = { $n ->
    [1] première proposition
    [2] deuxième proposition
   *[other] troisième proposition
  }
om-new-offer = nouvelle proposition
om-reply = réponse à l’appel
om-turn-yours = à toi de jouer
om-turn-theirs = c’est à { $name } de jouer
om-composing = { $name } prépare une proposition.
om-fold = Mettre de côté : la proposition reste
om-you-give = Tu donnes
om-you-get = Tu reçois
om-hidden = cachée
om-missing = tu n’en as pas
om-add-card = carte
om-add-good = marchandise
om-take-back = Reprendre { $card }
om-want-less = Ne pas demander : { $good }
om-want-more = Demander : { $good }
om-ducats-give = Ducats que tu donnes
om-ducats-get = Ducats que tu reçois
om-say-nothing = tu ne dis rien
om-claim-title = Que dis-tu de cette carte ?
om-claim-port = Ou son port
om-claim-port-none = aucun
om-claim-note = Tu peux mentir. Le bord en pointillé est la vérité.
om-claim-done = Terminé
om-note-truth = Les marchandises nommées sont vraies ; lions, charge, symboles et port se découvrent à l’échange.
om-note-prestige = { $name } reçoit 1 jeton prestige.
om-note-prestige-you = Tu reçois 1 jeton prestige.
om-worth = { $good } en main : { $before }, puis { $after }
om-worth-top = aussi sur la cale
om-worth-pays = Ce qu’elles paient ensemble dans la cale, avant et après
om-surely = à coup sûr { $goods }
om-dealt = a déjà eu le prestige
om-call-title = Lancer un appel
om-call-any = tout
om-call-note = Tous les autres, l’un après l’autre, peuvent te faire une offre.
om-history = Propositions de ce tour
om-line-offer = { $gives } contre { $wants }.
om-line-said = « { $good } : { $claim } »
om-line-call = lance un appel : { $good }.
om-line-call-any = lance un appel à toute offre.
om-line-pass = passe.
om-lot = { $count } { $good }
om-lot-nothing = rien
om-lot-and = { $most } et { $last }
om-accepted = acceptée
om-declined = refusée
om-countered = contre-offre
om-do-decline = Refuser
om-do-raise = Relancer
om-do-raise-label = Relancer : demander 1 ducat de plus
om-do-accept-short = Accepter
om-do-accept = Accepter l’échange
om-do-propose = Proposer
om-do-deliver = Livrer
om-do-pass = Passer
om-do-cancel = Rompre
om-do-back = Partenaires
om-cannot-empty = Mets-y au moins une carte, la tienne ou la sienne.
om-cannot-again = Cette proposition a déjà été refusée ce tour-ci.
om-cannot-short = Il te resterait trop peu de cartes à jouer.
om-cannot-accept = Tu n’as pas les marchandises demandées, ou il te resterait trop peu de cartes.

## Le plateau en mots

om-text-thrown = Jetée aux pirates : { $card }
om-text-players = Joueurs
om-text-ship = navire à { $port }
om-text-top = sur la cale : { $card }
om-text-ports = Ports
om-text-port = { $port } : { $marker }. Routes vers { $ways }
