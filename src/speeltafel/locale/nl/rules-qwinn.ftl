# De regels van Qwinn! in onze eigen woorden.
rules-qwinn-goal = Waar het om gaat
rules-qwinn-goal-1 = Twee spelers strijden om { $target } punten. Je schuift een pion op en neer langs je eigen kolom en scoort waar je dobbelstenen passen. Wie de punten heeft en geen boycot tegen zich, wint.
rules-qwinn-column = De kolom
rules-qwinn-column-1 = Van boven naar beneden zijn er twaalf vakken. Alle vijf dobbelstenen tellen, ook de rode.
rules-qwinn-column-a = 2×1 tot 2×6: minstens twee stenen met dat getal. Ze leveren de som op van alle stenen met dat getal.
rules-qwinn-column-b = Drie dezelfde: minstens drie gelijke stenen. Ze leveren de som van de gelijke op.
rules-qwinn-column-c = Vier dezelfde: minstens vier gelijke stenen. Ze leveren de som van de gelijke op.
rules-qwinn-column-d = Full house: drie van het ene getal en twee van een ander. 25 punten.
rules-qwinn-column-e = Kleine straat: vier getallen op rij. 30 punten. In een grote straat zit er ook een.
rules-qwinn-column-f = Grote straat: vijf getallen op rij. 40 punten.
rules-qwinn-column-g = Topper: vijf gelijke stenen. 50 punten. Hier beginnen beide pionnen.
rules-qwinn-throw = Gooien
rules-qwinn-throw-1 = Gooi alle vijf stenen. Daarna mag je nog twee keer gooien, telkens met de stenen die je wilt, ook met stenen die je eerder bewaarde. Eerder stoppen mag.
rules-qwinn-move = Schuiven en scoren
rules-qwinn-move-1 = Dan kies je waar je pion heen gaat; je stenen moeten in het vak passen, en het levert punten op.
rules-qwinn-move-a = Blijf staan, als je stenen daar weer passen.
rules-qwinn-move-b = Stap één vak omhoog of omlaag.
rules-qwinn-move-c = Spring twee of meer vakken, hoogstens zoveel als de rode steen aangeeft. Dat gebruikt de rode steen.
rules-qwinn-move-d = Naar Topper, van overal, met vijf gelijke stenen. De rode steen blijft vrij.
rules-qwinn-move-e = Begon je beurt op Topper, dan mag je naar elk vak waarin je stenen passen. De rode steen blijft vrij.
rules-qwinn-red = De rode steen
rules-qwinn-red-1 = In een beurt waarin je scoort kan de rode steen één ding extra: een sprong, of je boycotpion bij de ander zetten, of de pion van de ander bij jou weghalen. Het hoeft nooit.
rules-qwinn-red-2 = Het getal zegt welke boycot: 1 of 2 Max 2×, 3 of 4 Minus, 5 of 6 Negeer. Je hebt één boycotpion, dus een andere soort zetten verplaatst hem. In een beurt die op Topper begon mag je wel een boycot weghalen, maar er geen zetten.
rules-qwinn-boycott = De boycots
rules-qwinn-boycott-a = Max 2×: hoogstens twee worpen per beurt.
rules-qwinn-boycott-b = Minus: een mislukte beurt kost de som van alle vijf stenen, maar nooit onder nul.
rules-qwinn-boycott-c = Negeer: de rode steen kan niets extra’s voor je doen, behalve dat je met een 5 of 6 deze boycot mag weghalen in een beurt waarin je scoort. { $strict ->
    [yes] Je zet hoogstens één stap, ook van en naar Topper.
   *[no] Van en naar Topper kan gewoon.
}
rules-qwinn-fail = Een mislukte beurt
rules-qwinn-fail-1 = Past er niets, of wil je niets, dan mislukt je beurt: geen punten, de pion blijft staan, de rode steen doet niets, en je eigen boycotpion gaat bij de ander weg.
rules-qwinn-win = Winnen
rules-qwinn-win-1 = Na elke beurt kijken we naar allebei: wie { $target } punten of meer heeft en geen boycot, wint meteen. Een mislukte beurt van de ander kan jou dus laten winnen.
