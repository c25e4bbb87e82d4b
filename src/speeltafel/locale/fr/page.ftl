# La page : accueil.
page-sit-down = Prenez place.
page-what-this-is = { $games ->
    [3] Trois jeux
   *[other] { $games } jeux
}, une table. Ensemble sur le canapé, à distance ou contre l’ordinateur. Sans inscription.
page-what-this-is-here = { $games ->
    [3] Trois jeux
   *[other] { $games } jeux
}, une table. Ensemble sur le canapé ou contre l’ordinateur. Sans inscription.
page-home = Accueil
page-language = Langue
page-theme = { $theme ->
    [light] Thème : clair (toucher pour sombre)
    [dark] Thème : sombre (toucher pour automatique)
   *[auto] Thème : automatique (toucher pour clair)
}
page-close = Fermer
page-moment = Un instant…
page-try-again = Réessayer
page-new-table = Nouvelle table
page-with-whom = Avec qui ?
page-with = { $company ->
    [friends] Amis par lien
    [device] Sur un appareil
   *[bot] Ordinateur
}
page-set-up = Préparer une table ({ $game })
page-game-qwirkle = Qwirkle
page-game-exago = Exago
page-game-qwinn = Qwinn!
page-facts-qwirkle = 30–60 min
page-facts-exago = 15 min · dès 7 ans
page-facts-qwinn = 20 min
page-learn = Apprendre, progresser, revenir
page-learn-lessons = Leçons
page-learn-lessons-more = un jeu en cinq minutes
page-learn-day = Jeu du jour
page-learn-day-more = pareil pour tous
page-learn-puzzles = Problèmes
page-learn-puzzles-more = trouver le meilleur coup
page-learn-figures = Vos chiffres
page-learn-figures-more = parties et force
page-have-code = J’ai un code
page-play = Jouer
page-about-qwirkle = Formez des lignes d’une couleur ou d’une forme. Les longues rapportent ; six font un Qwirkle.
page-about-exago = Alignez vos pions : cinq gagnent à deux joueurs, quatre à plusieurs.
page-about-qwinn = Lancez cinq dés et parcourez douze cases. Le premier à 250 points gagne.
page-show-how = Montrez-moi comment jouer
page-goal-qwirkle = Qui a le plus de points gagne. Les longues lignes rapportent ; six font un Qwirkle.
page-goal-exago = { $count ->
    [5] Cinq pions alignés gagnent.
   *[other] Quatre pions alignés gagnent.
}
page-goal-qwinn = Le premier à { $target } points gagne.
page-first-skip = Passer
page-first-got-it = Compris
page-first-qwirkle-choose = Choisissez une tuile
page-first-qwirkle-choose-more = Touchez-la ou faites-la glisser. Les plus vives ont une place.
page-first-qwirkle-put = Touchez un point
page-first-qwirkle-put-more = Elle y a sa place : une seule forme ou une seule couleur. Le chiffre est ce qu’elle rapporte.
page-first-qwirkle-finish = Encore, ou terminé
page-first-qwirkle-finish-more = D’autres tuiles peuvent suivre dans la même ligne. Cette touche finit votre tour.
page-first-exago-colour = Voici vos pions
page-first-exago-colour-more = Alignez-les avant tout le monde.
page-first-exago-put = Touchez un point
page-first-exago-put-more = Chaque nouveau pion en touche un déjà posé, peu importe à qui.
page-first-exago-finish = Posez-le
page-first-exago-finish-more = Changé d’avis ? Touchez d’abord un autre point.
page-first-qwinn-keep = Touchez les dés à garder
page-first-qwinn-keep-more = Relancez ensuite les autres. Vous avez trois lancers par tour.
page-first-qwinn-choose = Choisissez une case qui convient
page-first-qwinn-choose-more = Les cases en relief conviennent à votre lancer. Le chiffre est ce qu’elles rapportent.
page-first-qwinn-finish = Marquez
page-first-qwinn-finish-more = Cela finit votre tour et déplace votre pion.
page-skip-plays = Aller au dernier coup
page-table-code = Code de la table
page-join = Rejoindre
page-watch = Regarder
page-code-wanted = Tapez d’abord le code de la table.
page-no-such-table = Aucune table n’a ce code. Vérifiez-le et réessayez.
page-still-going = Parties en cours
page-waiting = attend les autres
page-turn-of = au tour de { $name }
page-your-turn = à vous
page-forget = Retirer la table { $table } de cette liste
page-open-tables = Tables ouvertes
page-free-places = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
page-somebody = Quelqu’un
page-your-games = Vos parties
page-nothing-played = Les parties que vous terminez apparaîtront ici, avec vos statistiques. Elles ne sont gardées que sur cet appareil.
page-figure-played = jouées
page-figure-won = gagnées
page-figure-best = meilleur coup
page-figure-highest = record
page-drawn = partie nulle
page-you-won = gagné
page-you-lost = perdu
page-won-by = victoire : { $names }
page-all-games = Afficher les { $count } parties
page-fewer = Afficher moins
page-carry = Changer d’appareil
page-carry-more = Vos parties et vos statistiques sont enregistrées sur cet appareil seulement. Ce code permet de les transférer sur un autre. Ne le donnez à personne : qui l’a peut jouer à votre place.
page-carry-code = Code de cet appareil
page-carry-here = Code d’un autre appareil
page-receive = Transférer
page-received = { $count ->
    [0] Rien de nouveau : ces parties étaient déjà ici.
    [one] Une partie transférée.
   *[other] { $count } parties transférées.
}
page-bad-code = Ce code est incomplet. Copiez-le de nouveau, du début à la fin.
page-copy = Copier
page-copied = Copié
page-share = Partager
page-as-you-like = Réglages
page-your-name = Votre nom
page-symbols = Symboles de couleur sur les tuiles
page-device-asks = C’est le réglage de votre appareil.
page-less-motion = Réduire les animations
page-sound = Sons du jeu

