# Hulp van een sterke bot: tips en de terugblik.
server-no-hints = Tips krijg je alleen als al je tegenstanders bots zijn.
server-bots-busy = De bots hebben het even druk. Vraag het zo nog eens.
server-not-finished = Deze partij is nog niet afgelopen.
server-no-review = Deze partij kon niet worden geanalyseerd.
