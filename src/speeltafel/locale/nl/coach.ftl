# Hulp van een sterke bot: tips en de terugblik.
server-no-hints = Tips krijg je alleen als al je tegenstanders bots zijn, of als iedereen aan tafel ze goedvindt.
server-bots-busy = De bots hebben het even druk. Vraag het zo nog eens.
server-not-finished = Deze partij is nog niet afgelopen.
server-no-review = Deze partij kon niet worden geanalyseerd.
server-review-elsewhere = Zo’n partij analyseren vraagt meer rekenwerk dan een browser aankan. Een server kan het wel: bewaar de partij en open ze daar.

coach-points = { $points ->
    [one] Het levert één punt op.
   *[other] Het levert { $points } punten op.
}
coach-against-equal = Dit gaat uit van tegenstanders die net zo sterk zijn als de bot die oordeelt; van zwakkere win je vaker.
coach-no-chances = Bij dit spel zijn er geen percentages: alleen wat zeker is, en duidelijke fouten.
coach-class-slip = Onnauwkeurigheid
coach-class-mistake = Fout
coach-class-blunder = Blunder
coach-verdict-best = Er is niets beters gevonden.
coach-verdict-fine = Net zo goed als de beste zet, of bijna.
coach-verdict-better = Beter: { $move }
coach-verdict-decides = Dit beslist de partij.
coach-verdict-chance = { $name }: { $loss }% minder winstkans.
coach-verdict-points = { $name }: { $loss } punten; wie wint, stond al vast.
coach-verdict-none = { $name }.
coach-proof-missed = { $turns ->
    [one] Gemist: er kon meteen een rij worden afgemaakt, { $line }. Dat beslist de partij.
   *[other] Gemist: een zekere rij binnen { $turns } beurten, { $line }. Dat beslist de partij.
}
coach-proof-lets-in = { $turns ->
    [one] Zo kan de ander meteen een rij afmaken: { $line }. Dat beslist de partij.
   *[other] Zo kan de ander in { $turns } beurten een rij afmaken, wat je ook doet: { $line }. Dat beslist de partij.
}
coach-hint-where = Kijk eens rond { $places }.
coach-hint-nowhere = Deze keer valt er geen plek of stuk aan te wijzen.
coach-hint-hand = Kijk naar je hand, niet naar de tafel.
coach-hint-pieces = Gebruik: { $pieces }.
coach-hint-move = De beste zet die is gevonden: { $move }
coach-qwirkle-points = { $lines ->
    [one] { $points } punten in één lijn.
   *[other] { $points } punten in { $lines } lijnen.
}
coach-qwirkle-out = De hand is leeg en de partij is uit: nog { $points } punten erbij.
coach-qwirkle-full = Het maakt een Qwirkle.
coach-qwirkle-ready = In de hand blijft wat een Qwirkle afmaakt: { $tiles }.
coach-qwirkle-opens = { $count ->
    [one] Er blijft een lijn van vijf liggen; één tegel die je niet ziet, zou haar afmaken.
   *[other] Er blijft een lijn van vijf liggen; { $count } tegels die je niet ziet, zouden haar afmaken.
}
coach-qwirkle-four = Het maakt een lijn van vier: voor een Qwirkle ontbreken er twee tegels.
coach-qwirkle-denies = Het neemt de anderen een Qwirkle af.
coach-qwirkle-safe = Het geeft de anderen geen Qwirkle.
coach-qwirkle-keeps = De tegels die overblijven, horen bij elkaar: { $tiles }.
coach-qwirkle-keeps-odd = { $count ->
    [one] De ene tegel die overblijft, hoort nergens bij.
   *[other] De { $count } tegels die overblijven, horen niet bij elkaar.
}
coach-qwirkle-swaps = { $count ->
    [one] Eén tegel wordt geruild voor een betere hand, zonder punten.
   *[other] { $count } tegels worden geruild voor een betere hand, zonder punten.
}
coach-qwirkle-pass = Je kunt niets leggen, en de zak is leeg.
coach-exago-stone = de steen op { $cell }
coach-exago-hand = een steen uit je hand
coach-exago-quiet = Alles blijft zoals het is.
coach-exago-stops = Het houdt een rij van { $who } tegen.
coach-exago-lets = Het houdt de rij van { $who } niet tegen.
coach-exago-threatens = { $count ->
    [one] Het dreigt een rij af te maken.
   *[other] Het dreigt op { $count } plekken tegelijk een rij af te maken.
}
coach-exago-builds = Het bouwt aan eigen rijen.
coach-exago-hinders = Zo heeft { $who } minder ruimte.
coach-qwinn-dice = { $count ->
    [one] de dobbelsteen { $dice }
   *[other] de dobbelstenen { $dice }
}
coach-qwinn-no-dice = geen van deze dobbelstenen
coach-qwinn-goes = { $points ->
    [one] Eén punt op { $space }.
   *[other] { $points } punten op { $space }.
}
coach-qwinn-places = De rode dobbelsteen geeft de tegenstander { $boycott }.
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
coach-qwinn-hopes = De volgende worp geeft in { $chance }% van de gevallen { $space }.
coach-qwinn-rather = Doorgooien wint in { $after }% van de gevallen, nu stoppen hoogstens in { $stop }%.
coach-qwinn-must-fail = Bij deze dobbelstenen past geen vak.
coach-qwinn-rather-fails = Waar deze dobbelstenen ook heen leiden, geen punten nemen is beter.
review-no-decision = Gebeurtenis { $number } is geen zet van een speler in deze partij.
what-if-number = Deze partij heeft geen gebeurtenis { $number }: de momenten gaan van 0 tot { $last }.
coach-review-title = { $game }, geanalyseerd met { $nodes } bedachte stellingen
coach-review-lines = Een gelijke start ({ $even }%) plus geluk, fouten en wat niemand kon weten geeft de uitslag.
coach-column-unknown = wist niemand
coach-choice = { $action }: wint { $chance }%, gemiddeld { $margin } punten
coach-choice-chance = { $action }: wint { $chance }%
coach-choice-plain = { $action }
analyse-to-move = Speler { $seat } is aan de beurt.
analyse-over = Deze variant is uit.
analyse-commands = Typ een zet om hem te proberen; best, longer, why ZET, go NIVEAU, back, quit.
analyse-one-source = Geef een verslag, of een stelling met --game: een van de twee.
analyse-help-record = een partij, als .spel of JSON
analyse-help-at = de gebeurtenis waarvoor de variant begint; zonder dit het eind
analyse-help-game = het spel van een stelling, zoals qwirkle
analyse-help-seats = spelers van dat spel
analyse-help-position = een stelling zoals een verslag die schrijft
analyse-help-moves = zetten om te proberen, daarna de beste drie
analyse-help-luck = wat dobbelstenen en zak brengen; hetzelfde getal brengt hetzelfde
analyse-help-think = hoeveel keer zo lang nadenken als gewoonlijk
review-help-think = hoeveel keer zo lang nadenken als gewoonlijk
review-help-jobs = processen die denken

server-review-first = Kijk eerst terug op deze partij, en wacht tot dat klaar is.
server-analyse-what = Zeg waarvan je uitgaat: een tafel, of een spel met een stelling.
server-line-long = Voor een zet die nog niet af is, mogen er hoogstens { $most } zetten aan voorafgaan: begin bij de stelling erna.
server-no-position = Geen spel hier leest dit als een stelling: “{ $position }”.
server-start-other = Vandaar kun je alleen verder met { $edition } voor { $seats } spelers.
server-start-hidden = Vandaar kun je alleen op je eigen toestel of tegen bots verder: wie de tafel maakt, zou weten wat een ander in de hand heeft.
server-hints-agreed = Aan deze tafel zijn tips al toegestaan.
