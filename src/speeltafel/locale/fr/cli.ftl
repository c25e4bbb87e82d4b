# Jouer dans un terminal.
play-welcome = { $game }, { $edition } : { $players }.
play-how = Tapez un coup, ? pour les coups possibles, help pour l’aide, quit pour arrêter.
play-player = Joueur { $number }
play-bot = { $name } (robot { $number })
play-prompt = { $name } >{" "}
play-thinking = { $name } réfléchit…
play-bot-fault = { $name } a échoué, et un coup simple a été joué à la place : { $detail }.
play-curtain = C’est à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
play-hide = Appuyez sur Entrée pour cacher vos pièces.
play-legal-count = { $count ->
    [one] Un coup est possible :
   *[other] { $count } coups sont possibles :
}
play-legal-none = Aucun coup possible ne contient « { $text } ».
play-legal-more = … et { $count } autres. Tapez ? et quelques lettres pour chercher (? rs), ou ?? pour tout voir.
play-legal-hint = ? montre ce qui est possible.
play-more = Entrée pour la suite, q pour arrêter{" "}
play-why-hint = why en dit plus ; ? montre ce qui est possible.
play-why-none = Rien n’a été refusé.
play-why-later = { $name } dira pourquoi à la fin de la partie : des pièces sont encore cachées.
play-why-cells = cases : { $cells }
play-why-pieces = pièces : { $pieces }
play-why-code = règle : { $code }
play-bot-says = { $name } : { $words }
play-undo-ask = { $name } veut reprendre un coup. Tout le monde est d’accord ? (o/n)
play-undone = Coup repris.
play-undo-kept = Rien n’a été repris.
play-resign-sure = Voulez-vous vraiment abandonner ? (o/n)
play-score-last = Derniers points, { $name } : { $points }
play-recorded = La partie est dans { $file }.
play-record-file = Dites dans quel fichier : record ma-partie.spel
play-record-exists = { $file } existe déjà ; choisissez un autre nom.
play-record-failed = Impossible d’écrire { $file } : { $why }
play-over = La partie est finie. { $reason }
play-won = { $names } gagne !
play-shared = { $names } se partagent la victoire !
play-draw = Personne ne gagne.
play-again = Encore une partie ? (o/n)
play-bye = Au revoir !
play-kept = La partie est gardée : speeltafel play --resume la reprend.
play-none-left = Aucune partie n’est en attente ici.
play-help =
    Les coups se tapent en texte ; on peut abréger tant qu’il n’y a qu’un sens possible.
      ?          les coups possibles, les meilleurs points d’abord ; ? rs ceux qui contiennent rs ; ?? tous
      why        plus de détails sur le dernier refus, ou sur le dernier coup du robot
      hint N     un conseil : 1 où regarder, 2 avec quoi, 3 le coup et pourquoi (seulement contre des robots)
      rules      les règles de ce jeu
      undo       reprendre votre dernier coup (avec l’accord de tous si le hasard ou des pièces cachées sont intervenus)
      score      les points, et le détail des derniers
      record F   écrire la partie dans le fichier F (.spel ou .json)
      position   la position en une ligne
      resign     abandonner
      quit       quitter la table
    Une ligne vide redessine la table.
play-moves-qwirkle =
    Qwirkle : une tuile est une couleur et une forme : r o y g b p (rouge orange jaune vert bleu violet)
    et c s d t l x (cercle carré losange étoile trèfle croix). Les cases sont x,y : x vers la droite, y vers le bas.
      rs@3,0+bs@3,1    pose le carré rouge en 3,0 et le carré bleu en dessous
      swap:bt+rs       échange l’étoile bleue et le carré rouge
      pass             seulement quand le sac est vide et que rien ne se pose
play-moves-exago =
    Exago : les cases sont q,r avec la case Départ en 0,0.
      1,-1             pose un pion
      1,-1>2,0         déplace un pion
      1,-1>2,0!3,0     de même, quand deux groupes sont de même taille : celui de 3,0 reste
play-moves-qwinn =
    Qwinn! : gardez des dés et relancez les autres, ou allez sur une case.
      keep:33/3        garde deux trois et le dé rouge (keep:33/- relance aussi le rouge, keep:/- tous)
      go:full          va (ou reste) sur full : 2x1 … 2x6 three four full small large topper
      go:full+minus    et place un boycott avec le rouge (+max2 +minus +negeer) ou en retire un (-minus)
      fail             tour manqué : pas de points

