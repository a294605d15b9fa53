# Was liest, wem gesagt wird, dass er dran ist.

turn-title = Du bist dran: { $game }
turn-alone = Der Tisch wartet auf dich.
turn-with = Am Tisch mit { $names } warten alle auf dich.

mail-turn = Hallo { $name },

    bei { $game } bist du dran.
    { $link }

    Eine solche Nachricht kommt für jeden Zug, der ansteht, während du nicht da bist. Wenn du keine mehr willst: { $profile }

mail-code-title = Dein Code für Fondaco
mail-code = Hallo { $name },

    jemand, hoffentlich du, möchte unter dieser Adresse erfahren, wann er an einem Tisch von Fondaco dran ist. Der Code ist

    { $code }

    und gilt eine Stunde. Wenn du es nicht warst, musst du nichts tun: Es kommt nichts weiter.