# La page : préparer une table.
page-table-of = Nouvelle table : { $game }
page-who-plays = Qui joue ?
page-place = Place { $number }
page-name = Nom
page-name-of = Nom à la place { $number }
page-seat-me = Moi
page-seat-kind = { $kind ->
    [me] Ici
    [person] Sur invitation
    [open] Ouverte
   *[bot] Robot
}
page-seat-more = { $kind ->
    [person] reçoit un lien personnel
   *[me] sur cet appareil
}
page-seat-open-more = Un seul lien pour tous ; qui l’ouvre peut prendre une place libre.
page-is-bot-short = Robot
page-seats-of = { $count } places sur { $most }
page-seats-full = Pas plus de { $most } dans cette édition ; { $edition } se joue jusqu’à { $larger }.
page-strength = Niveau de l’ordinateur
page-add-place = Ajouter une place
page-remove-place = Retirer la place { $number }
page-passed-around = Vous vous passez l’appareil.
page-passed-around-qwirkle = Vous vous passez l’appareil ; entre deux tours, la main est cachée.
page-edition = Édition
page-edition-qwirkle-nl-classic = Qwirkle en bois
page-edition-qwirkle-de-summary = Qwirkle, règles courtes allemandes
page-edition-qwirkle-nl-2023 = Qwirkle 2023, avec symboles de couleur
page-edition-qwirkle-fr-2023 = Qwirkle 2023, en français
page-edition-exago-goliath = Exago
page-edition-qwinn-standard = Qwinn!
page-players = { $least ->
    [2] { $most ->
        [2] 2 joueurs
       *[other] 2–{ $most } joueurs
    }
   *[other] { $least }–{ $most } joueurs
}
page-more-choices = Autres réglages
page-option-side = Taille du plateau
page-option-side-more = Cases par côté
page-option-duty = Obligation de bloquer
page-option-duty-more = Qui vous devez bloquer s’il peut compléter une ligne
page-option-duty-next = le joueur suivant
page-option-duty-nearest = le premier après vous qui menace
page-option-duty-off = personne
page-option-early-moves = Déplacer plus tôt
page-option-early-moves-more = Vous pouvez déplacer un pion même s’il vous en reste en main
page-option-bridge = Construire des ponts
page-option-bridge-more = Le pion soulevé se pose d’abord ; les pions détachés retournent en main ensuite
page-option-target = Points pour gagner
page-option-negeer-stops-topper = Ignorer vaut aussi pour Topper
page-option-negeer-stops-topper-more = Avec Ignorer, un pas au plus, même vers Topper ou depuis Topper
page-option-none = aucun
page-option-cap = Plafond de points
page-option-cap-more = Les points au-delà de ce nombre sont perdus.
page-who-first = Qui commence
page-who-first-rules = comme le dit la règle
page-colour-of = Couleur : { $name }
page-colour-of-more = L’une des six ; chacun la sienne.
page-colour-by-lot = tirage au sort
page-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
    [green] vert
    [light-blue] bleu clair
   *[orange] orange
}
page-fewer-stones = Pions en moins pour { $name }
page-fewer-stones-more = Un handicap pour un joueur fort : autant de pions en moins en main.
page-clock = Temps par coup
page-pace = { $pace ->
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
    [day] 1 jour
    [week] 1 semaine
   *[none] sans limite
}
page-listed = Afficher dans les tables ouvertes
page-listed-more = Des inconnus peuvent prendre les places libres
page-rules = Règles du jeu
page-rules-unwritten = Personne n’a encore écrit ici les règles de ce jeu.
page-rules-contents = Sommaire
page-example = Exemple
page-lay-table = Créer la table
page-play-now = Jouer

