"""Columns of a segment, and how columns of the relation `entries` are made from them.

Not stored are columns that follow from the position of a row (`entry_id`, `manifest_pos`), have one
value per manifest (`manifest_path` and others, by format), or depend on the snapshot (`late`). Of
`file_path`, the folder is stored, since the rest is `file_name`. Keys that equal bounds are not
stored. Fields of structs are numbered, since Parquet cannot tell a dot in a column name from
nesting.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import (
    at_start,
    build,
    folders_of,
    join_text,
    last_names,
    null_array,
    number_array,
    to_numbers,
    whole,
)
from arrowmeta.columns.ids import entry_ids
from arrowmeta.io.memory import KEPT_POOL
from arrowmeta.model.locks import cached_property
from arrowmeta.model.scan import DecodedScan, MadeColumn
from arrowmeta.model.shape import filled_type
from arrowmeta.model.tables import MAPS_BY_ID, column_field
from arrowmeta.records import dataclass

#: Columns that follow from the position of a row.
POSITIONAL = ("entry_id", "manifest_pos")

#: Part of `file_path` before the last slash; stored instead of it if the rest is `file_name`.
FOLDER = "file_folder"
#: Maximum bytes of a column to join its chunks; Arrow cannot join text of more than 2 GB.
_JOINED_LEN = 1 << 30


#: Structs that are not stored if all rows have the same values in another one.
_KEPT_AS = {
    "min_key": "lower_bounds",
    "max_key": "upper_bounds",
    "key_lower_bounds": "lower_bounds",
    "key_upper_bounds": "upper_bounds",
}

#: Columns with few distinct values in a segment.
_REPEATED = (
    FOLDER,
    "status",
    "content",
    "file_format",
    "file_source",
    "partition_bytes",
    "snapshot_id",
    "spec_id",
    "schema_id",
    "bucket",
    "total_buckets",
    "level",
    "sequence_number",
    "file_sequence_number",
    "sort_order_id",
)


@dataclass(frozen=True)
class Positions:
    """Positions of some rows.

    Attributes:
        rows: rows of the segment, in ascending order.
        manifests: ordinal, first row and number of rows of their manifests; int64[3, manifests].
        lines: lines of the manifest list, by ordinal.
    """

    rows: NDArray[np.int64]
    manifests: NDArray[np.int64]
    lines: pa.Table

    def __len__(self) -> int:
        return len(self.rows)

    def where(self, mask: NDArray[np.bool_]) -> Positions:
        """Return the positions of the rows in a mask."""
        return replace(self, rows=self.rows[mask])

    @cached_property
    def _counts(self) -> NDArray[np.int64]:
        """Number of the rows in each manifest."""
        _, starts, counts = self.manifests
        first, last = np.searchsorted(self.rows, (starts, starts + counts))
        return last - first

    @property
    def manifest_pos(self) -> NDArray[np.int64]:
        """Position of each row in its manifest."""
        return self._from(-self.manifests[1])

    @property
    def ids(self) -> NDArray[np.int64]:
        """See `columns.ids.entry_ids`."""
        ordinals, starts, _ = self.manifests
        return self._from(entry_ids(ordinals, -starts))

    def _from(self, firsts: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the rows, added to a number of their manifest."""
        # In place: paging in memory for another array takes longer than adding.
        numbers = np.repeat(firsts, self._counts)
        numbers += self.rows
        return numbers

    def of_manifest(self, column: str) -> pa.Array:
        """Return the column of the manifest list for the manifest of each row."""
        few = whole(self.lines[column].take(number_array(self.manifests[0])))
        values = few.unique()
        if len(values) == 1:
            return pa.repeat(values[0], len(self))
        return few.take(number_array(np.repeat(np.arange(len(few)), self._counts)))


