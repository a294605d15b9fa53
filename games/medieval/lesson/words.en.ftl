# The guided first game of Medieval Merchant, in English: its steps are in steps.json.

title = The last towns

intro = In Medieval Merchant you open branches along the trade routes, live on cities where there is still room, and fill others to win their markers. Seven towns are still empty in this game: who takes the last one ends it, and you want to be ahead then.

marker = Each turn begins with a marker from your hand, as long as you have one. It opens a closed city of the same value to everybody. Lay your 4 on Augsburg: from the south you can get there soon.
marker-done = Augsburg has 4 spaces now, and whoever wins its marker scores 4.

cities = In each of your open cities you either collect 1 ducat for every free space or add a house without being paid. Add a house in Dortmund and in Frankfurt, collect in Köln and Straßburg. The markers of Gent and Antwerpen are won: pay for no more houses there, and keep your letters.
cities-done = 8 ducats from Köln and Straßburg, 2 more as basic income; the new houses are settled at the end of your turn.

town = Now you may open one branch next to a place of yours and pay the route. Open the town Ulm for 4 ducats, from Speyer, and keep your letter. A town scores 1 point at once and is yours alone.
town-done = Frankfurt is yours with 4 of 6 houses: 6 points. Dortmund is full with two houses each; that pays only half, 2 points, but to you, for your first house came earlier.

last-marker = Your last marker is a 6, and only Nürnberg fits: a city gets one marker in the whole game. Lay it there.
last-marker-done = From now on your turns begin with your cities.

double = In Köln you have 3 houses of 8, and 5 are a majority. A letter of recommendation lets you add two houses at once in one city: choose twice in Köln, collect in Straßburg and pay for nothing else.
double-done = Five houses lie in Köln; as soon as your turn ends, the marker is yours.

city = Augsburg is open, and from Ulm the route costs 6 ducats. Open a branch there: a city brings no point at once, but income and the chance of its marker.
city-done = 8 points for Köln, the largest city of all, and a first house in Augsburg.

majority = Straßburg has 5 spaces, and 3 houses are more than half: add your third. In Augsburg 3 spaces are free: collect there. Keep your letter and pay for no houses.
majority-done = Full value for a majority, even though spaces are left; a full city without a majority would pay half to whoever has the most.

route = Open the town Donauwörth. If several of your places lie beside it, you always pay the cheapest route; here it is 6 ducats from Augsburg. Keep the letter once more.
route-done = 5 points for Straßburg and 1 for the town; your opponent takes a town too, and only two are left.

collect = You can take both of them now, and the last town ends the game at once: cities are not settled any more. So a new house in Augsburg would bring nothing. Collect there, and keep the letter for what follows.
collect-done = 5 ducats more, and every full 20 are worth a point at the end.

open = Open Würzburg for 8 ducats, next to Frankfurt.
open-done = One town is left: Aachen, next to Köln. You have one letter left as well.

end = A letter also lets you open a second branch in the same turn. Open Aachen for 9 ducats and end the game.
end-done = The last town is gone. To 33 points from markers and 8 from towns come your starting point, 2 for each of 5 territories and 1 for 20 ducats: 53 to 40, you win.

outro = A game can also end when all markers are won, or when for a whole round nobody opens a branch. One use of a letter you have not seen: double income, at least 48 ducats, in a turn without any enlarging. Now choose a home town of your own.

## Pictures of the rulebook

figure-rings = Three open cities. The figure in the middle is the value and the number of spaces; the ring fills clockwise from its mark.
figure-closed = Nürnberg and Augsburg are closed: they wait for a marker of their value.
figure-prices = What the red player can reach: the price of a route in a red ring can be paid now.
figure-town = The house stands in Ulm. From there the route to Augsburg costs only 6 ducats.
figure-majority = Three of five houses in Straßburg: an absolute majority. The marker belongs to red, and two spaces stay free.
figure-letters = What lies in front of a player: hidden markers, letters, purse, and the territories with a branch.
