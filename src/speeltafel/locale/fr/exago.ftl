# Exago : le jeu et ses couleurs.
exago-name = Exago
exago-colour-red = Rouge
exago-colour-blue = Bleu
exago-colour-yellow = Jaune
exago-colour-green = Vert
exago-colour-light-blue = Bleu clair
exago-colour-orange = Orange
exago-line = Une ligne de { $count }

# Ce qui s’est passé.
exago-did-lot = { $colour } commence{ $why ->
    [youngest] : le plus jeune.
    [drawn] : tirage au sort.
   *[chosen] .
}
exago-did-place = { $line ->
    [line] Pion posé en { $cell } : la ligne est complète !
   *[none] Pion posé en { $cell }.
}
exago-did-move = { $line ->
    [line] { $back ->
        [0] De { $origin } à { $to } : la ligne est complète !
        [1] De { $origin } à { $to } : la ligne est complète ! Un pion retourne en main.
       *[other] De { $origin } à { $to } : la ligne est complète ! { $back } pions retournent en main.
    }
   *[none] { $back ->
        [0] De { $origin } à { $to }.
        [1] De { $origin } à { $to } ; un pion se détache et retourne en main.
       *[other] De { $origin } à { $to } ; { $back } pions se détachent et retournent en main.
    }
}
exago-did-pass = Tour passé : aucun coup possible.
exago-over-line = La ligne est complète.
exago-over-repetition = Partie nulle : cette position apparaît pour la troisième fois.
exago-over-moves = Partie nulle : trop de déplacements de suite sans nouveau pion.

# Pourquoi pas.
exago-lot-first = Le sort désigne d’abord qui commence.
exago-lot-drawn = On sait déjà qui commence.
exago-off-board = { $cell } n’est pas sur le plateau.
exago-no-stone = Il n’y a pas de pion à soulever en { $cell }.
exago-not-yours = Le pion en { $cell } n’est pas à vous ({ $colour }).
exago-hand-first = { $count ->
    [one] Il vous reste un pion en main : posez-le avant d’en déplacer un sur le plateau.
   *[other] Il vous reste { $count } pions en main : posez-les avant d’en déplacer un sur le plateau.
}
exago-hand-empty = Vous n’avez plus de pion en main : déplacez un de vos pions sur le plateau.
exago-lone-stone = Le seul pion du plateau ne peut pas être soulevé.
exago-no-pass = On ne passe que si rien d’autre n’est possible ; { $example } l’est, par exemple.
exago-unfinished = Où poser le pion de { $cell } ?
exago-same-cell = Le pion ne peut pas revenir en { $cell }, d’où il vient.
exago-taken = { $cell } est déjà occupée ({ $colour }).
exago-start = Le premier pion va sur la case Départ, { $start }.
exago-island = En { $cell }, le pion ne toucherait aucun autre pion.
exago-island-falls = En { $cell }, le pion ne toucherait que des pions qui retournent en main.
exago-smaller-group = En { $cell }, le pion serait dans un groupe plus petit que le reste ; il doit être dans le plus grand.
exago-choose = Les pions se séparent en { $count } groupes de même taille : choisissez celui qui reste.
exago-wrong-group = { $cell } n’est pas la plus petite case d’un groupe qui peut rester.
exago-no-choice = Il n’y a pas de groupe à choisir ici ; { $cell } n’a donc rien à faire dans ce coup.
exago-duty = { $count ->
    [one] { $colour } menace de compléter une ligne : vous devez l’en empêcher, avec { $example }.
   *[other] { $colour } menace de compléter une ligne : vous devez l’en empêcher, par exemple avec { $example }.
}
exago-clue-group = { $count ->
    [one] Le pion en { $cell } reste.
   *[other] Les { $count } pions à partir de { $cell } restent.
}
exago-clue-falls = { $count ->
    [one] Ce pion retourne en main.
   *[other] Ces { $count } pions retournent en main.
}
exago-clue-threat = La ligne qui menace : { $colour }.
exago-clue-blocks = { $count ->
    [one] Seul { $example } l’empêche.
   *[other] { $count } coups l’empêchent, comme { $example }.
}

# Ce qui ne se lit pas.
exago-unreadable = « { $text } » n’est pas un coup ; essayez 0,1 pour poser, 1,-1>2,0 pour déplacer, ou pass.
exago-unreadable-landing = « { $text } » : aucun de vos pions ne peut y aller maintenant.
exago-ambiguous = « { $text } » peut désigner plusieurs coups : { $known }.
exago-unreadable-position = « { $text } » n’est pas une position ; il faudrait par exemple { $form }.
exago-position-lot = « { $text } » : avant le tirage au sort, le plateau est vide.
exago-position-cell = « { $text } » n’est pas une case de ce plateau.
exago-position-twice = Il y a deux pions en { $text }.
exago-position-stones = « { $text } » compte { $have } pions en tout ; il en faut { $count }.
exago-position-apart = « { $text } » : les pions ne se tiennent pas.
exago-position-line = « { $text } » : il y a une ligne de quelqu’un qui n’a pas joué en dernier.

# Ce qu’on peut faire.
exago-kind-place = Poser un pion
exago-kind-lift = Déplacer un pion
exago-kind-land = Vers où
exago-kind-stay = Quel groupe reste
exago-step-place = un pion en { $cell }
exago-step-lift = soulever le pion en { $cell }
exago-step-land = vers { $cell }
exago-step-stay = le groupe à partir de { $cell } reste
