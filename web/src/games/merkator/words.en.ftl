# What the board of Merkator says beside the words of the game (games/merkator/words.en.ftl).

mk-and = { $first } and { $last }
mk-choices = Choices

## The chart

mk-map = Map of Europe with the places of trade
mk-year = Hamburg, anno 1648
mk-cubes = { $count ->
    [0] no cubes
    [one] 1 cube
   *[other] { $count } cubes
  }
mk-take-cubes = { $count ->
    [0] no cubes to take
    [one] 1 cube: one of the two
    [2] 2 cubes: one of each
   *[other] { $count } cubes to divide
  }
mk-bonus-gain = { $count } { $good } from your bonus card
mk-threshold = { $count ->
    [0] a cube more everywhere
    [one] a cube more where there is one
   *[other] a cube more where there are { $count }
  }
mk-time-effect = { $time } time
mk-token-here = the token is here
mk-links = linked with { $places }
mk-in = in { $place }
mk-last = last turn of all

## Time

mk-left = { $count } left
mk-of = { $left } of { $full }
mk-check-in = { $count ->
    [one] loss check: the next counter
   *[other] loss check in { $count } counters
  }
mk-seen = seen: { $letters }
mk-no-losses = no losses
mk-over = The game is over
mk-last-round = last round
mk-last-round-next = last round comes next
mk-risk = { $column }: { $risk } % of a loss check
mk-risk-short = { $risk } % risk
mk-solo = Solo
mk-solo-note = a new contract every turn

## Phases

mk-phase-1 = Invest
mk-phase-2 = Travel
mk-phase-3 = Contracts
mk-phase-4 = Joining

## Office and contracts

mk-column-a = Food
mk-column-b = Fruit
mk-column-c = War
mk-column-d = Mineral
mk-column-e = Textile
mk-column-f = Luxury
mk-any = any { $column }
mk-different = different
mk-types = types
mk-supply = Supply
mk-supplied = a { $cube } cube in supply
mk-your-office = Your office
mk-office-of = Office of { $name }
mk-office-short = Office · { $count ->
    [one] 1 good
   *[other] { $count } goods
  }
mk-your-contracts = Your contracts
mk-contracts-of = Contracts of { $name }
mk-contracts-in = Contracts: { $place }
mk-contracts-short = Contracts { $count }
mk-show = What the strip shows
mk-contract = { $place } { $value }: { $needs }; { $state }
mk-peace = Peace
mk-ready = ready
mk-ready-in = ready: { $place }
mk-join-to-deliver = join to deliver
mk-done = delivered
mk-missing = { $goods } missing
mk-by-supply = { $good } by supply
mk-never = is never delivered
mk-sells = sell for { $value }
mk-hand = In hand

## Market

mk-market = Market
mk-bonus-note = two for you, one if you join
mk-bonus-solo = two at every visit
mk-building-note = worth now · cost
mk-building-note-contracts = worth now · paid with contracts
mk-your-cards = Your cards
mk-cards = Cards
mk-piles = Top of the piles
mk-piles-note = reward: next level
mk-bonus = { $place }: { $active } { $good } for who travels there, { $join } for who joins; cost { $cost }
mk-building = { $name }: { $scoring }; worth { $worth } to you now; cost { $cost }
mk-worth = worth { $worth } now
mk-points-short = now
mk-tiers = { $low } to { $high } for { $from } to { $to } counters
mk-discarded = { $count } discarded
mk-ends = ends the game

## What is asked

mk-invest = Invest, or choose where to travel
mk-invest-why = Sell contracts, buy cards, or leave at once: click a place.
mk-invest-why-contracts = Buy cards with contracts, or leave at once: click a place.
mk-travel-why = Every place shows what lies there for you.
mk-split-why = The cubes from { $place } become goods.
mk-travel = Choose where to travel
mk-forced = { $count ->
    [one] Sell a contract before you travel
   *[other] Sell { $count } contracts before you travel
  }
mk-forced-why = Your office has room for { $spaces } contracts.
mk-paid = { $card }: { $paid } of { $cost } paid.
mk-split = How do you divide { $count } cubes into { $first } and { $second }?
mk-split-one = { $first } or { $second }?
mk-split-label = { $first } { $good }, { $second } { $good2 }
mk-loss-why = The counter shows a { $letter }. You have { $held ->
    [0] nothing
    [one] 1 good
   *[other] { $held } goods
  } there.
mk-loss = { $count ->
    [one] Give up 1 good of { $column }
   *[other] Give up { $count } goods of { $column }
  }
mk-fulfil = { $count ->
    [0] Nothing to deliver here now
    [one] Deliver the contract, or go on
   *[other] Deliver a contract, or go on
  }
mk-fulfil-why = { $place }. Supply cubes may become goods at any time.
mk-due = { $contract }: still due { $goods }.
mk-taken = Taken
mk-instead = Instead
mk-join-ask = Join the trip for { $time }?
mk-join-for = Join for { $count }
mk-join-brings = You { $what }.
mk-join-gain = get { $goods } there
mk-join-deliver = can deliver { $contracts }
mk-join-nothing = You get nothing there and can deliver no contract now.
mk-join-reward = Its reward, { $contract }, is for the same place.

## The figures of a seat

mk-n-contracts = { $count ->
    [one] 1 contract
   *[other] { $count } contracts
  }
mk-n-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
  }
mk-n-bonus = { $count ->
    [one] 1 bonus card
   *[other] { $count } bonus cards
  }
mk-n-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
  }
