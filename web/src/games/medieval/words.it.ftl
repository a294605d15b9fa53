# Il tabellone di Medieval Merchant, accanto a games/medieval/words.it.ftl.

mm-chart = La carta delle vie commerciali
mm-subtitle = anno 1350
mm-you = tu
mm-and = { $most } e { $last }

territory-flandern = Fiandre
territory-holland = Frisia
territory-rheinland = Renania
territory-westfalen = Vestfalia
territory-hanse = Holstein
territory-niedersachsen = Sassonia
territory-sachsen = Turingia
territory-franken = Franconia
territory-schwaben = Svevia
territory-bayern = Baviera

## Il turno

mm-phase-home = Cittadine di casa
mm-phase-marker = Marker
mm-phase-cities = Città
mm-phase-income = Reddito
mm-phase-open = Apertura
mm-phase-settle = Bilancio
mm-towns-left = Cittadine libere
mm-towns-end = La partita finisce subito quando viene presa l’ultima cittadina. { $count ->
    [one] Ne resta 1.
   *[other] Ne restano { $count }.
 }
mm-awarded = Attribuiti
mm-awarded-of = { $count } su { $all }
mm-idle = Senza aperture: { $count } su { $players }
mm-idle-long = Turni di fila senza aperture. Dopo { $players } la partita è finita.

mm-lead-home = Cittadine di casa.
mm-lead-phase = Fase { $n } di 5.
mm-ask-home-why = La tua prima casa: le vie partono da qui, e adesso una cittadina non costa nulla.
mm-ask-home = Scegli la tua cittadina di casa
mm-ask-place-why = { $count ->
    [one] Il tuo ultimo marker
   *[other] { $count } marker in mano
 }; { $cities ->
    [one] 1 città adatta.
   *[other] { $cities } città adatte.
 }
mm-ask-place = Poni un marker su una città chiusa dello stesso valore
mm-ask-cities-why = In ogni città incassa, oppure aggiungi una casa.
mm-ask-cities = Scegli per ciascuna delle tue città
mm-ask-open-why = { $cash } ducati in borsa. { $towns ->
    [one] 1 cittadina libera.
   *[other] { $towns } cittadine libere.
 }
mm-ask-open = Apri una nuova filiale, oppure passa
mm-ask-second-why = { $cash } ducati in borsa, { $letters ->
    [one] 1 lettera
   *[other] { $letters } lettere
 }.
mm-ask-second = Usi una lettera per una seconda filiale?
mm-ask-take = prendi { $places }
mm-ask-enlarge = ingrandisci { $places }
mm-ask-collect = incassa { $ducats } da { $places }
mm-ask-collect-many = incassa { $ducats } da { $count } città
mm-ask-plain = Tieni la lettera
mm-why-take = Prendi il marker di { $place }: +{ $points }.
mm-why-lose = Il marker di { $place } va a { $name }: +{ $points }.
mm-why-money = { $gained ->
    [0] Nessuna entrata.
   *[other] { $gained } ducati col reddito di base.
 } Poi { $cash } in borsa.
mm-do-settle = { $count ->
    [one] Conferma 1 città
    [2] Conferma due città
    [3] Conferma tre città
   *[other] Conferma { $count } città
 }
mm-do-plain = Tieni la lettera
mm-do-double = Reddito doppio: { $ducats }
mm-do-stop = Tieni la lettera
mm-do-pass = Non aprire nulla

## Fase 2

mm-panel = Incassa o ingrandisci
mm-panel-sub = { $count ->
    [0] Nessuna tua città aperta
    [one] 1 città aperta
   *[other] { $count } città aperte
 } · { $income } per spazio libero
mm-double = Reddito doppio
mm-double-long = { $double } invece di { $plain }, ma nessun ingrandimento in questo turno
mm-city-free = liberi { $free } su { $value }
mm-collect = incassa
mm-leave = lascia
mm-enlarge = +1 casa
mm-twice = +2 case
mm-enlarge-to = +1 casa: { $own }/{ $value }
mm-double-to = +2 case: { $own }/{ $value }
mm-own-of = { $own } su { $value }
mm-for = a { $name }
mm-option-collect = incassa { $ducats } ducati
mm-option-leave = non aggiungere nulla
mm-option-enlarge = { $choice ->
    [double] usa una lettera e aggiungi due case
   *[other] aggiungi una casa
 }, { $own } su { $value }
mm-option-paid = per { $ducats } ducati
mm-option-take = prendi il marker, +{ $points }
mm-option-lose = il marker va a { $name }, +{ $points }
mm-blocked-income = reddito doppio
mm-blocked-letter-used = lettera in uso
mm-blocked-no-houses = niente case
mm-blocked-money = troppo caro
mm-blocked-rules = non permesso
mm-sum-points = Punti dei marker
mm-sum-money = Incassi e reddito di base
mm-sum-paid = Pagato per le case
mm-sum-after = Dopo questa fase
mm-sum-total = { $points } punti · { $ducats } ducati
mm-fold = Chiudi il pannello
mm-phase-city = { $city }: { $what }. Premi per la scelta successiva.

## Ciò che è mio

mm-markers = I tuoi marker
mm-markers-of = Marker di { $name }
mm-only-you = li vedi solo tu
mm-markers-none = Hai posto tutti i marker.
mm-marker = { $count ->
    [one] Marker da { $value }
   *[other] { $count } marker da { $value }
 }: { $cities }
mm-marker-none = nessuna città chiusa
mm-unseen = Gli altri hanno
mm-letters = Lettere
mm-letters-none = finite
mm-letters-count = { $count ->
    [0] Nessuna lettera
    [one] 1 lettera
   *[other] { $count } lettere
 }
mm-letter-wanted = Una è in uso.
mm-purse = Borsa
mm-purse-after = { $ducats } dopo questa fase
mm-purse-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } alla fine
mm-territories = Territori
mm-territories-of = { $count } su { $all }
mm-territories-points = { $points ->
    [one] 1 punto alla fine
   *[other] { $points } punti alla fine
 }
mm-territory-nobody = ancora nessuno
mm-territory-names = { $name }: { $names }
mm-lands-tab = Terre
mm-lands-points = { $points } punti per ogni territorio con una filiale
mm-home = da { $place }

mm-figure-ducats = { $count } ducati
mm-figure-concealed = denaro nascosto
mm-figure-letters = { $count ->
    [one] 1 lettera
   *[other] { $count } lettere
 }
mm-figure-hand = { $count ->
    [one] 1 marker in mano
   *[other] { $count } marker in mano
 }
mm-figure-lands = { $count ->
    [one] 1 territorio
   *[other] { $count } territori
 }
mm-figure-houses = { $count } case da posare

## La carta

mm-city-closed = valore { $value }, chiusa
mm-city-open = valore { $value }, aperta
mm-city-awarded = valore { $value }, marker di { $name }
mm-city-out = fuori gioco
mm-free = { $free ->
    [0] piena
   *[other] liberi { $free } su { $value }
 }
mm-needs = maggioranza con { $count }
mm-town-empty = { $town }, cittadina libera
mm-town-taken = { $town }, cittadina di { $name }
mm-town-out = { $town }, fuori gioco
mm-costs = per { $cost } ducati

## Il tabellone in parole

mm-text-mine = Ciò che è mio
mm-text-purse = Borsa: { $ducats } ducati
mm-text-choices = Le tue città in questa fase
mm-text-players = Giocatori
mm-text-won = marker vinti: { $places }
mm-text-won-none = nessun marker vinto
mm-text-cities = Città
mm-text-towns = Cittadine
mm-text-routes = Vie: { $routes }
mm-text-clock = La fine
