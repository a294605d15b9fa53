# The guided first game of Hansa Teutonica, in English: its steps are in steps.json.

title = From Arnheim to Stendal

intro = In Hansa Teutonica you fill the roads between the towns with your traders, and every full road can become a Kontor, a better skill or prestige. You join late in a game, with a chain of Kontors that lacks only its last link: Stendal.

allocate = You have 3 actions, but only pieces in your supply can act, and yours is empty. Spend the first action to allocate: bring all 3 traders from your stock to your supply. Your purse would even allow 7.
allocate-done = Three traders are ready; the stock is where pieces go after their work, the supply is where they come from.

insert = One village of Göttingen–Quedlinburg is still free. Insert a trader there: one action, one piece, on any free village of the board.
insert-done = The road is full of your pieces, but that alone brings nothing yet.

skill = Establish the trade route Göttingen–Quedlinburg. In place of a Kontor you can learn something in Göttingen: improve Actiones.
skill-done = Four actions a turn from now on, one of them at once, and the trader from your desk joins your supply. The three of the road return to your stock, and whoever controls Göttingen got 1 point.

displace = Your left neighbour's trader keeps you from filling Osnabrück–Bremen. Displace it: one of your traders takes its place, and as a fee another one goes from your supply back to your stock.
displace-done = The road is yours, but being displaced pays: the trader moved to a road nearby and brought one more along for nothing.

token = Your actions are used up, and you still own the token +3 actions. Tokens cost no action: use it now.
token-done = Three more actions; the token is turned over and still counts for points at the end.

kontor = Establish Osnabrück–Bremen and open a Kontor in Osnabrück. Only the leftmost free house of a city can be taken: here it is white and square, so any trader may move in.
kontor-done = You control Osnabrück, and the token on the road is yours too: Extra Kontor. In return you drew a new token, to be placed at the end of your turn.

move = Two of your traders on Hannover–Lüneburg are needed elsewhere. Your book lets you move 2 pieces with one action, as far as you like: move one to Coellen–Warburg first, then the other to Münster–Minden.
move-done = One action, and two roads are full.

table = Establish Coellen–Warburg. Only here a merchant, a round piece, can sit down at the Coellen table: take the field of 8, the best that your orange privilege allows.
table-done = 8 points at the end of the game are certain, and nobody can take that chair away.

place = Your turn is over, and the token you drew is Remove three. It has to go on an empty road with no token that leads to a city with a free house. Put it on Arnheim–Münster, between two of your own cities.
place-done = It waits there for whoever establishes that road next; but look, now somebody displaces you.

relocate = Your trader on Perleberg–Stendal was pushed aside. You put it back on a neighbouring road and may add a piece from your stock: put the trader on Brunswiek–Stendal, and an extra trader there too.
relocate-done = A present: three of the four villages to Stendal are yours, and it cost you no action.

extra = Münster–Minden is full. In Minden you have one Kontor, your left neighbour has one further to the right and so has control. Establish the road and use your token for an extra Kontor in Minden, with a trader.
extra-done = Two Kontors against one: Minden is yours, and 1 point came from Münster, which you control.

fill = One village is free on Brunswiek–Stendal. Insert your last trader there.
fill-done = Four villages, four traders: Stendal is within reach.

link = Establish Brunswiek–Stendal and open a Kontor in Stendal. Then a chain of your Kontors runs from Arnheim over Münster, Minden and Brunswiek to Stendal.
link-done = 7 points for the first link across the board, and with 20 points you end the game at once. The final count adds 12 for six cities, 18 for a network of 6 Kontors times your 3 keys, 8 for Coellen and 3 for tokens.

outro = That was every action once, and you won by 25 points. A game also ends when 10 cities are complete or no token is left to draw. Begin a game of your own now: more actions and a good purse early on make everything else easier.

## Pictures of the rulebook

figure-desk = The desk of a player, and beside it supply, stock and tokens. On every track the rightmost uncovered value counts; the pieces at its right still cover the better ones.
figure-route = Göttingen–Quedlinburg has three villages; one of them is still free. The round sign at Göttingen names the track that is raised there.
figure-city = Minden has four houses, the cheapest at the left. The colour of an empty house is the privilege that it asks for; the small shield says who controls the city.
figure-displace = Osnabrück–Bremen: the red trader stands in the way of the blue ones and may be displaced. The token beside the route goes to whoever establishes it.
figure-kontor = The first house of Osnabrück was empty: now the Kontor of the blue player stands there, and controls the city.
figure-coellen = The table beside Coellen–Warburg: a merchant of the route took the field of 8 points. Each field asks for the privilege of its colour.
figure-link = Blue Kontors from Arnheim to Stendal, city by city: the first link across the board.
