# Bots: ihre Namen und Eigenarten, und der Satz, der sagt, warum sie so gewählt haben.
unknown-bot = { $game } hat keinen Bot „{ $name }“. Es gibt: { $known }.
unknown-bot-module = „{ $name }“ lässt sich nicht als Bot laden: { $error }. Mit Namen gibt es: { $known }.
unknown-limit = „{ $text }“ ist keine Grenze; sie sollte aussehen wie 20ms, 1.5s oder 500n.

level-random = Auf gut Glück
level-random-character = Macht irgendeinen erlaubten Zug.
level-greedy = Gierig
level-greedy-character = Nimmt die meisten Punkte, die daliegen, und denkt nicht weiter.
level-hasty = Hastig
level-hasty-character = Spielt schnell und übersieht das meiste.
level-curious = Neugierig
level-curious-character = Probiert ein paar Züge aus und wählt dann einen.
level-thoughtful = Bedächtig
level-thoughtful-character = Denkt daran, was die anderen als Nächstes tun könnten.
level-patient = Geduldig
level-patient-character = Nimmt sich Zeit zum Vorausschauen und verschenkt wenig.
level-foreign = { $name }
level-foreign-character = Ein Bot von anderswo.

bot-only = Es gab nur einen Zug.
bot-by-lot = Ich habe es dem Zufall überlassen.
bot-most-points = { $points ->
    [one] Ein Punkt, mehr habe ich nicht gesehen.
   *[other] { $points } Punkte, mehr habe ich nicht gesehen.
}
bot-no-points = Nichts von dem, was ich sah, brachte mir Punkte, also habe ich einfach weitergespielt.
bot-points = { $points ->
    [one] Das bringt mir einen Punkt.
   *[other] Das bringt mir { $points } Punkte.
}
bot-wins = Damit gewinne ich.
bot-chance = { $points ->
    [0] So schätze ich meine Chance auf { $after } Prozent; die Züge, die ich erwogen habe, kommen im Schnitt auf { $before }.
    [one] Ein Punkt, und so schätze ich meine Chance auf { $after } Prozent; die Züge, die ich erwogen habe, kommen im Schnitt auf { $before }.
   *[other] { $points } Punkte, und so schätze ich meine Chance auf { $after } Prozent; die Züge, die ich erwogen habe, kommen im Schnitt auf { $before }.
}
bot-block = Ich musste { $who } aufhalten.
bot-denies = So bekommen die anderen nicht: { $what }.
bot-keeps = Für später aufgehoben: { $what }.

bot-fell-back-late = Ich habe zu lange nachgedacht, also habe ich etwas Einfaches gespielt.
bot-fell-back-crash = Ich habe den Faden verloren, also habe ich etwas Einfaches gespielt.
bot-fell-back-illegal = Was ich wollte, ist nicht erlaubt, also habe ich etwas Einfaches gespielt.
bot-played = Ich habe gezogen.

sit-help-address = der Server, etwa http://127.0.0.1:8710
sit-help-table = der Code des Tisches
sit-help-secret = das Geheimnis des Platzes, aus seinem Link
sit-help-bot = eine Stufe, oder paket.modul:name
sit-help-limit = Bedenkzeit je Zug, etwa 500ms; sonst die der Stufe
