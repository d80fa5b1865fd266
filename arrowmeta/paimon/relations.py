"""Relations of Paimon other than entries and index files: of JSON, and of manifest lists.

`snapshot_holders` returns the snapshots that a branch keeps (as snapshots, tags or changelogs),
each of which knows the files that it names; `snapshot_manifests` decodes their manifest lists and
adds the index manifests. Other functions return one relation as an Arrow table: `snapshots`,
`history`, `refs`, `schemas`, `statistics`, ... Bounds in statistics files are text and are not
converted. `metadata_files` has all metadata files of all branches: snapshots, schemas, tags,
changelogs, consumers and hints are listed; snapshots refer to manifest lists, index manifests and
statistics, lists to manifests and their sidecars, and index manifests to index files.

Spec: Paimon 1.x, ManifestFileMeta.SCHEMA, ManifestList.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct, field
from msgspec.structs import asdict, replace

from arrowmeta.avro.container import Announced, AvroFile
from arrowmeta.avro.decode import DamageReport, OnDamage
from arrowmeta.avro.fields import Files, read_table
from arrowmeta.avro.metadata_reader import MetadataReader, read_each
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, in_file
from arrowmeta.io.document import Int64, read_document, texts_of
from arrowmeta.io.options import NOT_NEGATIVE, integer_in
from arrowmeta.io.storage import Storage
from arrowmeta.kernels.buffers import (
    array_of,
    flag_array,
    int_array,
    table_of_rows,
    text_array,
    text_scalar,
    to_flags,
    to_numbers,
)
from arrowmeta.kernels.rows import FileSet, Rows, first_facts
from arrowmeta.model import tables
from arrowmeta.model.shape import FieldId, TableShape
from arrowmeta.model.tables import (
    DECIDING_COLUMNS,
    HINTS,
    FileKind,
    MetadataFile,
    decoded_schema,
    first_references,
    to_batch,
    to_table,
)
from arrowmeta.paimon.fields import COUNTS, MANIFESTS, ListContext
from arrowmeta.paimon.file_index import IndexSpan, read_container, read_index
from arrowmeta.paimon.history import (
    BRANCH_KINDS,
    EARLIEST,
    LATEST,
    SHARED_FOLDERS,
    History,
    Layout,
    Snapshot,
)
from arrowmeta.paimon.index_files import located_index_files
from arrowmeta.paimon.schema import TableSchema, names_in, read_schemas, to_text

# -- snapshots and the files that they name --------------------------------------------------------

SnapshotFileKind: TypeAlias = Literal["snapshot", "tag", "changelog"]

#: Roles of manifest lists.
LISTS = ("base", "delta", "changelog")
#: Field, folder and kind of the file with each role in a snapshot.
_ROLES: dict[str, tuple[str, str, FileKind]] = {
    **{role: (f"{role}_manifest_list", "manifest", "manifest list") for role in LISTS},
    "index": ("index_manifest", "manifest", "index manifest"),
    "statistics": ("statistics", "statistics", "statistics"),
}
#: Roles of files that must exist, by kind of file that keeps the snapshot.
_EXPECTED: dict[SnapshotFileKind, Collection[str]] = {
    "snapshot": _ROLES,
    "tag": ("base", "delta", "index", "statistics"),
    "changelog": (),
}


class NamedFile(Struct, frozen=True):
    """Metadata file that a snapshot names.

    Attributes:
        role: `base`, `delta` or `changelog` of a manifest list; `index` or `statistics`.
        kind: kind of the file.
        path: its path.
        is_expected: whether a missing file is damage.
        size: bytes of a manifest list; None if not recorded (before Paimon 1.1).
    """

    role: str
    kind: FileKind
    path: str
    is_expected: bool
    size: int | None


class SnapshotHolder(Struct, frozen=True):
    """Snapshot of a layout, and kind and path of the file that keeps it."""

    snapshot: Snapshot
    file_kind: SnapshotFileKind
    path: str
    layout: Layout

    def files(self, roles: Iterable[str] = LISTS) -> list[NamedFile]:
        """Return the files with some roles that the snapshot names.

        Expiration deletes the changelog list of a snapshot. A snapshot that is kept only as a
        changelog has the list for readers of changes: the changelog list, else the delta list.
        Spec: Paimon 2.x, core/table/ExpireSnapshotsImpl.java, core/operation/SnapshotDeletion.java.
        """
        files, expected = [], _EXPECTED[self.file_kind]
        for role in roles:
            field, folder, kind = _ROLES[role]
            if name := getattr(self.snapshot, field):
                path = self.layout.file(folder, name)
                size = getattr(self.snapshot, f"{field}_size", None)
                files.append(NamedFile(role, kind, path, role in expected, size))
        return files


def with_file(history: History, snapshot: Snapshot) -> SnapshotHolder:
    """Return a snapshot with the kind of file that keeps it: snapshot, tag or changelog.

    A snapshot that only a changelog keeps is expected to have the files that a tag keeps.
    """
    if history.has(snapshot.id):
        path = history.layout.path("snapshot", snapshot.id)
        return SnapshotHolder(snapshot, "snapshot", path, history.layout)
    tags = history.tags_of(snapshot.id)
    kind, name = ("tag", tags[0].name) if tags else ("changelog", str(snapshot.id))
    return SnapshotHolder(snapshot, "tag", history.layout.path(kind, name), history.layout)


def snapshot_holders(history: History, reader: MetadataReader) -> list[SnapshotHolder]:
    """Return all snapshots that a file keeps, each once, ordered by id."""
    holders: dict[tuple[object, ...], SnapshotHolder] = {}
    for (file_kind, path, _), snapshot in read_each(
        lambda file: history.read(*file[1:]),
        _files(history),
        history.storage.at_once,
        lambda file, error: reader.on_damage(file[0])(error),
    ):
        # After a rollback, ids are used again: a tag may keep another snapshot with the same id.
        identity = (snapshot.id, snapshot.base_manifest_list, snapshot.delta_manifest_list)
        holders.setdefault(identity, SnapshotHolder(snapshot, file_kind, path, history.layout))
    return sorted(holders.values(), key=lambda holder: holder.snapshot.id)


def _files(history: History) -> Iterator[tuple[SnapshotFileKind, str, int | None]]:
    """Yield kind, path and id of the files that keep snapshots; the id of a tag is None.

    Of several files of one snapshot, the file that implies most metadata files comes first.
    """
    layout = history.layout
    for snapshot_id in history.ids():
        yield "snapshot", layout.path("snapshot", snapshot_id), snapshot_id
    for name in history.names("tag"):
        yield "tag", layout.path("tag", name), None
    for snapshot_id in history.ids("changelog"):
        yield "changelog", layout.path("changelog", snapshot_id), snapshot_id


# -- manifest lists ------------------------------------------------------------------------------

#: Name of a file in the manifest folder.
FILE_NAME = r"^[^/\\\x00]+$"


class ListFile(NamedTuple):
    """Manifest list of a snapshot.

    Attributes:
        file: its content.
        role: `base`, `delta` or `changelog`; the manifests of a base list are of earlier snapshots.
        reference_id: snapshot that refers to it.
    """

    file: AvroFile
    role: str
    reference_id: int


def listed_manifests_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `all_manifests`, the path of the list, and extra files by name.

    Extra files, such as sidecars, are in the folder of the manifests.
    """
    listed_by = pa.field("manifest_list", pa.string(), nullable=False)
    extra_files = pa.field("extra_files", pa.list_(pa.string()))
    return decoded_schema("all_manifests", shape).append(listed_by).append(extra_files)


