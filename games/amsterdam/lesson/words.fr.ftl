# La première partie d’Amsterdam, en français : ce que dit le guide. `ID` demande l’étape de ce nom, `ID-done` dit ce
# qu’elle a apporté.

title = Ta première tournée à Amsterdam
intro = Tu envoies tes charrettes à travers la ville pour relier les lieux que nomment tes contrats secrets. Les routes rapportent des points aussitôt, les contrats et les marchandises à la fin. Tu arrives en milieu de partie : un contrat demande de relier Begijnhof et Oude Waal, l’autre Jan Roodenpoortstoren et Oost-Indisch Huis.

first-card = À ton tour, tu fais une chose sur trois : piocher des cartes, prendre une route ou piocher des contrats. Cette fois, pioche. Tu as une carte orange et il t’en faudra bientôt deux : prends la carte orange du marché.
first-card-done = Tu as deux cartes orange, et une bleue a pris la place vide au marché.

second-card = Piocher, c’est prendre deux cartes, l’une après l’autre. La deuxième peut venir à l’aveugle : clique sur la pioche.
second-card-done = Une carte verte, ta troisième, et personne d’autre ne le sait. Ton tour est fini : à l’autre marchand de jouer.

first-route = Deux cartes de sa couleur paient une route de deux cases. Prends la route orange de Korenmetershuisje à Jan Roodenpoortstoren, juste au-dessous de ta charrette du nord.
first-route-done = Deux points tout de suite, et tes deux bouts de rue n’en font plus qu’un. À deux joueurs, la route noire d’à côté est désormais fermée.

wild = Un Joker vaut n’importe quelle couleur, et cela a son prix : pris au marché, c’est la seule carte du tour. Ici, il en vaut la peine. Prends le Joker.
wild-done = Tu as un Joker. Pioché à l’aveugle, il aurait compté comme n’importe quelle autre carte.

gray-route = Une route grise se paie d’une couleur au choix. Prends la longue route de Haringpakkerstoren à Oude Waal, le long du port : quatre cases et un symbole charrette, qui rapporte une carte Marchandise.
gray-route-done = La route est choisie ; reste à la payer de quatre cartes.

payment = Quatre cartes, toutes de la même couleur ; des Joker peuvent remplacer n’importe lesquelles. Paie avec tes trois cartes noires et le Joker, et garde les vertes.
payment-done = Sept points pour quatre cases, une deuxième carte Marchandise, et ton premier contrat est rempli : Begijnhof et Oude Waal sont reliés.

contracts = Tu as déjà beaucoup de routes : de nouveaux contrats pourraient bien leur convenir. Piocher des contrats prend tout le tour : clique sur la pile de contrats.
contracts-done = Deux contrats, et tu vois aussitôt ce qui manque à chacun.

keep = Tu dois en garder au moins un, et ce que tu gardes te reste : un contrat manqué coûte ses points. Garde Jan Roodenpoortstoren – Oude Waal, que tes charrettes relient déjà.
keep-done = Cinq points que personne ne peut te prendre. L’autre contrat va sous la pile.

long-route = Dès qu’un joueur a deux charrettes ou moins, la fin est déclenchée. Prends la route verte de trois cases de Dam à Oost-Indisch Huis avec tes trois cartes vertes.
long-route-done = Quatre points, et il te reste deux charrettes : chacun a encore un tour, et le dernier est pour toi.

last-turn = Il manque un pas à ton dernier contrat. Prends la route bleue de Jan Roodenpoortstoren à Dam avec ta carte bleue.
last-turn-done = Tes trois contrats comptent maintenant, et tu as le plus de marchandises. Tu l’emportes par 42 points à 29.

outro = Tu connais tout Amsterdam. Joue maintenant une partie contre un bot : le conseil et les règles sont toujours à un clic.

## Images du livret de règles

figure-display = Ta main, tes contrats et le marché : cinq cartes visibles, la pioche de 15 cartes Transport et celle de 20 contrats.
figure-double = Une route double à deux joueurs : le côté orange est pris, donc le noir est fermé à tous.
figure-gray = Les routes de couleur veulent leur couleur, la grise le long du port n’importe laquelle. La petite charrette signale une route à charrette.
figure-cart = La route à charrette est prise : quatre charrettes, sept points et une carte Marchandise.
figure-contract = Le contrat Begijnhof – Oude Waal est rempli : les charrettes rouges relient les deux lieux, quel que soit le chemin.
