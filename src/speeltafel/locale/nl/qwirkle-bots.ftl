# De bots van Qwirkle: namen, karakters, en waarom ze kozen.
qwirkle-level-sprout = Spruit
qwirkle-level-sprout-character = Legt een of twee stenen waar iets opvalt, en ziet het grootste deel van de tafel over het hoofd.
qwirkle-level-hasty = Haastje
qwirkle-level-hasty-character = Speelt snel, en ziet ongeveer de helft van de plekken.
qwirkle-level-gatherer = Rover
qwirkle-level-gatherer-character = Ziet alles en pakt de meeste punten, wat dat ook voor jou openlegt.
qwirkle-level-saver = Spaarder
qwirkle-level-saver-character = Weet welke stenen je bewaart en welke rijen je beter niet openlegt.
qwirkle-level-master = Meester
qwirkle-level-master-character = Bedenkt wat jij kunt hebben, speelt de volgende beurten in het hoofd uit, en rekent het einde na.

qwirkle-bot-swaps = { $count ->
    [one] Ik hoop op iets beters dan deze steen.
   *[other] Ik hoop op iets beters dan deze { $count } stenen.
}
qwirkle-bot-out = { $points } punten, en mijn hand is leeg.
qwirkle-bot-full = { $points } punten, met een Qwirkle.
qwirkle-bot-keeps = { $points ->
    [one] Eén punt, en ik bewaar voor een Qwirkle: { $tiles }.
   *[other] { $points } punten, en ik bewaar voor een Qwirkle: { $tiles }.
}
qwirkle-bot-denies = { $points ->
    [one] Eén punt, en jij kunt een Qwirkle minder maken.
   *[other] { $points } punten, en jij kunt een Qwirkle minder maken.
}
qwirkle-bot-end-ahead = { $lead ->
    [one] Ik heb het uitgerekend: ik win met minstens één punt verschil.
   *[other] Ik heb het uitgerekend: ik win met minstens { $lead } punten verschil.
}
qwirkle-bot-end-behind = { $lead ->
    [one] Ik heb het uitgerekend: als niemand een fout maakt, verlies ik met één punt verschil.
   *[other] Ik heb het uitgerekend: als niemand een fout maakt, verlies ik met { $lead } punten verschil.
}
qwirkle-bot-end-tie = Ik heb het uitgerekend: als niemand een fout maakt, wordt het gelijk.
