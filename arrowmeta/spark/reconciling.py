"""`reconcile` by many tasks: three stages of tasks, with a shuffle after the first and the second.

    read     a group of manifests, or the lists: checks of whole manifests; entries go to the
             partition of their file
    check    all entries of some files: which of them are live, and checks of files
    finish   live files of some buckets; or, for the whole table, one file of each kind, totals of
             manifests and the lists; or findings of the stages before

The head of a check's SQL file declares how it can be split (`-- Split: file.`); a check without a
declaration runs in the task for the whole table. Damage is sent to every partition, because some
checks do not apply where a manifest could not be read.

A row of the shuffles is a table in Arrow's stream format: types are kept, and Spark copies bytes
instead of converting rows. Rows that each task sends to many partitions leave out the schema.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.io.sql_access import quoted_name
from arrowmeta.kernels.buffers import (
    number_array,
    text_array,
    text_scalar,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.model.damage import HeaderLog
from arrowmeta.model.reading import evidence_table, read_relation
from arrowmeta.model.scan import Batches, table_of
from arrowmeta.model.shape import to_schema
from arrowmeta.model.source import Source
from arrowmeta.model.tables import DAMAGE, HEADERS, LOST_VECTORS, STATISTICS_FAULTS, column_field
from arrowmeta.predicate.session import new_session
from arrowmeta.reconcile.findings import (
    FOUND,
    ask_views,
    columns_behind,
    relation_of_all,
    with_partition_paths,
)
from arrowmeta.spark.arrow import to_spark_table
from arrowmeta.spark.reading import (
    BATCH_ROWS,
    ENTIRE,
    Piece,
    Pinned,
    balanced_runs,
    manifests_of_all,
    sizes_of,
)
from arrowmeta.views.sql_files import SqlFile, check_names, checks
from arrowmeta.views.statistics import entries_and_faults

#: A row of the shuffles: the kind and number of its partition, the relation, and rows of that.
SHUFFLED = to_schema("kind: string, part: int32, relation: string, stream: binary")
_COMPRESSION = pa.ipc.IpcWriteOptions(compression="lz4")
#: Types that Spark uses instead with `spark.sql.execution.arrow.useLargeVarTypes`.
_LARGE = {pa.string(): pa.large_string(), pa.binary(): pa.large_binary()}
#: Version from which on Spark expects them as answer, too.
_RETURNS_LARGE = (4, 3)

#: Partitions of the shuffles grow with the square root of the pieces, each of which sends a row to
#: each partition: by this factor, up to as many partitions as pieces.
_PARTS_OF_ROOT = 4
_MOST_PARTS = 1000

_LIVE = "live_entries"
_TOTALS = "all_manifest_totals"
_FILE, _BUCKET, _TABLE, _FOUND = "file", "bucket", "table", "found"

#: Checks split by kind look at one live file of each kind: that with the least path.
_KIND = ("partition", "partition_is_known", "bucket", "total_buckets", "schema_id", "content")
_KIND_COLUMNS = ("entry_id", "file_path", "first_row_id", *_KIND)
_KINDS = f"""
SELECT arg_min(entry_id, file_path) AS entry_id
FROM given
GROUP BY {", ".join(_KIND)}, first_row_id IS NULL
"""


def planned(
    pinned: Pinned, source: Source, bytes_per_task: int
) -> tuple[ReconcileJob, list[Piece]]:
    """Cut a reconciliation into pieces: the lists, manifests of the snapshot, and others."""
    listed = source.scan().manifests
    sizes = sizes_of(listed)
    groups = _with_repeated_manifests(balanced_runs(sizes, bytes_per_task), listed["manifest_path"])
    pieces = [ENTIRE, *map(Piece, groups)]
    of_all = relation_of_all(source)
    if of_all != "entries":
        others = manifests_of_all(source)
        paths = others["manifest_path"].to_pylist()
        runs = balanced_runs(sizes_of(others), bytes_per_task)
        pieces += [Piece(paths=paths[run.start : run.stop]) for run in runs]
    n_pieces = max(1, -(-int(sizes.sum()) // bytes_per_task))
    n_parts = min(n_pieces, math.ceil(_PARTS_OF_ROOT * math.sqrt(n_pieces)), _MOST_PARTS)
    return ReconcileJob(pinned, n_parts, of_all), pieces


def _with_repeated_manifests(runs: Sequence[range], paths: pa.ChunkedArray) -> list[list[int]]:
    """Return runs as groups in which a manifest that is listed twice is with itself."""
    groups: dict[int, list[int]] = {}
    first_run: dict[str, int] = {}
    names = paths.to_pylist()
    for number, run in enumerate(runs):
        for at in run:
            groups.setdefault(first_run.setdefault(names[at], number), []).append(at)
    return [*groups.values()]


class ReconcileJob(Struct, frozen=True):
    """A reconciliation, as executors know it.

    Attributes:
        pinned: the table.
        n_parts: how many partitions the files and the buckets go to.
        of_all: the relation that has the entries of all snapshots: `entries`, where the open one
            has them all, or `all_entries`.
    """

    pinned: Pinned
    n_parts: int
    of_all: str

    # -- first stage ----------------------------------------------------------------------------

    def read(self, piece: Piece) -> Batches:
        """Read a piece of the metadata."""
        source = self.pinned.table().source
        if piece.paths:
            yield from self._read_others(source, piece.paths)
            return
        source = replace(source, headers=HeaderLog())
        if piece.ordinals is None:
            yield from self._read_lists(source)
        else:
            yield from self._read_entries(source, piece.ordinals)

    def _read_lists(self, source: Source) -> Batches:
        """Read the deletion vectors and the lists; all partitions need the damage to these."""
        for relation in ("manifests", "all_manifests"):
            read_relation(source, relation, ["manifest_path"])
        vectors = {
            "deletion_vectors": read_relation(source, "deletion_vectors"),
            "lost_vectors": evidence_table(source, "lost_vectors"),
        }
        for relation, rows in vectors.items():
            yield from self._to_parts(_FILE, relation, rows, rows.select(["data_file_path"]))
        yield self._totals(source, _columns(source, _of_all(source)).empty_table())
        yield from self._tell(source)

    def _read_entries(self, source: Source, ordinals: Sequence[int]) -> Batches:
        """Read manifests of the snapshot, check them, and send entries by file to partitions."""
        entries, faults = _entries_and_faults(source, ordinals)
        files = entries.select(["file_path"])
        yield from self._to_parts(_FILE, "entries", entries, files)
        yield from self._tell(source)
        listed = read_relation(source, "manifests")
        paths = source.scan().manifests["manifest_path"].take(ordinals)
        known = {
            "entries": entries,
            "manifests": listed.filter(pc.is_in(listed["manifest_path"], whole(paths))),
            "damage": source.damage(),
            "statistics_faults": faults,
        }
        if self.of_all == "entries":
            yield self._totals(source, entries)
        answers = ask_views(source, [*_checks_by(source, "manifest")], known)
        yield _row(_FOUND, ordinals[0], "findings", _as_findings(answers))
        at = pc.index_in(whole(faults["entry_id"]), whole(entries["entry_id"]))
        yield from self._to_parts(_FILE, "statistics_faults", faults, files.take(at))

    def _read_others(self, source: Source, paths: Sequence[str]) -> Batches:
        """Read totals of manifests of any snapshot; those expired since are left out."""
        known = whole(manifests_of_all(source)["manifest_path"])
        ordinals = np.flatnonzero(to_flags(pc.is_in(known, text_array(paths)))).tolist()
        scan = source.scan("all_entries").select(ordinals)
        entries = table_of(scan, _of_all(source), batch_size=BATCH_ROWS)
        yield from self._tell(source)
        yield self._totals(source, entries)

    def _totals(self, source: Source, entries: pa.Table) -> pa.RecordBatch:
        known = {"all_entries": entries, "damage": source.damage()}
        return _row(_TABLE, 0, _TOTALS, ask_views(source, [_TOTALS], known)[_TOTALS])

    def _tell(self, source: Source) -> Batches:
        """Send headers, and damage to every partition; to that of the table even without any."""
        if source.headers is not None:
            yield _row(_TABLE, 0, "headers", source.headers.table())
        damage = source.damage()
        yield _row(_TABLE, 0, "damage", damage)
        for part in range(self.n_parts if damage.num_rows else 0):
            yield _row(_FILE, part, "damage", damage)

    def _to_parts(self, kind: str, relation: str, rows: pa.Table, keys: pa.Table) -> Batches:
        """Send each row to the partition of all rows that have the same keys."""
        names = ", ".join(map(quoted_name, keys.column_names))
        query = f"SELECT (hash({names}) % {self.n_parts})::BIGINT AS part FROM given"
        parts = to_numbers(whole(_asked(keys, query)["part"])) if rows.num_rows else np.zeros(0)
        of_part: dict[int, list[pa.RecordBatch]] = {}
        start = 0
        for batch in rows.to_batches():
            of_batch = parts[start : start + batch.num_rows]
            start += batch.num_rows
            order = np.argsort(of_batch, kind="stable")
            sorted_rows = batch.take(number_array(order))
            numbers, firsts = np.unique(of_batch[order], return_index=True)
            ends = [*firsts[1:], batch.num_rows]
            for number, first, end in zip(numbers, firsts, ends, strict=True):
                of_part.setdefault(int(number), []).append(sorted_rows.slice(first, end - first))
        for part, batches in sorted(of_part.items()):
            table = pa.Table.from_batches(batches).combine_chunks()
            yield _row(kind, part, relation, table, has_schema=False)

    # -- second stage ---------------------------------------------------------------------------

    def check(self, rows: pa.Table) -> pa.Table:
        """Check the files of a partition; pass on rows of other kinds."""
        if rows["kind"][0].as_py() != _FILE:
            return rows
        return pa.Table.from_batches(self._check_files(rows, rows["part"][0].as_py()), SHUFFLED)

    def _check_files(self, rows: pa.Table, part: int) -> Batches:
        source = self.pinned.table().source
        entries = _entries_of(rows, _columns(source, _of_entries(source)))
        vectors = source.schema_of("deletion_vectors")
        known = {
            "entries": entries,
            "damage": _damage(rows),
            "deletion_vectors": _rows_of(rows, "deletion_vectors", vectors),
            "lost_vectors": _rows_of(rows, "lost_vectors", LOST_VECTORS),
            "statistics_faults": _rows_of(rows, "statistics_faults", STATISTICS_FAULTS),
        }
        answers = ask_views(source, [*_checks_by(source, "file"), _LIVE], known)
        ids = whole(answers.pop(_LIVE)["entry_id"])
        yield _row(_FOUND, part, "findings", _as_findings(answers))
        live = entries.filter(pc.is_in(entries["entry_id"], ids))
        kinds = _among(live, _KINDS).select(_KIND_COLUMNS)
        yield _row(_TABLE, 0, "kinds", kinds)
        if of_buckets := _checks_by(source, "bucket"):
            conditions = [check.declared("Files") or "true" for check in of_buckets.values()]
            looked_at = " OR ".join(f"({condition})" for condition in conditions)
            in_checks = _where(live.select(_of_buckets(source)), looked_at)
            buckets = in_checks.select(["partition_bytes", "bucket"])
            yield from self._to_parts(_BUCKET, "entries", in_checks, buckets)

    # -- third stage ----------------------------------------------------------------------------

    def finish(self, rows: pa.Table) -> pa.Table:
        """Return findings of buckets, of the table, or of earlier stages."""
        source = self.pinned.table().source
        match rows["kind"][0].as_py():
            case "found":
                found = _rows_of(rows, "findings", FOUND)
            case "bucket":
                entries = _entries_of(rows, _columns(source, _of_buckets(source)))
                known = {"entries": entries, _LIVE: entries.select(["entry_id"])}
                found = _as_findings(ask_views(source, [*_checks_by(source, "bucket")], known))
            case _:
                found = _check_table(source, rows)
        return to_spark_table(with_partition_paths(source, found))


def _entries_and_faults(source: Source, ordinals: Sequence[int]) -> tuple[pa.Table, pa.Table]:
    """Return the columns that checks read, and the faults in statistics, decoded in one pass."""
    columns, n_damaged = _of_entries(source), source.damage().num_rows
    scan = source.scan().select(ordinals)
    entries, found = entries_and_faults(source, scan, columns)
    if source.damage().num_rows > n_damaged:
        # Where statistics are damaged, the other columns of their blocks are still there.
        entries = table_of(scan, columns, batch_size=BATCH_ROWS)
    return entries, found.filter(pc.is_in(found["entry_id"], whole(entries["entry_id"])))


def _check_table(source: Source, rows: pa.Table) -> pa.Table:
    """Run the checks of the lists, of totals of manifests, and of one file of each kind."""
    kinds = _rows_of(rows, "kinds", _columns(source, _KIND_COLUMNS))
    damage = _damage(rows)
    of_kinds = {"entries": kinds, _LIVE: kinds.select(["entry_id"]), "damage": damage}
    of_table = {
        _TOTALS: pa.concat_tables([*_streams_of(rows, _TOTALS)]),
        "damage": damage,
        "headers": _rows_of(rows, "headers", HEADERS),
    }
    # A check needs no run without files that it is about.
    needs = {name: check.declared("Needs") for name, check in _checks_by(source, None).items()}
    needed = [name for name, need in needs.items() if not need or _where(kinds, need).num_rows]
    by_kind = ask_views(source, [*_checks_by(source, "kind")], of_kinds)
    return _as_findings({**by_kind, **ask_views(source, needed, of_table)})


# -- checks -----------------------------------------------------------------------------------


def _checks_by(source: Source, split: str | None) -> dict[str, SqlFile]:
    """Return the checks of the source's format whose heads declare a split; None for no split."""
    of_split = {check.name: check for check in checks() if check.declared("Split") == split}
    return {name: of_split[name] for name in of_split if name in check_names(source.format)}


