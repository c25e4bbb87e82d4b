# Rules of exago.
