"""Columns of Iceberg's entries and manifests: where files have them, and what makes the others.

`fields.txt` declares each column; a column that is not a field as it is is made by the function
here that its line names. A writer does not know snapshot id, sequence numbers and first row ids
before its commit succeeds: it writes nulls, which are replaced with values from the manifest list.
Main names: `ENTRIES`, `MANIFESTS`.

Spec: Iceberg v3, Manifests (Manifest Entry Fields, Data File Fields); Manifest Lists; Sequence
Number Inheritance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import partial
from itertools import pairwise, starmap

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.fields import (
    POSITION,
    Conversion,
    Entries,
    EntryDecoder,
    Field,
    Files,
    WantedColumns,
    declared_fields,
    words,
)
from arrowmeta.columns.buffers import (
    build,
    filled,
    flag_array,
    int_array,
    last_names,
    lists_of_text,
    null_array,
    number_array,
    pack_bits,
    repeat_text,
    text_scalar,
    to_flags,
    to_numbers,
    to_offsets,
)
from arrowmeta.columns.ids import file_ids
from arrowmeta.columns.rows import Spans, spans_of
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.iceberg.metrics import OddBounds, decode_bounds, gather_counts, whole_maps
from arrowmeta.iceberg.partition_spec import (
    Partitions,
    UnifiedPartition,
    decode_summaries,
    human_text,
    partition_paths,
    summary_keys,
    unify_partitions,
)
from arrowmeta.iceberg.rows import (
    ADDED,
    DELETED,
    DRAFT_IDS,
    NO_KEY,
    PARTITION,
    FieldsById,
    ManifestRows,
    Part,
    assign_row_ids,
    count_row_ids,
)
from arrowmeta.model.scan import MadeColumn
from arrowmeta.model.shape import FIELD_ID, TableShape
from arrowmeta.model.tables import FIELD_SUMMARY, RESERVED_BOUNDS, decoded_schema
from arrowmeta.output.nouns import counted
from arrowmeta.records import dataclass

STATUS = ("existing", "added", "deleted")  # indexed by status; Spec: Iceberg v3, Manifests
LIST_CONTENT = ("data", "deletes")  # indexed by content; Spec: Iceberg v3, Manifest Lists
CONTENT = ("data", "position_deletes", "equality_deletes")  # indexed by content
_POSITION_DELETES = 1
_DELETION_VECTOR = "deletion_vector"

#: How writers start a path on the local disk or in S3, and how many bytes are no part of the place.
_SPELLINGS = (("file:/", 5), ("file:///", 7), ("s3://", 5), ("s3a://", 6), ("s3n://", 6))

#: Ids of the columns of `RESERVED_BOUNDS`.
#: Spec: Iceberg v3, Reserved Field IDs.
_RESERVED_IDS = (2147483546, 2147483545, 2147483540, 2147483539)


@dataclass(frozen=True)
class TableContext:
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
    def unstored_columns(self) -> Mapping[str, MadeColumn]:
        """Columns that depend on the state of the table, or follow from others."""
        return {
            "committed_at": MadeColumn(
                ("snapshot_id",), lambda batch: self.committed_at(batch.column("snapshot_id"))
            ),
            "partition_path": MadeColumn(
                ("partition", "spec_id"),
                lambda batch: partition_paths(batch["partition"], batch["spec_id"], self.partition),
            ),
        }

    def committed_at(self, snapshot_ids: pa.Array) -> pa.Array:
        """Return commit times of snapshots; null for expired ones."""
        times = self.commit_times
        at = pc.index_in(snapshot_ids, int_array(list(times)))
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


@dataclass
class IcebergEntries(Entries[ManifestRows, TableContext]):
    """Decoded entries; with the parts that they are of, if row ids are wanted."""

    parts: Sequence[Part] = field(default=(), init=False)

    def read(self, wanted: WantedColumns) -> pa.RecordBatch:
        """Return the wanted columns; row ids count all entries, also those that are not kept."""
        is_wanted = any(field.name == "first_row_id" for field in wanted.fields)
        if is_wanted and any(first is not None for first in self.files.facts["first_row_id"]):
            row_ids, self.parts = self.of_sound(lambda: count_row_ids(self.rows))
            self.made_along(_ROW_IDS, row_ids)
        return super().read(wanted)

    def in_order(self, batch: pa.RecordBatch) -> Callable[[], pa.RecordBatch]:
        """Return what numbers the rows of a batch, called after that of the entries before."""
        if not self.parts:
            return super().in_order(batch)
        return partial(_numbered, batch, self.once(_ROW_IDS), self.parts, self.files)

    @property
    def spec_ids(self) -> NDArray[np.int64]:
        """Partition spec of each entry: that of its manifest."""
        return to_numbers(self.fact("partition_spec_id", pa.int64()))


#: What row ids are assigned by; filtered with the columns of entries.
_ROW_IDS = "row_ids"


def _numbered(
    batch: pa.RecordBatch, row_ids: pa.StructArray, parts: Sequence[Part], files: Files
) -> pa.RecordBatch:
    """Return entries with their row ids; called once, after the entries before."""
    columns, next_rows = batch.columns, files.state.setdefault("next_rows", {})
    at = batch.schema.get_field_index("first_row_id")
    columns[at] = assign_row_ids(row_ids, parts, files.facts["first_row_id"], next_rows)
    return pa.RecordBatch.from_arrays(columns, schema=batch.schema)


def snapshot_id(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return the snapshot of each entry; if null, that which added the manifest.

    Spec: Iceberg v3, Manifest Entry Fields (snapshot_id); core/InheritableMetadataFactory.java.
    """
    stored = of.rows.field(declared.at, pa.int64())
    return pc.coalesce(stored, of.fact(declared.of_file, pa.int64()))


