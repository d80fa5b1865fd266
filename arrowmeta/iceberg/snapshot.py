"""The snapshots of a table, its snapshot log and its metadata log.

A table may have hundreds of thousands of snapshots, whose objects take gigabytes: `Records` keeps
the items of such a list in columns. `Snapshots` maps ids to snapshots, and makes objects of some
when asked for.

Spec: Iceberg v3, Snapshots; Table Metadata Fields (snapshot-log, metadata-log).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from operator import attrgetter
from typing import Any, Generic, TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct, field

from arrowmeta.columns.buffers import (
    array_of,
    int_array,
    number_array,
    text_scalar,
    to_flags,
    to_numbers,
)
from arrowmeta.errors import ArrowMetaError, LimitError
from arrowmeta.iceberg.metadata_rules import MetadataFault, snapshot_faults
from arrowmeta.io.digits import integer_in
from arrowmeta.io.document import Int64, Texts, decode, texts_of
from arrowmeta.io.storage import JSON_LIMIT
from arrowmeta.model.locks import cached_property
from arrowmeta.model.moment import Millis

T = TypeVar("T")

#: Objects that are made together, since neighbours are asked for together.
_AT_ONCE = 32


class Snapshot(Struct, frozen=True, rename="kebab", gc=False):
    """Snapshot of a table, with the names of the spec; None means that the writer omitted it.

    Attributes:
        manifest_list: path of the manifest list; None in version 1 with inline manifests.
        manifests: paths of inline manifests.
        summary: without `operation`.
        operation: of the summary; `overwrite` if a summary has none (core/SnapshotParser.java).
        key_id: key that encrypts the key metadata of the manifest list.
        first_row_id: first row id that the commit assigned.
        added_rows: number of row ids that it assigned.
    """

    snapshot_id: Int64
    timestamp_ms: Millis
    parent_snapshot_id: Int64 | None = None
    sequence_number: Int64 | None = None
    manifest_list: str | None = None
    manifests: list[str] | None = None
    summary: Texts | None = None
    schema_id: Int64 | None = None
    key_id: str | None = None
    operation: str | None = field(default=None, name="summary.operation")
    first_row_id: Int64 | None = None
    added_rows: Int64 | None = None

    def count(self, name: str) -> int | None:
        """Return a number from the summary; None if it is absent or not a number."""
        return integer_in(texts_of(self.summary).get(name))


class SnapshotLogEntry(Struct, frozen=True, rename="kebab"):
    """An entry of the snapshot log."""

    timestamp_ms: Millis
    snapshot_id: Int64


class MetadataLogEntry(Struct, frozen=True, rename="kebab"):
    """Former metadata file, and its time."""

    timestamp_ms: Millis
    metadata_file: str


class LongList(Generic[T]):
    """Reader of a list of the metadata file that may be long; see `io.document.ListReader`.

    An invalid item is told by `check`: the file may be of an unknown version.

    Args:
        path: the file, for messages.
        name: field with the list.
        kind: type of the items.
        limit: maximum bytes in memory.

    Attributes:
        objects: all items, if they are not kept in another way.
    """

    def __init__(self, path: str, name: str, kind: type[T], limit: int) -> None:
        self.path = path
        self.name = name
        self.kind = kind
        self.limit = limit
        self.restart()

    def restart(self) -> None:
        """Drop all items."""
        self.objects: list[T] = []
        self._n_items = self._n_bytes = 0
        self._fault: ArrowMetaError | None = None

    def add(self, text: bytes, start: int = 0) -> None:
        """Add the items of a JSON list, unless one was invalid.

        Raises:
            LimitError: all items take more memory than the limit.
        """
        if self._fault is not None:
            return
        try:
            at = {"within": self.name, "first": self._n_items, "start": start}
            items = decode(text, list[self.kind], self.path, **at)  # type: ignore
            self._n_bytes += self._keep(items, text)
        except ArrowMetaError as error:
            self._fault = error
            return
        self._n_items += len(items)
        if self._n_bytes > self.limit:
            raise LimitError(
                f"{self.name} of {self.path} take {self._n_bytes:,} bytes of memory, or more; the "
                f"limit is {self.limit:,} bytes; the storage option {JSON_LIMIT} changes it"
            )

    def _keep(self, items: list[T], text: bytes) -> int:
        """Keep items; return the bytes that they take."""
        self.objects += items
        return len(text)

    def check(self) -> None:
        """Raise the error for the first invalid item.

        Raises:
            CorruptMetadataError: there is one.
        """
        if self._fault is not None:
            raise self._fault


#: Types of columns by what the fields of items are declared as. Names in summaries repeat.
_TYPES = {
    "Millis": pa.int64(),
    "Int64": pa.int64(),
    "Int64 | None": pa.int64(),
    "str": pa.string(),
    "str | None": pa.string(),
    "list[str] | None": pa.list_(pa.string()),
    "Texts | None": pa.map_(pa.dictionary(pa.int32(), pa.string()), pa.string()),
}


class Records(LongList[T]):
    """Items of a long list in columns, by attribute.

    Attributes:
        faults: what is wrong in items, in spite of which they are read; each fault once.
    """

    def restart(self) -> None:
        """Drop all items."""
        super().restart()
        declared = self.kind.__annotations__
        self._schema = pa.schema({name: _TYPES[kind] for name, kind in declared.items()})
        self.faults: dict[MetadataFault, None] = {}
        self._batches: list[pa.RecordBatch] = []

    def _keep(self, items: list[T], text: bytes) -> int:
        columns = self._columns(items, text)
        arrays = [array_of(columns[field.name], field.type) for field in self._schema]
        self._batches.append(pa.RecordBatch.from_arrays(arrays, schema=self._schema))
        return int(self._batches[-1].nbytes)

    def _columns(self, items: list[T], text: bytes) -> dict[str, list[Any]]:
        return {name: list(map(attrgetter(name), items)) for name in self._schema.names}

    def table(self, names: Sequence[str]) -> pa.Table:
        """Return columns of all items."""
        return pa.Table.from_batches(self._batches, self._schema).select(names)

    def column(self, name: str) -> list[Any]:
        """Return an attribute of all items."""
        return self.table([name])[name].to_pylist()

    def __len__(self) -> int:
        return self._n_items

    def __eq__(self, other: object) -> bool:
        """Return whether other records have the same items."""
        names = self._schema.names
        return isinstance(other, Records) and self.table(names).equals(other.table(names))

    __hash__ = None  # type: ignore[assignment]


class Snapshots(Records[Snapshot], Mapping[int, Snapshot]):
    """Snapshots by id, in the order of the metadata file; the last one with an id counts."""

    _made: tuple[int, list[Snapshot]] = (0, [])
    __eq__ = Mapping.__eq__  # columns may differ in how they say that there is nothing

    def _columns(self, items: list[Snapshot], text: bytes) -> dict[str, list[Any]]:
        summaries: list[Any] = [item.summary or {} for item in items]
        are_texts = {*map(type, chain.from_iterable(map(dict.values, summaries)))} <= {str}
        self.faults.update(dict.fromkeys(snapshot_faults(items, text, are_texts)))
        if not are_texts:
            summaries = list(map(texts_of, summaries))
        return {
            **super()._columns(items, text),
            "sequence_number": [item.sequence_number or 0 for item in items],
            "manifests": [None if item.manifest_list else item.manifests for item in items],
            "operation": [one.pop("operation", "overwrite" if one else None) for one in summaries],
            "summary": summaries,
        }

    @cached_property
    def _rows(self) -> Mapping[int, int]:
        ids = self.column("snapshot_id")
        return dict(zip(ids, range(len(ids)), strict=True))

    def __getitem__(self, snapshot_id: int) -> Snapshot:
        row = self._rows[snapshot_id]
        first, snapshots = self._made
        if not first <= row < first + len(snapshots):
            first = row - row % _AT_ONCE
            rows = self.table(self._schema.names).slice(first, _AT_ONCE).to_pylist()
            for item in rows:
                item["manifests"] = item["manifests"] or None
                item["summary"] = dict(item["summary"])
            snapshots = [Snapshot(**item) for item in rows]
            self._made = first, snapshots
        return snapshots[row - first]

    def __iter__(self) -> Iterator[int]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def columns(self, *names: str) -> pa.Table:
        """Return attributes of all snapshots; names in summaries are dictionary-encoded."""
        columns = self.table(names)
        if len(self._rows) < columns.num_rows:
            columns = columns.take(number_array(np.fromiter(self._rows.values(), np.int64)))
        return columns

    def values_by_id(self, name: str) -> dict[int, Any]:
        """Return an attribute of all snapshots by id."""
        return dict(zip(self.column("snapshot_id"), self.column(name), strict=True))


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
