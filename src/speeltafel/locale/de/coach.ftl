# Hilfe von einem starken Bot: Tipps und Rückblick.
server-no-hints = An diesem Tisch gibt es keine Tipps: Alle anderen müssten Bots sein.
server-bots-busy = Die Bots haben gerade viel zu tun. Frag gleich noch einmal.
server-not-finished = Diese Partie ist noch nicht zu Ende.
server-no-review = Diese Partie konnte nicht ausgewertet werden.
