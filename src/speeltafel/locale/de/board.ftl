# Was Bretter, Hände und Tasten sagen.
board-table = Der Tisch
board-hand = Deine Hand
board-eye = Ansicht
board-nearer = Näher
board-farther = Weiter weg
board-fit = Alles zeigen
board-more = { $count ->
    [one] Noch ein Platz außer Sicht
   *[other] Noch { $count } Plätze außer Sicht
}
board-rules = Was die Regeln sagen
board-player = Spieler { $number }
board-waits = { $name } ist am Zug
board-cell = { $what }, Spalte { $x }, Reihe { $y }
board-empty = leer
board-last-play = letzter Zug
board-tentative = noch nicht gespielt
board-chosen = gewählt
board-marked = wird getauscht
board-laid = auf dem Tisch
board-offer = { $points ->
    [one] passt, { $points } Punkt mehr
   *[other] passt, { $points } Punkte mehr
}
board-this-play = dieser Zug
board-take-back = Zurück
board-keep-hand = Nicht tauschen
board-swap = Tauschen
board-swap-which = { $most ->
    [one] Wähle den Stein, den du tauschen willst.
   *[other] Wähle die Steine, die du tauschen willst, höchstens { $most }.
}
board-swap-count = { $count } tauschen
board-mark-first = Steine wählen
board-pass = Passen
board-must-pass = Nichts passt und der Beutel ist leer: Du passt.
board-lay = Legen
board-open-with = { $count ->
    [one] Du beginnst: Lege einen Stein.
   *[other] Du beginnst: Lege deinen besten Satz aus { $count } Steinen in eine Reihe.
}
board-choose-tile = Du bist dran: Wähle einen Stein.
board-choose-cell = Wähle, wo er hinkommt.
board-nowhere = Passt jetzt nirgends: { $tile }.
board-remaining = Was noch kommt
board-remaining-open = Was noch kommt, { $count } im Beutel
board-bag = { $count } im Beutel
board-unseen = Beutel und andere Hände zusammen.
board-tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
board-announced = bester Satz { $count }
board-back = Zurück
board-start = Start
board-must-swap = Nichts passt: Tausche einen oder mehrere Steine.
board-hex = { $what }, { $cell }
board-lifted = hochgehoben
board-falls-off = ginge zurück
board-stops = hält die Reihe auf
board-may-stay = darf bleiben
board-can-land = frei für den Stein
board-can-lift = kannst du hochheben
board-stone = { $colour ->
    [red] roter Stein
    [blue] blauer Stein
    [yellow] gelber Stein
    [green] grüner Stein
    [lightblue] hellblauer Stein
   *[orange] oranger Stein
}
board-stones = { $count ->
    [one] { $count } Stein auf der Hand
   *[other] { $count } Steine auf der Hand
}
board-hand-empty = Hand leer
board-line-made = { $name } hat die Reihe.
board-exago-place = Du bist dran: Lege einen Stein.
board-exago-lift = Du bist dran: Hebe einen deiner Steine hoch.
board-exago-either = Du bist dran: Lege einen Stein oder hebe einen hoch.
board-exago-where = Wo soll er hin?
board-exago-which = { $count } gleich große Gruppen: Tippe auf die, die bleibt.
board-exago-again = Tippe noch einmal, um ihn zu spielen.
board-exago-wins = Damit ist deine Reihe fertig!
board-exago-pass = Es geht nichts: Du passt.
board-exago-duty = Du musst { $name } aufhalten.
board-exago-duty-how = Ein Schild zeigt, wo das geht.
board-exago-falls = { $count ->
    [one] Ein Stein löst sich.
   *[other] { $count } Steine lösen sich.
}
board-exago-falls-who = Zurück auf die Hand: { $names }.
board-exago-key-place = Stein legen
board-exago-key-stop = Reihe aufhalten
board-exago-key-move = Stein versetzen
board-exago-key-win = Reihe vollenden
board-exago-key-where = Platz wählen
board-exago-key-lift = Stein hochheben
board-exago-key-which = Gruppe wählen
board-ladder = Beide Spalten, von 2×1 hinunter zu Topper
board-stands-here = hier steht { $name }
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-steps = { $steps ->
    [0] stehen bleiben
    [one] ein Schritt
   *[other] { $steps } Schritte
}
board-dice = Die Würfel
board-die = { $kind ->
    [red] roter Würfel, { $pips }
   *[white] weißer Würfel, { $pips }
}
board-loose = lose
board-held = fest
board-race = { $points } von { $target } Punkten
board-boycott-max2 = zwei Würfe
board-boycott-minus = Fehlzug kostet
board-boycott-negeer = Rot tut nichts
board-throw = { $count ->
    [one] Einen Würfel werfen
   *[other] { $count } Würfel werfen
}
board-fail = Fehlzug
board-fail-key = Fehlzug
board-choose-space = Feld wählen
board-choose-space-how = Wähle ein Feld, oder mach einen Fehlzug.
board-nothing-reached = Dieser Wurf erreicht kein Feld.
board-throws-left = { $count ->
    [one] Tippe Würfel an, um sie zu halten; noch ein Wurf.
   *[other] Tippe Würfel an, um sie zu halten; noch { $count } Würfe.
}
board-red-does = Was tut der rote Würfel?
board-red-spent = Der rote Würfel kann hier nichts mehr tun.
board-red-later = Der rote Würfel kann helfen: Wähle zuerst ein Feld.
board-red-nothing = Nichts
board-red-stays = Rot bleibt liegen
board-red-place = { $kind } für { $name }
board-red-remove = { $kind } bei dir weg
board-red-free = dein Boykott fällt weg
board-red-replaces = statt { $kind }
