"""The relations: each declared once, with its columns, their types and what they mean.

Schemas (`model.tables`), methods of `Table`, views and their comments, commands, Spark's tables and
the generated docs come from here. A column is a line of text, `name: type sentence`, continued by
lines that are indented further. `!` marks a column that is never null. `=name` is a second name of
another column. A sentence that begins with `Paimon:` or `Iceberg:` is of a column which is null in
tables of the other format. The types are those of `model.tables.TYPES`.

Imports nothing heavy: the command line's help is made of this.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Column(NamedTuple):
    """One column of a relation.

    Attributes:
        name: of the column.
        type: one of `model.tables.TYPES`; empty for a second name.
        text: what it means.
        nullable: whether it can be null.
        alias_of: the column that it is a second name of.
        format: the only format that has it; it is null in others. None where all have it.
    """

    name: str
    type: str
    text: str
    nullable: bool
    alias_of: str | None
    format: str | None


class Relation(NamedTuple):
    """One relation.

    Attributes:
        text: what its rows are.
        grain: what there is one row of.
        keys: the columns that tell rows apart.
        declared: its columns as text, see above.
        base: the relation read by the format that its view is over; None for a view of SQL.
        among: the view of the entries, by id, whose rows it shows; None for all rows.
        format: the only format that has rows of it.
        shown_first: columns that people look at first, separated by spaces; at a terminal they come
            first, and others only where there is room.
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
        """The text, with the format where only one has the relation."""
        return f"{self.text} ({self.format.capitalize()})" if self.format else self.text

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns, in order; second names last."""
        return declared_columns(self.declared)


@cache
def declared_columns(text: str) -> tuple[Column, ...]:
    """Return the columns that a text declares."""
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
    return Column(
        name,
        "" if kind.startswith("=") else kind.removesuffix("!"),
        text,
        not kind.endswith("!"),
        kind[1:] if kind.startswith("=") else None,
        prefix if prefix in ("paimon", "iceberg") else None,
    )


_FILES = """
    content: string! data, position_deletes, equality_deletes or deletion_vector.
    file_path: string! Where the metadata says the file is.
    file_name: string! Last part of the path.
    file_format: string Format of the file.
    partition: struct<partition> Partition values.
    spec_id: int32 Iceberg: partition spec; null in Paimon.
    bucket: int32 Paimon: bucket.
    total_buckets: int32 Paimon: number of buckets of the partition when the file was written;
        -1 without a fixed number.
    level: int32 Paimon: level in the merge tree; 0 is not compacted.
    record_count: int64 Records in the file, deleted ones included.
    delete_record_count: int64 Paimon: records in the file that retract others; null if unknown.
    file_size_in_bytes: int64 Bytes of the file.
    schema_id: int64 Paimon: id of the schema the file was written with; null in Iceberg.
    sequence_number: int64 Iceberg: data sequence number; null in Paimon.
    file_sequence_number: int64 Iceberg: sequence number of the commit that added the file; null
        in Paimon.
    min_sequence_number: int64 Paimon: least sequence number in the file.
    max_sequence_number: int64 Paimon: greatest sequence number in the file.
    creation_time: timestamp Paimon: when the file was written, by the clock of the writer;
        there is no zone; null in Iceberg.
    file_source: string Paimon: APPEND or COMPACT.
    column_sizes: struct<count> Bytes of each column; null if unknown, as in Paimon.
    value_counts: struct<count> Values of each column, nulls included; null if unknown, as in
        Paimon.
    null_value_counts: struct<count> Nulls of each column; null if unknown.
    nan_value_counts: struct<count> NaN values of each column; null if unknown.
    lower_bounds: struct<column> No value of the column is less; null if unknown.
    upper_bounds: struct<column> No value of the column is greater; null if unknown.
    min_key: struct<key> Paimon: least key in the file.
    max_key: struct<key> Paimon: greatest key in the file.
    first_row_id: int64 Row id of the first row; null without row tracking.
    write_cols: list<string> Paimon: the columns that the file holds; null means all.
    extra_files: list<string> Paimon: files that belong to it, such as index files.
    embedded_index: binary Paimon: a file index that is kept in the entry.
    equality_ids: list<int32> Iceberg: fields by which an equality delete file deletes.
    sort_order_id: int32 Iceberg: sort order of the file.
    split_offsets: list<int64> Iceberg: where the file can be split.
    referenced_data_file: string Iceberg: the one data file that a delete file is for.
    content_offset: int64 Iceberg: where a deletion vector starts in its file.
    content_size_in_bytes: int64 Iceberg: bytes of a deletion vector.
    key_metadata: binary Iceberg: metadata of the encryption key.
    manifest_path: string! The manifest that has the entry.
    deleted_record_count: int64 Paimon: rows of the file that the deletion vector of the
        snapshot deletes; null without one, in all_entries and all_files, which are of no one
        snapshot, or where only the vector itself tells (see deletion_vectors).
    value_stats_cols: list<string> Paimon: the columns that the entry has bounds and null counts
        of; null means all that the file holds.
    is_external: bool Paimon: whether the file lies outside of the table, where its entry says;
        null in Iceberg, whose paths are all recorded whole.
    key_lower_bounds: struct<key> Paimon: no value of the key column is less; null if unknown.
        Statistics of each key column, where min_key is one key; only old writers cut them short.
    key_upper_bounds: struct<key> Paimon: no value of the key column is greater; null if unknown.
    key_null_value_counts: struct<key,int64> Paimon: nulls of each key column; null if unknown.
    """

_ENTRIES = (
    """
    status: string! added, existing or deleted: what the manifest says of the file.
    snapshot_id: int64 The snapshot whose commit wrote the entry; null where that is not
        recorded.
    manifest_pos: int64! Position of the entry in its manifest, from 0.
    """
    + _FILES
)

_MANIFESTS = """
    manifest_path: string! Path of the manifest.
    content: string! data, deletes, changelog or index: what its entries are.
    role: string Paimon: base, delta or changelog; null in Iceberg.
    length: int64 Bytes of the manifest, as its list says; null of an index manifest of Paimon,
        which no list names.
    partition_spec_id: int32 Iceberg: partition spec of its entries; null in Paimon.
    schema_id: int64 Paimon: greatest schema id of its entries; null in Iceberg.
    sequence_number: int64 Iceberg: sequence number of the commit that wrote it; null in Paimon.
    min_sequence_number: int64 Iceberg: least data sequence number of its live entries; null in
        Paimon.
    added_snapshot_id: int64 Snapshot whose commit wrote it; null where that is not recorded.
    added_files_count: int64 Entries added, as the list says; null where it does not.
    existing_files_count: int64 Entries carried over, as the list says; null in Paimon.
    deleted_files_count: int64 Entries deleted, as the list says; null where it does not.
    added_rows_count: int64 Rows of added files, as the list says; null in Paimon.
    existing_rows_count: int64 Rows of carried over files; null in Paimon.
    deleted_rows_count: int64 Rows of deleted files; null in Paimon.
    partition_lower: struct<partition> Least partition values among its entries; null if
        unknown.
    partition_upper: struct<partition> Greatest partition values among its entries; null if
        unknown.
    partition_null_counts: struct<partition,int64> Paimon: entries with a null partition value.
    partition_contains_null: struct<partition,bool> Iceberg: whether a partition value is null.
    partition_contains_nan: struct<partition,bool> Iceberg: whether a partition value is NaN.
    min_bucket: int32 Paimon: least bucket; null if unknown.
    max_bucket: int32 Paimon: greatest bucket; null if unknown.
    min_level: int32 Paimon: least level; null if unknown.
    max_level: int32 Paimon: greatest level; null if unknown.
    min_row_id: int64 Paimon: first row id, if every entry has row ids; null if not.
    max_row_id: int64 Paimon: last row id, if every entry has row ids; null if not.
    first_row_id: int64 Iceberg: row id of the first row of its added files that have none of
        their own; null without row ids.
    key_metadata: binary Iceberg: metadata of the encryption key of the manifest.
    """

_MANIFEST_ALIASES = """
    manifest_length: =length Iceberg's name of length; null where that is null.
    added_data_files_count: =added_files_count Iceberg's name of added_files_count; null where
        that is null.
    existing_data_files_count: =existing_files_count Iceberg's name of existing_files_count;
        null where that is null.
    deleted_data_files_count: =deleted_files_count Iceberg's name of deleted_files_count; null
        where that is null.
    """

_ENTRY_ID = """
    entry_id: int64! Number of the entry: the ordinal of its manifest and its row there.
    """

_INTERNAL = (
    _ENTRY_ID
    + """
    partition_bytes: binary Paimon: the partition as it is written; entries are merged only
        within one.
    external_path: string Paimon: path of a file outside of the table; entries are merged only
        within one.
    partition_is_known: bool Whether all partition fields that are read along could be read:
        tells a null from a value that could not.
    spec_is_unpartitioned: bool Iceberg: whether the spec has no fields but void ones; deletes
        of such a spec apply to all partitions.
    only_deleted_path: string Iceberg: the data file that both path bounds of a position delete
        file name.
    committed_at: timestamp Iceberg: when the snapshot of the entry was committed; null once it
        has expired.
    write_cols_sequences: list<int64> Paimon: sequence number of each of write_cols.
    """
)

#: What people look at first.
_FILES_FIRST = (
    "file_name partition record_count file_size_in_bytes level bucket delete_record_count content"
)
_MANIFESTS_FIRST = (
    "manifest_path content length added_files_count existing_files_count deleted_files_count"
)

#: In the order people meet them.
RELATIONS = {
    "snapshots": Relation(
        "snapshots of the table",
        "snapshot",
        "snapshot_id",
        """
        snapshot_id: int64! Id of the snapshot.
        parent_id: int64 Id of the snapshot it was made from; null for the first one or where that
            is not known.
        sequence_number: int64 Iceberg: sequence number of the commit; null in Paimon.
        schema_id: int64 Id of the latest schema at the commit; files can have older ones. Null
            where that is not recorded.
        committed_at: timestamp_utc Time of the commit.
        operation: string What the commit did, in the word of the format.
        commit_user: string Paimon: the user or job that committed.
        manifest_list: string Iceberg: path of the manifest list.
        summary: map<string,string> Everything else the snapshot says of itself.
        total_record_count: int64 Records in all live data files, deleted ones included; null where
            that is not recorded.
        delta_record_count: int64 Records added minus records removed by the commit; null where that
            is not recorded.
        base_manifest_list: string Paimon: manifests of the state before the commit.
        delta_manifest_list: string Paimon: manifests of the changes of the commit.
        changelog_manifest_list: string Paimon: manifests of changelog files; no part of the table.
            Null without any.
        index_manifest: string Paimon: manifest of index files; null without any.
        watermark: int64 Paimon: watermark of the stream that was written; null without one.
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
        snapshot_id: int64 The snapshot it stands for; null for a branch without one.
        created_at: timestamp When the tag was made, by the clock of the writer; of a branch of
            Paimon, which records no time, when its folder was changed, in UTC; null where that is
            not known, as in Iceberg.
        retention_ms: int64 How long it is to be kept, in milliseconds; null means for ever.
        schema_id: int64 Schema id of that snapshot; null where that is not recorded.
        committed_at: timestamp_utc When that snapshot was committed; in Paimon also if only the tag
            has kept it.
        total_record_count: int64 Records of that snapshot, as its writer says.
        min_snapshots_to_keep: int64 Iceberg: how many snapshots of the branch never expire; null if
            the table decides.
        max_snapshot_age_ms: int64 Iceberg: how old snapshots of the branch get before they can
            expire; null if the table decides.
        """,
        base="refs",
    ),
    "schemas": Relation(
        "fields of every schema the table has had",
        "(schema, field)",
        "schema_id, field_id",
        """
        schema_id: int64! Id of the schema.
        field_id: int32! Id of the field; stays when the field is renamed.
        position: int32! Position of the field in its schema, from 0.
        name: string! Name of the field.
        type: string! Type of the field, in the words of the format.
        nullable: bool! Whether the field can be null.
        is_partition_key: bool! Whether the table is partitioned by it.
        is_primary_key: bool! Whether it is part of the primary key.
        doc: string Comment of the field; null without one.
        partition_key_position: int32 Position among the partition keys, from 0; null for other
            fields.
        primary_key_position: int32 Position in the primary key, partition keys counted, from 0;
            null for other fields.
        updated_at: timestamp_utc Paimon: when the schema was made.
        table_comment: string Paimon: comment of the table in this schema.
        table_options: map<string,string> Paimon: options of the table in this schema.
        initial_default: string Iceberg: value of the field in rows that were written before it
            existed, as text or JSON; null without one.
        write_default: string Value that writers use where they are given none, as text or JSON;
            null without one.
        """,
        base="schemas",
    ),
    "specs": Relation(
        "fields of every partition spec (Paimon: partition keys and bucket)",
        "(spec, field)",
        "spec_id, position",
        """
        spec_id: int32 Iceberg: id of the spec; null in Paimon, as in files.
        field_id: int32 Iceberg: id of the partition field; Paimon: id of the column, null for the
            bucket.
        source_column: string The column that the value comes from, several separated by commas;
            null if it is not known.
        name: string! Name of the partition field; bucket for that of Paimon.
        transform: string! identity, bucket[16], day and so on; of Paimon identity for partition
            keys, and bucket[N], mod[N], bucket[dynamic] or bucket[postpone].
        is_default: bool! Whether new files are partitioned so.
        position: int32! Position of the field in its spec, from 0.
        """,
        base="specs",
    ),
    "sort_orders": Relation(
        "fields of every sort order (Paimon: primary key and sequence fields)",
        "(sort order, field)",
        "order_id, position",
        """
        order_id: int64 Iceberg: id of the order, sort_order_id of files; null in Paimon.
        source_column: string The column to sort by, several separated by commas; null if it is not
            known.
        transform: string! What is applied to the column first: identity, bucket[16], day and so on.
        direction: string asc or desc.
        null_order: string nulls-first or nulls-last; null in Paimon, which records none.
        is_default: bool! Whether new files are sorted so.
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
        value: string Its value.
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
        "manifest entries of the snapshot, whatever their status",
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
        "live data files",
        "live data file",
        "file_path, level",
        _FILES,
        shown_first=_FILES_FIRST,
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
        spec_id: int32 Iceberg: partition spec; null in Paimon.
        file_count: int64 Live data files.
        record_count: int64 Records in the live data files, deleted ones included; a row whose
            columns are in several files is one.
        file_size_in_bytes: int64 Bytes of the live data files.
        delete_file_count: int64 Live delete files.
        deleted_record_count: int64 Records in the delete files that apply to a live data file or,
            in Paimon, rows that deletion vectors delete; null without any or if unknown.
        last_updated_at: timestamp Time of writing of its newest file; in Iceberg, of the commit
            that added it.
        last_updated_snapshot_id: int64 Snapshot that wrote its newest file; null where that is not
            recorded.
        """,
    ),
    "buckets": Relation(
        "live buckets",
        "(partition, bucket)",
        "partition, bucket",
        """
        partition: struct<partition> Partition values.
        bucket: int32 Bucket; -2 holds rows whose bucket is decided later, which readers do not see
            yet.
        total_buckets: int32 Number of buckets of the partition; -1 without a fixed number.
        file_count: int64 Live data files.
        record_count: int64 Records in the live data files, deleted ones included; a row whose
            columns are in several files is one.
        file_size_in_bytes: int64 Bytes of the live data files.
        max_level: int32 Greatest level of a file.
        last_updated_at: timestamp Time of writing of its newest file.
        """,
        format="paimon",
    ),
    "index_files": Relation(
        "index files of the snapshot",
        "index file entry",
        "file_path, index_type",
        """
        index_type: string! What kind of index it is, in the word of the format.
        file_path: string! Where the metadata says the index file is.
        file_size_in_bytes: int64 Bytes of the index file.
        record_count: int64 Entries in the index file, as the format counts them.
        partition: struct<partition> Partition of the data it is for; null in Iceberg.
        bucket: int32 Paimon: bucket of the data it is for.
        row_range_start: int64 Paimon: first row id that a global index covers; null of other
            indexes.
        row_range_end: int64 Paimon: last row id that a global index covers; null of other indexes.
        field_id: int32 Paimon: the field that a global index is over; null of other indexes.
        status: string Paimon: added or deleted, what the entry says of the file; null in Iceberg.
        """,
        base="index_files",
    ),
    "deletion_vectors": Relation(
        "deletion vectors of the snapshot",
        "deletion vector",
        "data_file_path",
        """
        data_file_path: string! The data file whose rows it deletes, as files has it.
        file_path: string! The file that holds it: an index file in Paimon, a puffin file in
            Iceberg.
        content_offset: int64! Where its record begins in that file.
        content_size_in_bytes: int64 Bytes of its whole record: length, magic number, bitmap and
            CRC-32; null if it cannot be read.
        cardinality: int64 Rows it deletes: as the metadata says, else counted in the bitmap; null
            if that cannot be read.
        partition: struct<partition> Partition of the data file.
        bucket: int32 Paimon: bucket of the data file.
        """,
        base="deletion_vectors",
    ),
    "applicable_deletes": Relation(
        "deletes that a reader of each live data file must apply",
        "(data file, delete)",
        "data_file_path, delete_file_path, content_offset",
        """
        data_file_path: string! The data file, as files has it.
        delete_file_path: string! The file that holds the deletes.
        content: string! position_deletes, equality_deletes or deletion_vector.
        content_offset: int64 Where a deletion vector begins in its file; null for other deletes.
        """,
    ),
    "column_stats": Relation(
        "statistics of each column of each live file",
        "(live file, column)",
        "file_path, column_name",
        """
        file_path: string! The file.
        content: string! data, position_deletes, equality_deletes or deletion_vector.
        field_id: int32 Id of the field.
        column_name: string! Name of the column; leaves of nested columns have dotted names, as
            li.element, m.key and m.value.
        type: string Its type, as Arrow says it.
        lower: string Lower bound as text; null if unknown.
        upper: string Upper bound as text; null if unknown.
        null_count: int64 Nulls; null if unknown.
        nan_count: int64 NaN values; null if unknown.
        value_count: int64 Values, nulls included; null if unknown. In Iceberg, rows whose struct is
            null may be left out, and lists and maps count their items.
        column_size: int64 Bytes of the column; null if unknown.
        exactness: string! exact: both bounds are values of the column; truncated: at least one may
            have been cut short; unknown: at least one bound is missing, or bounds are of items or
            points.
        """,
        base="column_stats",
        among="live_entries",
    ),
    "file_indexes": Relation(
        "indexes over columns that data files carry with them",
        "(live file, column, index)",
        "data_file_path, column_name, index_type",
        """
        data_file_path: string! The data file.
        index_path: string The file that holds the index; null if it is kept in the manifest entry.
        column_name: string! The column that is indexed.
        index_type: string! bloom-filter, bitmap, range-bitmap or bsi, in the word of the format.
        content_offset: int64 Where the index starts in its container.
        content_size_in_bytes: int64 Bytes of the index.
        detail: string What the head of the index says of it.
        """,
        base="file_indexes",
        among="live_entries",
        format="paimon",
    ),
    "metadata_files": Relation(
        "metadata files that any snapshot reaches",
        "file",
        "path",
        """
        path: string! Path of the file.
        kind: string! What the file is, in the words of the format.
        size: int64 Bytes, as storage says; null if the file is not there.
        referenced_by: string The file that names it; null for a file that is found by its name.
        """,
        base="metadata_files",
    ),
    "all_manifests": Relation(
        "manifests of all snapshots",
        "(snapshot, manifest)",
        "reference_snapshot_id, manifest_path, role",
        _MANIFESTS
        + "\n    reference_snapshot_id: int64! The snapshot that has the manifest."
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
        "files that are live in any manifest of any snapshot",
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
        made_current_at: timestamp_utc Since when it was the current one.
        snapshot_id: int64! The snapshot.
        parent_id: int64 The snapshot it was made from; null for the first one or where that is not
            known.
        is_current_ancestor: bool! Whether the current snapshot (Iceberg: of the table; Paimon: the
            one that is open) descends from it, or is it.
        """,
        base="history",
    ),
    "metadata_log_entries": Relation(
        "metadata files the table has had",
        "metadata file",
        "file",
        """
        timestamp: timestamp_utc When the file was written.
        file: string! Its path.
        latest_snapshot_id: int64 The current snapshot at that time; null without one.
        latest_schema_id: int64 The schema of that snapshot; null where that is not known.
        latest_sequence_number: int64 The sequence number of that snapshot; null where that is not
            known.
        """,
        base="metadata_log_entries",
        format="iceberg",
    ),
    "consumers": Relation(
        "readers of the table as a stream, and how far they are",
        "consumer",
        "consumer_id",
        """
        consumer_id: string! Id of the consumer.
        next_snapshot_id: int64 The snapshot it will read next.
        """,
        base="consumers",
        format="paimon",
    ),
    "statistics": Relation(
        "statistics of the whole table, as an engine once computed them",
        "(statistics file, column)",
        "file_path, field_id",
        """
        snapshot_id: int64 The snapshot they were computed from.
        schema_id: int64 The schema of that snapshot.
        file_path: string! The file that holds them.
        field_id: int32 Id of the field; null for what is said of the whole table.
        column_name: string Name of the field.
        record_count: int64 Rows of the table; null in Iceberg.
        record_size: int64 Bytes of the rows, merged; null in Iceberg.
        distinct_count: int64 Distinct values of the column.
        null_count: int64 Nulls of the column; null in Iceberg.
        lower: string Least value, as text; null in Iceberg.
        upper: string Greatest value, as text; null in Iceberg.
        average_length: int64 Average length of values, in bytes; null in Iceberg.
        max_length: int64 Greatest length of a value, in bytes; null in Iceberg.
        """,
        base="statistics",
    ),
    "partition_statistics": Relation(
        "statistics of each partition, as an engine once computed them",
        "(statistics file, partition, spec)",
        "file_path, partition, spec_id",
        """
        snapshot_id: int64 The snapshot they were computed from.
        file_path: string! The file that holds them.
        partition: struct<partition> Partition values.
        spec_id: int32 Partition spec.
        data_record_count: int64 Records in data files, deleted ones included.
        data_file_count: int64 Data files.
        total_data_file_size_in_bytes: int64 Bytes of the data files.
        position_delete_record_count: int64 Records in position delete files.
        position_delete_file_count: int64 Position delete files.
        deletion_vector_count: int64 Deletion vectors; null before format version 3.
        equality_delete_record_count: int64 Records in equality delete files.
        equality_delete_file_count: int64 Equality delete files.
        total_record_count: int64 Records after deletes, where the writer counted them.
        last_updated_at: timestamp_utc When a snapshot last changed the partition.
        last_updated_snapshot_id: int64 The snapshot that last changed the partition.
        """,
        base="partition_statistics",
        format="iceberg",
    ),
    "file_sizes": Relation(
        "histogram of file sizes of each partition, by powers of two",
        "(partition, content, class of size)",
        "partition, spec_id, content, size_from",
        """
        partition: struct<partition> Partition values.
        spec_id: int32 Iceberg: partition spec; null in Paimon.
        content: string! data, position_deletes, equality_deletes or deletion_vector.
        size_from: int64 Least size in the class, in bytes.
        size_to: int64 Sizes in the class are less than this.
        file_count: int64! Files of the class.
        record_count: int64 Their records.
        file_size_in_bytes: int64 Their bytes.
        """,
    ),
    "delete_debt": Relation(
        "rows of each partition that are deleted, but still there",
        "(partition, spec_id)",
        "partition, spec_id",
        """
        partition: struct<partition> Partition values.
        spec_id: int32 Iceberg: partition spec; null in Paimon.
        data_file_count: int64! Live data files.
        files_with_deletes_count: int64! Those to which a delete applies.
        record_count: int64 Records in live data files, deleted ones included.
        deleted_record_count: int64 Records that position deletes and deletion vectors of live data
            files delete; null if unknown.
        deleted_share: double The share of the records that these are; null without any or if
            unknown.
        equality_delete_count: int64 Records in equality delete files that apply to a live data
            file, null if unknown; 0 in Paimon. How many rows each deletes is not known.
        retraction_count: int64 Paimon: records that retract others; null if unknown.
        delete_file_count: int64! Live delete files and deletion vectors of Iceberg; 0 in Paimon.
        delete_file_bytes: int64 Their bytes.
        """,
    ),
    "clustering": Relation(
        "overlap of files in each column, and of manifests in each partition field",
        "(unit, column)",
        "unit, column_name",
        """
        unit: string! file or manifest.
        column_name: string! Column of the table; of manifests a partition field.
        range_count: int64! Files or manifests that have both bounds.
        unknown_count: int64! Those that lack one.
        disjoint_count: int64! Ranges that share no value with another one.
        average_overlaps: double With how many others a range shares a value, on average; null
            without ranges.
        average_depth: double In how many ranges a lower bound lies, its own included, on average:
            what a query for one value reads; null without ranges.
        max_depth: int64 The most ranges that share a value; null without ranges.
        """,
    ),
    "metadata_bytes": Relation(
        "bytes of metadata by kind, snapshot and column",
        "(breakdown, kind, snapshot_id, column_name)",
        "breakdown, kind, snapshot_id, column_name",
        """
        breakdown: string! kind: all files that any snapshot reaches; snapshot: what each of them
            added; column: decoded statistics of the entries of the open snapshot.
        kind: string! Kind of the files; statistics, for columns.
        snapshot_id: int64 Of the breakdown snapshot: the first one that has the files; else null.
        column_name: string Of the breakdown column: column of the table; else null.
        file_count: int64! Files; for a column, the entries that have a bound or count of it.
        bytes: int64 Bytes of the files; for a column, those of its bounds and counts as they are
            decoded.
        """,
    ),
    "findings": Relation(
        "what does not add up in the metadata; empty when everything agrees",
        "finding",
        "",
        """
        check_name: string! What is wrong: the name of the check.
        severity: string! error: answers can be wrong; warning: they are right by luck, or slow;
            info.
        subject: string The file, partition or snapshot that it is about.
        snapshot_id: int64 The snapshot in which it went wrong; null for the one that is open.
        expected: string What should be, by the rest of the metadata; null where no value says it.
        actual: string What is; null where no value says it.
        detail: string Where to look.
        """,
        shown_first="check_name severity subject expected actual detail",
    ),
}

#: Columns of base relations that views do not show: SQL and plans need them.
INTERNAL_COLUMNS = {
    "entries": _INTERNAL,
    "all_entries": _INTERNAL,
    "column_stats": _ENTRY_ID,
    "file_indexes": _ENTRY_ID,
}

#: Relations a format reads; the others are SQL over these.
BASE_RELATIONS = tuple(name for name, one in RELATIONS.items() if one.base == name)

#: Those whose rows are all shown; of other base relations a view shows rows of live files.
PLAIN_RELATIONS = tuple(name for name in BASE_RELATIONS if RELATIONS[name].among is None)
