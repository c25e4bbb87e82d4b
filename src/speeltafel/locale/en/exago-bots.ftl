# Exago's bots: names, characters, and why they chose.
exago-level-dreamer = Dreamer
exago-level-dreamer-character = Sees only its own lines and forgets that others build too.
exago-level-squinter = Squinter
exago-level-squinter-character = Watches the others, but never notices one of the three directions.
exago-level-watchman = Watchman
exago-level-watchman-character = Sees every line on the board, but not what will come of it.
exago-level-planner = Planner
exago-level-planner-character = Thinks a few turns ahead about the moves that stand out.
exago-level-master = Master
exago-level-master-character = Looks for lines that nobody can stop, as far ahead as time allows.

exago-bot-line = That completes my line.
exago-bot-block = I had to stop { $who }.
exago-bot-sure = { $count ->
    [one] After this I can complete a line, whatever happens.
   *[other] I see a line that cannot be stopped, within { $count } of my turns.
}
exago-bot-lost = I no longer see how to stop the others.
exago-bot-fork = That threatens { $count } cells at once.
exago-bot-threat = Now I threaten to complete a line.
exago-bot-falls = { $count ->
    [one] That sends a stone back to its owner.
   *[other] That sends { $count } stones back to their owners.
}
exago-bot-hinder = That takes room away from { $who }.
exago-bot-build = That builds on my lines.
