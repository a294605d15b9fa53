# Che cosa dice il tabellone di Oltre Mare, oltre alle parole del gioco (games/oltremare/words.it.ftl).

om-chart = Carta del Mediterraneo orientale con porti e rotte
om-subtitle = traffici veneziani
om-you = Tu

## Le fasi

om-phase-power = Potenza
om-phase-trade = Commercio
om-phase-actions = Azioni
om-phase-loading = Carico
om-deck = Mazzo

## Le carte

om-symbol-d = Ducato
om-symbol-p = Pirata
om-symbol-m = Mercato
om-symbol-s = Nave
om-card = { $good }: { $lions } leoni, carico { $load }, { $one } e { $other }
om-card-port = porto di { $port }
om-lens-lions = Sulla stiva: all'inizio del turno tieni al massimo { $count } carte
om-lens-load = Sulla stiva: giochi { $count ->
    [one] 1 carta
   *[other] { $count } carte
  } nel turno
om-lens-d = porta ducati: 1, 3 o 6
om-lens-p = manda carte ai pirati: 1, 3 o 6
om-lens-m = fa pescare carte: 1, 3 o 6
om-lens-s = la nave percorre una rotta
om-pays = { $good } paga { $pays }
om-pays-now = { $count } insieme pagano { $pays }
om-pays-title = Cosa paga la stiva
om-pays-mark = È segnato quanto pagherebbero le carte che hai in mano, messe insieme sulla stiva

## Che cosa è mio

om-your-hand = La tua mano
om-hand-of = Mano di { $name }
om-hand-count = La tua mano · { $count }
om-hold-to-enlarge = tieni premuto per ingrandire
om-tap-to-add = tocca per aggiungere
om-no-cards = Nessuna carta in mano
om-laid-by = { $name } ha giocato
om-holds = Le stive
om-laid-out = Carte giocate
om-hold = Stiva · { $count }
om-keeps = tieni fino a { $count }
om-plays = ne giochi { $count }
om-pirates = { $count ->
    [one] Mazzo pirati: 1 carta
   *[other] Mazzo pirati: { $count } carte
  }
om-pirates-short = Pirati { $count }
om-pirates-top = In cima: { $card }
om-pirates-known = Ci hai scartato: { $cards }

## Le cifre di un posto

om-figure-lions = { $count } leoni: il limite della mano
om-figure-load = { $count ->
    [one] gioca 1 carta nel turno
   *[other] gioca { $count } carte nel turno
  }
om-figure-prestige = { $count ->
    [one] 1 prestigio
   *[other] { $count } prestigi
  }
om-figure-hand = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
  }
om-figure-hold = { $count ->
    [one] 1 carta nella stiva
   *[other] { $count } carte nella stiva
  }
om-figure-pirates = { $count ->
    [one] 1 carta dai pirati
   *[other] { $count } carte dai pirati
  }
om-figure-markers = { $count ->
    [one] 1 segnalino porto
   *[other] { $count } segnalini porto
  }
om-no-marker = nessun segnalino attivo

## I porti

om-port-marker = { $marker } ({ $effect })
om-port-empty = nessun segnalino
om-port-ships = navi: { $names }
om-marker-smooth-sailing = 1 ducato per ogni nave giocata
om-marker-compass = ti porta in un altro porto
om-marker-fight-pirates = i pirati non prendono carte
om-marker-good-business = un simbolo ducato in più
om-marker-local-influence = ducati a inizio turno: i leoni meno 3
om-marker-favourable-market = le carte comprate costano 1, 2, 3 e 4

## Che cosa si chiede

om-ask-discard-why = la stiva regge { $lions } carte, in mano ne hai { $hand }.
om-ask-discard = { $count ->
    [one] Scarta 1 carta sul mazzo pirati
   *[other] Scarta { $count } carte sul mazzo pirati
  }
om-ask-trade-why = { $load ->
    [one] ti serve 1 carta
   *[other] ti servono { $load } carte
  } per salpare: { $hand ->
    [0] non ne hai
    [one] ne hai 1
   *[other] ne hai { $hand }
  }.
om-ask-trade = Compra carte, tratta o passa alle azioni
om-ask-answer-why = accetta, rifiuta o cambia la proposta.
om-ask-answer = { $name } ti fa una proposta
om-ask-counter = { $name } ti fa una controproposta
om-ask-reply-why = fai un'offerta o passa.
om-ask-reply = { $name } cerca { $good }: fai un'offerta?
om-ask-reply-any = { $name } cerca offerte: ne fai una?
om-ask-play-why = { $chosen } di { $needed } scelte.
om-ask-play = { $count ->
    [one] Scegli 1 carta da giocare
   *[other] Scegli { $count } carte da giocare
  }
om-ask-sail-why = la nave è a { $port }.
om-ask-sail = { $count ->
    [one] Traccia l'ultima rotta
   *[other] Traccia altre { $count } rotte
  }
