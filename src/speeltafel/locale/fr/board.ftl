# Ce que disent les plateaux, les mains et les touches.
board-table = La table
board-hand = Votre main
board-eye = Vue
board-nearer = Zoom avant
board-farther = Zoom arrière
board-fit = Tout montrer
board-more = { $count ->
    [one] Encore une case hors de l’écran
   *[other] Encore { $count } cases hors de l’écran
}
board-rules = Ce que dit la règle
board-player = Joueur { $number }
board-of-player = { $name } : { $what }
board-waits = { $you ->
    [you] À vous de jouer
   *[other] À { $name } de jouer
}
board-cell = { $what }, colonne { $x }, rangée { $y }
board-empty = vide
board-last-play = dernier coup
board-tentative = pas encore jouée
board-chosen = choisie
board-marked = à échanger
board-laid = sur la table
board-offer = { $points ->
    [one] jouable, +{ $points } point
   *[other] jouable, +{ $points } points
}
board-this-play = ce coup
board-take-back = Reprendre
board-keep-hand = Annuler
board-swap = Échanger
board-swap-which = { $most ->
    [one] Choisissez la tuile à échanger. L’échange prend votre tour.
   *[other] Choisissez les tuiles à échanger, { $most } au plus. L’échange prend votre tour.
}
board-swap-count = Échanger { $count }
board-mark-first = Choisir les tuiles
board-pass = Passer
board-must-pass = Aucune tuile ne va et le sac est vide : vous devez passer.
board-lay = Poser
board-open-with = { $count ->
    [one] Vous commencez : posez une tuile.
   *[other] Vous commencez : posez votre meilleure série ({ $count } tuiles).
}
board-choose-tile = À vous : choisissez une tuile.
board-choose-cell = Choisissez une case.
board-nowhere = Impossible à poser pour l’instant : { $tile }.
board-remaining = Tuiles restantes
board-remaining-open = { $count ->
    [0] Tuiles restantes, sac vide
   *[other] Tuiles restantes, { $count } dans le sac
}
board-bag = { $count ->
    [0] sac vide
   *[other] { $count } dans le sac
}
board-unseen = Dans le sac et dans les autres mains.
board-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-announced = série ({ $count })
board-back = Retour
board-start = Départ
board-must-swap = Aucune tuile ne va : échangez-en une ou plusieurs.
board-hex = { $what }, { $cell }
board-lifted = soulevé
board-falls-off = retournerait en main
board-stops = bloque la ligne
board-may-stay = peut rester
board-can-land = case libre
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
board-line-made = { $you ->
    [you] Votre ligne est complète !
   *[other] Ligne complète : { $name } !
}
board-exago-aim = Posez vos pions un par un, chacun touchant un autre ; déplacez-les ensuite. Le premier qui en aligne { $count } gagne.
board-exago-place = À vous : posez un pion.
board-exago-lift = À vous : soulevez un de vos pions.
board-exago-either = À vous : posez un pion ou soulevez-en un.
board-exago-where = Où le poser ?
board-exago-which = Sans ce pion, il reste { $count } groupes de même taille. Un seul reste sur le plateau : lequel ?
board-exago-stays = { $number } reste
board-exago-again = Touchez encore pour confirmer.
board-exago-wins = Votre ligne est complète !
board-exago-pass = Aucun coup possible : vous devez passer.
board-exago-duty = Vous devez bloquer { $name }.
board-exago-duty-how = Un bouclier montre où.
board-exago-duty-lift = Soulevez un pion qui porte un bouclier.
board-exago-unstoppable = { $name } complète une ligne au prochain tour.
board-exago-unstoppable-how = Rien ne peut l’empêcher : jouez où vous voulez.
board-exago-repeats = Cette position est déjà apparue { $count } fois.
board-exago-repeats-how = Encore une fois, et la partie est nulle.
board-exago-falls = { $count ->
    [one] Un pion se détache.
   *[other] { $count } pions se détachent.
}
board-exago-falls-who = Retour en main : { $names }.
board-exago-key-place = Poser le pion
board-exago-key-stop = Bloquer
board-exago-key-move = Déplacer le pion
board-exago-key-win = Compléter la ligne
board-exago-key-where = Choisir une case
board-exago-key-lift = Soulever un pion
board-exago-key-which = Choisir un groupe
board-ladder = Les deux colonnes, de 2×1 jusqu’à Topper en bas
board-stands-here = { $you ->
    [you] vous êtes ici
   *[other] ici : { $name }
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-stay = rester
board-steps-up = { $steps ->
    [one] { $steps } case plus haut
   *[other] { $steps } cases plus haut
}
board-steps-down = { $steps ->
    [one] { $steps } case plus bas
   *[other] { $steps } cases plus bas
}
board-from-topper = depuis Topper
board-points-word = { $points ->
    [one] point
   *[other] points
}
board-unfold = { $count ->
    [one] Montrer une case qui ne convient pas à ce lancer
   *[other] Montrer { $count } cases qui ne conviennent pas à ce lancer
}
board-dice = Les dés
board-die = { $kind ->
    [red] dé rouge, { $pips }
   *[white] dé blanc, { $pips }
}
board-loose = à relancer
board-held = à garder
board-begins = Qui commence ?
board-begins-said = Dé rouge, pour savoir qui commence : { $first } { $high }, { $second } { $low }.
board-race = { $points } points sur { $target }
board-boycott-max2 = deux lancers seulement
board-boycott-minus = tour manqué pénalisé
board-boycott-negeer = dé rouge sans effet
board-boycott-costs = échec : { $cost } en moins
board-boycott-me-max2 = Vous lancez deux fois par tour au plus. Un 1 ou un 2 rouge peut le retirer.
board-boycott-me-minus = { $cost ->
    [0] Un tour manqué vous coûte la somme des dés. Un 3 ou un 4 rouge peut le retirer.
   *[other] Un tour manqué vous coûterait { $cost } points. Un 3 ou un 4 rouge peut le retirer.
}
board-boycott-me-negeer = Le dé rouge ne vous donne ni saut ni boycott. Un 5 ou un 6 rouge peut le retirer.
board-boycott-them-max2 = Deux lancers par tour au plus. Prend fin si votre tour est manqué.
board-boycott-them-minus = Un tour manqué coûte des points. Prend fin si votre tour est manqué.
board-boycott-them-negeer = Dé rouge sans effet. Prend fin si votre tour est manqué.
board-moment-wins = Ce lancer peut vous faire gagner.
board-moment-wins-how = Choisissez la case et l’usage du dé rouge.
board-moment-loses = { $you ->
    [you] Marquez, sinon vous perdez.
   *[other] Marquez, sinon { $name } gagne.
}
board-moment-loses-how = Seul votre boycott l’en empêche, et il prend fin si votre tour est manqué.
board-and-win = et vous gagnez
board-fail-sure = Aucun point à ce tour ?
board-fail-loses = Aucun point ? Alors { $name } gagne.
board-fail-frees = Votre boycott prend fin : { $name } a assez de points et gagne aussitôt.
board-fail-lifts = Votre boycott { $kind } contre { $name } prend fin.
board-fail-cost = Le Malus vous coûte { $cost } points : il vous en reste { $left }.
board-fail-throws = { $count ->
    [one] Il vous reste un lancer.
   *[other] Il vous reste { $count } lancers.
}
board-fail-fits = Une case convient à ce lancer.
board-fail-no = Revenir aux dés
board-fail-yes = Tour manqué quand même
board-red-taught = { $red ->
    [one] Le dé rouge fait une chose par tour : sauter une case, donner un boycott à l’adversaire, ou retirer celui qui vous touche. Il compte aussi toujours comme un dé blanc.
   *[other] Le dé rouge fait une chose par tour : sauter jusqu’à { $red } cases, donner un boycott à l’adversaire, ou retirer celui qui vous touche. Il compte aussi toujours comme un dé blanc.
}
board-throw = { $count ->
    [one] Lancer un dé
   *[other] Lancer { $count } dés
}
board-fail = Tour manqué
board-fail-key = Tour manqué
board-choose-space = Choisir une case
board-choose-space-how = Choisissez une case, ou renoncez (tour manqué).
board-nothing-reached = Aucune case ne convient à ce lancer.
board-throws-left = { $count ->
    [one] Touchez les dés à garder ; encore un lancer.
   *[other] Touchez les dés à garder ; encore { $count } lancers.
}
board-red-does = À quoi sert le dé rouge ?
board-red-spent = Le saut utilise le dé rouge.
board-red-later = Le dé rouge a un pouvoir : choisissez d’abord une case.
board-red-nothing = Rien de plus
board-red-stays = ne pas utiliser le dé rouge
board-red-place = Boycotter { $name } : { $kind }
board-red-remove = Retirer { $kind }
board-red-free = le boycott contre vous disparaît
board-red-replaces = remplace { $kind }
board-red-puts-max2 = deux lancers par tour au plus
board-red-puts-minus = un tour manqué lui coûte des points
board-red-puts-negeer = son dé rouge est sans pouvoir
board-choose = À vous : choisissez quoi jouer.
board-play = Jouer
