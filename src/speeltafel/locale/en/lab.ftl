# The lab: arena, benchmarks and reviews.
arena-two-bots = An arena needs at least two bots.
arena-option = “{ $option }” is no option; it should look like name=value.
arena-sprt-two = An early stop needs exactly two bots.
arena-log-exists = { $path } is there already: add --resume to go on with it, or choose another file.
arena-log-unreadable = { $path } cannot be read as the log of an arena: { $error }.
arena-log-other = { $path } belongs to another arena: game, seats, options, bots, limit or seed differ.
arena-stopped = Stopped after { $deals } of { $of } deals; --resume goes on from here.
arena-title = { $game }, { $seats } players: { $games } games of { $deals } deals, limit { $limit }, seed { $seed }, signature { $signature }
arena-column-bot = bot
arena-column-share = wins
arena-column-elo = Elo
arena-column-points = points
arena-column-margin = ahead by
arena-column-time = ms a move (mean / 95 % / most)
arena-column-nodes = nodes
arena-column-faults = faults
arena-sprt-open = The test of { $elo0 } against { $elo1 } Elo is open after { $deals } deals ({ $llr } of ±{ $bound }).
arena-sprt-elo0 = After { $deals } deals the test decides for { $elo0 } Elo, against { $elo1 } ({ $llr }, ±{ $bound } is sure).
arena-sprt-elo1 = After { $deals } deals the test decides for { $elo1 } Elo, against { $elo0 } ({ $llr }, ±{ $bound } is sure).
arena-plot-elo = Elo, with 95 % intervals
arena-plot-share = Share of the wins (%), by number of deals
arena-plot-margin = Points ahead of the best other, deals
arena-plot-times = Milliseconds a move, moves

bench-title = Speeltafel { $version }, Python { $python } on { $machine }, compiled kernels: { $kernels }
bench-column-name = what
bench-column-compiled = compiled
bench-column-interpreted = interpreted
bench-column-ratio = faster

review-running = The game is not over yet: a review needs a finished one.
review-title = { $game }, judged by { $bot } at { $limit } a move; chances of winning in per cent
review-player = Player { $seat }
review-column-player = player
review-column-result = result
review-column-luck = luck
review-column-received = from others
review-column-given = given away
review-column-slip = slips
review-column-mistake = mistakes
review-column-blunder = blunders
review-dear = The dearest moves:
review-no-dear = Nobody gave anything away worth mentioning.
review-dear-move = { $number } player { $seat }: { $action } gave away { $percent }; better was { $best }
review-luck = The largest strokes of luck:
review-no-luck = No luck was involved.
review-luck-move = before { $number } player { $seat }: { $percent }
