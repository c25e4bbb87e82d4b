# Bots: their names and characters, and the sentence that says why they chose.
unknown-bot = { $game } has no bot “{ $name }”. Choose from: { $known }.
unknown-bot-or-own = { $game } has no bot “{ $name }”. Choose from: { $known }; or your own as module:Class, or any program as cmd:./program.
unknown-bot-module = “{ $name }” cannot be loaded as a bot: { $error }. By name there are: { $known }.
unknown-bot-failed = “{ $name }” fails while it is loaded: { $error }.
unknown-limit = “{ $text }” is not a limit; it should look like 20ms, 1.5s or 500n.

level-random = Random
level-random-character = Plays any move that is allowed.
level-greedy = Greedy
level-greedy-character = Takes the most points in sight and thinks no further.
level-hasty = Hasty
level-hasty-character = Plays fast and overlooks most of what there is.
level-curious = Curious
level-curious-character = Tries out a few moves before choosing one.
level-thoughtful = Thoughtful
level-thoughtful-character = Thinks of what the others could do next.
level-patient = Patient
level-patient-character = Takes the time to look ahead and gives little away.
level-adaptive = Adaptive ({ $strength })
level-adaptive-character = { $share ->
    [0] Plays like { $low }.
    [100] Plays like { $high }.
   *[other] Between { $low } and { $high }: plays { $share } of a hundred moves like { $high }.
}
level-foreign = { $name }
level-foreign-character = A bot from elsewhere.

bot-only = This was the only move.
bot-by-lot = I left it to chance.
bot-most-points = { $points ->
    [one] One point, the most I saw.
   *[other] { $points } points, the most I saw.
}
bot-no-points = I saw no way to score.
bot-points = { $points ->
    [one] That scores one point.
   *[other] That scores { $points } points.
}
bot-wins = That wins the game.
bot-chance = { $points ->
    [0] My chance of winning against equals: { $after }% (moves I considered: { $before }% on average).
    [one] One point. My chance of winning against equals: { $after }% (moves I considered: { $before }% on average).
   *[other] { $points } points. My chance of winning against equals: { $after }% (moves I considered: { $before }% on average).
}
bot-block = I had to stop { $who }.
bot-denies = That keeps { $what } away from the others.
bot-keeps = I kept { $what } for later.

bot-fell-back-late = I thought for too long, so I played something simple.
bot-fell-back-crash = I lost my train of thought, so I played something simple.
bot-fell-back-illegal = What I wanted is not allowed, so I played something simple.
bot-played = I have moved.

sit-help-address = the server, such as http://127.0.0.1:8710
sit-help-table = the table’s code
sit-help-secret = the secret of the seat, or the invitation from its link, which is used up by sitting down
sit-help-bot = a level, package.module:name, or cmd:./program
sit-help-limit = thinking time per move, such as 500ms; default: the level’s own
sit-come-back = Sat down. The invitation is used up; to come back use this secret: { $secret }
sit-over = { $how ->
    [won] Won
    [shared] Won, together with others
    [drawn] Nobody won
   *[lost] Lost
}: { $own } points, the others { $others }.
level-slowly = On this device it is as strong as anywhere.
