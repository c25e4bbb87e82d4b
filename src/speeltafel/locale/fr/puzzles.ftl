# Problèmes : ce qui est demandé, pourquoi la réponse est juste, et ce qui se dit autour.
cli-puzzle = des problèmes proches de votre cote, à réponse vérifiée
cli-puzzle-game = quel jeu ; sans cela, ceux qui en ont
puzzle-offered = { $title } : { $count } problèmes, { $done } essayés : speeltafel puzzle { $game }
cli-puzzle-theme = seulement ceux qui apprennent cela
cli-puzzle-id = ce problème-là
cli-puzzle-count = combien, l’un après l’autre
puzzle-none = { $game } n’a pas encore de problèmes.
puzzle-no-theme = Il n’y a pas de problèmes sur « { $theme } ». Choisissez parmi : { $known }.
puzzle-unknown = Il n’y a pas de problème « { $name } ».
puzzle-all-done = Vous les avez tous faits.
puzzle-book-damaged = { $file } ne contient plus vos problèmes : { $why }. Mettez ce fichier de côté pour recommencer.
puzzle-head = Problème { $name }, degré { $grade }
puzzle-prompt = votre coup (? les possibles, bad le masque, quit) >{" "}
puzzle-hidden = Il ne sera plus montré.
puzzle-right = Juste !
puzzle-wrong = Non.
puzzle-answers = Juste : { $moves }. Thème : { $theme }.
puzzle-rating = Votre cote : { $rating } ± { $error }
puzzle-task-points = Trouvez le coup qui rapporte le plus de points.
puzzle-task-end = Le sac est vide et les deux mains sont visibles. Trouvez le coup qui donne le meilleur écart final.
puzzle-task-line = Trouvez le coup qui mène à une ligne en { $turns } tours, quoi que fasse l’autre.
puzzle-task-defence = Trouvez le coup qui prive l’autre d’une ligne sûre.
puzzle-theme-full-and-more = un Qwirkle et plus
puzzle-theme-gap = combler le trou
puzzle-theme-many-lines = quatre lignes ou plus
puzzle-theme-three-lines = trois lignes
puzzle-theme-short = moins, c’est plus
puzzle-theme-end-wins = le coup gagnant
puzzle-theme-end-out = finir le premier
puzzle-theme-end-hold = garder quelque chose
puzzle-theme-end-deny = prendre une place
puzzle-theme-double-threat = deux menaces à la fois
puzzle-theme-forced = menace après menace
puzzle-theme-long-plan = un plan en trois
puzzle-theme-line-by-moving = en déplaçant un pion
puzzle-theme-line-by-falling = en faisant tomber des pions
puzzle-theme-defence = la seule défense
puzzle-theme-defence-threat = défendre en menaçant
puzzle-theme-defence-moving = défendre en déplaçant
puzzle-why-full-and-more = { $value } points en { $lines } lignes, dont un Qwirkle ; le coup suivant en fait { $next }.
puzzle-why-gap = { $value } points : les tuiles des deux côtés d’un trou ne font plus qu’une ligne. Le coup suivant en fait { $next }.
puzzle-why-many-lines = { $value } points, car { $lines } lignes comptent à la fois ; le coup suivant en fait { $next }.
puzzle-why-three-lines = { $value } points, car trois lignes comptent à la fois ; le coup suivant en fait { $next }.
puzzle-why-short = { $value } points avec { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}, alors qu’on pouvait en poser { $longest } ; le coup suivant en fait { $next }.
puzzle-why-end-wins = { $points } points maintenant, alors qu’il y en avait { $most } : c’est le seul moyen de gagner.
puzzle-why-end-out = Les dernières tuiles partent d’un coup, pour { $points } points ; tout autre coup finit au moins { $apart } points plus mal.
puzzle-why-end-hold = { $points } points maintenant, alors qu’il y en avait { $most } : ce que l’on garde rapporte plus. Tout autre coup finit au moins { $apart } points plus mal.
puzzle-why-end-deny = { $points } points maintenant, alors qu’il y en avait { $most } : la meilleure réponse de l’autre rapporte { $denied ->
    [one] un point
   *[other] { $denied } points
} de moins. Tout autre coup finit au moins { $apart } points plus mal.
puzzle-why-double-threat = Ce sont deux menaces à la fois, et un pion n’en arrête qu’une.
puzzle-why-forced = Ce coup menace et ne laisse qu’une réponse ; la ligne vient en { $turns } tours, quoi qu’on tente.
puzzle-why-long-plan = Quoi que réponde l’autre, il y a une ligne en { $turns } tours ; { $ways ->
    [one] aucun autre coup n’y mène.
   *[other] un seul autre coup y mène aussi.
}
puzzle-why-line-by-moving = Déplacer ce pion mène à une ligne en { $turns } tours, quoi que réponde l’autre.
puzzle-why-line-by-falling = Déplacer ce pion en fait tomber d’autres et mène à une ligne en { $turns } tours, quoi que réponde l’autre.
puzzle-why-defence = { $ways ->
    [one] Après tout autre coup
   *[other] Après tous les coups sauf deux
}, l’autre a une ligne sûre en deux tours.
puzzle-why-defence-threat = Ce coup menace lui-même ; { $ways ->
    [one] après tout autre
   *[other] après tous les autres sauf un
}, l’autre a une ligne sûre en deux tours.
puzzle-why-defence-moving = Seul le déplacement de ce pion empêche une ligne sûre en deux tours.
puzzle-task-keep = Trouvez le tour qui donne le plus de chances de gagner. Ce n’est pas celui qui rapporte le plus de points.
puzzle-task-dice = Trouvez les dés à garder : les autres sont relancés.
puzzle-task-red = Trouvez le meilleur tour. Pensez au dé rouge et aux boycotts.
puzzle-task-go = Trouvez le meilleur tour : avancer, relancer ou manquer son tour.
puzzle-theme-four-turns = un plan en quatre
puzzle-theme-swap = l’heure d’échanger
puzzle-theme-keep-set = garder ce qui va ensemble
puzzle-theme-keep-shut = ne rien ouvrir
puzzle-theme-keep-straight = vers une suite
puzzle-theme-keep-alike = des dés égaux
puzzle-theme-keep-full = vers un full
puzzle-theme-keep-red = le dé rouge, gardé ou non
puzzle-theme-throw-on = relancer
puzzle-theme-boycott = poser un boycott
puzzle-theme-boycott-over-points = un boycott avant les points
puzzle-theme-take-off = retirer un boycott
puzzle-theme-jump = sauter grâce au dé rouge
puzzle-theme-fail = manquer son tour exprès
puzzle-theme-place-over-points = la case avant les points
puzzle-theme-stop = s’arrêter là
puzzle-why-four-turns = Quoi que réponde l’autre, la ligne vient en { $turns } tours.
puzzle-why-swap = Échanger { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} gagne { $chance } % du temps, alors que { $most } points étaient à prendre ; le meilleur autre choix, { $other } %.
puzzle-why-keep-set = { $points } points maintenant, alors que { $most } étaient à prendre : { $kept } tuiles qui vont ensemble restent en main. Cela gagne { $chance } % du temps, le meilleur autre choix { $other } %.
puzzle-why-keep-shut = { $points } points maintenant, alors que { $most } étaient à prendre : la meilleure réponse de l’autre rapporte environ { $denied } points de moins. Cela gagne { $chance } % du temps, le meilleur autre choix { $other } %.
puzzle-why-keep-straight = Des dés qui se suivent mènent à une suite : les garder gagne { $chance } % du temps, le meilleur autre choix { $other } %.
puzzle-why-keep-alike = Des dés égaux conviennent à plusieurs cases : les garder gagne { $chance } % du temps, le meilleur autre choix { $other } %.
puzzle-why-keep-full = Deux nombres mènent à un full : les garder gagne { $chance } % du temps, le meilleur autre choix { $other } %.
puzzle-why-keep-red = C’est le dé rouge qui décide, gardé ou relancé : { $chance } % contre { $other } %.
puzzle-why-throw-on = { $most } points sont prêts, mais relancer gagne { $chance } % du temps, et s’arrêter { $other } %.
puzzle-why-boycott = Le boycott vaut bien le dé rouge : il gagne { $chance } % du temps, le meilleur autre choix { $other } %.
puzzle-why-boycott-over-points = { $points } points avec un boycott valent mieux que { $most } sans : { $chance } % contre { $other } %.
puzzle-why-take-off = Sans le boycott, on gagne { $chance } % du temps ; le meilleur autre choix, { $other } %.
puzzle-why-jump = Le dé rouge fait sauter le pion, pour { $points } points : { $chance } % contre { $other } %.
puzzle-why-fail = Avancer laisserait le pion sur une mauvaise case : un tour manqué gagne { $chance } % du temps, le meilleur autre choix { $other } %.
puzzle-why-place-over-points = { $points } points sur une meilleure case valent plus que { $most } : { $chance } % contre { $other } %.
puzzle-why-stop = { $points } points suffisent ici : s’arrêter gagne { $chance } % du temps, le meilleur autre choix { $other } %.
puzzle-theme-end-later = garder un coup pour la fin
puzzle-theme-end-plan = voir toute la fin
puzzle-theme-keep-later = le meilleur coup peut attendre
puzzle-why-end-later = { $points } points maintenant, alors qu’il y en avait { $most } : un coup à { $later } points reste prêt pour le tour suivant. Tout autre coup finit au moins { $apart } points plus mal.
puzzle-why-end-plan = { $points } points maintenant, alors qu’il y en avait { $most } : calculé jusqu’au bout, tout autre coup est plus mauvais d’au moins { $apart } points.
puzzle-why-keep-later = { $points } points maintenant, alors que { $most } étaient à prendre : un coup à { $later } points reste prêt pour le tour suivant. Cela gagne { $chance } % du temps, le meilleur autre choix { $other } %.
