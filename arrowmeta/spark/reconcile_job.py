"""A reconciliation on many machines: what its tasks do, in three rounds of parcels.

    read       a group of manifests, or the lists: asks what can be asked of whole manifests, and
               deals the entries out by their file
    check      all entries of some files: which of them are live, and the checks of files
    finish     live files of some buckets; one file of each kind, the totals of manifests and the
               lists, for the whole table; or findings of the rounds before

Knows who gets what; the checks are those of `/sql`, asked over what is in a part. Damage is told to
all tasks, because some checks are void where a manifest could not be read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.catalog.checks import check_names
from arrowmeta.catalog.statistics_faults import statistics_faults
from arrowmeta.columns.buffers import text_array, to_flags, to_numbers
from arrowmeta.model.evidence import DAMAGE, STATISTICS_FAULTS
from arrowmeta.model.source import EntryFilter, Source, read_relation
from arrowmeta.model.tables import FINDINGS
from arrowmeta.reconcile.findings import ask_views, columns_behind
from arrowmeta.spark.arrow import to_spark_table
from arrowmeta.spark.group_source import GroupSource
from arrowmeta.spark.groups import entry_manifests, manifests_of_all
from arrowmeta.spark.parcels import as_table, dealt_out, joined, opened, parcel
from arrowmeta.spark.pieces import BATCH_ROWS
from arrowmeta.spark.pinned import Pinned
from arrowmeta.spark.sharing import (
    KIND_COLUMNS,
    checks_of_table,
    files_of_buckets,
    kinds_of,
    parts_of,
    rows_where,
    split_checks,
)
from arrowmeta.spark.worker import hush, settle_worker

#: What a task of the first round reads: manifests of the snapshot by their ordinals, those of all
#: snapshots by their paths, for snapshots come and go meanwhile; the lists, where there is no
#: relation.
PIECES = pa.schema(
    [
        pa.field("relation", pa.string()),
        pa.field("ordinals", pa.list_(pa.int64())),
        pa.field("paths", pa.list_(pa.string())),
    ]
)

_LIVE = "live_entries"
_FILE, _BUCKET, _TABLE, _FOUND = "file", "bucket", "table", "found"

#: Bytes of decoded entries that are dealt out at a time.
_PORTION = 64 << 20


@dataclass(frozen=True)
class ReconcileJob:
    """A reconciliation, as executors know it.

    Attributes:
        pinned: the table.
        n_parts: how many parts the files and the buckets are dealt out to.
        of_all: the relation that has the entries of all snapshots: `entries`, where the open one
            has them all, or `all_entries`.
    """

    pinned: Pinned
    n_parts: int
    of_all: str

    # -- first round ----------------------------------------------------------------------------

    def read(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Read pieces of the metadata."""
        hush()
        for batch in batches:
            for piece in batch.to_pylist():
                source = self.pinned.source()
                match piece["relation"]:
                    case None:
                        yield from self._read_lists(source)
                    case "entries":
                        yield from self._read_entries(source, piece["ordinals"])
                    case _:
                        yield from self._read_others(source, piece["paths"])
        settle_worker()

    def _read_lists(self, source: Source) -> Iterator[pa.RecordBatch]:
        """Read the deletion vectors, and the lists, whose damage concerns all tasks."""
        for relation in ("manifests", "all_manifests"):
            for _ in source.batches(relation, ["manifest_path"]):
                pass
        vectors = read_relation(source, "deletion_vectors")
        parts = parts_of(vectors, ["data_file_path"], self.n_parts)
        yield from dealt_out(_FILE, "deletion_vectors", vectors, parts)
        nothing = _columns(source, _of_all(source)).empty_table()
        yield self._totals(source, nothing, DAMAGE.empty_table())
        yield from self._tell(source.damage())

    def _read_entries(self, source: Source, ordinals: Sequence[int]) -> Iterator[pa.RecordBatch]:
        """Read manifests of the snapshot: check them, and deal out their entries by path."""
        group = GroupSource(source, ordinals).as_source()
        columns = _of_manifests(source)
        some, parts = [], []
        for portion in _portions(group.batches("entries", _of_entries(source), BATCH_ROWS)):
            numbers = parts_of(portion, ["file_path"], self.n_parts)
            yield from dealt_out(_FILE, "entries", portion, numbers)
            some.append(portion.select(columns))
            parts.append(numbers)
        faults = pa.Table.from_batches(statistics_faults(group), STATISTICS_FAULTS)
        damage = source.damage()  # that of statistics, too
        yield from self._tell(damage)
        entries = joined(some, _columns(source, columns))
        if self.of_all == "entries":
            yield self._totals(source, entries, damage)
        yield self._check_manifests(source, ordinals, entries, damage)
        if faults.num_rows:
            ids = entries["entry_id"].combine_chunks()
            faults = faults.filter(pc.is_in(faults["entry_id"], ids))
            at = to_numbers(pc.index_in(faults["entry_id"].combine_chunks(), ids))
            whose = np.concatenate(parts)[at]
            yield from dealt_out(_FILE, "statistics_faults", faults, whose)

    def _check_manifests(
        self, source: Source, ordinals: Sequence[int], entries: pa.Table, damage: pa.Table
    ) -> pa.RecordBatch:
        listed = read_relation(source, "manifests")
        paths = entry_manifests(source, ["manifest_path"])["manifest_path"].take(ordinals)
        own = listed.filter(pc.is_in(listed["manifest_path"], paths.combine_chunks()))
        known = {"entries": entries, "manifests": own, "damage": damage}
        return parcel(
            _FOUND,
            ordinals[0],
            "findings",
            _ask(source, split_checks("manifest", source.format), known),
        )

    def _read_others(self, source: Source, paths: Sequence[str]) -> Iterator[pa.RecordBatch]:
        """Read manifests of any snapshot, for their totals; what expired since is left out."""
        known = manifests_of_all(source)["manifest_path"].combine_chunks()
        ordinals = np.flatnonzero(to_flags(pc.is_in(known, text_array(paths)))).tolist()
        columns = _of_all(source)
        read = source.batches("all_entries", columns, BATCH_ROWS, EntryFilter(ordinals))
        entries = pa.Table.from_batches(read, _columns(source, columns))
        yield from self._tell(source.damage())
        yield self._totals(source, entries, source.damage())

    def _totals(self, source: Source, entries: pa.Table, damage: pa.Table) -> pa.RecordBatch:
        wanted = "all_manifest_totals"
        known = {"all_entries": entries, "damage": damage}
        return parcel(_TABLE, 0, wanted, ask_views(source, [wanted], known)[wanted])

    def _tell(self, damage: pa.Table) -> Iterator[pa.RecordBatch]:
        """Tell all tasks of damage; the task that speaks for the table of its absence, too."""
        yield parcel(_TABLE, 0, "damage", damage)
        if damage.num_rows:
            for part in range(self.n_parts):
                yield parcel(_FILE, part, "damage", damage)

    # -- second round ---------------------------------------------------------------------------

    def check(self, parcels: pa.Table) -> pa.Table:
        """Check the files of a part; hand on what is for others."""
        if parcels["kind"][0].as_py() != _FILE:
            return parcels
        hush()
        answer = as_table(self._check_files(parcels, parcels["part"][0].as_py()))
        settle_worker()
        return answer

    def _check_files(self, parcels: pa.Table, part: int) -> Iterator[pa.RecordBatch]:
        source = self.pinned.source()
        entries = joined(opened(parcels, "entries"), _columns(source, _of_entries(source)))
        entries = entries.sort_by("entry_id")
        schema = source.schema_of("deletion_vectors")
        known = {
            "entries": entries,
            "damage": _damage(parcels),
            "deletion_vectors": joined(opened(parcels, "deletion_vectors"), schema),
            "statistics_faults": joined(opened(parcels, "statistics_faults"), STATISTICS_FAULTS),
        }
        names = split_checks("file", source.format)
        answers = ask_views(source, [*names, _LIVE], known)
        ids = answers.pop(_LIVE)["entry_id"].combine_chunks()
        yield parcel(_FOUND, part, "findings", _as_findings(answers))
        live = entries.filter(pc.is_in(entries["entry_id"], ids))
        yield parcel(_TABLE, 0, "kinds", kinds_of(live))
        if of_buckets := split_checks("bucket", source.format):
            columns = ("file_path", *columns_behind(source, "entries", [*of_buckets, _LIVE]))
            in_runs = live.select(list(dict.fromkeys(columns)))
            in_runs = rows_where(in_runs, files_of_buckets(source.format))
            parts = parts_of(in_runs, ["partition_bytes", "bucket"], self.n_parts)
            yield from dealt_out(_BUCKET, "entries", in_runs, parts)

    # -- third round ----------------------------------------------------------------------------

    def finish(self, parcels: pa.Table) -> pa.Table:
        """Return findings: of buckets, of the table, or of the rounds before."""
        kind = parcels["kind"][0].as_py()
        if kind == _FOUND:
            return to_spark_table(joined(opened(parcels, "findings"), FINDINGS))
        hush()
        source = self.pinned.source()
        found = (
            _check_buckets(source, parcels) if kind == _BUCKET else _check_table(source, parcels)
        )
        settle_worker()
        return to_spark_table(found)


