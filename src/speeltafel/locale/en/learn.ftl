# To learn with, in the page: lessons, puzzles, the game of the day.
learn-title = Learn and improve
learn-lesson = Lesson
learn-lessons = Learn a game in five minutes
learn-five-minutes = by playing, in five minutes
learn-steps-done = { $done } of { $count } steps
learn-done = done
learn-stop = Stop
learn-step-of = { $number } of { $count }
learn-steps = The steps of this lesson
learn-show-where = Show me
learn-points = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
learn-yours-counts = Yours is allowed too.
learn-sheet-made = The player in the rule sheet made { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
learn-try-again = Take it back and look again, or let me show you.
learn-your-play = Your play
learn-sheet-play = The sheet’s play
learn-go-on = Continue
learn-to-questions = Ten questions
learn-question-of = Question { $number } of { $count }
learn-true-or-false = True or false?
learn-true = True
learn-false = False
learn-right = Right.
learn-wrong = Not quite.
learn-is-true = It is true.
learn-is-false = It is not true.
learn-look-again = Look again at “{ $title }”
learn-lesson-over = That was { $game }
learn-answers-right = { $right } of { $count } answers right
learn-play-now = Play { $game } now
learn-puzzle = Puzzle
learn-puzzles = Puzzles
learn-puzzles-none = none tried yet
learn-puzzles-so-far = { $count ->
    [one] 1 tried · { $rating } ± { $error }
   *[other] { $count } tried · { $rating } ± { $error }
}
learn-puzzles-done = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
learn-puzzle-kind-points = Most points
learn-puzzle-kind-end = The best ending
learn-puzzle-kind-keep = Keep or swap
learn-puzzle-kind-line = A sure line
learn-puzzle-kind-defence = The only defence
learn-puzzle-kind-dice = Which dice to keep
learn-puzzle-kind-red = The red die
learn-puzzle-kind-go = Go or fail
learn-puzzle-right = Right!
learn-puzzle-wrong = There is something better.
learn-puzzle-best = Best: { $play }
learn-best-play = The best play
learn-puzzle-next = Next puzzle
learn-puzzle-again = Try again (unrated)
learn-puzzle-other = Skip
learn-puzzle-bad = Bad puzzle: hide it
learn-puzzle-bad-export = Save the list of { $count } hidden
learn-theme = Theme
learn-all-themes = All themes
learn-theme-is = Theme: { $theme }
learn-grade = Grade { $grade }
learn-proved = proved
learn-rating = Your rating
learn-run = Three minutes
learn-run-begin = Against the clock
learn-run-solved = { $count } solved
learn-run-best = Best: { $count }
learn-run-again = Again
learn-run-leave = Puzzles without a clock
learn-seconds-left = { $seconds } seconds left
learn-day = Game of the day
learn-day-lead = The same luck and the same opponent for everybody. One game, then you compare.
learn-day-play = Play today’s games
learn-day-played = { $count } of { $of } played today
learn-days-in-a-row = { $days ->
    [one] day in a row
   *[other] days in a row
}
learn-streak = Days in a row
learn-forgiven = { $day } is forgiven: one day in seven may be missed.
learn-forgiving = One day in seven may be missed.
learn-longest = Longest: { $days }.
learn-day-alike = The same for everybody
learn-day-alike-more = The same tiles, the same rolls, the same opponent for everyone who plays today. Your first game counts; afterwards you may play again, just for yourself.
learn-against = against { $name }
learn-day-compares-qwirkle = compared by points ahead
learn-day-compares-exago = compared by result and turns
learn-day-compares-qwinn = compared by win and points
learn-day-going = { $count ->
    [one] 1 move made
   *[other] { $count } moves made
}
learn-day-go-on = Play on
learn-day-look = View it
learn-day-honest = No hints and no taking back. It is a comparison, not a contest: anyone with two browsers could look ahead. The day begins at midnight UTC.
learn-day-honour = Here the luck comes from the date itself, so you play on your honour.
learn-day-server = Nobody can know today’s luck before playing: its seed stays secret until tomorrow, then anyone can check it.
learn-day-seeds = The seeds of this day
learn-calendar = Calendar
learn-month-before = Month before
learn-month-after = Month after
learn-day-state = { $state ->
    [won] won
    [played] played
    [forgiven] forgiven
   *[missed] not played
}
learn-no-such-day = There is no game for that day.
learn-all-games = All games
learn-day-counts = This one counts
learn-day-again = Again, just for yourself
learn-day-no-help = No hints, and a finished move stands: the same for everybody.
learn-day-offline = The server cannot be reached, so today’s shared game is not available. On this device you can play a game drawn from the date, on your honour.
learn-day-offline-play = Play the date’s own game
learn-day-was-again = Played again: the first one counts.
learn-day-honour-result = Played without a server: nobody has checked the result.
learn-better-than = { $people ->
    [one] { $percent ->
        [0] The only other player so far did at least as well.
       *[other] Better than the only other player so far.
    }
   *[other] Better than { $percent }% of { $people } other players so far.
}
learn-first-today = You are the first today. Come back later to compare.
learn-day-unsent = The server could not be asked just now. Open this result again later to compare.
learn-everybody = Everybody
learn-people = People
learn-people-count = { $people } people
learn-result = Result
learn-you = You
learn-compared = Compared with the bots
learn-share = Show your result
learn-share-more = gives no moves away
learn-share-text = Share
learn-share-picture = Picture
learn-day-next = Today’s { $game }
learn-day-play-again = Play it again
learn-figures = Your figures
learn-games-noted = { $count ->
    [0] none noted yet
    [one] 1 game
   *[other] { $count } games
}
learn-kept-here = All of this stays on this device. You can take it with you from “Your figures”.
