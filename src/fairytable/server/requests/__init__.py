"""The requests that a browser can make, apart from answers."""
