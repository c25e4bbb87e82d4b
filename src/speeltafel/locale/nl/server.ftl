# Wat de server zelf zegt.
server-no-table = Er is geen tafel ‘{ $table }’.
server-table-broken = Tafel { $table } kan niet worden geopend: wat ervan is bewaard, klopt niet. Wie deze server beheert, kan uitzoeken waarom.
server-wrong-secret = Deze link opent hier geen plaats meer. Vraag degene die de tafel maakte om een nieuwe.
server-not-your-seat = Dat is niet jouw plaats.
server-seat-gone = Iemand anders heeft jouw plaats gekregen, of er is een nieuwe link voor gemaakt.
server-not-started = De partij is nog niet begonnen: nog niet iedereen is er.
server-paused = De partij staat op pauze. Hervat haar eerst.
server-moved-on = Er is intussen verder gespeeld. Kijk nog eens voordat je speelt.
server-hello-first = Zeg eerst hallo: het eerste bericht noemt de tafel.
server-hello-once = Je hebt al hallo gezegd; open een nieuwe verbinding voor een andere tafel.
server-other-table = Deze verbinding is voor tafel { $line }; tafel { $table } heeft een eigen verbinding.
server-unreadable = Dit bericht kennen we niet: { $what }
server-bad-request = Dit verzoek klopt niet: { $what }
server-too-long = Het bericht is te lang; er passen { $most } tekens in.
server-body-long = Het verzoek is te lang.
server-too-fast = Dat is te veel tegelijk. Wacht even.
server-busy = Het is nu heel druk op de server. Probeer het zo nog eens.
server-many-tables = Je hebt al veel tafels gemaakt. Wacht even voor je er nog een maakt.
server-sockets = Er zijn te veel verbindingen open. Sluit er een paar en probeer het opnieuw.
server-closing = De server wordt bijgewerkt. Je zit zo weer aan tafel.
server-other-release = Deze pagina of dit programma en de server zijn van verschillende versies ({ $yours } en { $ours }). Laad de pagina opnieuw, of vernieuw het programma.
server-not-stored = Dat kon nu niet worden opgeslagen en telt dus niet. Probeer het opnieuw.
server-fault = Er ging hier iets mis. Het ligt niet aan jou; probeer het opnieuw.
server-foreign-origin = Deze pagina mag niet met deze server praten.
server-no-page = Op dit adres is niets.
server-owner-only = Dat kan alleen degene die de tafel maakte.
server-admin-only = Daarvoor is de sleutel van de beheerder nodig.
server-only-bots = Er moet minstens één menselijke speler meedoen.
server-no-open-place = Aan deze tafel is geen plaats vrij.
server-no-person = Op die plaats zit geen speler.
server-no-place = Deze tafel heeft geen plaats { $place }.
server-bad-clock = Een klok geeft 1 seconde tot 1 uur per zet, of 1 tot 30 dagen.
server-no-offer = Dit voorstel geldt niet meer.
server-stand-in-whom = Zeg voor wie een bot moet spelen.
server-stand-in-bot = Daar speelt al een bot.
server-stand-in-there = Die speler is er. Een bot kan alleen spelen voor iemand die weg is.
server-stand-in-soon =
    { $seconds ->
        [one] Die speler is nog maar net weg. Over een seconde mag een bot het overnemen.
       *[other] Die speler is nog maar net weg. Over { $seconds } seconden mag een bot het overnemen.
    }
server-undo-away = Er is sinds die zet iets aan het licht gekomen. Hij kan alleen terug als iedereen het goedvindt, en er is iemand weg.
server-draw-bots = Bots spelen door tot het einde; ze gaan niet akkoord met gelijkspel.
server-rematch-running = De partij is nog niet afgelopen.
server-rematch-made = De revanche is er al.
server-claim-self = Je eigen tijd is om.
server-abandon-others = Anderen spelen nog. Stel gelijkspel voor of geef op.
server-say-what = Zeg iets: een tekst of een vaste zin, een van de twee.
server-say-seat = Zeg welke plaats er spreekt.
server-no-phrase = Er is geen vaste zin ‘{ $phrase }’.
server-phrases-only = Hier kun je alleen de vaste zinnen gebruiken.
server-chat-fast = Je praat wel heel snel. Wacht even.
server-no-line = Er is hier geen bericht { $number }.
server-mute-whom = Zeg welke andere plaats je niet wilt horen.
server-push-host = Deze pushdienst kennen we niet.
server-push-keys = Dit zijn geen sleutels van een pushabonnement van een browser.
server-not-http = Dit is geen leesbaar HTTP-verzoek.
server-head-long = De kop van het verzoek is te lang.
server-slow-request = Het verzoek kwam te langzaam binnen. Stuur het opnieuw.
server-unknown-host = Deze server kent zichzelf niet onder deze naam. Wie hem beheert, kan SPEELTAFEL_PUBLIC_URL zetten op het adres dat mensen openen.
server-undone-often = Aan deze tafel zijn zo vaak zetten teruggenomen dat het niet vaker kan. Speel door, of begin een nieuwe partij.
push-your-turn = { $game }: jij bent aan de beurt.
push-over = Je partij { $game } is afgelopen.

