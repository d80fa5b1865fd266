"""Limits of the meters of `bench.size` and `bench.walk`, in `limits.toml` beside this file.

A limit is the value of the last landed state: a change that lowers a meter lowers its limit, too.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

_FILE = Path(__file__).with_suffix(".toml")


def report(section: str, measured: Mapping[str, int], *, is_checked: bool) -> int:
    """Print meters beside their limits; return 1 if they are checked and one is above, else 0."""
    limits = tomllib.loads(_FILE.read_text())[section]
    above = [name for name, value in measured.items() if value > limits[name]]
    for name, value in measured.items():
        mark = "  above" if name in above else ""
        print(f"{name:<36}{value:>9,}  at most {limits[name]:,}{mark}")
    return int(is_checked and bool(above))
