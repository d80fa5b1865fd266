"""The decoder of manifest entries, for every format.

`EntryDecoder.read` takes rows of manifest lists and yields columns of `entries`. It decodes only
the fields of the wanted columns; with a filter, entries are dropped before their other columns are
decoded. A format gives its table of fields, and how the columns in it are built.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Generic, Protocol, TypeVar

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.announced import FileCounts, check_announced
from arrowmeta.avro.blocks import OnDamage
from arrowmeta.avro.decode import Pipeline
from arrowmeta.avro.metadata_reader import ListedManifest, MetadataReader, manifest_groups
from arrowmeta.columns.buffers import number_array
from arrowmeta.columns.ids import entry_ids
from arrowmeta.columns.rows import Rows, count_codes
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.fields.table import Conversion, Declared, Field, FieldTable, Files
from arrowmeta.model.damage import DamageLog
from arrowmeta.model.headers import HeaderLog
from arrowmeta.model.scan import DecodeRequest, EntryFilter
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import STRUCT_COLUMNS, column_field, decoded_schema
from arrowmeta.records import dataclass


class HasShape(Protocol):
    """State of a table, with the columns that relations depend on."""

    @property
    def shape(self) -> TableShape:
        """Parts of the schema of the table."""
        ...


T = TypeVar("T")
C = TypeVar("C", bound=HasShape)
R = TypeVar("R", bound=Rows)
E = TypeVar("E", bound="ConvertedEntries")


@dataclass(frozen=True)
class WantedColumns:
    """The columns to decode, and the filter.

    Attributes:
        filter_fields: columns that the filter reads.
        fields: columns of the result.
        filter_structs: fields of struct columns to decode for the filter. Those of the partition
            are all wanted ones: they are few, and their damage is reported once.
        structs: fields of struct columns to decode for the result.
        keep: the filter; None keeps all entries.
    """

    filter_fields: tuple[pa.Field, ...]
    fields: tuple[pa.Field, ...]
    filter_structs: Mapping[str, pa.StructType]
    structs: Mapping[str, pa.StructType]
    keep: Callable[[pa.RecordBatch], NDArray[np.bool_]] | None

    @classmethod
    def of(
        cls,
        schema: pa.Schema,
        columns: Collection[str],
        only: EntryFilter | None,
        of_whole_partition: Collection[str] = (),
    ) -> WantedColumns:
        """Return the wanted columns of a query.

        Args:
            schema: all columns of entries.
            columns: columns of the result; fields of struct columns have dotted names.
            only: the filter; its set of manifests is ignored.
            of_whole_partition: columns that are built from all fields of the partition.
        """
        keep = None if only is None else only.keep
        looked_at = only.columns if only is not None and keep is not None else ()
        names = [*looked_at, *columns]
        # If no field is named, a partition is known if all fields are.
        has_fields = any(name.startswith("partition.") for name in names)
        if "partition_is_known" in names and not has_fields:
            names.append("partition")
        if not set(of_whole_partition).isdisjoint(names):
            names.append("partition")
        structs = _structs(schema, names)
        return cls(
            tuple(column_field(schema, name) for name in looked_at),
            tuple(column_field(schema, name) for name in columns),
            _structs(schema, looked_at) | {"partition": structs["partition"]},
            structs,
            keep,
        )

    @property
    def names(self) -> set[str]:
        """Names of all wanted columns; of a field of a struct column, the struct column."""
        return {f.name.partition(".")[0] for f in (*self.filter_fields, *self.fields)}


def _structs(schema: pa.Schema, names: Collection[str]) -> dict[str, pa.StructType]:
    """Return the fields of every struct column to decode: all, or those with a dotted name."""
    wanted = set(names)
    structs = {}
    for root in STRUCT_COLUMNS:
        fields = schema.field(root).type.fields
        structs[root] = pa.struct(
            [f for f in fields if root in wanted or f"{root}.{f.name}" in wanted]
        )
    return structs


class ConvertedEntries(Protocol):
    """What `EntryDecoder` asks of the entries of a format; see `Entries`."""

    def read(self, wanted: WantedColumns) -> pa.RecordBatch:
        """Return the wanted columns of the entries that are kept."""
        ...

    def in_order(self, batch: pa.RecordBatch) -> Callable[[], pa.RecordBatch]:
        """Return what yields the batch, called after that of the entries before."""
        ...


class Entries(Conversion[R, C]):
    """Decoded entries that are converted to columns of the relation."""

    def read(self, wanted: WantedColumns) -> pa.RecordBatch:
        """Return the wanted columns of the entries that are kept."""
        self.structs = wanted.filter_structs
        if wanted.keep is not None:
            self.keep(wanted.keep(self.sound_batch(wanted.filter_fields)))
        self.build_structs(wanted.structs)
        return self.sound_batch(wanted.fields)

    def sound_batch(self, wanted: Sequence[pa.Field]) -> pa.RecordBatch:
        """Return columns of the entries, without those of damaged manifests."""
        return self.of_sound(lambda: self.batch(wanted))

    def of_sound(self, make: Callable[[], T]) -> T:
        """Return the result of `make`; on damage, remove the entries of the manifest and retry."""
        while True:
            try:
                return make()
            except CorruptMetadataError as error:
                if error.path is not None:  # of no row, or raised by `report`
                    raise
                self.keep(~self.report(error))

    def in_order(self, batch: pa.RecordBatch) -> Callable[[], pa.RecordBatch]:
        """Return what yields a converted batch, called after that of the entries before."""
        return lambda: batch


def _entry_id(of: Conversion[Rows, object], declared: Declared) -> pa.Array:
    """Return the number that identifies each entry; see `columns.ids`."""
    ordinals = np.array(of.files.facts["ordinal"], dtype=np.int64)
    return number_array(entry_ids(ordinals[of.rows.file_idx], of.rows.row_idx))


def _manifest_pos(of: Conversion[Rows, object], declared: Declared) -> pa.Array:
    """Return the position of the entry in its manifest, from 0."""
    return number_array(of.rows.row_idx)


#: Fact of every manifest: its path, as recorded.
_PATH = "manifest_path"

#: Columns that tell where an entry is, in every format.
POSITION: tuple[Field[Conversion[Rows, object]], ...] = (
    Field("entry_id", made=_entry_id),
    Field("manifest_path", of_file=_PATH),
    Field("manifest_pos", made=_manifest_pos),
)


@dataclass(frozen=True)
class EntryDecoder(Generic[E, R, C]):
    """Decodes the manifests of a format.

    Attributes:
        fields: declarations of the columns. Facts are columns of the row that lists a manifest.
        entries: conversion of decoded rows.
        counts: columns of the row that lists a manifest with its entries, by code of the status.
        keys: returns the keys of maps to decode, given the wanted columns and the context; None
            for all.
        of_whole_partition: columns that are built from all fields of the partition.
    """

    fields: FieldTable[E, R]
    entries: Callable[[FieldTable[E, R], R, Files, C], E]
    counts: tuple[str, ...]
    keys: Callable[[WantedColumns, C], tuple[int, ...] | None] = lambda wanted, context: None
    of_whole_partition: Collection[str] = ()

    @property
    def facts(self) -> tuple[str, ...]:
        """Facts of manifests, in the order of `ListedManifest.facts`."""
        return tuple(name for name in self.fields.facts if name != _PATH)

    def read(
        self,
        manifests: pa.Table,
        context: C,
        reader: MetadataReader,
        threads: int | None,
        columns: Collection[str],
        only: DecodeRequest,
        damage: DamageLog | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Yield columns of the entries of manifests, in their order.

        With the first four arguments given, it is a `model.scan.DecodeEntries`.

        Args:
            manifests: rows of manifest lists; the row number is the ordinal of the manifest in
                entry ids and in `only`.
            context: state of the table that columns depend on.
            reader: reads the files, and records damage.
            threads: number of threads; None for that of cores.
            columns: of the base relation `entries`, or flat names of fields of its struct columns.
            only: filter of manifests and entries. It cannot use row ids of Iceberg, since they
                depend on all entries before.
            damage: log for damage in place of that of the reader.
        """
        if damage is not None:
            reader = replace(reader, damage_log=damage)
        counted: list[FileCounts] = []
        groups = manifest_groups(manifests, self.facts, only, reader, counts=self.counts)
        with Pipeline[Callable[[], pa.RecordBatch]](threads) as pipeline:
            for group in groups:
                yield from self.decode(
                    group,
                    context,
                    columns,
                    only=only,
                    pipeline=pipeline,
                    on_damage=reader.on_damage("manifest"),
                    counted=counted,
                    headers=reader.headers,
                )
            for finish in pipeline.rest():
                yield finish()
        check_announced(counted, reader, "manifest")

    def decode(
        self,
        manifests: Sequence[ListedManifest],
        context: C,
        columns: Collection[str],
        *,
        only: EntryFilter | None = None,
        pipeline: Pipeline[Callable[[], pa.RecordBatch]] | None = None,
        on_damage: OnDamage | None = None,
        counted: list[FileCounts] | None = None,
        headers: HeaderLog | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Yield columns of the entries of manifests that were read, with their facts; see `read`.

        Args:
            pipeline: see `decode_files`.
            on_damage: called with what cannot be decoded; without it, the first error is raised.
            counted: the entries by status are added; without it, they are not counted.
            headers: notes the headers of the manifests.
        """
        schema = decoded_schema("entries", context.shape)
        wanted = WantedColumns.of(schema, columns, only, self.of_whole_partition)
        files = Files(
            [manifest.file for manifest in manifests],
            {
                _PATH: [manifest.file.path for manifest in manifests],
                "ordinal": [manifest.ordinal for manifest in manifests],
                **{name: [m.facts[at] for m in manifests] for at, name in enumerate(self.facts)},
            },
            on_damage,
        )
        status = self.fields.by_column["status"].at
        counts = None if counted is None else FileCounts(files.files)
        if counted is not None and counts is not None:
            counted.append(counts)

        def convert(rows: R) -> Callable[[], pa.RecordBatch]:
            if counts is not None:
                count_codes(rows, status, counts.add)
            entries = self.entries(self.fields, rows, files, context)
            return entries.in_order(entries.read(wanted))

        decoded = self.fields.read_rows(
            files.files,
            {*self.fields.read_for(wanted.names), status},
            convert,
            keys=self.keys(wanted, context),
            pipeline=pipeline,
            on_damage=on_damage,
            headers=headers,
        )
        for finish in decoded:
            yield finish()
