# Die eigenen Wörter des Programms, auf Deutsch: der Tisch, an den dich `fondaco play` setzt. Was ein Spiel sagt, steht in seinem Ordner.

you = Du

## Der Tisch

intro-alone = { $game } · allein am Tisch
intro = { $game } · { $players } Spieler · du sitzt auf Platz { $seat }
intro-option = { $option }: { $value }
intro-help = Tippe eine Nummer, einen Zug oder ? für Hilfe.
intro-level = Stärke der Bots: { $level }
resumed = Weiter geht es. Züge bisher: { $count }.
your-turn = Du bist dran.
moves-in-words = Tippe züge, um sie in Worten zu lesen.

## Antworten

unknown = „{ $text }“ ist hier weder Zug noch Befehl. Tippe ? für Hilfe.
no-such-number = Es gibt die Züge 1 bis { $count }.
one-move-only = Es gibt nur Zug 1.
ambiguous = „{ $text }“ könnte { $moves } sein.
not-legal = { $move } ist nicht möglich: { $rule }
legal = { $move } ist möglich: { $rule }
why-usage = Frag nach einem Zug: warum ZUG, mit einer Nummer oder einer Notation wie { $example }.
rule-usage = Frag nach einer Regel oder einem Kapitel: regel { $example }.
no-rule = Es gibt keine Regel { $id }. In der Nähe: { $near }.
rules-in-english = Das Regelwerk gibt es nur auf Englisch und Italienisch; hier auf Englisch.

undone = Zurück zu deiner Entscheidung davor.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-barrier = Seit deiner letzten Entscheidung hat jemand entschieden oder etwas Neues erfahren; am Tisch ließe sie sich nicht zurücknehmen. Hier sitzen nur Bots: zurück! geht trotzdem zurück.
undo-forced = Zurück zu deiner letzten Entscheidung. Was danach kam, ist vergessen.

saved = Gespeichert: { $file }
save-usage = Sag, wohin: speichern DATEI.
save-exists = { $file } gibt es schon. speichern! { $file } überschreibt sie.
save-failed = Nicht gespeichert: { $reason }

hint-title = { $game } · Tipp für Platz { $seat }
hint-seat = Platz { $seat }
hint-effort = Simulationen: { $count }
hint-then = (dann { $moves })
hint-outlook = Gewinnchance { $chance } % · erwarteter Vorsprung { $lead } · { $visits } × versucht
hint-alone = erwartetes Ergebnis { $points } · { $visits } × versucht
hint-only = der einzige Zug, den es gibt
hint-ends = beendet das Spiel
hint-steady = lässt alles fast, wie es ist
hint-reason = { $reason }: { $points }

log-empty = Noch ist nichts geschehen.
log-more = { $count } frühere Züge: chronik alles
log-more-one = Ein früherer Zug: chronik alles

score-now = Wenn das Spiel jetzt endete, soweit du weißt
score-total = Summe
score-rank = Rang
score-hidden = verdeckt

unsaved = Diese Partie ist nicht gespeichert. speichern DATEI bewahrt sie; noch einmal ende verlässt sie.
goodbye = Auf Wiedersehen.
goodbye-resume = Auf Wiedersehen. Weiter mit: { $command }

## Stufen: wie gut ein Bot spielt und wie er am Tisch heißt

level-novice = Anfänger
level-easy = Leicht
level-medium = Mittel
level-hard = Stark
level-expert = Meister

## Das Ende

result-title = Das Ergebnis
result-alone = Das Spiel ist zu Ende. Punkte: { $points }.
result-you-win = Du gewinnst. Punkte: { $points }.
result-wins = { $winner } gewinnt. Punkte: { $points }.
result-shared = Geteilter Sieg: { $winners }. Punkte: { $points }.
result-and = und
result-seed = Startzahl dieser Partie: { $seed }

## Befehle: Die englischen werden immer verstanden; dies sind weitere Namen, durch Leerzeichen getrennt

command-help = hilfe
command-why = warum
command-rule = regel regeln
command-undo = zurück zurueck
command-force-undo = zurück! zurueck!
command-save = speichern
command-force-save = speichern!
command-hint = tipp
command-board = plan
command-moves = züge zuege
command-log = chronik
command-score = punkte
command-quit = ende

help =
    Ein Zug: seine Nummer, seine Notation oder ihr Anfang, oder der Name darin.
      warum ZUG, ? ZUG        ob ein Zug möglich ist, und nach welcher Regel
      regel ID                eine Regel oder ein ganzes Kapitel
      tipp                    die besten Züge, wie sie ausgingen, und warum
      plan                    der ganze Plan, mit Tabellen und Legende
      züge, oder Enter        noch einmal die Frage, mit allen Zügen in Worten
      chronik, chronik alles  was geschah, mit der Regel jedes Ereignisses
      punkte                  die Wertung, soweit du sie kennst
      zurück                  letzte Entscheidung zurücknehmen, wenn es geht
      zurück!                 trotzdem zur letzten Entscheidung zurückgehen
      speichern DATEI         die Partie bewahren; --resume DATEI setzt sie fort
      ende                    den Tisch verlassen