def _of_entries(source: Source) -> list[str]:
    """Return the columns of entries that any check reads, and those that make kinds of files."""
    read = columns_behind(source, "entries", check_names(source.format))
    return list(dict.fromkeys([*read, *_KIND_COLUMNS]))


def _of_all(source: Source) -> tuple[str, ...]:
    """Return the columns of entries that totals of manifests read."""
    return columns_behind(source, "all_entries", [_TOTALS])


def _of_buckets(source: Source) -> list[str]:
    """Return the columns of entries that checks of buckets read."""
    read = columns_behind(source, "entries", [*_checks_by(source, "bucket"), _LIVE])
    return list(dict.fromkeys([*read, "file_path"]))


def _as_findings(answers: Mapping[str, pa.Table]) -> pa.Table:
    return pa.concat_tables([FOUND.empty_table(), *(a.cast(FOUND) for a in answers.values())])


def _where(rows: pa.Table, condition: str) -> pa.Table:
    """Return the rows for which a condition in SQL is true, in the types that they have."""
    return _among(rows, f"SELECT entry_id FROM given WHERE {condition}")


def _among(rows: pa.Table, query: str) -> pa.Table:
    """Return the rows whose ids a query returns; through DuckDB, they would have other types."""
    return rows.filter(pc.is_in(rows["entry_id"], whole(_asked(rows, query)["entry_id"])))


