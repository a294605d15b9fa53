# What the board of Oltre Mare says, beside the words of the game (games/oltremare/words.en.ftl).

om-chart = Chart of the eastern Mediterranean with its ports and routes
om-subtitle = Venetian trade
om-you = You

## Phases

om-phase-power = Power
om-phase-trade = Trade
om-phase-actions = Actions
om-phase-loading = Loading
om-deck = Deck

## Cards

om-symbol-d = Ducat
om-symbol-p = Pirate
om-symbol-m = Market
om-symbol-s = Ship
om-card = { $good }: { $lions } lions, load { $load }, { $one } and { $other }
om-card-port = port of { $port }
om-lens-lions = On top of the hold: you keep at most { $count } cards when your turn begins
om-lens-load = On top of the hold: you play { $count ->
    [one] 1 card
   *[other] { $count } cards
  } in your turn
om-lens-d = brings ducats: 1, 3 or 6
om-lens-p = sends cards to the pirates: 1, 3 or 6
om-lens-m = draws cards: 1, 3 or 6
om-lens-s = the ship sails one route
om-pays = { $good } pays { $pays }
om-pays-now = { $count } together pay { $pays }
om-pays-title = What the hold pays
om-pays-mark = Marked: what the cards in your hand would pay, loaded together

## What is mine

om-your-hand = Your hand
om-hand-of = Hand of { $name }
om-hand-count = Your hand · { $count }
om-hold-to-enlarge = hold to enlarge
om-tap-to-add = tap to add
om-no-cards = No cards in hand
om-laid-by = { $name } has played
om-holds = The holds
om-laid-out = Cards laid out
om-hold = Hold · { $count }
om-keeps = keep up to { $count }
om-plays = play { $count }
om-pirates = { $count ->
    [one] Pirate stack: 1 card
   *[other] Pirate stack: { $count } cards
  }
om-pirates-short = Pirates { $count }
om-pirates-top = On top: { $card }
om-pirates-known = You threw there: { $cards }

## The figures of a seat

om-figure-lions = { $count } lions: the limit of the hand
om-figure-load = { $count ->
    [one] plays 1 card in a turn
   *[other] plays { $count } cards in a turn
  }
om-figure-prestige = { $count ->
    [one] 1 prestige token
   *[other] { $count } prestige tokens
  }
om-figure-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
om-figure-hold = { $count ->
    [one] 1 card in the hold
   *[other] { $count } cards in the hold
  }
om-figure-pirates = { $count ->
    [one] 1 card with the pirates
   *[other] { $count } cards with the pirates
  }
om-figure-markers = { $count ->
    [one] 1 harbour marker
   *[other] { $count } harbour markers
  }
om-no-marker = no active marker

## Ports

om-port-marker = { $marker } ({ $effect })
om-port-empty = no marker
om-port-ships = ships: { $names }
om-marker-smooth-sailing = 1 ducat for each ship played
om-marker-compass = takes you to another port
om-marker-fight-pirates = pirates take no cards
om-marker-good-business = one ducat symbol more
om-marker-local-influence = ducats when your turn begins: lions minus 3
om-marker-favourable-market = cards bought cost 1, 2, 3 and 4

## What is asked

om-ask-discard-why = the hold lets you keep { $lions } cards, you have { $hand }.
om-ask-discard = { $count ->
    [one] Throw 1 card onto your pirate stack
   *[other] Throw { $count } cards onto your pirate stack
  }
om-ask-trade-why = { $load ->
    [one] you need 1 card
   *[other] you need { $load } cards
  } to go on: you have { $hand }.
om-ask-trade = Buy cards, talk, or go on to the actions
om-ask-answer-why = accept, reject or change the proposal.
om-ask-answer = { $name } makes you an offer
om-ask-counter = { $name } makes you a counter-offer
om-ask-reply-why = make an offer or pass.
om-ask-reply = { $name } calls for { $good }: make an offer?
om-ask-reply-any = { $name } calls for offers: make one?
om-ask-play-why = { $chosen } of { $needed } chosen.
om-ask-play = { $count ->
    [one] Choose 1 card to play
   *[other] Choose { $count } cards to play
  }
om-ask-sail-why = the ship is in { $port }.
om-ask-sail = { $count ->
    [one] Draw the last route
   *[other] Draw { $count } more routes
  }
