# Les règles de Qwirkle avec nos mots à nous.
rules-qwirkle-goal = But du jeu
rules-qwirkle-goal-1 = Ensemble, vous construisez un motif de tuiles qui grandit. À chaque tour, vous marquez des points pour les lignes que vous créez ou prolongez ; le joueur qui en a le plus à la fin gagne. En cas d’égalité, la victoire est partagée.
rules-qwirkle-tiles = Les tuiles
rules-qwirkle-tiles-1 = Il y a six couleurs et six formes, donc 36 tuiles différentes, chacune en trois exemplaires : 108 en tout. Elles sont dans le sac.
rules-qwirkle-tiles-2 = Chacun en pioche six et les cache aux autres. Tout le monde peut savoir combien de tuiles il reste dans chaque main et dans le sac.
rules-qwirkle-lines = Ce qu’est une ligne
rules-qwirkle-lines-1 = Deux tuiles ou plus qui se suivent sans trou, en rangée ou en colonne, forment une ligne. Dans une ligne, toutes les tuiles ont la même couleur et des formes différentes, ou la même forme et des couleurs différentes.
rules-qwirkle-lines-2 = Une même tuile n’y figure donc jamais deux fois, et une ligne est complète à six. Après votre tour, cela doit être vrai pour toutes les lignes de la table, même si votre tuile en a réuni deux.
rules-qwirkle-example-lines-1 = Trois carrés sur une ligne. Le carré rouge prolonge aussi la ligne rouge : 4 + 3 = 7 points.
rules-qwirkle-example-lines-2 = Interdit : il y a déjà un cercle rouge dans cette ligne.
rules-qwirkle-opening = Début de la partie
rules-qwirkle-opening-1 = Chacun compte sa meilleure série : le plus grand nombre de tuiles différentes de sa main qui partagent une couleur ou une forme (deux tuiles identiques comptent pour une). Chacun annonce ce nombre ; celui qui a le plus grand commence.
rules-qwirkle-opening-2 = Ce joueur doit poser sa meilleure série sur une ligne. S’il en a plusieurs de même taille, il choisit ; l’ordre est libre aussi. Il ne peut pas échanger à ce tour. Une série d’une seule tuile rapporte un point.
rules-qwirkle-opening-nl-classic = Dans cette édition, en cas d’égalité, le plus âgé des joueurs à égalité commence.
rules-qwirkle-opening-nl-2023 = Dans cette édition, en cas d’égalité, le plus âgé des joueurs à égalité commence.
rules-qwirkle-opening-fr-2023 = Dans cette édition, en cas d’égalité, le plus âgé des joueurs à égalité commence.
rules-qwirkle-opening-de-summary = Dans cette édition, en cas d’égalité, le plus jeune des joueurs à égalité commence.
rules-qwirkle-opening-3 = S’il reste plusieurs joueurs possibles, par exemple du même âge, on tire au sort ; un joueur qui ne dit pas son âge participe au tirage.
rules-qwirkle-opening-4 = Ensuite, on joue dans le sens des aiguilles d’une montre.
rules-qwirkle-example-opening-1 = La meilleure série : trois tuiles rouges, 3 points.
rules-qwirkle-turn = Votre tour
rules-qwirkle-turn-1 = À votre tour, vous faites une seule de ces actions :
rules-qwirkle-turn-a = Poser une ou plusieurs tuiles de votre main, toutes dans la même rangée ou la même colonne. À la fin du tour, elles doivent appartenir à la même ligne ; des tuiles déjà posées peuvent se trouver entre elles. L’une d’elles au moins doit toucher une tuile déjà posée. Ensuite, vous piochez pour revenir à six, tant qu’il reste des tuiles dans le sac.
rules-qwirkle-turn-b = Échanger des tuiles : mettez de côté autant de tuiles que vous voulez, mais pas plus qu’il n’en reste dans le sac ; piochez-en autant, puis remettez les anciennes dans le sac. C’est possible à chaque tour sauf au tout premier, tant que le sac n’est pas vide. Si vous ne pouvez rien poser, vous devez échanger.
rules-qwirkle-turn-c = Passer : seulement si le sac est vide et qu’aucune de vos tuiles ne peut être posée.
rules-qwirkle-example-turn-1 = Les deux tuiles vertes ne se touchent pas, mais elles sont dans la même ligne : c’est permis.
rules-qwirkle-example-turn-2 = Interdit : cette tuile n’en touche aucune autre.
rules-qwirkle-score = Les points
rules-qwirkle-score-1 = Chaque ligne où vous avez posé une tuile à ce tour compte une fois : un point par tuile de la ligne, y compris celles qui étaient déjà là. Une tuile qui appartient à deux lignes compte dans les deux.
rules-qwirkle-score-2 = Une ligne de six est un Qwirkle : six points pour les tuiles et six de plus, douze en tout.
rules-qwirkle-example-score-1 = Deux tuiles, trois nouvelles lignes de deux : 6 points.
rules-qwirkle-example-score-2 = La sixième tuile rouge fait un Qwirkle : 12 points. Avec les croix et la ligne bleue, cela fait 18.
rules-qwirkle-end = Fin de la partie
rules-qwirkle-end-1 = Quand le sac est vide, on ne pioche plus. Le premier joueur qui pose alors sa dernière tuile gagne six points de plus, et la partie s’arrête aussitôt.
rules-qwirkle-end-2 = La partie s’arrête aussi quand plus aucune tuile, ni en main ni dans le sac, ne peut être posée. Personne ne reçoit alors ces six points.
rules-qwirkle-edition = Cette édition
rules-qwirkle-edition-1 = De { $least } à { $most } joueurs.
rules-qwirkle-edition-nl-classic = Tuiles en bois, sans symboles. Vous pouvez afficher des symboles de couleur dans vos réglages, pour vous seul.
rules-qwirkle-edition-de-summary = Les règles allemandes en une page. Vous pouvez afficher des symboles de couleur dans vos réglages, pour vous seul.
rules-qwirkle-edition-nl-2023 = Chaque couleur a son symbole, pour aider ceux qui distinguent mal les couleurs.
rules-qwirkle-edition-fr-2023 = Chaque couleur a son symbole, pour aider ceux qui distinguent mal les couleurs.
rules-qwirkle-tips = Conseils
rules-qwirkle-tips-a = Cherchez les cases où une tuile compte dans deux lignes à la fois : les angles et les croisements.
rules-qwirkle-tips-b = Évitez de laisser une ligne de cinq tuiles : la sixième rapporterait douze points à un autre.
rules-qwirkle-tips-c = Comptez les tuiles : chacune n’existe qu’en trois exemplaires. N’attendez pas celle qui est déjà posée trois fois.
rules-qwirkle-tips-d = Échanger coûte un tour ; c’est utile quand votre main est pleine de doubles.
rules-qwirkle-tips-e = Quand le sac est presque vide, pensez aux six points de celui qui n’aura plus de tuiles le premier.
rules-qwirkle-game = Une partie, tour par tour
rules-qwirkle-game-1 = Quatre joueurs, douze tours. Chaque image montre la table après un tour, avec les lignes qui ont rapporté.
rules-qwirkle-example-game-1 = Tour 1. Trois tuiles rouges différentes : c’est la meilleure série de la table. Ce joueur commence donc et les pose sur une ligne : 3 points.
rules-qwirkle-example-game-2 = Tour 2. Trois carrés vers le bas. Le carré rouge prolonge aussi la ligne rouge : 4 + 3 = 7.
rules-qwirkle-example-game-3 = Tour 3. Une tuile bleue dans deux nouvelles lignes, avec le cercle au-dessus et avec le carré bleu à côté : 2 + 2 = 4.
rules-qwirkle-example-game-4 = Tour 4. Deux tuiles vertes forment une ligne, et chacune en forme une avec la tuile rouge au-dessous : 2 + 2 + 2 = 6.
rules-qwirkle-example-game-5 = Tour 5. Une tuile de chaque côté : la ligne verte en compte quatre, et il y a trois cercles : 4 + 3 = 7.
rules-qwirkle-example-game-6-refused = Tour 6, premier essai. Interdit : il y a déjà un carré rouge dans cette ligne.
rules-qwirkle-example-game-6 = Tour 6. Le carré jaune prolonge la ligne ; le rouge en commence une autre à côté : 4 + 2 = 6.
rules-qwirkle-example-game-7 = Tour 7. Deux étoiles au-dessus de l’étoile verte : 3 points.
rules-qwirkle-example-game-8 = Tour 8. Deux tuiles orange à côté de l’étoile orange : 3 points. Il manque une case jusqu’au losange suivant, les losanges ne comptent donc pas : une ligne s’arrête au premier trou.
rules-qwirkle-example-game-9 = Tour 9. Le losange jaune comble ce trou. Le jaune, les losanges et les cercles comptent : 2 + 4 + 4 = 10.
rules-qwirkle-example-game-10 = Tour 10. Une étoile rouge : la ligne rouge en compte cinq, et il y a quatre étoiles. 5 + 4 = 9.
rules-qwirkle-example-game-11 = Tour 11. Trois croix, et la rouge complète la ligne rouge : 3 pour les croix, 12 pour le Qwirkle, 3 pour la ligne bleue, 18 en tout.
rules-qwirkle-example-game-12 = Tour 12. Encore deux carrés : la longue ligne passe à cinq, et il y a deux nouvelles lignes de deux : 5 + 2 + 2 = 9.
