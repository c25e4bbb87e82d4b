# Zum Lernen, auf der Seite: Lektionen, Rätsel, das Spiel des Tages.
learn-title = Lernen und üben
learn-lesson = Lektion
learn-lessons = Ein Spiel in fünf Minuten lernen
learn-five-minutes = beim Spielen, in fünf Minuten
learn-steps-done = { $done } von { $count } Schritten
learn-done = geschafft
learn-stop = Beenden
learn-step-of = { $number } von { $count }
learn-steps = Die Schritte dieser Lektion
learn-show-where = Zeig es mir
learn-points = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
learn-yours-counts = Dein Zug geht auch.
learn-sheet-made = In der Spielanleitung waren es hier { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
learn-try-again = Nimm zurück und schau noch einmal, oder lass es dir zeigen.
learn-your-play = Dein Zug
learn-sheet-play = Zug der Anleitung
learn-go-on = Weiter
learn-to-questions = Zehn Fragen
learn-question-of = Frage { $number } von { $count }
learn-true-or-false = Richtig oder falsch?
learn-true = Richtig
learn-false = Falsch
learn-right = Stimmt.
learn-wrong = Leider nein.
learn-is-true = Die Aussage ist richtig.
learn-is-false = Die Aussage ist falsch.
learn-look-again = Noch einmal ansehen: „{ $title }“
learn-lesson-over = Das war { $game }
learn-answers-right = { $right } von { $count } Antworten richtig
learn-play-now = Jetzt { $game } spielen
learn-puzzle = Rätsel
learn-puzzles = Rätsel
learn-puzzles-none = noch keins versucht
learn-puzzles-so-far = { $count ->
    [one] 1 versucht · { $rating } ± { $error }
   *[other] { $count } versucht · { $rating } ± { $error }
}
learn-puzzles-done = { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
}
learn-puzzle-kind-points = Die meisten Punkte
learn-puzzle-kind-end = Das beste Ende
learn-puzzle-kind-keep = Behalten oder tauschen
learn-puzzle-kind-line = Eine sichere Reihe
learn-puzzle-kind-defence = Die einzige Abwehr
learn-puzzle-kind-dice = Welche Würfel behalten?
learn-puzzle-kind-red = Der rote Würfel
learn-puzzle-kind-go = Ziehen oder Fehlzug
learn-puzzle-right = Richtig!
learn-puzzle-wrong = Es geht besser.
learn-puzzle-best = Am besten: { $play }
learn-best-play = Der beste Zug
learn-puzzle-next = Nächstes Rätsel
learn-puzzle-again = Noch einmal (ohne Wertung)
learn-puzzle-other = Überspringen
learn-puzzle-bad = Schlechtes Rätsel: ausblenden
learn-puzzle-bad-export = Liste der { $count } ausgeblendeten sichern
learn-theme = Thema
learn-all-themes = Alle Themen
learn-theme-is = Thema: { $theme }
learn-grade = Grad { $grade }
learn-proved = bewiesen
learn-rating = Deine Wertung
learn-run = Drei Minuten
learn-run-begin = Gegen die Uhr
learn-run-solved = { $count } gelöst
learn-run-best = Rekord: { $count }
learn-run-again = Noch einmal
learn-run-leave = Rätsel ohne Uhr
learn-seconds-left = Noch { $seconds } Sekunden
learn-day = Spiel des Tages
learn-day-lead = Dasselbe Glück und derselbe Gegner für alle. Eine Partie, dann wird verglichen.
learn-day-play = Heute mitspielen
learn-day-played = Heute { $count } von { $of } gespielt
learn-days-in-a-row = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
learn-streak = Tage in Folge
learn-forgiven = { $day } ist verziehen: Einmal in sieben Tagen darf einer fehlen.
learn-forgiving = Einmal in sieben Tagen darf einer fehlen.
learn-longest = Längste Serie: { $days }.
learn-day-alike = Für alle gleich
learn-day-alike-more = Dieselben Steine, dieselben Würfe, derselbe Gegner für alle, die heute spielen. Deine erste Partie zählt; danach darfst du noch einmal, nur für dich.
learn-against = gegen { $name }
learn-day-compares-qwirkle = verglichen wird der Vorsprung
learn-day-compares-exago = verglichen werden Ergebnis und Züge
learn-day-compares-qwinn = verglichen werden Sieg und Punkte
learn-day-going = { $count ->
    [one] 1 Zug gemacht
   *[other] { $count } Züge gemacht
}
learn-day-go-on = Weiterspielen
learn-day-look = Ansehen
learn-day-honest = Keine Tipps und kein Zurücknehmen. Es ist ein Vergleich, kein Wettkampf: Wer zwei Browser öffnet, kann vorausschauen. Der Tag beginnt um Mitternacht UTC.
learn-day-honour = Hier bestimmt das Datum selbst das Glück: Du spielst auf Ehre.
learn-day-server = Das Glück von heute kann niemand vorher kennen: Der Schlüssel bleibt bis morgen geheim, danach kann ihn jeder prüfen.
learn-day-seeds = Die Schlüssel dieses Tages
learn-calendar = Kalender
learn-month-before = Voriger Monat
learn-month-after = Nächster Monat
learn-day-state = { $state ->
    [won] gewonnen
    [played] gespielt
    [forgiven] verziehen
   *[missed] nicht gespielt
}
learn-no-such-day = Für diesen Tag gibt es kein Spiel.
learn-all-games = Alle Spiele
learn-day-counts = Diese zählt
learn-day-again = Noch einmal, nur für dich
learn-day-no-help = Keine Tipps, und ein gemachter Zug bleibt stehen: für alle gleich.
learn-day-offline = Der Server ist nicht erreichbar, also auch nicht das gemeinsame Glück von heute. Auf diesem Gerät kannst du das Spiel des Datums spielen, auf Ehre.
learn-day-offline-play = Das Spiel des Datums spielen
learn-day-was-again = Noch einmal gespielt: Die erste Partie zählt.
learn-day-honour-result = Ohne Server gespielt: Niemand hat das Ergebnis geprüft.
learn-better-than = { $people ->
    [one] { $percent ->
        [0] Die einzige andere Person war bisher mindestens so gut.
       *[other] Besser als die einzige andere Person bisher.
    }
   *[other] Bisher besser als { $percent } % von { $people } anderen Spielern.
}
learn-first-today = Du bist heute die oder der Erste. Komm später wieder, um zu vergleichen.
learn-day-unsent = Der Server war gerade nicht zu erreichen. Öffne dieses Ergebnis später noch einmal, um zu vergleichen.
learn-everybody = Alle
learn-people = Spieler
learn-people-count = { $people } Spieler
learn-result = Ergebnis
learn-you = Du
learn-compared = Verglichen mit den Bots
learn-share = Zeig dein Ergebnis
learn-share-more = verrät keinen Zug
learn-share-text = Teilen
learn-share-picture = Bild
learn-day-next = { $game } von heute
learn-day-play-again = Noch einmal spielen
learn-figures = Deine Zahlen
learn-games-noted = { $count ->
    [0] noch keine Partien
    [one] 1 Partie
   *[other] { $count } Partien
}
learn-kept-here = All das bleibt auf diesem Gerät. Mitnehmen kannst du es unter „Deine Zahlen“.
