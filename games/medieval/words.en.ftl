# Medieval Merchant, in English. How keys are found: engine/wording.hpp.

## What is asked

decision-home = Choose your home town.
decision-place = Place one of your markers on a closed city of the same value.
decision-income = Use a letter to double your income? You may then enlarge no city this turn.
decision-city = Collect income from this open city, or enlarge?
decision-paid = Pay for another house in an awarded city?
decision-open = Open a new branch, or pass.
decision-second = Use a letter for a second new branch?
decision-over = The game is over.

## Moves

move-home = Settle in { $place }
move-place = Place a marker on { $place }
move-income = Keep the letter
move-income-double = Use a letter: double income
move-collect = Collect from { $place }
move-enlarge = Enlarge in { $place }
move-double = Use a letter: enlarge in { $place } by two houses
move-done = Pay for no more houses
move-open = Open { $place }
move-pass = Open nothing
move-stop = Keep the letter: no second branch

## What happened

event-settled = { $actor } settles in { $place }.
event-settled-you = You settle in { $place }.
event-laid = { $actor } places a marker of { $value } on { $place }.
event-laid-you = You place a marker of { $value } on { $place }.
event-collected = { $actor } collects { $ducats } in { $place }.
event-collected-you = You collect { $ducats } in { $place }.
event-enlarged = { $actor } enlarges in { $place }.
event-enlarged-you = You enlarge in { $place }.
event-paid = { $actor } pays { $ducats } to enlarge in { $place }.
event-paid-you = You pay { $ducats } to enlarge in { $place }.
event-letter = { $actor } uses a letter of recommendation.
event-letter-you = You use a letter of recommendation.
event-letter-enlarge = { $actor } uses a letter: two houses in one city.
event-letter-you-enlarge = You use a letter: two houses in one city.
event-letter-income = { $actor } uses a letter: double income.
event-letter-you-income = You use a letter: double income.
event-letter-open = { $actor } uses a letter: a second branch.
event-letter-you-open = You use a letter: a second branch.
event-income = { $actor } receives { $ducats }.
event-income-you = You receive { $ducats }.
event-opened = { $actor } opens { $place } for { $ducats }.
event-opened-you = You open { $place } for { $ducats }.
event-scored = Points: +{ $points }.
event-passed = { $actor } opens nothing.
event-passed-you = You open nothing.
event-awarded = { $actor } wins the marker of { $place }: +{ $points }.
event-awarded-you = You win the marker of { $place }: +{ $points }.
event-ended = The game is over.
event-ended-towns = The last town is taken: the game ends at once.
event-ended-markers = All markers are awarded: the game is over.
event-ended-standstill = Nobody has opened a branch for a whole round: the game is over.

## Scores

score-start = Starting point
score-towns = Towns
score-markers = Markers
score-territories = Territories
score-money = Money

## Reasons of a hint

term-score = points of towns
term-score-gain = scores points with towns
term-score-loss = costs points of towns
term-territories = your branches in { $territory }
term-territories-done = sets foot in { $territory }
term-money = money and income
term-money-gain = brings money or income
term-money-loss = costs money or income
term-city = the marker of { $place }
term-city-done = wins the marker of { $place }
term-city-gain = betters your chances at the marker of { $place }
term-city-loss = worsens your chances at the marker of { $place }
term-city-new = joins the race for the marker of { $place }
term-city-gone = ends the race for the marker of { $place }
term-reach = places within reach
term-reach-gain = brings places within reach
term-reach-loss = leaves fewer places within reach
term-letters = letters left
term-letters-gain = saves letters
term-letters-loss = uses up letters
term-rival = what { $seat } can reach
term-rival-gain = holds { $seat } back
term-rival-loss = helps { $seat }

## Options

option-open-cash = Show everybody's cash
option-open-cash-off = only your own
option-open-cash-on = of all players

## Components

ducats-any = { $n } ducats
ducats-1 = 1 ducat

## The board

board-seat = seat { $seat }
board-round = Round { $round }
board-homes = Home towns
board-towns-left = { $count } towns left
board-town-left = 1 town left
board-idle = turns without an opening: { $count } of { $players }
board-points = points
board-cash = cash
board-income = income
board-letters = letters
board-houses = houses
board-markers = hand
board-lands = territories
board-won = markers won
board-none = none
board-hand = Hand
board-unseen = Others hold
board-asked = Asked
board-asked-city = { $city }: { $free } free, pays { $ducats }
board-routes = Routes
board-legend = GEN a city, Wes a town · GEN:7 closed, value 7 · GEN[01···] open: houses of seats 0 and 1 in ring order, then free spaces · [01···]+1 the last house is still on the centre · GEN(00···)0 awarded to seat 0 · Wes○ empty, Wes0 of seat 0 · «GEN» you can choose it now · the map shows the routes to towns, the table all of them
