# Qwirkle's rules in our own words.
rules-qwirkle-goal = What it is about
rules-qwirkle-goal-1 = Together you build one growing pattern of tiles. Every turn scores points for the lines you make or extend. Whoever has the most points at the end wins; a tie is shared.
rules-qwirkle-tiles = The tiles
rules-qwirkle-tiles-1 = There are six colours and six shapes, so 36 kinds of tile, with three of each: 108 in all. They start in the bag.
rules-qwirkle-tiles-2 = Everyone draws six tiles and keeps them hidden. How many tiles each player holds, and how many are left in the bag, is open to all.
rules-qwirkle-lines = What a line is
rules-qwirkle-lines-1 = Two or more tiles that touch in a row or a column, without a gap, form a line. All tiles of a line have the same colour and different shapes, or the same shape and different colours.
rules-qwirkle-lines-2 = So a line never contains the same tile twice, and six tiles make it full. This must be true of every line on the table after your turn, including lines that your tile has joined into one.
rules-qwirkle-example-lines-1 = Three squares in one line. The red square also extends the red line: 4 + 3 = 7 points.
rules-qwirkle-example-lines-2 = Not allowed: this line already has a red circle.
rules-qwirkle-opening = Who goes first
rules-qwirkle-opening-1 = Everyone finds the largest set in their hand: different tiles that share a colour or a shape. Identical tiles count once. Everyone says how large their set is, and whoever has the largest goes first.
rules-qwirkle-opening-2 = That player must place such a set in one line. If there are several of that size they may choose, and the order of the tiles is free. Swapping is not allowed yet. A set of a single tile scores one point.
rules-qwirkle-opening-nl-classic = In this edition, if sets are equally large, the oldest of those players goes first.
rules-qwirkle-opening-nl-2023 = In this edition, if sets are equally large, the oldest of those players goes first.
rules-qwirkle-opening-fr-2023 = In this edition, if sets are equally large, the oldest of those players goes first.
rules-qwirkle-opening-de-summary = In this edition, if sets are equally large, the youngest of those players goes first.
rules-qwirkle-opening-3 = If several players could be the one, for instance because they are equally old, one of them is chosen at random. Players who gave no age join that draw.
rules-qwirkle-opening-4 = After that, play goes round the table clockwise.
rules-qwirkle-example-opening-1 = The largest set is three red tiles: 3 points.
rules-qwirkle-turn = Your turn
rules-qwirkle-turn-1 = On your turn, do one of these:
rules-qwirkle-turn-a = Place one or more tiles from your hand, all in one row or one column. They must end up in the same line; tiles that were already there may lie between them. At least one of them must touch a tile that was already there. Then draw back up to six, as long as the bag lasts.
rules-qwirkle-turn-b = Swap tiles: set aside as many as you like, but no more than are in the bag, draw the same number, and only then put the old ones back into the bag. You may do this on any turn after the first, as long as the bag is not empty. If you cannot place a tile, you must swap.
rules-qwirkle-turn-c = Pass: only if the bag is empty and none of your tiles fits.
rules-qwirkle-example-turn-1 = The two green tiles do not touch each other, but they are in the same line: fine.
rules-qwirkle-example-turn-2 = Not allowed: this tile touches no other tile.
rules-qwirkle-score = Points
rules-qwirkle-score-1 = Every line that contains a tile you placed this turn scores once: one point for each tile in it, including those that were already there. A tile that is part of two lines counts in both.
rules-qwirkle-score-2 = A line of six is a Qwirkle: six points for its tiles and six more, twelve in all.
rules-qwirkle-example-score-1 = Two tiles, three new lines of two: 6 points.
rules-qwirkle-example-score-2 = The sixth red tile makes a Qwirkle: 12 points. With the crosses and the blue line it comes to 18.
rules-qwirkle-end = The end
rules-qwirkle-end-1 = When the bag is empty, nobody draws any more. The first player to place their last tile scores six extra points, and the game ends at once.
rules-qwirkle-end-2 = The game also ends when none of the remaining tiles, in the hands or in the bag, fits anywhere. Then nobody gets the extra six.
rules-qwirkle-edition = This edition
rules-qwirkle-edition-1 = For { $least } to { $most } players.
rules-qwirkle-edition-nl-classic = The wooden blocks, without symbols. You can switch colour symbols on for yourself in the menu.
rules-qwirkle-edition-de-summary = The German one-page rules. You can switch colour symbols on for yourself in the menu.
rules-qwirkle-edition-nl-2023 = Every colour has its own symbol, so you can play without telling the colours apart.
rules-qwirkle-edition-fr-2023 = Every colour has its own symbol, so you can play without telling the colours apart.
rules-qwirkle-tips = Tips
rules-qwirkle-tips-a = A tile that fits two lines scores in both: look for corners and crossings.
rules-qwirkle-tips-b = Try not to leave a line of five: the next player may make it a Qwirkle.
rules-qwirkle-tips-c = There are three of every tile. Count them before you wait for a particular one.
rules-qwirkle-tips-d = Swapping costs a turn; it pays when your hand is full of duplicates.
rules-qwirkle-tips-e = When the bag is nearly empty, think of the six points for whoever runs out of tiles first.
rules-qwirkle-game = A game, turn by turn
rules-qwirkle-game-1 = Four players, twelve turns. Every picture shows the table after one turn, with the lines that scored.
rules-qwirkle-example-game-1 = Turn 1. Three different red tiles are the largest set at the table, so this player goes first and places them in one line: 3 points.
rules-qwirkle-example-game-2 = Turn 2. Three squares downwards. The red square also extends the red line: 4 + 3 = 7.
rules-qwirkle-example-game-3 = Turn 3. One blue tile in two new lines, with the circle above it and with the blue square beside it: 2 + 2 = 4.
rules-qwirkle-example-game-4 = Turn 4. Two green tiles make a line together, and each makes one with the red tile below it: 2 + 2 + 2 = 6.
rules-qwirkle-example-game-5 = Turn 5. A tile on either side makes the green line four long, and the circles are now three: 4 + 3 = 7.
rules-qwirkle-example-game-6-refused = Turn 6, first try. Not allowed: this line of squares already has a red one.
rules-qwirkle-example-game-6 = Turn 6. The yellow square extends the line; the red one starts a new line beside it: 4 + 2 = 6.
rules-qwirkle-example-game-7 = Turn 7. Two stars above the green star: 3 points.
rules-qwirkle-example-game-8 = Turn 8. Two orange tiles beside the orange star: 3 points. The diamond below is one spot away, so the diamonds do not count: a gap ends a line.
rules-qwirkle-example-game-9 = Turn 9. The yellow diamond closes that gap. Yellow, diamonds and circles score: 2 + 4 + 4 = 10.
rules-qwirkle-example-game-10 = Turn 10. One red star: the red line is five long, the stars are four. 5 + 4 = 9.
rules-qwirkle-example-game-11 = Turn 11. Three crosses, and the red one completes the red line: 3 for the crosses, 12 for the Qwirkle, 3 for the blue line, 18 in all.
rules-qwirkle-example-game-12 = Turn 12. Two more squares: the long line grows to five, and there are two new lines of two: 5 + 2 + 2 = 9.
