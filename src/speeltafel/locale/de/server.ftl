# Was der Server selbst sagt.
server-no-table = Es gibt keinen Tisch „{ $table }“.
server-table-broken = Der Tisch { $table } lässt sich nicht öffnen: Was davon gespeichert ist, passt nicht zusammen. Wer diesen Server betreibt, kann mehr herausfinden.
server-wrong-secret = Dieser Link öffnet hier keinen Platz mehr. Bitte die Person, die den Tisch eröffnet hat, um einen neuen.
server-not-your-seat = Das ist nicht dein Platz.
server-seat-gone = Dein Platz wurde jemand anderem gegeben, oder sein Link wurde erneuert.
server-not-started = Die Partie hat noch nicht begonnen: Es sind noch nicht alle da.
server-paused = Die Partie ist unterbrochen. Setze sie zuerst fort.
server-moved-on = Inzwischen wurde weitergespielt. Sieh noch einmal hin, bevor du spielst.
server-hello-first = Sag zuerst hallo: Die erste Nachricht nennt den Tisch.
server-hello-once = Du hast schon hallo gesagt; öffne für einen anderen Tisch eine neue Verbindung.
server-other-table = Diese Verbindung ist für Tisch { $line }; Tisch { $table } hat eine eigene.
server-unreadable = Diese Nachricht kennen wir nicht: { $what }
server-bad-request = Diese Anfrage ist nicht gültig: { $what }
server-too-long = Die Nachricht ist zu lang; { $most } Zeichen passen.
server-body-long = Die Anfrage ist zu lang.
server-too-fast = Das ist zu viel auf einmal. Warte einen Moment.
server-busy = Gerade ist sehr viel los. Versuch es gleich noch einmal.
server-many-tables = Du hast schon viele Tische eröffnet. Warte eine Weile, bevor du noch einen eröffnest.
server-sockets = Es sind zu viele Verbindungen offen. Schließe einige und versuche es noch einmal.
server-closing = Der Server startet neu. Gleich sitzt du wieder an deinem Tisch.
server-other-release = Diese Seite oder dieses Programm und der Server haben verschiedene Versionen ({ $yours } und { $ours }). Lade die Seite neu oder aktualisiere das Programm.
server-not-stored = Das konnte gerade nicht gespeichert werden und zählt nicht. Versuche es noch einmal.
server-fault = Hier ist etwas schiefgegangen. Es liegt nicht an dir; versuche es noch einmal.
server-foreign-origin = Diese Seite darf nicht mit diesem Server sprechen.
server-no-page = Unter dieser Adresse gibt es nichts.
server-owner-only = Das kann nur, wer den Tisch eröffnet hat.
server-admin-only = Dafür braucht es den Schlüssel der Verwaltung.
server-only-bots = An einen Tisch gehört mindestens ein Mensch.
server-no-open-place = An diesem Tisch ist kein Platz frei.
server-no-person = Auf diesem Platz sitzt kein Spieler.
server-no-place = Dieser Tisch hat keinen Platz { $place }.
server-bad-clock = Die Bedenkzeit ist 1 Sekunde bis 1 Stunde pro Zug oder 1 bis 30 Tage.
server-no-offer = Dieser Vorschlag gilt nicht mehr.
server-stand-in-whom = Sag, für wen ein Bot spielen soll.
server-stand-in-bot = Dort spielt schon ein Bot.
server-stand-in-there = Diese Person ist da. Ein Bot kann nur für jemanden spielen, der weg ist.
server-stand-in-soon =
    { $seconds ->
        [one] Diese Person ist gerade erst gegangen. In einer Sekunde darf ein Bot übernehmen.
       *[other] Diese Person ist gerade erst gegangen. In { $seconds } Sekunden darf ein Bot übernehmen.
    }
