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
qwirkle-line-last = last tile

# What happened.
qwirkle-did-lot = Player { $seat } goes first{ $why ->
    [largest] : the largest set, { $best } tiles.
    [oldest] : the oldest of those with the largest set, { $best } tiles.
    [youngest] : the youngest of those with the largest set, { $best } tiles.
    [drawn] : drawn from those with the largest set, { $best } tiles.
   *[chosen] .
}
qwirkle-did-place = { $points ->
    [one] Placed { $tiles } from { $cell }: { $points } point.
   *[other] Placed { $tiles } from { $cell }: { $points } points.
}
qwirkle-did-swap = Swapped { $tiles }.
qwirkle-did-swap-hidden = { $count ->
    [one] Swapped a tile.
   *[other] Swapped { $count } tiles.
}
qwirkle-did-draw = Drew { $tiles }.
qwirkle-did-draw-hidden = { $count ->
    [one] Drew a tile.
   *[other] Drew { $count } tiles.
}
qwirkle-did-pass = Passed.
qwirkle-end-emptied = The bag is empty and a player has placed their last tile.
qwirkle-end-blocked = None of the remaining tiles fits anywhere.

# What is not allowed.
qwirkle-no-draw = Nothing is drawn from the bag now.
qwirkle-no-lot = Who goes first is drawn once, after the deal.
qwirkle-draw-count = { $count ->
    [one] A single tile is drawn now, not { $given }.
   *[other] { $count } tiles are drawn now, not { $given }.
}
qwirkle-draw-bag = There are not that many of this tile in the bag: { $tile }.
qwirkle-not-in-hand = This tile is not in your hand: { $tile }.
qwirkle-cell-taken = There is already a tile at { $cell }: { $tile }.
qwirkle-cell-twice = Two tiles cannot lie at { $cell }: { $tile } and { $other }.
qwirkle-nothing-laid = Place at least one tile.
qwirkle-one-row = All tiles you place in a turn must be in one row or one column.
qwirkle-gap = There is a gap at { $cell }: all tiles you place in a turn must end up in one line.
qwirkle-island = At least one tile must touch a tile that was there before.
qwirkle-twin = The line would contain this tile twice: { $tile }, also at { $cell }.
qwirkle-clash = These cannot be in one line: { $tile } and { $other } share neither colour nor shape.
qwirkle-opening-start = The first line starts at 0,0 and goes to the right or down.
qwirkle-opening-best = { $best ->
    [one] Start with a single tile: no two tiles in this hand go together.
   *[other] Start with your largest set: { $best } tiles, not { $count }.
}
qwirkle-opening-swap = On the first turn you must place your largest set; you cannot swap yet.
qwirkle-opening-pass = On the first turn you must place your largest set; you cannot pass.
qwirkle-swap-none = Choose at least one tile to swap.
qwirkle-swap-empty = The bag is empty, so nothing can be swapped.
qwirkle-swap-bag = { $bag ->
    [one] There is one tile in the bag, so you cannot swap { $count }.
   *[other] There are { $bag } tiles in the bag, so you cannot swap { $count }.
}
qwirkle-pass-bag = You cannot pass while there are tiles in the bag: place tiles or swap.
qwirkle-pass-place = You cannot pass while a tile fits: { $tile } fits at { $cell }.

# What cannot be read.
qwirkle-unreadable = “{ $text }” is not a move; it should look like rs@3,0+bs@3,1, swap:bt+rs or pass.
qwirkle-unreadable-cell = “{ $text }” needs a cell, such as rs@3,0.
qwirkle-ambiguous = “{ $text }” could be several moves: { $known }.
qwirkle-position-fields = “{ $text }” is not a position; it has a board, hands, points and the seat to move.
qwirkle-position-seats = “{ $text }” does not fit { $seats } players.
qwirkle-position-hand = “{ $text }” has a hand of more than { $hand } tiles.
qwirkle-position-tiles = “{ $text }” has more of a tile than there are.
qwirkle-position-apart = “{ $text }”: the tiles must hang together, with one at 0,0.
qwirkle-position-line = “{ $text }”: the line through { $cell } is not allowed.
qwirkle-position-mover = “{ $text }”: hands, points and the seat to move do not go together.

# What could be done next.
qwirkle-kind-lay = Place tiles
qwirkle-kind-swap = Swap tiles
qwirkle-kind-pass = Pass
qwirkle-step-lay = { $tile } at { $cell }
qwirkle-step-swap = swap tiles
qwirkle-step-swap-tile = swap { $tile }
qwirkle-step-pass = pass
