# Bots: ihre Namen und Eigenarten, und der Satz, der sagt, warum sie so gewählt haben.
unknown-bot = { $game } hat keinen Bot „{ $name }“. Zur Wahl stehen: { $known }.
unknown-bot-or-own = { $game } hat keinen Bot „{ $name }“. Zur Wahl stehen: { $known }; oder ein eigener als modul:Klasse, oder ein Programm als cmd:./programm.
unknown-bot-module = „{ $name }“ lässt sich nicht als Bot laden: { $error }. Mit Namen gibt es: { $known }.
unknown-bot-failed = „{ $name }“ scheitert beim Laden: { $error }.
unknown-limit = „{ $text }“ ist keine Grenze; sie sollte aussehen wie 20ms, 1.5s oder 500n.

level-random = Zufall
level-random-character = Macht irgendeinen erlaubten Zug.
level-greedy = Nimmersatt
level-greedy-character = Nimmt die meisten Punkte, die daliegen, und denkt nicht weiter.
level-hasty = Heißsporn
level-hasty-character = Spielt schnell und übersieht das meiste.
level-curious = Neugierig
level-curious-character = Probiert ein paar Züge aus und wählt dann einen.
level-thoughtful = Bedächtig
level-thoughtful-character = Denkt daran, was die anderen als Nächstes tun könnten.
level-patient = Geduldig
level-patient-character = Nimmt sich Zeit zum Vorausschauen und verschenkt wenig.
level-adaptive = Mitwachsend ({ $strength })
level-adaptive-character = { $share ->
    [0] Spielt wie { $low }.
    [100] Spielt wie { $high }.
   *[other] Zwischen { $low } und { $high }: spielt { $share } von hundert Zügen wie { $high }.
}
level-foreign = { $name }
level-foreign-character = Ein Bot von anderswo.

bot-only = Der einzige mögliche Zug.
bot-by-lot = Reiner Zufall.
bot-most-points = { $points ->
    [one] Ein Punkt: Mehr war nicht zu sehen.
   *[other] { $points } Punkte: Mehr war nicht zu sehen.
}
bot-no-points = Punkte waren nicht zu sehen.
bot-points = { $points ->
    [one] Das bringt einen Punkt.
   *[other] Das bringt { $points } Punkte.
}
bot-wins = Damit ist die Partie gewonnen.
bot-chance = { $points ->
    [0] Gewinnchance gegen gleich starke Gegner: { $after } % (erwogene Züge im Schnitt: { $before } %).
    [one] Ein Punkt. Gewinnchance gegen gleich starke Gegner: { $after } % (erwogene Züge im Schnitt: { $before } %).
   *[other] { $points } Punkte. Gewinnchance gegen gleich starke Gegner: { $after } % (erwogene Züge im Schnitt: { $before } %).
}
bot-block = { $who } muss blockiert werden.
bot-denies = So bekommen die anderen nicht: { $what }.
bot-keeps = Für später aufgehoben: { $what }.

bot-fell-back-late = Ich habe zu lange nachgedacht, also habe ich etwas Einfaches gespielt.
bot-fell-back-crash = Ich habe den Faden verloren, also habe ich etwas Einfaches gespielt.
bot-fell-back-illegal = Was ich wollte, ist nicht erlaubt, also habe ich etwas Einfaches gespielt.
bot-played = Ich habe gezogen.

sit-help-address = der Server, etwa http://127.0.0.1:8710
sit-help-table = der Code des Tisches
sit-help-secret = das Geheimnis des Platzes oder die Einladung aus seinem Link, die durch das Hinsetzen verbraucht wird
sit-help-bot = eine Stufe, paket.modul:name, oder cmd:./programm
sit-help-limit = Bedenkzeit pro Zug, etwa 500ms; sonst die der Stufe
sit-come-back = Sitzt am Tisch. Die Einladung ist verbraucht; zurück geht es mit diesem Geheimnis: { $secret }
sit-over = { $how ->
    [won] Gewonnen
    [shared] Gemeinsam mit anderen gewonnen
    [drawn] Niemand hat gewonnen
   *[lost] Verloren
}: { $own } Punkte, die anderen { $others }.
level-slowly = Auf diesem Gerät ist er so stark wie überall.