# La ligne de commande.
unknown-bot-seat = --bot { $given } : les places vont ici de 1 à { $last }, par exemple --bot 2 ou --bot 2=NIVEAU.
unknown-language = Il n’y a pas de langue « { $given } » ; il y a : { $known }.
unknown-form = { $given } devrait ressembler à { $form }.
cli-about = Une table de jeu pour Qwirkle, Qwinn! et Exago. Sans commande, le serveur démarre et la page s’ouvre.
cli-play = jouer dans ce terminal, avec d’autres au clavier et avec des robots
cli-play-game = jeu ou édition, par exemple qwirkle ou qwirkle/nl-classic
cli-seats = nombre de places ; sans --bot tout le monde est à ce clavier
cli-bot = un robot de ce niveau, à cette place si elle est indiquée (la première est 1) ; peut se répéter
cli-seed = un texte au choix : le même texte donne les mêmes tirages
cli-language = nl, de, fr ou en
cli-option = une option du jeu ; peut se répéter
cli-names = noms des personnes, séparés par des virgules
cli-record = écrire la partie dans ce fichier à la fin (.spel ou .json)
cli-resume = reprendre la partie laissée ici
cli-serve = servir les tables et la page
cli-site = écrire la page sous forme d’un dossier de fichiers que tout serveur web peut servir : le jeu entier, sans notre serveur
cli-site-folder = où : un dossier nouveau ou vide, ou un que cette commande a déjà écrit
cli-site-written = Écrit dans { $folder } : { $size } Mo. Tout serveur web peut le servir ; pour l’essayer : python -m http.server --directory { $folder }
cli-site-not-built = Dans { $folder }, la page n’est pas construite avec Python pour les navigateurs. Réinstallez Speeltafel là où les dépôts de paquets sont accessibles.
cli-site-not-empty = { $folder } contient déjà autre chose. Indiquez un dossier nouveau ou vide, ou un que cette commande a déjà écrit.
cli-host = adresse d’écoute
cli-port = port d’écoute
cli-data = dossier des données
cli-browser = ouvrir la page dans un navigateur
cli-replay = rejouer une feuille de partie pas à pas
cli-picture = dessiner la dernière position d’une partie
cli-picture-file = où l’écrire : un nom qui finit par .svg ou .png
cli-picture-size = link (1200 × 630, avec les noms), wide (1040 × 600) ou tall (336 × 290)
cli-picture-dark = sur fond sombre
cli-file = fichier d’une feuille de partie (.spel ou .json)
cli-eyes = les pièces de qui montrer : un numéro de place, all ou nobody
cli-at = seulement la table après cet événement
cli-game = laquelle des parties d’un fichier qui en contient plusieurs, à partir de 1
cli-game-shown = Partie { $number } sur { $games } ; --game N en montre une autre.
cli-many-games = { $file } contient { $games } parties, et cette commande n’en prend qu’une. Extrayez-la d’abord : speeltafel convert { $file } OUT --game N
cli-verify = vérifier que les tirages d’une partie finie découlent de sa graine
cli-verified = { $deals ->
    [0] Aucun tirage à vérifier.
    [one] Un tirage vérifié : il découle de la graine, et la graine correspond à son empreinte.
   *[other] { $deals } tirages vérifiés : tous découlent de la graine, et la graine correspond à son empreinte.
}
cli-perft = compter les positions qui peuvent suivre
cli-depth = profondeur en actions
perft-stopped = Arrêté : { $counted } premières actions sur { $of } sont comptées ; le total n’est que le leur.
cli-position = une position en une ligne ; sinon le début
cli-bench = mesurer la vitesse des noyaux de calcul
cli-json = écrire le résultat en JSON dans ce fichier ; - pour la sortie standard
cli-json-twice = OUT et --json ne peuvent pas être tous deux la sortie standard (-).
cli-rules = les règles d’un jeu, ses éditions et ses options
cli-rules-seats = { $most ->
    [2] { $least ->
        [2] 2 joueurs. { $source }
       *[other] De { $least } à { $most } joueurs. { $source }
    }
   *[other] De { $least } à { $most } joueurs. { $source }
}
cli-rules-bots = bots, du plus faible au plus fort : { $bots }
cli-rules-option = option { $name } : { $form } (par défaut : { $default })
rules-unwritten = Personne n’a encore écrit ici les règles de ce jeu ; ? montre ce qui est possible.
cli-arena = faire jouer des robots entre eux
cli-selfplay = jouer des parties et garder chaque décision sous forme de données
cli-sit = asseoir un robot à la table d’un serveur
cli-solve = résoudre Qwinn!
cli-tui = jouer dans un terminal en plein écran
cli-review = analyser une partie avec le meilleur robot
cli-backup = écrire toutes les tables dans un fichier
cli-restore = relire les tables d’une sauvegarde
cli-export = écrire les feuilles des parties finies dans un dossier
cli-purge = supprimer les vieilles tables
cli-check = vérifier que chaque table d’une base correspond à son journal, à ses règles et à sa graine
cli-version = version, et quels noyaux de calcul sont compilés
cli-kernel-compiled = compilé
cli-kernel-interpreted = interprété
cli-missing = « { $command } » ne fait pas partie de cette installation ({ $why }).
cli-extra = « { $command } » demande plus que ce qui est installé ici. Pour l’installer : pip install "speeltafel[{ $extra }]"
cli-file-missing = Impossible de lire { $file } : { $why }
cli-neither =
    « { $text } » n’est ni un fichier ni une position d’un jeu :
    { $why }
