# What happens at the table beside the game.
unreadable-act = “{ $text }” cannot be read; it should look like { $form }.
unreadable-action = { $given } is not an action here; it should be a text such as { $example }, or one of match.legal.
unknown-eyes = There is no seat { $given } here; seats count from 0 to { $last }, as in [0] for the first one’s eyes.
unknown-record-form = A record is not written as “{ $form }”; choose from: { $known }.
unreadable-record = A record is read from text or bytes, not from { $given }.
illegal-undo-nothing = There is nothing to take back.
illegal-undo-number = Event { $number } is no longer part of this game, so it cannot be undone.
illegal-no-such-seat = { $text }: this table has { $seats } seats, counted from 0.
act-undo = The game goes back to before event { $number }.
act-resign = Player { $seat } resigns.
act-flag = Player { $seat } ran out of time.
act-agreed = Everyone agreed to a draw.
act-abandon = The game was abandoned.
table-over-resign = A player resigned.
table-over-flag = A player ran out of time.
table-over-agreed = Everyone agreed to a draw.
table-over-abandon = The game was abandoned.

# Undo, clocks.
illegal-undo-other = You cannot take back anything before another player’s move.
illegal-undo-none = You have not moved yet.
illegal-flag-time = Player { $seat } still has time.

# Records.
record-place-line = Line { $line }
record-place-event = Event { $number }
record-place-tags = The head of the record
record-foreign = { $place }: this is not a Speeltafel record; it should begin with { $expected }.
record-encoding = { $place }: this is not UTF-8 text.
record-long = { $place }: a record has at most { $most } characters.
record-tag = { $place }: “{ $found }” is out of place; a tag such as [Date "2026-11-15"] was expected, before the first event.
record-tag-twice = { $place }: the tag { $name } is there already; each may appear once.
record-tag-missing = { $place }: the tag { $name } is missing.
record-tag-number = { $place }: { $name } should be a small whole number, not “{ $found }”.
record-tag-control = { $place }: the tag { $name } should be plain text; “{ $found }” has control characters in it.
record-line = { $place }: “{ $found }” cannot be read; event { $number } was expected, such as “{ $number } 0 pass”, or the result.
record-number = { $place }: event { $number } was expected here, not { $found }.
record-refused = { $place }: { $text } is not possible here. { $why }
record-event = { $place }: “{ $expected }” was expected, not “{ $found }”.
record-truncated = { $place }: the record breaks off here; event { $number } was expected, or the result on a line that begins with “=”.
record-after = { $place }: nothing is expected after the result, and there is “{ $found }”.
record-result-line = { $place }: “{ $found }” is not a result; it should look like “= 0 71,64 reason”, or “= *” for a game still in progress.
record-result = { $place }: the result should be “{ $expected }”, not “{ $found }”.
record-rules = { $place }: { $why }
record-json = { $place }: this is not the JSON of a record: { $why }.
unknown-dealer = There is no dealer “{ $name }”. Choose from: { $known }.
dealer-no-duplicate = { $edition } has no deals that are the same for everybody (duplicate/1).
dealer-seats = Deals that are the same for everybody (duplicate/1) exist for two seats only, as one order of pieces has two ends; { $edition } is set for { $seats }.
dealer-position = Deals that are the same for everybody (duplicate/1) begin with the game, not with a position that was set up.
record-no-seed = { $place }: there is no seed, so the deals cannot be checked; it is revealed when a game is over.
record-dealer = { $place }: the dealer “{ $found }” is not known here; it should be { $expected }.
record-seed = { $place }: “{ $found }” is not a seed; it should be 64 hexadecimal digits.
record-commitment = { $place }: the seed does not fit the hash that was shown before; { $expected } was expected, not { $found }.
record-deal = { $place }: the seed deals { $expected } here, not { $found }.
record-lot = { $place }: the seed deals the seats { $expected }, not { $found }.
record-tag-name = { $place }: “{ $name }” cannot be a tag of its own: letters, digits and hyphens, at most 31, and none of { $ours }.
record-eyes = { $place }: “{ $found }” are not seats here: they go from 0 to { $last }.
record-edition = { $place }: “{ $found }” does not say which edition: { $expected } was expected.
wrong-kind = { $name }: { $wanted ->
    [text] a text
    [texts] texts, one after the other
    [number] a whole number
    [game] a game or its name
    [match] a match
    [record] a record
    [event] an event of this match
    [log] a log
    [spec] a Spec
    [message] a message
    [seed] a text, a whole number or bytes
    [state] a state of this game, such as match.state or seen.state,
    [seen] what eyes see, as match.observe gives it,
    [situation] a match or a position
    [bot] a bot, or the name of one,
    [choice] a Choice
    [rng] a random.Random
    [style] a TextStyle
    [step] a Step, as preview gives it,
    [coach] a coach, or None for the game’s own,
    [appraisal] an Appraisal, as best(…).appraisal is one,
    [events] a row of events, as match.events_for gives it,
    [read-action] an action, as parse gives it
   *[action] an action or its text
} is wanted, not { $given }.
unknown-event = There is no event { $number }; the last one is { $last }.
