### What the shell says, in English.

## Everywhere

shell-skip = Skip to the content
shell-page-failed = This page could not be loaded.
shell-try-again = Try again

## Parts of a board

board-about = About this board: { $game }
board-zoom = Zoom
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show the whole board

## Parts of a page

ui-sheet-open = Open further
ui-sheet-fold = Fold away
ui-less = Less: { $label }
ui-more = More: { $label }
ui-copied = Copied

## Ways through the house

nav = Ways
nav-games = Games
nav-tables = Tables
nav-learn = Learn
nav-light = Light
nav-dark = Dark
nav-profile = Your profile
nav-me = { $name }: your profile

## Home

home-title = Fondaco: { $games ->
    [5] five
    [6] six
   *[other] { $games }
} merchants’ games, one table
home-headline = { $games ->
    [5] Five
    [6] Six
   *[other] { $games }
} merchants’ games, one table.
home-lead = Sit down in ten seconds: alone against a strong bot, or with friends by a link. No account.
home-play = Play now
home-open = Open a table
home-play-game = Play { $game } now
home-friends = With friends
home-learn = Learn
home-learn-game = Learn { $game }
home-board-to-come = Its board is still being drawn. The rules can be read already.
home-players = Players
home-minutes-label = Duration
home-minutes = { $minutes } min
home-weight = Weight
home-weight-1 = light
home-weight-2 = easy
home-weight-3 = medium
home-weight-4 = heavy
home-weight-5 = very heavy
home-mine = Your tables
home-count = { $count ->
    [one] one open
   *[other] { $count } open
}
home-open-tables = Open tables
home-watch = Watch
home-your-turn = Your turn
home-with = with { $names }
home-thinking = { $name } is thinking
home-paused = Paused
home-deserted = Everybody is away: the table waits
home-over = Over
home-won-by = Won by { $names }
home-free-seats = { $free ->
    [one] One free seat
   *[other] { $free } free seats
}
home-foot-bots = Bots at five strengths
home-foot-rules = Every rule one tap away
home-foot-private = Nothing asked, nothing tracked
home-foot-licences = Licences

## When something goes wrong

failed = That did not work. Nothing was lost; try again.
failed-offline = The server does not answer. What you have played is safe there.
failed-too-many = Too much at once. Wait a moment, then try again.
failed-no-session = Your session has ended. Sign in again.
failed-wrong-password = Name and password do not belong together.
failed-name-taken = Somebody has this name already, or one that looks like it.
failed-weak-password = This password is too easy to guess. Take a longer one, of several words.
failed-not-found = There is nothing here, or not any more.
failed-busy = The house is full at the moment. Try again soon.
failed-bad-request = The server did not accept that. Check what you wrote.

## Nothing here

missing-title = Off the chart
missing-text = There is no page at this address. The link may be old, or a letter got lost on the way.
missing-home = Back to the games

## Houses

house-cinnabar = Cinnabar
house-azurite = Azurite
house-verdigris = Verdigris
house-orpiment = Orpiment
house-purple = Purple
house-graphite = Graphite

## Bots

bot-novice = novice bot
bot-easy = easy bot
bot-medium = fair bot
bot-hard = strong bot
bot-expert = master bot

## Settings

setting-language = Language
setting-theme = Light
setting-theme-auto = as the system
setting-theme-light = day
setting-theme-dark = night
setting-speed = Movement
setting-speed-off = none
setting-speed-quick = quick
setting-speed-normal = normal
setting-speed-calm = calm
setting-confirm = Confirm moves
setting-confirm-always = always
setting-confirm-touch = on touch screens
setting-confirm-never = never
setting-house = My house
setting-house-any = as it comes
setting-letters = Letters on pieces
setting-sound = Sound
setting-notices = Tell me on this device
setting-keys = Letters as shortcuts

## Table

table-home = To the start page
table-of = Table of
table-offline = offline
table-spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
table-theme = Day or night
table-menu = Settings and more
table-unread = { $label }, { $n } new
table-board = The board
table-players = Players
table-tray = What is yours
table-side = Chronicle, chat and rules
about-edition = Edition: { $edition }.
about-facts = Where its facts come from:
table-close = Close
table-loading = The board is being laid out.
table-loading-slow = The server takes its time. The board comes as soon as it answers.
table-missing = There is no such table
table-removed = The host has sent you away
table-removed-text = You cannot play or speak at this table any more. There are others.
table-watch-on = Go on watching
table-missing-text = It was closed before the game began, or the link is not complete.
table-failed = The server does not answer
table-failed-text = Your games are safe there. Try again in a moment.
table-no-board = This game has no board yet
table-no-board-text = It can be played in the terminal; its board is being drawn.

