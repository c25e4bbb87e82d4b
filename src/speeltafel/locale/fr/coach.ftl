# L’aide d’un robot fort : conseils et retour sur la partie.
server-no-hints = Les conseils sont réservés aux tables où tous les autres sont des robots.
server-bots-busy = Les robots sont occupés. Redemandez dans un instant.
server-not-finished = Cette partie n’est pas encore finie.
server-no-review = Cette partie n’a pas pu être analysée.
