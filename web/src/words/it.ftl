### Le parole della casa, in italiano.

## Everywhere

shell-skip = Vai al contenuto
shell-page-failed = Non è stato possibile caricare la pagina.
shell-try-again = Riprova

## Parti di un tabellone

board-about = Su questo tabellone: { $game }
board-zoom = Ingrandimento
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-zoom-fit = Mostra tutto il tabellone

## Parti di una pagina

ui-sheet-open = Apri ancora
ui-sheet-fold = Richiudi
ui-less = Meno: { $label }
ui-more = Più: { $label }
ui-copied = Copiato

## Le vie della casa

nav = Vie
nav-games = Giochi
nav-tables = Tavoli
nav-learn = Impara
nav-light = Chiaro
nav-dark = Scuro
nav-profile = Il tuo profilo
nav-me = { $name }: il tuo profilo

## Home

home-title = Fondaco: { $games ->
    [5] cinque
    [6] sei
   *[other] { $games }
} giochi di mercanti, un solo tavolo
home-headline = { $games ->
    [5] Cinque
    [6] Sei
   *[other] { $games }
} giochi di mercanti, un solo tavolo.
home-lead = Ti siedi in dieci secondi, contro un bot o con gli amici. Senza account.
home-play = Gioca subito
home-open = Apri un tavolo
home-play-game = Gioca subito a { $game }
home-friends = Con gli amici
home-learn = Impara
home-learn-game = Impara { $game }
home-board-to-come = Il tabellone è ancora da disegnare. Le regole si possono già leggere.
home-players = Giocatori
home-minutes-label = Durata
home-minutes = { $minutes } min
home-weight = Difficoltà
home-weight-1 = leggero
home-weight-2 = facile
home-weight-3 = medio
home-weight-4 = impegnativo
home-weight-5 = molto impegnativo
home-mine = I tuoi tavoli
home-count = { $count ->
    [one] uno aperto
   *[other] { $count } aperti
}
home-open-tables = Tavoli aperti
home-watch = Guarda
home-your-turn = Tocca a te
home-with = con { $names }
home-thinking = { $name } sta pensando
home-paused = In pausa
home-deserted = Tutti assenti: il tavolo aspetta
home-over = Finita
home-won-by = Ha vinto { $names }
home-free-seats = { $free ->
    [one] Un posto libero
   *[other] { $free } posti liberi
}
home-foot-bots = Bot di cinque livelli
home-foot-rules = Ogni regola a portata di dito
home-foot-private = Nessuna domanda, nessun tracciamento
home-foot-licences = Licenze

## Quando qualcosa va storto

failed = Non ha funzionato. Non si è perso nulla: riprova.
failed-offline = Il server non risponde. Quello che hai giocato è al sicuro lì.
failed-too-many = Troppe richieste insieme. Aspetta un momento e riprova.
failed-no-session = La tua sessione è finita. Accedi di nuovo.
failed-wrong-password = Nome e password non corrispondono.
failed-name-taken = Questo nome è già di qualcun altro, o gli somiglia troppo.
failed-weak-password = Questa password è troppo facile da indovinare. Scegline una più lunga, di più parole.
failed-not-found = Qui non c’è nulla, o non c’è più.
failed-busy = La casa in questo momento è piena. Riprova fra poco.
failed-bad-request = Il server non ha accettato la richiesta. Controlla quello che hai scritto.

## Qui non c’è nulla

missing-title = Fuori dalla carta
missing-text = A questo indirizzo non c’è nessuna pagina. Forse il link è vecchio, o si è persa una lettera per strada.
missing-home = Torna ai giochi

## Houses

house-cinnabar = Cinabro
house-azurite = Azzurrite
house-verdigris = Verderame
house-orpiment = Orpimento
house-purple = Porpora
house-graphite = Grafite

## Bots

bot-novice = bot alle prime armi
bot-easy = bot facile
bot-medium = bot discreto
bot-hard = bot forte
bot-expert = bot maestro

## Settings

