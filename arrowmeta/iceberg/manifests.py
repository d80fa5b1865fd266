"""Columns of entries and manifests: where files have them, and what makes the others.

`fields.txt` declares each column; a column that is not a field as it is is made by the function
here that its line names. A writer does not know snapshot id, sequence numbers and first row ids
before its commit succeeds: it writes nulls, which are replaced with values from the manifest list.
Row ids are counted: a file without one begins where the files without one before it in the manifest
end, from the manifest's first row id on.

`SnapshotManifests` reads the manifest lists of snapshots, and the manifests that snapshots of
version 1 name directly, and compares lists with the totals of their snapshots. Counts that a writer
omitted are unknown, not 0. Main names: `ENTRIES`, `MANIFESTS`, `SnapshotManifests`.

Spec: Iceberg v3, Manifests (Manifest Entry Fields, Data File Fields); Manifest Lists; Sequence
Number Inheritance; First Row ID Inheritance; core/PartitionSummary.java.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import groupby, pairwise, starmap
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct, field
from msgspec.structs import replace
from numpy.typing import NDArray

from arrowmeta.avro.container import AvroFile, read_header
from arrowmeta.avro.decode import DamageReport, OnDamage
from arrowmeta.avro.fields import (
    POSITION,
    Conversion,
    Entries,
    EntryDecoder,
    Field,
    Files,
    declared_fields,
    read_table,
    words,
)
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.iceberg.metadata import Snapshot
from arrowmeta.iceberg.partition_spec import (
    Partitions,
    UnifiedPartition,
    human_text,
    partition_paths,
    unify_partitions,
)
from arrowmeta.iceberg.rows import (
    DRAFT_IDS,
    PARTITION,
    FieldsById,
    ManifestRows,
    OddBounds,
    decode_bounds,
    decode_values,
    whole_maps,
)
from arrowmeta.io.options import integer_in
from arrowmeta.kernels.buffers import (
    I64,
    Flags,
    build,
    exact_sum,
    filled,
    flag_array,
    int_array,
    last_names,
    lists_of_text,
    null_array,
    number_array,
    pack_bits,
    repeat_text,
    text_array,
    text_scalar,
    to_flags,
    to_numbers,
    to_offsets,
    whole,
)
from arrowmeta.kernels.rows import Spans, child, file_ids, nested, spans_of
from arrowmeta.model.damage import HeaderLog
from arrowmeta.model.scan import Computed
from arrowmeta.model.shape import FIELD_ID, TableShape
from arrowmeta.model.tables import FIELD_SUMMARY, RESERVED_BOUNDS, decoded_schema, to_batch
from arrowmeta.text import counted

STATUS = ("existing", "added", "deleted")  # indexed by status; Spec: Iceberg v3, Manifests
ADDED, DELETED = 1, 2
LIST_CONTENT = ("data", "deletes")  # indexed by content; Spec: Iceberg v3, Manifest Lists
CONTENT = ("data", "position_deletes", "equality_deletes")  # indexed by content
_POSITION_DELETES = 1
_DELETION_VECTOR = "deletion_vector"

#: How writers start a path on the local disk or in S3, and how many bytes are no part of the place.
_SPELLINGS = (("file:/", 5), ("file:///", 7), ("s3://", 5), ("s3a://", 6), ("s3n://", 6))

#: Ids of the columns of `RESERVED_BOUNDS`.
#: Spec: Iceberg v3, Reserved Field IDs.
_RESERVED_IDS = (2147483546, 2147483545, 2147483540, 2147483539)


class TableContext(Struct, frozen=True):
    """Table state that decoding entries depends on.

    Attributes:
        shape: current columns and partition of the table.
        ids: field id of each column of the shape.
        partition: partition struct of the shape.
        commit_times: commit times by id of the snapshots in the metadata, in milliseconds.
    """

    shape: TableShape
    ids: Mapping[str, int]
    partition: UnifiedPartition
    commit_times: Mapping[int, int]

    @property
    def identity(self) -> str:
        """Key of everything that decoded entries depend on; commit times are added later."""
        parts = (self.shape.identity, sorted(self.ids.items()), self.partition)
        return "\n".join(map(repr, parts))

    @property
    def unstored_columns(self) -> Mapping[str, Computed]:
        """Columns that depend on the state of the table, or follow from others."""
        return {
            "committed_at": Computed(("snapshot_id",), self._committed_at),
            "partition_path": Computed(
                ("partition", "spec_id"),
                lambda batch: partition_paths(batch["partition"], batch["spec_id"], self.partition),
            ),
        }

    def _committed_at(self, entries: pa.RecordBatch) -> pa.Array:
        """Return commit times of snapshots; null for expired snapshots."""
        times = self.commit_times
        at = pc.index_in(entries["snapshot_id"], int_array(list(times)))
        return int_array(list(times.values())).take(at).cast(pa.timestamp("ms"))


def file_id(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return the identities of files; an offset tells deletion vectors in one file apart.

    One file is one whichever way writers spell its path.
    Spec: Iceberg 1.8, DataFileSet and DeleteFileSet.
    """
    path = of.rows.field(declared.at, pa.string())
    offset = of.rows.field("data_file.content_offset", pa.int64())
    return file_ids([_places(path), of.once("content"), offset])


