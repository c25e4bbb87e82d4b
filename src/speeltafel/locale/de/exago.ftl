# Exago: das Spiel und seine Farben.
exago-name = Exago
exago-colour-red = Rot
exago-colour-blue = Blau
exago-colour-yellow = Gelb
exago-colour-green = Grün
exago-colour-light-blue = Hellblau
exago-colour-orange = Orange
exago-line = Eine Reihe von { $count }

# Was geschah.
exago-did-lot = { $colour } beginnt{ $why ->
    [youngest] : der Jüngste.
    [drawn] : ausgelost.
   *[chosen] .
}
exago-did-place = { $line ->
    [line] Stein auf { $cell } gelegt: Die Reihe ist fertig!
   *[none] Stein auf { $cell } gelegt.
}
exago-did-move = { $line ->
    [line] { $back ->
        [0] Von { $origin } nach { $to }: Die Reihe ist fertig!
        [one] Von { $origin } nach { $to }: Die Reihe ist fertig! Ein Stein geht zurück.
       *[other] Von { $origin } nach { $to }: Die Reihe ist fertig! { $back } Steine gehen zurück.
    }
   *[none] { $back ->
        [0] Von { $origin } nach { $to }.
        [one] Von { $origin } nach { $to }; ein Stein löst sich und geht an seinen Besitzer zurück.
       *[other] Von { $origin } nach { $to }; { $back } Steine lösen sich und gehen an ihre Besitzer zurück.
    }
}
exago-did-pass = Gepasst: Es gab keinen Zug.
exago-over-line = Die Reihe ist fertig.
exago-over-repetition = Unentschieden: Diese Stellung gab es zum dritten Mal.
exago-over-moves = Unentschieden: Zu lange wurden Steine nur versetzt.

# Warum nicht.
exago-lot-first = Zuerst entscheidet das Los, wer beginnt.
exago-lot-drawn = Wer beginnt, ist schon entschieden.
exago-off-board = { $cell } liegt nicht auf dem Brett.
exago-no-stone = Auf { $cell } liegt kein Stein, den du hochheben könntest.
exago-not-yours = Der Stein auf { $cell } gehört { $colour }.
exago-hand-first = { $count ->
    [one] Du hast noch einen Stein auf der Hand: Lege ihn, bevor du einen auf dem Brett versetzt.
   *[other] Du hast noch { $count } Steine auf der Hand: Lege sie, bevor du einen auf dem Brett versetzt.
}
exago-hand-empty = Du hast keine Steine auf der Hand: Versetze einen deiner Steine auf dem Brett.
exago-lone-stone = Den einzigen Stein auf dem Brett darfst du nicht hochheben.
exago-no-pass = Passen darfst du nur, wenn nichts anderes geht; { $example } wäre zum Beispiel möglich.
exago-unfinished = Wohin geht der Stein von { $cell }?
exago-same-cell = Der Stein darf nicht zurück auf { $cell }, woher er kam.
exago-taken = Auf { $cell } liegt schon ein Stein von { $colour }.
exago-start = Der erste Stein kommt auf Start, { $start }.
exago-island = Auf { $cell } würde der Stein keinen anderen berühren.
exago-island-falls = Auf { $cell } würde der Stein nur Steine berühren, die zurückgehen.
exago-smaller-group = Auf { $cell } läge der Stein in einer Gruppe, die kleiner ist als der Rest; er muss in der größten liegen.
exago-choose = Die Steine zerfallen in { $count } gleich große Gruppen: Wähle, welche liegen bleibt.
exago-wrong-group = { $cell } ist nicht das kleinste Feld einer Gruppe, die liegen bleiben kann.
exago-no-choice = Hier gibt es keine Gruppe zu wählen; { $cell } gehört also nicht zu diesem Zug.
exago-duty = { $count ->
    [one] { $colour } könnte eine Reihe vollenden: Das musst du verhindern, und das geht nur mit { $example }.
   *[other] { $colour } könnte eine Reihe vollenden: Das musst du verhindern, zum Beispiel mit { $example }.
}
exago-clue-group = { $count ->
    [one] Der Stein auf { $cell } bleibt.
   *[other] Die { $count } Steine ab { $cell } bleiben.
}
exago-clue-falls = { $count ->
    [one] Dieser Stein geht zurück.
   *[other] Diese { $count } Steine gehen zurück.
}
exago-clue-threat = Die Reihe von { $colour }.
exago-clue-blocks = { $count ->
    [one] Nur { $example } verhindert sie.
   *[other] { $count } Züge verhindern sie, etwa { $example }.
}

# Was nicht zu lesen ist.
exago-unreadable = „{ $text }“ ist kein Zug; versuche 0,1 zum Legen, 1,-1>2,0 zum Versetzen oder pass.
exago-unreadable-landing = „{ $text }“: Keiner deiner Steine darf jetzt dorthin.
exago-ambiguous = „{ $text }“ könnten mehrere Züge sein: { $known }.
exago-unreadable-position = „{ $text }“ ist keine Stellung; sie sollte aussehen wie { $form }.
exago-position-lot = „{ $text }“: Vor dem Los ist das Brett leer.
exago-position-cell = „{ $text }“ ist kein Feld dieses Bretts.
exago-position-twice = Auf { $text } liegen zwei Steine.
exago-position-stones = „{ $text }“ hat zusammen { $have } Steine; es sollten { $count } sein.
exago-position-apart = „{ $text }“: Die Steine hängen nicht zusammen.
exago-position-line = „{ $text }“: Da liegt eine Reihe von jemandem, der nicht zuletzt am Zug war.

# Was möglich ist.
exago-kind-place = Einen Stein legen
exago-kind-lift = Einen Stein versetzen
exago-kind-land = Wohin
exago-kind-stay = Welche Gruppe bleibt
exago-step-place = ein Stein auf { $cell }
exago-step-lift = den Stein auf { $cell } hochheben
exago-step-land = nach { $cell }
exago-step-stay = die Gruppe ab { $cell } bleibt
