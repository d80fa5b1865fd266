"""Data skipping with sorted global indexes, using the key ranges in index manifests.

A sorted global index (`btree`, `bitmap`) consists of files with a key range each. The index
manifest records the first and last key of a file (`_INDEX_META`) and the rows that it covers: a
range of row ids (tables with row tracking) or one data file (tables with a primary key). If a
condition rules out all files that cover some rows, none of these rows match. Index files are not
read.

`IndexGroups.rows` returns key ranges for evaluation in SQL, `IndexGroups.mask` the data files that
remain.

Spec: Paimon 2.x, common/globalindex/btree/{BTreeIndexMeta,KeySerializer}.java,
core/index/pk/PrimaryKeyIndexSourceMeta.java.
"""

from __future__ import annotations

import math
import struct
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from decimal import Decimal
from typing import Any, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.types as pat
from numpy.typing import NDArray

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import OnDamage
from arrowmeta.avro.fields import declared_fields, read_rows
from arrowmeta.columns.buffers import filled, to_flags
from arrowmeta.columns.rows import Rows
from arrowmeta.errors import ArrowMetaError
from arrowmeta.model.shape import to_schema
from arrowmeta.paimon.schema import STORED_AS, WIDTHS, TableSchema, is_on
from arrowmeta.records import dataclass

#: Columns of entries that identify the rows of data files.
COLUMNS = (
    *("file_name", "partition_bytes", "bucket", "first_row_id", "record_count"),
    *("write_cols", "stores_row_ids"),
)

_SORTED = ("btree", "bitmap")
_FIELDS = declared_fields(__package__, "index_groups", {})
#: The columns that these are.
_ENTRY = to_schema(
    "kind: int32, partition: binary, bucket: int32, index_type: string, row_count: int64, "
    "start: int64, end: int64, field_id: int32, extra_field_ids: list<int32>, meta: binary, "
    "source: binary"
)

#: Version of `_INDEX_META` with flags that tell missing keys from empty ones; the flags.
_WITH_FLAGS, _NO_FIRST, _NO_LAST = 1, 1, 2
_SOURCE_VERSION = 1
_MILLION = 1_000_000


_Entry: TypeAlias = Mapping[str, Any]
_Covers: TypeAlias = tuple[int, int] | tuple[int, str]


@dataclass(frozen=True)
class IndexGroup:
    """Index files that together cover some rows of a table.

    Attributes:
        field_id: of the indexed column.
        partition: `_PARTITION` of the rows.
        covers: first and last row id; or bucket and name of a data file.
        files: first key, last key (None for null) and row count of each index file.
    """

    field_id: int
    partition: bytes
    covers: _Covers
    files: tuple[tuple[bytes | None, bytes | None, int], ...]

    @property
    def is_of_file(self) -> bool:
        """Whether it covers a data file, not a range of row ids."""
        return isinstance(self.covers[1], str)


def may_be_indexed(schemas: Sequence[TableSchema]) -> bool:
    """Return whether options allow global indexes, and keep them up to date.

    Spec: Paimon 2.x, api/CoreOptions.java (row-tracking.enabled, global-index.enabled,
    global-index.column-update-action, pk-btree.index.columns).
    """
    options = schemas[-1].options if schemas else {}
    if options.get("global-index.enabled", "true").lower() == "false":
        return False
    action = "global-index.column-update-action"
    if any(schema.options.get(action, "").lower() == "ignore" for schema in schemas):
        return False
    has_row_ids = is_on(options, "row-tracking.enabled") or is_on(options, "data-evolution.enabled")
    return has_row_ids or any(f"pk-{kind}.index.columns" in options for kind in _SORTED)


