# Die erste Partie von Amsterdam, auf Deutsch: was der Lehrmeister sagt. `ID` bittet um den Schritt mit dieser id,
# `ID-done` sagt, was er gebracht hat.

title = Deine erste Fahrt durch Amsterdam
intro = Du schickst Karren durch die Stadt und verbindest die Orte, die auf deinen geheimen Aufträgen stehen. Strecken bringen sofort Punkte, Aufträge und Waren erst am Ende. Du steigst mitten in der Partie ein: Ein Auftrag will Begijnhof und Oude Waal verbunden sehen, der andere Jan Roodenpoortstoren und Oost-Indisch Huis.

first-card = In jedem Zug tust du eines von dreien: Karten ziehen, eine Strecke in Besitz nehmen oder Aufträge ziehen. Zieh jetzt Karten. Du hast eine orange Karte und brauchst bald zwei: Nimm die orange aus der Auslage.
first-card-done = Du hast zwei orange Karten, und an der freien Stelle der Auslage liegt jetzt eine blaue.

second-card = Karten ziehen heißt zwei Karten, eine nach der anderen. Die zweite darf auch verdeckt kommen: Zieh sie mit einem Klick vom Stapel.
second-card-done = Eine grüne Karte, deine dritte, und sonst weiß es niemand. Das war dein Zug; jetzt spielt der andere Kaufmann.

first-route = Eine Strecke mit zwei Feldern kostet zwei Karten ihrer Farbe. Nimm die orange Strecke von Korenmetershuisje nach Jan Roodenpoortstoren in Besitz, gleich unter deinem Karren im Norden.
first-route-done = Zwei Punkte sofort, und aus deinen zwei Straßenstücken ist eines geworden. Zu zweit ist die schwarze Strecke daneben von jetzt an gesperrt.

wild = Ein Joker steht für jede Farbe, und das hat seinen Preis: Aus der Auslage genommen, ist er die einzige Karte des Zuges. Hier lohnt es sich. Nimm den Joker.
wild-done = Du hast einen Joker. Verdeckt vom Stapel gezogen, hätte er gezählt wie jede andere Karte.

gray-route = Graue Strecken bezahlst du mit einer beliebigen Farbe. Nimm die lange von Haringpakkerstoren nach Oude Waal am Hafen entlang: vier Felder und ein Karrensymbol, das eine Warenkarte bringt.
gray-route-done = Die Strecke ist gewählt; jetzt will sie vier Karten.

payment = Vier Karten, alle von einer Farbe; Joker dürfen jede davon ersetzen. Bezahl mit deinen drei schwarzen und dem Joker, und behalte die grünen.
payment-done = Sieben Punkte für vier Felder, eine zweite Warenkarte, und dein erster Auftrag ist erfüllt: Begijnhof und Oude Waal sind verbunden.

contracts = Du hast schon viele Strecken, da könnten neue Aufträge gut passen. Aufträge ziehen ist ein ganzer Zug: Klick auf den Stapel der Aufträge.
contracts-done = Zwei Aufträge, und du siehst gleich, wie weit es bei jedem noch ist.

keep = Mindestens einen musst du behalten, und was du behältst, bleibt bei dir: Ein verfehlter Auftrag kostet seine Punkte. Behalte Jan Roodenpoortstoren – Oude Waal; die beiden verbinden deine Karren schon.
keep-done = Fünf Punkte, die dir niemand nehmen kann. Der andere Auftrag kommt unter den Stapel.

long-route = Wer nur noch zwei Karren oder weniger hat, läutet das Ende ein. Nimm mit deinen drei grünen Karten die grüne Strecke mit drei Feldern von Dam nach Oost-Indisch Huis.
long-route-done = Vier Punkte, und du hast noch zwei Karren: Alle haben noch einen Zug, und der letzte gehört dir.

last-turn = Zu deinem letzten Auftrag fehlt ein einziger Schritt. Nimm mit deiner blauen Karte die blaue Strecke von Jan Roodenpoortstoren nach Dam.
last-turn-done = Jetzt zählen alle drei Aufträge, und du hast die meisten Waren. Du gewinnst mit 42 zu 29 Punkten.

outro = Das ist schon ganz Amsterdam. Spiel als Nächstes eine Partie gegen einen Bot; die passende Regel und das ganze Regelwerk sind immer nur einen Klick entfernt.

## Bilder des Regelbuchs

figure-display = Deine Hand, deine Aufträge und die Auslage: fünf offene Karten, der Stapel mit 15 Transportkarten und der mit 20 Aufträgen.
figure-double = Eine Doppelstrecke zu zweit: Die orange Seite hat jemand in Besitz, also ist die schwarze für alle gesperrt.
figure-gray = Farbige Strecken wollen ihre eigene Farbe, die graue am Hafen irgendeine. Der kleine Karren bezeichnet eine Karrenstrecke.
figure-cart = Die Karrenstrecke ist in Besitz genommen: vier Karren, sieben Punkte und eine Warenkarte.
figure-contract = Der Auftrag Begijnhof – Oude Waal ist erfüllt: Die roten Karren verbinden die beiden Orte, auf welchem Weg auch immer.
