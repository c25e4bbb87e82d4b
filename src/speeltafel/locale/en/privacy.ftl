privacy-title = Privacy
privacy-languages = Languages
privacy-short = You need no account here. There are no cookies, no advertisements, no counters of strangers, and the page asks nothing of any other server.
privacy-keeps = What this server keeps
privacy-keeps-more = Of every table: the game, its moves and when they were made, the names and pictures that players typed, their age where somebody gave it (only who is older is ever shown), and what was said. The links to seats are kept as fingerprints from which nobody can read the link. Nothing says who you are, unless you write it.
privacy-device = What your device keeps
privacy-device-more = Your seats, your games and results, your name and your settings are kept by this browser on this device. This server gets only what it needs: the key of a seat when you open that table, a finished game of the day, and your notes when you look at your figures, which are counted and not kept. Clear this site’s data in your browser, and they are gone.
privacy-sees = Who sees it
privacy-sees-more = Whoever has a table’s code can look on: names, moves and talk, but no hidden hand. When a game is over, whoever has the code can see all of it. Tables that their maker put on the list of open tables are shown to everybody.
privacy-addresses = Your address on the network
privacy-addresses-more = While you are connected the server counts in its memory how much each address asks, so that nobody takes everything. Addresses are not stored. At tables in the list of open tables a mark is kept for 14 days with the table and with what is said there: nobody can read an address from it, but whoever runs this server can tell that two marks are the same, and ban that address for a time. Whoever runs the network or a proxy before this server may keep a log of their own.
privacy-notices = Notices
privacy-notices-more = If you ask to be told when it is your turn, your browser’s push address is kept with the table until you switch that off, delete your name, or a day after the game is over. The notice goes, encrypted, through your browser maker’s service.
privacy-reports = Reported messages
privacy-reports-more = If somebody reports a message, whoever runs this server sees it, with the table and the name it was said under.
privacy-day = The game of the day
privacy-day-more = Your result is kept with the game and the day, so that everybody can compare. So that it counts once, a fingerprint goes with it: it comes from a number that your browser drew by lot, it says nothing about you, and it is another one every day and for every game.
privacy-how-long = How long
privacy-how-long-days =
    { $days ->
        [one] A table at which nothing has happened for a day is deleted by itself, with everything that belongs to it. Results of the game of the day go after the same time.
       *[other] A table at which nothing has happened for { $days } days is deleted by itself, with everything that belongs to it. Results of the game of the day go after the same time.
    }
privacy-how-long-never = Whoever runs this server has set no time after which tables are deleted. You can delete what is yours at any time.
privacy-deleting = Deleting what is yours
privacy-deleting-more = In a table’s menu choose “Erase my name and messages”. Your name, picture, age, messages and notices are then deleted at that table and at its rematches, also from the files on the disk. Your moves stay, without a name: they are the other players’ game too.
privacy-backups = What stays
privacy-backups-more = Backups that were made before still have what you deleted, until whoever runs this server deletes those backups. Others may have saved a game or written something down.
privacy-who = Who runs this server
privacy-who-more = Not us who wrote Speeltafel, but whoever gave you this address. Ask them whatever this page leaves open.
privacy-who-contact = You can reach whoever runs this server here: { $contact }
