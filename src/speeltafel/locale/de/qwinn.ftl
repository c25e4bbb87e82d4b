# Qwinn!: Felder und Boykotte.
qwinn-name = Qwinn!
qwinn-space-2x1 = 2×1
qwinn-space-2x2 = 2×2
qwinn-space-2x3 = 2×3
qwinn-space-2x4 = 2×4
qwinn-space-2x5 = 2×5
qwinn-space-2x6 = 2×6
qwinn-space-three = Dreierpasch
qwinn-space-four = Viererpasch
qwinn-space-full = Full House
qwinn-space-small = Kleine Straße
qwinn-space-large = Große Straße
qwinn-space-topper = Topper
qwinn-boycott-max2 = Max 2×
qwinn-boycott-minus = Minus
qwinn-boycott-negeer = Ignorieren
qwinn-boycott-max2-means = Höchstens zwei Würfe pro Zug.
qwinn-boycott-minus-means = Ein Fehlzug kostet die Summe aller fünf Würfel.
qwinn-boycott-negeer-means = Dein roter Würfel hat keine Zusatzfunktion, außer dass er mit 5 oder 6 diesen Boykott entfernen kann.
qwinn-surplus = Punkte über { $cap } verfallen

# Was geschah.
qwinn-did-lot = Spieler { $seat } beginnt{ $why ->
    [drawn] : ausgelost.
   *[chosen] .
}
qwinn-did-roll = Würfel: { $whites }, rot { $red }.
qwinn-dice = { $whites ->
    [none] die rote { $red }
   *[other] { $red ->
        [none] { $whites }
       *[other] { $whites } und die rote { $red }
    }
}
qwinn-did-keep = Behalten: { $dice }. Der Rest wird neu geworfen.
qwinn-did-keep-none = Alle fünf Würfel werden neu geworfen.
qwinn-did-go = { $points ->
    [one] { $space }: { $points } Punkt.
   *[other] { $space }: { $points } Punkte.
}
qwinn-did-go-place = { $points ->
    [one] { $space }: { $points } Punkt. { $boycott } gesetzt.
   *[other] { $space }: { $points } Punkte. { $boycott } gesetzt.
}
qwinn-did-go-remove = { $points ->
    [one] { $space }: { $points } Punkt. { $boycott } entfernt.
   *[other] { $space }: { $points } Punkte. { $boycott } entfernt.
}
qwinn-did-fail = Fehlzug.
qwinn-did-fail-minus = { $points ->
    [one] Fehlzug: Minus kostet { $points } Punkt.
   *[other] Fehlzug: Minus kostet { $points } Punkte.
}
qwinn-did-fail-lifts = Fehlzug: { $boycott } gegen den Gegner endet.
qwinn-did-fail-minus-lifts = { $points ->
    [one] Fehlzug: Minus kostet { $points } Punkt, und { $boycott } gegen den Gegner endet.
   *[other] Fehlzug: Minus kostet { $points } Punkte, und { $boycott } gegen den Gegner endet.
}
qwinn-over-target = Genug Punkte und kein Boykott: gewonnen.

