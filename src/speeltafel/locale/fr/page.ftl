# La page : accueil.
page-sit-down = À table.
page-what-this-is = Trois jeux, une table. Ensemble sur le canapé, à distance, ou contre l’ordinateur. Sans compte.
page-home = Vers l’accueil
page-language = Langue
page-theme = { $theme ->
    [light] Clair, appuyez pour sombre
    [dark] Sombre, appuyez pour suivre l’appareil
   *[auto] Clair ou sombre comme l’appareil, appuyez pour clair
}
page-close = Fermer
page-moment = Un instant…
page-try-again = Réessayer
page-new-table = Nouvelle table
page-with-whom = Avec qui ?
page-with = { $company ->
    [friends] Amis par lien
    [device] Sur un appareil
   *[bot] Ordinateur
}
page-press = { $company ->
    [friends] Jouer avec des amis
    [device] Jouer sur cet appareil
   *[bot] Jouer tout de suite contre l’ordinateur
}
page-set-up = Préparer une table de { $game }
page-game-qwirkle = Qwirkle
page-game-exago = Exago
page-game-qwinn = Qwinn!
page-facts-qwirkle = 45 min
page-facts-exago = 15 min
page-facts-qwinn = 20 min
page-table-code = Code de la table
page-join = Rejoindre
page-watch = Regarder
page-code-wanted = Tapez d’abord le code affiché sur l’autre écran.
page-no-such-table = Aucune table n’a ce code. Regardez encore une fois l’autre écran.
page-still-going = En cours
page-waiting = attend les autres
page-your-turn = à vous de jouer
page-forget = Retirer la table { $table } de cette liste
page-open-tables = Tables ouvertes
page-free-places = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
page-somebody = Quelqu’un
page-your-games = Vos parties
page-nothing-played = Les parties terminées apparaissent ici, avec vos chiffres. Cet appareil s’en souvient, lui seul.
page-figure-played = jouées
page-figure-won = gagnées
page-figure-best = meilleur coup
page-figure-highest = record
page-drawn = partie nulle
page-you-won = gagné
page-you-lost = perdu
page-won-by = victoire de { $names }
page-all-games = Toutes les { $count } parties
page-fewer = Moins
page-carry = Emporter
page-carry-more = Vos places et vos chiffres sont sur cet appareil. Ce code les emporte sur un autre ; gardez-le pour vous, car il ouvre vos places.
page-carry-code = Code de cet appareil
page-carry-here = Code d’un autre appareil
page-receive = Apporter ici
page-received = { $count ->
    [0] Rien de nouveau : cet appareil les connaissait toutes.
    [one] Une partie est arrivée.
   *[other] { $count } parties sont arrivées.
}
page-bad-code = Ce code n’est pas entier. Copiez-le encore une fois, du début à la fin.
page-copy = Copier
page-copied = Copié
page-share = Partager
page-as-you-like = Comme vous l’aimez
page-your-name = Votre nom
page-symbols = Un symbole sur chaque couleur
page-less-motion = Moins de mouvement
page-sound = Bruit des pièces sur la table

# La page : préparer une table.
page-table-of = Une table de { $game }
page-who-plays = Qui joue ?
page-place = Place { $number }
page-name = Nom
page-name-of = Nom à la place { $number }
page-seat-me = Moi
page-seat-here = Ici aussi
page-seat-friend = Lien secret personnel
page-seat-open = Qui a le lien
page-seat-open-more = Un lien pour tous ; qui l’ouvre prend place.
page-seat-bot = Ordinateur : { $level }
page-strength = De quelle force est l’ordinateur ?
page-add-place = Un de plus
page-remove-place = Retirer la place { $number }
page-passed-around = Vous vous passez cet appareil ; un rideau cache les mains entre les tours.
page-edition = Édition
page-edition-qwirkle-nl-classic = Qwirkle, les blocs en bois
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
page-more-choices = Plus de choix
page-option-side = Taille du plateau
page-option-side-more = Hexagones par côté
page-option-duty = Devoir de bloquer
page-option-duty-more = Qui vous devez arrêter s’il peut faire une ligne
page-option-duty-next = le joueur suivant
page-option-duty-nearest = le premier qui menace
page-option-duty-off = personne
page-option-early-moves = Déplacer plus tôt
page-option-early-moves-more = On peut déplacer un pion même s’il en reste en main
page-option-bridge = Construire des ponts
page-option-bridge-more = Posez d’abord le pion levé, voyez ensuite ce qui tombe
page-option-target = Points pour gagner
page-option-negeer-stops-topper = Ignorer vaut aussi pour Topper
page-option-negeer-stops-topper-more = Sous Ignorer, un pas au plus, même vers et depuis Topper
page-clock = Temps par coup
page-pace = { $pace ->
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
    [day] 1 jour
    [week] 1 semaine
   *[none] sans limite
}
page-listed = Sur la liste des tables ouvertes
page-listed-more = Des inconnus peuvent prendre les places ouvertes
page-rules = Règles du jeu
page-example = Exemple
page-lay-table = Mettre la table
page-play-now = Jouer

