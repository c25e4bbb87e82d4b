# De pagina: begin.
page-sit-down = Schuif aan.
page-what-this-is = { $games ->
    [3] Drie spellen
   *[other] { $games } spellen
}, één tafel. Samen op de bank, ver weg, of tegen de computer. Zonder account.
page-what-this-is-here = { $games ->
    [3] Drie spellen
   *[other] { $games } spellen
}, één tafel. Samen op de bank of tegen de computer. Zonder account.
page-home = Naar de startpagina
page-language = Taal
page-theme = { $theme ->
    [light] Thema: licht (druk voor donker)
    [dark] Thema: donker (druk voor hetzelfde als je apparaat)
   *[auto] Thema: hetzelfde als je apparaat (druk voor licht)
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
page-set-up = Tafel voor { $game } instellen
page-game-qwirkle = Qwirkle
page-game-exago = Exago
page-game-qwinn = Qwinn!
page-facts-qwirkle = 30–60 min
page-facts-exago = 15 min · vanaf 7 jaar
page-facts-qwinn = 20 min
page-learn = Leren, beter worden, terugkomen
page-learn-lessons = Lessen
page-learn-lessons-more = een spel in vijf minuten
page-learn-day = Spel van de dag
page-learn-day-more = voor iedereen gelijk
page-learn-puzzles = Puzzels
page-learn-puzzles-more = vind de beste zet
page-learn-figures = Jouw cijfers
page-learn-figures-more = partijen en sterkte
page-have-code = Heb je een code?
page-play = Spelen
page-about-qwirkle = Leg lijnen van één kleur of één vorm. Lange lijnen tellen veel; zes is een Qwirkle.
page-about-exago = Krijg je stenen op een rij: vijf wint met z’n tweeën, vier met meer spelers.
page-about-qwinn = Gooi vijf dobbelstenen en loop langs twaalf vakken. Wie het eerst 250 punten heeft, wint.
page-show-how = Laat zien hoe het gaat
page-goal-qwirkle = Wie de meeste punten heeft, wint. Lange lijnen tellen veel; zes is een Qwirkle.
page-goal-exago = { $count ->
    [5] Vijf op een rij wint.
   *[other] Vier op een rij wint.
}
page-goal-qwinn = Wie het eerst { $target } punten heeft, wint.
page-first-skip = Overslaan
page-first-got-it = Snap ik
page-first-qwirkle-choose = Kies een tegel
page-first-qwirkle-choose-more = Tik erop of sleep hem. De heldere passen ergens.
page-first-qwirkle-put = Tik nu op een stip
page-first-qwirkle-put-more = Daar past hij: alles één vorm of alles één kleur. Het getal is wat het oplevert.
page-first-qwirkle-finish = Nog meer, of klaar
page-first-qwirkle-finish-more = Je mag nog tegels in dezelfde lijn leggen. Deze knop beëindigt je beurt.
page-first-exago-colour = Dit zijn jouw stenen
page-first-exago-colour-more = Krijg ze als eerste op een rechte rij.
page-first-exago-put = Tik op een stip
page-first-exago-put-more = Elke nieuwe steen raakt een steen die er al ligt, van wie dan ook.
page-first-exago-finish = Leg hem neer
page-first-exago-finish-more = Toch ergens anders? Tik eerst op een andere stip.
page-first-qwinn-keep = Tik op de dobbelstenen die je houdt
page-first-qwinn-keep-more = Gooi daarna de rest opnieuw. Je hebt drie worpen per beurt.
page-first-qwinn-choose = Kies een vak dat past
page-first-qwinn-choose-more = De verhoogde vakken passen bij je worp. Het getal is wat ze opleveren.
page-first-qwinn-finish = Scoor
page-first-qwinn-finish-more = Dit beëindigt je beurt en verzet je pion.
page-skip-plays = Meteen naar de laatste zet
page-table-code = Tafelcode
page-join = Aanschuiven
page-watch = Kijken
page-code-wanted = Vul eerst de tafelcode in.
page-no-such-table = Er is geen tafel met deze code. Klopt de code wel?
page-still-going = Lopende partijen
page-waiting = wacht op anderen
page-turn-of = { $name } is aan de beurt
page-your-turn = jouw beurt
page-forget = Verwijder tafel { $table } uit deze lijst
page-open-tables = Open tafels
page-free-places = { $count ->
    [one] nog één plaats vrij
   *[other] nog { $count } plaatsen vrij
}
page-somebody = Iemand
page-your-games = Jouw partijen
page-nothing-played = Hier zie je straks de partijen die je hebt uitgespeeld, met je statistieken. Ze worden alleen op dit apparaat bewaard.
page-figure-played = gespeeld
page-figure-won = gewonnen
page-figure-best = beste zet
page-figure-highest = hoogste score
page-drawn = gelijkspel
page-you-won = gewonnen
page-you-lost = verloren
page-won-by = gewonnen door { $names }
page-all-games = Toon alle { $count } partijen
page-fewer = Toon minder
page-carry = Naar ander apparaat
page-carry-more = Je plaatsen en statistieken staan alleen op dit apparaat. Met deze code zet je ze over naar een ander apparaat. Geef hem aan niemand: wie de code heeft, kan op jouw plaats spelen.
page-carry-code = Code van dit apparaat
page-carry-here = Code van een ander apparaat
page-receive = Overzetten
page-received = { $count ->
    [0] Niets nieuws: deze partijen stonden hier al.
    [one] Er is één partij bijgekomen.
   *[other] Er zijn { $count } partijen bijgekomen.
}
page-bad-code = Deze code is niet compleet. Kopieer hem nog eens, van begin tot eind.
page-copy = Kopieer
page-copied = Gekopieerd
page-share = Deel
page-as-you-like = Instellingen
page-your-name = Je naam
page-symbols = Kleursymbolen op de tegels
page-device-asks = Zo is je apparaat ingesteld.
page-less-motion = Minder beweging
page-sound = Geluid

# De pagina: een tafel inrichten.
page-table-of = Nieuwe tafel: { $game }
page-who-plays = Wie spelen er?
page-place = Plaats { $number }
page-name = Naam
page-name-of = Naam op plaats { $number }
page-seat-me = Ik
page-seat-kind = { $kind ->
    [me] Hier
    [person] Uitgenodigd
    [open] Open
   *[bot] Bot
}
page-seat-more = { $kind ->
    [person] krijgt een eigen link
   *[me] op dit apparaat
}
page-seat-open-more = Eén link voor iedereen; wie hem opent, schuift aan.
page-is-bot-short = Bot
page-seats-of = { $count } van { $most } plaatsen
page-seats-full = Met meer dan { $most } gaat het niet in deze uitgave; { $edition } is voor maximaal { $larger }.
page-strength = Hoe sterk is de bot?
page-add-place = Speler toevoegen
page-remove-place = Verwijder plaats { $number }
page-passed-around = Jullie geven dit apparaat aan elkaar door.
page-passed-around-qwirkle = Jullie geven dit apparaat aan elkaar door. Tussen de beurten verbergt een gordijn wat iedereen in de hand heeft.
page-edition = Uitgave
page-edition-qwirkle-nl-classic = Qwirkle, de houten blokjes
page-edition-qwirkle-de-summary = Qwirkle, beknopte Duitse regels
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
page-more-choices = Meer instellingen
page-option-side = Grootte van het bord
page-option-side-more = Zeshoeken langs elke zijde
page-option-duty = Blokkeerplicht
page-option-duty-more = Wie je moet tegenhouden als die een rij kan afmaken
page-option-duty-next = de volgende speler
page-option-duty-nearest = de eerstvolgende die dreigt
page-option-duty-off = niemand
page-option-early-moves = Eerder verplaatsen
page-option-early-moves-more = Je mag al stenen verplaatsen terwijl je er nog in de hand hebt
page-option-bridge = Bruggen bouwen
page-option-bridge-more = Leg de opgepakte steen eerst neer; daarna gaan losse stenen pas terug
page-option-target = Punten om te winnen
page-option-negeer-stops-topper = Negeer geldt ook bij Topper
page-option-negeer-stops-topper-more = Onder Negeer hoogstens één stap, ook van en naar Topper
page-option-none = geen
page-option-cap = Puntengrens
page-option-cap-more = Punten boven dit getal vervallen.
page-who-first = Wie begint
page-who-first-rules = zoals de regels zeggen
page-colour-of = Kleur van { $name }
page-colour-of-more = Een van de zes; ieder een andere.
page-colour-by-lot = wordt geloot
page-colour = { $colour ->
    [red] rood
    [blue] blauw
    [yellow] geel
    [green] groen
    [light-blue] lichtblauw
   *[orange] oranje
}
page-fewer-stones = Minder stenen voor { $name }
page-fewer-stones-more = Een handicap voor een sterke speler: zoveel stenen minder in de hand.
page-clock = Tijd per zet
page-pace = { $pace ->
    [60] 1 minuut
    [180] 3 minuten
    [600] 10 minuten
    [day] 1 dag
    [week] 1 week
   *[none] onbeperkt
}
page-listed = Toon bij de open tafels
page-listed-more = Ook onbekenden kunnen dan aanschuiven
page-rules = Spelregels
page-rules-unwritten = De regels van dit spel heeft hier nog niemand opgeschreven.
page-rules-contents = Inhoud
page-example = Voorbeeld
page-lay-table = Tafel maken
page-play-now = Speel

# De pagina: voor het spel.
page-join-at = Doe mee via { $host } met code
page-invite-title = Nodig iemand uit
page-invited-by = { $name } nodigt je uit voor een potje { $game }
page-invited-to = Je bent uitgenodigd voor een potje { $game }
page-watch-along = Kijk mee op { $host }
page-watch-how = Open deze tafel op een tv en iedereen ziet het bord.
page-games = Spellen
page-join-how = Wie de link opent, schuift aan. Open je hem op een tv, dan zie je daar straks het bord.
page-only-here = Alleen dit apparaat kan dat adres openen: deze server laat geen andere toe.
page-qr = QR-code met de link naar deze tafel
page-waiting-for = { $count ->
    [0] Iedereen is er
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $count } spelers
}
page-place-free = Vrije plaats
page-place-free-more = voor wie de code of de link heeft
page-place-link-more = kan aanschuiven met deze link
page-place-invited = uitgenodigd, nog niet hier
page-link-for = Link voor plaats { $number }
page-qr-of-place = QR-code
page-new-link = Nieuwe link
page-free-place = Plaats openstellen voor iedereen
page-take-place = Neem plaats
page-you-here = jij, op dit apparaat
page-is-there = is er
page-is-away = even weg
page-is-bot = Een bot: hier speelt de computer.
page-bot-names = Bot Fien, Bot Bram, Bot Juul, Bot Tijn, Bot Saar, Bot Gijs, Bot Roos, Bot Daan
page-player = Speler { $number }
page-opening = Tafel { $table } gaat open…

