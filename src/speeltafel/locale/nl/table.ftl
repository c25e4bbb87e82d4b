# Wat er aan tafel gebeurt naast het spel zelf.
unreadable-act = ‘{ $text }’ is niet te lezen; het hoort eruit te zien als { $form }.
unreadable-action = { $given } is hier geen zet; bedoeld is een tekst zoals { $example }, of een uit match.legal.
unknown-eyes = Plaats { $given } bestaat hier niet; plaatsen tellen van 0 tot en met { $last }, zoals [0] voor de ogen van de eerste.
unknown-record-form = Een partij wordt niet als ‘{ $form }’ geschreven; kies uit: { $known }.
unreadable-record = Een partij wordt uit tekst of bytes gelezen, niet uit { $given }.
illegal-undo-nothing = Er valt niets terug te nemen.
illegal-undo-number = Gebeurtenis { $number } staat niet meer in deze partij en kan dus niet worden teruggenomen.
illegal-no-such-seat = { $text }: deze tafel heeft { $seats } plaatsen, geteld vanaf 0.
act-undo = De partij gaat terug naar vóór gebeurtenis { $number }.
act-resign = Speler { $seat } geeft op.
act-flag = De tijd van speler { $seat } is om.
act-agreed = Iedereen is het eens over gelijkspel.
act-abandon = De partij is afgebroken.
table-over-resign = Een speler gaf op.
table-over-flag = De tijd van een speler was om.
table-over-agreed = Iedereen was het eens over gelijkspel.
table-over-abandon = De partij is afgebroken.

# Terugnemen, klokken.
illegal-undo-other = Je kunt niet verder terug dan de zet van een ander.
illegal-undo-none = Je hebt nog niets gespeeld.
illegal-flag-time = Speler { $seat } heeft nog tijd.

# Spelverslagen.
record-place-line = Regel { $line }
record-place-event = Gebeurtenis { $number }
record-place-tags = De kop van het verslag
record-foreign = { $place }: dit is geen verslag van Speeltafel; het hoort te beginnen met { $expected }.
record-encoding = { $place }: dit is geen tekst in UTF-8.
record-long = { $place }: een verslag heeft hoogstens { $most } tekens.
record-tag = { $place }: ‘{ $found }’ hoort hier niet; hier hoort een kenmerk zoals [Date "2026-11-15"], vóór de eerste gebeurtenis.
record-tag-twice = { $place }: het kenmerk { $name } staat er al; elk kenmerk staat er één keer.
record-tag-missing = { $place }: het kenmerk { $name } ontbreekt.
record-tag-number = { $place }: { $name } hoort een klein heel getal te zijn, niet ‘{ $found }’.
record-tag-control = { $place }: het kenmerk { $name } hoort gewone tekst te zijn; in ‘{ $found }’ staan stuurtekens.
record-line = { $place }: ‘{ $found }’ is niet te lezen; hier hoort gebeurtenis { $number }, zoals ‘{ $number } 0 pass’, of de uitslag.
record-number = { $place }: hier hoort gebeurtenis { $number }, niet { $found }.
record-refused = { $place }: { $text } kan hier niet. { $why }
record-event = { $place }: hier hoort ‘{ $expected }’, niet ‘{ $found }’.
record-truncated = { $place }: het verslag breekt hier af; hierna hoort gebeurtenis { $number } of de uitslag op een regel die met ‘=’ begint.
record-after = { $place }: na de uitslag hoort niets meer, en er staat ‘{ $found }’.
record-result-line = { $place }: ‘{ $found }’ is geen uitslag; het hoort eruit te zien als ‘= 0 71,64 reden’, of ‘= *’ voor een partij die nog loopt.
record-result = { $place }: de uitslag hoort ‘{ $expected }’ te zijn, niet ‘{ $found }’.
record-rules = { $place }: { $why }
record-json = { $place }: dit is geen JSON van een verslag: { $why }.
unknown-dealer = Er is geen gever “{ $name }”. Kies uit: { $known }.
dealer-no-duplicate = { $edition } kent geen gelijke kansen voor iedereen (duplicate/1).
dealer-seats = Gelijke kansen voor iedereen (duplicate/1) bestaan alleen met twee plaatsen, want één volgorde heeft twee uiteinden; { $edition } staat op { $seats }.
dealer-position = Gelijke kansen voor iedereen (duplicate/1) beginnen bij het begin van het spel, niet bij een opgezette stand.
record-no-seed = { $place }: er is geen seed, dus de trekkingen zijn niet te controleren; die wordt getoond als de partij afgelopen is.
record-dealer = { $place }: de deler ‘{ $found }’ is hier onbekend; het hoort { $expected } te zijn.
record-seed = { $place }: ‘{ $found }’ is geen seed; dat zijn 64 hexadecimale cijfers.
record-commitment = { $place }: de seed past niet bij de hash die vooraf getoond is; verwacht was { $expected }, niet { $found }.
record-deal = { $place }: volgens de seed komt hier { $expected }, niet { $found }.
record-lot = { $place }: volgens de seed zijn de plaatsen zo verloot: { $expected }, niet { $found }.
record-tag-name = { $place }: ‘{ $name }’ kan geen eigen kenmerk zijn: letters, cijfers en streepjes, hoogstens 31, en geen van { $ours }.
record-eyes = { $place }: ‘{ $found }’ zijn hier geen plaatsen: van 0 tot en met { $last }.
record-edition = { $place }: ‘{ $found }’ zegt niet welke uitgave: { $expected } werd verwacht.
wrong-kind = { $name }: hier hoort { $wanted ->
    [text] een tekst
    [texts] een rij teksten
    [number] een heel getal
    [game] een spel of de naam ervan
    [match] een partij
    [record] een verslag
    [event] een gebeurtenis van deze partij
    [log] een logboek
    [spec] een Spec
    [message] een bericht
    [seed] een tekst, een heel getal of bytes
    [state] een toestand van dit spel, zoals match.state of seen.state,
    [seen] wat ogen zien, zoals match.observe dat geeft,
    [situation] een partij of een stand
    [bot] een bot of de naam ervan
    [choice] een Choice
    [rng] een random.Random
    [style] een TextStyle
    [step] een Step, zoals preview die geeft,
    [coach] een coach, of None voor die van het spel,
    [appraisal] een Appraisal, zoals best(…).appraisal,
    [events] een rij gebeurtenissen, zoals match.events_for die geeft,
    [read-action] een actie, zoals parse die geeft
   *[action] een actie of de tekst ervan
}, niet { $given }.
unknown-event = Gebeurtenis { $number } is er niet; de laatste is { $last }.
