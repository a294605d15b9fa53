# La première partie guidée de Hansa Teutonica, en français : ses étapes sont dans steps.json.

title = D’Arnheim à Stendal

intro = Dans Hansa Teutonica, tu remplis de négociants les routes entre les villes, et chaque route pleine peut devenir un comptoir, une meilleure compétence ou du prestige. Tu entres dans une partie bien avancée, avec une chaîne de comptoirs à laquelle il ne manque que le dernier maillon : Stendal.

allocate = Tu as 3 actions, mais seules les pièces de ta réserve peuvent agir, et elle est vide. Dépense la première action pour mobiliser : fais passer les 3 négociants de ton stock à ta réserve. Ta bourse en permettrait même 7.
allocate-done = Trois négociants sont prêts ; après leur travail, les pièces vont au stock, et c’est de la réserve qu’elles partent.

insert = Il reste un village libre sur Göttingen–Quedlinburg. Places-y un négociant : une action, une pièce, sur n’importe quel village libre du plateau.
insert-done = La route est pleine de tes pièces, mais à elle seule elle ne rapporte encore rien.

skill = Établis la route commerciale Göttingen–Quedlinburg. Au lieu d’ouvrir un comptoir, tu peux apprendre quelque chose à Göttingen : améliore Actiones.
skill-done = Quatre actions par tour désormais, dont une tout de suite, et le négociant de ton bureau rejoint ta réserve. Les trois de la route retournent dans ton stock, et le joueur qui contrôle Göttingen a reçu 1 point.

displace = Le négociant de ton voisin de gauche t’empêche de remplir Osnabrück–Bremen. Évince-le : un de tes négociants prend sa place, et un autre, en guise de taxe, retourne de ta réserve dans ton stock.
displace-done = La route est à toi, mais être évincé rapporte : son négociant est passé sur une route voisine et en a amené un autre, sans frais.

token = Tu n’as plus d’action, mais il te reste le jeton +3 actions. Un jeton ne coûte pas d’action : utilise-le maintenant.
token-done = Trois actions de plus ; le jeton est retourné, mais il vaut encore des points à la fin.

kontor = Établis Osnabrück–Bremen et ouvre un comptoir à Osnabrück. Dans une ville, on ne peut prendre que la maison libre la plus à gauche : ici, elle est blanche et carrée, n’importe quel négociant peut donc s’y installer.
kontor-done = Tu contrôles Osnabrück, et le jeton de la route est à toi aussi : Comptoir en plus. En échange, tu as pioché un nouveau jeton, que tu placeras à la fin de ton tour.

move = Tes deux négociants sur Hannover–Lüneburg seraient plus utiles ailleurs. Ton livre te laisse déplacer 2 pièces en une action, aussi loin que tu veux : déplaces-en un vers Coellen–Warburg, puis l’autre vers Münster–Minden.
move-done = Une seule action, et deux routes sont pleines.

table = Établis Coellen–Warburg. C’est le seul endroit où un marchand, la pièce ronde, peut s’asseoir à la table de Coellen : prends la case à 8 points, la meilleure que permette ton privilège orange.
table-done = 8 points sont assurés à la fin de la partie, et personne ne peut te prendre ce siège.

place = Ton tour est fini, et le jeton que tu as pioché est Retirer trois. Il doit aller sur une route vide et sans jeton, qui mène à une ville où une maison est libre. Mets-le sur Arnheim–Münster, entre deux de tes villes.
place-done = Il y attend celui qui établira cette route ; mais regarde, maintenant c’est toi qu’on évince.

relocate = Ton négociant sur Perleberg–Stendal a été évincé. Tu le replaces sur une route voisine et tu peux ajouter une pièce de ton stock : mets le négociant sur Brunswiek–Stendal, et un négociant supplémentaire au même endroit.
relocate-done = Un cadeau : trois des quatre villages vers Stendal sont à toi, et cela ne t’a coûté aucune action.

extra = Münster–Minden est pleine. À Minden, tu as un comptoir ; ton voisin de gauche en a un plus à droite, et donc le contrôle. Établis la route et utilise ton jeton pour un comptoir supplémentaire à Minden, avec un négociant.
extra-done = Deux comptoirs contre un : Minden est à toi, et 1 point est venu de Münster, que tu contrôles.

fill = Il reste un village libre sur Brunswiek–Stendal. Places-y ton dernier négociant.
fill-done = Quatre villages, quatre négociants : Stendal est à portée de main.

link = Établis Brunswiek–Stendal et ouvre un comptoir à Stendal. Une chaîne de tes comptoirs ira alors d’Arnheim à Stendal, par Münster, Minden et Brunswiek.
link-done = 7 points pour la première liaison à travers le plateau, et avec 20 points tu mets aussitôt fin à la partie. Le décompte final ajoute 12 pour six villes, 18 pour un réseau de 6 comptoirs multiplié par tes 3 clés, 8 pour Coellen et 3 pour les jetons.

outro = Tu as fait chaque action une fois, et tu as gagné avec 25 points d’avance. Une partie finit aussi quand 10 villes sont complètes ou qu’il n’y a plus de jeton à piocher. Commence maintenant ta propre partie : plus d’actions et une bonne bourse dès le début rendent tout le reste plus facile.

## Images du livret de règles

figure-desk = Le bureau d’un joueur et, à côté, sa réserve, son stock et ses jetons. Sur chaque piste compte la valeur découverte la plus à droite ; les pièces à sa droite cachent encore les meilleures.
figure-route = Göttingen–Quedlinburg a trois villages, dont un est encore libre. Le signe rond près de Göttingen nomme la piste qu’on y améliore.
figure-city = Minden a quatre maisons, la moins chère à gauche. La couleur d’une maison vide est le privilège qu’elle demande ; le petit écu dit qui contrôle la ville.
figure-displace = Osnabrück–Bremen : le négociant rouge barre le chemin des bleus et peut être évincé. Le jeton à côté de la route revient à qui l’établit.
figure-kontor = La première maison d’Osnabrück était vide : le comptoir du joueur bleu s’y trouve désormais et contrôle la ville.
figure-coellen = La table près de Coellen–Warburg : un marchand de la route a pris la case de 8 points. Chaque case demande le privilège de sa couleur.
figure-link = Des comptoirs bleus d’Arnheim à Stendal, ville après ville : la première liaison à travers le plateau.
