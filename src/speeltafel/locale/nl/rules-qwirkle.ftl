# De regels van Qwirkle in onze eigen woorden.
rules-qwirkle-goal = Doel van het spel
rules-qwirkle-goal-1 = Samen bouw je aan één groeiend patroon van tegels. Elke beurt levert punten op voor de lijnen die je maakt of langer maakt; wie er aan het eind de meeste heeft, wint. Bij een gelijke stand deel je de winst.
rules-qwirkle-tiles = De tegels
rules-qwirkle-tiles-1 = Er zijn zes kleuren en zes vormen, dus 36 soorten tegels, en van elke soort drie: 108 samen. Aan het begin zitten ze allemaal in de zak.
rules-qwirkle-tiles-2 = Iedereen trekt er zes en houdt ze verborgen. Hoeveel tegels iemand heeft en hoeveel er nog in de zak zitten, is geen geheim.
rules-qwirkle-lines = Wat een lijn is
rules-qwirkle-lines-1 = Twee of meer tegels die in een rij of kolom aan elkaar liggen, zonder gat, vormen een lijn. In een lijn hebben alle tegels dezelfde kleur en verschillende vormen, of dezelfde vorm en verschillende kleuren.
rules-qwirkle-lines-2 = Dezelfde tegel ligt dus nooit twee keer in een lijn, en een lijn is vol bij zes. Dat geldt na je beurt voor elke lijn op tafel, ook voor twee lijnen die jouw tegel met elkaar verbindt.
rules-qwirkle-example-lines-1 = Drie vierkanten in één lijn. Het rode vierkant maakt ook de rode lijn langer: 4 + 3 = 7 punten.
rules-qwirkle-example-lines-2 = Mag niet: in deze lijn ligt al een rode cirkel.
rules-qwirkle-opening = Wie begint
rules-qwirkle-opening-1 = Iedereen zoekt de grootste set in de eigen hand: verschillende tegels met dezelfde kleur of dezelfde vorm. Twee gelijke tegels tellen als één. Iedereen zegt hoe groot die set is; wie de grootste heeft, begint.
rules-qwirkle-opening-2 = Die speler moet zo’n set in één lijn leggen. Zijn er meer sets van die grootte, dan kies je zelf welke; ook de volgorde is vrij. Ruilen mag nu nog niet. Een set van één tegel levert één punt op.
rules-qwirkle-opening-nl-classic = In deze uitgave begint bij even grote sets de oudste van hen.
rules-qwirkle-opening-nl-2023 = In deze uitgave begint bij even grote sets de oudste van hen.
rules-qwirkle-opening-fr-2023 = In deze uitgave begint bij even grote sets de oudste van hen.
rules-qwirkle-opening-de-summary = In deze uitgave begint bij even grote sets de jongste van hen.
rules-qwirkle-opening-3 = Komen er dan nog meer spelers in aanmerking, bijvoorbeeld omdat ze even oud zijn, dan loten zij. Wie geen leeftijd heeft ingevuld, loot mee.
rules-qwirkle-opening-4 = Daarna gaat het met de klok mee de tafel rond.
rules-qwirkle-example-opening-1 = De grootste set is drie rode tegels: 3 punten.
rules-qwirkle-turn = Je beurt
rules-qwirkle-turn-1 = Je doet één van deze dingen:
rules-qwirkle-turn-a = Leg een of meer tegels uit je hand, allemaal in één rij of kolom. Ze moeten samen in dezelfde lijn komen te liggen; tussen je tegels mogen tegels liggen die er al lagen. Minstens één tegel raakt een tegel die er al lag. Vul daarna je hand aan tot zes, zolang de zak niet leeg is.
rules-qwirkle-turn-b = Ruil tegels: leg er zoveel apart als je wilt, maar niet meer dan er in de zak zitten, trek er evenveel, en stop dan pas de oude terug. Dat mag in elke beurt na de opening zolang de zak niet leeg is. Wie niet kan leggen, moet ruilen.
rules-qwirkle-turn-c = Passen: alleen als de zak leeg is en je niets kunt leggen.
rules-qwirkle-example-turn-1 = De twee groene tegels raken elkaar niet, maar liggen wel in dezelfde lijn: goed.
rules-qwirkle-example-turn-2 = Mag niet: deze tegel raakt geen andere tegel.
rules-qwirkle-score = Punten
rules-qwirkle-score-1 = Elke lijn waarin je deze beurt een tegel hebt gelegd, telt één keer: één punt voor elke tegel in die lijn, ook voor de tegels die er al lagen. Een tegel die in twee lijnen ligt, telt in allebei.
rules-qwirkle-score-2 = Een lijn van zes is een Qwirkle: zes punten voor de tegels en nog zes erbij, samen twaalf.
rules-qwirkle-example-score-1 = Twee tegels, drie nieuwe lijnen van twee: 6 punten.
rules-qwirkle-example-score-2 = De zesde rode tegel maakt een Qwirkle: 12 punten. Met de kruizen en de blauwe lijn erbij zijn het er 18.
rules-qwirkle-end = Het einde
rules-qwirkle-end-1 = Is de zak leeg, dan trekt niemand meer. Wie dan zijn laatste tegel legt, krijgt zes punten extra, en het spel is meteen uit.
rules-qwirkle-end-2 = Het spel is ook uit als geen enkele tegel die nog over is, in de handen of in de zak, ergens past. Niemand krijgt dan de zes.
rules-qwirkle-edition = Deze uitgave
rules-qwirkle-edition-1 = Voor { $least } tot { $most } spelers.
rules-qwirkle-edition-nl-classic = De houten blokjes, zonder symbolen. Je kunt de kleursymbolen voor jezelf aanzetten in het menu.
rules-qwirkle-edition-de-summary = De beknopte Duitse regels. Je kunt kleursymbolen voor jezelf aanzetten in het menu.
rules-qwirkle-edition-nl-2023 = Elke kleur heeft een eigen symbool, zodat je het spel ook kunt spelen als je kleuren slecht uit elkaar kunt houden.
rules-qwirkle-edition-fr-2023 = Elke kleur heeft een eigen symbool, zodat je het spel ook kunt spelen als je kleuren slecht uit elkaar kunt houden.
rules-qwirkle-tips = Tips
rules-qwirkle-tips-a = Een tegel die in twee lijnen past, telt dubbel: zoek naar hoeken en kruisingen.
rules-qwirkle-tips-b = Laat liever geen lijn van vijf liggen: de volgende maakt er een Qwirkle van.
rules-qwirkle-tips-c = Van elke tegel zijn er drie. Tel mee voordat je op één bepaalde tegel wacht.
rules-qwirkle-tips-d = Ruilen kost een beurt; doe het als je hand vol dubbele zit.
rules-qwirkle-tips-e = Is de zak bijna leeg, denk dan aan de zes punten voor wie als eerste geen tegels meer heeft.
rules-qwirkle-game = Een partij, beurt voor beurt
rules-qwirkle-game-1 = Vier spelers, twaalf beurten. Elk plaatje toont de tafel na één beurt, met de lijnen die punten opleverden.
rules-qwirkle-example-game-1 = Beurt 1. Drie verschillende rode tegels zijn de grootste set aan tafel. Deze speler begint dus en legt ze in één lijn: 3 punten.
rules-qwirkle-example-game-2 = Beurt 2. Drie vierkanten naar beneden. Het rode vierkant maakt ook de rode lijn langer: 4 + 3 = 7.
rules-qwirkle-example-game-3 = Beurt 3. Eén blauwe tegel in twee nieuwe lijnen, met de cirkel erboven en met het blauwe vierkant ernaast: 2 + 2 = 4.
rules-qwirkle-example-game-4 = Beurt 4. Twee groene tegels vormen samen een lijn, en elk ook een met de rode tegel eronder: 2 + 2 + 2 = 6.
rules-qwirkle-example-game-5 = Beurt 5. Aan elke kant een tegel erbij: de groene lijn is nu vier lang, en er liggen drie cirkels: 4 + 3 = 7.
rules-qwirkle-example-game-6-refused = Beurt 6, eerste poging. Mag niet: in deze lijn met vierkanten ligt al een rood.
rules-qwirkle-example-game-6 = Beurt 6. Het gele vierkant maakt de lijn langer; het rode begint ernaast een nieuwe: 4 + 2 = 6.
rules-qwirkle-example-game-7 = Beurt 7. Twee sterren boven de groene ster: 3 punten.
rules-qwirkle-example-game-8 = Beurt 8. Twee oranje tegels naast de oranje ster: 3 punten. De ruit eronder ligt een plek verder, dus de ruiten tellen niet: bij een gat houdt een lijn op.
rules-qwirkle-example-game-9 = Beurt 9. De gele ruit vult dat gat. Geel, ruiten en cirkels tellen: 2 + 4 + 4 = 10.
rules-qwirkle-example-game-10 = Beurt 10. Eén rode ster: de rode lijn is vijf lang, en er liggen vier sterren. 5 + 4 = 9.
rules-qwirkle-example-game-11 = Beurt 11. Drie kruizen, en het rode maakt de rode lijn vol: 3 voor de kruizen, 12 voor de Qwirkle, 3 voor de blauwe lijn, samen 18.
rules-qwirkle-example-game-12 = Beurt 12. Nog twee vierkanten: de lange lijn groeit naar vijf, en er komen twee lijnen van twee bij: 5 + 2 + 2 = 9.