@dataclass(frozen=True)
class StoredColumns:
    """The columns of entries of one table.

    Attributes:
        schema: columns of the relation, including internal ones.
        late: columns that are made of others when they are read.
        of_manifest: columns with one value per manifest, and the column of the manifest list with
            that value.
    """

    schema: pa.Schema
    late: Mapping[str, MadeColumn]
    of_manifest: Mapping[str, str]

    @classmethod
    def of(cls, decoded: DecodedScan) -> StoredColumns:
        """Return the columns of a table."""
        return cls(decoded.schema, decoded.context.unstored_columns, decoded.of_manifest)

    @property
    def names(self) -> list[str]:
        """Columns to decode for a segment."""
        left_out = {*POSITIONAL, *self.late, *self.of_manifest, *MAPS_BY_ID, "readable_metrics"}
        return [f.name for f in self.schema if f.name not in left_out]

    @property
    def field_names(self) -> dict[str, list[str]]:
        """Names of the fields of each struct column, which are numbered in segments."""
        return {f.name: f.type.names for f in self.schema if pa.types.is_struct(f.type)}

    @property
    def repeated(self) -> list[str]:
        """Paths of the Parquet columns that are written as dictionaries."""
        partition = self.schema.field("partition").type
        return [*_REPEATED, *(f"partition.{i}" for i in range(partition.num_fields))]

    def to_stored(self, rows: pa.Table) -> pa.Table:
        """Return decoded rows with the columns `names` in the columns of a segment."""
        arrays, names = [], []
        folders = _folders(rows.column("file_path"), rows.column("file_name"))
        if folders is not None:
            at = rows.schema.get_field_index("file_path")
            rows = rows.set_column(at, FOLDER, folders)
        rows = rows.drop_columns([name for name in rows.column_names if _is_kept(rows, name)])
        for name, column in zip(rows.column_names, rows.columns, strict=True):
            is_joined = pa.types.is_struct(column.type) and column.nbytes < _JOINED_LEN
            # There is a chunk for each manifest; copying each struct chunk would take long.
            chunks = [whole(column)] if is_joined else column.chunks
            numbered = [_numbered(chunk) for chunk in chunks]
            stored_type = numbered[0].type if numbered else column.type
            arrays.append(pa.chunked_array(numbered, stored_type))
            names.append(name)
        return pa.table(arrays, names=names)

    def read_columns(self, names: Iterable[str], held: Iterable[str]) -> list[str]:
        """Return the columns of a segment that some columns are made of, in any order.

        Args:
            names: columns of the relation, or flat names of fields.
            held: columns of the segment.
        """
        stored: dict[str, None] = {}
        waiting, there = list(names), set(held)
        while waiting:
            name = waiting.pop()
            root, _, inner = name.partition(".")
            if root in _KEPT_AS and root not in there:
                fields = [inner] if inner else self.schema.field(root).type.names
                waiting += [f"{_KEPT_AS[root]}.{column}" for column in fields]
            elif name in self.late:
                waiting += self.late[name].parts
            elif name == "file_path" and name not in there:
                stored[FOLDER] = None
                waiting.append("file_name")
            elif name not in POSITIONAL and name not in self.of_manifest:
                stored[self._stored_name(name)] = None
        # A struct and one field of it are one column to Parquet.
        return [
            column
            for column in stored
            if column.partition(".")[0] not in stored or "." not in column
        ]

    def _stored_name(self, name: str) -> str:
        if self.schema.get_field_index(name) >= 0:
            return name
        root, _, rest = name.partition(".")
        return f"{root}.{self.schema.field(root).type.get_field_index(rest)}"

    def column(self, name: str, rows: pa.RecordBatch, positions: Positions) -> pa.Array:
        """Return a column of the relation, or a field by its flat name.

        Args:
            rows: stored columns that it is made of; see `read_columns`.
            positions: positions of the rows.
        """
        if name in POSITIONAL:
            return number_array(positions.ids if name == "entry_id" else positions.manifest_pos)
        if name in self.of_manifest:
            return positions.of_manifest(self.of_manifest[name])
        if name in self.late:
            late = self.late[name]
            parts = {part: self.column(part, rows, positions) for part in late.parts}
            return late.make(pa.RecordBatch.from_arrays(list(parts.values()), list(parts)))
        stored_name = self._stored_name(name)
        at = rows.schema.get_field_index(stored_name)
        if at < 0 and name == "file_path":
            folders = _coded(rows.column(FOLDER))
            names = self.column("file_name", rows, positions)
            return join_text(folders.dictionary, to_numbers(folders.indices), names)
        wanted = column_field(self.schema, name)
        if at >= 0:
            return _named(rows.column(at), wanted.type)
        root, _, number = stored_name.partition(".")
        if rows.schema.get_field_index(root) < 0:
            return self._kept_as(name, rows, positions)
        struct = rows.column(root)
        return _named(pc.struct_field(struct, struct.type.get_field_index(number)), wanted.type)

    def _kept_as(self, name: str, rows: pa.RecordBatch, positions: Positions) -> pa.Array:
        """Return a struct, or a field of one, from the column that has its values."""
        root, _, inner = name.partition(".")
        if inner:
            return self.column(f"{_KEPT_AS[root]}.{inner}", rows, positions)
        wanted = self.schema.field(root).type
        children = [
            self.column(f"{_KEPT_AS[root]}.{field.name}", rows, positions)
            for field in wanted.fields
        ]
        return build(wanted, len(positions), [None], children)


