"""Read the footers of data files: row counts and, for Parquet, bounds; those of Puffin files.

Returns the base relations `footers` and `footer_faults`. Columns are matched by field id, or by
name if the file was written with the current schema. Main name: `read_footers`.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct, field

from arrowmeta.errors import ArrowMetaError
from arrowmeta.iceberg.relations import MAGIC, PlacedBlob, read_footer
from arrowmeta.io.interrupts import DaemonPool
from arrowmeta.io.options import NOT_NEGATIVE, integer_in
from arrowmeta.io.storage import Storage
from arrowmeta.model.reading import batches_of, read_relation
from arrowmeta.model.shape import FIELD_ID, ordered_columns
from arrowmeta.model.source import BATCH_SIZE, Source
from arrowmeta.model.tables import FOOTERS, STATISTICS_FAULTS
from arrowmeta.reconcile.parquet_footers import (
    ENCRYPTED_MAGIC,
    Bounds,
    footer_bytes,
    read_parquet_footer,
)
from arrowmeta.views.partition_faults import Contradiction
from arrowmeta.views.statistics_faults import faults_of

_FOOTER_THREADS = 16
#: Longer values may be truncated in footers: to 64 bytes, or fewer for text.
_UNCUT_LENGTH = 60
_BOUNDS = ("lower_bounds", "upper_bounds")
#: Errors of pyarrow for values that do not fit a column type.
_NO_PROMOTION = (pa.ArrowException, ValueError, TypeError, OverflowError)


class _Footer(Struct):
    """Footer of one file.

    Attributes:
        record_count: row count; None for unsupported formats.
        bounds: minimum and maximum of columns, by id and by name.
    """

    record_count: int | None = None
    reason: str | None = None
    bounds: Bounds = field(default_factory=dict)

    def bounds_of(self, field_id: int | None, name: str | None) -> tuple[Any, Any]:
        """Return the bounds of a column by id, else by name if given."""
        keys = [key for key in (field_id, name) if key is not None]
        bounds = next((self.bounds[key] for key in keys if key in self.bounds), (None, None))
        return (None, None) if any(map(_may_be_cut, bounds)) else bounds


def read_footers(source: Source) -> dict[str, pa.Table]:
    """Return the base relations `footers` and `footer_faults` of Parquet, ORC and Puffin files."""
    rows = read_relation(source, "entries", ["file_path", "file_format", "content", "status"])
    is_data = pc.and_(pc.equal(rows["content"], "data"), pc.not_equal(rows["status"], "deleted"))
    entries = rows.filter(is_data).select(["file_path", "file_format"])
    formats = dict(zip(*(column.to_pylist() for column in entries.columns), strict=True))
    with DaemonPool(_FOOTER_THREADS) as pool:
        read = pool.map(lambda item: _footer(source, *item), formats.items())
        footers = dict(zip(formats, read, strict=True))
    facts = [(path, footer.record_count, footer.reason) for path, footer in footers.items()]
    facts += [(path, None, reason) for path, reason in _vector_faults(source)]
    rows_of_files = [dict(zip(FOOTERS.names, row, strict=True)) for row in facts]
    return {
        "footers": pa.Table.from_pylist(rows_of_files, FOOTERS),
        "footer_faults": pa.Table.from_batches(_faults(source, footers), STATISTICS_FAULTS),
    }


def _footer(source: Source, path: str, file_format: str | None) -> _Footer:
    try:
        if file_format == "parquet":
            with _open(source, path) as file:
                footer = footer_bytes(file)
            if footer.endswith(ENCRYPTED_MAGIC):
                return _Footer()
            n_rows, bounds = read_parquet_footer(footer)
            return _Footer(n_rows, bounds=bounds)
        if file_format == "orc":
            import pyarrow.orc

            with _open(source, path) as file:
                return _Footer(int(pyarrow.orc.ORCFile(file).nrows))
    except (OSError, pa.ArrowException) as error:
        return _Footer(reason=f"the footer cannot be read: {error}")
    return _Footer()


#: Columns of the entry of a deletion vector, and what its blob says of them.
_OF_VECTOR = ("file_path", "content_offset", "content", "status")
_SAID_OF_VECTOR: Mapping[str, Callable[[PlacedBlob], object]] = {
    "referenced_data_file": lambda blob: blob.property("referenced-data-file"),
    "record_count": lambda blob: integer_in(blob.property("cardinality"), NOT_NEGATIVE),
    "content_size_in_bytes": lambda blob: blob.length,
}


def _vector_faults(source: Source) -> Iterator[tuple[str, str]]:
    """Yield Puffin files with a blob that its entry contradicts.

    Readers find vectors by the offset in the entry: files without a footer, as DuckDB 1.5.3 wrote
    them, are left out.
    Spec: Iceberg, Puffin file format, deletion-vector-v1 blob type.
    """
    rows = read_relation(source, "entries", [*_OF_VECTOR, *_SAID_OF_VECTOR])
    is_vector = pc.equal(rows["content"], "deletion_vector")
    vectors = rows.filter(pc.and_(is_vector, pc.not_equal(rows["status"], "deleted"))).to_pylist()
    blobs: dict[str, dict[int, PlacedBlob] | None] = {}
    for vector in vectors if source.format == "iceberg" else ():
        path = vector["file_path"]
        if path not in blobs:
            try:
                data = memoryview(source.storage.read(path)).cast("B")
                is_puffin = data[: len(MAGIC)] == MAGIC
                blobs[path] = (
                    {blob.offset: blob for blob in read_footer(data, path)} if is_puffin else None
                )
            except (OSError, ArrowMetaError) as error:
                yield path, f"the footer cannot be read: {error}"
                blobs[path] = None
        by_offset = blobs[path]
        if by_offset is None:
            continue
        at = vector["content_offset"]
        if at not in by_offset:
            yield path, f"no blob begins at byte {at}, where an entry has a vector"
            continue
        for name, value_of in _SAID_OF_VECTOR.items():
            if (value := value_of(by_offset[at])) is not None and value != vector[name]:
                reason = f"the entry of the blob at byte {at} has {name} {vector[name]}, the blob"
                yield path, f"{reason} {value}"


def _open(source: Source, path: str) -> pa.NativeFile:
    """Open a data file in its recorded folder, or in the folder as named by other writers."""
    storage: Storage = source.storage
    try:
        return storage.open_file(path)
    except FileNotFoundError:
        folder, _, name = path.rpartition("/")
        if (other := source.other_folder(folder)) is not None:
            with contextlib.suppress(FileNotFoundError):
                return storage.open_file(f"{other}/{name}")
        raise


def _faults(source: Source, footers: Mapping[str, _Footer]) -> Iterator[pa.RecordBatch]:
    """Yield contradictions between bounds in footers and in entries, column by column."""
    columns = ordered_columns(source.shape)
    flat = [f"{root}.{column.name}" for column in columns for root in _BOUNDS]
    current = pc.max(read_relation(source, "schemas", ["schema_id"])["schema_id"]).as_py()
    names = ["entry_id", "file_path", "schema_id", *flat]
    for batch in batches_of(source, "entries", names, BATCH_SIZE):
        files = [footers.get(path, _Footer()) for path in batch.column("file_path").to_pylist()]
        is_current = pc.equal(batch.column("schema_id"), current).to_pylist()
        for column in columns:
            field_id = _field_id(source.schema, column.name)
            pairs = zip(files, is_current, strict=True)
            bounds = [file.bounds_of(field_id, column.name if by else None) for file, by in pairs]
            yield from faults_of(_compared(batch, column, bounds), batch, "footer")


def _field_id(schema: pa.Schema, name: str) -> int | None:
    at = schema.get_field_index(name)
    text = (schema.field(at).metadata or {}).get(FIELD_ID) if at >= 0 else None
    return None if text is None else int(text)


def _may_be_cut(value: Any) -> bool:
    content = value.encode() if isinstance(value, str) else value
    return isinstance(content, bytes) and len(content) > _UNCUT_LENGTH


def _compared(
    batch: pa.RecordBatch, column: pa.Field, bounds: list[tuple[Any, Any]]
) -> Iterator[Contradiction]:
    least, greatest = (_in_type(side, column.type) for side in zip(*bounds, strict=True))
    lower, upper = (batch.column(f"{root}.{column.name}") for root in _BOUNDS)
    is_low, is_high = pc.less(least, lower), pc.greater(greatest, upper)
    yield Contradiction(column.name, is_low, ("from ", least), ("lower bound ", lower))
    yield Contradiction(column.name, is_high, ("up to ", greatest), ("upper bound ", upper))


def _in_type(values: Sequence[Any], kind: pa.DataType) -> pa.Array:
    """Return values of footers, cast to a column type.

    Null for files whose column type cannot be promoted to it.
    """
    try:
        return pa.array(values, kind)
    except _NO_PROMOTION:
        return pa.array([_in_type_or_none(value, kind) for value in values], kind)


def _in_type_or_none(value: Any, kind: pa.DataType) -> Any:
    try:
        return pa.scalar(value, kind).as_py()
    except _NO_PROMOTION:
        return None
