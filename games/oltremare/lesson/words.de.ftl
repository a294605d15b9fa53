# Die geführte erste Partie von Oltre Mare, auf Deutsch: Ihre Schritte stehen in steps.json.

title = Vier Ballen Seide für Venedig

intro = In Oltre Mare wirkt jede Karte zweimal: Ihre Symbole bringen Dukaten, Karten und eine Fahrt, dann kommt sie in deinen Laderaum und wird zusammen mit ihren Nachbarn verkauft. Handle gut, leg gleiche Waren aufeinander, und am Ende gewinnst du mit den meisten Dukaten.

discard = Ein Zug beginnt mit einem Blick oben auf deinen Laderaum: Seide mit 4 Löwen, also darfst du 4 Karten behalten, und du hast 5. Wirf das Salz mit Markt und Schiff auf deinen Seeräuberstapel. Es ist nicht für immer verloren, wie du sehen wirst.
discard-done = Vier Karten bleiben dir; jede Karte auf deinem Seeräuberstapel kostet 1 Dukaten, sooft die Laderäume verkauft werden.

buy = Jetzt handelst du. In einem Zug darfst du bis zu 4 Karten kaufen, für je 3 Dukaten, oder für je 4, sobald du nichts mehr hast. Kauf eine Karte vom Warenstapel.
buy-done = Seide! Mit der Seide auf deiner Hand und der oben im Laderaum kommst du auf drei.

deal = Vier Karten Seide nebeneinander bringen 11 Dukaten, da ist eine weitere einen Handel wert. Dein linker Nachbar, der nach dir dran ist, lädt Oliven: Verhandle mit ihm, gib deine beiden Oliven, verlange 1 × Seide, und schick es mit „Vorschlagen“ ab. Die genannten Waren müssen stimmen; über Symbole und Löwen musst du nichts sagen.
deal-done = Abgemacht: Die Seide gehört dir, und dein Partner bekommt 1 Prestigemarker, wie jeder, der mit dem Spieler am Zug handelt, einmal pro Zug.

play = Die Ladung oben in deinem Laderaum ist 3: Du spielst genau 3 Karten. Geh weiter zu den Aktionen und spiel deine drei Karten Seide. Gleiche Symbole zählen zusammen: Ein Dukat oder Markt bringt 1, zwei bringen 3, drei oder mehr bringen 6. Seeräuber würden ebenso viele Karten vom Stapel auf deinen Seeräuberstapel legen, aber du spielst keine.
play-done = Zwei Dukatensymbole haben 3 Dukaten gebracht, zwei Märkte 3 neue Karten, und mit zwei Schiffen stichst du jetzt in See.

sail = Jedes Schiffssymbol ist ein Seeweg, und du fährst alle. Segle über Modone nach Candia: Nur wo du anhältst, nimmst du den Hafenmarker.
sail-done = „Günstiger Markt“ ist jetzt dein aktiver Marker: Die Karten, die du kaufst, kosten 1, 2, 3 und 4 Dukaten. „Seeräuberjagd“ ist umgedreht, zählt aber am Ende noch.

load = Die Seide kommt in den Laderaum, und die letzte Karte bestimmt deinen nächsten Zug. Leg zuerst die mit Markt und Schiff hinein, dann die mit Dukat und Schiff; Dukat und Markt bleibt oben, mit 5 Löwen und Ladung 2.
load-done = Vier Karten Seide liegen in deinem Laderaum beisammen, und dein linker Nachbar kommt mit einem Angebot zu dir.

counter = Auch in fremden Zügen kannst du handeln, aber nur mit dem Spieler am Zug, und niemand muss. Für jemanden, der Oliven sammelt, sind 2 Dukaten für deine Oliven wenig. Erhöhe auf 3 Dukaten und klick auf „Vorschlagen“.
counter-done = 3 Dukaten, und diesmal gehört der Prestigemarker dir, denn der Partner des Spielers am Zug bist du.

reply = Dein rechter Nachbar sucht Schmuck, denn ein dritter würde sich für ihn kräftig auszahlen. Biete deinen Schmuck für 1 × Salz und 2 Dukaten an.
reply-done = Noch ein Prestigemarker: Mit vier hast du die meisten, und wenn die Laderäume verkauft werden, bringt das 6 Dukaten.

buy-back = Du bist wieder dran, mit drei Karten Salz auf der Hand. Das Salz, das du weggeworfen hast, liegt oben auf deinem Seeräuberstapel: Kauf es von den Seeräubern zurück. Dank deinem Marker kostet es nur 1 Dukaten.
buy-back-done = Vier Karten Salz auf der Hand und eine Karte weniger, für die du den Seeräubern zahlst.

play-again = Diesmal sagt dein Laderaum Ladung 2. Geh weiter zu den Aktionen und spiel das Salz mit Dukat und Markt und das Salz mit Dukat und Schiff.
play-again-done = 3 Dukaten und eine Karte; das Schiff hat einen Seeweg vor sich.

compass = Segle nach Rodi, dort liegt ein Kompass: Er kann dich in jeden Hafen ohne Kompass bringen. Lass dich nach Trebisonda bringen, zu „Ruhige Fahrt“: Der Marker zahlt dir 1 Dukaten für jedes Schiffssymbol, das du spielst.
compass-done = Der Kompass kommt aus dem Spiel, und „Ruhige Fahrt“ ist bereit für die zwei Schiffe auf deiner Hand.

load-again = Denk an den nächsten Zug: Mit Ladung 2 obenauf kannst du die anderen beiden Karten Salz dazulegen. Leg zuerst das Salz mit Dukat und Schiff hinein, damit das mit 5 Löwen und Ladung 2 oben liegt.
load-again-done = Deine Seide ist jetzt zugedeckt, und das ist wichtig: In Venedig wird nur die Gruppe obenauf nicht verkauft.

venice = Irgendwo in der Mitte des Stapels wartet die Karte Venedig, und sie muss nah sein. Kauf eine Karte vom Warenstapel.
venice-done = Venedig! Deine Seide hat 11 Dukaten gebracht, alle verkauften Gruppen zusammen 24 und dein Prestige 6, weniger 1 für die Seeräuber; das Salz obenauf bleibt für später.

outro = Jetzt kennst du den ganzen Zug: behalten, handeln, spielen, laden. Ist der Stapel leer, wird die Runde zu Ende gespielt, und dann wird alles bezahlt: die Laderäume bis zur letzten Gruppe, Prestige, Seeräuber und 6, 3 und 1 Dukaten für die meisten Hafenmarker. Eröffne einen Tisch gegen die Bots und fülle deinen eigenen Laderaum.

## Bilder des Regelbuchs

figure-hold = Der Laderaum mit seiner obersten Karte: Mit 4 Löwen darfst du 4 Karten behalten, bei Ladung 3 spielst du 3. Daneben die Hand, und was Gruppen im Laderaum bringen.
figure-ports = Das Schwarze Meer: Jeder Hafen zeigt seinen Hafenmarker, und gepunktete Linien sind die Routen.
figure-voyage = Zwei Schiffssymbole, zwei Routen: über Modone nach Candia, wo das Schiff hält und den Marker nimmt.
figure-compass = Das Schiff hat in Rodi gehalten, wo ein Kompass liegt: Jetzt darf es in jeden anderen Hafen ohne einen.
