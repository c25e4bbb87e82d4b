privacy-title = Vie privée
privacy-languages = Langues
privacy-short = Aucun compte n’est nécessaire ici. Il n’y a ni cookies, ni publicité, ni compteurs de tiers, et la page ne demande rien à aucun autre serveur.
privacy-keeps = Ce que ce serveur conserve
privacy-keeps-more = De chaque table : le jeu, les coups et leurs heures, les noms et images saisis, l’âge si quelqu’un l’a donné (on montre seulement qui est le plus âgé), et ce qui a été dit. Des liens vers les places, on ne garde qu’une empreinte, d’où personne ne peut tirer le lien. Rien ne dit qui vous êtes, sauf si vous l’écrivez.
privacy-device = Ce que votre appareil conserve
privacy-device-more = Vos places, vos parties et résultats, votre nom et vos réglages sont gardés par ce navigateur sur cet appareil. Ce serveur ne reçoit que ce qu’il lui faut : la clé d’une place quand vous ouvrez la table, un jeu du jour terminé, et vos notes quand vous regardez vos chiffres ; elles sont comptées et ne sont pas gardées. Effacez les données de ce site dans votre navigateur, et ils ont disparu.
privacy-sees = Qui le voit
privacy-sees-more = Quiconque a le code d’une table peut regarder : noms, coups et conversation, mais aucune main cachée. La partie finie, quiconque a le code peut tout en voir. Les tables mises sur la liste des tables ouvertes sont montrées à tout le monde.
privacy-addresses = Votre adresse sur le réseau
privacy-addresses-more = Tant que vous êtes en ligne, le serveur compte en mémoire ce que chaque adresse demande, pour que personne ne prenne tout. Les adresses ne sont pas conservées. Aux tables de la liste des tables ouvertes, une marque est gardée 14 jours avec la table et avec ce qui s’y dit : personne ne peut en tirer une adresse, mais la personne qui gère ce serveur voit que deux marques sont les mêmes, et peut exclure cette adresse pour un temps. Qui gère le réseau ou un proxy devant ce serveur tient peut-être son propre journal.
privacy-notices = Notifications
privacy-notices-more = Si vous demandez à être averti quand c’est votre tour, l’adresse push de votre navigateur est gardée avec la table jusqu’à ce que vous l’arrêtiez, effaciez votre nom, ou un jour après la fin de la partie. L’avis passe, chiffré, par le service de l’éditeur de votre navigateur.
privacy-reports = Messages signalés
privacy-reports-more = Si quelqu’un signale un message, la personne qui gère ce serveur le voit, avec la table et le nom sous lequel il a été dit.
privacy-day = Le jeu du jour
privacy-day-more = Votre résultat est gardé avec le jeu et le jour, pour que chacun puisse comparer. Pour qu’il ne compte qu’une fois, une empreinte l’accompagne : elle vient d’un nombre que votre navigateur a tiré au sort, ne dit rien de vous, et change chaque jour et pour chaque jeu.
privacy-how-long = Combien de temps
privacy-how-long-days =
    { $days ->
        [one] Une table où rien ne s’est passé depuis un jour est supprimée d’elle-même, avec tout ce qui s’y rattache. Les résultats du jeu du jour le sont après le même temps.
       *[other] Une table où rien ne s’est passé depuis { $days } jours est supprimée d’elle-même, avec tout ce qui s’y rattache. Les résultats du jeu du jour le sont après le même temps.
    }
privacy-how-long-never = La personne qui gère ce serveur n’a fixé aucun délai après lequel les tables sont supprimées. Vous pouvez effacer ce qui est à vous à tout moment.
privacy-deleting = Effacer ce qui est à vous
privacy-deleting-more = Dans le menu d’une table, choisissez « Effacer mon nom et mes messages ici ». Votre nom, image, âge, vos messages et notifications sont alors effacés à cette table et à ses revanches, y compris dans les fichiers du disque. Vos coups restent, sans nom : c’est aussi la partie des autres.
privacy-backups = Ce qui reste
privacy-backups-more = Les sauvegardes faites auparavant contiennent encore ce que vous avez effacé, jusqu’à ce que la personne qui gère ce serveur les supprime. D’autres ont pu enregistrer une partie ou noter quelque chose.
privacy-who = Qui gère ce serveur
privacy-who-more = Pas nous, qui avons écrit Speeltafel, mais la personne qui vous a donné cette adresse. Demandez-lui ce que cette page ne dit pas.
privacy-who-contact = Vous pouvez joindre la personne qui gère ce serveur ici : { $contact }
