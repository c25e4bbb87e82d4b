# Le jeu du jour.
day-date = { $day } { $month } { $year }
day-title = Jeu du jour, { $day }
day-honour = Aujourd’hui, le même hasard et le même adversaire pour tous. Votre première partie terminée compte ; ni indices, ni retours en arrière. Sans serveur, tout découle de la date : c’est sur l’honneur.
day-again = Vous avez déjà terminé cette partie : rejouez-la à votre guise, elle ne compte pas.
day-was-again = Rejouée : elle ne compte pas.
day-left = Pas terminée, donc elle ne compte pas.
day-no-help = Dans le jeu du jour, il n’y a ni indice ni retour en arrière, pour personne.
day-you = Vous
day-unplayed = pas encore joué : speeltafel day { $game }
day-result-qwirkle = { $ended ->
    [won] Gagné, { $points } à { $against } ({ $margin })
    [drawn] Partagé, { $points } à { $against }
   *[lost] Perdu, { $points } à { $against } ({ $margin })
}
day-result-qwinn = { $ended ->
    [won] Gagné avec { $points } points
    [drawn] Nul avec { $points } points
   *[lost] Perdu avec { $points } points
}
day-result-exago = { $ended ->
    [won] Gagné en { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
    [drawn] Nul après { $turns } tours
   *[lost] Perdu après { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
}
day-rank-margin = { $margin }
day-rank-points = { $ended ->
    [won] Gagné, { $points }
    [drawn] Nul, { $points }
   *[lost] Perdu, { $points }
}
day-rank-turns = { $ended ->
    [won] Gagné en { $turns }
    [drawn] Nul
   *[lost] Perdu en { $turns }
}
day-share = Speeltafel { $day } · { $game } : { $result }
day-share-again = rejouée
day-streak = { $days ->
    [0] Pas encore de jours d’affilée.
    [one] Un jour d’affilée.
   *[other] { $days } jours d’affilée.
}
day-no-game = { $game } n’a pas de jeu du jour. Choisissez parmi : { $known }.
day-too-early = Il n’y a pas de jeu du jour pour le { $day } ; le premier est du { $first }.
day-not-yet = Le { $day } est encore à venir ; en UTC nous sommes le { $today }.
day-book-damaged = { $file } ne contient plus vos jeux du jour : { $why }. Mettez ce fichier de côté pour recommencer.
day-other-game = Ce n’est pas le jeu du { $day } ({ $edition }).
day-too-long = Un jeu du jour a { $most } coups au plus.
day-running = La partie n’est pas encore terminée.
day-act = L’événement { $number } n’est pas un coup : un jeu du jour se joue jusqu’au bout, sans rien reprendre.
day-differs = L’événement { $number } devrait être { $expected } ce jour-là, et non { $found }.
day-opponent-qwirkle = Économe du jour
day-opponent-exago = Chasseur du jour
day-opponent-qwinn = Coureur du jour
day-opponent-character = Joue de la même façon pour tous, sur chaque appareil.
cli-day = le jeu du jour : le même hasard et le même adversaire pour tous
cli-day-game = quel jeu ; sans cela, où en est votre journée
cli-day-date = un jour passé
cli-day-json = où en est la journée, en JSON, dans ce fichier ; - pour la sortie standard (sans jeu)
day-month-1 = janvier
day-month-2 = février
day-month-3 = mars
day-month-4 = avril
day-month-5 = mai
day-month-6 = juin
day-month-7 = juillet
day-month-8 = août
day-month-9 = septembre
day-month-10 = octobre
day-month-11 = novembre
day-month-12 = décembre
