# De pagina: begin.
page-sit-down = Schuif aan.
page-what-this-is = Drie spellen, één tafel. Samen op de bank, ver weg, of tegen de computer. Zonder account.
page-home = Naar de beginpagina
page-language = Taal
page-theme = { $theme ->
    [light] Licht, druk voor donker
    [dark] Donker, druk voor zoals het apparaat
   *[auto] Licht of donker zoals het apparaat, druk voor licht
}
page-close = Sluiten
page-moment = Een ogenblik…
page-try-again = Nog eens proberen
page-new-table = Nieuwe tafel
page-with-whom = Met wie?
page-with = { $company ->
    [friends] Vrienden via link
    [device] Op één apparaat
   *[bot] Computer
}
page-press = { $company ->
    [friends] Speel met vrienden
    [device] Speel op dit apparaat
   *[bot] Speel meteen tegen de computer
}
page-set-up = Een tafel { $game } inrichten
page-game-qwirkle = Qwirkle
page-game-exago = Exago
page-game-qwinn = Qwinn!
page-facts-qwirkle = 45 min
page-facts-exago = 15 min
page-facts-qwinn = 20 min
page-table-code = Tafelcode
page-join = Aanschuiven
page-watch = Kijken
page-code-wanted = Typ eerst de code van het andere scherm.
page-no-such-table = Er is geen tafel met deze code. Kijk nog eens op het andere scherm.
page-still-going = Nog aan de gang
page-waiting = wacht op anderen
page-your-turn = jouw beurt
page-forget = Haal tafel { $table } van deze lijst
page-open-tables = Open tafels
page-free-places = { $count ->
    [one] één plek vrij
   *[other] { $count } plekken vrij
}
page-somebody = Iemand
page-your-games = Jouw spellen
page-nothing-played = Spellen die je uitspeelt komen hier te staan, met je eigen cijfers. Dit apparaat onthoudt ze, niemand anders.
page-figure-played = gespeeld
page-figure-won = gewonnen
page-figure-best = beste zet
page-figure-highest = hoogste
page-drawn = onbeslist
page-you-won = gewonnen
page-you-lost = verloren
page-won-by = gewonnen door { $names }
page-all-games = Alle { $count } spellen
page-fewer = Minder
page-carry = Meenemen
page-carry-more = Je plaatsen en cijfers staan op dit apparaat. Met deze code neem je ze mee naar een ander; houd hem voor jezelf, want hij opent je plaatsen.
page-carry-code = Code van dit apparaat
page-carry-here = Code van een ander apparaat
page-receive = Hierheen halen
page-received = { $count ->
    [0] Niets nieuws: dit apparaat kende ze al.
    [one] Er is één spel bij gekomen.
   *[other] Er zijn { $count } spellen bij gekomen.
}
page-bad-code = Dit is geen hele code. Kopieer hem nog eens, van begin tot eind.
page-copy = Kopieer
page-copied = Gekopieerd
page-share = Deel
page-as-you-like = Zoals jij het wilt
page-your-name = Je naam
page-symbols = Symbool op elke kleur
page-less-motion = Minder beweging
page-sound = Geluid van steen op tafel

