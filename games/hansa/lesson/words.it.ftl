# La prima partita guidata di Hansa Teutonica, in italiano: i passi sono in steps.json.

title = Da Arnheim a Stendal

intro = In Hansa Teutonica riempi di Commercianti le strade fra le città, e ogni strada piena può diventare un Kontor, una caratteristica migliore o prestigio. Entri in una partita avanzata, con una catena di Kontor a cui manca solo l'ultimo anello: Stendal.

allocate = Hai 3 attività, ma agiscono solo le risorse pronte, cioè quelle della riserva personale, e la tua è vuota. Usa la prima attività per allocare: porta tutti e 3 i Commercianti dalla riserva generale a quella personale. La tua Bursa ne permetterebbe perfino 7.
allocate-done = Tre Commercianti sono pronti; nella riserva generale le risorse tornano dopo il lavoro, da quella personale partono.

insert = Su Göttingen–Quedlinburg è libero ancora un villaggio. Inserisci lì un Commerciante: un'attività, una risorsa, su qualunque villaggio libero del tabellone.
insert-done = La rotta è tutta tua, ma da sola non porta ancora nulla.

skill = Stabilisci la rotta commerciale Göttingen–Quedlinburg. Al posto di un Kontor, a Göttingen puoi imparare qualcosa: migliora Actiones.
skill-done = D'ora in poi hai quattro attività a turno, una subito, e il Commerciante della scrivania è fra i pronti. I tre della rotta tornano nella riserva generale, e chi controlla Göttingen ha avuto 1 punto.

displace = Un Commerciante del vicino di sinistra ti impedisce di riempire Osnabrück–Bremen. Rimpiazzalo: un tuo Commerciante prende il suo posto, e come penalità un altro dei pronti torna nella riserva generale.
displace-done = La rotta è tua, ma farsi rimpiazzare rende: quel Commerciante si è spostato su una rotta vicina e ne ha portato con sé un altro, gratis.

token = Hai finito le attività, ma possiedi ancora il gettone +3 attività. I gettoni non costano attività: usalo ora.
token-done = Altre tre attività; il gettone si gira, ma alla fine vale ancora punti.

kontor = Stabilisci Osnabrück–Bremen e apri un Kontor a Osnabrück. In una città si può occupare solo la casa libera più a sinistra: qui è bianca e quadrata, quindi va bene un Commerciante qualsiasi.
kontor-done = Controlli Osnabrück, ed è tuo anche il gettone che stava sulla rotta: Extra Kontor. In cambio ne hai pescato uno nuovo, da piazzare a fine turno.

move = I tuoi due Commercianti su Hannover–Lüneburg servono altrove. Il tuo libro permette di muovere 2 risorse con una sola attività, lontano quanto vuoi: muovine prima uno su Coellen–Warburg, poi l'altro su Münster–Minden.
move-done = Una sola attività, e due rotte sono piene.

table = Stabilisci Coellen–Warburg. Solo qui un Mercante, la risorsa rotonda, può sedersi alla tabella di Coellen: prendi il campo da 8, il migliore che il tuo privilegio arancio consente.
table-done = 8 punti a fine partita sono sicuri, e quel posto non te lo toglie nessuno.

place = Il tuo turno è finito, e il gettone che hai pescato è Rimuovi tre. Va su una rotta vuota e senza gettone, che porti ad almeno una città con una casa libera. Mettilo su Arnheim–Münster, fra due città tue.
place-done = Resta lì per il primo che stabilirà quella rotta; ma guarda, ora qualcuno rimpiazza te.

relocate = Il tuo Commerciante su Perleberg–Stendal è stato rimpiazzato. Lo rimetti su una rotta vicina e puoi aggiungere una risorsa della riserva generale: metti il Commerciante su Brunswiek–Stendal, e anche un Commerciante addizionale.
relocate-done = Un regalo: tre dei quattro villaggi verso Stendal sono tuoi, e non ti è costato nessuna attività.

extra = Münster–Minden è piena. A Minden hai un Kontor, il vicino di sinistra ne ha uno più a destra e per questo ha il controllo. Stabilisci la rotta e usa il gettone per un extra Kontor a Minden, con un Commerciante.
extra-done = Due Kontor contro uno: Minden è tua, e 1 punto ti è arrivato da Münster, che controlli.

fill = Su Brunswiek–Stendal è libero un villaggio. Inserisci lì il tuo ultimo Commerciante.
fill-done = Quattro villaggi, quattro Commercianti: Stendal è a portata di mano.

link = Stabilisci Brunswiek–Stendal e apri un Kontor a Stendal. Così una catena di tuoi Kontor va da Arnheim per Münster, Minden e Brunswiek fino a Stendal.
link-done = 7 punti per la prima connessione attraverso il tabellone, e con 20 punti chiudi subito la partita. Il conto finale aggiunge 12 per sei città, 18 per una rete di 6 Kontor per le tue 3 chiavi, 8 per Coellen e 3 per i gettoni.

outro = Hai provato ogni attività, e hai vinto con 25 punti di vantaggio. Una partita finisce anche quando 10 città sono complete o non ci sono più gettoni da pescare. Ora comincia una partita tua: più attività e una buona Bursa fin dall'inizio rendono tutto più facile.

## Figure del regolamento

figure-desk = Lo scrittoio di un giocatore, e accanto riserva personale, riserva generale e gettoni. Di ogni barra vale il numero scoperto più a destra; le risorse alla sua destra coprono ancora quelli migliori.
figure-route = Göttingen–Quedlinburg ha tre caselle; una è ancora libera. Il segno tondo accanto a Göttingen dice quale barra si migliora lì.
figure-city = Minden ha quattro case, la meno preziosa a sinistra. Il colore di una casa vuota è il privilegio che richiede; lo scudetto dice chi controlla la città.
figure-displace = Osnabrück–Bremen: il Commerciante rosso sta fra quelli blu e si può rimpiazzare. Il gettone accanto alla rotta va a chi la stabilisce.
figure-kontor = La prima casa di Osnabrück era vuota: ora c'è il Kontor del giocatore blu, che controlla la città.
figure-coellen = La tabella accanto a Coellen–Warburg: un Mercante della rotta ha preso il campo da 8 punti. Ogni campo richiede il privilegio del suo colore.
figure-link = Kontor blu da Arnheim a Stendal, città per città: la prima connessione attraverso il tabellone.
