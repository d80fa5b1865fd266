"""Tables of fields: where the files of a format have each column of a relation.

A format declares each column that it has by one `Field`; columns without one are null. What has to
be decoded for some columns follows from the table; `Conversion` builds them of decoded rows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import field
from typing import Any, Generic, Never, Self, TypeAlias, TypeVar

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.blocks import DamageReport, OnDamage
from arrowmeta.avro.container import read_header
from arrowmeta.avro.decode import Pipeline
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.rows import read_rows
from arrowmeta.columns.buffers import (
    filled,
    flag_array,
    int_array,
    null_array,
    number_array,
    text_array,
    to_flags,
)
from arrowmeta.columns.rows import Rows, child, file_by_file
from arrowmeta.columns.text import repeat_text
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.model.headers import FileHeader, HeaderLog
from arrowmeta.model.locks import cached_property
from arrowmeta.records import dataclass

T = TypeVar("T")
C = TypeVar("C", covariant=True)
E = TypeVar("E", contravariant=True)
R = TypeVar("R", bound=Rows, covariant=True)
SomeRows = TypeVar("SomeRows", bound=Rows)
Context = TypeVar("Context")


@dataclass(frozen=True)
class Field(Generic[E]):
    """Declaration of a column.

    Attributes:
        column: its name; `model.relations` has its type.
        at: dotted name of the field of the file that it is in; empty if it is in none.
        made: builds the column, given the rows and this declaration; None if the field or the fact
            is the column.
        reads: other fields that `made` reads.
        columns: other columns that `made` reads.
        id: id of the field, in formats that find fields by id.
        items: ids of key and value, if it is a map by field id.
        of_file: fact, the same for all rows of a file, that is the column or that `made` reads.
        beside: instead of a field, the column that it is built along with.
        default: number that a null of the field stands for; None if it stays null.
        is_span: whether the bytes of the field, or of the values of the map, are located and not
            copied.
    """

    column: str
    at: str = ""
    made: Callable[[E, Declared], pa.Array] | None = None
    reads: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    id: int | None = None
    items: tuple[int, int] | None = None
    of_file: str = ""
    beside: str = ""
    default: int | None = None
    is_span: bool = False


#: A declaration as makers get it, whatever rows it is of.
Declared: TypeAlias = Field[Never]


@dataclass(frozen=True, eq=False)
class FieldTable(ABC, Generic[E, R]):
    """The columns of a relation in one format; `fields` has one declaration for each."""

    fields: tuple[Field[E], ...]

    @abstractmethod
    def read_rows(
        self,
        files: Sequence[AvroFile],
        wanted: set[str],
        convert: Callable[[R], T],
        *,
        keys: tuple[int, ...] | None = None,
        pipeline: Pipeline[T] | None = None,
        on_damage: OnDamage | None = None,
        headers: HeaderLog | None = None,
    ) -> Iterator[T]:
        """Decode files in order; yield what `convert` returns.

        Args:
            files: files of the container formats that the table format allows.
            wanted: fields to decode.
            convert: converts some rows; called on the thread that decoded them.
            keys: wanted keys of maps; others may be left out. None for all.
            pipeline: see `decode_files`.
            on_damage: called with each error; without it, the first error is raised.
            headers: notes the headers of files, if the format has any.
        """

    @cached_property
    def by_column(self) -> Mapping[str, Field[E]]:
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

    @cached_property
    def repeated_facts(self) -> Mapping[str, str]:
        """The fact that is the column, by column."""
        return {f.column: f.of_file for f in self.fields if f.of_file and f.made is None}

    def beside(self, column: str) -> list[str]:
        """Return the columns that are built along with a column."""
        return [field.column for field in self.fields if field.beside == column]

    def read_for(self, columns: Iterable[str]) -> set[str]:
        """Return the fields of files that columns are built from."""
        fields: set[str] = set()
        for column in columns:
            if (field := self.by_column.get(column)) is not None:
                others = (*field.columns, field.beside) if field.beside else field.columns
                fields |= {*filter(None, (field.at,)), *field.reads, *self.read_for(others)}
        return fields


@dataclass(frozen=True, eq=False)
class FieldsByName(FieldTable[E, Rows]):
    """Fields that are found by name, in Avro, ORC or Parquet.

    Attributes:
        noted: names of fields whose absence from a file in Avro is noted among headers.
    """

    noted: tuple[str, ...] = ()

    def read_rows(
        self,
        files: Sequence[AvroFile],
        wanted: set[str],
        convert: Callable[[Rows], T],
        *,
        keys: tuple[int, ...] | None = None,
        pipeline: Pipeline[T] | None = None,
        on_damage: OnDamage | None = None,
        headers: HeaderLog | None = None,
    ) -> Iterator[T]:
        """Decode files; see the base class. There are no maps."""
        if headers is not None and self.noted:
            for file in files:
                with suppress(ArrowMetaError):  # damage is reported below
                    schema = read_header(file.data).schema_text
                    absent = [f"field {name}" for name in self.noted if f'"{name}"' not in schema]
                    headers.note(FileHeader(file.path, "manifest", 1, absent=tuple(absent)))
        names, spans = sorted(wanted), sorted(wanted & self.spans)
        return read_rows(files, names, spans, convert, pipeline=pipeline, on_damage=on_damage)


@dataclass(frozen=True)
class Files:
    """Files that are converted together.

    Attributes:
        files: the files.
        facts: what is known of each file and is not in it, by name.
        on_damage: called with each error; without it, the error is raised.
        state: what a format keeps from one batch to the next, in their order.
    """

    files: Sequence[AvroFile]
    facts: Mapping[str, Sequence[Any]]
    on_damage: OnDamage | None = None
    state: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def paths(self) -> list[str]:
        """Paths of the files."""
        return [file.path for file in self.files]

    @cached_property
    def damage(self) -> DamageReport:
        """Report of errors, by position of the file."""
        return DamageReport(self.files, self.on_damage)


@dataclass
class Conversion(Generic[R, C]):
    """Decoded rows that are converted to columns of a relation.

    Attributes:
        fields: declarations of the columns.
        rows: the rows, without those that were filtered out or are damaged.
        files: the files of the rows.
        context: state of the table that columns depend on.
        structs: fields of struct columns to build.
    """

    fields: FieldTable[Self, R]
    rows: R
    files: Files
    context: C
    structs: Mapping[str, pa.StructType] = field(default_factory=dict, init=False)
    _done: dict[str, pa.Array] = field(default_factory=dict, init=False)

    def keep(self, is_kept: NDArray[np.bool_]) -> None:
        """Remove the rows that are not marked, also from columns built before."""
        if is_kept.all():
            return
        self.rows = self.rows.where(is_kept)
        flags = flag_array(is_kept)
        self._done = {name: array.filter(flags) for name, array in self._done.items()}

    def build_structs(self, structs: Mapping[str, pa.StructType]) -> None:
        """Change the fields of struct columns to build."""
        for name, fields in structs.items():
            if fields != self.structs.get(name):
                for column in (name, *self.fields.beside(name)):
                    self._done.pop(column, None)
        self.structs = structs

    def batch(self, wanted: Sequence[pa.Field]) -> pa.RecordBatch:
        """Return columns of the rows; columns that are not declared are null."""
        columns = [self._column(field) for field in wanted]
        if not columns:
            return self.rows.batch.select([])
        return pa.RecordBatch.from_arrays(columns, schema=pa.schema(wanted))

    def _column(self, wanted: pa.Field) -> pa.Array:
        column, _, name = wanted.name.partition(".")
        declared = self.fields.by_column.get(column)
        if declared is None:
            return null_array(len(self.rows), wanted.type)
        if declared.made or declared.beside:
            whole = self.once(column)
            array: pa.Array = child(whole, name) if name else whole
        elif declared.of_file:
            array = self.fact(declared.of_file, wanted.type)
        else:
            array = self.rows.field(declared.at, wanted.type)
            if declared.default is not None:
                array = number_array(filled(array, declared.default))
        if not wanted.nullable and array.null_count:
            row = int(np.flatnonzero(to_flags(array.is_null()))[0])
            raise CorruptMetadataError(f"an entry without {column}", row=row)
        return array

    def once(self: Self, column: str) -> pa.Array:
        """Return a column that has a maker; it is built once."""
        if column not in self._done:
            declared = self.fields.by_column[column]
            if declared.beside:
                self.once(declared.beside)
            elif declared.made:
                self._done[column] = declared.made(self, declared)
        return self._done[column]

    def made_along(self, column: str, array: pa.Array) -> None:
        """Store a column that was built together with another one."""
        self._done[column] = array

    def fact(self, name: str, arrow_type: pa.DataType) -> pa.Array:
        """Return a fact of the file of each row."""
        values, file_idx = self.files.facts[name], self.rows.file_idx
        if not pa.types.is_string(arrow_type):
            return int_array(values).cast(arrow_type).take(number_array(file_idx))
        if None in values:
            return text_array(values).take(number_array(file_idx))
        return repeat_text(values, file_idx)

    def report(self, error: CorruptMetadataError) -> NDArray[np.bool_]:
        """Report damage with its file; return which rows are of that file."""
        file_idx = self.rows.locate(error)
        self.files.damage.report(error, file_idx)
        return np.equal(self.rows.file_idx, file_idx)

    def report_each(self, message: str, rows: NDArray[np.bool_]) -> None:
        """Report damage in each file that has some of these rows, at the first of them."""
        at = np.flatnonzero(rows)
        _, firsts = np.unique(self.rows.file_idx[at], return_index=True)
        for row in at[firsts].tolist():
            self.report(CorruptMetadataError(message, row=row))


def words(names: Sequence[str]) -> Callable[[Conversion[Rows, object], Declared], pa.Array]:
    """Return a maker of the word for each number of a field; null for null without a default."""

    def make(of: Conversion[Rows, object], declared: Declared) -> pa.Array:
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
    fields: FieldTable[Conversion[SomeRows, Context], SomeRows],
    files: Files,
    context: Context,
    schema: pa.Schema,
    *,
    sound: Callable[[SomeRows, DamageReport], SomeRows] | None = None,
    headers: HeaderLog | None = None,
) -> pa.Table:
    """Decode small files, such as manifest lists, to the columns of `schema`.

    Args:
        sound: returns the rows that can be converted, and reports the others.
        headers: notes the headers of the files.
    """

    def to_batch(rows: SomeRows) -> pa.RecordBatch:
        some = rows if sound is None else sound(rows, files.damage)
        return Conversion(fields, some, files, context).batch(list(schema))

    batches = fields.read_rows(
        files.files,
        fields.read_for(schema.names),
        lambda rows: file_by_file(rows, to_batch, files.damage.report),
        on_damage=files.on_damage,
        headers=headers,
    )
    return pa.Table.from_batches((batch for some in batches for batch in some), schema)
