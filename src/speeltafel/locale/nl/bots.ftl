# Bots: hun namen en karakters, en de zin die zegt waarom ze zo kozen.
unknown-bot = { $game } heeft geen bot ‘{ $name }’. Je kunt kiezen uit: { $known }.
unknown-bot-or-own = { $game } heeft geen bot ‘{ $name }’. Je kunt kiezen uit: { $known }; of je eigen bot als module:Klasse, of een programma als cmd:./programma.
unknown-bot-module = ‘{ $name }’ kan niet als bot worden geladen: { $error }. Bij naam zijn er: { $known }.
unknown-bot-failed = ‘{ $name }’ loopt vast bij het laden: { $error }.
unknown-limit = ‘{ $text }’ is geen limiet; het hoort eruit te zien als 20ms, 1.5s of 500n.

level-random = Op goed geluk
level-random-character = Doet zomaar een zet die mag.
level-greedy = Gretig
level-greedy-character = Pakt de meeste punten die er liggen en denkt niet verder.
level-hasty = Haastig
level-hasty-character = Speelt snel en ziet het meeste over het hoofd.
level-curious = Nieuwsgierig
level-curious-character = Probeert een paar zetten uit en kiest er dan een.
level-thoughtful = Bedachtzaam
level-thoughtful-character = Denkt aan wat de anderen straks kunnen doen.
level-patient = Geduldig
level-patient-character = Neemt de tijd om vooruit te kijken en geeft weinig weg.
level-adaptive = Meegroeiend ({ $strength })
level-adaptive-character = { $share ->
    [0] Speelt als { $low }.
    [100] Speelt als { $high }.
   *[other] Tussen { $low } en { $high } in: speelt { $share } van de honderd zetten als { $high }.
}
level-foreign = { $name }
level-foreign-character = Een bot van elders.

bot-only = Er was maar één zet.
bot-by-lot = Ik liet het aan het toeval over.
bot-most-points = { $points ->
    [one] Eén punt, meer zag ik niet.
   *[other] { $points } punten, meer zag ik niet.
}
bot-no-points = Ik zag nergens punten.
bot-points = { $points ->
    [one] Dat levert me één punt op.
   *[other] Dat levert me { $points } punten op.
}
bot-wins = Daarmee win ik.
bot-chance = { $points ->
    [0] Mijn winstkans tegen even sterke spelers: { $after }% (zetten die ik overwoog: gemiddeld { $before }%).
    [one] Eén punt. Mijn winstkans tegen even sterke spelers: { $after }% (zetten die ik overwoog: gemiddeld { $before }%).
   *[other] { $points } punten. Mijn winstkans tegen even sterke spelers: { $after }% (zetten die ik overwoog: gemiddeld { $before }%).
}
bot-block = Ik moest { $who } tegenhouden.
bot-denies = Zo krijgen de anderen { $what } niet.
bot-keeps = { $what } bewaar ik voor later.

bot-fell-back-late = Ik dacht te lang na, dus ik speelde iets eenvoudigs.
bot-fell-back-crash = Ik raakte de draad kwijt, dus ik speelde iets eenvoudigs.
bot-fell-back-illegal = Wat ik wilde mag niet, dus ik speelde iets eenvoudigs.
bot-played = Ik heb gezet.

sit-help-address = de server, zoals http://127.0.0.1:8710
sit-help-table = de code van de tafel
sit-help-secret = het geheim van de plaats, of de uitnodiging uit de link, die vervalt als je gaat zitten
sit-help-bot = een niveau, pakket.module:naam, of cmd:./programma
sit-help-limit = denktijd per zet, zoals 500ms; anders die van het niveau
sit-come-back = Zit aan tafel. De uitnodiging is gebruikt; kom terug met dit geheim: { $secret }
sit-over = { $how ->
    [won] Gewonnen
    [shared] Samen met anderen gewonnen
    [drawn] Niemand heeft gewonnen
   *[lost] Verloren
}: { $own } punten, de anderen { $others }.
level-slowly = Op dit apparaat is hij even sterk als elders.