# De pagina: aan tafel.
page-seats = Plaatsen
page-you = jij
page-you-name = Jij
page-to-move = aan de beurt
page-away = even weg
page-points-label = Punten
page-stand-in = een bot speelt
page-menu = Menu
page-beside = Naast het bord
page-turn-number = beurt { $number }
page-last-plays = Laatste zetten
page-history = Alle zetten
page-nothing-yet = Nog geen zetten.
page-bonus = (waarvan { $bonus } bonuspunten)
page-chat = Chat
page-chat-unread = { $count ->
    [one] Chat, één nieuw bericht
   *[other] Chat, { $count } nieuwe berichten
}
page-no-chat = Niemand heeft nog iets gezegd.
page-say-something = Zeg iets
page-send = Verstuur
page-phrases = Vaste zinnen
page-watcher = Toeschouwer
page-report = Meld dit bericht van { $name }
page-mute = Berichten van deze speler verbergen
page-unmute = Berichten van deze speler weer tonen
page-offer-stand-in = Laat een bot het overnemen
page-undo = Mijn laatste zet terugnemen
page-pause = Pauze
page-resume = Verder spelen
page-offer-draw = Gelijkspel voorstellen
page-invite = Uitnodigen of meekijken
page-invite-more = Wie deze link opent, schuift aan als er een plaats vrij is en kijkt anders mee. Open hem op de tv voor het gezamenlijke bord.
page-table-link = Link van deze tafel
page-resign = Opgeven
page-resign-sure = Deze partij opgeven?
page-resign-more = { $ends ->
    [yes] De partij is uit en je verliest.
   *[no] Een bot neemt je plaats voorgoed over; de anderen spelen door.
}
page-no-go-on = Nee, doorspelen
page-leaving = Van tafel gaan
page-leave = Later verder spelen
page-leave-more = Je houdt je plaats. De tafel staat voor je klaar op de startpagina; het logo linksboven doet hetzelfde.
page-big-hand = Bord op de tv
page-big-hand-more = Dit apparaat toont dan alleen je hand, extra groot
page-notify = Stuur een melding als ik aan de beurt ben
page-to-board = Naar het bord
page-age = Leeftijd van { $name }
page-your-age = Je leeftijd
page-age-more = Mag je overslaan; bepaalt alleen wie begint
page-free-chat = Vrij chatten
page-free-chat-more = Uit: alleen vaste zinnen
page-forget-me = Wis mijn naam en mijn berichten
page-forgotten = Je naam en berichten zijn van deze tafel gewist.
page-renamed = Iedereen ziet je nieuwe naam.
page-changed = Gewijzigd.
page-announce = { $name }. { $told }
page-offline = Geen verbinding. Je partij is bewaard; we blijven het proberen.
page-queued = { $what ->
    [play] Je zet is bewaard en wordt verstuurd zodra de verbinding er weer is.
    [say] Je bericht is bewaard en wordt verstuurd zodra de verbinding er weer is.
   *[other] Wat je vroeg is bewaard en wordt verstuurd zodra de verbinding er weer is.
}
page-take-back = Terugnemen
page-taken-back = { $sent ->
    [yes] Het wordt niet opnieuw verstuurd. Was het al aangekomen, dan zie je dat zo.
   *[no] Teruggenomen. Er is niets verstuurd.
}
page-offer = { $kind ->
    [undo] { $name } wil graag een zet terugnemen.
    [draw] { $name } stelt gelijkspel voor.
    [rematch] { $name } wil een revanche.
    [stand-in] { $name } vraagt of een bot het mag overnemen van { $about }.
    [hints] { $name } wil tips toestaan.
   *[pause] { $name } wil even pauze.
}
page-offer-stands = { $kind ->
    [undo] Je hebt gevraagd een zet terug te nemen.
    [draw] Je hebt gelijkspel voorgesteld.
    [rematch] Je hebt om een revanche gevraagd.
    [stand-in] Je hebt gevraagd of een bot het van { $about } mag overnemen.
    [hints] Je hebt gevraagd tips toe te staan.
   *[pause] Je hebt om een pauze gevraagd.
}
page-agree = Akkoord
page-decline = Nee
page-withdraw = Intrekken
page-is-paused = De partij staat op pauze.
page-paused = pauze
page-days-left = { $days ->
    [one] nog één dag
   *[other] nog { $days } dagen
}
page-hours-left = { $hours ->
    [one] nog één uur
   *[other] nog { $hours } uur
}
page-time-over = { $you ->
    [you] Je tijd is om.
   *[other] De tijd van { $name } is om.
}
page-claim = { $players ->
    [2] Partij beëindigen en winnen
   *[other] Laat een bot het overnemen
}
page-act-undo = Zet teruggenomen.
page-act-resign = Opgegeven.
page-act-flag = De tijd is om.
page-qwirkle-did-lot = { $you ->
    [you] Jij begint
   *[other] { $seat } begint
}{ $why ->
    [largest] : de grootste set, { $best } tegels.
    [oldest] : de oudste van wie de grootste set heeft, { $best } tegels.
    [youngest] : de jongste van wie de grootste set heeft, { $best } tegels.
    [drawn] : geloot onder wie de grootste set heeft, { $best } tegels.
   *[chosen] .
}
page-qwinn-did-lot = { $you ->
    [you] Jij begint
   *[other] { $seat } begint
}{ $why ->
    [drawn] : geloot.
   *[chosen] .
}
page-illegal-flag-time = { $seat } heeft nog tijd.
page-pass-device = Geef het apparaat aan
page-lift-curtain = Ik ben { $name }, gordijn omhoog
page-peek = Je eigen hand bekijken
page-cover-hand = Hand weer afdekken
page-watch-at = Doe mee via { $host } met code
page-full-screen = Volledig scherm
page-small-screen = Volledig scherm sluiten

