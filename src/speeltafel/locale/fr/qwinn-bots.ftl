# Les robots de Qwinn! : noms, caractères, et raisons de leurs choix.
qwinn-level-collector = Collectionneur
qwinn-level-collector-character = Garde les dés qui se ressemblent et prend ce qui vient.
qwinn-level-grabber = Rapace
qwinn-level-grabber-character = Veut le plus de points à chaque tour et ne pense jamais aux boycotts.
qwinn-level-rascal = Coquin
qwinn-level-rascal-character = Veut des points aussi, et adore vous infliger Moins, le boycott qui fait le plus peur.
qwinn-level-racer = Coureur
qwinn-level-racer-character = Sait quelles cases mènent le plus vite au but, et ce que coûte un boycott.
qwinn-level-master = Maître
qwinn-level-master-character = Pèse chaque lancer d’après le jeu résolu.

qwinn-bot-goes = { $points ->
    [one] Un point sur { $space }.
   *[other] { $points } points sur { $space }.
}
qwinn-bot-goes-chance = { $points ->
    [one] Un point sur { $space } ; ainsi je gagne { $after } fois sur cent.
   *[other] { $points } points sur { $space } ; ainsi je gagne { $after } fois sur cent.
}
qwinn-bot-places = { $points ->
    [one] Un point sur { $space }, et { $boycott } vous ralentira.
   *[other] { $points } points sur { $space }, et { $boycott } vous ralentira.
}
qwinn-bot-removes = { $points ->
    [one] Un point sur { $space }, et me voilà débarrassé de { $boycott }.
   *[other] { $points } points sur { $space }, et me voilà débarrassé de { $boycott }.
}
qwinn-bot-fail = Ce tour n’a rien donné de bon.
qwinn-bot-keeps = Je garde { $dice } et je relance les autres.
qwinn-bot-keeps-none = Je retente les cinq dés.
qwinn-bot-keeps-chance = Je garde { $dice } : je gagne ainsi { $after } % du temps, en m’arrêtant { $stop } %.
qwinn-bot-keeps-none-chance = Je relance les cinq dés : je gagne ainsi { $after } % du temps, en m’arrêtant { $stop } %.