cli-neither-more =
    { $why }
    { $more }
cli-file-unwritten = Impossible d’écrire { $file } : { $why }
cli-broke = Quelque chose s’est mal passé, et cela n’aurait pas dû : { $error }. SPEELTAFEL_TRACEBACK=1 montre où.
sit-unreadable = Le serveur a envoyé quelque chose que ce programme ne peut pas lire : { $what } Il est peut-être d’une version plus récente.
sit-bad-address = « { $address } » n’est pas l’adresse d’un serveur. En voici une : http://127.0.0.1:8710
sit-unknown-words = { $id }
cli-older-reading = Partie jouée selon une lecture plus ancienne des règles ({ $option } { $value }).
cli-option-ages = l’âge des joueurs, un par place, - si inconnu ; décide qui commence là où la règle le demande
cli-option-first = la place qui commence, comptée à partir de 0, au lieu de suivre la règle
cli-option-colours = la couleur de chaque place, - pour celle qui est tirée au sort
cli-option-handicap = autant de pions en moins, un nombre par place, mais jamais moins qu’il n’en faut pour une ligne
cli-option-cap = les points au-delà sont perdus
cli-analyse = essayer des coups depuis n’importe quel moment d’une partie ou n’importe quelle position
cli-engine = essayer un programme qui parle le protocole des moteurs
cli-convert = écrire des parties sous une autre forme
engine-missing = « { $command } » ne peut pas démarrer : { $error }.
engine-not-found = « { $command } » ne peut pas démarrer : il n’y a pas de programme « { $program } ».
engine-here = « { $program } » est bien ici, mais ce nom seul n’est pas une commande : écrivez « ./{ $program } », ou d’abord ce qui l’exécute, par exemple « python3 { $program } ».
engine-not-executable = « { $program } » ne peut pas être exécuté comme programme : autorisez-le par « chmod +x { $program } », ou écrivez d’abord ce qui l’exécute, par exemple « python3 { $program } ».
engine-option = « { $command } » n’a pas de réglage « { $option } » ; il a : { $known }.
engine-said = { $words }
engine-help-program = le programme avec ses arguments, comme ./mybot ou "python mybot.py"
engine-help-games = combien de parties il joue
engine-help-seconds = secondes de calcul par coup
engine-help-seed = la graine de la première partie
engine-good = bon
engine-bad = faux
engine-greets = répond « ready » à « speeltafel 1 »
engine-options = accepte « set » pour chacun de ses réglages
engine-unknown = répond « error » à une ligne inconnue et continue
engine-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} : { $illegal ->
    [one] { $illegal } interdit
   *[other] { $illegal } interdits
}, { $late } en retard, { $crash ->
    [one] { $crash } raté
   *[other] { $crash } ratés
}
engine-speaks = ne dit que des lignes du protocole
engine-stops = joue quand on lui dit d’arrêter, et une seule fois
engine-quits = se termine de lui-même après « quit »
cli-to = spel ou json ; sinon, selon la fin du nom de OUT
cli-out = le fichier à écrire, - pour la sortie standard
cli-converted = { $games ->
    [one] 1 partie
   *[other] { $games } parties
 }
cli-no-server = Personne ne répond à { $address } ({ $error }).
cli-no-terminal = « tui » a besoin d’un terminal pour dessiner ; l’entrée ou la sortie est ici autre chose.
cli-example = Exemple : { $example }
cli-completion = afficher ce qu’il faut à un shell pour compléter commandes et options
cli-completion-shell = le shell
cli-picture-game = FILE est une position de ce jeu, pas un enregistrement
