# Ce qui se passe à la table en dehors du jeu.
unreadable-act = « { $text } » est illisible ; il faudrait par exemple { $form }.
illegal-undo-nothing = Il n’y a rien à reprendre.
illegal-undo-number = L’événement { $number } ne compte plus dans cette partie et ne peut donc pas être annulé.
illegal-no-such-seat = { $text } : cette table a { $seats } places, comptées à partir de 0.
act-undo = La partie revient à la situation d’avant l’événement { $number }.
act-resign = Le joueur { $seat } abandonne.
act-flag = Le joueur { $seat } a dépassé le temps.
act-agreed = Tout le monde accepte la partie nulle.
act-abandon = La partie a été interrompue.
