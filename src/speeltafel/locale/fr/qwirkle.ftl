# Qwirkle : tuiles.
qwirkle-name = Qwirkle
qwirkle-hidden = tuile face cachée
qwirkle-colour-blue = bleu
qwirkle-colour-green = vert
qwirkle-colour-orange = orange
qwirkle-colour-purple = violet
qwirkle-colour-red = rouge
qwirkle-colour-yellow = jaune
qwirkle-shape-circle = cercle
qwirkle-shape-diamond = losange
qwirkle-shape-clover = trèfle
qwirkle-shape-square = carré
qwirkle-shape-star = étoile
qwirkle-shape-cross = croix
qwirkle-tile-circle = { $colour ->
    [blue] cercle bleu
    [green] cercle vert
    [orange] cercle orange
    [purple] cercle violet
    [red] cercle rouge
   *[yellow] cercle jaune
}
qwirkle-tile-diamond = { $colour ->
    [blue] losange bleu
    [green] losange vert
    [orange] losange orange
    [purple] losange violet
    [red] losange rouge
   *[yellow] losange jaune
}
qwirkle-tile-clover = { $colour ->
    [blue] trèfle bleu
    [green] trèfle vert
    [orange] trèfle orange
    [purple] trèfle violet
    [red] trèfle rouge
   *[yellow] trèfle jaune
}
qwirkle-tile-square = { $colour ->
    [blue] carré bleu
    [green] carré vert
    [orange] carré orange
    [purple] carré violet
    [red] carré rouge
   *[yellow] carré jaune
}
qwirkle-tile-star = { $colour ->
    [blue] étoile bleue
    [green] étoile verte
    [orange] étoile orange
    [purple] étoile violette
    [red] étoile rouge
   *[yellow] étoile jaune
}
qwirkle-tile-cross = { $colour ->
    [blue] croix bleue
    [green] croix verte
    [orange] croix orange
    [purple] croix violette
    [red] croix rouge
   *[yellow] croix jaune
}

# Points.
qwirkle-line = { $what } { $count }
qwirkle-line-full = { $what } { $count } + { $bonus }
qwirkle-line-last = bonus de fin

# Ce qui s’est passé.
qwirkle-did-lot = Le joueur { $seat } commence{ $why ->
    [largest] : la meilleure série, { $best } tuiles.
    [oldest] : le plus âgé avec la meilleure série, { $best } tuiles.
    [youngest] : le plus jeune avec la meilleure série, { $best } tuiles.
    [drawn] : tirage au sort entre les meilleures séries, { $best } tuiles.
   *[chosen] .
}
qwirkle-did-place = { $points ->
    [one] Pose à partir de { $cell } : { $tiles } – { $points } point.
   *[other] Pose à partir de { $cell } : { $tiles } – { $points } points.
}
qwirkle-did-swap = Échange : { $tiles }.
qwirkle-did-swap-hidden = { $count ->
    [one] Échange d’une tuile.
   *[other] Échange de { $count } tuiles.
}
qwirkle-did-draw = Pioche : { $tiles }.
qwirkle-did-draw-hidden = { $count ->
    [one] Pioche d’une tuile.
   *[other] Pioche de { $count } tuiles.
}
qwirkle-did-pass = Tour passé.
qwirkle-end-emptied = Le sac est vide et un joueur a posé sa dernière tuile.
qwirkle-end-blocked = Plus aucune tuile ne peut être posée.

# Ce qui n’est pas permis.
qwirkle-no-draw = On ne pioche pas dans le sac maintenant.
qwirkle-no-lot = On tire au sort une seule fois, après la distribution.
qwirkle-draw-count = { $count ->
    [one] On pioche maintenant une tuile, pas { $given }.
   *[other] On pioche maintenant { $count } tuiles, pas { $given }.
}
qwirkle-draw-bag = Le sac ne contient pas autant de fois cette tuile : { $tile }.
qwirkle-not-in-hand = Vous n’avez pas cette tuile en main : { $tile }.
qwirkle-cell-taken = Il y a déjà une tuile en { $cell } : { $tile }.
qwirkle-cell-twice = Deux tuiles ne peuvent pas occuper { $cell } : { $tile } et { $other }.
qwirkle-nothing-laid = Posez au moins une tuile.
qwirkle-one-row = Les tuiles d’un même tour sont dans une seule rangée ou une seule colonne.
qwirkle-gap = Il y a un trou en { $cell } : les tuiles d’un même tour doivent former une seule ligne.
qwirkle-island = Au moins une tuile doit toucher une tuile déjà posée.
qwirkle-twin = La ligne aurait deux fois cette tuile : { $tile }, aussi en { $cell }.
qwirkle-clash = Ces tuiles ne vont pas ensemble : { $tile } et { $other } n’ont ni couleur ni forme en commun.
qwirkle-opening-start = La première ligne commence en 0,0 et va vers la droite ou vers le bas.
qwirkle-opening-best = { $best ->
    [one] Le premier coup est une seule tuile : rien ne va ensemble dans votre main.
   *[other] Vous devez poser votre meilleure série de { $best } tuiles, pas { $count }.
}
qwirkle-opening-swap = Au premier tour, posez votre meilleure série ; on n’échange pas encore.
qwirkle-opening-pass = Au premier tour, posez votre meilleure série ; on ne peut pas passer.
qwirkle-swap-none = Choisissez au moins une tuile à échanger.
qwirkle-swap-empty = Le sac est vide : on ne peut plus échanger.
qwirkle-swap-bag = { $bag ->
    [one] Il reste une tuile dans le sac : vous ne pouvez pas en échanger { $count }.
   *[other] Il reste { $bag } tuiles dans le sac : vous ne pouvez pas en échanger { $count }.
}
qwirkle-pass-bag = On ne peut pas passer tant qu’il y a des tuiles dans le sac : posez ou échangez.
qwirkle-pass-place = On ne peut pas passer tant qu’une tuile peut être posée : { $tile } va en { $cell }.

# Ce qui n’est pas lisible.
qwirkle-unreadable = « { $text } » n’est pas un coup ; il devrait ressembler à rs@3,0+bs@3,1, swap:bt+rs ou pass.
qwirkle-unreadable-cell = Il manque une case à « { $text } », par exemple rs@3,0.
qwirkle-ambiguous = « { $text } » peut désigner plusieurs coups : { $known }.
qwirkle-position-fields = « { $text } » n’est pas une position ; il y faut un plateau, des mains, des points et le joueur dont c’est le tour.
qwirkle-position-seats = « { $text } » ne convient pas à { $seats } joueurs.
qwirkle-position-hand = « { $text } » a une main de plus de { $hand } tuiles.
qwirkle-position-tiles = « { $text } » a plus d’exemplaires d’une tuile qu’il n’en existe.
qwirkle-position-apart = « { $text } » : les tuiles doivent se toucher, avec une en 0,0.
qwirkle-position-line = « { $text } » : la ligne passant par { $cell } n’est pas permise.
qwirkle-position-mover = « { $text } » : les mains, les points et le joueur dont c’est le tour ne vont pas ensemble.

# Ce qu’on peut faire.
qwirkle-kind-lay = Poser des tuiles
qwirkle-kind-swap = Échanger des tuiles
qwirkle-kind-pass = Passer
qwirkle-step-lay = { $tile } en { $cell }
qwirkle-step-swap = échanger des tuiles
qwirkle-step-swap-tile = échanger { $tile }
qwirkle-step-pass = passer
