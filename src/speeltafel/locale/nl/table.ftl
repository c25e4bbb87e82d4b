# Wat er aan tafel gebeurt naast het spel zelf.
unreadable-act = ‘{ $text }’ is niet te lezen; het hoort eruit te zien als { $form }.
illegal-undo-nothing = Er valt niets terug te nemen.
illegal-undo-number = Gebeurtenis { $number } staat niet meer in dit spel en kan dus niet worden teruggenomen.
illegal-no-such-seat = { $text }: deze tafel heeft { $seats } plaatsen, geteld vanaf 0.
act-undo = Het spel gaat terug naar vóór gebeurtenis { $number }.
act-resign = Speler { $seat } geeft op.
act-flag = De tijd van speler { $seat } is om.
act-agreed = Iedereen is het eens over gelijkspel.
act-abandon = Het spel is afgebroken.
