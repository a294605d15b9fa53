# Le plateau de Hansa Teutonica, à côté de games/hansa/words.fr.ftl.

hansa-board = Carte des routes commerciales
hansa-anno = la Ligue, anno 1400
hansa-village = Village libre sur { $route }
hansa-man = { $route } : { $piece } ({ $seat })
hansa-city = { $city }, { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}, à personne
hansa-city-controlled = { $city }, contrôlée par { $seat }, maisons occupées : { $taken } sur { $houses }
hansa-coin = +{ $points } pour la maison à l’écu
hansa-raise = Améliorer { $skill }
hansa-swap = { $city } : échanger les comptoirs des maisons { $house } et { $house2 }
hansa-field = Case à { $points } points, libre, pour le privilège { $level }
hansa-field-taken = Case à { $points } points : un marchand ({ $seat })
hansa-token-on = Jeton { $token } sur { $route }
hansa-soldier = Un soldat : une frontière entre deux provinces
hansa-pawn-here = Le pion est dans la province { $province }
hansa-pawn-to = Déplacer le pion dans la province { $province }

hansa-pushed = { $actor } a évincé un { $piece } ({ $owner }) sur { $route }.
hansa-pushed-you = { $actor } a évincé ton { $piece } sur { $route }. Replace-le sur un village éclairé.
hansa-pushed-by-you = Tu as évincé un { $piece } ({ $owner }) sur { $route }.
hansa-pushed-step = { $step } sur { $steps }

hansa-supply = Réserve
hansa-stock = Stock
hansa-use-kind = Jouer avec les { $piece } ({ $count } en réserve)
hansa-desk = Ton bureau
hansa-desk-of = Bureau : { $seat }
hansa-skill-at = { $skill } : { $value }
hansa-drawn = Un jeton pioché, caché jusqu’à la fin du tour
hansa-used = { $count ->
    [one] { $count } utilisé
   *[other] { $count } utilisés
}
hansa-no-tokens = pas encore
hansa-nothing = rien
hansa-network = { $count ->
    [0] Pas encore de réseau
    [one] Plus grand réseau : { $count } comptoir
   *[other] Plus grand réseau : { $count } comptoirs
}
hansa-controls = Contrôle { $cities }
hansa-controls-none = Ne contrôle aucune ville
hansa-complete = Villes complètes
hansa-complete-tip = La partie finit quand cette piste est pleine
hansa-tokens-left = Jetons à piocher
hansa-tokens-left-tip = Jetons à piocher ; la partie finit quand il en faut un et qu’il n’y en a plus
hansa-choices = Choix

hansa-do-place = Placer le { $piece } sur { $route }
hansa-do-move = Déplacer le { $piece } vers { $route }
hansa-do-displace = Évincer sur { $route }
hansa-do-establish = Établir { $route }
hansa-do-token = Mettre le jeton sur { $route }

hansa-text-cities = Villes
hansa-text-routes = Routes
hansa-text-table = Table de Coellen
hansa-text-kontor = { $piece } ({ $seat })
hansa-text-extra = { $piece } supplémentaire ({ $seat })
hansa-text-house = maison libre pour un { $piece }, privilège { $level }
hansa-text-house-coin = maison libre pour un { $piece }, privilège { $level }, +1 point
hansa-text-controller = contrôlée par { $seat }
hansa-text-free = villages libres : { $free } sur { $of }
hansa-text-token = jeton { $token }

hansa-ask-main = Place une pièce, déplace, évince ou établis une route pleine
hansa-ask-end = Utilise un jeton ou finis ton tour
hansa-ask-pushed = a évincé ton { $piece } sur { $route }.
hansa-ask-relocate = Choisis le village où le replacer
hansa-ask-extra = Ajoute une pièce ({ $step } sur { $steps }) : choisis un village
hansa-ask-fork = Cette route est pleine de tes pièces : que fais-tu ?
hansa-do-lift = Déplacer une pièce depuis { $route }
hansa-do-allocate = Mobiliser { $pieces }
