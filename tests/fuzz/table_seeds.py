"""The files of real tables as cases, each for the targets that read such a file."""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa

from arrowmeta.errors import ArrowMetaError
from arrowmeta.iceberg.relations import read_footer
from arrowmeta.model.reading import batches_of
from arrowmeta.model.source import Source
from arrowmeta.paimon.file_index import read_container
from tests.fuzz.case import Case, schema_text
from tests.fuzz.real_tables import MAX_SEED_LEN, can_open, metadata_files, opened, table_locations

_AVRO = b"Obj\x01"
#: Paimon's manifests may be ORC or Parquet files, which are refused with a word.
_MANIFEST_MAGICS = (_AVRO, b"ORC", b"PAR1")
_PAIMON_TARGETS = {
    "manifest-list-": "paimon list",
    "index-manifest-": "index manifest",
    "manifest-": "paimon manifest",
}


def table_cases(folder: Path) -> Iterator[Case]:
    """The files of the tables below a folder, as far as these can be opened."""
    for location in filter(can_open, table_locations(folder)):
        source = opened(str(location))
        yield from _whole_tables(location)
        if source.format == "paimon":
            yield from _paimon_files(location)
            yield from _file_indexes(source)
        else:
            yield from _iceberg_files(source, str(location))
        yield from _vectors(source)


def _whole_tables(location: Path) -> Iterator[Case]:
    for file in metadata_files(location):
        yield Case("table", (location / file).read_bytes(), str(location), file)


def _paimon_files(location: Path) -> Iterator[Case]:
    for path in sorted((location / "manifest").glob("*manifest-*")):
        content = _read(path)
        target = next((t for p, t in _PAIMON_TARGETS.items() if path.name.startswith(p)), None)
        if target and content.startswith(_MANIFEST_MAGICS):
            numbers = (1,) if target == "paimon manifest" else ()
            yield Case(target, content, str(location), numbers=numbers)


def _iceberg_files(source: Source, location: str) -> Iterator[Case]:
    facts = ("partition_spec_id", "first_row_id", "content")
    for path, spec_id, first_row_id, content_kind in _rows(
        _table(source, "all_manifests", "manifest_path", *facts)
    ):
        first = -1 if first_row_id is None else first_row_id
        numbers = (spec_id or 0, first, 1, int(content_kind == "deletes"))
        if (content := _read(Path(source.storage.resolve(path)))).startswith(_AVRO):
            yield Case("iceberg manifest", content, location, numbers=numbers)
    for (path,) in _rows(_table(source, "snapshots", "manifest_list")):
        if path and (content := _read(Path(source.storage.resolve(path)))).startswith(_AVRO):
            yield Case("iceberg list", content, location)
    for (path,) in _rows(_table(source, "index_files", "file_path")):
        content = _read(Path(source.storage.resolve(path)))
        if _has_footer(content):
            yield Case("puffin", content)


def _vectors(source: Source) -> Iterator[Case]:
    columns = ("file_path", "content_offset", "content_size_in_bytes")
    places = (row for row in _rows(_table(source, "deletion_vectors", *columns)) if None not in row)
    for path, rows in itertools.groupby(sorted(places), key=lambda row: row[0]):
        numbers = tuple(number for row in rows for number in row[1:])
        if content := _read(Path(source.storage.resolve(path))):
            yield Case("vectors", content, numbers=numbers)


def _file_indexes(source: Source) -> Iterator[Case]:
    embedded = _table(source, "all_entries", "embedded_index")["embedded_index"].drop_null()
    beside = _table(source, "file_indexes", "index_path")["index_path"].drop_null().unique()
    contents = [*embedded.to_pylist(), *(_read(Path(path)) for path in beside.to_pylist())]
    for content in contents:
        if 0 < len(content) <= MAX_SEED_LEN:
            spans = read_container(content).spans
            names = {span.column for span in spans} & set(source.schema.names)
            fields = [source.schema.field(name).remove_metadata() for name in sorted(names)]
            yield Case("file index", content, schema_text(pa.schema(fields)))


def _table(source: Source, relation: str, *columns: str) -> pa.Table:
    schema = pa.schema([source.schema_of(relation).field(name) for name in columns])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return pa.Table.from_batches(batches_of(source, relation, columns), schema)


def _rows(table: pa.Table) -> Iterator[tuple[Any, ...]]:
    return zip(*(column.to_pylist() for column in table.columns), strict=True)


def _read(path: Path) -> bytes:
    """The bytes of a file; none where it is not there, or too long to be worth its time."""
    if not path.is_file() or path.stat().st_size > MAX_SEED_LEN:
        return b""
    return path.read_bytes()


def _has_footer(content: bytes) -> bool:
    try:
        return bool(read_footer(memoryview(content), ""))
    except ArrowMetaError:
        return False
