# Ticket to Ride: Amsterdam, in English. How keys are found: engine/wording.hpp.

## What is asked

decision-keep-start = Which contracts do you keep? At least one; what you keep is hidden until all have chosen.
decision-main = Draw cards, claim a route, or draw contracts.
decision-second-draw = Draw the second card.
decision-pay = Pay for the route.
decision-keep-draw = Which contracts do you keep? At least one; the other goes under the deck.
decision-over = The game is over.

## Moves

move-draw = Take { $card } from the display
move-draw-wild = Take the wild, your only card
move-draw-blind = Draw blind from the deck
move-contracts = Draw contracts
move-pass = Pass
move-claim = Claim { $route }
move-keep = Keep { $contract }
move-keep-both = Keep both
move-keep-hidden = Keep one contract, or both
move-pay = Pay with { $card-many } alone
move-pay-wild = Pay with wilds alone
move-pay-2 = Pay with { $card-many } and { $wilds }

## What happened

event-took = { $actor } takes { $card } from the display.
event-took-you = You take { $card } from the display.
event-took-wild = { $actor } takes a wild from the display.
event-took-you-wild = You take a wild from the display.
event-drew = { $actor } draws { $card } blind.
event-drew-you = You draw { $card } blind.
event-drew-wild = { $actor } draws a wild blind.
event-drew-you-wild = You draw a wild blind.
event-drew-hidden = { $actor } draws a card blind.
event-turned-up = Turned up: { $card }.
event-flushed = Too many wilds: the display is flushed.
event-reshuffled = The discard pile is shuffled into a new deck of { $count } cards.
event-reshuffled-1 = The one card of the discard pile becomes the deck.
event-claimed = { $actor } claims { $route }.
event-claimed-you = You claim { $route }.
event-paid = Paid: { $count } { $card-many } and { $wilds }.
event-paid-1 = Paid: 1 { $card } and { $wilds }.
event-paid-0wild = Paid: { $count } { $card-many }.
event-paid-1-0wild = Paid: 1 { $card }.
event-scored = Points: +{ $points }.
event-merchandise = Merchandise cards: { $count }.
event-offered = { $actor } draws { $contract } and { $contract2 }.
event-offered-you = You draw { $contract } and { $contract2 }.
event-offered-hidden = { $actor } draws two contracts.
event-kept = { $actor } keeps { $contract }.
event-kept-you = You keep { $contract }.
event-kept-2 = { $actor } keeps { $contract } and { $contract2 }.
event-kept-you-2 = You keep { $contract } and { $contract2 }.
event-kept-hidden = { $actor } keeps one contract.
event-kept-hidden-2 = { $actor } keeps two contracts.
event-rejected = { $contract } goes under the deck.
event-rejected-hidden = One contract goes under the deck.
event-passed = { $actor } can do nothing and must pass.
event-passed-you = You can do nothing and must pass.
event-last-turns = The end is triggered: every player has one more turn.
event-ended = The game is over; all contracts are revealed.

## Scores

score-routes = Routes
score-contracts-done = Contracts done
score-contracts-failed = Contracts failed
score-merchandise = Merchandise

## Reasons of a hint

term-routes = points of your routes
term-routes-gain = earns points for routes
term-routes-loss = costs points for routes
term-contract = contract { $contract }
term-contract-done = completes contract { $contract }
term-contract-gain = brings contract { $contract } nearer
term-contract-loss = puts contract { $contract } further away
term-contract-new = takes on contract { $contract }
term-contract-hidden = whatever contracts are drawn
term-merchandise = the merchandise race
term-merchandise-gain = gains ground in the merchandise race
term-merchandise-loss = loses ground in the merchandise race
term-hand = cards in hand
term-hand-gain = strengthens your hand
term-hand-loss = weakens your hand
term-rival = what { $seat } can reach
term-rival-gain = holds { $seat } back
term-rival-loss = helps { $seat }

## Options

option-start-player = Who starts
option-start-player-seat0 = seat 0
option-start-player-seat1 = seat 1
option-start-player-seat2 = seat 2
option-start-player-seat3 = seat 3
option-start-player-random = drawn by lot
option-merch-ties = Ties in merchandise
option-merch-ties-competition = a tie uses up as many positions as players share it
option-merch-ties-literal = a tie of any size skips exactly one position

## Components

card-pink = pink
card-pink-many = pink
card-blue = blue
card-blue-many = blue
card-green = green
card-green-many = green
card-black = black
card-black-many = black
card-red = red
card-red-many = red
card-orange = orange
card-orange-many = orange
card-wild = wild
card-wild-many = wild
card-blind = blind
wilds-any = { $n } wild
both-both = both

letter-pink = P
letter-blue = B
letter-green = G
letter-black = K
letter-red = R
letter-orange = O
letter-wild = W

## The board

board-seat = seat { $seat }
board-points = points
board-carts = carts
board-merchandise = merchandise
board-cards = cards
board-contracts = contracts
board-seen = seen: { $cards }
board-display = Display
board-empty = empty
board-piles = Piles
board-deck = deck { $count }
board-discard = discard { $count }: { $cards }
board-no-discard = no discard
board-contract-deck = contract deck { $count }
board-merchandise-pile = merchandise { $count }
board-hand = Hand
board-none = none
board-offered = Offered
board-contracts-of = Contracts
board-done = done
board-open = open
board-failed = failed
board-pending = Paying
board-last-turn = The last turn of the game.
board-last-turns = Last turns: { $count } to go.
board-gray = gray: any one colour
board-legend = [{ $letter }] a space and its colour · [·] gray, any one colour · [0] carts of seat 0 · [x] closed by its double · ¤ cart route: a merchandise card · ={ $route } the other route of a double · «{ $place }» an end of your open contracts · › you can claim it now
