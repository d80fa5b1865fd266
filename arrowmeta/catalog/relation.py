"""A relation that is decoded when a query scans it, and only in the columns the query needs.

DuckDB asks an Arrow dataset for its schema when it binds a view and for a scanner, with the
columns and the filters it wants, each time it scans. So this is a dataset whose scanner decodes.

The batches are made on the thread that pulls them, which is one of DuckDB's. A scanner of Arrow
would make them on Arrow's I/O threads, and listing a folder of an object store waits for a free
I/O thread: as many scans as there are such threads would wait for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.dataset as ds

from arrowmeta.catalog.scan_errors import left_behind
from arrowmeta.errors import ArrowMetaError

ReadColumns = Callable[[Sequence[str]], Iterator[pa.RecordBatch] | pa.Table]


class Scan:
    """What DuckDB needs of a scanner: a reader over the columns and rows it asked for.

    Args:
        schema: of the batches.
        batches: what is read, with the columns that `filter` needs.
        columns: the columns to return, in this order.
        filter: which rows to return; None returns all.
    """

    def __init__(
        self,
        schema: pa.Schema,
        batches: Iterator[pa.RecordBatch],
        columns: Sequence[str],
        filter: ds.Expression | None,
    ) -> None:
        self._batches = batches
        self._columns = list(columns)
        self._filter = filter
        self.projected_schema = pa.schema([schema.field(name) for name in self._columns])

    def to_reader(self) -> pa.RecordBatchReader:
        """Return a reader that makes each batch when it is pulled, on the thread that pulls."""
        return pa.RecordBatchReader.from_batches(self.projected_schema, self._projected())

    def _projected(self) -> Iterator[pa.RecordBatch]:
        try:
            for batch in self._batches:
                yield from self._matching(batch)
        except (ArrowMetaError, OSError, KeyboardInterrupt) as error:
            raise left_behind(error) from None

    def _matching(self, batch: pa.RecordBatch) -> Sequence[pa.RecordBatch]:
        if self._filter is None:
            return [batch.select(self._columns)]
        rows = pa.Table.from_batches([batch]).filter(self._filter)
        return rows.select(self._columns).to_batches()


class LazyRelation(ds.Dataset):  # type: ignore[misc]  # pyarrow has no types
    """A dataset over a function that reads columns.

    Args:
        schema: all columns.
        read: called with the names of columns at every scan; a table that it returns is in memory
            anyway, and is scanned by several threads.
    """

    # The base class refuses to be made and holds a C++ dataset; nothing of it is used.
    def __init__(self, schema: pa.Schema, read: ReadColumns) -> None:
        self._columns = schema
        self._read = read

    @property
    def schema(self) -> pa.Schema:
        """All columns."""
        return self._columns

    def without(self, columns: Collection[str]) -> LazyRelation:
        """Return the relation with fewer columns: DuckDB visits each nested field at every scan."""
        kept = pa.schema([field for field in self._columns if field.name not in columns])
        return LazyRelation(kept, self._read)

    def scanner(
        self,
        columns: Sequence[str] | None = None,
        filter: ds.Expression | None = None,
        **options: Any,
    ) -> Scan | ds.Scanner:
        """Return a scanner over freshly read batches of `columns`, filtered."""
        try:
            return self._scanner(columns, filter, options)
        except (ArrowMetaError, OSError, KeyboardInterrupt) as error:
            raise left_behind(error) from None

    def _scanner(
        self,
        columns: Sequence[str] | None,
        filter: ds.Expression | None,
        options: Mapping[str, Any],
    ) -> Scan | ds.Scanner:
        names = list(self._columns.names if columns is None else columns)
        read = self._needed(names, filter)
        found = self._read(read.names)
        if isinstance(found, pa.Table):
            return ds.InMemoryDataset(found).scanner(columns=names, filter=filter, **options)
        return Scan(read, found, names, filter)

    def _needed(self, columns: Sequence[str], filter: ds.Expression | None) -> pa.Schema:
        """Return the columns to read: those that are wanted, and those to filter by."""
        # An expression does not tell which columns it uses; DuckDB filters few of them.
        text = "" if filter is None else str(filter)
        return pa.schema([f for f in self._columns if f.name in columns or f.name in text])

    def __reduce__(self) -> tuple[Any, ...]:
        """Refuse to be pickled: the relation belongs to a table of this process."""
        raise TypeError("a lazily read relation cannot be pickled")
