### Was die Oberfläche sagt, auf Deutsch.

## Überall

shell-skip = Zum Inhalt springen
shell-page-failed = Diese Seite konnte nicht geladen werden.
shell-try-again = Noch einmal versuchen

## Teile eines Spielplans

board-about = Über diesen Spielplan: { $game }
board-zoom = Zoom
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-zoom-fit = Den ganzen Plan zeigen

## Teile einer Seite

ui-sheet-open = Weiter aufziehen
ui-sheet-fold = Zuklappen
ui-less = Weniger: { $label }
ui-more = Mehr: { $label }
ui-copied = Kopiert

## Wege durchs Haus

nav = Wege
nav-games = Spiele
nav-tables = Tische
nav-learn = Lernen
nav-light = Hell
nav-dark = Dunkel
nav-profile = Dein Profil
nav-me = { $name }: dein Profil

## Startseite

home-title = Fondaco: { $games ->
    [5] fünf
    [6] sechs
   *[other] { $games }
} Kaufmannsspiele, ein Tisch
home-headline = { $games ->
    [5] Fünf
    [6] Sechs
   *[other] { $games }
} Kaufmannsspiele, ein Tisch.
home-lead = In zehn Sekunden sitzt du am Tisch: allein gegen einen starken Bot oder per Link mit Freunden. Ohne Konto.
home-play = Gleich spielen
home-open = Tisch eröffnen
home-play-game = { $game } gleich spielen
home-friends = Mit Freunden
home-learn = Lernen
home-learn-game = { $game } lernen
home-board-to-come = Der Spielplan wird noch gezeichnet. Die Regeln kannst du schon lesen.
home-players = Spieler
home-minutes-label = Dauer
home-minutes = { $minutes } Min.
home-weight = Anspruch
home-weight-1 = sehr leicht
home-weight-2 = leicht
home-weight-3 = mittel
home-weight-4 = fordernd
home-weight-5 = sehr fordernd
home-mine = Deine Tische
home-count = { $count ->
    [one] einer offen
   *[other] { $count } offen
}
home-open-tables = Offene Tische
home-watch = Zuschauen
home-your-turn = Du bist dran
home-with = mit { $names }
home-thinking = { $name } überlegt
home-paused = Pause
home-deserted = Alle sind fort: Der Tisch wartet
home-over = Beendet
home-won-by = Gewonnen: { $names }
home-free-seats = { $free ->
    [one] Ein freier Platz
   *[other] { $free } freie Plätze
}
home-foot-bots = Bots in fünf Stärken
home-foot-rules = Jede Regel einen Fingertipp entfernt
home-foot-private = Keine Fragen, keine Spuren
home-foot-licences = Lizenzen

## Wenn etwas schiefgeht

failed = Das hat nicht geklappt. Nichts ist verloren; versuch es noch einmal.
failed-offline = Der Server antwortet nicht. Was du gespielt hast, ist dort sicher.
failed-too-many = Zu viel auf einmal. Warte einen Moment und versuch es dann noch einmal.
failed-no-session = Deine Sitzung ist abgelaufen. Melde dich wieder an.
failed-wrong-password = Name und Passwort gehören nicht zusammen.
failed-name-taken = Diesen Namen hat schon jemand, oder einen, der genauso aussieht.
failed-weak-password = Dieses Passwort ist zu leicht zu erraten. Nimm ein längeres, aus mehreren Wörtern.
failed-not-found = Hier ist nichts, oder nichts mehr.
failed-busy = Das Haus ist gerade voll. Versuch es bald noch einmal.
failed-bad-request = Der Server hat das nicht angenommen. Prüfe, was du geschrieben hast.

## Hier ist nichts

missing-title = Jenseits der Karte
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link alt, oder unterwegs ging ein Buchstabe verloren.
missing-home = Zurück zu den Spielen

## Häuser

