"""Declarations of all relations: columns, types, keys and descriptions.

Arrow schemas (`model.tables`), methods of `Table`, views and their comments, commands, tables of
Spark and the generated reference are built from these.

A column is declared as `name: type description`; lines that are indented further continue it. `!`
after the type: never null. `=name` instead of a type: an alias of that column, under the name that
it has in Iceberg's metadata tables; `=name[content]`: with its values in rows of that content, and
0 in others. A description that begins with `Paimon:` or `Iceberg:` belongs to a column that only
this format fills. Types are those of `model.tables.TYPES`.

Imports nothing heavy, since the help of the command line is built from it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Column(NamedTuple):
    """One column of a relation.

    Attributes:
        type: one of `model.tables.TYPES`; empty for an alias.
        nullable: whether values can be null.
        alias_of: for an alias, the column that it names.
        of_content: for an alias, the `content` of the rows with values; it is 0 in other rows.
        format: the only format that fills the column; None if all do.
    """

    name: str
    type: str
    text: str
    nullable: bool
    alias_of: str | None
    of_content: str | None
    format: str | None


class Relation(NamedTuple):
    """One relation.

    Attributes:
        grain: what one row stands for.
        keys: columns that identify a row.
        declared: declarations of the columns, as described above.
        base: base relation, decoded by the format, that the view selects from; None for SQL views.
        among: view of entry ids that the rows are restricted to; None for all rows.
        format: the only format that has rows; None if all have.
        shown_first: the most important columns, separated by spaces. A terminal shows them first,
            and the others where there is room.
    """

    text: str
    grain: str
    keys: str
    declared: str
    base: str | None = None
    among: str | None = None
    format: str | None = None
    shown_first: str = ""

    @property
    def summary(self) -> str:
        """Description, with the name of the format if only one has rows."""
        return f"{self.text} ({self.format.capitalize()})" if self.format else self.text

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns in order, aliases last."""
        return declared_columns(self.declared)


@cache
def declared_columns(text: str) -> tuple[Column, ...]:
    """Parse the declarations of columns."""
    lines = [line for line in text.splitlines() if line.strip()]
    depth = min(len(line) - len(line.lstrip()) for line in lines)
    joined: list[str] = []
    for line in lines:
        if line[depth] == " ":
            joined[-1] += f" {line.strip()}"
        else:
            joined.append(line.strip())
    return tuple(map(_column, joined))


def _column(line: str) -> Column:
    name, _, rest = line.partition(": ")
    kind, _, text = rest.partition(" ")
    prefix = text.partition(":")[0].lower()
    is_alias = kind.startswith("=")
    alias_of, _, content = kind[1:].removesuffix("]").partition("[")
    return Column(
        name,
        "" if is_alias else kind.removesuffix("!"),
        text,
        not kind.endswith("!"),
        alias_of if is_alias else None,
        content or None if is_alias else None,
        prefix if prefix in ("paimon", "iceberg") else None,
    )