setting-language = Lingua
setting-theme = Luce
setting-theme-auto = come il sistema
setting-theme-light = giorno
setting-theme-dark = notte
setting-speed = Movimento
setting-speed-off = nessuno
setting-speed-quick = rapido
setting-speed-normal = normale
setting-speed-calm = tranquillo
setting-confirm = Conferma le mosse
setting-confirm-always = sempre
setting-confirm-touch = sugli schermi tattili
setting-confirm-never = mai
setting-house = La mia casata
setting-house-any = come viene
setting-letters = Lettere sui pezzi
setting-sound = Suoni
setting-notices = Avvisami su questo dispositivo
setting-keys = Lettere come scorciatoie

## Table

table-home = Alla pagina iniziale
table-of = Il tavolo di
table-offline = non in linea
table-spectators = { $n ->
    [one] { $n } spettatore
   *[other] { $n } spettatori
}
table-theme = Giorno o notte
table-menu = Impostazioni e altro
table-unread = { $label }, { $n } da leggere
table-board = Il tabellone
table-players = Giocatori
table-tray = Le tue cose
table-side = Cronaca, chat e regole
about-edition = Edizione: { $edition }.
about-facts = Da dove vengono i suoi dati:
table-close = Chiudi
table-loading = Stiamo preparando il tabellone.
table-loading-slow = Il server se la prende comoda. Il tabellone arriva appena risponde.
table-missing = Questo tavolo non esiste
table-removed = Non sei più a questo tavolo
table-removed-text = Chi lo ha aperto ti ha mandato via: qui non puoi più giocare né parlare. Ci sono altri tavoli.
table-watch-on = Continua a guardare
table-missing-text = È stato chiuso prima dell’inizio, oppure il link non è completo.
table-failed = Il server non risponde
table-failed-text = Le tue partite lì sono al sicuro. Riprova tra un momento.
table-no-board = Questo gioco non ha ancora un tabellone
table-no-board-text = Si può giocare nel terminale; il tabellone è in lavorazione.

## Tavolo: conservato, ma non giocato qui

obstacle-rules = Giocata con la versione { $version } delle regole di { $game }.
obstacle-edition = Giocata con dati di { $game } che questo server non ha.
obstacle-version = Giocata con una versione di { $game } che questo server non ha.
obstacle-unplayable = Le sue mosse non seguono le regole di { $game } di questo server.
obstacle-damaged = Una parte di questa partita è danneggiata.
obstacle-stands = Questo server gioca un’altra versione, perciò non c’è un tabellone da mostrare. Il risultato resta, e nulla è stato cambiato.
obstacle-waits = Questo server gioca un’altra versione. La partita aspetta a orologi fermi, e continua appena torna la sua versione.
obstacle-kept = È conservata così com’è: nulla è stato cambiato. Chi gestisce il server può esaminarla.
seat-claimed = dice il registro
imported-note = Giocata altrove, portata qui da { $name } il { $day }. Le mosse seguono le regole; i nomi sono quelli del registro.

## Table: players

player-you = tu
player-you-short = Tu
player-to-move = di turno
player-here = presente
player-away = assente
player-points = punti, mostra da dove vengono
score-hidden = nascosti

## Table: chronicle, chat, rules

