# Spelen in een terminal.
play-welcome = { $game }, { $edition }: { $players }.
play-how = Typ een zet, ? voor de mogelijke zetten, help voor hulp, quit om te stoppen.
play-player = Speler { $number }
play-bot = { $name } (bot { $number })
play-prompt = { $name } >{" "}
play-thinking = { $name } denkt na…
play-bot-fault = { $name } liep vast, en er werd iets eenvoudigs voor in de plaats gespeeld: { $detail }.
play-curtain = { $name } is aan de beurt. Druk op Enter als niemand anders meekijkt.
play-hide = Druk op Enter om je hand te verbergen.
play-legal-count = { $count ->
    [one] Er is één zet mogelijk:
   *[other] Er zijn { $count } zetten mogelijk:
}
play-legal-none = Geen mogelijke zet bevat ‘{ $text }’.
play-legal-more = … en nog { $count }. Typ ? met een paar letters om te zoeken (? rs), of ?? voor alles.
play-legal-hint = ? toont wat er kan.
play-more = Enter voor meer, q om te stoppen{" "}
play-why-hint = why vertelt meer; ? toont wat er kan.
play-why-none = Er is niets geweigerd.
play-why-later = { $name } zegt waarom als de partij afgelopen is: niet alles ligt nog open.
play-why-cells = vakken: { $cells }
play-why-pieces = stukken: { $pieces }
play-why-code = regel: { $code }
play-bot-says = { $name }: { $words }
play-undo-ask = { $name } wil een zet terugnemen. Is iedereen het daarmee eens? (j/n)
play-undone = Teruggenomen.
play-undo-kept = Er is niets teruggenomen.
play-resign-sure = Wil je echt opgeven? (j/n)
play-score-last = Laatste punten, { $name }: { $points }
play-recorded = De partij staat in { $file }.
play-record-file = Zeg in welk bestand: record mijn-partij.spel
play-record-exists = { $file } bestaat al; kies een andere naam.
play-record-failed = { $file } kan niet worden geschreven: { $why }
play-over = De partij is afgelopen. { $reason }
play-won = { $names } wint!
play-shared = { $names } delen de winst!
play-draw = Niemand wint.
play-again = Nog een partij? (j/n)
play-bye = Tot ziens!
play-kept = De partij is bewaard: speeltafel play --resume gaat ermee verder.
play-none-left = Hier is geen onafgemaakte partij.
play-help =
    Zetten typ je als tekst; het mag korter, zolang het maar één ding kan betekenen.
      ?          de mogelijke zetten, de meeste punten eerst; ? rs alleen die met rs erin; ?? alle
      why        meer over de laatste weigering, of over de laatste zet van de bot
      hint N     een tip: 1 waar je moet kijken, 2 met welke stukken, 3 de zet en waarom (alleen tegen bots)
      rules      de regels van dit spel
      undo       je laatste zet terugnemen (iedereen moet het ermee eens zijn als er toeval of een verborgen hand tussen zaten)
      score      de punten, en hoe de laatste zijn verdiend
      record F   de partij in bestand F schrijven (.spel of .json)
      position   de stelling op één regel
      resign     opgeven
      quit       van tafel gaan
    Een lege regel tekent de tafel opnieuw.
play-moves-qwirkle =
    Qwirkle: een tegel is een kleur en een vorm: r o y g b p (rood oranje geel groen blauw paars)
    en c s d t l x (cirkel vierkant ruit ster klaver kruis). Vakken zijn x,y: x naar rechts, y naar beneden.
      rs@3,0+bs@3,1    leg het rode vierkant op 3,0 en het blauwe eronder
      swap:bt+rs       ruil de blauwe ster en het rode vierkant
      pass             alleen met een lege zak en niets om te leggen
play-moves-exago =
    Exago: vakken zijn q,r met Start op 0,0.
      1,-1             plaats een steen
      1,-1>2,0         verplaats een steen
      1,-1>2,0!3,0     hetzelfde, als twee groepen even groot zijn: die met 3,0 blijft
play-moves-qwinn =
    Qwinn!: houd dobbelstenen en gooi de andere opnieuw, of ga naar een vak.
      keep:33/3        houd twee drieën en de rode (keep:33/- gooit de rode ook, keep:/- alle)
      go:full          ga naar (of blijf op) full house: 2x1 … 2x6 three four full small large topper
      go:full+minus    en gebruik de rode om een boycot te plaatsen (+max2 +minus +negeer) of weg te halen (-minus)
      fail             geen punten nemen