_FILES = """
    content: string! data, position_deletes, equality_deletes, deletion_vector, unknown.
    file_path: string! Path of the file, as the metadata records it.
    file_name: string! Last segment of file_path.
    file_format: string Format of the file, such as parquet.
    partition: struct<partition> Partition values.
    partition_path: string Partition as the format names folders, such as dt=2022-01-08/region=eu,
        with the fields of the file's own spec; empty without fields, null if unknown.
    spec_id: int32 Iceberg: id of the partition spec.
    bucket: int32 Paimon: bucket number.
    total_buckets: int32 Paimon: number of buckets of the partition when the file was written;
        -1 without a fixed number.
    level: int32 Paimon: level in the LSM tree; files at level 0 are not compacted.
    record_count: int64 Records in the file, deleted ones included.
    delete_record_count: int64 Paimon: records of kind -U or -D in the file; null if unknown.
    file_size_in_bytes: int64 Size of the file.
    schema_id: int64 Paimon: id of the schema the file was written with.
    sequence_number: int64 Iceberg: data sequence number.
    file_sequence_number: int64 Iceberg: sequence number of the commit that added the file.
    min_sequence_number: int64 Paimon: minimum sequence number of the records.
    max_sequence_number: int64 Paimon: maximum sequence number of the records.
    creation_time: timestamp Paimon: local time at the writer when the file was written, without
        a zone.
    file_source: string Paimon: APPEND or COMPACT, what wrote the file.
    column_sizes: struct<count> Size of each column in bytes; null if unknown, as in Paimon.
    value_counts: struct<count> Number of values of each column, nulls included; null if
        unknown, as in Paimon.
    null_value_counts: struct<count> Number of nulls of each column; null if unknown.
    nan_value_counts: struct<count> Number of NaN values of each column; null if unknown.
    lower_bounds: struct<column> Lower bound of each column; null if unknown.
    upper_bounds: struct<column> Upper bound of each column; null if unknown.
    min_key: struct<key> Paimon: smallest key in the file.
    max_key: struct<key> Paimon: largest key in the file.
    first_row_id: int64 Row id of the first row; null without row lineage or row tracking.
    write_cols: list<string> Paimon: columns in the file; null means all.
    extra_files: list<string> Paimon: other files that belong to it, such as index files.
    embedded_index: binary Paimon: file index embedded in the manifest entry.
    equality_ids: list<int32> Iceberg: field ids that an equality delete file compares.
    sort_order_id: int32 Iceberg: id of the sort order of the file.
    split_offsets: list<int64> Iceberg: offsets at which the file can be split.
    referenced_data_file: string Iceberg: the single data file that a delete file applies to.
    content_offset: int64 Iceberg: offset of a deletion vector in its file.
    content_size_in_bytes: int64 Iceberg: size of a deletion vector.
    key_metadata: binary Iceberg: metadata of the encryption key.
    manifest_path: string! Manifest that contains the entry.
    deleted_record_count: int64 Paimon: rows that the deletion vector of the file deletes; null
        without one, in all_entries and all_files (a vector belongs to one snapshot), or if the
        metadata does not record it (see deletion_vectors).
    value_stats_cols: list<string> Paimon: columns with bounds and null counts; null means all
        columns of the file.
    is_external: bool Paimon: whether the entry records a path outside of the table's directory.
    key_lower_bounds: struct<key> Paimon: lower bound of each key column on its own, unlike
        min_key, which is one key; null if unknown. Only old writers truncate it.
    key_upper_bounds: struct<key> Paimon: upper bound of each key column; null if unknown.
    key_null_value_counts: struct<key,int64> Paimon: number of nulls of each key column; null if
        unknown.
    """

_ENTRIES = (
    """
    status: string! Status of the entry: added, existing or deleted.
    snapshot_id: int64 Snapshot whose commit wrote the entry; null if not recorded.
    manifest_pos: int64! Position of the entry in its manifest, from 0.
    """
    + _FILES
)

_MANIFESTS = """
    manifest_path: string! Path of the manifest.
    content: string! Kind of its entries: data, deletes, changelog or index.
    role: string Paimon: base, delta or changelog.
    length: int64 Size of the manifest, as the manifest list records it; null for Paimon's index
        manifest, which is in no list.
    partition_spec_id: int32 Iceberg: id of the partition spec of its entries.
    schema_id: int64 Paimon: highest schema id of its entries.
    sequence_number: int64 Iceberg: sequence number of the commit that wrote it.
    min_sequence_number: int64 Iceberg: minimum data sequence number of its live entries.
    added_snapshot_id: int64 Snapshot whose commit wrote it; null if not recorded.
    added_files_count: int64 Added entries, as the manifest list records them; null if it does not.
    existing_files_count: int64 Entries carried over from older manifests; null in Paimon.
    deleted_files_count: int64 Deleted entries; null if not recorded.
    added_rows_count: int64 Rows of added files; null in Paimon.
    existing_rows_count: int64 Rows of files carried over; null in Paimon.
    deleted_rows_count: int64 Rows of deleted files; null in Paimon.
    partition_lower: struct<partition> Lower bounds of partition values; null if unknown.
    partition_upper: struct<partition> Upper bounds of partition values; null if unknown.
    partition_null_counts: struct<partition,int64> Paimon: number of null partition values.
    partition_contains_null: struct<partition,bool> Iceberg: whether any partition value is null.
    partition_contains_nan: struct<partition,bool> Iceberg: whether any partition value is NaN.
    min_bucket: int32 Paimon: minimum bucket; null if unknown.
    max_bucket: int32 Paimon: maximum bucket; null if unknown.
    total_buckets: int32 Paimon: number of buckets of the partitions of all its entries; null if
        it differs or is unknown.
    min_level: int32 Paimon: minimum level; null if unknown.
    max_level: int32 Paimon: maximum level; null if unknown.
    min_row_id: int64 Paimon: minimum row id; null unless every entry has row ids.
    max_row_id: int64 Paimon: maximum row id; null unless every entry has row ids.
    first_row_id: int64 Iceberg: first row id assigned to added files that record none; null
        without row lineage.
    key_metadata: binary Iceberg: metadata of the encryption key of the manifest.
    """