## Table: kept, but not played here

obstacle-rules = Played with rules version { $version } of { $game }.
obstacle-edition = Played with figures of { $game } that this server does not have.
obstacle-version = Played with a version of { $game } that this server does not have.
obstacle-unplayable = Its moves do not follow the rules of { $game } here.
obstacle-damaged = Part of what was kept of this game is damaged.
obstacle-stands = This server plays another version, so there is no board to show. The result stands, and nothing was changed.
obstacle-waits = This server plays another version. The game waits with its clocks stopped, and goes on as soon as its version is back.
obstacle-kept = It is kept as it is: nothing was changed. Whoever runs the server can look at it.
seat-claimed = says the record
imported-note = Played elsewhere, brought here by { $name } on { $day }. The moves follow the rules; names are what the record says.

## Table: players

player-you = you
player-you-short = You
player-to-move = to move
player-here = here
player-away = away
player-points = points, show where they come from
score-hidden = hidden

## Table: chronicle, chat, rules

tab-chronicle = Chronicle
tab-chat = Chat
tab-rules = Rules
chronicle-filter = Whose moves
chronicle-all = All
chronicle-only = Only { $name }
chronicle-then = Show the board after this
chronicle-undone = taken back
chronicle-more = Earlier moves
chronicle-empty = Nothing has happened yet.
log-start = The game begins.
log-undo = { $name } takes back.
log-ask-undo = { $name } asks to take back.
log-ask-pause = { $name } asks for a pause.
log-agree = { $name } agrees.
log-decline = { $name } does not agree.
log-pause = The game is paused.
log-resume = { $name } ends the pause.
log-takeover-left = { $name } has left. A bot takes the seat.
log-takeover-time = { $name } ran out of time. A bot takes the seat.
log-takeover-removed = The host has sent { $name } away. A bot takes the seat.
log-return = { $name } is back.
log-outage = The server was away. No clock ran meanwhile.
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Send
chat-hush = Hush
chat-mute = Do not show
chat-unmute = Show again
chat-muted = { $name } says something you do not want to read.
chat-about = About { $name }
chat-report = Tell the host
chat-reported = The host knows.
chat-remove = Send away
chat-people = People at the table
chat-phrases = Phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-your-turn = Your turn?
phrase-one-moment = One moment …
phrase-thinking = Let me think.
phrase-oops = Oops!
phrase-well-played = Well played!
phrase-rematch = A rematch?
phrase-gotta-go = I have to go.
report-title = Tell the host about { $name }
report-text = Only who opened the table sees it, and not who told.
report-why = What for
report-insult = Insults somebody
report-spam = Disturbs with too many messages
report-stalling = Lets everybody wait on purpose
report-cheating = Does not play fair
report-other = Something else
report-no = Never mind
report-yes = Tell the host
reports = What people told you
reports-removed = Sent away
reports-done = Settled
remove-title = Send { $name } away?
remove-text = { $name } can neither play nor speak at this table any more. Once the game has begun, a bot takes over.
remove-no = Never mind
remove-yes = Send away
rule-open = Rule { $rule }
rules-contents = Contents
rules-whole = The whole rulebook, in a new window
recap-title = Since your last turn

## Table: what is asked

ask-label = What is asked
ask-your-turn = Your turn.
ask-really = { $move }?
ask-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
ask-count = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
ask-which = { $n ->
    [one] This one?
   *[other] Which of these { $n }?
}
ask-choices = Choices
ask-hint = Hint
ask-back = Back
ask-undo = Undo
ask-restart = Restart the turn
ask-thinks = { $name } is thinking
ask-bot-thinks = { $name } is at work
ask-moment = One moment
ask-watching = You are watching.
ask-lost-why = Connection lost. Your game is safe.
ask-lost = Trying again in { $n } s
ask-past-why = An earlier moment of this game.
ask-past = After move { $n } of { $of }
ask-present = Back to now
ask-over-why = The game is over.
ask-won = { $name } wins
ask-shared = Shared victory: { $names }
ask-result = Show the result
ask-question-why = { $name } asks, and waits for your answer.
ask-question-open = Waiting for the others to answer.
ask-own-undo = You asked to take back
ask-own-pause = You asked for a pause
ask-take-back = { $n ->
    [one] May { $name } take back one move?
   *[other] May { $name } take back { $n } moves?
}
ask-pause = A pause for { $name }?
ask-agree = Agree
ask-decline = Decline
ask-paused-why = All clocks rest.
ask-paused = The game is paused
ask-resume = Go on
ask-deserted-why = The table waits until somebody comes back.
ask-deserted = Everybody is away
ask-taken-why = You were away, and a bot plays for you.
ask-taken = Take your seat back?
ask-return = Take my seat back

