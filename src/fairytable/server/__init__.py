"""The server: rooms by link, matches over sockets, every answer stored before it is told."""
