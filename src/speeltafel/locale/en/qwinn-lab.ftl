# The solver of Qwinn!.
solve-help-game = the game to solve
solve-help-target = points that win (250)
solve-help-cap = points above which the surplus is lost
solve-help-negeer = with Ignore one step at most, to and from Topper too
solve-help-bound = highest score the table tells apart (30 above the target)
solve-help-near = a finished table of similar rules to begin from
solve-help-tolerance = largest change at which a table is finished
solve-help-jobs = threads
solve-help-every = seconds between saves
solve-help-data = folder of the tables instead of the user’s data folder
solve-help-again = solve again what is solved already
solve-not-compiled = The solver needs its compiled kernel, and it is not compiled here: install Speeltafel where there is a C compiler. Bots and odds use the small table that comes with it.
solve-no-table = { $path } is not a finished table.
solve-stopped = Stopped; what is solved so far is kept, and the same command goes on from here.
solve-taken-up = Going on with sweep { $sweep } at a total of { $total } points.
solve-swept = Sweep { $sweep }: { $blocks } blocks, largest change { $change }, the first player wins { $start } %, { $minutes } min.
solve-summary =
    To { $target } points (told apart up to { $bound }) the player who begins wins { $start } % under best play.
    No state differs from what follows it by more than { $residual }; { $sweeps } sweeps, { $minutes } min.
    { $path }

odds-solved = By the solved table.
odds-small = By the small table; `speeltafel solve qwinn` computes the full one.
odds-chance = Player { $seat } wins { $chance }% with best play on both sides.
odds-help = the chances in this position (Qwinn! only)
odds-only = There are odds only for Qwinn!, not for { $game }.
unknown-end = The end can be searched out once two play and the bag is empty; here it cannot.
unknown-end-game = The end of { $game } is not searched out, only that of { $known }.