def read_manifest_lists(
    lists: Sequence[ListFile], shape: TableShape, manifest_folder: str, on_damage: OnDamage
) -> pa.Table:
    """Decode manifest lists, in order, to the columns of `listed_manifests_schema`."""
    facts: dict[str, list[Any]] = {
        "content": ["changelog" if each.role == "changelog" else "data" for each in lists],
        "role": [each.role for each in lists],
        "snapshot_id": [None if each.role == "base" else each.reference_id for each in lists],
        "reference_id": [each.reference_id for each in lists],
        "path": [each.file.path for each in lists],
    }
    files = Files([each.file for each in lists], facts, on_damage)
    context, schema = ListContext(shape, manifest_folder), listed_manifests_schema(shape)
    return read_table(MANIFESTS, files, context, schema, _with_file_names)


def _with_file_names(rows: Rows, damage: DamageReport) -> Rows:
    """Drop rows whose file name is not the name of a file in the manifest folder."""
    names = rows.field("_FILE_NAME", pa.string())
    is_name = to_flags(names.is_valid()) & to_flags(pc.match_substring_regex(names, FILE_NAME))
    for row in np.flatnonzero(~is_name):
        reason = f"{names[row].as_py()!r:.80} is not a valid name of a manifest"
        error = CorruptMetadataError(reason, row=int(row))
        damage.report(error, rows.locate(error))
    return rows if is_name.all() else rows.where(is_name)


