# Hilfe von einem starken Bot: Tipps und Rückblick.
server-no-hints = Hier gibt es keine Tipps: die gibt es an Tischen, an denen alle anderen Bots sind.
server-bots-busy = Die Bots haben gerade viel zu tun. Frag gleich noch einmal.
server-not-finished = Dieses Spiel ist noch nicht zu Ende.
server-no-review = Auf dieses Spiel ließ sich nicht zurückblicken.