_MANIFEST_ALIASES = """
    manifest_length: =length Iceberg's name of length.
    added_data_files_count: =added_files_count[data] Iceberg's name of added_files_count of a
        manifest of data files; 0 for other manifests.
    existing_data_files_count: =existing_files_count[data] Iceberg's name of existing_files_count
        of a manifest of data files; 0 for other manifests.
    deleted_data_files_count: =deleted_files_count[data] Iceberg's name of deleted_files_count of a
        manifest of data files; 0 for other manifests.
    added_delete_files_count: =added_files_count[deletes] Iceberg's name of added_files_count of a
        manifest of delete files; 0 for other manifests.
    existing_delete_files_count: =existing_files_count[deletes] Iceberg's name of
        existing_files_count of a manifest of delete files; 0 for other manifests.
    deleted_delete_files_count: =deleted_files_count[deletes] Iceberg's name of deleted_files_count
        of a manifest of delete files; 0 for other manifests.
    """

_ENTRY_ID = """
    entry_id: int64! Id of the entry: number of its manifest and its row in it.
    """

_INTERNAL = (
    _ENTRY_ID
    + """
    file_id: binary(16) Identity of the file: a hash of the fields that tell files apart. Null
        without a name.
    partition_bytes: binary Paimon: serialized partition; part of the identity of a file.
    external_path: string Paimon: path of a file outside of the table's directory; part of the
        identity of a file.
    partition_is_known: bool Whether all projected partition fields could be decoded: tells a
        null from an unreadable value.
    spec_is_unpartitioned: bool Iceberg: whether the spec has only void fields; equality deletes
        of such a spec apply to all partitions.
    reserved_lower_bounds: struct_of_reserved Iceberg: lower bounds of columns that only files have,
        among them the paths in position deletes.
    reserved_upper_bounds: struct_of_reserved Iceberg: likewise, upper bounds.
    odd_lower_bounds: list<string> Lower bounds of the projected columns that cannot be decoded, or
        that the specification does not allow: their bytes or what is wrong, a tab, and the column;
        null if there are none.
    odd_upper_bounds: list<string> Likewise, upper bounds.
    odd_null_counts: list<string> Paimon: likewise, null counts.
    committed_at: timestamp Iceberg: commit time of the entry's snapshot; null if expired.
    stores_row_ids: bool Paimon: whether the file has the ids of its rows, which are then other ones
        than those from first_row_id on.
    write_cols_sequences: list<int64> Paimon: sequence number of each of write_cols.
    column_sizes_by_id: map<int32,int64> Iceberg: the map by field id, as the manifest has it.
    value_counts_by_id: map<int32,int64> Iceberg: likewise.
    null_value_counts_by_id: map<int32,int64> Iceberg: likewise.
    nan_value_counts_by_id: map<int32,int64> Iceberg: likewise.
    lower_bounds_by_id: map<int32,binary> Iceberg: likewise, of serialized values.
    upper_bounds_by_id: map<int32,binary> Iceberg: likewise.
    readable_metrics: struct<metrics> Statistics of each column as one struct.
    """
)

_SUMMARIES = """
    partition_summaries: list<summary> Iceberg: summary of each field of the manifest's own spec,
        with bounds as text; null if the list has none.
    """

#: Most important columns, in order.
_FILES_FIRST = (
    "file_name partition_path record_count file_size_in_bytes level bucket delete_record_count "
    "content"
)
_MANIFESTS_FIRST = (
    "manifest_path content length added_files_count existing_files_count deleted_files_count"
)

