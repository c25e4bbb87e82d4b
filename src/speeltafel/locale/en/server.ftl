# What the server itself says.
server-no-table = There is no table “{ $table }”.
server-table-broken = Table { $table } cannot be opened: what is stored of it is damaged. Whoever runs this server can find out more.
server-wrong-secret = This link does not open a seat here any more. Ask the person who made the table for a new one.
server-not-your-seat = That is not your seat.
server-seat-gone = Your seat was given to someone else, or its link was renewed.
server-not-started = The game has not started yet: not everyone is here.
server-paused = The game is paused. Resume it first.
server-moved-on = The game has gone on since. Look again before you play.
server-hello-first = Say hello first: the first message names the table.
server-hello-once = You said hello already; open another connection for another table.
server-other-table = This connection is for table { $line }; table { $table } has one of its own.
server-unreadable = This is not a message we know: { $what }
server-bad-request = This request is not valid: { $what }
server-too-long = The message is too long; { $most } characters fit.
server-body-long = The request is too long.
server-too-fast = That is too much at once. Wait a moment.
server-busy = The server is very busy just now. Try again in a moment.
server-many-tables = You have made many tables. Wait a while before making another.
server-sockets = Too many connections are open. Close some and try again.
server-closing = The server is being updated. You will be back at your table in a moment.
server-other-release = This page or program and the server are of different releases ({ $yours } and { $ours }). Load the page again, or renew the program.
server-not-stored = That could not be saved just now, so it did not count. Try again.
server-fault = Something went wrong here. It is not your fault; try again.
server-foreign-origin = This page may not talk to this server.
server-no-page = There is nothing at this address.
server-owner-only = Only the person who made the table can do that.
server-admin-only = That needs the administrator’s key.
server-only-bots = A table needs at least one person.
server-no-open-place = There is no free seat at this table.
server-no-person = There is no player in that seat.
server-no-place = This table has no seat { $place }.
server-bad-clock = A clock has 1 second to 1 hour for a move, or 1 to 30 days.
server-no-offer = That offer no longer stands.
server-stand-in-whom = Say whose seat a bot should play for.
server-stand-in-bot = A bot plays there already.
server-stand-in-there = That player is here. A bot can only play for someone who is away.
server-stand-in-soon =
    { $seconds ->
        [one] That player has only just gone. A bot may take over in a second.
       *[other] That player has only just gone. A bot may take over in { $seconds } seconds.
    }
server-undo-away = Something has been revealed since that move. It can only be taken back if everyone agrees, and someone is away.
server-draw-bots = Bots play to the end; they do not agree to draws.
server-rematch-running = The game is not over yet.
server-rematch-made = The rematch has already been set up.
server-claim-self = It is your own clock that ran out.
server-abandon-others = Others are still playing. Offer a draw or resign instead.
server-say-what = Say something: either a text or a quick phrase.
server-say-seat = Say which seat is speaking.
server-no-phrase = There is no quick phrase “{ $phrase }”.
server-phrases-only = Only quick phrases can be used here.
server-chat-fast = You are talking very fast. Wait a moment.
server-no-line = There is no message { $number } here.
server-mute-whom = Say which other seat you want to mute.
server-push-host = We do not know this push service.
server-push-keys = These are not the keys of a browser’s push subscription.
server-not-http = This is not an HTTP request that can be read.
server-head-long = The head of the request is too long.
server-slow-request = The request came too slowly. Send it again.
server-unknown-host = This server does not know itself by this name. Whoever runs it can set SPEELTAFEL_PUBLIC_URL to the address that people open.
server-undone-often = Moves have been taken back so often at this table that no more can be. Play on, or start a new game.
push-your-turn = { $game }: it’s your turn.
push-over = Your game of { $game } is over.

# Ready-made phrases for the table.
phrase-hello = Hello!
phrase-have-fun = Have fun, everyone!
phrase-well-played = Well played!
phrase-nice-move = Nice move!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-lucky = Lucky!
phrase-thinking = Let me think…
phrase-hurry = It is your turn!
phrase-back-soon = Be right back.
phrase-im-back = I am back.
phrase-sorry = Sorry!
phrase-yes = Yes!
phrase-no = No.
phrase-good-game = Good game!
phrase-again = Play again?
phrase-must-go = I have to go.
phrase-bye = Bye!

