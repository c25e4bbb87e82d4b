# Die eigenen Zahlen im Lauf der Zeit.
figures-which = Welches Spiel
figures-games = Partien
figures-won = { $won } gewonnen
figures-points-a-turn = Punkte pro Zug
figures-best = beste Partie { $points }
figures-full-qwirkle = Qwirkles
figures-a-game = { $count } pro Partie
figures-strength = Deine Stärke
figures-strength-more = die Stufen sind feste Marken
figures-even = Du spielst etwa so gut wie { $level }: Gegen diese Stufe würdest du etwa die Hälfte deiner Partien gewinnen.
figures-band = Das graue Band zeigt, wie sicher das ist.
figures-none = Spiel eine Partie gegen einen Bot zu Ende, dann erscheint hier deine Stärke.
figures-as-table = Als Tabelle
figures-day = Tag
figures-rating = Wertung
figures-mistakes = Fehler pro Partie
figures-mistakes-more = in Abschnitten von neun Partien
figures-kind = { $kind ->
    [slip] Ungenauigkeiten
    [mistake] Fehler
   *[blunder] grobe Fehler
}
figures-fewer = { $count } weniger als am Anfang.
figures-more = { $count } mehr als am Anfang.
figures-not-judged = Lass eine beendete Partie auswerten, dann wird sie hier gezählt.
figures-luck = Dein Glück
figures-games-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
figures-luck-mean = Im Schnitt { $mean } ± { $error } % einer Partie: Auf Dauer gleicht es sich aus.
figures-ready = Bereit für die nächste Stufe?
figures-ready-more = Zuletzt hast du mehr als zwei von drei Partien gewonnen. { $level } passt jetzt gut zu dir.
figures-play-level = Gegen { $level } spielen
figures-levels = Partien nach Stufe
figures-level = Stufe
figures-won-of = Gewonnen
figures-of = { $won } von { $games }
figures-carry = Mitnehmen
figures-carry-more = Nur dieses Gerät hat diese Zahlen: Lektionen, Rätsel, Tage und Partien. Sichere sie als Datei und öffne sie auf einem anderen Gerät: Beides wird zusammengeführt.
figures-export = Als Datei sichern
figures-import = Datei öffnen
figures-received = Zu den Zahlen hier hinzugefügt.
figures-bad-file = In dieser Datei sind keine Zahlen von Speeltafel.
figures-adaptive = Auf deiner Stärke spielen
figures-adaptive-more = Die mitwachsende Stufe folgt deiner Stärke: Du gewinnst ungefähr jedes zweite Mal.
figures-empty = Bei { $game } ist noch nichts gezählt
figures-empty-more = Spiele eine Partie oder löse ein Rätsel. Deine Stärke, deine Fehler und dein Glück werden dann hier gezeichnet und bleiben auf diesem Gerät.
figures-empty-play = Eine Partie spielen
figures-empty-puzzle = Ein Rätsel lösen
