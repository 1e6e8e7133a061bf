"""ThreeTale: three heroes, three Prophecies, one Future."""
