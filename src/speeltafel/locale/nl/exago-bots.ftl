# De bots van Exago: namen, karakters, en waarom ze kozen.
exago-level-dreamer = Dromer
exago-level-dreamer-character = Gaat af op wat opvalt, en ziet de anderen in één van de drie richtingen nooit.
exago-level-hasty = Haastje
exago-level-hasty-character = Legt meestal het eerste wat opvalt; denkt af en toe na.
exago-level-watchman = Wachter
exago-level-watchman-character = Kijkt een beurt vooruit, maar laat zich nog wel eens verrassen.
exago-level-planner = Planner
exago-level-planner-character = Kijkt twee beurten vooruit bij de zetten die opvallen.
exago-level-master = Meester
exago-level-master-character = Zoekt rijen die niemand kan tegenhouden, zo ver vooruit als de tijd toelaat.

exago-bot-line = Daarmee is mijn rij vol.
exago-bot-block = Ik moest { $who } tegenhouden.
exago-bot-sure = Hierna kan ik een rij volmaken, wat er ook gebeurt.
exago-bot-sees = { $count ->
    [one] Voor zover ik zie, houdt niemand mijn volgende rij tegen.
   *[other] Voor zover ik zie, maak ik binnen mijn volgende { $count } beurten een rij vol.
}
exago-bot-lost = Ik zie niet meer hoe ik de anderen tegenhoud.
exago-bot-fork = Dat dreigt op { $count } vakjes tegelijk.
exago-bot-threat = Nu dreig ik een rij vol te maken.
exago-bot-falls = { $count ->
    [one] Daardoor gaat één steen terug naar de eigenaar.
   *[other] Daardoor gaan { $count } stenen terug naar hun eigenaars.
}
exago-bot-hinder = Dat neemt { $who } ruimte af.
exago-bot-build = Zo bouw ik verder aan mijn rijen.
exago-bot-best = Iets beters zag ik niet.
