"""Data files of real Paimon tables, read without any metadata but their own schema's JSON.

What the files say is compared with what the metadata says of them, so nothing here may come from
the code under test: names and types of a file's columns are taken from `schema/schema-<id>`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import fastavro
import pyarrow as pa
import pyarrow.orc
import pyarrow.parquet

import arrowmeta
from tests import corpus
from tests.bundled import DATA


@dataclass(frozen=True)
class Column:
    """A column as a schema's JSON has it; `type` is a text, or an object if nested."""

    id: int
    name: str
    type: Any

    @property
    def bare_type(self) -> str:
        """The type without NOT NULL, or the name of a nested type."""
        text = self.type if isinstance(self.type, str) else self.type["type"]
        return text.removesuffix(" NOT NULL")


@dataclass(frozen=True)
class FileSchema:
    """The schema a file was written with."""

    columns: tuple[Column, ...]
    primary_keys: tuple[str, ...]
    partition_keys: tuple[str, ...]
    options: dict[str, str]

    @property
    def key_columns(self) -> tuple[Column, ...]:
        """The primary key without partition keys, in the order of the key."""
        by_name = {column.name: column for column in self.columns}
        names = (name for name in self.primary_keys if name not in self.partition_keys)
        return tuple(by_name[name] for name in names)


@dataclass(frozen=True)
class RealTable:
    """A table, or a branch of one, whose data files may be there."""

    root: Path
    branch: str | None = None

    def __str__(self) -> str:
        return self.root.name if self.branch is None else f"{self.root.name}-{self.branch}"

    def open(self) -> arrowmeta.Table:
        """Open the latest snapshot."""
        return arrowmeta.open(self.root, ref=self.branch, strict=True)

    def schemas(self) -> dict[int, FileSchema]:
        """Every schema of the branch by its id."""
        return _schemas(self.root if self.branch is None else self._branch_folder)

    @property
    def _branch_folder(self) -> Path:
        return self.root / "branch" / f"branch-{self.branch}"

    def current_schema(self) -> FileSchema:
        """The newest schema."""
        schemas = self.schemas()
        return schemas[max(schemas)]


def real_tables(*, every: bool | None = None) -> list[RealTable]:
    """The bundled tables and the sampled (or `every`) of the corpus, with all their branches.

    Few tables have Avro data files, so that a sample may have none of them: they always come.
    """
    roots = [root for root in sorted(DATA.iterdir()) if (root / "schema").is_dir()]
    sampled = corpus.entries("paimon", every=every)
    roots += [
        entry.folder
        for entry in corpus.entries("paimon", every=True)
        if entry in sampled or "paimon: avro" in entry.families
    ]
    tables = [RealTable(root) for root in roots]
    for root in roots:
        folders = sorted((root / "branch").glob("branch-*"))
        tables += [RealTable(root, folder.name.removeprefix("branch-")) for folder in folders]
    return tables


@cache
def _schemas(folder: Path) -> dict[int, FileSchema]:
    schemas = {}
    for path in (folder / "schema").glob("schema-*"):
        content = json.loads(path.read_text(encoding="utf-8"))
        schemas[content["id"]] = FileSchema(
            tuple(Column(f["id"], f["name"], f["type"]) for f in content["fields"]),
            tuple(content["primaryKeys"]),
            tuple(content["partitionKeys"]),
            content["options"],
        )
    return schemas


def read_data_file(path: Path) -> pa.Table:
    """Read a data file of any format; its columns have the names of its own schema."""
    match path.suffix:
        case ".parquet":
            return pyarrow.parquet.ParquetFile(path).read()
        case ".orc":
            return pyarrow.orc.ORCFile(path).read()
        case ".avro":
            with path.open("rb") as file:
                rows = list(fastavro.reader(file))
            return pa.Table.from_pylist(rows)
    raise ValueError(f"no reader for {path.name}")
