# Ses propres chiffres au fil du temps.
figures-which = Quel jeu
figures-games = Parties
figures-won = { $won } gagnées
figures-points-a-turn = Points par tour
figures-best = meilleure partie { $points }
figures-full-qwirkle = Qwirkles
figures-a-game = { $count } par partie
figures-strength = Votre force
figures-strength-more = les niveaux sont des repères fixes
figures-even = Vous jouez à peu près aussi bien que { $level } : contre ce niveau, vous gagneriez environ une partie sur deux.
figures-band = La bande grise montre à quel point c’est sûr.
figures-none = Terminez une partie contre un robot, et votre force apparaîtra ici.
figures-as-table = En tableau
figures-day = Jour
figures-rating = Cote
figures-mistakes = Erreurs par partie
figures-mistakes-more = par tranches de neuf parties
figures-kind = { $kind ->
    [slip] imprécisions
    [mistake] erreurs
   *[blunder] gaffes
}
figures-fewer = { $count } de moins qu’au début.
figures-more = { $count } de plus qu’au début.
figures-not-judged = Faites analyser une partie terminée, et elle comptera ici.
figures-luck = Votre chance
figures-games-count = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
figures-luck-mean = En moyenne { $mean } ± { $error } % d’une partie : à la longue, cela s’équilibre.
figures-ready = Envie de passer au niveau suivant ?
figures-ready-more = Ces derniers temps, vous gagnez plus de deux parties sur trois. { $level } serait maintenant à votre mesure.
figures-play-level = Jouer contre { $level }
figures-levels = Parties par niveau
figures-level = Niveau
figures-won-of = Gagnées
figures-of = { $won } sur { $games }
figures-carry = À emporter
figures-carry-more = Seul cet appareil a ces chiffres : leçons, problèmes, jours et parties. Enregistrez-les dans un fichier et ouvrez-le sur un autre appareil : les deux s’ajoutent.
figures-export = Enregistrer un fichier
figures-import = Ouvrir un fichier
figures-received = Ajouté à ce qui est ici.
figures-bad-file = Ce fichier ne contient pas de chiffres de Speeltafel.
figures-adaptive = Jouer à votre niveau
figures-adaptive-more = Le niveau adaptatif suit le vôtre : vous devriez gagner à peu près une fois sur deux.
figures-empty = Rien de compté à { $game } pour l’instant
figures-empty-more = Jouez une partie ou résolvez un problème. Votre force, vos erreurs et votre chance s’afficheront ici, et restent sur cet appareil.
figures-empty-play = Jouer une partie
figures-empty-puzzle = Résoudre un problème
