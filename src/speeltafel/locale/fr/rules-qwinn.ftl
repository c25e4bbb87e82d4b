# Les règles de Qwinn! avec nos mots à nous.
rules-qwinn-goal = De quoi il s’agit
rules-qwinn-goal-1 = Deux joueurs courent vers { $target } points. Vous déplacez un pion le long de votre colonne et marquez là où vos dés conviennent. Qui a les points et aucun boycott contre lui gagne.
rules-qwinn-column = La colonne
rules-qwinn-column-1 = De haut en bas, il y a douze cases. Les cinq dés comptent, le rouge aussi.
rules-qwinn-column-a = 2×1 à 2×6 : au moins deux dés de ce nombre. Ils rapportent la somme de tous les dés qui le montrent.
rules-qwinn-column-b = Brelan : au moins trois dés égaux. Ils rapportent la somme des dés égaux.
rules-qwinn-column-c = Carré : au moins quatre dés égaux. Ils rapportent la somme des dés égaux.
rules-qwinn-column-d = Full : trois d’un nombre et deux d’un autre. 25 points.
rules-qwinn-column-e = Petite suite : quatre nombres qui se suivent. 30 points. Une grande suite en contient une.
rules-qwinn-column-f = Grande suite : cinq nombres qui se suivent. 40 points.
rules-qwinn-column-g = Topper : cinq dés égaux. 50 points. Les deux pions y commencent.
rules-qwinn-throw = Lancer
rules-qwinn-throw-1 = Lancez les cinq dés. Ensuite vous pouvez relancer deux fois, chaque fois les dés que vous voulez, même ceux gardés avant. Vous pouvez vous arrêter plus tôt.
rules-qwinn-move = Avancer et marquer
rules-qwinn-move-1 = Puis vous choisissez où va votre pion ; vos dés doivent convenir à la case, et elle rapporte.
rules-qwinn-move-a = Rester, si vos dés y conviennent encore.
rules-qwinn-move-b = Faire un pas vers le haut ou le bas.
rules-qwinn-move-c = Sauter deux cases ou plus, au plus autant que le montre le dé rouge. Cela utilise le dé rouge.
rules-qwinn-move-d = Aller à Topper de n’importe où, avec cinq dés égaux. Le dé rouge reste libre.
rules-qwinn-move-e = Si votre tour a commencé sur Topper, vous pouvez aller à toute case à laquelle vos dés conviennent. Le dé rouge reste libre.
rules-qwinn-red = Le dé rouge
rules-qwinn-red-1 = Dans un tour où vous marquez, le dé rouge peut faire une chose de plus : un saut, ou poser votre pion de boycott chez l’adversaire, ou enlever le sien de chez vous. Ce n’est jamais obligatoire.
rules-qwinn-red-2 = Son nombre dit quel boycott : 1 ou 2 Max 2×, 3 ou 4 Moins, 5 ou 6 Ignorer. Vous n’avez qu’un pion de boycott : en poser un autre le déplace. Un tour commencé sur Topper peut enlever un boycott, mais pas en poser.
rules-qwinn-boycott = Les boycotts
rules-qwinn-boycott-a = Max 2× : deux lancers au plus par tour.
rules-qwinn-boycott-b = Moins : un tour manqué coûte la somme des cinq dés, jamais au-dessous de zéro.
rules-qwinn-boycott-c = Ignorer : le dé rouge ne peut rien faire de plus pour vous, sauf qu’un 5 ou un 6 vous permet d’enlever ce boycott dans un tour où vous marquez. { $strict ->
    [yes] Vous faites un pas au plus, même vers Topper ou depuis Topper.
   *[no] Aller à Topper et en partir reste possible.
}
rules-qwinn-fail = Un tour manqué
rules-qwinn-fail-1 = Si rien ne convient, ou si vous ne voulez rien, votre tour est manqué : pas de points, le pion reste, le dé rouge ne fait rien, et votre pion de boycott quitte l’adversaire.
rules-qwinn-win = Gagner
rules-qwinn-win-1 = Après chaque tour, on regarde les deux : qui a { $target } points ou plus et aucun boycott gagne aussitôt. Un tour manqué de l’autre peut donc vous faire gagner.
