# Weigeringen die elk spel kent.
unknown-game = Er is geen spel ‘{ $name }’. Er zijn: { $known }.
unknown-edition = Er is geen editie ‘{ $name }’. Er zijn: { $known }.
unknown-seats = { $edition } is voor { $least } tot { $most } spelers, niet voor { $seats }.
unknown-option = { $edition } heeft geen optie ‘{ $option }’. Er zijn: { $known }.
unknown-value = { $option }={ $value } past niet; het moet { $form } zijn.
unreadable-lot = ‘{ $text }’ is geen loting; het hoort eruit te zien als lot:2.
illegal-lot = Die plaats loot niet mee; het kan zijn: { $candidates }.
illegal-over = Het spel is afgelopen.
illegal-not-your-turn = Je bent niet aan de beurt.