#: Number of snapshots whose lists are decoded together.
_SNAPSHOTS_PER_READ = 64


def snapshot_manifests(
    snapshots: Sequence[SnapshotHolder], shape: TableShape, layout: Layout, reader: MetadataReader
) -> pa.Table:
    """Return the manifests of snapshots in the columns of `listed_manifests_schema`.

    The manifests of lists come first, in the order of the snapshots, then the index manifests.
    """
    schema, folder = listed_manifests_schema(shape), layout.folder("manifest")
    on_damage, step = reader.on_damage("manifest list"), _SNAPSHOTS_PER_READ
    groups = (snapshots[start : start + step] for start in range(0, len(snapshots), step))
    lists = (list(_list_files(group, reader)) for group in groups)
    parts = [read_manifest_lists(some, shape, folder, on_damage) for some in lists]
    listed = pa.concat_tables([pa.Table.from_batches([], schema), *parts])
    _check_empty_lists(snapshots, listed, reader)
    return pa.concat_tables([listed, _index_manifests(snapshots, schema)])


def _check_empty_lists(
    snapshots: Sequence[SnapshotHolder], listed: pa.Table, reader: MetadataReader
) -> None:
    """Report lists without manifests whose snapshot counts rows in them.

    Before Paimon 1.1, snapshots do not record the length of a list. The rows of the base are those
    of the snapshot without those of its delta (FileStoreCommitImpl, Paimon 1.3).
    """
    filled = set(listed["manifest_list"].to_pylist())
    for snapshot, lists in ((holder.snapshot, holder.files()) for holder in snapshots):
        total, delta = snapshot.total_record_count, snapshot.delta_record_count
        if total is None or delta is None:
            continue
        n_rows = {"base": total - delta, "delta": delta}
        for each in lists:
            n_lost = n_rows.get(each.role, 0)
            if n_lost and each.is_expected and each.path not in filled | reader.damage_log.paths:
                reason = (
                    f"it lists no manifest, but snapshot {snapshot.id} counts {n_lost:,} rows in "
                    f"its {each.role}"
                )
                error = CorruptMetadataError(reason, path=each.path, is_read=True)
                reader.on_damage("manifest list")(error)


def _list_files(snapshots: Sequence[SnapshotHolder], reader: MetadataReader) -> Iterator[ListFile]:
    lists = [(each, holder.snapshot.id) for holder in snapshots for each in holder.files()]
    expected = [each.is_expected for each, _ in lists]
    files = reader.load_all([each.path for each, _ in lists], "manifest list", expected)
    for file, (each, snapshot_id) in zip(files, lists, strict=True):
        if file is not None:
            announced = Announced("the snapshot", each.size, length_is_sure=True)
            yield ListFile(file._replace(announced=announced), each.role, snapshot_id)


def _index_manifests(snapshots: Sequence[SnapshotHolder], schema: pa.Schema) -> pa.Table:
    """Return one row per index manifest; snapshots record only its name."""
    named = [(file.path, holder) for holder in snapshots for file in holder.files(["index"])]
    columns = {
        "manifest_path": text_array([path for path, _ in named]),
        "content": text_array(["index"] * len(named)),
        "reference_snapshot_id": int_array([holder.snapshot.id for _, holder in named]),
        "manifest_list": text_array([holder.path for _, holder in named]),
    }
    return pa.Table.from_batches([to_batch(columns, schema, len(named))])


def with_writers(manifests: pa.Table) -> pa.Table:
    """Fill `added_snapshot_id` of manifests in base lists from the delta lists of snapshots."""
    of_deltas = manifests.filter(pc.is_valid(manifests["added_snapshot_id"]))
    at = pc.index_in(manifests["manifest_path"], of_deltas["manifest_path"].combine_chunks())
    column = manifests.schema.get_field_index("added_snapshot_id")
    written_by = of_deltas["added_snapshot_id"].combine_chunks().take(at.combine_chunks())
    return manifests.set_column(column, manifests.schema.field(column), written_by)


def distinct_manifests(manifests: pa.Table) -> pa.Table:
    """Return the columns that `read_entries` needs, one row per data or changelog manifest.

    They are in the order in which snapshots first name them.
    """
    with_files = manifests.filter(pc.not_equal(manifests["content"], text_scalar("index")))
    facts = ("length", "content", "added_snapshot_id", *COUNTS)
    return first_facts(with_files, "manifest_path", facts)


