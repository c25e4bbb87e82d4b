# Hilfe von einem starken Bot: Tipps und Rückblick.
server-no-hints = An diesem Tisch gibt es keine Tipps: Alle anderen müssten Bots sein.
server-bots-busy = Die Bots haben gerade viel zu tun. Frag gleich noch einmal.
server-not-finished = Diese Partie ist noch nicht zu Ende.
server-no-review = Diese Partie konnte nicht ausgewertet werden.

coach-points = { $points ->
    [one] Das bringt einen Punkt.
   *[other] Das bringt { $points } Punkte.
}
coach-against-equal = Gerechnet gegen Spieler, die so gut spielen wie der Ratgeber; gegen schwächere gewinnst du öfter.
coach-no-chances = Bei diesem Spiel werden keine Chancen genannt: nur was sicher ist und was klar ein Fehler ist.
coach-class-slip = Ungenauigkeit
coach-class-mistake = Fehler
coach-class-blunder = Grober Fehler
coach-verdict-best = Etwas Besseres wurde nicht gefunden.
coach-verdict-fine = So gut wie das Beste, oder fast.
coach-verdict-better = Besser: { $move }
coach-verdict-decides = Das entscheidet die Partie.
coach-verdict-chance = { $name }: { $loss } % der Gewinnchance.
coach-verdict-points = { $name }: { $loss } Punkte; wer gewinnt, stand schon fest.
coach-verdict-none = { $name }.
coach-proof-missed = { $turns ->
    [one] Eine Reihe auf der Stelle wurde übersehen: { $line }. Das entscheidet die Partie.
   *[other] Eine sichere Reihe in { $turns } Zügen wurde übersehen: { $line }. Das entscheidet die Partie.
}
coach-proof-lets-in = { $turns ->
    [one] So kann der andere sofort eine Reihe fertigstellen: { $line }. Das entscheidet die Partie.
   *[other] So kann der andere in { $turns } Zügen eine Reihe fertigstellen, was du auch tust: { $line }. Das entscheidet die Partie.
}
coach-hint-where = Schau dich bei { $places } um.
coach-hint-nowhere = Es gibt nichts zu zeigen: Es liegt nicht auf dem Tisch.
coach-hint-hand = Schau auf deine Hand, nicht auf den Tisch.
coach-hint-pieces = Damit: { $pieces }.
coach-hint-move = Das Beste, was gefunden wurde: { $move }
coach-qwirkle-points = { $lines ->
    [one] { $points } Punkte in einer Reihe.
   *[other] { $points } Punkte in { $lines } Reihen.
}
coach-qwirkle-out = Die Hand ist leer und die Partie zu Ende, für weitere { $points } Punkte.
coach-qwirkle-full = Das ergibt einen Qwirkle.
coach-qwirkle-ready = Auf der Hand bleibt, was einen Qwirkle vollendet: { $tiles }.
coach-qwirkle-opens = { $count ->
    [one] Es bleibt eine Fünferreihe liegen: Ein Stein, den du nicht siehst, vollendet sie.
   *[other] Es bleibt eine Fünferreihe liegen: { $count } Steine, die du nicht siehst, vollenden sie.
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
coach-exago-quiet = Alles bleibt, wie es ist.
coach-exago-stops = Das hält eine Reihe auf: { $who }.
coach-exago-lets = Das hält die Reihe nicht auf: { $who }.
coach-exago-threatens = { $count ->
    [one] Das droht auf einem Feld eine Reihe fertigzustellen.
   *[other] Das droht auf { $count } Feldern zugleich eine Reihe fertigzustellen.
}
coach-exago-builds = Das baut an eigenen Reihen.
coach-exago-hinders = Das nimmt { $who } Platz weg.
coach-qwinn-dice = die Würfel { $dice }
coach-qwinn-goes = { $points ->
    [one] Ein Punkt auf { $space }.
   *[other] { $points } Punkte auf { $space }.
}
coach-qwinn-places = Der rote Würfel setzt { $boycott } auf den anderen.
coach-qwinn-removes = Der rote Würfel nimmt { $boycott } weg.
coach-qwinn-stops = { $throws ->
    [one] Dafür bleibt ein Wurf ungenutzt.
   *[other] Dafür bleiben { $throws } Würfe ungenutzt.
}
coach-qwinn-keeps = { $count ->
    [one] { $dice } bleibt, ein Würfel wird neu geworfen.
   *[other] { $dice } bleibt, { $count } Würfel werden neu geworfen.
}
coach-qwinn-keeps-none = Nichts davon lohnt sich zu behalten: Alle fünf werden neu geworfen.
coach-qwinn-hopes = Der nächste Wurf bringt in { $chance } % der Fälle { $space }.
coach-qwinn-rather = Weiterwürfeln gewinnt in { $after } % der Fälle, jetzt aufhören höchstens in { $stop } %.
coach-qwinn-must-fail = Kein Feld passt zu diesen Würfeln.
coach-qwinn-rather-fails = Wohin diese Würfel führen, ist schlechter als stehen zu bleiben und nichts zu machen.
review-no-decision = Ereignis { $number } ist kein Zug eines Spielers in dieser Partie.
what-if-number = Diese Partie hat kein Ereignis { $number }: Die Zeitpunkte gehen von 0 bis { $last }.
coach-review-title = { $game }, Rückblick mit { $nodes } durchdachten Stellungen
coach-review-lines = Ergebnis = Glück − verschenkt + von anderen + was niemand wissen konnte, in Prozent eines Siegs
coach-column-unknown = wusste niemand
coach-move = { $number } Spieler { $seat }: { $action }
coach-luck-move = { $number } Spieler { $seat }: { $percent }
coach-choice = { $action }: gewinnt { $chance } %, { $margin } Punkte vorn
coach-choice-chance = { $action }: gewinnt { $chance } %
coach-choice-plain = { $action }
analyse-to-move = Spieler { $seat } ist am Zug.
analyse-over = Diese Variante ist zu Ende.
analyse-commands = Ein Zug probiert ihn; best, longer, why ZUG, go STUFE, back, quit.
analyse-one-source = Gib entweder eine Aufzeichnung oder eine Stellung mit --game an, nicht beides und nicht keins.
analyse-help-record = ein Spiel, als .spel oder JSON
analyse-help-at = das Ereignis, vor dem die Variante beginnt; ohne Angabe das Ende
analyse-help-game = das Spiel einer Stellung: qwirkle, exago, qwinn
analyse-help-seats = Spieler dieses Spiels
analyse-help-position = eine Stellung, wie eine Aufzeichnung sie schreibt
analyse-help-moves = Züge zum Probieren, danach die besten drei
analyse-help-luck = was Würfel und Beutel bringen; dieselbe Zahl bringt dasselbe
analyse-help-think = so viel Mal die übliche Bedenkzeit
review-help-think = so viel Mal die übliche Bedenkzeit
review-help-jobs = Prozesse, die nachdenken
review-help-stream = jeden Schritt als Zeile JSON auf die Standardausgabe schreiben; Bekanntes wird ebenso gelesen
