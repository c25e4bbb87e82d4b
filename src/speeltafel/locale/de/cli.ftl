# Spielen im Terminal.
play-welcome = { $game }, { $edition }: { $players }.
play-how = Tippe einen Zug, ? für die möglichen Züge, help für Hilfe, quit zum Aufhören.
play-player = Spieler { $number }
play-bot = { $name } (Bot { $number })
play-prompt = { $name } >{" "}
play-thinking = { $name } denkt nach …
play-curtain = { $name } ist am Zug. Drücke Enter, wenn niemand sonst zuschaut.
play-hide = Drücke Enter, um deine Steine zu verbergen.
play-legal-count = { $count ->
    [one] Ein Zug ist möglich:
   *[other] { $count } Züge sind möglich:
}
play-legal-none = Kein möglicher Zug enthält „{ $text }“.
play-legal-more = … und { $count } weitere: ? mit einem Stück Text zeigt die Züge, in denen es vorkommt, ?? zeigt alle.
play-legal-hint = ? zeigt, was möglich ist.
play-more = Enter für mehr, q zum Aufhören{" "}
play-why-hint = why sagt mehr; ? zeigt, was möglich ist.
play-why-none = Es wurde nichts abgelehnt.
play-why-later = { $name } sagt den Grund, wenn das Spiel aus ist: Noch sind Steine verdeckt.
play-why-cells = Felder: { $cells }
play-why-pieces = Steine: { $pieces }
play-why-code = Regel: { $code }
play-bot-says = { $name }: { $words }
play-undo-ask = { $name } möchte einen Zug zurücknehmen. Sind alle einverstanden? (j/n)
play-undone = Zurückgenommen.
play-undo-kept = Es wurde nichts zurückgenommen.
play-resign-sure = Willst du wirklich aufgeben? (j/n)
play-score-last = Letzte Punkte, { $name }: { $points }
play-recorded = Das Spiel steht in { $file }.
play-record-file = Sag, in welche Datei: record mein-spiel.spel
play-record-exists = { $file } gibt es schon; wähle einen anderen Namen.
play-record-failed = { $file } kann nicht geschrieben werden: { $why }
play-over = Das Spiel ist zu Ende. { $reason }
play-won = { $names } gewinnt!
play-shared = { $names } teilen sich den Sieg!
play-draw = Niemand gewinnt.
play-again = Noch ein Spiel? (j/n)
play-bye = Auf Wiedersehen!
play-help =
    Züge tippst du als Text; es geht auch kürzer, solange es nur eines bedeuten kann.
      ?          die möglichen Züge, die meisten Punkte zuerst; ? rs nur die mit rs; ?? alle
      why        mehr über die letzte Ablehnung oder den letzten Zug des Bots
      undo       den letzten Zug zurücknehmen (alle müssen einverstanden sein, wenn Zufall oder verdeckte Steine dazwischenlagen)
      score      die Punkte, und wie die letzten zustande kamen
      record F   das Spiel in die Datei F schreiben (.spel oder .json)
      position   die Stellung in einer Zeile
      resign     aufgeben
      quit       den Tisch verlassen
    Eine leere Zeile zeichnet den Tisch neu.
play-moves-qwirkle =
    Qwirkle: Ein Stein ist eine Farbe und eine Form: r o y g b p (rot orange gelb grün blau lila)
    und c s d t l x (Kreis Quadrat Raute Stern Klee Kreuz). Felder sind x,y: x nach rechts, y nach unten.
      rs@3,0+bs@3,1    lege das rote Quadrat auf 3,0 und das blaue darunter
      swap:bt+rs       tausche den blauen Stern und das rote Quadrat
      pass             nur mit leerem Beutel und wenn nichts passt
play-moves-exago =
    Exago: Felder sind q,r mit Start auf 0,0.
      1,-1             setze einen Stein
      1,-1>2,0         versetze einen Stein
      1,-1>2,0!3,0     dasselbe, wenn zwei Gruppen gleich groß sind: Die mit 3,0 bleibt
play-moves-qwinn =
    Qwinn!: Behalte Würfel und wirf die anderen neu, oder geh auf ein Feld.
      keep:33/3        behalte zwei Dreien und den roten (keep:33/- wirft auch den roten, keep:/- alle)
      go:full          geh auf (oder bleib auf) Full House: 2x1 … 2x6 three four full small large topper
      go:full+minus    und setze mit dem roten einen Boykott (+max2 +minus +negeer) oder entferne einen (-minus)
      fail             gib die Runde auf

