# Die Seite: Anfang.
page-sit-down = Setz dich dazu.
page-what-this-is = { $games ->
    [3] Drei Spiele
   *[other] { $games } Spiele
}, ein Tisch. Zusammen auf dem Sofa, aus der Ferne oder gegen den Computer. Ohne Anmeldung.
page-what-this-is-here = { $games ->
    [3] Drei Spiele
   *[other] { $games } Spiele
}, ein Tisch. Zusammen auf dem Sofa oder gegen den Computer. Ohne Anmeldung.
page-home = Zur Startseite
page-language = Sprache
page-theme = { $theme ->
    [light] Farbschema: hell (tippen für dunkel)
    [dark] Farbschema: dunkel (tippen für automatisch)
   *[auto] Farbschema: automatisch (tippen für hell)
}
page-close = Schließen
page-moment = Einen Augenblick…
page-try-again = Noch einmal versuchen
page-new-table = Neuer Tisch
page-with-whom = Mit wem?
page-with = { $company ->
    [friends] Freunde per Link
    [device] An einem Gerät
   *[bot] Computer
}
page-set-up = Tisch für { $game } einrichten
page-game-qwirkle = Qwirkle
page-game-exago = Exago
page-game-qwinn = Qwinn!
page-facts-qwirkle = 30–60 Min.
page-facts-exago = 15 Min. · ab 7 Jahren
page-facts-qwinn = 20 Min.
page-learn = Lernen, besser werden, wiederkommen
page-learn-lessons = Lektionen
page-learn-lessons-more = ein Spiel in fünf Minuten
page-learn-day = Spiel des Tages
page-learn-day-more = für alle gleich
page-learn-puzzles = Rätsel
page-learn-puzzles-more = den besten Zug finden
page-learn-figures = Deine Zahlen
page-learn-figures-more = Partien und Stärke
page-have-code = Code eingeben
page-play = Spielen
page-about-qwirkle = Lege Reihen aus einer Farbe oder einer Form. Lange Reihen zählen viel; sechs sind ein Qwirkle.
page-about-exago = Bring deine Steine in eine Reihe: zu zweit gewinnen fünf, mit mehr Spielern vier.
page-about-qwinn = Wirf fünf Würfel und zieh über zwölf Felder. Wer zuerst 250 Punkte hat, gewinnt.
page-show-how = Zeig mir, wie es geht
page-goal-qwirkle = Wer die meisten Punkte hat, gewinnt. Lange Reihen zählen viel; sechs sind ein Qwirkle.
page-goal-exago = { $count ->
    [5] Fünf in einer Reihe gewinnen.
   *[other] Vier in einer Reihe gewinnen.
}
page-goal-qwinn = Wer zuerst { $target } Punkte hat, gewinnt.
page-first-skip = Überspringen
page-first-got-it = Verstanden
page-first-qwirkle-choose = Wähle einen Stein
page-first-qwirkle-choose-more = Tippe ihn an oder zieh ihn. Die hellen passen irgendwo.
page-first-qwirkle-put = Tippe jetzt auf einen Punkt
page-first-qwirkle-put-more = Dort passt er: alles eine Form oder alles eine Farbe. Die Zahl sind die Punkte.
page-first-qwirkle-finish = Noch mehr, oder fertig
page-first-qwirkle-finish-more = In derselben Reihe darfst du weitere Steine legen. Diese Taste beendet deinen Zug.
page-first-exago-colour = Das sind deine Steine
page-first-exago-colour-more = Bring sie als Erster in eine gerade Reihe.
page-first-exago-put = Tippe auf einen Punkt
page-first-exago-put-more = Jeder neue Stein berührt einen, der schon liegt, egal von wem.
page-first-exago-finish = Leg ihn hin
page-first-exago-finish-more = Doch woandershin? Tippe erst auf einen anderen Punkt.
page-first-qwinn-keep = Tippe an, was du behältst
page-first-qwinn-keep-more = Dann wirf die anderen Würfel noch einmal. Du hast drei Würfe pro Zug.
page-first-qwinn-choose = Wähle ein Feld, das passt
page-first-qwinn-choose-more = Die erhöhten Felder passen zu deinem Wurf. Die Zahl sind die Punkte.
page-first-qwinn-finish = Punkten
page-first-qwinn-finish-more = Das beendet deinen Zug und versetzt deine Figur.
page-skip-plays = Zum letzten Zug
page-table-code = Tischcode
page-join = Mitspielen
page-watch = Zuschauen
page-code-wanted = Gib zuerst den Tischcode ein.
page-no-such-table = Es gibt keinen Tisch mit diesem Code. Stimmt er?
page-still-going = Laufende Partien
page-waiting = wartet auf andere
page-turn-of = { $name } ist dran
page-your-turn = du bist dran
page-forget = Tisch { $table } aus dieser Liste entfernen
page-open-tables = Offene Tische
page-free-places = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
page-somebody = Jemand
page-your-games = Deine Partien
page-nothing-played = Hier erscheinen die Partien, die du zu Ende gespielt hast, mit deiner Statistik. Sie werden nur auf diesem Gerät gespeichert.
page-figure-played = gespielt
page-figure-won = gewonnen
page-figure-best = bester Zug
page-figure-highest = Rekord
page-drawn = unentschieden
page-you-won = gewonnen
page-you-lost = verloren
page-won-by = Sieg: { $names }
page-all-games = Alle { $count } Partien zeigen
page-fewer = Weniger zeigen
page-carry = Gerät wechseln
page-carry-more = Deine Partien und Zahlen sind nur auf diesem Gerät gespeichert. Mit diesem Code überträgst du sie auf ein anderes. Gib ihn niemandem: Wer ihn hat, kann an deiner Stelle spielen.
page-carry-code = Code dieses Geräts
page-carry-here = Code eines anderen Geräts
page-receive = Übertragen
page-received = { $count ->
    [0] Nichts Neues: Alle Partien waren schon hier.
    [one] Eine Partie übertragen.
   *[other] { $count } Partien übertragen.
}
page-bad-code = Dieser Code ist unvollständig. Kopiere ihn noch einmal von Anfang bis Ende.
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-as-you-like = Einstellungen
page-your-name = Dein Name
page-symbols = Farbsymbole auf den Steinen
page-device-asks = So ist dein Gerät eingestellt.
page-less-motion = Weniger Bewegung
page-sound = Spielgeräusche

