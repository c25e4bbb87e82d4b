# Die Regeln von Qwinn! in unseren eigenen Worten.
rules-qwinn-goal = Ziel des Spiels
rules-qwinn-goal-1 = Zwei Spieler wetteifern darum, wer zuerst { $target } Punkte hat. Du ziehst deine Figur in deiner Spalte auf und ab und bekommst Punkte für Felder, zu denen dein Wurf passt. Wer genug Punkte hat und keinen Boykott gegen sich, gewinnt.
rules-qwinn-column = Die Spalte
rules-qwinn-column-1 = Jeder hat eine Spalte mit zwölf Feldern, von oben nach unten in dieser Reihenfolge. Alle fünf Würfel zählen, auch der rote.
rules-qwinn-column-a = 2×1 bis 2×6: mindestens zwei Würfel mit dieser Zahl. Punkte: die Summe aller Würfel mit dieser Zahl.
rules-qwinn-column-b = Dreierpasch: mindestens drei gleiche Würfel. Punkte: die Summe der gleichen Würfel.
rules-qwinn-column-c = Viererpasch: mindestens vier gleiche Würfel. Punkte: die Summe der gleichen Würfel.
rules-qwinn-column-d = Full House: drei von einer Zahl und zwei von einer anderen. 25 Punkte.
rules-qwinn-column-e = Kleine Straße: vier Zahlen in Folge. 30 Punkte. Eine Große Straße zählt hier auch.
rules-qwinn-column-f = Große Straße: fünf Zahlen in Folge. 40 Punkte.
rules-qwinn-column-g = Topper: fünf gleiche Würfel. 50 Punkte. Hier beginnen beide Figuren.
rules-qwinn-throw = Würfeln
rules-qwinn-throw-1 = Wirf alle fünf Würfel. Danach darfst du noch zweimal werfen, jedes Mal mit beliebigen Würfeln, auch mit solchen, die du vorher behalten hast. Du darfst früher aufhören.
rules-qwinn-move = Ziehen und punkten
rules-qwinn-move-1 = Dann wählst du, wohin deine Figur geht. Dein Wurf muss zum Feld passen; dafür bekommst du seine Punkte.
rules-qwinn-move-a = Bleib stehen, wenn dein Wurf auch diesmal zu deinem Feld passt; es bringt wieder Punkte.
rules-qwinn-move-b = Geh ein Feld nach oben oder unten.
rules-qwinn-move-c = Spring zwei oder mehr Felder nach oben oder unten, höchstens so viele, wie der rote Würfel zeigt. Das verbraucht den roten Würfel.
rules-qwinn-move-d = Mit fünf gleichen Würfeln darfst du von überall auf Topper. Der rote Würfel bleibt frei.
rules-qwinn-move-e = Begann dein Zug auf Topper, darfst du auf jedes Feld, zu dem deine Würfel passen. Der rote Würfel bleibt frei.
rules-qwinn-red = Der rote Würfel
rules-qwinn-red-1 = In jedem Zug, der kein Fehlzug ist, darf der rote Würfel eine Zusatzfunktion haben: springen, deine Boykottfigur zum Gegner setzen oder dessen Boykottfigur bei dir entfernen. Du musst ihn nicht nutzen.
rules-qwinn-red-2 = Seine Zahl bestimmt den Boykott: 1 oder 2 Max 2×, 3 oder 4 Minus, 5 oder 6 Ignorieren. Du hast nur eine Boykottfigur; setzt du einen anderen Boykott, wechselt sie dorthin. Der Boykott, der schon gilt, lässt sich nicht noch einmal setzen. In einem Zug, der auf Topper begann, darfst du einen Boykott entfernen, aber keinen setzen.
rules-qwinn-boycott = Die Boykotte
rules-qwinn-boycott-a = Max 2×: höchstens zwei Würfe pro Zug.
rules-qwinn-boycott-b = Minus: Ein Fehlzug kostet die Summe aller fünf Würfel; unter null fällst du nie.
rules-qwinn-boycott-c = Ignorieren: Dein roter Würfel hat keine Zusatzfunktion, außer dass du mit einer 5 oder 6 in einem Zug, in dem du punktest, diesen Boykott entfernen kannst. { $strict ->
    [yes] Du gehst höchstens ein Feld weit, auch auf Topper und von Topper weg.
   *[no] Auf Topper und von Topper weg darfst du weiterhin.
}
rules-qwinn-fail = Der Fehlzug
rules-qwinn-fail-1 = Passt kein Feld oder willst du keines, ist es ein Fehlzug: Du bekommst keine Punkte, deine Figur bleibt stehen, der rote Würfel hat keine Zusatzfunktion, und deine Boykottfigur kommt vom Gegner zurück. Gilt Minus gegen dich, verlierst du auch noch Punkte.
rules-qwinn-win = Gewinnen
rules-qwinn-win-1 = Nach jedem Zug gilt für beide: Wer { $target } oder mehr Punkte hat und keinen Boykott gegen sich, gewinnt sofort. Du kannst also auch durch einen Fehlzug des anderen gewinnen.
