privacy-title = Datenschutz
privacy-languages = Sprachen
privacy-short = Du brauchst hier kein Konto. Es gibt keine Cookies, keine Werbung und keine fremden Zähler, und die Seite fragt bei keinem anderen Server etwas ab.
privacy-keeps = Was dieser Server speichert
privacy-keeps-more = Von jedem Tisch: das Spiel, die Züge und ihre Zeiten, die Namen und Bilder, die jemand eingegeben hat, das Alter, wo es jemand angegeben hat (gezeigt wird nur, wer älter ist), und was gesagt wurde. Von den Links zu den Plätzen wird nur ein Fingerabdruck gespeichert, aus dem niemand den Link lesen kann. Nirgends steht, wer du bist, außer du schreibst es selbst.
privacy-device = Was dein Gerät speichert
privacy-device-more = Deine Plätze, deine Partien und Ergebnisse, dein Name und deine Einstellungen speichert dieser Browser auf diesem Gerät. Dieser Server bekommt nur, was er braucht: den Schlüssel eines Platzes, wenn du den Tisch öffnest, ein beendetes Spiel des Tages und deine Notizen, wenn du deine Zahlen ansiehst; sie werden ausgezählt und nicht gespeichert. Lösche in deinem Browser die Daten dieser Website, dann sind sie weg.
privacy-sees = Wer es sieht
privacy-sees-more = Wer den Code eines Tisches hat, kann zuschauen: Namen, Züge und Gespräch, aber keine verdeckte Hand. Ist eine Partie zu Ende, kann jeder mit dem Code alles davon sehen. Tische, die auf die Liste offener Tische gesetzt wurden, sehen alle.
privacy-addresses = Deine Adresse im Netz
privacy-addresses-more = Solange du verbunden bist, zählt der Server im Arbeitsspeicher, wie viel jede Adresse verlangt, damit niemand alles für sich nimmt. Adressen werden nicht gespeichert. An Tischen auf der Liste offener Tische wird 14 Tage lang ein Kennzeichen beim Tisch und bei dem, was gesagt wurde, gespeichert: Niemand kann daraus eine Adresse lesen, aber wer diesen Server betreibt, sieht, dass zwei Kennzeichen gleich sind, und kann die Adresse eine Zeit lang sperren. Wer das Netz oder einen Proxy vor diesem Server betreibt, führt vielleicht ein eigenes Protokoll.
privacy-notices = Benachrichtigungen
privacy-notices-more = Willst du erfahren, wann du am Zug bist, wird die Push-Adresse deines Browsers beim Tisch gespeichert, bis du das ausschaltest, deinen Namen löschst oder die Partie seit einem Tag zu Ende ist. Die Nachricht geht verschlüsselt über den Dienst des Browserherstellers.
privacy-reports = Gemeldete Nachrichten
privacy-reports-more = Meldet jemand eine Nachricht, sieht sie, wer diesen Server betreibt, samt Tisch und Namen, unter dem sie gesagt wurde.
privacy-day = Das Spiel des Tages
privacy-day-more = Dein Ergebnis wird mit Spiel und Tag gespeichert, damit alle vergleichen können. Damit es nur einmal zählt, gehört ein Fingerabdruck dazu: Er kommt von einer Zahl, die dein Browser ausgelost hat, sagt nichts über dich und ist jeden Tag und für jedes Spiel ein anderer.
privacy-how-long = Wie lange
privacy-how-long-days =
    { $days ->
        [one] Ein Tisch, an dem einen Tag lang nichts geschehen ist, wird von selbst gelöscht, mit allem, was dazugehört. Ergebnisse des Spiels des Tages werden nach derselben Zeit gelöscht.
       *[other] Ein Tisch, an dem { $days } Tage lang nichts geschehen ist, wird von selbst gelöscht, mit allem, was dazugehört. Ergebnisse des Spiels des Tages werden nach derselben Zeit gelöscht.
    }
privacy-how-long-never = Wer diesen Server betreibt, hat keine Frist gesetzt, nach der Tische gelöscht werden. Was von dir ist, kannst du jederzeit selbst löschen.
privacy-deleting = Löschen, was von dir ist
privacy-deleting-more = Wähle im Menü eines Tisches „Meinen Namen und meine Nachrichten hier löschen“. Dein Name, Bild, Alter, deine Nachrichten und Benachrichtigungen werden dann an diesem Tisch und bei den Revanchen gelöscht, auch in den Dateien auf der Festplatte. Deine Züge bleiben, ohne Namen: Es ist auch die Partie der anderen.
privacy-backups = Was bleibt
privacy-backups-more = In Sicherungen von davor steht noch, was du gelöscht hast, bis der Betreiber diese Sicherungen löscht. Andere können eine Partie gespeichert oder etwas notiert haben.
privacy-who = Wer diesen Server betreibt
privacy-who-more = Nicht wir, die Speeltafel geschrieben haben, sondern die Person, von der du diese Adresse hast. Frag dort, was diese Seite offenlässt.
privacy-who-contact = Wer diesen Server betreibt, ist hier zu erreichen: { $contact }
