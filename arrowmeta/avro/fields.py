"""Tables of fields: where the files of a format have each column of a relation, and their decoding.

A format declares each column that it has by one `Field`; columns without one are null. What has to
be decoded for some columns follows from the table; `Conversion` builds them of decoded rows.

`EntryDecoder.read` takes rows of manifest lists and yields columns of `entries`. It decodes only
the fields of the wanted columns; with a filter, entries are dropped before their other columns are
decoded. Small files, such as manifest lists, are decoded by `read_table`.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Generic, TypeVar

import numpy as np
import pyarrow as pa
from msgspec import Struct, field
from msgspec.structs import replace

from arrowmeta.avro.container import AvroFile, read_header
from arrowmeta.avro.decode import DamageReport, OnDamage, decode_files
from arrowmeta.avro.metadata_reader import (
    FileCounts,
    ListedManifest,
    MetadataReader,
    check_announced,
    manifest_groups,
)
from arrowmeta.avro.schema import path_of
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.kernels.buffers import (
    Flags,
    filled,
    flag_array,
    int_array,
    null_array,
    number_array,
    repeat_text,
    text_array,
    to_flags,
)
from arrowmeta.kernels.rows import Rows, child, entry_ids, file_by_file
from arrowmeta.model.damage import DamageLog, FileHeader, HeaderLog
from arrowmeta.model.locks import cached_property
from arrowmeta.model.scan import EntryFilter, Pipeline, Request
from arrowmeta.model.tables import STRUCT_COLUMNS, column_field, decoded_schema

T = TypeVar("T")
R = TypeVar("R", bound=Rows)
C = TypeVar("C")


# -- tables of fields ------------------------------------------------------------------------------


class Field(Struct, frozen=True):
    """Declaration of a column.

    Attributes:
        column: its name; `model.relations` has its type.
        at: dotted name of the field of the file that it is in; empty if it is in none.
        make: builds the column, given the rows and this declaration; None if the field or the fact
            is the column.
        reads: other fields that `make` reads.
        columns: other columns that `make` reads.
        id: id of the field, in formats that find fields by id.
        items: ids of key and value, if it is a map by field id.
        of_file: fact, the same for all rows of a file, that is the column or that `make` reads.
        beside: instead of a field, the column that it is built along with.
        default: number that a null of the field stands for; None if it stays null.
        is_span: whether the bytes of the field, or of the values of the map, are located and not
            copied.
    """

    column: str
    at: str = ""
    make: Callable[[Any, Field], pa.Array] | None = None
    reads: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    id: int | None = None
    items: tuple[int, int] | None = None
    of_file: str = ""
    beside: str = ""
    default: int | None = None
    is_span: bool = False


def declared_fields(
    package: str | None, section: str, makers: Mapping[str, Any]
) -> tuple[Field, ...]:
    """Return the columns of a section of `fields.txt` of a package.

    A line is the name of a column and attributes of `Field`: `make` names one of the makers, or is
    `unstored` for a column that the context makes of others, and lists have commas. A word that is
    no attribute, and a maker that is not there, are a KeyError.
    """
    readers: dict[str, Callable[[str], Any]] = {
        **dict.fromkeys(("at", "of_file", "beside"), str),
        **dict.fromkeys(("reads", "columns"), lambda names: tuple(names.split(","))),
        **dict.fromkeys(("id", "default"), int),
        "items": lambda ids: tuple(map(int, ids.split(","))),
        "make": {"unstored": _unstored, **makers}.__getitem__,
        "is_span": "yes".__eq__,
    }
    text = (pkgutil.get_data(package or "", "fields.txt") or b"").decode()
    lines = text.partition(f"[{section}]\n")[2].partition("\n\n")[0].splitlines()
    fields = []
    for column, *facts in map(str.split, lines):
        pairs = (fact.split("=") for fact in facts)
        fields.append(Field(column, **{name: readers[name](value) for name, value in pairs}))
    return tuple(fields)


class Files(Struct, frozen=True, dict=True):
    """Files that are converted together.

    Attributes:
        files: the files.
        facts: what is known of each file and is not in it, by name.
        on_damage: called with each error; without it, the error is raised.
        headers: notes the headers of the files; None to note none.
        in_turn: whether the batches of a file are converted one after the other.
        state: what is kept from one batch of a file to the next then, by position of the file.
    """

    files: Sequence[AvroFile]
    facts: Mapping[str, Sequence[Any]]
    on_damage: OnDamage | None = None
    headers: HeaderLog | None = None
    in_turn: bool = False
    state: dict[int, Any] = field(default_factory=dict)

    @cached_property
    def damage(self) -> DamageReport:
        """Report of errors, by position of the file."""
        return DamageReport(self.files, self.on_damage)


class FieldTable(Struct, frozen=True, eq=False, dict=True):
    """The columns of a relation in one format, whose fields are found by name.

    Attributes:
        fields: one declaration for each column.
        noted: names of fields whose absence from a file in Avro is noted among headers.
    """

    fields: tuple[Field, ...]
    noted: tuple[str, ...] = ()

    def read_rows(
        self,
        files: Files,
        names: set[str],
        convert: Callable[[Any], T],
        pipeline: Pipeline[T] | None = None,
    ) -> Iterator[T]:
        """Decode files in order; yield what `convert` returns.

        Args:
            files: files of the container formats that the table format allows.
            names: fields to decode.
            convert: converts some rows; called on the thread that decoded them.
            pipeline: see `decode_files`.
        """
        if files.headers is not None and self.noted:
            for file in files.files:
                with suppress(ArrowMetaError):  # damage is reported below
                    schema = read_header(file.data).schema_text
                    absent = [f"field {name}" for name in self.noted if f'"{name}"' not in schema]
                    header = FileHeader(file.path, "manifest", 1, absent=tuple(absent))
                    files.headers.note(header)
        paths, spans = list(map(path_of, names)), names & self.spans
        of_files: Any = {"on_damage": files.on_damage, "in_turn": files.in_turn}
        return decode_files(files.files, paths, convert, spans=spans, pipeline=pipeline, **of_files)

    @cached_property
    def by_column(self) -> Mapping[str, Field]:
        """The declarations by column."""
        return {field.column: field for field in self.fields}

    @cached_property
    def spans(self) -> frozenset[str]:
        """Fields whose bytes are located."""
        return frozenset(field.at for field in self.fields if field.is_span)

    @cached_property
    def facts(self) -> tuple[str, ...]:
        """Facts of files that columns are made of."""
        return tuple(dict.fromkeys(field.of_file for field in self.fields if field.of_file))

    def read_for(self, columns: Iterable[str]) -> set[str]:
        """Return the fields of files that columns are built from."""
        fields: set[str] = set()
        for column in columns:
            if (field := self.by_column.get(column)) is not None:
                others = (*field.columns, field.beside) if field.beside else field.columns
                fields |= {*filter(None, (field.at,)), *field.reads, *self.read_for(others)}
        return fields


class Conversion(Struct, Generic[R, C]):
    """Decoded rows that are converted to columns of a relation.

    Attributes:
        fields: declarations of the columns.
        rows: the rows, without those that were filtered out or are damaged.
        files: the files of the rows.
        context: state of the table that columns depend on.
        structs: fields of struct columns to build.
    """

    fields: FieldTable
    rows: R
    files: Files
    context: C
    structs: Mapping[str, pa.StructType] = field(default_factory=dict)
    _done: dict[str, pa.Array] = field(default_factory=dict)

    def keep(self, mask: Flags) -> None:
        """Remove the rows that are not marked, also from columns built before."""
        if mask.all():
            return
        self.rows = self.rows.where(mask)
        flags = flag_array(mask)
        self._done = {name: array.filter(flags) for name, array in self._done.items()}

    def build_structs(self, structs: Mapping[str, pa.StructType]) -> None:
        """Change the fields of struct columns to build."""
        for name, fields in structs.items():
            if fields != self.structs.get(name):
                along = (f.column for f in self.fields.fields if f.beside == name)
                for column in (name, *along):
                    self._done.pop(column, None)
        self.structs = structs

    def batch(self, fields: Sequence[pa.Field]) -> pa.RecordBatch:
        """Return columns of the rows; columns that are not declared are null."""
        columns = [self._column(field) for field in fields]
        if not columns:
            return self.rows.batch.select([])
        return pa.RecordBatch.from_arrays(columns, schema=pa.schema(fields))

    def _column(self, field: pa.Field) -> pa.Array:
        column, _, name = field.name.partition(".")
        declared = self.fields.by_column.get(column)
        if declared is None:
            return null_array(len(self.rows), field.type)
        if declared.make or declared.beside:
            whole = self.once(column)
            array: pa.Array = child(whole, name) if name else whole
        elif declared.of_file:
            array = self.fact(declared.of_file, field.type)
        else:
            array = self.rows.field(declared.at, field.type)
            if declared.default is not None:
                array = number_array(filled(array, declared.default))
        if not field.nullable and array.null_count:
            row = int(np.flatnonzero(to_flags(array.is_null()))[0])
            raise CorruptMetadataError(f"an entry without {column}", row=row)
        return array

    def once(self, column: str) -> pa.Array:
        """Return a column that has a maker; it is built once."""
        if column not in self._done:
            declared = self.fields.by_column[column]
            if declared.beside:
                self.once(declared.beside)
            elif declared.make:
                self._done[column] = declared.make(self, declared)
        return self._done[column]

    def add_column(self, column: str, array: pa.Array) -> None:
        """Store a column that was built together with another column."""
        self._done[column] = array

    def fact(self, name: str, arrow_type: pa.DataType) -> pa.Array:
        """Return a fact of the file of each row."""
        values, file_idx = self.files.facts[name], self.rows.file_idx
        if not pa.types.is_string(arrow_type):
            return int_array(values).cast(arrow_type).take(number_array(file_idx))
        if None in values:
            return text_array(values).take(number_array(file_idx))
        return repeat_text(values, file_idx)

    def report(self, error: CorruptMetadataError) -> Flags:
        """Report damage with its file; return which rows are of that file."""
        file_idx = self.rows.locate(error)
        self.files.damage.report(error, file_idx)
        return np.equal(self.rows.file_idx, file_idx)

    def report_each(self, message: str, rows: Flags) -> None:
        """Report damage in each file that has some of these rows, at the first of them."""
        at = np.flatnonzero(rows)
        _, firsts = np.unique(self.rows.file_idx[at], return_index=True)
        for row in at[firsts].tolist():
            self.report(CorruptMetadataError(message, row=row))

    def of_sound(self, make: Callable[[], T]) -> T:
        """Return the result of `make`; on damage, remove the rows of the file and retry."""
        while True:
            try:
                return make()
            except CorruptMetadataError as error:
                if error.path is not None:  # of no row, or raised by `report`
                    raise
                self.keep(~self.report(error))


def _unstored(of: Conversion[Rows, Any], declared: Field) -> pa.Array:
    column = of.context.unstored_columns[declared.column]
    schema = decoded_schema("entries", of.context.shape)
    return column.make(of.batch([schema.field(name).with_nullable(True) for name in column.parts]))


def words(names: Sequence[str]) -> Callable[[Conversion[Rows, object], Field], pa.Array]:
    """Return a maker of the word for each number of a field; null for null without a default."""

    def make(of: Conversion[Rows, object], declared: Field) -> pa.Array:
        codes = of.rows.field(declared.at, pa.int32())
        numbers = filled(codes, declared.default or 0)
        wrong = np.flatnonzero((numbers < 0) | (numbers >= len(names)))
        if len(wrong):
            raise CorruptMetadataError(f"{declared.at} is {numbers[wrong[0]]}", row=int(wrong[0]))
        if codes.null_count and declared.default is None:
            return text_array(names).take(codes)
        return repeat_text(names, numbers)

    return make


def read_table(
    fields: FieldTable,
    files: Files,
    context: object,
    schema: pa.Schema,
    sound: Callable[[Any, DamageReport], Rows] = lambda rows, damage: rows,
) -> pa.Table:
    """Decode small files, such as manifest lists, to the columns of `schema`.

    Args:
        sound: returns the rows that can be converted, and reports the others.
    """

    def to_batch(rows: Rows) -> pa.RecordBatch:
        return Conversion(fields, rows, files, context).batch(list(schema))

    def convert(rows: Rows) -> list[pa.RecordBatch]:
        report = files.damage.report
        parts = file_by_file(rows, lambda some: sound(some, files.damage), report)
        return [batch for part in parts for batch in file_by_file(part, to_batch, report)]

    batches = fields.read_rows(files, fields.read_for(schema.names), convert)
    return pa.Table.from_batches((batch for some in batches for batch in some), schema)


# -- entries ---------------------------------------------------------------------------------------


class EntryColumns(Struct, frozen=True):
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
    keep: Callable[[pa.RecordBatch], Flags] | None

    @classmethod
    def of(
        cls,
        schema: pa.Schema,
        columns: Collection[str],
        only: EntryFilter | None,
        of_whole_partition: Collection[str] = (),
    ) -> EntryColumns:
        """Return the wanted columns of a query.

        Args:
            schema: all columns of entries.
            columns: columns of the result; fields of struct columns have dotted names.
            only: the filter; None keeps all.
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
    asked = set(names)
    structs = {}
    for root in STRUCT_COLUMNS:
        fields = schema.field(root).type.fields
        parts = [f for f in fields if root in asked or f"{root}.{f.name}" in asked]
        structs[root] = pa.struct(parts)
    return structs


