# Les robots de Qwirkle : noms, caractères, et pourquoi ils ont choisi.
qwirkle-level-sprout = Petite pousse
qwirkle-level-sprout-character = Pose une ou deux tuiles là où quelque chose saute aux yeux, et ne voit pas le reste de la table.
qwirkle-level-hasty = Pressé
qwirkle-level-hasty-character = Joue vite et voit environ la moitié des cases.
qwirkle-level-gatherer = Gourmand
qwirkle-level-gatherer-character = Voit tout et prend le plus de points, même s’il vous ouvre un beau coup.
qwirkle-level-saver = Économe
qwirkle-level-saver-character = Sait quelles tuiles garder et quelles lignes ne pas ouvrir.
qwirkle-level-master = Maître
qwirkle-level-master-character = Imagine ce que vous avez en main, joue les tours suivants dans sa tête et calcule la fin.

qwirkle-bot-swaps = { $count ->
    [one] Échange : cette tuile ne vaut pas grand-chose.
   *[other] Échange : ces { $count } tuiles ne valent pas grand-chose.
}
qwirkle-bot-out = { $points } points, et la main est vide.
qwirkle-bot-full = { $points } points, avec un Qwirkle.
qwirkle-bot-lines = { $points } points, sur { $count } lignes à la fois.
qwirkle-bot-lines-most = { $points } points sur { $count } lignes : rien de mieux en vue.
qwirkle-bot-keeps = { $points ->
    [one] Un point ; à garder pour un Qwirkle : { $tiles }.
   *[other] { $points } points ; à garder pour un Qwirkle : { $tiles }.
}
qwirkle-bot-denies = { $points ->
    [one] Un point, et une occasion de Qwirkle en moins pour les autres.
   *[other] { $points } points, et une occasion de Qwirkle en moins pour les autres.
}
qwirkle-bot-end-ahead = { $lead ->
    [one] Tout est calculé : victoire d’au moins un point.
   *[other] Tout est calculé : victoire d’au moins { $lead } points.
}
qwirkle-bot-end-behind = { $lead ->
    [one] Tout est calculé : si personne ne se trompe, défaite d’un point.
   *[other] Tout est calculé : si personne ne se trompe, défaite de { $lead } points.
}
qwirkle-bot-end-tie = Tout est calculé : si personne ne se trompe, ce sera une égalité.
qwirkle-level-master-slowly = Sur cet appareil, il imagine moins de tirages : il bat qui prend toujours le plus de points dans 74 parties sur 100, sur un serveur dans 85.