house-cinnabar = Zinnober
house-azurite = Azurit
house-verdigris = Grünspan
house-orpiment = Auripigment
house-purple = Purpur
house-graphite = Graphit

## Bots

bot-novice = Bot, Anfänger
bot-easy = Bot, leicht
bot-medium = Bot, mittel
bot-hard = Bot, stark
bot-expert = Bot, Meister

## Einstellungen

setting-language = Sprache
setting-theme = Licht
setting-theme-auto = wie das System
setting-theme-light = Tag
setting-theme-dark = Nacht
setting-speed = Bewegung
setting-speed-off = keine
setting-speed-quick = flott
setting-speed-normal = normal
setting-speed-calm = ruhig
setting-confirm = Züge bestätigen
setting-confirm-always = immer
setting-confirm-touch = bei Touchscreens
setting-confirm-never = nie
setting-house = Mein Haus
setting-house-any = wie es kommt
setting-letters = Buchstaben auf den Steinen
setting-sound = Ton
setting-notices = Auf diesem Gerät Bescheid geben
setting-keys = Buchstaben als Tastenkürzel

## Tisch

table-home = Zur Startseite
table-of = Tisch von
table-offline = offline
table-spectators = { $n ->
    [one] { $n } Zuschauer
   *[other] { $n } Zuschauer
}
table-theme = Tag oder Nacht
table-menu = Einstellungen und mehr
table-unread = { $label }, { $n } neu
table-board = Der Spielplan
table-players = Spieler
table-tray = Was dir gehört
table-side = Chronik, Chat und Regeln
about-edition = Ausgabe: { $edition }.
about-facts = Woher ihre Angaben stammen:
table-close = Schließen
table-loading = Der Spielplan wird ausgelegt.
table-loading-slow = Der Server lässt sich Zeit. Der Spielplan kommt, sobald er antwortet.
table-missing = Diesen Tisch gibt es nicht
table-removed = Der Gastgeber hat dich weggeschickt
table-removed-text = An diesem Tisch kannst du nicht mehr mitspielen oder mitreden. Es gibt noch andere.
table-watch-on = Weiter zuschauen
table-missing-text = Er wurde vor Spielbeginn geschlossen, oder der Link ist unvollständig.
table-failed = Der Server antwortet nicht
table-failed-text = Deine Partien sind dort sicher. Versuch es gleich noch einmal.
table-no-board = Dieses Spiel hat noch keinen Spielplan
table-no-board-text = Du kannst es im Terminal spielen; der Plan wird noch gezeichnet.

## Tisch: bewahrt, aber hier nicht gespielt

obstacle-rules = Gespielt mit Regelversion { $version } von { $game }.
obstacle-edition = Gespielt mit Angaben zu { $game }, die dieser Server nicht hat.
obstacle-version = Gespielt mit einer Version von { $game }, die dieser Server nicht hat.
obstacle-unplayable = Die Züge folgen hier nicht den Regeln von { $game }.
obstacle-damaged = Ein Teil dieser Partie ist beschädigt.
obstacle-stands = Dieser Server spielt eine andere Version, darum gibt es kein Brett zu zeigen. Das Ergebnis gilt, und nichts wurde verändert.
obstacle-waits = Dieser Server spielt eine andere Version. Die Partie wartet mit stehenden Uhren und geht weiter, sobald ihre Version wieder da ist.
obstacle-kept = Sie wird bewahrt, wie sie ist: nichts wurde verändert. Wer den Server betreibt, kann sie ansehen.
seat-claimed = laut Aufzeichnung
imported-note = Anderswo gespielt, hierher gebracht von { $name } am { $day }. Die Züge folgen den Regeln; die Namen stehen so in der Aufzeichnung.

## Tisch: Spieler

player-you = du
player-you-short = Du
player-to-move = am Zug
player-here = da
player-away = fort
player-points = Punkte; zeigen, woher sie kommen
score-hidden = verdeckt

## Tisch: Chronik, Chat, Regeln

