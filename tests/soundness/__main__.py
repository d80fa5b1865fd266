"""`python -m tests.soundness --cases N`: many generated tables and predicates."""

from __future__ import annotations

import argparse
import sys
import time
from random import Random

from tests.soundness.check import Tally, check_table


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.soundness", description=__doc__)
    parser.add_argument("--cases", type=int, default=2_000, help="predicates on tables to try")
    parser.add_argument("--seed", type=int, default=0, help="of the first table")
    parser.add_argument("--predicates", type=int, default=25, help="predicates for each table")
    parser.add_argument(
        "--nested", action="store_true", help="ask Iceberg tables for fields of structs alone"
    )
    parser.add_argument(
        "--computed", type=float, default=0.1, help="share of conditions with functions of columns"
    )
    parser.add_argument("--depth", type=int, default=3, help="of AND, OR and NOT")
    arguments = parser.parse_args()
    tally, seed, start = Tally(), arguments.seed, time.monotonic()
    while tally.cases < arguments.cases:
        try:
            check_table(
                Random(seed),
                arguments.predicates,
                tally,
                is_nested=arguments.nested,
                computed=arguments.computed,
                depth=arguments.depth,
            )
        except Exception:
            sys.stderr.write(f"seed {seed}\n")
            raise
        seed += 1
        if seed % 100 == 0:
            sys.stderr.write(f"{tally} {time.monotonic() - start:.0f} s, seed {seed}\n")
    sys.stdout.write(f"{tally}: sound, {time.monotonic() - start:.0f} s, seeds up to {seed}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
