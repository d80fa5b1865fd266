"""`python -m arrowmeta` is the command `arrowmeta`."""

import sys

from arrowmeta.cli import main

if __name__ == "__main__":
    sys.exit(main())
