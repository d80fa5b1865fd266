"""Deleted entries of a snapshot in which entries delete files of other manifests (Paimon).

A live file is one that no entry of any manifest deletes. The files that deleted entries name are
read once for a table. As long as they are few they are sent to each task, which reads its own
manifests only: a broadcast join. Else Spark joins them with the entries that may be live.
Main names: `DeletedEntries`, `live_part`, `without_deleted`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.catalog.live import deleting_manifests, entry_manifests, surplus_of
from arrowmeta.columns.buffers import flag_array, text_array, to_flags, to_numbers
from arrowmeta.columns.ids import FILE_ID, FileSet, is_among, ordinals_of
from arrowmeta.errors import UsageError
from arrowmeta.model.locks import cached_property
from arrowmeta.model.scan import EntryFilter, Scan, narrowed, table_of
from arrowmeta.model.source import Source
from arrowmeta.model.tables import DECIDING_COLUMNS
from arrowmeta.records import dataclass
from arrowmeta.spark.pieces import Piece

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

#: Rows handed to Spark at a time; a row of a wide table's statistics takes kilobytes.
BATCH_ROWS = 16_384

#: About what a deleted entry takes, compressed.
_BYTES_SENT = 20

#: Columns of entries that are joined by Spark; no relation has such names.
FILE, ENTRY_ID, _AT = "arrowmeta_file_id_", "arrowmeta_entry_id_", "arrowmeta_at_"

#: What is read of deleted entries.
FILES = pa.schema([("file_id", FILE_ID)])


@dataclass(frozen=True)
class DeletedEntries:
    """The files that `deleted` entries of a snapshot delete.

    Attributes:
        files: the column `file_id` of these entries.
        manifests: ordinals of the manifests that they were read from; None for all.
        surplus: sorted ids of entries that add a file again, which are not live; those in the
            manifests of one task need not be among them.
    """

    files: pa.Table
    manifests: frozenset[int] | None
    surplus: tuple[int, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        # Arrow pickles the whole buffers that rows are slices of.
        return DeletedEntries.of_stream, (self.to_stream(), self.surplus, self.manifests)

    def to_stream(self) -> bytes:
        """Return the files in Arrow's stream format."""
        sink = pa.BufferOutputStream()
        options = pa.ipc.IpcWriteOptions(compression="zstd")
        with pa.ipc.new_stream(sink, self.files.schema, options=options) as writer:
            writer.write_table(self.files)
        return sink.getvalue().to_pybytes()

    @staticmethod
    def of_stream(
        stream: bytes, surplus: Sequence[int], manifests: frozenset[int] | None = None
    ) -> DeletedEntries:
        """Return those that `to_stream` has written."""
        return _of_stream(stream, manifests, tuple(surplus))

    @classmethod
    def of(
        cls,
        source: Source,
        among: Collection[int] | None = None,
        trusts_counts: bool = False,
        finds_surplus: bool = False,
        read: Callable[[Sequence[int] | None], pa.Table] | None = None,
    ) -> DeletedEntries | None:
        """Read them; return None where entries delete no files of other manifests.

        Args:
            source: the snapshot.
            among: ordinals of the manifests that matter; None for all.
            trusts_counts: whether to leave out manifests of which the list counts no deleted entry.
            finds_surplus: whether to look at all entries, for files that are added by manifests of
                several tasks.
            read: returns the files that entries of some manifests delete; None to read them here.
        """
        if not source.deletes_are_replayed:
            return None
        counted = frozenset(deleting_manifests(source)) if trusts_counts else None
        sets = [frozenset(one) for one in (among, counted) if one is not None]
        ordinals = sorted(frozenset.intersection(*sets)) if sets else None
        rows = deleted_in(source, Piece(ordinals)) if read is None else read(ordinals)
        surplus = tuple(surplus_of(source).tolist()) if finds_surplus else ()
        return cls(rows, counted, surplus)

    @classmethod
    def left_to_spark(cls, manifests: Sequence[int] | None = None) -> DeletedEntries:
        """Return none, where Spark joins those of some manifests; None for all manifests."""
        return cls(FILES.empty_table(), None if manifests is None else frozenset(manifests))

    def filtered(self, source: Source, only: EntryFilter) -> EntryFilter:
        """Return a filter that also leaves out entries whose file they delete.

        Its `keep` raises UsageError where a manifest that was not read has a deleted entry.
        """
        if self.manifests is None and not self.files.num_rows and not self.surplus:
            return only
        from arrowmeta.catalog.live import is_deleted

        surplus = np.array(self.surplus, dtype=np.int64)

        def keep(batch: pa.RecordBatch) -> NDArray[np.bool_]:
            are_deleted = is_deleted(batch["status"])
            self._check(source, batch.filter(flag_array(are_deleted)))
            mask = ~(are_deleted | self._set.has(batch["file_id"]))
            if len(surplus):
                mask &= ~is_among(to_numbers(batch["entry_id"]), surplus)
            return mask if only.keep is None else np.logical_and(mask, only.keep(batch))

        columns = tuple(dict.fromkeys([*only.columns, *DECIDING_COLUMNS]))
        return replace(only, columns=columns, keep=keep)

    @cached_property
    def _set(self) -> FileSet:
        return FileSet(self.files["file_id"])

    def _check(self, source: Source, deleted: pa.RecordBatch) -> None:
        if self.manifests is None or not deleted.num_rows:
            return
        wrong = set(ordinals_of(to_numbers(deleted["entry_id"])).tolist()) - self.manifests
        if wrong:
            path = entry_manifests(source, ["manifest_path"])["manifest_path"][min(wrong)]
            raise UsageError(
                f"the manifest list of {source.location} counts no deleted entries in {path}, "
                "which has some: set the option trust_delete_counts to false"
            )


