"""Statistics of entries that contradict each other are unknown to a plan.

Nothing tells which of two members is wrong, so neither is used: `without_contradictions` makes them
null, and `search` the bounds that rule out a file of which the partition may match. Bounds in the
wrong order are left to `predicate.formula.ordered_bounds`. The same contradictions are findings
of `statistics_impossible`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.bounds import contradict
from arrowmeta.columns.buffers import filled, flag_array, null_array, to_flags, whole
from arrowmeta.model.shape import TableShape

BOUNDS = ("lower_bounds", "upper_bounds")
_KEYS, _KEY_BOUNDS = ("min_key", "max_key"), ("key_lower_bounds", "key_upper_bounds")
_VALUES, _NULLS, _NANS = COUNTS = ("value_counts", "null_value_counts", "nan_value_counts")


def without_contradictions(entries: pa.Table, shape: TableShape) -> pa.Table:
    """Return entries whose contradictory statistics are null.

    There are as many values as rows, and no more nulls and NaN than values; if there are only
    nulls and NaN, there is no bound. Bounds of a file without rows stay, as its rows are in doubt.
    The first key of a file is within the bounds of each key column, and is that of the first one.

    Args:
        entries: `record_count`, and statistics by flat names; absent ones are unknown.
        shape: of the table: of some columns writers count fewer values than rows (see
            `iceberg.pruning._nulls_of_field`).
    """
    entries = _without_contradictory_keys(entries, shape.primary_key)
    places: dict[str, dict[str, int]] = {}
    for place, name in enumerate(entries.column_names):
        root, dot, column = name.partition(".")
        if dot and (root in COUNTS or root in BOUNDS):
            places.setdefault(column, {})[root] = place
    for column, at in places.items():
        if at.keys().isdisjoint(COUNTS):
            continue
        rows = filled(whole(entries["record_count"]), -1)
        known = {root: whole(entries.column(place)) for root, place in at.items()}
        is_wrong, is_empty = _wrong_counts(known, rows, column in shape.in_optional_structs)
        if is_empty.any():
            is_empty &= _is_bounded(known, len(rows))
        for roots, mask in ((COUNTS, is_wrong | is_empty), (BOUNDS, is_empty & (rows != 0))):
            entries = unknown_where(entries, [f"{root}.{column}" for root in roots], mask)
    return entries


def unknown_where(entries: pa.Table, names: Iterable[str], mask: NDArray[np.bool_]) -> pa.Table:
    """Return entries with nulls in columns, those that there are, where a mask is set."""
    for name in names if mask.any() else ():
        if (place := entries.schema.get_field_index(name)) >= 0:
            field = entries.field(place)
            unknown = null_array(1, field.type)[0]
            values = pc.if_else(flag_array(mask), unknown, whole(entries.column(place)))
            entries = entries.set_column(place, field, values)
    return entries


def _without_contradictory_keys(entries: pa.Table, keys: pa.StructType) -> pa.Table:
    for position, name in enumerate(keys.names):
        pairs = [
            [f"{root}.{name}" for root in roots]
            for roots in (_KEYS, _KEY_BOUNDS, BOUNDS)
            if f"{roots[0]}.{name}" in entries.column_names
        ]
        if len(pairs) < 2 or not pairs[0][0].startswith(_KEYS[0]):
            continue
        known = [tuple(whole(entries[column]) for column in pair) for pair in pairs]
        differ = contradict(known, is_exact=position == 0)
        is_wrong = to_flags(differ) & to_flags(differ.is_valid())
        entries = unknown_where(entries, chain.from_iterable(pairs), is_wrong)
    return entries


def _wrong_counts(
    known: dict[str, pa.Array], rows: NDArray[np.int64], is_partly: bool
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return masks of impossible counts, and of counts that leave no value but nulls and NaN."""
    nulls, nans = (
        filled(known[name], 0) if name in known else np.zeros_like(rows) for name in (_NULLS, _NANS)
    )
    is_wrong = (nulls < 0) | (nans < 0)
    total = rows
    if _VALUES in known:
        values = filled(known[_VALUES], -1)
        is_other = (values > rows) if is_partly else (values != rows)
        is_counted = to_flags(known[_VALUES].is_valid())
        is_wrong |= is_counted & ((values < 0) | (is_other & (rows >= 0)))
        total = np.where(values >= 0, values, rows)
    # Between positive numbers, which cannot overflow.
    left = total - np.maximum(nulls, 0)
    nans = np.maximum(nans, 0)
    return is_wrong | ((total >= 0) & (left < nans)), (total >= 0) & (left == nans)


def _is_bounded(known: dict[str, pa.Array], n_rows: int) -> NDArray[np.bool_]:
    """Return a mask of columns with a bound; infinite ones may stand for NaN."""
    mask = np.zeros(n_rows, dtype=bool)
    for bound in (known[name] for name in BOUNDS if name in known):
        if pa.types.is_floating(bound.type):
            bound = pc.if_else(pc.is_finite(bound), True, None)
        mask |= to_flags(bound.is_valid())
    return mask