# La page : avant la partie.
page-join-at = Pour jouer : ouvrez { $host } et tapez ce code
page-invite-title = Invitez quelqu’un
page-invited-by = { $name } vous invite à jouer à { $game }
page-invited-to = On vous invite à jouer à { $game }
page-watch-along = Pour regarder : ouvrez { $host } et tapez ce code
page-watch-how = Ouvrez cette table sur une télévision pour montrer le plateau à tous.
page-games = Jeux
page-join-how = Il suffit d’ouvrir le lien pour jouer. Sur une télévision, il affichera le plateau.
page-only-here = Seul cet appareil peut ouvrir cette adresse : le serveur n’en accepte pas d’autres.
page-qr = QR code menant à cette table
page-waiting-for = { $count ->
    [0] Tout le monde est là
    [one] On attend encore quelqu’un
   *[other] On attend encore { $count } personnes
}
page-place-free = Place libre
page-place-free-more = pour qui a le code
page-place-link-more = rejoindra la table avec ce lien
page-place-invited = invitation envoyée
page-link-for = Lien pour la place { $number }
page-qr-of-place = QR code
page-new-link = Nouveau lien
page-free-place = Ouvrir la place à tous
page-take-place = Prendre place
page-you-here = vous, sur cet appareil
page-is-there = en ligne
page-is-away = hors ligne pour le moment
page-is-bot = Un robot : c’est l’ordinateur qui joue.
page-bot-names = Bot Lou, Bot Jules, Bot Inès, Bot Gaspard, Bot Zoé, Bot Léon, Bot Rose, Bot Hugo
page-player = Joueur { $number }
page-opening = La table { $table } s’ouvre…