server-undo-away = Seit diesem Zug wurde etwas aufgedeckt. Er lässt sich nur zurücknehmen, wenn alle zustimmen, und jemand ist nicht da.
server-draw-bots = Bots spielen bis zum Ende; sie nehmen kein Unentschieden an.
server-rematch-running = Die Partie ist noch nicht zu Ende.
server-rematch-made = Die Revanche gibt es schon.
server-claim-self = Deine eigene Zeit ist abgelaufen.
server-abandon-others = Andere spielen noch. Biete ein Unentschieden an oder gib auf.
server-say-what = Sag etwas: einen Text oder eine Schnellnachricht, eins von beiden.
server-say-seat = Sag, welcher Platz spricht.
server-no-phrase = Es gibt keine Schnellnachricht „{ $phrase }“.
server-phrases-only = Hier sind nur Schnellnachrichten möglich.
server-chat-fast = Du redest sehr schnell. Warte einen Moment.
server-no-line = Hier gibt es keine Nachricht { $number }.
server-mute-whom = Sag, welchen anderen Platz du stummschalten willst.
server-push-host = Diesen Push-Dienst kennen wir nicht.
server-push-keys = Das sind nicht die Schlüssel eines Push-Abos eines Browsers.
server-not-http = Das ist keine lesbare HTTP-Anfrage.
server-head-long = Der Kopf der Anfrage ist zu lang.
server-slow-request = Die Anfrage kam zu langsam an. Sende sie noch einmal.
server-unknown-host = Dieser Server kennt sich unter diesem Namen nicht. Wer ihn betreibt, kann SPEELTAFEL_PUBLIC_URL auf die Adresse setzen, die man öffnet.
server-undone-often = An diesem Tisch wurden so oft Züge zurückgenommen, dass es nicht öfter geht. Spielt weiter oder beginnt eine neue Partie.
push-your-turn = Du bist bei { $game } am Zug.
push-over = Deine Partie { $game } ist zu Ende.

# Feste Sätze für den Tisch.
phrase-hello = Hallo!
phrase-have-fun = Viel Spaß zusammen!
phrase-well-played = Gut gespielt!
phrase-nice-move = Schöner Zug!
phrase-thanks = Danke!
phrase-oops = Ups!
phrase-lucky = Glück gehabt!
phrase-thinking = Moment, ich denke nach…
phrase-hurry = Du bist dran!
phrase-back-soon = Bin gleich zurück.
phrase-im-back = Ich bin wieder da.
phrase-sorry = Entschuldigung!
phrase-yes = Ja!
phrase-no = Nein.
phrase-good-game = Schöne Partie!
phrase-again = Noch eine Partie?
phrase-must-go = Ich muss los.
phrase-bye = Tschüss!

