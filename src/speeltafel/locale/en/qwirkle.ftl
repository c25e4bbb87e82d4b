# Qwirkle: tiles.
qwirkle-name = Qwirkle
qwirkle-hidden = tile face down
qwirkle-colour-blue = blue
qwirkle-colour-green = green
qwirkle-colour-orange = orange
qwirkle-colour-purple = purple
qwirkle-colour-red = red
qwirkle-colour-yellow = yellow
qwirkle-shape-circle = circle
qwirkle-shape-diamond = diamond
qwirkle-shape-clover = clover
qwirkle-shape-square = square
qwirkle-shape-star = star
qwirkle-shape-cross = cross
qwirkle-tile-circle = { $colour ->
    [blue] blue circle
    [green] green circle
    [orange] orange circle
    [purple] purple circle
    [red] red circle
   *[yellow] yellow circle
}
qwirkle-tile-diamond = { $colour ->
    [blue] blue diamond
    [green] green diamond
    [orange] orange diamond
    [purple] purple diamond
    [red] red diamond
   *[yellow] yellow diamond
}
qwirkle-tile-clover = { $colour ->
    [blue] blue clover
    [green] green clover
    [orange] orange clover
    [purple] purple clover
    [red] red clover
   *[yellow] yellow clover
}
qwirkle-tile-square = { $colour ->
    [blue] blue square
    [green] green square
    [orange] orange square
    [purple] purple square
    [red] red square
   *[yellow] yellow square
}
qwirkle-tile-star = { $colour ->
    [blue] blue star
    [green] green star
    [orange] orange star
    [purple] purple star
    [red] red star
   *[yellow] yellow star
}
qwirkle-tile-cross = { $colour ->
    [blue] blue cross
    [green] green cross
    [orange] orange cross
    [purple] purple cross
    [red] red cross
   *[yellow] yellow cross
}

# Points.
qwirkle-line = { $what } { $count }
qwirkle-line-full = { $what } { $count } + { $bonus }
qwirkle-line-last = last tiles

# What happened.
qwirkle-did-lot = Player { $seat } begins.
qwirkle-did-place = { $points ->
    [one] Lays { $tiles } from { $cell }: { $points } point.
   *[other] Lays { $tiles } from { $cell }: { $points } points.
}
qwirkle-did-swap = Swaps { $tiles }.
qwirkle-did-swap-hidden = { $count ->
    [one] Swaps a tile.
   *[other] Swaps { $count } tiles.
}
qwirkle-did-draw = Draws { $tiles }.
qwirkle-did-draw-hidden = { $count ->
    [one] Draws a tile.
   *[other] Draws { $count } tiles.
}
qwirkle-did-pass = Passes.
qwirkle-end-emptied = The last tiles of a hand are down and the bag is empty.
qwirkle-end-blocked = No tile fits anywhere any more.

# What is not allowed.
qwirkle-no-draw = Nothing is drawn from the bag now.
qwirkle-no-lot = The lot is cast once, after the deal.
qwirkle-draw-count = { $count ->
    [one] A single tile is drawn now, not { $given }.
   *[other] { $count } tiles are drawn now, not { $given }.
}
qwirkle-draw-bag = The bag cannot give that many times { $tile }.
qwirkle-not-in-hand = That is not in this hand: { $tile }.
qwirkle-cell-taken = At { $cell } there is a tile already: { $tile }.
qwirkle-cell-twice = Two tiles cannot lie at { $cell }: { $tile } and { $other }.
qwirkle-nothing-laid = Lay at least one tile.
qwirkle-one-row = The tiles of one turn lie in one row or one column.
qwirkle-gap = There is a gap at { $cell }: the tiles of one turn must end up in one line.
qwirkle-island = At least one tile must touch a tile that was there before.
qwirkle-twin = The line would have this tile twice: { $tile }, also at { $cell }.
qwirkle-clash = Not in one line: { $tile } and { $other } share neither colour nor shape.
qwirkle-opening-start = The first line starts at 0,0 and goes to the right or down.
qwirkle-opening-best = { $best ->
    [one] The first play is a single tile: nothing in this hand goes together.
   *[other] The first play is a best set of { $best } tiles, not { $count }.
}
qwirkle-opening-swap = The first turn lays a best set; there is no swapping yet.
qwirkle-opening-pass = The first turn lays a best set; there is no passing.
qwirkle-swap-none = Choose at least one tile to swap.
qwirkle-swap-empty = The bag is empty, so nothing can be swapped.
qwirkle-swap-bag = { $bag ->
    [one] There is one tile in the bag, so you cannot swap { $count }.
   *[other] There are { $bag } tiles in the bag, so you cannot swap { $count }.
}
qwirkle-pass-bag = There is no passing while there are tiles in the bag: lay tiles or swap.
qwirkle-pass-place = There is no passing while a tile fits: { $tile } fits at { $cell }.

# What cannot be read.
qwirkle-unreadable = “{ $text }” is no move; it should look like rs@3,0+bs@3,1, swap:bt+rs or pass.
qwirkle-unreadable-cell = “{ $text }” needs a cell, such as rs@3,0.
qwirkle-ambiguous = “{ $text }” could be several moves: { $known }.
qwirkle-position-fields = “{ $text }” is no position; it has a board, hands, points and the seat to move.
qwirkle-position-seats = “{ $text }” does not fit { $seats } players.
qwirkle-position-hand = “{ $text }” has a hand of more than { $hand } tiles.
qwirkle-position-tiles = “{ $text }” has more of a tile than there are.
qwirkle-position-apart = “{ $text }”: the tiles must hang together, with one at 0,0.
qwirkle-position-line = “{ $text }”: the line through { $cell } is not allowed.
qwirkle-position-mover = “{ $text }”: hands, points and the seat to move do not go together.

# What could be done next.
qwirkle-kind-lay = Lay tiles
qwirkle-kind-swap = Swap tiles
qwirkle-kind-pass = Pass
qwirkle-step-lay = { $tile } at { $cell }
qwirkle-step-swap = swap tiles
qwirkle-step-swap-tile = swap { $tile }
qwirkle-step-pass = pass