# De pagina: het einde en het verhaal.
page-wins = { $margin ->
    [0] { $name } wint
    [one] { $name } wint met één punt verschil
   *[other] { $name } wint met { $margin } punten verschil
}
page-you-win = { $margin ->
    [0] Je wint
    [one] Je wint met één punt verschil
   *[other] Je wint met { $margin } punten verschil
}
page-shared-win = Gedeelde winst: { $names }
page-nobody-wins = Niemand wint
page-by-points = { $margin ->
    [one] met één punt verschil
   *[other] met { $margin } punten verschil
}
page-series = Deze reeks: { $score }
page-difference = Voorsprong, ronde voor ronde
page-points-ahead = { $points } voor
page-points-behind = { $points } achter
page-level-points = gelijk
page-next-opponent = Volgende tegenstander
page-share-game = Deze partij delen
page-share-link = Link naar deze partij
page-share-opens = Iedereen met de link kan deze partij bekijken. Er hoort geen plaats bij.
page-save-picture = Bewaren als { $kind }
page-picture-saved = Bewaard.
page-picture-failed = Het plaatje kon niet worden gemaakt. Probeer het zo nog eens.
page-review-plain = Welke zetten gaven de doorslag?
page-moves = Zetten
page-percent = { $percent }%
page-chances-of = { $you ->
    [you] Jouw kans om te winnen
   *[other] { $name }: kans om te winnen
}
page-chances-how = Een helling is geluk, een balk is een keuze. Daaronder: geluk, dan je fouten.
page-chances-how-plain = Een balk is een keuze. Daaronder: je fouten.
page-lane-luck = geluk
page-review-progress = Terugkijken… { $percent }%
page-loss = −{ $loss } ± { $error }%
page-loss-points = { $loss ->
    [one] −{ $loss } ± { $error } punt
   *[other] −{ $loss } ± { $error } punten
}
page-chance-kept = { $you ->
    [you] Een goede zet. Jouw kans om te winnen: { $percent }%.
   *[other] Een goede zet. Kans om te winnen voor { $name }: { $percent }%.
}
page-move-fine = Er is niets beters gevonden.
page-made = Gespeeld
page-mistake-next = Volgende fout
page-mistake-before = Vorige
page-mistake-none = Geen fouten meer
page-what-if = En als…?
page-what-if-over = De partij zou uit zijn. Gewonnen door { $names }.
page-what-if-back = Terugnemen
page-think-longer = Langer nadenken
page-chance-error = { $percent } ± { $error }%
page-how-it-went = Zo ging het
page-chart = punten boven of onder het gemiddelde, per ronde
page-round = Ronde
page-last-position = Het bord aan het eind
page-honour-best = { $count ->
    [one] beste zet: { $count } punt
   *[other] beste zet: { $count } punten
}
page-honour-full = { $count ->
    [one] één volle lijn
   *[other] { $count } volle lijnen
}
page-honour-full-qwirkle = { $count ->
    [one] één Qwirkle
   *[other] { $count } Qwirkles
}
page-honour-led = { $count ->
    [one] één ronde aan kop
   *[other] { $count } rondes aan kop
}
page-honour-average = { $count ->
    [one] gemiddeld { $count } punt per beurt
   *[other] gemiddeld { $count } punten per beurt
}
page-moment-best = { $points ->
    [one] Beste zet: { $name }, { $points } punt.
   *[other] Beste zet: { $name }, { $points } punten.
}
page-moment-lead = Voorgoed aan kop: { $name }.
page-moment-full = Volle lijn: { $name }, { $points } punten.
page-see-board = Toon het bord
page-back-to-story = Terug naar de uitslag
page-watch-again = Herhaling
page-play-again = Revanche
page-rematch-asked = Wachten op de anderen…
page-to-rematch = Naar de revanche

