# Qwirkle’s bots: names, characters, and why they chose.
qwirkle-level-sprout = Sprout
qwirkle-level-sprout-character = Places a tile or two where something catches its eye, and overlooks most of the table.
qwirkle-level-hasty = Hasty
qwirkle-level-hasty-character = Plays fast, and sees about half of the spots.
qwirkle-level-gatherer = Gatherer
qwirkle-level-gatherer-character = Sees every move and takes the most points, whatever it opens for you.
qwirkle-level-saver = Saver
qwirkle-level-saver-character = Knows which tiles to keep and which lines not to open.
qwirkle-level-master = Master
qwirkle-level-master-character = Guesses what you hold, thinks several turns ahead and works out the endgame exactly.

qwirkle-bot-swaps = { $count ->
    [one] I swap one tile: it is worth little to me.
   *[other] I swap { $count } tiles: they are worth little to me.
}
qwirkle-bot-out = { $points } points, and my hand is empty.
qwirkle-bot-full = { $points } points, with a Qwirkle.
qwirkle-bot-lines = { $points } points, in { $count } lines at once.
qwirkle-bot-lines-most = { $points } points in { $count } lines, the most I saw.
qwirkle-bot-keeps = { $points ->
    [one] One point; saving for a Qwirkle: { $tiles }.
   *[other] { $points } points; saving for a Qwirkle: { $tiles }.
}
qwirkle-bot-denies = { $points ->
    [one] One point, and it takes a chance of a Qwirkle from the others.
   *[other] { $points } points, and it takes a chance of a Qwirkle from the others.
}
qwirkle-bot-end-ahead = { $lead ->
    [one] I have worked it out: I win by at least one point.
   *[other] I have worked it out: I win by at least { $lead } points.
}
qwirkle-bot-end-behind = { $lead ->
    [one] I have worked it out: if nobody makes a mistake, I lose by one point.
   *[other] I have worked it out: if nobody makes a mistake, I lose by { $lead } points.
}
qwirkle-bot-end-tie = I have worked it out: if nobody makes a mistake, it will be a tie.
qwirkle-level-master-slowly = On this device it imagines fewer deals: it beats a player who always takes the most points in 74 of 100 games, at a server in 85.
