# Qwinn!’s bots: names, characters, and why they chose.
qwinn-level-collector = Collector
qwinn-level-collector-character = Keeps dice that match and takes whatever comes of it.
qwinn-level-grabber = Grabber
qwinn-level-grabber-character = Wants the most points in every turn and never thinks of boycotts.
qwinn-level-rascal = Rascal
qwinn-level-rascal-character = Wants points too, and loves to put Minus on you, the boycott that sounds worst.
qwinn-level-racer = Racer
qwinn-level-racer-character = Knows which spaces lead to the target soonest, and what a boycott costs.
qwinn-level-master = Master
qwinn-level-master-character = Knows the chance of winning for every choice, worked out in advance.

qwinn-bot-goes = { $points ->
    [one] One point on { $space }.
   *[other] { $points } points on { $space }.
}
qwinn-bot-goes-chance = { $points ->
    [one] One point on { $space }; my chance of winning against an equal: { $after }%.
   *[other] { $points } points on { $space }; my chance of winning against an equal: { $after }%.
}
qwinn-bot-places = { $points ->
    [one] One point on { $space }, and { $boycott } slows my opponent down.
   *[other] { $points } points on { $space }, and { $boycott } slows my opponent down.
}
qwinn-bot-removes = { $points ->
    [one] One point on { $space }, and { $boycott } is gone.
   *[other] { $points } points on { $space }, and { $boycott } is gone.
}
qwinn-bot-fail = This turn came to nothing.
qwinn-bot-keeps = I keep { $dice } and roll the others again.
qwinn-bot-keeps-none = I roll all five dice again.
qwinn-bot-keeps-chance = I keep { $dice }: { $after }% to win against an equal; { $stop }% if I stop now.
qwinn-bot-keeps-none-chance = I roll all five again: { $after }% to win against an equal; { $stop }% if I stop now.
