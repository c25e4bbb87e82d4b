# La feuille de score à côté de la boîte en bois.
pad-title = Feuille de score pour { $game }
pad-open = Feuille de score
pad-lead = Vous jouez avec la vraie boîte ?
pad-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
 }
pad-remove = Retirer le dernier joueur
pad-write = Noter { $points }
pad-turns = Tous les tours
pad-round = Manche
pad-take-back = Annuler
pad-end = La partie est finie
pad-clear = Nouvelle feuille
pad-clear-sure = Tout effacer ?
pad-names = Joueurs et feuille
pad-then = manche { $number } · puis { $name }
pad-swapped = Échangé
pad-count = Compter pour moi
pad-delete = Effacer
pad-plus = Encore une ligne
pad-keep = Laisser { $points }
pad-change = Corriger en { $points }
pad-becomes = Le total devient { $after } au lieu de { $before }
pad-at-round = { $name }, manche { $number }
pad-chart = Avance sur la moyenne
pad-per-round = par manche
pad-count-how = Recopiez ce qui est posé et ce que pose { $name } : une case, une couleur, puis une forme.
pad-lying = Déjà posée
pad-laid = Posée maintenant
pad-colour = Couleur
pad-shape = Forme, pose la tuile
pad-take = Reprendre { $points }
pad-wipe = Vider le plateau
pad-cell = Ligne { $row }, colonne { $column } : { $what }
pad-cell-empty = vide
pad-cell-lying = { $tile }, déjà posée
pad-cell-laid = { $tile }, posée maintenant
pad-our-dice = Nos dés
pad-own-dice = Votre lancer
pad-no-dice = Sans dés
pad-throw = Lancer { $number } sur { $of }
pad-die = Dé { $number } : { $pips }
pad-die-red = Dé rouge : { $pips }
pad-die-kept = { $die }, gardé
pad-die-none = pas encore indiqué
pad-enter-dice = Touchez chaque dé jusqu’à ce qu’il montre votre lancer.
pad-keep-dice = Touchez les dés que vous gardez.
pad-on-space = { $name } sur { $space }
pad-adds-up = { $before } + { $points } = { $after } · encore { $left }
pad-there = { $before } + { $points } = { $after } : c’est assez
pad-tap-space = Touchez la case où va { $name }
pad-points-there = Combien de points ?
pad-failed = Manqué
pad-fail-write = Noter un tour manqué
pad-puts = { $boycott } sur { $name }
pad-lifts = Enlever { $boycott }
pad-last-turns = Derniers tours
pad-turn-told = { $name } : { $space } { $points }
pad-turn-failed = { $name } : manqué { $points }
pad-of-goal = sur { $points }
pad-boycott-on = Boycott sur { $name }
pad-full-key = Qwirkle
pad-last-key = Dernière
pad-turn-is = { $name }, manche { $number }, corriger :
pad-who = Qui joue ?
pad-type-it = Tapez ce qui doit y être
