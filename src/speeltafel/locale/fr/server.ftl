# Ce que dit le serveur lui-même.
server-no-table = Il n’y a pas de table « { $table } ».
server-table-broken = La table { $table } ne peut pas être ouverte : ce qui en est enregistré ne convient pas. La personne qui gère ce serveur peut en savoir plus.
server-wrong-secret = Ce lien n’ouvre plus de place ici. Demandez-en un nouveau à la personne qui a créé la table.
server-not-your-seat = Ce n’est pas votre place.
server-seat-gone = Votre place a été donnée à quelqu’un d’autre, ou son lien a été renouvelé.
server-not-started = La partie n’a pas encore commencé : tout le monde n’est pas arrivé.
server-paused = La partie est en pause. Reprenez-la d’abord.
server-moved-on = La partie a continué entre-temps. Regardez à nouveau avant de jouer.
server-hello-first = Dites d’abord bonjour : le premier message nomme la table.
server-hello-once = Vous avez déjà dit bonjour ; ouvrez une autre connexion pour une autre table.
server-other-table = Cette connexion est celle de la table { $line } ; la table { $table } a la sienne.
server-unreadable = Ce message nous est inconnu : { $what }
server-bad-request = Cette demande ne convient pas : { $what }
server-too-long = Le message est trop long ; { $most } caractères au plus.
server-body-long = La demande est trop longue.
server-too-fast = C’est trop à la fois. Attendez un instant.
server-busy = Le serveur est très occupé. Réessayez dans un instant.
server-many-tables = Vous avez créé beaucoup de tables. Attendez un peu avant d’en créer une autre.
server-sockets = Trop de connexions sont ouvertes. Fermez-en quelques-unes et réessayez.
server-closing = Le serveur redémarre. Vous retrouverez votre table dans un instant.
server-other-release = Cette page ou ce programme et le serveur n’ont pas la même version ({ $yours } et { $ours }). Rechargez la page ou mettez le programme à jour.
server-not-stored = Cela n’a pas pu être enregistré et n’a donc pas compté. Réessayez.
server-fault = Une erreur s’est produite ici. Ce n’est pas votre faute ; réessayez.
server-foreign-origin = Cette page ne peut pas parler à ce serveur.
server-no-page = Il n’y a rien à cette adresse.
server-owner-only = Seule la personne qui a créé la table peut le faire.
server-admin-only = Il faut pour cela la clé de l’administrateur.
server-only-bots = Une table demande au moins une personne.
server-no-open-place = Il n’y a pas de place libre à cette table.
server-no-person = Il n’y a personne à remplacer à cette place.
server-no-place = Cette table n’a pas de place { $place }.
server-bad-clock = Le temps par coup va de 1 seconde à 1 heure, ou de 1 à 30 jours.
server-no-offer = Cette proposition n’est plus valable.
server-stand-in-whom = Dites pour qui un robot doit jouer.
server-stand-in-bot = Un robot y joue déjà.
server-stand-in-there = Cette personne est là. Un robot ne peut jouer que pour quelqu’un qui est hors ligne.
server-stand-in-soon =
    { $seconds ->
        [one] Cette personne vient de partir. Un robot pourra prendre le relais dans une seconde.
       *[other] Cette personne vient de partir. Un robot pourra prendre le relais dans { $seconds } secondes.
    }
server-undo-away = Depuis ce coup, quelque chose a été révélé. On ne peut le reprendre que si tout le monde est d’accord, et il manque quelqu’un.
server-draw-bots = Les robots jouent jusqu’au bout ; ils n’acceptent pas de partie nulle.
server-rematch-running = La partie n’est pas encore finie.
server-rematch-made = La revanche existe déjà.
server-claim-self = C’est votre propre temps qui est écoulé.
server-abandon-others = D’autres jouent encore. Proposez une partie nulle ou abandonnez.
server-say-what = Dites quelque chose : un texte ou un message rapide, l’un des deux.
server-say-seat = Dites quelle place parle.
server-no-phrase = Il n’y a pas de message rapide « { $phrase } ».
server-phrases-only = Ici, seuls les messages rapides sont possibles.
server-chat-fast = Vous parlez bien vite. Attendez un instant.
server-no-line = Il n’y a pas de message { $number } ici.
server-mute-whom = Dites de quelle autre place masquer les messages.
server-push-host = Ce service de notification nous est inconnu.
server-push-keys = Ce ne sont pas les clés d’un abonnement aux notifications d’un navigateur.
server-not-http = Ce n’est pas une requête HTTP lisible.
server-head-long = L’en-tête de la demande est trop long.
server-slow-request = La demande est arrivée trop lentement. Envoyez-la de nouveau.
server-unknown-host = Ce serveur ne se connaît pas sous ce nom. La personne qui le gère peut donner à SPEELTAFEL_PUBLIC_URL l’adresse que l’on ouvre.
server-undone-often = À cette table, on a repris tant de coups que ce n’est plus possible. Continuez, ou commencez une nouvelle partie.
push-your-turn = { $game } : c’est à vous de jouer.
push-over = Votre partie est finie ({ $game }).

