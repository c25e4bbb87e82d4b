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
qwinn-space-small = kleine Straße
qwinn-space-large = große Straße
qwinn-space-topper = Topper
qwinn-boycott-max2 = Max 2×
qwinn-boycott-minus = Minus
qwinn-boycott-negeer = Ignorieren
qwinn-boycott-max2-means = Höchstens zwei Würfe pro Zug.
qwinn-boycott-minus-means = Ein misslungener Zug kostet die Summe aller fünf Würfel.
qwinn-boycott-negeer-means = Der rote Würfel kann nichts Besonderes, außer dass eine 5 oder 6 diesen Boykott wegnehmen kann.
qwinn-surplus = Über { $cap } zählt nichts mehr

# Was geschah.
qwinn-did-lot = Spieler { $seat } beginnt.
qwinn-did-roll = Würfel: { $whites }, rot { $red }.
qwinn-did-keep = Behält { $dice } und würfelt mit dem Rest neu.
qwinn-did-keep-none = Würfelt mit allen fünf Würfeln neu.
qwinn-did-go = { $points ->
    [one] Auf { $space }: { $points } Punkt.
   *[other] Auf { $space }: { $points } Punkte.
}
qwinn-did-go-place = { $points ->
    [one] Auf { $space }: { $points } Punkt, und setzt { $boycott }.
   *[other] Auf { $space }: { $points } Punkte, und setzt { $boycott }.
}
qwinn-did-go-remove = { $points ->
    [one] Auf { $space }: { $points } Punkt, und nimmt { $boycott } weg.
   *[other] Auf { $space }: { $points } Punkte, und nimmt { $boycott } weg.
}
qwinn-did-fail = Ein misslungener Zug.
qwinn-did-fail-minus = { $points ->
    [one] Ein misslungener Zug; Minus kostet { $points } Punkt.
   *[other] Ein misslungener Zug; Minus kostet { $points } Punkte.
}
qwinn-over-target = Die Punkte sind da, und kein Boykott steht im Weg.

# Warum nicht.
qwinn-lot-first = Zuerst entscheidet das Los, wer beginnt.
qwinn-lot-drawn = Wer beginnt, ist schon ausgelost.
qwinn-throw-first = Zuerst muss gewürfelt werden.
qwinn-choose-first = { $dice } liegt auf dem Tisch: Wähle zuerst, was du damit machst.
qwinn-roll-differs = { $roll } kann nicht fallen, wenn { $kept } behalten wurde.
qwinn-keep-missing = Du kannst { $kept } nicht behalten: Auf dem Tisch liegt { $dice }.
qwinn-keep-all = Wer alle fünf Würfel behält, würfelt nicht: Wähle ein Feld oder einen misslungenen Zug.
qwinn-no-throws = Du hast keine Würfe mehr: Wähle ein Feld oder einen misslungenen Zug.
qwinn-no-space = Es gibt kein Feld „{ $space }“. Es gibt: { $known }.
qwinn-needs-number = { $have ->
    [0] { $space } braucht mindestens { $count } Würfel mit { $number }; du hast keinen.
   *[other] { $space } braucht mindestens { $count } Würfel mit { $number }; du hast { $have }.
}
qwinn-needs-same = { $space } braucht mindestens { $count } gleiche Würfel; du hast höchstens { $have }.
qwinn-needs-full = { $space } braucht drei Würfel mit einer Zahl und zwei mit einer anderen.
qwinn-needs-run = { $space } braucht { $count } Zahlen in Folge; du hast höchstens { $have }.
qwinn-too-far = { $red ->
    [1] { $space } ist { $steps } Schritte entfernt; mit einer roten 1 kannst du nicht springen.
   *[other] { $space } ist { $steps } Schritte entfernt; die rote { $red } erlaubt höchstens { $red }.
}
qwinn-negeer-jump = { $space } ist { $steps } Schritte entfernt; unter Ignorieren darfst du nur einen Schritt gehen.
qwinn-negeer-topper = { $space } ist { $steps } Schritte entfernt; an diesem Tisch erlaubt Ignorieren nur einen Schritt, auch von und zu Topper.
qwinn-red-spent = Der Sprung über { $steps } Schritte hat den roten Würfel verbraucht: Er kann keinen Boykott mehr setzen oder wegnehmen.
qwinn-red-other = Die rote { $red } ist für { $gives } da, nicht für { $boycott }.
qwinn-stands-already = { $boycott } steht schon auf dem Blatt des anderen.
qwinn-nothing-to-remove = { $boycott } steht nicht auf deinem Blatt, also gibt es nichts wegzunehmen.
qwinn-topper-no-placing = In einem Zug, der auf Topper beginnt, kannst du keinen Boykott setzen.
qwinn-negeer-no-placing = Unter Ignorieren kann der rote Würfel keinen Boykott setzen.

# Was nicht zu lesen ist.
qwinn-unreadable = „{ $text }“ ist kein Zug; versuche full, 2x3, full+minus, keep 33 3 oder fail.
qwinn-unreadable-space = „{ $text }“ nennt kein Feld; es gibt { $known }.
qwinn-unreadable-red = „{ $text }“ nennt keinen Boykott; es gibt { $known }.
qwinn-unreadable-roll = „{ $text }“ ist kein Wurf; es sollte aussehen wie roll:1133/3.
qwinn-unreadable-keep = „{ $text }“ nennt keine Würfel; es sollte aussehen wie keep 33 3 oder keep:33/-.
qwinn-unreadable-fail = „{ $text }“: In einem misslungenen Zug kann der rote Würfel nichts.
qwinn-unreadable-position = „{ $text }“ ist keine Stellung; es sollte aussehen wie { $form }.
qwinn-ambiguous = „{ $text }“ kann mehreres heißen: { $known }.

# Was möglich ist.
qwinn-kind-go = Auf ein Feld
qwinn-kind-fail = Misslungener Zug
qwinn-kind-keep = Noch einmal würfeln
qwinn-step-go = auf { $space }
qwinn-step-go-place = auf { $space }, und { $boycott } setzen
qwinn-step-go-remove = auf { $space }, und { $boycott } wegnehmen
qwinn-step-fail = ein misslungener Zug
qwinn-step-keep = noch einmal würfeln
qwinn-step-keep-white = eine { $number } behalten
qwinn-step-keep-red = die rote { $number } behalten
