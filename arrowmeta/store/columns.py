"""Which columns of entries a segment has, and how the others follow from them.

Takes a relation's schema, gives that of a Parquet file and back. Not stored are columns that
follow from where a row is (`entry_id`, `manifest_pos`), that are the same for a whole manifest
(`manifest_path`, and what else a format says), or that depend on the snapshot (`late`). Of
`file_path`, the folder is stored: the rest is `file_name`. Of `file_name`, which is random text for
the most part, the UUID is stored as 16 bytes beside the rest. Fields of structs are numbered:
column names may have dots, which Parquet paths cannot tell from nesting.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import build, number_array, to_numbers, whole
from arrowmeta.columns.ids import entry_ids
from arrowmeta.columns.text import folders_of, join_text, last_names, put_uuids, take_uuids
from arrowmeta.io.memory import KEPT_POOL
from arrowmeta.model.entries import column_field
from arrowmeta.model.locks import cached_property
from arrowmeta.model.source import EntryReading, LateColumn
from arrowmeta.store.index import DamagedSegmentError

#: Columns that follow from which row of a manifest a row is.
POSITIONAL = ("entry_id", "manifest_pos")

#: What precedes the last slash of `file_path`; stored in its place, if the rest is `file_name`.
FOLDER = "file_folder"
#: A file's name with `{}` for its UUID, and that UUID; stored in place of `file_name`, if all names
#: have one and the patterns are few.
PATTERN, UUID = "file_name_pattern", "file_name_uuid"
#: So many patterns are few in any segment; else one for that many rows.
_FEW_PATTERNS, _ROWS_PER_PATTERN = 64, 8
#: Bytes of a column that are joined; text of more than 2 GB cannot be.
_JOINED_LEN = 1 << 30

#: Columns with few distinct values in a segment.
_REPEATED = (
    FOLDER,
    PATTERN,
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
    """Where some rows are.

    Attributes:
        rows: of manifests that follow each other, counted from the first row of the first.
        manifests: ordinal and number of rows of each.
        lines: of the manifest list, by ordinal.
    """

    rows: NDArray[np.int64]
    manifests: Sequence[tuple[int, int]]
    lines: pa.Table

    def __len__(self) -> int:
        return len(self.rows)

    def where(self, mask: NDArray[np.bool_]) -> Positions:
        """Return the rows that are marked."""
        return replace(self, rows=self.rows[mask])

    @cached_property
    def _ends(self) -> NDArray[np.int64]:
        return np.cumsum(np.array([count for _, count in self.manifests], dtype=np.int64))

    @cached_property
    def _manifest_idx(self) -> NDArray[np.int64]:
        return np.searchsorted(self._ends, self.rows, side="right")

    @cached_property
    def _ordinals(self) -> NDArray[np.int64]:
        return np.array([ordinal for ordinal, _ in self.manifests], dtype=np.int64)

    @cached_property
    def manifest_pos(self) -> NDArray[np.int64]:
        """The row of each in its manifest."""
        starts = np.concatenate([np.zeros(1, dtype=np.int64), self._ends])
        return self.rows - starts[self._manifest_idx]

    @property
    def ids(self) -> NDArray[np.int64]:
        """See `columns.ids.entry_ids`."""
        return entry_ids(self._ordinals[self._manifest_idx], self.manifest_pos)

    def of_manifest(self, column: str) -> pa.Array:
        """Return what the manifest list says of each row's manifest."""
        few = whole(self.lines[column].take(number_array(self._ordinals)))
        return few.take(number_array(self._manifest_idx))


