# What happens at the table beside the game.
unreadable-act = “{ $text }” cannot be read; it should look like { $form }.
illegal-undo-nothing = There is nothing to take back.
illegal-undo-number = Event { $number } does not stand in this game, so it cannot be undone.
illegal-no-such-seat = { $text }: this table has { $seats } seats, counted from 0.
act-undo = The game goes back to before event { $number }.
act-resign = Player { $seat } gives up.
act-flag = Player { $seat } ran out of time.
act-agreed = Everybody agreed to a draw.
act-abandon = The game was broken off.
