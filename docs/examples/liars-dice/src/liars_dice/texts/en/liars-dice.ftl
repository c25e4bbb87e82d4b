# Liar's dice.
liars-dice-name = Liar’s dice
page-game-liars-dice = { liars-dice-name }
page-facts-liars-dice = 20 min
page-edition-liars-dice-common = Ones count as every number
page-edition-liars-dice-plain = Without wild ones
page-option-liars-dice-dice = Dice each
play-moves-liars-dice = Bid so many dice of a number: 4x5. Or do not believe it: doubt.
liars-dice-bid = { $count ->
    [one] one die showing { $face }
   *[other] { $count } dice showing { $face }
}
liars-dice-cup = Player { $seat }
liars-dice-hidden = a die under the cup
liars-dice-die = a { $face }
liars-dice-on-table = Dice on the table
liars-dice-stands = Player { $seat } bids { $bid }.
liars-dice-lost = Player { $seat } lost a die.

# What could be done next.
liars-dice-kind-doubt = Doubt
liars-dice-kind-count = Bid: how many dice
liars-dice-kind-number = Of which number
liars-dice-step-doubt = doubt it
liars-dice-step-count = { $count ->
    [one] one die
   *[other] { $count } dice
}

# What happened.
liars-dice-did-lot = Player { $seat } begins.
liars-dice-did-bid = Bids { $bid }.
liars-dice-did-doubt = Does not believe it.
liars-dice-did-roll = Player { $seat } throws { $dice }.
liars-dice-did-roll-hidden = { $count ->
    [one] Player { $seat } throws a die.
   *[other] Player { $seat } throws { $count } dice.
}
liars-dice-did-show = The cups are lifted: { $dice }. Counted: { $found }.
liars-dice-over = Only one player has dice left.

# What is not allowed.
liars-dice-lot-first = The lot decides first who begins.
liars-dice-throw-first = First everybody throws.
liars-dice-show-first = First all cups are lifted.
liars-dice-bid-now = Make a bid now, such as 4x5, or doubt.
liars-dice-nothing-to-doubt = There is no bid yet to doubt.
liars-dice-too-many = { $total ->
    [one] There is only one die on the table.
   *[other] A bid is on 1 to { $total } dice: so many are on the table.
}
liars-dice-which-number = { $count ->
    [one] One die of which number?
   *[other] { $count } dice of which number?
}
liars-dice-no-number = A die shows 1 to { $faces }.
liars-dice-too-low = A bid must be higher than { $bid }: more dice, or as many of a higher number.
liars-dice-not-thrown = { $count ->
    [one] One die is thrown here.
   *[other] { $count } dice are thrown here, written in rising order.
}
liars-dice-not-shown = Those are not the dice under the cups.
liars-dice-unreadable = “{ $text }” is no action; try 4x5 or doubt.
liars-dice-unreadable-position = “{ $text }” is no position of this table.

# The same where people have names.
page-liars-dice-stands = { $you ->
    [you] You bid { $bid }.
   *[other] { $seat } bids { $bid }.
}
page-liars-dice-lost = { $you ->
    [you] You lost a die.
   *[other] { $seat } lost a die.
}
page-liars-dice-did-lot = { $you ->
    [you] You go first.
   *[other] { $seat } goes first.
}
page-liars-dice-did-roll = { $you ->
    [you] You throw { $dice }.
   *[other] { $seat } throws { $dice }.
}
page-liars-dice-did-roll-hidden = { $count ->
    [one] { $seat } throws a die.
   *[other] { $seat } throws { $count } dice.
}

# As advice, and where it lies ready to be played.
page-hint-liars-dice-did-bid = Bid { $bid }.
page-hint-liars-dice-did-doubt = Doubt it.
