"""Lazy relations: decoded when a query scans them, in the columns that the query needs.

DuckDB asks an Arrow dataset for its schema when it binds a view, and for a scanner with columns and
filters when it scans. `LazyRelation` is a dataset whose scanner decodes; `FunctionRelation` is one
for table macros, whose arguments arrive as filters.

Batches are produced on DuckDB's thread that pulls them. An Arrow scanner would use Arrow's I/O
threads, on which listing an object store waits for a free I/O thread: a deadlock with enough scans.

DuckDB converts an exception of a scan to its own error with the same text. The relation keeps the
original, and `duckdb_errors` raises it.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from itertools import chain
from typing import Any, Self, TypeAlias

import duckdb
import pyarrow as pa
import pyarrow.dataset as ds
from msgspec import Struct

from arrowmeta.errors import ArrowMetaError, UsageError, exhausted_error, is_exhausted, limit_errors
from arrowmeta.io.requests import CallLimit, stopped_by_interrupts
from arrowmeta.predicate.read import Call, Part, Reference, parts_of

#: Errors that are raised unchanged; others are bugs of this package.
ScanError: TypeAlias = ArrowMetaError | OSError | KeyboardInterrupt

#: DuckDB's error if it notices Ctrl-C before a scan does.
_INTERRUPTED = "Query interrupted"

#: Last errors of scans; without tracebacks, which would keep data alive.
_recent: deque[ScanError] = deque(maxlen=64)


def left_behind(error: ScanError) -> ScanError:
    """Save an error for `duckdb_errors`; return it without traceback, to be raised."""
    _recent.append(_copied(error))
    return _copied(error)


@contextmanager
def duckdb_errors() -> Iterator[None]:
    """Raise the error of a scan in place of DuckDB's error with the same text.

    Ctrl-C also ends scans that wait for storage.
    """
    try:
        with limit_errors(), stopped_by_interrupts():
            yield
    except RuntimeError as error:
        if str(error) == _INTERRUPTED:
            raise KeyboardInterrupt from None
        raise
    except duckdb.Error as error:
        text = str(error)
        # Errors without text, such as timeouts, are recognized by their name.
        for recent in reversed(_recent):
            if (str(recent) or type(recent).__name__) in text:
                raise _copied(recent) from None
        if isinstance(error, duckdb.OutOfMemoryException) or is_exhausted(error):
            raise exhausted_error() from None
        raise


def _copied(error: ScanError) -> ScanError:
    """Return the same error without its traceback."""
    if not isinstance(error, OSError):
        return copy(error)
    # `copy` fails for errors whose constructor does not take `args`.
    args: Any = OSError.__reduce__(error)[1]  # includes file names, unlike `args`
    same = type(error).__new__(type(error), *args)
    OSError.__init__(same, *args)
    vars(same).update(vars(error))
    return same


ReadColumns = Callable[[Sequence[str]], Iterator[pa.RecordBatch] | pa.Table]


class Scanner(Struct):
    """Part of Arrow's scanner interface that DuckDB uses.

    Attributes:
        batches: rows with the columns that `filter` reads.
        columns: columns to return, in this order.
        filter: filter of rows; None returns all.
    """

    schema: pa.Schema
    batches: Iterator[pa.RecordBatch]
    columns: list[str]
    filter: ds.Expression | None

    @property
    def projected_schema(self) -> pa.Schema:
        """The columns to return."""
        return pa.schema([self.schema.field(name) for name in self.columns])

    def to_reader(self) -> pa.RecordBatchReader:
        """Return a reader that produces each batch on the thread that pulls it."""
        return pa.RecordBatchReader.from_batches(self.projected_schema, self._projected())

    def _projected(self) -> Iterator[pa.RecordBatch]:
        try:
            for batch in self.batches:
                if self.filter is None:
                    yield batch.select(self.columns)
                else:
                    rows = pa.Table.from_batches([batch]).filter(self.filter)
                    yield from rows.select(self.columns).to_batches()
        except (ArrowMetaError, OSError, KeyboardInterrupt) as error:
            raise left_behind(error) from None


class LazyRelation(ds.Dataset):  # type: ignore[misc]  # pyarrow has no types
    """Dataset over a function that reads columns.

    Args:
        schema: all columns.
        read: called with column names at every scan; may return more columns. A table that it
            returns is in memory, and is scanned by several threads.
    """

    # Base class for DuckDB's type check only; its C++ dataset is not used.
    def __init__(self, schema: pa.Schema, read: ReadColumns) -> None:
        self._columns = schema
        self._read = read
        self._calls = CallLimit()

    def within(self, calls: CallLimit) -> Self:
        """Limit the requests of each scan together, where it is not of a call with a limit."""
        self._calls = calls
        return self

    @property
    def schema(self) -> pa.Schema:
        """All columns."""
        return self._columns

    def without(self, columns: Collection[str]) -> LazyRelation:
        """Return the relation without some columns: DuckDB visits nested fields at every scan."""
        others = pa.schema([field for field in self._columns if field.name not in columns])
        return LazyRelation(others, self._read).within(self._calls)

    def scanner(
        self,
        columns: Sequence[str] | None = None,
        filter: ds.Expression | None = None,
        **options: Any,
    ) -> Scanner | ds.Scanner:
        """Return a scanner over newly read batches of `columns`, filtered."""
        try:
            with self._calls.during(self._calls.seconds):
                scan = self._scanner(columns, filter, options)
            if isinstance(scan, Scanner):
                scan.batches = self._calls.over(scan.batches)
            return scan
        except (ArrowMetaError, OSError, KeyboardInterrupt) as error:
            raise left_behind(error) from None

    def _scanner(
        self,
        columns: Sequence[str] | None,
        filter: ds.Expression | None,
        options: Mapping[str, Any],
    ) -> Scanner | ds.Scanner:
        names = list(self._columns.names if columns is None else columns)
        read = self._needed(names, filter)
        rows = self._read(read.names)
        if isinstance(rows, pa.Table):
            return ds.InMemoryDataset(rows).scanner(columns=names, filter=filter, **options)
        return Scanner(read, rows, names, filter)

    def _needed(self, columns: Sequence[str], filter: ds.Expression | None) -> pa.Schema:
        """Return the wanted columns, and those that the filter reads."""
        # An expression does not list its columns, so its text is searched.
        words = [] if filter is None else re.findall(r"\w+", str(filter))
        needed = {*columns, *words}
        return pa.schema([f for f in self._columns if f.name in needed])

    def __reduce__(self) -> tuple[Any, ...]:
        """Raise, since the relation belongs to a table of this process."""
        raise TypeError("a lazy relation cannot be pickled")


#: Called with the wanted columns and the arguments by name.
Answer = Callable[[Sequence[str], Mapping[str, Any]], Iterator[pa.RecordBatch]]


class FunctionRelation(LazyRelation):
    """Dataset over a function of arguments.

    Args:
        schema: columns of the result.
        arguments: columns that a query must fix with `=`.
        answer: called with columns and arguments at every scan.
        macro: name of the table macro, for messages.
    """

    def __init__(
        self, schema: pa.Schema, arguments: Sequence[pa.Field], answer: Answer, macro: str
    ) -> None:
        super().__init__(pa.schema([*arguments, *schema]), lambda _: iter(()))
        self._arguments = list(arguments)
        self._answered = list(schema.names)
        self._answer = answer
        self._macro = macro

    def _scanner(
        self,
        columns: Sequence[str] | None,
        filter: ds.Expression | None,
        options: Mapping[str, Any],
    ) -> Scanner:
        """Return a scanner over the result for the arguments in `filter`."""
        fixed = {} if filter is None else _fixed(parts_of(filter))
        asked = {field.name: fixed[field.name] for field in self._arguments if field.name in fixed}
        missing = [field for field in self._arguments if field.name not in asked]
        if missing:
            needed = " and ".join(f"{field.name} ({field.type})" for field in missing)
            raise UsageError(
                f"{self._macro} needs a constant of its type for {needed}: a literal, a parameter "
                "or getvariable('name'), not a column, a subquery or a value of another type"
            )
        names = list(self.schema.names if columns is None else columns)
        schema = self._needed(names, filter)
        # At least one column, to count rows.
        read = [name for name in schema.names if name not in asked] or self._answered[:1]
        answer = self._answer(read, asked)
        batches = (_with_arguments(batch, schema, asked) for batch in answer)
        return Scanner(schema, batches, names, filter)


def _with_arguments(
    batch: pa.RecordBatch, schema: pa.Schema, asked: Mapping[str, Any]
) -> pa.RecordBatch:
    """Add the arguments as columns, since the filter is applied to them, too."""
    arrays = [
        pa.repeat(pa.scalar(asked[field.name], field.type), batch.num_rows)
        if field.name in asked
        else batch.column(field.name)
        for field in schema
    ]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def _fixed(part: Part) -> dict[str, Any]:
    """Return the values that a filter fixes columns to."""
    match part:
        case Call("and_kleene" | "and", arguments):
            return dict(chain.from_iterable(_fixed(argument).items() for argument in arguments))
        case Call("equal", (Reference((name,)), pa.Scalar() as value)):
            return {name: value.as_py()}
        case Call("equal", (pa.Scalar() as value, Reference((name,)))):
            return {name: value.as_py()}
    return {}