def read_index_groups(files: Sequence[AvroFile], on_damage: OnDamage) -> list[IndexGroup]:
    """Return the groups of index files whose counts show that all their rows are covered.

    Empty if an index manifest is damaged: the unread part may cover the same rows.
    """
    damage: list[ArrowMetaError] = []

    def convert(rows: Rows) -> list[_Entry]:
        columns = [rows.field(f.at, _ENTRY.field(f.column).type) for f in _FIELDS]
        entries: list[_Entry] = pa.RecordBatch.from_arrays(columns, schema=_ENTRY).to_pylist()
        return entries

    names = [field.at for field in _FIELDS]
    batches = list(read_rows(files, names, (), convert, on_damage=damage.append))
    for error in damage:
        on_damage(error)
    return [] if damage else _groups(entry for batch in batches for entry in batch)


def _groups(entries: Iterable[_Entry]) -> list[IndexGroup]:
    """Return the groups of entries: those of one data file, or of row id ranges that overlap."""
    by_identity: dict[tuple[Any, ...], list[_Entry]] = defaultdict(list)
    for entry in entries:
        if entry["index_type"] in _SORTED and entry["field_id"] is not None:
            file = None if entry["source"] is None else (entry["bucket"], entry["source"])
            identity = (file, entry["field_id"], entry["partition"], entry["index_type"])
            by_identity[identity].append(entry)
    groups = []
    for (file, *_), of_index in by_identity.items():
        for part in _overlapping(of_index) if file is None else [of_index]:
            with suppress(ValueError, struct.error):
                groups.append(_group(part, is_of_file=file is not None))
    return groups


def _rows_of_file(entries: list[_Entry]) -> tuple[_Covers, int]:
    """Return bucket, name and row count of the data file that an index covers.

    Layout of the source: version, level, number of names (1), name, row count.
    """
    source = entries[0]["source"]
    version, _, n_files, name_len = struct.unpack_from(">iiiH", source)
    if version != _SOURCE_VERSION or n_files != 1 or len(source) != 22 + name_len:
        raise ValueError("the index source has another version, or several data files")
    (row_count,) = struct.unpack_from(">q", source, 14 + name_len)
    return (entries[0]["bucket"], source[14 : 14 + name_len].decode()), row_count


def _group(entries: list[_Entry], *, is_of_file: bool) -> IndexGroup:
    """Return the files that cover a data file, or a range of row ids, as a group.

    Raises:
        ValueError: a file is missing, deleted, of several columns, or has no keys recorded.
    """
    covers: _Covers
    if is_of_file:
        covers, row_count = _rows_of_file(entries)
    else:
        first, last = entries[0]["start"], max(entry["end"] for entry in entries)
        covers, row_count = (first, last), last - first + 1
        if first < 0:
            raise ValueError("a row id is negative")
    if any(e["kind"] != 0 or e["extra_field_ids"] or e["meta"] is None for e in entries):
        raise ValueError("an index file is deleted, of several columns, or without keys")
    files = tuple((*_keys(entry["meta"]), entry["row_count"] or 0) for entry in entries)
    if sum(n_rows for _, _, n_rows in files) != row_count or row_count <= 0:
        raise ValueError("index files are missing")
    return IndexGroup(entries[0]["field_id"], entries[0]["partition"], covers, files)


def _meeting(
    rows: NDArray[np.int64], starts: NDArray[np.int64], ends: NDArray[np.int64]
) -> list[NDArray[np.int64]]:
    """Split positions into groups whose row id ranges do not overlap, ascending."""
    if not len(rows):
        return []
    rows = rows[np.argsort(starts[rows], kind="stable")]
    reached = np.maximum.accumulate(ends[rows])
    return np.split(rows, np.flatnonzero(starts[rows][1:] > reached[:-1]) + 1)


def _overlapping(entries: list[_Entry]) -> list[list[_Entry]]:
    """Split entries of one index into groups whose row id ranges do not overlap.

    Files with the same range share its keys; older writers record a range per file, from the first
    to the last row with one of its keys.
    """
    ranges = [entry for entry in entries if entry["start"] is not None and entry["end"] is not None]
    starts, ends = (np.array([e[side] for e in ranges], np.int64) for side in ("start", "end"))
    groups = _meeting(np.arange(len(ranges)), starts, ends)
    return [[ranges[at] for at in group] for group in groups]


