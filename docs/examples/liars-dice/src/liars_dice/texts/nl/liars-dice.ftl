# Bluffen met dobbelstenen.
liars-dice-name = Bluffen
page-game-liars-dice = { liars-dice-name }
page-facts-liars-dice = 20 min
page-edition-liars-dice-common = Enen tellen als elk getal
page-edition-liars-dice-plain = Zonder jokers
page-option-liars-dice-dice = Dobbelstenen per speler
play-moves-liars-dice = Bied een aantal dobbelstenen van een getal: 4x5. Of geloof het niet: doubt.
liars-dice-bid = { $count ->
    [one] één dobbelsteen met { $face }
   *[other] { $count } dobbelstenen met { $face }
}
liars-dice-cup = Speler { $seat }
liars-dice-hidden = een dobbelsteen onder de beker
liars-dice-die = een { $face }
liars-dice-on-table = Dobbelstenen op tafel
liars-dice-stands = Speler { $seat } biedt { $bid }.
liars-dice-lost = Speler { $seat } verloor een dobbelsteen.

# Wat er kan.
liars-dice-kind-doubt = Twijfelen
liars-dice-kind-count = Bieden: hoeveel dobbelstenen
liars-dice-kind-number = Van welk getal
liars-dice-step-doubt = niet geloven
liars-dice-step-count = { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}

# Wat er gebeurde.
liars-dice-did-lot = Speler { $seat } begint.
liars-dice-did-bid = Biedt { $bid }.
liars-dice-did-doubt = Gelooft het niet.
liars-dice-did-roll = Speler { $seat } gooit { $dice }.
liars-dice-did-roll-hidden = { $count ->
    [one] Speler { $seat } gooit één dobbelsteen.
   *[other] Speler { $seat } gooit { $count } dobbelstenen.
}
liars-dice-did-show = De bekers gaan omhoog: { $dice }. Geteld: { $found }.
liars-dice-over = Nog maar één speler heeft dobbelstenen.

# Wat niet mag.
liars-dice-lot-first = Eerst beslist het lot wie begint.
liars-dice-throw-first = Eerst gooit iedereen.
liars-dice-show-first = Eerst gaan alle bekers omhoog.
liars-dice-bid-now = Doe nu een bod, zoals 4x5, of twijfel: doubt.
liars-dice-nothing-to-doubt = Er is nog geen bod om aan te twijfelen.
liars-dice-too-many = { $total ->
    [one] Er ligt maar één dobbelsteen op tafel.
   *[other] Een bod gaat over 1 tot { $total } dobbelstenen: zoveel liggen er op tafel.
}
liars-dice-which-number = { $count ->
    [one] Eén dobbelsteen van welk getal?
   *[other] { $count } dobbelstenen van welk getal?
}
liars-dice-no-number = Een dobbelsteen toont 1 tot { $faces }.
liars-dice-too-low = Een bod moet hoger zijn dan { $bid }: meer dobbelstenen, of evenveel van een hoger getal.
liars-dice-not-thrown = { $count ->
    [one] Hier wordt één dobbelsteen gegooid.
   *[other] Hier worden { $count } dobbelstenen gegooid, van laag naar hoog geschreven.
}
liars-dice-not-shown = Dat zijn niet de dobbelstenen onder de bekers.
liars-dice-unreadable = ‘{ $text }’ is geen zet; probeer 4x5 of doubt.
liars-dice-unreadable-position = ‘{ $text }’ is geen stand van deze tafel.

# Hetzelfde waar mensen een naam hebben.
page-liars-dice-stands = { $you ->
    [you] Jij biedt { $bid }.
   *[other] { $seat } biedt { $bid }.
}
page-liars-dice-lost = { $you ->
    [you] Jij verloor een dobbelsteen.
   *[other] { $seat } verloor een dobbelsteen.
}
page-liars-dice-did-lot = { $you ->
    [you] Jij begint.
   *[other] { $seat } begint.
}
page-liars-dice-did-roll = { $you ->
    [you] Jij gooit { $dice }.
   *[other] { $seat } gooit { $dice }.
}
page-liars-dice-did-roll-hidden = { $count ->
    [one] { $seat } gooit één dobbelsteen.
   *[other] { $seat } gooit { $count } dobbelstenen.
}

# Als advies, en wanneer de zet klaarligt.
page-hint-liars-dice-did-bid = Bied { $bid }.
page-hint-liars-dice-did-doubt = Geloof het niet.