# Die Seite: einen Tisch einrichten.
page-table-of = Neuer Tisch: { $game }
page-who-plays = Wer spielt?
page-place = Platz { $number }
page-name = Name
page-name-of = Name auf Platz { $number }
page-seat-me = Ich
page-seat-kind = { $kind ->
    [me] Hier
    [person] Eingeladen
    [open] Offen
   *[bot] Bot
}
page-seat-more = { $kind ->
    [person] bekommt einen eigenen Link
   *[me] an diesem Gerät
}
page-seat-open-more = Ein Link für alle; wer ihn öffnet, bekommt einen freien Platz.
page-is-bot-short = Bot
page-seats-of = { $count } von { $most } Plätzen
page-seats-full = Mehr als { $most } gehen in dieser Ausgabe nicht; { $edition } ist für bis zu { $larger }.
page-strength = Wie stark soll der Bot sein?
page-add-place = Platz hinzufügen
page-remove-place = Platz { $number } entfernen
page-passed-around = Ihr reicht das Gerät weiter.
page-passed-around-qwirkle = Ihr reicht das Gerät weiter; zwischen den Zügen ist die Hand verdeckt.
page-edition = Ausgabe
page-edition-qwirkle-nl-classic = Qwirkle mit Holzsteinen
page-edition-qwirkle-de-summary = Qwirkle, deutsche Kurzregeln
page-edition-qwirkle-nl-2023 = Qwirkle 2023, mit Farbsymbolen
page-edition-qwirkle-fr-2023 = Qwirkle 2023, französisch
page-edition-exago-goliath = Exago
page-edition-qwinn-standard = Qwinn!
page-players = { $least ->
    [2] { $most ->
        [2] 2 Spieler
       *[other] 2–{ $most } Spieler
    }
   *[other] { $least }–{ $most } Spieler
}
page-more-choices = Weitere Einstellungen
page-option-side = Größe des Bretts
page-option-side-more = Sechsecke an jeder Seite
page-option-duty = Blockierpflicht
page-option-duty-more = Wen du blockieren musst, wenn er sonst eine Reihe vollenden könnte
page-option-duty-next = den Spieler nach dir
page-option-duty-nearest = den Ersten nach dir, der droht
page-option-duty-off = niemanden
page-option-early-moves = Früher versetzen
page-option-early-moves-more = Du darfst Steine versetzen, auch wenn du noch welche auf der Hand hast
page-option-bridge = Brücken bauen
page-option-bridge-more = Erst den hochgehobenen Stein ablegen; erst dann gehen lose Steine zurück
page-option-target = Punkte zum Sieg
page-option-negeer-stops-topper = Ignorieren gilt auch bei Topper
page-option-negeer-stops-topper-more = Mit „Ignorieren“ höchstens ein Schritt, auch auf Topper und von Topper weg
page-option-none = keine
page-option-cap = Punktegrenze
page-option-cap-more = Punkte über dieser Zahl verfallen.
page-who-first = Wer beginnt
page-who-first-rules = wie die Regeln es sagen
page-colour-of = Farbe: { $name }
page-colour-of-more = Eine der sechs; jeder eine andere.
page-colour-by-lot = wird ausgelost
page-colour = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
    [green] grün
    [light-blue] hellblau
   *[orange] orange
}
page-fewer-stones = Weniger Steine für { $name }
page-fewer-stones-more = Eine Vorgabe für starke Spieler: so viele Steine weniger auf der Hand.
page-clock = Bedenkzeit pro Zug
page-pace = { $pace ->
    [60] 1 Minute
    [180] 3 Minuten
    [600] 10 Minuten
    [day] 1 Tag
    [week] 1 Woche
   *[none] unbegrenzt
}
page-listed = In der Liste offener Tische zeigen
page-listed-more = Auch Unbekannte können dann mitspielen
page-rules = Spielregeln
page-rules-unwritten = Die Regeln dieses Spiels hat hier noch niemand aufgeschrieben.
page-rules-contents = Inhalt
page-example = Beispiel
page-lay-table = Tisch erstellen
page-play-now = Spielen

