# Hilfe von einem starken Bot: Tipps und Rückblick.
server-no-hints = An diesem Tisch gibt es keine Tipps: Alle anderen müssten Bots sein oder alle am Tisch einverstanden.
server-bots-busy = Die Bots haben gerade viel zu tun. Frag gleich noch einmal.
server-not-finished = Diese Partie ist noch nicht zu Ende.
server-no-review = Diese Partie konnte nicht ausgewertet werden.
server-review-elsewhere = Eine solche Partie auszuwerten braucht mehr Rechenzeit, als ein Browser hat. Ein Server kann es: Speichere die Partie und öffne sie dort.

coach-points = { $points ->
    [one] Das bringt einen Punkt.
   *[other] Das bringt { $points } Punkte.
}
coach-against-equal = Das setzt Gegner voraus, die so stark sind wie der urteilende Bot; gegen schwächere gewinnst du öfter.
coach-no-chances = Für dieses Spiel gibt es keine Prozente: nur, was sicher ist, und klare Fehler.
coach-class-slip = Ungenauigkeit
coach-class-mistake = Fehler
coach-class-blunder = Grober Fehler
coach-verdict-best = Etwas Besseres wurde nicht gefunden.
coach-verdict-fine = So gut wie der beste Zug, oder fast.
coach-verdict-better = Besser: { $move }
coach-verdict-decides = Das entscheidet die Partie.
coach-verdict-chance = { $name }: { $loss } % weniger Gewinnchance.
coach-verdict-points = { $name }: { $loss } Punkte; der Sieger stand schon fest.
coach-verdict-none = { $name }.
coach-proof-missed = { $turns ->
    [one] Übersehen: Eine Reihe war sofort zu vollenden, { $line }. Das entscheidet die Partie.
   *[other] Übersehen: eine sichere Reihe in { $turns } Zügen, { $line }. Das entscheidet die Partie.
}
coach-proof-lets-in = { $turns ->
    [one] So kann der andere sofort eine Reihe vollenden: { $line }. Das entscheidet die Partie.
   *[other] So kann der andere in { $turns } Zügen eine Reihe vollenden, was du auch tust: { $line }. Das entscheidet die Partie.
}
coach-hint-where = Schau dich bei { $places } um.
coach-hint-nowhere = Diesmal gibt es keine Stelle und kein Stück zu zeigen.
coach-hint-hand = Schau auf deine Hand, nicht auf den Tisch.
coach-hint-pieces = Nimm: { $pieces }.
coach-hint-move = Der beste Zug, der gefunden wurde: { $move }
coach-qwirkle-points = { $lines ->
    [one] { $points } Punkte in einer Reihe.
   *[other] { $points } Punkte in { $lines } Reihen.
}
coach-qwirkle-out = Die Hand ist leer und die Partie zu Ende: { $points } Punkte mehr.
coach-qwirkle-full = Das ergibt einen Qwirkle.
coach-qwirkle-ready = Auf der Hand bleibt, was einen Qwirkle vollenden würde: { $tiles }.
coach-qwirkle-opens = { $count ->
    [one] Eine Fünferreihe bleibt liegen; ein Stein, den du nicht siehst, würde sie vollenden.
   *[other] Eine Fünferreihe bleibt liegen; { $count } Steine, die du nicht siehst, würden sie vollenden.
}
coach-qwirkle-four = Das ergibt eine Viererreihe: Zum Qwirkle fehlen zwei Steine.
coach-qwirkle-denies = Das nimmt den anderen einen Qwirkle.
coach-qwirkle-safe = Das öffnet den anderen keinen Qwirkle.
coach-qwirkle-keeps = Was bleibt, passt zusammen: { $tiles }.
coach-qwirkle-keeps-odd = { $count ->
    [one] Ein einzelner Stein bleibt.
   *[other] Es bleiben { $count } Steine, die nicht zusammenpassen.
}
coach-qwirkle-swaps = { $count ->
    [one] Ein Stein geht für eine bessere Hand zurück, ohne Punkte.
   *[other] { $count } Steine gehen für eine bessere Hand zurück, ohne Punkte.
}
coach-qwirkle-pass = Nichts passt, und der Beutel ist leer.
coach-exago-stone = der Stein auf { $cell }
coach-exago-hand = einen Stein aus deiner Hand
coach-exago-quiet = Alles bleibt, wie es ist.
coach-exago-stops = Das verhindert eine Reihe: { $who }.
coach-exago-lets = Das verhindert diese Reihe nicht: { $who }.
coach-exago-threatens = { $count ->
    [one] Das droht eine Reihe zu vollenden.
   *[other] Das droht auf { $count } Feldern zugleich eine Reihe zu vollenden.
}
coach-exago-builds = Das baut eigene Reihen aus.
coach-exago-hinders = Das nimmt { $who } Raum.
coach-qwinn-dice = { $count ->
    [one] den Würfel { $dice }
   *[other] die Würfel { $dice }
}
coach-qwinn-no-dice = keinen dieser Würfel
coach-qwinn-goes = { $points ->
    [one] { $space }: ein Punkt.
   *[other] { $space }: { $points } Punkte.
}
coach-qwinn-places = Der rote Würfel setzt { $boycott } gegen den Gegner.
coach-qwinn-removes = Der rote Würfel entfernt { $boycott }.
coach-qwinn-stops = { $throws ->
    [one] Dafür bleibt ein Wurf ungenutzt.
   *[other] Dafür bleiben { $throws } Würfe ungenutzt.
}
coach-qwinn-keeps = { $count ->
    [one] { $dice } bleibt, ein Würfel wird neu geworfen.
   *[other] { $dice } bleibt, { $count } Würfel werden neu geworfen.
}
coach-qwinn-keeps-none = Nichts davon lohnt sich zu behalten: Alle fünf Würfel werden neu geworfen.
coach-qwinn-hopes = Der nächste Wurf bringt in { $chance } % der Fälle { $space }.
coach-qwinn-rather = Weiterwürfeln gewinnt in { $after } % der Fälle, jetzt aufzuhören höchstens in { $stop } %.
coach-qwinn-must-fail = Kein Feld passt zu diesen Würfeln.
coach-qwinn-rather-fails = Wohin diese Würfel auch führen: Ein Fehlzug ist besser.
review-no-decision = Ereignis { $number } ist kein Zug eines Spielers in dieser Partie.
what-if-number = Diese Partie hat kein Ereignis { $number }: Die Zeitpunkte gehen von 0 bis { $last }.
coach-review-title = { $game }, ausgewertet mit { $nodes } durchdachten Stellungen
coach-review-lines = Gleicher Start ({ $even } %) plus Glück, Fehler und das, was niemand wissen konnte, ergibt das Ergebnis.
coach-column-unknown = wusste niemand
coach-choice = { $action }: gewinnt { $chance } %, im Schnitt { $margin } Punkte
coach-choice-chance = { $action }: gewinnt { $chance } %
coach-choice-plain = { $action }
analyse-to-move = Spieler { $seat } ist am Zug.
analyse-over = Diese Variante ist zu Ende.
analyse-commands = Tippe einen Zug, um ihn zu probieren; best, longer, why ZUG, go STUFE, back, quit.
analyse-one-source = Gib entweder eine Aufzeichnung an oder mit --game eine Stellung: eins von beiden.
analyse-help-record = eine Partie, als .spel oder JSON
analyse-help-at = das Ereignis, vor dem die Variante beginnt; ohne Angabe das Ende
analyse-help-game = das Spiel einer Stellung, etwa qwirkle
analyse-help-seats = Spieler dieses Spiels
analyse-help-position = eine Stellung, wie eine Aufzeichnung sie schreibt
analyse-help-moves = Züge zum Probieren, danach die besten drei
analyse-help-luck = was Würfel und Beutel bringen; dieselbe Zahl bringt dasselbe
analyse-help-think = wie viel Mal so lange wie sonst nachgedacht wird
review-help-think = wie viel Mal so lange wie sonst nachgedacht wird
review-help-jobs = Prozesse, die nachdenken

server-review-first = Werte diese Partie zuerst aus und warte, bis das fertig ist.
server-analyse-what = Sag, wovon du ausgehst: ein Tisch, oder ein Spiel mit einer Stellung.
server-line-long = Vor einem Zug, der noch nicht fertig ist, dürfen höchstens { $most } Züge stehen: Geh von der Stellung danach aus.
server-no-position = Kein Spiel hier versteht das als Stellung: „{ $position }“.
server-start-other = Von dort geht es nur mit { $edition } für { $seats } Personen weiter.
server-start-hidden = Von dort geht es nur am eigenen Gerät oder gegen Bots weiter: Wer den Tisch erstellt, wüsste, was andere auf der Hand haben.
server-hints-agreed = An diesem Tisch sind Tipps schon erlaubt.
