# Die Regeln von Qwinn! in unseren eigenen Worten.
rules-qwinn-goal = Worum es geht
rules-qwinn-goal-1 = Zwei Spieler laufen um { $target } Punkte. Du ziehst eine Figur in deiner eigenen Spalte auf und ab und punktest, wo deine Würfel passen. Wer die Punkte hat und keinen Boykott gegen sich, gewinnt.
rules-qwinn-column = Die Spalte
rules-qwinn-column-1 = Von oben nach unten gibt es zwölf Felder. Alle fünf Würfel zählen, auch der rote.
rules-qwinn-column-a = 2×1 bis 2×6: mindestens zwei Würfel mit dieser Zahl. Sie bringen die Summe aller Würfel mit dieser Zahl.
rules-qwinn-column-b = Dreierpasch: mindestens drei gleiche Würfel. Sie bringen die Summe der gleichen.
rules-qwinn-column-c = Viererpasch: mindestens vier gleiche Würfel. Sie bringen die Summe der gleichen.
rules-qwinn-column-d = Full House: drei von einer Zahl und zwei von einer anderen. 25 Punkte.
rules-qwinn-column-e = Kleine Straße: vier Zahlen in Folge. 30 Punkte. In einer großen Straße steckt auch eine.
rules-qwinn-column-f = Große Straße: fünf Zahlen in Folge. 40 Punkte.
rules-qwinn-column-g = Topper: fünf gleiche Würfel. 50 Punkte. Hier beginnen beide Figuren.
rules-qwinn-throw = Würfeln
rules-qwinn-throw-1 = Wirf alle fünf Würfel. Danach darfst du noch zweimal werfen, jedes Mal welche du willst, auch solche, die du vorher behalten hast. Früher aufhören ist erlaubt.
rules-qwinn-move = Ziehen und punkten
rules-qwinn-move-1 = Dann wählst du, wohin deine Figur geht; deine Würfel müssen in das Feld passen, und es bringt Punkte.
rules-qwinn-move-a = Bleib stehen, wenn deine Würfel dort wieder passen.
rules-qwinn-move-b = Geh ein Feld nach oben oder unten.
rules-qwinn-move-c = Spring zwei oder mehr Felder, höchstens so viele, wie der rote Würfel zeigt. Das verbraucht den roten Würfel.
rules-qwinn-move-d = Zu Topper von überall, mit fünf gleichen Würfeln. Der rote Würfel bleibt frei.
rules-qwinn-move-e = Begann dein Zug auf Topper, darfst du auf jedes Feld, in das deine Würfel passen. Der rote Würfel bleibt frei.
rules-qwinn-red = Der rote Würfel
rules-qwinn-red-1 = In einem Zug, in dem du punktest, kann der rote Würfel eines zusätzlich: einen Sprung, oder deine Boykottfigur zum Gegner setzen, oder die des Gegners bei dir wegnehmen. Du musst nie.
rules-qwinn-red-2 = Seine Zahl sagt, welcher Boykott: 1 oder 2 Max 2×, 3 oder 4 Minus, 5 oder 6 Ignorieren. Du hast eine Boykottfigur, eine andere Art zu setzen versetzt sie also. In einem Zug, der auf Topper begann, darfst du einen Boykott wegnehmen, aber keinen setzen.
rules-qwinn-boycott = Die Boykotte
rules-qwinn-boycott-a = Max 2×: höchstens zwei Würfe je Zug.
rules-qwinn-boycott-b = Minus: Ein missglückter Zug kostet die Summe aller fünf Würfel, aber nie unter null.
rules-qwinn-boycott-c = Ignorieren: Der rote Würfel kann für dich nichts zusätzlich tun, außer dass du mit einer 5 oder 6 in einem Zug, in dem du punktest, diesen Boykott wegnehmen darfst. { $strict ->
    [yes] Du gehst höchstens ein Feld weit, auch zu und von Topper.
   *[no] Zu und von Topper geht es weiterhin.
}
rules-qwinn-fail = Ein missglückter Zug
rules-qwinn-fail-1 = Passt nichts oder willst du nichts, missglückt dein Zug: keine Punkte, die Figur bleibt stehen, der rote Würfel tut nichts, und deine eigene Boykottfigur kommt vom Gegner herunter.
rules-qwinn-win = Gewinnen
rules-qwinn-win-1 = Nach jedem Zug schauen wir auf beide: Wer { $target } Punkte oder mehr hat und keinen Boykott, gewinnt sofort. Ein missglückter Zug des anderen kann dich also zum Sieger machen.