def _asked(given: pa.Table, query: str) -> pa.Table:
    with new_session() as session:
        session.register("given", given)
        return session.sql(query).to_arrow_table()


def _columns(source: Source, names: Iterable[str]) -> pa.Schema:
    known = source.schema_of("entries")
    return pa.schema([column_field(known, name) for name in names])


# -- rows of the shuffles ---------------------------------------------------------------------


def _row(
    kind: str, part: int, relation: str, data: pa.Table, *, has_schema: bool = True
) -> pa.RecordBatch:
    """Return a row; without a schema, which may be larger than the data, for `_rows_of`."""
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, data.schema, options=_COMPRESSION) as writer:
        writer.write_table(data)
    stream = sink.getvalue().to_pybytes()
    stream = stream if has_schema else stream.removeprefix(bytes(data.schema.serialize()))
    row = dict(zip(SHUFFLED.names, (kind, part, relation, stream), strict=True))
    return pa.RecordBatch.from_pylist([row], SHUFFLED)


def _streams_of(
    rows: pa.Table, relation: str, schema: pa.Schema | None = None
) -> Iterator[pa.Table]:
    """Yield the rows of a relation, in the columns of a schema where streams have none."""
    some = rows.filter(pc.equal(rows["relation"], text_scalar(relation)))
    message = b"" if schema is None else bytes(schema.serialize())
    for chunk in some["stream"].chunks:
        for value in chunk:
            stream = value.as_py()
            is_whole = stream.startswith(message)
            yield pa.ipc.open_stream(stream if is_whole else message + stream).read_all()