def _keys(meta: bytes) -> tuple[bytes | None, bytes | None]:
    """Return the first and the last key of an index file; None for a file of nulls only."""
    (first_len,) = struct.unpack_from("<I", meta)
    (last_len,) = struct.unpack_from("<I", meta, 4 + first_len)
    end = 8 + first_len + last_len
    has_nulls, *flags = meta[end:]
    first: bytes | None = meta[4 : 4 + first_len]
    last: bytes | None = meta[8 + first_len : end]
    if flags:
        version, is_missing = flags
        if version != _WITH_FLAGS:
            raise ValueError(f"index metadata has unknown version {version}")
        first = None if is_missing & _NO_FIRST else first
        last = None if is_missing & _NO_LAST else last
    elif has_nulls and not first_len and not last_len:
        first = last = None
    return first, last


@dataclass(frozen=True)
class IndexGroups:
    """Index groups of one table.

    Attributes:
        schemas: schemas of the table, the current one last.
    """

    groups: Sequence[IndexGroup]
    schemas: Sequence[TableSchema]

    def of_column(self, name: str) -> list[IndexGroup]:
        """Return the groups of a column whose type has never changed.

        Keys have the type that the column had when the index was built, which is not recorded.
        """
        fields = self.schemas[-1].fields if self.groups else ()
        current = next((f for f in fields if f.name == name), None)
        if current is None:
            return []
        types = {str(f.type) for s in self.schemas for f in s.fields if f.id == current.id}
        return [g for g in self.groups if g.field_id == current.id] if len(types) == 1 else []

    def rows(self, name: str, groups: Sequence[IndexGroup]) -> pa.Table | None:
        """Return one row per index file of some groups of a column.

        Returns:
            `position` of the group, `lower_key`, `upper_key`, `null_count` and `row_count`; None if
                the key type is not supported. `null_count` is known only for files of nulls: older
                writers do not cover rows with nulls.
        """
        field = self.schemas[-1].to_arrow_schema().field(name)
        if not _is_read(field):
            return None
        positions = [at for at, group in enumerate(groups) for _ in group.files]
        files = [file for group in groups for file in group.files]
        nulls = [n if first is None and last is None else None for first, last, n in files]
        columns = {
            "position": pa.array(positions, pa.int64()),
            "lower_key": _values([_value(field.type, first) for first, _, _ in files], field.type),
            "upper_key": _values([_value(field.type, last) for _, last, _ in files], field.type),
            "null_count": pa.array(nulls, pa.int64()),
            "row_count": pa.array([n_rows for _, _, n_rows in files], pa.int64()),
        }
        return pa.table(columns)

    def mask(self, name: str, excluded: Sequence[IndexGroup], files: pa.Table) -> NDArray[np.bool_]:
        """Return which data files contain rows that no excluded group covers.

        Args:
            excluded: groups whose rows do not match.
            files: columns `COLUMNS` of the data files.
        """
        mask = np.ones(files.num_rows, dtype=bool)
        of_files = {(g.partition, *g.covers) for g in excluded if g.is_of_file}
        if of_files:
            identities = zip(
                *(files[c].to_pylist() for c in ("partition_bytes", "bucket", "file_name")),
                strict=True,
            )
            mask &= np.array([identity not in of_files for identity in identities], dtype=bool)
        ranges = _merged([g for g in excluded if not g.is_of_file])
        if ranges:
            mask &= self._outside(name, ranges, files)
        return mask

    def _outside(
        self, name: str, ranges: Mapping[bytes, list[tuple[int, int]]], files: pa.Table
    ) -> NDArray[np.bool_]:
        """Return which files to keep; files with the same rows are kept together.

        Columns of a row may be in several files. If more than one of them has the indexed column,
        the index may be out of date.
        """
        number = next(f.id for f in self.schemas[-1].fields if f.name == name)
        # A file has the name of the column in its own schema.
        names = {f.name for schema in self.schemas for f in schema.fields if f.id == number}
        partitions = files["partition_bytes"].to_pylist()
        written = files["write_cols"].to_pylist()
        starts = filled(files["first_row_id"].combine_chunks(), -1)
        counts = filled(files["record_count"].combine_chunks(), 0)
        has_own_ids = to_flags(files["stores_row_ids"].combine_chunks())
        is_known = (starts >= 0) & (counts > 0) & (starts <= np.iinfo(np.int64).max - counts)
        ends = starts + np.where(is_known, counts, 1) - 1
        mask = np.ones(len(starts), dtype=bool)
        for of_rows in _meeting(np.flatnonzero(is_known), starts, ends):
            columns = [written[at] for at in of_rows]
            n_holding = sum(each is None or not names.isdisjoint(each) for each in columns)
            holders = {partitions[at] for at in of_rows}
            if n_holding > 1 or has_own_ids[of_rows].any() or len(holders) > 1:
                continue
            first, last = int(starts[of_rows].min()), int(ends[of_rows].max())
            covered = ranges.get(holders.pop(), [])
            at = bisect_right(covered, first, key=lambda pair: pair[0]) - 1
            mask[of_rows] = at < 0 or last > covered[at][1]
        return mask


