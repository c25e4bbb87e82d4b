# The page: home.
page-sit-down = Pull up a chair.
page-what-this-is = { $games ->
    [3] Three games
   *[other] { $games } games
}, one table. Together on the sofa, far apart, or against the computer. No account.
page-what-this-is-here = { $games ->
    [3] Three games
   *[other] { $games } games
}, one table. Together on the sofa or against the computer. No account.
page-home = Home
page-language = Language
page-theme = { $theme ->
    [light] Theme: light (press for dark)
    [dark] Theme: dark (press for same as device)
   *[auto] Theme: same as device (press for light)
}
page-close = Close
page-moment = One moment…
page-try-again = Try again
page-new-table = New table
page-with-whom = With whom?
page-with = { $company ->
    [friends] Friends by link
    [device] On one device
   *[bot] Computer
}
page-set-up = Set up a table for { $game }
page-game-qwirkle = Qwirkle
page-game-exago = Exago
page-game-qwinn = Qwinn!
page-facts-qwirkle = 30–60 min
page-facts-exago = 15 min · ages 7+
page-facts-qwinn = 20 min
page-learn = Learn, improve, come back
page-learn-lessons = Lessons
page-learn-lessons-more = a game in five minutes
page-learn-day = Game of the day
page-learn-day-more = the same for everybody
page-learn-puzzles = Puzzles
page-learn-puzzles-more = find the best play
page-learn-figures = Your figures
page-learn-figures-more = games and strength
page-have-code = Have a code?
page-play = Play
page-about-qwirkle = Make lines of one colour or one shape. Long lines score; six is a Qwirkle.
page-about-exago = Get your stones in a row: five wins with two players, four with more.
page-about-qwinn = Roll five dice and move along twelve spaces. First to 250 points wins.
page-show-how = Show me how
page-goal-qwirkle = Most points wins. Long lines score; six is a Qwirkle.
page-goal-exago = { $count ->
    [5] Five in a row wins.
   *[other] Four in a row wins.
}
page-goal-qwinn = First to { $target } points wins.
page-first-skip = Skip
page-first-got-it = Got it
page-first-qwirkle-choose = Choose a tile
page-first-qwirkle-choose-more = Tap it, or drag it. The bright ones fit somewhere.
page-first-qwirkle-put = Now tap a dot
page-first-qwirkle-put-more = It fits there: all one shape, or all one colour. The figure is what it scores.
page-first-qwirkle-finish = Add more, or finish
page-first-qwirkle-finish-more = Tiles of the same line may follow. This key ends your turn.
page-first-exago-colour = These are your stones
page-first-exago-colour-more = Get them in a straight line before anyone else does.
page-first-exago-put = Tap a dot
page-first-exago-put-more = Every new stone touches one that lies there, no matter whose.
page-first-exago-finish = Place it
page-first-exago-finish-more = Changed your mind? Tap another dot first.
page-first-qwinn-keep = Tap the dice to keep
page-first-qwinn-keep-more = Then roll the others again. You have three rolls a turn.
page-first-qwinn-choose = Choose a space that fits
page-first-qwinn-choose-more = The raised ones fit your roll. The figure is what they score.
page-first-qwinn-finish = Score
page-first-qwinn-finish-more = This ends your turn and moves your pawn.
page-skip-plays = Skip to the latest move
page-table-code = Table code
page-join = Join
page-watch = Watch
page-code-wanted = Enter the table code first.
page-no-such-table = No table has this code. Check it and try again.
page-still-going = Games in progress
page-waiting = waiting for others
page-turn-of = { $name }’s turn
page-your-turn = your turn
page-forget = Remove table { $table } from this list
page-open-tables = Open tables
page-free-places = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
page-somebody = Someone
page-your-games = Your games
page-nothing-played = Games you finish will appear here, with your statistics. They are kept on this device only.
page-figure-played = played
page-figure-won = won
page-figure-best = best move
page-figure-highest = highest score
page-drawn = drawn
page-you-won = won
page-you-lost = lost
page-won-by = won by { $names }
page-all-games = Show all { $count } games
page-fewer = Show fewer
page-carry = Move to another device
page-carry-more = Your seats and statistics are stored on this device only. This code moves them to another device. Keep it secret: anyone who has it can play in your seats.
page-carry-code = Code of this device
page-carry-here = Code from another device
page-receive = Import
page-received = { $count ->
    [0] Nothing new: this device knew them all.
    [one] One game has arrived.
   *[other] { $count } games have arrived.
}
page-bad-code = This code is incomplete. Copy it again, from start to end.
page-copy = Copy
page-copied = Copied
page-share = Share
page-as-you-like = Settings
page-your-name = Your name
page-symbols = Colour symbols on tiles
page-device-asks = Your device asks for this.
page-less-motion = Reduce motion
page-sound = Sound