# Die Seite: vor dem Spiel.
page-join-at = Mitspielen: { $host } öffnen und diesen Code eingeben
page-invite-title = Lade jemanden ein
page-invited-by = { $name } lädt dich zu einer Partie { $game } ein
page-invited-to = Du bist zu einer Partie { $game } eingeladen
page-watch-along = Zuschauen: { $host } öffnen und diesen Code eingeben
page-watch-how = Öffne diesen Tisch auf dem Fernseher, dann sehen alle das Brett.
page-games = Spiele
page-join-how = Wer den Link öffnet, kann mitspielen. Auf dem Fernseher geöffnet, zeigt er später das Brett.
page-only-here = Nur dieses Gerät kann diese Adresse öffnen: Der Server lässt keine anderen herein.
page-qr = QR-Code mit dem Link zu diesem Tisch
page-waiting-for = { $count ->
    [0] Alle sind da
    [one] Es fehlt noch ein Spieler
   *[other] Es fehlen noch { $count } Spieler
}
page-place-free = Freier Platz
page-place-free-more = für alle, die den Code haben
page-place-link-more = kommt mit diesem Link dazu
page-place-invited = eingeladen, noch nicht da
page-link-for = Link für Platz { $number }
page-qr-of-place = QR-Code
page-new-link = Neuer Link
page-free-place = Platz für alle öffnen
page-take-place = Platz nehmen
page-you-here = du, an diesem Gerät
page-is-there = da
page-is-away = gerade nicht da
page-is-bot = Ein Bot: Hier spielt der Computer.
page-bot-names = Bot Frieda, Bot Emil, Bot Lotte, Bot Anton, Bot Mathilda, Bot Oskar, Bot Ida, Bot Karl
page-player = Spieler { $number }
page-opening = Tisch { $table } wird geöffnet…

