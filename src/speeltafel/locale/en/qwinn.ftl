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
qwinn-boycott-max2-means = At most two throws a turn.
qwinn-boycott-minus-means = A failed turn costs the sum of all five dice.
qwinn-boycott-negeer-means = The red die does nothing extra, except that a 5 or 6 can take this boycott away.
qwinn-surplus = Above { $cap } nothing counts

# What happened.
qwinn-did-lot = Player { $seat } begins.
qwinn-did-roll = Dice: { $whites }, red { $red }.
qwinn-did-keep = Keeps { $dice } and throws the rest again.
qwinn-did-keep-none = Throws all five dice again.
qwinn-did-go = { $points ->
    [one] To { $space }: { $points } point.
   *[other] To { $space }: { $points } points.
}
qwinn-did-go-place = { $points ->
    [one] To { $space }: { $points } point, and places { $boycott }.
   *[other] To { $space }: { $points } points, and places { $boycott }.
}
qwinn-did-go-remove = { $points ->
    [one] To { $space }: { $points } point, and takes { $boycott } away.
   *[other] To { $space }: { $points } points, and takes { $boycott } away.
}
qwinn-did-fail = A failed turn.
qwinn-did-fail-minus = { $points ->
    [one] A failed turn; Minus costs { $points } point.
   *[other] A failed turn; Minus costs { $points } points.
}
qwinn-over-target = The points are there and no boycott stands in the way.

# Why not.
qwinn-lot-first = The lot decides first who begins.
qwinn-lot-drawn = It is already decided who begins.
qwinn-throw-first = The dice must be thrown first.
qwinn-choose-first = { $dice } lies on the table: first choose what to do with it.
qwinn-roll-differs = { $roll } cannot be thrown when { $kept } was kept.
qwinn-keep-missing = You cannot keep { $kept }: on the table lies { $dice }.
qwinn-keep-all = Whoever keeps all five dice does not throw: choose a space or fail.
qwinn-no-throws = You have no throws left: choose a space or fail.
qwinn-no-space = There is no space “{ $space }”. There are: { $known }.
qwinn-needs-number = { $have ->
    [0] { $space } needs at least { $count } dice showing { $number }; you have none.
   *[other] { $space } needs at least { $count } dice showing { $number }; you have { $have }.
}
qwinn-needs-same = { $space } needs at least { $count } equal dice; you have at most { $have }.
qwinn-needs-full = { $space } needs three dice of one number and two of another.
qwinn-needs-run = { $space } needs { $count } numbers in sequence; you have at most { $have }.
qwinn-too-far = { $red ->
    [1] { $space } is { $steps } steps away; red 1 allows no jump.
   *[other] { $space } is { $steps } steps away; red { $red } allows { $red } at most.
}
qwinn-negeer-jump = { $space } is { $steps } steps away; under Ignore you may go one step only.
qwinn-negeer-topper = { $space } is { $steps } steps away; at this table Ignore allows one step only, to and from Topper too.
qwinn-red-spent = The jump of { $steps } steps has used the red die: it cannot place or remove a boycott too.
qwinn-red-other = Red { $red } is for { $gives }, not for { $boycott }.
qwinn-stands-already = { $boycott } already stands on the other player.
qwinn-nothing-to-remove = { $boycott } does not stand on you, so there is nothing to take away.
qwinn-topper-no-placing = In a turn that begins on Topper you cannot place a boycott.
qwinn-negeer-no-placing = Under Ignore the red die cannot place a boycott.

# What cannot be read.
qwinn-unreadable = “{ $text }” is no action; try full, 2x3, full+minus, keep 33 3 or fail.
qwinn-unreadable-space = “{ $text }” names no space; there are { $known }.
qwinn-unreadable-red = “{ $text }” names no boycott; there are { $known }.
qwinn-unreadable-roll = “{ $text }” is no throw; it should look like roll:1133/3.
qwinn-unreadable-keep = “{ $text }” names no dice; it should look like keep 33 3 or keep:33/-.
qwinn-unreadable-fail = “{ $text }”: in a failed turn the red die does nothing.
qwinn-unreadable-position = “{ $text }” is no position; it should look like { $form }.
qwinn-ambiguous = “{ $text }” could be several things: { $known }.

# What could be done next.
qwinn-kind-go = Go to a space
qwinn-kind-fail = Fail
qwinn-kind-keep = Throw again
qwinn-step-go = to { $space }
qwinn-step-go-place = to { $space }, and place { $boycott }
qwinn-step-go-remove = to { $space }, and take { $boycott } away
qwinn-step-fail = a failed turn
qwinn-step-keep = throw again
qwinn-step-keep-white = keep a { $number }
qwinn-step-keep-red = keep the red { $number }
