# La première partie guidée de Medieval Merchant, en français : ses étapes sont dans steps.json.

title = Les derniers bourgs

intro = Dans Medieval Merchant, tu ouvres des comptoirs le long des routes commerciales, tu vis des villes où il reste de la place, et tu en remplis d’autres pour remporter leurs marqueurs. Dans cette partie, sept bourgs sont encore libres : qui prend le dernier y met fin, et mieux vaut alors être en tête.

marker = Chaque tour commence par un marqueur de ta main, tant que tu en as. Il ouvre à tous une ville fermée de même valeur. Pose ton 4 sur Augsburg : par le sud, tu y seras bientôt.
marker-done = Augsburg a maintenant 4 places, et qui remporte son marqueur gagne 4 points.

cities = Dans chacune de tes villes ouvertes, tu encaisses 1 ducat par place libre, ou tu ajoutes une maison sans rien encaisser. Ajoute une maison à Dortmund et à Frankfurt, encaisse à Köln et à Straßburg. Les marqueurs de Gent et d’Antwerpen sont attribués : n’y paie plus de maison, et garde tes lettres.
cities-done = 8 ducats de Köln et de Straßburg, et 2 de revenu de base ; les nouvelles maisons compteront au bilan, à la fin de ton tour.

town = Tu peux maintenant ouvrir un comptoir à côté d’un de tes lieux, en payant la route. Ouvre un comptoir dans le bourg d’Ulm pour 4 ducats, depuis Speyer, et garde ta lettre. Un bourg rapporte aussitôt 1 point et n’est qu’à toi.
town-done = Frankfurt est à toi avec 4 maisons sur 6 : 6 points. Dortmund est pleine, avec deux maisons chacun ; elle ne rapporte que la moitié, 2 points, mais à toi, car ta première maison y était avant l’autre.

last-marker = Ton dernier marqueur est un 6, et seule Nürnberg convient : une ville ne reçoit qu’un marqueur de toute la partie. Pose-le là.
last-marker-done = Désormais, tes tours commencent par tes villes.

double = À Köln, tu as 3 maisons sur 8, et 5 font la majorité. Une lettre de recommandation te permet d’ajouter deux maisons d’un coup dans une même ville : choisis +2 maisons à Köln, encaisse à Straßburg et ne paie rien d’autre.
double-done = Tu as cinq maisons à Köln ; dès la fin de ton tour, le marqueur est à toi.

city = Augsburg est ouverte, et depuis Ulm la route coûte 6 ducats. Ouvres-y un comptoir : une ville ne rapporte pas de point aussitôt, mais un revenu et une chance de remporter son marqueur.
city-done = 8 points pour Köln, la plus grande ville de toutes, et une première maison à Augsburg.

majority = Straßburg a 5 places, et 3 maisons font plus de la moitié : ajoute ta troisième. À Augsburg, 3 places sont libres : là, encaisse. Garde ta lettre et ne paie pas de maison.
majority-done = La majorité rapporte la valeur entière, même s’il reste des places ; une ville pleine sans majorité en rapporte la moitié à qui a le plus de maisons.

route = Ouvre un comptoir dans le bourg de Donauwörth. Si plusieurs de tes lieux en sont voisins, tu paies toujours la route la moins chère ; ici, ce sont 6 ducats depuis Augsburg. Garde encore une fois la lettre.
route-done = 5 points pour Straßburg et 1 pour le bourg ; ton adversaire prend un bourg aussi, et il n’en reste que deux.

collect = Tu peux maintenant prendre les deux, et le dernier bourg met aussitôt fin à la partie : il n’y aura plus de bilan pour les villes. Une nouvelle maison à Augsburg ne rapporterait donc rien. Encaisse, et garde la lettre pour la suite.
collect-done = 5 ducats de plus, et à la fin, chaque tranche complète de 20 ducats vaut un point.

open = Ouvre un comptoir à Würzburg pour 8 ducats, à côté de Frankfurt.
open-done = Il reste un bourg : Aachen, à côté de Köln. Et il te reste une lettre.

end = Une lettre te permet aussi d’ouvrir un second comptoir dans le même tour. Ouvre un comptoir à Aachen pour 9 ducats et mets fin à la partie.
end-done = Le dernier bourg est pris. Aux 33 points des marqueurs et aux 8 des bourgs s’ajoutent ton point de départ, 2 points pour chacun de tes 5 territoires et 1 pour 20 ducats : 53 à 40, tu gagnes.

outro = Une partie peut aussi finir quand tous les marqueurs sont attribués, ou quand personne n’ouvre de comptoir pendant une manche entière. Il y a un usage de la lettre que tu n’as pas vu : le revenu double, au moins 48 ducats, dans un tour où tu n’agrandis rien. À toi maintenant de choisir ton bourg d’origine.

## Images du livret de règles

figure-rings = Trois villes ouvertes. Le chiffre du milieu est la valeur et le nombre de places ; l’anneau se remplit dans le sens des aiguilles d’une montre, à partir de son repère.
figure-closed = Nürnberg et Augsburg sont fermées : elles attendent un marqueur de leur valeur.
figure-prices = Ce que le joueur rouge peut atteindre : le prix d’une route cerclé de rouge peut être payé maintenant.
figure-town = La maison est à Ulm. De là, la route vers Augsburg ne coûte que 6 ducats.
figure-majority = Trois maisons sur cinq à Straßburg : la majorité absolue. Le marqueur est à rouge, et il reste une place libre.
figure-letters = Ce qu’un joueur a devant lui : des marqueurs cachés, ses lettres, sa bourse et les territoires où il a un comptoir.