# De pagina: terugkijken.
page-replay = Herhaling
page-replay-start = Voor de eerste zet
page-replay-at = Plaats in de partij
page-replay-step = { $step } van { $of }
page-to-start = Naar het begin
page-step-back = Eén zet terug
page-run = Afspelen
page-stop = Stop
page-step-on = Eén zet verder
page-to-end = Naar het einde
page-whose-eyes = Bekijk als
page-eyes-all = Alle handen zichtbaar
page-share-move = Link naar precies deze zet
page-record-more = Download de partij:
page-record-text = Als tekst

# De pagina: als er iets mis is.
page-offline-home = Je bent offline. Spelregels die je al eerder opende, kun je wel lezen; spelen kan weer zodra er verbinding is.
page-last-table = Je laatste tafel
page-open-table = Openen
page-lost-title = Pagina niet gevonden
page-lost = Op dit adres is niets. Heb je een tafelcode? Vul die hier in.
page-lost-here = Op dit adres is niets.
page-too-old = Deze browser is te oud voor sommige borden hier. Werk hem bij.
page-not-loaded = Dit deel kon niet worden geladen
page-not-loaded-more = Er is geen verbinding, of ze is traag. Wat je deed, is bewaard.
page-unreachable = De server is niet bereikbaar. Heb je verbinding?
page-not-found = Dit bestaat niet (meer).
page-went-wrong = Er ging bij ons iets mis ({ $status }).

