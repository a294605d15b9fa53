# The guided first game of Oltre Mare, in English: its steps are in steps.json.

title = Four bales of silk for Venice

intro = In Oltre Mare every card works twice: its symbols bring ducats, cards and a voyage, then it goes into your hold and is sold with its neighbours. Trade well, stack equal goods on each other, and have the most ducats in the end.

discard = A turn begins with a look at the top of your hold: silk with 4 lions, so you may keep 4 cards, and you have 5. Throw the salt with market and ship onto your pirate stack. It is not gone for good, as you will see.
discard-done = Four cards are left; each card on your pirate stack costs 1 ducat whenever the holds are sold.

buy = Now you trade. You may buy up to 4 cards in a turn for 3 ducats each, or 4 ducats each once you have nothing left. Buy a card from the goods deck.
buy-done = Silk! Together with the silk in your hand and the one on your hold you can make three.

deal = Four silk side by side pay 11 ducats, so one more is worth a deal. Your left neighbour, who plays after you, is loading olives: talk to that player, give both your olives, ask for 1 silk and propose it. The goods you name must be true; of symbols and lions you need say nothing.
deal-done = Agreed: the silk is yours, and your partner takes 1 prestige token, as whoever deals with the active player does, once in a turn.

play = The load on top of your hold is 3: you play exactly 3 cards. Go on to the actions and play your three silk. Equal symbols add up: one ducat or market brings 1, two bring 3, three or more bring 6. Pirates would take cards from the deck onto your stack in the same way, but you play none.
play-done = Two ducat symbols brought 3 ducats, two markets 3 new cards, and two ships now set sail.

sail = Each ship symbol is one route, and you sail all of them. Sail over Modone to Candia: only where you stop do you take the harbour marker.
sail-done = Favourable market is your active marker now: the cards you buy cost 1, 2, 3 and 4 ducats. Fight pirates is turned down but still counts at the end.

load = The silk goes into the hold, and its last card rules your next turn. Lay the one with market and ship first, then the one with ducat and ship; ducat and market stays on top, with 5 lions and load 2.
load-done = Four silk lie together in your hold, and your left neighbour comes to you with an offer.

counter = In other players' turns you can deal too, but only with the active one, and nobody has to. 2 ducats for your olive is little for someone who collects olives. Raise it to 3 ducats and propose that.
counter-done = 3 ducats, and this time the prestige token is yours, since you are the partner of the active player.

reply = Your right neighbour calls for jewels, because a third one would pay handsomely. Offer your jewels for 1 salt and 2 ducats.
reply-done = Another prestige token: with four you have the most, and when the holds are sold the most earns 6 ducats.

buy-back = It is your turn again, with three salt in your hand. The salt you threw away lies on top of your pirate stack: buy it back. Thanks to your marker it costs only 1 ducat.
buy-back-done = Four salt in hand, and one card less to pay the pirates for.

play-again = Your hold says load 2 this time. Go on to the actions and play the salt with ducat and market and the salt with ducat and ship.
play-again-done = 3 ducats and a card; the ship has one route to sail.

compass = Sail to Rodi, where a compass lies: it can take you to any port without a compass. Let it bring you to Trebisonda for smooth sailing, which pays 1 ducat for each ship symbol you play.
compass-done = The compass leaves the game, and smooth sailing is ready for the two ships in your hand.

load-again = Think of the next turn: with load 2 on top you can add the other two salt. Lay the salt with ducat and ship first, so that the one with 5 lions and load 2 is on top.
load-again-done = Your silk is covered now, and that matters: in Venice only the group on top of a hold is not sold.

venice = Somewhere in the middle of the deck the Venice card waits, and it must be near. Buy a card from the deck.
venice-done = Venice! Your silk brought 11 ducats, all sold groups together 24 and your prestige 6, less 1 for the pirates; the salt on top stays for later.

outro = You know the whole turn now: keep, trade, play, load. When the deck runs out, the round is played to its end, and then everything is paid: holds to the last group, prestige, pirates, and 6, 3 and 1 ducats for the most harbour markers. Open a table against the bots and fill a hold of your own.

## Pictures of the rulebook

figure-hold = The hold with its top card: 4 lions let you keep 4 cards, a load of 3 has you play 3. Beside it the hand, and what groups in the hold pay.
figure-ports = The Black Sea: every port shows its harbour marker, and dotted lines are the routes.
figure-voyage = Two ship symbols, two routes: over Modone to Candia, where the ship stops and takes the marker.
figure-compass = The ship has stopped at Rodi, where a compass lies: now it may go to any other port without one.
