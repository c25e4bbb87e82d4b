# What boards, hands and keys say.
board-table = The table
board-hand = Your hand
board-eye = View
board-nearer = Nearer
board-farther = Farther
board-fit = Show everything
board-more = { $count ->
    [one] One more place out of sight
   *[other] { $count } more places out of sight
}
board-rules = What the rules say
board-player = Player { $number }
board-waits = { $name } to move
board-cell = { $what }, column { $x }, row { $y }
board-empty = empty
board-last-play = last play
board-tentative = not played yet
board-chosen = chosen
board-marked = to be swapped
board-laid = on the table
board-offer = { $points ->
    [one] fits, { $points } more point
   *[other] fits, { $points } more points
}
board-this-play = this play
board-take-back = Take back
board-keep-hand = Keep hand
board-swap = Swap
board-swap-which = { $most ->
    [one] Mark the tile you want to swap.
   *[other] Mark the tiles you want to swap, { $most } at most.
}
board-swap-count = Swap { $count }
board-mark-first = Mark tiles
board-pass = Pass
board-must-pass = Nothing fits and the bag is empty: you pass.
board-lay = Lay down
board-open-with = { $count ->
    [one] You begin: lay one tile.
   *[other] You begin: lay your best set of { $count } in one line.
}
board-choose-tile = Your turn: choose a tile.
board-choose-cell = Choose where it goes.
board-nowhere = The { $tile } fits nowhere now.
board-remaining = Still to come
board-remaining-open = Still to come, { $count } in the bag
board-bag = { $count } in the bag
board-unseen = Bag and other hands together.
board-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-announced = best set { $count }
board-back = Back
board-start = Start
board-must-swap = Nothing fits: swap one or more tiles.
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
board-line-made = { $name } has the line.
board-exago-place = Your turn: place a stone.
board-exago-lift = Your turn: lift one of your stones.
board-exago-either = Your turn: place a stone, or lift one.
board-exago-where = Where does it go?
board-exago-which = { $count } groups of the same size: tap the one that stays.
board-exago-again = Tap it again to play it.
board-exago-wins = That completes your line!
board-exago-pass = Nothing can be done: you pass.
board-exago-duty = You must stop { $name }.
board-exago-duty-how = A shield shows where.
board-exago-falls = { $count ->
    [one] One stone comes loose.
   *[other] { $count } stones come loose.
}
board-exago-falls-who = Back to hand: { $names }.
board-exago-key-place = Place stone
board-exago-key-stop = Stop the line
board-exago-key-move = Move stone
board-exago-key-win = Complete the line
board-exago-key-where = Choose a place
board-exago-key-lift = Lift a stone
board-exago-key-which = Choose a group
board-ladder = Both columns, from 2×1 down to Topper
board-stands-here = { $name } stands here
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-steps = { $steps ->
    [0] staying
    [one] one step
   *[other] { $steps } steps
}
board-dice = The dice
board-die = { $kind ->
    [red] red die, { $pips }
   *[white] white die, { $pips }
}
board-loose = loose
board-held = held
board-race = { $points } of { $target } points
board-boycott-max2 = two throws
board-boycott-minus = failing costs
board-boycott-negeer = red does nothing
board-throw = { $count ->
    [one] Throw one die
   *[other] Throw { $count } dice
}
board-fail = Fail
board-fail-key = Fail
board-choose-space = Choose a space
board-choose-space-how = Choose a space, or fail.
board-nothing-reached = This throw reaches no space.
board-throws-left = { $count ->
    [one] Hold dice by tapping them; one throw left.
   *[other] Hold dice by tapping them; { $count } throws left.
}
board-red-does = What does the red die do?
board-red-spent = The red die has no more to do here.
board-red-later = The red die can help: choose a space first.
board-red-nothing = Nothing
board-red-stays = leave the red die
board-red-place = { $kind } for { $name }
board-red-remove = Lose { $kind }
board-red-free = your boycott goes
board-red-replaces = instead of { $kind }
