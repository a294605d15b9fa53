# Le parole del programma, in italiano: il tavolo a cui ti fa sedere `fondaco play`. Le parole di un gioco stanno nella sua cartella.

you = Tu

## Il tavolo

intro-alone = { $game } · in solitario
intro = { $game } · { $players } giocatori · il tuo posto è il { $seat }
intro-option = { $option }: { $value }
intro-help = Scrivi un numero, una mossa, oppure ? per l'aiuto.
intro-level = Livello dei bot: { $level }
resumed = Partita ripresa. Mosse finora: { $count }.
your-turn = Tocca a te.
moves-in-words = Scrivi mosse per leggerle a parole.

## Risposte

unknown = "{ $text }" qui non è né una mossa né un comando. Scrivi ? per l'aiuto.
no-such-number = Le mosse vanno da 1 a { $count }.
one-move-only = C'è solo la mossa 1.
ambiguous = "{ $text }" può essere { $moves }.
not-legal = { $move } non è possibile: { $rule }
legal = { $move } è possibile: { $rule }
why-usage = Chiedi di una mossa: perché MOSSA, con un numero o una notazione come { $example }.
rule-usage = Chiedi una regola o un capitolo: regola { $example }.
no-rule = La regola { $id } non esiste. Vicine: { $near }.
rules-in-english = Il regolamento è in inglese.

undone = Di nuovo alla tua decisione precedente.
undo-nothing = Non c'è nulla da annullare.
undo-barrier = Dopo la tua ultima decisione qualcuno ha deciso o saputo qualcosa di nuovo: a un tavolo non si potrebbe annullare. Qui ci sono solo bot: annulla! torna indietro lo stesso.
undo-forced = Di nuovo alla tua ultima decisione. Quel che è venuto dopo è dimenticato.

saved = Salvata: { $file }
save-usage = Indica dove: salva FILE.
save-exists = { $file } esiste già. salva! { $file } lo sovrascrive.
save-failed = Non salvata: { $reason }

hint-title = { $game } · consiglio per il posto { $seat }
hint-seat = il posto { $seat }
hint-effort = Simulazioni: { $count }
hint-then = (poi { $moves })
hint-outlook = probabilità di vittoria { $chance } % · vantaggio previsto { $lead } · provata { $visits } ×
hint-alone = risultato previsto { $points } · provata { $visits } ×
hint-only = è l'unica mossa possibile
hint-ends = conclude la partita
hint-steady = lascia tutto più o meno com'è
hint-reason = { $reason }: { $points }

log-empty = Non è ancora successo nulla.
log-more = { $count } mosse precedenti: diario tutto
log-more-one = Una mossa precedente: diario tutto

score-now = Se la partita finisse ora, per quanto ne sai
score-total = Totale
score-rank = Posizione
score-hidden = nascosto

unsaved = Questa partita non è salvata. salva FILE la conserva; un altro esci la lascia.
goodbye = Arrivederci.
goodbye-resume = Arrivederci. Per continuare: { $command }

## Livelli: quanto gioca bene un bot, e come si chiama al tavolo

level-novice = principiante
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto

## La fine

result-title = Il risultato
result-alone = La partita è finita. Punti: { $points }.
result-you-win = Vinci tu. Punti: { $points }.
result-wins = Vince { $winner }. Punti: { $points }.
result-shared = Vittoria condivisa: { $winners }. Punti: { $points }.
result-and = e
result-seed = Seme di questa partita: { $seed }

## Comandi: quelli inglesi si capiscono sempre; questi sono altri nomi, separati da spazi

command-help = aiuto
command-why = perché perche perchè
command-rule = regola regole
command-undo = annulla
command-force-undo = annulla!
command-save = salva
command-force-save = salva!
command-hint = consiglio
command-board = tabellone
command-moves = mosse
command-log = diario
command-score = punti punteggio
command-quit = esci fine

help =
    Una mossa: il suo numero, la notazione o il suo inizio, o il nome in essa.
      perché MOSSA, ? MOSSA   se una mossa è possibile, e per quale regola
      regola ID               una regola o un intero capitolo del regolamento
      consiglio               le mosse migliori, come andrebbero, e perché
      tabellone               tutto il tabellone, con tabelle e legenda
      mosse, o Invio          di nuovo la domanda, con tutte le mosse a parole
      diario, diario tutto    che cosa è successo, con la regola di ogni evento
      punti                   il punteggio, per quanto ne sai
      annulla                 ritira l'ultima decisione, se nessuno ha saputo nulla
      annulla!                torna all'ultima decisione lo stesso
      salva FILE              conserva la partita; --resume FILE la continua
      esci                    lascia il tavolo
