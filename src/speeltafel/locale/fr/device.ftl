# Les tables que cet appareil garde lui-même, sans serveur.
page-here = Sur cet appareil
page-keep-here = Garder cette table sur cet appareil
page-keep-here-more = Se joue sans réseau. Personne ne peut s’y joindre à distance.
page-play-here = Jouer ici en attendant
page-play-here-more = Le serveur est injoignable. Sur cet appareil, vous pouvez jouer quand même : contre l’ordinateur ou avec les gens autour de vous.
page-home-fetching = Téléchargement du jeu : { $percent } %
page-home-starting = Le jeu démarre sur cet appareil…
page-no-wasm = Ce navigateur refuse WebAssembly, dont le jeu a besoin pour se passer de serveur. Autorisez-le pour cette page, ou ouvrez-la dans un autre navigateur.
page-home-not-loaded = Le jeu n’a pas pu être chargé en entier. Réessayez quand il y aura du réseau.
page-gone-here = Cet appareil n’a plus cette table : le navigateur a effacé ce que la page avait enregistré.
page-not-secure = Ouvert sans https : vos parties sont gardées, mais le navigateur peut les effacer si la place manque, et la page ne s’ouvrira pas sans réseau.
page-keeping = Tout s’enregistre sur cet appareil pour que la page fonctionne sans réseau : { $percent } %
page-kept = Tout est sur cet appareil : la page fonctionne aussi sans réseau.
page-not-kept = Tout n’a pas pu être enregistré sur cet appareil : sans réseau, la page ne s’ouvrira pas.
page-games-here = { $lasting ->
    [yes] Ces parties ne sont que sur cet appareil.
   *[no] Ces parties ne sont que sur cet appareil, et le navigateur peut les effacer si la place manque.
}
page-save-games = Tout enregistrer dans un fichier
page-games-gone = { $count ->
    [one] Une partie n’est plus là : le navigateur l’a effacée.
   *[other] { $count } parties ne sont plus là : le navigateur les a effacées.
}
page-licences = Licences de tout ce que contient cette page
page-open-record = Ouvrir une partie enregistrée
page-open-record-failed = Ce fichier n’est pas une partie terminée que l’on puisse ouvrir ici : { $why }
page-give-record = L’envoyer sur ce serveur
page-give-record-more = Sur le serveur, d’autres peuvent la voir par un lien, et elle peut être analysée.
