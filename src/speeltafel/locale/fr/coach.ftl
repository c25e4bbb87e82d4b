# L’aide d’un robot fort : conseils et retour sur la partie.
server-no-hints = Les conseils sont réservés aux tables où tous les autres sont des robots, ou où tout le monde est d’accord.
server-bots-busy = Les robots sont occupés. Redemandez dans un instant.
server-not-finished = Cette partie n’est pas encore finie.
server-no-review = Cette partie n’a pas pu être analysée.
server-review-elsewhere = Analyser une telle partie demande plus de calcul qu’un navigateur ne peut en faire. Un serveur le peut : enregistrez la partie et ouvrez-la là-bas.

coach-points = { $points ->
    [one] Cela rapporte un point.
   *[other] Cela rapporte { $points } points.
}
coach-against-equal = Calculé contre des adversaires aussi forts que le robot qui juge ; contre de plus faibles, vous gagnez plus souvent.
coach-no-chances = Pour ce jeu, pas de pourcentages : seulement ce qui est certain, et les erreurs nettes.
coach-class-slip = Imprécision
coach-class-mistake = Erreur
coach-class-blunder = Gaffe
coach-verdict-best = Rien de mieux n’a été trouvé.
coach-verdict-fine = Aussi bon que le meilleur coup, ou presque.
coach-verdict-better = Mieux : { $move }
coach-verdict-decides = Cela décide de la partie.
coach-verdict-chance = { $name } : { $loss } % de chances de gagner en moins.
coach-verdict-points = { $name } : { $loss } points ; le vainqueur était déjà connu.
coach-verdict-none = { $name }.
coach-proof-missed = { $turns ->
    [one] Manqué : une ligne pouvait être complétée aussitôt, { $line }. Cela décide de la partie.
   *[other] Manqué : une ligne assurée en { $turns } tours, { $line }. Cela décide de la partie.
}
coach-proof-lets-in = { $turns ->
    [one] L’autre peut aussitôt compléter une ligne : { $line }. Cela décide de la partie.
   *[other] L’autre peut compléter une ligne en { $turns } tours, quoi que vous fassiez : { $line }. Cela décide de la partie.
}
coach-hint-where = Regardez autour de { $places }.
coach-hint-nowhere = Cette fois, il n’y a ni endroit ni pièce à montrer.
coach-hint-hand = Regardez votre main, pas la table.
coach-hint-pieces = À utiliser : { $pieces }.
coach-hint-move = Le meilleur coup trouvé : { $move }
coach-qwirkle-points = { $lines ->
    [one] { $points } points sur une ligne.
   *[other] { $points } points sur { $lines } lignes.
}
coach-qwirkle-out = La main est vide et la partie finie : { $points } points de plus.
coach-qwirkle-full = Cela fait un Qwirkle.
coach-qwirkle-ready = Il reste en main de quoi compléter un Qwirkle : { $tiles }.
coach-qwirkle-opens = { $count ->
    [one] Une ligne de cinq reste ouverte ; une tuile que vous ne voyez pas la compléterait.
   *[other] Une ligne de cinq reste ouverte ; { $count } tuiles que vous ne voyez pas la compléteraient.
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
    [one] Une tuile est échangée pour une meilleure main, sans points.
   *[other] { $count } tuiles sont échangées pour une meilleure main, sans points.
}
coach-qwirkle-pass = Aucune tuile ne va, et le sac est vide.
coach-exago-stone = le pion en { $cell }
coach-exago-hand = un pion de votre main
coach-exago-quiet = Tout reste en place.
coach-exago-stops = Cela bloque une ligne : { $who }.
coach-exago-lets = Cela ne bloque pas cette ligne : { $who }.
coach-exago-threatens = { $count ->
    [one] Cela menace de compléter une ligne.
   *[other] Cela menace de compléter une ligne sur { $count } cases à la fois.
}
coach-exago-builds = Cela prolonge ses propres lignes.
coach-exago-hinders = Cela laisse moins de place à { $who }.
coach-qwinn-dice = { $count ->
    [one] le dé { $dice }
   *[other] les dés { $dice }
}
coach-qwinn-no-dice = aucun de ces dés
coach-qwinn-goes = { $points ->
    [one] { $space } : un point.
   *[other] { $space } : { $points } points.
}
coach-qwinn-places = Le dé rouge pose { $boycott } chez l’adversaire.
coach-qwinn-removes = Le dé rouge retire { $boycott }.
coach-qwinn-stops = { $throws ->
    [one] On renonce à un lancer qui restait.
   *[other] On renonce à { $throws } lancers qui restaient.
}
coach-qwinn-keeps = { $count ->
    [one] On garde { $dice } et on relance un dé.
   *[other] On garde { $dice } et on relance { $count } dés.
}
coach-qwinn-keeps-none = Rien ne vaut d’être gardé : les cinq dés sont relancés.
coach-qwinn-hopes = Le prochain lancer donne { $space } dans { $chance } % des cas.
coach-qwinn-rather = Relancer gagne { $after } % du temps, s’arrêter maintenant { $stop } % au mieux.
coach-qwinn-must-fail = Aucune case ne convient à ces dés.
coach-qwinn-rather-fails = Où que mènent ces dés, un tour manqué vaut mieux.
review-no-decision = L’événement { $number } n’est pas un coup d’un joueur de cette partie.
what-if-number = Cette partie n’a pas d’événement { $number } : les moments vont de 0 à { $last }.
coach-review-title = { $game }, analysée sur { $nodes } positions imaginées
coach-review-lines = Un départ égal ({ $even } %), plus la chance, les erreurs et ce que nul ne pouvait savoir, donne le résultat.
coach-column-unknown = inconnu
coach-choice = { $action } : gagne { $chance } %, { $margin } points en moyenne
coach-choice-chance = { $action } : gagne { $chance } %
coach-choice-plain = { $action }
analyse-to-move = Au joueur { $seat } de jouer.
analyse-over = Cette variante est finie.
analyse-commands = Tapez un coup pour l’essayer ; best, longer, why COUP, go NIVEAU, back, quit.
analyse-one-source = Donnez soit une feuille de partie, soit une position avec --game : l’un des deux.
analyse-help-record = une partie, en .spel ou JSON
analyse-help-at = l’événement avant lequel commence la variante ; sinon la fin
analyse-help-game = le jeu d’une position, par exemple qwirkle
analyse-help-seats = joueurs de ce jeu
analyse-help-position = une position comme une feuille de partie l’écrit
analyse-help-moves = coups à essayer, puis les trois meilleurs
analyse-help-luck = ce qu’apportent dés et sac ; le même nombre apporte la même chose
analyse-help-think = combien de fois la réflexion habituelle
review-help-think = combien de fois la réflexion habituelle
review-help-jobs = processus qui réfléchissent

server-review-first = Analysez d’abord cette partie et attendez que ce soit prêt.
server-analyse-what = Dites d’où partir : une table, ou un jeu avec une position.
server-line-long = Un coup en cours ne peut suivre plus de { $most } coups : partez de la position qui les suit.
server-no-position = Aucun jeu ici ne lit ceci comme une position : « { $position } ».
server-start-other = De là, on ne peut continuer qu’en { $edition } à { $seats } joueurs.
server-start-hidden = De là, on ne continue que sur son propre appareil ou contre des robots : qui crée la table connaîtrait la main des autres.
server-hints-agreed = Les conseils sont déjà autorisés à cette table.
