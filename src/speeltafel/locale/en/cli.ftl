# Playing at a terminal.
play-welcome = { $game }, { $edition }: { $players }.
play-how = Type a move, ? for the possible moves, help for help, quit to stop.
play-player = Player { $number }
play-bot = { $name } (bot { $number })
play-prompt = { $name } >{" "}
play-thinking = { $name } is thinking…
play-bot-fault = { $name } failed, and something simple was played in its place: { $detail }.
play-curtain = { $name } to move. Press Enter when nobody else is looking.
play-hide = Press Enter to hide your pieces.
play-legal-count = { $count ->
    [one] One move is possible:
   *[other] { $count } moves are possible:
}
play-legal-none = No possible move contains “{ $text }”.
play-legal-more = … and { $count } more. Type ? and a few letters to search (? rs), or ?? for all.
play-legal-hint = ? shows what is possible.
play-more = Enter for more, q to stop{" "}
play-why-hint = why tells more; ? shows what is possible.
play-why-none = Nothing was refused.
play-why-later = { $name } says why when the game is over: there are still hidden pieces.
play-why-cells = cells: { $cells }
play-why-pieces = pieces: { $pieces }
play-why-code = rule: { $code }
play-bot-says = { $name }: { $words }
play-undo-ask = { $name } wants to take back a move. Does everyone agree? (y/n)
play-undone = Taken back.
play-undo-kept = Nothing was taken back.
play-resign-sure = Really resign? (y/n)
play-score-last = Last points, { $name }: { $points }
play-recorded = The game is written to { $file }.
play-record-file = Say which file: record my-game.spel
play-record-exists = { $file } already exists; choose another name.
play-record-failed = { $file } cannot be written: { $why }
play-over = The game is over. { $reason }
play-won = { $names } wins!
play-shared = { $names } share the win!
play-draw = Nobody wins.
play-again = Another game? (y/n)
play-bye = Goodbye!
play-kept = The game is kept: speeltafel play --resume goes on with it.
play-none-left = No game was left here.
play-help =
    Moves are typed as text; short forms are fine as long as they can mean one thing only.
      ?          the possible moves, the best points first; ? rs only those with rs in them; ?? all
      why        more about the last refusal, or about the bot's last move
      hint N     a hint: 1 where to look, 2 which pieces, 3 the move and why (only against bots)
      rules      the rules of this game
      undo       take back your last move (everyone must agree when luck or hidden pieces came in between)
      score      the points, and how the last ones were made
      record F   write the game to the file F (.spel or .json)
      position   the position as one line
      resign     resign the game
      quit       leave the table
    An empty line draws the table again.
play-moves-qwirkle =
    Qwirkle: a tile is a colour and a shape: r o y g b p (red orange yellow green blue purple)
    and c s d t l x (circle square diamond star clover cross). Cells are x,y: x to the right, y down.
      rs@3,0+bs@3,1    place the red square at 3,0 and the blue square below it
      swap:bt+rs       swap the blue star and the red square
      pass             only with an empty bag and nothing to place
play-moves-exago =
    Exago: cells are q,r with Start at 0,0.
      1,-1             place a stone
      1,-1>2,0         move a stone
      1,-1>2,0!3,0     the same, when two groups are equally large: the one with 3,0 stays
play-moves-qwinn =
    Qwinn!: keep dice and roll the others again, or go to a space.
      keep:33/3        keep two threes and the red die (keep:33/- rolls the red one too, keep:/- all)
      go:full          go to (or stay on) full house: 2x1 … 2x6 three four full small large topper
      go:full+minus    and use the red die to place a boycott (+max2 +minus +negeer) or remove one (-minus)
      fail             score nothing