tab-chronicle = Chronik
tab-chat = Chat
tab-rules = Regeln
chronicle-filter = Wessen Züge
chronicle-all = Alle
chronicle-only = Nur { $name }
chronicle-then = Den Plan danach zeigen
chronicle-undone = zurückgenommen
chronicle-more = Frühere Züge
chronicle-empty = Noch ist nichts geschehen.
log-start = Das Spiel beginnt.
log-undo = { $name } nimmt zurück.
log-ask-undo = { $name } möchte zurücknehmen.
log-ask-pause = { $name } bittet um eine Pause.
log-agree = { $name } ist einverstanden.
log-decline = { $name } lehnt ab.
log-pause = Das Spiel macht Pause.
log-resume = { $name } beendet die Pause.
log-takeover-left = { $name } ist gegangen. Ein Bot übernimmt den Platz.
log-takeover-time = Die Zeit von { $name } ist abgelaufen. Ein Bot übernimmt den Platz.
log-takeover-removed = Der Gastgeber hat { $name } weggeschickt. Ein Bot übernimmt den Platz.
log-return = { $name } ist zurück.
log-outage = Der Server war fort. Die Uhren standen so lange still.
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag dem Tisch etwas
chat-send = Senden
chat-hush = Stumm schalten
chat-mute = Ausblenden
chat-unmute = Wieder zeigen
chat-muted = { $name } sagt etwas, das du nicht lesen willst.
chat-about = Über { $name }
chat-report = Dem Gastgeber melden
chat-reported = Der Gastgeber weiß Bescheid.
chat-remove = Wegschicken
chat-people = Wer am Tisch ist
chat-phrases = Fertige Sätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-your-turn = Bist du dran?
phrase-one-moment = Einen Moment …
phrase-thinking = Ich muss überlegen.
phrase-oops = Hoppla!
phrase-well-played = Gut gespielt!
phrase-rematch = Revanche?
phrase-gotta-go = Ich muss los.
report-title = { $name } dem Gastgeber melden
report-text = Das sieht nur, wer den Tisch eröffnet hat, und nicht, von wem es kommt.
report-why = Weshalb
report-insult = Beleidigt jemanden
report-spam = Stört mit zu vielen Nachrichten
report-stalling = Lässt alle absichtlich warten
report-cheating = Spielt nicht fair
report-other = Etwas anderes
report-no = Doch nicht
report-yes = Dem Gastgeber melden
reports = Was dir gemeldet wurde
reports-removed = Weggeschickt
reports-done = Erledigt
remove-title = { $name } wegschicken?
remove-text = { $name } kann an diesem Tisch nicht mehr mitspielen oder mitreden. Läuft die Partie schon, übernimmt ein Bot.
remove-no = Doch nicht
remove-yes = Wegschicken
rule-open = Regel { $rule }
rules-contents = Inhalt
rules-whole = Das ganze Regelwerk in einem neuen Fenster
recap-title = Seit deinem letzten Zug

## Tisch: was gefragt ist

