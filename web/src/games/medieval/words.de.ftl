# Der Plan von Medieval Merchant, neben games/medieval/words.de.ftl.

mm-chart = Die Karte der Handelswege
mm-subtitle = anno 1350
mm-you = du
mm-and = { $most } und { $last }

territory-flandern = Flandern
territory-holland = Friesland
territory-rheinland = Rheinland
territory-westfalen = Westfalen
territory-hanse = Holstein
territory-niedersachsen = Niedersachsen
territory-sachsen = Thüringen
territory-franken = Franken
territory-schwaben = Schwaben
territory-bayern = Bayern

## Der Zug

mm-phase-home = Heimatorte
mm-phase-marker = Marker
mm-phase-cities = Städte
mm-phase-income = Einkommen
mm-phase-open = Eröffnen
mm-phase-settle = Abrechnen
mm-towns-left = Freie Kleinstädte
mm-towns-end = Das Spiel endet sofort, wenn die letzte Kleinstadt besetzt ist. { $count ->
    [one] 1 Kleinstadt ist noch frei.
   *[other] { $count } Kleinstädte sind noch frei.
 }
mm-awarded = Vergeben
mm-awarded-of = { $count } von { $all }
mm-idle = Ohne Eröffnung: { $count } von { $players }
mm-idle-long = Züge in Folge ohne Eröffnung. Nach { $players } davon ist das Spiel zu Ende.

mm-lead-home = Heimatorte.
mm-lead-phase = Phase { $n } von 5.
mm-ask-home-why = Dein erstes Haus: Hier beginnen deine Wege, und eine Kleinstadt kostet jetzt nichts.
mm-ask-home = Wähle deinen Heimatort
mm-ask-place-why = { $count ->
    [one] Dein letzter Marker
   *[other] { $count } Marker auf der Hand
 }; { $cities ->
    [one] 1 Stadt passt.
   *[other] { $cities } Städte passen.
 }
mm-ask-place = Leg einen Marker auf eine geschlossene Stadt seines Werts
mm-ask-cities-why = Kassiere in jeder Stadt, oder baue ein Haus dazu.
mm-ask-cities = Entscheide für jede deiner Städte
mm-ask-open-why = { $cash } Dukaten in der Börse. { $towns ->
    [one] Noch 1 Kleinstadt frei.
   *[other] Noch { $towns } Kleinstädte frei.
 }
mm-ask-open = Eröffne eine Niederlassung, oder passe
mm-ask-second-why = { $cash } Dukaten in der Börse, { $letters ->
    [one] 1 Brief
   *[other] { $letters } Briefe
 }.
mm-ask-second = Einen Brief für eine zweite Niederlassung benutzen?
mm-ask-take = { $places } gewinnen
mm-ask-enlarge = in { $places } ausbauen
mm-ask-collect = in { $places } { $ducats } kassieren
mm-ask-collect-many = in { $count } Städten { $ducats } kassieren
mm-ask-plain = Den Brief behalten
mm-why-take = Du gewinnst den Marker von { $place }: +{ $points }.
mm-why-lose = Der Marker von { $place } geht an { $name }: +{ $points }.
mm-why-money = { $gained ->
    [0] Kein Einkommen.
   *[other] { $gained } Dukaten mit dem Grundeinkommen.
 } Danach { $cash } in der Börse.
mm-do-settle = { $count ->
    [one] 1 Stadt abrechnen
    [2] Zwei Städte abrechnen
    [3] Drei Städte abrechnen
   *[other] { $count } Städte abrechnen
 }
mm-do-plain = Brief behalten
mm-do-double = Doppeltes Einkommen: { $ducats }
mm-do-stop = Brief behalten
mm-do-pass = Nichts eröffnen

## Phase 2

mm-panel = Kassieren oder ausbauen
mm-panel-sub = { $count ->
    [0] Keine offene Stadt
    [one] 1 offene Stadt
   *[other] { $count } offene Städte
 } · Einkommen { $income } pro freiem Feld
