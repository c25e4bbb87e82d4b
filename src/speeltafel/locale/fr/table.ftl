# Ce qui se passe à la table en dehors du jeu.
unreadable-act = « { $text } » est illisible ; il faudrait par exemple { $form }.
unreadable-action = { $given } n’est pas une action ici ; il faut un texte comme { $example }, ou l’une de match.legal.
unknown-eyes = Il n’y a pas de place { $given } ici ; les places vont de 0 à { $last }, comme [0] pour les yeux de la première.
unknown-record-form = Une partie ne s’écrit pas en « { $form } » ; au choix : { $known }.
unreadable-record = Une partie se lit dans du texte ou des octets, pas dans { $given }.
illegal-undo-nothing = Il n’y a rien à reprendre.
illegal-undo-number = L’événement { $number } ne compte plus dans cette partie et ne peut donc pas être annulé.
illegal-no-such-seat = { $text } : cette table a { $seats } places, comptées à partir de 0.
act-undo = La partie revient à la situation d’avant l’événement { $number }.
act-resign = Le joueur { $seat } abandonne.
act-flag = Le joueur { $seat } n’a plus de temps.
act-agreed = Tout le monde accepte la partie nulle.
act-abandon = La partie a été abandonnée.
table-over-resign = Un joueur a abandonné.
table-over-flag = Un joueur n’a plus de temps.
table-over-agreed = Tout le monde a accepté la partie nulle.
table-over-abandon = La partie a été abandonnée.

# Reprises, pendules.
illegal-undo-other = Vous ne pouvez pas reprendre au-delà du coup d’un autre joueur.
illegal-undo-none = Vous n’avez pas encore joué.
illegal-flag-time = Le joueur { $seat } a encore du temps.

# Feuilles de partie.
record-place-line = Ligne { $line }
record-place-event = Événement { $number }
record-place-tags = L’en-tête de la feuille
record-foreign = { $place } : ce n’est pas une feuille de partie Speeltafel ; elle devrait commencer par { $expected }.
record-encoding = { $place } : ce n’est pas un texte en UTF-8.
record-long = { $place } : une feuille de partie a au plus { $most } caractères.
record-tag = { $place } : « { $found } » n’est pas à sa place ; on attend une mention comme [Date "2026-11-15"], avant le premier événement.
record-tag-twice = { $place } : la mention { $name } y est déjà ; chacune figure une seule fois.
record-tag-missing = { $place } : la mention { $name } manque.
record-tag-number = { $place } : { $name } devrait être un petit nombre entier, pas « { $found } ».
record-tag-control = { $place } : la mention { $name } devrait être du texte simple ; « { $found } » contient des caractères de commande.
record-line = { $place } : « { $found } » est illisible ; on attend l’événement { $number }, par exemple « { $number } 0 pass », ou le résultat.
record-number = { $place } : on attend ici l’événement { $number }, pas { $found }.
record-refused = { $place } : { $text } n’est pas possible ici. { $why }
record-event = { $place } : on attendait « { $expected } », pas « { $found } ».
record-truncated = { $place } : la feuille s’arrête ici ; il manque l’événement { $number } ou le résultat, sur une ligne qui commence par « = ».
record-after = { $place } : rien ne doit suivre le résultat, et il y a « { $found } ».
record-result-line = { $place } : « { $found } » n’est pas un résultat ; il faudrait « = 0 71,64 raison », ou « = * » pour une partie en cours.
record-result = { $place } : le résultat devrait être « { $expected } », pas « { $found } ».
record-rules = { $place } : { $why }
record-json = { $place } : ce n’est pas le JSON d’une feuille de partie : { $why }.
unknown-dealer = Il n’y a pas de donneur « { $name } ». Choisissez parmi : { $known }.
dealer-no-duplicate = { $edition } ne connaît pas de hasard égal pour tous (duplicate/1).
dealer-seats = Un hasard égal pour tous (duplicate/1) n’existe qu’à deux places, car un ordre n’a que deux bouts ; { $edition } est prévu ici pour { $seats }.
dealer-position = Un hasard égal pour tous (duplicate/1) commence avec la partie, pas avec une position préparée.
record-no-seed = { $place } : il n’y a pas de graine, on ne peut donc pas vérifier les tirages ; elle est révélée à la fin de la partie.
record-dealer = { $place } : le donneur « { $found } » est inconnu ici ; ce devrait être { $expected }.
record-seed = { $place } : « { $found } » n’est pas une graine ; il faut 64 chiffres hexadécimaux.
record-commitment = { $place } : la graine ne correspond pas à l’empreinte montrée avant la partie ; on attendait { $expected }, pas { $found }.
record-deal = { $place } : d’après la graine, on tire ici { $expected }, pas { $found }.
record-lot = { $place } : d’après la graine, les places sont tirées ainsi : { $expected }, pas { $found }.
record-tag-name = { $place } : « { $name } » ne peut pas être une mention libre : lettres, chiffres et traits d’union, 31 au plus, et aucune de { $ours }.
record-eyes = { $place } : « { $found } » ne sont pas des places ici : de 0 à { $last }.
record-edition = { $place } : « { $found } » ne dit pas quelle édition : { $expected } était attendu.
wrong-kind = { $name } : il faut { $wanted ->
    [text] un texte
    [texts] une suite de textes
    [number] un nombre entier
    [game] un jeu ou son nom
    [match] une partie
    [record] un enregistrement
    [event] un événement de cette partie
    [log] un journal
    [spec] un Spec
    [message] un message
    [seed] un texte, un nombre entier ou des octets
    [state] un état de ce jeu, comme match.state ou seen.state
    [seen] ce que voient des yeux, tel que match.observe le donne
    [situation] une partie ou une position
    [bot] un bot ou son nom
    [choice] un Choice
    [rng] un random.Random
    [style] un TextStyle
    [step] un Step, tel que preview le donne
    [coach] un coach, ou None pour celui du jeu
    [appraisal] un Appraisal, comme best(…).appraisal
    [events] une suite d’événements, telle que match.events_for la donne
    [read-action] une action, telle que parse la donne
   *[action] une action ou son texte
}, et non { $given }.
unknown-event = L’événement { $number } n’existe pas ; le dernier est { $last }.
