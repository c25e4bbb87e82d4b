# Les robots de Qwinn! : noms, caractères, et raisons de leurs choix.
qwinn-level-collector = Collectionneur
qwinn-level-collector-character = Garde les dés qui se ressemblent et prend ce qui vient.
qwinn-level-grabber = Gourmand
qwinn-level-grabber-character = Veut le plus de points à chaque tour et ne pense jamais aux boycotts.
qwinn-level-rascal = Coquin
qwinn-level-rascal-character = Veut des points aussi, et adore vous infliger le Malus, le boycott qui fait le plus peur.
qwinn-level-racer = Sprinteur
qwinn-level-racer-character = Sait quelles cases mènent le plus vite au but, et ce que coûte un boycott.
qwinn-level-master = Maître
qwinn-level-master-character = Connaît le meilleur choix pour chaque lancer : le jeu est entièrement calculé.

qwinn-bot-goes = { $points ->
    [one] { $space } : un point.
   *[other] { $space } : { $points } points.
}
qwinn-bot-goes-chance = { $points ->
    [one] { $space } : un point. Chances de gagner à force égale : { $after } %.
   *[other] { $space } : { $points } points. Chances de gagner à force égale : { $after } %.
}
qwinn-bot-places = { $points ->
    [one] { $space } : un point, et { $boycott } pour l’adversaire.
   *[other] { $space } : { $points } points, et { $boycott } pour l’adversaire.
}
qwinn-bot-removes = { $points ->
    [one] { $space } : un point, et { $boycott } disparaît.
   *[other] { $space } : { $points } points, et { $boycott } disparaît.
}
qwinn-bot-fail = Ce tour n’a rien donné : tour manqué.
qwinn-bot-keeps = À garder : { $dice } ; les autres sont relancés.
qwinn-bot-keeps-none = Mieux vaut relancer les cinq dés.
qwinn-bot-keeps-chance = À garder : { $dice }. Chances de gagner à force égale : { $after } % ; en s’arrêtant là : { $stop } %.
qwinn-bot-keeps-none-chance = Mieux vaut relancer les cinq dés. Chances de gagner à force égale : { $after } % ; en s’arrêtant là : { $stop } %.