tab-chronicle = Cronaca
tab-chat = Chat
tab-rules = Regole
chronicle-filter = Le mosse di chi
chronicle-all = Tutti
chronicle-only = Solo { $name }
chronicle-then = Mostra il tabellone dopo questa mossa
chronicle-undone = ritirata
chronicle-more = Mosse precedenti
chronicle-empty = Non è ancora successo niente.
log-start = La partita comincia.
log-undo = { $name } torna indietro.
log-ask-undo = { $name } chiede di tornare indietro.
log-ask-pause = { $name } chiede una pausa.
log-agree = { $name } è d’accordo.
log-decline = { $name } non è d’accordo.
log-pause = La partita è in pausa.
log-resume = { $name } chiude la pausa.
log-takeover-left = { $name } ha lasciato il tavolo. Il posto passa a un bot.
log-takeover-time = { $name } ha finito il tempo. Il posto passa a un bot.
log-takeover-removed = Chi ha aperto il tavolo ha mandato via { $name }. Il posto passa a un bot.
log-return = { $name } è di nuovo al tavolo.
log-outage = Il server era assente. Intanto gli orologi sono rimasti fermi.
chat-empty = Nessuno ha ancora detto niente.
chat-say = Scrivi qualcosa al tavolo
chat-send = Invia
chat-hush = Zittisci
chat-mute = Non mostrare
chat-unmute = Mostra di nuovo
chat-muted = { $name } dice qualcosa che non vuoi leggere.
chat-about = Su { $name }
chat-report = Segnala
chat-reported = Segnalato a chi ha aperto il tavolo.
chat-remove = Manda via
chat-people = Chi c’è al tavolo
chat-phrases = Frasi pronte
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-nice-move = Bella mossa!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-your-turn = Tocca a te?
phrase-one-moment = Un momento …
phrase-thinking = Ci penso un attimo.
phrase-oops = Ops!
phrase-well-played = Ben giocato!
phrase-rematch = Rivincita?
phrase-gotta-go = Devo andare.
report-title = Segnala { $name }
report-text = Lo vede solo chi ha aperto il tavolo, e non sa chi ha segnalato.
report-why = Perché
report-insult = Insulta qualcuno
report-spam = Disturba con troppi messaggi
report-stalling = Fa aspettare tutti apposta
report-cheating = Non gioca pulito
report-other = Altro
report-no = Lascia stare
report-yes = Segnala
reports = Che cosa ti hanno segnalato
reports-removed = Non è più al tavolo
reports-done = Fatto
remove-title = Mandare via { $name }?
remove-text = A questo tavolo { $name } non potrà più giocare né parlare. Se la partita è cominciata, continua un bot.
remove-no = Lascia stare
remove-yes = Manda via
rule-open = Regola { $rule }
rules-contents = Indice
rules-whole = Tutto il regolamento, in una nuova finestra
recap-title = Dopo il tuo ultimo turno

## Table: what is asked

ask-label = Che cosa si chiede
ask-your-turn = Tocca a te.
ask-really = { $move }?
ask-points = { $n ->
    [one] { $points } punto
   *[other] { $points } punti
}
ask-count = { $n ->
    [one] { $n } scelta
   *[other] { $n } scelte
}
ask-which = { $n ->
    [one] Questa?
   *[other] Quale di queste { $n }?
}
ask-choices = Scelte
ask-hint = Consiglio
ask-back = Indietro
ask-undo = Annulla
ask-restart = Ricomincia il turno
ask-thinks = { $name } sta pensando
ask-bot-thinks = { $name } è all’opera
ask-moment = Un momento
ask-watching = Stai guardando.
ask-lost-why = Connessione persa. La partita è al sicuro.
ask-lost = Nuovo tentativo tra { $n } s
ask-past-why = Un momento già passato della partita.
ask-past = Dopo la mossa { $n } di { $of }
ask-present = Torna al presente
ask-over-why = La partita è finita.
ask-won = Vince { $name }
ask-shared = Vittoria condivisa: { $names }
ask-result = Mostra il risultato
ask-question-why = { $name } chiede e aspetta la tua risposta.
ask-question-open = Si aspetta la risposta degli altri.
ask-own-undo = Hai chiesto di tornare indietro
ask-own-pause = Hai chiesto una pausa
ask-take-back = { $n ->
    [one] { $name } può ritirare una mossa?
   *[other] { $name } può ritirare { $n } mosse?
}
ask-pause = Una pausa per { $name }?
ask-agree = D’accordo
ask-decline = No
ask-paused-why = Tutti gli orologi sono fermi.
ask-paused = La partita è in pausa
ask-resume = Riprendi
ask-deserted-why = Il tavolo aspetta che qualcuno torni.
ask-deserted = Sono tutti assenti
ask-taken-why = Eri via e un bot gioca per te.
ask-taken = Vuoi riprendere il tuo posto?
ask-return = Riprendo il mio posto

## Table: refusals

