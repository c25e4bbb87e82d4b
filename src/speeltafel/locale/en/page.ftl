# The page: home.
page-sit-down = Pull up a chair.
page-what-this-is = Three games, one table. Together on the sofa, far apart, or against the computer. No account.
page-home = To the start page
page-language = Language
page-theme = { $theme ->
    [light] Light, press for dark
    [dark] Dark, press for as the device has it
   *[auto] Light or dark as the device has it, press for light
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
page-press = { $company ->
    [friends] Play with friends
    [device] Play on this device
   *[bot] Play at once against the computer
}
page-set-up = Set up a table of { $game }
page-game-qwirkle = Qwirkle
page-game-exago = Exago
page-game-qwinn = Qwinn!
page-facts-qwirkle = 45 min
page-facts-exago = 15 min
page-facts-qwinn = 20 min
page-table-code = Table code
page-join = Sit down
page-watch = Watch
page-code-wanted = Type the code on the other screen first.
page-no-such-table = There is no table with this code. Look again at the other screen.
page-still-going = Still going
page-waiting = waiting for others
page-your-turn = your turn
page-forget = Take table { $table } off this list
page-open-tables = Open tables
page-free-places = { $count ->
    [one] one place free
   *[other] { $count } places free
}
page-somebody = Somebody
page-your-games = Your games
page-nothing-played = Games you finish appear here, with your own figures. This device remembers them; nobody else does.
page-figure-played = played
page-figure-won = won
page-figure-best = best play
page-figure-highest = highest
page-drawn = drawn
page-you-won = you won
page-you-lost = lost
page-won-by = won by { $names }
page-all-games = All { $count } games
page-fewer = Fewer
page-carry = Take along
page-carry-more = Your seats and figures live on this device. This code carries them to another; keep it to yourself, for it opens your seats.
page-carry-code = Code of this device
page-carry-here = Code from another device
page-receive = Bring here
page-received = { $count ->
    [0] Nothing new: this device knew them all.
    [one] One game has arrived.
   *[other] { $count } games have arrived.
}
page-bad-code = This is not a whole code. Copy it again, from beginning to end.
page-copy = Copy
page-copied = Copied
page-share = Share
page-as-you-like = As you like it
page-your-name = Your name
page-symbols = Symbol on every colour
page-less-motion = Less motion
page-sound = Sound of pieces on the table

# The page: setting up a table.
page-table-of = A table of { $game }
page-who-plays = Who plays?
page-place = Place { $number }
page-name = Name
page-name-of = Name at place { $number }
page-seat-me = Me
page-seat-here = Also here
page-seat-friend = A secret link of their own
page-seat-open = Whoever has the link
page-seat-open-more = One link for all; whoever opens it sits down.
page-seat-bot = Computer: { $level }
page-strength = How strong is the computer?
page-add-place = One more
page-remove-place = Remove place { $number }
page-passed-around = You pass this device around; a curtain hides the hands between turns.
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
page-more-choices = More choices
page-option-side = Size of the board
page-option-side-more = Hexagons along each side
page-option-duty = Duty to block
page-option-duty-more = Whom you must stop when they could make a line
page-option-duty-next = the next player
page-option-duty-nearest = the nearest who threatens
page-option-duty-off = nobody
page-option-early-moves = Move early
page-option-early-moves-more = Stones may move while you still have some in hand
page-option-bridge = Build bridges
page-option-bridge-more = Lay the lifted stone first, then see what falls off
page-option-target = Points to win
page-option-negeer-stops-topper = Ignore binds Topper too
page-option-negeer-stops-topper-more = Under Ignore at most one step, also to and from Topper
page-clock = Time for a move
page-pace = { $pace ->
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
    [day] 1 day
    [week] 1 week
   *[none] as long as you like
}
page-listed = On the list of open tables
page-listed-more = Strangers may sit down at open places
page-rules = Rules
page-example = Example
page-lay-table = Lay the table
page-play-now = Play

# The page: before the game.
page-join-at = Sit down at { $host } with the code
page-send-link = Send this link, or have the square scanned
page-watch-along = Watch at { $host }
page-watch-how = Opened on a television this table shows the board to everybody.
page-games = Games
page-join-how = Whoever opens the link sits down. Opened on a television it will show the board.
page-only-here = Only this device can open that address. To let phones in: ./start serve --host 0.0.0.0
page-qr = Square code with the link to this table
page-waiting-for = { $count ->
    [0] Everybody is there
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
page-place-free = Free place
page-place-free-more = for whoever comes with the code
page-place-link-more = sits down with this link
page-link-for = Link for place { $number }
page-qr-of-place = Show as a square code
page-new-link = New link
page-free-place = Open the place to anybody
page-take-place = Take a place
page-you-here = you, on this device
page-is-there = is there
page-is-away = is away for the moment
page-is-bot = A bot: the computer plays here.
page-bot-names = Bot Fern, Bot Basil, Bot June, Bot Toby, Bot Sally, Bot Giles, Bot Rose, Bot Dan
page-player = Player { $number }
page-opening = Opening table { $table }…

# The page: at the table.
page-seats = Seats
page-you = you
page-you-name = You
page-to-move = is to move
page-away = is away
page-points-label = Points
page-stand-in = a bot stands in
page-board = The board
page-menu = Menu
page-beside = Beside the board
page-turn-number = turn { $number }
page-last-plays = Last plays
page-history = All plays
page-nothing-yet = Nothing has been played yet.
page-bonus = (of which { $bonus } bonus)
page-chat = Talk
page-chat-unread = { $count ->
    [one] Talk, one new line
   *[other] Talk, { $count } new lines
}
page-no-chat = Nobody has said anything yet.
page-say-something = Say something
page-send = Send
page-phrases = Quick words
page-watcher = Somebody watching
page-report = Report what { $name } says
page-mute = Do not hear this player
page-unmute = Hear this player again
page-offer-stand-in = Let a bot play on for this player
page-undo = Take back my last play
page-pause = Pause the clock
page-resume = Go on
page-offer-draw = Offer a draw
page-invite = Invite or watch along
page-invite-more = Whoever opens this link sits down if a place is free, and watches otherwise. Open it on the television for the common board.
page-table-link = Link of this table
page-resign = Give up
page-resign-sure = Give up this game?
page-no-go-on = No, go on
page-leave = Leave; your seat stays
page-big-hand = Board on the television
page-big-hand-more = This device shows your hand large
page-notify = Tell me when it is my turn
page-to-board = To the board
page-age = Age of { $name }
page-age-more = Only where age decides who begins
page-free-chat = Free words
page-free-chat-more = Off: only the quick words can be said
page-forget-me = Wipe my name and what I said here
page-forgotten = Your name and words are gone from this table.
page-renamed = Everybody sees your new name.
page-changed = Changed.
page-announce = { $name }: { $told }
page-offline = The line is gone; we keep trying.
page-queued = Your play is kept and goes out as soon as the line is back.
page-offer = { $kind ->
    [undo] { $name } would like to take back a play.
    [draw] { $name } offers a draw.
    [rematch] { $name } would like to play again.
    [stand-in] { $name } asks that a bot play on for { $about }.
   *[pause] { $name } would like to pause the clock.
}
page-offer-stands = { $kind ->
    [undo] You asked to take back a play.
    [draw] You offered a draw.
    [rematch] You asked for another game.
    [stand-in] You asked that a bot play on.
   *[pause] You asked to pause the clock.
}
page-agree = Agree
page-decline = No
page-withdraw = Never mind
page-is-paused = The clock stands still.
page-paused = paused
page-days-left = { $days ->
    [one] one day left
   *[other] { $days } days left
}
page-hours-left = { $hours ->
    [one] one hour left
   *[other] { $hours } hours left
}
page-time-over = { $name } has run out of time.
page-claim = { $players ->
    [2] End the game and win
   *[other] Let a bot play on
}
page-act-undo = takes a play back.
page-act-resign = gives up.
page-act-flag = has run out of time.
page-qwirkle-did-lot = { $you ->
    [you] You begin.
   *[other] { $seat } begins.
}
page-qwinn-did-lot = { $you ->
    [you] You begin.
   *[other] { $seat } begins.
}
page-illegal-flag-time = { $seat } still has time.
page-pass-device = Pass the device to
page-lift-curtain = I am { $name }, lift the curtain
page-peek = Look at your own hand
page-cover-hand = Cover the hand again
page-watch-at = Sit down at { $host }
page-full-screen = Whole screen
page-small-screen = Smaller

# The page: the end and the story.
page-wins = { $margin ->
    [0] { $name } wins
    [one] { $name } wins by a point
   *[other] { $name } wins by { $margin }
}
page-you-win = { $margin ->
    [0] You win
    [one] You win by a point
   *[other] You win by { $margin }
}
page-shared-win = { $names } share the win
page-nobody-wins = Nobody wins
page-how-it-went = How it went
page-chart = points ahead of the table’s average, round by round
page-round = Round
page-last-position = The last position
page-honour-best = best play, { $count }
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
page-honour-average = { $count } a turn on average
page-moment-best = { $name } makes the best play: { $points }.
page-moment-lead = { $name } takes the lead for good.
page-moment-full = { $name } fills a line for { $points }.
page-see-board = See the board
page-back-to-story = Back to the story
page-watch-again = Watch again
page-play-again = Play again
page-rematch-asked = Waiting for the others…
page-to-rematch = To the next game

# The page: replay.
page-replay = Seen again
page-replay-start = Before the first play
page-replay-at = Place in the game
page-replay-step = { $step } of { $of }
page-to-start = To the start
page-step-back = One play back
page-run = Play on by itself
page-stop = Stop
page-step-on = One play on
page-to-end = To the end
page-whose-eyes = Through whose eyes
page-eyes-all = All hands open
page-share-move = Link to this very move
page-record-more = Keep the record of the game:
page-record-text = As text

# The page: when something is wrong.
page-offline-home = No network. Rules you have read before can be read; play goes on as soon as the network is back.
page-lost-title = Nobody sits here
page-lost = This address leads nowhere. With a table code you get on.
page-not-loaded = This part did not arrive
page-not-loaded-more = The network is gone or slow. What you did is kept.
page-unreachable = The server cannot be reached. Is the network there?
page-not-found = This is not here (any more).
page-went-wrong = Something went wrong on our side ({ $status }).

# The page: what happened for people who see the board, hints and the look back.
page-hint = Hint
page-hint-thinking = Thinking…
page-dice = { $whites ->
    [none] the red { $red }
   *[other] { $red ->
        [none] { $whites }
       *[other] { $whites } and the red { $red }
    }
}
page-told-qwirkle-did-place = { $points ->
    [one] Lays { $tiles }: { $points } point.
   *[other] Lays { $tiles }: { $points } points.
}
page-told-exago-did-place = { $line ->
    [line] Places a stone: the line is complete!
   *[none] Places a stone.
}
page-told-exago-did-move = { $line ->
    [line] { $back ->
        [0] Moves a stone: the line is complete!
        [one] Moves a stone: the line is complete! One stone goes back.
       *[other] Moves a stone: the line is complete! { $back } stones go back.
    }
   *[none] { $back ->
        [0] Moves a stone.
        [one] Moves a stone. One stone goes back.
       *[other] Moves a stone. { $back } stones go back.
    }
}
page-review = Luck or skill?
page-review-what = A strong bot goes over every play: what was luck, and what could have been better?
page-review-ask = Look back
page-review-busy = The bot is going over it…
page-review-how = In per cent of winning, as { $bot } judges it. Added to an even share it makes the result.
page-review-luck = luck
page-review-gifts = gifts
page-review-given = given
page-review-better = What would have been better
page-review-clean = Nobody gave anything away that counts.
page-slip-slip = slip
page-slip-mistake = mistake
page-slip-blunder = blunder
page-better = Better: { $play }
page-chance-now = Chance to win: { $percent } %
page-show-better = Show what was better
page-better-shown = This would have been better for { $name }.
page-review-luck-exago = course
