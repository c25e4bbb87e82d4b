# Spelen in een terminal.
play-welcome = { $game }, { $edition }: { $players }.
play-how = Typ een zet, ? voor de mogelijke zetten, help voor hulp, quit om te stoppen.
play-player = Speler { $number }
play-bot = { $name } (bot { $number })
play-prompt = { $name } >{" "}
play-thinking = { $name } denkt na…
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
cli-bot = een bot op deze plaats (de eerste is 1), van dit niveau; mag meer dan eens
cli-seed = een tekst naar keuze; dezelfde tekst geeft dezelfde trekkingen
cli-language = nl, de, fr of en
cli-option = een optie van het spel; mag vaker
cli-names = namen van de spelers, met komma’s ertussen
cli-record = schrijf de partij aan het eind in dit bestand (.spel of .json)
cli-serve = start de server met de tafels en de webpagina
cli-host = adres om op te luisteren
cli-port = poort om op te luisteren
cli-data = map voor de gegevens
cli-browser = open de pagina in een browser
cli-replay = speel een verslag stap voor stap af
cli-file = bestand met een verslag (.spel of .json)
cli-eyes = wiens hand te zien is: een plaatsnummer, all of nobody
cli-at = alleen de tafel na deze gebeurtenis
cli-verify = controleer of de trekkingen van een afgelopen partij uit de seed volgen
cli-verified = { $deals ->
    [one] Eén trekking gecontroleerd: die volgt uit de seed, en de seed past bij zijn hash.
   *[other] { $deals } trekkingen gecontroleerd: alle volgen uit de seed, en de seed past bij zijn hash.
}
cli-perft = tel de stellingen die kunnen volgen
cli-depth = hoeveel acties diep
cli-position = een stelling op één regel; anders het begin
cli-bench = meet de snelheid van de rekenkernen
cli-json = schrijf de cijfers naar dit bestand
cli-rules = de regels van een spel, zijn uitgaven en opties
cli-rules-seats = { $most ->
    [2] { $least ->
        [2] 2 spelers. { $source }
       *[other] { $least } tot { $most } spelers. { $source }
    }
   *[other] { $least } tot { $most } spelers. { $source }
}
cli-rules-option = optie { $name }: { $form } (standaard: { $default })
cli-arena = laat bots tegen elkaar spelen
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
cli-file-missing = { $file } kan niet worden gelezen: { $why }
cli-broke = Er ging iets mis dat niet mis had mogen gaan: { $error }. SPEELTAFEL_TRACEBACK=1 toont waar.
sit-unreadable = De server stuurde iets wat dit programma niet kan lezen: { $what } Misschien is hij van een nieuwere versie.
sit-bad-address = ‘{ $address }’ is geen adres van een server. Zo ziet er een uit: http://127.0.0.1:8710
sit-unknown-words = { $id }
cli-older-reading = Gespeeld volgens een oudere lezing van de regels ({ $option } { $value }).
cli-option-ages = de leeftijden, één per plaats, - als die onbekend is; bepalen wie begint waar de regels dat willen
cli-option-first = de plaats die begint, geteld vanaf 0, in plaats van wat de regels zeggen
cli-option-handicap = zoveel stenen minder, één getal per plaats, maar nooit minder dan er nodig zijn voor een rij
cli-option-cap = punten hierboven vervallen
cli-analyse = zetten proberen vanaf elk moment van een partij of elke stelling
