"""Make tables with the current pypaimon: `python -m tests.writers.pypaimon_tables TARGET`.

pypaimon pins an older pyarrow, so it runs in an environment of its own. Beside the tables it writes
`plans.json`: what pypaimon itself would read of each snapshot, tag and branch.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from typing import Any

from bench.environments import environment_python

_PROGRAM = Path(__file__).with_name("pypaimon_program.py")


def write_tables(target: Path) -> list[dict[str, Any]]:
    """Write all tables below a folder; return pypaimon's own plans of them."""
    python = environment_python("pypaimon")
    subprocess.run([str(python), "-W", "ignore", str(_PROGRAM), str(target)], check=True)
    return json.loads((target / "plans.json").read_text(encoding="utf-8"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.writers.pypaimon_tables")
    parser.add_argument("target", type=Path, help="a folder for the tables; it is made")
    write_tables(parser.parse_args().target)


if __name__ == "__main__":
    main()
