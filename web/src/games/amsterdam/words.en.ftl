# What the board of Amsterdam says beside the words of the game (games/amsterdam/words.en.ftl).

ams-ends = Ends when a player has { $carts ->
    [one] 1 cart
   *[other] { $carts } carts
  } or fewer
ams-ends-short = Ends at { $carts ->
    [one] 1 cart
   *[other] { $carts } carts
  }
ams-fewest = fewest now: { $carts }

## The chart

ams-chart = Map of Amsterdam with its routes
ams-year = anno 1660
ams-water = Het IJ
ams-route = { $route }: { $colour }, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ams-route-cart = merchandise
ams-route-free = free
ams-route-closed = closed by its double
ams-route-claimed = carts of { $name }
ams-any-colour = any one colour

## What is mine

ams-your-hand = Your hand
ams-hand-of = Hand of { $name }
ams-no-cards = No cards yet
ams-stack = { $count } { $card }
ams-your-contracts = Your contracts
ams-contracts-of = Contracts of { $name }
ams-no-contracts = None yet
ams-contract = { $a } – { $b }
ams-contract-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ams-connected = connected
ams-to-go = { $routes ->
    [one] 1 route
   *[other] { $routes } routes
  }, { $carts ->
    [one] 1 cart
   *[other] { $carts } carts
  } to go
ams-to-go-short = { $routes ->
    [one] 1 route
   *[other] { $routes } routes
  } to go
ams-too-few-carts = too few carts left
ams-cut-off = no way left

## The market

ams-market = Market
ams-take-two = Take two, or one wild
ams-take-one = Take one more
ams-hand-short = Hand
ams-take-short = take two
ams-deck = Deck
ams-deck-left = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
  }
ams-contracts-left = { $count ->
    [one] 1 contract left
   *[other] { $count } contracts left
  }
ams-in-display = { $card }, face up
ams-empty-slot = Empty slot
ams-draw-contracts = Contracts

## Choices

ams-claim-with = Claim with { $cards }
ams-claim-route-with = Claim { $route } with { $cards }
ams-mixed = { $cards } and { $wilds }
ams-keep-which = Keep one, or both

## The figures of a seat

ams-carts-left = { $count ->
    [one] 1 cart left
   *[other] { $count } carts left
  }
ams-cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
ams-contracts-held = { $count ->
    [one] 1 contract
   *[other] { $count } contracts
  }
ams-merchandise-held = { $count ->
    [one] 1 merchandise card
   *[other] { $count } merchandise cards
  }
ams-seen = Seen in this hand: { $cards }

## The board in words

ams-text-display = Face up: { $cards }
ams-text-players = Players
ams-text-claims = { $name } owns { $routes }
ams-text-no-claims = { $name } owns no route
ams-text-contract = { $contract }, { $points }: { $state }
ams-text-from = From { $place }