ask-label = Was gefragt ist
ask-your-turn = Du bist dran.
ask-really = { $move }?
ask-points = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ask-count = { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
}
ask-which = { $n ->
    [one] Diese?
   *[other] Welche von diesen { $n }?
}
ask-choices = Auswahl
ask-hint = Tipp
ask-back = Zurück
ask-undo = Zurücknehmen
ask-restart = Zug neu beginnen
ask-thinks = { $name } überlegt
ask-bot-thinks = { $name } ist am Werk
ask-moment = Einen Moment
ask-watching = Du schaust zu.
ask-lost-why = Verbindung verloren. Deine Partie ist sicher.
ask-lost = Neuer Versuch in { $n } s
ask-past-why = Ein früherer Moment dieser Partie.
ask-past = Nach Zug { $n } von { $of }
ask-present = Zurück ins Jetzt
ask-over-why = Das Spiel ist zu Ende.
ask-won = { $name } gewinnt
ask-shared = Geteilter Sieg: { $names }
ask-result = Ergebnis zeigen
ask-question-why = { $name } fragt und wartet auf deine Antwort.
ask-question-open = Die anderen müssen noch antworten.
ask-own-undo = Du möchtest zurücknehmen
ask-own-pause = Du hast um eine Pause gebeten
ask-take-back = { $n ->
    [one] Darf { $name } einen Zug zurücknehmen?
   *[other] Darf { $name } { $n } Züge zurücknehmen?
}
ask-pause = Eine Pause für { $name }?
ask-agree = Einverstanden
ask-decline = Ablehnen
ask-paused-why = Alle Uhren ruhen.
ask-paused = Das Spiel macht Pause
ask-resume = Weiterspielen
ask-deserted-why = Der Tisch wartet, bis jemand zurückkommt.
ask-deserted = Alle sind fort
ask-taken-why = Du warst fort, und ein Bot spielt für dich.
ask-taken = Deinen Platz wieder einnehmen?
ask-return = Platz wieder einnehmen

## Tisch: was nicht geht

refused-offline = Der Server antwortet nicht. Es wurde nichts gespielt.
refused-stale = Etwas anderes kam dazwischen. Schau noch einmal hin.
refused-illegal-move = Das ist jetzt nicht erlaubt.
refused-unknown-move = Das ist jetzt nicht erlaubt.
refused-not-your-turn = Du bist nicht am Zug.
refused-not-your-seat = Du sitzt nicht an diesem Tisch.
refused-no-undo = Das lässt sich nicht zurücknehmen.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-nothing-asked = Die Frage ist schon geklärt.
refused-paused = Das Spiel macht Pause.
refused-finished = Das Spiel ist zu Ende.
refused-hushed = Der Gastgeber hat dich gerade stumm geschaltet.
refused-removed = Der Gastgeber hat dich von diesem Tisch weggeschickt.
refused-too-many = Nicht so schnell. Warte einen Moment.
refused-seat-taken = Jemand war schneller: Der Platz ist besetzt.
refused-busy = Der Server ist beschäftigt. Versuch es gleich noch einmal.
refused-dealing = Die Karten werden ausgeteilt. Gleich geht es los.
refused-other = Der Server hat das nicht angenommen.
refused-later = Das kommt später. Tu zuerst, worum dich der Lehrmeister bittet.

## Tisch: Tipp

hint-title = Was der starke Bot tun würde
hint-thinking = Er überlegt.
hint-none = Hier weiß er keinen Rat.
hint-chance = gewinnt { $chance }
hint-margin = Vorsprung { $points }
hint-ends = beendet das Spiel

## Tisch: in Worten

text-title = Der Spielplan in Worten
text-no-moves = Du bist gerade nicht gefragt.
text-play = Diesen Zug spielen

## Tisch: Menü und Tasten

menu-text = Plan in Worten, Liste der Züge
menu-share = Link zu diesem Tisch kopieren
menu-copied = Link kopiert
menu-keys = Tastatur
menu-pause = Um eine Pause bitten
menu-ask-undo = Bitten, meinen letzten Zug zurückzunehmen
menu-leave = Die Partie verlassen
leave-title = Die Partie verlassen?
leave-text = Ein Bot spielt für dich weiter; ist sonst niemand mehr da, wartet der Tisch. Bis zum Ende kannst du jederzeit zurückkommen.
leave-stay = Bleiben
leave-go = Verlassen
keys-title = Mit der Tastatur spielen
keys-tab = von einem zum nächsten
keys-arrows = zum nächsten Ziel auf dem Plan
keys-zoom = vergrößern, verkleinern, ganzer Plan
keys-confirm = spielen, was gewählt ist
keys-back = zurück, schließen
keys-undo = zurücknehmen
keys-hint = Tipp
keys-text = Plan in Worten und Liste der Züge
keys-chronicle = Chronik
keys-chat = Chat
keys-rules = Regeln
keys-help = diese Hilfe

