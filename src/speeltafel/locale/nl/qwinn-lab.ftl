# De oplosser van Qwinn!.
solve-help-game = het spel om op te lossen
solve-help-target = punten waarmee je wint (250)
solve-help-cap = punten waarboven de rest verloren gaat
solve-help-negeer = met Negeer hoogstens één stap, ook van en naar Topper
solve-help-bound = hoogste puntental dat de tabel onderscheidt (30 boven het doel)
solve-help-near = een voltooide tabel van gelijkende regels om mee te beginnen
solve-help-tolerance = grootste verandering waarbij een tabel klaar is
solve-help-jobs = aantal threads
solve-help-every = seconden tussen twee keer bewaren
solve-help-data = map van de tabellen in plaats van de gegevensmap van de gebruiker
solve-help-again = opnieuw oplossen wat al opgelost is
solve-not-compiled = De oplosser heeft zijn gecompileerde kern nodig, en die is hier niet gecompileerd: installeer Speeltafel waar een C-compiler is. Bots en kansen gebruiken de kleine tabel die erbij zit.
solve-no-table = { $path } is geen voltooide tabel.
solve-stopped = Gestopt; wat er al is opgelost is bewaard, en dezelfde opdracht gaat hier verder.
solve-taken-up = Verder met ronde { $sweep } bij samen { $total } punten.
solve-swept = Ronde { $sweep }: { $blocks } blokken, grootste verandering { $change }, wie begint wint { $start } %, { $minutes } min.
solve-summary =
    Tot { $target } punten (onderscheiden tot { $bound }) wint wie begint { $start } % bij het beste spel.
    Geen stand wijkt meer dan { $residual } af van wat erop volgt; { $sweeps } rondes, { $minutes } min.
    { $path }

odds-solved = Volgens de opgeloste tabel.
odds-small = Volgens de kleine tabel; `speeltafel solve qwinn` berekent de volledige.
odds-chance = Speler { $seat } wint { $chance }% als beiden foutloos spelen.
odds-help = de kansen in deze stelling (alleen Qwinn!)
odds-only = Er zijn alleen kansen voor Qwinn!, niet voor { $game }.
unknown-end = Het einde is uit te rekenen zodra er twee spelen en de zak leeg is; hier kan dat niet.
unknown-end-game = Het einde van { $game } wordt niet uitgerekend, alleen dat van { $known }.
