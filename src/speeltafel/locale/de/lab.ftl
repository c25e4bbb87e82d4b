# Das Labor: Arena, Messungen und Rückblicke.
arena-two-bots = Eine Arena braucht mindestens zwei Bots.
arena-option = „{ $option }“ ist keine Option; sie sollte aussehen wie name=wert.
arena-sprt-two = Früher Abbruch geht nur mit genau zwei Bots.
arena-log-exists = { $path } ist schon da: mit --resume geht es dort weiter, oder wähle eine andere Datei.
arena-log-unreadable = { $path } lässt sich nicht als Protokoll einer Arena lesen: { $error }.
arena-log-other = { $path } gehört zu einer anderen Arena: Spiel, Plätze, Optionen, Bots, Grenze oder Seed sind verschieden.
arena-stopped = Nach { $deals } von { $of } Verteilungen angehalten; --resume macht hier weiter.
arena-title = { $game }, { $seats } Personen: { $games } Partien aus { $deals } Verteilungen, Grenze { $limit }, Seed { $seed }, Kennzeichen { $signature }
arena-column-bot = Bot
arena-column-share = Siege
arena-column-elo = Elo
arena-column-points = Punkte
arena-column-margin = Vorsprung
arena-column-time = ms je Zug (Mittel / 95 % / höchstens)
arena-column-nodes = Knoten
arena-column-faults = Fehler
arena-sprt-open = Der Test von { $elo0 } gegen { $elo1 } Elo ist nach { $deals } Verteilungen noch offen ({ $llr } von ±{ $bound }).
arena-sprt-elo0 = Nach { $deals } Verteilungen entscheidet der Test für { $elo0 } Elo, gegen { $elo1 } ({ $llr }, ±{ $bound } ist sicher).
arena-sprt-elo1 = Nach { $deals } Verteilungen entscheidet der Test für { $elo1 } Elo, gegen { $elo0 } ({ $llr }, ±{ $bound } ist sicher).
arena-plot-elo = Elo, mit 95-%-Intervallen
arena-plot-share = Anteil an den Siegen (%), nach Zahl der Verteilungen
arena-plot-margin = Punkte vor dem besten anderen, Verteilungen
arena-plot-times = Millisekunden je Zug, Züge

bench-title = Speeltafel { $version }, Python { $python } auf { $machine }, kompilierte Kerne: { $kernels }
bench-column-name = was
bench-column-compiled = kompiliert
bench-column-interpreted = interpretiert
bench-column-ratio = schneller

review-running = Das Spiel ist noch nicht zu Ende: ein Rückblick braucht ein beendetes.
review-title = { $game }, beurteilt von { $bot } mit { $limit } je Zug; Gewinnchancen in Prozent
review-player = Spieler { $seat }
review-column-player = Spieler
review-column-result = Ergebnis
review-column-luck = Glück
review-column-received = von anderen
review-column-given = verschenkt
review-column-slip = Ungenauigkeiten
review-column-mistake = Fehler
review-column-blunder = Patzer
review-dear = Die teuersten Züge:
review-no-dear = Niemand hat etwas Nennenswertes verschenkt.
review-dear-move = { $number } Spieler { $seat }: { $action } verschenkte { $percent }; besser war { $best }
review-luck = Am meisten Glück und Pech:
review-no-luck = Glück spielte keine Rolle.
review-luck-move = vor { $number } Spieler { $seat }: { $percent }
