# Die Seite: Anfang.
page-sit-down = Setz dich dazu.
page-what-this-is = Drei Spiele, ein Tisch. Zusammen auf dem Sofa, weit entfernt oder gegen den Computer. Ohne Konto.
page-home = Zur Startseite
page-language = Sprache
page-theme = { $theme ->
    [light] Hell, drücken für dunkel
    [dark] Dunkel, drücken für wie das Gerät
   *[auto] Hell oder dunkel wie das Gerät, drücken für hell
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
page-press = { $company ->
    [friends] Mit Freunden spielen
    [device] An diesem Gerät spielen
   *[bot] Sofort gegen den Computer spielen
}
page-set-up = Einen Tisch { $game } einrichten
page-game-qwirkle = Qwirkle
page-game-exago = Exago
page-game-qwinn = Qwinn!
page-facts-qwirkle = 45 Min.
page-facts-exago = 15 Min.
page-facts-qwinn = 20 Min.
page-table-code = Tischcode
page-join = Dazusetzen
page-watch = Zuschauen
page-code-wanted = Gib zuerst den Code vom anderen Bildschirm ein.
page-no-such-table = Es gibt keinen Tisch mit diesem Code. Schau noch einmal auf den anderen Bildschirm.
page-still-going = Noch im Gange
page-waiting = wartet auf andere
page-your-turn = du bist dran
page-forget = Tisch { $table } von dieser Liste nehmen
page-open-tables = Offene Tische
page-free-places = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
page-somebody = Jemand
page-your-games = Deine Spiele
page-nothing-played = Spiele, die du zu Ende spielst, erscheinen hier mit deinen eigenen Zahlen. Dieses Gerät merkt sie sich, sonst niemand.
page-figure-played = gespielt
page-figure-won = gewonnen
page-figure-best = bester Zug
page-figure-highest = höchste
page-drawn = unentschieden
page-you-won = gewonnen
page-you-lost = verloren
page-won-by = gewonnen von { $names }
page-all-games = Alle { $count } Spiele
page-fewer = Weniger
page-carry = Mitnehmen
page-carry-more = Deine Plätze und Zahlen liegen auf diesem Gerät. Mit diesem Code nimmst du sie auf ein anderes mit; behalte ihn für dich, denn er öffnet deine Plätze.
page-carry-code = Code dieses Geräts
page-carry-here = Code eines anderen Geräts
page-receive = Hierher holen
page-received = { $count ->
    [0] Nichts Neues: Dieses Gerät kannte schon alle.
    [one] Ein Spiel ist angekommen.
   *[other] { $count } Spiele sind angekommen.
}
page-bad-code = Das ist kein ganzer Code. Kopiere ihn noch einmal, von Anfang bis Ende.
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-as-you-like = Wie du es magst
page-your-name = Dein Name
page-symbols = Symbol auf jeder Farbe
page-less-motion = Weniger Bewegung
page-sound = Klang der Steine auf dem Tisch

# Die Seite: einen Tisch einrichten.
page-table-of = Ein Tisch { $game }
page-who-plays = Wer spielt?
page-place = Platz { $number }
page-name = Name
page-name-of = Name auf Platz { $number }
page-seat-me = Ich
page-seat-here = Auch hier
page-seat-friend = Eigener geheimer Link
page-seat-open = Wer den Link hat
page-seat-open-more = Ein Link für alle; wer ihn öffnet, setzt sich dazu.
page-seat-bot = Computer: { $level }
page-strength = Wie stark ist der Computer?
page-add-place = Noch einer
page-remove-place = Platz { $number } entfernen
page-passed-around = Ihr gebt dieses Gerät herum; ein Vorhang verdeckt die Hände zwischen den Zügen.
page-edition = Ausgabe
page-edition-qwirkle-nl-classic = Qwirkle, die Holzsteine
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
page-option-duty = Pflicht zum Blockieren
page-option-duty-more = Wen du aufhalten musst, wenn er eine Reihe schaffen könnte
page-option-duty-next = den nächsten Spieler
page-option-duty-nearest = den Nächsten, der droht
page-option-duty-off = niemanden
page-option-early-moves = Früher versetzen
page-option-early-moves-more = Steine dürfen versetzt werden, solange noch welche auf der Hand sind
page-option-bridge = Brücken bauen
page-option-bridge-more = Erst den Stein ablegen, dann sehen, was abfällt
page-option-target = Punkte zum Sieg
page-option-negeer-stops-topper = Ignorieren gilt auch bei Topper
page-option-negeer-stops-topper-more = Unter Ignorieren höchstens ein Schritt, auch zu und von Topper
page-clock = Zeit für einen Zug
page-pace = { $pace ->
    [60] 1 Minute
    [180] 3 Minuten
    [600] 10 Minuten
    [day] 1 Tag
    [week] 1 Woche
   *[none] so lange du willst
}
page-listed = Auf der Liste offener Tische
page-listed-more = Fremde dürfen sich auf offene Plätze setzen
page-rules = Spielregeln
page-example = Beispiel
page-lay-table = Tisch decken
page-play-now = Spielen

# Die Seite: vor dem Spiel.
page-join-at = Setz dich dazu auf { $host } mit dem Code
page-send-link = Schick diesen Link oder lass das Quadrat scannen
page-watch-along = Schau zu auf { $host }
page-watch-how = Auf dem Fernseher geöffnet zeigt dieser Tisch das Brett für alle.
page-games = Spiele
page-join-how = Wer den Link öffnet, setzt sich dazu. Auf dem Fernseher geöffnet zeigt er nachher das Brett.
page-only-here = Nur dieses Gerät kann die Adresse öffnen. Auch für Handys: ./start serve --host 0.0.0.0
page-qr = Quadratischer Code mit dem Link zu diesem Tisch
page-waiting-for = { $count ->
    [0] Alle sind da
    [one] Einer fehlt noch
   *[other] { $count } fehlen noch
}
page-place-free = Freier Platz
page-place-free-more = für jeden, der mit dem Code kommt
page-place-link-more = setzt sich mit diesem Link
page-link-for = Link für Platz { $number }
page-qr-of-place = Als quadratischen Code zeigen
page-new-link = Neuer Link
page-free-place = Platz für alle öffnen
page-take-place = Platz nehmen
page-you-here = du, an diesem Gerät
page-is-there = ist da
page-is-away = ist gerade nicht da
page-is-bot = Ein Bot: Hier spielt der Computer.
page-bot-names = Bot Frieda, Bot Emil, Bot Lotte, Bot Anton, Bot Mathilda, Bot Oskar, Bot Ida, Bot Karl
page-player = Spieler { $number }
page-opening = Tisch { $table } wird geöffnet…

# Die Seite: am Tisch.
page-seats = Plätze
page-you = du
page-you-name = Du
page-to-move = ist am Zug
page-away = ist gerade nicht da
page-points-label = Punkte
page-stand-in = ein Bot springt ein
page-board = Das Brett
page-menu = Menü
page-beside = Neben dem Brett
page-turn-number = Zug { $number }
page-last-plays = Letzte Züge
page-history = Alle Züge
page-nothing-yet = Noch wurde nichts gespielt.
page-bonus = (davon { $bonus } Bonus)
page-chat = Reden
page-chat-unread = { $count ->
    [one] Reden, eine neue Zeile
   *[other] Reden, { $count } neue Zeilen
}
page-no-chat = Noch hat niemand etwas gesagt.
page-say-something = Sag etwas
page-send = Senden
page-phrases = Schnelle Worte
page-watcher = Jemand, der zuschaut
page-report = Melden, was { $name } sagt
page-mute = Diesen Spieler nicht hören
page-unmute = Diesen Spieler wieder hören
page-offer-stand-in = Einen Bot für diesen Spieler weiterspielen lassen
page-undo = Meinen letzten Zug zurücknehmen
page-pause = Die Uhr anhalten
page-resume = Weiterspielen
page-offer-draw = Unentschieden anbieten
page-invite = Einladen oder zuschauen
page-invite-more = Wer diesen Link öffnet, setzt sich dazu, wenn ein Platz frei ist, und schaut sonst zu. Öffne ihn auf dem Fernseher als gemeinsames Brett.
page-table-link = Link dieses Tisches
page-resign = Aufgeben
page-resign-sure = Dieses Spiel aufgeben?
page-no-go-on = Nein, weiterspielen
page-leave = Gehen; dein Platz bleibt
page-big-hand = Brett auf dem Fernseher
page-big-hand-more = Dieses Gerät zeigt deine Hand groß
page-notify = Sag Bescheid, wenn ich dran bin
page-to-board = Zum Brett
page-age = Alter von { $name }
page-age-more = Nur wo das Alter entscheidet, wer beginnt
page-free-chat = Freie Worte
page-free-chat-more = Aus: nur die schnellen Worte sind möglich
page-forget-me = Meinen Namen und meine Worte hier löschen
page-forgotten = Dein Name und deine Worte sind an diesem Tisch gelöscht.
page-renamed = Alle sehen deinen neuen Namen.
page-changed = Geändert.
page-announce = { $name }: { $told }
page-offline = Die Verbindung ist weg; wir versuchen es weiter.
page-queued = Dein Zug ist gespeichert und geht raus, sobald die Verbindung wieder da ist.
page-offer = { $kind ->
    [undo] { $name } möchte einen Zug zurücknehmen.
    [draw] { $name } bietet ein Unentschieden an.
    [rematch] { $name } möchte noch einmal spielen.
    [stand-in] { $name } fragt, ob ein Bot für { $about } weiterspielen darf.
   *[pause] { $name } möchte die Uhr anhalten.
}
page-offer-stands = { $kind ->
    [undo] Du hast gebeten, einen Zug zurückzunehmen.
    [draw] Du hast ein Unentschieden angeboten.
    [rematch] Du hast um noch ein Spiel gebeten.
    [stand-in] Du hast gefragt, ob ein Bot weiterspielen darf.
   *[pause] Du hast gebeten, die Uhr anzuhalten.
}
page-agree = Gut
page-decline = Nein
page-withdraw = Lass gut sein
page-is-paused = Die Uhr steht still.
page-paused = steht still
page-days-left = { $days ->
    [one] noch ein Tag
   *[other] noch { $days } Tage
}
page-hours-left = { $hours ->
    [one] noch eine Stunde
   *[other] noch { $hours } Stunden
}
page-time-over = Die Zeit von { $name } ist um.
page-claim = { $players ->
    [2] Spiel beenden und gewinnen
   *[other] Einen Bot weiterspielen lassen
}
page-act-undo = nimmt einen Zug zurück.
page-act-resign = gibt auf.
page-act-flag = hat keine Zeit mehr.
page-qwirkle-did-lot = { $you ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
page-qwinn-did-lot = { $you ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
page-illegal-flag-time = { $seat } hat noch Zeit.
page-pass-device = Gib das Gerät an
page-lift-curtain = Ich bin { $name }, Vorhang auf
page-peek = Die eigene Hand ansehen
page-cover-hand = Hand wieder verdecken
page-watch-at = Dazusetzen auf { $host }
page-full-screen = Ganzer Bildschirm
page-small-screen = Kleiner

# Die Seite: das Ende und die Geschichte.
page-wins = { $margin ->
    [0] { $name } gewinnt
    [one] { $name } gewinnt mit einem Punkt
   *[other] { $name } gewinnt mit { $margin }
}
page-you-win = { $margin ->
    [0] Du gewinnst
    [one] Du gewinnst mit einem Punkt
   *[other] Du gewinnst mit { $margin }
}
page-shared-win = { $names } teilen sich den Sieg
page-nobody-wins = Niemand gewinnt
page-how-it-went = So lief es
page-chart = Punkte über dem Durchschnitt des Tisches, Runde für Runde
page-round = Runde
page-last-position = Die letzte Stellung
page-honour-best = bester Zug, { $count }
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
page-honour-average = im Schnitt { $count } je Zug
page-moment-best = { $name } macht den besten Zug: { $points }.
page-moment-lead = { $name } geht endgültig in Führung.
page-moment-full = { $name } macht eine Reihe voll: { $points }.
page-see-board = Brett ansehen
page-back-to-story = Zurück zur Geschichte
page-watch-again = Noch einmal ansehen
page-play-again = Noch einmal
page-rematch-asked = Warten auf die anderen…
page-to-rematch = Zum nächsten Spiel

# Die Seite: noch einmal ansehen.
page-replay = Rückschau
page-replay-start = Vor dem ersten Zug
page-replay-at = Stelle im Spiel
page-replay-step = { $step } von { $of }
page-to-start = Zum Anfang
page-step-back = Ein Zug zurück
page-run = Von selbst abspielen
page-stop = Anhalten
page-step-on = Ein Zug weiter
page-to-end = Zum Ende
page-whose-eyes = Durch wessen Augen
page-eyes-all = Alle Hände offen
page-share-move = Link zu genau diesem Zug
page-record-more = Die Aufzeichnung des Spiels behalten:
page-record-text = Als Text

# Die Seite: wenn etwas nicht stimmt.
page-offline-home = Kein Netz. Spielregeln, die du schon gelesen hast, kannst du lesen; gespielt wird weiter, sobald das Netz wieder da ist.
page-lost-title = Hier sitzt niemand
page-lost = Diese Adresse führt nirgendwohin. Mit einem Tischcode kommst du weiter.
page-not-loaded = Dieser Teil ist nicht angekommen
page-not-loaded-more = Das Netz ist weg oder langsam. Was du getan hast, ist gespeichert.
page-unreachable = Der Server ist nicht zu erreichen. Ist das Netz da?
page-not-found = Das ist hier nicht (mehr).
page-went-wrong = Bei uns ist etwas schiefgegangen ({ $status }).

# Die Seite: was geschah, für Leute, die das Brett sehen, Tipps und Rückblick.
page-hint = Tipp
page-hint-thinking = Ich denke nach…
page-dice = { $whites ->
    [none] die rote { $red }
   *[other] { $red ->
        [none] { $whites }
       *[other] { $whites } und die rote { $red }
    }
}
page-told-qwirkle-did-place = { $points ->
    [one] Legt { $tiles }: { $points } Punkt.
   *[other] Legt { $tiles }: { $points } Punkte.
}
page-told-exago-did-place = { $line ->
    [line] Legt einen Stein: Die Reihe ist fertig!
   *[none] Legt einen Stein.
}
page-told-exago-did-move = { $line ->
    [line] { $back ->
        [0] Versetzt einen Stein: Die Reihe ist fertig!
        [one] Versetzt einen Stein: Die Reihe ist fertig! Ein Stein geht zurück.
       *[other] Versetzt einen Stein: Die Reihe ist fertig! { $back } Steine gehen zurück.
    }
   *[none] { $back ->
        [0] Versetzt einen Stein.
        [one] Versetzt einen Stein. Ein Stein geht zurück.
       *[other] Versetzt einen Stein. { $back } Steine gehen zurück.
    }
}
page-review = Glück oder Können?
page-review-what = Ein starker Bot sieht sich jeden Zug an: Was war Glück, und was wäre besser gewesen?
page-review-ask = Zurückblicken
page-review-busy = Der Bot sieht alles durch…
page-review-how = In Prozent Gewinnchance, nach dem Urteil von { $bot }. Mit dem gleichen Anteil für alle ergibt es das Ergebnis.
page-review-luck = Glück
page-review-gifts = geschenkt
page-review-given = verschenkt
page-review-better = Was besser gewesen wäre
page-review-clean = Niemand hat etwas verschenkt, das zählt.
page-slip-slip = Ungenauigkeit
page-slip-mistake = Fehler
page-slip-blunder = grober Fehler
page-better = Besser: { $play }
page-chance-now = Gewinnchance: { $percent } %
page-show-better = Zeig, was besser war
page-better-shown = Das wäre für { $name } besser gewesen.
page-review-luck-exago = Verlauf
