# Exago: het spel en zijn kleuren.
exago-name = Exago
exago-colour-red = Rood
exago-colour-blue = Blauw
exago-colour-yellow = Geel
exago-colour-green = Groen
exago-colour-light-blue = Lichtblauw
exago-colour-orange = Oranje
exago-line = Een rij van { $count }

# Wat er gebeurde.
exago-did-lot = { $colour } begint{ $why ->
    [youngest] : de jongste.
    [drawn] : geloot.
   *[chosen] .
}
exago-did-place = { $line ->
    [line] Legt een steen op { $cell }: de rij is af!
   *[none] Legt een steen op { $cell }.
}
exago-did-move = { $line ->
    [line] { $back ->
        [0] Van { $origin } naar { $to }: de rij is af!
        [one] Van { $origin } naar { $to }: de rij is af! Er gaat één steen terug.
       *[other] Van { $origin } naar { $to }: de rij is af! Er gaan { $back } stenen terug.
    }
   *[none] { $back ->
        [0] Van { $origin } naar { $to }.
        [one] Van { $origin } naar { $to }; één steen raakt los en gaat terug naar de eigenaar.
       *[other] Van { $origin } naar { $to }; { $back } stenen raken los en gaan terug naar hun eigenaars.
    }
}
exago-did-pass = Past: geen zet mogelijk.
exago-over-line = De rij is af.
exago-over-repetition = Gelijkspel: dezelfde stelling komt voor de derde keer voor.
exago-over-moves = Gelijkspel: er zijn te lang alleen stenen verplaatst.

# Waarom niet.
exago-lot-first = Eerst wordt er geloot wie begint.
exago-lot-drawn = Er is al bepaald wie begint.
exago-off-board = { $cell } ligt niet op het bord.
exago-no-stone = Op { $cell } ligt geen steen om op te pakken.
exago-not-yours = De steen op { $cell } is van { $colour }.
exago-hand-first = { $count ->
    [one] Je hebt nog een steen in de hand: plaats die eerst.
   *[other] Je hebt nog { $count } stenen in de hand: plaats die eerst.
}
exago-hand-empty = Je hebt geen stenen in de hand: verplaats een van je stenen op het bord.
exago-lone-stone = De enige steen op het bord mag je niet oppakken.
exago-no-pass = Passen mag alleen als er niets anders kan; { $example } kan bijvoorbeeld wel.
exago-unfinished = Waar gaat de steen van { $cell } heen?
exago-same-cell = De steen mag niet terug naar { $cell }, waar hij vandaan kwam.
exago-taken = Op { $cell } ligt al een steen van { $colour }.
exago-start = De eerste steen komt op Start, { $start }.
exago-island = Op { $cell } zou de steen geen andere steen raken.
exago-island-falls = Op { $cell } zou de steen alleen stenen raken die teruggaan naar hun eigenaar.
exago-smaller-group = Op { $cell } zou de steen bij een groep horen die kleiner is dan de rest; hij moet in de grootste liggen.
exago-choose = De stenen vallen uiteen in { $count } even grote groepen: kies welke blijft liggen.
exago-wrong-group = { $cell } is niet de kleinste plek van een groep die kan blijven liggen.
exago-no-choice = Er valt hier geen groep te kiezen; { $cell } hoort dus niet bij deze zet.
exago-duty = { $count ->
    [one] { $colour } kan een rij afmaken; dat moet je verhinderen, en dat kan alleen met { $example }.
   *[other] { $colour } kan een rij afmaken; dat moet je verhinderen, bijvoorbeeld met { $example }.
}
exago-clue-group = { $count ->
    [one] De steen op { $cell } blijft.
   *[other] De { $count } stenen vanaf { $cell } blijven.
}
exago-clue-falls = { $count ->
    [one] Deze steen gaat terug.
   *[other] Deze { $count } stenen gaan terug.
}
exago-clue-threat = De rij van { $colour }.
exago-clue-blocks = { $count ->
    [one] Alleen { $example } houdt die tegen.
   *[other] { $count } zetten houden die tegen, zoals { $example }.
}

# Wat niet te lezen is.
exago-unreadable = ‘{ $text }’ is geen zet; probeer 0,1 om neer te leggen, 1,-1>2,0 om te verplaatsen, of pass.
exago-unreadable-landing = ‘{ $text }’: geen steen van jou mag daar nu heen.
exago-ambiguous = ‘{ $text }’ kan verschillende zetten zijn: { $known }.
exago-unreadable-position = ‘{ $text }’ is geen stelling; die hoort eruit te zien als { $form }.
exago-position-lot = ‘{ $text }’: vóór de loting is het bord leeg.
exago-position-cell = ‘{ $text }’ is geen plek op dit bord.
exago-position-twice = Op { $text } liggen twee stenen.
exago-position-stones = ‘{ $text }’ heeft samen { $have } stenen; het moeten er { $count } zijn.
exago-position-apart = ‘{ $text }’: de stenen liggen niet aan elkaar.
exago-position-line = ‘{ $text }’: er ligt een rij van iemand die niet het laatst aan zet was.

# Wat er kan.
exago-kind-place = Een steen leggen
exago-kind-lift = Een steen verplaatsen
exago-kind-land = Waarheen
exago-kind-stay = Welke groep blijft
exago-step-place = een steen op { $cell }
exago-step-lift = de steen op { $cell } oppakken
exago-step-land = naar { $cell }
exago-step-stay = de groep vanaf { $cell } blijft
