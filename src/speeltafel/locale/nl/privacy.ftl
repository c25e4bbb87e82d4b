privacy-title = Privacy
privacy-languages = Talen
privacy-short = Je hebt hier geen account nodig. Er zijn geen cookies, geen advertenties en geen tellers van anderen, en de pagina vraagt niets aan een andere server.
privacy-keeps = Wat deze server bewaart
privacy-keeps-more = Van elke tafel: het spel, de zetten en wanneer ze gedaan zijn, de namen en plaatjes die spelers hebben ingevuld, hun leeftijd als iemand die heeft opgegeven (getoond wordt alleen wie ouder is), en wat er is gezegd. Van de links naar plaatsen wordt alleen een vingerafdruk bewaard, waaruit niemand de link kan lezen. Nergens staat wie je bent, tenzij je het zelf opschrijft.
privacy-device = Wat je apparaat bewaart
privacy-device-more = Je plaatsen, je partijen en uitslagen, je naam en je instellingen bewaart deze browser op dit apparaat. Deze server krijgt alleen wat hij nodig heeft: de sleutel van een plaats als je die tafel opent, een uitgespeeld spel van de dag, en je notities als je je cijfers bekijkt; die worden geteld en niet bewaard. Wis de gegevens van deze site in je browser en ze zijn weg.
privacy-sees = Wie het ziet
privacy-sees-more = Wie de code van een tafel heeft, kan meekijken: namen, zetten en gesprek, maar geen verborgen hand. Is een partij voorbij, dan kan wie de code heeft alles ervan zien. Tafels die de maker op de lijst van open tafels heeft gezet, ziet iedereen.
privacy-addresses = Je adres op het netwerk
privacy-addresses-more = Zolang je verbonden bent, telt de server in het geheugen hoeveel elk adres vraagt, zodat niemand alles inneemt. Adressen worden niet bewaard. Aan tafels op de lijst van open tafels wordt 14 dagen lang een merkteken bewaard bij de tafel en bij wat er is gezegd: niemand kan er een adres uit lezen, maar wie deze server beheert kan zien dat twee merktekens gelijk zijn, en dat adres een tijd weren. Wie het netwerk of een proxy vóór deze server beheert, houdt misschien zelf een logboek bij.
privacy-notices = Berichten dat je aan de beurt bent
privacy-notices-more = Vraag je om een bericht als je aan de beurt bent, dan wordt het pushadres van je browser bij de tafel bewaard tot je het uitzet, je naam wist, of tot een dag na het einde van de partij. Het bericht gaat versleuteld via de dienst van de maker van je browser.
privacy-reports = Gemelde berichten
privacy-reports-more = Meldt iemand een bericht, dan ziet wie deze server beheert dat bericht, met de tafel en de naam waaronder het is gezegd.
privacy-day = Het spel van de dag
privacy-day-more = Je uitslag wordt met het spel en de dag bewaard, zodat iedereen kan vergelijken. Er gaat een vingerafdruk mee, zodat hij één keer telt: die komt van een getal dat je browser heeft geloot, zegt niets over jou en is elke dag en voor elk spel een andere.
privacy-how-long = Hoe lang
privacy-how-long-days =
    { $days ->
        [one] Een tafel waaraan een dag niets is gebeurd, wordt vanzelf verwijderd, met alles wat erbij hoort. Uitslagen van het spel van de dag verdwijnen na dezelfde tijd.
       *[other] Een tafel waaraan { $days } dagen niets is gebeurd, wordt vanzelf verwijderd, met alles wat erbij hoort. Uitslagen van het spel van de dag verdwijnen na dezelfde tijd.
    }
privacy-how-long-never = Wie deze server beheert, heeft geen termijn ingesteld waarna tafels worden verwijderd. Wat van jou is kun je altijd zelf wissen.
privacy-deleting = Wissen wat van jou is
privacy-deleting-more = Kies in het menu van een tafel “Wis mijn naam en mijn berichten”. Je naam, plaatje, leeftijd, berichten en meldingen worden dan gewist aan die tafel en aan de revanches, ook uit de bestanden op de schijf. Je zetten blijven, zonder naam: het is ook de partij van de anderen.
privacy-backups = Wat blijft
privacy-backups-more = In reservekopieën van daarvóór staat nog wat je hebt gewist, tot wie deze server beheert die kopieën verwijdert. Anderen kunnen een partij hebben opgeslagen of iets hebben overgenomen.
privacy-who = Wie deze server beheert
privacy-who-more = Niet wij die Speeltafel hebben gemaakt, maar degene van wie je dit adres hebt. Vraag het daar als deze pagina iets openlaat.
privacy-who-contact = Wie deze server beheert, bereik je hier: { $contact }
