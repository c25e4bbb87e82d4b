"""What meets the outside: HTTP, sockets, the page, and how much anybody may ask."""