## Stärken der Bots

level-novice = Lehrling
level-novice-text = spielt fast aufs Geratewohl
level-easy = Schreiber
level-easy-text = nimmt, was naheliegt
level-medium = Händler
level-medium-text = spielt solide
level-hard = Faktor
level-hard-text = spielt wie jemand mit viel Erfahrung
level-expert = Meister
level-expert-text = denkt so weit voraus, wie er kann

## Ein neuer Tisch

new-title = Tisch eröffnen
new-game = Spiel
new-seats = Plätze
new-players = Spieler
new-players-range = { $low } bis { $high } Spieler
new-you = Du
new-you-as = du, { $house }
new-ready = bereit
new-friend = Freund
new-bot = Bot
new-seat = Platz { $number }
new-seat-of = Wer auf Platz { $number } sitzt
new-open-seat = Offener Platz
new-open-seat-text = per Link für Freunde
new-waits = wartet auf Freunde
new-strength = Stärke
new-strength-of = Stärke von { $name }
new-free-place = Freie Stelle
new-free-place-text = noch einen Kaufmann dazu
new-add = Dazu
new-clock = Uhr
new-clock-none = Keine
new-clock-none-text = in aller Ruhe
new-clock-calm = Gemütlich
new-clock-calm-text = je 45 Min.
new-clock-brisk = Flott
new-clock-brisk-text = je 20 Min.
new-clock-mail = Per Post
new-clock-mail-text = 2 Tage pro Zug
new-hints = Tipps erlaubt
new-pace = Bots lassen sich Zeit
new-watching = Wer den Tisch findet
new-by-link = Per Link
new-by-link-text = Nur wer den Link hat, kann mitspielen oder zuschauen. Zuschauer sehen, was offen liegt, aber nie eine Hand.
new-public = Alle
new-public-text = Der Tisch steht auf der Startseite. Zuschauer sehen, was offen liegt, aber nie eine Hand.
new-rules = Regeln
new-rules-text = in Worten; eine Nummer öffnet den vollen Text
new-only-for = { $low ->
    [1] Nur für einen Spieler
   *[other] { $high ->
        [2] Nur für zwei Spieler
       *[other] Nur für { $low } bis { $high } Spieler
    }
}
new-edition = Ausgabe
new-edition-default = für Fondaco rekonstruiert
new-provenance = Woher die Angaben stammen: { $seed } Regelheft, { $public } öffentlich, { $reconstructed } rekonstruiert
new-provenance-seed = Aus dem Regelheft
new-provenance-public = Aus öffentlichen Quellen
new-provenance-reconstructed = Rekonstruiert
new-summary = Der Tisch in einem Satz
new-sentence-seats = { $players ->
    [1] Du spielst allein.
   *[other] { $friends ->
        [0] { $bots ->
            [one] Du gegen einen Bot.
           *[other] Du gegen { $bots } Bots.
        }
        [one] { $bots ->
            [0] Du und ein Freund.
            [one] Du, ein Freund und ein Bot.
           *[other] Du, ein Freund und { $bots } Bots.
        }
       *[other] { $bots ->
            [0] Du und { $friends } Freunde.
            [one] Du, { $friends } Freunde und ein Bot.
           *[other] Du, { $friends } Freunde und { $bots } Bots.
        }
    }
}
new-sentence-terms = { $changed ->
    [0] { $clock }, Regeln wie in der Schachtel.
    [one] { $clock }, eine Regel geändert.
   *[other] { $clock }, { $changed } Regeln geändert.
}
new-sentence-clock-none = Ohne Uhr
new-sentence-clock-calm = Gemütliche Uhr
new-sentence-clock-brisk = Flotte Uhr
new-sentence-clock-mail = Zwei Tage pro Zug
new-sentence-time = Etwa { $minutes } Minuten.
new-open = Tisch eröffnen
new-fill = Mit Bots auffüllen und starten
new-fine-friends = Den Link und seinen QR-Code bekommst du, sobald der Tisch offen ist.
new-fine-bots = Das Spiel beginnt sofort.