@dataclass(frozen=True)
class StoredColumns:
    """The columns of entries of one table.

    Attributes:
        schema: of the relation that is stored, internal columns among them.
        late: columns that are made when they are read, of others.
        of_manifest: columns that have one value for all entries of a manifest, and the column of
            the manifest list that has it.
    """

    schema: pa.Schema
    late: Mapping[str, LateColumn]
    of_manifest: Mapping[str, str]

    @classmethod
    def of(cls, reading: EntryReading) -> StoredColumns:
        """Return the columns of what is read."""
        return cls(reading.schema, reading.late, reading.of_manifest)

    @property
    def names(self) -> list[str]:
        """The columns to decode for a segment."""
        left_out = {*POSITIONAL, *self.late, *self.of_manifest}
        return [f.name for f in self.schema if f.name not in left_out]

    @property
    def repeated(self) -> list[str]:
        """Paths of the Parquet columns that are written as dictionaries."""
        partition = self.schema.field("partition").type
        return [*_REPEATED, *(f"partition.{i}" for i in range(partition.num_fields))]

    def to_stored(self, rows: pa.Table) -> pa.Table:
        """Return decoded rows, which have the columns `names`, as a segment has them."""
        arrays, names = [], []
        folders = _folders(rows.column("file_path"), rows.column("file_name"))
        if folders is not None:
            at = rows.schema.get_field_index("file_path")
            rows = rows.set_column(at, FOLDER, folders)
        named = _patterns(rows.column("file_name"))
        if named is not None:
            at = rows.schema.get_field_index("file_name")
            rows = rows.set_column(at, PATTERN, named[0]).append_column(UUID, named[1])
        for name, column in zip(rows.column_names, rows.columns, strict=True):
            is_joined = pa.types.is_struct(column.type) and column.nbytes < _JOINED_LEN
            # There is a chunk for each manifest, and of structs each has to be copied.
            chunks = [whole(column)] if is_joined else column.chunks
            numbered = [_numbered(chunk) for chunk in chunks]
            stored_type = numbered[0].type if numbered else column.type
            arrays.append(pa.chunked_array(numbered, stored_type))
            names.append(name)
        return pa.table(arrays, names=names)

    def read_columns(self, names: Iterable[str], held: Iterable[str]) -> list[str]:
        """Return what to read of a segment for some columns, in no particular order.

        Args:
            names: columns of the relation, flat names of fields among them.
            held: the columns that the segment has.
        """
        found: dict[str, None] = {}
        waiting, there = list(names), set(held)
        while waiting:
            name = waiting.pop()
            if name in self.late:
                waiting += self.late[name].parts
            elif name == "file_path" and name not in there:
                found[FOLDER] = None
                waiting.append("file_name")
            elif name == "file_name" and name not in there:
                found |= {PATTERN: None, UUID: None}
            elif name not in POSITIONAL and name not in self.of_manifest:
                found[self._stored_name(name)] = None
        # A struct and one field of it are one column to Parquet.
        return [one for one in found if one.partition(".")[0] not in found or "." not in one]

    def _stored_name(self, name: str) -> str:
        if self.schema.get_field_index(name) >= 0:
            return name
        root, _, rest = name.partition(".")
        return f"{root}.{self.schema.field(root).type.get_field_index(rest)}"

    def column(self, name: str, rows: pa.RecordBatch, positions: Positions) -> pa.Array:
        """Return a column of the relation, or a field by its flat name.

        Args:
            name: of the column.
            rows: stored columns that it needs, see `read_columns`.
            positions: where the rows are.
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
        if at < 0 and name == "file_name":
            return _names(_coded(rows.column(PATTERN)), rows.column(UUID))
        wanted = column_field(self.schema, name)
        if at >= 0:
            return _named(rows.column(at), wanted.type)
        root, _, number = stored_name.partition(".")
        struct = rows.column(root)
        return _named(pc.struct_field(struct, struct.type.get_field_index(number)), wanted.type)


def _folders(paths: pa.ChunkedArray, names: pa.ChunkedArray) -> pa.ChunkedArray | None:
    """Return what is before the name in each path; None unless all paths are made like that."""
    if not names.equals(pa.chunked_array([last_names(one) for one in paths.chunks], names.type)):
        return None
    folders = pa.chunked_array([folders_of(one) for one in paths.chunks], paths.type)
    return None if folders.null_count else folders


def _patterns(names: pa.ChunkedArray) -> tuple[pa.ChunkedArray, pa.ChunkedArray] | None:
    """Return names without their UUIDs, and these; None unless all have one, in few patterns."""
    parts = [take_uuids(chunk) for chunk in names.chunks]
    known = [part for part in parts if part is not None]
    if not known or len(known) < len(parts):
        return None
    patterns, uuids = (pa.chunked_array(column) for column in zip(*known, strict=True))
    distinct = patterns.unique()
    is_few = len(distinct) <= max(_FEW_PATTERNS, len(names) // _ROWS_PER_PATTERN)
    has_one_mark = pc.all(pc.equal(pc.count_substring(distinct, "{}"), 1), min_count=0).as_py()
    return (patterns, uuids) if is_few and has_one_mark else None


def _names(patterns: pa.DictionaryArray, uuids: pa.Array) -> pa.Array:
    """Return names made of patterns and UUIDs."""
    has_mark = pc.all(pc.match_substring(patterns.dictionary, "{}"), min_count=0).as_py()
    if patterns.null_count or uuids.null_count or not has_mark:
        raise DamagedSegmentError("a name has no place for its UUID")
    return put_uuids(patterns.dictionary, to_numbers(patterns.indices), uuids)


def _coded(texts: pa.Array) -> pa.DictionaryArray:
    return texts if pa.types.is_dictionary(texts.type) else texts.dictionary_encode()


def _numbered(array: pa.Array) -> pa.Array:
    """Return structs with numbers for the names of their fields; other arrays as they are."""
    if not pa.types.is_struct(array.type):
        return array
    if not array.type.num_fields:  # Parquet has no structs without fields
        return array.is_valid()
    array = _at_start(array)
    fields = [f.with_name(str(i)) for i, f in enumerate(array.type.fields)]
    children = [array.field(i) for i in range(len(fields))]
    return build(pa.struct(fields), len(array), [array.buffers()[0]], children)


def _named(array: pa.Array, wanted: pa.DataType) -> pa.Array:
    """Return a stored column in the relation's type: without dictionaries, fields with names."""
    if array.type == wanted:
        return array
    if pa.types.is_dictionary(array.type):
        return pc.take(array.dictionary, array.indices, memory_pool=KEPT_POOL)
    array = _at_start(array)
    if not wanted.num_fields:
        return build(wanted, len(array), [array.buffers()[1]])
    children = [_named(array.field(i), f.type) for i, f in enumerate(wanted.fields)]
    return build(wanted, len(array), [array.buffers()[0]], children)


def _at_start(array: pa.Array) -> pa.Array:
    """Return an array whose first value is the first of its buffers."""
    return pa.concat_arrays([array, array.slice(0, 0)]) if array.offset else array
