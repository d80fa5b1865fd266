"""Decoded rows on their way to the relation `entries`: every column made once, damage left out.

Knows how a batch of the relation comes together; which fields its columns are made of is a
format's business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, flag_array, text_array, to_flags
from arrowmeta.columns.nulls import null_array
from arrowmeta.columns.rows import Rows, child
from arrowmeta.columns.text import repeat_text
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.model.entries import STRUCT_COLUMNS

T = TypeVar("T")


def wanted_structs(schema: pa.Schema, names: Sequence[str]) -> dict[str, pa.StructType]:
    """Return the fields to decode of every struct column: all, or those with a flat name.

    Whether a partition is known is asked of all its fields where none is named.
    """
    if "partition_is_known" in names and not any(one.startswith("partition.") for one in names):
        names = [*names, "partition"]
    asked = set(names)
    structs = {}
    for root in STRUCT_COLUMNS:
        whole = schema.field(root).type
        chosen = [f for f in whole.fields if root in asked or f"{root}.{f.name}" in asked]
        structs[root] = pa.struct(chosen)
    return structs


def looked_at_structs(
    schema: pa.Schema, names: Sequence[str], structs: Mapping[str, pa.StructType]
) -> dict[str, pa.StructType]:
    """Return the fields of struct columns to decode of every entry, before most are left out.

    Args:
        schema: of the relation.
        names: the columns that decide which entries are left out.
        structs: the fields to decode of the others. Those of partitions are all decoded at once:
            they are few, and what is wrong with one of them is said once.
    """
    return wanted_structs(schema, names) | {"partition": structs["partition"]}


@dataclass
class EntryColumns:
    """Some decoded rows on their way to the model.

    Attributes:
        rows: the rows; fewer once some are left out.
        paths: of the files that rows come from.
        structs: the fields to decode of every struct column.
        on_damage: is told of a manifest that makes no sense; without it that is raised.
        plain: relation columns that are a field of their own, with the field's name.
        made: methods that make the other columns, by name.
    """

    rows: Rows
    paths: Sequence[str]
    structs: Mapping[str, pa.StructType]
    on_damage: Callable[[ArrowMetaError], None] | None
    _done: dict[str, pa.Array] = field(default_factory=dict, init=False)

    plain: ClassVar[Mapping[str, str]] = {}
    made: ClassVar[Mapping[str, Callable[[Any], pa.Array]]] = {}

    def keep(self, is_kept: NDArray[np.bool_]) -> None:
        """Forget the entries that are not marked, and keep what was made of the others."""
        if is_kept.all():
            return
        self.rows = self.rows.where(is_kept)
        flags = flag_array(is_kept)
        self._done = {name: array.filter(flags) for name, array in self._done.items()}

    def decode_structs(self, structs: Mapping[str, pa.StructType]) -> None:
        """Decode other fields of struct columns from now on."""
        for name, fields in structs.items():
            if fields != self.structs[name]:
                self._done.pop(name, None)
        self.structs = structs

    def batch(self, wanted: Sequence[pa.Field]) -> pa.RecordBatch:
        """Return the entries, without those of a manifest that makes no sense."""
        columns = self.of_sound(lambda: [self._column(f) for f in wanted])
        return self._of_columns(columns, wanted)

    def of_sound(self, make: Callable[[], T]) -> T:
        """Return what `make` makes of the entries, forgetting manifests that make no sense."""
        while True:
            try:
                return make()
            except CorruptMetadataError as error:
                if error.path is not None:  # has its place in the file, and ends the work
                    raise
                self.keep(~self.report(error))

    def report(self, error: CorruptMetadataError) -> NDArray[np.bool_]:
        """Say in which manifest the damage is; return which rows are of that manifest."""
        file_idx = self.rows.locate(error)
        error.in_file(self.paths[file_idx])
        if self.on_damage is None:
            raise error
        self.on_damage(error)
        return np.equal(self.rows.file_idx, file_idx)

    def report_each(self, message: str, rows: NDArray[np.bool_]) -> None:
        """Say that each manifest which has some of these rows is damaged, at its first one."""
        at = np.flatnonzero(rows)
        _, firsts = np.unique(self.rows.file_idx[at], return_index=True)
        for row in at[firsts].tolist():
            self.report(CorruptMetadataError(message, row=row))

    def once(self, column: str) -> pa.Array:
        """Return a column that is made of fields, made when it is first asked for."""
        if column not in self._done:
            self._done[column] = self.made[column](self)
        return self._done[column]

    def made_along(self, column: str, array: pa.Array) -> None:
        """Take a column that was made while another one was."""
        self._done[column] = array

    def made_with(self, other: str, column: str) -> pa.Array:
        """Return a column that is made along with another one."""
        self.once(other)
        return self._done[column]

    def words(self, path: str, words: Sequence[str]) -> pa.Array:
        """Return the words for a field's numbers; null stays null."""
        codes = self.rows.field(path, pa.int32())
        numbers = filled(codes, 0)
        wrong = np.flatnonzero((numbers < 0) | (numbers >= len(words)))
        if len(wrong):
            raise CorruptMetadataError(f"{path} is {numbers[wrong[0]]}", row=int(wrong[0]))
        return text_array(words).take(codes) if codes.null_count else repeat_text(words, numbers)

    def _of_columns(self, columns: list[pa.Array], wanted: Sequence[pa.Field]) -> pa.RecordBatch:
        if columns:
            return pa.RecordBatch.from_arrays(columns, schema=pa.schema(wanted))
        return self.rows.batch.select([])

    def _column(self, wanted: pa.Field) -> pa.Array:
        column, _, name = wanted.name.partition(".")
        if column in self.plain:
            array = self.rows.field(self.plain[column], wanted.type)
        elif column not in self.made:
            return null_array(len(self.rows), wanted.type)
        elif name:
            array = child(self.once(column), name)
        else:
            array = self.once(column)
        if not wanted.nullable and array.null_count:
            row = int(np.flatnonzero(to_flags(array.is_null()))[0])
            raise CorruptMetadataError(f"an entry without {column}", row=row)
        return array
