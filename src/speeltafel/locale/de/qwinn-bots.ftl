# Die Bots von Qwinn!: Namen, Charaktere, und warum sie so wählten.
qwinn-level-collector = Sammler
qwinn-level-collector-character = Behält die Würfel, die sich gleichen, und nimmt, was daraus wird.
qwinn-level-grabber = Punktejäger
qwinn-level-grabber-character = Will in jedem Zug die meisten Punkte und denkt nie an Boykotte.
qwinn-level-rascal = Schlingel
qwinn-level-rascal-character = Will auch Punkte und gibt dir am liebsten Minus, den Boykott, der am schlimmsten klingt.
qwinn-level-racer = Sprinter
qwinn-level-racer-character = Weiß, welche Felder am schnellsten zum Ziel führen und was ein Boykott kostet.
qwinn-level-master = Meister
qwinn-level-master-character = Kennt für jeden Wurf die beste Antwort: Das Spiel ist ganz durchgerechnet.

qwinn-bot-goes = { $points ->
    [one] { $space }: ein Punkt.
   *[other] { $space }: { $points } Punkte.
}
qwinn-bot-goes-chance = { $points ->
    [one] { $space }: ein Punkt. Gewinnchance gegen gleich starke Gegner: { $after } %.
   *[other] { $space }: { $points } Punkte. Gewinnchance gegen gleich starke Gegner: { $after } %.
}
qwinn-bot-places = { $points ->
    [one] { $space }: ein Punkt, dazu { $boycott } gegen den Gegner.
   *[other] { $space }: { $points } Punkte, dazu { $boycott } gegen den Gegner.
}
qwinn-bot-removes = { $points ->
    [one] { $space }: ein Punkt, und { $boycott } ist weg.
   *[other] { $space }: { $points } Punkte, und { $boycott } ist weg.
}
qwinn-bot-fail = Dieser Zug brachte nichts: Fehlzug.
qwinn-bot-keeps = Behalten: { $dice }. Die anderen neu werfen.
qwinn-bot-keeps-none = Alle fünf Würfel noch einmal.
qwinn-bot-keeps-chance = Behalten: { $dice }. Gewinnchance gegen gleich starke Gegner: { $after } %; jetzt aufhören: { $stop } %.
qwinn-bot-keeps-none-chance = Alle fünf neu werfen. Gewinnchance gegen gleich starke Gegner: { $after } %; jetzt aufhören: { $stop } %.
