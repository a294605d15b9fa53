# The board of Hansa Teutonica, beside games/hansa/words.en.ftl.

hansa-board = Map of the trade routes
hansa-anno = the League, anno 1400
hansa-village = Free village on { $route }
hansa-man = { $route }: { $piece } of { $seat }
hansa-city = { $city }, { $houses ->
    [one] one house
   *[other] { $houses } houses
}, nobody’s
hansa-city-controlled = { $city }, controlled by { $seat }, { $taken } of { $houses } houses taken
hansa-coin = +{ $points } for the house with the coin
hansa-raise = Improve { $skill }
hansa-swap = { $city }: swap the Kontors in houses { $house } and { $house2 }
hansa-field = Field of { $points } points, free, for the { $level } privilege
hansa-field-taken = Field of { $points } points: a merchant of { $seat }
hansa-token-on = Token { $token } on { $route }
hansa-soldier = A soldier: a border between two provinces
hansa-pawn-here = The pawn stands in { $province }
hansa-pawn-to = Move the pawn to { $province }

hansa-pushed = { $actor } displaced a { $piece } of { $owner } from { $route }.
hansa-pushed-you = { $actor } displaced your { $piece } from { $route }. Put it back on a lit village.
hansa-pushed-by-you = You displaced a { $piece } of { $owner } from { $route }.
hansa-pushed-step = { $step } of { $steps }

hansa-supply = Supply
hansa-stock = Stock
hansa-use-kind = Play with { $piece } ({ $count } in your supply)
hansa-desk = Your desk
hansa-desk-of = Desk of { $seat }
hansa-skill-at = { $skill }: { $value }
hansa-drawn = A drawn token, unseen until the end of the turn
hansa-used = { $count } used
hansa-no-tokens = none yet
hansa-nothing = nothing
hansa-network = { $count ->
    [0] No network yet
    [one] Largest network: one Kontor
   *[other] Largest network: { $count } Kontors
}
hansa-controls = Controls { $cities }
hansa-controls-none = Controls no city
hansa-complete = Complete cities
hansa-complete-tip = The game ends when this track is full
hansa-tokens-left = Tokens left to draw
hansa-tokens-left-tip = Tokens left to draw; the game ends when one is needed and none is left
hansa-choices = Choices

hansa-do-place = Place the { $piece } on { $route }
hansa-do-move = Move the { $piece } to { $route }
hansa-do-displace = Displace on { $route }
hansa-do-establish = Establish { $route }
hansa-do-token = Put the token on { $route }

hansa-text-cities = Cities
hansa-text-routes = Routes
hansa-text-table = Coellen table
hansa-text-kontor = { $piece } of { $seat }
hansa-text-extra = extra { $piece } of { $seat }
hansa-text-house = free { $level } house for a { $piece }
hansa-text-house-coin = free { $level } house for a { $piece }, +1 point
hansa-text-controller = controlled by { $seat }
hansa-text-free = { $free } of { $of } villages free
hansa-text-token = token { $token }

hansa-ask-main = Place a piece, move, displace, or establish a full route
hansa-ask-end = Use a token or end the turn
hansa-ask-pushed = displaced your { $piece } from { $route }.
hansa-ask-relocate = Choose a village to put it back
hansa-ask-extra = Add an extra piece ({ $step } of { $steps }): choose a village
hansa-ask-fork = This route is full of your pieces: what do you do?
hansa-do-lift = Move a piece away from { $route }
hansa-do-allocate = Bring { $pieces } to your supply
