# Rules of qwirkle.
