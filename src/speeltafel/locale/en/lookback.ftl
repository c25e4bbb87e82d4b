### Looking back and trying anew: what if, play on from here, learn from your mistakes.

page-move-of = Move { $number } · { $name }
page-moved = made this move
page-replay-leads = In the end: { $play }
page-made-was = Played: { $play }
page-better-title = Better
page-why = Why?
page-why-move = Why: { $move }
page-what-if-try = Play for whoever is to move, on the board or by pressing one of these.
page-what-if-bad = This link holds no position that can be read.
page-what-if-send = Send this position
page-what-if-send-more = The link holds the whole position and the moves you tried. No server keeps it.
page-what-if-leave = Back to the game
page-what-if-path = Moves you tried
page-what-if-start = Start
page-what-if-best = { $you ->
    [you] Best three for you
   *[other] Best three for { $name }
}
page-what-if-longer = Thinking longer…
page-what-if-made = This was played
page-what-if-imagined = Some pieces are face down here. They are made up, just as you could not know them.
page-what-if-answer = { $you ->
    [you] Let a bot move for you
   *[other] Let a bot move for { $name }
}
page-what-if-paste = Paste a position or a game
page-what-if-paste-more = A position is one line; a game is the text of a record. You can also drop a file here.
page-what-if-about = Try moves for every player, see the best three and play on from there. In a replay, “What if?” brings you here too.
page-what-if-open = Open
page-too-close = { $first } to { $last }: too close to tell apart.
page-play-on = Play on from here
page-play-on-as = { $you ->
    [you] You play on; bots take the other places.
   *[other] You take { $name }’s place; bots take the others.
}
page-open-position = Paste a position
page-drop-here = Drop it here.
page-learn-mistakes = Learn from mistakes
page-mistakes-count = { $number } of { $of }
page-mistakes-task = Here something was given away. What would you play now?
page-mistakes-task-decides = This decided the game. What would you play now?
page-mistakes-right = Well found!
page-mistakes-wrong = Not yet: there is something better.
page-mistakes-thinking = Looking at your move…
page-mistakes-again = Try again
page-mistakes-show = Show the better move
page-mistakes-next = Next position
page-mistakes-done = { $right ->
    [0] That was the last one.
    [one] That was the last one. You found one of { $of }.
   *[other] That was the last one. You found { $right } of { $of }.
}
page-mistakes-none = { $you ->
    [you] Nothing to try again: you gave nothing away in this game.
   *[other] Nothing to try again: { $name } gave nothing away in this game.
}
page-mistakes-of = Whose mistakes?
page-mistakes-back = Back to the game
page-hint-exago-did-place = { $line ->
    [line] Place a stone: that completes the line.
   *[none] Place a stone on the marked spot{ $row ->
            [1] { "" }
            [2] : two in a row
            [3] : three in a row
            [4] : four in a row
           *[other] : { $row } in a row
        }{ $stops ->
            [stops] ; it stops a line of somebody else.
           *[none] .
        }
}
page-hint-exago-did-move = { $line ->
    [line] Move a stone: that completes the line.
   *[none] Move a stone to the marked spot.
}
page-review-by = Judged by { $bot }.
page-account = Why it ended as it did
page-account-whose = Whose game?
page-account-most = { $part ->
    [luck] { $way ->
        [up] Good luck counted most.
       *[down] Bad luck counted most.
    }
    [unknown] What nobody could know counted most.
    [others] The others’ mistakes counted most.
   *[own] { $you ->
        [you] Your own mistakes counted most.
       *[other] { $name }’s own mistakes counted most.
    }
}
page-turning-lost = { $you ->
    [you] You lost this game on move { $number }: your chance of winning fell from { $before }% to { $after }%.
   *[other] { $name } lost this game on move { $number }: the chance of winning fell from { $before }% to { $after }%.
}
page-turning-dear = { $you ->
    [you] Your costliest move was move { $number }: your chance of winning fell from { $before }% to { $after }%.
   *[other] { $name }’s costliest move was move { $number }: the chance of winning fell from { $before }% to { $after }%.
}
page-turning-luck = { $way ->
    [up] { $you ->
        [you] Luck was on your side.
       *[other] Luck was on { $name }’s side.
    }
    [down] { $you ->
        [you] Luck was against you.
       *[other] Luck was against { $name }.
    }
   *[even] Good and bad luck were about even.
}
page-turning-see = See move { $number }
page-account-figures = In figures
page-account-unit = In percent of a win
page-account-even = Even start
page-account-luck = Luck
page-account-unknown = Nobody could know
page-account-others = Others’ mistakes
page-account-own = Own mistakes
page-account-result = { $ended ->
    [won] Result: won
    [lost] Result: lost
   *[shared] Result: shared
}
page-account-how = In percent of a win: the lines add up to the result. “Nobody could know” is what lay hidden, and where the bot may be wrong.
page-lanes = The course of the game
page-lanes-how = Dashed: one move from a line. Solid: a line that nothing stops. Below: mistakes.
page-lanes-told = { $name }: threats { $threats }, mistakes { $mistakes }.{ $sure ->
    [yes] { " " }In the end the line could no longer be stopped.
   *[no] { "" }
}
