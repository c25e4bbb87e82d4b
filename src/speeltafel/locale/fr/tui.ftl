# À la table d’un serveur, dans un terminal en plein écran.
tui-help-address = le serveur, par exemple http://127.0.0.1:8710
tui-help-table = la table à rejoindre
tui-help-secret = le secret de votre place, dans son lien
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
tui-keys-table = F1 aide   F2 coups possibles   F3 reprendre   Échap accueil   Ctrl+Q quitter
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
tui-more = … et { $count } autres. Tapez ? et quelques lettres pour chercher.
tui-none = Aucun coup possible ne contient cela.
tui-no-answer = Le serveur n’a pas répondu. Réessayez dans un instant.
tui-offered = { $name } demande : { $kind } Tapez oui ou non.
tui-offer-undo = reprendre un coup ?
tui-offer-draw = partie nulle ?
tui-offer-rematch = une autre partie ?
tui-offer-stand-in = un robot peut-il prendre le relais ?
tui-offer-pause = faire une pause ?
tui-help = Tapez un coup en texte. Aussi : ? pour les coups possibles, undo (reprendre), draw (partie nulle), resign (abandonner), pause, resume (continuer), rematch (une autre partie), rules (règles du jeu), oui et non pour répondre, say et vos mots.
tui-come-back = Votre place vous reste. Pour revenir : { $command }
