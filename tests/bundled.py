"""The small real tables that are committed, and the sample of them that a default run reads.

A test that asks the same of every table takes `sampled()`: a table with a key and one without, both
of Paimon, and one of Iceberg; all with `pytest --all`. A test of what one table has names it.
"""

from __future__ import annotations

from pathlib import Path

from tests import corpus

DATA = Path(__file__).parent / "data"
TABLES = sorted(folder.name for folder in DATA.iterdir() if folder.is_dir())


def sampled() -> list[str]:
    """Return the names of tables of every kind."""
    kinds = ("pk_", "append_", "iceberg_")
    return [
        name
        for kind in kinds
        for name in corpus.sample([name for name in TABLES if name.startswith(kind)], 1)
    ]
