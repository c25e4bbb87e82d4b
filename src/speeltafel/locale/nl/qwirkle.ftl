# Qwirkle: stenen.
qwirkle-name = Qwirkle
qwirkle-hidden = gesloten tegel
qwirkle-colour-blue = blauw
qwirkle-colour-green = groen
qwirkle-colour-orange = oranje
qwirkle-colour-purple = paars
qwirkle-colour-red = rood
qwirkle-colour-yellow = geel
qwirkle-shape-circle = cirkel
qwirkle-shape-diamond = ruit
qwirkle-shape-clover = klaver
qwirkle-shape-square = vierkant
qwirkle-shape-star = ster
qwirkle-shape-cross = kruis
qwirkle-tile-circle = { $colour ->
    [blue] blauwe cirkel
    [green] groene cirkel
    [orange] oranje cirkel
    [purple] paarse cirkel
    [red] rode cirkel
   *[yellow] gele cirkel
}
qwirkle-tile-diamond = { $colour ->
    [blue] blauwe ruit
    [green] groene ruit
    [orange] oranje ruit
    [purple] paarse ruit
    [red] rode ruit
   *[yellow] gele ruit
}
qwirkle-tile-clover = { $colour ->
    [blue] blauwe klaver
    [green] groene klaver
    [orange] oranje klaver
    [purple] paarse klaver
    [red] rode klaver
   *[yellow] gele klaver
}
qwirkle-tile-square = { $colour ->
    [blue] blauw vierkant
    [green] groen vierkant
    [orange] oranje vierkant
    [purple] paars vierkant
    [red] rood vierkant
   *[yellow] geel vierkant
}
qwirkle-tile-star = { $colour ->
    [blue] blauwe ster
    [green] groene ster
    [orange] oranje ster
    [purple] paarse ster
    [red] rode ster
   *[yellow] gele ster
}
qwirkle-tile-cross = { $colour ->
    [blue] blauw kruis
    [green] groen kruis
    [orange] oranje kruis
    [purple] paars kruis
    [red] rood kruis
   *[yellow] geel kruis
}

# Punten.
qwirkle-line = { $what } { $count }
qwirkle-line-full = { $what } { $count } + { $bonus }
qwirkle-line-last = laatste tegel

# Wat er gebeurde.
qwirkle-did-lot = Speler { $seat } begint{ $why ->
    [largest] : de grootste set, { $best } tegels.
    [oldest] : de oudste van wie de grootste set heeft, { $best } tegels.
    [youngest] : de jongste van wie de grootste set heeft, { $best } tegels.
    [drawn] : geloot onder wie de grootste set heeft, { $best } tegels.
   *[chosen] .
}
qwirkle-did-place = { $points ->
    [one] Legt { $tiles } vanaf { $cell }: { $points } punt.
   *[other] Legt { $tiles } vanaf { $cell }: { $points } punten.
}
qwirkle-did-swap = Ruilt { $tiles }.
qwirkle-did-swap-hidden = { $count ->
    [one] Ruilt een tegel.
   *[other] Ruilt { $count } tegels.
}
qwirkle-did-draw = Trekt { $tiles }.
qwirkle-did-draw-hidden = { $count ->
    [one] Trekt een tegel.
   *[other] Trekt { $count } tegels.
}
qwirkle-did-pass = Past.
qwirkle-end-emptied = De zak is leeg en iemand heeft de laatste tegel gelegd.
qwirkle-end-blocked = Er past nergens meer een tegel.

# Wat niet mag.
qwirkle-no-draw = Er wordt nu niet uit de zak getrokken.
qwirkle-no-lot = Er wordt één keer geloot, na het uitdelen.
qwirkle-draw-count = { $count ->
    [one] Er wordt nu één tegel getrokken, niet { $given }.
   *[other] Er worden nu { $count } tegels getrokken, niet { $given }.
}
qwirkle-draw-bag = Zoveel zitten er daarvan niet in de zak: { $tile }.
qwirkle-not-in-hand = Die tegel heb je niet in de hand: { $tile }.
qwirkle-cell-taken = Op { $cell } ligt al een tegel: { $tile }.
qwirkle-cell-twice = Op { $cell } kunnen geen twee tegels liggen: { $tile } en { $other }.
qwirkle-nothing-laid = Leg minstens één tegel.
qwirkle-one-row = De tegels van één beurt liggen in één rij of één kolom.
qwirkle-gap = Bij { $cell } zit een gat: de tegels van één beurt moeten samen in één lijn liggen.
qwirkle-island = Minstens één tegel moet een tegel raken die er al lag.
qwirkle-twin = Deze tegel zou twee keer in de lijn liggen: { $tile }, ook op { $cell }.
qwirkle-clash = Dit kan niet in één lijn: { $tile } en { $other } hebben niet dezelfde kleur en ook niet dezelfde vorm.
qwirkle-opening-start = De eerste lijn begint op 0,0 en gaat naar rechts of omlaag.
qwirkle-opening-best = { $best ->
    [one] Begin met één tegel: in deze hand horen er geen twee bij elkaar.
   *[other] Begin met je grootste set: { $best } tegels, niet { $count }.
}
qwirkle-opening-swap = In de eerste beurt leg je je grootste set; ruilen mag nog niet.
qwirkle-opening-pass = In de eerste beurt leg je je grootste set; passen mag niet.
qwirkle-swap-none = Kies minstens één tegel om te ruilen.
qwirkle-swap-empty = De zak is leeg, dus ruilen kan niet meer.
qwirkle-swap-bag = { $bag ->
    [one] Er zit nog één tegel in de zak, dus je kunt er geen { $count } ruilen.
   *[other] Er zitten nog { $bag } tegels in de zak, dus je kunt er geen { $count } ruilen.
}
qwirkle-pass-bag = Passen mag niet zolang er tegels in de zak zitten: leg aan of ruil.
qwirkle-pass-place = Passen mag niet zolang je kunt leggen: { $tile } kan op { $cell }.

# Wat niet te lezen is.
qwirkle-unreadable = ‘{ $text }’ is geen zet; het hoort eruit te zien als rs@3,0+bs@3,1, swap:bt+rs of pass.
qwirkle-unreadable-cell = Bij ‘{ $text }’ hoort een plek, zoals rs@3,0.
qwirkle-ambiguous = ‘{ $text }’ kan meer dan één zet zijn: { $known }.
qwirkle-position-fields = ‘{ $text }’ is geen stelling; daarin staan een bord, handen, punten en wie aan de beurt is.
qwirkle-position-seats = ‘{ $text }’ past niet bij { $seats } spelers.
qwirkle-position-hand = ‘{ $text }’ heeft een hand van meer dan { $hand } tegels.
qwirkle-position-tiles = ‘{ $text }’ heeft meer van een tegel dan er zijn.
qwirkle-position-apart = ‘{ $text }’: de tegels moeten aan elkaar liggen, met één op 0,0.
qwirkle-position-line = ‘{ $text }’: de lijn door { $cell } mag niet.
qwirkle-position-mover = ‘{ $text }’: handen, punten en wie aan de beurt is kloppen niet met elkaar.

# Wat er kan.
qwirkle-kind-lay = Tegels leggen
qwirkle-kind-swap = Tegels ruilen
qwirkle-kind-pass = Passen
qwirkle-step-lay = { $tile } op { $cell }
qwirkle-step-swap = tegels ruilen
qwirkle-step-swap-tile = { $tile } ruilen
qwirkle-step-pass = passen