# De opdrachtregel.
unknown-bot-seat = --bot { $given }: de plaatsen tellen hier van 1 tot { $last }, zoals --bot 2 of --bot 2=NIVEAU.
unknown-language = Er is geen taal ‘{ $given }’; er zijn: { $known }.
unknown-form = { $given } hoort eruit te zien als { $form }.
cli-about = Speel Qwirkle, Exago en Qwinn! aan één tafel. Zonder opdracht start de server en opent de webpagina.
cli-play = speel in deze terminal, met anderen aan dit toetsenbord en met bots
cli-play-game = spel of uitgave, zoals qwirkle of qwirkle/nl-classic
cli-seats = aantal plaatsen; zonder --bot zit iedereen aan dit toetsenbord
cli-bot = een bot van dit niveau, op deze plaats als je er een noemt (de eerste is 1); mag meer dan eens
cli-seed = een tekst naar keuze; dezelfde tekst geeft dezelfde trekkingen
cli-language = nl, de, fr of en
cli-option = een optie van het spel; mag vaker
cli-names = namen van de spelers, met komma’s ertussen
cli-record = schrijf de partij aan het eind in dit bestand (.spel of .json)
cli-resume = ga verder met de partij die hier is blijven liggen
cli-serve = start de server met de tafels en de webpagina
cli-site = schrijf de pagina als map met bestanden die elke webserver kan aanbieden: het hele spel, zonder onze server
cli-site-folder = waar: een nieuwe of lege map, of een die dit commando eerder schreef
cli-site-written = Geschreven naar { $folder }: { $size } MB. Elke webserver kan dit aanbieden; probeer het met: python -m http.server --directory { $folder }
cli-site-not-built = In { $folder } is de pagina niet gebouwd met Python voor browsers. Installeer Speeltafel opnieuw waar de pakketbronnen bereikbaar zijn.
cli-site-not-empty = In { $folder } staat al iets anders. Noem een nieuwe of lege map, of een die dit commando eerder schreef.
cli-host = adres om op te luisteren
cli-port = poort om op te luisteren
cli-data = map voor de gegevens
cli-browser = open de pagina in een browser
cli-replay = speel een verslag stap voor stap af
cli-picture = de laatste stand van een partij als plaatje tekenen
cli-picture-file = waarheen: een naam die op .svg of .png eindigt
cli-picture-size = link (1200 × 630, met namen), wide (1040 × 600) of tall (336 × 290)
cli-picture-dark = op donkere ondergrond
cli-file = bestand met een verslag (.spel of .json)
cli-eyes = wiens hand te zien is: een plaatsnummer, all of nobody
cli-at = alleen de tafel na deze gebeurtenis
cli-game = welke partij van een bestand met meer partijen, vanaf 1
cli-game-shown = Partij { $number } van { $games }; --game N toont een andere.
cli-many-games = In { $file } staan { $games } partijen en deze opdracht neemt er één. Haal die er eerst uit: speeltafel convert { $file } OUT --game N
cli-verify = controleer of de trekkingen van een afgelopen partij uit de seed volgen
cli-verified = { $deals ->
    [one] Eén trekking gecontroleerd: die volgt uit de seed, en de seed past bij zijn hash.
   *[other] { $deals } trekkingen gecontroleerd: alle volgen uit de seed, en de seed past bij zijn hash.
}
cli-perft = tel de stellingen die kunnen volgen
cli-depth = hoeveel acties diep
perft-stopped = Gestopt: { $counted } van { $of } eerste acties zijn geteld; het totaal is alleen van die.
cli-position = een stelling op één regel; anders het begin
cli-bench = meet de snelheid van de rekenkernen
cli-json = schrijf de uitkomst als JSON naar dit bestand; - voor de standaarduitvoer
cli-json-twice = Alleen OUT of --json kan naar de standaarduitvoer (-), niet allebei.
cli-rules = de regels van een spel, zijn uitgaven en opties
cli-rules-seats = { $most ->
    [2] { $least ->
        [2] 2 spelers. { $source }
       *[other] { $least } tot { $most } spelers. { $source }
    }
   *[other] { $least } tot { $most } spelers. { $source }
}
cli-rules-bots = bots, van zwak naar sterk: { $bots }
cli-rules-option = optie { $name }: { $form } (standaard: { $default })
rules-unwritten = De regels van dit spel heeft hier nog niemand opgeschreven; ? laat zien wat er kan.
cli-arena = laat bots tegen elkaar spelen
cli-selfplay = speel partijen en bewaar elke beslissing als gegevens
cli-sit = laat een bot aanschuiven bij een tafel van een server
cli-solve = los Qwinn! op
cli-tui = speel in een terminal op vol scherm
cli-review = analyseer een partij met de sterkste bot
cli-backup = schrijf alle tafels naar een bestand
cli-restore = zet tafels terug uit een back-up
cli-export = schrijf de verslagen van afgelopen partijen naar een map
cli-purge = verwijder oude tafels
cli-check = controleer of elke tafel van een database klopt met haar logboek, regels en seed
cli-version = versie, en welke rekenkernen gecompileerd zijn
cli-kernel-compiled = gecompileerd
cli-kernel-interpreted = geïnterpreteerd
cli-missing = ‘{ $command }’ hoort niet bij deze installatie ({ $why }).
cli-extra = ‘{ $command }’ heeft meer nodig dan hier geïnstalleerd is. Installeer het met: pip install "speeltafel[{ $extra }]"
cli-file-missing = { $file } kan niet worden gelezen: { $why }
cli-neither =
    ‘{ $text }’ is geen bestand en ook geen stelling van een spel:
    { $why }
