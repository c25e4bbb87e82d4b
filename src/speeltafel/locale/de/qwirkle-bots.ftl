# Die Bots von Qwirkle: Namen, Charaktere, und warum sie wählten.
qwirkle-level-sprout = Sprössling
qwirkle-level-sprout-character = Legt ein, zwei Steine, wo etwas auffällt, und übersieht das meiste auf dem Tisch.
qwirkle-level-hasty = Hastig
qwirkle-level-hasty-character = Spielt schnell und sieht etwa die Hälfte der Plätze.
qwirkle-level-gatherer = Raffer
qwirkle-level-gatherer-character = Sieht alles und nimmt die meisten Punkte, was immer das dir öffnet.
qwirkle-level-saver = Sparer
qwirkle-level-saver-character = Weiß, welche Steine man behält und welche Reihen man besser nicht öffnet.
qwirkle-level-master = Meister
qwirkle-level-master-character = Überlegt, was du haben könntest, spielt die nächsten Züge im Kopf durch und rechnet das Ende aus.

qwirkle-bot-swaps = { $count ->
    [one] Ich hoffe auf etwas Besseres als diesen Stein.
   *[other] Ich hoffe auf etwas Besseres als diese { $count } Steine.
}
qwirkle-bot-out = { $points } Punkte, und meine Hand ist leer.
qwirkle-bot-full = { $points } Punkte, mit einem Qwirkle.
qwirkle-bot-keeps = { $points ->
    [one] Ein Punkt, und für einen Qwirkle behalte ich: { $tiles }.
   *[other] { $points } Punkte, und für einen Qwirkle behalte ich: { $tiles }.
}
qwirkle-bot-denies = { $points ->
    [one] Ein Punkt, und ein Qwirkle weniger für dich.
   *[other] { $points } Punkte, und ein Qwirkle weniger für dich.
}
qwirkle-bot-end-ahead = { $lead ->
    [one] Ich habe es ausgerechnet: Ich gewinne mit mindestens einem Punkt Vorsprung.
   *[other] Ich habe es ausgerechnet: Ich gewinne mit mindestens { $lead } Punkten Vorsprung.
}
qwirkle-bot-end-behind = { $lead ->
    [one] Ich habe es ausgerechnet: Wenn niemand einen Fehler macht, verliere ich mit einem Punkt.
   *[other] Ich habe es ausgerechnet: Wenn niemand einen Fehler macht, verliere ich mit { $lead } Punkten.
}
qwirkle-bot-end-tie = Ich habe es ausgerechnet: Wenn niemand einen Fehler macht, wird es unentschieden.