## Table: refusals

refused-offline = The server does not answer. Nothing has been played.
refused-stale = Something else happened first. Look again.
refused-illegal-move = This is not allowed now.
refused-unknown-move = This is not allowed now.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = You do not sit at this table.
refused-no-undo = This cannot be taken back.
refused-no-hints = There are no hints at this table.
refused-nothing-asked = The question is settled already.
refused-paused = The game is paused.
refused-finished = The game is over.
refused-hushed = The host does not want to hear you now.
refused-removed = The host has sent you away from this table.
refused-too-many = Not so fast. Wait a moment.
refused-seat-taken = Somebody was quicker: the seat is taken.
refused-busy = The server is busy. Try again in a moment.
refused-dealing = The cards are being dealt. The game starts in a moment.
refused-other = The server did not accept this.
refused-later = Later. First do what the coach asks for.

## Table: hint

hint-title = What the strong bot would do
hint-thinking = It is thinking.
hint-none = It has no advice here.
hint-chance = wins { $chance }
hint-margin = lead { $points }
hint-ends = ends the game

## Table: text view

text-title = The board in words
text-no-moves = Nothing is asked of you now.
text-play = Play this move

## Table: menu and keys

menu-text = Board in words, list of moves
menu-share = Copy the link to this table
menu-copied = Link copied
menu-keys = Keyboard
menu-pause = Ask for a pause
menu-ask-undo = Ask to take back my last move
menu-leave = Leave the game
leave-title = Leave the game?
leave-text = A bot plays on in your place; if nobody else is left, the table waits. You can come back at any time before the end.
leave-stay = Stay
leave-go = Leave
keys-title = Playing by keyboard
keys-tab = from one thing to the next
keys-arrows = to the next target on the board
keys-zoom = zoom in, out, whole board
keys-confirm = play what is picked
keys-back = back, close
keys-undo = undo
keys-hint = hint
keys-text = board in words and list of moves
keys-chronicle = chronicle
keys-chat = chat
keys-rules = rules
keys-help = this help

## Strengths of bots

level-novice = Apprentice
level-novice-text = plays almost at random
level-easy = Clerk
level-easy-text = takes what is near
level-medium = Trader
level-medium-text = plays a sound game
level-hard = Factor
level-hard-text = plays like a good club player
level-expert = Master
level-expert-text = thinks ahead as far as it can

## A new table

new-title = Open a table
new-game = Game
new-seats = Seats
new-players = Players
new-players-range = { $low } to { $high } players
new-you = You
new-you-as = you, { $house }
new-ready = ready
new-friend = Friend
new-bot = Bot
new-seat = Seat { $number }
new-seat-of = Who takes seat { $number }
new-open-seat = Open seat
new-open-seat-text = a friend by the link
new-waits = waits for a friend
new-strength = Strength
new-strength-of = Strength of { $name }
new-free-place = Free place
new-free-place-text = add another merchant
new-add = Add
new-clock = Clock
new-clock-none = None
new-clock-none-text = at leisure
new-clock-calm = Calm
new-clock-calm-text = 45 min each
new-clock-brisk = Brisk
new-clock-brisk-text = 20 min each
new-clock-mail = By mail
new-clock-mail-text = 2 days a turn
new-hints = Hints allowed
new-pace = Bots take their time
new-watching = Who finds it
new-by-link = By link
new-by-link-text = Only who has the link can join or watch. Watchers see what is public and never a hand.
new-public = Everybody
new-public-text = The table is listed on the first page. Watchers see what is public and never a hand.
new-rules = Rules
new-rules-text = in words; an id opens the full text
new-only-for = { $low ->
    [1] Only with one player
   *[other] { $high ->
        [2] Only with two players
       *[other] Only with { $low } to { $high } players
    }
}
new-edition = Edition
new-edition-default = as reconstructed for Fondaco
new-provenance = Where its facts come from: { $seed } rulebook, { $public } public, { $reconstructed } reconstructed
new-provenance-seed = From the rulebook
new-provenance-public = From public sources
new-provenance-reconstructed = Reconstructed
new-summary = The table in one sentence
new-sentence-seats = { $players ->
    [1] You play alone.
   *[other] { $friends ->
        [0] { $bots ->
            [one] You against one bot.
           *[other] You against { $bots } bots.
        }
        [one] { $bots ->
            [0] You and a friend.
            [one] You, a friend and one bot.
           *[other] You, a friend and { $bots } bots.
        }
       *[other] { $bots ->
            [0] You and { $friends } friends.
            [one] You, { $friends } friends and one bot.
           *[other] You, { $friends } friends and { $bots } bots.
        }
    }
}
new-sentence-terms = { $changed ->
    [0] { $clock }, the rules as in the box.
    [one] { $clock }, one rule changed.
   *[other] { $clock }, { $changed } rules changed.
}
new-sentence-clock-none = No clock
new-sentence-clock-calm = Calm clock
new-sentence-clock-brisk = Brisk clock
new-sentence-clock-mail = Two days a turn
new-sentence-time = About { $minutes } minutes.
new-open = Open the table
new-fill = Fill with bots and start
new-fine-friends = You get the link and its QR code as soon as the table is open.
new-fine-bots = The game begins at once.