# -- relations of JSON -----------------------------------------------------------------------------

Row: TypeAlias = dict[str, object]


class _ColumnStatistics(Struct):
    """Statistics of a column, by the names in the relation."""

    field_id: FieldId = field(name="colId")
    distinct_count: Int64 | None = field(name="distinctCount", default=None)
    null_count: Int64 | None = field(name="nullCount", default=None)
    lower: str | None = field(name="min", default=None)
    upper: str | None = field(name="max", default=None)
    average_length: Int64 | None = field(name="avgLen", default=None)
    max_length: Int64 | None = field(name="maxLen", default=None)


class _Statistics(Struct):
    """A statistics file, by the names in the relation.

    Spec: Paimon 2.x, core/stats/Statistics.java, ColStats.java.
    """

    snapshot_id: Int64 = field(name="snapshotId")
    schema_id: Int64 = field(name="schemaId")
    record_count: Int64 | None = field(name="mergedRecordCount", default=None)
    record_size: Int64 | None = field(name="mergedRecordSize", default=None)
    columns: dict[str, _ColumnStatistics | None] | None = field(name="colStats", default=None)


def snapshots_table(history: History, reader: MetadataReader) -> pa.Table:
    """Return the relation `snapshots` of one branch, ordered by id."""
    snapshots = history.snapshots(reader.on_damage("snapshot"))
    rows = ({**_facts(each), "branch": history.layout.branch} for each in snapshots)
    return to_table("snapshots", rows)


def history_table(history: History, snapshot_id: int | None, reader: MetadataReader) -> pa.Table:
    """Return the relation `history`; the snapshots of a branch form a single line."""
    current = 0 if snapshot_id is None else snapshot_id
    snapshots = history.snapshots(reader.on_damage("snapshot"))
    rows = ({**_facts(each), "is_current_ancestor": each.id <= current} for each in snapshots)
    return to_table("history", rows)


def consumers_table(history: History, reader: MetadataReader) -> pa.Table:
    """Return the relation `consumers` of one branch."""
    consumers = history.consumers(reader.on_damage("consumer")).items()
    return to_table("consumers", ({"consumer_id": n, "next_snapshot_id": i} for n, i in consumers))


def hints_table(history: History) -> pa.Table:
    """Return the hint files of one branch: the recorded and the real latest and earliest snapshot.

    A hint may be absent, since readers can list the folder.
    """
    ids = history.ids()
    ends = {LATEST: str(ids[-1]), EARLIEST: str(ids[0])} if ids else {}
    effects = {LATEST: _effect_of_latest, EARLIEST: _effect_of_earliest}
    rows = [
        {
            "path": history.layout.file("snapshot", name),
            "claim": claim,
            "truth": ends.get(name),
            "effect": None if claim == ends.get(name) else effects[name](claim, ids),
        }
        for name in (LATEST, EARLIEST)
        if (claim := history.hint_text(name)) is not None
    ]
    return pa.Table.from_pylist(rows, HINTS)


def _effect_of_latest(claim: str, ids: Sequence[int]) -> str:
    """Return what readers do with a wrong hint at the latest snapshot.

    Java trusts it if the next snapshot does not exist.
    Spec: Paimon 2.x, core/utils/HintFileUtils.java (findLatest); pypaimon 2.1, snapshot_manager.py.
    """
    named = integer_in(claim, NOT_NEGATIVE)
    if not named or named + 1 in ids:
        return "readers list the folder instead, which takes longer"
    if named in ids:
        return f"readers take snapshot {named} for the latest, and read an old state of the table"
    return (
        f"Java takes snapshot {named}, which does not exist, for the latest: queries and commits "
        "fail; pypaimon lists the folder instead"
    )


def _effect_of_earliest(claim: str, ids: Sequence[int]) -> str:
    """Return what readers do with a wrong hint at the earliest snapshot.

    Java trusts it if that snapshot exists.
    Spec: Paimon 2.x, core/utils/HintFileUtils.java (findEarliest), SnapshotManager.java
    (earlierOrEqualTimeMills), core/table/ExpireSnapshotsImpl.java; pypaimon 2.1,
    snapshot_manager.py (try_get_earliest_snapshot).
    """
    named = integer_in(claim, NOT_NEGATIVE)
    if named is not None and named in ids:
        return (
            f"readers take snapshot {named} for the earliest: older ones are not found by time, "
            "and are never expired, so their files stay"
        )
    if named is None:
        then = "pypaimon fails to find a snapshot by time"
    elif ids and named < ids[0]:
        then = f"pypaimon tries each id from {named} on"
    else:
        then = f"pypaimon finds no snapshot from {named} on"
    return f"Java lists the folder instead, which takes longer; {then}"


