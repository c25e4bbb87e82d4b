# Sitting at a server’s table in a full-screen terminal.
tui-help-address = the server, such as http://127.0.0.1:8710; or the file of a finished game to look back at; without either the tables are this terminal’s own
tui-help-table = the table to join
tui-help-secret = the secret of your seat, or the invitation from its link (#s=…), which is used up by sitting down
tui-help-name = your name at the table
tui-no-server = Nobody answers at { $address } ({ $error }). Start a server there with: speeltafel serve
tui-edition = Game
tui-seats = Players
tui-level = Bots
tui-play = Play
tui-join = Join
tui-code = Code or link of a table
tui-table = Open table
tui-game = Game
tui-players = Players
tui-keys-home = F5 refresh  Ctrl+Q quit
tui-keys-table = F1 help  F2 moves  F3 undo  F4 hint  F6/F7 look back  F8 review  Esc home
tui-waiting = Table { $table }: waiting for everyone…
tui-prompt = a move, or help
tui-your-turn = It is your turn.
tui-their-turn = { $name } to move.
tui-watcher = Spectator
tui-player = Player { $number }
tui-ready = { $points ->
    [0] Enter plays { $action }.
    [one] Enter plays { $action } for one point.
   *[other] Enter plays { $action } for { $points } points.
}
tui-steps = Possible: { $steps }
tui-more = … and { $count } more. Type ? and a few letters to search.
tui-none = No possible move contains that.
tui-no-answer = The server did not answer. Try again in a moment.
tui-offered = { $name } asks: { $kind } Type yes or no.
tui-offer-undo = take back a move?
tui-offer-draw = call it a draw?
tui-offer-rematch = another game?
tui-offer-stand-in = should a bot take over for { $about }?
tui-offer-hints = allow hints?
tui-offer-pause = take a break?
tui-help = Type a move as text, or click it together on the board and press Enter. Also: ? for the possible moves, hint, review once the game is over, undo, draw, resign, pause, resume, rematch, rules, save and a file’s name, yes and no to answer, say and your words.
tui-come-back = Your seat is kept. To come back: { $command }
tui-people = People here
tui-people-here = { $count ->
    [one] 1 person here
   *[other] { $count } people here
}
tui-curtain = { $name }, it is your turn. The others look away; press Enter to see your hand.
tui-looking = Move { $number } of { $of }. { $what } (F6 back, F7 forward)
tui-saved = Saved as { $file }. To look back: speeltafel review { $file }
tui-table-gone = This table is closed.
tui-table-where = Table { $table } is at a server: name its address too, such as speeltafel tui http://127.0.0.1:8710 --table { $table }
tui-picked = { $piece } is picked up: click the cell where it goes.
tui-reviewing = Looking back at the game: { $percent } %
tui-reviewed = The review is there: F6 and F7 show what it says of every move.
