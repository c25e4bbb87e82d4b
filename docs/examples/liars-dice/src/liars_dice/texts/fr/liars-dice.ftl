# Le dé du menteur.
liars-dice-name = Dés menteurs
page-game-liars-dice = { liars-dice-name }
page-facts-liars-dice = 20 min
page-edition-liars-dice-common = Les as comptent pour tous les nombres
page-edition-liars-dice-plain = Sans jokers
page-option-liars-dice-dice = Dés par joueur
play-moves-liars-dice = Annoncez tant de dés d’un nombre : 4x5. Ou n’y croyez pas : doubt.
liars-dice-bid = { $count ->
    [one] un dé de { $face }
   *[other] { $count } dés de { $face }
}
liars-dice-cup = Joueur { $seat }
liars-dice-hidden = un dé sous le gobelet
liars-dice-die = un { $face }
liars-dice-on-table = Dés sur la table
liars-dice-stands = Le joueur { $seat } annonce { $bid }.
liars-dice-lost = Le joueur { $seat } a perdu un dé.

# Ce qu’on peut faire.
liars-dice-kind-doubt = Douter
liars-dice-kind-count = Annoncer : combien de dés
liars-dice-kind-number = De quel nombre
liars-dice-step-doubt = ne pas y croire
liars-dice-step-count = { $count ->
    [one] un dé
   *[other] { $count } dés
}

# Ce qui s’est passé.
liars-dice-did-lot = Le joueur { $seat } commence.
liars-dice-did-bid = Annonce { $bid }.
liars-dice-did-doubt = N’y croit pas.
liars-dice-did-roll = Le joueur { $seat } lance { $dice }.
liars-dice-did-roll-hidden = { $count ->
    [one] Le joueur { $seat } lance un dé.
   *[other] Le joueur { $seat } lance { $count } dés.
}
liars-dice-did-show = On lève les gobelets : { $dice }. Il y a { $found }.
liars-dice-over = Un seul joueur a encore des dés.

# Ce qui n’est pas permis.
liars-dice-lot-first = Le sort décide d’abord qui commence.
liars-dice-throw-first = D’abord, tout le monde lance.
liars-dice-show-first = D’abord, on lève tous les gobelets.
liars-dice-bid-now = Faites une annonce, par exemple 4x5, ou doutez : doubt.
liars-dice-nothing-to-doubt = Il n’y a pas encore d’annonce dont douter.
liars-dice-too-many = { $total ->
    [one] Il n’y a qu’un dé sur la table.
   *[other] Une annonce porte sur 1 à { $total } dés : il y en a autant sur la table.
}
liars-dice-which-number = { $count ->
    [one] Un dé de quel nombre ?
   *[other] { $count } dés de quel nombre ?
}
liars-dice-no-number = Un dé montre 1 à { $faces }.
liars-dice-too-low = Une annonce doit dépasser { $bid } : plus de dés, ou autant d’un nombre plus grand.
liars-dice-not-thrown = { $count ->
    [one] Ici, on lance un dé.
   *[other] Ici, on lance { $count } dés, écrits du plus petit au plus grand.
}
liars-dice-not-shown = Ce ne sont pas les dés sous les gobelets.
liars-dice-unreadable = « { $text } » n’est pas un coup ; essayez 4x5 ou doubt.
liars-dice-unreadable-position = « { $text } » n’est pas une position de cette table.

# La même chose quand les gens ont un nom.
page-liars-dice-stands = { $you ->
    [you] Vous annoncez { $bid }.
   *[other] { $seat } annonce { $bid }.
}
page-liars-dice-lost = { $you ->
    [you] Vous avez perdu un dé.
   *[other] { $seat } a perdu un dé.
}
page-liars-dice-did-lot = { $you ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
page-liars-dice-did-roll = { $you ->
    [you] Vous lancez { $dice }.
   *[other] { $seat } lance { $dice }.
}
page-liars-dice-did-roll-hidden = { $count ->
    [one] { $seat } lance un dé.
   *[other] { $seat } lance { $count } dés.
}

# Comme conseil, et quand le coup est prêt.
page-hint-liars-dice-did-bid = Annoncez { $bid }.
page-hint-liars-dice-did-doubt = N’y croyez pas.
