# Ciò che il tavoliere di Merkator dice oltre alle parole del gioco (games/merkator/words.it.ftl).

mk-and = { $first } e { $last }
mk-choices = Scelte

## La carta

mk-map = Carta dell'Europa con le piazze del commercio
mk-year = Amburgo, anno 1648
mk-cubes = { $count ->
    [0] nessun cubetto
    [one] 1 cubetto
   *[other] { $count } cubetti
  }
mk-take-cubes = { $count ->
    [0] nessun cubetto da prendere
    [one] 1 cubetto: l'una o l'altra
    [2] 2 cubetti: una per tipo
   *[other] { $count } cubetti da dividere
  }
mk-bonus-gain = { $count } { $good } dalla tua Carta Bonus
mk-threshold = { $count ->
    [0] un cubetto in più ovunque
    [one] un cubetto in più dove ce n'è uno
   *[other] un cubetto in più dove ce ne sono { $count }
  }
mk-time-effect = { $time } tempo
mk-token-here = la pedina è qui
mk-links = collegata con { $places }
mk-in = { $place }
mk-last = gioca l'ultimo turno

## Il tempo

mk-left = ne restano { $count }
mk-of = { $left } su { $full }
mk-check-in = { $count ->
    [one] perdite al prossimo segnalino
   *[other] perdite tra { $count } segnalini
  }
mk-seen = viste: { $letters }
mk-no-losses = senza perdite
mk-over = La partita è finita
mk-last-round = ultimo giro
mk-last-round-next = poi l'ultimo giro
mk-risk = { $column }: { $risk } % di una perdita
mk-risk-short = { $risk } % rischio
mk-solo = Solitario
mk-solo-note = un nuovo Contratto a ogni turno

## Fasi

mk-phase-1 = Investimenti
mk-phase-2 = Viaggio
mk-phase-3 = Contratti
mk-phase-4 = Aggregarsi

## Ufficio e Contratti

mk-column-a = Alimenti
mk-column-b = Frutta
mk-column-c = Guerra
mk-column-d = Minerali
mk-column-e = Tessuti
mk-column-f = Lusso
mk-any = { $column }
mk-different = differenti
mk-types = tipi
mk-supply = Scorta
mk-supplied = un cubetto { $cube } in scorta
mk-your-office = Il tuo ufficio
mk-office-of = Ufficio di { $name }
mk-office-short = Ufficio · { $count ->
    [one] 1 merce
   *[other] { $count } merci
  }
mk-your-contracts = I tuoi Contratti
mk-contracts-of = Contratti di { $name }
mk-contracts-in = Contratti: { $place }
mk-contracts-short = Contratti { $count }
mk-show = Che cosa mostra la striscia
mk-contract = { $place } { $value }: { $needs }; { $state }
mk-peace = Pace
mk-ready = pronto
mk-ready-in = pronto: { $place }
mk-join-to-deliver = aggregati e consegna
mk-done = consegnato
mk-missing = mancano { $goods }
mk-by-supply = { $good } dalla scorta
mk-never = non si consegna mai
mk-sells = vendi per { $value }
mk-hand = In mano

## Mercato

mk-market = Mercato
mk-bonus-note = due per te, una se ti aggreghi
mk-bonus-solo = due a ogni visita
mk-building-note = vale ora · costo
mk-building-note-contracts = vale ora · si paga con Contratti
mk-your-cards = Le tue carte
mk-cards = Carte
mk-piles = In cima alle pile
mk-piles-note = ricompensa: livello seguente
mk-bonus = { $place }: { $active } { $good } a chi ci va, { $join } a chi si aggrega; costo { $cost }
mk-building = { $name }: { $scoring }; per te ora vale { $worth }; costo { $cost }
mk-worth = ora vale { $worth }
mk-points-short = ora
mk-tiers = da { $low } a { $high } con { $from }–{ $to } segnalini
mk-discarded = { $count ->
    [one] 1 scartato
   *[other] { $count } scartati
  }
mk-ends = chiude la partita

## Che cosa si chiede

mk-invest = Investi, o scegli dove andare
mk-invest-why = Vendi Contratti, acquista carte, o parti subito: scegli una piazza.
mk-invest-why-contracts = Acquista carte con i Contratti, o parti subito: scegli una piazza.
mk-travel-why = Ogni piazza mostra che cosa ti aspetta.
mk-split-why = I cubetti presi diventano merci ({ $place }).
mk-travel = Scegli dove andare
mk-forced = { $count ->
    [one] Vendi un Contratto prima di partire
   *[other] Vendi { $count } Contratti prima di partire
  }
mk-forced-why = Il tuo ufficio ha posto per { $spaces } Contratti.
mk-paid = { $card }: pagati { $paid } su { $cost }.
mk-split = Come dividi { $count } cubetti tra { $first } e { $second }?
mk-split-one = { $first } o { $second }?
mk-split-label = { $first } { $good }, { $second } { $good2 }
mk-loss-why = Il segnalino mostra una { $letter }. Lì { $held ->
    [0] non hai nulla
    [one] hai 1 merce
   *[other] hai { $held } merci
  }.
mk-loss = { $count ->
    [one] Cedi 1 merce: { $column }
   *[other] Cedi { $count } merci: { $column }
  }
mk-fulfil = { $count ->
    [0] Qui ora non c'è nulla da consegnare
    [one] Concludi il Contratto, o vai avanti
   *[other] Concludi un Contratto, o vai avanti
  }
mk-fulfil-why = { $place }. I cubetti di scorta possono diventare merci in ogni momento.
mk-due = { $contract }: da consegnare ancora { $goods }.
mk-taken = Preso
mk-instead = Al suo posto
mk-join-ask = Ti aggreghi al viaggio per { $time }?
mk-join-for = Aggregati per { $count }
mk-join-brings = Lì { $what }.
mk-join-gain = ricevi { $goods }
mk-join-deliver = puoi concludere { $contracts }
mk-join-nothing = Lì non ricevi nulla e ora non puoi concludere Contratti.
mk-join-reward = La ricompensa, { $contract }, è per la stessa piazza.

## Le cifre di un giocatore

mk-n-contracts = { $count ->
    [one] 1 Contratto
   *[other] { $count } Contratti
  }
mk-n-goods = { $count ->
    [one] 1 merce
   *[other] { $count } merci
  }
mk-n-bonus = { $count ->
    [one] 1 Carta Bonus
   *[other] { $count } Carte Bonus
  }
mk-n-buildings = { $count ->
    [one] 1 Edificio
   *[other] { $count } Edifici
  }
