"""Decode manifests into the relation `entries`.

`read_entries` takes rows of manifest lists and returns record batches. It decodes only the fields
that the wanted columns need; with a filter, entries are dropped before their other columns are
decoded.

Spec: Iceberg v3, Manifests (Manifest Entry Fields, Data File Fields).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import pairwise
from typing import ClassVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.announced import AnnouncedFiles
from arrowmeta.avro.decode import Pipeline
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.metadata_reader import MetadataReader, manifest_groups
from arrowmeta.avro.task import OnDamage
from arrowmeta.columns.buffers import (
    build,
    filled,
    flag_array,
    int_array,
    null_array,
    number_array,
    pack_bits,
    text_scalar,
    to_flags,
    to_offsets,
)
from arrowmeta.columns.entries import EntryColumns, WantedColumns, made_of
from arrowmeta.columns.rows import count_codes
from arrowmeta.columns.text import last_names, repeat_text
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.iceberg.containers import read_manifest_rows
from arrowmeta.iceberg.headers import noting
from arrowmeta.iceberg.inheritance import (
    DecodedEntries,
    RowIdAssigner,
    RowIds,
    count_row_ids,
    inherit_sequence_number,
    inherit_snapshot_id,
)
from arrowmeta.iceberg.metrics import OddBounds, decode_bounds, gather_counts
from arrowmeta.iceberg.partition_path import partition_paths
from arrowmeta.iceberg.partition_spec import PartitionSpec, UnifiedPartition
from arrowmeta.iceberg.partition_values import unify_partitions
from arrowmeta.iceberg.rows import FILE_IDS, ITEM_IDS, ManifestRows
from arrowmeta.model.headers import HeaderLog
from arrowmeta.model.scan import DecodeRequest, EntryFilter, MadeColumn
from arrowmeta.model.shape import FIELD_ID, TableShape
from arrowmeta.model.tables import decoded_schema
from arrowmeta.output.nouns import counted
from arrowmeta.records import dataclass

STATUS = ("existing", "added", "deleted")  # indexed by status; Spec: Iceberg v3, Manifests
CONTENT = ("data", "position_deletes", "equality_deletes")  # indexed by content; likewise
_POSITION_DELETES = 1
_DELETION_VECTOR = "deletion_vector"

#: Maps by field id, and whether their values are byte strings.
_MAPS = {name: name in ("lower_bounds", "upper_bounds") for name in ITEM_IDS}

#: Id of the column `file_path` in position delete files, reserved by the spec.
#: Spec: Iceberg v3, Reserved Field IDs.
_DELETED_PATH_ID = 2147483546


@dataclass(frozen=True)
class ManifestFile:
    """Manifest of a snapshot, with values from its row in the manifest list.

    Attributes:
        file: content, under its recorded path.
        ordinal: position among the manifests of the snapshot, missing ones included.
        spec_id: partition spec of all its entries.
        snapshot_id: snapshot that added it; None if not recorded.
        sequence_number: sequence number of that snapshot; 0 in version 1.
        first_row_id: first row id of its added files; None without row ids.
    """

    file: AvroFile
    ordinal: int
    spec_id: int
    snapshot_id: int | None
    sequence_number: int | None
    first_row_id: int | None


@dataclass(frozen=True)
class TableContext:
    """Table state that decoding entries depends on.

    Attributes:
        shape: current columns and partition of the table.
        ids: field id of each column of the shape.
        partition: partition struct of the shape.
        commit_times: commit times by id of the snapshots in the metadata, in milliseconds.
        uuids: ids of the columns of type uuid.
    """

    shape: TableShape
    ids: Mapping[str, int]
    specs: Mapping[int, PartitionSpec]
    partition: UnifiedPartition
    commit_times: Mapping[int, int]
    uuids: frozenset[int] = frozenset()

    @property
    def identity(self) -> str:
        """Key of everything that decoded entries depend on; commit times are added later."""
        parts = (self.shape, sorted(self.ids.items()), sorted(self.specs.items()), self.partition)
        return "\n".join(map(repr, parts))

    @property
    def unstored_columns(self) -> Mapping[str, MadeColumn]:
        """Columns that depend on the state of the table, or follow from others."""
        return {
            "committed_at": MadeColumn(
                ("snapshot_id",), lambda batch: self.committed_at(batch.column("snapshot_id"))
            ),
            "partition_path": MadeColumn(
                ("partition", "spec_id"), lambda batch: self.partition_path(*batch.columns)
            ),
        }

    def partition_path(self, partition: pa.StructArray, spec_ids: pa.Array) -> pa.Array:
        """Return partitions as text; see `partition_paths`."""
        return partition_paths(partition, spec_ids, self.specs, self.partition, self.uuids)

    def committed_at(self, snapshot_ids: pa.Array) -> pa.Array:
        """Return commit times of snapshots; null for expired ones."""
        known = self.commit_times
        at = pc.index_in(snapshot_ids, int_array(list(known)))
        return int_array(list(known.values())).take(at).cast(pa.timestamp("ms"))


def read_manifests(
    manifests: Sequence[ManifestFile],
    table: TableContext,
    columns: Collection[str],
    *,
    only: EntryFilter | None = None,
    pipeline: Pipeline[DecodedEntries] | None = None,
    on_damage: OnDamage | None = None,
    announced: AnnouncedFiles | None = None,
    headers: HeaderLog | None = None,
) -> Iterator[pa.RecordBatch]:
    """Yield the wanted columns of entries, in the order of the manifests.

    Args:
        columns: of the base relation `entries`, or flat names of fields of its struct columns.
        only: filter of entries; the caller has applied its choice of manifests. It cannot use row
            ids, since they depend on all entries before.
        pipeline: see `decode_files`.
        on_damage: called with what cannot be decoded; without it, the first error is raised.
        announced: counts the entries by status.
        headers: notes the headers of the manifests.
    """
    schema = decoded_schema("entries", table.shape)
    wanted = WantedColumns.of(schema, columns, only, ("partition_path",))
    fields = _Entries.fields_of(wanted.names) | {"status"}
    has_row_ids = "first_row_id" in columns and any(
        manifest.first_row_id is not None for manifest in manifests
    )
    files = [manifest.file for manifest in manifests]
    paths = [file.path for file in files]
    ordinals = np.array([manifest.ordinal for manifest in manifests], dtype=np.int64)
    counted = announced.of(files) if announced else None
    assigner = RowIdAssigner([manifest.first_row_id for manifest in manifests])

    def convert(rows: ManifestRows) -> DecodedEntries:
        if counted is not None:
            count_codes(rows, "status", counted.add)
        entries = _Entries(rows, paths, ordinals, on_damage, manifests, table)
        if has_row_ids:
            entries.row_ids = entries.of_sound(lambda: _row_ids(entries.rows))
        return DecodedEntries(wanted.read(entries), entries.row_ids, assigner)

    decoded = read_manifest_rows(
        files,
        sorted(fields.difference(_MAPS)),
        {name: _MAPS[name] for name in sorted(fields.intersection(_MAPS))},
        convert,
        ids=_wanted_ids(schema, wanted.structs, table.ids),
        pipeline=pipeline,
        on_damage=on_damage,
        on_header=noting(headers, "manifest"),
    )
    for one in decoded:
        yield one.numbered()


def _wanted_ids(
    schema: pa.Schema, structs: Mapping[str, pa.StructType], ids: Mapping[str, int]
) -> tuple[int, ...] | None:
    """Return the field ids to look up in maps; None for all ids of the table.

    The path in position deletes is not a table column, so its id is added.
    """
    wanted: set[int] = set()
    for name in _MAPS:
        chosen = structs[name]
        if chosen.num_fields and chosen.num_fields == schema.field(name).type.num_fields:
            return None
        wanted.update(_leaf_ids(chosen, ids))
    return tuple(sorted({_DELETED_PATH_ID, *wanted}))


def _leaf_ids(struct: pa.StructType, ids: Mapping[str, int]) -> list[int]:
    """Return the field ids of the leaves of a struct by column, in order.

    Leaves inside lists and maps have their id in the field metadata.
    """
    found = []
    for one in struct.fields:
        if pa.types.is_struct(one.type):
            found += _leaf_ids(one.type, {})
        else:
            found.append(ids[one.name] if ids else int(one.metadata[FIELD_ID]))
    return found


def _leaf_types(struct: pa.StructType) -> list[pa.DataType]:
    """Return the types of the leaves of a struct by column, in order."""
    found: list[pa.DataType] = []
    for one in struct.fields:
        found += _leaf_types(one.type) if pa.types.is_struct(one.type) else [one.type]
    return found


def _of_leaves(struct: pa.StructType, n_rows: int, leaves: Iterator[pa.Array]) -> pa.Array:
    """Build structs by column from their leaves, in order."""
    children = [
        _of_leaves(one.type, n_rows, leaves) if pa.types.is_struct(one.type) else next(leaves)
        for one in struct.fields
    ]
    return build(struct, n_rows, [None], children)


def _row_ids(rows: ManifestRows) -> RowIds:
    return count_row_ids(
        rows.field("first_row_id", pa.int64()),
        rows.field("status", pa.int32()),
        rows.field("record_count", pa.int64()),
        rows.file_idx,
        rows.row_idx,
    )


def _counts_column(name: str) -> Callable[[_Entries], pa.Array]:
    """Return a function that builds a struct of counts by column."""

    @made_of(name)
    def make(entries: _Entries) -> pa.Array:
        wanted, n_rows = entries.structs[name], len(entries.rows)
        ids = _leaf_ids(wanted, entries.table.ids)
        leaves = gather_counts(entries.rows.maps.get(name), ids, n_rows)
        return _of_leaves(wanted, n_rows, iter(leaves))

    return make


def _bounds_column(name: str) -> Callable[[_Entries], pa.Array]:
    """Return a function that builds a struct of bounds by column."""

    @made_of(name)
    def make(entries: _Entries) -> pa.Array:
        wanted, n_rows = entries.structs[name], len(entries.rows)
        ids, types = _leaf_ids(wanted, entries.table.ids), _leaf_types(wanted)
        odd: list[OddBounds] = []
        leaves = decode_bounds(entries.rows.maps.get(name), ids, types, n_rows, odd.append)
        entries.made_along(f"odd_{name}", _odd_column(odd, wanted, types, n_rows))
        return _of_leaves(wanted, n_rows, iter(leaves))

    return make


def _odd_column(
    found: Sequence[OddBounds], wanted: pa.StructType, types: Sequence[pa.DataType], n_rows: int
) -> pa.Array:
    """Return the bounds of each row that the specification does not allow, as text."""
    # Items of lists and maps have no bounds.
    names = [one.name for one in wanted.fields if not pa.types.is_struct(one.type)]
    found = [one for one in found if one.place < len(names)]
    if not found:
        return null_array(n_rows, pa.list_(pa.string()))
    rows = np.concatenate([one.rows for one in found])
    texts: list[str] = []
    codes = []
    for one in found:
        lengths, which = np.unique(one.lengths, return_inverse=True)
        codes.append(which + len(texts))
        texts += [f"{counted(n, 'byte')}\t{names[one.place]}" for n in lengths.tolist()]
    order = np.argsort(rows, kind="stable")
    counts = np.bincount(rows, minlength=n_rows)
    values = repeat_text(texts, np.concatenate(codes)[order])
    buffers = [pack_bits(counts > 0), to_offsets(counts)]
    return build(pa.list_(pa.string()), n_rows, buffers, [values])


def _odd_bounds_column(name: str) -> Callable[[_Entries], pa.Array]:
    """Return a function that builds the column of odd bounds among those of a column."""

    @made_of(columns=(name,))
    def make(entries: _Entries) -> pa.Array:
        return entries.made_with(name, f"odd_{name}")

    return make


@dataclass
class _Entries(EntryColumns):
    """Decoded rows that are converted to columns of the model."""

    rows: ManifestRows
    manifests: Sequence[ManifestFile]
    table: TableContext
    row_ids: RowIds | None = field(default=None, init=False)

    plain: ClassVar[Mapping[str, str]] = {name: name for name in FILE_IDS}
    made_beside: ClassVar[Mapping[str, Sequence[str]]] = {
        name: (f"odd_{name}",) for name in ("lower_bounds", "upper_bounds")
    }

    def keep(self, is_kept: NDArray[np.bool_]) -> None:
        """Drop the entries that are not marked."""
        super().keep(is_kept)
        self.row_ids = self.row_ids.where(is_kept) if self.row_ids else None

    # -- columns made of fields -----------------------------------------------------------------

    @made_of("status")
    def status(self) -> pa.Array:
        return self.words("status", STATUS)

    @made_of("snapshot_id")
    def snapshot_id(self) -> pa.Array:
        stored = self.rows.field("snapshot_id", pa.int64())
        return inherit_snapshot_id(
            stored, self._of_manifest([m.snapshot_id for m in self.manifests])
        )

    @made_of(columns=("snapshot_id",))
    def committed_at(self) -> pa.Array:
        return self.table.committed_at(self.snapshot_id())

    @made_of("sequence_number", "status")
    def sequence_number(self) -> pa.Array:
        return self._sequence_number("sequence_number")

    @made_of("file_sequence_number", "status")
    def file_sequence_number(self) -> pa.Array:
        return self._sequence_number("file_sequence_number")

    def _sequence_number(self, name: str) -> pa.Array:
        return inherit_sequence_number(
            self.rows.field(name, pa.int64()),
            self.rows.field("status", pa.int32()),
            self._of_manifest([m.sequence_number for m in self.manifests]),
        )

    @made_of()
    def spec_id(self) -> pa.Array:
        return number_array(self._spec_ids().astype(np.int32))

    @made_of(columns=("partition", "spec_id"))
    def partition_path(self) -> pa.Array:
        return self.table.partition_path(self.once("partition"), self.once("spec_id"))

    @made_of()
    def spec_is_unpartitioned(self) -> pa.Array:
        ids = self._spec_ids()
        without_fields = [i for i, spec in self.table.specs.items() if spec.is_unpartitioned]
        return flag_array(np.isin(ids, without_fields))

    @made_of("content", columns=("file_format",))
    def content(self) -> pa.Array:
        """Content of files; absent means data, and deletion vectors are position deletes in Puffin.

        Spec: Iceberg v3, Data File Fields (content); Deletion Vectors.
        """
        codes = self._contents()
        wrong = np.flatnonzero((codes < 0) | (codes >= len(CONTENT)))
        if len(wrong):
            raise CorruptMetadataError(f"unknown content {codes[wrong[0]]}", row=int(wrong[0]))
        if (codes == _POSITION_DELETES).any():
            is_puffin = pc.equal(self.once("file_format"), text_scalar("puffin"))
            is_known = to_flags(is_puffin.is_valid())
            is_vector = (codes == _POSITION_DELETES) & is_known & to_flags(is_puffin)
            codes = np.where(is_vector, len(CONTENT), codes)
        return repeat_text((*CONTENT, _DELETION_VECTOR), codes)

    @made_of("content", "lower_bounds", "upper_bounds")
    def only_deleted_path(self) -> pa.Array:
        """Data file that a position delete file applies to, if its path bounds are equal.

        Spec: Iceberg v3, Position Delete Files; core/util/ContentFileUtil.java.
        """
        if not (self._contents() == _POSITION_DELETES).any():
            return pa.nulls(len(self.rows), pa.string())
        lower, upper = (
            decode_bounds(
                self.rows.maps.get(name), [_DELETED_PATH_ID], [pa.string()], len(self.rows)
            )[0]
            for name in ("lower_bounds", "upper_bounds")
        )
        return pc.if_else(pc.equal(lower, upper), lower, pa.nulls(1, pa.string())[0])

    def _contents(self) -> NDArray[np.int32]:
        """Return content codes; 0 in version 1, which has only data files."""
        return filled(self.rows.field("content", pa.int32()), 0)

    @made_of("file_path")
    def file_name(self) -> pa.Array:
        return last_names(self.rows.field("file_path", pa.string()))

    @made_of("file_format")
    def file_format(self) -> pa.Array:
        """File format in lower case, since writers differ."""
        return pc.ascii_lower(self.rows.field("file_format", pa.string()))

    @made_of("record_count")
    def record_count(self) -> pa.Array:
        """Record count; null for -1, which files have that were imported without counting."""
        counts = self.rows.field("record_count", pa.int64())
        numbers = filled(counts, -1)
        return number_array(numbers, numbers < 0) if (numbers < 0).any() else counts

    @made_of("first_row_id", "status", "record_count")
    def first_row_id(self) -> pa.Array:
        """Null; `read_manifests` assigns row ids."""
        return pa.nulls(len(self.rows), pa.int64())

    @made_of("partition")
    def partition(self) -> pa.StructArray:
        """Partition values; an invalid value is damage of its manifest only."""
        n_rows = len(self.rows)
        values, is_known, errors = self._partitions(0, n_rows)
        bounds = [0, *(np.flatnonzero(np.diff(self.rows.file_idx)) + 1).tolist(), n_rows]
        if errors and len(bounds) > 2:
            alone = [self._partitions(start, end) for start, end in pairwise(bounds)]
            values = pa.concat_arrays([one for one, _, _ in alone])
            is_known = np.concatenate([one for _, one, _ in alone])
            errors = [error for *_, some in alone for error in some]
        for error in errors:
            self.report(error)
        self.made_along("partition_is_known", flag_array(is_known))
        return values

    def _partitions(
        self, start: int, end: int
    ) -> tuple[pa.StructArray, NDArray[np.bool_], list[CorruptMetadataError]]:
        """Return partitions of some rows, a mask of valid ones, and the errors of the others."""
        batch = self.rows.batch.slice(start, end - start)
        is_known = np.ones(end - start, dtype=bool)
        errors: list[CorruptMetadataError] = []

        def on_mismatch(error: CorruptMetadataError, mismatches: NDArray[np.bool_]) -> None:
            is_known[mismatches] = False
            error.row = start + (error.row or 0)
            errors.append(error)

        values = unify_partitions(
            batch.column("partition") if "partition" in batch.schema.names else None,
            self.rows.located.partition,
            self._spec_ids()[start:end],
            self.table.specs,
            self.table.partition,
            self.structs["partition"],
            on_mismatch,
        )
        return values, is_known, errors

    @made_of(columns=("partition",))
    def partition_is_known(self) -> pa.Array:
        return self.made_with("partition", "partition_is_known")

    column_sizes = _counts_column("column_sizes")
    value_counts = _counts_column("value_counts")
    null_value_counts = _counts_column("null_value_counts")
    nan_value_counts = _counts_column("nan_value_counts")
    lower_bounds = _bounds_column("lower_bounds")
    upper_bounds = _bounds_column("upper_bounds")
    odd_lower_bounds = _odd_bounds_column("lower_bounds")
    odd_upper_bounds = _odd_bounds_column("upper_bounds")

    def _of_manifest(self, values: Sequence[int | None]) -> pa.Array:
        return int_array(values).take(number_array(self.rows.file_idx))

    def _spec_ids(self) -> NDArray[np.int64]:
        ids = np.array([manifest.spec_id for manifest in self.manifests], dtype=np.int64)
        return ids[self.rows.file_idx]


#: Columns of a manifest's row that its entries inherit.
INHERITED = ("partition_spec_id", "added_snapshot_id", "sequence_number", "first_row_id")

#: Entry counts of a manifest, in the order of `manifest.STATUS`.
_COUNTS = ("existing_files_count", "added_files_count", "deleted_files_count")


def read_entries(
    manifests: pa.Table,
    context: TableContext,
    columns: Collection[str],
    reader: MetadataReader,
    *,
    only: DecodeRequest | None = None,
    threads: int | None = None,
) -> Iterator[pa.RecordBatch]:
    """Yield columns of the entries of manifests, in their order.

    Args:
        manifests: rows of `listed_manifests_schema`; the row number is the ordinal of the manifest
            in entry ids and in `only`.
        columns: of the base relation `entries`, or flat names of fields.
    """
    announced = AnnouncedFiles()
    with Pipeline[DecodedEntries](threads) as pipeline:
        for group in manifest_groups(manifests, INHERITED, only, reader, counts=_COUNTS):
            yield from read_manifests(
                [ManifestFile(file, ordinal, *facts) for file, ordinal, facts in group],
                context,
                columns,
                only=only,
                pipeline=pipeline,
                on_damage=reader.on_damage("manifest"),
                announced=announced,
                headers=reader.headers,
            )
        for one in pipeline.rest():
            yield one.numbered()
    announced.check(reader, "manifest")
