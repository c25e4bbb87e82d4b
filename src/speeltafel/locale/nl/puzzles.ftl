# Puzzels: wat er gevraagd wordt, waarom het antwoord klopt, en wat er verder gezegd wordt.
cli-puzzle = puzzels rond je rating, met een nagerekend antwoord
cli-puzzle-game = welk spel; zonder: welke er zijn
puzzle-offered = { $title }: { $count } puzzels, { $done } geprobeerd: speeltafel puzzle { $game }
cli-puzzle-theme = alleen puzzels die dit leren
cli-puzzle-id = precies deze puzzel
cli-puzzle-count = hoeveel, na elkaar
puzzle-none = { $game } heeft nog geen puzzels.
puzzle-no-theme = Er zijn geen puzzels over “{ $theme }”. Kies uit: { $known }.
puzzle-unknown = Er is geen puzzel “{ $name }”.
puzzle-all-done = Deze heb je allemaal gedaan.
puzzle-book-damaged = In { $file } staan je puzzels niet meer: { $why }. Zet het bestand opzij om opnieuw te beginnen.
puzzle-head = Puzzel { $name }, graad { $grade }
puzzle-prompt = jouw zet (? wat kan, bad verbergt hem, quit) >{" "}
puzzle-hidden = Hij wordt niet meer getoond.
puzzle-right = Goed!
puzzle-wrong = Nee.
puzzle-answers = Goed is: { $moves }. Thema: { $theme }.
puzzle-rating = Je rating: { $rating } ± { $error }
puzzle-task-points = Vind de zet met de meeste punten.
puzzle-task-end = De zak is leeg en beide handen liggen open. Vind de zet met de beste eindstand.
puzzle-task-line = Vind de zet die in { $turns } beurten een rij oplevert, wat de ander ook doet.
puzzle-task-defence = Vind de zet die de ander van een zekere rij afhoudt.
puzzle-theme-full-and-more = een Qwirkle en meer
puzzle-theme-gap = vul het gat
puzzle-theme-many-lines = vier lijnen of meer
puzzle-theme-three-lines = drie lijnen
puzzle-theme-short = minder is meer
puzzle-theme-end-wins = de zet die wint
puzzle-theme-end-out = als eerste uit
puzzle-theme-end-hold = iets achterhouden
puzzle-theme-end-deny = een plek afpakken
puzzle-theme-double-threat = twee dreigingen tegelijk
puzzle-theme-forced = dreiging na dreiging
puzzle-theme-long-plan = een plan in drie
puzzle-theme-line-by-moving = door te verplaatsen
puzzle-theme-line-by-falling = door stenen te laten vallen
puzzle-theme-defence = de enige verdediging
puzzle-theme-defence-threat = verdedigen met een dreiging
puzzle-theme-defence-moving = verdedigen door te verplaatsen
puzzle-why-full-and-more = { $value } punten in { $lines } lijnen, waarvan één een Qwirkle; de op een na beste zet haalt { $next }.
puzzle-why-gap = { $value } punten: tegels aan weerszijden van een gat worden één lijn. De op een na beste zet haalt { $next }.
puzzle-why-many-lines = { $value } punten, want { $lines } lijnen tellen tegelijk; de op een na beste zet haalt { $next }.
puzzle-why-three-lines = { $value } punten, want drie lijnen tellen tegelijk; de op een na beste zet haalt { $next }.
puzzle-why-short = { $value } punten met { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
}, terwijl er { $longest } konden liggen; de op een na beste zet haalt { $next }.
puzzle-why-end-wins = Nu { $points } punten, al waren er { $most } te halen: alleen zo is de partij gewonnen.
puzzle-why-end-out = De laatste tegels gaan in één keer weg, voor { $points } punten; elke andere zet eindigt minstens { $apart } punten slechter.
puzzle-why-end-hold = Nu { $points } punten, al waren er { $most } te halen: wat je achterhoudt levert meer op. Elke andere zet eindigt minstens { $apart } punten slechter.
puzzle-why-end-deny = Nu { $points } punten, al waren er { $most } te halen: het beste antwoord van de ander haalt { $denied ->
    [one] één punt
   *[other] { $denied } punten
} minder. Elke andere zet eindigt minstens { $apart } punten slechter.
puzzle-why-double-threat = Het zijn twee dreigingen tegelijk, en één steen houdt er maar één tegen.
puzzle-why-forced = Het dreigt en laat maar één antwoord; de rij komt in { $turns } beurten, wat er ook geprobeerd wordt.
puzzle-why-long-plan = Wat de ander ook antwoordt, er komt een rij in { $turns } beurten; { $ways ->
    [one] geen andere zet heeft er een.
   *[other] maar één andere zet heeft er ook een.
}
puzzle-why-line-by-moving = Deze steen verplaatsen geeft een rij in { $turns } beurten, wat de ander ook antwoordt.
puzzle-why-line-by-falling = Deze steen verplaatsen laat andere vallen en geeft een rij in { $turns } beurten, wat de ander ook antwoordt.
puzzle-why-defence = { $ways ->
    [one] Na elke andere zet
   *[other] Na elke zet op twee na
} heeft de ander een zekere rij in twee beurten.
puzzle-why-defence-threat = Het dreigt zelf ook; { $ways ->
    [one] na elke andere zet
   *[other] na elke zet op twee na
} heeft de ander een zekere rij in twee beurten.
puzzle-why-defence-moving = Alleen deze steen verplaatsen voorkomt een zekere rij in twee beurten.
puzzle-task-keep = Vind de beurt met de grootste kans om te winnen. Het is niet die met de meeste punten.
puzzle-task-dice = Vind de dobbelstenen om te houden: de rest wordt opnieuw gegooid.
puzzle-task-red = Vind de beste beurt. Let op de rode dobbelsteen en de boycots.
puzzle-task-go = Vind de beste beurt: nu gaan, doorgooien, of geen punten nemen.
puzzle-theme-four-turns = een plan in vier
puzzle-theme-swap = tijd om te ruilen
puzzle-theme-keep-set = houden wat bij elkaar past
puzzle-theme-keep-shut = niets openzetten
puzzle-theme-keep-straight = op weg naar een straat
puzzle-theme-keep-alike = gelijke dobbelstenen
puzzle-theme-keep-full = op weg naar full house
puzzle-theme-keep-red = de rode dobbelsteen: houden of niet
puzzle-theme-throw-on = doorgooien
puzzle-theme-boycott = een boycot plaatsen
puzzle-theme-boycott-over-points = een boycot boven punten
puzzle-theme-take-off = een boycot weghalen
puzzle-theme-jump = springen met de rode dobbelsteen
puzzle-theme-fail = met opzet geen punten
puzzle-theme-place-over-points = het vak boven de punten
puzzle-theme-stop = nu stoppen
puzzle-why-four-turns = Wat de ander ook antwoordt, de rij komt in { $turns } beurten.
puzzle-why-swap = { $count ->
    [one] Eén tegel
   *[other] { $count } tegels
} ruilen wint in { $chance }% van de gevallen, al waren er { $most } punten te halen; de op een na beste beurt in { $other }%.
puzzle-why-keep-set = Nu { $points } punten, al waren er { $most } te halen: { $kept } tegels die bij elkaar passen blijven in de hand. Dat wint in { $chance }% van de gevallen, de op een na beste beurt in { $other }%.
puzzle-why-keep-shut = Nu { $points } punten, al waren er { $most } te halen: het beste antwoord van de ander haalt zo’n { $denied } punten minder. Dat wint in { $chance }% van de gevallen, de op een na beste beurt in { $other }%.
puzzle-why-keep-straight = Opeenvolgende dobbelstenen leiden naar een straat: deze houden wint in { $chance }% van de gevallen, de op een na beste beurt in { $other }%.
puzzle-why-keep-alike = Gelijke dobbelstenen passen bij meer dan één vak: deze houden wint in { $chance }% van de gevallen, de op een na beste beurt in { $other }%.
puzzle-why-keep-full = Twee getallen leiden naar full house: deze houden wint in { $chance }% van de gevallen, de op een na beste beurt in { $other }%.
puzzle-why-keep-red = De rode dobbelsteen geeft de doorslag, houden of opnieuw gooien: { $chance }% tegen { $other }%.
puzzle-why-throw-on = Er liggen { $most } punten klaar, maar doorgooien wint in { $chance }% van de gevallen en stoppen in { $other }%.
puzzle-why-boycott = De boycot is de rode dobbelsteen waard: dat wint in { $chance }% van de gevallen, de op een na beste beurt in { $other }%.
puzzle-why-boycott-over-points = { $points } punten met een boycot zijn beter dan { $most } zonder: { $chance }% tegen { $other }%.
puzzle-why-take-off = Zonder de boycot wint het in { $chance }% van de gevallen, de op een na beste beurt in { $other }%.
puzzle-why-jump = Met de rode dobbelsteen springt de pion, voor { $points } punten: { $chance }% tegen { $other }%.
puzzle-why-fail = Verder gaan brengt de pion op een slecht vak: geen punten nemen wint in { $chance }% van de gevallen, de op een na beste beurt in { $other }%.
puzzle-why-place-over-points = { $points } punten op een beter vak zijn meer waard dan { $most }: { $chance }% tegen { $other }%.
puzzle-why-stop = { $points } punten zijn hier genoeg: stoppen wint in { $chance }% van de gevallen, de op een na beste beurt in { $other }%.
puzzle-theme-end-later = een zet voor het laatst bewaren
puzzle-theme-end-plan = het hele slot overzien
puzzle-theme-keep-later = de betere zet kan wachten
puzzle-why-end-later = Nu { $points } punten, al waren er { $most } te halen: een zet van { $later } punten blijft klaarliggen voor de volgende beurt. Elke andere zet eindigt minstens { $apart } punten slechter.
puzzle-why-end-plan = Nu { $points } punten, al waren er { $most } te halen: tot het einde doorgerekend is elke andere zet minstens { $apart } punten slechter.
puzzle-why-keep-later = Nu { $points } punten, al waren er { $most } te halen: een zet van { $later } punten blijft klaarliggen voor de volgende beurt. Dat wint in { $chance }% van de gevallen, de op een na beste beurt in { $other }%.
