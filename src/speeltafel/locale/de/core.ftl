# Ablehnungen, die jedes Spiel kennt.
unknown-game = Es gibt kein Spiel „{ $name }“. Zur Wahl stehen: { $known }.
unknown-edition = Es gibt keine Ausgabe „{ $name }“. Zur Wahl stehen: { $known }.
unknown-seats = { $most ->
    [2] { $least ->
        [2] { $edition } ist für 2 Spieler, nicht für { $seats }.
       *[other] { $edition } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
    }
   *[other] { $edition } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
}
unknown-option = { $edition } hat keine Option „{ $option }“. Zur Wahl stehen: { $known }.
unknown-value = { $option }={ $value } ist nicht gültig; richtig wäre { $form }.
unreadable-lot = „{ $text }“ ist kein Los; es sollte aussehen wie lot:2.
illegal-lot = Dieser Platz nimmt am Los nicht teil; möglich sind: { $candidates }.
illegal-over = Die Partie ist zu Ende.
illegal-not-your-turn = Du bist nicht am Zug.
