# Qwirkle: Steine.
qwirkle-name = Qwirkle
qwirkle-hidden = verdeckter Stein
qwirkle-colour-blue = Blau
qwirkle-colour-green = Grün
qwirkle-colour-orange = Orange
qwirkle-colour-purple = Lila
qwirkle-colour-red = Rot
qwirkle-colour-yellow = Gelb
qwirkle-shape-circle = Kreis
qwirkle-shape-diamond = Raute
qwirkle-shape-clover = Kleeblatt
qwirkle-shape-square = Quadrat
qwirkle-shape-star = Stern
qwirkle-shape-cross = Kreuz
qwirkle-tile-circle = { $colour ->
    [blue] blauer Kreis
    [green] grüner Kreis
    [orange] oranger Kreis
    [purple] lila Kreis
    [red] roter Kreis
   *[yellow] gelber Kreis
}
qwirkle-tile-diamond = { $colour ->
    [blue] blaue Raute
    [green] grüne Raute
    [orange] orange Raute
    [purple] lila Raute
    [red] rote Raute
   *[yellow] gelbe Raute
}
qwirkle-tile-clover = { $colour ->
    [blue] blaues Kleeblatt
    [green] grünes Kleeblatt
    [orange] oranges Kleeblatt
    [purple] lila Kleeblatt
    [red] rotes Kleeblatt
   *[yellow] gelbes Kleeblatt
}
qwirkle-tile-square = { $colour ->
    [blue] blaues Quadrat
    [green] grünes Quadrat
    [orange] oranges Quadrat
    [purple] lila Quadrat
    [red] rotes Quadrat
   *[yellow] gelbes Quadrat
}
qwirkle-tile-star = { $colour ->
    [blue] blauer Stern
    [green] grüner Stern
    [orange] oranger Stern
    [purple] lila Stern
    [red] roter Stern
   *[yellow] gelber Stern
}
qwirkle-tile-cross = { $colour ->
    [blue] blaues Kreuz
    [green] grünes Kreuz
    [orange] oranges Kreuz
    [purple] lila Kreuz
    [red] rotes Kreuz
   *[yellow] gelbes Kreuz
}

# Punkte.
qwirkle-line = { $what } { $count }
qwirkle-line-full = { $what } { $count } + { $bonus }
qwirkle-line-last = Schlussbonus

# Was geschah.
qwirkle-did-lot = Spieler { $seat } beginnt{ $why ->
    [largest] : die längste Startreihe, { $best } Steine.
    [oldest] : der Älteste mit der längsten Startreihe, { $best } Steine.
    [youngest] : der Jüngste mit der längsten Startreihe, { $best } Steine.
    [drawn] : ausgelost unter allen mit der längsten Startreihe, { $best } Steine.
   *[chosen] .
}
qwirkle-did-place = { $points ->
    [one] Gelegt ab { $cell }: { $tiles } – { $points } Punkt.
   *[other] Gelegt ab { $cell }: { $tiles } – { $points } Punkte.
}
qwirkle-did-swap = Getauscht: { $tiles }.
qwirkle-did-swap-hidden = { $count ->
    [one] Einen Stein getauscht.
   *[other] { $count } Steine getauscht.
}
qwirkle-did-draw = Gezogen: { $tiles }.
qwirkle-did-draw-hidden = { $count ->
    [one] Einen Stein gezogen.
   *[other] { $count } Steine gezogen.
}
qwirkle-did-pass = Gepasst.
qwirkle-end-emptied = Der Beutel ist leer und der letzte Stein einer Hand gelegt.
qwirkle-end-blocked = Nirgends passt noch ein Stein.