def committed_at(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return the commit time of the snapshot of each entry."""
    return of.context.committed_at(of.once("snapshot_id"))


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
    """Return nulls; `IcebergEntries.in_order` assigns row ids."""
    return pa.nulls(len(of.rows), pa.int64())


def spec_is_unpartitioned(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return whether the spec of each entry has no fields but void ones."""
    return flag_array(np.isin(of.spec_ids, of.context.partition.unpartitioned))


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
        is_known = to_flags(is_puffin.is_valid())
        is_vector = (codes == _POSITION_DELETES) & is_known & to_flags(is_puffin)
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
    at = of.rows.batch.schema.get_field_index(PARTITION)
    column = of.rows.batch.column(at) if at >= 0 else None

    def unify(start: int, end: int) -> Partitions:
        return unify_partitions(
            None if column is None else column.slice(start, end - start),
            of.rows.located.partition,
            of.spec_ids[start:end],
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
    is_known = np.concatenate([part.is_known for part in parts])
    of.made_along("partition_is_known", flag_array(is_known))
    return pa.concat_arrays([part.values for part in parts])


def partition_path(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return partitions as text."""
    spec_ids = of.fact(declared.of_file, pa.int32())
    return partition_paths(of.once("partition"), spec_ids, of.context.partition)


def summaries(of: Conversion[ManifestRows, UnifiedPartition], declared: Field) -> pa.Array:
    """Return lower bounds of partitions in manifests, and along with them the other summaries."""
    parts = decode_summaries(of.rows, _listed_specs(of.rows), of.context)
    for name, part in parts.items():
        of.made_along(f"partition_{name}", part)
    return parts["lower"]


def _listed_specs(rows: ManifestRows) -> NDArray[np.int64]:
    return filled(rows.field("partition_spec_id", pa.int64()), 0)


def partition_summaries(
    of: Conversion[ManifestRows, UnifiedPartition], declared: Field
) -> pa.Array:
    """Return the summary of each field of the spec of a manifest, with bounds as text."""
    names = ("contains_null", "contains_nan", "lower", "upper")
    of.once("partition_lower")
    parts = [of.once(f"partition_{name}") for name in names]
    lists = of.rows.list_field(declared.at)
    if lists is None:
        offsets = to_offsets(np.zeros(len(of.rows), dtype=np.int64))
        return build(pa.list_(FIELD_SUMMARY), len(of.rows), [None, offsets], [_NO_SUMMARY])
    summaries, place = [_NO_SUMMARY], np.full(len(lists.values), -1, dtype=np.int64)
    keys = summary_keys(lists, _listed_specs(of.rows), of.context)
    for position in np.unique(keys[keys != NO_KEY]).tolist():
        items = np.flatnonzero(keys == position)
        rows = np.searchsorted(to_numbers(lists.offsets), items, side="right") - 1
        place[items] = np.arange(len(items)) + sum(map(len, summaries))
        summaries.append(_summary(parts, position, of.context, number_array(rows)))
    values = pa.concat_arrays(summaries).take(number_array(place, place < 0))
    validity = pack_bits(to_flags(lists.is_valid())) if lists.null_count else None
    offsets = pa.py_buffer(np.ascontiguousarray(to_numbers(lists.offsets)))
    return build(pa.list_(FIELD_SUMMARY), len(lists), [validity, offsets], [values])


_NO_SUMMARY = pa.nulls(0, FIELD_SUMMARY)


def _summary(
    parts: Sequence[pa.StructArray], position: int, unified: UnifiedPartition, rows: pa.Array
) -> pa.Array:
    """Return the summary of a field in some manifests, as structs."""
    field = unified.fields[position].field
    values = [part.field(position).take(rows) for part in parts]
    texts = [human_text(bound, field, ()) for bound in values[2:]]
    return build(FIELD_SUMMARY, len(rows), [None], [*values[:2], *texts])


def counts(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return a struct of counts by column."""
    columns, n_rows = of.structs[declared.column], len(of.rows)
    ids = [field_id for field_id, _ in _leaves(columns, of.context.ids)]
    leaves = gather_counts(of.rows.maps.get(declared.at), ids, n_rows)
    return _of_leaves(columns, n_rows, iter(leaves))


def bounds(of: IcebergEntries, declared: Field) -> pa.Array:
    """Return a struct of bounds by column, and along with it the bounds that are not allowed."""
    columns, n_rows = of.structs[declared.column], len(of.rows)
    typed, odd = list(_leaves(columns, of.context.ids)), list[OddBounds]()
    ids, types = [field_id for field_id, _ in typed], [arrow_type for _, arrow_type in typed]
    leaves = decode_bounds(of.rows.maps.get(declared.at), ids, types, n_rows, odd.append)
    of.made_along(f"odd_{declared.column}", _odd_column(odd, columns, n_rows))
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


# -- declarations --------------------------------------------------------------------------------

status, list_content = words(STATUS), words(LIST_CONTENT)


ENTRIES = EntryDecoder(
    FieldsById(
        (*POSITION, *declared_fields(__package__, "entries", globals())),
        inner_ids={"data_file": 2, **DRAFT_IDS},
    ),
    IcebergEntries,
    counts=("existing_files_count", "added_files_count", "deleted_files_count"),
    of_whole_partition=("partition_path",),
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