## Table: before the start

wait-caps = A table is open
wait-open = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
wait-full = All seats are taken.
wait-dealing = The cards are being dealt.
wait-seats = Seats
wait-free = Free
wait-free-text = for whoever has the link
wait-host = opened the table
wait-join = Sit down
wait-bot = Give it to a bot
wait-no-bot = Send { $name } away and free the seat
wait-send-away = Send { $name } away
wait-fill = Fill with bots and start
wait-start = Start
wait-for-host = The game starts when the table is full, or when the host says so.
wait-close = Close the table
wait-leave = Get up
wait-invite = Invite
wait-invite-text = Send this link, or let the code be scanned. Nobody needs an account.
wait-link = Link to this table
wait-copy = Copy the link
wait-qr = The link as a QR code

## What holds at a table that waits.
terms-title = The terms
terms-clock-none = No clock: play at leisure
terms-clock-live = { $minutes } minutes each, and { $seconds } seconds more for every move
terms-clock-days = { $days ->
    [one] One day for every turn
   *[other] { $days } days for every turn
  }
terms-public = Listed on the first page: anybody may sit down or watch
terms-by-link = Only for those who have the link
terms-hints = Hints of the strong bot are allowed
terms-no-hints = No hints
terms-changed = Other than in the box
terms-rules = Read the rules meanwhile

## The rulebook

rules-search = Search the rules
rules-book = Rulebook
# Beside the title, where there is no book in the language of the page.
rules-english = in English
rules-found = { $count ->
    [0] Nothing found
    [one] One rule
   *[other] { $count } rules
}
rules-unknown = There is no rule { $rule }
rules-examples = Worked examples
rules-goes-with = Goes with
rules-play = Play it now
rules-lesson = Play this lesson
rules-lesson-window = Play the guided first game, in a new window

## The guided first game

learn-lesson = First game
learn-you = Apprentice
learn-coach = The coach
learn-step = Step { $n } of { $of }
learn-intro = Ten minutes, one thing at a time
learn-begin = Begin
learn-resume = Go on with step { $n }
learn-anew = Start from the beginning
learn-watch = { $name } plays
learn-ready = Ready for the next step?
learn-last = That was the last step
learn-next = Continue
learn-over = Well done!
learn-over-what = You know how it goes. Now play.
learn-again = Once more
learn-play = Play against bots
learn-leave = Leave the lesson
learn-none = This game has no lesson yet
learn-failed = The lesson could not be opened

lessons-yours = Your lesson
lessons-none = Not begun yet
lessons-so-far = { $done } of { $of } · next: { $next }
lessons-all = All { $of } steps done

## The end of a game

end-over = The game is over
end-wins = { $points ->
    [one] { $name } wins by one point
   *[other] { $name } wins by { $points } points
}
end-wins-tie = { $name } wins the tie
end-you-win = { $points ->
    [one] You win by one point
   *[other] You win by { $points } points
}
end-you-win-tie = You win the tie
end-shared = Shared victory: { $names }
end-alone = { $points ->
    [one] You finish with one point
   *[other] You finish with { $points } points
}
end-merchants = { $count ->
    [one] one merchant
   *[other] { $count } merchants
}
end-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
end-duration = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
end-board = The board
end-share = Share
end-replay = Replay
end-record = Record
end-again = Play again
end-ledger = The ledger
end-ledger-text = an id opens its rule
end-you = you
end-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
end-total = Total
end-curve = Points over the game
end-turning-points = Turning points
end-move = Move { $ply }:
end-no-leaps = Nobody pulled away in a single turn.
curve-label = Points over the game. { $standing }