# Vaste zinnen voor aan tafel.
phrase-hello = Hallo!
phrase-have-fun = Veel plezier allemaal!
phrase-well-played = Goed gespeeld!
phrase-nice-move = Wat een mooie zet!
phrase-thanks = Dank je wel!
phrase-oops = Oeps!
phrase-lucky = Mazzel!
phrase-thinking = Hier moet ik even over nadenken.
phrase-hurry = Jij bent aan de beurt!
phrase-back-soon = Ik ben zo terug.
phrase-im-back = Ik ben er weer.
phrase-sorry = Sorry!
phrase-yes = Ja!
phrase-no = Nee.
phrase-good-game = Mooie partij!
phrase-again = Nog een keer?
phrase-must-go = Ik moet gaan.
phrase-bye = Dag!

# Instellingen en onderhoud.
serve-open = Speeltafel is open op { $address } (Ctrl+C stopt).
setting-port = { $port } is geen poort: kies er een van 1 tot 65535.
setting-port-taken = Poort { $port } is in gebruik bij een ander programma, misschien bij een Speeltafel die nog draait. Stop dat, of kies een andere met --port.
setting-port-forbidden = Poort { $port } mag niet zonder bijzondere rechten worden gebruikt. Kies er een boven 1023 met --port.
setting-host = Deze computer heeft geen adres ‘{ $host }’. Neem 127.0.0.1 voor alleen deze computer, 0.0.0.0 voor het hele netwerk.
setting-listen = Op { $host }, poort { $port }, kan niet worden geluisterd: { $why }
setting-data-folder = De gegevensmap { $folder } is niet te gebruiken: { $why }. Kies een andere met --data.
setting-no-database = De database { $database } is niet te gebruiken: { $why }
setting-redis = SPEELTAFEL_REDIS_URL klopt niet: het moet eruitzien als redis://host:6379/0.
setting-log = { $name }={ $value } klopt niet: het is een van { $known }.
setting-number = { $name }={ $value } klopt niet: er moet een geheel getal van { $least } tot en met { $most } staan, zoals { $example }.
setting-address = { $name }={ $value } klopt niet: er moet een adres zonder pad staan, zoals https://spellen.example.org.
setting-database = SPEELTAFEL_DATABASE_URL klopt niet: het moet eruitzien als postgresql://gebruiker@host/naam of sqlite:///bestand.
setting-redis-alone = SPEELTAFEL_REDIS_URL is voor meer processen, en die hebben PostgreSQL nodig: stel ook SPEELTAFEL_DATABASE_URL in.
setting-data-taken = Een andere server gebruikt { $folder }. Stop die, kies een andere map met --data, of stel SPEELTAFEL_DATABASE_URL in op een PostgreSQL.
setting-wal-damaged = Het wijzigingslogboek { $file } is beschadigd: vanaf byte { $at } zijn ten minste { $lost } opgeslagen wijzigingen niet meer te lezen. Zet een back-up terug; in docs/hosting.md (‘A damaged log’) staat hoe je verder kunt met wat er nog is.
setting-newer = De database hoort bij een nieuwere versie dan deze. { $why }
upkeep-file = het back-upbestand
upkeep-folder = map voor de partijen
upkeep-data = map met de gegevens van de server
upkeep-days = verwijder tafels die zoveel dagen niet zijn gebruikt
upkeep-dry = tel ze alleen
upkeep-saved = { $tables ->
    [one] { $tables } tafel is bewaard in { $file }.
   *[other] { $tables } tafels zijn bewaard in { $file }.
}
upkeep-restored = { $tables ->
    [one] { $tables } tafel is terug.
   *[other] { $tables } tafels zijn terug.
}
upkeep-exported = { $games ->
    [one] { $games } partij is geschreven naar { $folder }.
   *[other] { $games } partijen zijn geschreven naar { $folder }.
}
upkeep-purged = { $tables ->
    [one] { $tables } tafel is verwijderd.
   *[other] { $tables } tafels zijn verwijderd.
}
upkeep-would-purge = { $tables ->
    [one] { $tables } tafel zou worden verwijderd.
   *[other] { $tables } tafels zouden worden verwijderd.
}
upkeep-not-empty = Er zijn al tafels; een back-up wordt alleen in een lege database teruggezet.
upkeep-unreadable = { $file }, regel { $line }: dit is geen back-up van ons: { $why }
upkeep-file-trouble = { $file }: { $why }
upkeep-no-data = Er staan geen gegevens van een server in { $file }. Kies de map met --data.
upkeep-saved-bad = { $rows ->
    [one] Eén rij daarvan klopt niet, en daarom zal restore het bestand weigeren. Herstel die rij of verwijder haar tafel nu het nog kan; speeltafel check vertelt meer.
   *[other] { $rows } rijen daarvan kloppen niet, en daarom zal restore het bestand weigeren. Herstel ze of verwijder hun tafels nu het nog kan; speeltafel check vertelt meer.
}
upkeep-replace = schrijf over wat er al staat
upkeep-file-exists = { $file } bestaat al en blijft zoals het is. Kies een andere naam, of overschrijf het met --replace.
upkeep-file-other = { $file } bestaat al en is geen gewoon bestand; het blijft zoals het is. Kies een andere naam.
row-form = het klopt niet: { $what }
row-format = het moet beginnen met { $expected }
row-long = de regel is langer dan { $most } bytes
row-table = een database van ons heeft geen “{ $name }”
row-twice = tafel { $table } staat er twee keer in
row-orphan = het hoort bij tafel { $table }, die er niet vóór staat
row-refused = een rij staat er twee keer in, of hoort bij een rij die er niet is
row-commitment = de seed is niet die waarvan de hash vooraf is getoond
row-people = er zitten { $people } mensen op { $chairs } stoelen
row-listed = dat de tafel openbaar is, of niet, klopt niet met de tafel zelf
row-gap = het logboek heeft { $events } gebeurtenissen, maar de laatste heeft nummer { $last }
row-log-open = er zit nog niemand aan de tafel, maar er is een logboek
row-log-none = de partij is afgelopen, maar er is geen logboek
row-status = de status “{ $found }” past niet bij wat er is gespeeld
row-ahead = er zijn { $moves } zetten gespeeld, maar de tafel heeft maar { $version } stappen geteld
check-bad = { $table }: { $why }
check-orphan = er staan rijen van in “{ $name }”, maar de tafel bestaat niet
check-no-schema = Dit is geen database van Speeltafel.
check-schema = De database heeft schema { $found } en deze versie controleert schema { $expected }. Een ouder schema wordt bijgewerkt als de server start.
check-done = Gecontroleerd: { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
}, { $events ->
    [one] { $events } gebeurtenis
   *[other] { $events } gebeurtenissen
}, { $deals ->
    [one] { $deals } trekking
   *[other] { $deals } trekkingen
}.
check-result = { $bad ->
    [0] Alles is in orde.
    [one] Eén daarvan is niet in orde; zie hierboven.
   *[other] { $bad } daarvan zijn niet in orde; zie hierboven.
}

