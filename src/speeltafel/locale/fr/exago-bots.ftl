# Les robots d’Exago : noms, caractères, et pourquoi ils ont choisi.
exago-level-dreamer = Rêveur
exago-level-dreamer-character = Joue ce qui saute aux yeux et ne remarque jamais les autres dans l’une des trois directions.
exago-level-hasty = Pressé
exago-level-hasty-character = Joue le plus souvent la première idée venue ; réfléchit de temps en temps.
exago-level-watchman = Veilleur
exago-level-watchman-character = Regarde un tour à l’avance, mais se laisse parfois surprendre.
exago-level-planner = Stratège
exago-level-planner-character = Regarde deux tours à l’avance les coups qui se remarquent.
exago-level-master = Maître
exago-level-master-character = Cherche des lignes que personne ne peut arrêter, aussi loin que le temps le permet.

exago-bot-line = Ma ligne est complète.
exago-bot-block = Je devais arrêter { $who }.
exago-bot-sure = Ensuite je peux compléter une ligne, quoi qu’il arrive.
exago-bot-sees = { $count ->
    [one] Autant que je voie, personne n’arrêtera ma prochaine ligne.
   *[other] Autant que je voie, je complète une ligne dans mes { $count } prochains tours.
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
exago-bot-best = Je n’ai rien vu de mieux.
