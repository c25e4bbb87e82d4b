# Het spel van de dag.
day-date = { $day } { $month } { $year }
day-title = Spel van de dag, { $day }
day-honour = Dezelfde kansen en dezelfde tegenstander voor iedereen vandaag. Je eerste afgemaakte partij telt; hints en terugnemen zijn er niet. Zonder server volgt alles uit de datum: dit gaat op je erewoord.
day-again = Deze heb je al afgemaakt: speel hem gerust opnieuw, het telt niet mee.
day-was-again = Opnieuw gespeeld: het telt niet mee.
day-left = Niet afgemaakt, dus het telt niet.
day-no-help = In het spel van de dag zijn er geen hints en neem je niets terug, voor niemand.
day-you = Jij
day-unplayed = nog niet gespeeld: speeltafel day { $game }
day-result-qwirkle = { $ended ->
    [won] Gewonnen, { $points } tegen { $against } ({ $margin })
    [drawn] Gedeeld, { $points } tegen { $against }
   *[lost] Verloren, { $points } tegen { $against } ({ $margin })
}
day-result-qwinn = { $ended ->
    [won] Gewonnen met { $points } punten
    [drawn] Gelijk met { $points } punten
   *[lost] Verloren met { $points } punten
}
day-result-exago = { $ended ->
    [won] Gewonnen in { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }
    [drawn] Gelijk na { $turns } beurten
   *[lost] Verloren na { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }
}
day-rank-margin = { $margin }
day-rank-points = { $ended ->
    [won] Gewonnen, { $points }
    [drawn] Gelijk, { $points }
   *[lost] Verloren, { $points }
}
day-rank-turns = { $ended ->
    [won] Gewonnen in { $turns }
    [drawn] Gelijk
   *[lost] Verloren in { $turns }
}
day-share = Speeltafel { $day } · { $game }: { $result }
day-share-again = opnieuw gespeeld
day-streak = { $days ->
    [0] Nog geen dagen op rij.
    [one] Eén dag op rij.
   *[other] { $days } dagen op rij.
}
day-no-game = { $game } heeft geen spel van de dag. Kies uit: { $known }.
day-too-early = Voor { $day } is er geen spel van de dag; het eerste is van { $first }.
day-not-yet = { $day } moet nog komen; volgens UTC is het { $today }.
day-book-damaged = In { $file } staan je spellen van de dag niet meer: { $why }. Zet het bestand opzij om opnieuw te beginnen.
day-other-game = Dit is niet het spel van { $day } ({ $edition }).
day-too-long = Een spel van de dag heeft hoogstens { $most } zetten.
day-running = De partij is nog niet afgelopen.
day-act = Gebeurtenis { $number } is geen zet: een spel van de dag speel je uit, zonder iets terug te nemen.
day-differs = Gebeurtenis { $number } hoort die dag { $expected } te zijn, niet { $found }.
day-opponent-qwirkle = Spaarder van de dag
day-opponent-exago = Jager van de dag
day-opponent-qwinn = Racer van de dag
day-opponent-character = Speelt voor iedereen gelijk, op elk apparaat.
cli-day = het spel van de dag: dezelfde kansen en dezelfde tegenstander voor iedereen
cli-day-game = welk spel; zonder: hoe je dag ervoor staat
cli-day-date = een voorbije dag
cli-day-json = hoe de dag ervoor staat, als JSON, naar dit bestand; - voor de standaarduitvoer (zonder spel)
day-month-1 = januari
day-month-2 = februari
day-month-3 = maart
day-month-4 = april
day-month-5 = mei
day-month-6 = juni
day-month-7 = juli
day-month-8 = augustus
day-month-9 = september
day-month-10 = oktober
day-month-11 = november
day-month-12 = december