## Tisch: vor dem Start

wait-caps = Ein Tisch ist offen
wait-open = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
wait-full = Alle Plätze sind besetzt.
wait-dealing = Die Karten werden ausgeteilt.
wait-seats = Plätze
wait-free = Frei
wait-free-text = für alle, die den Link haben
wait-host = hat den Tisch eröffnet
wait-join = Platz nehmen
wait-bot = Einem Bot geben
wait-no-bot = { $name } wegschicken und den Platz freigeben
wait-send-away = { $name } wegschicken
wait-fill = Mit Bots auffüllen und starten
wait-start = Starten
wait-for-host = Das Spiel beginnt, sobald der Tisch voll ist oder der Gastgeber startet.
wait-close = Tisch schließen
wait-leave = Aufstehen
wait-invite = Einladen
wait-invite-text = Schick diesen Link oder lass den Code scannen. Niemand braucht ein Konto.
wait-link = Link zu diesem Tisch
wait-copy = Link kopieren
wait-qr = Der Link als QR-Code

## Was an einem wartenden Tisch gilt.
terms-title = Die Bedingungen
terms-clock-none = Ohne Uhr: in aller Ruhe
terms-clock-live = { $minutes } Minuten für jeden und { $seconds } Sekunden mehr je Zug
terms-clock-days = { $days ->
    [one] Ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
  }
terms-public = Auf der Startseite zu finden: Alle dürfen Platz nehmen oder zuschauen
terms-by-link = Nur für alle, die den Link haben
terms-hints = Tipps des starken Bots sind erlaubt
terms-no-hints = Keine Tipps
terms-changed = Anders als in der Schachtel
terms-rules = Inzwischen die Regeln lesen

## Das Regelwerk

rules-search = Regeln durchsuchen
rules-book = Regelwerk
# Neben dem Titel, wo es kein Regelwerk in der Sprache der Seite gibt.
rules-english = auf Englisch
rules-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Regel
   *[other] { $count } Regeln
}
rules-unknown = Es gibt keine Regel { $rule }
rules-examples = Beispiele
rules-goes-with = Gehört dazu
rules-play = Gleich spielen
rules-lesson = Diese Lektion spielen
rules-lesson-window = Die geführte erste Partie spielen, in einem neuen Fenster

## Die geführte erste Partie

learn-lesson = Erste Partie
learn-you = Lehrling
learn-coach = Der Lehrmeister
learn-step = Schritt { $n } von { $of }
learn-intro = Zehn Minuten, eins nach dem anderen
learn-begin = Beginnen
learn-resume = Weiter mit Schritt { $n }
learn-anew = Von vorn beginnen
learn-watch = { $name } spielt
learn-ready = Bereit für den nächsten Schritt?
learn-last = Das war der letzte Schritt
learn-next = Weiter
learn-over = Gut gemacht!
learn-over-what = Du weißt, wie es geht. Jetzt spiel!
learn-again = Noch einmal
learn-play = Gegen Bots spielen
learn-leave = Die Lektion verlassen
learn-none = Für dieses Spiel gibt es noch keine Lektion
learn-failed = Die Lektion konnte nicht geöffnet werden

lessons-yours = Deine Lektion
lessons-none = Noch nicht begonnen
lessons-so-far = { $done } von { $of } · als Nächstes: { $next }
lessons-all = Alle { $of } Schritte geschafft

## Das Ende einer Partie

