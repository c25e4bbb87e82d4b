# Die Bots von Exago: Namen, Charaktere, und warum sie wählten.
exago-level-dreamer = Träumer
exago-level-dreamer-character = Geht nach dem, was ins Auge fällt, und übersieht die anderen in einer der drei Richtungen immer.
exago-level-hasty = Hastig
exago-level-hasty-character = Legt meist das Erste, was auffällt; denkt nur ab und zu nach.
exago-level-watchman = Wächter
exago-level-watchman-character = Schaut eine Runde voraus, lässt sich aber manchmal überrumpeln.
exago-level-planner = Planer
exago-level-planner-character = Schaut bei auffälligen Zügen zwei Runden voraus.
exago-level-master = Meister
exago-level-master-character = Sucht Reihen, die niemand verhindern kann, so weit voraus, wie die Zeit reicht.

exago-bot-line = Damit ist meine Reihe fertig.
exago-bot-block = Ich musste { $who } aufhalten.
exago-bot-sure = Danach kann ich eine Reihe fertigstellen, was auch geschieht.
exago-bot-sees = { $count ->
    [one] Soweit ich sehe, hält niemand meine nächste Reihe auf.
   *[other] Soweit ich sehe, stelle ich in meinen nächsten { $count } Zügen eine Reihe fertig.
}
exago-bot-lost = Ich sehe nicht mehr, wie ich die anderen aufhalte.
exago-bot-fork = Das droht auf { $count } Feldern zugleich.
exago-bot-threat = Jetzt drohe ich, eine Reihe fertigzustellen.
exago-bot-falls = { $count ->
    [one] Dadurch geht ein Stein an seinen Besitzer zurück.
   *[other] Dadurch gehen { $count } Steine an ihre Besitzer zurück.
}
exago-bot-hinder = Das nimmt { $who } Platz weg.
exago-bot-build = So baue ich an meinen Reihen weiter.
exago-bot-best = Etwas Besseres habe ich nicht gesehen.
