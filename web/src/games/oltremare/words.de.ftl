# Was der Plan von Oltre Mare neben den Wörtern des Spiels sagt (games/oltremare/words.de.ftl).

om-chart = Seekarte des östlichen Mittelmeers mit Häfen und Seewegen
om-subtitle = Venezianischer Handel
om-you = Du

## Phasen

om-phase-power = Seemacht
om-phase-trade = Handel
om-phase-actions = Aktionen
om-phase-loading = Laden
om-deck = Stapel

## Karten

om-symbol-d = Dukat
om-symbol-p = Seeräuber
om-symbol-m = Markt
om-symbol-s = Schiff
om-card = { $good }: { $lions } Löwen, Ladung { $load }, { $one } und { $other }
om-card-port = Hafen { $port }
om-lens-lions = Oben im Laderaum: Zu Beginn deines Zuges behältst du höchstens { $count } Karten
om-lens-load = Oben im Laderaum: In deinem Zug spielst du { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
om-lens-d = bringt Dukaten: 1, 3 oder 6
om-lens-p = schickt Karten zu den Seeräubern: 1, 3 oder 6
om-lens-m = zieht Karten: 1, 3 oder 6
om-lens-s = das Schiff fährt einen Seeweg
om-pays = { $good } bringt { $pays }
om-pays-now = { $count } zusammen bringen { $pays }
om-pays-title = Was der Laderaum bringt
om-pays-mark = Markiert: was deine Handkarten brächten, zusammen geladen

## Was mir gehört

om-your-hand = Deine Hand
om-hand-of = Hand von { $name }
om-hand-count = Deine Hand · { $count }
om-hold-to-enlarge = gedrückt halten zum Vergrößern
om-tap-to-add = antippen zum Dazulegen
om-no-cards = Keine Handkarten
om-laid-by = { $name } hat gespielt
om-holds = Die Laderäume
om-laid-out = Ausgespielte Karten
om-hold = Laderaum · { $count }
om-keeps = bis zu { $count } behalten
om-plays = { $count } spielen
om-pirates = { $count ->
    [one] Seeräuberstapel: 1 Karte
   *[other] Seeräuberstapel: { $count } Karten
  }
om-pirates-short = Seeräuber { $count }
om-pirates-top = Obenauf: { $card }
om-pirates-known = Von dir dorthin geworfen: { $cards }

## Die Zahlen eines Platzes

om-figure-lions = { $count } Löwen: die Grenze der Hand
om-figure-load = { $count ->
    [one] spielt 1 Karte pro Zug
   *[other] spielt { $count } Karten pro Zug
  }
om-figure-prestige = { $count ->
    [one] 1 Prestigemarker
   *[other] { $count } Prestigemarker
  }
om-figure-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
om-figure-hold = { $count ->
    [one] 1 Karte im Laderaum
   *[other] { $count } Karten im Laderaum
  }
om-figure-pirates = { $count ->
    [one] 1 Karte bei den Seeräubern
   *[other] { $count } Karten bei den Seeräubern
  }
om-figure-markers = { $count ->
    [one] 1 Hafenmarker
   *[other] { $count } Hafenmarker
  }
om-no-marker = kein aktiver Marker

## Häfen

om-port-marker = { $marker } ({ $effect })
om-port-empty = kein Marker
om-port-ships = Schiffe: { $names }
om-marker-smooth-sailing = 1 Dukat für jedes gespielte Schiff
om-marker-compass = bringt dich in einen anderen Hafen
om-marker-fight-pirates = Seeräuber nehmen keine Karten
om-marker-good-business = ein Dukatensymbol mehr
om-marker-local-influence = Dukaten zu Beginn deines Zuges: Löwen minus 3
om-marker-favourable-market = gekaufte Karten kosten 1, 2, 3 und 4

## Was gefragt ist

om-ask-discard-why = Der Laderaum lässt dir { $lions } Karten, du hast { $hand }.
om-ask-discard = { $count ->
    [one] Wirf 1 Karte auf deinen Seeräuberstapel
   *[other] Wirf { $count } Karten auf deinen Seeräuberstapel
  }
om-ask-trade-why = { $load ->
    [one] Du brauchst 1 Karte
   *[other] Du brauchst { $load } Karten
  }, um weiterzumachen; du hast { $hand }.
om-ask-trade = Kauf Karten, verhandle, oder weiter zu den Aktionen
om-ask-answer-why = Nimm an, lehne ab oder ändere den Vorschlag.
om-ask-answer = { $name } macht dir ein Angebot
om-ask-counter = { $name } macht dir ein Gegenangebot
om-ask-reply-why = Mach ein Angebot oder passe.
om-ask-reply = { $name } sucht { $good }: Bietest du etwas an?
om-ask-reply-any = { $name } sucht Angebote: Machst du eines?
om-ask-play-why = { $chosen } von { $needed } gewählt.
om-ask-play = { $count ->
    [one] Wähle 1 Karte zum Ausspielen
   *[other] Wähle { $count } Karten zum Ausspielen
  }
om-ask-sail-why = Das Schiff liegt in { $port }.
om-ask-sail = { $count ->
    [one] Zeichne den letzten Seeweg
   *[other] Zeichne noch { $count } Seewege
  }
om-ask-compass-why = Der Kompass kann dich anderswohin bringen.
om-ask-compass = Wähle einen Hafen, oder bleib
om-ask-load-why = Die letzte Karte bleibt oben und bestimmt deinen nächsten Zug.
om-ask-load = Tippe die Karten von unten nach oben an
om-buy-deck = Karte kaufen · { $price }
om-buy-pirate = Von den Seeräubern zurückkaufen · { $price }
om-buy-deck-short = Kaufen · { $price }
om-buy-pirate-short = Zurückkaufen · { $price }
om-do-end = Weiter zu den Aktionen
om-do-play = { $count ->
    [one] 1 Karte ausspielen
   *[other] { $count } Karten ausspielen
  }
om-do-sail = Nach { $port } segeln
om-do-load = Laden, mit { $card } obenauf
om-step-back = Einen Schritt zurück
om-next-turn = In deinem nächsten Zug behältst du bis zu { $lions } Karten und spielst { $load }.
om-effects = Was die gewählten Karten bringen
om-effect-d = { $count ->
    [one] +1 Dukat
   *[other] +{ $count } Dukaten
  }
om-effect-p = { $count ->
    [one] 1 zu den Seeräubern
   *[other] { $count } zu den Seeräubern
  }
om-effect-m = { $count ->
    [one] 1 ziehen
   *[other] { $count } ziehen
  }
om-effect-s = { $count ->
    [one] 1 Seeweg
   *[other] { $count } Seewege
  }

## Die Verhandlung

om-talks = Mit wem verhandelst du?
om-talks-short = Verhandeln
om-talk-with = Verhandlung mit { $name }
om-talk-to = Mit { $name } verhandeln
om-talks-left = { $talks ->
    [one] noch 1 Verhandlung
   *[other] noch { $talks } Verhandlungen
  }, { $calls ->
    [one] 1 Aufruf
   *[other] { $calls } Aufrufe
  }
om-no-talks = In diesem Zug keine Verhandlung mehr
om-proposal = { $n ->
    [1] erster Vorschlag
    [2] zweiter Vorschlag
   *[other] dritter Vorschlag
  }
om-new-offer = neuer Vorschlag
om-reply = Antwort auf den Aufruf
om-turn-yours = du bist dran
om-turn-theirs = { $name } ist dran
om-composing = { $name } bereitet einen Vorschlag vor.
om-fold = Beiseitelegen: Der Vorschlag bleibt
om-you-give = Du gibst
om-you-get = Du bekommst
om-hidden = verdeckt
om-missing = hast du nicht
om-add-card = Karte
om-add-good = Ware
om-take-back = { $card } zurücknehmen
om-want-less = { $good } nicht verlangen
om-want-more = { $good } verlangen
om-ducats-give = Dukaten, die du gibst
om-ducats-get = Dukaten, die du bekommst
om-say-nothing = du sagst nichts
om-claim-title = Was sagst du über diese Karte?
om-claim-port = Oder ihr Hafen
om-claim-port-none = keiner
om-claim-note = Es muss nicht stimmen. Der gestrichelte Rand ist die Wahrheit.
om-claim-done = Fertig
om-note-truth = Die genannten Waren stimmen; Löwen, Ladung, Symbole und Hafen sieht man, wenn die Karten den Besitzer wechseln.
om-note-prestige = { $name } bekommt 1 Prestigemarker.
om-note-prestige-you = Du bekommst 1 Prestigemarker.
om-worth = { $good } auf der Hand: { $before }, dann { $after }
om-worth-top = auch oben im Laderaum
om-worth-pays = Was sie zusammen im Laderaum bringen, vorher und nachher
om-surely = sicher { $goods }
om-dealt = hat das Prestige schon
om-call-title = Angebote einholen
om-call-any = beliebige Ware
om-call-note = Alle anderen können dir reihum ein Angebot machen.
om-history = Vorschläge dieses Zuges
om-line-offer = { $gives } für { $wants }.
om-line-said = „{ $good }: { $claim }“
om-line-call = Aufruf: { $good }.
om-line-call-any = Aufruf: jedes Angebot.
om-line-pass = kein Angebot.
om-lot = { $count } × { $good }
om-lot-nothing = nichts
om-lot-and = { $most } und { $last }
om-accepted = angenommen
om-declined = abgelehnt
om-countered = Gegenangebot
om-do-decline = Ablehnen
om-do-raise = Erhöhen
om-do-raise-label = Erhöhen: 1 Dukaten mehr verlangen
om-do-accept-short = Annehmen
om-do-accept = Handel annehmen
om-do-propose = Vorschlagen
om-do-deliver = Liefern
om-do-pass = Passen
om-do-cancel = Abbrechen
om-do-back = Partner
om-cannot-empty = Leg mindestens eine Karte hinein, von dir oder vom anderen.
om-cannot-again = Dieser Vorschlag wurde in diesem Zug schon abgelehnt.
om-cannot-short = Dir blieben zu wenige Karten zum Ausspielen.
om-cannot-accept = Du hast die verlangten Waren nicht, oder dir blieben zu wenige Karten.

## Der Plan in Worten

om-text-thrown = Zu den Seeräubern geworfen: { $card }
om-text-players = Spieler
om-text-ship = Schiff in { $port }
om-text-top = oben im Laderaum { $card }
om-text-ports = Häfen
om-text-port = { $port }: { $marker }. Seewege nach { $ways }