def refs_table(history: History, on_damage: OnDamage) -> pa.Table:
    """Return the relation `refs`: the tags of one branch, and the branches of its table."""
    read_tags = history.tags(on_damage)
    tags: list[Row] = [{**asdict(tag), "type": "tag", **_facts(tag.snapshot)} for tag in read_tags]
    branches = [_branch_row(history.branch(name), on_damage) for name in history.names("branch")]
    return to_table("refs", tags + branches)


def _branch_row(history: History, on_damage: OnDamage) -> Row:
    """Return the row of a branch; its creation time is the modification time of its folder.

    Spec: Paimon 2.x, core/table/system/BranchesTable.java.
    """
    created_at = history.storage.modified_at(history.layout.root)
    row: Row = {"name": history.layout.branch, "type": "branch", "created_at": created_at}
    try:
        latest = history.latest()
        return row if latest is None else row | _facts(latest)
    except ArrowMetaError as error:
        on_damage(error)
        return {**row, "snapshot_id": history.latest_id()}


def schemas_table(schemas: Sequence[TableSchema], columns: Collection[str]) -> pa.Table:
    """Return the relation `schemas`; the type is without NOT NULL, which is in `nullable`.

    The options of a schema are repeated for each column, and only built if they are wanted.
    """
    table = to_table("schemas", [row for schema in schemas for row in _column_rows(schema)])
    if "table_options" not in columns:
        return table
    at = table.schema.get_field_index("table_options")
    options = array_of([each.options for each in schemas], table.schema.field(at).type)
    owners = [idx for idx, schema in enumerate(schemas) for _ in schema.fields]
    return table.set_column(at, table.schema.field(at), options.take(int_array(owners)))


def specs_table(schema: TableSchema) -> pa.Table:
    """Return the relation `specs`: the partition keys and the bucket."""
    ids = {column.name: column.id for column in schema.fields}
    keys = schema.partition_keys
    rows: list[Row] = [{"field_id": ids[it], "source_column": it, "name": it} for it in keys]
    if (transform := _bucket_transform(schema)) is not None:
        source = ", ".join(schema.bucket_keys) or None
        rows.append({"source_column": source, "name": "bucket", "transform": transform})
    return to_table("specs", _of_default(rows))


def _bucket_transform(schema: TableSchema) -> str | None:
    """Return the transform of the bucket; None for tables without buckets.

    Spec: Paimon 2.x, api/CoreOptions.java (bucket, bucket-function.type); table/BucketMode.java.
    """
    text = schema.options.get("bucket", "-1").strip()
    if text == "-1":
        return "bucket[dynamic]" if schema.primary_keys else None
    if text == "-2":
        return "bucket[postpone]"
    is_modulo = schema.options.get("bucket-function.type", "default").lower() == "mod"
    return f"{'mod' if is_modulo else 'bucket'}[{text}]"


def sort_orders_table(schema: TableSchema) -> pa.Table:
    """Return the relation `sort_orders`: what compaction sorts files by.

    By clustering columns if the table has them instead of the key, or for incremental clustering of
    a table without a key; else by key, then by sequence fields.
    Spec: Paimon 2.x, api/CoreOptions.java (pk-clustering-override, clustering.columns,
    clustering.incremental, sequence.field, sequence.field.sort-order).
    """
    order = schema.options.get("sequence.field.sort-order", "ascending").strip().lower()
    sequence = schema.options.get("sequence.field", "") if schema.primary_keys else ""
    columns, transform = schema.trimmed_primary_keys, "identity"
    if schema.is_clustered:
        (columns, transform), sequence = _clustering(schema), ""
    direction = "desc" if order == "descending" else "asc"
    sorted_by = [(name, "asc") for name in columns]
    sorted_by += [(name, direction) for name in names_in(sequence)]
    rows = ({"source_column": name, "direction": way} for name, way in sorted_by)
    return to_table("sort_orders", _of_default(rows, transform))


