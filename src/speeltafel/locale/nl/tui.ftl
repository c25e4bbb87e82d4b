# Aan tafel bij een server, in een terminal op het hele scherm.
tui-help-address = de server, bijvoorbeeld http://127.0.0.1:8710; of het bestand van een gespeelde partij om terug te kijken; zonder een van beide zijn de tafels van deze terminal
tui-help-table = de tafel om aan te gaan zitten
tui-help-secret = het geheim van je plaats, of de uitnodiging uit de link (#s=…), die vervalt als je gaat zitten
tui-help-name = je naam aan tafel
tui-no-server = Niemand antwoordt op { $address } ({ $error }). Start daar een server met: speeltafel serve
tui-edition = Spel
tui-seats = Spelers
tui-level = Bots
tui-play = Spelen
tui-join = Aanschuiven
tui-code = Code of link van een tafel
tui-table = Open tafel
tui-game = Spel
tui-players = Spelers
tui-keys-home = Tab volgende   Enter kiezen   F5 vernieuwen   Ctrl+Q stoppen
tui-keys-table = F1 hulp  F2 zetten  F3 terug  F4 tip  F6/F7 kijken  F8 nabespreken  Esc begin
tui-waiting = Tafel { $table }: wachten tot iedereen er is…
tui-prompt = een zet, of help
tui-your-turn = Jij bent aan de beurt.
tui-their-turn = { $name } is aan de beurt.
tui-watcher = Een toeschouwer
tui-player = Speler { $number }
tui-ready = { $points ->
    [0] Enter speelt { $action }.
    [one] Enter speelt { $action } voor één punt.
   *[other] Enter speelt { $action } voor { $points } punten.
}
tui-steps = Mogelijk: { $steps }
tui-more = … en nog { $count }. Typ ? met een paar letters om te zoeken.
tui-none = Geen enkele mogelijke zet bevat dat.
tui-no-answer = De server antwoordde niet. Probeer het zo nog eens.
tui-offered = { $name } vraagt: { $kind } Typ ja of nee.
tui-offer-undo = een zet terugnemen?
tui-offer-draw = gelijkspel?
tui-offer-rematch = nog een partij?
tui-offer-stand-in = mag een bot het overnemen van { $about }?
tui-offer-hints = tips toestaan?
tui-offer-pause = zullen we pauzeren?
tui-help = Typ een zet als tekst, of klik hem op het bord bij elkaar en druk op Enter. Ook: ? voor de mogelijke zetten, hint (tip), review (nabespreken, na afloop), undo (terugnemen), draw (gelijkspel), resign (opgeven), pause, resume (verder), rematch (nog een partij), rules (spelregels), save (bewaren) en een bestandsnaam, ja en nee om te antwoorden, say en je woorden.
tui-come-back = Je plaats blijft van jou. Terugkomen kan met: { $command }
tui-people = Spelers hier
tui-people-here = { $count ->
    [one] 1 speler hier
   *[other] { $count } spelers hier
}
tui-curtain = { $name }, jij bent aan de beurt. De anderen kijken even weg; druk op Enter om je stenen te zien.
tui-looking = Zet { $number } van { $of }. { $what } (F6 terug, F7 vooruit)
tui-saved = Bewaard als { $file }. Terugkijken: speeltafel review { $file }
tui-table-gone = Deze tafel is gesloten.
tui-table-where = Tafel { $table } staat op een server: noem ook het adres, bijvoorbeeld speeltafel tui http://127.0.0.1:8710 --table { $table }
tui-picked = { $piece } is gepakt: klik op het vakje waar hij heen gaat.
tui-reviewing = De partij wordt nabesproken: { $percent } %
tui-reviewed = De nabespreking is klaar: F6 en F7 laten bij elke zet zien wat ze zegt.
