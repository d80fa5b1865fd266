"""Lists of the metadata file in columns: items as Arrow batches, and as objects when asked for.

A table may have hundreds of thousands of snapshots, whose values take gigabytes as Python objects.
`Records` takes the items of one list in parts (`io.json_stream.ListReader`), and is a sequence of
objects afterwards. Values are converted by column; a few items, those that need more care, and
invalid ones are parsed one by one, by the function that also makes the errors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Generic, NamedTuple, TypeVar, overload

import numpy as np
import pyarrow as pa

from arrowmeta.columns.buffers import int_array, number_array, text_array
from arrowmeta.errors import ArrowMetaError
from arrowmeta.iceberg.metadata_rules import MetadataFault
from arrowmeta.io.digits import INT64
from arrowmeta.io.json_file import JsonObject

T = TypeVar("T")

#: Objects that are made together, since neighbours are asked for together.
_AT_ONCE = 32
#: Maximum number of items that are kept as objects.
_FEW = 64


class UnusualError(Exception):
    """Items that only the parser of single items accepts, or whose error it finds."""


class Column(NamedTuple):
    """Column of records.

    Attributes:
        key: name of the field in JSON.
        kind: its Python type, `int` or `str`.
        within: range of values; None for all, and for texts.
        is_required: whether it may be neither null nor absent.
        default: value in place of null.
    """

    key: str
    kind: type = int
    within: range | None = None
    is_required: bool = False
    default: int | None = None

    @property
    def type(self) -> pa.DataType:
        """Arrow type of the column."""
        return pa.int64() if self.kind is int else pa.string()

    def of(self, items: Sequence[Any]) -> pa.Array:
        """Return the values of a field of objects.

        Raises:
            UnusualError: an item is no object, or has another value than the column allows.
        """
        values = values_of(items, self.key, self.kind)
        if self.is_required and None in values:
            raise UnusualError
        if self.kind is str:
            return text_array(values)
        numbers = [self.default if value is None else value for value in values]
        known = [value for value in numbers if value is not None]
        allowed = self.within or INT64
        if known and not (min(known) in allowed and max(known) in allowed):
            raise UnusualError
        return int_array(numbers)


def values_of(items: Sequence[Any], key: str, kind: type) -> list[Any]:
    """Return the values of a field of objects, all of one type; None for null and absent ones.

    Raises:
        UnusualError: an item is no object, or has a value of another type.
    """
    try:
        values = [item.get(key) for item in items]
    except AttributeError:
        raise UnusualError from None
    if set(map(type, values)) - {kind, type(None)}:
        raise UnusualError
    return values


def to_array(values: Sequence[Any], arrow_type: pa.DataType) -> pa.Array:
    """Return integers, texts, lists of texts or maps of texts; `pa.array` would import pandas."""
    if arrow_type == pa.int64():
        return int_array(values)
    if arrow_type == pa.string():
        return text_array(values)
    offsets = number_array(np.cumsum([0, *map(len, values)], dtype=np.int32))
    items = text_array(list(chain.from_iterable(values)))
    if pa.types.is_list(arrow_type):
        return pa.ListArray.from_arrays(offsets, items)
    texts = text_array(list(chain.from_iterable(mapping.values() for mapping in values)))
    return pa.MapArray.from_arrays(offsets, items.dictionary_encode(), texts)


class Records(Sequence[T], Generic[T]):
    """Items of a list; see the module.

    Args:
        path: the file, for messages.
        name: field with the list.
        columns: columns that are made from one field each, by attribute of the objects.
        parse: makes an object of one item, or raises the error for it.
        make: makes an object of the values of the columns.
        others: other columns.
        convert: returns the arrays of the other columns, or raises `UnusualError`.
        faults_in: yields what is wrong in items that are parsed one by one.

    Attributes:
        faults: what is wrong in items, in spite of which they are read; each fault once.
    """

    def __init__(
        self,
        path: str,
        name: str,
        columns: Mapping[str, Column],
        parse: Callable[[JsonObject], T],
        make: Callable[..., T],
        others: Mapping[str, pa.DataType] | None = None,
        convert: Callable[[Sequence[Any]], list[pa.Array]] | None = None,
        faults_in: Callable[[Sequence[Any]], Iterator[MetadataFault]] | None = None,
    ) -> None:
        self._path = path
        self._name = name
        self._columns = columns
        self._parse = parse
        self._make = make
        self._convert = convert
        self._faults_in = faults_in
        self.faults: dict[MetadataFault, None] = {}
        self._schema = pa.schema(
            [*((name, column.type) for name, column in columns.items()), *(others or {}).items()]
        )
        self._starts = [0]
        self._made: tuple[int, list[T]] = (0, [])
        self._parts: list[list[T] | pa.RecordBatch] = []
        self._fault: ArrowMetaError | None = None
        self.n_bytes = 0

    def restart(self) -> None:
        """Drop all items."""
        self._starts, self._parts, self.n_bytes, self._fault = [0], [], 0, None
        self.faults.clear()

    def add(self, items: list[Any], text_len: int) -> None:
        """Add items as the JSON parser returns them, unless one was invalid; see `check`.

        Few items are kept as objects, which takes less time than columns.
        """
        if not items or self._fault:
            return
        try:
            part = self._parsed(items) if len(items) <= _FEW else self._converted(items)
        except ArrowMetaError as error:
            self._fault = error
            return
        self._parts.append(part)
        self.n_bytes += text_len if isinstance(part, list) else part.nbytes
        self._starts.append(self._starts[-1] + len(items))

    def check(self) -> None:
        """Raise the error for the first invalid item; the file may be of an unknown version.

        Raises:
            CorruptMetadataError: there is one.
        """
        if self._fault is not None:
            raise self._fault

    def _converted(self, items: Sequence[Any]) -> pa.RecordBatch:
        try:
            arrays = [column.of(items) for column in self._columns.values()]
            if self._convert is not None:
                arrays += self._convert(items)
        except UnusualError:
            return self._batch(self._parsed(items))
        return pa.RecordBatch.from_arrays(arrays, schema=self._schema)

    def _parsed(self, items: Sequence[Any]) -> list[T]:
        holder = JsonObject({}, self._path)
        first = len(self)
        parsed = [
            self._parse(holder.as_object(f"{self._name}[{first + idx}]", item))
            for idx, item in enumerate(items)
        ]
        if self._faults_in is not None:
            self.faults.update(dict.fromkeys(self._faults_in(items)))
        return parsed

    def _batch(self, part: list[T] | pa.RecordBatch) -> pa.RecordBatch:
        if not isinstance(part, list):
            return part
        arrays = [
            to_array([getattr(item, field.name) for item in part], field.type)
            for field in self._schema
        ]
        return pa.RecordBatch.from_arrays(arrays, schema=self._schema)

    def table(self, names: Sequence[str]) -> pa.Table:
        """Return columns of all items."""
        schema = pa.schema([self._schema.field(name) for name in names])
        return pa.Table.from_batches(
            [self._batch(part).select(names) for part in self._parts], schema
        )

    def values(self, name: str) -> list[Any]:
        """Return an attribute of all items."""
        values: list[Any] = []
        for part in self._parts:
            if isinstance(part, list):
                values += [getattr(item, name) for item in part]
            else:
                values += part[name].to_pylist()
        return values

    def __len__(self) -> int:
        return self._starts[-1]

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> list[T]: ...

    def __getitem__(self, at: int | slice) -> T | list[T]:
        """Return the object of one item, or of some."""
        if isinstance(at, slice):
            return [self[row] for row in range(*at.indices(len(self)))]
        row = range(len(self))[at]
        first, made = self._made
        if not first <= row < first + len(made):
            first = row - row % _AT_ONCE
            made = self._objects(first, min(first + _AT_ONCE, len(self)))
            self._made = first, made
        return made[row - first]

    def __iter__(self) -> Iterator[T]:
        for first in range(0, len(self), _AT_ONCE):
            yield from self._objects(first, min(first + _AT_ONCE, len(self)))

    def _objects(self, first: int, end: int) -> list[T]:
        made: list[T] = []
        while first < end:
            idx = int(np.searchsorted(self._starts, first, side="right")) - 1
            part, at, n_rows = self._parts[idx], first - self._starts[idx], end - first
            if isinstance(part, list):
                made += part[at : at + n_rows]
            else:
                made += [self._make(**row) for row in part.slice(at, n_rows).to_pylist()]
            first = min(end, self._starts[idx + 1])
        return made

    def __eq__(self, other: object) -> bool:
        """Return whether other records have the same items."""
        return isinstance(other, Records) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