# Die Seite: am Tisch.
page-seats = Plätze
page-you = du
page-you-name = Du
page-to-move = am Zug
page-away = nicht da
page-points-label = Punkte
page-stand-in = ein Bot spielt
page-menu = Menü
page-beside = Neben dem Brett
page-turn-number = Zug { $number }
page-last-plays = Letzte Züge
page-history = Alle Züge
page-nothing-yet = Noch keine Züge.
page-bonus = (davon { $bonus } Bonuspunkte)
page-chat = Chat
page-chat-unread = { $count ->
    [one] Chat, eine neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
page-no-chat = Noch keine Nachrichten.
page-say-something = Nachricht schreiben
page-send = Senden
page-phrases = Schnellnachrichten
page-watcher = Zuschauer
page-report = Nachricht von { $name } melden
page-mute = Stummschalten
page-unmute = Stummschaltung aufheben
page-offer-stand-in = Einen Bot übernehmen lassen
page-undo = Meinen letzten Zug zurücknehmen
page-pause = Partie unterbrechen
page-resume = Weiterspielen
page-offer-draw = Unentschieden anbieten
page-invite = Einladen oder auf dem Fernseher zeigen
page-invite-more = Wer diesen Link öffnet, spielt mit, wenn ein Platz frei ist, und schaut sonst zu. Öffne ihn auf dem Fernseher, dann sehen alle das Brett.
page-table-link = Link dieses Tisches
page-resign = Aufgeben
page-resign-sure = Diese Partie aufgeben?
page-resign-more = { $ends ->
    [yes] Die Partie endet, und du verlierst.
   *[no] Ein Bot übernimmt deinen Platz endgültig; die anderen spielen weiter.
}
page-no-go-on = Nein, weiterspielen
page-leaving = Vom Tisch gehen
page-leave = Später weiterspielen
page-leave-more = Dein Platz bleibt dir. Der Tisch wartet auf der Startseite; das Logo oben links führt auch dorthin.
page-big-hand = Brett auf dem Fernseher
page-big-hand-more = Dieses Gerät zeigt dann nur deine Hand, ganz groß
page-notify = Benachrichtige mich, wenn ich dran bin
page-to-board = Zum Brett
page-age = Alter: { $name }
page-your-age = Dein Alter
page-age-more = Freiwillig; entscheidet nur, wer beginnt
page-free-chat = Eigene Nachrichten
page-free-chat-more = Aus: nur Schnellnachrichten
page-forget-me = Meinen Namen und meine Nachrichten hier löschen
page-forgotten = Dein Name und deine Nachrichten sind an diesem Tisch gelöscht.
page-renamed = Alle sehen deinen neuen Namen.
page-changed = Geändert.
page-announce = { $name }: { $told }
page-offline = Keine Verbindung. Deine Partie ist gespeichert; wir versuchen es weiter…
page-queued = { $what ->
    [play] Dein Zug ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist.
    [say] Deine Nachricht ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist.
   *[other] Dein Wunsch ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist.
}
page-take-back = Zurücknehmen
page-taken-back = { $sent ->
    [yes] Das wird nicht noch einmal gesendet. Falls es schon angekommen ist, siehst du es gleich.
   *[no] Zurückgenommen. Es wurde nichts gesendet.
}
page-offer = { $kind ->
    [undo] { $name } möchte einen Zug zurücknehmen.
    [draw] { $name } bietet ein Unentschieden an.
    [rematch] { $name } möchte eine Revanche.
    [stand-in] { $name } schlägt vor, dass ein Bot für { $about } übernimmt.
    [hints] { $name } möchte Tipps erlauben.
   *[pause] { $name } möchte die Partie unterbrechen.
}
page-offer-stands = { $kind ->
    [undo] Du möchtest einen Zug zurücknehmen.
    [draw] Du hast ein Unentschieden angeboten.
    [rematch] Du möchtest eine Revanche.
    [stand-in] Du möchtest, dass ein Bot für { $about } weiterspielt.
    [hints] Du möchtest Tipps erlauben.
   *[pause] Du möchtest die Partie unterbrechen.
}
page-agree = Einverstanden
page-decline = Nein
page-withdraw = Zurückziehen
page-is-paused = Die Partie ist unterbrochen.
page-paused = Pause
page-days-left = { $days ->
    [one] noch ein Tag
   *[other] noch { $days } Tage
}
page-hours-left = { $hours ->
    [one] noch eine Stunde
   *[other] noch { $hours } Stunden
}
page-time-over = { $you ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Zeit abgelaufen: { $name }.
}
page-claim = { $players ->
    [2] Partie beenden und gewinnen
   *[other] Einen Bot übernehmen lassen
}
page-act-undo = Zug zurückgenommen.
page-act-resign = Aufgegeben.
page-act-flag = Zeit abgelaufen.
page-qwirkle-did-lot = { $you ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}{ $why ->
    [largest] : die längste Startreihe, { $best } Steine.
    [oldest] : der Älteste mit der längsten Startreihe, { $best } Steine.
    [youngest] : der Jüngste mit der längsten Startreihe, { $best } Steine.
    [drawn] : ausgelost unter allen mit der längsten Startreihe, { $best } Steine.
   *[chosen] .
}
page-qwinn-did-lot = { $you ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}{ $why ->
    [drawn] : ausgelost.
   *[chosen] .
}
page-illegal-flag-time = { $seat } hat noch Zeit.
page-pass-device = Gib das Gerät an
page-lift-curtain = Ich bin { $name }: Hand zeigen
page-peek = Die eigene Hand ansehen
page-cover-hand = Hand wieder verdecken
page-watch-at = Mitspielen auf { $host }:
page-full-screen = Vollbild
page-small-screen = Vollbild beenden

# Die Seite: das Ende und die Geschichte.
page-wins = { $margin ->
    [0] { $name } gewinnt
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $margin } Punkten Vorsprung
}
page-you-win = { $margin ->
    [0] Du gewinnst
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $margin } Punkten Vorsprung
}
page-shared-win = Geteilter Sieg: { $names }
page-nobody-wins = Niemand gewinnt
page-by-points = { $margin ->
    [one] mit einem Punkt Vorsprung
   *[other] mit { $margin } Punkten Vorsprung
}
page-series = In dieser Serie: { $score }
page-difference = Vorsprung, Runde für Runde
page-points-ahead = { $points } vorn
page-points-behind = { $points } zurück
page-level-points = gleichauf
page-next-opponent = Nächster Gegner
page-share-game = Diese Partie teilen
page-share-link = Link zu dieser Partie
page-share-opens = Wer den Link hat, kann die Partie ansehen. Einen Platz öffnet er nicht.
page-save-picture = Speichern als { $kind }
page-picture-saved = Gespeichert.
page-picture-failed = Das Bild ließ sich nicht machen. Versuch es gleich noch einmal.
page-review-plain = Welche Züge haben entschieden?
page-moves = Züge
page-percent = { $percent } %
page-chances-of = { $you ->
    [you] Deine Gewinnchance
   *[other] { $name }: Gewinnchance
}
page-chances-how = Eine Schräge ist Glück, ein Balken eine Entscheidung. Darunter: Glück, dann deine Fehler.
page-chances-how-plain = Ein Balken ist eine Entscheidung. Darunter: deine Fehler.
page-lane-luck = Glück
page-review-progress = Rückblick… { $percent } %
page-loss = −{ $loss } ± { $error } %
page-loss-points = { $loss ->
    [one] −{ $loss } ± { $error } Punkt
   *[other] −{ $loss } ± { $error } Punkte
}
page-chance-kept = { $you ->
    [you] Ein guter Zug. Deine Gewinnchance: { $percent } %.
   *[other] Ein guter Zug. Gewinnchance für { $name }: { $percent } %.
}
page-move-fine = Etwas Besseres wurde nicht gefunden.
page-made = Gespielt
page-mistake-next = Nächster Fehler
page-mistake-before = Voriger
page-mistake-none = Keine Fehler mehr
page-what-if = Was wäre, wenn?
page-what-if-over = Die Partie wäre zu Ende. Gewonnen: { $names }.
page-what-if-back = Zurücknehmen
page-think-longer = Länger nachdenken
page-chance-error = { $percent } ± { $error } %
page-how-it-went = So lief es
page-chart = Punkte über oder unter dem Durchschnitt, pro Runde
page-round = Runde
page-last-position = Das Brett am Ende
page-honour-best = { $count ->
    [one] bester Zug: { $count } Punkt
   *[other] bester Zug: { $count } Punkte
}
page-honour-full = { $count ->
    [one] eine volle Reihe
   *[other] { $count } volle Reihen
}
page-honour-full-qwirkle = { $count ->
    [one] ein Qwirkle
   *[other] { $count } Qwirkles
}
page-honour-led = { $count ->
    [one] eine Runde vorn
   *[other] { $count } Runden vorn
}
page-honour-average = { $count ->
    [one] im Schnitt { $count } Punkt pro Zug
   *[other] im Schnitt { $count } Punkte pro Zug
}
page-moment-best = { $points ->
    [one] Bester Zug: { $name }, { $points } Punkt.
   *[other] Bester Zug: { $name }, { $points } Punkte.
}
page-moment-lead = Ab hier in Führung: { $name }.
page-moment-full = Volle Reihe: { $name }, { $points } Punkte.
page-see-board = Brett ansehen
page-back-to-story = Zurück zur Auswertung
page-watch-again = Partie ansehen
page-play-again = Revanche
page-rematch-asked = Warten auf die anderen…
page-to-rematch = Zur Revanche

