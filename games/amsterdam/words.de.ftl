# Ticket to Ride: Amsterdam, auf Deutsch. Wie Schlüssel gefunden werden: engine/wording.hpp.

## Was gefragt ist

decision-keep-start = Welche Aufträge behältst du? Mindestens einen; was du behältst, bleibt verdeckt, bis alle gewählt haben.
decision-main = Zieh Karten, nimm eine Strecke in Besitz oder zieh Aufträge.
decision-second-draw = Zieh die zweite Karte.
decision-pay = Bezahle die Strecke.
decision-keep-draw = Welche Aufträge behältst du? Mindestens einen; der andere kommt unter den Stapel.
decision-over = Das Spiel ist zu Ende.

## Züge

move-draw = { $card } aus der Auslage nehmen
move-draw-wild = Den Joker nehmen, als einzige Karte
move-draw-blind = Verdeckt vom Stapel ziehen
move-contracts = Aufträge ziehen
move-pass = Passen
move-claim = { $route } nehmen
move-keep = { $contract } behalten
move-keep-both = Beide behalten
move-keep-hidden = Einen Auftrag behalten oder beide
move-pay = Nur mit { $card-many } bezahlen
move-pay-wild = Nur mit Jokern bezahlen
move-pay-2 = Mit { $card-many } und { $wilds } bezahlen

## Was geschah

event-took = { $actor } nimmt { $card } aus der Auslage.
event-took-you = Du nimmst { $card } aus der Auslage.
event-took-wild = { $actor } nimmt einen Joker aus der Auslage.
event-took-you-wild = Du nimmst einen Joker aus der Auslage.
event-drew = { $actor } zieht verdeckt { $card }.
event-drew-you = Du ziehst verdeckt { $card }.
event-drew-wild = { $actor } zieht verdeckt einen Joker.
event-drew-you-wild = Du ziehst verdeckt einen Joker.
event-drew-hidden = { $actor } zieht verdeckt eine Karte.
event-turned-up = Aufgedeckt: { $card }.
event-flushed = Zu viele Joker: Die Auslage wird abgeräumt.
event-reshuffled = Der Ablagestapel wird gemischt: ein neuer Stapel mit { $count } Karten.
event-reshuffled-1 = Die einzige Karte des Ablagestapels wird zum Stapel.
event-claimed = { $actor } nimmt { $route } in Besitz.
event-claimed-you = Du nimmst { $route } in Besitz.
event-paid = Bezahlt: { $count } { $card-many } und { $wilds }.
event-paid-1 = Bezahlt: 1 { $card } und { $wilds }.
event-paid-0wild = Bezahlt: { $count } { $card-many }.
event-paid-1-0wild = Bezahlt: 1 { $card }.
event-scored = Punkte: +{ $points }.
event-merchandise = Warenkarten: { $count }.
event-offered = { $actor } zieht { $contract } und { $contract2 }.
event-offered-you = Du ziehst { $contract } und { $contract2 }.
event-offered-hidden = { $actor } zieht zwei Aufträge.
event-kept = { $actor } behält { $contract }.
event-kept-you = Du behältst { $contract }.
event-kept-2 = { $actor } behält { $contract } und { $contract2 }.
event-kept-you-2 = Du behältst { $contract } und { $contract2 }.
event-kept-hidden = { $actor } behält einen Auftrag.
event-kept-hidden-2 = { $actor } behält zwei Aufträge.
event-rejected = { $contract } kommt unter den Stapel.
event-rejected-hidden = Ein Auftrag kommt unter den Stapel.
event-passed = { $actor } kann nichts tun und muss passen.
event-passed-you = Du kannst nichts tun und musst passen.
event-last-turns = Das Ende ist eingeläutet: Alle haben noch einen Zug.
event-ended = Das Spiel ist zu Ende; alle Aufträge werden aufgedeckt.

## Punkte

score-routes = Strecken
score-contracts-done = Erfüllte Aufträge
score-contracts-failed = Verfehlte Aufträge
score-merchandise = Waren

## Gründe eines Tipps

term-routes = Punkte deiner Strecken
term-routes-gain = bringt Punkte für Strecken
term-routes-loss = kostet Punkte für Strecken
term-contract = Auftrag { $contract }
term-contract-done = erfüllt den Auftrag { $contract }
term-contract-gain = bringt den Auftrag { $contract } näher
term-contract-loss = rückt den Auftrag { $contract } in die Ferne
term-contract-new = nimmt den Auftrag { $contract } an
term-contract-hidden = was immer an Aufträgen gezogen wird
term-merchandise = das Rennen um die Waren
term-merchandise-gain = holt auf im Rennen um die Waren
term-merchandise-loss = fällt zurück im Rennen um die Waren
term-hand = Handkarten
term-hand-gain = stärkt deine Hand
term-hand-loss = schwächt deine Hand
term-rival = was { $seat } erreichen kann
term-rival-gain = hält { $seat } auf
term-rival-loss = hilft { $seat }

## Optionen

option-start-player = Wer beginnt
option-start-player-seat0 = Platz 0
option-start-player-seat1 = Platz 1
option-start-player-seat2 = Platz 2
option-start-player-seat3 = Platz 3
option-start-player-random = ausgelost
option-merch-ties = Gleichstand bei den Waren
option-merch-ties-competition = ein Gleichstand belegt so viele Ränge, wie Spieler ihn teilen
option-merch-ties-literal = ein Gleichstand überspringt immer genau einen Rang

## Material

card-pink = Pink
card-pink-many = Pink
card-blue = Blau
card-blue-many = Blau
card-green = Grün
card-green-many = Grün
card-black = Schwarz
card-black-many = Schwarz
card-red = Rot
card-red-many = Rot
card-orange = Orange
card-orange-many = Orange
card-wild = Joker
card-wild-many = Joker
card-blind = verdeckt
wilds-any = { $n } Joker
both-both = beide

letter-pink = P
letter-blue = B
letter-green = G
letter-black = S
letter-red = R
letter-orange = O
letter-wild = J

## Der Plan

board-seat = Platz { $seat }
board-points = Punkte
board-carts = Karren
board-merchandise = Waren
board-cards = Karten
board-contracts = Aufträge
board-seen = gesehen: { $cards }
board-display = Auslage
board-empty = leer
board-piles = Stapel
board-deck = Stapel { $count }
board-discard = Ablage { $count }: { $cards }
board-no-discard = keine Ablage
board-contract-deck = Aufträge { $count }
board-merchandise-pile = Waren { $count }
board-hand = Hand
board-none = keine
board-offered = Angeboten
board-contracts-of = Aufträge
board-done = erfüllt
board-open = offen
board-failed = verfehlt
board-pending = Zu zahlen
board-last-turn = Der letzte Zug des Spiels.
board-last-turns = Letzte Züge: noch { $count }.
board-gray = grau: eine beliebige Farbe
board-legend = [{ $letter }] ein Feld und seine Farbe · [·] grau, eine beliebige Farbe · [0] Karren von Platz 0 · [x] durch die Doppelstrecke gesperrt · ¤ Karrenstrecke: eine Warenkarte · ={ $route } die andere Strecke einer Doppelstrecke · «{ $place }» ein Ende deiner offenen Aufträge · › kannst du jetzt nehmen
