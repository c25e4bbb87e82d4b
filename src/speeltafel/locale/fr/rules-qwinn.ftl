# Les règles de Qwinn! avec nos mots à nous.
rules-qwinn-goal = But du jeu
rules-qwinn-goal-1 = À deux, soyez le premier à { $target } points. Vous déplacez votre pion le long de votre colonne et marquez les points des cases auxquelles vos dés conviennent. Pour gagner, il faut avoir les points et aucun boycott contre soi.
rules-qwinn-column = La colonne
rules-qwinn-column-1 = Chaque joueur a une colonne de douze cases, de haut en bas dans cet ordre. Les cinq dés comptent, le rouge aussi.
rules-qwinn-column-a = 2×1 à 2×6 : au moins deux dés de ce chiffre. Points : la somme de tous les dés de ce chiffre.
rules-qwinn-column-b = Brelan : au moins trois dés identiques. Points : la somme de ces dés.
rules-qwinn-column-c = Carré : au moins quatre dés identiques. Points : la somme de ces dés.
rules-qwinn-column-d = Full : trois dés d’un même chiffre et deux d’un autre. 25 points.
rules-qwinn-column-e = Petite suite : quatre chiffres qui se suivent. 30 points. Une grande suite compte ici aussi.
rules-qwinn-column-f = Grande suite : cinq chiffres qui se suivent. 40 points.
rules-qwinn-column-g = Topper : cinq dés identiques. 50 points. Les deux pions partent d’ici.
rules-qwinn-throw = Lancer
rules-qwinn-throw-1 = Lancez les cinq dés. Vous pouvez ensuite relancer deux fois les dés de votre choix, même ceux que vous aviez gardés. Vous pouvez vous arrêter avant.
rules-qwinn-move = Déplacer son pion et marquer
rules-qwinn-move-1 = Choisissez ensuite où va votre pion. Vos dés doivent convenir à la case ; vous marquez alors ses points.
rules-qwinn-move-a = Rester sur place, si vos dés conviennent encore à la case : elle rapporte de nouveau.
rules-qwinn-move-b = Faire un pas vers le haut ou le bas.
rules-qwinn-move-c = Sauter de deux cases ou plus, sans dépasser le chiffre du dé rouge. Cela utilise le dé rouge.
rules-qwinn-move-d = Aller sur Topper depuis n’importe quelle case, avec cinq dés identiques. Le dé rouge reste libre.
rules-qwinn-move-e = Si votre tour a commencé sur Topper, aller sur n’importe quelle case à laquelle vos dés conviennent. Le dé rouge reste libre.
rules-qwinn-red = Le dé rouge
rules-qwinn-red-1 = À chaque tour qui n’est pas manqué, le dé rouge a un pouvoir, un seul : sauter, poser votre pion de boycott chez l’adversaire, ou retirer le sien de chez vous. Ce n’est jamais obligatoire.
rules-qwinn-red-2 = Son chiffre dit quel boycott : 1 ou 2, Max 2× ; 3 ou 4, Malus ; 5 ou 6, Ignorer. Vous n’avez qu’un pion de boycott : poser un autre boycott le déplace, et on ne peut pas reposer celui qui est déjà en place. Pendant un tour commencé sur Topper, vous pouvez retirer un boycott, mais pas en poser.
rules-qwinn-boycott = Les boycotts
rules-qwinn-boycott-a = Max 2× : deux lancers au plus par tour.
rules-qwinn-boycott-b = Malus : un tour manqué coûte la somme des cinq dés ; on ne descend jamais au-dessous de zéro.
rules-qwinn-boycott-c = Ignorer : votre dé rouge n’a plus qu’un pouvoir, retirer ce boycott avec un 5 ou un 6 dans un tour où vous marquez. { $strict ->
    [yes] Vous faites un pas au plus, même vers Topper ou depuis Topper.
   *[no] Vous pouvez toujours aller sur Topper et en partir.
}
rules-qwinn-fail = Le tour manqué
rules-qwinn-fail-1 = Si aucune case ne convient, ou si vous n’en voulez aucune, votre tour est manqué : pas de points, votre pion ne bouge pas, le dé rouge n’a pas de pouvoir, et votre pion de boycott vous revient. Avec Malus, vous perdez aussi des points.
rules-qwinn-win = Fin de la partie
rules-qwinn-win-1 = Après chaque tour, on vérifie pour les deux joueurs : celui qui a { $target } points ou plus et aucun boycott contre lui gagne aussitôt. Un tour manqué de l’adversaire peut donc vous donner la victoire.
