# Die Bots von Qwinn!: Namen, Charaktere, und warum sie so wählten.
qwinn-level-collector = Sammler
qwinn-level-collector-character = Behält die Würfel, die sich gleichen, und nimmt, was daraus wird.
qwinn-level-grabber = Raffer
qwinn-level-grabber-character = Will in jedem Zug die meisten Punkte und denkt nie an Boykotte.
qwinn-level-rascal = Schlingel
qwinn-level-rascal-character = Will auch Punkte und gibt dir am liebsten Minus, den Boykott, der am schlimmsten klingt.
qwinn-level-racer = Renner
qwinn-level-racer-character = Weiß, welche Felder am schnellsten zum Ziel führen und was ein Boykott kostet.
qwinn-level-master = Meister
qwinn-level-master-character = Wägt jeden Wurf mit dem gelösten Spiel.

qwinn-bot-goes = { $points ->
    [one] Ein Punkt auf { $space }.
   *[other] { $points } Punkte auf { $space }.
}
qwinn-bot-goes-chance = { $points ->
    [one] Ein Punkt auf { $space }; damit gewinne ich { $after } von hundert Malen.
   *[other] { $points } Punkte auf { $space }; damit gewinne ich { $after } von hundert Malen.
}
qwinn-bot-places = { $points ->
    [one] Ein Punkt auf { $space }, und { $boycott } hält dich auf.
   *[other] { $points } Punkte auf { $space }, und { $boycott } hält dich auf.
}
qwinn-bot-removes = { $points ->
    [one] Ein Punkt auf { $space }, und ich bin { $boycott } los.
   *[other] { $points } Punkte auf { $space }, und ich bin { $boycott } los.
}
qwinn-bot-fail = Aus diesem Zug ist nichts Gutes geworden.
qwinn-bot-keeps = Ich behalte { $dice } und würfle mit den anderen neu.
qwinn-bot-keeps-none = Ich versuche alle fünf Würfel noch einmal.
qwinn-bot-keeps-chance = Ich behalte { $dice }: So gewinne ich zu { $after } %, wenn ich jetzt aufhöre, zu { $stop } %.
qwinn-bot-keeps-none-chance = Ich würfle mit allen fünf neu: So gewinne ich zu { $after } %, wenn ich jetzt aufhöre, zu { $stop } %.
