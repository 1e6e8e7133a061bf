"""Every message, over the socket and over REST."""
