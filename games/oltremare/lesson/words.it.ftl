# La prima partita guidata di Oltre Mare, in italiano: i passi sono in steps.json.

title = Quattro balle di seta per Venezia

intro = In Oltre Mare ogni carta lavora due volte: i suoi simboli portano ducati, carte e un viaggio, poi finisce nella stiva e si vende insieme alle vicine. Commercia bene, accosta le merci uguali e alla fine cerca di avere più ducati di tutti.

discard = Il turno comincia guardando la cima della tua stiva: seta con 4 leoni, quindi puoi tenere 4 carte, e ne hai 5. Scarta sul mazzo pirati il sale con mercato e nave. Non è perso per sempre, come vedrai.
discard-done = Ti restano quattro carte; ogni carta del tuo mazzo pirati costa 1 ducato ogni volta che si vendono le stive.

buy = Ora si commercia. In un turno puoi comprare fino a 4 carte a 3 ducati l'una, o a 4 ducati l'una quando non ti resta più nulla. Compra una carta dal mazzo merci.
buy-done = Seta! Con quella che hai in mano e quella in cima alla stiva arrivi a tre.

deal = Quattro carte seta vicine pagano 11 ducati: per averne un'altra vale la pena di trattare. Il vicino di sinistra, che gioca dopo di te, sta caricando olive: tratta con lui, dagli le tue due carte olive, chiedi 1 seta e proponi. Le merci che dichiari devono essere vere; di simboli e leoni puoi tacere.
deal-done = Affare fatto: la seta è tua, e al tuo partner va 1 prestigio, come a chiunque concluda uno scambio con il giocatore attivo, una volta per turno.

play = Il carico in cima alla tua stiva è 3: devi giocare esattamente 3 carte. Passa alle azioni e gioca le tue tre carte seta. I simboli uguali si sommano: un ducato o un mercato porta 1, due portano 3, tre o più portano 6. Allo stesso modo i pirati ti metterebbero carte del mazzo sul mazzo pirati, ma tu non ne giochi.
play-done = Due simboli ducato hanno portato 3 ducati, due mercati 3 carte nuove, e con due navi ora si salpa.

sail = Ogni simbolo nave è una rotta, e vanno percorse tutte. Passa da Modone e naviga fino a Candia: il segnalino porto si prende solo dove ti fermi.
sail-done = Il tuo segnalino attivo ora è mercato favorevole: le carte che compri costano 1, 2, 3 e 4 ducati. Combatti i pirati è girato a faccia in giù, ma alla fine conta ancora.

load = La seta va nella stiva, e l'ultima carta governa il tuo prossimo turno. Posa prima quella con mercato e nave, poi quella con ducato e nave; in cima resta ducato e mercato, con 5 leoni e carico 2.
load-done = Nella tua stiva ci sono quattro carte seta vicine, e il vicino di sinistra viene a farti una proposta.

counter = Puoi fare scambi anche nel turno degli altri, ma solo con il giocatore attivo, e nessuno è obbligato. Per chi raccoglie olive, 2 ducati per la tua sono pochi. Rilancia a 3 ducati e proponi.
counter-done = Hai 3 ducati, e questa volta il prestigio è tuo, perché il partner del giocatore attivo sei tu.

reply = Il vicino di destra cerca gioielli, perché un terzo gli renderebbe parecchio. Offri i tuoi gioielli per 1 sale e 2 ducati.
reply-done = Un altro prestigio: con quattro sei in testa, e quando si vendono le stive chi ne ha di più riceve 6 ducati.

buy-back = Tocca di nuovo a te, con tre carte sale in mano. Il sale che avevi scartato è in cima al tuo mazzo pirati: riscattalo. Grazie al tuo segnalino costa solo 1 ducato.
buy-back-done = Quattro carte sale in mano, e una carta in meno da pagare ai pirati.

play-again = Questa volta la stiva dice carico 2. Passa alle azioni e gioca il sale con ducato e mercato e il sale con ducato e nave.
play-again-done = 3 ducati e una carta; la nave ha una rotta da percorrere.

compass = Naviga fino a Rodi, dove c'è una bussola: può portarti in qualunque porto che non abbia una bussola. Fatti portare a Trebisonda per la navigazione tranquilla, che paga 1 ducato per ogni simbolo nave che giochi.
compass-done = La bussola esce dal gioco, e la navigazione tranquilla è pronta per le due navi che hai in mano.

load-again = Pensa al prossimo turno: con carico 2 in cima potrai aggiungere le altre due carte sale. Posa prima il sale con ducato e nave, così in cima resta quello con 5 leoni e carico 2.
load-again-done = Ora la tua seta è coperta, ed è importante: a Venezia l'unico gruppo che non si vende è quello in cima alla stiva.

venice = Da qualche parte, a metà del mazzo, aspetta la carta Venezia, e ormai non può essere lontana. Compra una carta dal mazzo merci.
venice-done = Venezia! La seta ti ha reso 11 ducati, tutti i gruppi venduti insieme 24 e il prestigio 6, meno 1 per i pirati; il sale in cima resta per dopo.

outro = Ora conosci tutto il turno: tenere, commerciare, giocare, caricare. Quando il mazzo finisce si completa il giro, e poi si paga tutto: le stive fino all'ultimo gruppo, il prestigio, i pirati, e 6, 3 e 1 ducati a chi ha più segnalini porto. Apri un tavolo contro i bot e riempi una stiva tutta tua.

## Figure del regolamento

figure-hold = Il Mazzo Stiva con la carta in cima: 4 leoni fanno tenere 4 carte, un carico di 3 ne fa giocare 3. Accanto la mano, e quanto rendono i gruppi nella stiva.
figure-ports = Il Mar Nero: ogni porto mostra il suo segnalino, e le linee punteggiate sono le rotte.
figure-voyage = Due simboli nave, due rotte: per Modone fino a Candia, dove la nave si ferma e prende il segnalino.
figure-compass = La nave si è fermata a Rodi, dove c'è una Bussola: ora può andare in qualsiasi altro porto senza Bussola.