def _merged(groups: Sequence[IndexGroup]) -> dict[bytes, list[tuple[int, int]]]:
    """Return merged row id ranges of groups by partition, ascending."""
    ranges: dict[bytes, list[tuple[int, int]]] = {}
    for group in sorted(groups, key=lambda group: group.covers):
        first, last = group.covers[0], int(group.covers[1])
        merged = ranges.setdefault(group.partition, [])
        if merged and first <= merged[-1][1] + 1:
            merged[-1] = (merged[-1][0], max(merged[-1][1], last))
        else:
            merged.append((first, last))
    return ranges


# -- keys as bytes ------------------------------------------------------------------------------


def _is_read(field: pa.Field) -> bool:
    """Return whether keys of a type are supported; CHAR is not, since its padding varies."""
    kind = field.type
    if pat.is_string(kind):
        return not (field.metadata or {}).get(STORED_AS, b"").startswith(b"CHAR")
    if pat.is_timestamp(kind):
        return kind.unit in ("ms", "us")
    return kind in WIDTHS or pat.is_decimal(kind)


def _value(kind: pa.DataType, key: bytes | None) -> Any:
    """Return the value of a key, of times the number; None if its bytes are invalid."""
    try:
        if key is None or pat.is_string(kind):
            return key and key.decode()
        if pat.is_timestamp(kind) and kind.unit == "us":
            return _micros(key)
        if pat.is_floating(kind):
            (value,) = struct.unpack("<f" if kind.bit_width == 32 else "<d", key)
            return None if math.isnan(value) else value  # the greatest key, which bounds nothing
        is_wide = pat.is_decimal(kind) and kind.precision > 18
        number = int.from_bytes(key, "big" if is_wide else "little", signed=True)
        if not is_wide and len(key) != WIDTHS.get(kind, 8):
            return None
        if not pat.is_decimal(kind):
            return number
        digits = Decimal(number).as_tuple()
        fits = len(digits.digits) <= kind.precision
        return Decimal((digits.sign, digits.digits, -kind.scale)) if fits else None
    except (ValueError, struct.error):
        return None


def _micros(key: bytes) -> int:
    """Decode a timestamp key to microseconds: milliseconds, then nanoseconds as a varint."""
    (millis,) = struct.unpack_from("<q", key)
    nanos = 0
    for shift, byte in enumerate(key[8:]):
        nanos |= (byte & 0x7F) << 7 * shift
    if len(key) == 8 or key[-1] & 0x80 or nanos >= _MILLION:
        raise ValueError("the key is not a timestamp")
    return int(millis) * 1000 + nanos // 1000


def _values(values: list[Any], kind: pa.DataType) -> pa.Array:
    """Return an array of key values; all null if one is out of range."""
    stored = kind
    if pat.is_primitive(kind) and not pat.is_floating(kind):
        stored = pa.from_numpy_dtype(np.dtype(f"i{WIDTHS.get(kind, 8)}"))
    try:
        return pa.array(values, stored).cast(kind)
    except (pa.ArrowInvalid, OverflowError):
        return pa.nulls(len(values), kind)
