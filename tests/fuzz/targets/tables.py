"""Whole tables in memory, of whose files one is not what it was."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

import pyarrow as pa
from pyarrow.fs import _MockFileSystem

from arrowmeta.model.reading import batches_of, evidence_table
from arrowmeta.model.relations import BASE_RELATIONS
from arrowmeta.model.source import Source
from arrowmeta.tables.locate import Opening
from tests.fuzz.case import Case
from tests.fuzz.real_tables import metadata_files
from tests.fuzz.targets.target import Arrow

_ROOT = "table"
#: What a case can ask for: relations, and what else is found out from JSON files.
ASKED = (*BASE_RELATIONS, "schema", "hints")


def read_table(case: Case) -> list[Arrow]:
    """Open the table and read some relations of it; damage does not end the work."""
    with warnings.catch_warnings(), _replaced(case) as filesystem:
        warnings.simplefilter("ignore")
        opening = Opening(_ROOT, filesystem=filesystem, allow_moved_paths=True, threads=1)
        source = opening.source()
        return [_read(source, name) for name in case.columns or ("entries", "schemas")]


def relations(case: Case) -> tuple[str, ...]:
    return ASKED


def _read(source: Source, name: str) -> pa.Table:
    if name == "schema":
        return source.schema.empty_table()
    if name == "hints":
        return evidence_table(source, "hints")
    schema = source.schema_of(name)
    return pa.Table.from_batches(batches_of(source, name, schema.names), schema)


@lru_cache(maxsize=256)
def _in_memory(location: str) -> _MockFileSystem:
    """The metadata of a table, in a filesystem of which pyarrow's own tests make use."""
    filesystem = _MockFileSystem()
    for file in metadata_files(Path(location)):
        _write(filesystem, file, Path(location, file).read_bytes())
    return filesystem


def _write(filesystem: _MockFileSystem, file: str, data: bytes) -> None:
    path = f"{_ROOT}/{file}"
    filesystem.create_dir(path.rpartition("/")[0])
    with filesystem.open_output_stream(path) as stream:
        stream.write(data)


@contextmanager
def _replaced(case: Case) -> Iterator[_MockFileSystem]:
    filesystem = _in_memory(case.context)
    _write(filesystem, case.file, case.data)
    try:
        yield filesystem
    finally:
        _write(filesystem, case.file, Path(case.context, case.file).read_bytes())
