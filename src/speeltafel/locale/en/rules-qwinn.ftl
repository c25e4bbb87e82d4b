# Qwinn!'s rules in our own words.
rules-qwinn-goal = What it is about
rules-qwinn-goal-1 = Two players race to { $target } points. You move a pawn up and down your own column, and score where your dice fit. Whoever has the points and no boycott against them wins.
rules-qwinn-column = The column
rules-qwinn-column-1 = From top to bottom there are twelve spaces. All five dice count, the red one too.
rules-qwinn-column-a = 2×1 to 2×6: at least two dice with that number. They score the sum of all dice showing it.
rules-qwinn-column-b = Three of a kind: at least three equal dice. They score the sum of the equal ones.
rules-qwinn-column-c = Four of a kind: at least four equal dice. They score the sum of the equal ones.
rules-qwinn-column-d = Full house: three of one number and two of another. 25 points.
rules-qwinn-column-e = Small straight: four numbers in a row. 30 points. A large straight holds one too.
rules-qwinn-column-f = Large straight: five numbers in a row. 40 points.
rules-qwinn-column-g = Topper: five equal dice. 50 points. Here both pawns begin.
rules-qwinn-throw = Throwing
rules-qwinn-throw-1 = Throw all five dice. Then you may throw again twice, each time any dice you like, also ones you kept before. You may stop earlier.
rules-qwinn-move = Moving and scoring
rules-qwinn-move-1 = Then you choose where your pawn goes; your dice must fit the space, and it scores.
rules-qwinn-move-a = Stay where you are, if your dice fit there again.
rules-qwinn-move-b = Step one space up or down.
rules-qwinn-move-c = Jump two or more spaces, at most as many as the red die shows. This uses the red die.
rules-qwinn-move-d = To Topper from anywhere, with five equal dice. The red die stays free.
rules-qwinn-move-e = If you began your turn on Topper, you may go to any space that your dice fit. The red die stays free.
rules-qwinn-red = The red die
rules-qwinn-red-1 = In a turn in which you score, the red die can do one extra thing: a jump, or put your boycott pawn on your opponent, or take your opponent’s pawn off you. You never have to.
rules-qwinn-red-2 = Its number says which boycott: 1 or 2 Max 2×, 3 or 4 Minus, 5 or 6 Ignore. You have one boycott pawn, so placing another kind moves it. A turn that began on Topper may remove a boycott, but not place one.
rules-qwinn-boycott = The boycotts
rules-qwinn-boycott-a = Max 2×: at most two throws a turn.
rules-qwinn-boycott-b = Minus: a failed turn costs the sum of all five dice, though never below zero.
rules-qwinn-boycott-c = Ignore: the red die can do nothing extra for you, except that a 5 or 6 may take this boycott off in a turn in which you score. { $strict ->
    [yes] You go one step at most, to and from Topper too.
   *[no] Going to and from Topper stays possible.
}
rules-qwinn-fail = A failed turn
rules-qwinn-fail-1 = If nothing fits, or you want nothing, your turn fails: no points, the pawn stays, the red die does nothing, and your own boycott pawn comes off your opponent.
rules-qwinn-win = Winning
rules-qwinn-win-1 = After every turn we look at both: who has { $target } points or more and no boycott wins at once. So your opponent’s failed turn can make you the winner.