def _rows_of(rows: pa.Table, relation: str, schema: pa.Schema) -> pa.Table:
    """Return the rows of a relation that came to a partition."""
    return pa.concat_tables([schema.empty_table(), *_streams_of(rows, relation, schema)])


def _entries_of(rows: pa.Table, schema: pa.Schema) -> pa.Table:
    """Return the entries that came to a partition, sorted by id, as they are within each stream."""
    streams = [stream for stream in _streams_of(rows, "entries", schema) if stream.num_rows]
    streams.sort(key=lambda stream: stream["entry_id"][0].as_py())
    entries = pa.concat_tables([schema.empty_table(), *streams])
    ids = to_numbers(whole(entries["entry_id"]))
    # Not so where a manifest is listed twice.
    return entries if (np.diff(ids) >= 0).all() else entries.sort_by("entry_id")


def _damage(rows: pa.Table) -> pa.Table:
    """Return distinct damage: several tasks report damage to the same lists."""
    damage = _rows_of(rows, "damage", DAMAGE)
    return damage.group_by(DAMAGE.names, use_threads=False).aggregate([]).cast(DAMAGE)


def in_types_of(rows: pa.Table, answer: pa.Table) -> pa.Table:
    """Return an answer in the types that Spark takes for rows that it has passed.

    With `spark.sql.execution.arrow.useLargeVarTypes`, Spark passes large texts and bytes. From
    4.3 on, `applyInArrow` refuses others as answer; before, it refuses large ones.
    """
    import pyspark

    is_large = pat.is_large_string(rows.schema.field("kind").type)
    is_returned = tuple(map(int, pyspark.__version__.split(".")[:2])) >= _RETURNS_LARGE
    types = _LARGE if is_large and is_returned else {large: type for type, large in _LARGE.items()}
    fields = [pa.field(f.name, types.get(f.type, f.type)) for f in answer.schema]
    return answer.cast(pa.schema(fields))