# Phrases toutes faites pour la table.
phrase-hello = Bonjour !
phrase-have-fun = Bonne partie à tous !
phrase-well-played = Bien joué !
phrase-nice-move = Joli coup !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-lucky = Quel coup de chance !
phrase-thinking = Laissez-moi réfléchir…
phrase-hurry = À toi de jouer !
phrase-back-soon = Je reviens tout de suite.
phrase-im-back = Me revoilà.
phrase-sorry = Pardon !
phrase-yes = Oui !
phrase-no = Non.
phrase-good-game = Belle partie !
phrase-again = On en refait une ?
phrase-must-go = Je dois y aller.
phrase-bye = Au revoir !

# Réglages et entretien.
serve-open = Speeltafel est ouvert à l’adresse { $address } (Ctrl+C pour l’arrêter).
setting-port = { $port } n’est pas un port : choisissez-en un de 1 à 65535.
setting-port-taken = Le port { $port } est utilisé par un autre programme, peut-être par un Speeltafel encore en marche. Arrêtez-le, ou choisissez un autre port avec --port.
setting-port-forbidden = Le port { $port } demande des droits particuliers. Choisissez-en un au-dessus de 1023 avec --port.
setting-host = Cette machine n’a pas d’adresse « { $host } ». Prenez 127.0.0.1 pour cette machine seulement, 0.0.0.0 pour tout le réseau.
setting-listen = Impossible d’écouter sur { $host }, port { $port } : { $why }
setting-data-folder = Le dossier de données { $folder } est inutilisable : { $why }. Choisissez-en un autre avec --data.
setting-no-database = La base de données { $database } est inutilisable : { $why }
setting-redis = SPEELTAFEL_REDIS_URL n’est pas valable : il faut quelque chose comme redis://hôte:6379/0.
setting-log = { $name }={ $value } ne convient pas ; valeurs possibles : { $known }.
setting-number = { $name }={ $value } ne convient pas : il faut un nombre entier de { $least } à { $most }, par exemple { $example }.
setting-address = { $name }={ $value } ne convient pas : il faut une adresse sans chemin, par exemple https://jeux.example.org.
setting-database = SPEELTAFEL_DATABASE_URL ne convient pas : il faut postgresql://utilisateur@hôte/nom ou sqlite:///fichier.
setting-redis-alone = SPEELTAFEL_REDIS_URL sert à plusieurs processus, qui ont besoin de PostgreSQL : définissez aussi SPEELTAFEL_DATABASE_URL.
setting-data-taken = Un autre serveur utilise { $folder }. Arrêtez-le, choisissez un autre dossier avec --data, ou définissez SPEELTAFEL_DATABASE_URL vers un PostgreSQL.
setting-wal-damaged = Le journal { $file } est endommagé : à partir de l’octet { $at }, au moins { $lost } modifications enregistrées sont illisibles. Restaurez une sauvegarde ; docs/hosting.md (« A damaged log ») explique comment continuer avec le reste.
setting-newer = La base de données appartient à une version plus récente que celle-ci. { $why }
upkeep-file = le fichier de sauvegarde
upkeep-folder = dossier des parties
upkeep-data = dossier des données du serveur
upkeep-days = supprimer les tables inutilisées depuis tant de jours
upkeep-dry = seulement les compter
upkeep-saved = { $tables ->
    [one] { $tables } table est enregistrée dans { $file }.
   *[other] { $tables } tables sont enregistrées dans { $file }.
}
upkeep-restored = { $tables ->
    [one] { $tables } table est de retour.
   *[other] { $tables } tables sont de retour.
}
upkeep-exported = { $games ->
    [one] { $games } partie est écrite dans { $folder }.
   *[other] { $games } parties sont écrites dans { $folder }.
}
upkeep-purged = { $tables ->
    [one] { $tables } table est supprimée.
   *[other] { $tables } tables sont supprimées.
}
upkeep-would-purge = { $tables ->
    [one] { $tables } table serait supprimée.
   *[other] { $tables } tables seraient supprimées.
}
upkeep-not-empty = Il y a déjà des tables ; une sauvegarde ne se restaure que dans une base vide.
upkeep-unreadable = { $file }, ligne { $line } : ce n’est pas une sauvegarde de chez nous : { $why }
upkeep-file-trouble = { $file } : { $why }
upkeep-no-data = Il n’y a pas de données de serveur dans { $file }. Choisissez le dossier avec --data.
upkeep-saved-bad = { $rows ->
    [one] Une ligne ne convient pas, et restore refusera le fichier à cause d’elle. Corrigez-la ou supprimez sa table tant que c’est possible ; speeltafel check en dit plus.
   *[other] { $rows } lignes ne conviennent pas, et restore refusera le fichier à cause d’elles. Corrigez-les ou supprimez leurs tables tant que c’est possible ; speeltafel check en dit plus.
}
upkeep-replace = écraser ce qui existe déjà
upkeep-file-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom, ou écrasez-le avec --replace.
upkeep-file-other = { $file } existe déjà et n’est pas un fichier ordinaire ; il reste tel quel. Choisissez un autre nom.
row-form = cela ne convient pas : { $what }
row-format = le fichier doit commencer par { $expected }
row-long = la ligne dépasse { $most } octets
row-table = une base de chez nous n’a pas de « { $name } »
row-twice = la table { $table } y est deux fois
row-orphan = cela appartient à la table { $table }, qui ne vient pas avant
row-refused = une ligne y est deux fois, ou dépend d’une ligne qui n’y est pas
row-commitment = la graine n’est pas celle dont l’empreinte a été montrée
row-people = { $people } personnes sont assises sur { $chairs } chaises
row-listed = la table est publique, ou ne l’est pas, contrairement à ce qu’elle dit
row-gap = le journal a { $events } événements, mais le dernier porte le numéro { $last }
row-log-open = personne n’est encore assis à la table, mais elle a un journal
row-log-none = la partie est finie, mais elle n’a pas de journal
row-status = l’état « { $found } » ne correspond pas à ce qui a été joué
row-ahead = { $moves } coups ont été joués, mais la table n’a compté que { $version } étapes
check-bad = { $table } : { $why }
check-orphan = il en reste des lignes dans « { $name } », mais la table n’existe pas
check-no-schema = Ce n’est pas une base de données de Speeltafel.
check-schema = La base a le schéma { $found }, et cette version vérifie le schéma { $expected }. Un schéma plus ancien est mis à jour au démarrage du serveur.
check-done = Vérifié : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, { $deals ->
    [one] { $deals } tirage
   *[other] { $deals } tirages
}.
check-result = { $bad ->
    [0] Tout est en ordre.
    [one] L’un d’eux n’est pas en ordre ; voir ci-dessus.
   *[other] { $bad } d’entre eux ne sont pas en ordre ; voir ci-dessus.
}

