"""Make tables with the current PyIceberg: `python -m tests.writers.pyiceberg_tables TARGET`.

It runs in an environment of its own, since its pins may conflict with ours. Beside the tables it
writes `facts.json`: PyIceberg's own inspection of each, by default of its last two snapshots.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from typing import Any

from tests import corpus
from tests.writers.environment import environment_python

_PROGRAM = Path(__file__).with_name("pyiceberg_program.py")
_PACKAGE = "pyiceberg[pyarrow,pyiceberg-core,sql-sqlite]"


def write_tables(target: Path) -> dict[str, dict[str, Any]]:
    """Write all tables into a folder; return PyIceberg's inspection of each."""
    python = environment_python(_PACKAGE)
    command = [str(python), "-W", "ignore", str(_PROGRAM), str(target)]
    subprocess.run([*command, *(["--all"] if corpus.is_all() else [])], check=True)
    return json.loads((target / "facts.json").read_text(encoding="utf-8"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.writers.pyiceberg_tables")
    parser.add_argument("target", type=Path, help="a folder for the tables; it is made")
    write_tables(parser.parse_args().target)


if __name__ == "__main__":
    main()