def _clustering(schema: TableSchema) -> tuple[tuple[str, ...], str]:
    """Return the clustering columns, those of a space-filling curve as one, and the transform.

    Spec: Paimon 2.x, api/CoreOptions.java (clusteringStrategy);
    core/mergetree/compact/clustering/ClusteringFileRewriter.java (plain order with a key).
    """
    names, options = schema.clustering_columns, schema.options
    named = options.get("clustering.strategy") or options.get("sink.clustering.strategy") or "auto"
    strategy = named.strip().lower()
    if strategy == "auto":
        strategy = "order" if len(names) == 1 else "zorder" if len(names) < _MANY else "hilbert"
    if schema.primary_keys or strategy == "order" or not names:
        return names, "identity"
    return (", ".join(names),), strategy


#: Number of columns from which on the default strategy is a Hilbert curve.
_MANY = 5


def _of_default(rows: Iterable[Mapping[str, object]], transform: str = "identity") -> Iterator[Row]:
    for position, row in enumerate(rows):
        yield {"transform": transform, **row, "is_default": True, "position": position}


def _column_rows(schema: TableSchema) -> Iterator[Row]:
    both = (schema.partition_keys, schema.primary_keys)
    partition_keys, primary_keys = ({name: at for at, name in enumerate(it)} for it in both)
    for position, column in enumerate(schema.fields):
        yield {
            "schema_id": schema.id,
            "field_id": column.id,
            "position": position,
            "name": column.name,
            "write_default": column.default,
            "type": to_text(replace(column.type, nullable=True)),
            "nullable": column.type.nullable,
            "is_partition_key": column.name in partition_keys,
            "is_primary_key": column.name in primary_keys,
            "doc": column.description,
            "partition_key_position": partition_keys.get(column.name),
            "primary_key_position": primary_keys.get(column.name),
            "updated_at": schema.time_millis,
            "table_comment": schema.comment,
        }


def _facts(snapshot: Snapshot) -> Row:
    """Return the fields of a snapshot, under the names of columns.

    The parent is the id before, expired or not: each commit increments the id; the first is 1.
    Spec: Paimon 2.x, core/operation/FileStoreCommitImpl.java.
    """
    return {
        **asdict(snapshot),
        "snapshot_id": snapshot.id,
        "parent_id": snapshot.id - 1 if snapshot.id > 1 else None,
        **dict.fromkeys(("committed_at", "made_current_at"), snapshot.time_millis),
        "operation": snapshot.operation or snapshot.commit_kind,
        "summary": _summary(snapshot),
    }


#: Fields of snapshots that have no column.
_IN_SUMMARY = (
    *("commit_kind", "commit_identifier", "changelog_record_count", "next_row_id", "statistics"),
    *(f"{role}_manifest_list_size" for role in ("base", "delta", "changelog")),
    *("version", "uuid", "writer_version"),
)


def _summary(snapshot: Snapshot) -> dict[str, str]:
    """Return the properties of the snapshot, and its fields without a column."""
    fields = {name: getattr(snapshot, name) for name in _IN_SUMMARY}
    offsets = texts_of(snapshot.log_offsets).items()
    return {
        **texts_of(snapshot.properties),
        **{name: str(value) for name, value in fields.items() if value is not None},
        **{f"log_offset.{bucket}": at for bucket, at in offsets},
    }


def statistics_table(
    history: History, snapshot: Snapshot | None, reader: MetadataReader
) -> pa.Table:
    """Return the relation `statistics`: one row for the table, then one per column.

    A commit that does not change the schema keeps the statistics of the snapshot before it.
    Spec: Paimon 2.x, core/stats/StatsFileHandler.java.
    """
    if snapshot is None or snapshot.statistics is None:
        return to_table("statistics", ())
    on_damage = reader.on_damage("statistics")
    path = history.layout.file("statistics", snapshot.statistics)
    try:
        written = read_document(history.storage, path, _Statistics)
    except (FileNotFoundError, ArrowMetaError) as error:
        missing = CorruptMetadataError("the file is missing", path=path)
        on_damage(error if isinstance(error, ArrowMetaError) else missing)
        return to_table("statistics", ())
    of_table: Row = {**asdict(written), "file_path": path}
    of_columns = (
        {**of_table, "column_name": name, **asdict(stats)}
        for name, stats in (written.columns or {}).items()
        if stats is not None
    )
    return to_table("statistics", [of_table, *of_columns])


# -- relation ------------------------------------------------------------------------------------

