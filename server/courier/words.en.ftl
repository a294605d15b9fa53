# What people read who are told that it is their turn.

turn-title = Your turn: { $game }
turn-alone = The table waits for you.
turn-with = { $names } and the table wait for you.

mail-turn = Hello { $name },

    it is your turn in { $game }.
    { $link }

    You get one such mail for each turn that comes while you are away. To end them: { $profile }

mail-code-title = Your code for Fondaco
mail-code = Hello { $name },

    somebody, you we hope, wants to hear at this address when it is their turn at a table of Fondaco. The code is

    { $code }

    and holds for an hour. If it was not you there is nothing to do: nothing more will come.