# La page : avant la partie.
page-join-at = Rejoignez { $host } avec le code
page-send-link = Envoyez ce lien, ou faites scanner le carré
page-watch-along = Regardez sur { $host }
page-watch-how = Ouverte sur une télévision, cette table montre le plateau à tous.
page-games = Jeux
page-join-how = Qui ouvre le lien prend place. Ouvert sur une télévision, il montrera le plateau.
page-only-here = Seul cet appareil peut ouvrir cette adresse. Pour les téléphones : ./start serve --host 0.0.0.0
page-qr = Code carré avec le lien vers cette table
page-waiting-for = { $count ->
    [0] Tout le monde est là
    [one] On attend encore quelqu’un
   *[other] On attend encore { $count } personnes
}
page-place-free = Place libre
page-place-free-more = pour qui vient avec le code
page-place-link-more = prend place avec ce lien
page-link-for = Lien pour la place { $number }
page-qr-of-place = Afficher le code carré
page-new-link = Nouveau lien
page-free-place = Ouvrir la place à tous
page-take-place = Prendre place
page-you-here = vous, sur cet appareil
page-is-there = est là
page-is-away = est absent pour le moment
page-is-bot = Un robot : ici joue l’ordinateur.
page-bot-names = Robot Lou, Robot Jules, Robot Inès, Robot Gaspard, Robot Zoé, Robot Léon, Robot Rose, Robot Hugo
page-player = Joueur { $number }
page-opening = La table { $table } s’ouvre…