om-ask-compass-why = the compass may take you elsewhere.
om-ask-compass = Choose a port, or stay
om-ask-load-why = the last card stays on top and rules your next turn.
om-ask-load = Tap the cards from bottom to top
om-buy-deck = Buy a card · { $price }
om-buy-pirate = Buy back from pirates · { $price }
om-buy-deck-short = Buy · { $price }
om-buy-pirate-short = Buy back · { $price }
om-do-end = Go on to the actions
om-do-play = { $count ->
    [one] Play 1 card
   *[other] Play { $count } cards
  }
om-do-sail = Sail to { $port }
om-do-load = Load, with { $card } on top
om-step-back = One step back
om-next-turn = In your next turn you keep up to { $lions } cards and play { $load }.
om-effects = What the chosen cards bring
om-effect-d = { $count ->
    [one] +1 ducat
   *[other] +{ $count } ducats
  }
om-effect-p = { $count ->
    [one] 1 to the pirates
   *[other] { $count } to the pirates
  }
om-effect-m = { $count ->
    [one] draw 1
   *[other] draw { $count }
  }
om-effect-s = { $count ->
    [one] 1 route
   *[other] { $count } routes
  }

## The negotiation

om-talks = Whom do you talk to?
om-talks-short = Talk
om-talk-with = Talk with { $name }
om-talk-to = Talk to { $name }
om-talks-left = { $talks ->
    [one] 1 talk left
   *[other] { $talks } talks left
  }, { $calls ->
    [one] 1 call
   *[other] { $calls } calls
  }
om-no-talks = No talks left in this turn
om-proposal = { $n ->
    [1] first proposal
    [2] second proposal
   *[other] third proposal
  }
om-new-offer = new proposal
om-reply = answer to the call
om-turn-yours = it is up to you
om-turn-theirs = it is up to { $name }
om-composing = { $name } is preparing a proposal.
om-fold = Put aside: the proposal stays
om-you-give = You give
om-you-get = You get
om-hidden = hidden
om-missing = you have none
om-add-card = card
om-add-good = good
om-take-back = Take back { $card }
om-want-less = Do not ask for { $good }
om-want-more = Ask for { $good }
om-ducats-give = Ducats you give
om-ducats-get = Ducats you get
om-say-nothing = you say nothing
om-claim-title = What do you say of this card?
om-claim-port = Or its port
om-claim-port-none = none
om-claim-note = It need not be true. The dashed edge is the truth.
om-claim-done = Done
om-note-truth = The goods named are true; lions, load, symbols and port are seen when the cards change hands.
om-note-prestige = { $name } gets 1 prestige token.
om-note-prestige-you = You get 1 prestige token.
om-worth = { $good } in hand: { $before }, then { $after }
om-worth-top = also on top of the hold
om-worth-pays = What they pay together in the hold, before and after
om-surely = surely { $goods }
om-dealt = has had the prestige
om-call-title = Call for offers
om-call-any = any good
om-call-note = All the others, one after the other, may make you an offer.
om-history = Proposals of this turn
om-line-offer = { $gives } for { $wants }.
om-line-said = “{ $good }: { $claim }”
om-line-call = calls for { $good }.
om-line-call-any = calls for any offer.
om-line-pass = passes.
om-lot = { $count } { $good }
om-lot-nothing = nothing
om-lot-and = { $most } and { $last }
om-accepted = accepted
om-declined = rejected
om-countered = countered
om-do-decline = Reject
om-do-raise = Raise
om-do-raise-label = Raise: ask for 1 ducat more
om-do-accept-short = Accept
om-do-accept = Accept the deal
om-do-propose = Propose
om-do-deliver = Deliver
om-do-pass = Pass
om-do-cancel = Break off
om-do-back = Partners
om-cannot-empty = Put at least one card into it, yours or theirs.
om-cannot-again = This proposal was turned down already in this turn.
om-cannot-short = You would be left with too few cards to play.
om-cannot-accept = You do not have the goods asked for, or would be left with too few cards.

## The board in words

om-text-thrown = Thrown to the pirates: { $card }
om-text-players = Players
om-text-ship = ship in { $port }
om-text-top = on top of the hold { $card }
om-text-ports = Ports
om-text-port = { $port }: { $marker }. Routes to { $ways }
