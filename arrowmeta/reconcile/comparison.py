"""Differences between two tables: copies, or a Paimon table and the Iceberg metadata it publishes.

Chooses the snapshots to compare; compares columns, tags, and files. Files are matched by content,
offset and path, relative to any folder that a table is or was in, so that copies match; those
that are live twice get a number. Files without a partner are differences; of the others, each
column is compared in its own type, or else as text. Which files of a Paimon table are in the
metadata that it publishes follows its commit callback (IcebergCommitCallback). Main name:
`compare_sources`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from numpy.typing import NDArray

from arrowmeta.io.options import integer_in, is_on
from arrowmeta.kernels.buffers import flag_array, number_array, to_flags, whole
from arrowmeta.model.reading import live_entries, read_relation
from arrowmeta.model.shape import FIELD_ID, data_fields
from arrowmeta.model.source import Source
from arrowmeta.model.tables import DIFFERENCES, STRUCT_COLUMNS
from arrowmeta.model.value_text import exact_text
from arrowmeta.predicate.session import new_session
from arrowmeta.views.sql_files import session_over

#: Columns of files that are equal in a copy.
_FACTS = (
    *("file_format", "spec_id", "bucket", "total_buckets", "level", "record_count"),
    *("delete_record_count", "file_size_in_bytes", "schema_id", "sequence_number"),
    *("file_sequence_number", "min_sequence_number", "max_sequence_number", "first_row_id"),
    *("sort_order_id", "content_size_in_bytes", "equality_ids", "referenced_data_file"),
    *("write_cols", "extra_files", "embedded_index", "split_offsets", "key_metadata"),
)
_STRUCT_FACTS = tuple(name for name in STRUCT_COLUMNS if name != "column_sizes")
#: Columns of files that published Iceberg metadata has, beside partitions.
_PUBLISHED_FACTS = ("record_count", "file_size_in_bytes")
#: Statistics that published metadata may leave out, but not invent: readers skip files by them.
_PUBLISHED_STATISTICS = ("lower_bounds", "upper_bounds", "null_value_counts")


#: A difference by column; see `model.tables.DIFFERENCES`.
_Row: TypeAlias = dict[str, str | None]
#: Facts of a table as text, by the kind of difference and its subject.
_Facts: TypeAlias = Mapping[tuple[str, str], str]


def compare_sources(a: Source, b: Source) -> pa.Table:
    """Return the differences between two tables: `model.tables.DIFFERENCES`.

    Copies are compared at their open snapshots. A Paimon table is compared with the Iceberg
    snapshot of the same id; if there is none, that is a difference, and files are compared at the
    latest snapshot that both have.
    """
    rows = [*_columns(a, b), *_refs(a, b)]
    if a.format == b.format:
        return _table([*_opened(a, b), *rows], _of_copies(a, b))
    shared, differing = _shared_snapshot(a, b)
    if shared is None:
        return _table([*differing, *rows], [])
    a, b = (table if table.snapshot_id == shared else table.at_snapshot(shared) for table in (a, b))
    times = _publication_times(a, b, shared)
    return _table([*differing, *times, *rows], _of_publication(a, b))


def _table(rows: list[_Row], parts: list[pa.Table]) -> pa.Table:
    first = pa.Table.from_pylist(rows, DIFFERENCES)
    return pa.concat_tables([first, *(part.sort_by("subject") for part in parts)])


def _of_copies(a: Source, b: Source) -> list[pa.Table]:
    facts = [*_FACTS, *(name for root in _STRUCT_FACTS for name in _shared_fields(a, b, root))]
    # Iceberg's deletion vectors are files and are compared as files.
    of_a, of_b = (Side(source, with_vectors=source.format == "paimon") for source in (a, b))
    return list(file_differences(of_a, of_b, facts, _folders(a, b)))


def _of_publication(a: Source, b: Source) -> list[pa.Table]:
    paimon, iceberg = _paimon_first(a, b)
    with_vectors = publishes_vectors(paimon.options)
    levels = published_levels(paimon)
    is_due = partial(is_published, levels=levels, keys_are_disjoint=keeps_first_rows(paimon))
    columns = () if levels is None else PUBLISHED_BY
    sides = [
        Side(paimon, is_due, columns, with_vectors),
        Side(iceberg, partial(_is_file, with_vectors=with_vectors), (), with_vectors),
    ]
    of_a, of_b = sides if paimon is a else reversed(sides)
    statistics = [name for root in _PUBLISHED_STATISTICS for name in _shared_fields(a, b, root)]
    facts = [*_PUBLISHED_FACTS, *_shared_fields(a, b, "partition"), *statistics]
    of_paimon = "a" if paimon is a else "b"
    return [
        part.filter(_is_unfounded(part, statistics, of_paimon))
        for part in file_differences(of_a, of_b, facts, _folders(a, b))
    ]


def _is_unfounded(part: pa.Table, statistics: list[str], of_paimon: str) -> pa.ChunkedArray:
    """Return a mask of the differences: of statistics, those that Paimon does not know.

    Paimon 1.4 publishes zeros for unknown bounds of a column that is NOT NULL (apache/paimon#8732).
    """
    is_fact = pc.invert(pc.is_in(part["difference"], value_set=pa.array(statistics, pa.string())))
    return pc.or_(is_fact, pc.is_null(part[of_paimon]))


def _is_file(files: pa.Table, _: pa.Array, *, with_vectors: bool) -> pa.ChunkedArray:
    """Return a mask of files, without deletion vectors that are compared per data file."""
    is_vector = pc.equal(files["content"], "deletion_vector")
    return pc.invert(pc.and_(is_vector, with_vectors))


def _shared_fields(a: Source, b: Source, root: str) -> list[str]:
    """Return flat names of the fields of a struct column that both tables have."""
    of_a, of_b = (data_fields(source.schema_of("entries").field(root).type) for source in (a, b))
    shared = {field.name for field in of_b}
    return [f"{root}.{field.name}" for field in of_a if field.name in shared]


def _folders(a: Source, b: Source) -> list[str]:
    """Return the present and recorded folders of both tables."""
    storages = (a.storage, b.storage)
    return [at for it in storages for at in (it.location, it.root, it.moved_from) if at]


# -- snapshots ----------------------------------------------------------------------------------


def _opened(a: Source, b: Source) -> list[_Row]:
    ids = [None if table.snapshot_id is None else str(table.snapshot_id) for table in (a, b)]
    return _fact("snapshot", "compared snapshot", *ids) or _times(a, b, a.snapshot_id)


def _times(a: Source, b: Source, snapshot_id: int | None) -> list[_Row]:
    times = [_commit_time(source) for source in (a, b)]
    texts = [None if time is None else time.isoformat(timespec="milliseconds") for time in times]
    return _fact("committed_at", f"snapshot {snapshot_id}", *texts)


def _publication_times(a: Source, b: Source, snapshot_id: int) -> list[_Row]:
    """Return a difference if a snapshot was published before it was committed.

    Its id was reused after a rollback, and the metadata is that of the former snapshot. Releases
    that do not copy the commit time record the time of publication, which is later.
    Spec: Paimon 1.x, core/iceberg/IcebergCommitCallback.java.
    """
    committed, published = (_commit_time(table) for table in _paimon_first(a, b))
    if committed is not None and published is not None and published >= committed:
        return []
    return _times(a, b, snapshot_id)


def _paimon_first(a: Source, b: Source) -> tuple[Source, Source]:
    return (a, b) if a.format == "paimon" else (b, a)


def _shared_snapshot(a: Source, b: Source) -> tuple[int | None, list[_Row]]:
    """Return the snapshot at which a Paimon table and its Iceberg metadata are compared.

    The metadata is published after the commit, so it can be behind; old snapshots are left out. It
    is ahead if Paimon was rolled back: its readers then see removed data.
    """
    paimon, iceberg = _paimon_first(a, b)
    latest, published = paimon.snapshot_id, iceberg.snapshot_id
    committed, listed = _snapshot_ids(paimon), _snapshot_ids(iceberg)
    shared = latest
    if latest not in listed:
        common = (i for i in committed & listed if latest is not None and i < latest)
        shared = max(common, default=None)
    if published is not None and published > max(committed, default=0):
        return shared, _only_in("Paimon table", published, committed, iceberg is a, shared)
    if latest is None or latest in listed:
        return shared, []
    return shared, _only_in("Iceberg metadata", latest, listed, paimon is a, shared)


def _only_in(
    absent_from: str, snapshot_id: int, ids: set[int], is_in_a: bool, shared: int | None
) -> list[_Row]:
    """Return the row of a snapshot that only one table has; the other has the snapshots `ids`."""
    others = f"its latest is {max(ids)}" if ids else "it has none"
    at = "files are not compared" if shared is None else f"files are compared at {shared}"
    name = f"snapshot {snapshot_id}"
    has_a, has_b = (name, None) if is_in_a else (None, name)
    detail = f"the {absent_from} has no {name}, {others}; {at}"
    return _fact("snapshot", name, has_a, has_b, detail)


def _snapshot_ids(source: Source) -> set[int]:
    return {row["snapshot_id"] for row in _rows(source, "snapshots", "snapshot_id")}


def _commit_time(source: Source) -> datetime | None:
    rows = _rows(source, "snapshots", "snapshot_id", "committed_at")
    return {row["snapshot_id"]: row["committed_at"] for row in rows}.get(source.snapshot_id)


# -- columns, tags and branches -----------------------------------------------------------------


def _columns(a: Source, b: Source) -> list[_Row]:
    """Compare columns by id; types only within one format, since Iceberg has fewer."""
    with_types = a.format == b.format
    return _differing(*(_described(source.schema, with_types) for source in (a, b)))


def _differing(of_a: _Facts, of_b: _Facts) -> list[_Row]:
    keys = dict.fromkeys([*of_a, *of_b])
    return [row for key in keys for row in _fact(*key, of_a.get(key), of_b.get(key))]


def _described(schema: pa.Schema, with_types: bool) -> _Facts:
    """Return name and type of each column by id, or by name without one."""
    ids = [(f.metadata or {}).get(FIELD_ID, f.name.encode()).decode() for f in schema]
    texts = [f"{f.name} {f.type}" if with_types else f.name for f in schema]
    return {("column", f"column {key}"): text for key, text in zip(ids, texts, strict=True)}


def _refs(a: Source, b: Source) -> list[_Row]:
    """Compare tags, and branches within one format; those of Paimon are not published.

    Nor are tags of Paimon on expired snapshots, which only Paimon keeps.
    Spec: Paimon 1.x, core/iceberg/IcebergCommitCallback.java (notifyCreation).
    """
    types = ("tag", "branch") if a.format == b.format else ("tag",)
    rows = _differing(*(_ref_snapshots(source, types) for source in (a, b)))
    if a.format == b.format:
        return rows
    paimon, iceberg = ("a", "b") if a.format == "paimon" else ("b", "a")
    listed = {f"snapshot {i}" for i in _snapshot_ids(_paimon_first(a, b)[1])}
    return [row for row in rows if row[iceberg] is not None or row[paimon] in listed]


def _ref_snapshots(source: Source, types: tuple[str, ...]) -> _Facts:
    rows = _rows(source, "refs", "type", "name", "snapshot_id")
    return {
        (row["type"], row["name"]): f"snapshot {row['snapshot_id']}"
        for row in rows
        if row["type"] in types
    }


def _fact(
    difference: str, subject: str, a: str | None, b: str | None, detail: str | None = None
) -> list[_Row]:
    row = dict(zip(DIFFERENCES.names, (difference, subject, a, b, detail), strict=True))
    return [] if a == b else [row]


def _rows(source: Source, relation: str, *columns: str) -> list[dict[str, Any]]:
    return read_relation(source, relation, columns).to_pylist()


_KEY_RANGE = ("partition_bytes", "bucket", "min_key", "max_key")
#: Columns that decide whether a file is published.
PUBLISHED_BY = ("content", "level", "delete_record_count", *_KEY_RANGE)

_MEETING_KEYS = """
SELECT "row"
FROM ranges
WINDOW
    by_key AS (PARTITION BY partition_bytes, bucket ORDER BY min_key, max_key, "row"),
    before AS (by_key ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
QUALIFY min_key <= max(max_key) OVER before OR max_key >= lead(min_key) OVER by_key
"""

_COMPACTION_TRIGGER = 5
#: First Iceberg version with deletion vectors.
_WITH_VECTORS = 3


def published_levels(paimon: Source) -> range | None:
    """Return the levels whose files are all published; None for all levels.

    Readers of Iceberg cannot merge keys. For a table with a primary key only the top level is
    published or, with deletion vectors, every level but level 0.
    Spec: Paimon 1.x, core/iceberg/IcebergCommitCallback.java; api/CoreOptions.java (numLevels).
    """
    if not paimon.shape.primary_key.num_fields:
        return None
    options = paimon.options
    trigger = _number(options.get("num-sorted-run.compaction-trigger"), _COMPACTION_TRIGGER)
    n_levels = _number(options.get("num-levels"), trigger + 1)
    return range(1 if publishes_vectors(options) else n_levels - 1, n_levels)


def publishes_vectors(options: Mapping[str, str]) -> bool:
    """Return whether deletion vectors are published: 64-bit bitmaps, with Iceberg version 3.

    Spec: Paimon 1.x, core/iceberg/IcebergCommitCallback.java (needAddDvToIceberg).
    """
    flags = ("deletion-vectors.enabled", "deletion-vectors.bitmap64")
    version = _number(options.get("metadata.iceberg.format-version"), 2)
    return version >= _WITH_VECTORS and all(is_on(options, flag) for flag in flags)


def is_published(
    files: pa.Table, is_listed: pa.Array, levels: range | None, keys_are_disjoint: bool
) -> pa.ChunkedArray:
    """Return a mask of data files that the Iceberg metadata must list, or may list if it does.

    Metadata created from scratch also lists files of other levels that need no merge: no other file
    has their keys, and they delete nothing. They remain until they are compacted.
    Spec: Paimon 1.x, core/iceberg/IcebergCommitCallback.java (createMetadataWithoutBase),
    core/table/source/MergeTreeSplitGenerator.java.

    Args:
        files: `PUBLISHED_BY` of live files.
        is_listed: mask of files that the metadata lists.
        levels: levels whose files are all published; None for all.
        keys_are_disjoint: whether files above level 0 never share a key, even if ranges overlap.
    """
    is_data = pc.equal(files["content"], "data")
    if levels is None:
        return is_data
    level = pc.fill_null(files["level"], -1)
    is_due = pc.and_(pc.greater_equal(level, levels.start), pc.less(level, levels.stop))
    is_extra = pc.and_(is_listed, pc.and_not(is_data, is_due))
    if pc.any(is_extra).as_py():
        # Before Paimon 0.8 the number of deleted rows is unknown, but key ranges are not.
        needs_merge = pc.or_kleene(
            _meets_other_keys(files, is_listed), pc.greater(files["delete_record_count"], 0)
        )
        if keys_are_disjoint:
            needs_merge = pc.and_(needs_merge, pc.less(level, 1))
        is_extra = pc.and_not(is_extra, pc.fill_null(needs_merge, False))
    return pc.and_(is_data, pc.or_(is_due, is_extra))


def keeps_first_rows(paimon: Source) -> bool:
    """Return whether compaction drops rows whose key is in another level."""
    return paimon.options.get("merge-engine", "").lower() == "first-row"


def _meets_other_keys(files: pa.Table, is_listed: pa.Array) -> pa.Array:
    """Return a mask of files whose key range overlaps that of another listed file in the bucket."""
    ranges = files.select(_KEY_RANGE)
    ranges = ranges.append_column("row", number_array(np.arange(files.num_rows)))
    with new_session() as session:
        session.register("ranges", ranges.filter(is_listed))
        rows = session.sql(_MEETING_KEYS).to_arrow_table()["row"]
    return pc.is_in(ranges["row"], value_set=rows.combine_chunks())


def _number(text: str | None, otherwise: int) -> int:
    number = integer_in(text and text.strip())
    return otherwise if number is None else number


# -- files -----------------------------------------------------------------------------------------


def storage_paths(paths: pa.ChunkedArray) -> pa.ChunkedArray:
    """Return paths in their canonical spelling."""
    query = "SELECT storage_path(path) AS path FROM recorded"
    with session_over(query, {"recorded": pa.table([paths], names=["path"])}) as session:
        answer = session.sql(query).to_arrow_table()
    return answer["path"]


def names_below(paths: pa.ChunkedArray, folders: Sequence[str]) -> pa.ChunkedArray:
    """Return paths relative to the longest matching folder; the whole path if none matches."""
    spelled = storage_paths(pa.chunked_array([pa.array(folders, pa.string())])).to_pylist()
    roots = sorted({folder.rstrip("/") for folder in spelled}, key=len, reverse=True)
    below = f"^(?:{'|'.join(map(re.escape, roots))})/"
    return pc.replace_substring_regex(storage_paths(paths), below, "")


#: Pairs of rows with the same file, -1 where a table lacks it. Files with the same content, path
#: and offset are numbered by their level.
_MATCHED = """
WITH numbered AS (
    SELECT
        * REPLACE (coalesce(content_offset, -1) AS content_offset),
        row_number() OVER (
            PARTITION BY is_of_a, content, name, content_offset ORDER BY coalesce(level, -1), "row"
        ) AS nth
    FROM keys
)
SELECT coalesce(a."row", -1) AS at_a, coalesce(b."row", -1) AS at_b
FROM (FROM numbered WHERE is_of_a) AS a
FULL JOIN (FROM numbered WHERE NOT is_of_a) AS b USING (content, name, content_offset, nth)
"""
_KEY = ("content", "content_offset", "level")
_SHOWN = ("record_count", "file_size_in_bytes")
#: Column with the path of another file of the table.
_OTHER_FILE = "referenced_data_file"


class Side(Struct, frozen=True):
    """One of the two tables.

    Attributes:
        takes_part: returns a mask of files to compare, given their columns and a mask of files that
            the other table has.
        columns: columns that `takes_part` reads.
        with_vectors: whether to compare the number of rows deleted by deletion vectors.
    """

    source: Source
    takes_part: Callable[[pa.Table, pa.Array], pa.ChunkedArray] | None = None
    columns: Sequence[str] = ()
    with_vectors: bool = False


def file_differences(
    a: Side, b: Side, facts: Sequence[str], folders: Sequence[str]
) -> Iterator[pa.Table]:
    """Yield files that only one table has, and columns that differ for the others.

    Args:
        facts: columns of entries to compare, or flat names.
        folders: present and former locations of the tables, to which paths are relative.
    """
    files_a, files_b = (_live_files(side, facts, folders) for side in (a, b))
    at_a, at_b = _matched(files_a, files_b)
    in_both = (at_a >= 0) & (at_b >= 0)
    for side, files, rows in ((a, files_a, at_a), (b, files_b, at_b)):
        if side.takes_part is not None:
            has_other = np.zeros(files.num_rows, dtype=bool)
            has_other[rows[in_both]] = True
            is_compared = to_flags(whole(side.takes_part(files, flag_array(has_other))))
            rows[~np.append(is_compared, False)[rows]] = -1
    yield _only(files_a.take(number_array(at_a[(at_a >= 0) & (at_b < 0)])), "a")
    yield _only(files_b.take(number_array(at_b[(at_b >= 0) & (at_a < 0)])), "b")
    in_both = (at_a >= 0) & (at_b >= 0)
    both_a, both_b = (
        files.take(number_array(rows[in_both]))
        for files, rows in ((files_a, at_a), (files_b, at_b))
    )
    of_both = set(both_a.column_names) & set(both_b.column_names)
    for fact in dict.fromkeys([*facts, "deletion_vector"]):
        if fact in of_both:
            yield _unequal(both_a, both_b, fact)


def _live_files(side: Side, facts: Sequence[str], folders: Sequence[str]) -> pa.Table:
    """Return columns of live files, and their paths relative to the table as `name`."""
    names = dict.fromkeys(["file_path", *_KEY, *_SHOWN, *facts, *side.columns])
    files = live_entries(side.source, "files", list(names)).combine_chunks()
    columns = dict(zip(files.column_names, files.columns, strict=True))
    columns["name"] = names_below(columns["file_path"], folders)
    if _OTHER_FILE in columns:
        columns[_OTHER_FILE] = names_below(columns[_OTHER_FILE], folders)
    if side.with_vectors:
        columns["deletion_vector"] = _deleted_rows(side.source, columns["file_path"])
    return pa.table(columns)


def _deleted_rows(source: Source, paths: pa.ChunkedArray) -> pa.ChunkedArray:
    """Return the number of rows that deletion vectors delete by file; null without one."""
    vectors = read_relation(source, "deletion_vectors", ["data_file_path", "cardinality"])
    vectors = vectors.combine_chunks()
    at = pc.index_in(paths, vectors["data_file_path"].combine_chunks())
    return vectors["cardinality"].combine_chunks().take(at.combine_chunks())


def _matched(a: pa.Table, b: pa.Table) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the rows of each file in both tables; see `_MATCHED`."""
    keys = []
    for files, is_of_a in ((a, True), (b, False)):
        sides = flag_array(np.full(files.num_rows, is_of_a))
        rows = number_array(np.arange(files.num_rows))
        keys.append(
            files.select([*_KEY, "name"]).append_column("is_of_a", sides).append_column("row", rows)
        )
    tables = {"keys": pa.concat_tables(keys, promote_options="default")}
    with session_over(_MATCHED, tables) as session:
        pairs = session.execute(_MATCHED).fetchnumpy()
    return pairs["at_a"], pairs["at_b"]


def _only(files: pa.Table, side: str) -> pa.Table:
    count, size = (files[name].cast(pa.string()) for name in _SHOWN)
    has = pc.binary_join_element_wise(
        pc.coalesce(count, "unknown"), " rows, ", pc.coalesce(size, "unknown"), " bytes", ""
    )
    absent = pa.nulls(files.num_rows, pa.string())
    a, b = (has, absent) if side == "a" else (absent, has)
    return differences("file", files["name"], a, b, files["content"])


def _unequal(a: pa.Table, b: pa.Table, fact: str) -> pa.Table:
    """Return the files whose column differs; both tables have the same files in the same order."""
    of_a, of_b = (_listed(side[fact].combine_chunks()) for side in (a, b))
    rows = number_array(np.arange(a.num_rows))
    # `pc.equal` differs from equal text for zeros and NaN, and is not implemented for some types.
    odd = (pa.types.is_floating, pa.types.is_nested, pa.types.is_null)
    if of_a.type == of_b.type and not any(is_a(of_a.type) for is_a in odd):
        is_equal = pc.fill_null(pc.equal(of_a, of_b), False)
        both_null = pc.and_(of_a.is_null(), of_b.is_null())
        rows = rows.filter(pc.invert(pc.or_(is_equal, both_null)))
    # Different types are compared as text.
    text_a, text_b = (exact_text(values.take(rows)) for values in (of_a, of_b))
    is_other = pc.fill_null(pc.not_equal(text_a, text_b), True)
    is_other = pc.and_(is_other, pc.or_(text_a.is_valid(), text_b.is_valid()))
    unequal = rows.filter(is_other)
    names = a["name"].combine_chunks().take(unequal)
    return differences(fact, names, text_a.filter(is_other), text_b.filter(is_other))


def _listed(values: pa.Array) -> pa.Array:
    """Return lists, such as field ids, as text; other values unchanged."""
    if not pa.types.is_list(values.type) or pa.types.is_nested(values.type.value_type):
        return values  # nested values have neither text nor bounds
    return pc.binary_join(values.cast(pa.list_(pa.string())), ", ")


def differences(
    difference: str, subject: pa.Array, a: pa.Array, b: pa.Array, detail: pa.Array | None = None
) -> pa.Table:
    """Return rows of `model.tables.DIFFERENCES` for one kind of difference."""
    n_rows = len(subject)
    kind = pa.repeat(pa.scalar(difference), n_rows)
    details = pa.nulls(n_rows, pa.string()) if detail is None else detail
    return pa.table([kind, subject, a, b, details], schema=DIFFERENCES)
