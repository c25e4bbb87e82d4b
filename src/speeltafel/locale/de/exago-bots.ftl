# Die Bots von Exago: Namen, Charaktere, und warum sie wählten.
exago-level-dreamer = Träumer
exago-level-dreamer-character = Spielt, was ins Auge fällt, und achtet in einer der drei Richtungen nie auf die anderen.
exago-level-hasty = Heißsporn
exago-level-hasty-character = Legt meist das Erste, was auffällt; denkt nur ab und zu nach.
exago-level-watchman = Wächter
exago-level-watchman-character = Schaut eine Runde voraus, lässt sich aber manchmal überrumpeln.
exago-level-planner = Planer
exago-level-planner-character = Schaut bei auffälligen Zügen zwei Runden voraus.
exago-level-master = Meister
exago-level-master-character = Sucht Reihen, die niemand verhindern kann, so weit voraus, wie die Zeit reicht.

exago-bot-line = Damit ist die Reihe fertig.
exago-bot-block = { $who } muss blockiert werden.
exago-bot-sure = Im nächsten Zug ist die Reihe fertig, was auch geschieht.
exago-bot-sees = { $count ->
    [one] So weit zu sehen ist, verhindert niemand die nächste Reihe.
   *[other] So weit zu sehen ist, steht die Reihe in spätestens { $count } eigenen Zügen.
}
exago-bot-lost = Wie die anderen noch aufzuhalten wären, ist nicht zu sehen.
exago-bot-fork = Drohung auf { $count } Feldern zugleich.
exago-bot-threat = Damit droht eine Reihe.
exago-bot-falls = { $count ->
    [one] Dadurch geht ein Stein an seinen Besitzer zurück.
   *[other] Dadurch gehen { $count } Steine an ihre Besitzer zurück.
}
exago-bot-hinder = Das nimmt { $who } Raum.
exago-bot-build = Das verlängert die eigenen Reihen.
exago-bot-best = Etwas Besseres war nicht zu sehen.
exago-level-master-slowly = Auf diesem Gerät rechnet er weniger weit voraus und gewinnt doch 89 von 100 Partien gegen den Planer.