refused-offline = Il server non risponde. Non è stato giocato niente.
refused-stale = Prima è successo altro. Guarda di nuovo.
refused-illegal-move = Ora non è permesso.
refused-unknown-move = Ora non è permesso.
refused-not-your-turn = Non tocca a te.
refused-not-your-seat = Non sei seduto a questo tavolo.
refused-no-undo = Questo non si può annullare.
refused-no-hints = A questo tavolo non ci sono consigli.
refused-nothing-asked = La domanda è già chiusa.
refused-paused = La partita è in pausa.
refused-finished = La partita è finita.
refused-hushed = Chi ospita il tavolo ora non vuole sentirti.
refused-removed = Chi ha aperto il tavolo ti ha mandato via.
refused-too-many = Piano. Aspetta un momento.
refused-seat-taken = Qualcuno è stato più veloce: il posto è occupato.
refused-busy = Il server è occupato. Riprova tra un momento.
refused-dealing = Si distribuiscono le carte. La partita comincia tra un momento.
refused-other = Il server non l’ha accettato.
refused-later = Più tardi. Prima fai quello che ti viene chiesto.

## Table: hint

hint-title = Che cosa farebbe il bot forte
hint-thinking = Ci sta pensando.
hint-none = Qui non ha consigli.
hint-chance = vince al { $chance }
hint-margin = distacco { $points }
hint-ends = chiude la partita

## Table: text view

text-title = Il tabellone a parole
text-no-moves = Ora non ti si chiede niente.
text-play = Gioca questa mossa

## Table: menu and keys

menu-text = Tabellone a parole ed elenco delle mosse
menu-share = Copia il link del tavolo
menu-copied = Link copiato
menu-keys = Tastiera
menu-pause = Chiedi una pausa
menu-ask-undo = Chiedi di ritirare la mia ultima mossa
menu-leave = Lascia la partita
leave-title = Lasciare la partita?
leave-text = Al tuo posto continua un bot; se non resta nessun altro, il tavolo aspetta. Puoi tornare quando vuoi prima della fine.
leave-stay = Resta
leave-go = Lascia
keys-title = Giocare con la tastiera
keys-tab = da una cosa alla successiva
keys-arrows = al bersaglio vicino sul tabellone
keys-zoom = avvicina, allontana, tutto il tabellone
keys-confirm = gioca la mossa scelta
keys-back = indietro, chiudi
keys-undo = annulla
keys-hint = consiglio
keys-text = tabellone a parole ed elenco delle mosse
keys-chronicle = cronaca
keys-chat = chat
keys-rules = regole
keys-help = questo aiuto

## Livelli dei bot

level-novice = Apprendista
level-novice-text = gioca quasi a caso
level-easy = Scrivano
level-easy-text = prende quel che ha vicino
level-medium = Mercante
level-medium-text = gioca in modo solido
level-hard = Fattore
level-hard-text = gioca come un buon giocatore di circolo
level-expert = Maestro
level-expert-text = pensa più avanti che può

## Un nuovo tavolo