# De pagina: wat er gebeurde voor wie het bord ziet, tips en de terugblik.
page-hint = Tip
page-hint-how-much = Hoeveel wil je weten?
page-hint-1 = Waar
page-hint-2 = Waarmee
page-hint-3 = De zet
page-hint-thinking = Even nadenken…
page-told-qwirkle-did-place = { $points ->
    [one] Legt { $tiles }: { $points } punt.
   *[other] Legt { $tiles }: { $points } punten.
}
page-row-qwinn-did-go = { $space }
page-row-qwinn-did-go-place = { $space }; plaatst { $boycott }
page-row-qwinn-did-go-remove = { $space }; { $boycott } is weg
page-qwirkle-end-emptied = { $you ->
    [you] De zak is leeg en jij legde je laatste tegel.
   *[other] De zak is leeg en { $name } legde de laatste tegel.
}
page-told-exago-did-place = { $line ->
    [line] Legt een steen en maakt de rij af!
   *[none] Legt een steen{ $row ->
            [1] { "" }
            [2] : twee op een rij
            [3] : drie op een rij
            [4] : vier op een rij
           *[other] : { $row } op een rij
        }{ $stops ->
            [stops] { $you ->
                [you] ; dat houdt jou tegen.
               *[other] ; dat houdt { $seat } tegen.
            }
           *[none] .
        }
}
page-told-exago-did-move = { $line ->
    [line] Verplaatst een steen en maakt de rij af!
   *[none] Verplaatst een steen{ $row ->
            [1] { "" }
            [2] : twee op een rij
            [3] : drie op een rij
            [4] : vier op een rij
           *[other] : { $row } op een rij
        }{ $stops ->
            [stops] { $you ->
                [you] ; dat houdt jou tegen.
               *[other] ; dat houdt { $seat } tegen.
            }
           *[none] .
        }
}{ $back ->
    [0] { "" }
    [one] { " " }Eén steen gaat terug.
   *[other] { " " }{ $back } stenen gaan terug.
}
page-review = Geluk of wijsheid?
page-review-what = Een sterke bot bekijkt elke zet: wat was geluk, en wat had beter gekund?
page-review-what-plain = Een sterke bot bekijkt elke zet: wat had beter gekund?
page-review-ask = Analyseer de partij
page-review-busy = De bot analyseert de partij…
page-review-better = Wat beter had gekund
page-review-clean = Niemand maakte een fout van betekenis.
page-slip-slip = onnauwkeurigheid
page-slip-mistake = fout
page-slip-blunder = blunder
page-better = Beter: { $play }
page-show-better = Laat zien wat beter was

