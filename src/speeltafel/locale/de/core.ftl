# Ablehnungen, die jedes Spiel kennt.
unknown-game = Es gibt kein Spiel „{ $name }“. Es gibt: { $known }.
unknown-edition = Es gibt keine Ausgabe „{ $name }“. Es gibt: { $known }.
unknown-seats = { $edition } ist für { $least } bis { $most } Personen, nicht für { $seats }.
unknown-option = { $edition } hat keine Option „{ $option }“. Es gibt: { $known }.
unknown-value = { $option }={ $value } passt nicht; richtig wäre { $form }.
unreadable-lot = „{ $text }“ ist kein Los; es sollte aussehen wie lot:2.
illegal-lot = Dieser Platz nimmt am Los nicht teil; möglich sind: { $candidates }.
illegal-over = Das Spiel ist zu Ende.
illegal-not-your-turn = Du bist nicht am Zug.
