### Terugkijken en opnieuw proberen: wat als, vanaf hier verder spelen, leren van je fouten.

page-move-of = Zet { $number } · { $name }
page-moved = deed deze zet
page-replay-leads = Uiteindelijk: { $play }
page-made-was = Gespeeld: { $play }
page-better-title = Beter
page-why = Waarom?
page-why-move = Waarom: { $move }
page-what-if-try = Speel voor wie aan zet is, op het bord of door hieronder te kiezen.
page-what-if-bad = In deze link staat geen stelling die te lezen is.
page-what-if-send = Deze stelling versturen
page-what-if-send-more = In de link staan de hele stelling en de zetten die je hebt geprobeerd. Geen server bewaart ze.
page-what-if-leave = Terug naar de partij
page-what-if-path = Zetten die je hebt geprobeerd
page-what-if-start = Begin
page-what-if-best = { $you ->
    [you] De beste drie voor jou
   *[other] De beste drie voor { $name }
}
page-what-if-longer = Denkt langer na…
page-what-if-made = Dit werd gespeeld
page-what-if-imagined = Sommige stenen liggen hier gedekt. Ze zijn verzonnen, want ook jij kon ze niet kennen.
page-what-if-answer = { $you ->
    [you] Laat een bot voor jou zetten
   *[other] Laat een bot voor { $name } zetten
}
page-what-if-paste = Plak een stelling of een partij
page-what-if-paste-more = Een stelling is één regel, een partij is de tekst van een notatie. Je kunt hier ook een bestand neerzetten.
page-what-if-about = Probeer zetten voor elke speler, bekijk de beste drie en speel vanaf daar verder. In een herhaling brengt “En als…?” je ook hier.
page-what-if-open = Openen
page-too-close = { $first } t/m { $last }: te dicht bij elkaar om te onderscheiden.
page-play-on = Vanaf hier verder spelen
page-play-on-as = { $you ->
    [you] Jij speelt verder; bots nemen de andere plaatsen.
   *[other] Jij neemt de plaats van { $name }; bots nemen de andere.
}
page-open-position = Stelling plakken
page-drop-here = Laat het hier los.
page-learn-mistakes = Leer van fouten
page-mistakes-count = { $number } van { $of }
page-mistakes-task = Hier werd iets weggegeven. Wat zou je nu spelen?
page-mistakes-task-decides = Dit besliste de partij. Wat zou je nu spelen?
page-mistakes-right = Goed gevonden!
page-mistakes-wrong = Nog niet: er is iets beters.
page-mistakes-thinking = Je zet wordt bekeken…
page-mistakes-again = Opnieuw proberen
page-mistakes-show = De betere zet laten zien
page-mistakes-next = Volgende stelling
page-mistakes-done = { $right ->
    [0] Dat was de laatste.
    [one] Dat was de laatste. Je vond er één van de { $of }.
   *[other] Dat was de laatste. Je vond er { $right } van de { $of }.
}
page-mistakes-none = { $you ->
    [you] Niets om opnieuw te proberen: je gaf in deze partij niets weg.
   *[other] Niets om opnieuw te proberen: { $name } gaf in deze partij niets weg.
}
page-mistakes-of = Wiens fouten?
page-mistakes-back = Terug naar de partij
page-hint-exago-did-place = { $line ->
    [line] Leg een steen: daarmee is de rij af.
   *[none] Leg een steen op de gemarkeerde plek{ $row ->
            [1] { "" }
            [2] : twee op een rij
            [3] : drie op een rij
            [4] : vier op een rij
           *[other] : { $row } op een rij
        }{ $stops ->
            [stops] ; dat houdt een rij van een ander tegen.
           *[none] .
        }
}
page-hint-exago-did-move = { $line ->
    [line] Verplaats een steen: daarmee is de rij af.
   *[none] Verplaats een steen naar de gemarkeerde plek.
}
page-review-by = Beoordeeld door { $bot }.
page-account = Waarom het zo afliep
page-account-whose = Wiens partij?
page-account-most = { $part ->
    [luck] { $way ->
        [up] Geluk telde het zwaarst.
       *[down] Pech telde het zwaarst.
    }
    [unknown] Wat niemand kon weten telde het zwaarst.
    [others] De fouten van anderen telden het zwaarst.
   *[own] { $you ->
        [you] Je eigen fouten telden het zwaarst.
       *[other] De eigen fouten van { $name } telden het zwaarst.
    }
}
page-turning-lost = { $you ->
    [you] Je verloor deze partij bij zet { $number }: je winstkans zakte van { $before }% naar { $after }%.
   *[other] { $name } verloor deze partij bij zet { $number }: de winstkans zakte van { $before }% naar { $after }%.
}
page-turning-dear = { $you ->
    [you] Je duurste zet was zet { $number }: je winstkans zakte van { $before }% naar { $after }%.
   *[other] De duurste zet van { $name } was zet { $number }: de winstkans zakte van { $before }% naar { $after }%.
}
page-turning-luck = { $way ->
    [up] { $you ->
        [you] Je had het geluk mee.
       *[other] { $name } had het geluk mee.
    }
    [down] { $you ->
        [you] Je had het geluk tegen.
       *[other] { $name } had het geluk tegen.
    }
   *[even] Geluk en pech hielden elkaar ongeveer in evenwicht.
}
page-turning-see = Bekijk zet { $number }
page-account-figures = In cijfers
page-account-unit = In procenten van een zege
page-account-even = Gelijke start
page-account-luck = Geluk
page-account-unknown = Kon niemand weten
page-account-others = Fouten van anderen
page-account-own = Eigen fouten
page-account-result = { $ended ->
    [won] Uitslag: gewonnen
    [lost] Uitslag: verloren
   *[shared] Uitslag: gedeeld
}
page-account-how = In procenten van een zege: de regels samen geven de uitslag. ‘Kon niemand weten’ is wat verborgen lag, en waar de bot zich kan vergissen.
page-lanes = Het verloop van de partij
page-lanes-how = Gestippeld: één zet van een rij. Dicht: een rij die niets meer tegenhoudt. Daaronder: fouten.
page-lanes-told = { $name }: dreigingen { $threats }, fouten { $mistakes }.{ $sure ->
    [yes] { " " }Op het laatst was de rij niet meer tegen te houden.
   *[no] { "" }
}
