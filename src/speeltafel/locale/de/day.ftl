# Das Spiel des Tages.
day-date = { $day }. { $month } { $year }
day-title = Spiel des Tages, { $day }
day-honour = Heute haben alle dasselbe Glück und denselben Gegner. Deine erste beendete Partie zählt; Hinweise und Zurücknehmen gibt es nicht. Ohne Server folgt alles aus dem Datum: Es ist Ehrensache.
day-again = Diese Partie hast du schon beendet: Spiel sie gern noch einmal, sie zählt nicht.
day-was-again = Noch einmal gespielt: Es zählt nicht.
day-left = Nicht beendet, also zählt es nicht.
day-no-help = Im Spiel des Tages gibt es für niemanden Hinweise, und nichts wird zurückgenommen.
day-you = Du
day-unplayed = noch nicht gespielt: speeltafel day { $game }
day-result-qwirkle = { $ended ->
    [won] Gewonnen, { $points } zu { $against } ({ $margin })
    [drawn] Geteilt, { $points } zu { $against }
   *[lost] Verloren, { $points } zu { $against } ({ $margin })
}
day-result-qwinn = { $ended ->
    [won] Gewonnen mit { $points } Punkten
    [drawn] Unentschieden mit { $points } Punkten
   *[lost] Verloren mit { $points } Punkten
}
day-result-exago = { $ended ->
    [won] Gewonnen in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }
    [drawn] Unentschieden nach { $turns } Zügen
   *[lost] Verloren nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }
}
day-rank-margin = { $margin }
day-rank-points = { $ended ->
    [won] Gewonnen, { $points }
    [drawn] Unentschieden, { $points }
   *[lost] Verloren, { $points }
}
day-rank-turns = { $ended ->
    [won] Gewonnen in { $turns }
    [drawn] Unentschieden
   *[lost] Verloren in { $turns }
}
day-share = Speeltafel { $day } · { $game }: { $result }
day-share-again = noch einmal gespielt
day-streak = { $days ->
    [0] Noch keine Tage in Folge.
    [one] Ein Tag in Folge.
   *[other] { $days } Tage in Folge.
}
day-no-game = { $game } hat kein Spiel des Tages. Zur Wahl stehen: { $known }.
day-too-early = Für { $day } gibt es kein Spiel des Tages; das erste ist vom { $first }.
day-not-yet = { $day } kommt erst noch; nach UTC ist heute { $today }.
day-book-damaged = { $file } enthält deine Spiele des Tages nicht mehr: { $why }. Leg die Datei beiseite, um neu zu beginnen.
day-other-game = Das ist nicht das Spiel vom { $day } ({ $edition }).
day-too-long = Ein Spiel des Tages hat höchstens { $most } Züge.
day-running = Die Partie ist noch nicht zu Ende.
day-act = Ereignis { $number } ist kein Zug: Ein Spiel des Tages wird zu Ende gespielt, und nichts wird zurückgenommen.
day-differs = Ereignis { $number } müsste an diesem Tag { $expected } sein, nicht { $found }.
day-opponent-qwirkle = Sparer des Tages
day-opponent-exago = Jäger des Tages
day-opponent-qwinn = Renner des Tages
day-opponent-character = Spielt für alle gleich, auf jedem Gerät.
cli-day = das Spiel des Tages: dasselbe Glück und derselbe Gegner für alle
cli-day-game = welches Spiel; ohne Angabe: wie dein Tag steht
cli-day-date = ein vergangener Tag
cli-day-json = den Stand des Tages als JSON in diese Datei schreiben; - für die Standardausgabe (ohne Spiel)
day-month-1 = Januar
day-month-2 = Februar
day-month-3 = März
day-month-4 = April
day-month-5 = Mai
day-month-6 = Juni
day-month-7 = Juli
day-month-8 = August
day-month-9 = September
day-month-10 = Oktober
day-month-11 = November
day-month-12 = Dezember
