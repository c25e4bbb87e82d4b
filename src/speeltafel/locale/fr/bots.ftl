# Les bots : leurs noms et caractères, et la phrase qui dit pourquoi ils ont choisi ainsi.
unknown-bot = { $game } n’a pas de robot « { $name } ». Au choix : { $known }.
unknown-bot-or-own = { $game } n’a pas de robot « { $name } ». Au choix : { $known } ; ou le vôtre sous la forme module:Classe, ou un programme sous la forme cmd:./programme.
unknown-bot-module = « { $name } » ne peut pas être chargé comme robot : { $error }. Par leur nom, il y a : { $known }.
unknown-bot-failed = « { $name } » échoue au chargement : { $error }.
unknown-limit = « { $text } » n’est pas une limite ; il faudrait par exemple 20ms, 1.5s ou 500n.

level-random = Au hasard
level-random-character = Joue n’importe quel coup permis.
level-greedy = Gourmand
level-greedy-character = Prend le plus de points possible et ne pense pas plus loin.
level-hasty = Pressé
level-hasty-character = Joue vite et ne voit presque rien.
level-curious = Curieux
level-curious-character = Essaie quelques coups avant d’en choisir un.
level-thoughtful = Réfléchi
level-thoughtful-character = Pense à ce que les autres pourraient faire ensuite.
level-patient = Patient
level-patient-character = Prend le temps de regarder plus loin et ne donne presque rien.
level-adaptive = Adaptatif ({ $strength })
level-adaptive-character = { $share ->
    [0] Joue comme { $low }.
    [100] Joue comme { $high }.
   *[other] Entre { $low } et { $high } : joue { $share } coups sur cent comme { $high }.
}
level-foreign = { $name }
level-foreign-character = Un robot venu d’ailleurs.

bot-only = Le seul coup possible.
bot-by-lot = Un coup au hasard.
bot-most-points = { $points ->
    [one] Un point : rien de mieux en vue.
   *[other] { $points } points : rien de mieux en vue.
}
bot-no-points = Pas de points en vue.
bot-points = { $points ->
    [one] Ce coup rapporte un point.
   *[other] Ce coup rapporte { $points } points.
}
bot-wins = Ce coup gagne la partie.
bot-chance = { $points ->
    [0] Chances de gagner à force égale : { $after } % (coups envisagés : { $before } % en moyenne).
    [one] Un point. Chances de gagner à force égale : { $after } % (coups envisagés : { $before } % en moyenne).
   *[other] { $points } points. Chances de gagner à force égale : { $after } % (coups envisagés : { $before } % en moyenne).
}
bot-block = Il faut bloquer { $who }.
bot-denies = Ainsi les autres n’auront pas { $what }.
bot-keeps = À garder pour plus tard : { $what }.

bot-fell-back-late = J’ai réfléchi trop longtemps, alors j’ai joué quelque chose de simple.
bot-fell-back-crash = J’ai perdu le fil, alors j’ai joué quelque chose de simple.
bot-fell-back-illegal = Ce que je voulais n’est pas permis, alors j’ai joué quelque chose de simple.
bot-played = J’ai joué.

sit-help-address = le serveur, par exemple http://127.0.0.1:8710
sit-help-table = le code de la table
sit-help-secret = le secret de la place, ou l’invitation de son lien, qui ne sert qu’une fois
sit-help-bot = un niveau, paquet.module:nom, ou cmd:./programme
sit-help-limit = temps de réflexion par coup, par exemple 500ms ; sinon celui du niveau
sit-come-back = Assis à la table. L’invitation a servi ; pour revenir, utilisez ce secret : { $secret }
sit-over = { $how ->
    [won] Gagné
    [shared] Gagné, à égalité avec d’autres
    [drawn] Personne n’a gagné
   *[lost] Perdu
} : { $own } points, les autres { $others }.
level-slowly = Sur cet appareil, il est aussi fort qu’ailleurs.
