# De bots van Qwinn!: namen, karakters, en waarom ze kozen.
qwinn-level-collector = Verzamelaar
qwinn-level-collector-character = Houdt de dobbelstenen die op elkaar lijken en neemt wat ervan komt.
qwinn-level-grabber = Graaier
qwinn-level-grabber-character = Wil elke beurt de meeste punten en denkt nooit aan boycots.
qwinn-level-rascal = Rakker
qwinn-level-rascal-character = Wil ook punten, en geeft je het liefst Minus, de boycot die het ergst klinkt.
qwinn-level-racer = Racer
qwinn-level-racer-character = Weet welke vakken het snelst naar het doel leiden, en wat een boycot kost.
qwinn-level-master = Meester
qwinn-level-master-character = Kent bij elke worp de winstkans van elke keuze, vooraf uitgerekend.

qwinn-bot-goes = { $points ->
    [one] Eén punt op { $space }.
   *[other] { $points } punten op { $space }.
}
qwinn-bot-goes-chance = { $points ->
    [one] Eén punt op { $space }; mijn winstkans tegen een even sterke speler: { $after }%.
   *[other] { $points } punten op { $space }; mijn winstkans tegen een even sterke speler: { $after }%.
}
qwinn-bot-places = { $points ->
    [one] Eén punt op { $space }, en met { $boycott } rem ik mijn tegenstander af.
   *[other] { $points } punten op { $space }, en met { $boycott } rem ik mijn tegenstander af.
}
qwinn-bot-removes = { $points ->
    [one] Eén punt op { $space }, en ik ben van { $boycott } af.
   *[other] { $points } punten op { $space }, en ik ben van { $boycott } af.
}
qwinn-bot-fail = Deze beurt leverde niets op.
qwinn-bot-keeps = Ik houd { $dice } en gooi de andere opnieuw.
qwinn-bot-keeps-none = Ik probeer alle vijf dobbelstenen opnieuw.
qwinn-bot-keeps-chance = Ik houd { $dice }: winstkans tegen een even sterke speler { $after }%; als ik nu stop { $stop }%.
qwinn-bot-keeps-none-chance = Ik gooi alle vijf opnieuw: winstkans tegen een even sterke speler { $after }%; als ik nu stop { $stop }%.
