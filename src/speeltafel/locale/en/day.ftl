# The game of the day.
day-date = { $day } { $month } { $year }
day-title = Game of the day, { $day }
day-honour = The same luck and the same opponent for everybody today. Your first finished game counts; there are no hints, and nothing is taken back. Without a server the date is the seed: this is on your honour.
day-again = You have already finished this one: you can play it again, but it does not count.
day-was-again = Played again: it does not count.
day-left = Not finished, so it does not count.
day-no-help = There are no hints and no taking back in the game of the day, for anybody.
day-you = You
day-unplayed = not played yet: speeltafel day { $game }
day-result-qwirkle = { $ended ->
    [won] Won, { $points } to { $against } ({ $margin })
    [drawn] Shared, { $points } to { $against }
   *[lost] Lost, { $points } to { $against } ({ $margin })
}
day-result-qwinn = { $ended ->
    [won] Won with { $points } points
    [drawn] Drawn with { $points } points
   *[lost] Lost with { $points } points
}
day-result-exago = { $ended ->
    [won] Won in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
    [drawn] Drawn after { $turns } turns
   *[lost] Lost after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
}
day-rank-margin = { $margin }
day-rank-points = { $ended ->
    [won] Won, { $points }
    [drawn] Drawn, { $points }
   *[lost] Lost, { $points }
}
day-rank-turns = { $ended ->
    [won] Won in { $turns }
    [drawn] Drawn
   *[lost] Lost in { $turns }
}
day-share = Speeltafel { $day } · { $game }: { $result }
day-share-again = played again
day-streak = { $days ->
    [0] No days in a row yet.
    [one] One day in a row.
   *[other] { $days } days in a row.
}
day-no-game = { $game } has no game of the day. Choose from: { $known }.
day-too-early = There is no game of the day for { $day }; the first is of { $first }.
day-not-yet = { $day } is still to come; by UTC it is { $today }.
day-book-damaged = { $file } does not hold your games of the day any more: { $why }. Move it away to begin afresh.
day-other-game = This is not the game of { $day } ({ $edition }).
day-too-long = A game of the day has no more than { $most } moves.
day-running = The game is not finished yet.
day-act = Event { $number } is no move: a game of the day is played to its end, and nothing is taken back.
day-differs = Event { $number } should be { $expected } on that day, not { $found }.
day-opponent-qwirkle = Saver of the day
day-opponent-exago = Hunter of the day
day-opponent-qwinn = Racer of the day
day-opponent-character = Plays alike for everybody, on every machine.
cli-day = the game of the day: the same luck and the same opponent for everybody
cli-day-game = which game; without it, how your day stands
cli-day-date = a day gone by
cli-day-json = how the day stands, as JSON, to this file; - for standard output (without a game)
day-month-1 = January
day-month-2 = February
day-month-3 = March
day-month-4 = April
day-month-5 = May
day-month-6 = June
day-month-7 = July
day-month-8 = August
day-month-9 = September
day-month-10 = October
day-month-11 = November
day-month-12 = December
