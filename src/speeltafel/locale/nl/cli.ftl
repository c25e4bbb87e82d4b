# Spelen in een terminal.
play-welcome = { $game }, { $edition }: { $players }.
play-how = Typ een zet, ? voor de mogelijke zetten, help voor hulp, quit om te stoppen.
play-player = Speler { $number }
play-bot = { $name } (bot { $number })
play-prompt = { $name } >{" "}
play-thinking = { $name } denkt na …
play-curtain = { $name } is aan de beurt. Druk op Enter als niemand anders meekijkt.
play-hide = Druk op Enter om je stenen te verbergen.
play-legal-count = { $count ->
    [one] Er is één zet mogelijk:
   *[other] Er zijn { $count } zetten mogelijk:
}
play-legal-none = Geen mogelijke zet bevat ‘{ $text }’.
play-legal-more = … en nog { $count }: ? met een stukje tekst toont de zetten waar dat in staat, ?? toont alles.
play-legal-hint = ? toont wat er kan.
play-more = Enter voor meer, q om te stoppen{" "}
play-why-hint = why vertelt meer; ? toont wat er kan.
play-why-none = Er is niets geweigerd.
play-why-later = { $name } zegt waarom als het spel uit is: er zijn nog verborgen stenen.
play-why-cells = vakken: { $cells }
play-why-pieces = stenen: { $pieces }
play-why-code = regel: { $code }
play-bot-says = { $name }: { $words }
play-undo-ask = { $name } wil een zet terugnemen. Is iedereen het daarmee eens? (j/n)
play-undone = Teruggenomen.
play-undo-kept = Er is niets teruggenomen.
play-resign-sure = Wil je echt opgeven? (j/n)
play-score-last = Laatste punten, { $name }: { $points }
play-recorded = Het spel staat in { $file }.
play-record-file = Zeg in welk bestand: record mijn-spel.spel
play-record-exists = { $file } bestaat al; kies een andere naam.
play-record-failed = { $file } kan niet worden geschreven: { $why }
play-over = Het spel is afgelopen. { $reason }
play-won = { $names } wint!
play-shared = { $names } delen de winst!
play-draw = Niemand wint.
play-again = Nog een spel? (j/n)
play-bye = Tot ziens!
play-help =
    Zetten typ je als tekst; het mag korter, zolang het maar één ding kan betekenen.
      ?          de mogelijke zetten, de meeste punten eerst; ? rs alleen die met rs erin; ?? alle
      why        meer over de laatste weigering, of over de laatste zet van de bot
      undo       je laatste zet terugnemen (iedereen moet het ermee eens zijn als er toeval of verborgen stenen tussen zaten)
      score      de punten, en hoe de laatste zijn verdiend
      record F   het spel in bestand F schrijven (.spel of .json)
      position   de stelling op één regel
      resign     opgeven
      quit       van tafel gaan
    Een lege regel tekent de tafel opnieuw.
play-moves-qwirkle =
    Qwirkle: een steen is een kleur en een vorm: r o y g b p (rood oranje geel groen blauw paars)
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
      fail             geef de beurt op

# De opdrachtregel.
unknown-bot-seat = --bot { $given }: de plaatsen tellen hier van 1 tot { $last }, zoals --bot 2 of --bot 2=NIVEAU.
unknown-language = Er is geen taal ‘{ $given }’; er zijn: { $known }.
unknown-form = { $given } hoort eruit te zien als { $form }.
cli-about = Een speeltafel voor Qwirkle, Qwinn! en Exago. Zonder opdracht start de server en gaat de pagina open.
cli-play = speel in deze terminal, met anderen aan dit toetsenbord en met bots
cli-play-game = spel of editie, zoals qwirkle of qwirkle/nl-classic
cli-seats = aantal plaatsen; zonder --bot zit iedereen aan dit toetsenbord
cli-bot = een bot op deze plaats (ze tellen vanaf 1), op dit niveau; mag vaker
cli-seed = een tekst naar keuze: dezelfde tekst deelt hetzelfde
cli-language = nl, de, fr of en
cli-option = een optie van het spel; mag vaker
cli-names = namen van de mensen, met komma’s ertussen
cli-record = schrijf het spel aan het eind in dit bestand (.spel of .json)
cli-serve = bied tafels en de pagina aan
cli-host = adres om op te luisteren
cli-port = poort om op te luisteren
cli-data = map voor de gegevens
cli-browser = open de pagina in een browser
cli-replay = toon een verslag, beeld voor beeld
cli-file = bestand met een verslag (.spel of .json)
cli-eyes = wiens stenen te zien zijn: een plaatsnummer, all of nobody
cli-at = alleen de tafel na deze gebeurtenis
cli-verify = controleer of de trekkingen van een afgelopen spel uit de toevalssleutel volgen
cli-verified = { $deals ->
    [one] Eén trekking gecontroleerd: die volgt uit de toevalssleutel, en de sleutel past bij zijn hash.
   *[other] { $deals } trekkingen gecontroleerd: alle volgen uit de toevalssleutel, en de sleutel past bij zijn hash.
}
cli-perft = tel de stellingen die kunnen volgen
cli-depth = hoeveel acties diep
cli-position = een stelling op één regel; anders het begin
cli-bench = meet de snelheid van de rekenkernen
cli-json = schrijf de cijfers naar dit bestand
cli-rules = wat een spel en zijn edities zijn, en hun opties
cli-rules-seats = { $least } tot { $most } spelers. { $source }
cli-rules-option = optie { $name }: { $form } (anders: { $default })
cli-arena = laat bots tegen elkaar spelen
cli-sit = laat een bot aanschuiven bij een tafel van een server
cli-solve = los Qwinn! op
cli-tui = speel in een terminal op vol scherm
cli-review = bespreek een spel met de sterkste bot
cli-backup = schrijf alle tafels naar een bestand
cli-restore = lees tafels terug uit een reservekopie
cli-export = schrijf de verslagen van afgelopen spellen naar een map
cli-purge = verwijder oude tafels
cli-check = controleer of elke tafel van een database klopt met haar logboek, regels en toevalssleutel
cli-version = versie, en welke rekenkernen gecompileerd zijn
cli-kernel-compiled = gecompileerd
cli-kernel-interpreted = geïnterpreteerd
cli-missing = ‘{ $command }’ hoort niet bij deze installatie ({ $why }).
cli-file-missing = { $file } kan niet worden gelezen: { $why }
cli-broke = Er ging iets mis dat niet mis had mogen gaan: { $error }. SPEELTAFEL_TRACEBACK=1 toont waar.
sit-unreadable = De server stuurde iets wat dit programma niet kan lezen: { $what } Misschien is hij van een nieuwere versie.
sit-bad-address = ‘{ $address }’ is geen adres van een server. Zo ziet er een uit: http://127.0.0.1:8710
sit-unknown-words = { $id }
cli-older-reading = Gespeeld volgens een oudere lezing van de regels ({ $option } { $value }).
