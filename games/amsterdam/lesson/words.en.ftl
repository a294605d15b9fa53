# The first game of Amsterdam, in English: what the coach says. `ID` asks for the step of that id, `ID-done` tells what it
# brought.

title = Your first trip through Amsterdam
intro = You send carts through the city to join the places your secret contracts name. Routes score at once, contracts and merchandise at the end. You come in halfway: one contract wants Begijnhof and Oude Waal joined, the other Jan Roodenpoortstoren and Oost-Indisch Huis.

first-card = A turn is one of three things: draw cards, claim a route, or draw contracts. Draw now. You hold one orange card and will soon need a pair: take the orange card from the display.
first-card-done = You have two orange cards, and a blue one has taken the empty place in the display.

second-card = Drawing means two cards, one after the other. The second one may come unseen: click the transport deck.
second-card-done = A green card, your third, and nobody else knows. That was your turn; now the other merchant plays.

first-route = Two cards of its colour pay for a route of two spaces. Claim the orange route from Korenmetershuisje to Jan Roodenpoortstoren, just below your cart in the north.
first-route-done = Two points at once, and your two pieces of street are one. With two players the black route beside it is closed from now on.

wild = A wild card stands for any colour, so it has its price: taken from the display, it is the only card of the turn. It is worth it here. Take the wild.
wild-done = You have a wild. Drawn unseen from the deck it would have counted like any other card.

gray-route = Gray routes take any one colour. Claim the long one from Haringpakkerstoren to Oude Waal along the harbour: four spaces, and a cart symbol, which brings merchandise.
gray-route-done = The route is chosen; now it wants four cards.

payment = Four cards, all of one colour; wilds may stand in for any of them. Pay with your three black cards and the wild, and keep the green ones.
payment-done = Seven points for four spaces, a second merchandise card, and your first contract is complete: Begijnhof and Oude Waal are joined.

contracts = You have plenty of streets already, so new contracts may fit them. Drawing contracts is a whole turn: click the deck of contracts.
contracts-done = Two contracts, and you see at once how far each of them is.

keep = You must keep at least one, and what you keep stays with you: a contract that fails costs its points. Keep Jan Roodenpoortstoren – Oude Waal, which your carts join already.
keep-done = Five points that nobody can take from you. The other contract goes under the deck.

long-route = Whoever comes down to two carts or fewer starts the end of the game. Claim the green route of three spaces from Dam to Oost-Indisch Huis with your three green cards.
long-route-done = Four points, and you have two carts left: everybody has one more turn, and the last one is yours.

last-turn = One step is missing to your last contract. Claim the blue route from Jan Roodenpoortstoren to Dam with your blue card.
last-turn-done = All three contracts count now, and you have the most merchandise. You win by 42 points to 29.

outro = That is all of Amsterdam. Play a game against a bot next; the hint and the rulebook are always one click away.

## Pictures of the rulebook

figure-display = Your hand, your contracts and the market: five cards face up, the transport deck with 15 cards and the deck of contracts with 20.
figure-double = A double route with two players: the orange side is claimed, so the black side is closed to everybody.
figure-gray = Coloured routes want their own colour, the gray one along the harbour any one colour. The small cart marks a cart route.
figure-cart = The cart route is claimed: four carts, seven points and one merchandise card.
figure-contract = The contract Begijnhof – Oude Waal is complete: the red carts join the two places, whatever way they take.
