# Qwinn!'s rules in our own words.
rules-qwinn-goal = What it is about
rules-qwinn-goal-1 = Two players race to { $target } points. You move a pawn up and down your own column of twelve spaces and score where your dice match the space. The first to have the points and no boycott wins.
rules-qwinn-column = The column
rules-qwinn-column-1 = Each player has a column of twelve spaces, in this order from top to bottom. All five dice count, including the red one.
rules-qwinn-column-a = 2×1 to 2×6 (six spaces): at least two dice with that number. You score the sum of all dice with that number.
rules-qwinn-column-b = Three of a kind: at least three equal dice. You score the sum of the equal dice.
rules-qwinn-column-c = Four of a kind: at least four equal dice. You score the sum of the equal dice.
rules-qwinn-column-d = Full house: three of one number and two of another. 25 points.
rules-qwinn-column-e = Small straight: four numbers in a row. 30 points. A large straight counts here too.
rules-qwinn-column-f = Large straight: five numbers in a row. 40 points.
rules-qwinn-column-g = Topper: five equal dice. 50 points. Both pawns start here.
rules-qwinn-throw = Rolling
rules-qwinn-throw-1 = Roll all five dice. Then you may roll again up to twice, each time any dice you like, including dice you kept earlier. You may stop sooner.
rules-qwinn-move = Moving and scoring
rules-qwinn-move-1 = Then choose where your pawn goes. Your roll must match the space, and you score its points.
rules-qwinn-move-a = Stay where you are, if your roll matches your space. It scores again.
rules-qwinn-move-b = Step one space up or down.
rules-qwinn-move-c = Jump two or more spaces up or down, at most as many as the red die shows. This uses the red die.
rules-qwinn-move-d = With five equal dice, go to Topper from anywhere. This does not use the red die.
rules-qwinn-move-e = If your turn began on Topper, go to any space that your roll fits. This does not use the red die.
rules-qwinn-red = The red die
rules-qwinn-red-1 = In a turn in which you score, the red die can do one extra thing: make a jump, place your boycott pawn on your opponent, or remove your opponent’s boycott pawn from you. You may always leave it unused.
rules-qwinn-red-2 = Its number says which boycott you may place or remove: 1 or 2 for Max 2×, 3 or 4 for Minus, 5 or 6 for Ignore. You have only one boycott pawn, so placing another boycott replaces the old one; you cannot place the same one again. In a turn that began on Topper you may remove a boycott, but not place one.
rules-qwinn-boycott = The boycotts
rules-qwinn-boycott-a = Max 2×: at most two rolls per turn.
rules-qwinn-boycott-b = Minus: a failed turn costs the sum of all five dice; your score never drops below zero.
rules-qwinn-boycott-c = Ignore: your red die does nothing extra, so no jumps and no boycotts, except that a 5 or 6 can remove this boycott in a turn in which you score. { $strict ->
    [yes] You go one step at most, to and from Topper too.
   *[no] You can still go to and from Topper.
}
rules-qwinn-fail = A failed turn
rules-qwinn-fail-1 = If your roll matches nothing you can reach, or you choose not to score, your turn fails: no points, your pawn stays, the red die does nothing extra, and your own boycott pawn comes off your opponent. With Minus you also lose points.
rules-qwinn-win = Winning
rules-qwinn-win-1 = After every turn both players are checked: whoever has { $target } points or more and no boycott wins at once. So your opponent’s failed turn can make you the winner.
