# Wat borden, handen en toetsen zeggen.
board-table = De tafel
board-hand = Jouw hand
board-eye = Beeld
board-nearer = Dichterbij
board-farther = Verder weg
board-fit = Alles laten zien
board-more = { $count ->
    [one] Nog één plek buiten beeld
   *[other] Nog { $count } plekken buiten beeld
}
board-rules = Wat de regels zeggen
board-player = Speler { $number }
board-waits = { $name } is aan de beurt
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
    [one] Kies de steen die je wilt ruilen.
   *[other] Kies de stenen die je wilt ruilen, hoogstens { $most }.
}
board-swap-count = Ruil { $count }
board-mark-first = Kies stenen
board-pass = Passen
board-must-pass = Er past niets en de zak is leeg: je past.
board-lay = Leg neer
board-open-with = { $count ->
    [one] Jij begint: leg één steen.
   *[other] Jij begint: leg je beste set van { $count } in één lijn.
}
board-choose-tile = Jouw beurt: kies een steen.
board-choose-cell = Kies waar hij komt.
board-nowhere = Past nu nergens: { $tile }.
board-remaining = Wat er nog komt
board-remaining-open = Wat er nog komt, { $count } in de zak
board-bag = { $count } in de zak
board-unseen = Zak en andere handen samen.
board-tiles = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
}
board-announced = beste set { $count }
board-back = Terug
board-start = Start
board-must-swap = Er past niets: ruil een of meer stenen.
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
board-line-made = { $name } heeft de rij.
board-exago-place = Jouw beurt: leg een steen.
board-exago-lift = Jouw beurt: pak een van je stenen op.
board-exago-either = Jouw beurt: leg een steen of pak er een op.
board-exago-where = Waar gaat hij heen?
board-exago-which = { $count } groepen even groot: tik op de groep die blijft.
board-exago-again = Tik nog eens om hem te spelen.
board-exago-wins = Daarmee is je rij af!
board-exago-pass = Er kan niets: je past.
board-exago-duty = Je moet { $name } tegenhouden.
board-exago-duty-how = Een schild wijst waar dat kan.
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
board-stands-here = { $name } staat hier
board-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-steps = { $steps ->
    [0] blijven staan
    [one] één stap
   *[other] { $steps } stappen
}
board-dice = De dobbelstenen
board-die = { $kind ->
    [red] rode dobbelsteen, { $pips }
   *[white] witte dobbelsteen, { $pips }
}
board-loose = los
board-held = vast
board-race = { $points } van { $target } punten
board-boycott-max2 = twee worpen
board-boycott-minus = mis kost punten
board-boycott-negeer = rood doet niets
board-throw = { $count ->
    [one] Gooi één steen
   *[other] Gooi { $count } stenen
}
board-fail = Mis
board-fail-key = Mis
board-choose-space = Kies een vak
board-choose-space-how = Kies een vak, of mis.
board-nothing-reached = Met deze worp haal je geen vak.
board-throws-left = { $count ->
    [one] Tik stenen aan om ze vast te houden; nog één worp.
   *[other] Tik stenen aan om ze vast te houden; nog { $count } worpen.
}
board-red-does = Wat doet de rode steen?
board-red-spent = De rode steen kan hier niets meer doen.
board-red-later = De rode steen kan helpen: kies eerst een vak.
board-red-nothing = Niets
board-red-stays = rood blijft liggen
board-red-place = { $kind } bij { $name }
board-red-remove = { $kind } bij jou weg
board-red-free = je boycot gaat eraf
board-red-replaces = in plaats van { $kind }
