# One's own figures over time.
figures-which = Which game
figures-games = Games
figures-won = { $won } won
figures-points-a-turn = Points per turn
figures-best = best game { $points }
figures-full-qwirkle = Qwirkles
figures-a-game = { $count } per game
figures-strength = Your strength
figures-strength-more = measured against the levels of the bots
figures-even = You play about as well as { $level }: against that level you would win about half of your games.
figures-band = The grey band shows how certain this is.
figures-none = Finish a game against a bot, and your strength appears here.
figures-as-table = As a table
figures-day = Day
figures-rating = Rating
figures-mistakes = Mistakes per game
figures-mistakes-more = in groups of nine games
figures-kind = { $kind ->
    [slip] slips
    [mistake] mistakes
   *[blunder] blunders
}
figures-fewer = { $count } fewer than at the beginning.
figures-more = { $count } more than at the beginning.
figures-not-judged = Have a finished game analysed, and it is counted here.
figures-luck = Your luck
figures-games-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
figures-luck-mean = { $mean } ± { $error }% of a game on average: in the long run it evens out.
figures-ready = Ready for the next one?
figures-ready-more = Lately you have won more than two games in three. { $level } should be a good match now.
figures-play-level = Play against { $level }
figures-levels = Games by level
figures-level = Level
figures-won-of = Won
figures-of = { $won } of { $games }
figures-carry = Take them with you
figures-carry-more = Only this device has these figures: lessons, puzzles, days and games. Save them as a file and open it on another device: the two are added together.
figures-export = Save as a file
figures-import = Open a file
figures-received = Added to what is here.
figures-bad-file = There are no Speeltafel figures in this file.
figures-adaptive = Play at your own strength
figures-adaptive-more = The adaptive level follows your rating: you should win about half the time.
figures-empty = Nothing counted in { $game } yet
figures-empty-more = Play a game or solve a puzzle. Your strength, your mistakes and your luck are then drawn here, and stay on this device.
figures-empty-play = Play a game
figures-empty-puzzle = Solve a puzzle
