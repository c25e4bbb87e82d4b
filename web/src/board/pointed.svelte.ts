/** The places that words point at now: a board that folds some of them shows these. */
class Pointed {
  places = $state.raw<readonly string[]>([]);
}

export const pointed = new Pointed();
