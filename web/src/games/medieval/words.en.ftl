# The board of Medieval Merchant, beside games/medieval/words.en.ftl.

mm-chart = The map of the trade routes
mm-subtitle = anno 1350
mm-you = you
mm-and = { $most } and { $last }

territory-flandern = Flanders
territory-holland = Frisia
territory-rheinland = Rhineland
territory-westfalen = Westphalia
territory-hanse = Holstein
territory-niedersachsen = Saxony
territory-sachsen = Thuringia
territory-franken = Franconia
territory-schwaben = Swabia
territory-bayern = Bavaria

## The turn

mm-phase-home = Home towns
mm-phase-marker = Marker
mm-phase-cities = Cities
mm-phase-income = Income
mm-phase-open = Open
mm-phase-settle = Settle
mm-towns-left = Towns left
mm-towns-end = The game ends at once when the last town is taken. { $count ->
    [one] 1 town is left.
   *[other] { $count } towns are left.
 }
mm-awarded = Awarded
mm-awarded-of = { $count } of { $all }
mm-idle = No opening: { $count } of { $players }
mm-idle-long = Turns in a row without an opening. After { $players } of them the game is over.

mm-lead-home = Home towns.
mm-lead-phase = Phase { $n } of 5.
mm-ask-home-why = Your first house: routes start here, and a town costs nothing now.
mm-ask-home = Choose your home town
mm-ask-place-why = { $count ->
    [one] Your last marker
   *[other] { $count } markers in your hand
 }; { $cities ->
    [one] 1 city fits.
   *[other] { $cities } cities fit.
 }
mm-ask-place = Lay a marker on a closed city of its value
mm-ask-cities-why = Collect in each city, or add a house.
mm-ask-cities = Choose for each of your cities
mm-ask-open-why = { $cash } ducats in your purse. { $towns ->
    [one] 1 town left.
   *[other] { $towns } towns left.
 }
mm-ask-open = Open a new branch, or pass
mm-ask-second-why = { $cash } ducats in your purse, { $letters ->
    [one] 1 letter
   *[other] { $letters } letters
 }.
mm-ask-second = Use a letter for a second branch?
mm-ask-take = take { $places }
mm-ask-enlarge = enlarge in { $places }
mm-ask-collect = collect { $ducats } in { $places }
mm-ask-collect-many = collect { $ducats } in { $count } cities
mm-ask-plain = Keep the letter
mm-why-take = You take the marker of { $place }: +{ $points }.
mm-why-lose = The marker of { $place } goes to { $name }: +{ $points }.
mm-why-money = { $gained ->
    [0] No income.
   *[other] { $gained } ducats with the basic income.
 } { $cash } in your purse afterwards.
mm-do-settle = { $count ->
    [one] Settle 1 city
    [2] Settle two cities
    [3] Settle three cities
   *[other] Settle { $count } cities
 }
mm-do-plain = Keep the letter
mm-do-double = Double income: { $ducats }
mm-do-stop = Keep the letter
mm-do-pass = Open nothing

## Phase 2

mm-panel = Collect or enlarge
mm-panel-sub = { $count ->
    [0] No open city of yours
    [one] 1 open city
   *[other] { $count } open cities
 } · income { $income } per free space
mm-double = Double income
mm-double-long = { $double } instead of { $plain }, no enlarging this turn
mm-city-free = { $free } of { $value } free
mm-collect = collect
mm-leave = leave
mm-enlarge = enlarge
mm-twice = twice
mm-enlarge-to = enlarge { $own }/{ $value }
mm-double-to = twice: { $own }/{ $value }
mm-own-of = { $own } of { $value }
mm-for = for { $name }
mm-option-collect = collect { $ducats } ducats
mm-option-leave = add nothing
mm-option-enlarge = { $choice ->
    [double] use a letter and add two houses
   *[other] add a house
 }, { $own } of { $value }
mm-option-paid = for { $ducats } ducats
mm-option-take = takes the marker, +{ $points }
mm-option-lose = { $name } takes the marker, +{ $points }
mm-blocked-income = double income
mm-blocked-letter-used = letter in use
mm-blocked-no-houses = no houses left
mm-blocked-money = too dear
mm-blocked-rules = not allowed
mm-sum-points = Marker points
mm-sum-money = Collected and basic income
mm-sum-paid = Paid for houses
mm-sum-after = After this phase
mm-sum-total = { $points } points · { $ducats } ducats
mm-fold = Fold the panel
mm-phase-city = { $city }: { $what }. Click for the next choice.

## What is mine

mm-markers = Your markers
mm-markers-of = Markers of { $name }
mm-only-you = only you see them
mm-markers-none = All your markers are laid.
mm-marker = { $count ->
    [one] Marker of { $value }
   *[other] { $count } markers of { $value }
 }: { $cities }
mm-marker-none = no closed city
mm-unseen = Others hold
mm-letters = Letters
mm-letters-none = none left
mm-letters-count = { $count ->
    [0] No letter left
    [one] 1 letter left
   *[other] { $count } letters left
 }
mm-letter-wanted = One is being used.
mm-purse = Purse
mm-purse-after = { $ducats } after this phase
mm-purse-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 } at the end
mm-territories = Territories
mm-territories-of = { $count } of { $all }
mm-territories-points = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
 }
mm-territory-nobody = nobody yet
mm-territory-names = { $name }: { $names }
mm-lands-tab = Lands
mm-lands-points = { $points } points for each territory with a branch
mm-home = home { $place }

mm-figure-ducats = { $count } ducats
mm-figure-concealed = money concealed
mm-figure-letters = { $count ->
    [one] 1 letter
   *[other] { $count } letters
 }
mm-figure-hand = { $count ->
    [one] 1 marker in hand
   *[other] { $count } markers in hand
 }
mm-figure-lands = { $count ->
    [one] 1 territory
   *[other] { $count } territories
 }
mm-figure-houses = { $count } houses left

## The map

mm-city-closed = value { $value }, closed
mm-city-open = value { $value }, open
mm-city-awarded = value { $value }, marker of { $name }
mm-city-out = out of play
mm-free = { $free ->
    [0] full
   *[other] { $free } of { $value } free
 }
mm-needs = majority with { $count }
mm-town-empty = { $town }, empty town
mm-town-taken = { $town }, town of { $name }
mm-town-out = { $town }, out of play
mm-costs = for { $cost } ducats

## The board in words

mm-text-mine = What is mine
mm-text-purse = Purse: { $ducats } ducats
mm-text-choices = Your cities in this phase
mm-text-players = Players
mm-text-won = markers won: { $places }
mm-text-won-none = no markers won
mm-text-cities = Cities
mm-text-towns = Towns
mm-text-routes = Routes: { $routes }
mm-text-clock = The end