# The page: setting up a table.
page-table-of = New { $game } table
page-who-plays = Who is playing?
page-place = Seat { $number }
page-name = Name
page-name-of = Name for seat { $number }
page-seat-me = Me
page-seat-kind = { $kind ->
    [me] Here
    [person] Invited
    [open] Open
   *[bot] Bot
}
page-seat-more = { $kind ->
    [person] gets a link of their own
   *[me] on this device
}
page-seat-open-more = One link for everyone; whoever opens it takes a free seat.
page-is-bot-short = Bot
page-seats-of = { $count } of { $most } seats
page-seats-full = { $most } is the most in this edition; { $edition } takes up to { $larger }.
page-strength = How strong should the bot be?
page-add-place = Add player
page-remove-place = Remove seat { $number }
page-passed-around = You’ll pass this device around.
page-passed-around-qwirkle = You’ll pass this device around; between turns a curtain hides everyone’s hand.
page-edition = Edition
page-edition-qwirkle-nl-classic = Qwirkle, the wooden blocks
page-edition-qwirkle-de-summary = Qwirkle, German short rules
page-edition-qwirkle-nl-2023 = Qwirkle 2023, with colour symbols
page-edition-qwirkle-fr-2023 = Qwirkle 2023, French
page-edition-exago-goliath = Exago
page-edition-qwinn-standard = Qwinn!
page-players = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
page-more-choices = More options
page-option-side = Size of the board
page-option-side-more = Hexagons along each side
page-option-duty = Duty to block
page-option-duty-more = Who you must stop from completing a line
page-option-duty-next = the next player
page-option-duty-nearest = the nearest who threatens
page-option-duty-off = nobody
page-option-early-moves = Move early
page-option-early-moves-more = You may move stones while you still have some in hand
page-option-bridge = Build bridges
page-option-bridge-more = Put the lifted stone down first; only then do loose stones go back
page-option-target = Points to win
page-option-negeer-stops-topper = Ignore also limits Topper
page-option-negeer-stops-topper-more = With Ignore you may go one step at most, to and from Topper too
page-option-none = none
page-option-cap = Points cap
page-option-cap-more = Points above this number are lost.
page-who-first = Who goes first
page-who-first-rules = as the rules say
page-colour-of = Colour of { $name }
page-colour-of-more = Any of the six; no two players have the same.
page-colour-by-lot = by lot
page-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
    [light-blue] light blue
   *[orange] orange
}
page-fewer-stones = Fewer stones for { $name }
page-fewer-stones-more = A handicap for a strong player: the hand is smaller by this many.
page-clock = Time per move
page-pace = { $pace ->
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
    [day] 1 day
    [week] 1 week
   *[none] no limit
}
page-listed = Show in the list of open tables
page-listed-more = Strangers can take free seats
page-rules = Rules
page-rules-unwritten = Nobody has written the rules of this game down here yet.
page-rules-contents = Contents
page-example = Example
page-lay-table = Create table
page-play-now = Play