class Entries(Conversion[R, C]):
    """Decoded entries that are converted to columns of the relation."""

    def read(self, columns: EntryColumns) -> pa.RecordBatch:
        """Return the wanted columns of the entries that are kept, without damaged manifests."""
        self.structs = columns.filter_structs
        if columns.keep is not None:
            self.keep(columns.keep(self.of_sound(lambda: self.batch(columns.filter_fields))))
        self.build_structs(columns.structs)
        return self.of_sound(lambda: self.batch(columns.fields))


def _entry_id(of: Conversion[Rows, object], declared: Field) -> pa.Array:
    """Return the number that identifies each entry; see `columns.ids`."""
    ordinals = np.array(of.files.facts["ordinal"], dtype=np.int64)
    return number_array(entry_ids(ordinals[of.rows.file_idx], of.rows.row_idx))


#: Fact of every manifest: its path, as recorded.
_PATH = "manifest_path"

#: Columns that tell where an entry is, in every format.
POSITION: tuple[Field, ...] = (
    Field("entry_id", make=_entry_id),
    Field("manifest_path", of_file=_PATH),
    Field("manifest_pos", make=lambda of, _: number_array(of.rows.row_idx)),
)


class EntryDecoder(Struct, frozen=True, dict=True):
    """Decodes the manifests of a format.

    Attributes:
        fields: declarations of the columns. Facts are columns of the row that lists a manifest.
        entries: conversion of decoded rows.
        counts: columns of the row that lists a manifest with its entries, by code of the status.
        of_whole_partition: columns that are built from all fields of the partition.
        of_whole_manifest: column that is counted through all entries of a manifest, also those that
            are filtered out, if the manifest has a value to begin with.
    """

    fields: FieldTable
    entries: type[Entries[Any, Any]]
    counts: tuple[str, ...]
    of_whole_partition: Collection[str] = ()
    of_whole_manifest: str = ""

    @cached_property
    def facts(self) -> tuple[str, ...]:
        """Facts of manifests, in the order of `ListedManifest.facts`."""
        return tuple(name for name in self.fields.facts if name != _PATH)

    @cached_property
    def of_manifest(self) -> Mapping[str, str]:
        """The fact of a manifest that is the column, by column."""
        return {f.column: f.of_file for f in self.fields.fields if f.of_file and f.make is None}

    def read(
        self,
        manifests: pa.Table,
        context: Any,
        reader: MetadataReader,
        threads: int | None,
        request: Request,
        damage: DamageLog | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Yield columns of the entries of manifests, in their order.

        With the first four arguments given, it is `model.scan.Decoded.decode`.

        Args:
            manifests: rows of manifest lists; the row number is the ordinal of the manifest in
                entry ids and in `request`.
            context: state of the table that columns depend on, with its `shape`.
            reader: reads the files, and records damage.
            threads: number of threads; None for that of cores.
            request: its filter cannot use row ids of Iceberg, since they depend on all entries
                before.
            damage: log for damage in place of that of the reader.
        """
        if damage is not None:
            reader = replace(reader, damage_log=damage)
        counted: list[FileCounts] = []
        with Pipeline[pa.RecordBatch](threads) as pipeline:
            groups = manifest_groups(manifests, self.facts, request, reader, counts=self.counts)
            for group in groups:
                counted.append(FileCounts([manifest.file for manifest in group]))
                yield from self.decode(
                    group,
                    context,
                    request.columns,
                    only=request.only,
                    pipeline=pipeline,
                    on_damage=reader.on_damage("manifest"),
                    counts=counted[-1],
                    headers=reader.headers,
                )
            yield from pipeline.rest()
        check_announced(counted, reader, "manifest")

    def decode(
        self,
        manifests: Sequence[ListedManifest],
        context: Any,
        columns: Collection[str],
        *,
        only: EntryFilter | None = None,
        pipeline: Pipeline[pa.RecordBatch] | None = None,
        on_damage: OnDamage | None = None,
        counts: FileCounts | None = None,
        headers: HeaderLog | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Yield columns of the entries of manifests that were read, with their facts; see `read`.

        Args:
            pipeline: see `decode_files`.
            on_damage: called with what cannot be decoded; without it, the first error is raised.
            counts: the entries by status are added; without it, they are not counted.
            headers: notes the headers of the manifests.
        """
        schema = decoded_schema("entries", context.shape)
        selected = EntryColumns.of(schema, columns, only, self.of_whole_partition)
        facts = {name: [m.facts[at] for m in manifests] for at, name in enumerate(self.facts)}
        facts[_PATH] = [manifest.file.path for manifest in manifests]
        facts["ordinal"] = [manifest.ordinal for manifest in manifests]
        status, counted = self.fields.by_column["status"].at, self.of_whole_manifest
        begins = facts[self.fields.by_column[counted].of_file] if counted in selected.names else ()
        in_turn = any(begin is not None for begin in begins)
        opened = [manifest.file for manifest in manifests]
        files = Files(opened, facts, on_damage, headers, in_turn)

        def convert(rows: Rows) -> pa.RecordBatch:
            if counts is not None:
                counts.add(rows, status)
            entries = self.entries(self.fields, rows, files, context)
            if in_turn:
                entries.of_sound(lambda: entries.once(counted))
            return entries.read(selected)

        fields = {*self.fields.read_for(selected.names), status}
        return self.fields.read_rows(files, fields, convert, pipeline)
