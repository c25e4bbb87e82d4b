# Aan tafel bij een server, in een terminal op het hele scherm.
tui-help-address = de server, zoals http://127.0.0.1:8710
tui-help-table = de tafel om aan te gaan zitten
tui-help-secret = het geheim van je plaats, uit de link
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
tui-keys-table = F1 hulp   F2 mogelijke zetten   F3 terugnemen   Esc startscherm   Ctrl+Q stoppen
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
tui-offer-stand-in = mag een bot het overnemen van wie weg is?
tui-offer-pause = zullen we pauzeren?
tui-help = Typ een zet als tekst. Ook: ? voor de mogelijke zetten, undo (terugnemen), draw (gelijkspel), resign (opgeven), pause, resume (verder), rematch (nog een partij), rules (spelregels), ja en nee om te antwoorden, say en je woorden.
tui-come-back = Je plaats blijft van jou. Terugkomen kan met: { $command }