def _places(paths: pa.Array) -> pa.Array | Spans:
    """Return paths on the local disk and in S3 without their schemes; a path may be null."""
    if paths.null_count:
        return paths
    spans, skipped = spans_of(paths), np.zeros(len(paths), dtype=np.int64)
    for start, length in _SPELLINGS:
        skipped[to_flags(pc.starts_with(paths, start))] = length
    return Spans(spans.data, spans.starts + skipped, spans.lengths - skipped)


IcebergEntries: TypeAlias = Entries[ManifestRows, TableContext]


def _spec_ids(of: IcebergEntries) -> I64:
    """Return the partition spec of each entry: that of its manifest."""
    return to_numbers(of.fact("partition_spec_id", pa.int64()))


def snapshot_id(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return the snapshot of each entry; if null, that which added the manifest.

    Spec: Iceberg v3, Manifest Entry Fields (snapshot_id); core/InheritableMetadataFactory.java.
    """
    stored = of.rows.field(declared.at, pa.int64())
    return pc.coalesce(stored, of.fact(declared.of_file, pa.int64()))


def sequence(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return a sequence number of each entry; if null, an added one inherits that of the manifest.

    In manifests of format version 1, whose sequence number is 0, all entries inherit it. Any other
    entry without one is damage; its number stays null.
    Spec: Iceberg v3, Sequence Number Inheritance; core/InheritableMetadataFactory.java.
    """
    stored = of.rows.field(declared.at, pa.int64())
    if not stored.null_count:
        return stored
    numbers = filled(of.fact(declared.of_file, pa.int64()), -1)
    is_added = filled(of.rows.field("status", pa.int32()), DELETED) == ADDED
    return pc.coalesce(stored, number_array(numbers, ~(is_added | (numbers == 0)) | (numbers < 0)))


def first_row_id(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return the first row id of each file; a live one without it begins where others end.

    If the manifest has none, stored ids are ignored: the table had no row ids yet. After rows that
    could not be read, and after counts that overflow, ids are unknown.
    Spec: Iceberg v3, First Row ID Inheritance; core/ManifestReader.java (idAssigner).
    """
    rows, first_ids = of.rows, of.files.facts[declared.of_file]
    if not of.files.in_turn:  # no manifest has one
        return null_array(len(rows), pa.int64())
    stored = rows.field(declared.at, pa.int64())
    ids, is_null = filled(stored, 0).copy(), ~to_flags(stored.is_valid())
    takes = is_null & (filled(rows.field("status", pa.int32()), DELETED) != DELETED)
    counts = filled(rows.field("data_file.record_count", pa.int64()), 0)
    taken = np.where(takes, np.maximum(counts, 0), 0)
    is_start = np.ones(len(rows), dtype=bool)
    is_start[1:] = (np.diff(rows.file_idx) != 0) | (np.diff(rows.row_idx) != 1)
    starts = np.flatnonzero(is_start).tolist()
    for start, end in zip(starts, [*starts[1:], len(rows)], strict=False):
        part, file_idx, row = slice(start, end), int(rows.file_idx[start]), int(rows.row_idx[start])
        next_row, next_id = of.files.state.get(file_idx, (0, first_ids[file_idx]))
        after = -1 if next_id is None or row != next_row else next_id + exact_sum(taken[part])
        is_valid = 0 <= after < 2**63
        of.files.state[file_idx] = row + end - start, after if is_valid else None
        if is_valid:
            before = np.cumsum(taken[part]) - taken[part]
            ids[part] = np.where(takes[part], next_id + before, ids[part])
        is_null[part] &= ~(takes[part] & is_valid)
        is_null[part] |= first_ids[file_idx] is None
    return number_array(ids, is_null)


def spec_is_unpartitioned(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return whether the spec of each entry has no fields but void fields."""
    return flag_array(np.isin(_spec_ids(of), of.context.partition.unpartitioned))


def content(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return the content of files; absent means data, a position delete in Puffin is a vector.

    Plans find data files in manifests of data only: of an entry that says data among deletes, it is
    unknown what it is.
    Spec: Iceberg v3, Data File Fields (content); Manifests; Deletion Vectors.
    """
    codes = filled(of.rows.field(declared.at, pa.int32()), 0)  # version 1 has only data files
    wrong = np.flatnonzero((codes < 0) | (codes >= len(CONTENT)))
    if len(wrong):
        raise CorruptMetadataError(f"unknown content {codes[wrong[0]]}", row=int(wrong[0]))
    if (codes == _POSITION_DELETES).any():
        is_puffin = pc.equal(of.once("file_format"), text_scalar("puffin"))
        has_format = to_flags(is_puffin.is_valid())
        is_vector = (codes == _POSITION_DELETES) & has_format & to_flags(is_puffin)
        codes = np.where(is_vector, len(CONTENT), codes)
    of_deletes = np.array([it == "deletes" for it in of.files.facts[declared.of_file]], bool)
    if of_deletes.any():
        codes = np.where((codes == 0) & of_deletes[of.rows.file_idx], len(CONTENT) + 1, codes)
    return repeat_text((*CONTENT, _DELETION_VECTOR, "unknown"), codes)


def reserved(of: IcebergEntries, declared: Field) -> pa.StructArray:
    """Return bounds of columns that only files have, of which most files have none."""
    maps = of.rows.maps.get(declared.at)
    if maps is not None and not (maps.keys >= min(_RESERVED_IDS)).any():
        maps = None
    leaves = decode_bounds(maps, _RESERVED_IDS, [f.type for f in RESERVED_BOUNDS], len(of.rows))
    return build(RESERVED_BOUNDS, len(of.rows), [None], leaves)


def file_name(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return the last part of paths."""
    return last_names(of.rows.field(declared.at, pa.string()))


def lower_case(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return text in lower case, since writers differ."""
    return pc.ascii_lower(of.rows.field(declared.at, pa.string()))


def record_count(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return record counts; null for -1, which files have that were imported without counting."""
    counts = of.rows.field(declared.at, pa.int64())
    numbers = filled(counts, -1)
    return number_array(numbers, numbers < 0) if (numbers < 0).any() else counts


def partition(of: IcebergEntries, declared: Field) -> pa.StructArray:
    """Return partition values; an invalid value is damage of its manifest only."""
    column, spec_ids = nested(of.rows.batch, PARTITION), _spec_ids(of)

    def unify(start: int, end: int) -> Partitions:
        return unify_partitions(
            None if column is None else column.slice(start, end - start),
            spec_ids[start:end],
            of.context.partition,
            of.structs["partition"],
        )

    bounds = [0, *(np.flatnonzero(np.diff(of.rows.file_idx)) + 1).tolist(), len(of.rows)]
    parts = [unify(0, len(of.rows))]
    if parts[0].errors and len(bounds) > 2:
        parts = list(starmap(unify, pairwise(bounds)))
    for part, start in zip(parts, bounds, strict=False):
        for error in part.errors:
            error.row = start + (error.row or 0)
            of.report(error)
    is_decoded = np.concatenate([part.is_decoded for part in parts])
    of.add_column("partition_is_known", flag_array(is_decoded))
    return pa.concat_arrays([part.values for part in parts])


def bounds(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return a struct of bounds or counts by column, and along with it bounds not allowed."""
    columns, n_rows = of.structs[declared.column], len(of.rows)
    typed, odd = list(_leaves(columns, of.context.ids)), list[OddBounds]()
    ids, types = [field_id for field_id, _ in typed], [arrow_type for _, arrow_type in typed]
    leaves = decode_bounds(of.rows.maps.get(declared.at), ids, types, n_rows, odd.append)
    of.add_column(f"odd_{declared.column}", _odd_column(odd, columns, n_rows))
    return _of_leaves(columns, n_rows, iter(leaves))


def by_id(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return maps by field id as the manifest has them."""
    arrow_type = decoded_schema("entries", of.context.shape).field(declared.column).type
    return whole_maps(of.rows.maps.get(declared.at), arrow_type, len(of.rows))


def _leaves(struct: pa.StructType, ids: Mapping[str, int]) -> Iterator[tuple[int, pa.DataType]]:
    """Yield field id and type of each leaf of a struct by column, in order.

    Leaves inside lists and maps have their id in the field metadata.
    """
    for part in struct.fields:
        if pa.types.is_struct(part.type):
            yield from _leaves(part.type, {})
        else:
            yield ids[part.name] if ids else int(part.metadata[FIELD_ID]), part.type


def _of_leaves(struct: pa.StructType, n_rows: int, leaves: Iterator[pa.Array]) -> pa.Array:
    """Build structs by column from their leaves, in order."""
    children = [
        _of_leaves(field.type, n_rows, leaves) if pa.types.is_struct(field.type) else next(leaves)
        for field in struct.fields
    ]
    return build(struct, n_rows, [None], children)


def _odd_column(odd: Sequence[OddBounds], columns: pa.StructType, n_rows: int) -> pa.Array:
    """Return the bounds of each row that the specification does not allow, as text."""
    # Items of lists and maps have no bounds.
    names = [field.name for field in columns.fields if not pa.types.is_struct(field.type)]
    odd = [bounds for bounds in odd if bounds.place < len(names)]
    if not odd:
        return null_array(n_rows, pa.list_(pa.string()))
    rows = np.concatenate([bounds.rows for bounds in odd])
    texts: list[str] = []
    codes = []
    for bounds in odd:
        lengths, which = np.unique(bounds.lengths, return_inverse=True)
        codes.append(which + len(texts))
        texts += [f"{counted(n, 'byte')}\t{names[bounds.place]}" for n in lengths.tolist()]
    return lists_of_text(texts, np.concatenate(codes), rows, n_rows)


# -- manifest lists ------------------------------------------------------------------------------

#: Fields of a summary, by the columns that they become. Spec: Iceberg v3, Field Summary.
_SUMMARY = {
    "contains_null": ("contains_null", pa.bool_()),
    "contains_nan": ("contains_nan", pa.bool_()),
    "lower": ("lower_bound", pa.binary()),
    "upper": ("upper_bound", pa.binary()),
}

Lists: TypeAlias = Conversion[ManifestRows, UnifiedPartition]


def _summary_items(of: Lists) -> tuple[pa.ListArray, NDArray[np.int32]]:
    """Return the summaries of each manifest, and which item is that of a field: int32[field, row].

    -1 where there is none. Summaries are in the order of the fields of the manifest's own spec.
    Spec: Iceberg v3, Manifest Lists (partitions, 507).
    """
    n_rows, lists = len(of.rows), nested(of.rows.batch, "partitions")
    if lists is None or not pa.types.is_list(lists.type):
        no_items, offsets = pa.nulls(0, pa.struct([])), to_offsets(np.zeros(n_rows, dtype=np.int64))
        lists = build(pa.list_(no_items.type), n_rows, [None, offsets], [no_items])
    starts, ends = to_numbers(lists.offsets)[:-1], to_numbers(lists.offsets)[1:]
    spec_ids = filled(of.rows.field("partition_spec_id", pa.int64()), 0)
    items = np.full((len(of.context.fields), n_rows), -1, dtype=np.int32)
    for spec_id in np.unique(spec_ids).tolist():
        for at, (_, position) in enumerate(of.context.places.get(spec_id, ())):
            if position is not None:
                has_item = (spec_ids == spec_id) & (starts + at < ends)
                items[position, has_item] = starts[has_item] + at
    return lists, items


def summaries(of: Lists, declared: Field) -> pa.Array:
    """Return lower bounds of partitions in manifests, and along with them the other summaries.

    They are structs for all specs. Absent values are unknown, that is null. A null bound beside
    known `contains_null` and `contains_nan` means that there are no other values. So if a bound
    cannot be decoded, both flags are unknown, too.
    """
    n_rows, struct = len(of.rows), of.context.struct
    lists, items = _summary_items(of)
    parts = [_written(lists.values, at, kind) for at, kind in _SUMMARY.values()]
    columns = []
    for unified, item_of in zip(of.context.fields, items, strict=True):
        of_rows = number_array(item_of, item_of < 0)
        *flags, lower, upper = (part.take(of_rows) for part in parts)
        bounds = [null_array(n_rows, unified.arrow_type)] * 2
        # Manifest lists do not record the type of unknown transforms.
        if unified.field.transform.is_supported:
            bounds = [decode_values(bound, unified.arrow_type) for bound in (lower, upper)]
        is_lost = np.zeros(n_rows, dtype=bool)
        for encoded, bound in zip((lower, upper), bounds, strict=True):
            is_lost |= to_flags(encoded.is_valid()) & to_flags(bound.is_null())
        columns.append([*(pc.if_else(flag_array(is_lost), _UNKNOWN, it) for it in flags), *bounds])
    of_flags = pa.struct([pa.field(field.name, pa.bool_()) for field in struct.fields])
    for place, name in enumerate(_SUMMARY):
        kind = struct if name in ("lower", "upper") else of_flags
        arrays = [of_field[place] for of_field in columns]
        of.add_column(f"partition_{name}", build(kind, n_rows, [None], arrays))
    return of.once("partition_lower")


def _written(summaries: pa.Array, name: str, kind: pa.DataType) -> pa.Array:
    """Return a field of summaries; nulls if they have none of this type."""
    values = child(summaries, name)
    return values if values is not None and values.type == kind else pa.nulls(len(summaries), kind)


_UNKNOWN = null_array(1, pa.bool_())[0]


def partition_summaries(of: Lists, declared: Field) -> pa.Array:
    """Return the summary of each field of the spec of a manifest, with bounds as text."""
    of.once("partition_lower")
    parts = [of.once(f"partition_{name}") for name in _SUMMARY]
    lists, items = _summary_items(of)
    summaries, order = [pa.nulls(0, FIELD_SUMMARY)], np.full(len(lists.values), -1, dtype=np.int64)
    for position in np.flatnonzero((items >= 0).any(axis=1)).tolist():
        rows = np.flatnonzero(items[position] >= 0)
        order[items[position, rows]] = np.arange(len(rows)) + sum(map(len, summaries))
        values = [part.field(position).take(number_array(rows)) for part in parts]
        texts = [human_text(it, of.context.fields[position].field, ()) for it in values[2:]]
        summaries.append(build(FIELD_SUMMARY, len(rows), [None], [*values[:2], *texts]))
    values = pa.concat_arrays(summaries).take(number_array(order, order < 0))
    validity = pack_bits(to_flags(lists.is_valid())) if lists.null_count else None
    offsets = pa.py_buffer(np.ascontiguousarray(to_numbers(lists.offsets)))
    return build(pa.list_(FIELD_SUMMARY), len(lists), [validity, offsets], [values])


# -- declarations --------------------------------------------------------------------------------

status, list_content = words(STATUS), words(LIST_CONTENT)
_DECLARED = declared_fields(__package__, "entries", globals())
_MAPS = (replace(it, column=f"{it.column}_by_id", make=by_id) for it in _DECLARED if it.items)

ENTRIES = EntryDecoder(
    FieldsById((*POSITION, *_DECLARED, *_MAPS), inner_ids={"data_file": 2, **DRAFT_IDS}),
    Entries,
    counts=("existing_files_count", "added_files_count", "deleted_files_count"),
    of_whole_partition=("partition_path",),
    of_whole_manifest="first_row_id",
)
MANIFESTS = FieldsById(
    declared_fields(__package__, "manifests", globals()),
    inner_ids={
        "partitions.contains_null": 509,
        "partitions.contains_nan": 518,
        "partitions.lower_bound": 510,
        "partitions.upper_bound": 511,
    },
    kind="manifest list",
)


# -- manifests of snapshots ----------------------------------------------------------------------


def read_manifest_lists(
    lists: Mapping[int, AvroFile],
    schema: pa.Schema,
    partition: UnifiedPartition,
    on_damage: OnDamage | None = None,
    headers: HeaderLog | None = None,
) -> pa.Table:
    """Decode manifest lists by snapshot, in order, to some columns of `all_manifests`."""
    facts = {"reference_snapshot_id": list(lists)}
    files = Files(list(lists.values()), facts, on_damage, headers)
    return read_table(MANIFESTS, files, partition, schema, _sound_rows)


def _sound_rows(rows: ManifestRows, damage: DamageReport) -> ManifestRows:
    """Drop rows without a path or with an unknown content."""
    paths = rows.field("manifest_path", pa.string())
    contents = filled(rows.field("content", pa.int32()), 0)
    has_path = filled(pc.binary_length(paths), 0) > 0
    has_content = (contents >= 0) & (contents < len(LIST_CONTENT))
    for row in np.flatnonzero(~(has_path & has_content)).tolist():
        what = f"content is {contents[row]}" if has_path[row] else "a manifest without a path"
        error = CorruptMetadataError(what, row=int(rows.row_idx[row]))
        damage.report(error, int(rows.file_idx[row]))
    return rows.where(has_path & has_content)


def _spec_id(file: AvroFile | None, on_damage: OnDamage) -> int:
    """Return the partition spec id in the header of a manifest; 0 without one."""
    if file is None:
        return 0
    try:
        text = read_header(file.data).metadata.get("partition-spec-id")
    except ArrowMetaError as error:
        DamageReport([file], on_damage).report(error, 0)
        return 0
    return integer_in(text, range(10**9)) or 0


#: By content: files and rows in a list minus those in the summary of its snapshot; negative if the
#: list lacks some.
Drift: TypeAlias = dict[str, tuple[int, int]]

#: By content: numbers of a summary with files, and with rows.
_TOTALS = (
    ("data", "total-data-files", ("total-records",)),
    ("deletes", "total-delete-files", ("total-position-deletes", "total-equality-deletes")),
)

#: Counts up to this can be summed within 64 bits.
_MAX_COUNT = 1 << 40


def other_snapshot(file: AvroFile, snapshot: Snapshot) -> str | None:
    """Return the fault of a list whose header names another snapshot; the id is optional.

    Ids are compared as 64-bit floats: some tools that rewrite metadata round ids in JSON, but not
    in Avro.
    """
    snapshot_id = None
    with suppress(ArrowMetaError):  # decoding the list reports it
        snapshot_id = integer_in(read_header(file.data).metadata.get("snapshot-id", b""))
    if snapshot_id is None or float(snapshot_id) == float(snapshot.snapshot_id):
        return None
    return f"the manifest list of snapshot {snapshot_id}, not of snapshot {snapshot.snapshot_id}"


def drift(snapshot: Snapshot, manifests: pa.Table) -> Drift:
    """Compare a list with the totals of its snapshot; contents with unknown counts are left out."""
    content = np.array(manifests["content"].to_pylist())
    differences = {}
    for kind, of_files, of_rows in _TOTALS:
        summed = [snapshot.count(name) for name in (of_files, *of_rows)]
        columns = ((f"added_{it}_count", f"existing_{it}_count") for it in ("files", "rows"))
        listed = [_sum(manifests, content == kind, *some) for some in columns]
        counts = [count for count in (*listed, *summed) if count is not None]
        if len(counts) == len(listed) + len(summed):
            files, rows, files_summed, *rows_summed = counts
            differences[kind] = files - files_summed, rows - sum(rows_summed)
    return differences


def _counts_too_little(snapshot: Snapshot, manifests: pa.Table) -> bool:
    """Return whether manifests of the commit have more changes than its summary."""
    added_by = filled(whole(manifests["added_snapshot_id"]), 0)
    is_data = np.array(manifests["content"].to_pylist()) == "data"
    is_of_commit = (added_by.astype(float) == float(snapshot.snapshot_id)) & is_data
    for change in ("added", "deleted"):
        listed = _sum(manifests, is_of_commit, f"{change}_files_count")
        if listed is None or listed > (snapshot.count(f"{change}-data-files") or 0):
            return True
    return False


def _sum(manifests: pa.Table, rows: Flags, *columns: str) -> int | None:
    """Return the sum of counts in some columns; None if one is unknown."""
    counts = np.concatenate([filled(whole(manifests[name]), -1)[rows] for name in columns])
    return int(counts.sum()) if ((counts >= 0) & (counts < _MAX_COUNT)).all() else None


#: Number of snapshots whose lists are decoded together.
_SNAPSHOTS_PER_READ = 64


class SnapshotManifests(Struct):
    """Reader of the manifests of snapshots.

    Reports lists that belong to other snapshots or are incomplete.

    Attributes:
        snapshots: all snapshots, by id.
        schema: columns of `all_manifests` that are read.
        partition: the partition struct for all specs.
        reader: reads the lists, and records damage.
    """

    snapshots: Mapping[int, Snapshot]
    schema: pa.Schema
    partition: UnifiedPartition
    reader: MetadataReader
    _drifts: dict[int, Drift | None] = field(default_factory=dict)

    def read(self, snapshots: Sequence[Snapshot]) -> pa.Table:
        """Return the manifests of snapshots, in order."""
        # `empty_table` would load pandas.
        parts = [pa.Table.from_batches([], self.schema)]
        for start in range(0, len(snapshots), _SNAPSHOTS_PER_READ):
            some = snapshots[start : start + _SNAPSHOTS_PER_READ]
            for are_inline, alike in groupby(some, lambda snapshot: bool(snapshot.manifests)):
                if are_inline:
                    parts += map(self._inline, alike)
                else:
                    parts.append(self._listed(alike))
        return pa.concat_tables(parts)

    def _inline(self, snapshot: Snapshot) -> pa.Table:
        """Return the manifests that a snapshot of version 1 names directly, as rows of a list.

        They contain data files and count as added by the snapshot; the header of a manifest has its
        partition spec.
        Spec: Iceberg v1, Snapshots (manifests); core/BaseSnapshot.java.
        """
        paths, on_damage = snapshot.manifests or (), self.reader.on_damage("manifest")
        files = [self.reader.load(path, "manifest") for path in paths]
        n_rows = len(files)
        zeros, ids = int_array([0] * n_rows), int_array([snapshot.snapshot_id] * n_rows)
        spec_ids = int_array([_spec_id(file, on_damage) for file in files])
        columns = {
            "manifest_path": text_array(paths),
            "content": text_array(["data"] * n_rows),
            "length": int_array([len(file.data) if file else None for file in files]),
            "partition_spec_id": spec_ids.cast(pa.int32()),
            **dict.fromkeys(("sequence_number", "min_sequence_number"), zeros),
            **dict.fromkeys(("added_snapshot_id", "reference_snapshot_id"), ids),
        }
        return pa.Table.from_batches([to_batch(columns, self.schema, n_rows)], self.schema)

    def _listed(self, snapshots: Iterable[Snapshot]) -> pa.Table:
        named = ((snapshot.snapshot_id, snapshot.manifest_list) for snapshot in snapshots)
        paths = {snapshot_id: path for snapshot_id, path in named if path is not None}
        reader = self.reader
        files = reader.load_all(list(paths.values()), "manifest list")
        lists = {i: file for i, file in zip(paths, files, strict=True) if file is not None}
        report = reader.on_damage("manifest list")
        manifests = read_manifest_lists(lists, self.schema, self.partition, report, reader.headers)
        ids = to_numbers(whole(manifests["reference_snapshot_id"]))
        for snapshot_id, file in lists.items():
            if file.path in reader.damage_log.paths:
                continue
            rows = np.flatnonzero(ids == snapshot_id)  # they are adjacent
            listed = manifests.slice(rows[0] if len(rows) else 0, len(rows))
            snapshot = self.snapshots[snapshot_id]
            reason = other_snapshot(file, snapshot)
            difference = self._drifts[snapshot_id] = drift(snapshot, listed)
            reason = reason or self._missing(snapshot, listed, difference)
            if reason is not None:
                report(CorruptMetadataError(reason, path=file.path, is_read=True))
        return manifests

    def _missing(self, snapshot: Snapshot, manifests: pa.Table, difference: Drift) -> str | None:
        """Return the fault of a list that lacks files and rows which its snapshot counts.

        Totals are optional, and some writers get them wrong. A list is at fault only if both files
        and rows are missing, the parent snapshot does not differ by the same amounts, and the
        summary covers all changes of the commit.
        """
        short = {kind: by for kind, by in difference.items() if by[0] < 0 and by[1] < 0}
        if not short or _counts_too_little(snapshot, manifests):
            return None
        before = self._of_parent(snapshot) or {}
        lost = [(kind, *by) for kind, by in short.items() if before.get(kind) != by]
        parts = [f"{-files:,} {kind} files with {-rows:,} rows" for kind, files, rows in lost]
        if not parts:
            return None
        return f"the snapshot's summary counts {' and '.join(parts)} more than the manifests listed"

    def _of_parent(self, snapshot: Snapshot) -> Drift | None:
        """Return the drift of the parent's list; None if it cannot be read."""
        parent = self.snapshots.get(snapshot.parent_snapshot_id or 0)
        if parent is None or parent.manifest_list is None:
            return None
        if parent.snapshot_id not in self._drifts:
            self._drifts[parent.snapshot_id] = None
            file = self.reader.read(parent.manifest_list)
            with suppress(ArrowMetaError):  # damage of the parent is not reported here
                if isinstance(file, AvroFile):
                    lists = {parent.snapshot_id: file}
                    listed = read_manifest_lists(lists, self.schema, self.partition)
                    self._drifts[parent.snapshot_id] = drift(parent, listed)
        return self._drifts[parent.snapshot_id]


def distinct_manifests(manifests: pa.Table) -> pa.Table:
    """Return each manifest once, in the order in which snapshots first name them.

    The row of the last snapshot is kept: an upgrade to version 3 assigns row ids to existing
    manifests.
    """
    paths = manifests["manifest_path"].combine_chunks()
    backwards = paths.take(number_array(np.arange(len(paths))[::-1]))
    from_the_end = to_numbers(pc.index_in(paths.unique(), backwards))
    return manifests.take(number_array(len(paths) - 1 - from_the_end))