# Einstellungen und Pflege.
serve-open = Speeltafel ist offen unter { $address } (Strg+C beendet).
setting-port = { $port } ist kein Port: Wähle einen von 1 bis 65535.
setting-port-taken = Port { $port } wird von einem anderen Programm benutzt, vielleicht von einer Speeltafel, die noch läuft. Beende es oder wähle mit --port einen anderen.
setting-port-forbidden = Port { $port } darf ohne besondere Rechte nicht benutzt werden. Wähle mit --port einen über 1023.
setting-host = Dieser Rechner hat keine Adresse „{ $host }“. Nimm 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für das ganze Netz.
setting-listen = Auf { $host }, Port { $port }, kann nicht gelauscht werden: { $why }
setting-data-folder = Der Datenordner { $folder } ist nicht benutzbar: { $why }. Wähle mit --data einen anderen.
setting-no-database = Die Datenbank { $database } ist nicht benutzbar: { $why }
setting-redis = SPEELTAFEL_REDIS_URL ist nicht gültig: Es sollte aussehen wie redis://host:6379/0.
setting-log = { $name }={ $value } ist nicht gültig: Möglich sind { $known }.
setting-number = { $name }={ $value } ist nicht gültig: Es sollte eine ganze Zahl von { $least } bis { $most } sein, etwa { $example }.
setting-address = { $name }={ $value } ist nicht gültig: Es sollte eine Adresse ohne Pfad sein, etwa https://spiele.example.org.
setting-database = SPEELTAFEL_DATABASE_URL ist nicht gültig: Es sollte aussehen wie postgresql://nutzer@host/name oder sqlite:///datei.
setting-redis-alone = SPEELTAFEL_REDIS_URL ist für mehrere Prozesse, und die brauchen PostgreSQL: Setze auch SPEELTAFEL_DATABASE_URL.
setting-data-taken = Ein anderer Server benutzt { $folder }. Beende ihn, wähle mit --data einen anderen Ordner oder setze SPEELTAFEL_DATABASE_URL auf ein PostgreSQL.
setting-wal-damaged = Das Änderungsprotokoll { $file } ist beschädigt: Ab Byte { $at } sind mindestens { $lost } gespeicherte Änderungen nicht mehr lesbar. Stell eine Sicherung wieder her; wie du mit dem Rest weiterspielst, steht in docs/hosting.md („A damaged log“).
setting-newer = Die Datenbank gehört zu einer neueren Version als dieser. { $why }
upkeep-file = die Sicherungsdatei
upkeep-folder = Ordner für die Aufzeichnungen
upkeep-data = Ordner mit den Daten des Servers
upkeep-days = Tische löschen, die so viele Tage nicht benutzt wurden
upkeep-dry = nur zählen
upkeep-saved = { $tables ->
    [one] { $tables } Tisch ist in { $file } gesichert.
   *[other] { $tables } Tische sind in { $file } gesichert.
}
upkeep-restored = { $tables ->
    [one] { $tables } Tisch ist wieder da.
   *[other] { $tables } Tische sind wieder da.
}
upkeep-exported = { $games ->
    [one] { $games } Partie ist nach { $folder } geschrieben.
   *[other] { $games } Partien sind nach { $folder } geschrieben.
}
upkeep-purged = { $tables ->
    [one] { $tables } Tisch ist gelöscht.
   *[other] { $tables } Tische sind gelöscht.
}
upkeep-would-purge = { $tables ->
    [one] { $tables } Tisch würde gelöscht.
   *[other] { $tables } Tische würden gelöscht.
}
upkeep-not-empty = Es gibt schon Tische; eine Sicherung wird nur in eine leere Datenbank zurückgespielt.
upkeep-unreadable = { $file }, Zeile { $line }: Das ist keine Sicherung von uns: { $why }
upkeep-file-trouble = { $file }: { $why }
upkeep-no-data = Unter { $file } liegen keine Daten eines Servers. Wähle den Ordner mit --data.
upkeep-saved-bad = { $rows ->
    [one] Eine Zeile davon passt nicht, und deshalb wird restore die Datei ablehnen. Bring sie in Ordnung oder lösche ihren Tisch, solange es geht; speeltafel check sagt mehr.
   *[other] { $rows } Zeilen davon passen nicht, und deshalb wird restore die Datei ablehnen. Bring sie in Ordnung oder lösche ihre Tische, solange es geht; speeltafel check sagt mehr.
}
upkeep-replace = überschreiben, was schon da ist
upkeep-file-exists = { $file } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen oder überschreibe es mit --replace.
upkeep-file-other = { $file } gibt es schon und ist keine gewöhnliche Datei; es bleibt, wie es ist. Wähle einen anderen Namen.
row-form = das passt nicht: { $what }
row-format = am Anfang muss { $expected } stehen
row-long = die Zeile ist länger als { $most } Bytes
row-table = in einer Datenbank von uns gibt es kein „{ $name }“
row-twice = der Tisch { $table } kommt zweimal vor
row-orphan = das gehört zum Tisch { $table }, der nicht davor steht
row-refused = eine Zeile kommt zweimal vor oder gehört zu einer, die es nicht gibt
row-commitment = der Zufallsschlüssel ist nicht der, dessen Hash vorher gezeigt wurde
row-people = { $people } Personen sitzen auf { $chairs } Stühlen
row-listed = ob der Tisch öffentlich ist, stimmt nicht mit dem Tisch selbst überein
row-gap = das Protokoll hat { $events } Ereignisse, aber das letzte hat die Nummer { $last }
row-log-open = am Tisch sitzt noch niemand, aber es gibt ein Protokoll
row-log-none = die Partie ist vorbei, aber es gibt kein Protokoll
row-status = der Status „{ $found }“ passt nicht zu dem, was gespielt wurde
row-ahead = es wurden { $moves } Züge gespielt, aber der Tisch hat nur { $version } Schritte gezählt
check-bad = { $table }: { $why }
check-orphan = in „{ $name }“ stehen Zeilen davon, aber den Tisch gibt es nicht
check-no-schema = Das ist keine Datenbank von Speeltafel.
check-schema = Die Datenbank hat das Schema { $found }, diese Version prüft das Schema { $expected }. Ein älteres wird auf den neuen Stand gebracht, wenn der Server startet.
check-done = Geprüft: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}, { $deals ->
    [one] { $deals } Ziehung
   *[other] { $deals } Ziehungen
}.
check-result = { $bad ->
    [0] Alles ist in Ordnung.
    [one] Davon ist eines nicht in Ordnung; siehe oben.
   *[other] Davon sind { $bad } nicht in Ordnung; siehe oben.
}