# The command line.
unknown-bot-seat = --bot { $given }: seats count from 1 to { $last } here, such as --bot 2 or --bot 2=LEVEL.
unknown-language = There is no language “{ $given }”; choose from: { $known }.
unknown-form = { $given } should look like { $form }.
cli-about = Play Qwirkle, Exago and Qwinn! at one table. Without a command, the server starts and the page opens.
cli-play = play in this terminal, with others at the keyboard and with bots
cli-play-game = game or edition, such as qwirkle or qwirkle/nl-classic
cli-seats = number of seats; without --bot everyone sits at this keyboard
cli-bot = a bot of this level, in this seat if one is given (the first is 1); may be repeated
cli-seed = any text; the same text gives the same draws
cli-language = nl, de, fr or en
cli-option = an option of the game; may be repeated
cli-names = players’ names, separated by commas
cli-record = write the game to this file when it ends (.spel or .json)
cli-resume = go on with the game that was left here
cli-serve = serve tables and the page
cli-site = write the page as a folder of files that any web server can serve: the whole game, without a server of ours
cli-site-folder = where to write it: a new or empty folder, or one that this command wrote before
cli-site-written = Written to { $folder }: { $size } MB. Any web server can serve it; try it with: python -m http.server --directory { $folder }
cli-site-not-built = The page is not built with Python for browsers in { $folder }. Install Speeltafel again where the package registries can be reached.
cli-site-not-empty = { $folder } has something else in it. Name a new or empty folder, or one that this command wrote before.
cli-host = address to listen on
cli-port = port to listen on
cli-data = folder for the data
cli-browser = open the page in a browser
cli-replay = play back a record step by step
cli-picture = draw the last position of a record as a picture
cli-picture-file = where to write it: a name that ends in .svg or .png
cli-picture-size = link (1200 × 630, with names), wide (1040 × 600) or tall (336 × 290)
cli-picture-dark = on dark ground
cli-file = file with a record (.spel or .json)
cli-eyes = whose pieces to show: a seat number, all or nobody
cli-at = only the table after this event
cli-game = which game of a file with several, from 1
cli-game-shown = Game { $number } of { $games }; --game N shows another.
cli-many-games = { $file } holds { $games } games, and this command takes one. Take it out first: speeltafel convert { $file } OUT --game N
cli-verify = check that the deals of a finished game follow from its seed
cli-verified = { $deals ->
    [one] One deal was checked: it follows from the seed, and the seed fits its hash.
   *[other] { $deals } deals were checked: all follow from the seed, and the seed fits its hash.
}
cli-perft = count the positions that can follow
cli-depth = how many actions deep
perft-stopped = Stopped: { $counted } of { $of } first actions are counted; the total is theirs alone.
cli-position = a position as one line; without it the start
cli-bench = measure the speed of the kernels
cli-json = write the result as JSON to this file; - for standard output
cli-json-twice = Only one of OUT and --json can be standard output (-).
cli-rules = the rules of a game, its editions and options
cli-rules-seats = { $most ->
    [2] { $least ->
        [2] 2 players. { $source }
       *[other] { $least } to { $most } players. { $source }
    }
   *[other] { $least } to { $most } players. { $source }
}
cli-rules-bots = bots, from the weakest to the strongest: { $bots }
cli-rules-option = option { $name }: { $form } (default: { $default })
rules-unwritten = Nobody has written the rules of this game down here yet; ? shows what is possible.
cli-arena = let bots play against each other
cli-selfplay = play games and keep every decision as data
cli-sit = let a bot join a table of a server
cli-solve = solve Qwinn!
cli-tui = play in a full-screen terminal
cli-review = review a game with the strongest bot
cli-backup = write all tables to a file
cli-restore = read tables back from a backup
cli-export = write the records of finished games to a folder
cli-purge = delete old tables
cli-check = check that every table of a database fits its log, its rules and its seed
cli-version = version, and which kernels are compiled
cli-kernel-compiled = compiled
cli-kernel-interpreted = interpreted
cli-missing = “{ $command }” is not part of this installation ({ $why }).
cli-extra = “{ $command }” needs more than is installed here. Install it with: pip install "speeltafel[{ $extra }]"
cli-file-missing = { $file } cannot be read: { $why }
cli-neither =
    “{ $text }” is neither a file nor a position of a game:
    { $why }
cli-neither-more =
    { $why }
    { $more }
cli-file-unwritten = { $file } cannot be written: { $why }
cli-broke = Something went wrong that should not have: { $error }. SPEELTAFEL_TRACEBACK=1 shows where.
sit-unreadable = The server sent something that this program cannot read: { $what } Perhaps it is of a newer release.
sit-bad-address = “{ $address }” is not the address of a server. One looks like this: http://127.0.0.1:8710
sit-unknown-words = { $id }
cli-older-reading = Played by an older reading of the rules ({ $option } { $value }).
cli-option-ages = the players’ ages, one per seat, - for unknown; decide who goes first where the rules ask for them
cli-option-first = the seat that goes first, counted from 0, instead of what the rules say
cli-option-colours = the colour of each seat, - for one given by lot
cli-option-handicap = so many stones fewer, one number per seat, but never fewer than a line needs
cli-option-cap = points above this are lost
cli-analyse = try moves from any moment of a game or any position
cli-engine = try a program that speaks the engine protocol
cli-convert = write records in another form
engine-missing = “{ $command }” cannot be started: { $error }.
engine-not-found = “{ $command }” cannot be started: there is no program “{ $program }”.
engine-here = “{ $program }” lies here, but is not a command by that name: write “./{ $program }”, or first what runs it, such as “python3 { $program }”.
engine-not-executable = “{ $program }” may not be run as a program: allow it with “chmod +x { $program }”, or write first what runs it, such as “python3 { $program }”.
engine-option = “{ $command }” has no option “{ $option }”; it has: { $known }.
engine-said = { $words }
engine-help-program = the program with its arguments, such as ./mybot or "python mybot.py"
engine-help-games = how many games it plays
engine-help-seconds = seconds of CPU time a move
engine-help-seed = the seed of the first game
engine-good = good
engine-bad = wrong
engine-greets = answers “speeltafel 1” with “ready”
engine-options = takes “set” for each of its options
engine-unknown = answers “error” to a line that it does not know, and goes on
engine-played = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $won } won: { $illegal } illegal, { $late } late, { $crash } failed
engine-speaks = says lines of the protocol and no others
engine-stops = plays when it is told to stop, and once
engine-quits = ends by itself after “quit”
cli-to = spel or json; without it, what the name of OUT ends in
cli-out = the file to write, - for standard output
cli-converted = { $games ->
    [one] 1 game
   *[other] { $games } games
 }
cli-no-server = Nobody answers at { $address } ({ $error }).
cli-no-terminal = “tui” needs a terminal to draw in; its input or output is something else here.
cli-example = Example: { $example }
cli-completion = print what a shell needs to complete commands and options
cli-completion-shell = the shell
cli-picture-game = FILE is a position of this game, not a record
