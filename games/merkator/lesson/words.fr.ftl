# La première partie guidée de Merkator, en français : ses étapes sont dans steps.json.

title = Avant que le temps ne s’épuise

intro = Dans Merkator, tu voyages pour trouver des marchandises, tu les livres là où un contrat les demande, et tu reçois chaque fois un meilleur contrat en récompense. Il ne reste que deux jetons Temps sur le tableau : ce sont les derniers tours d’une partie, et tu peux encore la gagner.

sell = Un tour commence par l’investissement. Un contrat peut être vendu pour sa valeur en thalers, et Hambourg 3 ne te sert plus à grand-chose. Vends-le.
sell-done = 3 thalers de plus ; la valeur d’un contrat est à la fois son prix, son niveau et ses points.

bonus = Tu vas bientôt partir en Russie, et l’une des cartes Bonus du marché donne 2 Cuivre à son propriétaire à chaque voyage là-bas. Achète la carte Bonus Russie pour 3 thalers.
bonus-done = Elle rapporte aussitôt, et de nouveau à chaque voyage ; si quelqu’un d’autre s’y rend et que tu te joins au voyage, elle donne 1 Cuivre.

travel = Finis l’investissement et pars en Russie. Quatre cubes s’y trouvent, et chacun peut devenir l’une des deux marchandises de la Russie.
travel-done = Un voyage te mène dans n’importe quel lieu, même si trois d’entre eux, lointains, coûtent des jetons Temps ; les liaisons disent seulement où apparaissent de nouveaux cubes.

split = Les quatre cubes sont à toi, mais il faut au moins une marchandise de chaque type. Répartis-les en 2 Jambon et 2 Huile de poisson : tu auras besoin des deux.
split-done = Du Jambon, de l’Huile de poisson et 2 Cuivre grâce à ta carte Bonus ; la Suède et Dantzig, reliées à la Russie, ont reçu chacune un nouveau cube.

fulfil = Maintenant, tu livres. Honore le contrat Russie 7 pour 2 Cuivre et 2 Agrumes. Aucun échange n’est nécessaire : paie avec les marchandises elles-mêmes.
fulfil-done = Le contrat te reste, et tu pourras l’honorer à nouveau dans un autre tour ; en récompense, tu as pris le premier contrat du niveau suivant, Russie 8.

exchange = Russie 8 concerne le même lieu : honore-le aussi. Il manque l’un des 2 Mousquets, mais 4 unités identiques remplacent n’importe quelle marchandise : tes Étoffes feront l’affaire. Choisis ensuite « Plus rien ici ».
exchange-done = La récompense suivante : Provinces-Unies 9. Ton adversaire t’a payé 1 jeton Temps pour se joindre à ton voyage et livrer aussi, et le voici en Angleterre.

join = Pour 1 jeton Temps, tu peux te joindre au voyage de ton adversaire, et tu as un contrat pour l’Angleterre. Joins-toi au voyage et honore Angleterre 4 avec du Cuivre et deux Fournitures de guerre au choix, puis termine.
join-done = Un contrat honoré pendant le tour d’un autre : voilà un jeton bien dépensé.

forced = C’est de nouveau ton tour. Avant de partir, tu peux avoir 5 contrats au plus dans ton bureau, et tu en as 7. Vends d’abord Angleterre 4, puis Espagne 5.
forced-done = Il te reste les cinq meilleurs, et les thalers sont là pour acheter des cartes.

building = Les points ne viennent que des contrats et des bâtiments. Achète Fleet at Sea pour 8 thalers : ce bâtiment récompense les jetons Temps, avec 4 points si tu en as 6 à la fin.
building-done = C’est ton deuxième bâtiment ; l’autre, Jungfernstieg, rapportera 4 points si chaque colonne de ton bureau contient une marchandise à la fin.

hamburg = Le temps presse : pars pour Hambourg, qui donne 2 jetons Temps. Ce sont les deux derniers du tableau.
hamburg-done = Le dernier jeton d’une rangée est retourné et montre ce qu’on perd : un A simple, donc une marchandise de la catégorie Alimentation. Et comme le tableau est vide, chacun n’a plus qu’un tour.

loss = Tout le monde perd une marchandise de la colonne A. Ton Jambon te servira encore : cède le Grain. Les cubes de ta réserve sont toujours à l’abri.
loss-done = Ton adversaire aussi a perdu quelque chose, et maintenant tu peux livrer.

supply = Honore Hambourg 6. Tu as le Charbon et le Cuivre ; les Épices viennent du cube rouge de ta réserve. Ne cède pas de jetons Temps, paie le reste.
supply-done = Les cubes de réserve deviennent des marchandises quand tu veux ; la récompense est un contrat de valeur 7.

stay = Ton adversaire part en France pour son dernier tour. Tu pourrais te joindre au voyage, mais tu n’as rien à y livrer, et chaque jeton compte pour Fleet at Sea. Reste chez toi.
stay-done = Tu gardes cinq jetons, et il te reste un voyage.

last = C’est ton dernier tour. Finis l’investissement, pars pour les Provinces-Unies et répartis les cinq cubes en 2 Légumes et 3 Peaux de veau.
last-done = Le sixième jeton est venu avec le voyage, pris cette fois hors du tableau.

ten = Honore Provinces-Unies 9 avec Fer, Jambon et Prunes. Garde tes jetons Temps : paie avec les marchandises elles-mêmes.
ten-done = Un contrat de valeur 10 pour finir, et tu l’emportes par 54½ points à 47 : tes cinq meilleurs contrats en entier, les autres pour moitié, et 8 points de tes bâtiments.

outro = Qui honore assez tôt un contrat de valeur 10 reçoit la paix de Westphalie, qui vaut 14 points et amène, elle aussi, la dernière manche. Joue maintenant une partie entière, contre un bot ou en solo : la partie solo dure 17 tours.

## Images du livret de règles

figure-place = Deux grands lieux : les deux marchandises que deviennent leurs cubes, les cubes qui s’y trouvent, les jetons Temps que rapporte une visite et, dans l’angle, des contrats pour ce lieu.
figure-office = Le bureau avec ses colonnes A à F, la réserve et des contrats : ce qui est là et ce qui manque.
figure-minor = Les petits lieux n’ont pas de marchandises. Leur chiffre est le seuil : une visite ajoute un cube partout où il y en a au moins autant. −2 veut dire que le voyage coûte deux jetons Temps.
figure-chart = Le tableau du temps près de la fin : on prend les jetons en commençant par la rangée du haut. Le dernier d’une rangée entraîne une épreuve de pertes.
figure-links = Après un voyage en Russie : ses cubes sont pris, et chaque lieu qu’une ligne pointillée relie à elle en a reçu un de plus.