mm-double = Doppeltes Einkommen
mm-double-long = { $double } statt { $plain }, in diesem Zug kein Ausbau
mm-city-free = { $free } von { $value } frei
mm-collect = kassieren
mm-leave = lassen
mm-enlarge = ausbauen
mm-twice = doppelt
mm-enlarge-to = ausbauen { $own }/{ $value }
mm-double-to = doppelt: { $own }/{ $value }
mm-own-of = { $own } von { $value }
mm-for = → { $name }
mm-option-collect = { $ducats } Dukaten kassieren
mm-option-leave = nichts dazubauen
mm-option-enlarge = { $choice ->
    [double] mit einem Brief zwei Häuser dazubauen
   *[other] ein Haus dazubauen
 }, { $own } von { $value }
mm-option-paid = für { $ducats } Dukaten
mm-option-take = gewinnt den Marker, +{ $points }
mm-option-lose = Marker: { $name }, +{ $points }
mm-blocked-income = doppeltes Einkommen
mm-blocked-letter-used = Brief im Einsatz
mm-blocked-no-houses = keine Häuser mehr
mm-blocked-money = zu teuer
mm-blocked-rules = nicht erlaubt
mm-sum-points = Punkte der Marker
mm-sum-money = Kassiert und Grundeinkommen
mm-sum-paid = Bezahlt für Häuser
mm-sum-after = Nach dieser Phase
mm-sum-total = { $points } Punkte · { $ducats } Dukaten
mm-fold = Tafel zuklappen
mm-phase-city = { $city }: { $what }. Klick für die nächste Wahl.

## Was mir gehört

mm-markers = Deine Marker
mm-markers-of = Marker von { $name }
mm-only-you = nur du siehst sie
mm-markers-none = Alle deine Marker sind gelegt.
mm-marker = { $count ->
    [one] Marker mit Wert { $value }
   *[other] { $count } Marker mit Wert { $value }
 }: { $cities }
mm-marker-none = keine geschlossene Stadt
mm-unseen = Die anderen haben
mm-letters = Briefe
mm-letters-none = keine mehr
mm-letters-count = { $count ->
    [0] Kein Brief mehr
    [one] Noch 1 Brief
   *[other] Noch { $count } Briefe
 }
mm-letter-wanted = Einer ist im Einsatz.
mm-purse = Börse
mm-purse-after = { $ducats } nach dieser Phase
mm-purse-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } am Ende
mm-territories = Gebiete
mm-territories-of = { $count } von { $all }
mm-territories-points = { $points ->
    [one] 1 Punkt am Ende
   *[other] { $points } Punkte am Ende
 }
mm-territory-nobody = noch niemand
mm-territory-names = { $name }: { $names }
mm-lands-tab = Gebiete
mm-lands-points = { $points } Punkte für jedes Gebiet mit einer Niederlassung
mm-home = Heimat { $place }

mm-figure-ducats = { $count } Dukaten
mm-figure-concealed = Geld verdeckt
mm-figure-letters = { $count ->
    [one] 1 Brief
   *[other] { $count } Briefe
 }
mm-figure-hand = { $count ->
    [one] 1 Marker auf der Hand
   *[other] { $count } Marker auf der Hand
 }
mm-figure-lands = { $count ->
    [one] 1 Gebiet
   *[other] { $count } Gebiete
 }
mm-figure-houses = noch { $count } Häuser

## Die Karte

mm-city-closed = Wert { $value }, geschlossen
mm-city-open = Wert { $value }, offen
mm-city-awarded = Wert { $value }, Marker: { $name }
mm-city-out = nicht im Spiel
mm-free = { $free ->
    [0] voll
   *[other] { $free } von { $value } frei
 }
mm-needs = Mehrheit mit { $count }
mm-town-empty = { $town }, leere Kleinstadt
mm-town-taken = { $town }, Kleinstadt, besetzt: { $name }
mm-town-out = { $town }, nicht im Spiel
mm-costs = für { $cost } Dukaten

## Der Plan in Worten

mm-text-mine = Was mir gehört
mm-text-purse = Börse: { $ducats } Dukaten
mm-text-choices = Deine Städte in dieser Phase
mm-text-players = Spieler
mm-text-won = gewonnene Marker: { $places }
mm-text-won-none = keine Marker gewonnen
mm-text-cities = Städte
mm-text-towns = Kleinstädte
mm-text-routes = Wege: { $routes }
mm-text-clock = Das Ende
