# Rätsel: was gefragt ist, warum die Antwort stimmt, und was sonst gesagt wird.
cli-puzzle = Rätsel nahe deiner Wertung, mit nachgerechneter Antwort
cli-puzzle-game = welches Spiel; ohne Angabe: welche es gibt
puzzle-offered = { $title }: { $count } Rätsel, { $done } versucht: speeltafel puzzle { $game }
cli-puzzle-theme = nur Rätsel, die dies lehren
cli-puzzle-id = genau dieses Rätsel
cli-puzzle-count = wie viele, nacheinander
puzzle-none = Zu { $game } gibt es noch keine Rätsel.
puzzle-no-theme = Es gibt keine Rätsel zu „{ $theme }“. Zur Wahl stehen: { $known }.
puzzle-unknown = Es gibt kein Rätsel „{ $name }“.
puzzle-all-done = Diese hast du alle gelöst.
puzzle-book-damaged = { $file } enthält deine Rätsel nicht mehr: { $why }. Leg die Datei beiseite, um neu zu beginnen.
puzzle-head = Rätsel { $name }, Grad { $grade }
puzzle-prompt = dein Zug (? was geht, bad blendet es aus, quit) >{" "}
puzzle-hidden = Es wird nicht mehr gezeigt.
puzzle-right = Richtig!
puzzle-wrong = Nein.
puzzle-answers = Richtig: { $moves }. Thema: { $theme }.
puzzle-rating = Deine Wertung: { $rating } ± { $error }
puzzle-task-points = Finde den Zug mit den meisten Punkten.
puzzle-task-end = Der Beutel ist leer, und beide Hände liegen offen. Finde den Zug mit dem besten Endstand.
puzzle-task-line = Finde den Zug, der in { $turns } Zügen eine Reihe bringt, was der andere auch tut.
puzzle-task-defence = Finde den Zug, der den anderen von einer sicheren Reihe abhält.
puzzle-theme-full-and-more = ein Qwirkle und mehr
puzzle-theme-gap = die Lücke füllen
puzzle-theme-many-lines = vier Reihen oder mehr
puzzle-theme-three-lines = drei Reihen
puzzle-theme-short = weniger ist mehr
puzzle-theme-end-wins = der Zug, der gewinnt
puzzle-theme-end-out = als Erster fertig
puzzle-theme-end-hold = etwas zurückhalten
puzzle-theme-end-deny = einen Platz nehmen
puzzle-theme-double-threat = zwei Drohungen zugleich
puzzle-theme-forced = Drohung auf Drohung
puzzle-theme-long-plan = ein Plan in drei Zügen
puzzle-theme-line-by-moving = durch Versetzen
puzzle-theme-line-by-falling = durch Abfallenlassen
puzzle-theme-defence = die einzige Verteidigung
puzzle-theme-defence-threat = verteidigen durch Drohen
puzzle-theme-defence-moving = verteidigen durch Versetzen
puzzle-why-full-and-more = { $value } Punkte in { $lines } Reihen, eine davon ein Qwirkle; der nächstbeste Zug bringt { $next }.
puzzle-why-gap = { $value } Punkte: Steine zu beiden Seiten einer Lücke werden eine Reihe. Der nächstbeste Zug bringt { $next }.
puzzle-why-many-lines = { $value } Punkte, denn { $lines } Reihen zählen zugleich; der nächstbeste Zug bringt { $next }.
puzzle-why-three-lines = { $value } Punkte, denn drei Reihen zählen zugleich; der nächstbeste Zug bringt { $next }.
puzzle-why-short = { $value } Punkte mit { $tiles ->
    [one] einem Stein
   *[other] { $tiles } Steinen
}, obwohl { $longest } gelegt werden könnten; der nächstbeste Zug bringt { $next }.
puzzle-why-end-wins = Jetzt { $points } Punkte, obwohl { $most } zu haben waren: Nur so ist die Partie gewonnen.
puzzle-why-end-out = Die letzten Steine gehen auf einmal, für { $points } Punkte; jeder andere Zug endet mindestens { $apart } Punkte schlechter.
puzzle-why-end-hold = Jetzt { $points } Punkte, obwohl { $most } zu haben waren: Was du zurückhältst, bringt mehr. Jeder andere Zug endet mindestens { $apart } Punkte schlechter.
puzzle-why-end-deny = Jetzt { $points } Punkte, obwohl { $most } zu haben waren: Die beste Antwort des anderen bringt { $denied ->
    [one] einen Punkt
   *[other] { $denied } Punkte
} weniger. Jeder andere Zug endet mindestens { $apart } Punkte schlechter.
puzzle-why-double-threat = Es sind zwei Drohungen zugleich, und ein Stein hält nur eine auf.
puzzle-why-forced = Es droht und lässt nur eine Antwort; die Reihe kommt in { $turns } Zügen, was auch versucht wird.
puzzle-why-long-plan = Was der andere auch antwortet, in { $turns } Zügen steht eine Reihe; { $ways ->
    [one] kein anderer Zug führt dazu.
   *[other] nur ein anderer Zug führt auch dazu.
}
puzzle-why-line-by-moving = Diesen Stein zu versetzen führt in { $turns } Zügen zu einer Reihe, was der andere auch antwortet.
puzzle-why-line-by-falling = Diesen Stein zu versetzen lässt andere abfallen und führt in { $turns } Zügen zu einer Reihe, was der andere auch antwortet.
puzzle-why-defence = { $ways ->
    [one] Nach jedem anderen Zug
   *[other] Nach jedem Zug bis auf zwei
} hat der andere eine sichere Reihe in zwei Zügen.
puzzle-why-defence-threat = Es droht selbst etwas; { $ways ->
    [one] nach jedem anderen Zug
   *[other] nach jedem Zug bis auf zwei
} hat der andere eine sichere Reihe in zwei Zügen.
puzzle-why-defence-moving = Nur diesen Stein zu versetzen verhindert eine sichere Reihe in zwei Zügen.
puzzle-task-keep = Finde den Zug mit der größten Gewinnchance. Es ist nicht der mit den meisten Punkten.
puzzle-task-dice = Finde die Würfel, die liegen bleiben: Alle anderen werden neu geworfen.
puzzle-task-red = Finde den besten Zug. Achte auf den roten Würfel und die Boykotte.
puzzle-task-go = Finde den besten Zug: jetzt ziehen, weiterwürfeln oder einen Fehlzug machen.
puzzle-theme-four-turns = ein Plan in vier
puzzle-theme-swap = Zeit zu tauschen
puzzle-theme-keep-set = behalten, was zusammenpasst
puzzle-theme-keep-shut = nichts öffnen
puzzle-theme-keep-straight = auf dem Weg zur Straße
puzzle-theme-keep-alike = gleiche Würfel
puzzle-theme-keep-full = auf dem Weg zum Full House
puzzle-theme-keep-red = der rote Würfel: behalten oder nicht
puzzle-theme-throw-on = weiterwürfeln
puzzle-theme-boycott = einen Boykott setzen
puzzle-theme-boycott-over-points = Boykott vor Punkten
puzzle-theme-take-off = einen Boykott entfernen
puzzle-theme-jump = Sprung mit dem roten Würfel
puzzle-theme-fail = mit Absicht ein Fehlzug
puzzle-theme-place-over-points = das Feld vor den Punkten
puzzle-theme-stop = jetzt aufhören
puzzle-why-four-turns = Was der andere auch antwortet, in { $turns } Zügen steht die Reihe.
puzzle-why-swap = { $count ->
    [one] Einen Stein
   *[other] { $count } Steine
} zu tauschen gewinnt in { $chance } % der Fälle, obwohl { $most } Punkte zu holen waren; der nächstbeste Zug in { $other } %.
puzzle-why-keep-set = Jetzt { $points } Punkte, obwohl { $most } zu holen waren: { $kept } Steine, die zusammenpassen, bleiben auf der Hand. Das gewinnt in { $chance } % der Fälle, der nächstbeste Zug in { $other } %.
puzzle-why-keep-shut = Jetzt { $points } Punkte, obwohl { $most } zu holen waren: Die beste Antwort des anderen bringt etwa { $denied } Punkte weniger. Das gewinnt in { $chance } % der Fälle, der nächstbeste Zug in { $other } %.
puzzle-why-keep-straight = Würfel in Folge führen zu einer Straße: Diese zu behalten gewinnt in { $chance } % der Fälle, der nächstbeste Zug in { $other } %.
puzzle-why-keep-alike = Gleiche Würfel passen auf mehrere Felder: Diese zu behalten gewinnt in { $chance } % der Fälle, der nächstbeste Zug in { $other } %.
puzzle-why-keep-full = Zwei Zahlen führen zum Full House: Diese zu behalten gewinnt in { $chance } % der Fälle, der nächstbeste Zug in { $other } %.
puzzle-why-keep-red = Der rote Würfel gibt den Ausschlag, behalten oder neu werfen: { $chance } % gegen { $other } %.
puzzle-why-throw-on = { $most } Punkte liegen bereit, aber Weiterwürfeln gewinnt in { $chance } % der Fälle und Aufhören in { $other } %.
puzzle-why-boycott = Der Boykott ist den roten Würfel wert: Das gewinnt in { $chance } % der Fälle, der nächstbeste Zug in { $other } %.
puzzle-why-boycott-over-points = { $points } Punkte mit einem Boykott sind besser als { $most } ohne: { $chance } % gegen { $other } %.
puzzle-why-take-off = Ohne den Boykott gewinnt es in { $chance } % der Fälle, der nächstbeste Zug in { $other } %.
puzzle-why-jump = Mit dem roten Würfel springt die Figur, für { $points } Punkte: { $chance } % gegen { $other } %.
puzzle-why-fail = Sonst stünde die Figur auf einem schlechten Feld: Der Fehlzug gewinnt in { $chance } % der Fälle, der nächstbeste Zug in { $other } %.
puzzle-why-place-over-points = { $points } Punkte auf einem besseren Feld sind mehr wert als { $most }: { $chance } % gegen { $other } %.
puzzle-why-stop = { $points } Punkte genügen hier: Aufhören gewinnt in { $chance } % der Fälle, der nächstbeste Zug in { $other } %.
puzzle-theme-end-later = einen Zug für zuletzt aufheben
puzzle-theme-end-plan = das ganze Ende im Blick
puzzle-theme-keep-later = der bessere Zug kann warten
puzzle-why-end-later = Jetzt { $points } Punkte, obwohl { $most } zu haben waren: Ein Zug für { $later } Punkte bleibt für das nächste Mal bereit. Jeder andere Zug endet mindestens { $apart } Punkte schlechter.
puzzle-why-end-plan = Jetzt { $points } Punkte, obwohl { $most } zu haben waren: Bis zum Ende gerechnet ist jeder andere Zug mindestens { $apart } Punkte schlechter.
puzzle-why-keep-later = Jetzt { $points } Punkte, obwohl { $most } zu holen waren: Ein Zug für { $later } Punkte bleibt für das nächste Mal bereit. Das gewinnt in { $chance } % der Fälle, der nächstbeste Zug in { $other } %.
