"""The HTTP side of the server, by subject."""
