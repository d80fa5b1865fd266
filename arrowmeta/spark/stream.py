"""The stream of `changes`: Spark asks what is new, and gets it exactly once.

Knows Spark's offsets: an offset is the last snapshot whose changes have been handed over. What
lies between two is planned from the table alone, so that a batch which Spark runs again after a
failure has the same rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pyarrow as pa
from pyspark.sql.datasource import DataSourceStreamReader, InputPartition

from arrowmeta.model.source import Source
from arrowmeta.spark.arrow import to_spark_table
from arrowmeta.spark.changes import (
    Commit,
    change_pieces,
    commit_of,
    latest_commit,
    lost,
    read_changes,
)
from arrowmeta.spark.options import ReadOptions
from arrowmeta.spark.pinned import Pinned
from arrowmeta.spark.worker import exactly, settle_worker

try:
    from pyspark.sql.streaming.datasource import SupportsTriggerAvailableNow
except ImportError:  # Spark 4.0 and 4.1 take what is available in one batch anyway.
    SupportsTriggerAvailableNow = object

#: What stands for "nothing" in an offset, which Spark allows no null in.
_NONE = -1


# PySpark is not typed for us.
class ChangeReader(DataSourceStreamReader, SupportsTriggerAvailableNow):  # type: ignore[misc]
    """Reads the changes of a table as its snapshots come.

    Args:
        request: what to read.
        columns: those that Spark expects, exactly.
    """

    def __init__(self, request: ReadOptions, columns: pa.Schema) -> None:
        # A stream never comes back to what it has passed, and so must not pass what it cannot read.
        self.request = replace(request, opening=replace(request.opening, strict=True))
        self.columns = columns
        self._last: dict[str, Any] | None = None

    def initialOffset(self) -> dict[str, Any]:  # noqa: N802  # Spark's name
        """Return where a stream without a checkpoint begins."""
        if (snapshot_id := self.request.from_snapshot_id) is None:
            return _to_offset(None)
        return _to_offset(commit_of(self._source(), snapshot_id))

    def prepareForTriggerAvailableNow(self) -> None:  # noqa: N802
        """Stop at the snapshot that is the latest now."""
        self._last = _to_offset(latest_commit(self._source()))

    # Spark 4.0 and 4.1 give no arguments; later versions a start and a limit, which is not used,
    # because none is set.
    def latestOffset(self, *_: object) -> dict[str, Any]:  # noqa: N802
        """Return the latest snapshot."""
        return self._last or _to_offset(latest_commit(self._source()))

    def partitions(
        self, start: Mapping[str, Any], end: Mapping[str, Any]
    ) -> Sequence[InputPartition]:
        """Plan the changes after one snapshot up to another.

        Raises:
            SnapshotNotFoundError: there is no way from one to the other.
        """
        first, last = _to_commit(start), _to_commit(end)
        source = self._source()
        if last is None:
            # Passed in silence, what the table has next would come as new, seen or not.
            if first is not None:
                raise lost(source, first, "the table had no snapshot when it was asked")
            return []
        if source.snapshot_id != last.snapshot_id:
            source = source.at_snapshot(last.snapshot_id)
        pinned = Pinned(replace(self.request.opening, as_of=None), last.snapshot_id)
        pieces = change_pieces(source, first, self.request.bytes_per_task)
        return [InputPartition((pinned, piece)) for piece in pieces]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Read the changes of some snapshots."""
        pinned, piece = partition.value
        for batch in read_changes(pinned.source(), piece, self.columns.names):
            yield from exactly(to_spark_table(batch), self.columns, pinned).to_batches()
        settle_worker()

    def _source(self) -> Source:
        return self.request.source()


def _to_offset(commit: Commit | None) -> dict[str, Any]:
    if commit is None:
        return {"snapshot_id": _NONE, "committed_at": _NONE}
    millis = _NONE if commit.millis is None else commit.millis
    return {"snapshot_id": commit.snapshot_id, "committed_at": millis}


def _to_commit(offset: Mapping[str, Any]) -> Commit | None:
    if offset["snapshot_id"] == _NONE:
        return None
    millis = offset["committed_at"]
    return Commit(offset["snapshot_id"], None if millis == _NONE else millis)
