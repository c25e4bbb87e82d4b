# Die Bots von Qwirkle: Namen, Charaktere, und warum sie wählten.
qwirkle-level-sprout = Sprössling
qwirkle-level-sprout-character = Legt ein, zwei Steine, wo etwas auffällt, und übersieht das meiste auf dem Tisch.
qwirkle-level-hasty = Heißsporn
qwirkle-level-hasty-character = Spielt schnell und sieht etwa die Hälfte der Felder.
qwirkle-level-gatherer = Punktejäger
qwirkle-level-gatherer-character = Sieht alles und nimmt die meisten Punkte, auch wenn er dir damit etwas öffnet.
qwirkle-level-saver = Sparer
qwirkle-level-saver-character = Weiß, welche Steine man behält und welche Reihen man besser nicht öffnet.
qwirkle-level-master = Meister
qwirkle-level-master-character = Überlegt, was du haben könntest, spielt die nächsten Züge im Kopf durch und rechnet das Ende aus.

qwirkle-bot-swaps = { $count ->
    [one] Tauschen: Dieser Stein bringt wenig.
   *[other] Tauschen: Diese { $count } Steine bringen wenig.
}
qwirkle-bot-out = { $points } Punkte, und die Hand ist leer.
qwirkle-bot-full = { $points } Punkte, mit einem Qwirkle.
qwirkle-bot-lines = { $points } Punkte, in { $count } Reihen zugleich.
qwirkle-bot-lines-most = { $points } Punkte in { $count } Reihen: Mehr war nicht zu sehen.
qwirkle-bot-keeps = { $points ->
    [one] Ein Punkt; für einen Qwirkle bleiben auf der Hand: { $tiles }.
   *[other] { $points } Punkte; für einen Qwirkle bleiben auf der Hand: { $tiles }.
}
qwirkle-bot-denies = { $points ->
    [one] Ein Punkt, und eine Qwirkle-Chance weniger für die anderen.
   *[other] { $points } Punkte, und eine Qwirkle-Chance weniger für die anderen.
}
qwirkle-bot-end-ahead = { $lead ->
    [one] Durchgerechnet: Sieg mit mindestens einem Punkt Vorsprung.
   *[other] Durchgerechnet: Sieg mit mindestens { $lead } Punkten Vorsprung.
}
qwirkle-bot-end-behind = { $lead ->
    [one] Durchgerechnet: Ohne Fehler der anderen fehlt am Ende ein Punkt.
   *[other] Durchgerechnet: Ohne Fehler der anderen fehlen am Ende { $lead } Punkte.
}
qwirkle-bot-end-tie = Durchgerechnet: Macht niemand einen Fehler, wird es unentschieden.
qwirkle-level-master-slowly = Auf diesem Gerät stellt er sich weniger Verteilungen vor: Gegen jemanden, der immer die meisten Punkte nimmt, gewinnt er 74 von 100 Partien, auf einem Server 85.
