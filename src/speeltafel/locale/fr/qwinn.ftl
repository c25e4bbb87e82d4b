# Qwinn! : les cases et les boycotts.
qwinn-name = Qwinn!
qwinn-space-2x1 = 2×1
qwinn-space-2x2 = 2×2
qwinn-space-2x3 = 2×3
qwinn-space-2x4 = 2×4
qwinn-space-2x5 = 2×5
qwinn-space-2x6 = 2×6
qwinn-space-three = Brelan
qwinn-space-four = Carré
qwinn-space-full = Full
qwinn-space-small = Petite suite
qwinn-space-large = Grande suite
qwinn-space-topper = Topper
qwinn-boycott-max2 = Max 2×
qwinn-boycott-minus = Malus
qwinn-boycott-negeer = Ignorer
qwinn-boycott-max2-means = Deux lancers par tour au plus.
qwinn-boycott-minus-means = Un tour manqué coûte la somme des cinq dés.
qwinn-boycott-negeer-means = Votre dé rouge n’a plus qu’un pouvoir : retirer ce boycott, avec un 5 ou un 6.
qwinn-surplus = Les points au-delà de { $cap } sont perdus

# Ce qui s’est passé.
qwinn-did-lot = Le joueur { $seat } commence{ $why ->
    [drawn] : tirage au sort.
   *[chosen] .
}
qwinn-did-roll = Dés : { $whites }, rouge { $red }.
qwinn-dice = { $whites ->
    [none] le { $red } rouge
   *[other] { $red ->
        [none] { $whites }
       *[other] { $whites } et le { $red } rouge
    }
}
qwinn-did-keep = Dés gardés : { $dice }. Les autres sont relancés.
qwinn-did-keep-none = Les cinq dés sont relancés.
qwinn-did-go = { $points ->
    [one] { $space } : { $points } point.
   *[other] { $space } : { $points } points.
}
qwinn-did-go-place = { $points ->
    [one] { $space } : { $points } point. Boycott posé : { $boycott }.
   *[other] { $space } : { $points } points. Boycott posé : { $boycott }.
}
qwinn-did-go-remove = { $points ->
    [one] { $space } : { $points } point. Boycott retiré : { $boycott }.
   *[other] { $space } : { $points } points. Boycott retiré : { $boycott }.
}
qwinn-did-fail = Tour manqué.
qwinn-did-fail-minus = { $points ->
    [one] Tour manqué : le Malus coûte { $points } point.
   *[other] Tour manqué : le Malus coûte { $points } points.
}
qwinn-did-fail-lifts = Tour manqué : l’adversaire est libéré du boycott { $boycott }.
qwinn-did-fail-minus-lifts = { $points ->
    [one] Tour manqué : le Malus coûte { $points } point, et l’adversaire est libéré du boycott { $boycott }.
   *[other] Tour manqué : le Malus coûte { $points } points, et l’adversaire est libéré du boycott { $boycott }.
}
qwinn-over-target = Assez de points et aucun boycott : la partie est gagnée.

# Pourquoi pas.
qwinn-lot-first = Le sort décide d’abord qui commence.
qwinn-lot-drawn = On sait déjà qui commence.
qwinn-throw-first = Il faut d’abord lancer les dés.
qwinn-choose-first = { $dice } est sur la table : choisissez d’abord quoi en faire.
qwinn-roll-differs = { $roll } ne peut pas sortir quand on a gardé { $kept }.
qwinn-keep-missing = Vous ne pouvez pas garder { $kept } : sur la table il y a { $dice }.
qwinn-keep-all = Si vous gardez les cinq dés, il n’y a rien à relancer : choisissez une case ou un tour manqué.
qwinn-no-throws = Il ne vous reste plus de lancer : choisissez une case ou un tour manqué.
qwinn-no-space = Il n’y a pas de case « { $space } ». Au choix : { $known }.
qwinn-needs-number = { $have ->
    [0] { $space } demande au moins { $count } dés montrant { $number } ; vous n’en avez aucun.
   *[other] { $space } demande au moins { $count } dés montrant { $number } ; vous en avez { $have }.
}
qwinn-needs-same = { $have ->
    [1] { $space } demande au moins { $count } dés identiques ; chez vous, tous sont différents.
   *[other] { $space } demande au moins { $count } dés identiques ; vous en avez { $have } au plus.
}
qwinn-needs-full = { $space } demande trois dés d’un même chiffre et deux d’un autre.
qwinn-needs-run = { $space } demande { $count } chiffres qui se suivent ; vous en avez { $have } au plus.
qwinn-too-far = { $red ->
    [1] { $space } est à { $steps } pas ; avec un 1 rouge on ne saute pas.
   *[other] { $space } est à { $steps } pas ; le { $red } rouge en permet { $red } au plus.
}
qwinn-negeer-jump = { $space } est à { $steps } pas ; avec le boycott Ignorer, un seul pas est permis.
qwinn-negeer-topper = { $space } est à { $steps } pas ; à cette table, Ignorer ne permet qu’un seul pas, même vers Topper ou depuis Topper.
qwinn-red-spent = Le saut de { $steps } pas a utilisé le dé rouge : il ne peut plus poser ni retirer de boycott.
qwinn-red-other = Le { $red } rouge vaut pour { $gives }, pas pour { $boycott }.
qwinn-stands-already = { $boycott } vise déjà l’adversaire ; on ne peut pas le poser deux fois.
qwinn-nothing-to-remove = { $boycott } ne vous vise pas : il n’y a rien à retirer.
qwinn-topper-no-placing = Dans un tour qui commence sur Topper, on ne pose pas de boycott.
qwinn-negeer-no-placing = Avec le boycott Ignorer, le dé rouge ne peut pas poser de boycott.

# Ce qui ne se lit pas.
qwinn-unreadable = « { $text } » n’est pas un coup ; essayez full, 2x3, full+minus, keep 33 3 ou fail.
qwinn-unreadable-space = « { $text } » ne nomme aucune case ; il y a { $known }.
qwinn-unreadable-red = « { $text } » ne nomme aucun boycott ; il y a { $known }.
qwinn-unreadable-roll = « { $text } » n’est pas un lancer ; il faudrait par exemple roll:1133/3.
qwinn-unreadable-keep = « { $text } » ne nomme pas de dés ; il faudrait par exemple keep 33 3 ou keep:33/-.
qwinn-unreadable-fail = « { $text } » : dans un tour manqué, le dé rouge n’a pas de pouvoir.
qwinn-unreadable-position = « { $text } » n’est pas une position ; il faudrait par exemple { $form }.
qwinn-ambiguous = « { $text } » peut vouloir dire plusieurs choses : { $known }.

# Ce qu’on peut faire.
qwinn-kind-go = Aller sur une case
qwinn-kind-fail = Tour manqué
qwinn-kind-keep = Relancer
qwinn-step-go = case { $space }
qwinn-step-go-place = case { $space }, et poser { $boycott }
qwinn-step-go-remove = case { $space }, et retirer { $boycott }
qwinn-step-fail = un tour manqué
qwinn-step-keep = relancer
qwinn-step-keep-white = garder un { $number }
qwinn-step-keep-red = garder le { $number } rouge
