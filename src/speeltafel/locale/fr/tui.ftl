# À la table d’un serveur, dans un terminal en plein écran.
tui-help-address = le serveur, par exemple http://127.0.0.1:8710 ; ou le fichier d’une partie jouée, pour la revoir ; sans l’un ni l’autre, les tables sont celles de ce terminal
tui-help-table = la table à rejoindre
tui-help-secret = le secret de votre place, ou l’invitation du lien (#s=…), qui ne sert qu’une fois
tui-help-name = votre nom à la table
tui-no-server = Personne ne répond à { $address } ({ $error }). Lancez-y un serveur avec : speeltafel serve
tui-edition = Jeu
tui-seats = Joueurs
tui-level = Robots
tui-play = Jouer
tui-join = Rejoindre
tui-code = Code ou lien d’une table
tui-table = Table ouverte
tui-game = Jeu
tui-players = Joueurs
tui-keys-home = Tab suivant   Entrée choisir   F5 actualiser   Ctrl+Q quitter
tui-keys-table = F1 aide  F2 coups  F3 annuler  F4 conseil  F6/F7 revoir  F8 analyse  Échap
tui-waiting = Table { $table } : on attend que tout le monde soit là…
tui-prompt = un coup, ou help
tui-your-turn = C’est à vous de jouer.
tui-their-turn = C’est à { $name } de jouer.
tui-watcher = Un spectateur
tui-player = Joueur { $number }
tui-ready = { $points ->
    [0] Entrée joue { $action }.
    [one] Entrée joue { $action } pour un point.
   *[other] Entrée joue { $action } pour { $points } points.
}
tui-steps = Possible : { $steps }
tui-more = … et { $count } autres. Tapez ? et quelques lettres pour chercher.
tui-none = Aucun coup possible ne contient cela.
tui-no-answer = Le serveur n’a pas répondu. Réessayez dans un instant.
tui-offered = { $name } demande : { $kind } Tapez oui ou non.
tui-offer-undo = reprendre un coup ?
tui-offer-draw = partie nulle ?
tui-offer-rematch = une autre partie ?
tui-offer-stand-in = un robot peut-il prendre le relais ({ $about }) ?
tui-offer-hints = autoriser les conseils ?
tui-offer-pause = faire une pause ?
tui-help = Tapez un coup en texte, ou composez-le en cliquant sur le plateau et appuyez sur Entrée. Aussi : ? pour les coups possibles, hint (conseil), review (analyse, la partie finie), undo (reprendre), draw (partie nulle), resign (abandonner), pause, resume (continuer), rematch (une autre partie), rules (règles du jeu), save (enregistrer) et un nom de fichier, oui et non pour répondre, say et vos mots.
tui-come-back = Votre place vous reste. Pour revenir : { $command }
tui-people = Joueurs ici
tui-people-here = { $count ->
    [one] 1 joueur ici
   *[other] { $count } joueurs ici
}
tui-curtain = { $name }, c’est à vous. Que les autres détournent les yeux ; appuyez sur Entrée pour voir votre main.
tui-looking = Coup { $number } sur { $of }. { $what } (F6 reculer, F7 avancer)
tui-saved = Enregistré sous { $file }. Pour revoir la partie : speeltafel review { $file }
tui-table-gone = Cette table est fermée.
tui-table-where = La table { $table } est sur un serveur : indiquez aussi son adresse, par exemple speeltafel tui http://127.0.0.1:8710 --table { $table }
tui-picked = { $piece } est en main : cliquez sur la case où la poser.
tui-reviewing = Analyse de la partie : { $percent } %
tui-reviewed = L’analyse est prête : F6 et F7 montrent ce qu’elle dit de chaque coup.
