"""Fuzz what reads metadata: `python -m tests.fuzz --help`.

Mutates files of real tables, made ones and BinaryRows, and reads them through the entry points that
`tests.fuzz.targets` lists: each kind of file by itself, and whole tables of whose files one is not
what it was.
Every execution has to end in valid Arrow data or an ArrowMetaError, within a second of processor
time and 64 MiB + 20 x the file's size of memory. Anything else is a finding: its input is saved,
and the exit code is 1. A saved input is run again with --replay.
"""

import argparse
import os
import sys
from pathlib import Path

from tests.fuzz.case import Case
from tests.fuzz.run import Settings, fuzz
from tests.fuzz.targets import TARGETS


def main():
    corpus = os.environ.get("ARROWMETA_CORPUS")
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--executions", type=int, default=20_000, help="how many (default %(default)s)")
    add("--seconds", type=float, help="stop after so long, whatever is done by then")
    add("--seed", type=int, default=0, help="of everything random (default %(default)s)")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    add("--corpus", type=Path, default=corpus, help="more real tables (default: $ARROWMETA_CORPUS)")
    add("--save", type=Path, default=Path("fuzz-findings"), help="where inputs of findings go")
    add("--replay", type=Path, help="run one saved input, and raise what it raises")
    given = vars(parser.parse_args())
    save, replay = given.pop("save"), given.pop("replay")
    if replay:  # in this process, without a net
        case = Case.from_bytes(replay.read_bytes())
        for part in TARGETS[case.target].run(case):
            part.validate(full=True)
            sys.stdout.write(
                f"{type(part).__name__} of {len(part):,} rows, {part.nbytes:,} bytes\n"
            )
        return 0
    tally = fuzz(Settings(**given))
    sys.stdout.write("\n".join(tally.lines()) + "\n")
    for finding in tally.findings.values():
        sys.stdout.write(f"saved {finding.save(save)}\n")
    return 1 if tally.findings else 0


if __name__ == "__main__":
    sys.exit(main())
