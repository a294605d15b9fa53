# La première partie guidée d’Oltre Mare, en français : ses étapes sont dans steps.json.

title = Quatre ballots de soie pour Venise

intro = Dans Oltre Mare, chaque carte sert deux fois : ses symboles rapportent des ducats, des cartes et un voyage, puis elle va dans ta cale et se vend avec ses voisines. Négocie bien, empile les marchandises identiques et finis avec le plus de ducats.

discard = Un tour commence par un coup d’œil à la carte du dessus de ta cale : de la soie avec 4 lions. Tu peux donc garder 4 cartes, et tu en as 5. Jette le sel avec marché et navire sur ta pile de pirates. Il n’est pas perdu pour toujours, tu verras.
discard-done = Il te reste quatre cartes ; chaque carte de ta pile de pirates coûte 1 ducat à chaque vente des cales.

buy = Place au commerce. Tu peux acheter jusqu’à 4 cartes par tour, à 3 ducats la carte, ou à 4 ducats quand il ne te reste plus de ducats. Achète une carte de la pioche.
buy-done = De la soie ! Avec celle de ta main et celle du dessus de ta cale, tu peux en réunir trois.

deal = Quatre cartes de soie côte à côte paient 11 ducats : pour en avoir une de plus, cela vaut la peine de négocier. Ton voisin de gauche, qui joue après toi, charge des olives : négocie avec lui, donne tes deux cartes d’olives, demande 1 soie et propose l’échange. Les marchandises que tu nommes doivent être vraies ; des symboles et des lions, rien ne t’oblige à parler.
deal-done = Affaire conclue : la soie est à toi, et ton partenaire prend 1 jeton prestige, comme quiconque fait affaire avec le joueur actif, une fois par tour.

play = La carte du dessus de ta cale indique charge 3 : tu joues exactement 3 cartes. Passe aux actions et joue tes trois cartes de soie. Les symboles identiques s’additionnent : un ducat ou un marché rapporte 1, deux rapportent 3, trois ou plus rapportent 6. De la même façon, les pirates mettraient des cartes de la pioche sur ta pile, mais tu n’en joues aucun.
play-done = Deux symboles ducat ont rapporté 3 ducats, deux marchés 3 nouvelles cartes, et deux navires prennent maintenant la mer.

sail = Chaque symbole navire est une route, et tu les parcours toutes. Navigue vers Modone, puis vers Candia : tu ne prends le marqueur de port que là où tu t’arrêtes.
sail-done = Marché favorable est maintenant ton marqueur actif : les cartes que tu achètes coûtent 1, 2, 3 et 4 ducats. Chasse aux pirates est retourné face cachée, mais compte encore à la fin.

load = La soie va dans la cale, et la dernière carte commande ton prochain tour. Pose d’abord celle avec marché et navire, puis celle avec ducat et navire ; celle avec ducat et marché reste dessus, avec 5 lions et charge 2.
load-done = Quatre cartes de soie sont réunies dans ta cale, et ton voisin de gauche vient te faire une offre.

counter = Tu peux aussi faire affaire pendant le tour des autres, mais seulement avec le joueur actif, et personne n’y est obligé. Pour qui collectionne les olives, 2 ducats contre ta carte d’olives, c’est peu. Relance à 3 ducats et propose.
counter-done = 3 ducats, et cette fois le jeton prestige est pour toi, puisque c’est toi le partenaire du joueur actif.

reply = Ton voisin de droite lance un appel : il cherche des bijoux, car une troisième carte lui rapporterait gros. Offre tes bijoux contre 1 sel et 2 ducats.
reply-done = Encore un jeton prestige : avec quatre, tu en as le plus, et à la vente des cales cela rapporte 6 ducats.

buy-back = C’est de nouveau ton tour, avec trois cartes de sel en main. Le sel que tu as jeté est sur le dessus de ta pile de pirates : rachète-le. Grâce à ton marqueur, il ne coûte que 1 ducat.
buy-back-done = Quatre cartes de sel en main, et une carte de moins à payer aux pirates.

play-again = Cette fois, ta cale indique charge 2. Passe aux actions et joue le sel avec ducat et marché et le sel avec ducat et navire.
play-again-done = 3 ducats et une carte ; le navire a une route à parcourir.

compass = Navigue vers Rodi, où se trouve une boussole : elle peut te mener dans n’importe quel port sans boussole. Laisse-la te mener à Trebisonda pour le marqueur mer calme, qui paie 1 ducat pour chaque symbole navire que tu joues.
compass-done = La boussole quitte la partie, et mer calme est prêt pour les deux navires de ta main.

load-again = Pense au prochain tour : avec charge 2 sur le dessus, tu pourras ajouter les deux autres cartes de sel. Pose d’abord le sel avec ducat et navire, pour que celui avec 5 lions et charge 2 soit dessus.
load-again-done = Ta soie est couverte maintenant, et c’est important : à Venise, seul le groupe du dessus d’une cale n’est pas vendu.

venice = Quelque part vers le milieu de la pioche, la carte Venise attend, et elle ne doit plus être loin. Achète une carte de la pioche.
venice-done = Venise ! Ta soie a rapporté 11 ducats, tous les groupes vendus 24 ensemble et ton prestige 6, moins 1 pour les pirates ; le sel du dessus reste pour plus tard.

outro = Tu connais maintenant le tour entier : garder, négocier, jouer, charger. Quand la pioche est vide, la manche est jouée jusqu’au bout, puis tout est payé : les cales jusqu’au dernier groupe, le prestige, les pirates, et 6, 3 et 1 ducats pour le plus de marqueurs de port. Ouvre une table contre les bots et remplis ta propre cale.

## Images du livret de règles

figure-hold = La cale et sa carte du dessus : 4 lions te laissent garder 4 cartes, une charge de 3 t’en fait jouer 3. À côté, la main et ce que paient les groupes de la cale.
figure-ports = La mer Noire : chaque port montre son marqueur, et les lignes pointillées sont les routes.
figure-voyage = Deux symboles navire, deux routes : par Modone jusqu’à Candia, où le navire s’arrête et prend le marqueur.
figure-compass = Le navire s’est arrêté à Rodi, où se trouve une boussole : il peut maintenant gagner n’importe quel autre port sans boussole.
