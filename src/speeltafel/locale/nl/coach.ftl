# Hulp van een sterke bot: tips en de terugblik.
server-no-hints = Tips krijg je alleen als al je tegenstanders bots zijn.
server-bots-busy = De bots hebben het even druk. Vraag het zo nog eens.
server-not-finished = Deze partij is nog niet afgelopen.
server-no-review = Deze partij kon niet worden geanalyseerd.

coach-points = { $points ->
    [one] Het levert één punt op.
   *[other] Het levert { $points } punten op.
}
coach-against-equal = Gerekend tegen spelers die net zo goed spelen als de beoordelaar; tegen zwakkere win je vaker.
coach-no-chances = Bij dit spel worden geen kansen genoemd: alleen wat zeker is, en wat duidelijk een fout is.
coach-class-slip = Slordigheid
coach-class-mistake = Fout
coach-class-blunder = Blunder
coach-verdict-best = Er is niets beters gevonden.
coach-verdict-fine = Net zo goed als het beste, of bijna.
coach-verdict-better = Beter: { $move }
coach-verdict-decides = Dit beslist de partij.
coach-verdict-chance = { $name }: { $loss } % van de winkans.
coach-verdict-points = { $name }: { $loss } punten; wie wint stond al vast.
coach-verdict-none = { $name }.
coach-proof-missed = { $turns ->
    [one] Een rij in één keer werd gemist: { $line }. Dat beslist de partij.
   *[other] Een zekere rij in { $turns } beurten werd gemist: { $line }. Dat beslist de partij.
}
coach-proof-lets-in = { $turns ->
    [one] Zo kan de ander meteen een rij volmaken: { $line }. Dat beslist de partij.
   *[other] Zo kan de ander in { $turns } beurten een rij volmaken, wat je ook doet: { $line }. Dat beslist de partij.
}
coach-hint-where = Kijk eens rond { $places }.
coach-hint-nowhere = Er valt niets aan te wijzen: het ligt niet op tafel.
coach-hint-hand = Kijk naar je hand, niet naar de tafel.
coach-hint-pieces = Hiermee: { $pieces }.
coach-hint-move = Het beste dat is gevonden: { $move }
coach-qwirkle-points = { $lines ->
    [one] { $points } punten in één lijn.
   *[other] { $points } punten in { $lines } lijnen.
}
coach-qwirkle-out = De hand is leeg en de partij is uit, voor nog { $points } punten.
coach-qwirkle-full = Het maakt een Qwirkle.
coach-qwirkle-ready = Wat een Qwirkle volmaakt, blijft op de hand: { $tiles }.
coach-qwirkle-opens = { $count ->
    [one] Er blijft een lijn van vijf liggen: één tegel die je niet ziet, maakt hem af.
   *[other] Er blijft een lijn van vijf liggen: { $count } tegels die je niet ziet, maken hem af.
}
coach-qwirkle-four = Het maakt een lijn van vier: voor een Qwirkle ontbreken er twee tegels.
coach-qwirkle-denies = Het neemt de anderen een Qwirkle af.
coach-qwirkle-safe = Het geeft de anderen geen Qwirkle.
coach-qwirkle-keeps = Wat blijft, past bij elkaar: { $tiles }.
coach-qwirkle-keeps-odd = { $count ->
    [one] Er blijft één tegel over.
   *[other] Er blijven { $count } tegels over die niet bij elkaar passen.
}
coach-qwirkle-swaps = { $count ->
    [one] Eén tegel gaat terug voor een betere hand, zonder punten.
   *[other] { $count } tegels gaan terug voor een betere hand, zonder punten.
}
coach-qwirkle-pass = Er past niets, en de zak is leeg.
coach-exago-stone = de steen op { $cell }
coach-exago-quiet = Alles blijft zoals het is.
coach-exago-stops = Het houdt een rij van { $who } tegen.
coach-exago-lets = Het houdt de rij van { $who } niet tegen.
coach-exago-threatens = { $count ->
    [one] Het dreigt op één vakje een rij vol te maken.
   *[other] Het dreigt op { $count } vakjes tegelijk een rij vol te maken.
}
coach-exago-builds = Het bouwt aan eigen rijen.
coach-exago-hinders = Het neemt { $who } ruimte af.
coach-qwinn-dice = de dobbelstenen { $dice }
coach-qwinn-goes = { $points ->
    [one] Eén punt op { $space }.
   *[other] { $points } punten op { $space }.
}
coach-qwinn-places = De rode dobbelsteen zet { $boycott } op de ander.
coach-qwinn-removes = De rode dobbelsteen haalt { $boycott } weg.
coach-qwinn-stops = { $throws ->
    [one] Daarvoor blijft één worp ongebruikt.
   *[other] Daarvoor blijven { $throws } worpen ongebruikt.
}
coach-qwinn-keeps = { $count ->
    [one] { $dice } blijft, één dobbelsteen wordt opnieuw gegooid.
   *[other] { $dice } blijft, { $count } dobbelstenen worden opnieuw gegooid.
}
coach-qwinn-keeps-none = Hier is niets het houden waard: alle vijf worden opnieuw gegooid.
coach-qwinn-hopes = De volgende worp geeft in { $chance } % van de gevallen { $space }.
coach-qwinn-rather = Doorgooien wint in { $after } % van de gevallen, nu stoppen hooguit in { $stop } %.
coach-qwinn-must-fail = Geen vak past bij deze dobbelstenen.
coach-qwinn-rather-fails = Waar deze dobbelstenen heen leiden is slechter dan blijven staan en mislukken.
review-no-decision = Gebeurtenis { $number } is geen zet van een speler in deze partij.
what-if-number = Deze partij heeft geen gebeurtenis { $number }: de momenten gaan van 0 tot { $last }.
coach-review-title = { $game }, teruggekeken met { $nodes } bedachte stellingen
coach-review-lines = uitslag = geluk − weggegeven + van anderen + wat niemand kon weten, in procenten van een winst
coach-column-unknown = wist niemand
coach-move = { $number } speler { $seat }: { $action }
coach-luck-move = { $number } speler { $seat }: { $percent }
coach-choice = { $action }: wint { $chance } %, { $margin } punten voor
coach-choice-chance = { $action }: wint { $chance } %
coach-choice-plain = { $action }
analyse-to-move = Speler { $seat } is aan zet.
analyse-over = Deze variant is uit.
analyse-commands = Een zet probeert hem; best, longer, why ZET, go NIVEAU, back, quit.
analyse-one-source = Geef een verslag of een stelling met --game: niet allebei en niet geen van beide.
analyse-help-record = een spel, als .spel of JSON
analyse-help-at = de gebeurtenis waarvoor de variant begint; zonder dit het eind
analyse-help-game = het spel van een stelling: qwirkle, exago, qwinn
analyse-help-seats = spelers van dat spel
analyse-help-position = een stelling zoals een verslag die schrijft
analyse-help-moves = zetten om te proberen, daarna de beste drie
analyse-help-luck = wat dobbelstenen en zak brengen; hetzelfde getal brengt hetzelfde
analyse-help-think = zo veel keer het gewone denkwerk
review-help-think = zo veel keer het gewone denkwerk
review-help-jobs = processen die denken
review-help-stream = schrijf elke stap als een regel JSON naar de standaarduitvoer; wat al bekend is wordt zo ook gelezen
