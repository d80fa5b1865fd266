"""`python -m arrowmeta` is the command `arrowmeta`."""

from arrowmeta.cli import run

if __name__ == "__main__":
    run()
