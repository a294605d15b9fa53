# Die geführte erste Partie von Hansa Teutonica, auf Deutsch: Ihre Schritte stehen in steps.json.

title = Von Arnheim nach Stendal

intro = In Hansa Teutonica füllst du die Routen zwischen den Städten mit deinen Händlern, und jede volle Route kann zu einem Kontor, einer besseren Fähigkeit oder Prestige werden. Du steigst spät in eine Partie ein, mit einer Kette von Kontoren, der nur das letzte Glied fehlt: Stendal.

allocate = Du hast 3 Aktionen, aber nur mit Steinen aus deinem Vorrat kannst du etwas tun, und der ist leer. Nutze die erste Aktion für Nachschub: Hol alle 3 Händler aus dem Lager in deinen Vorrat. Dein Geldsack würde sogar 7 erlauben.
allocate-done = Drei Händler stehen bereit; aus dem Vorrat kommen deine Steine zum Einsatz, nach der Arbeit gehen sie ins Lager.

insert = Auf Göttingen–Quedlinburg ist noch ein Dorf frei. Setz dort einen Händler ein: eine Aktion, ein Stein, auf irgendein freies Dorf des Plans.
insert-done = Die Route ist voll mit deinen Steinen, aber das allein bringt noch nichts.

skill = Richte die Handelsroute Göttingen–Quedlinburg ein. Statt ein Kontor zu eröffnen, kannst du in Göttingen etwas lernen: Verbessere Actiones.
skill-done = Von jetzt an hast du vier Aktionen pro Zug, eine davon gleich jetzt, und der Händler von deinem Schreibpult kommt in deinen Vorrat. Die drei von der Route kehren in dein Lager zurück, und wer Göttingen kontrolliert, hat 1 Punkt bekommen.

displace = Ein Händler deines linken Nachbarn hält dich davon ab, Osnabrück–Bremen zu füllen. Verdränge ihn: Einer deiner Händler nimmt seinen Platz ein, und als Ablöse geht ein weiterer aus deinem Vorrat zurück ins Lager.
displace-done = Die Route gehört dir, aber verdrängt zu werden lohnt sich: Der Händler ist auf eine Route in der Nähe gezogen und hat umsonst noch einen mitgebracht.

token = Deine Aktionen sind verbraucht, aber du hast noch den Bonusmarker „+3 Aktionen“. Bonusmarker kosten keine Aktion: Benutze ihn jetzt.
token-done = Drei weitere Aktionen; der Bonusmarker wird umgedreht und bringt am Ende trotzdem Punkte.

kontor = Richte Osnabrück–Bremen ein und eröffne ein Kontor in Osnabrück. In einer Stadt ist immer nur das freie Haus ganz links zu haben: Hier ist es weiß und eckig, also darf jeder Händler einziehen.
kontor-done = Du kontrollierst Osnabrück, und der Bonusmarker von der Route gehört dir auch: „Zusätzliches Kontor“. Dafür hast du einen neuen gezogen, den du am Ende deines Zuges auf eine Route legst.

move = Deine zwei Händler auf Hannover–Lüneburg werden anderswo gebraucht. Dein Buch erlaubt dir, mit einer Aktion 2 Steine zu versetzen, so weit du willst: Versetze zuerst einen nach Coellen–Warburg, dann den anderen nach Münster–Minden.
move-done = Eine Aktion, und zwei Routen sind voll.

table = Richte Coellen–Warburg ein. Nur hier kann ein Kaufmann, ein runder Stein, an der Coellener Tafel Platz nehmen: Nimm Feld 8, das beste, das dein Privileg (orange) erlaubt.
table-done = 8 Punkte am Ende des Spiels sind dir sicher, und diesen Stuhl nimmt dir niemand mehr weg.

place = Dein Zug ist zu Ende, und der Bonusmarker, den du gezogen hast, ist „Drei entfernen“. Er muss auf eine leere Route ohne Bonusmarker, die zu einer Stadt mit einem freien Haus führt. Leg ihn auf Arnheim–Münster, zwischen zwei deiner Städte.
place-done = Dort wartet er, bis jemand diese Route einrichtet; aber schau, jetzt wirst du selbst verdrängt.

relocate = Dein Händler auf Perleberg–Stendal wurde verdrängt. Du setzt ihn auf eine Route in der Nähe und darfst einen Stein aus dem Lager dazusetzen: Setz den Händler auf Brunswiek–Stendal und zusätzlich noch einen Händler dorthin.
relocate-done = Ein Geschenk: Drei der vier Dörfer vor Stendal gehören dir, und es hat dich keine Aktion gekostet.

extra = Münster–Minden ist voll. In Minden hast du ein Kontor, dein linker Nachbar hat eines weiter rechts und damit die Kontrolle. Richte die Route ein und benutze deinen Bonusmarker für ein zusätzliches Kontor in Minden, mit einem Händler.
extra-done = Zwei Kontore gegen eines: Minden gehört dir, und 1 Punkt kam von Münster, das du kontrollierst.

fill = Auf Brunswiek–Stendal ist ein Dorf frei. Setz dort deinen letzten Händler ein.
fill-done = Vier Dörfer, vier Händler: Stendal ist zum Greifen nah.

link = Richte Brunswiek–Stendal ein und eröffne ein Kontor in Stendal. Dann reicht eine Kette deiner Kontore von Arnheim über Münster, Minden und Brunswiek bis nach Stendal.
link-done = 7 Punkte für die erste Verbindung quer über den Plan, und mit 20 Punkten beendest du das Spiel sofort. Am Ende kommen noch 12 für sechs Städte dazu, 18 für ein Netz von 6 Kontoren mal deine 3 Schlüssel, 8 für Coellen und 3 für Bonusmarker.

outro = Das war jede Aktion einmal, und du hast mit 25 Punkten Vorsprung gewonnen. Ein Spiel endet auch, wenn 10 Städte voll sind oder kein Bonusmarker mehr zu ziehen ist. Beginne jetzt eine eigene Partie: Mehr Aktionen und ein guter Geldsack machen schon früh alles andere leichter.

## Bilder des Regelbuchs

figure-desk = Das Schreibpult eines Spielers, daneben Vorrat, Lager und Marker. Auf jeder Leiste gilt der freie Wert ganz rechts; die Steine rechts davon verdecken noch die besseren.
figure-route = Göttingen–Quedlinburg hat drei Dörfer; eines davon ist noch frei. Das runde Zeichen bei Göttingen nennt die Leiste, die dort verbessert wird.
figure-city = Minden hat vier Häuser, das billigste links. Die Farbe eines leeren Hauses ist das Privileg, das es verlangt; der kleine Schild zeigt, wer die Stadt kontrolliert.
figure-displace = Osnabrück–Bremen: Der rote Händler steht den blauen im Weg und darf verdrängt werden. Der Marker neben der Route geht an den, der sie einrichtet.
figure-kontor = Das erste Haus von Osnabrück war leer: Jetzt steht dort das Kontor des blauen Spielers und kontrolliert die Stadt.
figure-coellen = Die Tafel neben Coellen–Warburg: Ein Kaufmann von der Route hat das Feld mit 8 Punkten genommen. Jedes Feld verlangt das Privileg seiner Farbe.
figure-link = Blaue Kontore von Arnheim bis Stendal, Stadt um Stadt: die erste Verbindung quer über den Plan.