server-hand-dealt = Ce qui a été distribué à cette place, personne d’autre ne peut le voir ; un robot continue avec.
talk-new-link = Un nouveau lien a été créé pour cette place ; l’ancien ne fonctionne plus.
talk-removed = A été retiré de la table par la personne qui l’a créée.
server-stand-in-clock = Cette partie se joue à la pendule. Un robot pourra jouer à sa place quand son temps sera écoulé.
server-stand-in-later =
    { $minutes ->
        [one] Cette personne n’est pas absente depuis longtemps. Un robot pourra jouer à sa place dans une minute.
       *[other] Cette personne n’est pas absente depuis longtemps. Un robot pourra jouer à sa place dans { $minutes } minutes.
    }
server-abandon-clock = Cette partie se joue à la pendule. On pourra l’arrêter quand le temps de la personne dont c’est le tour sera écoulé.
server-link-expired = Ce lien était valable une demi-heure et a expiré. Créez-en un nouveau sur l’appareil avec lequel vous jouez.
server-forgotten-backups = Votre nom et vos messages sont effacés. Les sauvegardes antérieures les contiennent encore, jusqu’à ce que la personne qui gère ce serveur les supprime.
server-banned = Cette adresse n’est pas admise ici pour le moment. Demandez à la personne qui gère ce serveur.
server-many-listed = Vous avez déjà plusieurs tables sur la liste. Attendez que des joueurs viennent, ou créez une table hors liste.
server-many-places = Vous avez pris beaucoup de places libres. Attendez un peu.
server-name-unfit = À une table de la liste, un nom a un ou deux mots de lettres, 20 au plus.
server-renamed-often = Vous avez assez changé de nom à cette table.
server-name-taken = La personne qui gère ce serveur vous a retiré votre nom à cette table.
server-reported-often = Vous avez signalé assez de messages ici.
server-no-mark = L’adresse d’où cela vient n’est pas conservée.
told-removed = Le message que vous avez signalé a été retiré. Merci.
told-kept = Le message que vous avez signalé a été examiné ; il reste.
