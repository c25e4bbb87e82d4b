# Am Tisch eines Servers, in einem Terminal auf dem ganzen Bildschirm.
tui-help-address = der Server, etwa http://127.0.0.1:8710; oder die Datei einer gespielten Partie zum Zurückschauen; ohne beides sind die Tische die dieses Terminals
tui-help-table = der Tisch, an den du dich setzt
tui-help-secret = das Geheimnis deines Platzes oder die Einladung aus dem Link (#s=…), die durch das Hinsetzen verbraucht wird
tui-help-name = dein Name am Tisch
tui-no-server = Unter { $address } antwortet niemand ({ $error }). Starte dort einen Server mit: speeltafel serve
tui-edition = Spiel
tui-seats = Spieler
tui-level = Bots
tui-play = Spielen
tui-join = Mitspielen
tui-code = Code oder Link eines Tisches
tui-table = Offener Tisch
tui-game = Spiel
tui-players = Spieler
tui-keys-home = Tab weiter   Enter wählen   F5 neu laden   Strg+Q beenden  Strg+Q Ende
tui-keys-table = F1 Hilfe  F2 Züge  F3 zurück  F4 Tipp  F6/F7 schauen  F8 Analyse  Esc Start
tui-waiting = Tisch { $table }: Warten, bis alle da sind…
tui-prompt = ein Zug, oder help
tui-your-turn = Du bist am Zug.
tui-their-turn = Am Zug: { $name }.
tui-watcher = Zuschauer
tui-player = Spieler { $number }
tui-ready = { $points ->
    [0] Enter spielt { $action }.
    [one] Enter spielt { $action } für einen Punkt.
   *[other] Enter spielt { $action } für { $points } Punkte.
}
tui-steps = Möglich: { $steps }
tui-more = … und { $count } weitere. Tippe ? und ein paar Buchstaben, um zu suchen.
tui-none = Kein möglicher Zug enthält das.
tui-no-answer = Der Server hat nicht geantwortet. Versuche es gleich noch einmal.
tui-offered = { $name } fragt: { $kind } Tippe ja oder nein.
tui-offer-undo = einen Zug zurücknehmen?
tui-offer-draw = unentschieden?
tui-offer-rematch = noch eine Partie?
tui-offer-stand-in = soll ein Bot für { $about } übernehmen?
tui-offer-hints = Tipps erlauben?
tui-offer-pause = wollen wir eine Pause machen?
tui-help = Tippe einen Zug als Text, oder klicke ihn auf dem Brett zusammen und drücke Enter. Außerdem: ? für die möglichen Züge, hint (Tipp), review (Analyse nach der Partie), undo (zurücknehmen), draw (unentschieden), resign (aufgeben), pause, resume (weiter), rematch (noch eine Partie), rules (Spielregeln), save (speichern) und ein Dateiname, ja und nein als Antwort, say und deine Worte.
tui-come-back = Dein Platz bleibt dir. Zurück geht es mit: { $command }
tui-people = Personen hier
tui-people-here = { $count ->
    [one] 1 Person hier
   *[other] { $count } Personen hier
}
tui-curtain = { $name }, du bist am Zug. Die anderen schauen kurz weg; mit Enter siehst du deine Steine.
tui-looking = Zug { $number } von { $of }. { $what } (F6 zurück, F7 vor)
tui-saved = Gespeichert als { $file }. Zurückschauen: speeltafel review { $file }
tui-table-gone = Dieser Tisch ist geschlossen.
tui-table-where = Tisch { $table } steht auf einem Server: nenne auch dessen Adresse, etwa speeltafel tui http://127.0.0.1:8710 --table { $table }
tui-picked = { $piece } ist aufgenommen: Klicke auf das Feld, auf das der Stein soll.
tui-reviewing = Die Partie wird analysiert: { $percent } %
tui-reviewed = Die Analyse ist da: F6 und F7 zeigen zu jedem Zug, was sie sagt.
