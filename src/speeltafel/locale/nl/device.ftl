# Tafels die dit apparaat zelf bewaart, zonder server.
page-here = Op dit apparaat
page-keep-here = Bewaar deze tafel op dit apparaat
page-keep-here-more = Werkt zonder netwerk. Niemand elders kan meedoen.
page-play-here = Speel intussen hier
page-play-here-more = De server is niet bereikbaar. Op dit apparaat kun je gewoon spelen: tegen de computer, of met de mensen om je heen.
page-home-fetching = Het spel wordt opgehaald: { $percent }%
page-home-starting = Het spel start op dit apparaat…
page-no-wasm = Deze browser weigert WebAssembly, en dat heeft het spel nodig om zonder server te werken. Sta het toe voor deze pagina, of open de pagina in een andere browser.
page-home-not-loaded = Het spel kon niet helemaal worden opgehaald. Probeer het opnieuw als er netwerk is.
page-gone-here = Dit apparaat heeft deze tafel niet meer: de browser heeft gewist wat de pagina had opgeslagen.
page-not-secure = Geopend zonder https: je partijen worden bewaard, maar de browser kan ze wissen als er te weinig ruimte is, en zonder netwerk gaat de pagina niet open.
page-keeping = Alles wordt op dit apparaat bewaard, zodat de pagina ook zonder netwerk werkt: { $percent }%
page-kept = Alles staat op dit apparaat: de pagina werkt ook zonder netwerk.
page-not-kept = Niet alles kon op dit apparaat worden bewaard: zonder netwerk gaat de pagina niet open.
page-games-here = { $lasting ->
    [yes] Deze partijen staan alleen op dit apparaat.
   *[no] Deze partijen staan alleen op dit apparaat, en de browser kan ze wissen als er te weinig ruimte is.
}
page-save-games = Bewaar alles als bestand
page-games-gone = { $count ->
    [one] Eén partij is er niet meer: de browser heeft haar gewist.
   *[other] { $count } partijen zijn er niet meer: de browser heeft ze gewist.
}
page-licences = Licenties van alles in deze pagina
page-open-record = Bewaarde partij openen
page-open-record-failed = Dit bestand is geen afgelopen partij die hier geopend kan worden: { $why }
page-give-record = Zet de partij op deze server
page-give-record-more = Op de server kunnen anderen de partij via een link bekijken, en kun je haar laten analyseren.
