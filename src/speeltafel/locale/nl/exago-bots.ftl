# De bots van Exago: namen, karakters, en waarom ze kozen.
exago-level-dreamer = Dromer
exago-level-dreamer-character = Gaat af op wat opvalt, en let in een van de drie richtingen nooit op de anderen.
exago-level-hasty = Haastje
exago-level-hasty-character = Legt meestal het eerste wat opvalt; denkt af en toe na.
exago-level-watchman = Wachter
exago-level-watchman-character = Kijkt een beurt vooruit, maar laat zich nog wel eens verrassen.
exago-level-planner = Planner
exago-level-planner-character = Kijkt twee beurten vooruit bij de zetten die opvallen.
exago-level-master = Meester
exago-level-master-character = Zoekt rijen die niemand kan tegenhouden, zo ver vooruit als de tijd toelaat.

exago-bot-line = Daarmee is mijn rij af.
exago-bot-block = Ik moest { $who } tegenhouden.
exago-bot-sure = Volgende beurt maak ik een rij af, wat er ook gebeurt.
exago-bot-sees = { $count ->
    [one] Voor zover ik zie, houdt niemand mijn volgende rij tegen.
   *[other] Voor zover ik zie, maak ik binnen { $count } beurten een rij af.
}
exago-bot-lost = Ik zie niet meer hoe ik de anderen tegenhoud.
exago-bot-fork = Nu dreig ik op { $count } plekken tegelijk.
exago-bot-threat = Nu dreig ik een rij af te maken.
exago-bot-falls = { $count ->
    [one] Daardoor gaat één steen terug naar de eigenaar.
   *[other] Daardoor gaan { $count } stenen terug naar hun eigenaars.
}
exago-bot-hinder = Dat neemt { $who } ruimte af.
exago-bot-build = Zo bouw ik verder aan mijn rijen.
exago-bot-best = Iets beters zag ik niet.
exago-level-master-slowly = Op dit apparaat kijkt hij minder ver vooruit, en wint hij toch 89 van de 100 partijen van de Planner.
