# Quello che legge chi viene avvisato che tocca a lui.

turn-title = Tocca a te: { $game }
turn-alone = Il tavolo ti aspetta.
turn-with = Al tavolo con { $names } aspettano solo te.

mail-turn = Ciao { $name },

    tocca a te in { $game }.
    { $link }

    Ricevi un messaggio come questo per ogni turno che arriva mentre non ci sei. Per non averne più: { $profile }

mail-code-title = Il tuo codice per Fondaco
mail-code = Ciao { $name },

    qualcuno, speriamo tu, vuole sapere a questo indirizzo quando è il suo turno a un tavolo di Fondaco. Il codice è

    { $code }

    e vale un'ora. Se non sei stato tu non devi fare niente: non arriverà altro.
