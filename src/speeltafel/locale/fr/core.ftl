# Les refus communs à tous les jeux.
unknown-game = Il n’y a pas de jeu « { $name } ». Au choix : { $known }.
unknown-edition = Il n’y a pas d’édition « { $name } ». Au choix : { $known }.
unknown-seats = { $most ->
    [2] { $least ->
        [2] { $edition } se joue à 2, pas à { $seats }.
       *[other] { $edition } se joue de { $least } à { $most }, pas à { $seats }.
    }
   *[other] { $edition } se joue de { $least } à { $most }, pas à { $seats }.
}
unknown-option = { $edition } n’a pas d’option « { $option } ». Au choix : { $known }.
unknown-value = { $option }={ $value } ne convient pas ; il faudrait { $form }.
unreadable-lot = « { $text } » n’est pas un tirage au sort ; il faudrait par exemple lot:2.
illegal-lot = Cette place ne participe pas au tirage ; ce peut être : { $candidates }.
illegal-over = La partie est finie.
illegal-not-your-turn = Ce n’est pas à vous de jouer.