#: Columns of entries that locate their indexes.
SOURCE_COLUMNS = (*DECIDING_COLUMNS, "file_path", "record_count", "extra_files", "embedded_index")

#: Columns of the relation, in the order of what is listed of an index.
_LISTED = (
    *("data_file_path", "index_path", "column_name", "index_type", "content_offset"),
    *("content_size_in_bytes", "detail", "entry_id"),
)
_SUFFIX = ".index"

#: Reads a file; returns None if it cannot be read.
ReadFile = Callable[[str], bytes | memoryview | None]


def file_indexes_table(
    entries: pa.Table, schema: pa.Schema, read: ReadFile, on_damage: OnDamage
) -> pa.Table:
    """Return columns of the relation `file_indexes`, without indexes of deleted files.

    Small indexes are in the manifest entry, others in an extra file beside the data file. Only the
    headers of containers are read and, for the column `detail`, those of indexes.
    Spec: Paimon 1.x, core/io/DataFileIndexWriter.java.

    Args:
        entries: the columns `SOURCE_COLUMNS`.
        read: reads the files beside data files.
        on_damage: called with each container that cannot be read.
    """
    indexed = _indexed(entries)
    n_rows = indexed["record_count"].to_pylist()
    data_files, entry_ids = (indexed[name].to_pylist() for name in ("file_path", "entry_id"))
    rows: list[dict[str, object]] = []
    for row, path, data in _containers(indexed, read):
        place = path or f"{data_files[row]} (in its entry)"
        try:
            container = read_container(data, n_rows[row])
        except ArrowMetaError as error:
            on_damage(in_file(error, place))
            continue
        for span in container.spans:
            index = None
            try:
                if "detail" in schema.names:
                    index = read_index(container, span)
            except ArrowMetaError as error:
                on_damage(_at(place, error, span))
            placed = (span.column, span.index_type, span.start, span.length)
            facts = (data_files[row], path, *placed, index and index.words, entry_ids[row])
            rows.append(dict(zip(_LISTED, facts, strict=True)))
    return table_of_rows(rows, schema)


def index_paths(file_path: str, extra_files: Collection[str]) -> list[str]:
    """Return the paths of a data file's index files: extra files in its folder named `*.index`.

    Spec: Paimon 1.x, core/io/DataFilePathFactory.java.
    """
    folder, slash, _ = file_path.rpartition("/")
    return [f"{folder}{slash}{name}" for name in extra_files if name.endswith(_SUFFIX)]


def _indexed(entries: pa.Table) -> pa.Table:
    """Return the entries that may have indexes, without files that an entry deletes.

    Files of deleted entries may no longer exist, so they are not opened.
    """
    has_files = pc.greater(pc.list_value_length(entries["extra_files"]), 0).fill_null(False)
    is_indexed = pc.or_(pc.is_valid(entries["embedded_index"]), has_files)
    indexed = entries.filter(is_indexed).combine_chunks()
    is_deleted = pc.equal(indexed["status"], text_scalar("deleted"))
    deleted = FileSet(indexed["file_id"].filter(is_deleted))
    return indexed.filter(flag_array(~deleted.has(indexed["file_id"]))).combine_chunks()


def _containers(
    entries: pa.Table, read: ReadFile
) -> Iterator[tuple[int, str | None, bytes | memoryview]]:
    """Yield row, path if it is a file of its own, and bytes of each container."""
    embedded = entries["embedded_index"].combine_chunks()
    for row in to_numbers(pc.indices_nonzero(embedded.is_valid())).tolist():
        yield row, None, embedded[row].as_buffer()
    named = zip(entries["file_path"].to_pylist(), entries["extra_files"].to_pylist(), strict=True)
    for row, (file_path, extra_files) in enumerate(named):
        for path in index_paths(file_path, extra_files or ()):
            if (data := read(path)) is not None:
                yield row, path, data


def _at(path: str, error: ArrowMetaError, span: IndexSpan) -> ArrowMetaError:
    """Return the error with the file and the index it belongs to."""
    if not isinstance(error, CorruptMetadataError):
        return in_file(error, path)
    byte = None if error.byte is None else (span.start or 0) + error.byte
    reason = f"{span.index_type} of {span.column}: {error.reason}"
    return CorruptMetadataError(reason, path=path, byte=byte)


# -- metadata_files ------------------------------------------------------------------------------


