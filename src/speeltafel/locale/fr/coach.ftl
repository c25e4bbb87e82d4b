# L’aide d’un robot fort : conseils et retour sur la partie.
server-no-hints = Les conseils sont réservés aux tables où tous les autres sont des robots.
server-bots-busy = Les robots sont occupés. Redemandez dans un instant.
server-not-finished = Cette partie n’est pas encore finie.
server-no-review = Cette partie n’a pas pu être analysée.

coach-points = { $points ->
    [one] Cela rapporte un point.
   *[other] Cela rapporte { $points } points.
}
coach-against-equal = Calculé contre des joueurs aussi forts que l’analyste ; contre de plus faibles, on gagne plus souvent.
coach-no-chances = Pour ce jeu, pas de chances chiffrées : seulement ce qui est certain, et les erreurs nettes.
coach-class-slip = Imprécision
coach-class-mistake = Erreur
coach-class-blunder = Grosse erreur
coach-verdict-best = Rien de mieux n’a été trouvé.
coach-verdict-fine = Aussi bon que le meilleur coup, ou presque.
coach-verdict-better = Mieux : { $move }
coach-verdict-decides = Cela décide de la partie.
coach-verdict-chance = { $name } : { $loss } % de chances de gagner.
coach-verdict-points = { $name } : { $loss } points ; le vainqueur était déjà connu.
coach-verdict-none = { $name }.
coach-proof-missed = { $turns ->
    [one] Une ligne immédiate a été manquée : { $line }. Cela décide de la partie.
   *[other] Une ligne assurée en { $turns } tours a été manquée : { $line }. Cela décide de la partie.
}
coach-proof-lets-in = { $turns ->
    [one] L’autre peut aussitôt compléter une ligne : { $line }. Cela décide de la partie.
   *[other] L’autre peut compléter une ligne en { $turns } tours, quoi que vous fassiez : { $line }. Cela décide de la partie.
}
coach-hint-where = Regardez autour de { $places }.
coach-hint-nowhere = Il n’y a rien à montrer : ce n’est pas sur la table.
coach-hint-hand = Regardez votre main, pas la table.
coach-hint-pieces = Avec ceci : { $pieces }.
coach-hint-move = Le meilleur trouvé : { $move }
coach-qwirkle-points = { $lines ->
    [one] { $points } points sur une ligne.
   *[other] { $points } points sur { $lines } lignes.
}
coach-qwirkle-out = La main est vide et la partie finie, pour { $points } points de plus.
coach-qwirkle-full = Cela fait un Qwirkle.
coach-qwirkle-ready = On garde de quoi compléter un Qwirkle : { $tiles }.
coach-qwirkle-opens = { $count ->
    [one] Une ligne de cinq reste ouverte : une tuile que vous ne voyez pas la complète.
   *[other] Une ligne de cinq reste ouverte : { $count } tuiles que vous ne voyez pas la complètent.
}
coach-qwirkle-four = Cela fait une ligne de quatre : il manque deux tuiles pour un Qwirkle.
coach-qwirkle-denies = Cela prive les autres d’un Qwirkle.
coach-qwirkle-safe = Cela n’ouvre aucun Qwirkle aux autres.
coach-qwirkle-keeps = Ce qui reste va ensemble : { $tiles }.
coach-qwirkle-keeps-odd = { $count ->
    [one] Il reste une tuile isolée.
   *[other] Il reste { $count } tuiles qui ne vont pas ensemble.
}
coach-qwirkle-swaps = { $count ->
    [one] Une tuile est rendue pour une meilleure main, sans points.
   *[other] { $count } tuiles sont rendues pour une meilleure main, sans points.
}
coach-qwirkle-pass = Rien ne va, et le sac est vide.
coach-exago-stone = le pion en { $cell }
coach-exago-quiet = Tout reste en place.
coach-exago-stops = Cela arrête une ligne de { $who }.
coach-exago-lets = Cela n’arrête pas la ligne de { $who }.
coach-exago-threatens = { $count ->
    [one] Cela menace de compléter une ligne sur une case.
   *[other] Cela menace de compléter une ligne sur { $count } cases à la fois.
}
coach-exago-builds = Cela prolonge ses propres lignes.
coach-exago-hinders = Cela prend de la place à { $who }.
coach-qwinn-dice = les dés { $dice }
coach-qwinn-goes = { $points ->
    [one] Un point sur { $space }.
   *[other] { $points } points sur { $space }.
}
coach-qwinn-places = Le dé rouge pose { $boycott } chez l’autre.
coach-qwinn-removes = Le dé rouge retire { $boycott }.
coach-qwinn-stops = { $throws ->
    [one] On renonce pour cela à un lancer.
   *[other] On renonce pour cela à { $throws } lancers.
}
coach-qwinn-keeps = { $count ->
    [one] On garde { $dice } et on relance un dé.
   *[other] On garde { $dice } et on relance { $count } dés.
}
coach-qwinn-keeps-none = Rien ne vaut d’être gardé : les cinq dés sont relancés.
coach-qwinn-hopes = Le prochain lancer donne { $space } dans { $chance } % des cas.
coach-qwinn-rather = Relancer gagne { $after } % du temps, s’arrêter maintenant { $stop } % au mieux.
coach-qwinn-must-fail = Aucune case ne convient à ces dés.
coach-qwinn-rather-fails = Là où mènent ces dés, c’est pire que de rester et d’échouer.
review-no-decision = L’événement { $number } n’est pas un coup d’un joueur de cette partie.
what-if-number = Cette partie n’a pas d’événement { $number } : les moments vont de 0 à { $last }.
coach-review-title = { $game }, analysée sur { $nodes } positions imaginées
coach-review-lines = résultat = chance − cédé + reçu des autres + ce que nul ne pouvait savoir, en pour cent d’une victoire
coach-column-unknown = inconnu
coach-move = { $number } joueur { $seat } : { $action }
coach-luck-move = { $number } joueur { $seat } : { $percent }
coach-choice = { $action } : gagne { $chance } %, { $margin } points d’avance
coach-choice-chance = { $action } : gagne { $chance } %
coach-choice-plain = { $action }
analyse-to-move = C’est au joueur { $seat }.
analyse-over = Cette variante est finie.
analyse-commands = Un coup l’essaie ; best, longer, why COUP, go NIVEAU, back, quit.
analyse-one-source = Donnez soit une partie notée, soit une position avec --game : pas les deux, pas aucune.
analyse-help-record = une partie, en .spel ou JSON
analyse-help-at = l’événement avant lequel commence la variante ; sinon la fin
analyse-help-game = le jeu d’une position : qwirkle, exago, qwinn
analyse-help-seats = joueurs de ce jeu
analyse-help-position = une position comme une partie notée l’écrit
analyse-help-moves = coups à essayer, puis les trois meilleurs
analyse-help-luck = ce qu’apportent dés et sac ; le même nombre apporte la même chose
analyse-help-think = tant de fois la réflexion habituelle
review-help-think = tant de fois la réflexion habituelle
review-help-jobs = processus qui réfléchissent
review-help-stream = écrire chaque étape en ligne JSON sur la sortie standard ; ce qui est connu est lu de même