# De pagina: een tafel inrichten.
page-table-of = Een tafel { $game }
page-who-plays = Wie spelen er?
page-place = Plaats { $number }
page-name = Naam
page-name-of = Naam op plaats { $number }
page-seat-me = Ik
page-seat-here = Ook hier
page-seat-friend = Eigen geheime link
page-seat-open = Wie de link heeft
page-seat-open-more = Eén link voor iedereen; wie hem opent, schuift aan.
page-seat-bot = Computer: { $level }
page-strength = Hoe sterk is de computer?
page-add-place = Nog één
page-remove-place = Haal plaats { $number } weg
page-passed-around = Je geeft dit apparaat door; een gordijn verbergt de handen tussen de beurten.
page-edition = Uitgave
page-edition-qwirkle-nl-classic = Qwirkle, de houten blokjes
page-edition-qwirkle-de-summary = Qwirkle, Duitse korte regels
page-edition-qwirkle-nl-2023 = Qwirkle 2023, met kleursymbolen
page-edition-qwirkle-fr-2023 = Qwirkle 2023, Frans
page-edition-exago-goliath = Exago
page-edition-qwinn-standard = Qwinn!
page-players = { $least ->
    [2] { $most ->
        [2] 2 spelers
       *[other] 2–{ $most } spelers
    }
   *[other] { $least }–{ $most } spelers
}
page-more-choices = Meer keuzes
page-option-side = Grootte van het bord
page-option-side-more = Zeshoeken langs elke zijde
page-option-duty = Plicht om te blokkeren
page-option-duty-more = Wie je moet tegenhouden als die een rij kan maken
page-option-duty-next = de volgende speler
page-option-duty-nearest = de eerste die dreigt
page-option-duty-off = niemand
page-option-early-moves = Eerder verzetten
page-option-early-moves-more = Stenen mogen al verzet worden terwijl je er nog in de hand hebt
page-option-bridge = Bruggen bouwen
page-option-bridge-more = Leg de opgepakte steen eerst neer en kijk dan wat eraf valt
page-option-target = Punten om te winnen
page-option-negeer-stops-topper = Negeer geldt ook bij Topper
page-option-negeer-stops-topper-more = Onder Negeer hoogstens één stap, ook van en naar Topper
page-clock = Tijd per zet
page-pace = { $pace ->
    [60] 1 minuut
    [180] 3 minuten
    [600] 10 minuten
    [day] 1 dag
    [week] 1 week
   *[none] zo lang je wilt
}
page-listed = Op de lijst met open tafels
page-listed-more = Onbekenden mogen op open plaatsen aanschuiven
page-rules = Spelregels
page-example = Voorbeeld
page-lay-table = Dek de tafel
page-play-now = Speel

# De pagina: voor het spel.
page-join-at = Schuif aan op { $host } met de code
page-send-link = Stuur deze link, of laat het vierkant scannen
page-watch-along = Kijk mee op { $host }
page-watch-how = Geopend op een tv toont deze tafel het bord voor iedereen.
page-games = Spellen
page-join-how = Wie de link opent schuift aan. Geopend op een tv toont hij straks het bord.
page-only-here = Alleen dit apparaat kan dat adres openen. Ook voor telefoons: ./start serve --host 0.0.0.0
page-qr = Vierkante code met de link naar deze tafel
page-waiting-for = { $count ->
    [0] Iedereen is er
    [one] Nog één te gaan
   *[other] Nog { $count } te gaan
}
page-place-free = Vrije plaats
page-place-free-more = voor wie komt met de code
page-place-link-more = schuift aan met deze link
page-link-for = Link voor plaats { $number }
page-qr-of-place = Toon als vierkante code
page-new-link = Nieuwe link
page-free-place = Plaats openstellen voor iedereen
page-take-place = Neem plaats
page-you-here = jij, op dit apparaat
page-is-there = is er
page-is-away = is er even niet
page-is-bot = Een bot: hier speelt de computer.
page-bot-names = Bot Fien, Bot Bram, Bot Juul, Bot Tijn, Bot Saar, Bot Gijs, Bot Roos, Bot Daan
page-player = Speler { $number }
page-opening = Tafel { $table } gaat open…