@functools.lru_cache(maxsize=1)  # each task of a worker would decompress them again
def _of_stream(
    stream: bytes, manifests: frozenset[int] | None, surplus: tuple[int, ...]
) -> DeletedEntries:
    return DeletedEntries(pa.ipc.open_stream(stream).read_all(), manifests, surplus)


def deleted_in(source: Source, piece: Piece) -> pa.Table:
    """Return `FILES` of the deleted entries in a piece of a snapshot."""
    scan = source.scan().select(piece.ordinals)
    return table_of(scan, FILES.names, of_statuses(["deleted"]), BATCH_ROWS)


def live_part(
    source: Source, piece: Piece, deleted: DeletedEntries | None, *, is_joined: bool = False
) -> Source:
    """Return a piece of a snapshot as a source, without entries whose file is deleted.

    `is_joined`: Spark leaves out what is deleted, or added again; by ids of the snapshot.
    """

    def narrow(scan: Scan) -> Scan:
        part = scan.select(frozenset(piece.ordinals or ()))
        if deleted is None:
            return part
        return narrowed(part, functools.partial(deleted.filtered, source))

    return source.part(narrow, keeps_ids=not is_joined, is_settled=deleted is not None)


def of_statuses(statuses: Sequence[str]) -> EntryFilter:
    """Return the filter of entries that have some statuses."""
    wanted = text_array(list(statuses))

    def keep(batch: pa.RecordBatch) -> NDArray[np.bool_]:
        return to_flags(pc.is_in(batch["status"], wanted))

    return EntryFilter(("status",), keep)


def deleted_count(source: Source) -> int | None:
    """Return how many deleted entries the manifest lists count; None if one does not say."""
    counts = entry_manifests(source, ["deleted_files_count"])["deleted_files_count"]
    return None if counts.null_count else pc.sum(counts).as_py() or 0


def most_sent(spark: SparkSession) -> int:
    """Return how many deleted entries a session sends to each task, by what it broadcasts."""
    limit = str(spark.conf.get("spark.sql.autoBroadcastJoinThreshold", None) or "10MB")
    found = re.fullmatch(r"(\d+)\s*([kmgtp]?)b?", limit.strip().lower())  # -1: nothing
    n_bytes = int(found[1]) << 10 * " kmgtp".index(found[2] or " ") if found else 0
    return n_bytes // _BYTES_SENT


# -- joined by Spark ----------------------------------------------------------------------------


def joined_columns(columns: pa.Schema) -> pa.Schema:
    """Return columns of entries, with their files and ids after them."""
    return pa.schema([*columns, pa.field(FILE, FILE_ID), pa.field(ENTRY_ID, pa.int64())])


def with_files(batch: pa.RecordBatch, columns: Sequence[str]) -> pa.RecordBatch:
    """Return `joined_columns`."""
    arrays = [batch[name] for name in (*columns, "file_id", "entry_id")]
    return pa.RecordBatch.from_arrays(arrays, [*columns, FILE, ENTRY_ID])


def without_deleted(
    entries: DataFrame, deleted: DataFrame, columns: Sequence[str], keys: Sequence[str] = ()
) -> DataFrame:
    """Return columns of the entries that are live, each file once.

    `entries` has `joined_columns` of entries that are not deleted, `deleted` the columns `FILES` of
    deleted ones; `keys` are columns of both that tell tables apart.
    """
    from pyspark.sql import Window
    from pyspark.sql import functions as f

    on = [*keys, FILE]
    left = entries.join(deleted.select(*keys, f.col("file_id").alias(FILE)), on, "left_anti")
    earlier = f.row_number().over(Window.partitionBy(*on).orderBy(ENTRY_ID))
    is_counted = f.col(FILE).isNull() | (f.col(_AT) == 1)
    return left.withColumn(_AT, earlier).where(is_counted).select(*columns)
