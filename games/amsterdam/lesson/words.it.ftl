# La prima partita di Amsterdam, in italiano: che cosa dice chi insegna. `ID` chiede il passo con quell'id, `ID-done` dice
# che cosa ha portato.

title = Il tuo primo giro per Amsterdam
intro = Mandi i tuoi Carretti per la città e unisci le località scritte sui tuoi Contratti segreti. Le linee danno punti subito, Contratti e merci alla fine. Entri a metà partita: un Contratto chiede di unire Begijnhof e Oude Waal, l'altro Jan Roodenpoortstoren e Oost-Indisch Huis.

first-card = Nel tuo turno fai una cosa sola fra tre: pescare carte, controllare una linea o pescare Contratti. Adesso pesca. Hai una carta arancione e presto te ne serviranno due: prendi quella arancione dalla fila.
first-card-done = Hai due carte arancioni, e nella fila al suo posto c'è ora una carta blu.

second-card = Pescare vuol dire due carte, una dopo l'altra. La seconda puoi prenderla alla cieca: fai clic sul mazzo Trasporto.
second-card-done = Una carta verde, la tua terza, e nessun altro lo sa. Il tuo turno finisce qui: tocca all'altro mercante.

first-route = Due carte del suo colore pagano una linea di due caselle. Controlla la linea arancione da Korenmetershuisje a Jan Roodenpoortstoren, appena sotto il tuo Carretto più a nord.
first-route-done = Due punti subito, e le tue due strade diventano una sola. In due giocatori la linea nera accanto resta chiusa da qui in poi.

wild = Un Jolly vale qualsiasi colore, e ha il suo prezzo: preso dalla fila, è l'unica carta del turno. Qui conviene: prendi il Jolly.
wild-done = Ora hai un Jolly. Pescato alla cieca dal mazzo avrebbe contato come una carta qualunque.

gray-route = Le linee grigie accettano un colore a tua scelta. Controlla quella lunga da Haringpakkerstoren a Oude Waal, lungo il porto: quattro caselle e il simbolo carretto, che porta una merce.
gray-route-done = La linea è scelta; adesso chiede quattro carte.

payment = Quattro carte tutte dello stesso colore; i Jolly possono sostituirne quante vuoi. Paga con le tre nere e il Jolly, e tieni le verdi.
payment-done = Sette punti per quattro caselle, la seconda carta Bonus Merce, e il primo Contratto è completo: Begijnhof e Oude Waal sono uniti.

contracts = Hai già molte strade: qualche nuovo Contratto potrebbe fare al caso tuo. Pescare Contratti prende tutto il turno: fai clic sul mazzo dei Contratti.
contracts-done = Due Contratti, e di ciascuno vedi subito quanto manca.

keep = Devi tenerne almeno uno, e quello che tieni resta tuo: un Contratto non completato costa i suoi punti. Tieni Jan Roodenpoortstoren – Oude Waal, che i tuoi Carretti uniscono già.
keep-done = Cinque punti che nessuno può toglierti. L'altro Contratto va sotto il mazzo.

long-route = Chi resta con due Carretti o meno fa scattare la fine. Controlla la linea verde di tre caselle da Dam a Oost-Indisch Huis con le tue tre carte verdi.
long-route-done = Quattro punti, e ti restano due Carretti: tutti giocano ancora un turno, e l'ultimo è tuo.

last-turn = Manca un passo al tuo ultimo Contratto. Controlla la linea blu da Jan Roodenpoortstoren a Dam con la tua carta blu.
last-turn-done = Ora contano tutti e tre i Contratti, e hai più merci di tutti. Vinci per 42 a 29.

outro = Amsterdam è tutta qui. Adesso gioca una partita contro un bot: il consiglio e il regolamento sono sempre a un clic.

## Figure del regolamento

figure-display = La tua mano, i tuoi Contratti e il mercato: cinque carte a faccia in su, il mazzo Trasporto con 15 carte e quello dei Contratti con 20.
figure-double = Una Doppia Linea in due giocatori: il lato arancione è occupato, quindi quello nero è chiuso per tutti.
figure-gray = Le linee colorate vogliono il proprio colore, quella grigia lungo il porto un colore a scelta. Il carretto piccolo segna le linee che danno una merce.
figure-cart = La linea con il carretto è presa: quattro Carretti, sette punti e una carta Bonus Merce.
figure-contract = Il Contratto Begijnhof – Oude Waal è completo: i Carretti rossi uniscono le due località, qualunque strada facciano.
