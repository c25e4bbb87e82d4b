# The score pad beside the wooden box.
pad-title = Score pad for { $game }
pad-open = Score pad
pad-lead = Playing with the wooden box?
pad-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
 }
pad-remove = Remove last player
pad-write = Write { $points }
pad-turns = All turns
pad-round = Round
pad-take-back = Take back
pad-end = The game is over
pad-clear = New sheet
pad-clear-sure = Wipe everything?
pad-names = Players and sheet
pad-then = round { $number } · then { $name }
pad-swapped = Swapped
pad-count = Count it for me
pad-delete = Delete
pad-plus = Plus another line
pad-keep = Leave { $points }
pad-change = Correct to { $points }
pad-becomes = The total becomes { $after } instead of { $before }
pad-at-round = { $name }, round { $number }
pad-chart = Ahead of the average
pad-per-round = per round
pad-count-how = Copy the tiles that lie there and the ones { $name } lays: choose a cell, a colour, then a shape.
pad-lying = Lies there
pad-laid = Laid now
pad-colour = Colour
pad-shape = Shape, lays the tile
pad-take = Take { $points }
pad-wipe = Clear the board
pad-cell = Row { $row }, column { $column }: { $what }
pad-cell-empty = empty
pad-cell-lying = { $tile }, lies there
pad-cell-laid = { $tile }, laid now
pad-our-dice = Our dice
pad-own-dice = Enter your dice
pad-no-dice = No dice
pad-throw = Throw { $number } of { $of }
pad-die = Die { $number }: { $pips }
pad-die-red = Red die: { $pips }
pad-die-kept = { $die }, kept
pad-die-none = not entered
pad-enter-dice = Tap each die until it shows what you threw.
pad-keep-dice = Tap the dice you keep.
pad-on-space = { $name } on { $space }
pad-adds-up = { $before } + { $points } = { $after } · { $left } to go
pad-there = { $before } + { $points } = { $after }: that is enough
pad-tap-space = Tap the space that { $name } goes to
pad-points-there = How many points?
pad-failed = Failed
pad-fail-write = Write a failed turn
pad-puts = { $boycott } on { $name }
pad-lifts = { $boycott } off
pad-last-turns = Last turns
pad-turn-told = { $name }: { $space } { $points }
pad-turn-failed = { $name }: failed { $points }
pad-of-goal = of { $points }
pad-boycott-on = Boycott on { $name }
pad-full-key = Qwirkle
pad-last-key = Last tile
pad-turn-is = { $name }, round { $number }, correct:
pad-who = Who is playing?
pad-type-it = Type what it should be
