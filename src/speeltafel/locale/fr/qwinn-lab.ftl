# Le solveur de Qwinn!.
solve-help-game = le jeu à résoudre
solve-help-target = points qui font gagner (250)
solve-help-cap = points au-delà desquels le surplus est perdu
solve-help-negeer = avec Ignorer, un seul pas au plus, même vers Topper ou depuis Topper
solve-help-bound = plus grand nombre de points que la table distingue (30 de plus que le but)
solve-help-near = une table achevée de règles voisines, comme point de départ
solve-help-tolerance = plus grand changement auquel une table est achevée
solve-help-jobs = fils d’exécution
solve-help-every = secondes entre deux sauvegardes
solve-help-data = dossier des tables au lieu du dossier de données
solve-help-again = résoudre à nouveau ce qui l’est déjà
solve-not-compiled = Le solveur a besoin de son noyau compilé, et il ne l’est pas ici : installez Speeltafel là où il y a un compilateur C. Les robots et les chances utilisent la petite table fournie.
solve-no-table = { $path } n’est pas une table achevée.
solve-stopped = Arrêté ; ce qui est déjà résolu est gardé, et la même commande reprend ici.
solve-taken-up = On reprend le passage { $sweep } à un total de { $total } points.
solve-swept = Passage { $sweep } : { $blocks } blocs, plus grand changement { $change }, le premier joueur gagne à { $start } %, { $minutes } min.
solve-summary =
    Jusqu’à { $target } points (distingués jusqu’à { $bound }), qui commence gagne { $start } % au meilleur jeu.
    Aucun état ne s’écarte de plus de { $residual } de ce qui le suit ; { $sweeps } passages, { $minutes } min.
    { $path }

odds-solved = D’après la table résolue.
odds-small = D’après la petite table ; `speeltafel solve qwinn` calcule la grande.
odds-chance = Joueur { $seat } : { $chance } % de chances de gagner si chacun joue au mieux.
odds-help = les chances dans cette position (Qwinn! seulement)
odds-only = Les chances de gagner ne sont calculées que pour Qwinn!, pas pour { $game }.
unknown-end = La fin se calcule quand on joue à deux et que le sac est vide ; ici ce n’est pas le cas.
unknown-end-game = La fin de { $game } ne se calcule pas, seulement celle de { $known }.
