# Ce que lit celui qu'on prévient que c'est à lui de jouer.

turn-title = À toi de jouer : { $game }
turn-alone = La table t'attend.
turn-with = À la table de { $names }, on n'attend plus que toi.

mail-turn = Bonjour { $name },

    c'est à toi de jouer à { $game }.
    { $link }

    Tu reçois un message comme celui-ci pour chaque tour qui arrive en ton absence. Pour ne plus en recevoir : { $profile }

mail-code-title = Ton code pour Fondaco
mail-code = Bonjour { $name },

    quelqu'un, toi nous l'espérons, veut savoir à cette adresse quand c'est à lui de jouer à une table de Fondaco. Le code est

    { $code }

    et reste valable une heure. Si ce n'était pas toi, il n'y a rien à faire : rien d'autre ne viendra.