def metadata_files_table(storage: Storage, reader: MetadataReader) -> pa.Table:
    """Return each file that is reachable from a snapshot, tag, branch or changelog, once.

    The size of a missing file is null.
    """
    main = History.of(storage)
    sizes: dict[str, int | None] = {
        f"{folder}/{name}": size
        for folder in map(main.layout.folder, SHARED_FOLDERS)
        for name, size in storage.list_sizes(folder).items()
    }
    branches = [main, *map(main.branch, main.names("branch"))]
    files = (file for each in branches for file in _Branch(each, reader, sizes).files())
    return tables.metadata_files_table(files, sizes)


class _Branch(Struct, frozen=True):
    """The metadata files of a branch.

    Attributes:
        history: its snapshots, tags and changelogs.
        reader: reads the files that name others.
        sizes: by path of files that were listed; those outside the shared folders are added.
    """

    history: History
    reader: MetadataReader
    sizes: dict[str, int | None]

    def files(self) -> Iterator[MetadataFile]:
        """Yield the files, those that are named more than once repeatedly."""
        history, reader, layout = self.history, self.reader, self.history.layout
        yield from self._listed()
        try:
            schema = read_schemas(history, reader.on_damage("schema"))[-1]
        except ArrowMetaError as error:
            reader.damage_log.add("schema", layout.folder("schema"), error)
            return
        snapshots = snapshot_holders(history, reader)
        for roles in (LISTS, ["index"], ["statistics"]):
            for holder in snapshots:
                for file in holder.files(roles):
                    # Files deleted by expiration are no longer part of the table.
                    if file.is_expected or file.path in self.sizes:
                        yield MetadataFile(file.path, file.kind, holder.path)
        manifests = snapshot_manifests(snapshots, schema.shape(), layout, reader)
        of_lists = manifests.filter(pc.is_valid(manifests["role"]))
        for path, manifest_list in first_references(of_lists, "manifest_path", "manifest_list"):
            yield MetadataFile(path, "manifest", manifest_list)
        yield from self._sidecars(of_lists)
        yield from self._index_files(snapshots, schema)

    def _listed(self) -> Iterator[MetadataFile]:
        """Yield the files that are found by listing; add their sizes."""
        for kind in BRANCH_KINDS:
            folder = self.history.layout.folder(kind)
            names = self.history.storage.list_sizes(folder)
            self.sizes.update({f"{folder}/{name}": size for name, size in names.items()})
            for prefix, what in ((f"{kind}-", kind), (LATEST, "hint"), (EARLIEST, "hint")):
                for name in names:
                    if name.startswith(prefix):
                        yield MetadataFile(f"{folder}/{name}", what)

    def _sidecars(self, manifests: pa.Table) -> Iterator[MetadataFile]:
        """Yield the extra files of manifests.

        Spec: pypaimon 2.1, manifest/manifest_sidecar.py (an index of the blocks of a manifest).
        """
        extra_files = manifests["extra_files"]
        lists = manifests["manifest_list"].take(pc.list_parent_indices(extra_files))
        named = pa.table([pc.list_flatten(extra_files), lists], ["name", "manifest_list"])
        named = named.filter(pc.match_substring_regex(named["name"], FILE_NAME))
        for name, manifest_list in first_references(named, "name", "manifest_list"):
            path = self.history.layout.file("manifest", name)
            yield MetadataFile(path, "manifest sidecar", manifest_list)

    def _index_files(
        self, snapshots: Sequence[SnapshotHolder], schema: TableSchema
    ) -> Iterator[MetadataFile]:
        """Yield the index files; most commits do not change the index manifest."""
        named = [file for holder in reversed(snapshots) for file in holder.files(["index"])]
        # It must exist if any snapshot that refers to it expects it.
        expected = {file.path for file in named if file.is_expected}
        paths = list(dict.fromkeys(file.path for file in named))
        are_expected = [path in expected for path in paths]
        location, sizes = self.history.layout.location, self._sizes_of
        files = located_index_files(paths, location, schema, self.reader, sizes, are_expected)
        for path, index_manifest in first_references(files, "file_path", "index_manifest"):
            yield MetadataFile(path, "index file", index_manifest)

    def _sizes_of(self, paths: Sequence[str]) -> list[int | None]:
        """Return sizes of files; add those of files that were not listed."""
        unlisted = [path for path in paths if path not in self.sizes]
        self.sizes.update(zip(unlisted, self.history.storage.sizes(unlisted), strict=True))
        return [self.sizes[path] for path in paths]