new-title = Apri un tavolo
new-game = Gioco
new-seats = Posti
new-players = Giocatori
new-players-range = da { $low } a { $high } giocatori
new-you = Tu
new-you-as = tu, { $house }
new-ready = pronto
new-friend = Amico
new-bot = Bot
new-seat = Posto { $number }
new-seat-of = Chi prende il posto { $number }
new-open-seat = Posto libero
new-open-seat-text = un amico con il link
new-waits = aspetta un amico
new-strength = Livello
new-strength-of = Livello di { $name }
new-free-place = Ancora un posto
new-free-place-text = aggiungi un mercante
new-add = Aggiungi
new-clock = Orologio
new-clock-none = Nessuno
new-clock-none-text = senza fretta
new-clock-calm = Calmo
new-clock-calm-text = 45 min a testa
new-clock-brisk = Svelto
new-clock-brisk-text = 20 min a testa
new-clock-mail = Per posta
new-clock-mail-text = 2 giorni a turno
new-hints = Consigli permessi
new-pace = I bot si prendono il loro tempo
new-watching = Chi lo trova
new-by-link = Con il link
new-by-link-text = Solo chi ha il link può sedersi o guardare. Chi guarda vede ciò che è pubblico e mai una mano.
new-public = Tutti
new-public-text = Il tavolo compare nella prima pagina. Chi guarda vede ciò che è pubblico e mai una mano.
new-rules = Regole
new-rules-text = a parole; il numero apre il testo completo
new-only-for = { $low ->
    [1] Solo con un giocatore
   *[other] { $high ->
        [2] Solo in due
       *[other] Solo da { $low } a { $high } giocatori
    }
}
new-edition = Edizione
new-edition-default = come ricostruita per Fondaco
new-provenance = Da dove vengono i dati: { $seed } regolamento, { $public } fonti pubbliche, { $reconstructed } ricostruiti
new-provenance-seed = Dal regolamento
new-provenance-public = Da fonti pubbliche
new-provenance-reconstructed = Ricostruiti
new-summary = Il tavolo in una frase
new-sentence-seats = { $players ->
    [1] Giochi da solo.
   *[other] { $friends ->
        [0] { $bots ->
            [one] Tu contro un bot.
           *[other] Tu contro { $bots } bot.
        }
        [one] { $bots ->
            [0] Tu e un amico.
            [one] Tu, un amico e un bot.
           *[other] Tu, un amico e { $bots } bot.
        }
       *[other] { $bots ->
            [0] Tu e { $friends } amici.
            [one] Tu, { $friends } amici e un bot.
           *[other] Tu, { $friends } amici e { $bots } bot.
        }
    }
}
new-sentence-terms = { $changed ->
    [0] { $clock }, regole come nella scatola.
    [one] { $clock }, una regola cambiata.
   *[other] { $clock }, { $changed } regole cambiate.
}
new-sentence-clock-none = Senza orologio
new-sentence-clock-calm = Orologio calmo
new-sentence-clock-brisk = Orologio svelto
new-sentence-clock-mail = Due giorni a turno
new-sentence-time = Circa { $minutes } minuti.
new-open = Apri il tavolo
new-fill = Riempi di bot e comincia
new-fine-friends = Il link e il codice QR li hai appena il tavolo è aperto.
new-fine-bots = La partita comincia subito.

## Table: before the start

wait-caps = Il tavolo è aperto
wait-open = { $n ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $n } posti liberi.
}
wait-full = Tutti i posti sono occupati.
wait-dealing = Si distribuiscono le carte.
wait-seats = Posti
wait-free = Libero
wait-free-text = per chi ha il link
wait-host = ha aperto il tavolo
wait-join = Siediti
wait-bot = Dallo a un bot
wait-no-bot = Manda via { $name } e libera il posto
wait-send-away = Manda via { $name }
wait-fill = Completa con i bot e comincia
wait-start = Comincia
wait-for-host = La partita comincia quando il tavolo è completo o quando lo decide chi lo ha aperto.
wait-close = Chiudi il tavolo
wait-leave = Alzati
wait-invite = Invita
wait-invite-text = Manda questo link o fai inquadrare il codice. Non serve registrarsi.
wait-link = Link a questo tavolo
wait-copy = Copia il link
wait-qr = Il link come codice QR

## Che cosa vale a un tavolo in attesa.
terms-title = Le condizioni
terms-clock-none = Senza orologio: si gioca con calma
terms-clock-live = { $minutes } minuti a testa, più { $seconds } secondi a mossa
terms-clock-days = { $days ->
    [one] Un giorno per ogni turno
   *[other] { $days } giorni per ogni turno
  }
terms-public = In elenco sulla prima pagina: chiunque può sedersi o guardare
terms-by-link = Solo per chi ha il link
terms-hints = Sono ammessi i consigli del bot forte
terms-no-hints = Niente consigli
terms-changed = Diverso dalla scatola
terms-rules = Intanto, leggi le regole

## Il regolamento

rules-search = Cerca nelle regole
rules-book = Regolamento
# Accanto al titolo, dove il regolamento non c'è nella lingua della pagina.
rules-english = in inglese
rules-found = { $count ->
    [0] Nessun risultato
    [one] Una regola
   *[other] { $count } regole
}
rules-unknown = Non c’è una regola { $rule }
rules-examples = Esempi svolti
rules-goes-with = Va letto insieme
rules-play = Gioca subito
rules-lesson = Gioca questa lezione
rules-lesson-window = Gioca la prima partita guidata, in una nuova finestra

## La prima partita guidata

