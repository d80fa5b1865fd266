"""The relations `statistics` and `index_files`: files beside the manifests of a table.

Knows which columns the statistics files of the metadata become. A Puffin file is opened only for
what the metadata leaves out.

Spec: Iceberg v3, Table Statistics; Partition Statistics; Puffin file format, blob types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import pyarrow as pa

from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.task import OnDamage
from arrowmeta.columns.buffers import text_scalar
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.iceberg.puffin import Blob, StatisticsFile, read_footer

#: The blob that estimates how many distinct values a column has.
_THETA = "apache-datasketches-theta-v1"
_MAX_COUNT_DIGITS = 18
_FIELD_IDS = range(2**31)


def statistics_table(
    files: Sequence[StatisticsFile],
    schema: pa.Schema,
    schema_ids: Mapping[int, int | None],
    names: Mapping[int, str],
    open_file: Callable[[str], AvroFile | None],
    on_damage: OnDamage,
) -> pa.Table:
    """Return the relation `statistics`: a row for each column that a file tells of.

    Args:
        files: what the metadata lists.
        schema: the columns.
        schema_ids: the schema of each snapshot, where its metadata says so.
        names: of columns, by field id.
        open_file: opens a Puffin file; None if it cannot be read.
        on_damage: is told of what cannot be read.
    """
    rows = []
    for file in files:
        for blob, count in _distinct_counts(file, open_file, on_damage):
            computed_from = file.snapshot_id if blob.snapshot_id is None else blob.snapshot_id
            row = {
                "snapshot_id": computed_from,
                "schema_id": schema_ids.get(computed_from),
                "file_path": file.path,
                "field_id": blob.fields[0],
                "column_name": names.get(blob.fields[0]),
                "distinct_count": count,
            }
            rows.append(row)
    return pa.Table.from_pylist(rows, schema)


def _distinct_counts(
    file: StatisticsFile, open_file: Callable[[str], AvroFile | None], on_damage: OnDamage
) -> Iterator[tuple[Blob, int | None]]:
    """A theta sketch of one column has the number of distinct values in its property `ndv`.

    The metadata repeats the properties; where it does not, the footer of the file has them.

    Spec: Iceberg, Puffin file format, apache-datasketches-theta-v1 blob type.
    """
    sketches = [blob for blob in file.blobs if blob.type == _THETA and len(blob.fields) == 1]
    in_footer: Mapping[tuple[int, ...], Blob] = {}
    if any("ndv" not in blob.properties for blob in sketches):
        in_footer = _sketches_of_footer(file.path, open_file, on_damage)
    for blob in sketches:
        stated = blob if "ndv" in blob.properties else in_footer.get(blob.fields, blob)
        try:
            _check_field_id(blob, file.path)
            yield blob, _to_count(stated, file.path)
        except CorruptMetadataError as error:
            on_damage(error)


def _sketches_of_footer(
    path: str, open_file: Callable[[str], AvroFile | None], on_damage: OnDamage
) -> dict[tuple[int, ...], Blob]:
    """Return the sketches that a Puffin file holds, by the fields they are of."""
    file = open_file(path)
    try:
        placed = read_footer(file.data, path) if file else ()
    except ArrowMetaError as error:
        on_damage(error)
        return {}
    return {one.blob.fields: one.blob for one in placed if one.blob.type == _THETA}


def _check_field_id(blob: Blob, path: str) -> None:
    if blob.fields[0] not in _FIELD_IDS:
        raise CorruptMetadataError(f"{blob.fields[0]} is no field id", path=path)


def _to_count(blob: Blob, path: str) -> int | None:
    """Return the property as a number; None if it is not there."""
    text = blob.properties.get("ndv")
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= _MAX_COUNT_DIGITS):
        raise CorruptMetadataError(f"property ndv is {text[:40]!a}, not a number", path=path)
    return int(text)


def index_files_table(
    files: Sequence[StatisticsFile], vectors: pa.Table, schema: pa.Schema
) -> pa.Table:
    """Return the relation `index_files`: statistics files, and Puffin files of deletion vectors.

    Args:
        files: what the metadata lists.
        vectors: the deletion vectors of the snapshot, as entries.
        schema: the columns.
    """
    listed = [
        {
            "index_type": "partition-statistics" if file.is_by_partition else "statistics",
            "file_path": file.path,
            "file_size_in_bytes": file.size,
            "record_count": None if file.is_by_partition else len(file.blobs),
        }
        for file in files
    ]
    by_file = vectors.group_by("file_path", use_threads=False).aggregate(
        [("file_size_in_bytes", "max"), ("file_path", "count")]
    )
    columns = {
        "index_type": pa.repeat(text_scalar("deletion-vector-v1"), len(by_file)),
        "file_path": by_file["file_path"],
        "file_size_in_bytes": by_file["file_size_in_bytes_max"],
        "record_count": by_file["file_path_count"],
    }
    puffins = [
        columns[f.name] if f.name in columns else pa.nulls(len(by_file), f.type) for f in schema
    ]
    tables = [pa.Table.from_pylist(listed, schema), pa.table(puffins, schema=schema)]
    return pa.concat_tables(tables)
