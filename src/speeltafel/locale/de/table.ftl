# Was am Tisch neben dem Spiel geschieht.
unreadable-act = „{ $text }“ ist nicht lesbar; es sollte aussehen wie { $form }.
illegal-undo-nothing = Es gibt nichts zurückzunehmen.
illegal-undo-number = Ereignis { $number } gilt in diesem Spiel nicht mehr und kann nicht zurückgenommen werden.
illegal-no-such-seat = { $text }: Dieser Tisch hat { $seats } Plätze, gezählt ab 0.
act-undo = Das Spiel geht zurück auf den Stand vor Ereignis { $number }.
act-resign = Spieler { $seat } gibt auf.
act-flag = Die Zeit von Spieler { $seat } ist abgelaufen.
act-agreed = Alle sind mit einem Unentschieden einverstanden.
act-abandon = Das Spiel wurde abgebrochen.
