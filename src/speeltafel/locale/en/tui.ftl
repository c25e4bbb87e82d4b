# Sitting at a server’s table in a full-screen terminal.
tui-help-address = the server, such as http://127.0.0.1:8710
tui-help-table = the table to join
tui-help-secret = the secret of your seat, from its link
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
tui-keys-home = F5 refresh
tui-keys-table = F1 help   F2 possible moves   F3 take back   Esc home   Ctrl+Q quit
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
tui-offer-stand-in = should a bot take over for the player who left?
tui-offer-pause = take a break?
tui-help = Type a move as text. Also: ? for the possible moves, undo, draw, resign, pause, resume, rematch, rules, yes and no to answer, say and your words.
tui-come-back = Your seat is kept. To come back: { $command }
