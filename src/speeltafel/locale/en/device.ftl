# Tables that this device keeps itself, without a server.
page-here = On this device
page-keep-here = Keep this table on this device
page-keep-here-more = Works without a network. Nobody elsewhere can join.
page-play-here = Play here meanwhile
page-play-here-more = The server cannot be reached. You can still play on this device: against the computer, or with people around you.
page-home-fetching = Downloading the game to this device: { $percent }%
page-home-starting = The game is starting on this device…
page-no-wasm = This browser refuses WebAssembly, which the game needs to run without a server. Allow it for this page, or open the page in another browser.
page-home-not-loaded = The game could not be downloaded completely. Try again when you are back online.
page-gone-here = This device no longer has this table: the browser has deleted what the page had stored.
page-not-secure = Opened without https: your games are kept, but the browser may delete them when it runs out of space, and the page will not open without a network.
page-keeping = Saving everything on this device, so that the page works without a network: { $percent }%
page-kept = Everything is saved on this device: the page works without a network.
page-not-kept = Not everything could be saved on this device: the page will not open without a network.
page-games-here = { $lasting ->
    [yes] Only this device has these games.
   *[no] Only this device has these games, and the browser may delete them when it runs out of space.
}
page-save-games = Save all as a file
page-games-gone = { $count ->
    [one] One game is no longer there: the browser has deleted it.
   *[other] { $count } games are no longer there: the browser has deleted them.
}
page-licences = Licences of everything in this page
page-open-record = Open a saved game
page-open-record-failed = This file is not a finished game that can be opened here: { $why }
page-give-record = Upload it to this server
page-give-record-more = On the server others can watch it by its link, and it can be analysed.