# Warum nicht.
qwinn-lot-first = Zuerst entscheidet das Los, wer beginnt.
qwinn-lot-drawn = Wer beginnt, ist schon ausgelost.
qwinn-throw-first = Zuerst muss gewürfelt werden.
qwinn-choose-first = { $dice } liegt auf dem Tisch: Wähle zuerst, was du damit machst.
qwinn-roll-differs = { $roll } kann nicht fallen, wenn { $kept } behalten wurde.
qwinn-keep-missing = Du kannst { $kept } nicht behalten: Auf dem Tisch liegt { $dice }.
qwinn-keep-all = Behältst du alle fünf Würfel, gibt es nichts zu werfen: Wähle ein Feld oder mach einen Fehlzug.
qwinn-no-throws = Du hast keinen Wurf mehr: Wähle ein Feld oder mach einen Fehlzug.
qwinn-no-space = Es gibt kein Feld „{ $space }“. Zur Wahl stehen: { $known }.
qwinn-needs-number = { $have ->
    [0] Für { $space } brauchst du mindestens { $count } Würfel mit { $number }; du hast keinen.
   *[other] Für { $space } brauchst du mindestens { $count } Würfel mit { $number }; du hast { $have }.
}
qwinn-needs-same = { $have ->
    [1] Für { $space } brauchst du mindestens { $count } gleiche Würfel; bei dir sind keine zwei gleich.
   *[other] Für { $space } brauchst du mindestens { $count } gleiche Würfel; du hast höchstens { $have }.
}
qwinn-needs-full = Für { $space } brauchst du drei Würfel mit einer Zahl und zwei mit einer anderen.
qwinn-needs-run = Für { $space } brauchst du { $count } Zahlen in Folge; du hast höchstens { $have }.
qwinn-too-far = { $red ->
    [1] { $space } ist { $steps } Schritte entfernt; mit einer roten 1 kannst du nicht springen.
   *[other] { $space } ist { $steps } Schritte entfernt; die rote { $red } erlaubt höchstens { $red }.
}
qwinn-negeer-jump = { $space } ist { $steps } Schritte entfernt; mit dem Boykott „Ignorieren“ darfst du nur einen Schritt gehen.
qwinn-negeer-topper = { $space } ist { $steps } Schritte entfernt; an diesem Tisch erlaubt „Ignorieren“ nur einen Schritt, auch auf Topper und von Topper weg.
qwinn-red-spent = Der Sprung über { $steps } Schritte hat den roten Würfel verbraucht: Er kann keinen Boykott mehr setzen oder entfernen.
qwinn-red-other = Die rote { $red } gilt für { $gives }, nicht für { $boycott }.
qwinn-stands-already = { $boycott } gilt schon gegen den anderen; noch einmal setzen geht nicht.
qwinn-nothing-to-remove = { $boycott } gilt nicht gegen dich; du kannst es nicht entfernen.
qwinn-topper-no-placing = In einem Zug, der auf Topper beginnt, kannst du keinen Boykott setzen.
qwinn-negeer-no-placing = Solange „Ignorieren“ gegen dich gilt, kannst du keinen Boykott setzen.

# Was nicht zu lesen ist.
qwinn-unreadable = „{ $text }“ ist kein Zug; versuche full, 2x3, full+minus, keep 33 3 oder fail.
qwinn-unreadable-space = „{ $text }“ nennt kein Feld; es gibt { $known }.
qwinn-unreadable-red = „{ $text }“ nennt keinen Boykott; es gibt { $known }.
qwinn-unreadable-roll = „{ $text }“ ist kein Wurf; es sollte aussehen wie roll:1133/3.
qwinn-unreadable-keep = „{ $text }“ nennt keine Würfel; es sollte aussehen wie keep 33 3 oder keep:33/-.
qwinn-unreadable-fail = „{ $text }“: Bei einem Fehlzug hat der rote Würfel keine Zusatzfunktion.
qwinn-unreadable-position = „{ $text }“ ist keine Stellung; es sollte aussehen wie { $form }.
qwinn-ambiguous = „{ $text }“ kann mehreres heißen: { $known }.

# Was möglich ist.
qwinn-kind-go = Auf ein Feld
qwinn-kind-fail = Fehlzug
qwinn-kind-keep = Noch einmal würfeln
qwinn-step-go = auf { $space }
qwinn-step-go-place = auf { $space }, und { $boycott } setzen
qwinn-step-go-remove = auf { $space }, und { $boycott } entfernen
qwinn-step-fail = Fehlzug
qwinn-step-keep = noch einmal würfeln
qwinn-step-keep-white = eine { $number } behalten
qwinn-step-keep-red = die rote { $number } behalten