# La page : à table.
page-seats = Places
page-you = vous
page-you-name = Vous
page-to-move = doit jouer
page-away = est absent
page-points-label = Points
page-stand-in = un robot remplace
page-board = Le plateau
page-menu = Menu
page-beside = À côté du plateau
page-turn-number = tour { $number }
page-last-plays = Derniers coups
page-history = Tous les coups
page-nothing-yet = Rien n’a encore été joué.
page-bonus = (dont { $bonus } de bonus)
page-chat = Parler
page-chat-unread = { $count ->
    [one] Parler, un nouveau message
   *[other] Parler, { $count } nouveaux messages
}
page-no-chat = Personne n’a encore rien dit.
page-say-something = Dites quelque chose
page-send = Envoyer
page-phrases = Mots rapides
page-watcher = Quelqu’un qui regarde
page-report = Signaler ce que dit { $name }
page-mute = Ne plus entendre ce joueur
page-unmute = Entendre à nouveau ce joueur
page-offer-stand-in = Laisser un robot jouer pour ce joueur
page-undo = Reprendre mon dernier coup
page-pause = Arrêter l’horloge
page-resume = Continuer
page-offer-draw = Proposer la nulle
page-invite = Inviter ou regarder
page-invite-more = Qui ouvre ce lien prend place s’il en reste une, et regarde sinon. Ouvrez-le sur la télévision pour le plateau commun.
page-table-link = Lien de cette table
page-resign = Abandonner
page-resign-sure = Abandonner cette partie ?
page-no-go-on = Non, continuer
page-leave = Partir ; votre place reste
page-big-hand = Plateau sur la télévision
page-big-hand-more = Cet appareil montre votre main en grand
page-notify = Me prévenir quand c’est à moi
page-to-board = Vers le plateau
page-age = Âge de { $name }
page-age-more = Seulement là où l’âge décide qui commence
page-free-chat = Mots libres
page-free-chat-more = Sinon, seuls les mots rapides
page-forget-me = Effacer mon nom et mes mots ici
page-forgotten = Votre nom et vos mots sont effacés de cette table.
page-renamed = Tous voient votre nouveau nom.
page-changed = C’est changé.
page-announce = { $name } : { $told }
page-offline = La connexion est coupée ; nous essayons encore.
page-queued = Votre coup est gardé et part dès que la connexion revient.
page-offer = { $kind ->
    [undo] { $name } voudrait reprendre un coup.
    [draw] { $name } propose la nulle.
    [rematch] { $name } voudrait rejouer.
    [stand-in] { $name } demande qu’un robot joue pour { $about }.
   *[pause] { $name } voudrait arrêter l’horloge.
}
page-offer-stands = { $kind ->
    [undo] Vous avez demandé à reprendre un coup.
    [draw] Vous avez proposé la nulle.
    [rematch] Vous avez demandé une autre partie.
    [stand-in] Vous avez demandé qu’un robot continue.
   *[pause] Vous avez demandé d’arrêter l’horloge.
}
page-agree = D’accord
page-decline = Non
page-withdraw = Tant pis
page-is-paused = L’horloge est arrêtée.
page-paused = arrêtée
page-days-left = { $days ->
    [one] encore un jour
   *[other] encore { $days } jours
}
page-hours-left = { $hours ->
    [one] encore une heure
   *[other] encore { $hours } heures
}
page-time-over = { $name } n’a plus de temps.
page-claim = { $players ->
    [2] Terminer la partie et gagner
   *[other] Laisser un robot continuer
}
page-act-undo = reprend un coup.
page-act-resign = abandonne.
page-act-flag = n’a plus de temps.
page-qwirkle-did-lot = { $you ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
page-qwinn-did-lot = { $you ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
page-illegal-flag-time = { $seat } a encore du temps.
page-pass-device = Passez l’appareil à
page-lift-curtain = Je suis { $name }, lever le rideau
page-peek = Regarder sa propre main
page-cover-hand = Cacher la main
page-watch-at = Rejoindre sur { $host }
page-full-screen = Plein écran
page-small-screen = Plus petit

# La page : la fin et l’histoire.
page-wins = { $margin ->
    [0] { $name } gagne
    [one] { $name } gagne d’un point
   *[other] { $name } gagne de { $margin }
}
page-you-win = { $margin ->
    [0] Vous gagnez
    [one] Vous gagnez d’un point
   *[other] Vous gagnez de { $margin }
}
page-shared-win = { $names } partagent la victoire
page-nobody-wins = Personne ne gagne
page-how-it-went = Le fil de la partie
page-chart = points d’avance sur la moyenne de la table, tour après tour
page-round = Tour
page-last-position = La dernière position
page-honour-best = meilleur coup, { $count }
page-honour-full = { $count ->
    [one] une ligne complète
   *[other] { $count } lignes complètes
}
page-honour-full-qwirkle = { $count ->
    [one] un Qwirkle
   *[other] { $count } Qwirkles
}
page-honour-led = { $count ->
    [one] en tête pendant un tour
   *[other] en tête pendant { $count } tours
}
page-honour-average = { $count } par coup en moyenne
page-moment-best = { $name } fait le meilleur coup : { $points }.
page-moment-lead = { $name } prend la tête pour de bon.
page-moment-full = { $name } complète une ligne : { $points }.
page-see-board = Voir le plateau
page-back-to-story = Retour à l’histoire
page-watch-again = Revoir
page-play-again = Rejouer
page-rematch-asked = On attend les autres…
page-to-rematch = À la partie suivante

# La page : revoir une partie.
page-replay = Revoir
page-replay-start = Avant le premier coup
page-replay-at = Place dans la partie
page-replay-step = { $step } sur { $of }
page-to-start = Au début
page-step-back = Un coup en arrière
page-run = Dérouler
page-stop = Arrêter
page-step-on = Un coup en avant
page-to-end = À la fin
page-whose-eyes = Par les yeux de qui
page-eyes-all = Toutes les mains ouvertes
page-share-move = Lien vers ce coup précis
page-record-more = Garder le relevé de la partie :
page-record-text = En texte

# La page : quand quelque chose ne va pas.
page-offline-home = Pas de réseau. Les règles déjà lues restent lisibles ; le jeu reprend dès que le réseau revient.
page-lost-title = Personne ici
page-lost = Cette adresse ne mène nulle part. Avec un code de table, vous irez plus loin.
page-not-loaded = Cette partie n’est pas arrivée
page-not-loaded-more = Le réseau est coupé ou lent. Ce que vous avez fait est gardé.
page-unreachable = Le serveur ne répond pas. Le réseau est-il là ?
page-not-found = Ce n’est pas (ou plus) ici.
page-went-wrong = Quelque chose s’est mal passé chez nous ({ $status }).

# La page : ce qui s’est passé pour qui voit le plateau, conseils et retour sur la partie.
page-hint = Conseil
page-hint-thinking = Je réfléchis…
page-dice = { $whites ->
    [none] le { $red } rouge
   *[other] { $red ->
        [none] { $whites }
       *[other] { $whites } et le { $red } rouge
    }
}
page-told-qwirkle-did-place = { $points ->
    [one] Pose { $tiles } : { $points } point.
   *[other] Pose { $tiles } : { $points } points.
}
page-told-exago-did-place = { $line ->
    [line] Pose un pion : la ligne est complète !
   *[none] Pose un pion.
}
page-told-exago-did-move = { $line ->
    [line] { $back ->
        [0] Déplace un pion : la ligne est complète !
        [one] Déplace un pion : la ligne est complète ! Un pion est rendu.
       *[other] Déplace un pion : la ligne est complète ! { $back } pions sont rendus.
    }
   *[none] { $back ->
        [0] Déplace un pion.
        [one] Déplace un pion. Un pion est rendu.
       *[other] Déplace un pion. { $back } pions sont rendus.
    }
}
page-review = Chance ou talent ?
page-review-what = Un robot fort revoit chaque coup : qu’est-ce qui tenait à la chance, et qu’aurait-on pu jouer de mieux ?
page-review-ask = Revoir la partie
page-review-busy = Le robot revoit tout…
page-review-how = En pour cent de chances de gagner, selon { $bot }. Ajouté à une part égale pour tous, cela donne le résultat.
page-review-luck = chance
page-review-gifts = reçu
page-review-given = donné
page-review-better = Ce qui aurait été mieux
page-review-clean = Personne n’a rien laissé échapper.
page-slip-slip = imprécision
page-slip-mistake = erreur
page-slip-blunder = bévue
page-better = Mieux : { $play }
page-chance-now = Chances de gagner : { $percent } %
page-show-better = Montrer le meilleur coup
page-better-shown = Ceci aurait été mieux pour { $name }.
page-review-luck-exago = cours
