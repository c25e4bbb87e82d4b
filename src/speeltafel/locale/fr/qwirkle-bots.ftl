# Les robots de Qwirkle : noms, caractères, et pourquoi ils ont choisi.
qwirkle-level-sprout = Petite pousse
qwirkle-level-sprout-character = Pose une ou deux tuiles là où quelque chose saute aux yeux, et ne voit pas le reste de la table.
qwirkle-level-hasty = Pressé
qwirkle-level-hasty-character = Joue vite et voit environ la moitié des places.
qwirkle-level-gatherer = Glaneur
qwirkle-level-gatherer-character = Voit tout et prend le plus de points, quoi que cela vous ouvre.
qwirkle-level-saver = Économe
qwirkle-level-saver-character = Sait quelles tuiles garder et quelles lignes ne pas ouvrir.
qwirkle-level-master = Maître
qwirkle-level-master-character = Imagine ce que vous avez en main, joue les tours suivants dans sa tête et calcule la fin.

qwirkle-bot-swaps = { $count ->
    [one] J’espère mieux que cette tuile.
   *[other] J’espère mieux que ces { $count } tuiles.
}
qwirkle-bot-out = { $points } points, et ma main est vide.
qwirkle-bot-full = { $points } points, avec un Qwirkle.
qwirkle-bot-keeps = { $points ->
    [one] Un point, et je garde pour un Qwirkle : { $tiles }.
   *[other] { $points } points, et je garde pour un Qwirkle : { $tiles }.
}
qwirkle-bot-denies = { $points ->
    [one] Un point, et un Qwirkle de moins à faire pour vous.
   *[other] { $points } points, et un Qwirkle de moins à faire pour vous.
}
qwirkle-bot-end-ahead = { $lead ->
    [one] J’ai fait le calcul : je gagne d’un point au moins.
   *[other] J’ai fait le calcul : je gagne de { $lead } points au moins.
}
qwirkle-bot-end-behind = { $lead ->
    [one] J’ai fait le calcul : si personne ne se trompe, je perds d’un point.
   *[other] J’ai fait le calcul : si personne ne se trompe, je perds de { $lead } points.
}
qwirkle-bot-end-tie = J’ai fait le calcul : si personne ne se trompe, ce sera l’égalité.
