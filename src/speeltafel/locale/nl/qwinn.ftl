# Qwinn!: vakken en boycots.
qwinn-name = Qwinn!
qwinn-space-2x1 = 2×1
qwinn-space-2x2 = 2×2
qwinn-space-2x3 = 2×3
qwinn-space-2x4 = 2×4
qwinn-space-2x5 = 2×5
qwinn-space-2x6 = 2×6
qwinn-space-three = drie dezelfde
qwinn-space-four = vier dezelfde
qwinn-space-full = full house
qwinn-space-small = kleine straat
qwinn-space-large = grote straat
qwinn-space-topper = Topper
qwinn-boycott-max2 = Max 2×
qwinn-boycott-minus = Minus
qwinn-boycott-negeer = Negeer
qwinn-boycott-max2-means = Hoogstens twee worpen per beurt.
qwinn-boycott-minus-means = Een mislukte beurt kost de som van alle vijf dobbelstenen.
qwinn-boycott-negeer-means = De rode dobbelsteen doet niets extra’s, behalve dat een 5 of 6 deze boycot kan weghalen.
qwinn-surplus = Punten boven { $cap } vervallen

# Wat er gebeurde.
qwinn-did-lot = Speler { $seat } begint{ $why ->
    [drawn] : geloot.
   *[chosen] .
}
qwinn-did-roll = Dobbelstenen: { $whites }, rode { $red }.
qwinn-dice = { $whites ->
    [none] de rode { $red }
   *[other] { $red ->
        [none] { $whites }
       *[other] { $whites } en de rode { $red }
    }
}
qwinn-did-keep = Houdt { $dice } en gooit de rest opnieuw.
qwinn-did-keep-none = Gooit alle vijf dobbelstenen opnieuw.
qwinn-did-go = { $points ->
    [one] Scoort { $points } punt op { $space }.
   *[other] Scoort { $points } punten op { $space }.
}
qwinn-did-go-place = { $points ->
    [one] Scoort { $points } punt op { $space } en plaatst { $boycott }.
   *[other] Scoort { $points } punten op { $space } en plaatst { $boycott }.
}
qwinn-did-go-remove = { $points ->
    [one] Scoort { $points } punt op { $space } en raakt { $boycott } kwijt.
   *[other] Scoort { $points } punten op { $space } en raakt { $boycott } kwijt.
}
qwinn-did-fail = Een mislukte beurt.
qwinn-did-fail-minus = { $points ->
    [one] Een mislukte beurt; Minus kost { $points } punt.
   *[other] Een mislukte beurt; Minus kost { $points } punten.
}
qwinn-did-fail-lifts = Een mislukte beurt; { $boycott } gaat weg bij de tegenstander.
qwinn-did-fail-minus-lifts = { $points ->
    [one] Een mislukte beurt; Minus kost { $points } punt en { $boycott } gaat weg bij de tegenstander.
   *[other] Een mislukte beurt; Minus kost { $points } punten en { $boycott } gaat weg bij de tegenstander.
}
qwinn-over-target = Genoeg punten en geen boycot meer.

# Waarom niet.
qwinn-lot-first = Eerst wordt er geloot wie begint.
qwinn-lot-drawn = Er is al geloot wie begint.
qwinn-throw-first = Er moet eerst gegooid worden.
qwinn-choose-first = Er ligt { $dice }: kies eerst wat je ermee doet.
qwinn-roll-differs = { $roll } kan niet gegooid worden als { $kept } is gehouden.
qwinn-keep-missing = Je kunt { $kept } niet houden: er ligt { $dice }.
qwinn-keep-all = Houd je alle vijf dobbelstenen, dan valt er niets te gooien: kies een vak of neem geen punten.
qwinn-no-throws = Je mag niet meer gooien: kies een vak of neem geen punten.
qwinn-no-space = Er is geen vak ‘{ $space }’. Je kunt kiezen uit: { $known }.
qwinn-needs-number = { $have ->
    [0] Voor { $space } heb je minstens { $count } dobbelstenen met een { $number } nodig; je hebt er geen.
   *[other] Voor { $space } heb je minstens { $count } dobbelstenen met een { $number } nodig; je hebt er { $have }.
}
qwinn-needs-same = { $have ->
    [1] Voor { $space } heb je minstens { $count } gelijke dobbelstenen nodig; je hebt er geen twee gelijk.
   *[other] Voor { $space } heb je minstens { $count } gelijke dobbelstenen nodig; je hebt er hoogstens { $have }.
}
qwinn-needs-full = Voor { $space } heb je drie gelijke dobbelstenen nodig, en twee gelijke met een ander getal.
qwinn-needs-run = Voor { $space } heb je { $count } opeenvolgende getallen nodig; je hebt er hoogstens { $have }.
qwinn-too-far = { $red ->
    [1] Naar { $space } is het { $steps } stappen; met een rode 1 kun je niet springen.
   *[other] Naar { $space } is het { $steps } stappen; met een rode { $red } mag je er hoogstens { $red }.
}
qwinn-negeer-jump = Naar { $space } is het { $steps } stappen; met Negeer mag je maar één stap.
qwinn-negeer-topper = Naar { $space } is het { $steps } stappen; aan deze tafel mag je met Negeer maar één stap, ook van en naar Topper.
qwinn-red-spent = De sprong van { $steps } stappen heeft de rode dobbelsteen gebruikt: een boycot plaatsen of weghalen kan niet meer.
qwinn-red-other = Een rode { $red } is voor { $gives }, niet voor { $boycott }.
qwinn-stands-already = Je tegenstander heeft { $boycott } al.
qwinn-nothing-to-remove = Jij hebt { $boycott } niet, dus er valt niets weg te halen.
qwinn-topper-no-placing = In een beurt die op Topper begint, kun je geen boycot plaatsen.
qwinn-negeer-no-placing = Met Negeer kan de rode dobbelsteen geen boycot plaatsen.

# Wat niet te lezen is.
qwinn-unreadable = ‘{ $text }’ is geen zet; probeer full, 2x3, full+minus, keep 33 3 of fail.
qwinn-unreadable-space = ‘{ $text }’ noemt geen vak; er zijn { $known }.
qwinn-unreadable-red = ‘{ $text }’ noemt geen boycot; er zijn { $known }.
qwinn-unreadable-roll = ‘{ $text }’ is geen worp; het hoort eruit te zien als roll:1133/3.
qwinn-unreadable-keep = ‘{ $text }’ noemt geen dobbelstenen; het hoort eruit te zien als keep 33 3 of keep:33/-.
qwinn-unreadable-fail = ‘{ $text }’: in een mislukte beurt doet de rode dobbelsteen niets.
qwinn-unreadable-position = ‘{ $text }’ is geen stelling; het hoort eruit te zien als { $form }.
qwinn-ambiguous = ‘{ $text }’ kan van alles zijn: { $known }.

# Wat er kan.
qwinn-kind-go = Naar een vak
qwinn-kind-fail = Geen punten
qwinn-kind-keep = Opnieuw gooien
qwinn-step-go = naar { $space }
qwinn-step-go-place = naar { $space }, en { $boycott } plaatsen
qwinn-step-go-remove = naar { $space }, en { $boycott } weghalen
qwinn-step-fail = geen punten
qwinn-step-keep = opnieuw gooien
qwinn-step-keep-white = een { $number } houden
qwinn-step-keep-red = de rode { $number } houden