# Die Seite: noch einmal ansehen.
page-replay = Wiederholung
page-replay-start = Vor dem ersten Zug
page-replay-at = Stelle in der Partie
page-replay-step = { $step } von { $of }
page-to-start = Zum Anfang
page-step-back = Ein Zug zurück
page-run = Abspielen
page-stop = Anhalten
page-step-on = Ein Zug weiter
page-to-end = Zum Ende
page-whose-eyes = Sicht von
page-eyes-all = Alle Hände sichtbar
page-share-move = Link zu diesem Zug
page-record-more = Partie herunterladen:
page-record-text = Als Text

# Die Seite: wenn etwas nicht stimmt.
page-offline-home = Du bist offline. Spielregeln, die du schon geöffnet hattest, kannst du lesen; gespielt wird weiter, sobald du wieder online bist.
page-last-table = Dein letzter Tisch
page-open-table = Öffnen
page-lost-title = Seite nicht gefunden
page-lost = Unter dieser Adresse gibt es nichts. Hast du einen Tischcode?
page-lost-here = Unter dieser Adresse gibt es nichts.
page-too-old = Dieser Browser ist für manche Bretter hier zu alt. Bitte aktualisiere ihn.
page-not-loaded = Das ließ sich nicht laden
page-not-loaded-more = Die Verbindung ist weg oder langsam. Was du getan hast, ist gespeichert.
page-unreachable = Der Server ist nicht erreichbar. Bist du online?
page-not-found = Das gibt es hier nicht (mehr).
page-went-wrong = Bei uns ist etwas schiefgegangen ({ $status }).

# Die Seite: was geschah, für Leute, die das Brett sehen, Tipps und Rückblick.
page-hint = Tipp
page-hint-how-much = Wie viel möchtest du wissen?
page-hint-1 = Wo
page-hint-2 = Womit
page-hint-3 = Der Zug
page-hint-thinking = Moment, der Bot denkt nach…
page-told-qwirkle-did-place = { $points ->
    [one] Gelegt: { $tiles } – { $points } Punkt.
   *[other] Gelegt: { $tiles } – { $points } Punkte.
}
page-row-qwinn-did-go = { $space }
page-row-qwinn-did-go-place = { $space }; { $boycott } gesetzt
page-row-qwinn-did-go-remove = { $space }; { $boycott } entfernt
page-qwirkle-end-emptied = { $you ->
    [you] Der Beutel ist leer, und du hast deinen letzten Stein gelegt.
   *[other] Der Beutel ist leer, und { $name } hat den letzten Stein gelegt.
}
page-told-exago-did-place = { $line ->
    [line] Stein gelegt: Die Reihe ist fertig!
   *[none] Stein gelegt{ $row ->
            [1] { "" }
            [2] : zwei in einer Reihe
            [3] : drei in einer Reihe
            [4] : vier in einer Reihe
           *[other] : { $row } in einer Reihe
        }{ $stops ->
            [stops] { $you ->
                [you] ; das hält dich auf.
               *[other] ; das hält { $seat } auf.
            }
           *[none] .
        }
}
page-told-exago-did-move = { $line ->
    [line] Stein versetzt: Die Reihe ist fertig!
   *[none] Stein versetzt{ $row ->
            [1] { "" }
            [2] : zwei in einer Reihe
            [3] : drei in einer Reihe
            [4] : vier in einer Reihe
           *[other] : { $row } in einer Reihe
        }{ $stops ->
            [stops] { $you ->
                [you] ; das hält dich auf.
               *[other] ; das hält { $seat } auf.
            }
           *[none] .
        }
}{ $back ->
    [0] { "" }
    [one] { " " }Ein Stein geht zurück.
   *[other] { " " }{ $back } Steine gehen zurück.
}
page-review = Glück oder Können?
page-review-what = Ein starker Bot sieht sich jeden Zug an: Was war Glück, und was wäre besser gewesen?
page-review-what-plain = Ein starker Bot sieht sich jeden Zug an: Was wäre besser gewesen?
page-review-ask = Partie auswerten
page-review-busy = Der Bot wertet die Partie aus…
page-review-better = Was besser gewesen wäre
page-review-clean = Niemand hat einen nennenswerten Fehler gemacht.
page-slip-slip = Ungenauigkeit
page-slip-mistake = Fehler
page-slip-blunder = grober Fehler
page-better = Besser: { $play }
page-show-better = Zeig, was besser war

