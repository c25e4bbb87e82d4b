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
exago-did-lot = { $colour } goes first{ $why ->
    [youngest] : the youngest.
    [drawn] : chosen at random.
   *[chosen] .
}
exago-did-place = { $line ->
    [line] Placed a stone on { $cell }: the line is complete!
   *[none] Placed a stone on { $cell }.
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
exago-did-pass = Passed: no move possible.
exago-over-line = The line is complete.
exago-over-repetition = Draw: the same position has come up three times.
exago-over-moves = Draw: stones were only moved for too long.

# Why not.
exago-lot-first = First it is drawn who goes first.
exago-lot-drawn = It is already decided who goes first.
exago-off-board = { $cell } is not on the board.
exago-no-stone = There is no stone on { $cell } to lift.
exago-not-yours = The stone on { $cell } belongs to { $colour }.
exago-hand-first = { $count ->
    [one] You still have a stone in hand: place it before you move one on the board.
   *[other] You still have { $count } stones in hand: place those before you move one on the board.
}
exago-hand-empty = You have no stones in hand: move one of yours on the board.
exago-lone-stone = The only stone on the board may not be lifted.
exago-no-pass = You can only pass when you have no other move; { $example } is possible, for example.
exago-unfinished = Where does the stone from { $cell } go?
exago-same-cell = The stone may not go back to { $cell }, where it came from.
exago-taken = { $cell } is already taken by { $colour }.
exago-start = The first stone goes on Start, { $start }.
exago-island = A stone on { $cell } would touch no other stone.
exago-island-falls = On { $cell } the stone would only touch stones that go back to their owners.
exago-smaller-group = On { $cell } the stone would join a group that is smaller than the rest; it must be in the largest.
exago-choose = The stones come apart into { $count } groups of the same size: choose which one stays.
exago-wrong-group = { $cell } is not the smallest cell of a group that could stay.
exago-no-choice = There is no group to choose here, so { $cell } does not belong in this move.
exago-duty = { $count ->
    [one] { $colour } can complete a line: you must stop that, and only { $example } does.
   *[other] { $colour } can complete a line: you must stop that, for example with { $example }.
}
exago-clue-group = { $count ->
    [one] The stone on { $cell } stays.
   *[other] The { $count } stones from { $cell } stay.
}
exago-clue-falls = { $count ->
    [one] This stone goes back.
   *[other] These { $count } stones go back.
}
exago-clue-threat = { $colour }’s line.
exago-clue-blocks = { $count ->
    [one] Only { $example } stops it.
   *[other] { $count } moves stop it, such as { $example }.
}

# What cannot be read.
exago-unreadable = “{ $text }” is not a move; try 0,1 to place, 1,-1>2,0 to move, or pass.
exago-unreadable-landing = “{ $text }”: no stone of yours may go there now.
exago-ambiguous = “{ $text }” could be several moves: { $known }.
exago-unreadable-position = “{ $text }” is not a position; it should look like { $form }.
exago-position-lot = “{ $text }”: before it is drawn who goes first, the board is empty.
exago-position-cell = “{ $text }” is not a cell of this board.
exago-position-twice = There are two stones on { $text }.
exago-position-stones = “{ $text }” has { $have } stones in all; it should have { $count }.
exago-position-apart = “{ $text }”: the stones do not hold together.
exago-position-line = “{ $text }”: there is a line of someone who did not move last.

# What could be done next.
exago-kind-place = Place a stone
exago-kind-lift = Move a stone
exago-kind-land = Where to
exago-kind-stay = Which group stays
exago-step-place = a stone on { $cell }
exago-step-lift = lift the stone on { $cell }
exago-step-land = to { $cell }
exago-step-stay = the group from { $cell } stays