# Settings and upkeep.
serve-open = Speeltafel is open at { $address } (Ctrl+C stops it).
setting-port = { $port } is not a port: choose one from 1 to 65535.
setting-port-taken = Port { $port } is in use by another program, perhaps by a Speeltafel that is still running. Stop it, or choose another with --port.
setting-port-forbidden = Port { $port } may not be used without special rights. Choose one above 1023 with --port.
setting-host = This machine has no address “{ $host }”. Use 127.0.0.1 for this machine only, 0.0.0.0 for the whole network.
setting-listen = Nothing can listen on { $host }, port { $port }: { $why }
setting-data-folder = The data folder { $folder } cannot be used: { $why }. Choose another with --data.
setting-no-database = The database { $database } cannot be used: { $why }
setting-redis = SPEELTAFEL_REDIS_URL is not valid: it should look like redis://host:6379/0.
setting-log = { $name }={ $value } is not valid: choose from { $known }.
setting-number = { $name }={ $value } is not valid: it should be a whole number from { $least } to { $most }, such as { $example }.
setting-address = { $name }={ $value } is not valid: it should be an address without a path, such as https://games.example.org.
setting-database = SPEELTAFEL_DATABASE_URL is not valid: it should look like postgresql://user@host/name or sqlite:///file.
setting-redis-alone = SPEELTAFEL_REDIS_URL is for several processes, and those need PostgreSQL: set SPEELTAFEL_DATABASE_URL too.
setting-data-taken = Another server uses { $folder }. Stop it, choose another folder with --data, or set SPEELTAFEL_DATABASE_URL to a PostgreSQL.
setting-wal-damaged = The write-ahead log { $file } is damaged: from byte { $at } on at least { $lost } stored changes cannot be read. Restore a backup; docs/hosting.md (“A damaged log”) tells how to go on with what is left.
setting-newer = The database belongs to a newer release than this one. { $why }
upkeep-file = the backup file
upkeep-folder = folder for the records
upkeep-data = folder with the server’s data
upkeep-days = delete tables that nobody has used for this many days
upkeep-dry = only count them
upkeep-saved = { $tables ->
    [one] { $tables } table is saved in { $file }.
   *[other] { $tables } tables are saved in { $file }.
}
upkeep-restored = { $tables ->
    [one] { $tables } table is back.
   *[other] { $tables } tables are back.
}
upkeep-exported = { $games ->
    [one] { $games } game is written to { $folder }.
   *[other] { $games } games are written to { $folder }.
}
upkeep-purged = { $tables ->
    [one] { $tables } table is deleted.
   *[other] { $tables } tables are deleted.
}
upkeep-would-purge = { $tables ->
    [one] { $tables } table would be deleted.
   *[other] { $tables } tables would be deleted.
}
upkeep-not-empty = There are tables already; a backup is restored into an empty database only.
upkeep-unreadable = { $file }, line { $line }: this is not one of our backups: { $why }
upkeep-file-trouble = { $file }: { $why }
upkeep-no-data = There is no server’s data at { $file }. Choose its folder with --data.
upkeep-saved-bad = { $rows ->
    [one] One row of it does not fit, and restore will refuse the file for that. Mend it or delete its table while you can; speeltafel check tells more.
   *[other] { $rows } rows of it do not fit, and restore will refuse the file for them. Mend them or delete their tables while you can; speeltafel check tells more.
}
upkeep-replace = overwrite what is there
upkeep-file-exists = { $file } already exists, and stays as it is. Choose another name, or overwrite it with --replace.
upkeep-file-other = { $file } already exists and is not a plain file; it stays as it is. Choose another name.
row-form = it does not fit: { $what }
row-format = it should begin with { $expected }
row-long = the line is longer than { $most } bytes
row-table = a database of ours has no “{ $name }”
row-twice = table { $table } is there twice
row-orphan = it belongs to table { $table }, which does not come before it
row-refused = a row is there twice, or belongs to one that is not there
row-commitment = the seed is not the one whose hash was shown before
row-people = { $people } people sit on { $chairs } chairs
row-listed = it is listed, or is not, against what the table says
row-gap = the log has { $events } events, but the last one has number { $last }
row-log-open = nobody sits at the table, but it has a log
row-log-none = the game is over, but it has no log
row-status = the status “{ $found }” does not fit what was played
row-ahead = { $moves } moves were played, but the table has counted only { $version } steps
check-bad = { $table }: { $why }
check-orphan = there are rows of it in “{ $name }”, but no such table
check-no-schema = This is not a Speeltafel database.
check-schema = The database has schema { $found }, and this release checks schema { $expected }. An older one is brought up to date when the server starts.
check-done = Checked: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
check-result = { $bad ->
    [0] All is well.
    [one] One of them is not as it should be; see above.
   *[other] { $bad } of them are not as they should be; see above.
}

server-hand-dealt = What was dealt to this seat nobody else gets to see; a bot plays it on.
talk-new-link = A new link to this seat was made; the old one opens nothing any more.
talk-removed = Was removed from the table by whoever made it.
server-stand-in-clock = This game has a clock. A bot may take over when that player’s time has run out.
server-stand-in-later =
    { $minutes ->
        [one] That player has not been away for long. A bot may take over in a minute.
       *[other] That player has not been away for long. A bot may take over in { $minutes } minutes.
    }
server-abandon-clock = This game has a clock. It can be called off when the time of the player to move has run out.
server-link-expired = This link was good for half an hour and has expired. Make a new one on the device that has the seat.
server-forgotten-backups = Your name and messages have been deleted. Backups made before today still have them, until whoever runs this server deletes those.
server-banned = This address may not be used here at the moment. Ask whoever runs this server.
server-many-listed = You have several tables in the list already. Wait until players have come, or make a table that is not listed.
server-many-places = You have taken many free seats. Wait a while.
server-name-unfit = At a table in the list a name has one or two words of letters, 20 at most.
server-renamed-often = You have changed your name often enough at this table.
server-name-taken = Whoever runs this server has taken your name away at this table.
server-reported-often = You have reported enough messages here.
server-no-mark = It is not kept from which address that came.
told-removed = The message that you reported has been removed. Thank you.
told-kept = The message that you reported has been looked at; it stays.