deal-checked = The cards were dealt fairly: checked by you
deal-checked-text = Your browser added a random number of its own before the first card. So nobody could choose the deal, not even whoever runs the server.
deal-late = Your number came too late for this deal
deal-late-text = All that was promised fits together. But the random number of your browser is not part of it, so this is no proof for you.
deal-watched = The deal fits together
deal-watched-text = All that the server shows agrees. This browser added no number of its own, so it cannot vouch for more.
deal-alone = The server dealt alone
deal-alone-text = It had promised this deal before the first card, and kept to it. Nobody else added a number.
deal-none = This deal cannot be checked
deal-none-text = The game was played elsewhere and brought here as a record.
deal-failed = The deal does not fit together
deal-failed-text = Something is not as it was promised. Keep the record of this game and show it to the others.
deal-more = What was checked
deal-right = right
deal-wrong = wrong
deal-q-first = The promise of the server is the one you saw first.
deal-q-secret = The secret of the server fits its promise.
deal-q-own = Your number is in the deal, at your seat.
deal-q-promises = Nobody promised anything else after numbers were known.
deal-q-shares = Every number was promised before, or follows from the secret.
deal-q-seed = The deal follows from the secret and all numbers.
deal-q-committed = The deal is the one the server had promised.
deal-numbers = Where the numbers came from
deal-from-you = your own
deal-from-client = their own
deal-from-bot = the server’s, as for every bot
deal-from-absent = the server’s: the promised one did not come in time
deal-from-server = the server’s: none was promised

## Replay

replay-title = Replay
replay-of = Replay of { $day }
replay-running = This match is still going on
replay-missing = This match is not here, or not any more
replay-share = Share this move
replay-table = To the table
replay-controls = Controls
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-last = To the end
replay-move = Move { $ply } of { $of }
replay-speed = Speed
replay-eyes = Through whose eyes
replay-all-hands = All hands open
replay-as = As { $name } saw it
replay-scrubber = Moment of the game
replay-moves = Moves
replay-go = Show this move

## Profile

me-guest-since = Guest since { $day }
me-account-since = Here since { $day }
me-results = Games and results
me-game = Game
me-played = played
me-won = won
me-best = most points
me-more = More matches
me-nothing-played = No finished game yet. The first one takes a quarter of an hour.
me-settings = Settings
me-notices = Your turn
me-mutes = Whom you do not want to read
me-unmute = Show again
me-account = Account
me-guest-text = As a guest you play from this browser only. With a name and a password your games and seats follow you anywhere.
me-name = Name
me-password = Password
me-password-hint = At least 8 characters, and not the name
me-make-account = Make it an account
me-have-account = I have an account
me-sign-in = Sign in
me-sign-out = Sign out
me-guest-name = Stay a guest under another name
me-save = Save
me-saved = Saved.
me-is-account = This is your account now.
me-signed-in = You are signed in.
me-change-password = Change the password
me-old-password = Old password
me-new-password = New password
me-keys = Sessions and tokens
me-failures = { $count ->
    [one] Somebody tried a wrong password for your account: { $last }.
   *[other] { $count } wrong passwords were tried for your account, the last one: { $last }.
}
me-failures-text = If it was not you, choose a new, long password.
me-failures-known = I know
me-sessions = Signed in here
me-this-session = this browser
me-a-program = A program
me-end-session = End this session
me-never = not used yet
me-tokens = Tokens for programs
me-tokens-text = A token plays in your name; it cannot read or change your account.
me-token-label = What it is for
me-make-token = Make a token
me-token-once = This token is shown once:
me-copy = Copy
me-drop-token = Drop the token { $label }
me-leaving = Your data
me-export-text = Everything that is kept about you, as one file.
me-export = Export
me-delete = Delete me
me-delete-text = Your person goes, with name, sessions and tokens. What was played stays, under the name of nobody. This cannot be undone.
me-delete-now = Delete for good

## When it is one's turn

notice-turn = Your turn: { $game }
notice-next = { $n ->
    [one] { $n } other table waits for you
   *[other] { $n } other tables wait for you
}
notice-offer = Tell me when it is my turn
notice-device-text = When it is your turn and you do not see the page, or have closed it.
notice-told-always = You will be told, also when the page is closed.
notice-told-page = You will be told while the page is open, also in the background.
notice-told-refused = The browser does not allow it. You can change that in its settings.
notice-told-never = This browser cannot tell you.
notice-mail = By mail
notice-mail-text = One mail for each turn that comes while you are away. First we send you a code.
notice-mail-address = Address
notice-mail-send = Send the code
notice-mail-sent = A code is on its way to { $address }. It holds for an hour.
notice-mail-code = Code
notice-mail-confirm = Confirm
notice-mail-other = Another address
notice-mail-on = We write to { $address }.
notice-mail-off = No more mails
failed-wrong-code = This is not the code, or it holds no longer.
