# Exago: the game and its colours.
exago-name = Exago
exago-colour-red = Red
exago-colour-blue = Blue
exago-colour-yellow = Yellow
exago-colour-green = Green
exago-colour-light-blue = Light blue
exago-colour-orange = Orange
exago-line = A line of { $count }

# What happened.
exago-did-lot = { $colour } begins.
exago-did-place = { $line ->
    [line] A stone on { $cell }: the line is complete!
   *[none] A stone on { $cell }.
}
exago-did-move = { $line ->
    [line] { $back ->
        [0] From { $origin } to { $to }: the line is complete!
        [one] From { $origin } to { $to }: the line is complete! One stone goes back.
       *[other] From { $origin } to { $to }: the line is complete! { $back } stones go back.
    }
   *[none] { $back ->
        [0] From { $origin } to { $to }.
        [one] From { $origin } to { $to }; one stone comes loose and goes back to its owner.
       *[other] From { $origin } to { $to }; { $back } stones come loose and go back to their owners.
    }
}
exago-did-pass = Passes: nothing can be done.
exago-over-line = The line is complete.
exago-over-repetition = A draw: this position is on the board for the third time.
exago-over-moves = A draw: nobody got any further for a long time.

# Why not.
exago-lot-first = The lot decides first who begins.
exago-lot-drawn = It is already decided who begins.
exago-off-board = { $cell } is not on the board.
exago-no-stone = There is no stone on { $cell } to lift.
exago-not-yours = The stone on { $cell } belongs to { $colour }.
exago-hand-first = { $count ->
    [one] You still have a stone in hand: place it before you move one on the board.
   *[other] You still have { $count } stones in hand: place those before you move one on the board.
}
exago-hand-empty = You have no stones in hand: move one of yours on the board.
exago-lone-stone = The only stone on the board may not be lifted.
exago-no-pass = You can only pass when there is nothing else; { $example } is possible, for one.
exago-unfinished = Where does the stone from { $cell } go?
exago-same-cell = The stone may not go back to { $cell }, where it came from.
exago-taken = { $cell } is taken by a stone of { $colour }.
exago-start = The first stone goes on Start, { $start }.
exago-island = A stone on { $cell } would touch no other stone.
exago-island-falls = On { $cell } the stone would only touch stones that go back to their owners.
exago-smaller-group = On { $cell } the stone would join a group that is smaller than the rest; it must be in the largest.
exago-choose = The stones come apart into { $count } groups of the same size: choose which one stays.
exago-wrong-group = { $cell } is not the smallest cell of a group that could stay.
exago-no-choice = There is no group to choose here, so { $cell } does not belong in this move.
exago-duty = { $count ->
    [one] { $colour } threatens to complete a line: you must stop it, with { $example }.
   *[other] { $colour } threatens to complete a line: you must stop it, for instance with { $example }.
}
exago-clue-group = { $count ->
    [one] The stone on { $cell } stays.
   *[other] The { $count } stones from { $cell } stay.
}
exago-clue-falls = { $count ->
    [one] This stone goes back.
   *[other] These { $count } stones go back.
}
exago-clue-threat = The line of { $colour }.
exago-clue-blocks = { $count ->
    [one] Only { $example } stops it.
   *[other] { $count } actions stop it, such as { $example }.
}

# What cannot be read.
exago-unreadable = “{ $text }” is no action; try 0,1 to place, 1,-1>2,0 to move, or pass.
exago-unreadable-landing = “{ $text }”: no stone of yours may go there now.
exago-ambiguous = “{ $text }” could be several moves: { $known }.
exago-unreadable-position = “{ $text }” is no position; it should look like { $form }.
exago-position-lot = “{ $text }”: before the lot the board is empty.
exago-position-cell = “{ $text }” is no cell of this board.
exago-position-twice = On { $text } lie two stones.
exago-position-stones = “{ $text }” has { $have } stones in all; it should have { $count }.
exago-position-apart = “{ $text }”: the stones do not hold together.
exago-position-line = “{ $text }”: there is a line of somebody who did not move last.

# What could be done next.
exago-kind-place = Place a stone
exago-kind-lift = Move a stone
exago-kind-land = Where to
exago-kind-stay = Which group stays
exago-step-place = a stone on { $cell }
exago-step-lift = lift the stone on { $cell }
exago-step-land = to { $cell }
exago-step-stay = the group from { $cell } stays
