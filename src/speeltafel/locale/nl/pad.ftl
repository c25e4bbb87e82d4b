# Het scoreblok naast de houten doos.
pad-title = Scoreblok voor { $game }
pad-open = Scoreblok
pad-lead = Speel je met de echte doos?
pad-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
 }
pad-remove = Laatste speler weg
pad-write = Schrijf { $points } op
pad-turns = Alle beurten
pad-round = Ronde
pad-take-back = Terugnemen
pad-end = Het spel is uit
pad-clear = Nieuw blad
pad-clear-sure = Alles wissen?
pad-names = Spelers en blok
pad-then = ronde { $number } · daarna { $name }
pad-swapped = Geruild
pad-count = Laat tellen
pad-delete = Wis
pad-plus = Nog een lijn erbij
pad-keep = Laat { $points } staan
pad-change = Verbeter in { $points }
pad-becomes = Het totaal wordt { $after } in plaats van { $before }
pad-at-round = { $name }, ronde { $number }
pad-chart = Voorsprong op het gemiddelde
pad-per-round = per ronde
pad-count-how = Leg na wat er ligt en wat { $name } legt: kies een vakje, een kleur en dan een vorm.
pad-lying = Ligt er al
pad-laid = Nu gelegd
pad-colour = Kleur
pad-shape = Vorm, legt de tegel
pad-take = Neem { $points } over
pad-wipe = Maak het bord leeg
pad-cell = Rij { $row }, kolom { $column }: { $what }
pad-cell-empty = leeg
pad-cell-lying = { $tile }, ligt er al
pad-cell-laid = { $tile }, nu gelegd
pad-our-dice = Onze dobbelstenen
pad-own-dice = Je eigen worp
pad-no-dice = Zonder dobbelstenen
pad-throw = Worp { $number } van { $of }
pad-die = Dobbelsteen { $number }: { $pips }
pad-die-red = Rode dobbelsteen: { $pips }
pad-die-kept = { $die }, blijft liggen
pad-die-none = nog niet ingevuld
pad-enter-dice = Tik op elke dobbelsteen tot hij toont wat je gooide.
pad-keep-dice = Tik op de dobbelstenen die je laat liggen.
pad-on-space = { $name } op { $space }
pad-adds-up = { $before } + { $points } = { $after } · nog { $left }
pad-there = { $before } + { $points } = { $after }: dat is genoeg
pad-tap-space = Tik op het vak waar { $name } heen gaat
pad-points-there = Hoeveel punten?
pad-failed = Mislukt
pad-fail-write = Schrijf een mislukte beurt op
pad-puts = { $boycott } bij { $name }
pad-lifts = { $boycott } weg
pad-last-turns = Laatste beurten
pad-turn-told = { $name }: { $space } { $points }
pad-turn-failed = { $name }: mislukt { $points }
pad-of-goal = van { $points }
pad-boycott-on = Boycot bij { $name }
pad-full-key = Qwirkle
pad-last-key = Laatste
pad-turn-is = { $name }, ronde { $number }, verbeteren:
pad-who = Wie speelt er mee?
pad-type-it = Tik in wat er moet staan
