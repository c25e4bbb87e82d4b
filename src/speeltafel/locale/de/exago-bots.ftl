# Die Bots von Exago: Namen, Charaktere, und warum sie wählten.
exago-level-dreamer = Träumer
exago-level-dreamer-character = Sieht nur die eigenen Reihen und vergisst, dass andere auch bauen.
exago-level-squinter = Schieler
exago-level-squinter-character = Achtet auf die anderen, übersieht aber immer eine der drei Richtungen.
exago-level-watchman = Wächter
exago-level-watchman-character = Sieht jede Reihe auf dem Brett, aber nicht, was daraus wird.
exago-level-planner = Planer
exago-level-planner-character = Denkt bei auffälligen Zügen ein paar Runden voraus.
exago-level-master = Meister
exago-level-master-character = Sucht Reihen, die niemand verhindern kann, so weit voraus, wie die Zeit reicht.

exago-bot-line = Damit ist meine Reihe fertig.
exago-bot-block = Ich musste { $who } aufhalten.
exago-bot-sure = { $count ->
    [one] Danach kann ich eine Reihe fertigstellen, was auch geschieht.
   *[other] Ich sehe eine Reihe, die nicht aufzuhalten ist, in höchstens { $count } meiner Züge.
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
