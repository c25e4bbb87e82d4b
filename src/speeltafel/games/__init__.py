"""One folder a game; each has a module `spec` whose `SPEC` tells what there is to know of it."""
