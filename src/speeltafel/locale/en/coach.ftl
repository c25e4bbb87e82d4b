# Help from a strong bot: hints and the look back.
server-no-hints = Hints are only available when all your opponents are bots.
server-bots-busy = The bots are busy just now. Ask again in a moment.
server-not-finished = This game is not finished yet.
server-no-review = This game could not be analysed.

coach-points = { $points ->
    [one] It brings one point.
   *[other] It brings { $points } points.
}
coach-against-equal = Reckoned against players who play as well as the judge; against weaker ones you win more often.
coach-no-chances = In this game no chances are told: only what is certain, and what is a clear mistake.
coach-class-slip = Slip
coach-class-mistake = Mistake
coach-class-blunder = Blunder
coach-verdict-best = Nothing better was found.
coach-verdict-fine = As good as the best, or nearly.
coach-verdict-better = Better: { $move }
coach-verdict-decides = This decides the game.
coach-verdict-chance = { $name }: { $loss } % of the chance to win.
coach-verdict-points = { $name }: { $loss } points; who wins was decided already.
coach-verdict-none = { $name }.
coach-proof-missed = { $turns ->
    [one] A line at once was missed: { $line }. That decides the game.
   *[other] A sure line in { $turns } turns was missed: { $line }. That decides the game.
}
coach-proof-lets-in = { $turns ->
    [one] This lets the other complete a line at once: { $line }. That decides the game.
   *[other] This lets the other complete a line in { $turns } turns, whatever you do: { $line }. That decides the game.
}
coach-hint-where = Look around { $places }.
coach-hint-nowhere = There is nothing to point at: it is not on the table.
coach-hint-hand = Look at your hand, not at the table.
coach-hint-pieces = With this: { $pieces }.
coach-hint-move = The best that was found: { $move }
coach-qwirkle-points = { $lines ->
    [one] { $points } points in one line.
   *[other] { $points } points in { $lines } lines.
}
coach-qwirkle-out = It empties the hand and ends the game, for { $points } points more.
coach-qwirkle-full = It makes a Qwirkle.
coach-qwirkle-ready = It keeps what completes a Qwirkle: { $tiles }.
coach-qwirkle-opens = { $count ->
    [one] It leaves a line of five: one tile that you do not see completes it.
   *[other] It leaves a line of five: { $count } tiles that you do not see complete it.
}
coach-qwirkle-four = It makes a line of four: two tiles are missing for a Qwirkle.
coach-qwirkle-denies = It takes a Qwirkle away from the others.
coach-qwirkle-safe = It opens no Qwirkle for the others.
coach-qwirkle-keeps = What stays goes together: { $tiles }.
coach-qwirkle-keeps-odd = { $count ->
    [one] One tile stays that goes with nothing.
   *[other] { $count } tiles stay that do not go together.
}
coach-qwirkle-swaps = { $count ->
    [one] It gives one tile back for a better hand, and no points.
   *[other] It gives { $count } tiles back for a better hand, and no points.
}
coach-qwirkle-pass = Nothing fits, and the bag is empty.
coach-exago-stone = the stone on { $cell }
coach-exago-quiet = It keeps everything as it is.
coach-exago-stops = It stops a line of { $who }.
coach-exago-lets = It does not stop the line of { $who }.
coach-exago-threatens = { $count ->
    [one] It threatens to complete a line on one cell.
   *[other] It threatens to complete a line on { $count } cells at once.
}
coach-exago-builds = It builds on own lines.
coach-exago-hinders = It takes room away from { $who }.
coach-qwinn-dice = the dice { $dice }
coach-qwinn-goes = { $points ->
    [one] One point on { $space }.
   *[other] { $points } points on { $space }.
}
coach-qwinn-places = The red die puts { $boycott } on the other.
coach-qwinn-removes = The red die takes { $boycott } away.
coach-qwinn-stops = { $throws ->
    [one] One throw that was left is given up for it.
   *[other] { $throws } throws that were left are given up for it.
}
coach-qwinn-keeps = { $count ->
    [one] { $dice } stays, one die is thrown again.
   *[other] { $dice } stays, { $count } dice are thrown again.
}
coach-qwinn-keeps-none = Nothing here is worth keeping: all five are thrown again.
coach-qwinn-hopes = The next throw brings { $space } { $chance } % of the time.
coach-qwinn-rather = Throwing on wins { $after } % of the time, stopping now at best { $stop } %.
coach-qwinn-must-fail = No space fits these dice.
coach-qwinn-rather-fails = Where these dice lead is worse than to stay and fail.
review-no-decision = Event { $number } is no move of a player in this game.
what-if-number = This game has no event { $number }: its moments go from 0 to { $last }.
coach-review-title = { $game }, looked back at on { $nodes } imagined positions
coach-review-lines = result = luck − given away + from others + what nobody could know, in per cent of a win
coach-column-unknown = nobody knew
coach-move = { $number } player { $seat }: { $action }
coach-luck-move = { $number } player { $seat }: { $percent }
coach-choice = { $action }: wins { $chance } %, { $margin } points ahead
coach-choice-chance = { $action }: wins { $chance } %
coach-choice-plain = { $action }
analyse-to-move = Player { $seat } is to move.
analyse-over = This line is over.
analyse-commands = A move tries it; best, longer, why MOVE, go LEVEL, back, quit.
analyse-one-source = Say either a record or a position with --game, not both and not neither.
analyse-help-record = a game, as .spel or JSON
analyse-help-at = the event before which the line begins; its end without it
analyse-help-game = the game of a position: qwirkle, exago, qwinn
analyse-help-seats = players of that game
analyse-help-position = a position as a record writes it
analyse-help-moves = moves to try, then the best three are told
analyse-help-luck = what dice and bag bring; the same number brings the same
analyse-help-think = so many times the usual thought
review-help-think = so many times the usual thought
review-help-jobs = processes that think
review-help-stream = write every step to standard output as a line of JSON; what is known already is read from there too
