# Der Löser von Qwinn!.
solve-help-game = das Spiel, das gelöst werden soll
solve-help-target = Punkte, mit denen man gewinnt (250)
solve-help-cap = Punkte, über denen der Rest verfällt
solve-help-negeer = mit Ignorieren höchstens ein Schritt, auch auf Topper und von Topper weg
solve-help-bound = höchste Punktzahl, die die Tabelle unterscheidet (30 über dem Ziel)
solve-help-near = eine fertige Tabelle ähnlicher Regeln als Anfang
solve-help-tolerance = größte Änderung, bei der eine Tabelle fertig ist
solve-help-jobs = Threads
solve-help-every = Sekunden zwischen zwei Sicherungen
solve-help-data = Ordner der Tabellen anstelle des Datenordners
solve-help-again = noch einmal lösen, was schon gelöst ist
solve-not-compiled = Der Löser braucht seinen kompilierten Kern, und der ist hier nicht kompiliert: Installiere Speeltafel dort, wo es einen C-Compiler gibt. Bots und Chancen benutzen die kleine mitgelieferte Tabelle.
solve-no-table = { $path } ist keine fertige Tabelle.
solve-stopped = Angehalten; was schon gelöst ist, ist gespeichert, und derselbe Befehl macht hier weiter.
solve-taken-up = Weiter mit Durchgang { $sweep } bei zusammen { $total } Punkten.
solve-swept = Durchgang { $sweep }: { $blocks } Blöcke, größte Änderung { $change }, wer beginnt, gewinnt { $start } %, { $minutes } min.
solve-summary =
    Bis { $target } Punkte (unterschieden bis { $bound }) gewinnt, wer beginnt, { $start } % bei bestem Spiel.
    Keine Stellung weicht um mehr als { $residual } von dem ab, was ihr folgt; { $sweeps } Durchgänge, { $minutes } min.
    { $path }

odds-solved = Nach der gelösten Tabelle.
odds-small = Nach der kleinen Tabelle; `speeltafel solve qwinn` berechnet die ganze.
odds-chance = Spieler { $seat } gewinnt bei bestem Spiel mit { $chance } %.
odds-help = die Chancen in dieser Stellung (nur Qwinn!)
odds-only = Es gibt nur Chancen für Qwinn!, nicht für { $game }.
unknown-end = Das Ende lässt sich ausrechnen, sobald zu zweit gespielt wird und der Beutel leer ist; hier geht das nicht.
unknown-end-game = Das Ende von { $game } wird nicht ausgerechnet, nur das von { $known }.