# Die Befehlszeile.
unknown-bot-seat = --bot { $given }: Die Plätze zählen hier von 1 bis { $last }, etwa --bot 2 oder --bot 2=STUFE.
unknown-language = Es gibt keine Sprache „{ $given }“; es gibt: { $known }.
unknown-form = { $given } sollte aussehen wie { $form }.
cli-about = Ein Spieltisch für Qwirkle, Qwinn! und Exago. Ohne Befehl startet der Server und die Seite öffnet sich.
cli-play = in diesem Terminal spielen, mit anderen an der Tastatur und mit Bots
cli-play-game = Spiel oder Ausgabe, etwa qwirkle oder qwirkle/nl-classic
cli-seats = Zahl der Plätze; ohne --bot sitzen alle an dieser Tastatur
cli-bot = ein Bot auf diesem Platz (gezählt ab 1), auf dieser Stufe; auch mehrmals
cli-seed = ein beliebiger Text: Derselbe Text gibt dieselben Steine
cli-language = nl, de, fr oder en
cli-option = eine Option des Spiels; auch mehrmals
cli-names = Namen der Personen, mit Kommas dazwischen
cli-record = das Spiel am Ende in diese Datei schreiben (.spel oder .json)
cli-serve = Tische und die Seite anbieten
cli-host = Adresse, auf der gelauscht wird
cli-port = Port, auf dem gelauscht wird
cli-data = Ordner für die Daten
cli-browser = die Seite im Browser öffnen
cli-replay = einen Spielbericht zeigen, Bild für Bild
cli-file = Datei mit einem Spielbericht (.spel oder .json)
cli-eyes = wessen Steine zu sehen sind: eine Platznummer, all oder nobody
cli-at = nur den Tisch nach diesem Ereignis
cli-verify = prüfen, ob die Ziehungen eines beendeten Spiels aus dem Zufallsschlüssel folgen
cli-verified = { $deals ->
    [one] Eine Ziehung geprüft: Sie folgt aus dem Zufallsschlüssel, und der Schlüssel passt zu seinem Hash.
   *[other] { $deals } Ziehungen geprüft: Alle folgen aus dem Zufallsschlüssel, und der Schlüssel passt zu seinem Hash.
}
cli-perft = die Stellungen zählen, die folgen können
cli-depth = wie viele Aktionen tief
cli-position = eine Stellung in einer Zeile; sonst der Anfang
cli-bench = die Geschwindigkeit der Rechenkerne messen
cli-json = die Zahlen in diese Datei schreiben
cli-rules = was ein Spiel und seine Ausgaben sind, und ihre Optionen
cli-rules-seats = { $least } bis { $most } Personen. { $source }
cli-rules-option = Option { $name }: { $form } (sonst: { $default })
cli-arena = Bots gegeneinander spielen lassen
cli-sit = einen Bot an einen Tisch eines Servers setzen
cli-solve = Qwinn! lösen
cli-tui = im Terminal auf vollem Bildschirm spielen
cli-review = ein Spiel mit dem stärksten Bot besprechen
cli-backup = alle Tische in eine Datei schreiben
cli-restore = Tische aus einer Sicherung zurücklesen
cli-export = die Berichte beendeter Spiele in einen Ordner schreiben
cli-purge = alte Tische löschen
cli-check = prüfen, ob jeder Tisch einer Datenbank zu Protokoll, Regeln und Zufallsschlüssel passt
cli-version = Version, und welche Rechenkerne kompiliert sind
cli-kernel-compiled = kompiliert
cli-kernel-interpreted = interpretiert
cli-missing = „{ $command }“ gehört nicht zu dieser Installation ({ $why }).
cli-file-missing = { $file } kann nicht gelesen werden: { $why }
cli-broke = Etwas ging schief, was nicht hätte schiefgehen dürfen: { $error }. SPEELTAFEL_TRACEBACK=1 zeigt, wo.
sit-unreadable = Der Server hat etwas gesendet, das dieses Programm nicht lesen kann: { $what } Vielleicht hat er eine neuere Version.
sit-bad-address = „{ $address }“ ist keine Adresse eines Servers. So sieht eine aus: http://127.0.0.1:8710
sit-unknown-words = { $id }
cli-older-reading = Gespielt nach einer älteren Lesart der Regeln ({ $option } { $value }).
