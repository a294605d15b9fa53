# Die geführte erste Partie von Medieval Merchant, auf Deutsch: Ihre Schritte stehen in steps.json.

title = Die letzten Kleinstädte

intro = In Medieval Merchant eröffnest du Niederlassungen entlang der Handelswege, lebst von Städten, in denen noch Platz ist, und füllst andere, um ihre Marker zu gewinnen. In dieser Partie sind noch sieben Kleinstädte leer: Wer die letzte besetzt, beendet das Spiel, und dann solltest du vorn liegen.

marker = Jeder Zug beginnt mit einem Marker von deiner Hand, solange du einen hast. Er öffnet für alle eine geschlossene Stadt mit demselben Wert. Leg deine 4 auf Augsburg: Von Süden her bist du bald dort.
marker-done = Augsburg hat jetzt 4 Felder, und wer den Marker gewinnt, bekommt 4 Punkte.

cities = In jeder deiner offenen Städte kassierst du 1 Dukaten für jedes freie Feld, oder du baust aus: ein Haus mehr, aber kein Geld. Bau in Dortmund und Frankfurt aus, kassiere in Köln und Straßburg. Die Marker von Gent und Antwerpen sind vergeben: Bezahl dort für keine weiteren Häuser, und behalte deine Briefe.
cities-done = 8 Dukaten aus Köln und Straßburg, dazu 2 als Grundeinkommen; die neuen Häuser werden am Ende deines Zuges abgerechnet.

town = Jetzt darfst du neben einem deiner Orte eine Niederlassung eröffnen und bezahlst den Weg dorthin. Eröffne die Kleinstadt Ulm für 4 Dukaten, von Speyer aus, und behalte deinen Brief. Eine Kleinstadt bringt sofort 1 Punkt und gehört dir allein.
town-done = Frankfurt gehört dir mit 4 von 6 Häusern: 6 Punkte. Dortmund ist voll, mit je zwei Häusern; das bringt nur die Hälfte, 2 Punkte, aber sie gehen an dich, denn dein erstes Haus stand früher.

last-marker = Dein letzter Marker ist eine 6, und nur Nürnberg passt: Eine Stadt bekommt im ganzen Spiel nur einen Marker. Leg ihn dorthin.
last-marker-done = Von jetzt an beginnen deine Züge mit deinen Städten.

double = In Köln hast du 3 Häuser auf 8 Feldern, und 5 sind die Mehrheit. Mit einem Empfehlungsbrief darfst du in einer Stadt zwei Häuser auf einmal dazubauen: Wähle in Köln „doppelt“, kassiere in Straßburg, und bezahl sonst für nichts.
double-done = In Köln stehen fünf deiner Häuser; sobald dein Zug endet, gehört der Marker dir.

city = Augsburg ist offen, und von Ulm aus kostet der Weg 6 Dukaten. Eröffne dort eine Niederlassung: Eine Stadt bringt nicht gleich Punkte, aber Einkommen und die Aussicht auf ihren Marker.
city-done = 8 Punkte für Köln, die größte Stadt von allen, und ein erstes Haus in Augsburg.

majority = Straßburg hat 5 Felder, und mit 3 Häusern hast du mehr als die Hälfte: Bau dort dein drittes dazu. In Augsburg sind 3 Felder frei: Kassiere dort. Behalte deinen Brief, und bezahl für keine Häuser.
majority-done = Die Mehrheit bringt den vollen Wert, auch wenn noch Felder frei sind; eine volle Stadt ohne Mehrheit bringt die Hälfte, und zwar dem, der dort die meisten Häuser hat.

route = Eröffne die Kleinstadt Donauwörth. Liegen mehrere deiner Orte daneben, bezahlst du immer den billigsten Weg; hier sind es 6 Dukaten von Augsburg aus. Behalte den Brief auch diesmal.
route-done = 5 Punkte für Straßburg und 1 für die Kleinstadt; auch dein Gegner besetzt eine, und nur zwei sind noch frei.

collect = Jetzt kannst du dir beide holen, und mit der letzten Kleinstadt endet das Spiel sofort: Städte werden dann nicht mehr abgerechnet. Ein neues Haus in Augsburg brächte also nichts. Kassiere dort, und behalte den Brief für das, was folgt.
collect-done = 5 Dukaten mehr, und je 20 volle sind am Ende einen Punkt wert.

open = Eröffne Würzburg für 8 Dukaten, neben Frankfurt.
open-done = Eine Kleinstadt ist noch frei: Aachen, neben Köln. Und auch du hast noch einen Brief.

end = Mit einem Brief darfst du auch eine zweite Niederlassung im selben Zug eröffnen. Eröffne Aachen für 9 Dukaten und beende das Spiel.
end-done = Die letzte Kleinstadt ist besetzt. Zu 33 Punkten aus Markern und 8 aus Kleinstädten kommen dein Startpunkt, je 2 für 5 Gebiete und 1 für 20 Dukaten: 53 zu 40, du gewinnst.

outro = Ein Spiel kann auch enden, wenn alle Marker vergeben sind oder wenn eine ganze Runde lang niemand eine Niederlassung eröffnet. Einen Nutzen der Briefe hast du noch nicht gesehen: doppeltes Einkommen, mindestens 48 Dukaten, in einem Zug ganz ohne Ausbau. Und nun wähle deinen eigenen Heimatort.

## Bilder des Regelbuchs

figure-rings = Drei offene Städte. Die Zahl in der Mitte ist der Wert und die Zahl der Felder; der Ring füllt sich von seiner Marke an im Uhrzeigersinn.
figure-closed = Nürnberg und Augsburg sind geschlossen: Sie warten auf einen Marker ihres Werts.
figure-prices = Was der rote Spieler erreicht: Der Preis eines Wegs in rotem Ring ist jetzt bezahlbar.
figure-town = Das Haus steht in Ulm. Von dort kostet der Weg nach Augsburg nur 6 Dukaten.
figure-majority = Drei von fünf Häusern in Straßburg: die absolute Mehrheit. Der Marker gehört Rot, und ein Feld bleibt frei.
figure-letters = Was vor einem Spieler liegt: verdeckte Marker, Briefe, Börse und die Gebiete mit einer Niederlassung.
