"""The snapshots of a table, its snapshot log and its metadata log.

`Snapshots` maps ids to snapshots; it and the logs are columns, see `records`.

Spec: Iceberg v3, Snapshots; Table Metadata Fields (snapshot-log, metadata-log).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from itertools import chain
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import (
    int_array,
    number_array,
    text_array,
    text_scalar,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.iceberg.metadata_rules import may_be_refused, snapshot_faults
from arrowmeta.iceberg.records import Column, Records, UnusualError, to_array, values_of
from arrowmeta.io.digits import integer_in
from arrowmeta.io.json_file import JsonObject
from arrowmeta.model.moment import COUNTABLE_MILLIS, MILLIS
from arrowmeta.records import dataclass


@dataclass(frozen=True)
class Snapshot:
    """Snapshot of a table, with the names of the spec; unused fields are not read.

    None means that the writer omitted the field.

    Attributes:
        manifest_list: path of the manifest list; None in version 1 with inline manifests.
        manifests: paths of inline manifests.
        summary: without `operation`.
        key_id: key that encrypts the key metadata of the manifest list.
        first_row_id: first row id that the commit assigned.
        added_rows: number of row ids that it assigned.
    """

    snapshot_id: int
    parent_snapshot_id: int | None
    sequence_number: int
    timestamp_ms: int
    manifest_list: str | None
    manifests: tuple[str, ...]
    operation: str | None
    schema_id: int | None
    summary: Mapping[str, str] = field(default_factory=dict, hash=False)
    key_id: str | None = None
    first_row_id: int | None = None
    added_rows: int | None = None

    def count(self, name: str) -> int | None:
        """Return a number from the summary; None if it is absent or not a number."""
        return integer_in(self.summary.get(name))


def to_snapshot(json: JsonObject) -> Snapshot:
    """Parse a snapshot; the operation of a summary without one is `overwrite`.

    Spec: Iceberg v3, Snapshots; core/SnapshotParser.java for the missing operation.
    """
    summary = json.text_map("summary")
    operation = summary.pop("operation", "overwrite" if summary else None)
    manifest_list = json.optional_text("manifest-list")
    return Snapshot(
        snapshot_id=json.integer("snapshot-id"),
        parent_snapshot_id=json.optional_integer("parent-snapshot-id"),
        sequence_number=json.optional_integer("sequence-number") or 0,
        timestamp_ms=to_millis(json, "timestamp-ms"),
        manifest_list=manifest_list,
        manifests=() if manifest_list else json.texts("manifests"),
        operation=operation,
        schema_id=json.optional_integer("schema-id"),
        summary=summary,
        key_id=json.optional_text("key-id"),
        first_row_id=json.optional_integer("first-row-id"),
        added_rows=json.optional_integer("added-rows"),
    )


def to_millis(json: JsonObject, name: str) -> int:
    """Return a required time in milliseconds since the epoch."""
    return json.integer(name, COUNTABLE_MILLIS, MILLIS)


_ID = Column("snapshot-id", is_required=True)
_TIME = Column("timestamp-ms", within=COUNTABLE_MILLIS, is_required=True)
_COLUMNS = {
    "snapshot_id": _ID,
    "parent_snapshot_id": Column("parent-snapshot-id"),
    "sequence_number": Column("sequence-number", default=0),
    "timestamp_ms": _TIME,
    "manifest_list": Column("manifest-list", str),
    "schema_id": Column("schema-id"),
    "key_id": Column("key-id", str),
    "first_row_id": Column("first-row-id"),
    "added_rows": Column("added-rows"),
}
#: Columns that take more than one field. Names in summaries are few, and repeated.
_OTHERS = {
    "manifests": pa.list_(pa.string()),
    "operation": pa.string(),
    "summary": pa.map_(pa.dictionary(pa.int32(), pa.string()), pa.string()),
}


_OPERATION = "operation"


def _convert(items: Sequence[Any]) -> list[pa.Array]:
    """Return the columns of `_OTHERS`; as `to_snapshot` does."""
    if any(values_of(items, "manifests", list)) or may_be_refused(items):
        raise UnusualError
    summaries = [facts or {} for facts in values_of(items, "summary", dict)]
    operations = [facts.pop(_OPERATION, "overwrite") if facts else None for facts in summaries]
    texts = list(chain.from_iterable(map(dict.values, summaries)))
    try:
        pairs = zip(summaries, operations, strict=True)
        if None in texts or any(facts and operation is None for facts, operation in pairs):
            raise UnusualError
        values, kinds = text_array(texts), text_array(operations)
    except (TypeError, UnusualError):
        for facts, operation in zip(summaries, operations, strict=True):
            facts.update({} if operation is None else {_OPERATION: operation})
        raise UnusualError from None
    offsets = np.cumsum([0, *map(len, summaries)], dtype=np.int32)
    return [
        to_array([()] * len(items), _OTHERS["manifests"]),
        kinds,
        pa.MapArray.from_arrays(number_array(offsets), _names(summaries), values),
    ]


def _names(summaries: Sequence[Mapping[str, str]]) -> pa.DictionaryArray:
    """Return the names in summaries; most summaries have the same ones, in the same order."""
    known: dict[str, int] = {}
    codes: dict[tuple[str, ...], NDArray[np.int32]] = {}
    codes_of = [np.empty(0, dtype=np.int32)]
    for names in map(tuple, summaries):
        if names not in codes:
            numbers = [known.setdefault(name, len(known)) for name in names]
            codes[names] = np.array(numbers, dtype=np.int32)
        codes_of.append(codes[names])
    indices = number_array(np.concatenate(codes_of))
    return pa.DictionaryArray.from_arrays(indices, text_array(list(known)))


def _make(manifests: list[str], summary: list[tuple[str, str]], **others: Any) -> Snapshot:
    return Snapshot(manifests=tuple(manifests), summary=dict(summary), **others)


@dataclass(frozen=True)
class SnapshotLogEntry:
    """An entry of the snapshot log."""

    timestamp_ms: int
    snapshot_id: int


def _to_log_entry(json: JsonObject) -> SnapshotLogEntry:
    return SnapshotLogEntry(to_millis(json, "timestamp-ms"), json.integer("snapshot-id"))


@dataclass(frozen=True)
class MetadataLogEntry:
    """Former metadata file, and its time."""

    timestamp_ms: int
    metadata_file: str


def _to_metadata_log_entry(json: JsonObject) -> MetadataLogEntry:
    return MetadataLogEntry(to_millis(json, "timestamp-ms"), json.text("metadata-file"))


def snapshot_records(path: str) -> Records[Snapshot]:
    """Return a reader of `snapshots` in a metadata file."""
    return Records(
        path, "snapshots", _COLUMNS, to_snapshot, _make, _OTHERS, _convert, snapshot_faults
    )


def snapshot_log_records(path: str) -> Records[SnapshotLogEntry]:
    """Return a reader of `snapshot-log` in a metadata file."""
    columns = {"timestamp_ms": _TIME, "snapshot_id": _ID}
    return Records(path, "snapshot-log", columns, _to_log_entry, SnapshotLogEntry)


def metadata_log_records(path: str) -> Records[MetadataLogEntry]:
    """Return a reader of `metadata-log` in a metadata file."""
    columns = {
        "timestamp_ms": _TIME,
        "metadata_file": Column("metadata-file", str, is_required=True),
    }
    return Records(path, "metadata-log", columns, _to_metadata_log_entry, MetadataLogEntry)


class Snapshots(Mapping[int, Snapshot]):
    """Snapshots by id, in the order of the metadata file; the last one with an id counts."""

    def __init__(self, records: Records[Snapshot]) -> None:
        self.records = records
        ids = records.values("snapshot_id")
        self._rows = dict(zip(ids, range(len(ids)), strict=True))

    def __getitem__(self, snapshot_id: int) -> Snapshot:
        return self.records[self._rows[snapshot_id]]

    def __iter__(self) -> Iterator[int]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __contains__(self, snapshot_id: object) -> bool:
        return snapshot_id in self._rows

    def columns(self, *names: str) -> pa.Table:
        """Return attributes of all snapshots; names in summaries are dictionary-encoded."""
        columns = self.records.table(names)
        if len(self._rows) < columns.num_rows:
            columns = columns.take(number_array(np.fromiter(self._rows.values(), np.int64)))
        return columns

    def values_by_id(self, name: str) -> dict[int, Any]:
        """Return an attribute of all snapshots by id."""
        values = self.records.values(name)
        return {snapshot_id: values[row] for snapshot_id, row in self._rows.items()}

    def columns_of(self, snapshot_ids: pa.Array, *names: str) -> pa.Table:
        """Return attributes of some snapshots; null where there is no such snapshot."""
        return self.columns(*names).take(self._rows_of(snapshot_ids))

    def counts_of(self, snapshot_ids: pa.Array, name: str) -> pa.Array:
        """Return a number from the summaries of some snapshots, as `Snapshot.count` does."""
        summaries = self.columns("summary")["summary"].chunks
        counts = pa.chunked_array([summary_counts(chunk, name) for chunk in summaries], pa.int64())
        return whole(counts.take(self._rows_of(snapshot_ids)))

    def _rows_of(self, snapshot_ids: pa.Array) -> pa.Array:
        known = whole(self.columns("snapshot_id")["snapshot_id"])
        return pc.index_in(snapshot_ids, value_set=known)


def summary_counts(summaries: pa.MapArray, name: str) -> pa.Array:
    """Return a number of each summary, as `Snapshot.count` does.

    Args:
        summaries: a column `summary` of `Snapshots.columns`.
        name: of the number.
    """
    entries = np.flatnonzero(to_flags(pc.equal(summaries.keys, text_scalar(name))))
    rows = np.searchsorted(to_numbers(summaries.offsets), entries, side="right") - 1
    texts = summaries.items.take(number_array(entries))
    is_short = pc.match_substring_regex(texts, "^-?[0-9]{1,18}$")
    if pc.all(is_short).as_py():
        numbers = texts.cast(pa.int64())
    else:  # too long for a safe cast, or no numbers
        numbers = int_array([integer_in(text) for text in texts.to_pylist()])
    row_of = np.full(len(summaries), -1, dtype=np.int64)
    row_of[rows[(rows >= 0) & (rows < len(summaries))]] = np.arange(len(rows))
    return numbers.take(number_array(row_of, row_of < 0))
