# Ce que disent les plateaux, les mains et les touches.
board-table = La table
board-hand = Votre main
board-eye = Vue
board-nearer = Plus près
board-farther = Plus loin
board-fit = Tout montrer
board-more = { $count ->
    [one] Encore une place hors de vue
   *[other] Encore { $count } places hors de vue
}
board-rules = Ce que dit la règle
board-player = Joueur { $number }
board-waits = Au tour de { $name }
board-cell = { $what }, colonne { $x }, rangée { $y }
board-empty = vide
board-last-play = dernier coup
board-tentative = pas encore jouée
board-chosen = choisie
board-marked = à échanger
board-laid = sur la table
board-offer = { $points ->
    [one] convient, { $points } point de plus
   *[other] convient, { $points } points de plus
}
board-this-play = ce coup
board-take-back = Reprendre
board-keep-hand = Garder
board-swap = Échanger
board-swap-which = { $most ->
    [one] Choisissez la tuile à échanger.
   *[other] Choisissez les tuiles à échanger, { $most } au plus.
}
board-swap-count = Échanger { $count }
board-mark-first = Choisir les tuiles
board-pass = Passer
board-must-pass = Rien ne convient et le sac est vide : vous passez.
board-lay = Poser
board-open-with = { $count ->
    [one] Vous commencez : posez une tuile.
   *[other] Vous commencez : posez votre meilleure série de { $count } sur une ligne.
}
board-choose-tile = À vous : choisissez une tuile.
board-choose-cell = Choisissez sa place.
board-nowhere = Ne va nulle part pour l’instant : { $tile }.
board-remaining = Encore à venir
board-remaining-open = Encore à venir, { $count } dans le sac
board-bag = { $count } dans le sac
board-unseen = Le sac et les autres mains ensemble.
board-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-announced = meilleure série { $count }
board-back = Retour
board-start = Départ
board-must-swap = Rien ne convient : échangez une ou plusieurs tuiles.
board-hex = { $what }, { $cell }
board-lifted = soulevé
board-falls-off = reviendrait en main
board-stops = arrête la ligne
board-may-stay = peut rester
board-can-land = place libre
board-can-lift = peut être soulevé
board-stone = { $colour ->
    [red] pion rouge
    [blue] pion bleu
    [yellow] pion jaune
    [green] pion vert
    [lightblue] pion bleu clair
   *[orange] pion orange
}
board-stones = { $count ->
    [one] { $count } pion en main
   *[other] { $count } pions en main
}
board-hand-empty = main vide
board-line-made = { $name } a la ligne.
board-exago-place = À vous : posez un pion.
board-exago-lift = À vous : soulevez un de vos pions.
board-exago-either = À vous : posez un pion ou soulevez-en un.
board-exago-where = Où va-t-il ?
board-exago-which = { $count } groupes de même taille : touchez celui qui reste.
board-exago-again = Touchez-le encore pour le jouer.
board-exago-wins = Votre ligne est complète !
board-exago-pass = Rien n’est possible : vous passez.
board-exago-duty = Vous devez arrêter { $name }.
board-exago-duty-how = Un bouclier montre où.
board-exago-falls = { $count ->
    [one] Un pion se détache.
   *[other] { $count } pions se détachent.
}
board-exago-falls-who = Retour en main : { $names }.
board-exago-key-place = Poser le pion
board-exago-key-stop = Arrêter la ligne
board-exago-key-move = Déplacer le pion
board-exago-key-win = Compléter la ligne
board-exago-key-where = Choisir une place
board-exago-key-lift = Soulever un pion
board-exago-key-which = Choisir un groupe
board-ladder = Les deux colonnes, de 2×1 jusqu’à Topper en bas
board-stands-here = { $name } est ici
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-steps = { $steps ->
    [0] rester
    [one] un pas
   *[other] { $steps } pas
}
board-dice = Les dés
board-die = { $kind ->
    [red] dé rouge, { $pips }
   *[white] dé blanc, { $pips }
}
board-loose = libres
board-held = gardés
board-race = { $points } points sur { $target }
board-boycott-max2 = deux lancers
board-boycott-minus = manquer coûte
board-boycott-negeer = rouge sans effet
board-throw = { $count ->
    [one] Lancer un dé
   *[other] Lancer { $count } dés
}
board-fail = Manqué
board-fail-key = Tour manqué
board-choose-space = Choisir une case
board-choose-space-how = Choisissez une case, ou un tour manqué.
board-nothing-reached = Ce lancer n’atteint aucune case.
board-throws-left = { $count ->
    [one] Touchez les dés à garder ; encore un lancer.
   *[other] Touchez les dés à garder ; encore { $count } lancers.
}
board-red-does = Que fait le dé rouge ?
board-red-spent = Le dé rouge ne peut plus rien faire ici.
board-red-later = Le dé rouge peut aider : choisissez d’abord une case.
board-red-nothing = Rien
board-red-stays = le rouge reste là
board-red-place = { $kind } pour { $name }
board-red-remove = Enlever { $kind }
board-red-free = votre boycott s’en va
board-red-replaces = à la place de { $kind }