learn-lesson = Prima partita
learn-you = Apprendista
learn-coach = Chi ti guida
learn-step = Passo { $n } di { $of }
learn-intro = Dieci minuti, una cosa alla volta
learn-begin = Comincia
learn-resume = Riprendi dal passo { $n }
learn-anew = Ricomincia da capo
learn-watch = { $name } gioca
learn-ready = Si va avanti?
learn-last = Era l'ultimo passo
learn-next = Avanti
learn-over = Ben fatto!
learn-over-what = Ora sai come si fa. Tocca giocare!
learn-again = Ancora una volta
learn-play = Gioca contro i bot
learn-leave = Lascia la lezione
learn-none = Questo gioco non ha ancora una lezione
learn-failed = Non è stato possibile aprire la lezione

lessons-yours = La tua lezione
lessons-none = Non ancora cominciata
lessons-so-far = { $done } di { $of } · poi: { $next }
lessons-all = Tutti i { $of } passi fatti

## La fine della partita

end-over = La partita è finita
end-wins = { $points ->
    [one] { $name } vince di un punto
   *[other] { $name } vince di { $points } punti
}
end-wins-tie = { $name } vince lo spareggio
end-you-win = { $points ->
    [one] Vinci di un punto
   *[other] Vinci di { $points } punti
}
end-you-win-tie = Vinci lo spareggio
end-shared = Vittoria condivisa: { $names }
end-alone = { $points ->
    [one] Finisci con un punto
   *[other] Finisci con { $points } punti
}
end-merchants = { $count ->
    [one] un mercante
   *[other] { $count } mercanti
}
end-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
end-duration = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
end-board = Il tabellone
end-share = Condividi
end-replay = Rivedi
end-record = Registro
end-again = Gioca ancora
end-ledger = Il libro dei conti
end-ledger-text = il numero apre la regola
end-you = tu
end-rank = { $rank }º
end-total = Totale
end-curve = Punti nel corso della partita
end-turning-points = Svolte
end-move = Mossa { $ply }:
end-no-leaps = Nessuno ha fatto il vuoto in un solo turno.
curve-label = Punti nel corso della partita. { $standing }

deal-checked = Le carte sono state distribuite con onestà: l’hai verificato tu
deal-checked-text = Il tuo browser ha aggiunto un proprio numero casuale prima della prima carta. Così nessuno ha potuto scegliere la distribuzione, nemmeno chi gestisce il server.
deal-late = Il tuo numero è arrivato tardi per questa distribuzione
deal-late-text = Tutto ciò che era stato promesso coincide. Ma il numero casuale del tuo browser non ne fa parte: per te non è una prova.
deal-watched = I conti della distribuzione tornano
deal-watched-text = Tutto ciò che il server mostra coincide. Questo browser non ha aggiunto un numero suo, quindi non può garantire di più.
deal-alone = Il server ha distribuito da solo
deal-alone-text = Aveva promesso questa distribuzione prima della prima carta, e l’ha mantenuta. Nessun altro ha aggiunto un numero.
deal-none = Questa distribuzione non si può verificare
deal-none-text = La partita è stata giocata altrove e portata qui come registro.
deal-failed = I conti della distribuzione non tornano
deal-failed-text = Qualcosa non è come era stato promesso. Conserva il registro di questa partita e mostralo agli altri.
deal-more = Che cosa è stato verificato
deal-right = giusto
deal-wrong = sbagliato
deal-q-first = La promessa del server è quella che hai visto all’inizio.
deal-q-secret = Il segreto del server corrisponde alla sua promessa.
deal-q-own = Il tuo numero è nella distribuzione, al tuo posto.
deal-q-promises = Nessuno ha promesso altro dopo che i numeri erano noti.
deal-q-shares = Ogni numero era stato promesso prima, o segue dal segreto.
deal-q-seed = La distribuzione segue dal segreto e da tutti i numeri.
deal-q-committed = La distribuzione è quella che il server aveva promesso.
deal-numbers = Da dove vengono i numeri
deal-from-you = tuo
deal-from-client = suo
deal-from-bot = del server, come per ogni bot
deal-from-absent = del server: quello promesso non è arrivato in tempo
deal-from-server = del server: non ne era stato promesso uno

## Replay

