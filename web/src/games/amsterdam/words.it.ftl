# Che cosa dice il tabellone di Amsterdam, oltre alle parole del gioco (games/amsterdam/words.it.ftl).

ams-ends = Si finisce quando un giocatore ha { $carts ->
    [one] 1 Carretto
   *[other] { $carts } Carretti
  } o meno
ams-ends-short = Fine a { $carts ->
    [one] 1 Carretto
   *[other] { $carts } Carretti
  }
ams-fewest = minimo ora: { $carts }

## La carta

ams-chart = Pianta di Amsterdam con le sue linee
ams-year = anno 1660
ams-water = Het IJ
ams-route = { $route }: { $colour }, { $spaces ->
    [one] 1 casella
   *[other] { $spaces } caselle
  }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
ams-route-cart = Bonus Merce
ams-route-free = libera
ams-route-closed = chiusa dalla sua Doppia Linea
ams-route-claimed = Carretti di { $name }
ams-any-colour = un colore qualsiasi

## Che cosa è mio

ams-your-hand = La tua mano
ams-hand-of = Mano di { $name }
ams-no-cards = Ancora nessuna carta
ams-stack = { $count } { $card }
ams-your-contracts = I tuoi Contratti
ams-contracts-of = Contratti di { $name }
ams-no-contracts = Ancora nessuno
ams-contract = { $a } – { $b }
ams-contract-worth = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
ams-connected = collegati
ams-to-go = { $routes ->
    [one] manca 1 linea
   *[other] mancano { $routes } linee
  }, { $carts ->
    [one] 1 Carretto
   *[other] { $carts } Carretti
  }
ams-to-go-short = { $routes ->
    [one] manca 1 linea
   *[other] mancano { $routes } linee
  }
ams-too-few-carts = Carretti insufficienti
ams-cut-off = non c'è più un percorso

## Il mercato

ams-market = Mercato
ams-take-two = Prendine due, o un Jolly
ams-take-one = Prendine un'altra
ams-hand-short = Mano
ams-take-short = prendine 2
ams-deck = Mazzo
ams-deck-left = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
  }
ams-contracts-left = { $count ->
    [one] 1 Contratto rimasto
   *[other] { $count } Contratti rimasti
  }
ams-in-display = { $card }, scoperta
ams-empty-slot = Posto vuoto
ams-draw-contracts = Contratti

## Scelte

ams-claim-with = Controlla con { $cards }
ams-claim-route-with = Controlla { $route } con { $cards }
ams-mixed = { $cards } e { $wilds }
ams-keep-which = Tienine uno, o entrambi

## Le cifre di un posto

ams-carts-left = { $count ->
    [one] 1 Carretto rimasto
   *[other] { $count } Carretti rimasti
  }
ams-cards-held = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
  }
ams-contracts-held = { $count ->
    [one] 1 Contratto
   *[other] { $count } Contratti
  }
ams-merchandise-held = { $count ->
    [one] 1 carta Bonus Merce
   *[other] { $count } carte Bonus Merce
  }
ams-seen = Viste in questa mano: { $cards }

## Il tabellone in parole

ams-text-display = Scoperte: { $cards }
ams-text-players = Giocatori
ams-text-claims = { $name } controlla { $routes }
ams-text-no-claims = { $name } non controlla linee
ams-text-contract = { $contract }, { $points }: { $state }
ams-text-from = Da { $place }