# Was nicht geht.
qwirkle-no-draw = Jetzt wird nichts aus dem Beutel gezogen.
qwirkle-no-lot = Gelost wird einmal, nach dem Austeilen.
qwirkle-draw-count = { $count ->
    [one] Jetzt wird ein Stein gezogen, nicht { $given }.
   *[other] Jetzt werden { $count } Steine gezogen, nicht { $given }.
}
qwirkle-draw-bag = So viele davon sind nicht im Beutel: { $tile }.
qwirkle-not-in-hand = Diesen Stein hast du nicht auf der Hand: { $tile }.
qwirkle-cell-taken = Auf { $cell } liegt schon ein Stein: { $tile }.
qwirkle-cell-twice = Auf { $cell } können nicht zwei Steine liegen: { $tile } und { $other }.
qwirkle-nothing-laid = Lege mindestens einen Stein.
qwirkle-one-row = Alle Steine eines Zuges liegen in einer Zeile oder einer Spalte.
qwirkle-gap = Bei { $cell } ist eine Lücke: Die Steine eines Zuges müssen am Ende in derselben Reihe liegen.
qwirkle-island = Mindestens ein Stein muss einen berühren, der schon lag.
qwirkle-twin = Die Reihe hätte diesen Stein zweimal: { $tile }, auch auf { $cell }.
qwirkle-clash = Passt nicht in eine Reihe: { $tile } und { $other } haben weder Farbe noch Form gemeinsam.
qwirkle-opening-start = Die erste Reihe beginnt auf 0,0 und geht nach rechts oder nach unten.
qwirkle-opening-best = { $best ->
    [one] Dein erster Zug ist ein einzelner Stein: Auf deiner Hand passt nichts zusammen.
   *[other] Du musst deine Startreihe aus { $best } Steinen legen, nicht { $count }.
}
qwirkle-opening-swap = Im ersten Zug legst du deine Startreihe; tauschen darfst du erst später.
qwirkle-opening-pass = Im ersten Zug legst du deine Startreihe; passen darfst du nicht.
qwirkle-swap-none = Wähle mindestens einen Stein zum Tauschen.
qwirkle-swap-empty = Der Beutel ist leer, also kannst du nicht tauschen.
qwirkle-swap-bag = { $bag ->
    [one] Im Beutel ist noch ein Stein, also kannst du nicht { $count } tauschen.
   *[other] Im Beutel sind noch { $bag } Steine, also kannst du nicht { $count } tauschen.
}
qwirkle-pass-bag = Passen darfst du nicht, solange Steine im Beutel sind: Lege an oder tausche.
qwirkle-pass-place = Passen darfst du nicht, solange ein Stein passt: { $tile } passt auf { $cell }.

# Was nicht zu lesen ist.
qwirkle-unreadable = „{ $text }“ ist kein Zug; er sollte aussehen wie rs@3,0+bs@3,1, swap:bt+rs oder pass.
qwirkle-unreadable-cell = Zu „{ $text }“ gehört ein Feld, etwa rs@3,0.
qwirkle-ambiguous = „{ $text }“ könnte mehrere Züge bedeuten: { $known }.
qwirkle-position-fields = „{ $text }“ ist keine Stellung; sie hat ein Brett, Hände, Punkte und wer am Zug ist.
qwirkle-position-seats = „{ $text }“ passt nicht zu { $seats } Spielern.
qwirkle-position-hand = „{ $text }“ hat eine Hand mit mehr als { $hand } Steinen.
qwirkle-position-tiles = „{ $text }“ hat mehr von einem Stein, als es gibt.
qwirkle-position-apart = „{ $text }“: Die Steine müssen zusammenhängen, mit einem auf 0,0.
qwirkle-position-line = „{ $text }“: Die Reihe durch { $cell } ist nicht erlaubt.
qwirkle-position-mover = „{ $text }“: Hände, Punkte und wer am Zug ist passen nicht zusammen.

# Was möglich ist.
qwirkle-kind-lay = Steine legen
qwirkle-kind-swap = Steine tauschen
qwirkle-kind-pass = Passen
qwirkle-step-lay = { $tile } auf { $cell }
qwirkle-step-swap = Steine tauschen
qwirkle-step-swap-tile = tauschen: { $tile }
qwirkle-step-pass = passen