end-over = Das Spiel ist zu Ende
end-wins = { $points ->
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
}
end-wins-tie = { $name } gewinnt bei Gleichstand
end-you-win = { $points ->
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $points } Punkten Vorsprung
}
end-you-win-tie = Du gewinnst bei Gleichstand
end-shared = Geteilter Sieg: { $names }
end-alone = { $points ->
    [one] Du hast am Ende einen Punkt
   *[other] Du hast am Ende { $points } Punkte
}
end-merchants = { $count ->
    [one] ein Kaufmann
   *[other] { $count } Kaufleute
}
end-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
end-duration = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
end-board = Der Spielplan
end-share = Teilen
end-replay = Wiederholung
end-record = Aufzeichnung
end-again = Noch einmal
end-ledger = Das Kontobuch
end-ledger-text = eine Nummer öffnet ihre Regel
end-you = du
end-rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
}
end-total = Summe
end-curve = Punkte im Lauf der Partie
end-turning-points = Wendepunkte
end-move = Zug { $ply }:
end-no-leaps = Niemand hat sich mit einem einzigen Zug abgesetzt.
curve-label = Punkte im Lauf der Partie. { $standing }

deal-checked = Die Karten wurden ehrlich ausgeteilt: von dir geprüft
deal-checked-text = Dein Browser hat vor der ersten Karte eine eigene Zufallszahl beigesteuert. So konnte niemand die Karten auswählen, auch nicht, wer den Server betreibt.
deal-late = Deine Zahl kam für dieses Austeilen zu spät
deal-late-text = Alles, was versprochen war, passt zusammen. Aber die Zufallszahl deines Browsers ist nicht dabei, also ist es für dich kein Beweis.
deal-watched = Das Austeilen passt zusammen
deal-watched-text = Alles, was der Server zeigt, stimmt überein. Dieser Browser hat keine eigene Zahl beigesteuert und kann für mehr nicht bürgen.
deal-alone = Der Server hat allein ausgeteilt
deal-alone-text = Er hatte sich vor der ersten Karte festgelegt und sich daran gehalten. Sonst hat niemand eine Zahl beigesteuert.
deal-none = Dieses Austeilen lässt sich nicht prüfen
deal-none-text = Die Partie wurde anderswo gespielt und als Aufzeichnung hierher gebracht.
deal-failed = Das Austeilen passt nicht zusammen
deal-failed-text = Etwas ist nicht so, wie es versprochen war. Heb die Aufzeichnung dieser Partie auf und zeig sie den anderen.
deal-more = Was geprüft wurde
deal-right = richtig
deal-wrong = falsch
deal-q-first = Das Versprechen des Servers ist das, das du zuerst gesehen hast.
deal-q-secret = Das Geheimnis des Servers passt zu seinem Versprechen.
deal-q-own = Deine Zahl ist dabei, an deinem Platz.
deal-q-promises = Niemand hat etwas anderes versprochen, als Zahlen schon bekannt waren.
deal-q-shares = Jede Zahl war vorher versprochen oder folgt aus dem Geheimnis.
deal-q-seed = Das Austeilen folgt aus dem Geheimnis und allen Zahlen.
deal-q-committed = Ausgeteilt wurde, was der Server versprochen hatte.
deal-numbers = Woher die Zahlen kamen
deal-from-you = von dir
deal-from-client = vom eigenen Browser
deal-from-bot = vom Server, wie für jeden Bot
deal-from-absent = vom Server: die versprochene kam nicht rechtzeitig
deal-from-server = vom Server: keine war versprochen

## Wiederholung

replay-title = Wiederholung
replay-of = Wiederholung vom { $day }
replay-running = Diese Partie läuft noch
replay-missing = Diese Partie gibt es hier nicht, oder nicht mehr
replay-share = Diesen Zug teilen
replay-table = Zum Tisch
replay-controls = Steuerung
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Zug weiter
replay-last = Zum Ende
replay-move = Zug { $ply } von { $of }
replay-speed = Tempo
replay-eyes = Mit wessen Augen
replay-all-hands = Alle Hände offen
replay-as = Wie { $name } es sah
replay-scrubber = Moment der Partie
replay-moves = Züge
replay-go = Diesen Zug zeigen

## Profil

