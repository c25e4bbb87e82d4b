# Hulp van een sterke bot: tips en de terugblik.
server-no-hints = Hier zijn geen tips: die zijn er voor tafels waar alle anderen bots zijn.
server-bots-busy = De bots hebben het even druk. Vraag het zo nog eens.
server-not-finished = Dit spel is nog niet afgelopen.
server-no-review = Op dit spel kon niet worden teruggekeken.
