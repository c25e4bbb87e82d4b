# Exago's bots: names, characters, and why they chose.
exago-level-dreamer = Dreamer
exago-level-dreamer-character = Goes by what catches the eye, and never notices the others in one of the three directions.
exago-level-hasty = Hasty
exago-level-hasty-character = Mostly plays the first thing that stands out; thinks now and then.
exago-level-watchman = Watchman
exago-level-watchman-character = Looks a turn ahead, but can be caught off guard.
exago-level-planner = Planner
exago-level-planner-character = Looks two turns ahead at the moves that stand out.
exago-level-master = Master
exago-level-master-character = Looks for lines that nobody can stop, as far ahead as time allows.

exago-bot-line = That completes my line.
exago-bot-block = I had to stop { $who }.
exago-bot-sure = I complete a line next turn, whatever happens.
exago-bot-sees = { $count ->
    [one] As far as I can see, nobody can stop my next line.
   *[other] As far as I can see, I complete a line within { $count } turns.
}
exago-bot-lost = I no longer see how to stop the others.
exago-bot-fork = That makes { $count } threats at once.
exago-bot-threat = Now I threaten to complete a line.
exago-bot-falls = { $count ->
    [one] That sends a stone back to its owner.
   *[other] That sends { $count } stones back to their owners.
}
exago-bot-hinder = That takes room away from { $who }.
exago-bot-build = That builds on my lines.
exago-bot-best = I saw nothing better.
exago-level-master-slowly = On this device it looks less far ahead, and still beats the Planner in 89 of 100 games.
