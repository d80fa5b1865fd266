"""The small real tables in the repository, and the sample of them that a default run reads.

Tests that apply to every table use `sampled()`: a Paimon table with a primary key, one without, and
an Iceberg table; all tables with `pytest --all`. Tests of a specific table name it.
"""

from __future__ import annotations

from pathlib import Path

from arrowmeta.cli.arguments import COMMANDS
from tests import corpus

#: Names of all relations.
RELATIONS = [name for name, one in COMMANDS.items() if one.group == "relations, as rows"]
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
