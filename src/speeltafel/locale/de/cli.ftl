# Spielen im Terminal.
play-welcome = { $game }, { $edition }: { $players }.
play-how = Tippe einen Zug, ? für die möglichen Züge, help für Hilfe, quit zum Aufhören.
play-player = Spieler { $number }
play-bot = { $name } (Bot { $number })
play-prompt = { $name } >{" "}
play-thinking = { $name } denkt nach…
play-bot-fault = { $name } ist gescheitert; stattdessen wurde etwas Einfaches gespielt: { $detail }.
play-curtain = Am Zug: { $name }. Drücke Enter, wenn niemand sonst zuschaut.
play-hide = Drücke Enter, um deine Hand zu verbergen.
play-legal-count = { $count ->
    [one] Ein Zug ist möglich:
   *[other] { $count } Züge sind möglich:
}
play-legal-none = Kein möglicher Zug enthält „{ $text }“.
play-legal-more = … und { $count } weitere. Tippe ? und ein paar Buchstaben, um zu suchen (? rs), oder ?? für alle.
play-legal-hint = ? zeigt, was möglich ist.
play-more = Enter für mehr, q zum Aufhören{" "}
play-why-hint = why sagt mehr; ? zeigt, was möglich ist.
play-why-none = Es wurde nichts abgelehnt.
play-why-later = { $name } sagt den Grund, wenn die Partie zu Ende ist: Noch liegt nicht alles offen.
play-why-cells = Felder: { $cells }
play-why-pieces = Steine: { $pieces }
play-why-code = Regel: { $code }
play-bot-says = { $name }: { $words }
play-undo-ask = { $name } möchte einen Zug zurücknehmen. Sind alle einverstanden? (j/n)
play-undone = Zurückgenommen.
play-undo-kept = Es wurde nichts zurückgenommen.
play-resign-sure = Willst du wirklich aufgeben? (j/n)
play-score-last = Letzte Punkte, { $name }: { $points }
play-recorded = Die Partie steht in { $file }.
play-record-file = Sag, in welche Datei: record meine-partie.spel
play-record-exists = { $file } gibt es schon; wähle einen anderen Namen.
play-record-failed = { $file } kann nicht geschrieben werden: { $why }
play-over = Die Partie ist zu Ende. { $reason }
play-won = { $names } gewinnt!
play-shared = { $names } teilen sich den Sieg!
play-draw = Niemand gewinnt.
play-again = Noch eine Partie? (j/n)
play-bye = Auf Wiedersehen!
play-kept = Die Partie ist aufgehoben: speeltafel play --resume spielt sie weiter.
play-none-left = Hier liegt keine angefangene Partie.
play-help =
    Züge tippst du als Text; es geht auch kürzer, solange es nur eines bedeuten kann.
      ?          die möglichen Züge, die meisten Punkte zuerst; ? rs nur die mit rs; ?? alle
      why        mehr über die letzte Ablehnung oder den letzten Zug des Bots
      hint N     ein Tipp: 1 wohin schauen, 2 womit, 3 der Zug und warum (nur gegen Bots)
      rules      die Regeln dieses Spiels
      undo       den letzten Zug zurücknehmen (alle müssen einverstanden sein, wenn Zufall oder eine verdeckte Hand dazwischenlagen)
      score      die Punkte, und wie die letzten zustande kamen
      record F   die Partie in die Datei F schreiben (.spel oder .json)
      position   die Stellung in einer Zeile
      resign     aufgeben
      quit       den Tisch verlassen
    Eine leere Zeile zeichnet den Tisch neu.
play-moves-qwirkle =
    Qwirkle: Ein Stein ist eine Farbe und eine Form: r o y g b p (rot orange gelb grün blau lila)
    und c s d t l x (Kreis Quadrat Raute Stern Kleeblatt Kreuz). Felder sind x,y: x nach rechts, y nach unten.
      rs@3,0+bs@3,1    lege das rote Quadrat auf 3,0 und das blaue darunter
      swap:bt+rs       tausche den blauen Stern und das rote Quadrat
      pass             nur mit leerem Beutel und wenn nichts passt
play-moves-exago =
    Exago: Felder sind q,r mit Start auf 0,0.
      1,-1             lege einen Stein
      1,-1>2,0         versetze einen Stein
      1,-1>2,0!3,0     dasselbe, wenn zwei Gruppen gleich groß sind: Die mit 3,0 bleibt
play-moves-qwinn =
    Qwinn!: Behalte Würfel und wirf die anderen neu, oder geh auf ein Feld.
      keep:33/3        behalte zwei Dreien und den roten (keep:33/- wirft auch den roten, keep:/- alle)
      go:full          geh auf (oder bleib auf) Full House: 2x1 … 2x6 three four full small large topper
      go:full+minus    und setze mit dem roten einen Boykott (+max2 +minus +negeer) oder entferne einen (-minus)
      fail             Fehlzug: keine Punkte

