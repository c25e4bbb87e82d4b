# Was Bretter, Hände und Tasten sagen.
board-table = Der Tisch
board-hand = Deine Hand
board-eye = Ansicht
board-nearer = Vergrößern
board-farther = Verkleinern
board-fit = Alles zeigen
board-more = { $count ->
    [one] Noch ein Feld außerhalb der Ansicht
   *[other] Noch { $count } Felder außerhalb der Ansicht
}
board-rules = Was die Regeln sagen
board-player = Spieler { $number }
board-of-player = { $name }: { $what }
board-waits = { $you ->
    [you] Du bist am Zug
   *[other] Am Zug: { $name }
}
board-cell = { $what }, Spalte { $x }, Zeile { $y }
board-empty = leer
board-last-play = letzter Zug
board-tentative = noch nicht gespielt
board-chosen = gewählt
board-marked = wird getauscht
board-laid = auf dem Tisch
board-offer = { $points ->
    [one] passt, +{ $points } Punkt
   *[other] passt, +{ $points } Punkte
}
board-this-play = dieser Zug
board-take-back = Zurück
board-keep-hand = Nicht tauschen
board-swap = Tauschen
board-swap-which = { $most ->
    [one] Wähle den Stein, den du tauschen willst. Tauschen kostet deinen Zug.
   *[other] Wähle höchstens { $most } Steine zum Tauschen. Tauschen kostet deinen Zug.
}
board-swap-count = { $count } tauschen
board-mark-first = Steine wählen
board-pass = Passen
board-must-pass = Kein Stein passt und der Beutel ist leer: Du musst passen.
board-lay = Legen
board-open-with = { $count ->
    [one] Du beginnst: Lege einen Stein.
   *[other] Du beginnst: Lege deine Startreihe aus { $count } Steinen.
}
board-choose-tile = Du bist dran: Wähle einen Stein.
board-choose-cell = Wähle, wo er hinkommt.
board-nowhere = Dieser Stein passt gerade nirgends: { $tile }.
board-remaining = Restliche Steine
board-remaining-open = { $count ->
    [0] Restliche Steine, Beutel leer
   *[other] Restliche Steine, { $count } im Beutel
}
board-bag = { $count ->
    [0] Beutel leer
   *[other] { $count } im Beutel
}
board-unseen = Im Beutel und auf den anderen Händen zusammen.
board-tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
board-announced = Startreihe ({ $count })
board-back = Zurück
board-start = Start
board-must-swap = Kein Stein passt: Tausche einen oder mehrere.
board-hex = { $what }, { $cell }
board-lifted = hochgehoben
board-falls-off = ginge zurück
board-stops = blockiert die Reihe
board-may-stay = darf bleiben
board-can-land = hier kann er liegen
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
board-line-made = { $you ->
    [you] Deine Reihe ist fertig!
   *[other] Reihe fertig: { $name }!
}
board-exago-aim = Lege deine Steine einzeln, jeder berührt einen anderen; danach werden sie versetzt. Wer zuerst { $count } eigene Steine in einer Reihe hat, gewinnt.
board-exago-place = Du bist dran: Lege einen Stein.
board-exago-lift = Du bist dran: Hebe einen deiner Steine hoch.
board-exago-either = Du bist dran: Lege einen Stein oder hebe einen hoch.
board-exago-where = Wo soll er hin?
board-exago-which = Ohne diesen Stein bleiben { $count } gleich große Gruppen. Nur eine bleibt liegen: welche?
board-exago-stays = { $number } bleibt
board-exago-again = Tippe noch einmal, um zu bestätigen.
board-exago-wins = Damit ist deine Reihe fertig!
board-exago-pass = Du hast keinen Zug: Du musst passen.
board-exago-duty = Du musst { $name } blockieren.
board-exago-duty-how = Ein Schild zeigt, wo das geht.
board-exago-duty-lift = Hebe einen Stein mit Schild hoch.
board-exago-unstoppable = { $name } macht im nächsten Zug eine Reihe fertig.
board-exago-unstoppable-how = Das lässt sich nicht mehr verhindern: Spiel, wo du willst.
board-exago-repeats = Diese Stellung gab es schon { $count }-mal.
board-exago-repeats-how = Noch einmal, und die Partie endet unentschieden.
board-exago-falls = { $count ->
    [one] Ein Stein löst sich.
   *[other] { $count } Steine lösen sich.
}
board-exago-falls-who = Zurück auf die Hand: { $names }.
board-exago-key-place = Stein legen
board-exago-key-stop = Blockieren
board-exago-key-move = Stein versetzen
board-exago-key-win = Reihe vollenden
board-exago-key-where = Feld wählen
board-exago-key-lift = Stein hochheben
board-exago-key-which = Gruppe wählen
board-ladder = Beide Spalten, von 2×1 hinunter zu Topper
board-stands-here = { $you ->
    [you] hier: du
   *[other] hier: { $name }
}
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-stay = bleiben
board-steps-up = { $steps ->
    [one] { $steps } Schritt hoch
   *[other] { $steps } Schritte hoch
}
board-steps-down = { $steps ->
    [one] { $steps } Schritt runter
   *[other] { $steps } Schritte runter
}
board-from-topper = vom Topper aus
board-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
board-unfold = { $count ->
    [one] Ein Feld zeigen, das nicht zu diesem Wurf passt
   *[other] { $count } Felder zeigen, die nicht zu diesem Wurf passen
}
board-dice = Die Würfel
board-die = { $kind ->
    [red] roter Würfel, { $pips }
   *[white] weißer Würfel, { $pips }
}
board-loose = werfen
board-held = behalten
board-begins = Wer beginnt?
board-begins-said = Roter Würfel, wer beginnt: { $first } { $high }, { $second } { $low }.
board-race = { $points } von { $target } Punkten
board-boycott-max2 = nur zwei Würfe
board-boycott-minus = Fehlzug kostet Punkte
board-boycott-negeer = Rot ohne Wirkung
board-boycott-costs = Fehlzug kostet { $cost }
board-boycott-me-max2 = Du würfelst höchstens zweimal pro Zug. Mit einer roten 1 oder 2 kannst du das beenden.
board-boycott-me-minus = { $cost ->
    [0] Ein Fehlzug kostet dich die Summe der Würfel. Mit einer roten 3 oder 4 kannst du das beenden.
   *[other] Ein Fehlzug kostet dich jetzt { $cost }. Mit einer roten 3 oder 4 kannst du das beenden.
}
board-boycott-me-negeer = Rot gibt dir weder Sprung noch Boykott. Mit einer roten 5 oder 6 kannst du das beenden.
board-boycott-them-max2 = Höchstens zwei Würfe pro Zug. Endet, wenn dein Zug fehlschlägt.
board-boycott-them-minus = Ein Fehlzug kostet Punkte. Endet, wenn dein Zug fehlschlägt.
board-boycott-them-negeer = Rot ohne Wirkung. Endet, wenn dein Zug fehlschlägt.
board-moment-wins = Mit diesem Wurf kannst du gewinnen.
board-moment-wins-how = Wähle das Feld und was der rote Würfel tut.
board-moment-loses = { $you ->
    [you] Punkte, sonst verlierst du.
   *[other] Punkte, sonst gewinnt { $name }.
}
board-moment-loses-how = Nur dein Boykott steht dem im Weg, und er endet, wenn dein Zug fehlschlägt.
board-and-win = und du gewinnst
board-fail-sure = In diesem Zug keine Punkte?
board-fail-loses = Keine Punkte? Dann gewinnt { $name }.
board-fail-frees = Dein Boykott endet: { $name } hat genug Punkte und gewinnt sofort.
board-fail-lifts = Dein Boykott { $kind } gegen { $name } endet.
board-fail-cost = Minus kostet dich { $cost } Punkte: { $left } bleiben.
board-fail-throws = { $count ->
    [one] Du hast noch einen Wurf.
   *[other] Du hast noch { $count } Würfe.
}
board-fail-fits = Es gibt ein Feld, das zu diesem Wurf passt.
board-fail-no = Zurück zu den Würfeln
board-fail-yes = Trotzdem Fehlzug
board-red-taught = { $red ->
    [one] Der rote Würfel darf pro Zug eines: ein Feld springen, dem Gegner einen Boykott geben oder den gegen dich beenden. Außerdem zählt er immer wie ein weißer.
   *[other] Der rote Würfel darf pro Zug eines: bis zu { $red } Felder springen, dem Gegner einen Boykott geben oder den gegen dich beenden. Außerdem zählt er immer wie ein weißer.
}
board-throw = { $count ->
    [one] Einen Würfel werfen
   *[other] { $count } Würfel werfen
}
board-fail = Fehlzug
board-fail-key = Fehlzug
board-choose-space = Feld wählen
board-choose-space-how = Wähle ein Feld oder mach einen Fehlzug.
board-nothing-reached = Mit diesem Wurf kannst du nirgends punkten.
board-throws-left = { $count ->
    [one] Tippe die Würfel an, die du behalten willst. Noch ein Wurf.
   *[other] Tippe die Würfel an, die du behalten willst. Noch { $count } Würfe.
}
board-red-does = Wofür nutzt du den roten Würfel?
board-red-spent = Der rote Würfel wird für den Sprung gebraucht.
board-red-later = Der rote Würfel kann etwas zusätzlich: Wähle zuerst ein Feld.
board-red-nothing = Nichts zusätzlich
board-red-stays = roten Würfel nicht nutzen
board-red-place = { $name } boykottieren: { $kind }
board-red-remove = { $kind } entfernen
board-red-free = der Boykott gegen dich endet
board-red-replaces = statt { $kind }
board-red-puts-max2 = höchstens zwei Würfe pro Zug
board-red-puts-minus = ein Fehlzug kostet dann Punkte
board-red-puts-negeer = roter Würfel ohne Zusatzfunktion
board-choose = Du bist dran: Wähle, was du tust.
board-play = Spielen