def _is_kept(rows: pa.Table, name: str) -> bool:
    """Tell whether each row has the values of a struct in another column."""
    if name not in _KEPT_AS or rows.column(name).null_count:
        return False
    struct, other = rows.column(name), rows.column(_KEPT_AS[name])
    for i, field in enumerate(struct.type.fields):
        at = other.type.get_field_index(field.name)
        # Equal floating-point numbers may differ in their sign.
        if at < 0 or pa.types.is_floating(field.type) or other.type.field(at).type != field.type:
            return False
        if not pc.struct_field(struct, i).equals(pc.struct_field(other, at)):
            return False
    return True


def _folders(paths: pa.ChunkedArray, names: pa.ChunkedArray) -> pa.ChunkedArray | None:
    """Return the folder of each path; None unless all paths are a folder and their file name."""
    if not names.equals(
        pa.chunked_array([last_names(chunk) for chunk in paths.chunks], names.type)
    ):
        return None
    folders = pa.chunked_array([folders_of(chunk) for chunk in paths.chunks], paths.type)
    return None if folders.null_count else folders


def _coded(texts: pa.Array) -> pa.DictionaryArray:
    return texts if pa.types.is_dictionary(texts.type) else texts.dictionary_encode()


def _numbered(array: pa.Array) -> pa.Array:
    """Return structs with numbers as field names; other arrays unchanged."""
    if not pa.types.is_struct(array.type):
        return _writable(array)
    if not array.type.num_fields:
        return array.is_valid()
    array = at_start(array)
    children = [_writable(array.field(i)) for i in range(array.type.num_fields)]
    fields = [pa.field(str(i), child.type) for i, child in enumerate(children)]
    return build(pa.struct(fields), len(array), [array.buffers()[0]], children)


def _writable(array: pa.Array) -> pa.Array:
    """Return the flags of validity of nested values that contain structs without fields.

    Parquet has no such structs, and no format has bounds of them: all values are null.
    """
    return array if filled_type(array.type) == array.type else array.is_valid()


def _named(array: pa.Array, wanted: pa.DataType) -> pa.Array:
    """Return a stored column in its type in the relation: no dictionary, fields with names."""
    if array.type == wanted:
        return array
    if pa.types.is_dictionary(array.type):
        return pc.take(array.dictionary, array.indices, memory_pool=KEPT_POOL)
    if pa.types.is_boolean(array.type) and wanted.num_fields:
        return null_array(len(array), wanted)
    array = at_start(array)
    if not wanted.num_fields:
        return build(wanted, len(array), [array.buffers()[1]])
    children = [_named(array.field(i), f.type) for i, f in enumerate(wanted.fields)]
    return build(wanted, len(array), [array.buffers()[0]], children)
