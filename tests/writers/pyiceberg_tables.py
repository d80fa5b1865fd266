"""Make tables with the current PyIceberg: `python -m tests.writers.pyiceberg_tables TARGET`.

It runs in an environment of its own, since its pins may conflict with ours. Beside the tables it
writes `tables.json`: the metadata file of each.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path

from bench.environments import environment_python

_PROGRAM = Path(__file__).with_name("pyiceberg_program.py")
_PACKAGE = "pyiceberg[pyarrow,pyiceberg-core,sql-sqlite]"


def write_tables(target: Path) -> dict[str, str]:
    """Write all tables into a folder; return the metadata file of each."""
    python = environment_python(_PACKAGE)
    subprocess.run([str(python), "-W", "ignore", str(_PROGRAM), str(target)], check=True)
    return json.loads((target / "tables.json").read_text(encoding="utf-8"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.writers.pyiceberg_tables")
    parser.add_argument("target", type=Path, help="a folder for the tables; it is made")
    write_tables(parser.parse_args().target)


if __name__ == "__main__":
    main()
