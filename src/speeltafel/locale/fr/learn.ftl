# Pour apprendre, sur la page : leçons, problèmes, jeu du jour.
learn-title = Apprendre
learn-lesson = Leçon
learn-lessons = Apprendre un jeu en cinq minutes
learn-five-minutes = en jouant, en cinq minutes
learn-steps-done = { $done } étapes sur { $count }
learn-done = terminé
learn-stop = Arrêter
learn-step-of = { $number } sur { $count }
learn-steps = Les étapes de cette leçon
learn-show-where = Montrez-moi
learn-points = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
learn-yours-counts = Votre coup est permis aussi.
learn-sheet-made = Dans la règle, ce coup a rapporté { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
learn-try-again = Reprenez-le et regardez encore, ou demandez à voir.
learn-your-play = Votre coup
learn-sheet-play = Coup de la règle
learn-go-on = Continuer
learn-to-questions = Dix questions
learn-question-of = Question { $number } sur { $count }
learn-true-or-false = Vrai ou faux ?
learn-true = Vrai
learn-false = Faux
learn-right = Juste.
learn-wrong = Eh non.
learn-is-true = C’est vrai.
learn-is-false = C’est faux.
learn-look-again = Revoir « { $title } »
learn-lesson-over = Voilà pour { $game }
learn-answers-right = { $right } bonnes réponses sur { $count }
learn-play-now = Jouer à { $game } maintenant
learn-puzzle = Problème
learn-puzzles = Problèmes
learn-puzzles-none = aucun essayé
learn-puzzles-so-far = { $count ->
    [one] 1 essayé · { $rating } ± { $error }
   *[other] { $count } essayés · { $rating } ± { $error }
}
learn-puzzles-done = { $count ->
    [one] 1 problème
   *[other] { $count } problèmes
}
learn-puzzle-kind-points = Le plus de points
learn-puzzle-kind-end = La meilleure fin
learn-puzzle-kind-keep = Garder ou échanger
learn-puzzle-kind-line = Une ligne assurée
learn-puzzle-kind-defence = La seule défense
learn-puzzle-kind-dice = Quels dés garder ?
learn-puzzle-kind-red = Le dé rouge
learn-puzzle-kind-go = Avancer ou ne rien marquer
learn-puzzle-right = Juste !
learn-puzzle-wrong = Il y a mieux.
learn-puzzle-best = Le mieux : { $play }
learn-best-play = Le meilleur coup
learn-puzzle-next = Problème suivant
learn-puzzle-again = Réessayer (hors cote)
learn-puzzle-other = Passer
learn-puzzle-bad = Mauvais problème : le cacher
learn-puzzle-bad-export = Enregistrer la liste des { $count } cachés
learn-theme = Thème
learn-all-themes = Tous les thèmes
learn-theme-is = Thème : { $theme }
learn-grade = Degré { $grade }
learn-proved = prouvé
learn-rating = Votre cote
learn-run = Trois minutes
learn-run-begin = Contre la montre
learn-run-solved = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
learn-run-best = Record : { $count }
learn-run-again = Encore une fois
learn-run-leave = Problèmes sans chrono
learn-seconds-left = Encore { $seconds } secondes
learn-day = Jeu du jour
learn-day-lead = Le même hasard et le même adversaire pour tout le monde. Une partie, puis on compare.
learn-day-play = Jouer aujourd’hui
learn-day-played = { $count } sur { $of } aujourd’hui
learn-days-in-a-row = { $days ->
    [one] jour de suite
   *[other] jours de suite
}
learn-streak = Jours de suite
learn-forgiven = Le { $day } est pardonné : un jour sur sept peut manquer.
learn-forgiving = Un jour sur sept peut manquer.
learn-longest = Plus longue série : { $days }.
learn-day-alike = Pareil pour tous
learn-day-alike-more = Les mêmes tuiles, les mêmes lancers, le même adversaire pour tous ceux qui jouent aujourd’hui. Votre première partie compte ; ensuite vous pouvez rejouer, juste pour vous.
learn-against = contre { $name }
learn-day-compares-qwirkle = on compare l’avance
learn-day-compares-exago = on compare le résultat et les tours
learn-day-compares-qwinn = on compare la victoire et les points
learn-day-going = { $count ->
    [one] 1 coup joué
   *[other] { $count } coups joués
}
learn-day-go-on = Continuer
learn-day-look = Regarder
learn-day-honest = Pas d’indices, pas de reprise. On compare, on ne concourt pas : qui ouvre deux navigateurs peut voir d’avance. Le jour commence à minuit UTC.
learn-day-honour = Ici, c’est la date elle-même qui fixe le hasard : vous jouez sur l’honneur.
learn-day-server = Personne ne peut connaître d’avance le hasard du jour : sa clé reste secrète jusqu’à demain, puis chacun peut la vérifier.
learn-day-seeds = Les clés de ce jour
learn-calendar = Calendrier
learn-month-before = Mois précédent
learn-month-after = Mois suivant
learn-day-state = { $state ->
    [won] gagné
    [played] joué
    [forgiven] pardonné
   *[missed] pas joué
}
learn-no-such-day = Il n’y a pas de partie pour ce jour.
learn-all-games = Tous les jeux
learn-day-counts = Celle-ci compte
learn-day-again = Encore, juste pour vous
learn-day-no-help = Pas d’indices, et un coup joué reste joué : pareil pour tous.
learn-day-offline = Le serveur est injoignable, le hasard commun du jour aussi. Sur cet appareil, vous pouvez jouer la partie de la date, sur l’honneur.
learn-day-offline-play = Jouer la partie de la date
learn-day-was-again = Rejouée : c’est la première qui compte.
learn-day-honour-result = Partie jouée sans serveur : personne n’a vérifié le résultat.
learn-better-than = { $people ->
    [one] { $percent ->
        [0] La seule autre personne a fait au moins aussi bien.
       *[other] Mieux que la seule autre personne pour l’instant.
    }
   *[other] Pour l’instant mieux que { $percent } % des { $people } autres joueurs.
}
learn-first-today = Personne d’autre n’a encore joué aujourd’hui. Revenez plus tard pour comparer.
learn-day-unsent = Le serveur n’a pas pu répondre. Rouvrez ce résultat plus tard pour comparer.
learn-everybody = Tout le monde
learn-people = Joueurs
learn-people-count = { $people } joueurs
learn-result = Résultat
learn-you = Vous
learn-compared = Comparé aux robots
learn-share = Montrez votre résultat
learn-share-more = ne dévoile aucun coup
learn-share-text = Partager
learn-share-picture = Image
learn-day-next = { $game } du jour
learn-day-play-again = Rejouer
learn-figures = Vos chiffres
learn-games-noted = { $count ->
    [0] aucune partie
    [one] 1 partie
   *[other] { $count } parties
}
learn-kept-here = Tout cela reste sur cet appareil. Vous pouvez l’emporter depuis « Vos chiffres ».
