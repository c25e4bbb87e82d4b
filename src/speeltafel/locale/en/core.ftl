# Refusals that every game shares.
unknown-game = There is no game “{ $name }”. Choose from: { $known }.
unknown-edition = There is no edition “{ $name }”. Choose from: { $known }.
unknown-seats = { $most ->
    [2] { $least ->
        [2] { $edition } is for 2 players, not { $seats }.
       *[other] { $edition } is for { $least } to { $most } players, not { $seats }.
    }
   *[other] { $edition } is for { $least } to { $most } players, not { $seats }.
}
unknown-option = { $edition } has no option “{ $option }”. Choose from: { $known }.
unknown-value = { $option }={ $value } is not valid; it should be { $form }.
unreadable-lot = “{ $text }” is not a draw of who goes first; it should look like lot:2.
illegal-lot = That seat is not in the draw; it could be { $candidates }.
illegal-over = The game is over.
illegal-not-your-turn = It is not your turn.