# Was hört, wer das Brett sieht, und Rat: was zu tun ist und warum.
page-told-qwirkle-cell-taken = Hier liegt schon ein Stein: { $tile }.
page-told-qwirkle-cell-twice = Auf einem Feld können nicht zwei Steine liegen: { $tile } und { $other }.
page-told-qwirkle-gap = Hier ist eine Lücke: Die Steine eines Zuges müssen am Ende in derselben Reihe liegen.
page-told-qwirkle-twin = Die Reihe hätte diesen Stein zweimal: { $tile }.
page-told-qwirkle-pass-place = Passen geht nicht, solange ein Stein passt: { $tile }.
page-told-exago-off-board = Das liegt außerhalb des Bretts.
page-told-exago-no-stone = Hier liegt kein Stein, den du hochheben könntest.
page-told-exago-not-yours = Dieser Stein gehört { $colour }.
page-told-exago-taken = Hier liegt schon ein Stein von { $colour }.
page-told-exago-same-cell = Der Stein darf nicht auf sein altes Feld zurück.
page-told-exago-start = Der erste Stein kommt auf Start.
page-told-exago-island = Hier würde der Stein keinen anderen berühren.
page-told-exago-island-falls = Hier würde der Stein nur Steine berühren, die zurückgehen.
page-told-exago-smaller-group = Hier läge der Stein in der kleineren Gruppe; er muss in der größten liegen.
page-told-exago-unfinished = Wohin mit diesem Stein?
page-told-exago-no-pass = Passen darfst du nur, wenn kein anderer Zug geht.
page-told-exago-duty = { $colour } könnte eine Reihe vollenden: Das musst du verhindern.
page-told-exago-clue-group = { $count ->
    [one] Dieser Stein bleibt.
   *[other] Diese { $count } Steine bleiben.
}
page-told-exago-clue-blocks = { $count ->
    [one] Nur ein Zug verhindert sie.
   *[other] { $count } Züge verhindern sie.
}
page-hint-where = { $count ->
    [one] Sieh dir die Stelle mit der Glühbirne an.
   *[other] Sieh dir die Stellen mit der Glühbirne an.
}
page-hint-where-qwirkle = { $count ->
    [one] Sieh neben dem Stein mit der Glühbirne nach.
   *[other] Sieh neben den Steinen mit der Glühbirne nach.
}
page-hint-where-exago = { $count ->
    [one] Sieh neben dem Stein mit der Glühbirne nach.
   *[other] Sieh neben den Steinen mit der Glühbirne nach.
}
page-hint-where-qwinn = { $count ->
    [one] Sieh dir das Feld mit der Glühbirne an.
   *[other] Sieh dir die Felder mit der Glühbirne an.
}
page-hint-pieces = Nimm, was eine Glühbirne trägt: { $pieces }.
page-hint-hand = Diesmal kommt es auf deine eigenen Steine an.
page-told-coach-proof-missed = { $turns ->
    [one] Verpasst: Eine Reihe hätte sofort vollendet werden können. Das entscheidet die Partie.
   *[other] Verpasst: eine sichere Reihe in { $turns } Zügen. Das entscheidet die Partie.
}
page-told-coach-proof-lets-in = { $turns ->
    [one] So kann der andere sofort eine Reihe vollenden. Das entscheidet die Partie.
   *[other] So vollendet der andere in { $turns } Zügen eine Reihe, was du auch tust. Das entscheidet die Partie.
}
page-told-coach-exago-stone = einen deiner Steine auf dem Brett
page-hint-bot-only = Das ist der einzige Zug.
page-hint-bot-by-lot = Irgendein Zug.
page-hint-bot-most-points = { $points ->
    [one] Ein Punkt: Mehr sieht der Bot nicht.
   *[other] Mehr als diese { $points } Punkte sieht der Bot nicht.
}
page-hint-bot-no-points = Der Bot sieht hier keine Punkte.
page-hint-bot-points = { $points ->
    [one] Das bringt dir einen Punkt.
   *[other] Das bringt dir { $points } Punkte.
}
page-hint-bot-wins = Damit gewinnst du.
page-hint-bot-chance = { $points ->
    [0] Deine Gewinnchance gegen Gegner, die so stark sind wie der Bot: { $after } % (erwogene Züge im Schnitt: { $before } %).
    [one] Ein Punkt. Deine Gewinnchance gegen Gegner, die so stark sind wie der Bot: { $after } % (erwogene Züge im Schnitt: { $before } %).
   *[other] { $points } Punkte. Deine Gewinnchance gegen Gegner, die so stark sind wie der Bot: { $after } % (erwogene Züge im Schnitt: { $before } %).
}
page-hint-bot-fell-back-late = Ein einfacher Zug: Dem Bot fehlte die Zeit.
page-hint-bot-fell-back-crash = Ein einfacher Zug: Der Bot fand nichts Besseres.
page-hint-bot-fell-back-illegal = Ein einfacher Zug: Der Bot fand nichts Besseres.
page-hint-qwirkle-bot-swaps = { $count ->
    [one] Tausche diesen Stein: Er bringt dir wenig.
   *[other] Tausche diese { $count } Steine: Sie bringen dir wenig.
}
page-hint-qwirkle-bot-out = { $points } Punkte, und deine Hand ist leer.
page-hint-qwirkle-bot-full = { $points } Punkte, mit einem Qwirkle.
page-hint-qwirkle-bot-lines = Das bringt { $points } Punkte, in { $count } Reihen zugleich.
page-hint-qwirkle-bot-lines-most = Mehr als diese { $points } Punkte in { $count } Reihen sieht der Bot nicht.
page-hint-qwirkle-bot-keeps = { $points ->
    [one] Ein Punkt; behalte für einen Qwirkle: { $tiles }.
   *[other] { $points } Punkte; behalte für einen Qwirkle: { $tiles }.
}
page-hint-qwirkle-bot-denies = { $points ->
    [one] Ein Punkt, und eine Qwirkle-Chance weniger für die anderen.
   *[other] { $points } Punkte, und eine Qwirkle-Chance weniger für die anderen.
}
page-hint-qwirkle-bot-end-ahead = { $lead ->
    [one] So gewinnst du mit mindestens einem Punkt Vorsprung.
   *[other] So gewinnst du mit mindestens { $lead } Punkten Vorsprung.
}
page-hint-qwirkle-bot-end-behind = { $lead ->
    [one] Macht niemand einen Fehler, fehlt dir am Ende trotzdem ein Punkt.
   *[other] Macht niemand einen Fehler, fehlen dir am Ende trotzdem { $lead } Punkte.
}
page-hint-qwirkle-bot-end-tie = Macht niemand einen Fehler, wird es so unentschieden.
page-hint-exago-bot-line = Damit ist deine Reihe fertig.
page-hint-exago-bot-block = Du musst { $who } blockieren.
page-hint-exago-bot-sure = Im nächsten Zug vollendest du eine Reihe, was auch geschieht.
page-hint-exago-bot-sees = { $count ->
    [one] So weit der Bot sieht, verhindert niemand deine nächste Reihe.
   *[other] So weit der Bot sieht, vollendest du spätestens in { $count } Zügen eine Reihe.
}
page-hint-exago-bot-lost = Der Bot sieht nicht mehr, wie du die anderen aufhältst.
page-hint-exago-bot-fork = So drohst du auf { $count } Feldern zugleich.
page-hint-exago-bot-threat = So drohst du, eine Reihe zu vollenden.
page-hint-exago-bot-falls = { $count ->
    [one] Dadurch geht ein Stein an seinen Besitzer zurück.
   *[other] Dadurch gehen { $count } Steine an ihre Besitzer zurück.
}
page-hint-exago-bot-hinder = So bleibt { $who } weniger Raum.
page-hint-exago-bot-build = So baust du deine Reihen aus.
page-hint-exago-bot-best = Etwas Besseres sieht der Bot nicht.
page-hint-qwinn-bot-goes = { $points ->
    [one] { $space }: ein Punkt.
   *[other] { $space }: { $points } Punkte.
}
page-hint-qwinn-bot-goes-chance = { $points ->
    [one] { $space }: ein Punkt. Deine Gewinnchance gegen Gegner, die so stark sind wie der Bot: { $after } %.
   *[other] { $space }: { $points } Punkte. Deine Gewinnchance gegen Gegner, die so stark sind wie der Bot: { $after } %.
}
page-hint-qwinn-bot-places = { $points ->
    [one] { $space }: ein Punkt, und { $boycott } bremst deinen Gegner.
   *[other] { $space }: { $points } Punkte, und { $boycott } bremst deinen Gegner.
}
page-hint-qwinn-bot-removes = { $points ->
    [one] { $space }: ein Punkt, und du bist { $boycott } los.
   *[other] { $space }: { $points } Punkte, und du bist { $boycott } los.
}
page-hint-qwinn-bot-fail = Mach in diesem Zug einen Fehlzug.
page-hint-qwinn-bot-keeps = Behalte { $dice } und wirf die anderen neu.
page-hint-qwinn-bot-keeps-none = Wirf alle fünf Würfel noch einmal.
page-hint-qwinn-bot-keeps-chance = Behalte { $dice }: Gewinnchance gegen Gegner, die so stark sind wie der Bot: { $after } %; wenn du jetzt aufhörst: { $stop } %.
page-hint-qwinn-bot-keeps-none-chance = Wirf alle fünf neu: Gewinnchance gegen Gegner, die so stark sind wie der Bot: { $after } %; wenn du jetzt aufhörst: { $stop } %.
page-hint-qwirkle-did-place = { $points ->
    [one] Legen: { $tiles } – { $points } Punkt.
   *[other] Legen: { $tiles } – { $points } Punkte.
}
page-hint-qwirkle-did-swap = Tauschen: { $tiles }.
page-hint-qwirkle-did-pass = Passen.
page-hint-exago-did-pass = Passen.
page-hint-qwinn-did-keep = { $dice } behalten, den Rest neu werfen.
page-hint-qwinn-did-keep-none = Alle fünf Würfel neu werfen.
page-hint-qwinn-did-go = { $points ->
    [one] Auf { $space } gehen: { $points } Punkt.
   *[other] Auf { $space } gehen: { $points } Punkte.
}
page-hint-qwinn-did-go-place = { $points ->
    [one] Auf { $space } gehen und { $boycott } setzen: { $points } Punkt.
   *[other] Auf { $space } gehen und { $boycott } setzen: { $points } Punkte.
}
page-hint-qwinn-did-go-remove = { $points ->
    [one] Auf { $space } gehen und { $boycott } entfernen: { $points } Punkt.
   *[other] Auf { $space } gehen und { $boycott } entfernen: { $points } Punkte.
}
page-hint-qwinn-did-fail = Fehlzug.
page-hint-qwinn-did-fail-lifts = Fehlzug; dein Boykott { $boycott } endet.
page-hint-qwinn-did-fail-minus = { $points ->
    [one] Fehlzug; Minus kostet { $points } Punkt.
   *[other] Fehlzug; Minus kostet { $points } Punkte.
}
page-exago-did-lot = { $you ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}{ $why ->
    [youngest] : der Jüngste.
    [drawn] : ausgelost.
   *[chosen] .
}
page-variations = An diesem Tisch:
page-level = { $level }, { $number } von { $of }
page-level-adaptive = Mitwachsend
page-level-adaptive-more = folgt deiner Stärke
page-level-adaptive-follows = Er wächst mit dir mit: Du gewinnst ungefähr jedes zweite Mal.
page-invited = Dieser Link ist für den Platz von { $name }.
page-move-device = Auf einem anderen Gerät weiterspielen
page-move-device-more = Öffne diesen Link auf deinem anderen Gerät und nimm dort Platz: Es hat dann deinen Platz, dieses nicht mehr. Das kann jeder, der den Link hat; behalte ihn also für dich. Der Link gilt eine halbe Stunde.
page-move-device-link = Link erstellen
page-stand-up = Aufstehen
page-stand-up-sure = Deinen Platz endgültig aufgeben? Wo Steine verdeckt sind, spielt ein Bot mit deinen weiter.
page-stand-up-more = Du gibst deinen Platz endgültig ab; die Partie geht ohne dich weiter.
page-abandon = Partie abbrechen
page-abandon-sure = Die Partie für alle abbrechen? Das geht nur, wenn die anderen zu lange weg sind.
page-abandon-more = Die Partie endet für alle, und niemand gewinnt.
page-remove-player = Vom Tisch nehmen
page-devices = { $count } Geräte sind mit deinem Platz verbunden. Gehört eines nicht dir, spiele auf einem eigenen Gerät weiter: Nur das hat dann deinen Platz.
page-privacy = Datenschutz
page-admin = Verwaltung
page-admin-key = Schlüssel des Betreibers
page-admin-enter = Anmelden
page-admin-search = Code oder Name
page-admin-look = Neu laden
page-admin-done = Erledigt.
page-admin-hours = Eine Sperre dauert
page-admin-reports = Gemeldete Nachrichten
page-admin-remove = Nachricht entfernen
page-admin-keep = Nichts falsch daran
page-admin-ban = Diese Adresse sperren
page-admin-ban-maker = Wer ihn gelistet hat, sperren
page-admin-close = Tisch schließen
page-admin-unname = Namen „{ $name }“ entfernen
page-admin-bans = Gesperrte Adressen
page-admin-until = bis { $time }
page-admin-lift = Sperre aufheben
page-admin-none = Hier ist nichts.
page-mute-watchers = Zuschauer stummschalten
page-more-tables = Weitere Tische
page-search-tables = Tisch nach Code oder Name suchen
page-admin-times =
    { $count ->
        [one] einmal gemeldet
       *[other] von { $count } gemeldet
    }
page-admin-for =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
