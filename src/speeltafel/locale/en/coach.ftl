# Help from a strong bot: hints and the look back.
server-no-hints = Hints are only available when all your opponents are bots.
server-bots-busy = The bots are busy just now. Ask again in a moment.
server-not-finished = This game is not finished yet.
server-no-review = This game could not be analysed.