cli-neither-more =
    { $why }
    { $more }
cli-file-unwritten = { $file } kan niet worden geschreven: { $why }
cli-broke = Er ging iets mis dat niet mis had mogen gaan: { $error }. SPEELTAFEL_TRACEBACK=1 toont waar.
sit-unreadable = De server stuurde iets wat dit programma niet kan lezen: { $what } Misschien is hij van een nieuwere versie.
sit-bad-address = ‘{ $address }’ is geen adres van een server. Zo ziet er een uit: http://127.0.0.1:8710
sit-unknown-words = { $id }
cli-older-reading = Gespeeld volgens een oudere lezing van de regels ({ $option } { $value }).
cli-option-ages = de leeftijden, één per plaats, - als die onbekend is; bepalen wie begint waar de regels dat willen
cli-option-first = de plaats die begint, geteld vanaf 0, in plaats van wat de regels zeggen
cli-option-colours = de kleur van elke plaats, - voor een die geloot wordt
cli-option-handicap = zoveel stenen minder, één getal per plaats, maar nooit minder dan er nodig zijn voor een rij
cli-option-cap = punten hierboven vervallen
cli-analyse = zetten proberen vanaf elk moment van een partij of elke stelling
cli-engine = een programma beproeven dat het engineprotocol spreekt
cli-convert = partijen in een andere vorm schrijven
engine-missing = ‘{ $command }’ kan niet gestart worden: { $error }.
engine-not-found = ‘{ $command }’ kan niet gestart worden: er is geen programma ‘{ $program }’.
engine-here = ‘{ $program }’ staat hier wel, maar is onder die naam geen opdracht: schrijf ‘./{ $program }’, of eerst wat het uitvoert, zoals ‘python3 { $program }’.
engine-not-executable = ‘{ $program }’ mag niet als programma worden uitgevoerd: sta het toe met ‘chmod +x { $program }’, of schrijf eerst wat het uitvoert, zoals ‘python3 { $program }’.
engine-option = ‘{ $command }’ heeft geen instelling ‘{ $option }’; wel: { $known }.
engine-said = { $words }
engine-help-program = het programma met zijn argumenten, zoals ./mybot of "python mybot.py"
engine-help-games = hoeveel partijen het speelt
engine-help-seconds = seconden rekentijd per zet
engine-help-seed = de startwaarde van de eerste partij
engine-good = goed
engine-bad = fout
engine-greets = antwoordt op ‘speeltafel 1’ met ‘ready’
engine-options = neemt ‘set’ aan voor elk van zijn instellingen
engine-unknown = antwoordt ‘error’ op een regel die het niet kent, en gaat door
engine-played = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}, { $won } gewonnen: { $illegal } tegen de regels, { $late } te laat, { $crash } mislukt
engine-speaks = zegt alleen regels die in het protocol staan
engine-stops = zet als het moet stoppen, en maar één keer
engine-quits = eindigt vanzelf na ‘quit’
cli-to = spel of json; anders waar de naam van OUT op eindigt
cli-out = het bestand dat geschreven wordt, - voor de standaarduitvoer
cli-converted = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
 }
cli-no-server = Niemand antwoordt op { $address } ({ $error }).
cli-no-terminal = ‘tui’ heeft een terminal nodig om in te tekenen; de in- of uitvoer is hier iets anders.
cli-example = Voorbeeld: { $example }
cli-completion = toon wat een shell nodig heeft om opdrachten en opties aan te vullen
cli-completion-shell = de shell
cli-picture-game = FILE is een stelling van dit spel, geen verslag