server-hand-dealt = Was an diesem Platz ausgeteilt wurde, bekommt niemand sonst zu sehen; ein Bot spielt damit weiter.
talk-new-link = Für diesen Platz gibt es einen neuen Link; der alte funktioniert nicht mehr.
talk-removed = Wurde von der Person, die den Tisch eröffnet hat, vom Tisch genommen.
server-stand-in-clock = Dieses Spiel hat eine Uhr. Ein Bot darf übernehmen, wenn die Zeit dieser Person abgelaufen ist.
server-stand-in-later =
    { $minutes ->
        [one] Diese Person ist noch nicht lange weg. In einer Minute darf ein Bot übernehmen.
       *[other] Diese Person ist noch nicht lange weg. In { $minutes } Minuten darf ein Bot übernehmen.
    }
server-abandon-clock = Dieses Spiel hat eine Uhr. Es kann abgebrochen werden, wenn die Zeit der Person am Zug abgelaufen ist.
server-link-expired = Dieser Link galt eine halbe Stunde und ist abgelaufen. Mach einen neuen auf dem Gerät, mit dem du spielst.
server-forgotten-backups = Dein Name und deine Nachrichten sind gelöscht. In früheren Sicherungen stehen sie noch, bis der Betreiber dieses Servers diese löscht.
server-banned = Diese Adresse darf hier gerade nicht mitmachen. Frag, wer diesen Server betreibt.
server-many-listed = Du hast schon mehrere Tische auf der Liste. Warte, bis jemand Platz genommen hat, oder mach einen Tisch, der nicht auf der Liste steht.
server-many-places = Du hast viele freie Plätze genommen. Warte eine Weile.
server-name-unfit = An einem Tisch auf der Liste hat ein Name ein oder zwei Wörter aus Buchstaben, höchstens 20.
server-renamed-often = Du hast deinen Namen an diesem Tisch oft genug geändert.
server-name-taken = Der Betreiber dieses Servers hat dir an diesem Tisch den Namen genommen.
server-reported-often = Du hast hier genug Nachrichten gemeldet.
server-no-mark = Es ist nicht gespeichert, von welcher Adresse das kam.
told-removed = Die Nachricht, die du gemeldet hast, ist entfernt. Danke.
told-kept = Die Nachricht, die du gemeldet hast, wurde angesehen; sie bleibt.