replay-title = Rivedi
replay-of = Partita del { $day }
replay-running = Questa partita è ancora in corso
replay-missing = Questa partita non c’è, o non c’è più
replay-share = Condividi questa mossa
replay-table = Al tavolo
replay-controls = Comandi
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Avvia
replay-pause = Pausa
replay-on = Una mossa avanti
replay-last = Alla fine
replay-move = Mossa { $ply } di { $of }
replay-speed = Velocità
replay-eyes = Con gli occhi di chi
replay-all-hands = Mani scoperte
replay-as = Come l’ha vista { $name }
replay-scrubber = Momento della partita
replay-moves = Mosse
replay-go = Mostra questa mossa

## Profilo

me-guest-since = Ospite dal { $day }
me-account-since = Qui dal { $day }
me-results = Partite e risultati
me-game = Gioco
me-played = giocate
me-won = vinte
me-best = più punti
me-more = Altre partite
me-nothing-played = Ancora nessuna partita finita. La prima dura un quarto d’ora.
me-settings = Impostazioni
me-notices = Il tuo turno
me-mutes = Chi non vuoi leggere
me-unmute = Mostra di nuovo
me-account = Account
me-guest-text = Da ospite giochi solo con questo browser. Con un nome e una password le tue partite e i tuoi posti ti seguono ovunque.
me-name = Nome
me-password = Password
me-password-hint = Almeno 8 caratteri, e non il nome
me-make-account = Fanne un account
me-have-account = Ho già un account
me-sign-in = Accedi
me-sign-out = Esci
me-guest-name = Resta ospite con un altro nome
me-save = Salva
me-saved = Salvato.
me-is-account = Ora questo è il tuo account.
me-signed-in = Hai effettuato l’accesso.
me-change-password = Cambia la password
me-old-password = Vecchia password
me-new-password = Nuova password
me-keys = Sessioni e token
me-failures = { $count ->
    [one] Qualcuno ha provato una password sbagliata per il tuo account: { $last }.
   *[other] Per il tuo account sono state provate { $count } password sbagliate, l’ultima: { $last }.
}
me-failures-text = Se non eri tu, scegli una password nuova e lunga.
me-failures-known = Lo so
me-sessions = Accessi aperti
me-this-session = questo browser
me-a-program = Un programma
me-end-session = Chiudi questa sessione
me-never = mai usato
me-tokens = Token per programmi
me-tokens-text = Un token gioca a tuo nome; non può leggere né cambiare il tuo account.
me-token-label = A che serve
me-make-token = Crea un token
me-token-once = Questo token si vede una volta sola:
me-copy = Copia
me-drop-token = Elimina il token { $label }
me-leaving = I tuoi dati
me-export-text = Tutto quello che si conserva di te, in un solo file.
me-export = Esporta
me-delete = Cancellami
me-delete-text = La tua persona sparisce, con nome, sessioni e token. Le partite restano, a nome di nessuno. Non si può annullare.
me-delete-now = Cancella per sempre

## When it is one's turn

notice-turn = Tocca a te: { $game }
notice-next = { $n ->
    [one] { $n } altro tavolo ti aspetta
   *[other] { $n } altri tavoli ti aspettano
}
notice-offer = Avvisami quando tocca a me
notice-device-text = Quando tocca a te e la pagina non è in vista, o è chiusa.
notice-told-always = Ti avvisiamo, anche con la pagina chiusa.
notice-told-page = Ti avvisiamo finché la pagina resta aperta, anche sullo sfondo.
notice-told-refused = Il browser non lo permette. Lo puoi cambiare nelle sue impostazioni.
notice-told-never = Questo browser non sa avvisare.
notice-mail = Per posta
notice-mail-text = Un messaggio per ogni turno che arriva mentre non ci sei. Prima ti mandiamo un codice.
notice-mail-address = Indirizzo
notice-mail-send = Manda il codice
notice-mail-sent = Abbiamo mandato un codice a { $address }. Vale un’ora.
notice-mail-code = Codice
notice-mail-confirm = Conferma
notice-mail-other = Un altro indirizzo
notice-mail-on = Ti scriviamo a { $address }.
notice-mail-off = Niente più posta
failed-wrong-code = Il codice non è questo, o non vale più.
