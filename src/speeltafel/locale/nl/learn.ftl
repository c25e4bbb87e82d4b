# Om mee te leren, op de pagina: lessen, puzzels, het spel van de dag.
learn-title = Leren en oefenen
learn-lesson = Les
learn-lessons = Leer een spel in vijf minuten
learn-five-minutes = al spelend, in vijf minuten
learn-steps-done = { $done } van { $count } stappen
learn-done = klaar
learn-stop = Stoppen
learn-step-of = { $number } van { $count }
learn-steps = De stappen van deze les
learn-show-where = Laat zien
learn-points = { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
learn-yours-counts = Jouw zet mag ook.
learn-sheet-made = De speler in de spelregels haalde { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
learn-try-again = Neem het terug en kijk nog eens, of laat het je zien.
learn-your-play = Jouw zet
learn-sheet-play = De zet uit de regels
learn-go-on = Verder
learn-to-questions = Tien vragen
learn-question-of = Vraag { $number } van { $count }
learn-true-or-false = Waar of niet waar?
learn-true = Waar
learn-false = Niet waar
learn-right = Goed.
learn-wrong = Nee.
learn-is-true = Het is waar.
learn-is-false = Het is niet waar.
learn-look-again = Kijk nog eens bij “{ $title }”
learn-lesson-over = Dat was { $game }
learn-answers-right = { $right } van { $count } antwoorden goed
learn-play-now = Speel nu { $game }
learn-puzzle = Puzzel
learn-puzzles = Puzzels
learn-puzzles-none = nog geen geprobeerd
learn-puzzles-so-far = { $count ->
    [one] 1 geprobeerd · { $rating } ± { $error }
   *[other] { $count } geprobeerd · { $rating } ± { $error }
}
learn-puzzles-done = { $count ->
    [one] 1 puzzel
   *[other] { $count } puzzels
}
learn-puzzle-kind-points = De meeste punten
learn-puzzle-kind-end = Het beste slot
learn-puzzle-kind-keep = Houden of ruilen
learn-puzzle-kind-line = Een zekere rij
learn-puzzle-kind-defence = De enige verdediging
learn-puzzle-kind-dice = Welke dobbelstenen houden?
learn-puzzle-kind-red = De rode dobbelsteen
learn-puzzle-kind-go = Gaan of geen punten
learn-puzzle-right = Goed!
learn-puzzle-wrong = Er is iets beters.
learn-puzzle-best = Beste: { $play }
learn-best-play = De beste zet
learn-puzzle-next = Volgende puzzel
learn-puzzle-again = Nog eens (telt niet)
learn-puzzle-other = Overslaan
learn-puzzle-bad = Slechte puzzel: verbergen
learn-puzzle-bad-export = Lijst van { $count } verborgen puzzels bewaren
learn-theme = Thema
learn-all-themes = Alle thema’s
learn-theme-is = Thema: { $theme }
learn-grade = Graad { $grade }
learn-proved = bewezen
learn-rating = Jouw rating
learn-run = Drie minuten
learn-run-begin = Tegen de klok
learn-run-solved = { $count } opgelost
learn-run-best = Record: { $count }
learn-run-again = Nog een keer
learn-run-leave = Puzzels zonder klok
learn-seconds-left = Nog { $seconds } seconden
learn-day = Spel van de dag
learn-day-lead = Hetzelfde geluk en dezelfde tegenstander voor iedereen. Eén partij, dan vergelijk je.
learn-day-play = Speel vandaag mee
learn-day-played = Vandaag { $count } van { $of } gespeeld
learn-days-in-a-row = { $days ->
    [one] dag op rij
   *[other] dagen op rij
}
learn-streak = Dagen op rij
learn-forgiven = { $day } is vergeven: eens in de zeven dagen mag je er een missen.
learn-forgiving = Eens in de zeven dagen mag je er een missen.
learn-longest = Langste reeks: { $days }.
learn-day-alike = Voor iedereen gelijk
learn-day-alike-more = Dezelfde tegels, dezelfde worpen, dezelfde tegenstander voor iedereen die vandaag speelt. Je eerste partij telt; daarna mag je opnieuw, gewoon voor jezelf.
learn-against = tegen { $name }
learn-day-compares-qwirkle = vergeleken op voorsprong
learn-day-compares-exago = vergeleken op uitslag en beurten
learn-day-compares-qwinn = vergeleken op winst en punten
learn-day-going = { $count ->
    [one] 1 zet gedaan
   *[other] { $count } zetten gedaan
}
learn-day-go-on = Speel verder
learn-day-look = Bekijk
learn-day-honest = Geen hints en niet terugnemen. Het is een vergelijking, geen wedstrijd: wie twee browsers opent, kan vooruitkijken. De dag begint om middernacht UTC.
learn-day-honour = Hier is de datum zelf de bron van het geluk: je speelt op je erewoord.
learn-day-server = Niemand kan het geluk van vandaag vooraf weten: de sleutel blijft tot morgen geheim, daarna kan iedereen hem nakijken.
learn-day-seeds = De sleutels van deze dag
learn-calendar = Kalender
learn-month-before = Vorige maand
learn-month-after = Volgende maand
learn-day-state = { $state ->
    [won] gewonnen
    [played] gespeeld
    [forgiven] vergeven
   *[missed] niet gespeeld
}
learn-no-such-day = Voor die dag is er geen spel.
learn-all-games = Alle spellen
learn-day-counts = Deze telt
learn-day-again = Opnieuw, voor jezelf
learn-day-no-help = Geen hints, en een gedane zet blijft staan: voor iedereen gelijk.
learn-day-offline = De server is niet bereikbaar, dus het gedeelde geluk van vandaag ook niet. Op dit apparaat kun je het spel van de datum zelf spelen, op je erewoord.
learn-day-offline-play = Speel het spel van de datum
learn-day-was-again = Opnieuw gespeeld: de eerste partij telt.
learn-day-honour-result = Zonder server gespeeld: niemand heeft de uitslag nagekeken.
learn-better-than = { $people ->
    [one] { $percent ->
        [0] De enige andere speler tot nu toe deed het minstens even goed.
       *[other] Beter dan de enige andere speler tot nu toe.
    }
   *[other] Tot nu toe beter dan { $percent }% van { $people } andere spelers.
}
learn-first-today = Je bent de eerste vandaag. Kom later terug om te vergelijken.
learn-day-unsent = De server was even niet bereikbaar. Open dit resultaat later nog eens om te vergelijken.
learn-everybody = Iedereen
learn-people = Spelers
learn-people-count = { $people } spelers
learn-result = Uitslag
learn-you = Jij
learn-compared = Vergeleken met de bots
learn-share = Laat je uitslag zien
learn-share-more = verraadt geen zet
learn-share-text = Delen
learn-share-picture = Plaatje
learn-day-next = { $game } van vandaag
learn-day-play-again = Speel het nog eens
learn-figures = Jouw cijfers
learn-games-noted = { $count ->
    [0] nog geen partijen
    [one] 1 partij
   *[other] { $count } partijen
}
learn-kept-here = Dit alles blijft op dit apparaat. Meenemen kan bij “Jouw cijfers”.
