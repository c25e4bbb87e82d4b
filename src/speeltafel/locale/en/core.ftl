# Refusals that every game shares.
unknown-game = There is no game “{ $name }”. There are: { $known }.
unknown-edition = There is no edition “{ $name }”. There are: { $known }.
unknown-seats = { $edition } is for { $least } to { $most } players, not { $seats }.
unknown-option = { $edition } has no option “{ $option }”. There are: { $known }.
unknown-value = { $option }={ $value } does not fit; it should be { $form }.
unreadable-lot = “{ $text }” is no lot; it should look like lot:2.
illegal-lot = That seat is not in the lot; it could be { $candidates }.
illegal-over = The game is over.
illegal-not-your-turn = It is not your turn.
