# Am Tisch eines Servers, in einem Terminal auf dem ganzen Bildschirm.
tui-help-address = der Server, etwa http://127.0.0.1:8710
tui-help-table = der Tisch, an den du dich setzt
tui-help-secret = das Geheimnis deines Platzes, aus seinem Link
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
tui-keys-home = Tab weiter   Enter wählen   F5 neu laden   Strg+Q beenden
tui-keys-table = F1 Hilfe   F2 mögliche Züge   F3 zurücknehmen   Esc Startseite   Strg+Q beenden
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
tui-offer-stand-in = soll ein Bot für die abwesende Person übernehmen?
tui-offer-pause = wollen wir eine Pause machen?
tui-help = Tippe einen Zug als Text. Außerdem: ? für die möglichen Züge, undo (zurücknehmen), draw (unentschieden), resign (aufgeben), pause, resume (weiter), rematch (noch eine Partie), rules (Spielregeln), ja und nein als Antwort, say und deine Worte.
tui-come-back = Dein Platz bleibt dir. Zurück geht es mit: { $command }
