# Bluffen mit Würfeln.
liars-dice-name = Bluff
page-game-liars-dice = { liars-dice-name }
page-facts-liars-dice = 20 Min.
page-edition-liars-dice-common = Einsen zählen als jede Zahl
page-edition-liars-dice-plain = Ohne Joker
page-option-liars-dice-dice = Würfel je Spieler
play-moves-liars-dice = Biete so viele Würfel einer Zahl: 4x5. Oder glaub es nicht: doubt.
liars-dice-bid = { $count ->
    [one] ein Würfel mit { $face }
   *[other] { $count } Würfel mit { $face }
}
liars-dice-cup = Spieler { $seat }
liars-dice-hidden = ein Würfel unter dem Becher
liars-dice-die = eine { $face }
liars-dice-on-table = Würfel auf dem Tisch
liars-dice-stands = Spieler { $seat } bietet: { $bid }.
liars-dice-lost = Spieler { $seat } hat einen Würfel verloren.

# Was möglich ist.
liars-dice-kind-doubt = Anzweifeln
liars-dice-kind-count = Bieten: wie viele Würfel
liars-dice-kind-number = Von welcher Zahl
liars-dice-step-doubt = nicht glauben
liars-dice-step-count = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}

# Was geschah.
liars-dice-did-lot = Spieler { $seat } beginnt.
liars-dice-did-bid = Bietet: { $bid }.
liars-dice-did-doubt = Glaubt es nicht.
liars-dice-did-roll = Spieler { $seat } würfelt { $dice }.
liars-dice-did-roll-hidden = { $count ->
    [one] Spieler { $seat } würfelt mit einem Würfel.
   *[other] Spieler { $seat } würfelt mit { $count } Würfeln.
}
liars-dice-did-show = Die Becher werden gehoben: { $dice }. Gezählt: { $found }.
liars-dice-over = Nur noch ein Spieler hat Würfel.

# Was nicht geht.
liars-dice-lot-first = Zuerst entscheidet das Los, wer beginnt.
liars-dice-throw-first = Zuerst würfeln alle.
liars-dice-show-first = Zuerst werden alle Becher gehoben.
liars-dice-bid-now = Mach jetzt ein Gebot, etwa 4x5, oder zweifle: doubt.
liars-dice-nothing-to-doubt = Es gibt noch kein Gebot, das du anzweifeln könntest.
liars-dice-too-many = { $total ->
    [one] Auf dem Tisch liegt nur ein Würfel.
   *[other] Ein Gebot geht über 1 bis { $total } Würfel: So viele liegen auf dem Tisch.
}
liars-dice-which-number = { $count ->
    [one] Ein Würfel welcher Zahl?
   *[other] { $count } Würfel welcher Zahl?
}
liars-dice-no-number = Ein Würfel zeigt 1 bis { $faces }.
liars-dice-too-low = Ein Gebot muss höher sein als { $bid }: mehr Würfel oder gleich viele einer höheren Zahl.
liars-dice-not-thrown = { $count ->
    [one] Hier wird mit einem Würfel gewürfelt.
   *[other] Hier wird mit { $count } Würfeln gewürfelt, aufsteigend geschrieben.
}
liars-dice-not-shown = Das sind nicht die Würfel unter den Bechern.
liars-dice-unreadable = „{ $text }“ ist kein Zug; versuche 4x5 oder doubt.
liars-dice-unreadable-position = „{ $text }“ ist keine Stellung dieses Tisches.

# Dasselbe, wo Leute Namen haben.
page-liars-dice-stands = { $you ->
    [you] Du bietest: { $bid }.
   *[other] { $seat } bietet: { $bid }.
}
page-liars-dice-lost = { $you ->
    [you] Du hast einen Würfel verloren.
   *[other] { $seat } hat einen Würfel verloren.
}
page-liars-dice-did-lot = { $you ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
page-liars-dice-did-roll = { $you ->
    [you] Du würfelst { $dice }.
   *[other] { $seat } würfelt { $dice }.
}
page-liars-dice-did-roll-hidden = { $count ->
    [one] { $seat } würfelt mit einem Würfel.
   *[other] { $seat } würfelt mit { $count } Würfeln.
}

# Als Rat, und wenn der Zug bereitliegt.
page-hint-liars-dice-did-bid = Biete: { $bid }.
page-hint-liars-dice-did-doubt = Glaub es nicht.