def _check_buckets(source: Source, parcels: pa.Table) -> pa.Table:
    entries = pa.concat_tables(opened(parcels, "entries")).sort_by("entry_id")
    known = {"entries": entries, _LIVE: entries.select(["entry_id"])}
    return _ask(source, split_checks("bucket", source.format), known)


def _check_table(source: Source, parcels: pa.Table) -> pa.Table:
    """Ask what is about the lists, the totals of manifests, and one file of each kind."""
    kinds = joined(opened(parcels, "kinds"), _columns(source, KIND_COLUMNS))
    damage = _damage(parcels)
    of_kinds = {"entries": kinds, _LIVE: kinds.select(["entry_id"]), "damage": damage}
    totals = pa.concat_tables(opened(parcels, "all_manifest_totals"))
    of_table = checks_of_table(kinds, source.format)
    found = [
        _ask(source, split_checks("kind", source.format), of_kinds),
        _ask(source, of_table, {"all_manifest_totals": totals, "damage": damage}),
    ]
    return pa.concat_tables(found)


def _ask(source: Source, checks: Sequence[str], known: Mapping[str, pa.Table]) -> pa.Table:
    return _as_findings(ask_views(source, checks, known))


def _as_findings(answers: Mapping[str, pa.Table]) -> pa.Table:
    return joined([answer.cast(FINDINGS) for answer in answers.values()], FINDINGS)