#: In the order of the reference.
RELATIONS = {
    "snapshots": Relation(
        "snapshots of the table",
        "snapshot",
        "snapshot_id",
        """
        snapshot_id: int64! Id of the snapshot.
        parent_id: int64 Id of the parent snapshot; null for the first snapshot or if unknown.
        sequence_number: int64 Iceberg: sequence number of the commit.
        schema_id: int64 Id of the current schema at the commit; files can have older ones. Null if
            not recorded.
        committed_at: timestamp_utc Time of the commit.
        operation: string Kind of the commit, such as append, overwrite or COMPACT.
        commit_user: string Paimon: id of the writer that committed.
        manifest_list: string Iceberg: path of the manifest list.
        summary: map<string,string> All other properties of the snapshot.
        total_record_count: int64 Records in all live data files, deleted ones included; null if not
            recorded. Paimon counts a row whose columns are in several files once for each file.
        delta_record_count: int64 Records added minus records removed by the commit; null if not
            recorded.
        base_manifest_list: string Paimon: list of the manifests before the commit.
        delta_manifest_list: string Paimon: list of the manifests of the commit.
        changelog_manifest_list: string Paimon: list of the manifests of changelog files, which
            table scans do not read; null without any.
        index_manifest: string Paimon: manifest of index files; null without any.
        watermark: int64 Paimon: watermark of the input stream; null without one.
        """,
        base="snapshots",
        shown_first=(
            "snapshot_id committed_at operation total_record_count delta_record_count parent_id "
            "commit_user"
        ),
    ),
    "refs": Relation(
        "tags and branches",
        "tag or branch",
        "name, type",
        """
        name: string! Name of the tag or branch.
        type: string! tag or branch.
        snapshot_id: int64 Snapshot that it refers to; null for an empty branch.
        created_at: timestamp Paimon: local time at the writer when the tag was created; for a
            branch, modification time of its directory in UTC. Null if unknown, as in Iceberg.
        retention_ms: int64 Paimon: how long the tag is kept; null means unlimited. Iceberg: maximum
            age of its snapshot; null means the default of the table, which is unlimited unless
            `history.expire.max-ref-age-ms` is set. `main` is always kept.
        schema_id: int64 Schema id of the snapshot; null if not recorded.
        committed_at: timestamp_utc Commit time of the snapshot, also if only a tag of Paimon still
            keeps it.
        total_record_count: int64 Records of the snapshot; null if not recorded.
        min_snapshots_to_keep: int64 Iceberg: minimum number of snapshots of the branch to keep;
            null means the default of the table.
        max_snapshot_age_ms: int64 Iceberg: maximum age of snapshots of the branch; null means the
            default of the table.
        """,
        base="refs",
        shown_first="name type snapshot_id committed_at total_record_count created_at",
    ),
    "schemas": Relation(
        "fields of all schemas, current and former",
        "(schema, field)",
        "schema_id, field_id",
        """
        schema_id: int64! Id of the schema.
        field_id: int32! Id of the field; a rename does not change it.
        position: int32! Position of the field in its schema, from 0.
        name: string! Name of the field.
        type: string! Type of the field, as the format spells it.
        nullable: bool! Whether the field can be null.
        is_partition_key: bool! Whether it is a partition key.
        is_primary_key: bool! Whether it is part of the primary key.
        doc: string Comment of the field; null without one.
        partition_key_position: int32 Position among the partition keys, from 0; null for other
            fields.
        primary_key_position: int32 Position in the primary key, partition keys included, from 0;
            null for other fields.
        updated_at: timestamp_utc Paimon: when the schema was created.
        table_comment: string Paimon: comment of the table in this schema.
        table_options: map<string,string> Paimon: table options in this schema.
        initial_default: string Iceberg: value of the field in rows written before it was added, as
            text or JSON; null without one.
        write_default: string Value that writers fill in, as text or JSON; null without one.
        """,
        base="schemas",
        shown_first="position name type nullable is_primary_key is_partition_key field_id",
    ),
    "specs": Relation(
        "fields of all partition specs (Paimon: partition keys and bucket)",
        "(spec, field)",
        "spec_id, position",
        """
        spec_id: int32 Iceberg: id of the spec.
        field_id: int32 Iceberg: id of the partition field; Paimon: id of the column, null for the
            bucket.
        source_column: string Source column, or several separated by commas; null if unknown.
        name: string! Name of the partition field; bucket for Paimon's buckets.
        transform: string! Transform, such as identity, bucket[16] or day. Paimon: identity for
            partition keys; bucket[N], mod[N], bucket[dynamic] or bucket[postpone] for buckets.
        is_default: bool! Whether it is part of the current spec.
        position: int32! Position of the field in its spec, from 0.
        """,
        base="specs",
    ),
    "sort_orders": Relation(
        "fields of all sort orders (Paimon: key and sequence fields, or clustering columns)",
        "(sort order, field)",
        "order_id, position",
        """
        order_id: int64 Iceberg: id of the order, as sort_order_id of files.
        source_column: string Source column, or several separated by commas; null if unknown.
        transform: string! Transform of the source column, such as identity, bucket[16] or day;
            zorder or hilbert of several clustering columns in Paimon.
        direction: string asc or desc.
        null_order: string nulls-first or nulls-last; null in Paimon, which does not record it.
        is_default: bool! Whether it is part of the current sort order.
        position: int32! Position of the field in its order, from 0.
        """,
        base="sort_orders",
    ),
    "options": Relation(
        "table options",
        "option",
        "key",
        """
        key: string! Name of the option.
        value: string Value of the option.
        """,
        base="options",
    ),
    "manifests": Relation(
        "manifests of the snapshot",
        "manifest",
        "manifest_path, role",
        _MANIFESTS + _MANIFEST_ALIASES,
        base="manifests",
        shown_first=_MANIFESTS_FIRST,
    ),
    "entries": Relation(
        "manifest entries of the snapshot, deleted ones included",
        "manifest entry",
        "manifest_path, manifest_pos",
        _ENTRIES,
        base="entries",
        shown_first=f"status {_FILES_FIRST} snapshot_id",
    ),
    "files": Relation(
        "live files of the snapshot, data and deletes",
        "live file",
        "file_path, level",
        _FILES,
        base="entries",
        among="live_entries",
        shown_first=_FILES_FIRST,
    ),
    "data_files": Relation(
        "live data files", "live data file", "file_path, level", _FILES, shown_first=_FILES_FIRST
    ),
    "delete_files": Relation(
        "live delete files",
        "live delete file",
        "file_path, content_offset",
        _FILES,
        shown_first=f"content {_FILES_FIRST}",
    ),
    "partitions": Relation(
        "live partitions",
        "(partition, spec_id)",
        "partition, spec_id",
        """
        partition: struct<partition> Partition values.
        partition_path: string Partition as the format names folders, with the fields of its own
            spec; empty without fields, null if unknown.
        spec_id: int32 Iceberg: partition spec.
        file_count: int64 Live data files.
        record_count: int64 Records in the live data files, deleted ones included; a row whose
            columns are spread over several files counts once.
        file_size_in_bytes: int64 Bytes of the live data files.
        small_file_count: int64 Live data files below a quarter of the table's target size.
        delete_file_count: int64 Live delete files, and deletion vectors of Iceberg, that apply to
            its data files; 0 in Paimon. One without partition counts in each partition that it
            applies to, one that applies to no file in its own.
        deleted_record_count: int64 Records of its live data files that deletes of any partition
            delete; at most so many if there are position deletes. 0 without any; null if unknown,
            as with equality deletes, which can delete any number of rows.
        deleted_size_in_bytes: int64 Bytes of these delete files, and of deletion vectors by their
            own size, which readers read beside the data files; null if unknown.
        last_updated_at: timestamp Creation time of its newest file; in Iceberg, time of the commit
            that added it.
        last_updated_snapshot_id: int64 Snapshot that added its newest file; null if not recorded.
        """,
        shown_first=(
            "partition_path file_count record_count file_size_in_bytes deleted_record_count "
            "last_updated_at delete_file_count"
        ),
    ),
    "buckets": Relation(
        "live buckets",
        "(partition, bucket)",
        "partition, bucket",
        """
        partition: struct<partition> Partition values.
        bucket: int32 Bucket number; -2 for postponed buckets, whose rows readers do not see yet.
        total_buckets: int32 Number of buckets of the partition; -1 if it is not fixed.
        file_count: int64 Live data files.
        record_count: int64 Records in the live data files, deleted ones included; a row whose
            columns are spread over several files counts once.
        file_size_in_bytes: int64 Bytes of the live data files.
        max_level: int32 Highest level of a file.
        last_updated_at: timestamp Creation time of its newest file.
        """,
        format="paimon",
        shown_first=(
            "partition bucket file_count record_count file_size_in_bytes max_level last_updated_at"
        ),
    ),
    "index_files": Relation(
        "index files of the snapshot",
        "index file entry",
        "file_path, index_type",
        """
        index_type: string! Kind of the index, as the format spells it.
        file_path: string! Path of the index file, as the metadata records it.
        file_size_in_bytes: int64 Size of the index file.
        record_count: int64 Entries in the index file, as the format counts them.
        partition: struct<partition> Partition that it covers; null in Iceberg.
        bucket: int32 Paimon: bucket that it covers.
        row_range_start: int64 Paimon: first row id that a global index covers; null for others.
        row_range_end: int64 Paimon: last row id that a global index covers; null for others.
        field_id: int32 Paimon: field that a global index covers; null for others.
        status: string Paimon: status of the entry, added or deleted.
        """,
        base="index_files",
        shown_first="index_type file_path partition bucket file_size_in_bytes record_count",
    ),
    "deletion_vectors": Relation(
        "deletion vectors of the snapshot",
        "deletion vector",
        "data_file_path",
        """
        data_file_path: string! Data file whose rows it deletes; file_path of files.
        file_path: string! File that contains it: an index file of Paimon or a Puffin file of
            Iceberg.
        content_offset: int64! Offset of its record in that file.
        content_size_in_bytes: int64 Size of the record: length, magic number, bitmap and CRC-32;
            null if it cannot be read.
        cardinality: int64 Number of deleted rows, from the metadata or else the bitmap; null if
            that cannot be read.
        partition: struct<partition> Partition of the data file.
        bucket: int32 Paimon: bucket of the data file.
        """,
        base="deletion_vectors",
        shown_first="data_file_path cardinality partition bucket content_size_in_bytes file_path",
    ),
    "applicable_deletes": Relation(
        "deletes that a reader of each live data file must apply",
        "(data file, delete)",
        "data_file_path, delete_file_path, content_offset",
        """
        data_file_path: string! Data file; file_path of files.
        delete_file_path: string! File that contains the deletes.
        content: string! position_deletes, equality_deletes or deletion_vector.
        content_offset: int64 Offset of a deletion vector in its file; null for other deletes.
        """,
    ),
    "column_stats": Relation(
        "statistics of each column of each live file",
        "(live file, column)",
        "file_path, column_name",
        """
        file_path: string! Path of the file.
        partition_path: string Partition of the file, as in files.
        content: string! data, position_deletes, equality_deletes, deletion_vector, unknown.
        field_id: int32 Id of the field.
        column_name: string! Name of the column; leaves of nested columns have dotted names, as
            li.element, m.key and m.value.
        type: string Arrow type of the column.
        lower: string Lower bound as text; null if unknown.
        upper: string Upper bound as text; null if unknown.
        null_count: int64 Number of nulls; null if unknown.
        nan_count: int64 Number of NaN values; null if unknown.
        value_count: int64 Number of values, nulls included; null if unknown. Iceberg writers may
            leave out rows whose struct is null, and count the items of lists and maps.
        column_size: int64 Size of the column in bytes; null if unknown.
        exactness: string! exact: both bounds are values of the column; truncated: at least one may
            be truncated; unknown: a bound is missing, or the bounds are of items or points.
        """,
        base="column_stats",
        among="live_entries",
        shown_first="file_path column_name lower upper null_count exactness type",
    ),
    "file_indexes": Relation(
        "column indexes of data files",
        "(live file, column, index)",
        "data_file_path, column_name, index_type",
        """
        data_file_path: string! Data file.
        index_path: string File that contains the index; null if it is embedded in the manifest
            entry.
        column_name: string! Indexed column.
        index_type: string! bloom-filter, bitmap, range-bitmap or bsi.
        content_offset: int64 Offset of the index in its container.
        content_size_in_bytes: int64 Size of the index.
        detail: string Parameters in the header of the index.
        """,
        base="file_indexes",
        among="live_entries",
        format="paimon",
    ),
    "metadata_files": Relation(
        "metadata files reachable from any snapshot",
        "file",
        "path",
        """
        path: string! Path of the file.
        kind: string! Kind of the file, as the format names it.
        size: int64 Size in storage; null if the file is missing.
        referenced_by: string File that refers to it; null for a file found by its name.
        """,
        base="metadata_files",
        shown_first="kind path size",
    ),
    "all_manifests": Relation(
        "manifests of all snapshots",
        "(snapshot, manifest)",
        "reference_snapshot_id, manifest_path, role",
        _MANIFESTS
        + "\n    reference_snapshot_id: int64! Snapshot that the manifest belongs to."
        + _MANIFEST_ALIASES,
        base="all_manifests",
        shown_first=f"reference_snapshot_id {_MANIFESTS_FIRST}",
    ),
    "all_entries": Relation(
        "manifest entries of all snapshots, each manifest read once",
        "entry",
        "manifest_path, manifest_pos",
        _ENTRIES,
        base="all_entries",
        shown_first=f"status {_FILES_FIRST} snapshot_id",
    ),
    "all_files": Relation(
        "files that are live in any snapshot",
        "file",
        "file_path, level, content_offset",
        _FILES,
        base="all_entries",
        among="first_entries",
        shown_first=_FILES_FIRST,
    ),
    "history": Relation(
        "changes of the current snapshot",
        "change of the current snapshot",
        "made_current_at, snapshot_id",
        """
        made_current_at: timestamp_utc When it became the current snapshot.
        snapshot_id: int64! Id of the snapshot.
        parent_id: int64 Id of the parent snapshot; null for the first snapshot or if unknown.
        is_current_ancestor: bool! Whether it is the current snapshot (Iceberg: of the table;
            Paimon: the one that is open) or an ancestor of it.
        """,
        base="history",
    ),
    "metadata_log_entries": Relation(
        "log of the metadata files of the table",
        "metadata file",
        "file",
        """
        timestamp: timestamp_utc When the file was written.
        file: string! Path of the file.
        latest_snapshot_id: int64 Current snapshot at that time; null without one.
        latest_schema_id: int64 Schema of that snapshot; null if unknown.
        latest_sequence_number: int64 Sequence number of that snapshot; null if unknown.
        """,
        base="metadata_log_entries",
        format="iceberg",
    ),
    "consumers": Relation(
        "progress of streaming readers",
        "consumer",
        "consumer_id",
        """
        consumer_id: string! Id of the consumer.
        next_snapshot_id: int64 Snapshot that it reads next.
        """,
        base="consumers",
        format="paimon",
    ),
    "statistics": Relation(
        "table statistics computed by an engine",
        "(statistics file, column)",
        "file_path, field_id",
        """
        snapshot_id: int64 Snapshot that they were computed from.
        schema_id: int64 Schema of that snapshot.
        file_path: string! Statistics file.
        field_id: int32 Id of the field; null for statistics of the whole table.
        column_name: string Name of the field.
        record_count: int64 Rows of the table; null in Iceberg.
        record_size: int64 Size of the merged rows in bytes; null in Iceberg.
        distinct_count: int64 Number of distinct values.
        null_count: int64 Number of nulls; null in Iceberg.
        lower: string Minimum, as text; null in Iceberg.
        upper: string Maximum, as text; null in Iceberg.
        average_length: int64 Average length of values, in bytes; null in Iceberg.
        max_length: int64 Maximum length of values, in bytes; null in Iceberg.
        """,
        base="statistics",
    ),
    "partition_statistics": Relation(
        "partition statistics computed by an engine",
        "(statistics file, partition, spec)",
        "file_path, partition, spec_id",
        """
        snapshot_id: int64 Snapshot that they were computed from.
        file_path: string! Statistics file.
        partition: struct<partition> Partition values.
        spec_id: int32 Partition spec.
        data_record_count: int64 Records in data files, deleted ones included.
        data_file_count: int64 Number of data files.
        total_data_file_size_in_bytes: int64 Size of the data files.
        position_delete_record_count: int64 Records in position delete files.
        position_delete_file_count: int64 Number of position delete files.
        deletion_vector_count: int64 Number of deletion vectors; null before format version 3.
        equality_delete_record_count: int64 Records in equality delete files.
        equality_delete_file_count: int64 Number of equality delete files.
        total_record_count: int64 Records after deletes; null if the writer did not count them.
        last_updated_at: timestamp_utc When a snapshot last changed the partition.
        last_updated_snapshot_id: int64 Snapshot that last changed the partition.
        """,
        base="partition_statistics",
        format="iceberg",
    ),
    "file_sizes": Relation(
        "histogram of file sizes of each partition, by powers of two",
        "(partition, content, size class)",
        "partition, spec_id, content, size_from",
        """
        partition: struct<partition> Partition values.
        spec_id: int32 Iceberg: partition spec.
        content: string! data, position_deletes, equality_deletes, deletion_vector, unknown.
        size_from: int64 Smallest file size of the class, in bytes.
        size_to: int64 End of the class: all sizes are less.
        file_count: int64! Files in the class.
        record_count: int64 Records in these files.
        file_size_in_bytes: int64 Total size of these files.
        """,
    ),
    "delete_debt": Relation(
        "deleted rows that each partition still stores",
        "(partition, spec_id)",
        "partition, spec_id",
        """
        partition: struct<partition> Partition values.
        partition_path: string Partition as the format names folders, as in partitions.
        spec_id: int32 Iceberg: partition spec.
        data_file_count: int64! Live data files.
        files_with_deletes_count: int64! Live data files that a delete applies to.
        record_count: int64 Records in live data files, deleted ones included; a row whose columns
            are in several files counts once.
        deleted_record_count: int64 Records of the live data files that deletes of any partition
            delete; at most so many if there are position deletes, which may also delete records of
            files that are no longer live; null if unknown, as with equality deletes.
        deleted_share: double deleted_record_count / record_count; null if unknown or no records.
        position_delete_count: int64 Records in position deletes and deletion vectors that apply to
            them; null if unknown.
        equality_delete_count: int64 Records in equality delete files that apply to them, in each
            partition that a file applies to; 0 in Paimon; null if unknown. Each can delete any
            number of rows.
        retraction_count: int64 Paimon: records of kind -U or -D; null if unknown.
        delete_file_count: int64! As in partitions.
        delete_file_bytes: int64 Bytes of these; null if unknown.
        """,
        shown_first=(
            "partition_path deleted_share deleted_record_count record_count "
            "files_with_deletes_count data_file_count"
        ),
    ),
    "clustering": Relation(
        "overlap of file ranges per column, and of manifest ranges per partition field",
        "(unit, column)",
        "unit, column_name",
        """
        unit: string! file or manifest.
        column_name: string! Column of the table; for manifests, partition field.
        range_count: int64! Files or manifests with both bounds.
        unknown_count: int64! Files or manifests without one of the bounds.
        disjoint_count: int64! Ranges that overlap no other range.
        average_overlaps: double Average number of other ranges that a range overlaps; null without
            ranges.
        average_depth: double Average number of ranges that contain a lower bound, its own included:
            the files that a query for one value reads; null without ranges.
        max_depth: int64 Maximum number of ranges that share a value; null without ranges.
        """,
        shown_first="unit column_name average_depth max_depth range_count unknown_count",
    ),
    "growth": Relation(
        "files, bytes, manifests and deletes of each snapshot",
        "snapshot",
        "snapshot_id",
        """
        snapshot_id: int64! Snapshot.
        committed_at: timestamp_utc When it was committed.
        manifest_count: int64! Its manifests of data and delete files.
        manifest_bytes: int64 Their bytes.
        data_file_count: int64 Live data files; null, as are the next ones, if a manifest cannot be
            read completely.
        data_file_bytes: int64 Their bytes.
        record_count: int64 Their records, deleted ones included; a row whose columns are in several
            files counts once.
        delete_file_count: int64 Live delete files and deletion vectors of Iceberg; 0 in Paimon.
        delete_row_count: int64 Their records; in Paimon records of kind -U or -D in data files.
        """,
    ),
    "metadata_bytes": Relation(
        "bytes of metadata by kind, snapshot and column",
        "(breakdown, kind, snapshot_id, column_name)",
        "breakdown, kind, snapshot_id, column_name",
        """
        breakdown: string! What the row is about. kind: all files reachable from any snapshot;
            snapshot: files that one snapshot added; column: decoded statistics of one column in the
            open snapshot.
        kind: string! Kind of the files; statistics for the breakdown column.
        snapshot_id: int64 Breakdown snapshot: first snapshot with the files; else null.
        column_name: string Breakdown column: column of the table; else null.
        file_count: int64! Number of files; for a column, of entries with a bound or count.
        bytes: int64 Size of the files; for a column, of its decoded bounds and counts.
        """,
    ),
    "findings": Relation(
        "contradictions in the metadata; empty if there are none",
        "finding",
        "",
        """
        check_name: string! Name of the check.
        severity: string! error: query results can be wrong, or a reader refuses the table; warning:
            the writer is at fault, but few or no queries are affected, or they are slow; info.
        subject: string File, partition or snapshot that the finding is about.
        snapshot_id: int64 Snapshot in which the fault appeared; null for the open one.
        expected: string Value that the rest of the metadata implies; null if there is none.
        actual: string Value that the metadata has; null if there is none.
        detail: string What is wrong and where to look.
        effect: string What it means for query results: wrong rows, refused, slower or nothing.
        partition_path: string Partition of the file that the finding is about; null for other
            subjects, and for a file of several partitions.
        """,
        shown_first="check_name severity subject expected actual detail",
    ),
    "readers": Relation(
        "engines that can read the table as it is, those that cannot, and why",
        "(engine, reason)",
        "engine, version, reason",
        """
        engine: string! Engine or library, such as duckdb.
        version: string! Its version; for spark and flink that of the Iceberg or Paimon library.
        answer: string! reads: rules or trials of the version are about all facts, and none is
            against it; refuses: it fails; wrong rows: it returns too many or too few rows; slow;
            unsure: it depends on more than the metadata; not known: no rule or trial is about a
            fact.
        reason: string What the engine does, and the fact of the table; null if it reads it.
        source: string Issue, documentation or class that shows it; null if it reads the table.
        """,
    ),
    "remedies": Relation(
        "statements of engines against findings, deleted rows, small files and old snapshots",
        "(cause, engine, statement)",
        "check_name, engine, statement",
        """
        check_name: string! What it is against: a check with findings, small_files, delete_debt,
            old_snapshots, held_by_refs (files that only tags and other branches need), or
            last_whole_snapshot (the open one is damaged). withheld: statements that are not given.
        engine: string! spark, trino, flink, pyiceberg or athena.
        statement: string Statement, for database and table named after their folders; catalog
            stands for the catalog. Null if withheld.
        precondition: string Query or expression that is true while the open snapshot is current.
            Null if withheld.
        effect: string! What the statement does, what it frees, and whether it is not needed yet, by
            the limits of describe; or why it is withheld: metadata cannot be read, errors stand,
            snapshots spell a file's path in several ways, or the engine refuses the table or reads
            wrong rows of it.
        action: string restores: the table goes back to an earlier state or on to a newer one;
            rewrites: files are written again; deletes: files, or entries, go. Null if withheld.
        """,
    ),
}

_ROW_IDS = """
    first_row_id: int64 Iceberg: first row id that the commit assigned.
    added_rows: int64 Iceberg: number of row ids that it assigned.
    """

#: Columns of base relations that views leave out; SQL and plans use them.
INTERNAL_COLUMNS = {
    "entries": _INTERNAL,
    "all_entries": _INTERNAL,
    "snapshots": _ROW_IDS,
    "column_stats": _ENTRY_ID,
    "file_indexes": _ENTRY_ID,
    "manifests": _SUMMARIES,
    "all_manifests": _SUMMARIES,
}

#: Relations that a format decodes; the others are SQL views over these.
BASE_RELATIONS = tuple(name for name, relation in RELATIONS.items() if relation.base == name)

#: Base relations whose views show all rows; the other views show rows of live files.
PLAIN_RELATIONS = tuple(name for name in BASE_RELATIONS if RELATIONS[name].among is None)
