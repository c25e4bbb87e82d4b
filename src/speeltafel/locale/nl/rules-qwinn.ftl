# De regels van Qwinn! in onze eigen woorden.
rules-qwinn-goal = Doel van het spel
rules-qwinn-goal-1 = Wie als eerste { $target } punten heeft en geen boycot tegen zich, wint. Je verplaatst een pion langs je eigen kolom van twaalf vakken en scoort waar je dobbelstenen bij het vak passen.
rules-qwinn-column = De kolom
rules-qwinn-column-1 = Elke speler heeft een kolom van twaalf vakken, van boven naar beneden in deze volgorde. Alle vijf dobbelstenen tellen mee, ook de rode.
rules-qwinn-column-a = 2×1 tot en met 2×6 (zes vakken): minstens twee dobbelstenen met dat getal. Je scoort de som van alle dobbelstenen met dat getal.
rules-qwinn-column-b = Drie dezelfde: minstens drie gelijke dobbelstenen. Je scoort de som van de gelijke.
rules-qwinn-column-c = Vier dezelfde: minstens vier gelijke dobbelstenen. Je scoort de som van de gelijke.
rules-qwinn-column-d = Full house: drie gelijke, en twee gelijke met een ander getal. 25 punten.
rules-qwinn-column-e = Kleine straat: vier opeenvolgende getallen. 30 punten. Een grote straat telt hier ook.
rules-qwinn-column-f = Grote straat: vijf opeenvolgende getallen. 40 punten.
rules-qwinn-column-g = Topper: vijf gelijke dobbelstenen. 50 punten. Hier beginnen beide pionnen.
rules-qwinn-throw = Gooien
rules-qwinn-throw-1 = Gooi alle vijf dobbelstenen. Daarna mag je nog twee keer gooien, telkens met de dobbelstenen die je wilt, ook met dobbelstenen die je eerder vasthield. Eerder stoppen mag.
rules-qwinn-move = Schuiven en scoren
rules-qwinn-move-1 = Kies daarna waar je pion heen gaat. Je worp moet bij dat vak passen; dan scoor je de punten van dat vak.
rules-qwinn-move-a = Blijven staan, als je worp weer bij je vak past. Je scoort het vak dan opnieuw.
rules-qwinn-move-b = Eén vak omhoog of omlaag.
rules-qwinn-move-c = Springen: twee of meer vakken omhoog of omlaag, hoogstens zoveel als de rode dobbelsteen aangeeft. Daarmee is de rode dobbelsteen gebruikt.
rules-qwinn-move-d = Met vijf gelijke dobbelstenen van elk vak naar Topper. De rode dobbelsteen blijft vrij.
rules-qwinn-move-e = Begon je beurt op Topper, dan mag je naar elk vak waar je dobbelstenen bij passen. De rode dobbelsteen blijft vrij.
rules-qwinn-red = De rode dobbelsteen
rules-qwinn-red-1 = In een beurt waarin je scoort, kan de rode dobbelsteen één ding extra doen: springen, of je boycotpion bij je tegenstander zetten, of de boycotpion van je tegenstander bij jou weghalen. Het mag, het hoeft nooit.
rules-qwinn-red-2 = Het getal zegt welke boycot je mag plaatsen of weghalen: 1 of 2 is Max 2×, 3 of 4 is Minus, 5 of 6 is Negeer. Je hebt één boycotpion: plaats je een andere boycot, dan vervalt de vorige. Dezelfde nog eens plaatsen kan niet. In een beurt die op Topper begint, mag je geen boycot plaatsen; weghalen mag wel.
rules-qwinn-boycott = De boycots
rules-qwinn-boycott-a = Max 2×: hoogstens twee worpen per beurt.
rules-qwinn-boycott-b = Minus: een mislukte beurt kost je de som van alle vijf dobbelstenen; onder nul kom je nooit.
rules-qwinn-boycott-c = Negeer: je rode dobbelsteen doet niets extra’s (dus niet springen en geen boycot plaatsen), behalve dat je met een 5 of 6 deze boycot mag weghalen in een beurt waarin je scoort. { $strict ->
    [yes] Je zet hoogstens één stap, ook van en naar Topper.
   *[no] Van en naar Topper mag je gewoon.
}
rules-qwinn-fail = Een mislukte beurt
rules-qwinn-fail-1 = Past je worp nergens, of wil je niet scoren, dan mislukt je beurt: geen punten, je pion blijft staan, de rode dobbelsteen doet niets extra’s en je eigen boycotpion gaat bij je tegenstander weg. Heb je Minus, dan verlies je ook nog punten.
rules-qwinn-win = Winnen
rules-qwinn-win-1 = Na elke beurt kijken we naar beide spelers: wie { $target } punten of meer heeft en geen boycot, wint meteen. Ook de mislukte beurt van je tegenstander kan jou dus laten winnen.