me-guest-since = Gast seit { $day }
me-account-since = Hier seit { $day }
me-results = Partien und Ergebnisse
me-game = Spiel
me-played = gespielt
me-won = gewonnen
me-best = meiste Punkte
me-more = Weitere Partien
me-nothing-played = Noch keine Partie beendet. Die erste dauert eine Viertelstunde.
me-settings = Einstellungen
me-notices = Wenn du dran bist
me-mutes = Von wem du nichts lesen willst
me-unmute = Wieder zeigen
me-account = Konto
me-guest-text = Als Gast spielst du nur in diesem Browser. Mit Name und Passwort folgen dir deine Partien und Plätze überallhin.
me-name = Name
me-password = Passwort
me-password-hint = Mindestens 8 Zeichen, und nicht der Name
me-make-account = Konto anlegen
me-have-account = Ich habe ein Konto
me-sign-in = Anmelden
me-sign-out = Abmelden
me-guest-name = Gast bleiben, unter anderem Namen
me-save = Speichern
me-saved = Gespeichert.
me-is-account = Das ist jetzt dein Konto.
me-signed-in = Du bist angemeldet.
me-change-password = Passwort ändern
me-old-password = Altes Passwort
me-new-password = Neues Passwort
me-keys = Sitzungen und Tokens
me-failures = { $count ->
    [one] Jemand hat für dein Konto ein falsches Passwort versucht: { $last }.
   *[other] Für dein Konto wurden { $count } falsche Passwörter versucht, das letzte: { $last }.
}
me-failures-text = Wenn du das nicht warst, wähle ein neues, langes Passwort.
me-failures-known = Ich weiß
me-sessions = Hier angemeldet
me-this-session = dieser Browser
me-a-program = Ein Programm
me-end-session = Diese Sitzung beenden
me-never = noch nicht benutzt
me-tokens = Tokens für Programme
me-tokens-text = Ein Token spielt in deinem Namen; dein Konto lesen oder ändern kann es nicht.
me-token-label = Wofür es ist
me-make-token = Token erstellen
me-token-once = Dieses Token wird nur einmal gezeigt:
me-copy = Kopieren
me-drop-token = Token { $label } löschen
me-leaving = Deine Daten
me-export-text = Alles, was über dich gespeichert ist, in einer Datei.
me-export = Exportieren
me-delete = Mich löschen
me-delete-text = Deine Person verschwindet, mit Name, Sitzungen und Tokens. Was gespielt wurde, bleibt, unter dem Namen von niemandem. Das lässt sich nicht rückgängig machen.
me-delete-now = Endgültig löschen

## Wenn man dran ist

notice-turn = Du bist dran: { $game }
notice-next = { $n ->
    [one] Ein anderer Tisch wartet auf dich
   *[other] { $n } andere Tische warten auf dich
}
notice-offer = Gib mir Bescheid, wenn ich dran bin
notice-device-text = Wenn du dran bist und die Seite nicht siehst oder geschlossen hast.
notice-told-always = Du bekommst Bescheid, auch wenn die Seite geschlossen ist.
notice-told-page = Du bekommst Bescheid, solange die Seite offen ist, auch im Hintergrund.
notice-told-refused = Der Browser erlaubt es nicht. Das kannst du in seinen Einstellungen ändern.
notice-told-never = Dieser Browser kann dir keinen Bescheid geben.
notice-mail = Per E-Mail
notice-mail-text = Eine E-Mail für jeden Zug, der auf dich wartet, während du fort bist. Zuerst schicken wir dir einen Code.
notice-mail-address = Adresse
notice-mail-send = Code schicken
notice-mail-sent = Ein Code ist unterwegs an { $address }. Er gilt eine Stunde.
notice-mail-code = Code
notice-mail-confirm = Bestätigen
notice-mail-other = Andere Adresse
notice-mail-on = Wir schreiben an { $address }.
notice-mail-off = Keine E-Mails mehr
failed-wrong-code = Das ist nicht der Code, oder er gilt nicht mehr.
