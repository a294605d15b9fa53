# The program's own words, in English: the table at which `fondaco play` seats you. What a game says stands in its folder.

you = You

## The table

intro-alone = { $game } · alone at the table
intro = { $game } · { $players } players · you are seat { $seat }
intro-option = { $option }: { $value }
intro-help = Type a number, a move, or ? for help.
intro-level = Level of the bots: { $level }
resumed = Resumed. Moves so far: { $count }.
your-turn = Your turn.
moves-in-words = Type moves to read them in words.

## Answers

unknown = "{ $text }" is no move and no command here. Type ? for help.
no-such-number = There are moves 1 to { $count }.
one-move-only = There is only move 1.
ambiguous = "{ $text }" could be { $moves }.
not-legal = { $move } is not possible: { $rule }
legal = { $move } is possible: { $rule }
why-usage = Ask about a move: why MOVE, with a number or a notation such as { $example }.
rule-usage = Ask for a rule or a chapter: rule { $example }.
no-rule = There is no rule { $id }. Near: { $near }.
rules-in-english = The rulebook is in English.

undone = Back to your decision before it.
undo-nothing = There is nothing to take back.
undo-barrier = Since your last decision somebody has decided or learned something new, so at a table it could not be taken back. Only bots sit here: undo! goes back all the same.
undo-forced = Back to your last decision. What came after it is forgotten.

saved = Saved: { $file }
save-usage = Say where: save FILE.
save-exists = { $file } exists already. save! { $file } writes over it.
save-failed = Not saved: { $reason }

hint-title = { $game } · hint for seat { $seat }
hint-seat = seat { $seat }
hint-effort = Simulations: { $count }
hint-then = (then { $moves })
hint-outlook = chance to win { $chance } % · expected lead { $lead } · tried { $visits } ×
hint-alone = expected result { $points } · tried { $visits } ×
hint-only = the only move there is
hint-ends = ends the game
hint-steady = leaves everything much as it is
hint-reason = { $reason }: { $points }

log-empty = Nothing has happened yet.
log-more = { $count } earlier moves: log all
log-more-one = One earlier move: log all

score-now = If the game ended now, as far as you know
score-total = Total
score-rank = Rank
score-hidden = hidden

unsaved = This game is not saved. save FILE keeps it; quit again leaves.
goodbye = Goodbye.
goodbye-resume = Goodbye. Go on with: { $command }

## Levels: how well a bot plays, and what it is called at the table

level-novice = novice
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

## The end

result-title = The result
result-alone = The game is over. Points: { $points }.
result-you-win = You win. Points: { $points }.
result-wins = { $winner } wins. Points: { $points }.
result-shared = Shared victory: { $winners }. Points: { $points }.
result-and = and
result-seed = Seed of this game: { $seed }

## Commands: English ones are always understood; these are further names, separated by spaces

command-help = help h
command-why = why
command-rule = rule rules
command-undo = undo u
command-force-undo = undo!
command-save = save
command-force-save = save!
command-hint = hint
command-board = board b
command-moves = moves m
command-log = log
command-score = score scores
command-quit = quit exit q

help =
    A move: its number, its notation or the beginning of it, or the name in it.
      why MOVE, ? MOVE   whether a move is possible, and by which rule
      rule ID            a rule or a whole chapter of the rulebook
      hint               the best moves, how they would go, and the reasons
      board              the whole board, with tables and a legend
      moves, or Enter    the question again, with all moves in words
      log, log all       what happened, with the rule behind each event
      score              the score as far as you know it
      undo               take your last decision back, if nobody learned anything
      undo!              go back to your last decision all the same
      save FILE          keep this game; fondaco play --resume FILE goes on
      quit               leave the table
