# Qwinn!: spaces and boycotts.
qwinn-name = Qwinn!
qwinn-space-2x1 = 2×1
qwinn-space-2x2 = 2×2
qwinn-space-2x3 = 2×3
qwinn-space-2x4 = 2×4
qwinn-space-2x5 = 2×5
qwinn-space-2x6 = 2×6
qwinn-space-three = three of a kind
qwinn-space-four = four of a kind
qwinn-space-full = full house
qwinn-space-small = small straight
qwinn-space-large = large straight
qwinn-space-topper = Topper
qwinn-boycott-max2 = Max 2×
qwinn-boycott-minus = Minus
qwinn-boycott-negeer = Ignore
qwinn-boycott-max2-means = At most two rolls per turn.
qwinn-boycott-minus-means = A failed turn costs the sum of all five dice.
qwinn-boycott-negeer-means = The red die does nothing extra, except that a 5 or 6 can remove this boycott.
qwinn-surplus = Points above { $cap } are lost

# What happened.
qwinn-did-lot = Player { $seat } goes first{ $why ->
    [drawn] : chosen at random.
   *[chosen] .
}
qwinn-did-roll = Dice: { $whites }, red { $red }.
qwinn-dice = { $whites ->
    [none] the red { $red }
   *[other] { $red ->
        [none] { $whites }
       *[other] { $whites } and the red { $red }
    }
}
qwinn-did-keep = Kept { $dice } and rolled the rest again.
qwinn-did-keep-none = Rolled all five dice again.
qwinn-did-go = { $points ->
    [one] Scored { $points } point on { $space }.
   *[other] Scored { $points } points on { $space }.
}
qwinn-did-go-place = { $points ->
    [one] Scored { $points } point on { $space } and placed { $boycott }.
   *[other] Scored { $points } points on { $space } and placed { $boycott }.
}
qwinn-did-go-remove = { $points ->
    [one] Scored { $points } point on { $space } and removed { $boycott }.
   *[other] Scored { $points } points on { $space } and removed { $boycott }.
}
qwinn-did-fail = A failed turn.
qwinn-did-fail-minus = { $points ->
    [one] A failed turn; Minus costs { $points } point.
   *[other] A failed turn; Minus costs { $points } points.
}
qwinn-did-fail-lifts = A failed turn; { $boycott } comes off the opponent.
qwinn-did-fail-minus-lifts = { $points ->
    [one] A failed turn; Minus costs { $points } point, and { $boycott } comes off the opponent.
   *[other] A failed turn; Minus costs { $points } points, and { $boycott } comes off the opponent.
}
qwinn-over-target = Target reached, with no boycott in the way.

# Why not.
qwinn-lot-first = First it is drawn who goes first.
qwinn-lot-drawn = It is already decided who goes first.
qwinn-throw-first = The dice must be rolled first.
qwinn-choose-first = The dice show { $dice }: first choose what to do with them.
qwinn-roll-differs = { $roll } cannot come up when { $kept } was kept.
qwinn-keep-missing = You cannot keep { $kept }: the dice show { $dice }.
qwinn-keep-all = If you keep all five dice there is nothing to roll: choose a space or score nothing.
qwinn-no-throws = You have no rolls left: choose a space or score nothing.
qwinn-no-space = There is no space “{ $space }”. Choose from: { $known }.
qwinn-needs-number = { $have ->
    [0] For { $space } you need at least { $count } dice showing { $number }; you have none.
   *[other] For { $space } you need at least { $count } dice showing { $number }; you have { $have }.
}
qwinn-needs-same = { $have ->
    [1] For { $space } you need at least { $count } equal dice; no two of yours are equal.
   *[other] For { $space } you need at least { $count } equal dice; you have { $have }.
}
qwinn-needs-full = For { $space } you need three dice of one number and two of another.
qwinn-needs-run = For { $space } you need { $count } numbers in a row; you have at most { $have }.
qwinn-too-far = { $red ->
    [1] It is { $steps } steps to { $space }; with a red 1 you cannot jump.
   *[other] It is { $steps } steps to { $space }; with a red { $red } you can go { $red } at most.
}
qwinn-negeer-jump = It is { $steps } steps to { $space }; with Ignore you may only go one.
qwinn-negeer-topper = It is { $steps } steps to { $space }; at this table Ignore allows only one, to and from Topper too.
qwinn-red-spent = The jump of { $steps } steps has used the red die: it cannot place or remove a boycott too.
qwinn-red-other = A red { $red } is for { $gives }, not for { $boycott }.
qwinn-stands-already = Your opponent already has { $boycott }.
qwinn-nothing-to-remove = You do not have { $boycott }, so there is nothing to remove.
qwinn-topper-no-placing = In a turn that begins on Topper you cannot place a boycott.
qwinn-negeer-no-placing = With Ignore the red die cannot place a boycott.

# What cannot be read.
qwinn-unreadable = “{ $text }” is not a move; try full, 2x3, full+minus, keep 33 3 or fail.
qwinn-unreadable-space = “{ $text }” does not name a space; choose from { $known }.
qwinn-unreadable-red = “{ $text }” does not name a boycott; choose from { $known }.
qwinn-unreadable-roll = “{ $text }” is not a roll; it should look like roll:1133/3.
qwinn-unreadable-keep = “{ $text }” does not name dice; it should look like keep 33 3 or keep:33/-.
qwinn-unreadable-fail = “{ $text }”: in a failed turn the red die does nothing.
qwinn-unreadable-position = “{ $text }” is not a position; it should look like { $form }.
qwinn-ambiguous = “{ $text }” could be several things: { $known }.

# What could be done next.
qwinn-kind-go = Go to a space
qwinn-kind-fail = Score nothing
qwinn-kind-keep = Roll again
qwinn-step-go = to { $space }
qwinn-step-go-place = to { $space }, and place { $boycott }
qwinn-step-go-remove = to { $space }, and remove { $boycott }
qwinn-step-fail = score nothing
qwinn-step-keep = roll again
qwinn-step-keep-white = keep a { $number }
qwinn-step-keep-red = keep the red { $number }
