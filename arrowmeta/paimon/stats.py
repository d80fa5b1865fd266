"""Paimon's statistics of a file: which columns they are of.

A row of statistics has no names. Its columns are those of the file's own schema, or a choice of
them that the entry lists; what they say of the table today is `stats_evolution`.

Spec: Paimon 1.x, SimpleStatsConverter, DataFileMeta.valueStatsCols.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, number_array, to_numbers
from arrowmeta.columns.rows import Rows
from arrowmeta.model.shape import FIELD_ID

#: Separates names in the text that stands for a list of them; no column name holds it.
_SEPARATOR = "\x00"


def field_id(field: pa.Field) -> int:
    """Return the id that a schema gave a field."""
    return int(field.metadata[FIELD_ID])


@dataclass(frozen=True)
class StatsGroup:
    """Entries whose statistics have the same columns.

    Attributes:
        rows: positions of the entries; int64[n].
        fields: the columns of their statistics in order, in the file's own types.
        file_ids: the columns of the files, with statistics or not; None where that is not known.
    """

    rows: NDArray[np.int64]
    fields: tuple[pa.Field, ...]
    file_ids: frozenset[int] | None = None

    def lacks(self, column_id: int) -> bool:
        """Tell whether the files certainly do not have a column."""
        return self.file_ids is not None and column_id not in self.file_ids


def value_stats_groups(rows: Rows, schemas: Mapping[int, pa.Schema]) -> list[StatsGroup]:
    """Group entries by the columns of their value statistics.

    `_VALUE_STATS_COLS`, if there, names exactly these columns (an empty list: none); else
    `_WRITE_COLS` does; else they are all columns of the file's schema.
    Spec: Paimon 1.x, SimpleStatsEvolution; DataFileMeta.valueStatsCols, writeCols.
    """
    schema_ids = _schema_ids(rows)
    names, codes = _listed_names(rows)
    groups = []
    for (schema_id, code), members in _grouped(schema_ids, codes):
        schema = schemas.get(schema_id)
        file_ids = None if schema is None else frozenset(map(field_id, schema))
        groups.append(StatsGroup(members, _stats_fields(schema, names[code]), file_ids))
    return groups


def key_stats_groups(
    rows: Rows, schemas: Mapping[int, pa.Schema], keys: Mapping[int, tuple[str, ...]]
) -> list[StatsGroup]:
    """Group entries by the columns of their keys: the trimmed primary key of the file's schema."""
    schema_ids = _schema_ids(rows)
    groups = []
    for (schema_id, _), members in _grouped(schema_ids, np.zeros(len(rows), dtype=np.int32)):
        names = keys.get(schema_id, ())
        schema = schemas.get(schema_id)
        fields = tuple(schema.field(name) for name in names) if schema is not None else ()
        groups.append(StatsGroup(members, fields))
    return groups


def _listed_names(rows: Rows) -> tuple[list[str | None], NDArray[np.int32]]:
    """Return the distinct lists of columns as text, and for every entry which is its own."""
    listed = pc.coalesce(
        _joined_names(rows, "_FILE._VALUE_STATS_COLS"), _joined_names(rows, "_FILE._WRITE_COLS")
    )
    if listed.null_count == len(listed):
        return [None], np.zeros(len(listed), dtype=np.int32)
    encoded = listed.dictionary_encode(null_encoding="encode")
    return encoded.dictionary.to_pylist(), to_numbers(encoded.indices)


def _schema_ids(rows: Rows) -> NDArray[np.int64]:
    """Return the schema id of each entry; -1, which no schema has, where there is none."""
    return filled(rows.field("_FILE._SCHEMA_ID", pa.int64()), -1)


def _grouped(
    first: NDArray[np.int64], second: NDArray[np.int32]
) -> list[tuple[tuple[int, int], NDArray[np.int64]]]:
    """Return the positions of each distinct pair of values."""
    if not len(first):
        return []
    if (first == first[0]).all() and (second == second[0]).all():
        return [((int(first[0]), int(second[0])), np.arange(len(first)))]
    distinct = number_array(first).dictionary_encode()
    n_second = int(second.max()) + 1
    encoded = number_array(to_numbers(distinct.indices).astype(np.int64) * n_second + second)
    pairs = encoded.dictionary_encode()
    values = [
        (distinct.dictionary[pair // n_second].as_py(), pair % n_second)
        for pair in pairs.dictionary.to_pylist()
    ]
    codes = to_numbers(pairs.indices)
    order = np.argsort(codes, kind="stable")
    parts = np.split(order, np.cumsum(np.bincount(codes))[:-1])
    return list(zip(values, parts, strict=True))


def _joined_names(rows: Rows, path: str) -> pa.Array:
    names = rows.field(path, pa.list_(pa.string()))
    if names.null_count == len(names):
        return pa.nulls(len(names), pa.string())
    # A name goes first, so that an empty list and a list of one empty name differ.
    joined = pc.binary_join(names, _SEPARATOR)
    return pc.binary_join_element_wise(
        pc.list_value_length(names).cast(pa.string()), joined, _SEPARATOR
    )


def _stats_fields(schema: pa.Schema | None, listed: str | None) -> tuple[pa.Field, ...]:
    """Return the fields of a row of statistics; of unknown type where the schema has no such name.

    `_WRITE_COLS` can end with system columns, which no schema has.
    """
    if listed is None:
        return tuple(schema) if schema is not None else ()
    count, *names = listed.split(_SEPARATOR)
    if int(count) != len(names) or count == "0":
        return ()  # a name that has the separator in it makes the others unknown
    known = {f.name: f for f in schema} if schema is not None else {}
    unknown = pa.null()
    return tuple(known.get(name, pa.field(name, unknown)) for name in names)
