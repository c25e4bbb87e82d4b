# Rules of qwinn.
