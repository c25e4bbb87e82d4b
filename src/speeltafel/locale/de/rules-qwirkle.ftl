# Die Regeln von Qwirkle in unseren eigenen Worten.
rules-qwirkle-goal = Ziel des Spiels
rules-qwirkle-goal-1 = Gemeinsam baut ihr ein wachsendes Muster aus Steinen. Jeder Zug bringt Punkte für die Reihen, die du bildest oder verlängerst; wer am Ende die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
rules-qwirkle-tiles = Die Steine
rules-qwirkle-tiles-1 = Es gibt sechs Farben und sechs Formen, also 36 verschiedene Steine, und jeden davon dreimal: insgesamt 108. Sie kommen in den Beutel.
rules-qwirkle-tiles-2 = Jeder zieht sechs und hält sie verdeckt. Wie viele Steine jemand hat und wie viele noch im Beutel sind, ist kein Geheimnis.
rules-qwirkle-lines = Was eine Reihe ist
rules-qwirkle-lines-1 = Zwei oder mehr Steine, die ohne Lücke neben- oder untereinander liegen, bilden eine Reihe. In einer Reihe haben alle Steine dieselbe Farbe und verschiedene Formen oder dieselbe Form und verschiedene Farben.
rules-qwirkle-lines-2 = Derselbe Stein liegt also nie zweimal in einer Reihe, und mit sechs Steinen ist sie voll. Das muss nach deinem Zug für jede Reihe auf dem Tisch gelten, auch wenn dein Stein zwei Reihen verbindet.
rules-qwirkle-example-lines-1 = Drei Quadrate in einer Reihe. Das rote verlängert auch die rote Reihe: 4 + 3 = 7 Punkte.
rules-qwirkle-example-lines-2 = Nicht erlaubt: In dieser Reihe liegt schon ein roter Kreis.
rules-qwirkle-opening = Wer beginnt
rules-qwirkle-opening-1 = Jeder zählt, aus wie vielen Steinen seiner Hand er höchstens eine Reihe legen könnte: seine Startreihe. Gleiche Steine zählen dabei nur einmal. Alle nennen die Zahl; wer die längste Startreihe hat, beginnt.
rules-qwirkle-opening-2 = Dieser Spieler muss seine Startreihe auslegen. Hat er mehrere gleich lange, sucht er sich eine aus; auch die Reihenfolge ist frei. Tauschen darf er in diesem Zug nicht. Eine Startreihe aus einem einzigen Stein bringt einen Punkt.
rules-qwirkle-opening-nl-classic = In dieser Ausgabe beginnt bei gleich langen Startreihen der Älteste.
rules-qwirkle-opening-nl-2023 = In dieser Ausgabe beginnt bei gleich langen Startreihen der Älteste.
rules-qwirkle-opening-fr-2023 = In dieser Ausgabe beginnt bei gleich langen Startreihen der Älteste.
rules-qwirkle-opening-de-summary = In dieser Ausgabe beginnt bei gleich langen Startreihen der Jüngste.
rules-qwirkle-opening-3 = Kommen dann noch mehrere in Frage, etwa weil sie gleich alt sind, entscheidet das Los; wer sein Alter nicht angibt, nimmt am Los teil.
rules-qwirkle-opening-4 = Danach geht es im Uhrzeigersinn reihum.
rules-qwirkle-example-opening-1 = Die längste Startreihe sind drei rote Steine: 3 Punkte.
rules-qwirkle-turn = Dein Zug
rules-qwirkle-turn-1 = Du machst genau eines davon:
rules-qwirkle-turn-a = Lege einen oder mehrere Steine aus deiner Hand, alle in derselben Zeile oder Spalte. Am Ende müssen sie in derselben Reihe liegen; dazwischen dürfen Steine sein, die schon da waren. Mindestens einer muss an einen schon liegenden Stein anschließen. Danach ziehst du wieder auf sechs nach, solange der Beutel reicht.
rules-qwirkle-turn-b = Tausche Steine: Lege beliebig viele beiseite, aber höchstens so viele, wie im Beutel sind. Ziehe ebenso viele neue und lege erst dann die alten in den Beutel. Das geht in jedem Zug außer dem allerersten, solange der Beutel nicht leer ist. Wer nicht legen kann, muss tauschen.
rules-qwirkle-turn-c = Passe: nur wenn der Beutel leer ist und keiner deiner Steine passt.
rules-qwirkle-example-turn-1 = Die beiden grünen Steine berühren sich nicht, liegen aber in derselben Reihe: erlaubt.
rules-qwirkle-example-turn-2 = Nicht erlaubt: Dieser Stein berührt keinen anderen.
rules-qwirkle-score = Punkte
rules-qwirkle-score-1 = Jede Reihe, in die du in diesem Zug einen Stein gelegt hast, zählt einmal: ein Punkt für jeden ihrer Steine, auch für die, die schon da lagen. Ein Stein, der zu zwei Reihen gehört, zählt in beiden.
rules-qwirkle-score-2 = Eine Reihe aus sechs Steinen ist ein Qwirkle: sechs Punkte für die Steine und sechs dazu, zusammen zwölf.
rules-qwirkle-example-score-1 = Zwei Steine, drei neue Zweierreihen: 6 Punkte.
rules-qwirkle-example-score-2 = Der sechste rote Stein macht einen Qwirkle: 12 Punkte. Mit den Kreuzen und der blauen Reihe sind es 18.
rules-qwirkle-end = Spielende
rules-qwirkle-end-1 = Ist der Beutel leer, zieht niemand mehr nach. Wer dann als Erster seinen letzten Stein legt, bekommt sechs Punkte extra, und die Partie ist sofort zu Ende.
rules-qwirkle-end-2 = Die Partie endet auch, wenn keiner der übrigen Steine, auf den Händen oder im Beutel, noch irgendwo passt. Dann bekommt niemand die sechs Punkte.
rules-qwirkle-edition = Diese Ausgabe
rules-qwirkle-edition-1 = Für { $least } bis { $most } Spieler.
rules-qwirkle-edition-nl-classic = Holzsteine ohne Symbole. In den Einstellungen kannst du Farbsymbole einschalten, nur für dich.
rules-qwirkle-edition-de-summary = Die deutschen Regeln auf einer Seite. In den Einstellungen kannst du Farbsymbole einschalten, nur für dich.
rules-qwirkle-edition-nl-2023 = Jede Farbe hat ein eigenes Symbol; so spielt auch gut mit, wer Farben schlecht unterscheiden kann.
rules-qwirkle-edition-fr-2023 = Jede Farbe hat ein eigenes Symbol; so spielt auch gut mit, wer Farben schlecht unterscheiden kann.
rules-qwirkle-tips = Tipps
rules-qwirkle-tips-a = Lege so an, dass ein Stein in zwei Reihen zugleich zählt: Achte auf Ecken und Kreuzungen.
rules-qwirkle-tips-b = Mach möglichst keine Reihe fünf Steine lang: Den sechsten legt sonst ein anderer und bekommt zwölf Punkte.
rules-qwirkle-tips-c = Zähle mit: Jeden Stein gibt es nur dreimal. Warte nicht auf einen, der schon dreimal liegt.
rules-qwirkle-tips-d = Tauschen kostet einen Zug; es lohnt sich, wenn du viele gleiche Steine auf der Hand hast.
rules-qwirkle-tips-e = Ist der Beutel fast leer, denk an die sechs Punkte für den, der zuerst keine Steine mehr hat.
rules-qwirkle-game = Eine Partie, Zug für Zug
rules-qwirkle-game-1 = Vier Spieler, zwölf Züge. Jedes Bild zeigt den Tisch nach einem Zug, mit den Reihen, die Punkte brachten.
rules-qwirkle-example-game-1 = Zug 1. Drei verschiedene rote Steine sind die längste Startreihe am Tisch. Dieser Spieler beginnt also und legt sie aus: 3 Punkte.
rules-qwirkle-example-game-2 = Zug 2. Drei Quadrate nach unten. Das rote verlängert auch die rote Reihe: 4 + 3 = 7.
rules-qwirkle-example-game-3 = Zug 3. Ein blauer Stein in zwei neuen Reihen, mit dem Kreis darüber und mit dem blauen Quadrat daneben: 2 + 2 = 4.
rules-qwirkle-example-game-4 = Zug 4. Zwei grüne Steine bilden zusammen eine Reihe, und jeder eine mit dem roten Stein darunter: 2 + 2 + 2 = 6.
rules-qwirkle-example-game-5 = Zug 5. Auf jeder Seite ein Stein dazu: Die grüne Reihe ist nun vier lang, und es liegen drei Kreise: 4 + 3 = 7.
rules-qwirkle-example-game-6-refused = Zug 6, erster Versuch. Nicht erlaubt: In dieser Reihe liegt schon ein rotes Quadrat.
rules-qwirkle-example-game-6 = Zug 6. Das gelbe Quadrat verlängert die Reihe, das rote beginnt daneben eine neue: 4 + 2 = 6.
rules-qwirkle-example-game-7 = Zug 7. Zwei Sterne über dem grünen Stern: 3 Punkte.
rules-qwirkle-example-game-8 = Zug 8. Zwei orange Steine neben dem orangen Stern: 3 Punkte. Zur nächsten Raute fehlt ein Feld, also zählen die Rauten nicht: An einer Lücke endet die Reihe.
rules-qwirkle-example-game-9 = Zug 9. Die gelbe Raute schließt diese Lücke. Gelb, Rauten und Kreise zählen: 2 + 4 + 4 = 10.
rules-qwirkle-example-game-10 = Zug 10. Ein roter Stern: Die rote Reihe ist fünf lang, und es liegen vier Sterne. 5 + 4 = 9.
rules-qwirkle-example-game-11 = Zug 11. Drei Kreuze, und das rote macht die rote Reihe voll: 3 für die Kreuze, 12 für den Qwirkle, 3 für die blaue Reihe, zusammen 18.
rules-qwirkle-example-game-12 = Zug 12. Noch zwei Quadrate: Die lange Reihe wächst auf fünf, dazu kommen zwei Zweierreihen: 5 + 2 + 2 = 9.
