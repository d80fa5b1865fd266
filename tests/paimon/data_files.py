"""Data files of real Paimon tables, read without any metadata but their own schema's JSON.

What the files say is compared with what the metadata says of them, so nothing here may come from
the code under test: names and types of a file's columns are taken from `schema/schema-<id>`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import fastavro
import pyarrow as pa
import pyarrow.orc
import pyarrow.parquet

import arrowmeta
from tests import corpus
from tests.bundled import DATA


class RealTable(NamedTuple):
    """A table, or a branch of one, whose data files may be there."""

    root: Path
    branch: str | None = None

    def __str__(self) -> str:
        return self.root.name if self.branch is None else f"{self.root.name}-{self.branch}"

    def open(self) -> arrowmeta.Table:
        """Open the latest snapshot."""
        return arrowmeta.open(self.root, ref=self.branch, strict=True)

    def schemas(self) -> dict[int, Any]:
        """Every schema of the branch by its id, as its JSON has it."""
        folder = self.root / "branch" / f"branch-{self.branch}" if self.branch else self.root
        files = (folder / "schema").glob("schema-*")
        read = (json.loads(path.read_text(encoding="utf-8")) for path in files)
        return {content["id"]: content for content in read}


def bare_type(field: dict[str, Any]) -> str:
    """Return the type of a field without NOT NULL, or the name of a nested type."""
    text: str = field["type"] if isinstance(field["type"], str) else field["type"]["type"]
    return text.removesuffix(" NOT NULL")


def real_tables() -> list[RealTable]:
    """The bundled tables and the sampled of the corpus, with all their branches.

    Few tables have Avro data files, so that a sample may have none of them: they always come.
    """
    roots = [root for root in sorted(DATA.iterdir()) if (root / "schema").is_dir()]
    sampled = corpus.entries("paimon")
    every = corpus.entries("paimon", every=True)
    chosen = [one for one in every if one in sampled or "paimon: avro" in one.families]
    tables = [RealTable(root) for root in (*roots, *(entry.folder for entry in chosen))]
    for root, _ in list(tables):
        folders = sorted((root / "branch").glob("branch-*"))
        tables += [RealTable(root, folder.name.removeprefix("branch-")) for folder in folders]
    return tables


def read_data_file(path: Path) -> pa.Table:
    """Read a data file of any format; its columns have the names of its own schema."""
    match path.suffix:
        case ".parquet":
            return pyarrow.parquet.ParquetFile(path).read()
        case ".orc":
            return pyarrow.orc.ORCFile(path).read()
        case ".avro":
            with path.open("rb") as file:
                return pa.Table.from_pylist(list(fastavro.reader(file)))
    raise ValueError(f"no reader for {path.name}")
