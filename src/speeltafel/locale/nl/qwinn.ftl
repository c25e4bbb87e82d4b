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
qwinn-surplus = Boven { $cap } telt niets meer

# Wat er gebeurde.
qwinn-did-lot = Speler { $seat } begint.
qwinn-did-roll = Dobbelstenen: { $whites }, rood { $red }.
qwinn-did-keep = Houdt { $dice } en gooit de rest opnieuw.
qwinn-did-keep-none = Gooit alle vijf dobbelstenen opnieuw.
qwinn-did-go = { $points ->
    [one] Naar { $space }: { $points } punt.
   *[other] Naar { $space }: { $points } punten.
}
qwinn-did-go-place = { $points ->
    [one] Naar { $space }: { $points } punt, en plaatst { $boycott }.
   *[other] Naar { $space }: { $points } punten, en plaatst { $boycott }.
}
qwinn-did-go-remove = { $points ->
    [one] Naar { $space }: { $points } punt, en haalt { $boycott } weg.
   *[other] Naar { $space }: { $points } punten, en haalt { $boycott } weg.
}
qwinn-did-fail = Een mislukte beurt.
qwinn-did-fail-minus = { $points ->
    [one] Een mislukte beurt; Minus kost { $points } punt.
   *[other] Een mislukte beurt; Minus kost { $points } punten.
}
qwinn-over-target = De punten zijn binnen en er staat geen boycot in de weg.

# Waarom niet.
qwinn-lot-first = Eerst beslist het lot wie begint.
qwinn-lot-drawn = Er is al geloot wie begint.
qwinn-throw-first = Er moet eerst gegooid worden.
qwinn-choose-first = { $dice } ligt op tafel: kies eerst wat je ermee doet.
qwinn-roll-differs = { $roll } kan niet gegooid worden als { $kept } is gehouden.
qwinn-keep-missing = Je kunt { $kept } niet houden: op tafel ligt { $dice }.
qwinn-keep-all = Wie alle vijf dobbelstenen houdt, gooit niet meer: kies een vak of een mislukte beurt.
qwinn-no-throws = Je hebt geen worpen meer: kies een vak of een mislukte beurt.
qwinn-no-space = Er is geen vak ‘{ $space }’. Er zijn: { $known }.
qwinn-needs-number = { $have ->
    [0] { $space } vraagt minstens { $count } dobbelstenen met { $number }; je hebt er geen.
   *[other] { $space } vraagt minstens { $count } dobbelstenen met { $number }; je hebt er { $have }.
}
qwinn-needs-same = { $space } vraagt minstens { $count } gelijke dobbelstenen; je hebt er hoogstens { $have }.
qwinn-needs-full = { $space } vraagt drie dobbelstenen met één getal en twee met een ander.
qwinn-needs-run = { $space } vraagt { $count } getallen op volgorde; je hebt er hoogstens { $have }.
qwinn-too-far = { $red ->
    [1] { $space } is { $steps } stappen ver; met rood 1 kun je niet springen.
   *[other] { $space } is { $steps } stappen ver; rood { $red } staat er hoogstens { $red } toe.
}
qwinn-negeer-jump = { $space } is { $steps } stappen ver; onder Negeer mag je maar één stap.
qwinn-negeer-topper = { $space } is { $steps } stappen ver; aan deze tafel mag je onder Negeer maar één stap, ook van en naar Topper.
qwinn-red-spent = De sprong van { $steps } stappen heeft de rode dobbelsteen gebruikt: een boycot plaatsen of weghalen kan niet meer.
qwinn-red-other = Rood { $red } is voor { $gives }, niet voor { $boycott }.
qwinn-stands-already = { $boycott } staat al bij de ander.
qwinn-nothing-to-remove = { $boycott } staat niet bij jou, dus er valt niets weg te halen.
qwinn-topper-no-placing = In een beurt die op Topper begint, kun je geen boycot plaatsen.
qwinn-negeer-no-placing = Onder Negeer kan de rode dobbelsteen geen boycot plaatsen.

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
qwinn-kind-fail = Mislukte beurt
qwinn-kind-keep = Opnieuw gooien
qwinn-step-go = naar { $space }
qwinn-step-go-place = naar { $space }, en { $boycott } plaatsen
qwinn-step-go-remove = naar { $space }, en { $boycott } weghalen
qwinn-step-fail = een mislukte beurt
qwinn-step-keep = opnieuw gooien
qwinn-step-keep-white = een { $number } houden
qwinn-step-keep-red = de rode { $number } houden