# De pagina: aan tafel.
page-seats = Plaatsen
page-you = jij
page-you-name = Jij
page-to-move = is aan de beurt
page-away = is er even niet
page-points-label = Punten
page-stand-in = een bot valt in
page-board = Het bord
page-menu = Menu
page-beside = Naast het bord
page-turn-number = beurt { $number }
page-last-plays = Laatste beurten
page-history = Alle beurten
page-nothing-yet = Er is nog niets gespeeld.
page-bonus = (waarvan { $bonus } bonus)
page-chat = Praten
page-chat-unread = { $count ->
    [one] Praten, één nieuwe regel
   *[other] Praten, { $count } nieuwe regels
}
page-no-chat = Niemand heeft nog iets gezegd.
page-say-something = Zeg iets
page-send = Verstuur
page-phrases = Snelle woorden
page-watcher = Iemand die kijkt
page-report = Meld wat { $name } zegt
page-mute = Deze speler niet horen
page-unmute = Deze speler weer horen
page-offer-stand-in = Laat een bot verder spelen voor deze speler
page-undo = Mijn laatste zet terugnemen
page-pause = De klok stilzetten
page-resume = Verder spelen
page-offer-draw = Remise aanbieden
page-invite = Uitnodigen of meekijken
page-invite-more = Wie deze link opent, schuift aan als er een plaats vrij is en kijkt anders mee. Open hem op de tv voor het gezamenlijke bord.
page-table-link = Link van deze tafel
page-resign = Opgeven
page-resign-sure = Dit spel opgeven?
page-no-go-on = Nee, doorspelen
page-leave = Weggaan; je plaats blijft
page-big-hand = Bord op de tv
page-big-hand-more = Dit apparaat toont je hand groot
page-notify = Waarschuw me als ik aan de beurt ben
page-to-board = Naar het bord
page-age = Leeftijd van { $name }
page-age-more = Alleen waar leeftijd beslist wie begint
page-free-chat = Vrije woorden
page-free-chat-more = Uit: alleen de snelle woorden kunnen
page-forget-me = Wis mijn naam en wat ik hier zei
page-forgotten = Je naam en woorden zijn van deze tafel gewist.
page-renamed = Iedereen ziet je nieuwe naam.
page-changed = Gewijzigd.
page-announce = { $name }: { $told }
page-offline = De verbinding is weg; we blijven proberen.
page-queued = Je zet is bewaard en gaat weg zodra de verbinding er weer is.
page-offer = { $kind ->
    [undo] { $name } wil graag een zet terugnemen.
    [draw] { $name } biedt remise aan.
    [rematch] { $name } wil nog een keer spelen.
    [stand-in] { $name } vraagt of een bot verder mag spelen voor { $about }.
   *[pause] { $name } wil de klok even stilzetten.
}
page-offer-stands = { $kind ->
    [undo] Je hebt gevraagd een zet terug te nemen.
    [draw] Je hebt remise aangeboden.
    [rematch] Je hebt om nog een spel gevraagd.
    [stand-in] Je hebt gevraagd of een bot verder mag spelen.
   *[pause] Je hebt gevraagd de klok stil te zetten.
}
page-agree = Goed
page-decline = Nee
page-withdraw = Laat maar
page-is-paused = De klok staat stil.
page-paused = staat stil
page-days-left = { $days ->
    [one] nog één dag
   *[other] nog { $days } dagen
}
page-hours-left = { $hours ->
    [one] nog één uur
   *[other] nog { $hours } uur
}
page-time-over = De tijd van { $name } is om.
page-claim = { $players ->
    [2] Spel beëindigen en winnen
   *[other] Een bot laten doorspelen
}
page-act-undo = neemt een zet terug.
page-act-resign = geeft op.
page-act-flag = heeft geen tijd meer.
page-qwirkle-did-lot = { $you ->
    [you] Jij begint.
   *[other] { $seat } begint.
}
page-qwinn-did-lot = { $you ->
    [you] Jij begint.
   *[other] { $seat } begint.
}
page-illegal-flag-time = { $seat } heeft nog tijd.
page-pass-device = Geef het apparaat aan
page-lift-curtain = Ik ben { $name }, gordijn omhoog
page-peek = Je eigen hand bekijken
page-cover-hand = Hand weer afdekken
page-watch-at = Aanschuiven op { $host }
page-full-screen = Heel scherm
page-small-screen = Kleiner

