# Tische, die dieses Gerät selbst aufbewahrt, ohne Server.
page-here = Auf diesem Gerät
page-keep-here = Diesen Tisch auf diesem Gerät aufbewahren
page-keep-here-more = Läuft ohne Netz. Von anderswo kann niemand mitspielen.
page-play-here = Inzwischen hier spielen
page-play-here-more = Der Server ist nicht erreichbar. Auf diesem Gerät kannst du weiterspielen: gegen den Computer oder mit den Leuten um dich herum.
page-home-fetching = Das Spiel wird auf dieses Gerät geladen: { $percent } %
page-home-starting = Das Spiel startet auf diesem Gerät…
page-no-wasm = Dieser Browser verweigert WebAssembly, das das Spiel ohne Server braucht. Erlaube es für diese Seite oder öffne sie in einem anderen Browser.
page-home-not-loaded = Das Spiel konnte nicht vollständig geladen werden. Versuche es noch einmal, wenn du wieder Netz hast.
page-gone-here = Dieses Gerät hat diesen Tisch nicht mehr: Der Browser hat gelöscht, was die Seite gespeichert hatte.
page-not-secure = Ohne https geöffnet: Deine Partien bleiben, aber der Browser darf sie löschen, wenn der Platz knapp wird, und ohne Netz öffnet sich die Seite nicht.
page-keeping = Alles wird auf dieses Gerät geladen, damit die Seite auch ohne Netz funktioniert: { $percent } %
page-kept = Alles liegt auf diesem Gerät: Die Seite funktioniert auch ohne Netz.
page-not-kept = Nicht alles konnte auf diesem Gerät gespeichert werden: Ohne Netz öffnet sich die Seite nicht.
page-games-here = { $lasting ->
    [yes] Diese Partien gibt es nur auf diesem Gerät.
   *[no] Diese Partien gibt es nur auf diesem Gerät, und der Browser darf sie löschen, wenn der Platz knapp wird.
}
page-save-games = Alle als Datei speichern
page-games-gone = { $count ->
    [one] Eine Partie ist nicht mehr da: Der Browser hat sie gelöscht.
   *[other] { $count } Partien sind nicht mehr da: Der Browser hat sie gelöscht.
}
page-licences = Lizenzen aller Bestandteile dieser Seite
page-open-record = Gespeicherte Partie öffnen
page-open-record-failed = Diese Datei ist keine beendete Partie, die sich hier öffnen lässt: { $why }
page-give-record = Auf diesen Server hochladen
page-give-record-more = Auf dem Server können andere sie über einen Link ansehen, und sie lässt sich auswerten.
