# Die geführte erste Partie von Merkator, auf Deutsch: Ihre Schritte stehen in steps.json.

title = Bevor die Zeit abläuft

intro = In Merkator reist du, um Waren zu holen, lieferst sie, wo ein Auftrag sie verlangt, und bekommst zur Belohnung jedes Mal einen besseren Auftrag. Auf der Zeittafel liegen nur noch zwei Zeitmarker: Es sind die letzten Züge einer Partie, und du kannst sie noch gewinnen.

sell = Ein Zug beginnt mit der Investition. Aufträge darfst du für ihren Wert in Talern verkaufen, und Hamburg 3 nützt dir jetzt wenig. Verkauf den Auftrag.
sell-done = 3 Taler mehr; der Wert eines Auftrags ist zugleich sein Preis, seine Stufe und seine Punkte.

bonus = Gleich geht es nach Russland, und im Markt liegt eine Bonuskarte, die dir bei jeder Reise dorthin 2 × Kupfer bringt. Kauf die Bonuskarte Russland für 3 Taler.
bonus-done = Sie lohnt sich sofort und bei jeder späteren Reise dorthin; wenn jemand anders hinreist und du mitreist, bringt sie 1.

travel = Beende die Investition und reise nach Russland. Dort liegen vier Würfel, und aus jedem kann eine der beiden Waren Russlands werden.
travel-done = Mit einer Reise kommst du an jeden Ort, nur kosten drei ferne Orte dabei Zeitmarker; die Wege sagen bloß, wo neue Würfel dazukommen.

split = Alle vier Würfel gehören dir, aber von jeder Ware musst du mindestens eine nehmen. Teile sie in 2 × Schinken und 2 × Tran auf: Du wirst beides brauchen.
split-done = Schinken, Tran und 2 × Kupfer von deiner Bonuskarte; Schweden und Danzig, die mit Russland verbunden sind, haben je einen neuen Würfel bekommen.

fulfil = Jetzt lieferst du. Erfülle den Auftrag Russland 7 mit 2 × Kupfer und 2 × Zitrusobst. Du brauchst keinen Tausch: Bezahl mit den Waren selbst.
fulfil-done = Du behältst den Auftrag und darfst ihn in einem anderen Zug noch einmal erfüllen; als Belohnung hast du den obersten Auftrag der nächsten Stufe genommen, Russland 8.

exchange = Russland 8 ist genau für diesen Ort, also erfülle auch diesen Auftrag. Eine der 2 Musketen fehlt dir, aber 4 gleiche Waren ersetzen jede andere: Dein Tuch springt ein. Wähle dann „Hier nichts mehr“.
exchange-done = Die nächste Belohnung: Holland 9. Dein Gegner hat dir 1 Zeitmarker bezahlt, um mitzureisen und auch zu liefern, und ist jetzt in England.

join = Für 1 Zeitmarker kannst du mit deinem Gegner mitreisen, und du hast einen Auftrag für England. Reise mit und erfülle England 4 mit Kupfer und zweimal Kriegsbedarf nach Wahl; dann wähle „Hier nichts mehr“.
join-done = Ein Auftrag, erfüllt in einem fremden Zug: Der Zeitmarker war gut angelegt.

forced = Du bist wieder am Zug. Vor der Reise dürfen höchstens 5 Aufträge in deinem Kontor bleiben, und du hast 7. Verkauf zuerst England 4, dann Spanien 5.
forced-done = Die fünf besten bleiben, und die Taler sind für Karten.

building = Punkte kommen nur von Aufträgen und Gebäuden. Kauf „Flotte auf See“ für 8 Taler: Das Gebäude belohnt Zeitmarker, mit 4 Punkten, wenn du am Ende 6 davon hast.
building-done = Dein zweites Gebäude; das erste, „Jungfernstieg“, bringt 4 Punkte, wenn am Ende in jeder Spalte deines Kontors eine Ware liegt.

hamburg = Die Zeit ist knapp: Reise nach Hamburg, das bringt 2 Zeitmarker. Es sind die letzten beiden auf der Zeittafel.
hamburg-done = Der letzte Zeitmarker einer Reihe wird umgedreht und zeigt, was verloren geht: ein einfaches A, also eine Ware der Kategorie Nahrung. Und weil die Zeittafel leer ist, haben alle nur noch einen Zug.

loss = Alle verlieren eine Ware der Spalte A. Deinen Schinken wirst du noch brauchen: Gib das Getreide ab. Die Würfel in deinem Vorrat sind immer sicher.
loss-done = Auch dein Gegner hat etwas verloren, und jetzt darfst du liefern.

supply = Erfülle Hamburg 6. Kohle und Kupfer hast du; das Gewürz kommt vom roten Würfel in deinem Vorrat. Gib keine Zeitmarker dafür her, bezahl den Rest.
supply-done = Vorratswürfel werden zu Waren, wann immer du willst; die Belohnung ist ein Auftrag mit Wert 7.

stay = Dein Gegner nutzt den letzten Zug für eine Reise nach Frankreich. Du könntest mitreisen, aber du hast dort nichts zu liefern, und für deine „Flotte auf See“ zählt jeder Zeitmarker. Bleib zu Hause.
stay-done = Fünf Zeitmarker behalten, und eine Reise hast du noch.

last = Das ist dein letzter Zug. Beende die Investition, reise nach Holland und teile die fünf Würfel in 2 × Gemüse und 3 × Kalbsleder auf.
last-done = Mit der Reise kam der sechste Zeitmarker, jetzt aus der Reserve.

ten = Erfülle Holland 9 mit Eisen, Schinken und Pflaumen. Behalte deine Zeitmarker: Bezahl mit den Waren selbst.
ten-done = Ein Auftrag mit Wert 10 zum Schluss, und du gewinnst mit 54½ zu 47 Punkten: deine fünf besten Aufträge ganz, die übrigen halb, und 8 Punkte von Gebäuden.

outro = Wer früh genug einen Auftrag mit Wert 10 erfüllt, erhält den Westfälischen Frieden, der 14 Punkte wert ist, und auch damit kommt die letzte Runde. Spiel als Nächstes eine ganze Partie, gegen einen Bot oder allein: Das Solospiel hat 17 Züge.

## Bilder des Regelbuchs

figure-place = Zwei große Orte: die beiden Waren, zu denen ihre Würfel werden, die Würfel, die dort liegen, die Zeitmarker, die ein Besuch bringt, und in der Ecke Aufträge für den Ort.
figure-office = Das Kontor mit seinen Spalten A bis F, der Vorrat und Aufträge: was da ist und was fehlt.
figure-minor = Kleine Orte haben keine Waren. Ihre Zahl ist die Schwelle: Ein Besuch legt überall dort einen Würfel dazu, wo mindestens so viele liegen. −2 heißt, dass die Reise zwei Zeitmarker kostet.
figure-chart = Die Zeittafel kurz vor dem Ende: Zeitmarker werden von der obersten Reihe abwärts genommen. Der letzte einer Reihe bringt eine Prüfung auf Verluste.
figure-links = Nach einer Reise nach Russland: Seine Würfel sind genommen, und jeder Ort, den eine gepunktete Linie mit ihm verbindet, hat einen mehr bekommen.
