# Le labo : arène, mesures et analyses.
arena-two-bots = Il faut au moins deux bots dans une arène.
arena-option = « { $option } » n’est pas une option ; il faudrait nom=valeur.
arena-sprt-two = L’arrêt anticipé demande exactement deux bots.
arena-log-exists = { $path } existe déjà : ajoutez --resume pour continuer, ou choisissez un autre fichier.
arena-log-unreadable = { $path } ne peut pas être lu comme journal d’une arène : { $error }.
arena-log-other = { $path } appartient à une autre arène : le jeu, les places, les options, les bots, la limite ou la graine diffèrent.
arena-stopped = Arrêt après { $deals } donnes sur { $of } ; --resume reprend ici.
arena-title = { $game }, { $seats } personnes : { $games } parties de { $deals } donnes, limite { $limit }, graine { $seed }, signature { $signature }
arena-column-bot = bot
arena-column-share = victoires
arena-column-elo = Elo
arena-column-points = points
arena-column-margin = avance
arena-column-time = ms par coup (moyenne / 95 % / maximum)
arena-column-nodes = nœuds
arena-column-faults = fautes
arena-sprt-open = Le test de { $elo0 } contre { $elo1 } Elo reste ouvert après { $deals } donnes ({ $llr } de ±{ $bound }).
arena-sprt-elo0 = Après { $deals } donnes, le test tranche pour { $elo0 } Elo, contre { $elo1 } ({ $llr }, ±{ $bound } est sûr).
arena-sprt-elo1 = Après { $deals } donnes, le test tranche pour { $elo1 } Elo, contre { $elo0 } ({ $llr }, ±{ $bound } est sûr).
arena-plot-elo = Elo, avec intervalles à 95 %
arena-plot-share = Part des victoires (%), selon le nombre de donnes
arena-plot-margin = Points d’avance sur le meilleur autre, donnes
arena-plot-times = Millisecondes par coup, coups

bench-title = Speeltafel { $version }, Python { $python } sur { $machine }, noyaux compilés : { $kernels }
bench-column-name = quoi
bench-column-compiled = compilé
bench-column-interpreted = interprété
bench-column-ratio = plus rapide

review-running = La partie n’est pas finie : une analyse demande une partie finie.
review-title = { $game }, jugée par { $bot } à { $limit } par coup ; chances de gagner en pour cent
review-player = Joueur { $seat }
review-column-player = joueur
review-column-result = résultat
review-column-luck = chance
review-column-received = des autres
review-column-given = offert
review-column-slip = imprécisions
review-column-mistake = erreurs
review-column-blunder = gaffes
review-dear = Les coups les plus chers :
review-no-dear = Personne n’a rien offert de notable.
review-dear-move = { $number } joueur { $seat } : { $action } a coûté { $percent } ; mieux valait { $best }
review-luck = Les plus grands coups de chance et de malchance :
review-no-luck = La chance n’a pas joué.
review-luck-move = avant { $number } joueur { $seat } : { $percent }
