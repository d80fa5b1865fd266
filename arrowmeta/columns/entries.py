"""Convert decoded manifest entries to batches of the relation `entries`.

A format subclasses `EntryColumns` and declares each column once: in `plain` if it is a field of the
manifest, else as a method that builds the column, with the fields that it reads (`made_of`).
`WantedColumns` has the fields to decode for the wanted columns.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Any, ClassVar, TypeVar

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import (
    filled,
    flag_array,
    null_array,
    number_array,
    text_array,
    to_flags,
)
from arrowmeta.columns.ids import entry_ids
from arrowmeta.columns.rows import Rows, child
from arrowmeta.columns.text import repeat_text
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.model.entries import STRUCT_COLUMNS, column_field
from arrowmeta.model.scan import EntryFilter
from arrowmeta.records import dataclass

T = TypeVar("T")


Make = TypeVar("Make", bound=Callable[..., pa.Array])


@dataclass(frozen=True)
class _Needs:
    """Fields of the manifest and other columns that a column is built from."""

    fields: tuple[str, ...]
    columns: tuple[str, ...]


def made_of(*fields: str, columns: tuple[str, ...] = ()) -> Callable[[Make], Make]:
    """Mark a method of `EntryColumns` that builds the column of its name.

    Args:
        fields: fields of the manifest that it reads.
        columns: other columns that it reads.
    """

    def mark(make: Make) -> Make:
        vars(make)["needs"] = _Needs(fields, columns)
        return make

    return mark


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

    def read(self, entries: EntryColumns) -> pa.RecordBatch:
        """Return the columns of the entries that are kept."""
        entries.structs = self.filter_structs
        if self.keep is not None:
            entries.keep(self.keep(entries.batch(self.filter_fields)))
        entries.decode_structs(self.structs)
        return entries.batch(self.fields)


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


@dataclass
class EntryColumns:
    """Converts decoded rows of manifests to columns of `entries`.

    Attributes:
        rows: the rows, without those that were filtered out or are damaged.
        paths: paths of the manifests of the rows.
        ordinals: positions of these manifests among those of the snapshot; int64[manifests].
        on_damage: called with the error of a damaged manifest; without it, the error is raised.
        structs: fields of struct columns to decode.
        plain: columns that are a field of the manifest, and the name of the field.
        made: methods that build the other columns, by name; see `made_of`.
        made_beside: columns that are built along with a struct column, by its name.
    """

    rows: Rows
    paths: Sequence[str]
    ordinals: NDArray[np.int64]
    on_damage: Callable[[ArrowMetaError], None] | None
    structs: Mapping[str, pa.StructType] = field(default_factory=dict, init=False)
    _done: dict[str, pa.Array] = field(default_factory=dict, init=False)

    plain: ClassVar[Mapping[str, str]] = {}
    made: ClassVar[dict[str, Callable[[Any], pa.Array]]] = {}
    made_beside: ClassVar[Mapping[str, Sequence[str]]] = {}
    _needs: ClassVar[dict[str, _Needs]] = {}

    def __init_subclass__(cls) -> None:
        members = {name: getattr(cls, name) for name in dir(cls)}
        cls.made = {name: member for name, member in members.items() if _needs_of(member)}
        cls._needs = {name: needs for name in cls.made if (needs := _needs_of(members[name]))}

    @classmethod
    def fields_of(cls, columns: Iterable[str]) -> set[str]:
        """Return the fields of the manifest that columns are built from."""
        fields: set[str] = set()
        for column in columns:
            if column in cls._needs:
                needs = cls._needs[column]
                fields |= {*needs.fields, *cls.fields_of(needs.columns)}
            elif column in cls.plain:
                fields.add(cls.plain[column])
        return fields

    def keep(self, is_kept: NDArray[np.bool_]) -> None:
        """Remove the entries that are not marked, also from columns built before."""
        if is_kept.all():
            return
        self.rows = self.rows.where(is_kept)
        flags = flag_array(is_kept)
        self._done = {name: array.filter(flags) for name, array in self._done.items()}

    def decode_structs(self, structs: Mapping[str, pa.StructType]) -> None:
        """Change the fields of struct columns to decode."""
        for name, fields in structs.items():
            if fields != self.structs[name]:
                for column in (name, *self.made_beside.get(name, ())):
                    self._done.pop(column, None)
        self.structs = structs

    def batch(self, wanted: Sequence[pa.Field]) -> pa.RecordBatch:
        """Return columns of the entries, without those of damaged manifests."""
        columns = self.of_sound(lambda: [self._column(f) for f in wanted])
        if not columns:
            return self.rows.batch.select([])
        return pa.RecordBatch.from_arrays(columns, schema=pa.schema(wanted))

    def of_sound(self, make: Callable[[], T]) -> T:
        """Return the result of `make`; on damage, remove the entries of the manifest and retry."""
        while True:
            try:
                return make()
            except CorruptMetadataError as error:
                if (
                    error.path is not None
                ):  # not an error of one of these rows, or raised by `report`
                    raise
                self.keep(~self.report(error))

    def report(self, error: CorruptMetadataError) -> NDArray[np.bool_]:
        """Report damage with its manifest; return which rows are of that manifest."""
        file_idx = self.rows.locate(error)
        error.in_file(self.paths[file_idx])
        if self.on_damage is None:
            raise error
        self.on_damage(error)
        return np.equal(self.rows.file_idx, file_idx)

    def report_each(self, message: str, rows: NDArray[np.bool_]) -> None:
        """Report damage in each manifest that has some of these rows, at the first of them."""
        at = np.flatnonzero(rows)
        _, firsts = np.unique(self.rows.file_idx[at], return_index=True)
        for row in at[firsts].tolist():
            self.report(CorruptMetadataError(message, row=row))

    def once(self, column: str) -> pa.Array:
        """Return a column of `made`; it is built once."""
        if column not in self._done:
            self._done[column] = self.made[column](self)
        return self._done[column]

    def made_along(self, column: str, array: pa.Array) -> None:
        """Store a column that was built together with another one."""
        self._done[column] = array

    def made_with(self, other: str, column: str) -> pa.Array:
        """Return a column that is built together with another one."""
        self.once(other)
        return self._done[column]

    def words(self, path: str, words: Sequence[str]) -> pa.Array:
        """Return the word for each number of a field; null for null."""
        codes = self.rows.field(path, pa.int32())
        numbers = filled(codes, 0)
        wrong = np.flatnonzero((numbers < 0) | (numbers >= len(words)))
        if len(wrong):
            raise CorruptMetadataError(f"{path} is {numbers[wrong[0]]}", row=int(wrong[0]))
        return text_array(words).take(codes) if codes.null_count else repeat_text(words, numbers)

    @made_of()
    def entry_id(self) -> pa.Array:
        """Number that identifies the entry; see `columns.ids`."""
        return number_array(entry_ids(self.ordinals[self.rows.file_idx], self.rows.row_idx))

    @made_of()
    def manifest_path(self) -> pa.Array:
        """Path of the manifest, as recorded."""
        return repeat_text(self.paths, self.rows.file_idx)

    @made_of()
    def manifest_pos(self) -> pa.Array:
        """Position of the entry in its manifest, from 0."""
        return number_array(self.rows.row_idx)

    def _column(self, wanted: pa.Field) -> pa.Array:
        column, _, name = wanted.name.partition(".")
        if column in self.made:
            array: pa.Array = child(self.once(column), name) if name else self.once(column)
        elif column in self.plain:
            array = self.rows.field(self.plain[column], wanted.type)
        else:
            return null_array(len(self.rows), wanted.type)
        if not wanted.nullable and array.null_count:
            row = int(np.flatnonzero(to_flags(array.is_null()))[0])
            raise CorruptMetadataError(f"an entry without {column}", row=row)
        return array


def _needs_of(member: object) -> _Needs | None:
    return getattr(member, "needs", None)
