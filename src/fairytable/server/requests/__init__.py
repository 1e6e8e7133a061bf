"""What a browser may ask for, beside answers."""