# The page: before the game.
page-join-at = Join at { $host } with code
page-invite-title = Invite someone
page-invited-by = { $name } invites you to a game of { $game }
page-invited-to = You are invited to a game of { $game }
page-watch-along = Watch at { $host }
page-watch-how = Open this table on a TV to show everyone the board.
page-games = Games
page-join-how = Anyone who opens the link can join. Open it on a TV to show the board there.
page-only-here = Only this device can open that address: this server does not let others in.
page-qr = QR code with the link to this table
page-waiting-for = { $count ->
    [0] Everyone is here
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
page-place-free = Free seat
page-place-free-more = for anyone with the code
page-place-link-more = can join with this link
page-place-invited = invited, not here yet
page-link-for = Link for seat { $number }
page-qr-of-place = QR code
page-new-link = New link
page-free-place = Let anyone take this seat
page-take-place = Take a seat
page-you-here = you, on this device
page-is-there = here
page-is-away = away
page-is-bot = A bot: the computer plays this seat.
page-bot-names = Bot Fern, Bot Basil, Bot June, Bot Toby, Bot Sally, Bot Giles, Bot Rose, Bot Dan
page-player = Player { $number }
page-opening = Opening table { $table }…

# The page: at the table.
page-seats = Seats
page-you = you
page-you-name = You
page-to-move = to move
page-away = away
page-points-label = Points
page-stand-in = a bot is playing
page-menu = Menu
page-beside = Beside the board
page-turn-number = turn { $number }
page-last-plays = Recent moves
page-history = All moves
page-nothing-yet = No moves yet.
page-bonus = (including { $bonus } bonus points)
page-chat = Chat
page-chat-unread = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
page-no-chat = No messages yet.
page-say-something = Type a message
page-send = Send
page-phrases = Quick phrases
page-watcher = Spectator
page-report = Report this message from { $name }
page-mute = Mute this player
page-unmute = Unmute this player
page-offer-stand-in = Let a bot take over
page-undo = Take back my last move
page-pause = Pause the game
page-resume = Resume
page-offer-draw = Offer a draw
page-invite = Invite players or spectators
page-invite-more = Anyone who opens this link takes a free seat, or watches if there is none. Open it on a TV to show everyone the board.
page-table-link = Link of this table
page-resign = Resign
page-resign-sure = Resign this game?
page-resign-more = { $ends ->
    [yes] The game ends and you lose.
   *[no] A bot takes your seat for good; the others play on.
}
page-no-go-on = No, keep playing
page-leaving = Leave the table
page-leave = Play on later
page-leave-more = You keep your seat. The table waits for you on the home page; the logo at the top left does the same.
page-big-hand = Board on the TV
page-big-hand-more = This device then shows only your hand, large
page-notify = Notify me when it’s my turn
page-to-board = To the board
page-age = Age of { $name }
page-your-age = Your age
page-age-more = Optional; only decides who goes first
page-free-chat = Free chat
page-free-chat-more = Off: quick phrases only
page-forget-me = Erase my name and messages
page-forgotten = Your name and messages have been erased from this table.
page-renamed = Everyone sees your new name.
page-changed = Changed.
page-announce = { $name }. { $told }
page-offline = Connection lost. Your game is safe; reconnecting…
page-queued = { $what ->
    [play] Your move is saved and will be sent when you’re back online.
    [say] Your message is saved and will be sent when you’re back online.
   *[other] What you asked for is saved and will be sent when you’re back online.
}
page-take-back = Take back
page-taken-back = { $sent ->
    [yes] It will not be sent again. If it had already arrived, you will see it in a moment.
   *[no] Taken back. Nothing was sent.
}
page-offer = { $kind ->
    [undo] { $name } would like to take back a move.
    [draw] { $name } offers a draw.
    [rematch] { $name } would like a rematch.
    [stand-in] { $name } suggests that a bot takes over for { $about }.
    [hints] { $name } would like to allow hints.
   *[pause] { $name } would like to pause the game.
}
page-offer-stands = { $kind ->
    [undo] You asked to take back a move.
    [draw] You offered a draw.
    [rematch] You asked for a rematch.
    [stand-in] You asked for a bot to take over for { $about }.
    [hints] You asked to allow hints.
   *[pause] You asked to pause the game.
}
page-agree = Agree
page-decline = No
page-withdraw = Never mind
page-is-paused = The game is paused.
page-paused = paused
page-days-left = { $days ->
    [one] one day left
   *[other] { $days } days left
}
page-hours-left = { $hours ->
    [one] one hour left
   *[other] { $hours } hours left
}
page-time-over = { $you ->
    [you] You have run out of time.
   *[other] { $name } has run out of time.
}
page-claim = { $players ->
    [2] End the game and win
   *[other] Let a bot take over
}
page-act-undo = Took back a move.
page-act-resign = Resigned.
page-act-flag = Ran out of time.
page-qwirkle-did-lot = { $you ->
    [you] You go first
   *[other] { $seat } goes first
}{ $why ->
    [largest] : the largest set, { $best } tiles.
    [oldest] : the oldest of those with the largest set, { $best } tiles.
    [youngest] : the youngest of those with the largest set, { $best } tiles.
    [drawn] : drawn from those with the largest set, { $best } tiles.
   *[chosen] .
}
page-qwinn-did-lot = { $you ->
    [you] You go first
   *[other] { $seat } goes first
}{ $why ->
    [drawn] : chosen at random.
   *[chosen] .
}
page-illegal-flag-time = { $seat } still has time.
page-pass-device = Pass the device to
page-lift-curtain = I am { $name }, lift the curtain
page-peek = Look at your own hand
page-cover-hand = Cover the hand again
page-watch-at = Join at { $host } with code
page-full-screen = Full screen
page-small-screen = Exit full screen

# The page: the end and the story.
page-wins = { $margin ->
    [0] { $name } wins
    [one] { $name } wins by one point
   *[other] { $name } wins by { $margin } points
}
page-you-win = { $margin ->
    [0] You win
    [one] You win by one point
   *[other] You win by { $margin } points
}
page-shared-win = { $names } share the win
page-nobody-wins = Nobody wins
page-by-points = { $margin ->
    [one] by one point
   *[other] by { $margin } points
}
page-series = This series: { $score }
page-difference = Points ahead, round by round
page-points-ahead = { $points } ahead
page-points-behind = { $points } behind
page-level-points = level
page-next-opponent = Next opponent
page-share-game = Share this game
page-share-link = Link to this game
page-share-opens = Anyone with the link can watch this game. It opens no seat.
page-save-picture = Save as { $kind }
page-picture-saved = Saved.
page-picture-failed = The picture could not be made. Try again in a moment.
page-review-plain = Which moves decided it?
page-moves = Moves
page-percent = { $percent }%
page-chances-of = { $you ->
    [you] Your chance of winning
   *[other] { $name }: chance of winning
}
page-chances-how = A slope is luck, a bar is a decision. Below: luck, then your mistakes.
page-chances-how-plain = A bar is a decision. Below: your mistakes.
page-lane-luck = luck
page-review-progress = Looking back… { $percent }%
page-loss = −{ $loss } ± { $error }%
page-loss-points = { $loss ->
    [one] −{ $loss } ± { $error } point
   *[other] −{ $loss } ± { $error } points
}
page-chance-kept = { $you ->
    [you] A good move. Your chance of winning: { $percent }%.
   *[other] A good move. { $name }’s chance of winning: { $percent }%.
}
page-move-fine = Nothing better was found.
page-made = Played
page-mistake-next = Next mistake
page-mistake-before = Previous
page-mistake-none = No more mistakes
page-what-if = What if?
page-what-if-over = The game would be over. Won by { $names }.
page-what-if-back = Take back
page-think-longer = Think longer
page-chance-error = { $percent } ± { $error }%
page-how-it-went = How it went
page-chart = points above or below average, by round
page-round = Round
page-last-position = Final position
page-honour-best = { $count ->
    [one] best move: { $count } point
   *[other] best move: { $count } points
}
page-honour-full = { $count ->
    [one] one full line
   *[other] { $count } full lines
}
page-honour-full-qwirkle = { $count ->
    [one] one Qwirkle
   *[other] { $count } Qwirkles
}
page-honour-led = { $count ->
    [one] led for one round
   *[other] led for { $count } rounds
}
page-honour-average = { $count ->
    [one] { $count } point per turn on average
   *[other] { $count } points per turn on average
}
page-moment-best = { $points ->
    [one] Best move: { $name }, { $points } point.
   *[other] Best move: { $name }, { $points } points.
}
page-moment-lead = In the lead for good: { $name }.
page-moment-full = Full line: { $name }, { $points } points.
page-see-board = See the board
page-back-to-story = Back to the results
page-watch-again = Watch replay
page-play-again = Rematch
page-rematch-asked = Waiting for the others…
page-to-rematch = To the rematch

# The page: replay.
page-replay = Replay
page-replay-start = Before the first move
page-replay-at = Position in the game
page-replay-step = { $step } of { $of }
page-to-start = To the start
page-step-back = Previous move
page-run = Play
page-stop = Pause
page-step-on = Next move
page-to-end = To the end
page-whose-eyes = View as
page-eyes-all = All hands visible
page-share-move = Link to this move
page-record-more = Download the game:
page-record-text = As text

# The page: when something is wrong.
page-offline-home = You’re offline. Rules you opened before are still here; play continues when you’re back online.
page-last-table = Your last table
page-open-table = Open
page-lost-title = Page not found
page-lost = There is nothing at this address. Do you have a table code?
page-lost-here = There is nothing at this address.
page-too-old = This browser is too old for some boards here. Please update it.
page-not-loaded = This part could not be loaded
page-not-loaded-more = The connection is slow or lost. Nothing you did is lost.
page-unreachable = The server cannot be reached. Are you online?
page-not-found = This does not exist, or no longer does.
page-went-wrong = Something went wrong on our side ({ $status }).

# The page: what happened for people who see the board, hints and the look back.
page-hint = Hint
page-hint-how-much = How much do you want to know?
page-hint-1 = Where
page-hint-2 = With what
page-hint-3 = The move
page-hint-thinking = Thinking…
page-told-qwirkle-did-place = { $points ->
    [one] Placed { $tiles }: { $points } point.
   *[other] Placed { $tiles }: { $points } points.
}
page-row-qwinn-did-go = { $space }
page-row-qwinn-did-go-place = { $space }; placed { $boycott }
page-row-qwinn-did-go-remove = { $space }; removed { $boycott }
page-qwirkle-end-emptied = { $you ->
    [you] The bag is empty and you placed your last tile.
   *[other] The bag is empty and { $name } placed their last tile.
}
page-told-exago-did-place = { $line ->
    [line] Placed a stone: the line is complete!
   *[none] Placed a stone{ $row ->
            [1] { "" }
            [2] : two in a row
            [3] : three in a row
            [4] : four in a row
           *[other] : { $row } in a row
        }{ $stops ->
            [stops] { $you ->
                [you] ; that stops you.
               *[other] ; that stops { $seat }.
            }
           *[none] .
        }
}
page-told-exago-did-move = { $line ->
    [line] Moved a stone: the line is complete!
   *[none] Moved a stone{ $row ->
            [1] { "" }
            [2] : two in a row
            [3] : three in a row
            [4] : four in a row
           *[other] : { $row } in a row
        }{ $stops ->
            [stops] { $you ->
                [you] ; that stops you.
               *[other] ; that stops { $seat }.
            }
           *[none] .
        }
}{ $back ->
    [0] { "" }
    [one] { " " }One stone goes back.
   *[other] { " " }{ $back } stones go back.
}
page-review = Luck or skill?
page-review-what = A strong bot looks at every move: what was luck, and what could have been better?
page-review-what-plain = A strong bot looks at every move: what could have been better?
page-review-ask = Analyse game
page-review-busy = The bot is analysing the game…
page-review-better = What would have been better
page-review-clean = Nobody made a mistake that mattered.
page-slip-slip = inaccuracy
page-slip-mistake = mistake
page-slip-blunder = blunder
page-better = Better: { $play }
page-show-better = Show what was better

# What people who see the board are told instead, and advice: what to do and why.
page-told-qwirkle-cell-taken = There is already a tile here: { $tile }.
page-told-qwirkle-cell-twice = Two tiles cannot be in one spot: { $tile } and { $other }.
page-told-qwirkle-gap = There is a gap: all tiles you place in a turn must end up in one line.
page-told-qwirkle-twin = The line would contain this tile twice: { $tile }.
page-told-qwirkle-pass-place = You cannot pass while a tile fits: { $tile }.
page-told-exago-off-board = This is outside the board.
page-told-exago-no-stone = There is no stone to lift here.
page-told-exago-not-yours = This stone belongs to { $colour }.
page-told-exago-taken = There is already a stone here ({ $colour }).
page-told-exago-same-cell = The stone may not go back to where it came from.
page-told-exago-start = The first stone goes on Start.
page-told-exago-island = A stone here would not touch any other stone.
page-told-exago-island-falls = A stone here would only touch stones that go back to their owners.
page-told-exago-smaller-group = Here the stone would be in too small a group; it must be in the largest.
page-told-exago-unfinished = Where does this stone go?
page-told-exago-no-pass = You can only pass when you have no other move.
page-told-exago-duty = { $colour } can complete a line: you must stop that.
page-told-exago-clue-group = { $count ->
    [one] This stone stays.
   *[other] These { $count } stones stay.
}
page-told-exago-clue-blocks = { $count ->
    [one] Only one move stops it.
   *[other] { $count } moves stop it.
}
page-hint-where = { $count ->
    [one] Look at the place with the bulb.
   *[other] Look at the places with the bulb.
}
page-hint-where-qwirkle = { $count ->
    [one] Look beside the tile with the bulb.
   *[other] Look beside the tiles with the bulb.
}
page-hint-where-exago = { $count ->
    [one] Look beside the stone with the bulb.
   *[other] Look beside the stones with the bulb.
}
page-hint-where-qwinn = { $count ->
    [one] Look at the space with the bulb.
   *[other] Look at the spaces with the bulb.
}
page-hint-pieces = Take the ones with the bulb: { $pieces }.
page-hint-hand = This time it is about your own pieces.
page-told-coach-proof-missed = { $turns ->
    [one] Missed: a line could have been completed at once. That decides the game.
   *[other] Missed: a sure line within { $turns } turns. That decides the game.
}
page-told-coach-proof-lets-in = { $turns ->
    [one] This lets the other complete a line at once. That decides the game.
   *[other] This lets the other complete a line in { $turns } turns, whatever you do. That decides the game.
}
page-told-coach-exago-stone = one of your stones on the board
page-hint-bot-only = This is the only move.
page-hint-bot-by-lot = A move at random.
page-hint-bot-most-points = { $points ->
    [one] One point: the bot sees no more.
   *[other] This scores the most in sight: { $points } points.
}
page-hint-bot-no-points = The bot sees no way to score now.
page-hint-bot-points = { $points ->
    [one] This scores one point.
   *[other] This scores { $points } points.
}
page-hint-bot-wins = This wins the game.
page-hint-bot-chance = { $points ->
    [0] Your chance of winning against players as strong as the bot: { $after }% (moves considered: { $before }% on average).
    [one] One point. Your chance of winning against players as strong as the bot: { $after }% (moves considered: { $before }% on average).
   *[other] { $points } points. Your chance of winning against players as strong as the bot: { $after }% (moves considered: { $before }% on average).
}
page-hint-bot-fell-back-late = A simple move: the bot ran out of time.
page-hint-bot-fell-back-crash = A simple move: the bot found nothing better.
page-hint-bot-fell-back-illegal = A simple move: the bot found nothing better.
page-hint-qwirkle-bot-swaps = { $count ->
    [one] Swap this tile: it is worth little now.
   *[other] Swap these { $count } tiles: they are worth little now.
}
page-hint-qwirkle-bot-out = { $points } points, and your hand is empty.
page-hint-qwirkle-bot-full = { $points } points, with a Qwirkle.
page-hint-qwirkle-bot-lines = This scores { $points } points, in { $count } lines at once.
page-hint-qwirkle-bot-lines-most = This scores the most in sight: { $points } points, in { $count } lines.
page-hint-qwirkle-bot-keeps = { $points ->
    [one] One point; keep for a Qwirkle: { $tiles }.
   *[other] { $points } points; keep for a Qwirkle: { $tiles }.
}
page-hint-qwirkle-bot-denies = { $points ->
    [one] One point, and it takes a chance of a Qwirkle from the others.
   *[other] { $points } points, and it takes a chance of a Qwirkle from the others.
}
page-hint-qwirkle-bot-end-ahead = { $lead ->
    [one] This wins by at least one point.
   *[other] This wins by at least { $lead } points.
}
page-hint-qwirkle-bot-end-behind = { $lead ->
    [one] If nobody makes a mistake you still lose by one point.
   *[other] If nobody makes a mistake you still lose by { $lead } points.
}
page-hint-qwirkle-bot-end-tie = If nobody makes a mistake, this makes it a tie.
page-hint-exago-bot-line = This completes your line.
page-hint-exago-bot-block = You must stop { $who }.
page-hint-exago-bot-sure = You will complete a line next turn, whatever happens.
page-hint-exago-bot-sees = { $count ->
    [one] As far as the bot sees, nobody can stop your next line.
   *[other] As far as the bot sees, you complete a line within { $count } turns.
}
page-hint-exago-bot-lost = The bot sees no way to stop the others any more.
page-hint-exago-bot-fork = This makes { $count } threats at once.
page-hint-exago-bot-threat = This threatens to complete a line.
page-hint-exago-bot-falls = { $count ->
    [one] This sends a stone back to its owner.
   *[other] This sends { $count } stones back to their owners.
}
page-hint-exago-bot-hinder = This leaves { $who } less room.
page-hint-exago-bot-build = This builds up your lines.
page-hint-exago-bot-best = The bot sees nothing better.
page-hint-qwinn-bot-goes = { $points ->
    [one] One point on { $space }.
   *[other] { $points } points on { $space }.
}
page-hint-qwinn-bot-goes-chance = { $points ->
    [one] One point on { $space }; your chance of winning against a player as strong as the bot: { $after }%.
   *[other] { $points } points on { $space }; your chance of winning against a player as strong as the bot: { $after }%.
}
page-hint-qwinn-bot-places = { $points ->
    [one] One point on { $space }, and { $boycott } slows your opponent down.
   *[other] { $points } points on { $space }, and { $boycott } slows your opponent down.
}
page-hint-qwinn-bot-removes = { $points ->
    [one] One point on { $space }, and you get rid of { $boycott }.
   *[other] { $points } points on { $space }, and you get rid of { $boycott }.
}
page-hint-qwinn-bot-fail = Score nothing this turn.
page-hint-qwinn-bot-keeps = Keep { $dice } and roll the others again.
page-hint-qwinn-bot-keeps-none = Roll all five dice again.
page-hint-qwinn-bot-keeps-chance = Keep { $dice }: { $after }% to win against a player as strong as the bot; { $stop }% if you stop now.
page-hint-qwinn-bot-keeps-none-chance = Roll all five again: { $after }% to win against a player as strong as the bot; { $stop }% if you stop now.
page-hint-qwirkle-did-place = { $points ->
    [one] Place { $tiles }: { $points } point.
   *[other] Place { $tiles }: { $points } points.
}
page-hint-qwirkle-did-swap = Swap { $tiles }.
page-hint-qwirkle-did-pass = Pass.
page-hint-exago-did-pass = Pass.
page-hint-qwinn-did-keep = Keep { $dice } and roll the rest again.
page-hint-qwinn-did-keep-none = Roll all five dice again.
page-hint-qwinn-did-go = { $points ->
    [one] Go to { $space }: { $points } point.
   *[other] Go to { $space }: { $points } points.
}
page-hint-qwinn-did-go-place = { $points ->
    [one] Go to { $space } and place { $boycott }: { $points } point.
   *[other] Go to { $space } and place { $boycott }: { $points } points.
}
page-hint-qwinn-did-go-remove = { $points ->
    [one] Go to { $space } and remove { $boycott }: { $points } point.
   *[other] Go to { $space } and remove { $boycott }: { $points } points.
}
page-hint-qwinn-did-fail = Score nothing.
page-hint-qwinn-did-fail-lifts = Score nothing; your { $boycott } comes off.
page-hint-qwinn-did-fail-minus = { $points ->
    [one] Score nothing; Minus costs { $points } point.
   *[other] Score nothing; Minus costs { $points } points.
}
page-exago-did-lot = { $you ->
    [you] You go first
   *[other] { $seat } goes first
}{ $why ->
    [youngest] : the youngest.
    [drawn] : chosen at random.
   *[chosen] .
}
page-variations = This table plays:
page-level = { $level }, { $number } of { $of }
page-level-adaptive = Adaptive
page-level-adaptive-more = follows your rating
page-level-adaptive-follows = It grows and shrinks with you: you should win about half the time.
page-invited = This link is for the seat of { $name }.
page-move-device = Move to another device
page-move-device-more = Open this link on your other device and sit down there: it then has your seat, and this one no longer does. Anyone who has the link can do that, so keep it to yourself. The link is good for half an hour.
page-move-device-link = Make the link
page-stand-up = Stand up
page-stand-up-sure = Give up your seat for good? Where pieces are hidden a bot plays on with yours.
page-stand-up-more = You give up your seat for good; the game goes on without you.
page-abandon = Break off the game
page-abandon-sure = Break off the game for everybody? That works only when the others have been away too long.
page-abandon-more = The game ends for everybody, without a winner.
page-remove-player = Remove from the table
page-devices = { $count } devices are connected to your seat. If one is not yours, move your seat to a device of yours: only that one will have it.
page-privacy = Privacy
page-admin = Administration
page-admin-key = Administrator’s key
page-admin-enter = Enter
page-admin-search = Code or name
page-admin-look = Refresh
page-admin-done = Done.
page-admin-hours = A ban lasts
page-admin-reports = Reported messages
page-admin-remove = Remove the message
page-admin-keep = Nothing wrong
page-admin-ban = Ban this address
page-admin-ban-maker = Ban whoever listed it
page-admin-close = Close the table
page-admin-unname = Take the name “{ $name }” away
page-admin-bans = Banned addresses
page-admin-until = until { $time }
page-admin-lift = Lift the ban
page-admin-none = Nothing here.
page-mute-watchers = Mute watchers
page-more-tables = More tables
page-search-tables = Find a table by code or name
page-admin-times =
    { $count ->
        [one] reported once
       *[other] reported by { $count }
    }
page-admin-for =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
