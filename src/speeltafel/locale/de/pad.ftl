# Der Punkteblock neben der Holzschachtel.
pad-title = Punkteblock für { $game }
pad-open = Punkteblock
pad-lead = Spielt ihr mit der echten Schachtel?
pad-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
 }
pad-remove = Letzten Spieler entfernen
pad-write = { $points } aufschreiben
pad-turns = Alle Züge
pad-round = Runde
pad-take-back = Zurücknehmen
pad-end = Das Spiel ist aus
pad-clear = Neues Blatt
pad-clear-sure = Alles löschen?
pad-names = Spieler und Block
pad-then = Runde { $number } · danach { $name }
pad-swapped = Getauscht
pad-count = Zählen lassen
pad-delete = Löschen
pad-plus = Noch eine Reihe dazu
pad-keep = { $points } stehen lassen
pad-change = In { $points } ändern
pad-becomes = Die Summe wird { $after } statt { $before }
pad-at-round = { $name }, Runde { $number }
pad-chart = Vorsprung auf den Schnitt
pad-per-round = pro Runde
pad-count-how = Leg nach, was dort liegt und was { $name } legt: erst ein Feld, dann eine Farbe, dann eine Form.
pad-lying = Liegt schon
pad-laid = Neu gelegt
pad-colour = Farbe
pad-shape = Form, legt den Stein
pad-take = { $points } übernehmen
pad-wipe = Brett leeren
pad-cell = Reihe { $row }, Spalte { $column }: { $what }
pad-cell-empty = leer
pad-cell-lying = { $tile }, liegt schon
pad-cell-laid = { $tile }, neu gelegt
pad-our-dice = Unsere Würfel
pad-own-dice = Eigener Wurf
pad-no-dice = Ohne Würfel
pad-throw = Wurf { $number } von { $of }
pad-die = Würfel { $number }: { $pips }
pad-die-red = Roter Würfel: { $pips }
pad-die-kept = { $die }, bleibt liegen
pad-die-none = noch nicht eingetragen
pad-enter-dice = Tippe jeden Würfel an, bis er zeigt, was du geworfen hast.
pad-keep-dice = Tippe die Würfel an, die du liegen lässt.
pad-on-space = { $name } auf { $space }
pad-adds-up = { $before } + { $points } = { $after } · noch { $left }
pad-there = { $before } + { $points } = { $after }: das reicht
pad-tap-space = Tippe das Feld an, auf das { $name } zieht
pad-points-there = Wie viele Punkte?
pad-failed = Fehlzug
pad-fail-write = Fehlzug eintragen
pad-puts = { $boycott } gegen { $name }
pad-lifts = { $boycott } weg
pad-last-turns = Letzte Züge
pad-turn-told = { $name }: { $space } { $points }
pad-turn-failed = { $name }: Fehlzug { $points }
pad-of-goal = von { $points }
pad-boycott-on = Boykott gegen { $name }
pad-full-key = Qwirkle
pad-last-key = Letzter
pad-turn-is = { $name }, Runde { $number }, verbessern:
pad-who = Wer spielt mit?
pad-type-it = Gib ein, was dort stehen soll
