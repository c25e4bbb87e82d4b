# Qwinn!’s bots: names, characters, and why they chose.
qwinn-level-collector = Collector
qwinn-level-collector-character = Keeps the dice that look alike and takes what comes of it.
qwinn-level-grabber = Grabber
qwinn-level-grabber-character = Wants the most points in every turn and never thinks of boycotts.
qwinn-level-rascal = Rascal
qwinn-level-rascal-character = Wants points too, and loves to put Minus on you, the boycott that sounds worst.
qwinn-level-racer = Racer
qwinn-level-racer-character = Knows which spaces lead to the target soonest, and what a boycott costs.
qwinn-level-master = Master
qwinn-level-master-character = Weighs every throw by the solved game.

qwinn-bot-goes = { $points ->
    [one] One point on { $space }.
   *[other] { $points } points on { $space }.
}
qwinn-bot-goes-chance = { $points ->
    [one] One point on { $space }; with that I win { $after } times in a hundred.
   *[other] { $points } points on { $space }; with that I win { $after } times in a hundred.
}
qwinn-bot-places = { $points ->
    [one] One point on { $space }, and { $boycott } will slow you down.
   *[other] { $points } points on { $space }, and { $boycott } will slow you down.
}
qwinn-bot-removes = { $points ->
    [one] One point on { $space }, and I am rid of { $boycott }.
   *[other] { $points } points on { $space }, and I am rid of { $boycott }.
}
qwinn-bot-fail = Nothing good came of this turn.
qwinn-bot-keeps = I keep { $dice } and throw the others again.
qwinn-bot-keeps-none = I try all five dice again.
qwinn-bot-keeps-chance = I keep { $dice }: that wins { $after } % of the time, stopping now { $stop } %.
qwinn-bot-keeps-none-chance = I throw all five again: that wins { $after } % of the time, stopping now { $stop } %.
