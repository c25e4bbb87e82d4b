# Weigeringen die elk spel kent.
unknown-game = Er is geen spel ‘{ $name }’. Je kunt kiezen uit: { $known }.
unknown-edition = Er is geen uitgave ‘{ $name }’. Je kunt kiezen uit: { $known }.
unknown-seats = { $most ->
    [2] { $least ->
        [2] { $edition } is voor 2 spelers, niet voor { $seats }.
       *[other] { $edition } is voor { $least } tot { $most } spelers, niet voor { $seats }.
    }
   *[other] { $edition } is voor { $least } tot { $most } spelers, niet voor { $seats }.
}
unknown-option = { $edition } heeft geen optie ‘{ $option }’. Je kunt kiezen uit: { $known }.
unknown-value = { $option }={ $value } klopt niet; het moet zijn: { $form }.
unreadable-lot = ‘{ $text }’ is geen loting; het hoort eruit te zien als lot:2.
illegal-lot = Die plaats loot niet mee; het kan zijn: { $candidates }.
illegal-over = De partij is afgelopen.
illegal-not-your-turn = Je bent niet aan de beurt.
