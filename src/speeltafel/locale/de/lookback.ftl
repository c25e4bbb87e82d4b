### Zurückblicken und neu versuchen: was wäre wenn, von hier weiterspielen, aus Fehlern lernen.

page-move-of = Zug { $number } · { $name }
page-moved = hat diesen Zug gemacht
page-replay-leads = Am Ende: { $play }
page-made-was = Gespielt: { $play }
page-better-title = Besser
page-why = Warum?
page-why-move = Warum: { $move }
page-what-if-try = Spiel für den, der am Zug ist: auf dem Brett oder mit einem Druck auf einen der Züge.
page-what-if-bad = In diesem Link steht keine Stellung, die sich lesen lässt.
page-what-if-send = Diese Stellung verschicken
page-what-if-send-more = Im Link stehen die ganze Stellung und die Züge, die du probiert hast. Kein Server bewahrt sie auf.
page-what-if-leave = Zurück zur Partie
page-what-if-path = Züge, die du probiert hast
page-what-if-start = Anfang
page-what-if-best = { $you ->
    [you] Die besten drei für dich
   *[other] Die besten drei für { $name }
}
page-what-if-longer = Denkt länger nach…
page-what-if-made = Das wurde gespielt
page-what-if-imagined = Einige Steine liegen hier verdeckt. Sie sind ausgedacht, denn auch du konntest sie nicht kennen.
page-what-if-answer = { $you ->
    [you] Einen Bot für dich ziehen lassen
   *[other] Einen Bot für { $name } ziehen lassen
}
page-what-if-paste = Stellung oder Partie einfügen
page-what-if-paste-more = Eine Stellung ist eine Zeile, eine Partie der Text einer Aufzeichnung. Du kannst auch eine Datei hierher ziehen.
page-what-if-about = Probier Züge für jeden Spieler aus, sieh die besten drei und spiel von dort weiter. Auch „Was wäre, wenn?“ in einer Wiederholung führt hierher.
page-what-if-open = Öffnen
page-too-close = { $first } bis { $last }: zu nah beieinander, um sie zu unterscheiden.
page-play-on = Von hier weiterspielen
page-play-on-as = { $you ->
    [you] Du spielst weiter, Bots übernehmen die anderen Plätze.
   *[other] Du übernimmst den Platz von { $name }, Bots die anderen.
}
page-open-position = Stellung einfügen
page-drop-here = Hier loslassen.
page-learn-mistakes = Aus Fehlern lernen
page-mistakes-count = { $number } von { $of }
page-mistakes-task = Hier wurde etwas verschenkt. Was würdest du jetzt spielen?
page-mistakes-task-decides = Das hat die Partie entschieden. Was würdest du jetzt spielen?
page-mistakes-right = Gut gefunden!
page-mistakes-wrong = Noch nicht: Es gibt etwas Besseres.
page-mistakes-thinking = Dein Zug wird angesehen…
page-mistakes-again = Noch einmal versuchen
page-mistakes-show = Besseren Zug zeigen
page-mistakes-next = Nächste Stellung
page-mistakes-done = { $right ->
    [0] Das war die letzte.
    [one] Das war die letzte. Du hast eine von { $of } gefunden.
   *[other] Das war die letzte. Du hast { $right } von { $of } gefunden.
}
page-mistakes-none = { $you ->
    [you] Nichts zu wiederholen: Du hast in dieser Partie nichts verschenkt.
   *[other] Nichts zu wiederholen: { $name } hat in dieser Partie nichts verschenkt.
}
page-mistakes-of = Wessen Fehler?
page-mistakes-back = Zurück zur Partie
page-hint-exago-did-place = { $line ->
    [line] Leg einen Stein: Damit ist die Reihe fertig.
   *[none] Leg einen Stein auf das markierte Feld{ $row ->
            [1] { "" }
            [2] : zwei in einer Reihe
            [3] : drei in einer Reihe
            [4] : vier in einer Reihe
           *[other] : { $row } in einer Reihe
        }{ $stops ->
            [stops] ; das verhindert eine fremde Reihe.
           *[none] .
        }
}
page-hint-exago-did-move = { $line ->
    [line] Versetze einen Stein: Damit ist die Reihe fertig.
   *[none] Versetze einen Stein auf das markierte Feld.
}
page-review-by = Beurteilt vom Bot „{ $bot }“.
page-account = Warum es so ausging
page-account-whose = Wessen Partie?
page-account-most = { $part ->
    [luck] { $way ->
        [up] Am meisten zählte das Glück.
       *[down] Am meisten zählte das Pech.
    }
    [unknown] Am meisten zählte, was niemand wissen konnte.
    [others] Am meisten zählten die Fehler der anderen.
   *[own] { $you ->
        [you] Am meisten zählten deine eigenen Fehler.
       *[other] Am meisten zählten die eigenen Fehler von { $name }.
    }
}
page-turning-lost = { $you ->
    [you] Du hast die Partie in Zug { $number } verloren: Deine Gewinnchance fiel von { $before } % auf { $after } %.
   *[other] { $name } hat die Partie in Zug { $number } verloren: Die Gewinnchance fiel von { $before } % auf { $after } %.
}
page-turning-dear = { $you ->
    [you] Dein teuerster Zug war Zug { $number }: Deine Gewinnchance fiel von { $before } % auf { $after } %.
   *[other] Der teuerste Zug von { $name } war Zug { $number }: Die Gewinnchance fiel von { $before } % auf { $after } %.
}
page-turning-luck = { $way ->
    [up] { $you ->
        [you] Das Glück war auf deiner Seite.
       *[other] Das Glück war auf der Seite von { $name }.
    }
    [down] { $you ->
        [you] Das Glück war gegen dich.
       *[other] Das Glück war gegen { $name }.
    }
   *[even] Glück und Pech glichen sich ungefähr aus.
}
page-turning-see = Zug { $number } ansehen
page-account-figures = In Zahlen
page-account-unit = In Prozent eines Sieges
page-account-even = Gleicher Start
page-account-luck = Glück
page-account-unknown = Konnte niemand wissen
page-account-others = Fehler der anderen
page-account-own = Eigene Fehler
page-account-result = { $ended ->
    [won] Ergebnis: gewonnen
    [lost] Ergebnis: verloren
   *[shared] Ergebnis: geteilt
}
page-account-how = In Prozent eines Sieges: Die Zeilen ergeben zusammen das Ergebnis. „Konnte niemand wissen“ ist, was verdeckt lag und wo der Bot irren kann.
page-lanes = Der Verlauf der Partie
page-lanes-how = Gestrichelt: ein Zug fehlt zur Reihe. Voll: eine Reihe, die nichts mehr aufhält. Darunter: Fehler.
page-lanes-told = { $name }: Drohungen { $threats }, Fehler { $mistakes }.{ $sure ->
    [yes] { " " }Am Ende war die Reihe nicht mehr aufzuhalten.
   *[no] { "" }
}