# Die Befehlszeile.
unknown-bot-seat = --bot { $given }: Die Plätze zählen hier von 1 bis { $last }, etwa --bot 2 oder --bot 2=STUFE.
unknown-language = Es gibt keine Sprache „{ $given }“; es gibt: { $known }.
unknown-form = { $given } sollte aussehen wie { $form }.
cli-about = Ein Spieltisch für Qwirkle, Exago und Qwinn! Ohne Befehl startet der Server und die Seite öffnet sich.
cli-play = in diesem Terminal spielen, mit anderen an der Tastatur und mit Bots
cli-play-game = Spiel oder Ausgabe, etwa qwirkle oder qwirkle/nl-classic
cli-seats = Zahl der Plätze; ohne --bot sitzen alle an dieser Tastatur
cli-bot = ein Bot dieser Stufe, auf diesem Platz, wenn einer genannt ist (der erste ist 1); auch mehrmals
cli-seed = ein beliebiger Text; derselbe Text gibt dieselben Ziehungen
cli-language = nl, de, fr oder en
cli-option = eine Option des Spiels; auch mehrmals
cli-names = Namen der Spieler, durch Kommas getrennt
cli-record = die Partie am Ende in diese Datei schreiben (.spel oder .json)
cli-resume = die Partie weiterspielen, die hier liegen blieb
cli-serve = Tische und die Seite anbieten
cli-site = die Seite als Ordner mit Dateien schreiben, den jeder Webserver ausliefern kann: das ganze Spiel, ohne unseren Server
cli-site-folder = wohin: ein neuer oder leerer Ordner, oder einer, den dieser Befehl früher geschrieben hat
cli-site-written = Nach { $folder } geschrieben: { $size } MB. Jeder Webserver kann das ausliefern; zum Ausprobieren: python -m http.server --directory { $folder }
cli-site-not-built = In { $folder } ist die Seite nicht mit Python für Browser gebaut. Installiere Speeltafel noch einmal, wo die Paketquellen erreichbar sind.
cli-site-not-empty = In { $folder } liegt schon etwas anderes. Nenne einen neuen oder leeren Ordner, oder einen, den dieser Befehl früher geschrieben hat.
cli-host = Adresse, unter der der Server erreichbar ist
cli-port = Port, unter dem der Server erreichbar ist
cli-data = Ordner für die Daten
cli-browser = die Seite im Browser öffnen
cli-replay = eine Aufzeichnung Schritt für Schritt abspielen
cli-picture = die letzte Stellung einer Partie als Bild zeichnen
cli-picture-file = wohin: ein Name, der auf .svg oder .png endet
cli-picture-size = link (1200 × 630, mit Namen), wide (1040 × 600) oder tall (336 × 290)
cli-picture-dark = auf dunklem Grund
cli-file = Datei mit einer Aufzeichnung (.spel oder .json)
cli-eyes = wessen Hand zu sehen ist: eine Platznummer, all oder nobody
cli-at = nur den Tisch nach diesem Ereignis
cli-game = welche Partie einer Datei mit mehreren, ab 1
cli-game-shown = Partie { $number } von { $games }; --game N zeigt eine andere.
cli-many-games = { $file } enthält { $games } Partien, und dieser Befehl nimmt eine. Zuerst herausholen: speeltafel convert { $file } OUT --game N
cli-verify = prüfen, ob die Ziehungen einer beendeten Partie aus dem Zufallsschlüssel folgen
cli-verified = { $deals ->
    [one] Eine Ziehung geprüft: Sie folgt aus dem Zufallsschlüssel, und der Schlüssel passt zu seinem Hash.
   *[other] { $deals } Ziehungen geprüft: Alle folgen aus dem Zufallsschlüssel, und der Schlüssel passt zu seinem Hash.
}
cli-perft = die Stellungen zählen, die folgen können
cli-depth = wie viele Aktionen tief
perft-stopped = Angehalten: { $counted } von { $of } ersten Aktionen sind gezählt; die Summe ist nur die von ihnen.
cli-position = eine Stellung in einer Zeile; sonst der Anfang
cli-bench = die Geschwindigkeit der Rechenkerne messen
cli-json = das Ergebnis als JSON in diese Datei schreiben; - für die Standardausgabe
cli-json-twice = Nur OUT oder --json kann die Standardausgabe (-) sein, nicht beide.
cli-rules = die Regeln eines Spiels, seine Ausgaben und Optionen
cli-rules-seats = { $most ->
    [2] { $least ->
        [2] 2 Spieler. { $source }
       *[other] { $least } bis { $most } Spieler. { $source }
    }
   *[other] { $least } bis { $most } Spieler. { $source }
}
cli-rules-bots = Bots, vom schwächsten zum stärksten: { $bots }
cli-rules-option = Option { $name }: { $form } (Vorgabe: { $default })
rules-unwritten = Die Regeln dieses Spiels hat hier noch niemand aufgeschrieben; ? zeigt, was möglich ist.
cli-arena = Bots gegeneinander spielen lassen
cli-selfplay = Partien spielen und jede Entscheidung als Daten aufheben
cli-sit = einen Bot an einen Tisch eines Servers setzen
cli-solve = Qwinn! lösen
cli-tui = im Terminal auf vollem Bildschirm spielen
cli-review = eine Partie mit dem stärksten Bot auswerten
cli-backup = alle Tische in eine Datei schreiben
cli-restore = Tische aus einer Sicherung zurückspielen
cli-export = die Aufzeichnungen beendeter Partien in einen Ordner schreiben
cli-purge = alte Tische löschen
cli-check = prüfen, ob jeder Tisch einer Datenbank zu Protokoll, Regeln und Zufallsschlüssel passt
cli-version = Version, und welche Rechenkerne kompiliert sind
cli-kernel-compiled = kompiliert
cli-kernel-interpreted = interpretiert
cli-missing = „{ $command }“ gehört nicht zu dieser Installation ({ $why }).
cli-extra = „{ $command }“ braucht mehr, als hier installiert ist. Nachinstallieren mit: pip install "speeltafel[{ $extra }]"
cli-file-missing = { $file } kann nicht gelesen werden: { $why }
cli-neither =
    „{ $text }“ ist weder eine Datei noch eine Stellung eines Spiels:
    { $why }