# Wat wie het bord ziet te horen krijgt, en raad: wat te doen en waarom.
page-told-qwirkle-cell-taken = Hier ligt al een tegel: { $tile }.
page-told-qwirkle-cell-twice = Op één plek kunnen geen twee tegels liggen: { $tile } en { $other }.
page-told-qwirkle-gap = Er zit een gat in: de tegels van één beurt moeten samen in één lijn liggen.
page-told-qwirkle-twin = Deze tegel zou twee keer in de lijn liggen: { $tile }.
page-told-qwirkle-pass-place = Passen mag niet zolang je kunt leggen: { $tile }.
page-told-exago-off-board = Dit ligt buiten het bord.
page-told-exago-no-stone = Hier ligt geen steen om op te pakken.
page-told-exago-not-yours = Deze steen is van { $colour }.
page-told-exago-taken = Hier ligt al een steen van { $colour }.
page-told-exago-same-cell = De steen mag niet terug naar waar hij vandaan kwam.
page-told-exago-start = De eerste steen komt op Start.
page-told-exago-island = Hier raakt de steen geen andere steen.
page-told-exago-island-falls = Hier raakt de steen alleen stenen die teruggaan naar hun eigenaar.
page-told-exago-smaller-group = Hier hoort de steen bij een te kleine groep; hij moet in de grootste liggen.
page-told-exago-unfinished = Waar gaat deze steen heen?
page-told-exago-no-pass = Passen mag alleen als je geen andere zet hebt.
page-told-exago-duty = { $colour } kan een rij afmaken; dat moet je verhinderen.
page-told-exago-clue-group = { $count ->
    [one] Deze steen blijft.
   *[other] Deze { $count } stenen blijven.
}
page-told-exago-clue-blocks = { $count ->
    [one] Er is maar één zet die dat verhindert.
   *[other] Er zijn { $count } zetten die dat verhinderen.
}
page-hint-where = { $count ->
    [one] Kijk naar de plek met het lampje.
   *[other] Kijk naar de plekken met het lampje.
}
page-hint-where-qwirkle = { $count ->
    [one] Kijk naast de tegel met het lampje.
   *[other] Kijk naast de tegels met het lampje.
}
page-hint-where-exago = { $count ->
    [one] Kijk naast de steen met het lampje.
   *[other] Kijk naast de stenen met het lampje.
}
page-hint-where-qwinn = { $count ->
    [one] Kijk naar het vak met het lampje.
   *[other] Kijk naar de vakken met het lampje.
}
page-hint-pieces = Neem wat een lampje heeft: { $pieces }.
page-hint-hand = Deze keer gaat het om je eigen stukken.
page-told-coach-proof-missed = { $turns ->
    [one] Gemist: er had meteen een rij afgemaakt kunnen worden. Dat beslist de partij.
   *[other] Gemist: een zekere rij binnen { $turns } beurten. Dat beslist de partij.
}
page-told-coach-proof-lets-in = { $turns ->
    [one] Hierdoor kan de ander meteen een rij afmaken. Dat beslist de partij.
   *[other] Hierdoor maakt de ander binnen { $turns } beurten een rij af, wat je ook doet. Dat beslist de partij.
}
page-told-coach-exago-stone = een van je stenen op het bord
page-hint-bot-only = Er is maar één zet.
page-hint-bot-by-lot = Zomaar een zet.
page-hint-bot-most-points = { $points ->
    [one] Eén punt: meer ziet de bot niet.
   *[other] Dit levert de meeste punten op die de bot ziet: { $points }.
}
page-hint-bot-no-points = De bot ziet hier geen punten.
page-hint-bot-points = { $points ->
    [one] Dit levert één punt op.
   *[other] Dit levert { $points } punten op.
}
page-hint-bot-wins = Hiermee win je.
page-hint-bot-chance = { $points ->
    [0] Je winstkans tegen spelers zo sterk als de bot: { $after }% (bekeken zetten: gemiddeld { $before }%).
    [one] Eén punt. Je winstkans tegen spelers zo sterk als de bot: { $after }% (bekeken zetten: gemiddeld { $before }%).
   *[other] { $points } punten. Je winstkans tegen spelers zo sterk als de bot: { $after }% (bekeken zetten: gemiddeld { $before }%).
}
page-hint-bot-fell-back-late = Een eenvoudige zet: de bot had geen tijd meer.
page-hint-bot-fell-back-crash = Een eenvoudige zet: de bot vond niets beters.
page-hint-bot-fell-back-illegal = Een eenvoudige zet: de bot vond niets beters.
page-hint-qwirkle-bot-swaps = { $count ->
    [one] Ruil deze tegel: daar heb je nu weinig aan.
   *[other] Ruil deze { $count } tegels: daar heb je nu weinig aan.
}
page-hint-qwirkle-bot-out = { $points } punten, en je hand is leeg.
page-hint-qwirkle-bot-full = { $points } punten, met een Qwirkle.
page-hint-qwirkle-bot-lines = Dit levert { $points } punten op, in { $count } lijnen tegelijk.
page-hint-qwirkle-bot-lines-most = Dit levert de meeste punten op die de bot ziet: { $points }, in { $count } lijnen.
page-hint-qwirkle-bot-keeps = { $points ->
    [one] Eén punt; bewaar voor een Qwirkle: { $tiles }.
   *[other] { $points } punten; bewaar voor een Qwirkle: { $tiles }.
}
page-hint-qwirkle-bot-denies = { $points ->
    [one] Eén punt, en je neemt de anderen een kans op een Qwirkle af.
   *[other] { $points } punten, en je neemt de anderen een kans op een Qwirkle af.
}
page-hint-qwirkle-bot-end-ahead = { $lead ->
    [one] Zo win je met minstens één punt verschil.
   *[other] Zo win je met minstens { $lead } punten verschil.
}
page-hint-qwirkle-bot-end-behind = { $lead ->
    [one] Maakt niemand een fout, dan verlies je toch met één punt verschil.
   *[other] Maakt niemand een fout, dan verlies je toch met { $lead } punten verschil.
}
page-hint-qwirkle-bot-end-tie = Maakt niemand een fout, dan wordt het zo gelijk.
page-hint-exago-bot-line = Daarmee is je rij af.
page-hint-exago-bot-block = Je moet { $who } tegenhouden.
page-hint-exago-bot-sure = Volgende beurt maak je een rij af, wat er ook gebeurt.
page-hint-exago-bot-sees = { $count ->
    [one] Voor zover de bot ziet, houdt niemand je volgende rij tegen.
   *[other] Voor zover de bot ziet, maak je binnen { $count } beurten een rij af.
}
page-hint-exago-bot-lost = De bot ziet niet meer hoe je de anderen tegenhoudt.
page-hint-exago-bot-fork = Zo dreig je op { $count } plekken tegelijk.
page-hint-exago-bot-threat = Zo dreig je een rij af te maken.
page-hint-exago-bot-falls = { $count ->
    [one] Daardoor gaat één steen terug naar de eigenaar.
   *[other] Daardoor gaan { $count } stenen terug naar hun eigenaars.
}
page-hint-exago-bot-hinder = Zo heeft { $who } minder ruimte.
page-hint-exago-bot-build = Zo bouw je verder aan je rijen.
page-hint-exago-bot-best = Iets beters ziet de bot niet.
page-hint-qwinn-bot-goes = { $points ->
    [one] Eén punt op { $space }.
   *[other] { $points } punten op { $space }.
}
page-hint-qwinn-bot-goes-chance = { $points ->
    [one] Eén punt op { $space }; je winstkans tegen een speler zo sterk als de bot: { $after }%.
   *[other] { $points } punten op { $space }; je winstkans tegen een speler zo sterk als de bot: { $after }%.
}
page-hint-qwinn-bot-places = { $points ->
    [one] Eén punt op { $space }, en je remt je tegenstander af met { $boycott }.
   *[other] { $points } punten op { $space }, en je remt je tegenstander af met { $boycott }.
}
page-hint-qwinn-bot-removes = { $points ->
    [one] Eén punt op { $space }, en je bent van { $boycott } af.
   *[other] { $points } punten op { $space }, en je bent van { $boycott } af.
}
page-hint-qwinn-bot-fail = Neem deze beurt geen punten.
page-hint-qwinn-bot-keeps = Houd { $dice } en gooi de andere opnieuw.
page-hint-qwinn-bot-keeps-none = Gooi alle vijf dobbelstenen opnieuw.
page-hint-qwinn-bot-keeps-chance = Houd { $dice }: winstkans tegen een speler zo sterk als de bot { $after }%; als je nu stopt { $stop }%.
page-hint-qwinn-bot-keeps-none-chance = Gooi alle vijf opnieuw: winstkans tegen een speler zo sterk als de bot { $after }%; als je nu stopt { $stop }%.
page-hint-qwirkle-did-place = { $points ->
    [one] Leg { $tiles }: { $points } punt.
   *[other] Leg { $tiles }: { $points } punten.
}
page-hint-qwirkle-did-swap = Ruil { $tiles }.
page-hint-qwirkle-did-pass = Passen.
page-hint-exago-did-pass = Passen.
page-hint-qwinn-did-keep = Houd { $dice } en gooi de rest opnieuw.
page-hint-qwinn-did-keep-none = Gooi alle vijf dobbelstenen opnieuw.
page-hint-qwinn-did-go = { $points ->
    [one] Ga naar { $space }: { $points } punt.
   *[other] Ga naar { $space }: { $points } punten.
}
page-hint-qwinn-did-go-place = { $points ->
    [one] Ga naar { $space } en plaats { $boycott }: { $points } punt.
   *[other] Ga naar { $space } en plaats { $boycott }: { $points } punten.
}
page-hint-qwinn-did-go-remove = { $points ->
    [one] Ga naar { $space } en haal { $boycott } weg: { $points } punt.
   *[other] Ga naar { $space } en haal { $boycott } weg: { $points } punten.
}
page-hint-qwinn-did-fail = Neem geen punten.
page-hint-qwinn-did-fail-lifts = Neem geen punten; jouw { $boycott } gaat weg.
page-hint-qwinn-did-fail-minus = { $points ->
    [one] Neem geen punten; Minus kost { $points } punt.
   *[other] Neem geen punten; Minus kost { $points } punten.
}
page-exago-did-lot = { $you ->
    [you] Jij begint
   *[other] { $seat } begint
}{ $why ->
    [youngest] : de jongste.
    [drawn] : geloot.
   *[chosen] .
}
page-variations = Aan deze tafel:
page-level = { $level }, { $number } van { $of }
page-level-adaptive = Meegroeiend
page-level-adaptive-more = volgt je eigen sterkte
page-level-adaptive-follows = Hij groeit met je mee: je wint ongeveer de helft van de keren.
page-invited = Deze link is voor de plaats van { $name }.
page-move-device = Verder op een ander apparaat
page-move-device-more = Open deze link op je andere apparaat en neem daar plaats: dat heeft dan jouw plaats, en dit niet meer. Wie de link heeft kan dat doen, dus houd hem voor jezelf. De link is een half uur geldig.
page-move-device-link = Maak de link
page-stand-up = Opstaan
page-stand-up-sure = Je plaats voorgoed opgeven? Waar stenen verborgen zijn, speelt een bot met de jouwe verder.
page-stand-up-more = Je geeft je plaats voorgoed op; de partij gaat zonder jou verder.
page-abandon = Partij afbreken
page-abandon-sure = De partij voor iedereen afbreken? Dat kan alleen als de anderen te lang weg zijn.
page-abandon-more = De partij eindigt voor iedereen, zonder winnaar.
page-remove-player = Van tafel halen
page-devices = Er zijn { $count } apparaten met jouw plaats verbonden. Is er een niet van jou? Ga dan verder op een apparaat van jezelf: alleen dat heeft dan je plaats.
page-privacy = Privacy
page-admin = Beheer
page-admin-key = Sleutel van de beheerder
page-admin-enter = Binnengaan
page-admin-search = Code of naam
page-admin-look = Opnieuw kijken
page-admin-done = Gedaan.
page-admin-hours = Een uitsluiting duurt
page-admin-reports = Gemelde berichten
page-admin-remove = Bericht verwijderen
page-admin-keep = Niets mis
page-admin-ban = Dit adres uitsluiten
page-admin-ban-maker = Sluit uit wie hem op de lijst zette
page-admin-close = Tafel sluiten
page-admin-unname = Haal de naam “{ $name }” weg
page-admin-bans = Uitgesloten adressen
page-admin-until = tot { $time }
page-admin-lift = Weer toelaten
page-admin-none = Hier is niets.
page-mute-watchers = Toeschouwers dempen
page-more-tables = Meer tafels
page-search-tables = Zoek een tafel op code of naam
page-admin-times =
    { $count ->
        [one] eenmaal gemeld
       *[other] door { $count } gemeld
    }
page-admin-for =
    { $count ->
        [one] 1 uur
       *[other] { $count } uur
    }
