# What boards, hands and keys say.
board-table = The table
board-hand = Your hand
board-eye = View
board-nearer = Zoom in
board-farther = Zoom out
board-fit = Show everything
board-more = { $count ->
    [one] One more spot out of sight
   *[other] { $count } more spots out of sight
}
board-rules = What the rules say
board-player = Player { $number }
board-of-player = { $name }: { $what }
board-waits = { $you ->
    [you] Your turn
   *[other] { $name } to move
}
board-cell = { $what }, column { $x }, row { $y }
board-empty = empty
board-last-play = last move
board-tentative = not played yet
board-chosen = chosen
board-marked = to be swapped
board-laid = on the table
board-offer = { $points ->
    [one] fits, { $points } more point
   *[other] fits, { $points } more points
}
board-this-play = this move
board-take-back = Take back
board-keep-hand = Cancel
board-swap = Swap
board-swap-which = { $most ->
    [one] Choose the tile to swap. Swapping uses up your turn.
   *[other] Choose up to { $most } tiles to swap. Swapping uses up your turn.
}
board-swap-count = Swap { $count }
board-mark-first = Choose tiles
board-pass = Pass
board-must-pass = No tile fits and the bag is empty: you have to pass.
board-lay = Place tiles
board-open-with = { $count ->
    [one] You go first: place one tile.
   *[other] You go first: place your largest set, { $count } tiles in one line.
}
board-choose-tile = Your turn: choose a tile.
board-choose-cell = Choose where it goes.
board-nowhere = The { $tile } doesn’t fit anywhere right now.
board-remaining = Tiles left
board-remaining-open = { $count ->
    [0] Tiles left, bag empty
   *[other] Tiles left, { $count } in the bag
}
board-bag = { $count ->
    [0] bag empty
   *[other] { $count } in the bag
}
board-unseen = In the bag and in the other players’ hands.
board-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-announced = largest set ({ $count })
board-back = Back
board-start = Start
board-must-swap = No tile fits: swap one or more tiles.
board-hex = { $what }, { $cell }
board-lifted = lifted
board-falls-off = would go back
board-stops = stops the line
board-may-stay = may stay
board-can-land = free to take
board-can-lift = can be lifted
board-stone = { $colour ->
    [red] red stone
    [blue] blue stone
    [yellow] yellow stone
    [green] green stone
    [lightblue] light blue stone
   *[orange] orange stone
}
board-stones = { $count ->
    [one] { $count } stone in hand
   *[other] { $count } stones in hand
}
board-hand-empty = hand empty
board-line-made = { $you ->
    [you] You complete a line!
   *[other] { $name } completes a line!
}
board-exago-aim = Place your stones one by one, each touching another; then move them. The first to get { $count } in a row wins.
board-exago-place = Your turn: place a stone.
board-exago-lift = Your turn: lift one of your stones.
board-exago-either = Your turn: place a stone, or lift one.
board-exago-where = Where does it go?
board-exago-which = Without that stone { $count } groups of equal size are left. Only one stays on the board: which?
board-exago-stays = { $number } stays
board-exago-again = Tap again to confirm.
board-exago-wins = That completes your line!
board-exago-pass = You have no move: you have to pass.
board-exago-duty = You must stop { $name }.
board-exago-duty-how = A shield shows where.
board-exago-duty-lift = Lift a stone that has a shield.
board-exago-unstoppable = { $name } completes a line next turn.
board-exago-unstoppable-how = Nothing stops it: play where you like.
board-exago-repeats = This position has come up { $count } times.
board-exago-repeats-how = Once more, and the game is a draw.
board-exago-falls = { $count ->
    [one] One stone comes loose.
   *[other] { $count } stones come loose.
}
board-exago-falls-who = Back to hand: { $names }.
board-exago-key-place = Place stone
board-exago-key-stop = Block the line
board-exago-key-move = Move stone
board-exago-key-win = Complete the line
board-exago-key-where = Choose a spot
board-exago-key-lift = Lift a stone
board-exago-key-which = Choose a group
board-ladder = Both columns, from 2×1 down to Topper
board-stands-here = { $you ->
    [you] you are here
   *[other] { $name } is here
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-stay = stay
board-steps-up = { $steps ->
    [one] { $steps } step up
   *[other] { $steps } steps up
}
board-steps-down = { $steps ->
    [one] { $steps } step down
   *[other] { $steps } steps down
}
board-from-topper = from Topper
board-points-word = { $points ->
    [one] point
   *[other] points
}
board-unfold = { $count ->
    [one] Show one space that does not fit this roll
   *[other] Show { $count } spaces that do not fit this roll
}
board-dice = The dice
board-die = { $kind ->
    [red] red die, { $pips }
   *[white] white die, { $pips }
}
board-loose = roll again
board-held = kept
board-begins = Who goes first?
board-begins-said = Red die for who goes first: { $first } { $high }, { $second } { $low }.
board-race = { $points } of { $target } points
board-boycott-max2 = two rolls at most
board-boycott-minus = failed turns cost points
board-boycott-negeer = no red-die extra
board-boycott-costs = fail costs { $cost }
board-boycott-me-max2 = You roll at most twice a turn. A red 1 or 2 can remove it.
board-boycott-me-minus = { $cost ->
    [0] A failed turn costs you the sum of the dice. A red 3 or 4 can remove it.
   *[other] A failed turn would cost you { $cost } now. A red 3 or 4 can remove it.
}
board-boycott-me-negeer = The red die gives you no jump and no boycott. A red 5 or 6 can remove it.
board-boycott-them-max2 = Two rolls a turn at most. Ends if your turn fails.
board-boycott-them-minus = A failed turn costs points. Ends if your turn fails.
board-boycott-them-negeer = No extra from the red die. Ends if your turn fails.
board-moment-wins = This roll can win the game.
board-moment-wins-how = Choose the space, and what the red die does.
board-moment-loses = { $you ->
    [you] Score, or you lose.
   *[other] Score, or { $name } wins.
}
board-moment-loses-how = Only your boycott holds them back, and it goes if your turn fails.
board-and-win = and you win
board-fail-sure = Score nothing this turn?
board-fail-loses = Score nothing? Then { $name } wins.
board-fail-frees = Your boycott comes off: { $name } has enough points and wins at once.
board-fail-lifts = Your { $kind } comes off { $name }.
board-fail-cost = Minus costs you { $cost } points: { $left } are left.
board-fail-throws = { $count ->
    [one] You still have one roll.
   *[other] You still have { $count } rolls.
}
board-fail-fits = There is a space that fits this roll.
board-fail-no = Back to the dice
board-fail-yes = Score nothing
board-red-taught = { $red ->
    [one] The red die may do one thing a turn: jump one space, give your opponent a boycott, or remove the one on you. It always counts as a die like the others too.
   *[other] The red die may do one thing a turn: jump up to { $red } spaces, give your opponent a boycott, or remove the one on you. It always counts as a die like the others too.
}
board-throw = { $count ->
    [one] Roll one die
   *[other] Roll { $count } dice
}
board-fail = Score nothing
board-fail-key = Score nothing
board-choose-space = Choose a space
board-choose-space-how = Choose a space, or score nothing.
board-nothing-reached = You can’t score with this roll.
board-throws-left = { $count ->
    [one] Tap the dice you want to keep. One roll left.
   *[other] Tap the dice you want to keep. { $count } rolls left.
}
board-red-does = How will you use the red die?
board-red-spent = The jump uses the red die.
board-red-later = The red die can do something extra: choose a space first.
board-red-nothing = Nothing extra
board-red-stays = don’t use the red die
board-red-place = Boycott { $name }: { $kind }
board-red-remove = Remove { $kind }
board-red-free = frees you of the boycott
board-red-replaces = instead of { $kind }
board-red-puts-max2 = they roll twice a turn at most
board-red-puts-minus = their failed turns cost points
board-red-puts-negeer = their red die does nothing extra
board-choose = Your turn: choose what to do.
board-play = Play
