# De eigen cijfers door de tijd.
figures-which = Welk spel
figures-games = Partijen
figures-won = { $won } gewonnen
figures-points-a-turn = Punten per beurt
figures-best = beste partij { $points }
figures-full-qwirkle = Qwirkles
figures-a-game = { $count } per partij
figures-strength = Jouw sterkte
figures-strength-more = de niveaus zijn vaste ijkpunten
figures-even = Je speelt ongeveer zo goed als { $level }: tegen dat niveau zou je zo’n helft van je partijen winnen.
figures-band = De grijze band laat zien hoe zeker dat is.
figures-none = Speel een partij tegen een bot uit, dan verschijnt hier je sterkte.
figures-as-table = Als tabel
figures-day = Dag
figures-rating = Rating
figures-mistakes = Fouten per partij
figures-mistakes-more = per negen partijen
figures-kind = { $kind ->
    [slip] slordigheden
    [mistake] fouten
   *[blunder] blunders
}
figures-fewer = { $count } minder dan in het begin.
figures-more = { $count } meer dan in het begin.
figures-not-judged = Laat een uitgespeelde partij nakijken, dan telt die hier mee.
figures-luck = Jouw geluk
figures-games-count = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
figures-luck-mean = Gemiddeld { $mean } ± { $error }% van een partij: op den duur valt het tegen elkaar weg.
figures-ready = Klaar voor de volgende?
figures-ready-more = Je wint de laatste tijd meer dan twee van de drie partijen. { $level } past nu goed bij je.
figures-play-level = Speel tegen { $level }
figures-levels = Partijen per niveau
figures-level = Niveau
figures-won-of = Gewonnen
figures-of = { $won } van { $games }
figures-carry = Meenemen
figures-carry-more = Alleen dit apparaat heeft deze cijfers: lessen, puzzels, dagen en partijen. Bewaar ze als bestand en open dat op een ander apparaat: beide worden samengevoegd.
figures-export = Bewaar als bestand
figures-import = Open een bestand
figures-received = Toegevoegd aan wat hier al is.
figures-bad-file = In dit bestand staan geen cijfers van Speeltafel.
figures-adaptive = Speel op je eigen sterkte
figures-adaptive-more = Het meegroeiende niveau volgt je eigen sterkte: je wint ongeveer de helft van de keren.
figures-empty = Nog niets geteld bij { $game }
figures-empty-more = Speel een partij of los een puzzel op. Je sterkte, je fouten en je geluk worden dan hier getekend, en blijven op dit apparaat.
figures-empty-play = Speel een partij
figures-empty-puzzle = Los een puzzel op
