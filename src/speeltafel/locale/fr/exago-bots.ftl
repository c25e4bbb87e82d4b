# Les robots d’Exago : noms, caractères, et pourquoi ils ont choisi.
exago-level-dreamer = Rêveur
exago-level-dreamer-character = Ne voit que ses propres lignes et oublie que les autres construisent aussi.
exago-level-squinter = Bigleux
exago-level-squinter-character = Surveille les autres, mais ne remarque jamais l’une des trois directions.
exago-level-watchman = Veilleur
exago-level-watchman-character = Voit chaque ligne du plateau, mais pas ce qui en sortira.
exago-level-planner = Stratège
exago-level-planner-character = Réfléchit quelques tours à l’avance aux coups qui sautent aux yeux.
exago-level-master = Maître
exago-level-master-character = Cherche des lignes que personne ne peut arrêter, aussi loin que le temps le permet.

exago-bot-line = Ma ligne est complète.
exago-bot-block = Je devais arrêter { $who }.
exago-bot-sure = { $count ->
    [one] Ensuite je peux compléter une ligne, quoi qu’il arrive.
   *[other] Je vois une ligne qu’on ne peut plus arrêter, en { $count } de mes tours au plus.
}
exago-bot-lost = Je ne vois plus comment arrêter les autres.
exago-bot-fork = Cela menace { $count } cases à la fois.
exago-bot-threat = Je menace maintenant de compléter une ligne.
exago-bot-falls = { $count ->
    [one] Un pion retourne ainsi à son propriétaire.
   *[other] { $count } pions retournent ainsi à leurs propriétaires.
}
exago-bot-hinder = Cela prend de la place à { $who }.
exago-bot-build = Je continue ainsi mes lignes.
