# The guided first game of Merkator, in English: its steps are in steps.json.

title = Before the time runs out

intro = In Merkator you travel for goods, deliver them where a contract asks for them, and are rewarded with a better contract each time. Only two time counters are left on the chart: these are the last turns of a game, and you can still win it.

sell = A turn begins with investments. Contracts may be sold for their value in thalers, and Hamburg 3 is of little use to you now. Sell it.
sell-done = 3 thalers more; what a contract is worth is at once its price, its level and its points.

bonus = You are about to go to Russia, and in the bonus display lies a card that gives 2 Copper to its owner on every trip there. Buy the bonus card Russia for 3 thalers.
bonus-done = It pays off at once, and again on each later trip; if somebody else goes there and you join, it gives 1.

travel = End the investment and travel to Russia. Four cubes lie there, and each can become one of Russia's two goods.
travel-done = One trip takes you to any place, though three far ones cost time counters; links only say where new cubes appear.

split = All four cubes are yours, but you need at least one good of each kind. Divide them into 2 Ham and 2 Fish Oil: both will be needed.
split-done = Ham, Fish Oil and 2 Copper from your bonus card; Sweden and Danzig, which are linked with Russia, got a new cube each.

fulfil = Now you deliver. Fulfil the contract Russia 7 for 2 Copper and 2 Citrus Fruit. No exchange is needed: pay with the goods themselves.
fulfil-done = You keep the contract and may fulfil it again in another turn; as a reward you took the top contract of the next level, Russia 8.

exchange = Russia 8 is for this very place, so fulfil it too. One of the 2 Muskets is missing, but 4 goods of one kind replace any good: your Fabric steps in. Then say that there is nothing more for you here.
exchange-done = The next reward: Dutch Republic 9. Your opponent paid you 1 time counter to join your trip and deliver too, and is now in England.

join = For 1 time counter you can join your opponent's trip, and you hold a contract for England. Join and fulfil England 4 with Copper and any two War Stores, then finish.
join-done = A contract fulfilled in somebody else's turn: the counter was well spent.

forced = Your turn again. Before you travel, at most 5 contracts may be left in your office, and you hold 7. Sell England 4 first, then Spain 5.
forced-done = The five best are left, and the thalers are for cards.

building = Points come from contracts and buildings only. Buy Fleet at Sea for 8 thalers: it pays for time counters, 4 points if you have 6 of them in the end.
building-done = Your second building: Jungfernstieg will pay 4 points if each column of your office holds a good at the end.

hamburg = Time is short: travel to Hamburg, which gives 2 counters. They are the last two on the chart.
hamburg-done = The last counter of a row is turned over and shows what is lost: an A, one good of Food. And with the chart empty every player has just one more turn.

loss = Everybody loses a good of column A. You will need your Ham: give up the Grain. Cubes on your supply tile are always safe.
loss-done = Your opponent lost something as well, and now you may deliver.

supply = Fulfil Hamburg 6. You have the Coal and the Copper; the Spice comes from the red cube of your supply tile. Give no counters for it, pay the rest.
supply-done = Supply cubes turn into goods whenever you like; the reward is a contract of value 7.

stay = Your opponent uses the last turn for a trip to France. You could join, but you have nothing to deliver there, and every counter counts for your Fleet at Sea. Stay at home.
stay-done = Five counters kept, and one more trip to go.

last = This is your last turn. End the investment, travel to the Dutch Republic and divide the five cubes into 2 Vegetables and 3 Calfskin.
last-done = The sixth counter came with the trip, from the reserve now.

ten = Fulfil Dutch Republic 9 with Iron, Ham and Plums. Keep your counters: pay with the goods themselves.
ten-done = A contract of value 10 to finish, and you win with 54½ points to 47: your five best contracts in full, the others at half their value, and 8 points from buildings.

outro = Who fulfils a contract of value 10 early enough receives the Peace of Westphalia, worth 14 points, and that too brings on the last round. Play a whole game next, against a bot or alone: the solo game has 17 turns.

## Pictures of the rulebook

figure-place = Two major places: the two goods that their cubes become, the cubes that lie there, the counters a visit brings, and with its value a contract for the place.
figure-office = The office with its columns A to F, the supply, and contracts: what is there, and what is missing.
figure-minor = Minor places have no goods. Their figure is the threshold: a visit adds a cube wherever at least so many lie. −2 means that the trip costs two counters.
figure-chart = The time chart near its end: counters are taken from the top row down. The last of a row brings a loss check.
figure-links = After a trip to Russia: its cubes are taken, and every place that a dotted link joins to it got one more.
