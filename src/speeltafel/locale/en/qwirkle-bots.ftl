# Qwirkle’s bots: names, characters, and why they chose.
qwirkle-level-sprout = Sprout
qwirkle-level-sprout-character = Lays a tile or two where there is something to see, and overlooks most of the table.
qwirkle-level-hasty = Hasty
qwirkle-level-hasty-character = Plays fast, and sees about half of the places.
qwirkle-level-gatherer = Gatherer
qwirkle-level-gatherer-character = Sees every play and takes the most points, whatever it opens for you.
qwirkle-level-saver = Saver
qwirkle-level-saver-character = Knows which tiles to keep and which lines not to open.
qwirkle-level-master = Master
qwirkle-level-master-character = Imagines what you may hold, plays the next turns out in its head, and counts out the end.

qwirkle-bot-swaps = { $count ->
    [one] I hope for something better than this tile.
   *[other] I hope for something better than these { $count } tiles.
}
qwirkle-bot-out = { $points } points, and my hand is empty.
qwirkle-bot-full = { $points } points, with a Qwirkle.
qwirkle-bot-keeps = { $points ->
    [one] One point, and I keep for a Qwirkle: { $tiles }.
   *[other] { $points } points, and I keep for a Qwirkle: { $tiles }.
}
qwirkle-bot-denies = { $points ->
    [one] One point, and a Qwirkle less for you to make.
   *[other] { $points } points, and a Qwirkle less for you to make.
}
qwirkle-bot-end-ahead = { $lead ->
    [one] I have counted it out: I win by one point at least.
   *[other] I have counted it out: I win by { $lead } points at least.
}
qwirkle-bot-end-behind = { $lead ->
    [one] I have counted it out: if nobody makes a mistake, I lose by one point.
   *[other] I have counted it out: if nobody makes a mistake, I lose by { $lead } points.
}
qwirkle-bot-end-tie = I have counted it out: if nobody makes a mistake, it is a tie.
