# Medieval Merchant, auf Deutsch. Wie Schlüssel gefunden werden: engine/wording.hpp.

## Was gefragt ist

decision-home = Wähle deinen Heimatort.
decision-place = Leg einen deiner Marker auf eine geschlossene Stadt mit demselben Wert.
decision-income = Einen Brief benutzen, um dein Einkommen zu verdoppeln? Dann darfst du in diesem Zug keine Stadt ausbauen.
decision-city = In dieser offenen Stadt kassieren oder ausbauen?
decision-paid = In einer vergebenen Stadt für ein weiteres Haus bezahlen?
decision-open = Eröffne eine neue Niederlassung, oder passe.
decision-second = Einen Brief für eine zweite neue Niederlassung benutzen?
decision-over = Das Spiel ist zu Ende.

## Züge

move-home = In { $place } ansiedeln
move-place = Einen Marker auf { $place } legen
move-income = Den Brief behalten
move-income-double = Einen Brief benutzen: doppeltes Einkommen
move-collect = In { $place } kassieren
move-enlarge = In { $place } ausbauen
move-double = Einen Brief benutzen: in { $place } um zwei Häuser ausbauen
move-done = Für keine weiteren Häuser bezahlen
move-open = { $place } eröffnen
move-pass = Nichts eröffnen
move-stop = Den Brief behalten: keine zweite Niederlassung

## Was geschah

event-settled = { $actor } siedelt sich in { $place } an.
event-settled-you = Du siedelst dich in { $place } an.
event-laid = { $actor } legt einen Marker mit Wert { $value } auf { $place }.
event-laid-you = Du legst einen Marker mit Wert { $value } auf { $place }.
event-collected = { $actor } kassiert in { $place } { $ducats }.
event-collected-you = Du kassierst in { $place } { $ducats }.
event-enlarged = { $actor } baut in { $place } aus.
event-enlarged-you = Du baust in { $place } aus.
event-paid = { $actor } bezahlt { $ducats } und baut in { $place } aus.
event-paid-you = Du bezahlst { $ducats } und baust in { $place } aus.
event-letter = { $actor } benutzt einen Empfehlungsbrief.
event-letter-you = Du benutzt einen Empfehlungsbrief.
event-letter-enlarge = { $actor } benutzt einen Brief: zwei Häuser in einer Stadt.
event-letter-you-enlarge = Du benutzt einen Brief: zwei Häuser in einer Stadt.
event-letter-income = { $actor } benutzt einen Brief: doppeltes Einkommen.
event-letter-you-income = Du benutzt einen Brief: doppeltes Einkommen.
event-letter-open = { $actor } benutzt einen Brief: eine zweite Niederlassung.
event-letter-you-open = Du benutzt einen Brief: eine zweite Niederlassung.
event-income = { $actor } erhält { $ducats }.
event-income-you = Du erhältst { $ducats }.
event-opened = { $actor } eröffnet { $place } für { $ducats }.
event-opened-you = Du eröffnest { $place } für { $ducats }.
event-scored = Punkte: +{ $points }.
event-passed = { $actor } eröffnet nichts.
event-passed-you = Du eröffnest nichts.
event-awarded = { $actor } gewinnt den Marker von { $place }: +{ $points }.
event-awarded-you = Du gewinnst den Marker von { $place }: +{ $points }.
event-ended = Das Spiel ist zu Ende.
event-ended-towns = Die letzte Kleinstadt ist besetzt: Das Spiel endet sofort.
event-ended-markers = Alle Marker sind vergeben: Das Spiel ist zu Ende.
event-ended-standstill = Eine ganze Runde lang hat niemand eine Niederlassung eröffnet: Das Spiel ist zu Ende.

## Punkte

score-start = Startpunkt
score-towns = Kleinstädte
score-markers = Marker
score-territories = Gebiete
score-money = Geld

## Gründe eines Tipps

term-score = Punkte der Kleinstädte
term-score-gain = bringt Punkte mit Kleinstädten
term-score-loss = kostet Punkte der Kleinstädte
term-territories = deine Niederlassungen in { $territory }
term-territories-done = fasst Fuß in { $territory }
term-money = Geld und Einkommen
term-money-gain = bringt Geld oder Einkommen
term-money-loss = kostet Geld oder Einkommen
term-city = der Marker von { $place }
term-city-done = gewinnt den Marker von { $place }
term-city-gain = verbessert deine Aussicht auf den Marker von { $place }
term-city-loss = verschlechtert deine Aussicht auf den Marker von { $place }
term-city-new = steigt in das Rennen um den Marker von { $place } ein
term-city-gone = beendet das Rennen um den Marker von { $place }
term-reach = Orte in Reichweite
term-reach-gain = bringt Orte in Reichweite
term-reach-loss = lässt weniger Orte in Reichweite
term-letters = übrige Briefe
term-letters-gain = spart Briefe
term-letters-loss = verbraucht Briefe
term-rival = was { $seat } erreichen kann
term-rival-gain = hält { $seat } auf
term-rival-loss = hilft { $seat }

## Optionen

option-open-cash = Bargeld offen
option-open-cash-off = nur das eigene
option-open-cash-on = von allen

## Material

ducats-any = { $n } Dukaten
ducats-1 = 1 Dukaten

## Der Plan

board-seat = Platz { $seat }
board-round = Runde { $round }
board-homes = Heimatorte
board-towns-left = noch { $count } Kleinstädte
board-town-left = noch 1 Kleinstadt
board-idle = Züge ohne Eröffnung: { $count } von { $players }
board-points = Punkte
board-cash = Geld
board-income = Einkommen
board-letters = Briefe
board-houses = Häuser
board-markers = Hand
board-lands = Gebiete
board-won = gewonnene Marker
board-none = keine
board-hand = Hand
board-unseen = Die anderen haben
board-asked = Gefragt
board-asked-city = { $city }: { $free } frei, bringt { $ducats }
board-routes = Wege
board-legend = GEN eine Stadt, Wes eine Kleinstadt · GEN:7 geschlossen, Wert 7 · GEN[01···] offen: Häuser der Plätze 0 und 1 in Ringfolge, dann freie Felder · [01···]+1 das letzte Haus steht noch in der Mitte · GEN(00···)0 vergeben an Platz 0 · Wes○ leer, Wes0 von Platz 0 · «GEN» kannst du jetzt wählen · die Karte zeigt die Wege zu Kleinstädten, die Tabelle alle
