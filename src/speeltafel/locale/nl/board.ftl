# Wat borden, handen en toetsen zeggen.
board-table = De tafel
board-hand = Jouw hand
board-eye = Beeld
board-nearer = Inzoomen
board-farther = Uitzoomen
board-fit = Alles laten zien
board-more = { $count ->
    [one] Nog één plek buiten beeld
   *[other] Nog { $count } plekken buiten beeld
}
board-rules = Wat de regels zeggen
board-player = Speler { $number }
board-of-player = { $name }: { $what }
board-waits = { $you ->
    [you] Jij bent aan de beurt
   *[other] { $name } is aan de beurt
}
board-cell = { $what }, kolom { $x }, rij { $y }
board-empty = leeg
board-last-play = laatste zet
board-tentative = nog niet gespeeld
board-chosen = gekozen
board-marked = wordt geruild
board-laid = op tafel
board-offer = { $points ->
    [one] past, { $points } punt erbij
   *[other] past, { $points } punten erbij
}
board-this-play = deze zet
board-take-back = Terugnemen
board-keep-hand = Niet ruilen
board-swap = Ruilen
board-swap-which = { $most ->
    [one] Kies de tegel die je wilt ruilen. Ruilen kost je beurt.
   *[other] Kies hoogstens { $most } tegels om te ruilen. Ruilen kost je beurt.
}
board-swap-count = Ruil { $count }
board-mark-first = Kies tegels
board-pass = Passen
board-must-pass = Je kunt niets leggen en de zak is leeg: je moet passen.
board-lay = Leg neer
board-open-with = { $count ->
    [one] Jij begint: leg één tegel.
   *[other] Jij begint: leg je grootste set, { $count } tegels in één lijn.
}
board-choose-tile = Jouw beurt: kies een tegel.
board-choose-cell = Kies waar hij komt.
board-nowhere = Deze tegel past nu nergens: { $tile }.
board-remaining = Resterende tegels
board-remaining-open = { $count ->
    [0] Resterende tegels, zak leeg
   *[other] Resterende tegels, { $count } in de zak
}
board-bag = { $count ->
    [0] zak leeg
   *[other] { $count } in de zak
}
board-unseen = Wat in de zak en in de andere handen zit, bij elkaar geteld.
board-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
board-announced = grootste set ({ $count })
board-back = Terug
board-start = Start
board-must-swap = Je kunt niets leggen: ruil een of meer tegels.
board-hex = { $what }, { $cell }
board-lifted = opgepakt
board-falls-off = zou teruggaan
board-stops = houdt de rij tegen
board-may-stay = mag blijven
board-can-land = hier kan hij liggen
board-can-lift = kun je oppakken
board-stone = { $colour ->
    [red] rode steen
    [blue] blauwe steen
    [yellow] gele steen
    [green] groene steen
    [lightblue] lichtblauwe steen
   *[orange] oranje steen
}
board-stones = { $count ->
    [one] { $count } steen in de hand
   *[other] { $count } stenen in de hand
}
board-hand-empty = hand leeg
board-line-made = { $you ->
    [you] Je rij is af!
   *[other] De rij van { $name } is af!
}
board-exago-aim = Leg je stenen één voor één, steeds tegen een andere aan; verplaats ze daarna. Wie als eerste { $count } eigen stenen op een rij heeft, wint.
board-exago-place = Jouw beurt: leg een steen.
board-exago-lift = Jouw beurt: pak een van je stenen op.
board-exago-either = Jouw beurt: leg een steen of pak er een op.
board-exago-where = Waar gaat hij heen?
board-exago-which = Zonder die steen blijven er { $count } even grote groepen over. Maar één blijft liggen: welke?
board-exago-stays = { $number } blijft
board-exago-again = Tik nog eens om te bevestigen.
board-exago-wins = Daarmee is je rij af!
board-exago-pass = Je kunt geen zet doen: je moet passen.
board-exago-duty = Je moet { $name } tegenhouden.
board-exago-duty-how = Het schild wijst aan waar dat kan.
board-exago-duty-lift = Pak een steen met een schild op.
board-exago-unstoppable = { $name } maakt de volgende beurt een rij af.
board-exago-unstoppable-how = Dat is niet meer te verhinderen: speel waar je wilt.
board-exago-repeats = Deze stand is al { $count } keer voorgekomen.
board-exago-repeats-how = Nog één keer en het is remise.
board-exago-falls = { $count ->
    [one] Eén steen raakt los.
   *[other] { $count } stenen raken los.
}
board-exago-falls-who = Terug naar de hand: { $names }.
board-exago-key-place = Leg de steen
board-exago-key-stop = Houd de rij tegen
board-exago-key-move = Verplaats de steen
board-exago-key-win = Maak de rij af
board-exago-key-where = Kies een plek
board-exago-key-lift = Pak een steen op
board-exago-key-which = Kies een groep
board-ladder = Beide kolommen, van 2×1 omlaag naar Topper
board-stands-here = { $you ->
    [you] hier sta jij
   *[other] hier staat { $name }
}
board-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-stay = blijven
board-steps-up = { $steps ->
    [one] { $steps } stap omhoog
   *[other] { $steps } stappen omhoog
}
board-steps-down = { $steps ->
    [one] { $steps } stap omlaag
   *[other] { $steps } stappen omlaag
}
board-from-topper = vanaf Topper
board-points-word = { $points ->
    [one] punt
   *[other] punten
}
board-unfold = { $count ->
    [one] Toon één vak dat niet bij deze worp past
   *[other] Toon { $count } vakken die niet bij deze worp passen
}
board-dice = De dobbelstenen
board-die = { $kind ->
    [red] rode dobbelsteen, { $pips }
   *[white] witte dobbelsteen, { $pips }
}
board-loose = opnieuw gooien
board-held = houden
board-begins = Wie begint?
board-begins-said = Rode dobbelsteen voor wie begint: { $first } { $high }, { $second } { $low }.
board-race = { $points } van { $target } punten
board-boycott-max2 = hoogstens twee worpen
board-boycott-minus = mislukte beurt kost punten
board-boycott-negeer = rode dobbelsteen telt niet extra
board-boycott-costs = mislukken kost { $cost }
board-boycott-me-max2 = Je gooit hoogstens twee keer per beurt. Met rood 1 of 2 kun je dit weghalen.
board-boycott-me-minus = { $cost ->
    [0] Een mislukte beurt kost je de som van de dobbelstenen. Met rood 3 of 4 kun je dit weghalen.
   *[other] Een mislukte beurt kost je nu { $cost }. Met rood 3 of 4 kun je dit weghalen.
}
board-boycott-me-negeer = Rood geeft je geen sprong en geen boycot. Met rood 5 of 6 kun je dit weghalen.
board-boycott-them-max2 = Hoogstens twee worpen per beurt. Vervalt als jouw beurt mislukt.
board-boycott-them-minus = Een mislukte beurt kost punten. Vervalt als jouw beurt mislukt.
board-boycott-them-negeer = Rood doet niets extra. Vervalt als jouw beurt mislukt.
board-moment-wins = Met deze worp kun je winnen.
board-moment-wins-how = Kies het vak, en wat rood doet.
board-moment-loses = { $you ->
    [you] Scoor, anders verlies je.
   *[other] Scoor, anders wint { $name }.
}
board-moment-loses-how = Alleen jouw boycot houdt de ander tegen, en die vervalt als je beurt mislukt.
board-and-win = en je wint
board-fail-sure = Deze beurt geen punten?
board-fail-loses = Geen punten? Dan wint { $name }.
board-fail-frees = Je boycot vervalt: { $name } heeft genoeg punten en wint meteen.
board-fail-lifts = Jouw { $kind } bij { $name } vervalt.
board-fail-cost = Minus kost je { $cost } punten: er blijven { $left } over.
board-fail-throws = { $count ->
    [one] Je hebt nog één worp.
   *[other] Je hebt nog { $count } worpen.
}
board-fail-fits = Er is een vak dat bij deze worp past.
board-fail-no = Terug naar de dobbelstenen
board-fail-yes = Toch geen punten
board-red-taught = { $red ->
    [one] Rood mag één ding per beurt: één vak springen, je tegenstander een boycot geven, of de boycot bij jou weghalen. Hij telt daarnaast altijd mee als gewone dobbelsteen.
   *[other] Rood mag één ding per beurt: tot { $red } vakken springen, je tegenstander een boycot geven, of de boycot bij jou weghalen. Hij telt daarnaast altijd mee als gewone dobbelsteen.
}
board-throw = { $count ->
    [one] Gooi één dobbelsteen
   *[other] Gooi { $count } dobbelstenen
}
board-fail = Geen punten
board-fail-key = Geen punten
board-choose-space = Kies een vak
board-choose-space-how = Kies een vak, of neem geen punten.
board-nothing-reached = Met deze worp kun je nergens scoren.
board-throws-left = { $count ->
    [one] Tik op de dobbelstenen die je wilt houden. Je mag nog één keer gooien.
   *[other] Tik op de dobbelstenen die je wilt houden. Je mag nog { $count } keer gooien.
}
board-red-does = Waarvoor gebruik je de rode dobbelsteen?
board-red-spent = De rode dobbelsteen is nodig voor de sprong.
board-red-later = De rode dobbelsteen kan iets extra’s: kies eerst een vak.
board-red-nothing = Niets extra’s
board-red-stays = rode dobbelsteen niet gebruiken
board-red-place = Boycot { $name }: { $kind }
board-red-remove = Haal { $kind } bij jezelf weg
board-red-free = je bent de boycot kwijt
board-red-replaces = in plaats van { $kind }
board-red-puts-max2 = gooit hoogstens twee keer per beurt
board-red-puts-minus = mislukte beurt kost dan punten
board-red-puts-negeer = rode dobbelsteen doet dan niets extra’s
board-choose = Jouw beurt: kies wat je doet.
board-play = Spelen
