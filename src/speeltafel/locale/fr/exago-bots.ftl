# Les robots d’Exago : noms, caractères, et pourquoi ils ont choisi.
exago-level-dreamer = Rêveur
exago-level-dreamer-character = Joue ce qui saute aux yeux et ne surveille jamais l’une des trois directions.
exago-level-hasty = Pressé
exago-level-hasty-character = Joue le plus souvent la première idée venue ; réfléchit de temps en temps.
exago-level-watchman = Veilleur
exago-level-watchman-character = Regarde un tour à l’avance, mais se laisse parfois surprendre.
exago-level-planner = Stratège
exago-level-planner-character = Regarde deux tours à l’avance, mais seulement les coups qui sautent aux yeux.
exago-level-master = Maître
exago-level-master-character = Cherche des lignes que personne ne peut empêcher, aussi loin que le temps le permet.

exago-bot-line = La ligne est complète.
exago-bot-block = Il faut bloquer { $who }.
exago-bot-sure = Au prochain tour, la ligne sera complète, quoi qu’il arrive.
exago-bot-sees = { $count ->
    [one] Autant qu’on puisse voir, personne n’empêchera la prochaine ligne.
   *[other] Autant qu’on puisse voir, une ligne sera complète en { $count } tours au plus.
}
exago-bot-lost = On ne voit plus comment arrêter les autres.
exago-bot-fork = Menace sur { $count } cases à la fois.
exago-bot-threat = Ce coup menace de compléter une ligne.
exago-bot-falls = { $count ->
    [one] Un pion retourne ainsi en main.
   *[other] { $count } pions retournent ainsi en main.
}
exago-bot-hinder = Cela prend de la place à { $who }.
exago-bot-build = Ce coup prépare de nouvelles lignes.
exago-bot-best = Rien de mieux en vue.
exago-level-master-slowly = Sur cet appareil, il calcule moins loin, et bat pourtant le Stratège dans 89 parties sur 100.