server-hand-dealt = Wat aan deze plaats is gedeeld, krijgt niemand anders te zien; een bot speelt ermee verder.
talk-new-link = Er is een nieuwe link voor deze plaats gemaakt; de oude werkt niet meer.
talk-removed = Is van tafel gehaald door degene die de tafel maakte.
server-stand-in-clock = Dit spel heeft een klok. Een bot mag het overnemen als de tijd van die speler om is.
server-stand-in-later =
    { $minutes ->
        [one] Die speler is nog niet lang weg. Over een minuut mag een bot het overnemen.
       *[other] Die speler is nog niet lang weg. Over { $minutes } minuten mag een bot het overnemen.
    }
server-abandon-clock = Dit spel heeft een klok. Het kan worden afgebroken als de tijd van wie aan de beurt is om is.
server-link-expired = Deze link was een half uur geldig en is verlopen. Maak een nieuwe op het apparaat waarmee je speelt.
server-forgotten-backups = Je naam en berichten zijn gewist. In reservekopieën van vóór vandaag staan ze nog, tot wie deze server beheert die verwijdert.
server-banned = Dit adres mag hier nu niet meedoen. Vraag het wie deze server beheert.
server-many-listed = Je hebt al meer tafels op de lijst. Wacht tot er spelers zijn, of maak een tafel die niet op de lijst staat.
server-many-places = Je hebt veel vrije plaatsen ingenomen. Wacht even.
server-name-unfit = Aan een tafel op de lijst heeft een naam een of twee woorden van letters, hooguit 20.
server-renamed-often = Je hebt je naam aan deze tafel vaak genoeg veranderd.
server-name-taken = Wie deze server beheert, heeft je naam aan deze tafel weggehaald.
server-reported-often = Je hebt hier genoeg berichten gemeld.
server-no-mark = Er is niet bewaard van welk adres dat kwam.
told-removed = Het bericht dat je hebt gemeld, is verwijderd. Dank je wel.
told-kept = Het bericht dat je hebt gemeld, is bekeken; het blijft staan.