om-ask-compass-why = la bussola può portarti altrove.
om-ask-compass = Scegli un porto, o resta
om-ask-load-why = l'ultima carta resta in cima e comanda il prossimo turno.
om-ask-load = Tocca le carte dal fondo alla cima
om-buy-deck = Compra una carta · { $price }
om-buy-pirate = Riscatta dai pirati · { $price }
om-buy-deck-short = Compra · { $price }
om-buy-pirate-short = Riscatta · { $price }
om-do-end = Passa alle azioni
om-do-play = { $count ->
    [one] Gioca 1 carta
   *[other] Gioca { $count } carte
  }
om-do-sail = Naviga fino a { $port }
om-do-load = Carica, con { $card } in cima
om-step-back = Un passo indietro
om-next-turn = Nel prossimo turno tieni fino a { $lions } carte e ne giochi { $load }.
om-effects = Che cosa portano le carte scelte
om-effect-d = { $count ->
    [one] +1 ducato
   *[other] +{ $count } ducati
  }
om-effect-p = { $count ->
    [one] 1 ai pirati
   *[other] { $count } ai pirati
  }
om-effect-m = { $count ->
    [one] peschi 1
   *[other] peschi { $count }
  }
om-effect-s = { $count ->
    [one] 1 rotta
   *[other] { $count } rotte
  }

## La trattativa

om-talks = Con chi tratti?
om-talks-short = Tratta
om-talk-with = Trattativa con { $name }
om-talk-to = Tratta con { $name }
om-talks-left = { $talks ->
    [one] ancora 1 trattativa
   *[other] ancora { $talks } trattative
  }, { $calls ->
    [one] 1 richiesta
   *[other] { $calls } richieste
  }
om-no-talks = Nessuna trattativa rimasta in questo turno
om-proposal = { $n ->
    [1] prima proposta
    [2] seconda proposta
   *[other] terza proposta
  }
om-new-offer = nuova proposta
om-reply = risposta alla richiesta
om-turn-yours = tocca a te
om-turn-theirs = tocca a { $name }
om-composing = { $name } sta preparando una proposta.
om-fold = Riponi: la proposta resta
om-you-give = Tu dai
om-you-get = Tu ricevi
om-hidden = coperta
om-missing = non ce l'hai
om-add-card = carta
om-add-good = merce
om-take-back = Togli { $card }
om-want-less = Non chiedere { $good }
om-want-more = Chiedi { $good }
om-ducats-give = Ducati che dai
om-ducats-get = Ducati che ricevi
om-say-nothing = non dici nulla
om-claim-title = Che cosa dici di questa carta?
om-claim-port = Oppure il porto
om-claim-port-none = nessuno
om-claim-note = Non deve essere vero. Il bordo tratteggiato è la verità.
om-claim-done = Fatto
om-note-truth = Vale la merce dichiarata; leoni, carico, simboli e porto si scoprono allo scambio.
om-note-prestige = A { $name } va 1 prestigio.
om-note-prestige-you = A te va 1 prestigio.
om-worth = { $good } in mano: { $before }, poi { $after }
om-worth-top = anche in cima alla stiva
om-worth-pays = Quanto pagano insieme nella stiva, prima e dopo
om-surely = di sicuro { $goods }
om-dealt = ha già avuto il prestigio
om-call-title = Chiedi offerte
om-call-any = ogni merce
om-call-note = Tutti gli altri, uno dopo l'altro, possono farti un'offerta.
om-history = Proposte di questo turno
om-line-offer = { $gives } per { $wants }.
om-line-said = «{ $good }: { $claim }»
om-line-call = cerca { $good }.
om-line-call-any = cerca offerte di ogni genere.
om-line-pass = passa.
om-lot = { $count } { $good }
om-lot-nothing = nulla
om-lot-and = { $most } e { $last }
om-accepted = accettata
om-declined = rifiutata
om-countered = controproposta
om-do-decline = Rifiuta
om-do-raise = Rilancia
om-do-raise-label = Rilancia: chiedi 1 ducato in più
om-do-accept-short = Accetta
om-do-accept = Accetta lo scambio
om-do-propose = Proponi
om-do-deliver = Consegna
om-do-pass = Passa
om-do-cancel = Interrompi
om-do-back = Partner
om-cannot-empty = Metti almeno una carta in gioco, tua o dell'altro.
om-cannot-again = Questa proposta è già stata respinta in questo turno.
om-cannot-short = Ti resterebbero troppo poche carte da giocare.
om-cannot-accept = Non hai le merci chieste, o ti resterebbero troppo poche carte.

## Il tabellone in parole

om-text-thrown = Scartata ai pirati: { $card }
om-text-players = Giocatori
om-text-ship = nave a { $port }
om-text-top = in cima alla stiva { $card }
om-text-ports = Porti
om-text-port = { $port }: { $marker }. Rotte per { $ways }
