"""`python -m fairytable` does what `fairytable` does."""

from fairytable.cli import main

if __name__ == "__main__":
    main()
