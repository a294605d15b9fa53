# Was der Plan von Merkator neben den Wörtern des Spiels sagt (games/merkator/words.de.ftl).

mk-and = { $first } und { $last }
mk-choices = Auswahl

## Die Karte

mk-map = Karte Europas mit den Handelsorten
mk-year = Hamburg, anno 1648
mk-cubes = { $count ->
    [0] keine Würfel
    [one] 1 Würfel
   *[other] { $count } Würfel
  }
mk-take-cubes = { $count ->
    [0] keine Würfel zu holen
    [one] 1 Würfel: eine der beiden Waren
    [2] 2 Würfel: von jeder eine
   *[other] { $count } Würfel aufzuteilen
  }
mk-bonus-gain = { $count } × { $good } von deiner Bonuskarte
mk-threshold = { $count ->
    [0] überall ein Würfel mehr
    [one] ein Würfel mehr, wo schon einer liegt
   *[other] ein Würfel mehr, wo schon { $count } liegen
  }
mk-time-effect = { $time } Zeit
mk-token-here = hier steht die Figur
mk-links = verbunden mit { $places }
mk-in = in { $place }
mk-last = letzter Zug von allen

## Zeit

mk-left = noch { $count }
mk-of = { $left } von { $full }
mk-check-in = { $count ->
    [one] Verlustprüfung: beim nächsten Zeitmarker
   *[other] Verlustprüfung in { $count } Zeitmarkern
  }
mk-seen = gesehen: { $letters }
mk-no-losses = keine Verluste
mk-over = Das Spiel ist zu Ende
mk-last-round = letzte Runde
mk-last-round-next = gleich kommt die letzte Runde
mk-risk = { $column }: { $risk } % für eine Verlustprüfung
mk-risk-short = { $risk } % Gefahr
mk-solo = Solo
mk-solo-note = jeden Zug ein neuer Auftrag

## Phasen

mk-phase-1 = Investieren
mk-phase-2 = Reisen
mk-phase-3 = Aufträge
mk-phase-4 = Mitreisen

## Kontor und Aufträge

mk-column-a = Nahrung
mk-column-b = Obst
mk-column-c = Krieg
mk-column-d = Bergbau
mk-column-e = Textil
mk-column-f = Luxus
mk-any = { $column } nach Wahl
mk-different = verschiedene
mk-types = Warenarten
mk-supply = Vorrat
mk-supplied = ein Würfel ({ $cube }) im Vorrat
mk-your-office = Dein Kontor
mk-office-of = Kontor von { $name }
mk-office-short = Kontor · { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
  }
mk-your-contracts = Deine Aufträge
mk-contracts-of = Aufträge von { $name }
mk-contracts-in = Aufträge: { $place }
mk-contracts-short = Aufträge { $count }
mk-show = Was die Leiste zeigt
mk-contract = { $place } { $value }: { $needs }; { $state }
mk-peace = Frieden
mk-ready = bereit
mk-ready-in = bereit: { $place }
mk-join-to-deliver = zum Liefern mitreisen
mk-done = geliefert
mk-missing = fehlt: { $goods }
mk-by-supply = { $good } aus dem Vorrat
mk-never = wird nie geliefert
mk-sells = für { $value } verkaufen
mk-hand = Auf der Hand

## Markt

mk-market = Markt
mk-bonus-note = zwei für dich, eine beim Mitreisen
mk-bonus-solo = zwei bei jedem Besuch
mk-building-note = Wert jetzt · Kosten
mk-building-note-contracts = Wert jetzt · mit Aufträgen bezahlt
mk-your-cards = Deine Karten
mk-cards = Karten
mk-piles = Oben auf den Stapeln
mk-piles-note = Belohnung: nächste Stufe
mk-bonus = { $place }: { $active } × { $good } für den Reisenden, { $join } beim Mitreisen; Kosten { $cost }
mk-building = { $name }: { $scoring }; dir jetzt { $worth } wert; Kosten { $cost }
mk-worth = jetzt { $worth } wert
mk-points-short = jetzt
mk-tiers = { $low } bis { $high } für { $from } bis { $to } Zeitmarker
mk-discarded = { $count } abgelegt
mk-ends = beendet das Spiel

## Was gefragt ist

mk-invest = Investiere, oder wähle dein Reiseziel
mk-invest-why = Verkauf Aufträge, kauf Karten oder brich gleich auf: Klick auf einen Ort.
mk-invest-why-contracts = Kauf Karten mit Aufträgen oder brich gleich auf: Klick auf einen Ort.
mk-travel-why = Jeder Ort zeigt, was dort für dich bereitliegt.
mk-split-why = Die Würfel aus { $place } werden zu Waren.
mk-travel = Wähle dein Reiseziel
mk-forced = { $count ->
    [one] Verkauf vor der Reise einen Auftrag
   *[other] Verkauf vor der Reise { $count } Aufträge
  }
mk-forced-why = Dein Kontor hat Platz für { $spaces } Aufträge.
mk-paid = { $card }: { $paid } von { $cost } bezahlt.
mk-split = Wie teilst du { $count } Würfel auf { $first } und { $second } auf?
mk-split-one = { $first } oder { $second }?
mk-split-label = { $first } × { $good }, { $second } × { $good2 }
mk-loss-why = Der Zeitmarker zeigt ein { $letter }. Du hast dort { $held ->
    [0] nichts
    [one] 1 Ware
   *[other] { $held } Waren
  }.
mk-loss = { $count ->
    [one] Gib 1 Ware der Kategorie { $column } ab
   *[other] Gib { $count } Waren der Kategorie { $column } ab
  }
mk-fulfil = { $count ->
    [0] Hier ist jetzt nichts zu liefern
    [one] Erfülle den Auftrag, oder mach weiter
   *[other] Erfülle einen Auftrag, oder mach weiter
  }
mk-fulfil-why = { $place }. Vorratswürfel können jederzeit zu Waren werden.
mk-due = { $contract }: noch fällig { $goods }.
mk-taken = Genommen
mk-instead = Stattdessen
mk-join-ask = Für { $time } mitreisen?
mk-join-for = Für { $count } mitreisen
mk-join-brings = Du { $what }.
mk-join-gain = bekommst dort { $goods }
mk-join-deliver = kannst { $contracts } erfüllen
mk-join-nothing = Du bekommst dort nichts und kannst jetzt keinen Auftrag erfüllen.
mk-join-reward = Die Belohnung, { $contract }, ist für denselben Ort.

## Die Zahlen eines Platzes

mk-n-contracts = { $count ->
    [one] 1 Auftrag
   *[other] { $count } Aufträge
  }
mk-n-goods = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
  }
mk-n-bonus = { $count ->
    [one] 1 Bonuskarte
   *[other] { $count } Bonuskarten
  }
mk-n-buildings = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
  }
