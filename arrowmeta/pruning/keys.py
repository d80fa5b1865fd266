"""The stage `keys`: files that may have one of the keys of a join's other side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import TypeAlias

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import to_flags, whole
from arrowmeta.errors import PredicateError
from arrowmeta.predicate.may_match import Facts, bound_of
from arrowmeta.predicate.tree import Column
from arrowmeta.pruning.evaluator import UNCOMPARABLE, Evaluator

#: Digits of the longest decimals of DuckDB, and of any column.
_MAX_DIGITS = 38

#: The values that columns must have one of, by column.
KeysByColumn: TypeAlias = Mapping[str, pa.Array | pa.ChunkedArray]


def checked_keys(keys: KeysByColumn) -> Iterable[tuple[str, pa.Array | pa.ChunkedArray]]:
    """Return names of columns and their keys.

    Raises:
        PredicateError: they are not a dictionary of lists; a text would be a list of letters.
    """
    if not isinstance(keys, Mapping):
        raise PredicateError(f"keys must be a dictionary of values by column, got {keys!r}")
    for name, values in keys.items():
        if isinstance(values, str | bytes):
            raise PredicateError(f"keys of {name} is a text; write a list: [{values!r}]")
    return keys.items()


def files_with_keys(
    column: Column,
    facts: Facts,
    keys: pa.Array | pa.ChunkedArray,
    files: pa.Table,
    evaluator: Evaluator,
) -> NDArray[np.bool_]:
    """Mark the files that may have one of some values in a column, as a join would find them.

    Nulls match nothing.

    Raises:
        PredicateError: the values are no list, or not of a type that the column's compares with.
    """
    wanted = _decoded(column, keys)
    if pa.types.is_null(column.type):  # which no bound is of
        return np.ones(files.num_rows, dtype=bool)
    try:
        as_cast = in_type_of(column, wanted)
    except PredicateError:
        if not (_is_text(wanted.type) and _reads(evaluator, column.type, wanted)):
            raise
        return np.full(files.num_rows, wanted.null_count < len(wanted))
    if _is_read_otherwise(column.type, wanted.type):
        return np.full(files.num_rows, len(as_cast) > 0)
    wanted = wanted.drop_null() if _compares_as_floats(column.type, wanted.type) else as_cast
    has_nan = False
    if column.may_be_nan and pa.types.is_floating(wanted.type):
        is_nan = pc.is_nan(wanted)
        has_nan = bool(pc.any(is_nan).as_py())
        wanted = wanted.filter(pc.invert(is_nan))
    wanted = _shortened(wanted)
    if pa.types.is_decimal256(wanted.type):
        return np.ones(files.num_rows, dtype=bool)
    nans = facts.nan_count if column.may_be_nan else "0"
    lower, upper = (bound_of(column, bound) for bound in (facts.lower, facts.upper))
    counts = f"{facts.null_count}, {nans}, {facts.value_count}"
    query = f"FROM has_keys('files', 'keys', {lower}, {upper}, {counts}, {has_nan})"
    try:
        answer = evaluator.ask(query, files=files, keys=pa.table([wanted], names=["key"]))
    except UNCOMPARABLE:
        return np.ones(files.num_rows, dtype=bool)
    return to_flags(whole(answer["kept"]))


def _decoded(column: Column, keys: pa.Array | pa.ChunkedArray) -> pa.ChunkedArray:
    """Return values without a dictionary, of a type that DuckDB has.

    Raises:
        PredicateError: they are no list of values of one type.
    """
    try:
        values = keys if isinstance(keys, pa.ChunkedArray) else pa.chunked_array([keys])
    except (pa.ArrowException, TypeError) as error:
        raise PredicateError(f"keys of {column} are no list of values: {error}") from error
    if pa.types.is_dictionary(values.type):
        kind = _without_views(values.type.value_type)
        values = values.cast(pa.dictionary(values.type.index_type, kind)).cast(kind)
    if pa.types.is_run_end_encoded(values.type):
        chunks = [pc.run_end_decode(chunk) for chunk in values.chunks]
        values = pa.chunked_array(chunks, values.type.value_type)
    return values.cast(pa.float32()) if pa.types.is_float16(values.type) else values


def _without_views(kind: pa.DataType) -> pa.DataType:
    """Return a type that Arrow makes of the values of a dictionary, which views are not."""
    return {pa.string_view(): pa.string(), pa.binary_view(): pa.binary()}.get(kind, kind)


def _shortened(values: pa.ChunkedArray) -> pa.ChunkedArray:
    """Return decimals with as many digits as DuckDB knows, 38, if they need no more."""
    if pa.types.is_decimal256(values.type) and values.type.scale <= _MAX_DIGITS:
        with suppress(pa.ArrowInvalid):
            return values.cast(pa.decimal128(_MAX_DIGITS, values.type.scale))
    return values


def _reads(evaluator: Evaluator, kind: pa.DataType, texts: pa.ChunkedArray) -> bool:
    """Return whether DuckDB casts texts to a type, as a join does; Arrow casts fewer."""
    value = pa.table([pa.nulls(1, kind)], names=["value"])
    sql_type = evaluator.ask("SELECT typeof(value) AS name FROM files", files=value)["name"][0]
    query = f"SELECT count(CAST(key AS {sql_type})) FROM keys"
    plain = texts.cast(pa.large_string())  # older versions of Arrow crash as they hand on views
    try:
        evaluator.ask(query, keys=pa.table([plain], names=["key"]))
    except duckdb.ConversionException:
        return False
    return True


def _is_read_otherwise(column: pa.DataType, keys: pa.DataType) -> bool:
    """Return whether a join casts texts, so that bounds say nothing: '01' equals 1.

    Texts beside bytes are cast, too, since they may have escapes.
    """
    if pa.types.is_string(column):
        return not _is_text(keys)
    return (pa.types.is_binary(column) or pa.types.is_fixed_size_binary(column)) and _is_text(keys)


def _is_text(kind: pa.DataType) -> bool:
    return pa.types.is_string(kind) or pa.types.is_large_string(kind) or kind == pa.string_view()


def _have_one_order(column: pa.DataType, keys: pa.DataType) -> bool:
    """Return whether DuckDB orders values of two types together."""
    if pa.types.is_timestamp(column) and pa.types.is_timestamp(keys):
        return column.tz is None and keys.tz is None
    return _is_number(column) and _is_number(keys)


def _is_number(kind: pa.DataType) -> bool:
    return bool(
        pa.types.is_integer(kind) or pa.types.is_floating(kind) or pa.types.is_decimal(kind)
    )


def _compares_as_floats(column: pa.DataType, keys: pa.DataType) -> bool:
    """Return whether numbers are compared as floating-point ones, which may equal several others.

    Bounds keep their order in that type. Keys in the column's type might be other numbers than they
    were, or only one of those that equal them.
    """
    if pa.types.is_floating(keys):
        return pa.types.is_integer(column) or pa.types.is_decimal(column)
    return pa.types.is_decimal(keys) and pa.types.is_floating(column)


def in_type_of(column: Column, keys: pa.ChunkedArray) -> pa.ChunkedArray:
    """Return values in a column's type, or in their own that it compares with, without nulls.

    A number or a moment that the column cannot have is a key that no row has.

    Raises:
        PredicateError: they are not of such a type.
    """
    kind = pa.binary(16) if column.type == pa.uuid() else column.type
    try:
        cast = keys.cast(kind)
    except (pa.ArrowException, TypeError) as error:
        if _have_one_order(column.type, keys.type):
            return keys.drop_null()
        if pa.types.is_timestamp(column.type) and pa.types.is_timestamp(keys.type):
            there = keys.cast(kind, safe=False)
            is_same = pc.equal(there.cast(keys.type, safe=False), keys)
            return there.filter(is_same)  # nulls are left out, too
        raise PredicateError(f"keys of {column} are not {column.type}: {error}") from error
    return cast.drop_null()
