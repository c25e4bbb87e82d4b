# De bots van Qwirkle: namen, karakters, en waarom ze kozen.
qwirkle-level-sprout = Spruit
qwirkle-level-sprout-character = Legt een of twee tegels waar iets opvalt, en ziet het grootste deel van de tafel over het hoofd.
qwirkle-level-hasty = Haastje
qwirkle-level-hasty-character = Speelt snel, en ziet ongeveer de helft van de plekken.
qwirkle-level-gatherer = Rover
qwirkle-level-gatherer-character = Ziet alles en pakt de meeste punten, ook als jij daarna nog meer kunt scoren.
qwirkle-level-saver = Spaarder
qwirkle-level-saver-character = Weet welke tegels je beter bewaart en welke lijnen je beter niet openlaat.
qwirkle-level-master = Meester
qwirkle-level-master-character = Schat in wat jij in de hand hebt, denkt beurten vooruit en rekent het einde helemaal uit.

qwirkle-bot-swaps = { $count ->
    [one] Ik ruil één tegel: daar heb ik weinig aan.
   *[other] Ik ruil { $count } tegels: daar heb ik weinig aan.
}
qwirkle-bot-out = { $points } punten, en mijn hand is leeg.
qwirkle-bot-full = { $points } punten, met een Qwirkle.
qwirkle-bot-lines = { $points } punten, in { $count } lijnen tegelijk.
qwirkle-bot-lines-most = { $points } punten in { $count } lijnen, meer zag ik niet.
qwirkle-bot-keeps = { $points ->
    [one] Eén punt; voor een Qwirkle bewaar ik: { $tiles }.
   *[other] { $points } punten; voor een Qwirkle bewaar ik: { $tiles }.
}
qwirkle-bot-denies = { $points ->
    [one] Eén punt, en ik neem de anderen een kans op een Qwirkle af.
   *[other] { $points } punten, en ik neem de anderen een kans op een Qwirkle af.
}
qwirkle-bot-end-ahead = { $lead ->
    [one] Ik heb het uitgerekend: ik win met minstens één punt verschil.
   *[other] Ik heb het uitgerekend: ik win met minstens { $lead } punten verschil.
}
qwirkle-bot-end-behind = { $lead ->
    [one] Ik heb het uitgerekend: als niemand een fout maakt, verlies ik met één punt verschil.
   *[other] Ik heb het uitgerekend: als niemand een fout maakt, verlies ik met { $lead } punten verschil.
}
qwirkle-bot-end-tie = Ik heb het uitgerekend: als niemand een fout maakt, wordt het gelijk.
qwirkle-level-master-slowly = Op dit apparaat bedenkt hij minder verdelingen: van wie altijd de meeste punten pakt wint hij 74 van de 100 partijen, op een server 85.
