### Revoir et réessayer : et si, continuer à partir d’ici, apprendre de ses erreurs.

page-move-of = Coup { $number } · { $name }
page-moved = a joué ce coup
page-replay-leads = Au bout du compte : { $play }
page-made-was = Joué : { $play }
page-better-title = Mieux
page-why = Pourquoi ?
page-why-move = Pourquoi : { $move }
page-what-if-try = Jouez pour celui dont c’est le tour, sur le plateau ou en choisissant ci-dessous.
page-what-if-bad = Ce lien ne contient aucune position lisible.
page-what-if-send = Envoyer cette position
page-what-if-send-more = Le lien contient toute la position et les coups essayés. Aucun serveur ne les garde.
page-what-if-leave = Retour à la partie
page-what-if-path = Les coups essayés
page-what-if-start = Départ
page-what-if-best = { $you ->
    [you] Les trois meilleurs coups pour vous
   *[other] Les trois meilleurs coups pour { $name }
}
page-what-if-longer = Réflexion plus longue…
page-what-if-made = Ce qui a été joué
page-what-if-imagined = Certaines pièces sont cachées ici. Elles sont inventées : vous ne pouviez pas les connaître.
page-what-if-answer = { $you ->
    [you] Laisser un bot jouer pour vous
   *[other] Laisser un bot jouer pour { $name }
}
page-what-if-paste = Collez une position ou une partie
page-what-if-paste-more = Une position tient sur une ligne ; une partie est le texte d’un relevé. Vous pouvez aussi déposer un fichier ici.
page-what-if-about = Essayez des coups pour chaque joueur, voyez les trois meilleurs et continuez à jouer de là. Depuis une partie revue, « Et si ? » mène aussi ici.
page-what-if-open = Ouvrir
page-too-close = { $first } à { $last } : trop proches pour les départager.
page-play-on = Continuer à partir d’ici
page-play-on-as = { $you ->
    [you] Vous continuez ; des bots prennent les autres places.
   *[other] Vous prenez la place de { $name } ; des bots prennent les autres.
}
page-open-position = Coller une position
page-drop-here = Déposez ici.
page-learn-mistakes = Apprendre de ses erreurs
page-mistakes-count = { $number } sur { $of }
page-mistakes-task = Ici, quelque chose a été perdu. Que joueriez-vous maintenant ?
page-mistakes-task-decides = Ce coup a décidé de la partie. Que joueriez-vous maintenant ?
page-mistakes-right = Bien trouvé !
page-mistakes-wrong = Pas encore : il y a mieux.
page-mistakes-thinking = Votre coup est examiné…
page-mistakes-again = Réessayer
page-mistakes-show = Montrer le meilleur coup
page-mistakes-next = Position suivante
page-mistakes-done = { $right ->
    [0] C’était la dernière.
    [one] C’était la dernière. Vous en avez trouvé une sur { $of }.
   *[other] C’était la dernière. Vous en avez trouvé { $right } sur { $of }.
}
page-mistakes-none = { $you ->
    [you] Rien à réessayer : vous n’avez rien perdu dans cette partie.
   *[other] Rien à réessayer : { $name } n’a rien perdu dans cette partie.
}
page-mistakes-of = Les erreurs de qui ?
page-mistakes-back = Retour à la partie
page-hint-exago-did-place = { $line ->
    [line] Posez un pion : la ligne est complète.
   *[none] Posez un pion sur la case marquée{ $row ->
            [1] { "" }
            [2] { " " }: deux alignés
            [3] { " " }: trois alignés
            [4] { " " }: quatre alignés
           *[other] { " " }: { $row } alignés
        }{ $stops ->
            [stops] { " " }; cela bloque une ligne adverse.
           *[none] .
        }
}
page-hint-exago-did-move = { $line ->
    [line] Déplacez un pion : la ligne est complète.
   *[none] Déplacez un pion vers la case marquée.
}
page-review-by = Jugé par le robot « { $bot } ».
page-account = Pourquoi cette issue
page-account-whose = La partie de qui ?
page-account-most = { $part ->
    [luck] { $way ->
        [up] C’est la chance qui a le plus compté.
       *[down] C’est la malchance qui a le plus compté.
    }
    [unknown] C’est ce que personne ne pouvait savoir qui a le plus compté.
    [others] Ce sont les erreurs des autres qui ont le plus compté.
   *[own] { $you ->
        [you] Ce sont vos propres erreurs qui ont le plus compté.
       *[other] Ce sont les propres erreurs de { $name } qui ont le plus compté.
    }
}
page-turning-lost = { $you ->
    [you] Vous avez perdu la partie au coup { $number } : vos chances de gagner sont tombées de { $before } % à { $after } %.
   *[other] { $name } a perdu la partie au coup { $number } : ses chances de gagner sont tombées de { $before } % à { $after } %.
}
page-turning-dear = { $you ->
    [you] Votre coup le plus cher est le coup { $number } : vos chances de gagner sont tombées de { $before } % à { $after } %.
   *[other] Le coup le plus cher de { $name } est le coup { $number } : ses chances de gagner sont tombées de { $before } % à { $after } %.
}
page-turning-luck = { $way ->
    [up] { $you ->
        [you] La chance était de votre côté.
       *[other] La chance était du côté de { $name }.
    }
    [down] { $you ->
        [you] La chance était contre vous.
       *[other] La chance était contre { $name }.
    }
   *[even] Chance et malchance se sont à peu près équilibrées.
}
page-turning-see = Voir le coup { $number }
page-account-figures = En chiffres
page-account-unit = En pour cent d’une victoire
page-account-even = Départ égal
page-account-luck = Chance
page-account-unknown = Nul ne pouvait savoir
page-account-others = Erreurs des autres
page-account-own = Propres erreurs
page-account-result = { $ended ->
    [won] Résultat : gagné
    [lost] Résultat : perdu
   *[shared] Résultat : partagé
}
page-account-how = En pour cent d’une victoire : la somme des lignes donne le résultat. « Nul ne pouvait savoir » : ce qui était caché, et l’erreur possible du robot.
page-lanes = Le cours de la partie
page-lanes-how = Pointillés : à un coup d’une ligne. Plein : une ligne que rien n’arrête plus. Dessous : les erreurs.
page-lanes-told = { $name } : menaces { $threats }, erreurs { $mistakes }.{ $sure ->
    [yes] { " " }À la fin, la ligne ne pouvait plus être arrêtée.
   *[no] { "" }
}
