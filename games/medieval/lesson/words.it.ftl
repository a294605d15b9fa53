# La prima partita guidata di Medieval Merchant, in italiano: i passi sono in steps.json.

title = Le ultime cittadine

intro = In Medieval Merchant apri filiali lungo le strade commerciali, vivi delle città in cui c'è ancora posto e ne riempi altre per vincerne i marker. In questa partita restano vuote sette cittadine: chi prende l'ultima la fa finire, e in quel momento conviene essere in testa.

marker = Ogni turno comincia con un marker della tua mano, finché ne hai. Apre a tutti una città chiusa dello stesso valore. Poni il tuo 4 su Augsburg: da sud ci arriverai presto.
marker-done = Augsburg ora ha 4 posti, e chi ne vince il marker fa 4 punti.

cities = In ognuna delle tue città aperte incassi 1 ducato per posto libero, oppure aggiungi una casa e non incassi. Aggiungi una casa a Dortmund e a Frankfurt, incassa a Köln e a Straßburg. I marker di Gent e Antwerpen sono già attribuiti: non pagare altre case lì, e tieni le lettere.
cities-done = 8 ducati da Köln e Straßburg, altri 2 di reddito di base; le case nuove si contano alla fine del turno.

town = Ora puoi aprire una filiale accanto a una tua località, pagando la strada. Apri la cittadina di Ulm per 4 ducati, da Speyer, e tieni la lettera. Una cittadina vale subito 1 punto ed è solo tua.
town-done = Frankfurt è tua con 4 case su 6: 6 punti. Dortmund è piena con due case a testa; vale solo la metà, 2 punti, ma vanno a te, perché la tua prima casa è arrivata prima.

last-marker = Il tuo ultimo marker è un 6, e va bene solo a Nürnberg: una città riceve un solo marker in tutta la partita. Ponilo lì.
last-marker-done = D'ora in poi i tuoi turni cominciano dalle città.

double = A Köln hai 3 case su 8, e con 5 c'è la maggioranza. Una lettera di raccomandazione permette di aggiungere due case in una volta in una città: scegli due case a Köln, incassa a Straßburg e non pagare altro.
double-done = A Köln le tue case sono cinque; appena finisce il turno, il marker è tuo.

city = Augsburg è aperta, e da Ulm la strada costa 6 ducati. Apri lì una filiale: una città non dà punti subito, ma reddito e la possibilità di vincerne il marker.
city-done = 8 punti per Köln, la città più grande di tutte, e una prima casa ad Augsburg.

majority = Straßburg ha 5 posti, e 3 case sono più della metà: aggiungi la terza. Ad Augsburg ci sono 3 posti liberi: lì incassa. Tieni la lettera e non pagare altre case.
majority-done = La maggioranza dà il valore pieno, anche se restano posti; una città piena senza maggioranza dà la metà a chi ha più case.

route = Apri la cittadina di Donauwörth. Se le sono vicine più località tue, paghi sempre la strada meno cara; qui sono 6 ducati da Augsburg. Tieni ancora la lettera.
route-done = 5 punti per Straßburg e 1 per la cittadina; anche l'avversario ne prende una, e ne restano solo due.

collect = Ora puoi prenderle tutte e due, e l'ultima cittadina fa finire subito la partita: le città non si contano più. Una casa nuova ad Augsburg non porterebbe nulla. Incassa lì, e tieni la lettera per quello che segue.
collect-done = Altri 5 ducati, e alla fine ogni 20 interi valgono un punto.

open = Apri Würzburg per 8 ducati, accanto a Frankfurt.
open-done = Resta una cittadina: Aachen, accanto a Köln. Anche a te resta una lettera.

end = Una lettera permette anche di aprire una seconda filiale nello stesso turno. Apri Aachen per 9 ducati e chiudi la partita.
end-done = L'ultima cittadina è presa. Ai 33 punti dei marker e agli 8 delle cittadine si aggiungono il punto di partenza, 2 per ognuno dei 5 territori e 1 per 20 ducati: 53 a 40, vinci tu.

outro = Una partita può finire anche quando tutti i marker sono attribuiti, o quando per un giro intero nessuno apre filiali. C'è un uso della lettera che non hai visto: il reddito doppio, almeno 48 ducati, in un turno senza ingrandimenti. Ora scegli la tua cittadina di casa.

## Figure del regolamento

figure-rings = Tre città aperte. Il numero al centro è il valore e il numero delle caselle; l'anello si riempie in senso orario dal suo segno.
figure-closed = Nürnberg e Augsburg sono chiuse: aspettano un marker del loro valore.
figure-prices = Che cosa può raggiungere il rosso: il prezzo di una strada in un cerchio rosso si può pagare adesso.
figure-town = La casa è a Ulm. Da lì la strada per Augsburg costa solo 6 ducati.
figure-majority = Tre case su cinque a Straßburg: maggioranza assoluta. Il marker è del rosso, e due caselle restano libere.
figure-letters = Che cosa sta davanti a un giocatore: marker nascosti, lettere, borsa e i territori con una filiale.
