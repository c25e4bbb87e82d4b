# Het lab: arena, metingen en terugblikken.
arena-two-bots = Een arena heeft minstens twee bots nodig.
arena-option = ‘{ $option }’ is geen optie; het hoort eruit te zien als naam=waarde.
arena-sprt-two = Vroeg stoppen kan alleen met precies twee bots.
arena-log-exists = { $path } is er al: geef --resume om ermee door te gaan, of kies een ander bestand.
arena-log-unreadable = { $path } is niet te lezen als logboek van een arena: { $error }.
arena-log-other = { $path } hoort bij een andere arena: spel, plaatsen, opties, bots, grens of seed verschillen.
arena-stopped = Gestopt na { $deals } van { $of } delingen; --resume gaat hier verder.
arena-title = { $game }, { $seats } spelers: { $games } partijen uit { $deals } delingen, grens { $limit }, seed { $seed }, kenmerk { $signature }
arena-column-bot = bot
arena-column-share = winst
arena-column-elo = Elo
arena-column-points = punten
arena-column-margin = voorsprong
arena-column-time = ms per zet (gemiddeld / 95 % / meest)
arena-column-nodes = knopen
arena-column-faults = fouten
arena-sprt-open = De toets van { $elo0 } tegen { $elo1 } Elo staat na { $deals } delingen nog open ({ $llr } van ±{ $bound }).
arena-sprt-elo0 = Na { $deals } delingen kiest de toets voor { $elo0 } Elo, tegen { $elo1 } ({ $llr }, ±{ $bound } is zeker).
arena-sprt-elo1 = Na { $deals } delingen kiest de toets voor { $elo1 } Elo, tegen { $elo0 } ({ $llr }, ±{ $bound } is zeker).
arena-plot-elo = Elo, met 95 %-intervallen
arena-plot-share = Aandeel in de winst (%), naar aantal delingen
arena-plot-margin = Punten voor op de beste ander, delingen
arena-plot-times = Milliseconden per zet, zetten

bench-title = Speeltafel { $version }, Python { $python } op { $machine }, gecompileerde kernen: { $kernels }
bench-column-name = wat
bench-column-compiled = gecompileerd
bench-column-interpreted = geïnterpreteerd
bench-column-ratio = sneller

review-running = Het spel is nog niet afgelopen: een terugblik heeft een afgelopen spel nodig.
review-title = { $game }, beoordeeld door { $bot } met { $limit } per zet; winstkansen in procenten
review-player = Speler { $seat }
review-column-player = speler
review-column-result = uitslag
review-column-luck = geluk
review-column-received = van anderen
review-column-given = weggegeven
review-column-slip = slordigheden
review-column-mistake = fouten
review-column-blunder = blunders
review-dear = De duurste zetten:
review-no-dear = Niemand gaf iets noemenswaardigs weg.
review-dear-move = { $number } speler { $seat }: { $action } gaf { $percent } weg; beter was { $best }
review-luck = Het meeste geluk en pech:
review-no-luck = Geluk speelde niet mee.
review-luck-move = vóór { $number } speler { $seat }: { $percent }