def _damage(parcels: pa.Table) -> pa.Table:
    """Return what anybody has told of, once: what several tasks read is told several times."""
    told = joined(opened(parcels, "damage"), DAMAGE)
    return told.group_by(DAMAGE.names, use_threads=False).aggregate([]).cast(DAMAGE)


def _portions(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.Table]:
    """Put batches together until they are worth being dealt out."""
    waiting: list[pa.RecordBatch] = []
    n_bytes = 0
    for batch in batches:
        waiting.append(batch)
        n_bytes += batch.nbytes
        if n_bytes >= _PORTION:
            yield pa.Table.from_batches(waiting)
            waiting, n_bytes = [], 0
    if waiting:
        yield pa.Table.from_batches(waiting)


def _columns(source: Source, names: Iterable[str]) -> pa.Schema:
    known = source.schema_of("entries")
    return pa.schema([known.field(name) for name in names])


def _of_entries(source: Source) -> list[str]:
    """Return the columns of entries that any check reads, or tells kinds of files by."""
    of_checks = columns_behind(source, "entries", check_names(source.format))
    return list(dict.fromkeys([*of_checks, *KIND_COLUMNS]))


def _of_all(source: Source) -> tuple[str, ...]:
    """Return the columns of entries that totals of manifests read."""
    return columns_behind(source, "all_entries", ["all_manifest_totals"])


def _of_manifests(source: Source) -> list[str]:
    """Return the columns of entries that checks and totals of manifests read."""
    names = split_checks("manifest", source.format)
    of_checks = columns_behind(source, "entries", names)
    return list(dict.fromkeys(["entry_id", *of_checks, *_of_all(source)]))