# La page : à table.
page-seats = Places
page-you = vous
page-you-name = Vous
page-to-move = tour en cours
page-away = hors ligne
page-points-label = Points
page-stand-in = un robot joue à sa place
page-menu = Menu
page-beside = À côté du plateau
page-turn-number = Tour { $number }
page-last-plays = Derniers coups
page-history = Tous les coups
page-nothing-yet = Aucun coup pour l’instant.
page-bonus = (dont { $bonus } points de bonus)
page-chat = Discussion
page-chat-unread = { $count ->
    [0] Discussion
    [one] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
page-no-chat = Aucun message pour l’instant.
page-say-something = Écrire un message
page-send = Envoyer
page-phrases = Messages rapides
page-watcher = Spectateur
page-report = Signaler ce message ({ $name })
page-mute = Masquer ses messages
page-unmute = Afficher ses messages
page-offer-stand-in = Laisser un robot prendre le relais
page-undo = Reprendre mon dernier coup
page-pause = Mettre en pause
page-resume = Continuer
page-offer-draw = Proposer une partie nulle
page-invite = Inviter ou afficher sur la télé
page-invite-more = Ce lien donne une place libre, ou permet de regarder s’il n’en reste pas. Ouvrez-le sur une télévision pour montrer le plateau à tous.
page-table-link = Lien de cette table
page-resign = Abandonner
page-resign-sure = Abandonner cette partie ?
page-resign-more = { $ends ->
    [yes] La partie s’arrête et vous perdez.
   *[no] Un robot prend votre place pour de bon ; les autres continuent.
}
page-no-go-on = Non, continuer
page-leaving = Quitter la table
page-leave = Reprendre plus tard
page-leave-more = Vous gardez votre place. La table vous attend sur la page d’accueil ; le logo en haut à gauche y mène aussi.
page-big-hand = Plateau sur la télévision
page-big-hand-more = Cet appareil ne montre alors que votre main, en grand
page-notify = Me prévenir quand c’est à moi de jouer
page-to-board = Vers le plateau
page-age = Âge : { $name }
page-your-age = Votre âge
page-age-more = Facultatif : sert seulement à savoir qui commence
page-free-chat = Messages libres
page-free-chat-more = Sinon, messages rapides seulement
page-forget-me = Effacer mon nom et mes messages ici
page-forgotten = Votre nom et vos messages sont effacés de cette table.
page-renamed = Tous voient votre nouveau nom.
page-changed = Modifié.
page-announce = { $name } : { $told }
page-offline = Connexion perdue. Votre partie est enregistrée ; nouvelle tentative…
page-queued = { $what ->
    [play] Votre coup est enregistré ; il partira dès le retour de la connexion.
    [say] Votre message est enregistré ; il partira dès le retour de la connexion.
   *[other] Votre demande est enregistrée ; elle partira dès le retour de la connexion.
}
page-take-back = Reprendre
page-taken-back = { $sent ->
    [yes] Cela ne sera pas renvoyé. Si c’était déjà arrivé, vous le verrez dans un instant.
   *[no] C’est repris : rien n’a été envoyé.
}
page-offer = { $kind ->
    [undo] { $name } voudrait reprendre un coup.
    [draw] { $name } propose une partie nulle.
    [rematch] { $name } propose une revanche.
    [stand-in] { $name } propose qu’un robot prenne le relais ({ $about }).
    [hints] { $name } voudrait autoriser les conseils.
   *[pause] { $name } voudrait faire une pause.
}
page-offer-stands = { $kind ->
    [undo] Vous avez demandé à reprendre un coup.
    [draw] Vous avez proposé une partie nulle.
    [rematch] Vous avez proposé une revanche.
    [stand-in] Vous avez demandé qu’un robot prenne le relais ({ $about }).
    [hints] Vous avez demandé à autoriser les conseils.
   *[pause] Vous avez demandé une pause.
}
page-agree = D’accord
page-decline = Non
page-withdraw = Annuler ma demande
page-is-paused = Partie en pause.
page-paused = en pause
page-days-left = { $days ->
    [one] encore un jour
   *[other] encore { $days } jours
}
page-hours-left = { $hours ->
    [one] encore une heure
   *[other] encore { $hours } heures
}
page-time-over = { $you ->
    [you] Votre temps est écoulé.
   *[other] Temps écoulé : { $name }.
}
page-claim = { $players ->
    [2] Terminer la partie et gagner
   *[other] Laisser un robot prendre le relais
}
page-act-undo = Coup repris.
page-act-resign = Abandon.
page-act-flag = Temps écoulé.
page-qwirkle-did-lot = { $you ->
    [you] Vous commencez
   *[other] { $seat } commence
}{ $why ->
    [largest] : la meilleure série, { $best } tuiles.
    [oldest] : le plus âgé avec la meilleure série, { $best } tuiles.
    [youngest] : le plus jeune avec la meilleure série, { $best } tuiles.
    [drawn] : tirage au sort entre les meilleures séries, { $best } tuiles.
   *[chosen] .
}
page-qwinn-did-lot = { $you ->
    [you] Vous commencez
   *[other] { $seat } commence
}{ $why ->
    [drawn] : tirage au sort.
   *[chosen] .
}
page-illegal-flag-time = { $seat } a encore du temps.
page-pass-device = Passez l’appareil à
page-lift-curtain = Je suis { $name } : montrer ma main
page-peek = Regarder sa propre main
page-cover-hand = Cacher la main
page-watch-at = Pour jouer : { $host }
page-full-screen = Plein écran
page-small-screen = Quitter le plein écran

# La page : la fin et l’histoire.
page-wins = { $margin ->
    [0] { $name } gagne
    [one] { $name } gagne d’un point
   *[other] { $name } gagne de { $margin } points
}
page-you-win = { $margin ->
    [0] Vous gagnez
    [one] Vous gagnez d’un point
   *[other] Vous gagnez de { $margin } points
}
page-shared-win = Victoire partagée : { $names }
page-nobody-wins = Personne ne gagne
page-by-points = { $margin ->
    [one] d’un point
   *[other] de { $margin } points
}
page-series = Dans cette série : { $score }
page-difference = L’avance, manche par manche
page-points-ahead = { $points } d’avance
page-points-behind = { $points } de retard
page-level-points = à égalité
page-next-opponent = Adversaire suivant
page-share-game = Partager cette partie
page-share-link = Lien vers cette partie
page-share-opens = Toute personne ayant le lien peut revoir la partie. Il n’ouvre aucune place.
page-save-picture = Enregistrer en { $kind }
page-picture-saved = Enregistrée.
page-picture-failed = L’image n’a pas pu être faite. Réessayez dans un instant.
page-review-plain = Quels coups ont décidé ?
page-moves = Coups
page-percent = { $percent } %
page-chances-of = { $you ->
    [you] Vos chances de gagner
   *[other] { $name } : chances de gagner
}
page-chances-how = Une pente, c’est la chance ; une barre, une décision. Dessous : la chance, puis vos erreurs.
page-chances-how-plain = Une barre, c’est une décision. Dessous : vos erreurs.
page-lane-luck = chance
page-review-progress = Retour sur la partie… { $percent } %
page-loss = −{ $loss } ± { $error } %
page-loss-points = { $loss ->
    [one] −{ $loss } ± { $error } point
   *[other] −{ $loss } ± { $error } points
}
page-chance-kept = { $you ->
    [you] Un bon coup. Vos chances de gagner : { $percent } %.
   *[other] Un bon coup. Chances de gagner pour { $name } : { $percent } %.
}
page-move-fine = Rien de mieux n’a été trouvé.
page-made = Joué
page-mistake-next = Erreur suivante
page-mistake-before = Précédente
page-mistake-none = Plus d’erreurs
page-what-if = Et si ?
page-what-if-over = La partie serait finie. Victoire : { $names }.
page-what-if-back = Reprendre
page-think-longer = Réfléchir plus
page-chance-error = { $percent } ± { $error } %
page-how-it-went = Le fil de la partie
page-chart = points au-dessus ou au-dessous de la moyenne, par tour de table
page-round = Tour de table
page-last-position = Le plateau à la fin
page-honour-best = { $count ->
    [one] meilleur coup : { $count } point
   *[other] meilleur coup : { $count } points
}
page-honour-full = { $count ->
    [one] une ligne complète
   *[other] { $count } lignes complètes
}
page-honour-full-qwirkle = { $count ->
    [one] un Qwirkle
   *[other] { $count } Qwirkles
}
page-honour-led = { $count ->
    [one] en tête pendant un tour de table
   *[other] en tête pendant { $count } tours de table
}
page-honour-average = { $count ->
    [one] { $count } point par coup en moyenne
   *[other] { $count } points par coup en moyenne
}
page-moment-best = { $points ->
    [one] Meilleur coup : { $name }, { $points } point.
   *[other] Meilleur coup : { $name }, { $points } points.
}
page-moment-lead = En tête pour de bon : { $name }.
page-moment-full = Ligne complète : { $name }, { $points } points.
page-see-board = Voir le plateau
page-back-to-story = Retour au bilan
page-watch-again = Revoir la partie
page-play-again = Revanche
page-rematch-asked = On attend les autres…
page-to-rematch = Vers la revanche

# La page : revoir une partie.
page-replay = Partie revue coup par coup
page-replay-start = Avant le premier coup
page-replay-at = Position dans la partie
page-replay-step = { $step } sur { $of }
page-to-start = Au début
page-step-back = Un coup en arrière
page-run = Lecture automatique
page-stop = Pause
page-step-on = Un coup en avant
page-to-end = À la fin
page-whose-eyes = Point de vue
page-eyes-all = Toutes les mains visibles
page-share-move = Lien vers ce coup
page-record-more = Télécharger la partie :
page-record-text = En texte

# La page : quand quelque chose ne va pas.
page-offline-home = Vous êtes hors ligne. Les règles déjà ouvertes restent lisibles ; le jeu reprendra dès le retour de la connexion.
page-last-table = Votre dernière table
page-open-table = Ouvrir
page-lost-title = Page introuvable
page-lost = Cette adresse ne mène nulle part. Si vous avez un code de table, tapez-le ici.
page-lost-here = Cette adresse ne mène nulle part.
page-too-old = Ce navigateur est trop ancien pour certains plateaux. Mettez-le à jour.
page-not-loaded = Le chargement a échoué
page-not-loaded-more = La connexion est coupée ou lente. Ce que vous avez fait est enregistré.
page-unreachable = Le serveur ne répond pas. Vérifiez votre connexion.
page-not-found = Cela n’existe pas, ou plus.
page-went-wrong = Une erreur est survenue de notre côté ({ $status }).

# La page : ce qui s’est passé pour qui voit le plateau, conseils et retour sur la partie.
page-hint = Conseil
page-hint-how-much = Que voulez-vous savoir ?
page-hint-1 = Où
page-hint-2 = Avec quoi
page-hint-3 = Le coup
page-hint-thinking = Un instant, le robot réfléchit…
page-told-qwirkle-did-place = { $points ->
    [one] Pose : { $tiles } – { $points } point.
   *[other] Pose : { $tiles } – { $points } points.
}
page-row-qwinn-did-go = { $space }
page-row-qwinn-did-go-place = { $space } ; boycott posé : { $boycott }
page-row-qwinn-did-go-remove = { $space } ; boycott retiré : { $boycott }
page-qwirkle-end-emptied = { $you ->
    [you] Le sac est vide et vous avez posé votre dernière tuile.
   *[other] Le sac est vide et { $name } a posé sa dernière tuile.
}
page-told-exago-did-place = { $line ->
    [line] Pion posé : la ligne est complète !
   *[none] Pion posé{ $row ->
            [1] { "" }
            [2] { " " }: deux alignés
            [3] { " " }: trois alignés
            [4] { " " }: quatre alignés
           *[other] { " " }: { $row } alignés
        }{ $stops ->
            [stops] { $you ->
                [you] { " " }; cela vous bloque.
               *[other] { " " }; cela bloque { $seat }.
            }
           *[none] .
        }
}
page-told-exago-did-move = { $line ->
    [line] Pion déplacé : la ligne est complète !
   *[none] Pion déplacé{ $row ->
            [1] { "" }
            [2] { " " }: deux alignés
            [3] { " " }: trois alignés
            [4] { " " }: quatre alignés
           *[other] { " " }: { $row } alignés
        }{ $stops ->
            [stops] { $you ->
                [you] { " " }; cela vous bloque.
               *[other] { " " }; cela bloque { $seat }.
            }
           *[none] .
        }
}{ $back ->
    [0] { "" }
    [one] { " " }Un pion retourne en main.
   *[other] { " " }{ $back } pions retournent en main.
}
page-review = Chance ou talent ?
page-review-what = Un robot fort examine chaque coup : qu’est-ce qui tenait à la chance, et qu’aurait-on pu jouer de mieux ?
page-review-what-plain = Un robot fort examine chaque coup : qu’aurait-on pu mieux jouer ?
page-review-ask = Analyser la partie
page-review-busy = Le robot analyse la partie…
page-review-better = Ce qui aurait été mieux
page-review-clean = Personne n’a fait d’erreur notable.
page-slip-slip = imprécision
page-slip-mistake = erreur
page-slip-blunder = gaffe
page-better = Mieux : { $play }
page-show-better = Montrer le meilleur coup

# Ce qu’entend qui voit le plateau, et les conseils : quoi jouer et pourquoi.
page-told-qwirkle-cell-taken = Il y a déjà une tuile ici : { $tile }.
page-told-qwirkle-cell-twice = Deux tuiles ne peuvent pas être sur la même case : { $tile } et { $other }.
page-told-qwirkle-gap = Il y a un trou ici : les tuiles d’un même tour doivent finir dans la même ligne.
page-told-qwirkle-twin = La ligne aurait deux fois cette tuile : { $tile }.
page-told-qwirkle-pass-place = On ne passe pas tant qu’une tuile peut être posée : { $tile }.
page-told-exago-off-board = C’est en dehors du plateau.
page-told-exago-no-stone = Il n’y a pas de pion à soulever ici.
page-told-exago-not-yours = Ce pion n’est pas à vous ({ $colour }).
page-told-exago-taken = Cette case est déjà occupée ({ $colour }).
page-told-exago-same-cell = Le pion ne peut pas revenir sur la case d’où il vient.
page-told-exago-start = Le premier pion va sur la case Départ.
page-told-exago-island = Ici, le pion ne toucherait aucun autre pion.
page-told-exago-island-falls = Ici, le pion ne toucherait que des pions qui retournent en main.
page-told-exago-smaller-group = Ici, le pion serait dans un groupe trop petit ; il doit être dans le plus grand.
page-told-exago-unfinished = Où poser ce pion ?
page-told-exago-no-pass = On ne passe que si aucun autre coup n’est possible.
page-told-exago-duty = { $colour } menace de compléter une ligne : vous devez l’en empêcher.
page-told-exago-clue-group = { $count ->
    [one] Ce pion reste.
   *[other] Ces { $count } pions restent.
}
page-told-exago-clue-blocks = { $count ->
    [one] Un seul coup l’empêche.
   *[other] { $count } coups l’empêchent.
}
page-hint-where = { $count ->
    [one] Regardez l’endroit marqué d’une ampoule.
   *[other] Regardez les endroits marqués d’une ampoule.
}
page-hint-where-qwirkle = { $count ->
    [one] Regardez à côté de la tuile marquée d’une ampoule.
   *[other] Regardez à côté des tuiles marquées d’une ampoule.
}
page-hint-where-exago = { $count ->
    [one] Regardez à côté du pion marqué d’une ampoule.
   *[other] Regardez à côté des pions marqués d’une ampoule.
}
page-hint-where-qwinn = { $count ->
    [one] Regardez la case marquée d’une ampoule.
   *[other] Regardez les cases marquées d’une ampoule.
}
page-hint-pieces = Prenez ce qui porte une ampoule : { $pieces }.
page-hint-hand = Cette fois, tout dépend de vos propres pièces.
page-told-coach-proof-missed = { $turns ->
    [one] Manqué : une ligne pouvait être terminée tout de suite. Cela décide de la partie.
   *[other] Manqué : une ligne assurée en { $turns } tours. Cela décide de la partie.
}
page-told-coach-proof-lets-in = { $turns ->
    [one] L’adversaire peut alors terminer une ligne tout de suite. Cela décide de la partie.
   *[other] L’adversaire termine alors une ligne en { $turns } tours, quoi que vous fassiez. Cela décide de la partie.
}
page-told-coach-exago-stone = un de vos pions sur le plateau
page-hint-bot-only = C’est le seul coup possible.
page-hint-bot-by-lot = Un coup au hasard.
page-hint-bot-most-points = { $points ->
    [one] Un point : le robot ne voit rien de mieux.
   *[other] { $points } points : le robot ne voit rien de mieux.
}
page-hint-bot-no-points = Le robot ne voit pas de points à prendre.
page-hint-bot-points = { $points ->
    [one] Ce coup vous rapporte un point.
   *[other] Ce coup vous rapporte { $points } points.
}
page-hint-bot-wins = Ce coup vous fait gagner.
page-hint-bot-chance = { $points ->
    [0] Vos chances de gagner contre des joueurs aussi forts que le robot : { $after } % (coups envisagés : { $before } % en moyenne).
    [one] Un point. Vos chances de gagner contre des joueurs aussi forts que le robot : { $after } % (coups envisagés : { $before } % en moyenne).
   *[other] { $points } points. Vos chances de gagner contre des joueurs aussi forts que le robot : { $after } % (coups envisagés : { $before } % en moyenne).
}
page-hint-bot-fell-back-late = Un coup simple : le robot a manqué de temps.
page-hint-bot-fell-back-crash = Un coup simple : le robot n’a rien trouvé de mieux.
page-hint-bot-fell-back-illegal = Un coup simple : le robot n’a rien trouvé de mieux.
page-hint-qwirkle-bot-swaps = { $count ->
    [one] Échangez cette tuile : elle vous rapporterait peu.
   *[other] Échangez ces { $count } tuiles : elles vous rapporteraient peu.
}
page-hint-qwirkle-bot-out = { $points } points, et votre main est vide.
page-hint-qwirkle-bot-full = { $points } points, avec un Qwirkle.
page-hint-qwirkle-bot-lines = Ce coup rapporte { $points } points, sur { $count } lignes à la fois.
page-hint-qwirkle-bot-lines-most = { $points } points sur { $count } lignes : le robot ne voit rien de mieux.
page-hint-qwirkle-bot-keeps = { $points ->
    [one] Un point ; gardez pour un Qwirkle : { $tiles }.
   *[other] { $points } points ; gardez pour un Qwirkle : { $tiles }.
}
page-hint-qwirkle-bot-denies = { $points ->
    [one] Un point, et une occasion de Qwirkle en moins pour les autres.
   *[other] { $points } points, et une occasion de Qwirkle en moins pour les autres.
}
page-hint-qwirkle-bot-end-ahead = { $lead ->
    [one] Vous gagnez ainsi d’au moins un point.
   *[other] Vous gagnez ainsi d’au moins { $lead } points.
}
page-hint-qwirkle-bot-end-behind = { $lead ->
    [one] Si personne ne se trompe, vous perdez tout de même d’un point.
   *[other] Si personne ne se trompe, vous perdez tout de même de { $lead } points.
}
page-hint-qwirkle-bot-end-tie = Si personne ne se trompe, ce sera une égalité.
page-hint-exago-bot-line = Votre ligne est ainsi complète.
page-hint-exago-bot-block = Vous devez bloquer { $who }.
page-hint-exago-bot-sure = Vous compléterez une ligne au prochain tour, quoi qu’il arrive.
page-hint-exago-bot-sees = { $count ->
    [one] Autant que le robot voie, personne n’empêchera votre prochaine ligne.
   *[other] Autant que le robot voie, vous compléterez une ligne en { $count } tours au plus.
}
page-hint-exago-bot-lost = Le robot ne voit plus comment arrêter les autres.
page-hint-exago-bot-fork = Vous menacez ainsi sur { $count } cases à la fois.
page-hint-exago-bot-threat = Vous menacez ainsi de compléter une ligne.
page-hint-exago-bot-falls = { $count ->
    [one] Un pion retourne ainsi en main.
   *[other] { $count } pions retournent ainsi en main.
}
page-hint-exago-bot-hinder = Cela laisse moins de place à { $who }.
page-hint-exago-bot-build = Ce coup prépare vos lignes.
page-hint-exago-bot-best = Le robot ne voit rien de mieux.
page-hint-qwinn-bot-goes = { $points ->
    [one] { $space } : un point.
   *[other] { $space } : { $points } points.
}
page-hint-qwinn-bot-goes-chance = { $points ->
    [one] { $space } : un point. Vos chances de gagner contre des joueurs aussi forts que le robot : { $after } %.
   *[other] { $space } : { $points } points. Vos chances de gagner contre des joueurs aussi forts que le robot : { $after } %.
}
page-hint-qwinn-bot-places = { $points ->
    [one] { $space } : un point, et { $boycott } freine l’adversaire.
   *[other] { $space } : { $points } points, et { $boycott } freine l’adversaire.
}
page-hint-qwinn-bot-removes = { $points ->
    [one] { $space } : un point, et { $boycott } disparaît.
   *[other] { $space } : { $points } points, et { $boycott } disparaît.
}
page-hint-qwinn-bot-fail = Ce tour, ne marquez rien (tour manqué).
page-hint-qwinn-bot-keeps = Gardez { $dice } et relancez les autres.
page-hint-qwinn-bot-keeps-none = Relancez les cinq dés.
page-hint-qwinn-bot-keeps-chance = Gardez { $dice } : { $after } % de chances de gagner contre un joueur aussi fort que le robot, { $stop } % si vous vous arrêtez là.
page-hint-qwinn-bot-keeps-none-chance = Relancez les cinq dés : { $after } % de chances de gagner contre un joueur aussi fort que le robot, { $stop } % si vous vous arrêtez là.
page-hint-qwirkle-did-place = { $points ->
    [one] Poser : { $tiles } – { $points } point.
   *[other] Poser : { $tiles } – { $points } points.
}
page-hint-qwirkle-did-swap = Échanger : { $tiles }.
page-hint-qwirkle-did-pass = Passer.
page-hint-exago-did-pass = Passer.
page-hint-qwinn-did-keep = Garder { $dice } et relancer les autres.
page-hint-qwinn-did-keep-none = Relancer les cinq dés.
page-hint-qwinn-did-go = { $points ->
    [one] Aller sur { $space } : { $points } point.
   *[other] Aller sur { $space } : { $points } points.
}
page-hint-qwinn-did-go-place = { $points ->
    [one] Aller sur { $space } et poser { $boycott } : { $points } point.
   *[other] Aller sur { $space } et poser { $boycott } : { $points } points.
}
page-hint-qwinn-did-go-remove = { $points ->
    [one] Aller sur { $space } et retirer { $boycott } : { $points } point.
   *[other] Aller sur { $space } et retirer { $boycott } : { $points } points.
}
page-hint-qwinn-did-fail = Tour manqué.
page-hint-qwinn-did-fail-lifts = Tour manqué ; votre boycott { $boycott } prend fin.
page-hint-qwinn-did-fail-minus = { $points ->
    [one] Tour manqué ; le Malus coûte { $points } point.
   *[other] Tour manqué ; le Malus coûte { $points } points.
}
page-exago-did-lot = { $you ->
    [you] Vous commencez
   *[other] { $seat } commence
}{ $why ->
    [youngest] : le plus jeune.
    [drawn] : tirage au sort.
   *[chosen] .
}
page-variations = À cette table :
page-level = { $level }, { $number } sur { $of }
page-level-adaptive = Adaptatif
page-level-adaptive-more = suit votre niveau
page-level-adaptive-follows = Il progresse avec vous : vous devriez gagner à peu près une fois sur deux.
page-invited = Ce lien est pour la place de { $name }.
page-move-device = Continuer sur un autre appareil
page-move-device-more = Ouvrez ce lien sur votre autre appareil et prenez place : il aura alors votre place, et celui-ci ne l’aura plus. Quiconque a le lien peut le faire : gardez-le pour vous. Le lien est valable une demi-heure.
page-move-device-link = Créer le lien
page-stand-up = Se lever
page-stand-up-sure = Laisser votre place pour de bon ? Là où des pièces sont cachées, un robot continue avec les vôtres.
page-stand-up-more = Vous laissez votre place pour de bon ; la partie continue sans vous.
page-abandon = Interrompre la partie
page-abandon-sure = Interrompre la partie pour tout le monde ? C’est possible seulement si les autres sont absents depuis trop longtemps.
page-abandon-more = La partie s’arrête pour tout le monde, sans gagnant.
page-remove-player = Retirer de la table
page-devices = { $count } appareils sont connectés à votre place. Si l’un d’eux n’est pas à vous, continuez sur un appareil à vous : lui seul aura votre place.
page-privacy = Vie privée
page-admin = Administration
page-admin-key = Clé d’administration
page-admin-enter = Entrer
page-admin-search = Code ou nom
page-admin-look = Actualiser
page-admin-done = C’est fait.
page-admin-hours = Une exclusion dure
page-admin-reports = Messages signalés
page-admin-remove = Retirer le message
page-admin-keep = Rien à redire
page-admin-ban = Exclure cette adresse
page-admin-ban-maker = Exclure qui l’a mise sur la liste
page-admin-close = Fermer la table
page-admin-unname = Retirer le nom « { $name } »
page-admin-bans = Adresses exclues
page-admin-until = jusqu’au { $time }
page-admin-lift = Lever l’exclusion
page-admin-none = Rien ici.
page-mute-watchers = Masquer les messages des spectateurs
page-more-tables = Plus de tables
page-search-tables = Chercher une table par code ou par nom
page-admin-times =
    { $count ->
        [one] signalé une fois
       *[other] signalé par { $count }
    }
page-admin-for =
    { $count ->
        [one] 1 heure
       *[other] { $count } heures
    }