cli-neither-more =
    { $why }
    { $more }
cli-file-unwritten = { $file } lässt sich nicht schreiben: { $why }
cli-broke = Etwas ging schief, was nicht hätte schiefgehen dürfen: { $error }. SPEELTAFEL_TRACEBACK=1 zeigt, wo.
sit-unreadable = Der Server hat etwas gesendet, das dieses Programm nicht lesen kann: { $what } Vielleicht hat er eine neuere Version.
sit-bad-address = „{ $address }“ ist keine Adresse eines Servers. So sieht eine aus: http://127.0.0.1:8710
sit-unknown-words = { $id }
cli-older-reading = Gespielt nach einer älteren Lesart der Regeln ({ $option } { $value }).
cli-option-ages = das Alter der Spieler, eins pro Platz, - für unbekannt; entscheidet, wer beginnt, wo die Regeln danach fragen
cli-option-first = der Platz, der beginnt, gezählt ab 0, statt nach den Regeln
cli-option-colours = die Farbe jedes Platzes, - für eine, die ausgelost wird
cli-option-handicap = so viele Steine weniger, eine Zahl pro Platz, aber nie weniger, als für eine Reihe nötig sind
cli-option-cap = Punkte darüber verfallen
cli-analyse = Züge ab jedem Moment einer Partie oder jeder Stellung probieren
cli-engine = ein Programm prüfen, das das Engine-Protokoll spricht
cli-convert = Partien in einer anderen Form schreiben
engine-missing = „{ $command }“ lässt sich nicht starten: { $error }.
engine-not-found = „{ $command }“ lässt sich nicht starten: Es gibt kein Programm „{ $program }“.
engine-here = „{ $program }“ liegt zwar hier, ist unter diesem Namen aber kein Befehl: „./{ $program }“ schreiben, oder davor, was es ausführt, etwa „python3 { $program }“.
engine-not-executable = „{ $program }“ darf nicht als Programm ausgeführt werden: mit „chmod +x { $program }“ erlauben, oder davor schreiben, was es ausführt, etwa „python3 { $program }“.
engine-option = „{ $command }“ hat keine Einstellung „{ $option }“; es gibt: { $known }.
engine-said = { $words }
engine-help-program = das Programm mit seinen Argumenten, etwa ./mybot oder "python mybot.py"
engine-help-games = wie viele Partien es spielt
engine-help-seconds = Sekunden Rechenzeit pro Zug
engine-help-seed = der Startwert der ersten Partie
engine-good = gut
engine-bad = falsch
engine-greets = antwortet auf „speeltafel 1“ mit „ready“
engine-options = nimmt „set“ für jede seiner Einstellungen an
engine-unknown = antwortet „error“ auf eine unbekannte Zeile und macht weiter
engine-played = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, { $won } gewonnen: { $illegal } regelwidrig, { $late } zu spät, { $crash } misslungen
engine-speaks = sagt nur Zeilen, die im Protokoll stehen
engine-stops = zieht, wenn es aufhören soll, und nur einmal
engine-quits = beendet sich nach „quit“ von selbst
cli-to = spel oder json; sonst das, worauf der Name von OUT endet
cli-out = die Datei, die geschrieben wird, - für die Standardausgabe
cli-converted = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }
cli-no-server = Unter { $address } antwortet niemand ({ $error }).
cli-no-terminal = „tui“ braucht ein Terminal zum Zeichnen; Eingabe oder Ausgabe ist hier etwas anderes.
cli-example = Beispiel: { $example }
cli-completion = ausgeben, was eine Shell zum Vervollständigen von Befehlen und Optionen braucht
cli-completion-shell = die Shell
cli-picture-game = FILE ist eine Stellung dieses Spiels, keine Aufzeichnung