# De pagina: het einde en het verhaal.
page-wins = { $margin ->
    [0] { $name } wint
    [one] { $name } wint met één punt
   *[other] { $name } wint met { $margin }
}
page-you-win = { $margin ->
    [0] Je wint
    [one] Je wint met één punt
   *[other] Je wint met { $margin }
}
page-shared-win = { $names } delen de winst
page-nobody-wins = Niemand wint
page-how-it-went = Zo ging het
page-chart = punten boven het gemiddelde van de tafel, ronde voor ronde
page-round = Ronde
page-last-position = De laatste stand
page-honour-best = beste zet, { $count }
page-honour-full = { $count ->
    [one] één volle rij
   *[other] { $count } volle rijen
}
page-honour-full-qwirkle = { $count ->
    [one] één Qwirkle
   *[other] { $count } Qwirkles
}
page-honour-led = { $count ->
    [one] één ronde aan kop
   *[other] { $count } rondes aan kop
}
page-honour-average = gemiddeld { $count } per beurt
page-moment-best = { $name } doet de beste zet: { $points }.
page-moment-lead = { $name } komt voorgoed aan kop.
page-moment-full = { $name } maakt een rij vol voor { $points }.
page-see-board = Bekijk het bord
page-back-to-story = Terug naar het verhaal
page-watch-again = Terugkijken
page-play-again = Nog een keer
page-rematch-asked = Wachten op de anderen…
page-to-rematch = Naar het volgende spel

# De pagina: terugkijken.
page-replay = Terugkijken
page-replay-start = Voor de eerste zet
page-replay-at = Plek in het spel
page-replay-step = { $step } van { $of }
page-to-start = Naar het begin
page-step-back = Eén zet terug
page-run = Vanzelf afspelen
page-stop = Stop
page-step-on = Eén zet verder
page-to-end = Naar het einde
page-whose-eyes = Door wiens ogen
page-eyes-all = Alle handen open
page-share-move = Link naar precies deze zet
page-record-more = Bewaar het verslag van het spel:
page-record-text = Als tekst

# De pagina: als er iets mis is.
page-offline-home = Geen netwerk. De spelregels die je eerder las kun je lezen; spelen gaat verder zodra het netwerk er weer is.
page-lost-title = Hier zit niemand
page-lost = Dit adres leidt nergens heen. Met een tafelcode kom je verder.
page-not-loaded = Dit stuk is niet aangekomen
page-not-loaded-more = Het netwerk is weg of traag. Wat je deed is bewaard.
page-unreachable = De server is niet te bereiken. Is er netwerk?
page-not-found = Dit is hier niet (meer).
page-went-wrong = Er ging bij ons iets mis ({ $status }).

# De pagina: wat er gebeurde voor wie het bord ziet, tips en de terugblik.
page-hint = Tip
page-hint-thinking = Even nadenken…
page-dice = { $whites ->
    [none] de rode { $red }
   *[other] { $red ->
        [none] { $whites }
       *[other] { $whites } en de rode { $red }
    }
}
page-told-qwirkle-did-place = { $points ->
    [one] Legt { $tiles }: { $points } punt.
   *[other] Legt { $tiles }: { $points } punten.
}
page-told-exago-did-place = { $line ->
    [line] Legt een steen: de rij is vol!
   *[none] Legt een steen.
}
page-told-exago-did-move = { $line ->
    [line] { $back ->
        [0] Verplaatst een steen: de rij is vol!
        [one] Verplaatst een steen: de rij is vol! Eén steen gaat terug.
       *[other] Verplaatst een steen: de rij is vol! { $back } stenen gaan terug.
    }
   *[none] { $back ->
        [0] Verplaatst een steen.
        [one] Verplaatst een steen. Eén steen gaat terug.
       *[other] Verplaatst een steen. { $back } stenen gaan terug.
    }
}
page-review = Geluk of wijsheid?
page-review-what = Een sterke bot kijkt elke beurt na: wat was geluk, en wat had beter gekund?
page-review-ask = Kijk terug
page-review-busy = De bot kijkt alles na…
page-review-how = In procenten kans om te winnen, naar het oordeel van { $bot }. Samen met een eerlijk deel is het de uitslag.
page-review-luck = geluk
page-review-gifts = gekregen
page-review-given = weggegeven
page-review-better = Wat beter had gekund
page-review-clean = Niemand gaf iets weg dat telt.
page-slip-slip = slordigheid
page-slip-mistake = fout
page-slip-blunder = blunder
page-better = Beter: { $play }
page-chance-now = Kans om te winnen: { $percent } %
page-show-better = Laat zien wat beter was
page-better-shown = Dit was voor { $name } beter geweest.
page-review-luck-exago = verloop
