# Puzzles: what is asked, why the answer is right, and what is said around it.
cli-puzzle = puzzles near your rating, with a checked answer
cli-puzzle-game = which game; without it, which there are
puzzle-offered = { $title }: { $count } puzzles, { $done } tried: speeltafel puzzle { $game }
cli-puzzle-theme = only puzzles that teach this
cli-puzzle-id = this very puzzle
cli-puzzle-count = how many, one after the other
puzzle-none = { $game } has no puzzles yet.
puzzle-no-theme = There are no puzzles on “{ $theme }”. Choose from: { $known }.
puzzle-unknown = There is no puzzle “{ $name }”.
puzzle-all-done = You have done all of these.
puzzle-book-damaged = { $file } does not hold your puzzles any more: { $why }. Move it away to begin afresh.
puzzle-head = Puzzle { $name }, grade { $grade }
puzzle-prompt = your move (? what is possible, bad hides it, quit) >{" "}
puzzle-hidden = It will not be shown again.
puzzle-right = Right!
puzzle-wrong = No.
puzzle-answers = Right: { $moves }. Theme: { $theme }.
puzzle-rating = Your rating: { $rating } ± { $error }
puzzle-task-points = Find the play with the most points.
puzzle-task-end = The bag is empty and both hands are open. Find the play that gives the best final margin.
puzzle-task-line = Find the move that forces a line within { $turns } turns, whatever the other does.
puzzle-task-defence = Find the move that keeps the other from a sure line.
puzzle-theme-full-and-more = a Qwirkle and more
puzzle-theme-gap = fill the gap
puzzle-theme-many-lines = four lines or more
puzzle-theme-three-lines = three lines
puzzle-theme-short = less is more
puzzle-theme-end-wins = the play that wins
puzzle-theme-end-out = first to go out
puzzle-theme-end-hold = hold something back
puzzle-theme-end-deny = take a place away
puzzle-theme-double-threat = two threats at once
puzzle-theme-forced = one threat after the other
puzzle-theme-long-plan = a plan in three
puzzle-theme-line-by-moving = by moving a stone
puzzle-theme-line-by-falling = by making stones fall
puzzle-theme-defence = the only defence
puzzle-theme-defence-threat = defending by a threat
puzzle-theme-defence-moving = defending by moving
puzzle-why-full-and-more = { $value } points in { $lines } lines, one of them a Qwirkle; the next best play makes { $next }.
puzzle-why-gap = { $value } points: tiles on both sides of a gap become one line. The next best play makes { $next }.
puzzle-why-many-lines = { $value } points, as { $lines } lines count at once; the next best play makes { $next }.
puzzle-why-three-lines = { $value } points, as three lines count at once; the next best play makes { $next }.
puzzle-why-short = { $value } points with { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, though { $longest } could be laid; the next best play makes { $next }.
puzzle-why-end-wins = { $points } points now, though { $most } were to be had: only so the game is won.
puzzle-why-end-out = The last tiles go at once, for { $points } points; any other play ends at least { $apart } points worse.
puzzle-why-end-hold = { $points } points now, though { $most } were to be had: what is held back brings more. Any other play ends at least { $apart } points worse.
puzzle-why-end-deny = { $points } points now, though { $most } were to be had: the other’s best reply makes { $denied ->
    [one] one point
   *[other] { $denied } points
} less. Any other play ends at least { $apart } points worse.
puzzle-why-double-threat = It makes two threats, and one stone stops only one of them.
puzzle-why-forced = It threatens and leaves one answer only; the line comes in { $turns } turns, whatever is tried.
puzzle-why-long-plan = Whatever the other answers, there is a line in { $turns } turns; { $ways ->
    [one] no other move has one.
   *[other] only one other move has one too.
}
puzzle-why-line-by-moving = Moving this stone leads to a line in { $turns } turns, whatever the other answers.
puzzle-why-line-by-falling = Moving this stone makes others fall, and leads to a line in { $turns } turns, whatever the other answers.
puzzle-why-defence = { $ways ->
    [one] After any other move
   *[other] After any move but two
} the other has a sure line in two turns.
puzzle-why-defence-threat = It threatens something itself; { $ways ->
    [one] after any other move
   *[other] after any move but two
} the other has a sure line in two turns.
puzzle-why-defence-moving = Only moving this stone stops a sure line in two turns.
puzzle-task-keep = Find the turn that gives the best chance to win. It is not the one with the most points.
puzzle-task-dice = Find the dice to keep: everything else is rolled again.
puzzle-task-red = Find the best turn. Mind the red die and the boycotts.
puzzle-task-go = Find the best turn: go now, roll again, or score nothing.
puzzle-theme-four-turns = a plan in four
puzzle-theme-swap = time to swap
puzzle-theme-keep-set = keep what goes together
puzzle-theme-keep-shut = open nothing
puzzle-theme-keep-straight = towards a straight
puzzle-theme-keep-alike = equal dice
puzzle-theme-keep-full = towards a full house
puzzle-theme-keep-red = the red die, kept or not
puzzle-theme-throw-on = roll again
puzzle-theme-boycott = place a boycott
puzzle-theme-boycott-over-points = a boycott before points
puzzle-theme-take-off = remove a boycott
puzzle-theme-jump = jump with the red die
puzzle-theme-fail = score nothing on purpose
puzzle-theme-place-over-points = the space before the points
puzzle-theme-stop = stop now
puzzle-why-four-turns = Whatever the other answers, the line comes in { $turns } turns.
puzzle-why-swap = Swapping { $count ->
    [one] one tile
   *[other] { $count } tiles
} wins { $chance }% of the time, though { $most } points were to be had; the next best turn wins { $other }%.
puzzle-why-keep-set = { $points } points now, though { $most } were to be had: { $kept } tiles that go together stay in the hand. That wins { $chance }% of the time, the next best turn { $other }%.
puzzle-why-keep-shut = { $points } points now, though { $most } were to be had: the other’s best reply makes about { $denied } points less. That wins { $chance }% of the time, the next best turn { $other }%.
puzzle-why-keep-straight = Dice in a row lead to a straight: keeping these wins { $chance }% of the time, the next best turn { $other }%.
puzzle-why-keep-alike = Equal dice help several spaces: keeping these wins { $chance }% of the time, the next best turn { $other }%.
puzzle-why-keep-full = Two numbers lead to a full house: keeping these wins { $chance }% of the time, the next best turn { $other }%.
puzzle-why-keep-red = It is the red die that decides, kept or rolled again: { $chance }% against { $other }%.
puzzle-why-throw-on = { $most } points lie ready, but rolling again wins { $chance }% of the time, and stopping { $other }%.
puzzle-why-boycott = The boycott is worth the red die: it wins { $chance }% of the time, the next best turn { $other }%.
puzzle-why-boycott-over-points = { $points } points with a boycott beat { $most } without: { $chance }% against { $other }%.
puzzle-why-take-off = Without the boycott this wins { $chance }% of the time, the next best turn { $other }%.
puzzle-why-jump = The red die lets the pawn jump, for { $points } points: { $chance }% against { $other }%.
puzzle-why-fail = Going on would leave the pawn on a poor space: scoring nothing wins { $chance }% of the time, the next best turn { $other }%.
puzzle-why-place-over-points = { $points } points on a better space beat { $most }: { $chance }% against { $other }%.
puzzle-why-stop = { $points } points are enough here: stopping wins { $chance }% of the time, the next best turn { $other }%.
puzzle-theme-end-later = save a play for last
puzzle-theme-end-plan = the whole end in view
puzzle-theme-keep-later = the better play can wait
puzzle-why-end-later = { $points } points now, though { $most } were to be had: a play for { $later } points stays ready for the next turn. Any other play ends at least { $apart } points worse.
puzzle-why-end-plan = { $points } points now, though { $most } were to be had: counted to the end, any other play is at least { $apart } points worse.
puzzle-why-keep-later = { $points } points now, though { $most } were to be had: a play for { $later } points stays ready for the next turn. That wins { $chance }% of the time, the next best turn { $other }%.
