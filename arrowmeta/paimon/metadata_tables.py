"""Relations of Paimon that come from JSON alone, and `metadata_files`.

Each function returns one relation as an Arrow table: `snapshots`, `history`, `refs`, `schemas`,
`statistics`, ... Bounds in statistics files are text and are not converted. `metadata_files` has
all metadata files of all branches: snapshots, schemas, tags, changelogs, consumers and hints are
listed; snapshots refer to manifest lists, index manifests and statistics, lists to manifests and
their sidecars, and index manifests to index files.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct, field
from msgspec.structs import asdict

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import OnDamage
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.columns.buffers import array_of, int_array
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.io.digits import NOT_NEGATIVE, integer_in
from arrowmeta.io.document import Int64, read_document, texts_of
from arrowmeta.io.storage import Storage
from arrowmeta.model import tables
from arrowmeta.model.damage import FileKind
from arrowmeta.model.evidence import HINTS
from arrowmeta.model.shape import FieldId
from arrowmeta.model.tables import MetadataFile, distinct_files, first_references, to_table
from arrowmeta.paimon.history import (
    EARLIEST,
    LATEST,
    OWN_KINDS,
    SHARED_FOLDERS,
    History,
    Snapshot,
)
from arrowmeta.paimon.index_files import read_index_manifests
from arrowmeta.paimon.manifest_list import (
    FILE_NAME,
    KeptSnapshot,
    kept_snapshots,
    snapshot_manifests,
)
from arrowmeta.paimon.schema import TableSchema, names_in, read_schemas, to_text
from arrowmeta.records import dataclass

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


def snapshots_table(history: History, on_damage: OnDamage) -> pa.Table:
    """Return the relation `snapshots` of one branch, ordered by id."""
    rows = [
        {**_facts(each), "operation": each.operation or each.commit_kind, "summary": _summary(each)}
        for each in history.snapshots(on_damage)
    ]
    return to_table("snapshots", rows)


def history_table(history: History, snapshot_id: int | None, on_damage: OnDamage) -> pa.Table:
    """Return the relation `history`; the snapshots of a branch form a single line."""
    rows = [
        {
            **_facts(snapshot),
            "made_current_at": snapshot.time_millis,
            "is_current_ancestor": snapshot_id is not None and snapshot.id <= snapshot_id,
        }
        for snapshot in history.snapshots(on_damage)
    ]
    return to_table("history", rows)


def consumers_table(history: History, on_damage: OnDamage) -> pa.Table:
    """Return the relation `consumers` of one branch."""
    consumers = history.consumers(on_damage).items()
    rows = [{"consumer_id": name, "next_snapshot_id": next_id} for name, next_id in consumers]
    return to_table("consumers", rows)


def hints_table(history: History) -> pa.Table:
    """Return the hint files of one branch: the recorded and the real latest and earliest snapshot.

    A hint may be absent, since readers can list the folder.
    """
    ids = history.ids()
    ends = {LATEST: str(ids[-1]), EARLIEST: str(ids[0])} if ids else {}
    effects = {LATEST: _effect_of_latest, EARLIEST: _effect_of_earliest}
    rows = [
        {
            "path": history.layout.hint(name),
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
    tags: list[Row] = [
        {
            "name": tag.name,
            "type": "tag",
            "created_at": tag.created_at,
            "retention_ms": tag.retention_ms,
            **_facts(tag.snapshot),
        }
        for tag in history.tags(on_damage)
    ]
    branches = [_branch_row(history.branch(name), on_damage) for name in history.branch_names()]
    return to_table("refs", tags + branches)


def _branch_row(history: History, on_damage: OnDamage) -> Row:
    """Return the row of a branch; its creation time is the modification time of its folder.

    Spec: Paimon 2.x, core/table/system/BranchesTable.java.
    """
    row: Row = {
        "name": history.layout.branch,
        "type": "branch",
        "created_at": history.storage.modified_at(history.layout.root),
    }
    try:
        return {**row, **_facts(history.latest())}
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
    rows: list[Row] = [
        {"field_id": ids[name], "source_column": name, "name": name, "transform": "identity"}
        for name in schema.partition_keys
    ]
    transform = _bucket_transform(schema)
    if transform is not None:
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
    if schema.is_clustered:
        return to_table("sort_orders", _of_default(_clustering_rows(schema)))
    order = schema.options.get("sequence.field.sort-order", "ascending").strip().lower()
    sequence = schema.options.get("sequence.field", "") if schema.primary_keys else ""
    rows = [_sorted_by(name) for name in schema.trimmed_primary_keys]
    direction = "desc" if order == "descending" else "asc"
    rows += [{**_sorted_by(name), "direction": direction} for name in names_in(sequence)]
    return to_table("sort_orders", _of_default(rows))


def _clustering_rows(schema: TableSchema) -> list[Row]:
    """Return the clustering columns; those of a space-filling curve are one row.

    Spec: Paimon 2.x, api/CoreOptions.java (clusteringStrategy);
    core/mergetree/compact/clustering/ClusteringFileRewriter.java (plain order with a key).
    """
    names, options = schema.clustering_columns, schema.options
    named = options.get("clustering.strategy") or options.get("sink.clustering.strategy") or "auto"
    strategy = named.strip().lower()
    if strategy == "auto":
        strategy = "order" if len(names) == 1 else "zorder" if len(names) < _MANY else "hilbert"
    if schema.primary_keys or strategy == "order" or not names:
        return [_sorted_by(name) for name in names]
    return [{"source_column": ", ".join(names), "transform": strategy, "direction": "asc"}]


#: Number of columns from which on the default strategy is a Hilbert curve.
_MANY = 5


def _sorted_by(name: str) -> Row:
    return {"source_column": name, "transform": "identity", "direction": "asc"}


def _of_default(rows: Iterable[Row]) -> list[Row]:
    return [{**row, "is_default": True, "position": position} for position, row in enumerate(rows)]


def _column_rows(schema: TableSchema) -> Iterator[Row]:
    partition_keys, primary_keys = (
        {name: at for at, name in enumerate(names)}
        for names in (schema.partition_keys, schema.primary_keys)
    )
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


def _facts(snapshot: Snapshot | None) -> Row:
    """Return the fields of a snapshot, under the names of columns.

    The parent is the id before, expired or not: each commit increments the id; the first is 1.
    Spec: Paimon 2.x, core/operation/FileStoreCommitImpl.java.
    """
    if snapshot is None:
        return {}
    return {
        **asdict(snapshot),
        "snapshot_id": snapshot.id,
        "parent_id": snapshot.id - 1 if snapshot.id > 1 else None,
        "committed_at": snapshot.time_millis,
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
    on_damage, path = reader.on_damage("statistics"), history.layout.statistics(snapshot.statistics)
    try:
        written = read_document(history.storage, path, _Statistics)
    except FileNotFoundError:
        on_damage(CorruptMetadataError("the file is missing", path=path))
        return to_table("statistics", ())
    except ArrowMetaError as error:
        on_damage(error)
        return to_table("statistics", ())
    of_table: Row = {**asdict(written), "file_path": path}
    of_columns = (
        {**of_table, "column_name": name, **asdict(stats)}
        for name, stats in (written.columns or {}).items()
        if stats is not None
    )
    return to_table("statistics", [of_table, *of_columns])


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
    branches = [main, *map(main.branch, main.branch_names())]
    files = (file for each in branches for file in _Branch(each, reader, sizes).files())
    return tables.metadata_files_table(distinct_files(files), sizes)


@dataclass(frozen=True)
class _Branch:
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
        yield from self._found_by_name()
        try:
            schema = read_schemas(history, reader.on_damage("schema"))[-1]
        except ArrowMetaError as error:
            reader.damage_log.add("schema", layout.folder("schema"), error)
            return
        snapshots = kept_snapshots(history, reader)
        for path, kind, holder, is_expected in self._named_by(snapshots):
            # Files deleted by expiration are no longer part of the table.
            if is_expected or path in self.sizes:
                yield MetadataFile(path, kind, holder.path)
        manifests = snapshot_manifests(snapshots, schema.shape(), layout, reader)
        of_lists = manifests.filter(pc.is_valid(manifests["role"]))
        for path, manifest_list in first_references(of_lists, "manifest_path", "manifest_list"):
            yield MetadataFile(path, "manifest", manifest_list)
        yield from self._sidecars(of_lists)
        yield from self._index_files(snapshots, schema)

    def _found_by_name(self) -> Iterator[MetadataFile]:
        """Yield the files that are found by listing; add their sizes."""
        for kind in OWN_KINDS:
            folder = self.history.layout.folder(kind)
            names = self.history.storage.list_sizes(folder)
            self.sizes.update({f"{folder}/{name}": size for name, size in names.items()})
            for prefix, what in ((f"{kind}-", kind), (LATEST, "hint"), (EARLIEST, "hint")):
                for name in names:
                    if name.startswith(prefix):
                        yield MetadataFile(f"{folder}/{name}", what)

    def _named_by(
        self, snapshots: Sequence[KeptSnapshot]
    ) -> Iterator[tuple[str, FileKind, KeptSnapshot, bool]]:
        """Yield manifest lists, index manifests and statistics, and whether they must exist."""
        layout = self.history.layout
        for holder in snapshots:
            for each in holder.manifest_lists():
                yield layout.manifest(each.name), "manifest list", holder, each.is_expected
        for holder in snapshots:
            if name := holder.snapshot.index_manifest:
                yield layout.manifest(name), "index manifest", holder, holder.expects("index")
        for holder in snapshots:
            if name := holder.snapshot.statistics:
                yield layout.statistics(name), "statistics", holder, holder.expects("index")

    def _sidecars(self, manifests: pa.Table) -> Iterator[MetadataFile]:
        """Yield the extra files of manifests.

        Spec: pypaimon 2.1, manifest/manifest_sidecar.py (an index of the blocks of a manifest).
        """
        extra_files = manifests["extra_files"]
        lists = manifests["manifest_list"].take(pc.list_parent_indices(extra_files))
        named = pa.table([pc.list_flatten(extra_files), lists], ["name", "manifest_list"])
        named = named.filter(pc.match_substring_regex(named["name"], FILE_NAME))
        for name, manifest_list in first_references(named, "name", "manifest_list"):
            path = self.history.layout.manifest(name)
            yield MetadataFile(path, "manifest sidecar", manifest_list)

    def _index_files(
        self, snapshots: Sequence[KeptSnapshot], schema: TableSchema
    ) -> Iterator[MetadataFile]:
        """Yield the index files, each in the one of two candidate folders where it exists."""
        location, on_damage = self.history.layout.location, self.reader.on_damage("index manifest")
        manifests = self._index_manifests(snapshots)
        files = read_index_manifests(manifests, location, schema, on_damage)
        firsts = first_references(files, "file_path", "index_manifest")
        other_of = dict(first_references(files, "file_path", "other_path"))
        self._look_up([path for path, _ in firsts])
        moved = {p: other for p, other in other_of.items() if other and self.sizes[p] is None}
        self._look_up(moved.values())
        for path, index_manifest in firsts:
            other = moved.get(path)
            is_there = other is not None and self.sizes[other] is not None
            yield MetadataFile(other if other and is_there else path, "index file", index_manifest)

    def _look_up(self, paths: Iterable[str]) -> None:
        """Add the sizes of files that were not listed."""
        unlisted = [path for path in paths if path not in self.sizes]
        self.sizes.update(zip(unlisted, self.history.storage.sizes(unlisted), strict=True))

    def _index_manifests(self, snapshots: Sequence[KeptSnapshot]) -> list[AvroFile]:
        """Load each index manifest once; most commits do not change it."""
        named: dict[str, bool] = {}
        for holder in reversed(snapshots):
            if name := holder.snapshot.index_manifest:
                # It must exist if any snapshot that refers to it expects it.
                path = self.history.layout.manifest(name)
                named[path] = named.get(path, False) or holder.expects("index")
        files = self.reader.load_all(list(named), "index manifest", list(named.values()))
        return [file for file in files if file is not None]
