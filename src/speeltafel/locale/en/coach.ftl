# Help from a strong bot: hints and the look back.
server-no-hints = Hints are only available when all your opponents are bots, or when everyone at the table has agreed to them.
server-bots-busy = The bots are busy just now. Ask again in a moment.
server-not-finished = This game is not finished yet.
server-no-review = This game could not be analysed.
server-review-elsewhere = Analysing a game like this takes more thinking than a browser can do. A server can: save the game and open it there.

coach-points = { $points ->
    [one] It scores one point.
   *[other] It scores { $points } points.
}
coach-against-equal = This assumes opponents as strong as the bot that judges; against weaker ones you win more often.
coach-no-chances = For this game there are no percentages: only what is certain, and clear mistakes.
coach-class-slip = Inaccuracy
coach-class-mistake = Mistake
coach-class-blunder = Blunder
coach-verdict-best = Nothing better was found.
coach-verdict-fine = As good as the best move, or nearly.
coach-verdict-better = Better: { $move }
coach-verdict-decides = This decides the game.
coach-verdict-chance = { $name }: { $loss }% less chance of winning.
coach-verdict-points = { $name }: { $loss } points; the winner was already decided.
coach-verdict-none = { $name }.
coach-proof-missed = { $turns ->
    [one] Missed: a line could have been completed at once, { $line }. That decides the game.
   *[other] Missed: a sure line within { $turns } turns, { $line }. That decides the game.
}
coach-proof-lets-in = { $turns ->
    [one] This lets the other complete a line at once: { $line }. That decides the game.
   *[other] This lets the other complete a line in { $turns } turns, whatever you do: { $line }. That decides the game.
}
coach-hint-where = Look around { $places }.
coach-hint-nowhere = There is no place or piece to point at this time.
coach-hint-hand = Look at your hand, not at the table.
coach-hint-pieces = Use: { $pieces }.
coach-hint-move = The best move found: { $move }
coach-qwirkle-points = { $lines ->
    [one] { $points } points in one line.
   *[other] { $points } points in { $lines } lines.
}
coach-qwirkle-out = It empties the hand and ends the game: { $points } points more.
coach-qwirkle-full = It makes a Qwirkle.
coach-qwirkle-ready = It keeps what would complete a Qwirkle: { $tiles }.
coach-qwirkle-opens = { $count ->
    [one] It leaves a line of five; one tile you cannot see would complete it.
   *[other] It leaves a line of five; { $count } tiles you cannot see would complete it.
}
coach-qwirkle-four = It makes a line of four: two tiles are missing for a Qwirkle.
coach-qwirkle-denies = It takes a Qwirkle away from the others.
coach-qwirkle-safe = It opens no Qwirkle for the others.
coach-qwirkle-keeps = The tiles left go together: { $tiles }.
coach-qwirkle-keeps-odd = { $count ->
    [one] The one tile left goes with nothing.
   *[other] The { $count } tiles left do not go together.
}
coach-qwirkle-swaps = { $count ->
    [one] It swaps one tile for a better hand, without points.
   *[other] It swaps { $count } tiles for a better hand, without points.
}
coach-qwirkle-pass = No tile fits, and the bag is empty.
coach-exago-stone = the stone on { $cell }
coach-exago-hand = a stone from your hand
coach-exago-quiet = It keeps everything as it is.
coach-exago-stops = It stops a line: { $who }.
coach-exago-lets = It does not stop this line: { $who }.
coach-exago-threatens = { $count ->
    [one] It threatens to complete a line.
   *[other] It threatens to complete a line on { $count } spots at once.
}
coach-exago-builds = It builds up lines.
coach-exago-hinders = It leaves { $who } less room.
coach-qwinn-dice = { $count ->
    [one] the die { $dice }
   *[other] the dice { $dice }
}
coach-qwinn-no-dice = none of these dice
coach-qwinn-goes = { $points ->
    [one] One point on { $space }.
   *[other] { $points } points on { $space }.
}
coach-qwinn-places = The red die gives the opponent { $boycott }.
coach-qwinn-removes = The red die removes { $boycott }.
coach-qwinn-stops = { $throws ->
    [one] It gives up one roll that was left.
   *[other] It gives up { $throws } rolls that were left.
}
coach-qwinn-keeps = { $count ->
    [one] { $dice } stays; one die is rolled again.
   *[other] { $dice } stays; { $count } dice are rolled again.
}
coach-qwinn-keeps-none = Nothing here is worth keeping: all five dice are rolled again.
coach-qwinn-hopes = The next roll gives { $space } { $chance }% of the time.
coach-qwinn-rather = Rolling again wins { $after }% of the time; stopping now, { $stop }% at best.
coach-qwinn-must-fail = No space fits these dice.
coach-qwinn-rather-fails = Wherever these dice lead is worse than scoring nothing.
review-no-decision = Event { $number } is not a player’s move in this game.
what-if-number = This game has no event { $number }: its moments go from 0 to { $last }.
coach-review-title = { $game }, analysed with { $nodes } imagined positions
coach-review-lines = An even start ({ $even }%) plus luck, mistakes and what nobody could know gives the result.
coach-column-unknown = nobody knew
coach-choice = { $action }: wins { $chance }%, { $margin } points on average
coach-choice-chance = { $action }: wins { $chance }%
coach-choice-plain = { $action }
analyse-to-move = Player { $seat } to move.
analyse-over = This line is over.
analyse-commands = Type a move to try it; best, longer, why MOVE, go LEVEL, back, quit.
analyse-one-source = Give either a record, or a position with --game: one of the two.
analyse-help-record = a game, as .spel or JSON
analyse-help-at = the event before which the line begins; default: the end
analyse-help-game = the game of a position, such as qwirkle
analyse-help-seats = players of that game
analyse-help-position = a position as a record writes it
analyse-help-moves = moves to try; then the best three are shown
analyse-help-luck = what dice and bag bring; the same number gives the same
analyse-help-think = how many times the usual thinking
review-help-think = how many times the usual thinking
review-help-jobs = processes that think

server-review-first = Look back at this game first, and wait until that is ready.
server-analyse-what = Say what to start from: a table, or a game with a position.
server-line-long = Of a play in progress the table is told after at most { $most } moves: begin at the position after them.
server-no-position = No game here reads this as a position: “{ $position }”.
server-start-other = From there you can only play on as { $edition } with { $seats } players.
server-start-hidden = From there you can only play on at your own device or against bots: whoever makes the table would know what others hold.
server-hints-agreed = Hints are allowed at this table already.
