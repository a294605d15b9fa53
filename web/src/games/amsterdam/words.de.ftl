# Was der Plan von Amsterdam neben den Wörtern des Spiels sagt (games/amsterdam/words.de.ftl).

ams-ends = Endet, sobald jemand nur noch { $carts ->
    [one] 1 Karren
   *[other] { $carts } Karren
  } oder weniger hat
ams-ends-short = Endet bei { $carts ->
    [one] 1 Karren
   *[other] { $carts } Karren
  }
ams-fewest = jetzt am wenigsten: { $carts }

## Die Karte

ams-chart = Karte von Amsterdam mit ihren Strecken
ams-year = anno 1660
ams-water = Het IJ
ams-route = { $route }: { $colour }, { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
  }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
ams-route-cart = Waren
ams-route-free = frei
ams-route-closed = durch die Doppelstrecke gesperrt
ams-route-claimed = Karren von { $name }
ams-any-colour = eine beliebige Farbe

## Was mir gehört

ams-your-hand = Deine Hand
ams-hand-of = Hand von { $name }
ams-no-cards = Noch keine Karten
ams-stack = { $count } { $card }
ams-your-contracts = Deine Aufträge
ams-contracts-of = Aufträge von { $name }
ams-no-contracts = Noch keine
ams-contract = { $a } – { $b }
ams-contract-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
ams-connected = verbunden
ams-to-go = noch { $routes ->
    [one] 1 Strecke
   *[other] { $routes } Strecken
  }, { $carts ->
    [one] 1 Karren
   *[other] { $carts } Karren
  }
ams-to-go-short = noch { $routes ->
    [one] 1 Strecke
   *[other] { $routes } Strecken
  }
ams-too-few-carts = zu wenige Karren übrig
ams-cut-off = kein Weg mehr frei

## Der Markt

ams-market = Markt
ams-take-two = Nimm zwei oder einen Joker
ams-take-one = Nimm noch eine
ams-hand-short = Hand
ams-take-short = nimm zwei
ams-deck = Stapel
ams-deck-left = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
  }
ams-contracts-left = { $count ->
    [one] noch 1 Auftrag
   *[other] noch { $count } Aufträge
  }
ams-in-display = { $card }, offen
ams-empty-slot = Leerer Platz
ams-draw-contracts = Aufträge

## Auswahl

ams-claim-with = Mit { $cards } nehmen
ams-claim-route-with = { $route } mit { $cards } nehmen
ams-mixed = { $cards } und { $wilds }
ams-keep-which = Einen behalten oder beide

## Die Zahlen eines Platzes

ams-carts-left = { $count ->
    [one] noch 1 Karren
   *[other] noch { $count } Karren
  }
ams-cards-held = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
ams-contracts-held = { $count ->
    [one] 1 Auftrag
   *[other] { $count } Aufträge
  }
ams-merchandise-held = { $count ->
    [one] 1 Warenkarte
   *[other] { $count } Warenkarten
  }
ams-seen = In dieser Hand gesehen: { $cards }

## Der Plan in Worten

ams-text-display = Offen: { $cards }
ams-text-players = Spieler
ams-text-claims = { $name } besitzt { $routes }
ams-text-no-claims = { $name } besitzt keine Strecke
ams-text-contract = { $contract }, { $points }: { $state }
ams-text-from = Ab { $place }
