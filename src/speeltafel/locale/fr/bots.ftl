# Les bots : leurs noms et caractères, et la phrase qui dit pourquoi ils ont choisi ainsi.
unknown-bot = { $game } n’a pas de bot « { $name } ». Il y a : { $known }.
unknown-bot-module = « { $name } » ne peut pas être chargé comme bot : { $error }. Par leur nom, il y a : { $known }.
unknown-limit = « { $text } » n’est pas une limite ; il faudrait par exemple 20ms, 1.5s ou 500n.

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
level-foreign = { $name }
level-foreign-character = Un bot venu d’ailleurs.

bot-only = Il n’y avait qu’un seul coup.
bot-by-lot = Je m’en suis remis au hasard.
bot-most-points = { $points ->
    [one] Un point, je n’ai rien vu de mieux.
   *[other] { $points } points, je n’ai rien vu de mieux.
}
bot-no-points = Rien de ce que j’ai vu ne me rapportait de points, alors j’ai simplement continué.
bot-points = { $points ->
    [one] Cela me rapporte un point.
   *[other] Cela me rapporte { $points } points.
}
bot-wins = Avec cela, je gagne.
bot-chance = { $points ->
    [0] Ainsi j’estime mes chances à { $after } pour cent ; les coups que j’ai envisagés en donnent { $before } en moyenne.
    [one] Un point, et j’estime mes chances à { $after } pour cent ; les coups que j’ai envisagés en donnent { $before } en moyenne.
   *[other] { $points } points, et j’estime mes chances à { $after } pour cent ; les coups que j’ai envisagés en donnent { $before } en moyenne.
}
bot-block = Je devais arrêter { $who }.
bot-denies = Ainsi les autres n’auront pas { $what }.
bot-keeps = J’ai gardé { $what } pour plus tard.

bot-fell-back-late = J’ai réfléchi trop longtemps, alors j’ai joué quelque chose de simple.
bot-fell-back-crash = J’ai perdu le fil, alors j’ai joué quelque chose de simple.
bot-fell-back-illegal = Ce que je voulais n’est pas permis, alors j’ai joué quelque chose de simple.
bot-played = J’ai joué.

sit-help-address = le serveur, par exemple http://127.0.0.1:8710
sit-help-table = le code de la table
sit-help-secret = le secret de la place, dans son lien
sit-help-bot = un niveau, ou paquet.module:nom
sit-help-limit = réflexion par coup, par exemple 500ms ; sinon celle du niveau
