# Was am Tisch neben dem Spiel geschieht.
unreadable-act = „{ $text }“ ist nicht lesbar; es sollte aussehen wie { $form }.
unreadable-action = { $given } ist hier kein Zug; erwartet wird ein Text wie { $example } oder einer aus match.legal.
unknown-eyes = Einen Platz { $given } gibt es hier nicht; Plätze zählen von 0 bis { $last }, wie in [0] für die Augen des ersten.
unknown-record-form = Eine Partie wird nicht als „{ $form }“ geschrieben; zur Wahl stehen: { $known }.
unreadable-record = Eine Partie wird aus Text oder Bytes gelesen, nicht aus { $given }.
illegal-undo-nothing = Es gibt nichts zurückzunehmen.
illegal-undo-number = Ereignis { $number } gilt in dieser Partie nicht mehr und kann nicht zurückgenommen werden.
illegal-no-such-seat = { $text }: Dieser Tisch hat { $seats } Plätze, gezählt ab 0.
act-undo = Die Partie geht zurück auf den Stand vor Ereignis { $number }.
act-resign = Spieler { $seat } gibt auf.
act-flag = Die Zeit von Spieler { $seat } ist abgelaufen.
act-agreed = Alle sind mit einem Unentschieden einverstanden.
act-abandon = Die Partie wurde abgebrochen.
table-over-resign = Jemand hat aufgegeben.
table-over-flag = Eine Bedenkzeit ist abgelaufen.
table-over-agreed = Alle waren mit einem Unentschieden einverstanden.
table-over-abandon = Die Partie wurde abgebrochen.

# Zurücknehmen, Uhren.
illegal-undo-other = Du kannst nicht weiter zurück als bis zum letzten Zug der anderen.
illegal-undo-none = Du hast noch nicht gezogen.
illegal-flag-time = Spieler { $seat } hat noch Zeit.

# Spielberichte.
record-place-line = Zeile { $line }
record-place-event = Ereignis { $number }
record-place-tags = Der Kopf der Aufzeichnung
record-foreign = { $place }: Das ist keine Aufzeichnung von Speeltafel; sie sollte mit { $expected } beginnen.
record-encoding = { $place }: Das ist kein Text in UTF-8.
record-long = { $place }: Eine Aufzeichnung hat höchstens { $most } Zeichen.
record-tag = { $place }: „{ $found }“ gehört nicht hierher; erwartet wird eine Angabe wie [Date "2026-11-15"], vor dem ersten Ereignis.
record-tag-twice = { $place }: Die Angabe { $name } steht schon da; jede steht einmal.
record-tag-missing = { $place }: Die Angabe { $name } fehlt.
record-tag-number = { $place }: { $name } sollte eine kleine ganze Zahl sein, nicht „{ $found }“.
record-tag-control = { $place }: Die Angabe { $name } sollte einfacher Text sein; in „{ $found }“ stehen Steuerzeichen.
record-line = { $place }: „{ $found }“ ist nicht lesbar; hier gehört Ereignis { $number } hin, etwa „{ $number } 0 pass“, oder das Ergebnis.
record-number = { $place }: Hier gehört Ereignis { $number } hin, nicht { $found }.
record-refused = { $place }: { $text } ist hier nicht möglich. { $why }
record-event = { $place }: „{ $expected }“ war erwartet, nicht „{ $found }“.
record-truncated = { $place }: Die Aufzeichnung bricht hier ab; es fehlt Ereignis { $number } oder das Ergebnis in einer Zeile, die mit „=“ beginnt.
record-after = { $place }: Nach dem Ergebnis kommt nichts mehr, und da steht „{ $found }“.
record-result-line = { $place }: „{ $found }“ ist kein Ergebnis; es sollte aussehen wie „= 0 71,64 grund“ oder „= *“ für eine laufende Partie.
record-result = { $place }: Das Ergebnis sollte „{ $expected }“ sein, nicht „{ $found }“.
record-rules = { $place }: { $why }
record-json = { $place }: Das ist nicht das JSON einer Aufzeichnung: { $why }.
unknown-dealer = Es gibt keinen Geber „{ $name }“. Zur Wahl stehen: { $known }.
dealer-no-duplicate = { $edition } kennt kein gleiches Glück für alle (duplicate/1).
dealer-seats = Gleiches Glück für alle (duplicate/1) gibt es nur mit zwei Plätzen, denn eine Reihenfolge hat zwei Enden; { $edition } ist auf { $seats } eingestellt.
dealer-position = Gleiches Glück für alle (duplicate/1) beginnt mit der Partie, nicht mit einer aufgestellten Stellung.
record-no-seed = { $place }: Es gibt keinen Zufallsschlüssel, also lassen sich die Ziehungen nicht prüfen; er wird gezeigt, wenn die Partie zu Ende ist.
record-dealer = { $place }: Der Geber „{ $found }“ ist hier nicht bekannt; es sollte { $expected } sein.
record-seed = { $place }: „{ $found }“ ist kein Zufallsschlüssel; das sind 64 Hexadezimalziffern.
record-commitment = { $place }: Der Zufallsschlüssel passt nicht zum vorher gezeigten Hash; erwartet war { $expected }, nicht { $found }.
record-deal = { $place }: Nach dem Zufallsschlüssel kommt hier { $expected }, nicht { $found }.
record-lot = { $place }: Nach dem Zufallsschlüssel wurden die Plätze so verlost: { $expected }, nicht { $found }.
record-tag-name = { $place }: „{ $name }“ kann keine eigene Angabe sein: Buchstaben, Ziffern und Bindestriche, höchstens 31, und keine von { $ours }.
record-eyes = { $place }: „{ $found }“ sind hier keine Plätze: von 0 bis { $last }.
record-edition = { $place }: „{ $found }“ sagt nicht, welche Ausgabe: { $expected } wurde erwartet.
wrong-kind = { $name }: Erwartet wird { $wanted ->
    [text] ein Text
    [texts] eine Reihe von Texten
    [number] eine ganze Zahl
    [game] ein Spiel oder sein Name
    [match] eine Partie
    [record] eine Aufzeichnung
    [event] ein Ereignis dieser Partie
    [log] ein Protokoll
    [spec] ein Spec
    [message] eine Nachricht
    [seed] ein Text, eine ganze Zahl oder Bytes
    [state] ein Zustand dieses Spiels wie match.state oder seen.state
    [seen] was Augen sehen, wie match.observe es gibt
    [situation] eine Partie oder eine Stellung
    [bot] ein Bot oder sein Name
    [choice] eine Choice
    [rng] ein random.Random
    [style] ein TextStyle
    [step] ein Step, wie preview ihn gibt
    [coach] ein Coach oder None für den des Spiels
    [appraisal] ein Appraisal wie best(…).appraisal
    [events] eine Reihe von Ereignissen, wie match.events_for sie gibt
    [read-action] eine Aktion, wie parse sie gibt
   *[action] eine Aktion oder ihr Text
}, nicht { $given }.
unknown-event = Ein Ereignis { $number } gibt es nicht; das letzte ist { $last }.
