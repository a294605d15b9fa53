# La prima partita guidata di Merkator, in italiano: i passi sono in steps.json.

title = Prima che il tempo finisca

intro = In Merkator viaggi per procurarti merci, le consegni dove un Contratto le richiede e ogni volta ricevi in premio un Contratto migliore. Sulla tabella restano solo due segnalini Tempo: sono gli ultimi turni di una partita che puoi ancora vincere.

sell = Il turno comincia con gli investimenti. Un Contratto si può vendere per il suo valore in Talleri, e Amburgo 3 ormai ti serve poco. Vendilo.
sell-done = 3 Talleri in più; il valore di un Contratto è insieme il suo prezzo, il suo livello e i suoi punti.

bonus = Stai per andare in Russia, e fra le Carte Bonus scoperte ce n'è una che a ogni viaggio laggiù dà 2 Rame a chi la possiede. Acquista la Carta Bonus della Russia per 3 Talleri.
bonus-done = Rende subito, e di nuovo a ogni viaggio; se ci va un altro e tu ti aggreghi, dà 1 merce.

travel = Concludi gli investimenti e vai in Russia. Ci sono quattro cubetti, e ognuno può diventare una delle due merci della Russia.
travel-done = Con un viaggio si arriva in qualunque località, anche se tre lontane costano segnalini Tempo; i collegamenti dicono solo dove nascono nuovi cubetti.

split = I quattro cubetti sono tutti tuoi, ma serve almeno una merce per tipo. Dividili in 2 Prosciutti e 2 Olio di pesce: avrai bisogno di entrambi.
split-done = Prosciutti, Olio di pesce e 2 Rame dalla Carta Bonus; Svezia e Danzica, collegate alla Russia, hanno un cubetto in più.

fulfil = Ora si consegna. Concludi il Contratto Russia 7 con 2 Rame e 2 Agrumi. Non servono scambi: paga con le merci stesse.
fulfil-done = Il Contratto resta tuo e potrai concluderlo di nuovo in un altro turno; in premio hai preso il primo Contratto del livello successivo, Russia 8.

exchange = Russia 8 è proprio per questa località: concludi anche quello. Manca uno dei 2 Moschetti, ma 4 merci dello stesso tipo ne sostituiscono una qualsiasi: ci pensa la tua Stoffa. Poi di' che qui non vuoi altro.
exchange-done = Il premio è Province Unite 9. L'avversario ti ha pagato 1 segnalino per aggregarsi al tuo viaggio e consegnare anche lui, e ora è in Inghilterra.

join = Con 1 segnalino Tempo puoi aggregarti al viaggio dell'avversario, e hai un Contratto per l'Inghilterra. Aggregati e concludi Inghilterra 4 con Rame e due Forniture di guerra qualsiasi, poi chiudi.
join-done = Un Contratto concluso nel turno di un altro: il segnalino è stato speso bene.

forced = Tocca di nuovo a te. Prima di viaggiare puoi avere in ufficio al massimo 5 Contratti, e ne hai 7. Vendi prima Inghilterra 4, poi Spagna 5.
forced-done = Restano i cinque migliori, e i Talleri servono per le carte.

building = I punti vengono solo da Contratti ed Edifici. Acquista Fleet at Sea per 8 Talleri: premia i segnalini Tempo, con 4 punti se alla fine ne hai 6.
building-done = È il tuo secondo Edificio: Jungfernstieg darà 4 punti se alla fine ogni colonna del tuo ufficio ha una merce.

hamburg = Il tempo stringe: vai ad Amburgo, che dà 2 segnalini. Sono gli ultimi due della tabella.
hamburg-done = L'ultimo segnalino di una riga si gira e mostra che cosa si perde: una A, cioè una merce degli Alimentari. E a tabella vuota ognuno ha ancora un solo turno.

loss = Tutti perdono una merce della colonna A. I Prosciutti ti serviranno: rinuncia al Grano. I cubetti della tua Scorta sono sempre al sicuro.
loss-done = Anche l'avversario ha perso qualcosa, e ora puoi consegnare.

supply = Concludi Amburgo 6. Carbone e Rame li hai; le Spezie vengono dal cubetto rosso della tua Scorta. Non cedere segnalini, paga il resto.
supply-done = I cubetti di Scorta diventano merci quando vuoi; il premio è un Contratto di valore 7.

stay = L'avversario usa l'ultimo turno per andare in Francia. Potresti aggregarti, ma lì non hai nulla da consegnare, e per Fleet at Sea ogni segnalino conta. Resta a casa.
stay-done = Ti restano cinque segnalini, e un ultimo viaggio.

last = È il tuo ultimo turno. Concludi gli investimenti, vai nelle Province Unite e dividi i cinque cubetti in 2 Verdure e 3 Pellami.
last-done = Con il viaggio è arrivato il sesto segnalino, ora dalla riserva.

ten = Concludi Province Unite 9 con Ferro, Prosciutti e Prugne. Tieni i segnalini: paga con le merci stesse.
ten-done = Un Contratto di valore 10 per finire, e vinci con 54½ punti a 47: i tuoi cinque Contratti migliori per intero, gli altri per metà, e 8 punti dagli Edifici.

outro = Chi conclude abbastanza presto un Contratto di valore 10 riceve la Pace di Westfalia, che vale 14 punti, e anche quella porta all'ultimo giro. Ora gioca una partita intera, contro un bot o da solo: il solitario dura 17 turni.

## Figure del regolamento

figure-place = Due località Maggiori: le due merci in cui si trasformano i cubetti, i cubetti che ci sono, i segnalini che porta una visita e, con il suo valore, un Contratto per quella località.
figure-office = L'ufficio con le colonne da A a F, la riserva e i Contratti: che cosa c'è e che cosa manca.
figure-minor = Le località Minori non hanno merci. Il numero è la soglia: una visita aggiunge un cubetto dovunque ce ne siano almeno tanti. −2 vuol dire che il viaggio costa due segnalini.
figure-chart = La Tabella del Tempo verso la fine: i segnalini si prendono dalla riga più in alto in giù. L'ultimo di una riga porta un controllo delle perdite.
figure-links = Dopo un viaggio in Russia: i suoi cubetti sono stati presi, e ogni località unita da un collegamento tratteggiato ne ha ricevuto uno in più.
