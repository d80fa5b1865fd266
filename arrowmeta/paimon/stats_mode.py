"""How writers were told to cut the bounds of a column: the options of every schema there has been.

Knows the options only. Which column of an old schema is meant goes by its field id.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

import pyarrow as pa

from arrowmeta.paimon.options import is_on
from arrowmeta.paimon.schema import TableSchema
from arrowmeta.paimon.types import to_arrow_field

_TRUNCATE = re.compile(r"truncate\((\d{1,9})\)")
_DEFAULT_MODE = "truncate(16)"
#: What bounds of key columns are cut to where a file holds them only once.
_KEY_LEN = 128


def truncated_lengths(schemas: Sequence[TableSchema]) -> dict[str, int]:
    """Return the length from which a bound of each column of today may have been cut short.

    Texts and bytes are cut to the length in the mode `truncate(n)`, of the column or else of the
    level or the table; it is 16 unless said otherwise, and 128 for keys of thin data files.
    Spec: Paimon 2.x, core/utils/StatsCollectorFactories.java, options `metadata.stats-mode`,
    `metadata.stats-mode.per.level`, `fields.<column>.stats-mode`, `data-file.thin-mode`.

    Args:
        schemas: every schema of the branch, the current one last.

    Returns:
        The least of the lengths by name in the current schema, without columns of which no mode
        has one or whose type is never cut.
    """
    current = {
        field.id: field.name for field in schemas[-1].fields if _is_cut(to_arrow_field(field).type)
    }
    least: dict[str, int] = {}
    for schema in schemas:
        for field in schema.fields:
            if field.id in current:
                name = current[field.id]
                for length in _lengths(schema, field.name):
                    least[name] = min(length, least.get(name, length))
    return least


def _is_cut(arrow_type: pa.DataType) -> bool:
    return bool(pa.types.is_binary(arrow_type) or pa.types.is_string(arrow_type))


def _lengths(schema: TableSchema, column: str) -> Iterator[int]:
    """Yield the lengths that files of one schema can have had."""
    for mode in _modes(schema.options, column):
        if found := _TRUNCATE.fullmatch(mode.strip().lower()):
            yield int(found[1])
    if is_on(schema.options, "data-file.thin-mode") and column in schema.primary_keys:
        yield _KEY_LEN


def _modes(options: Mapping[str, str], column: str) -> list[str]:
    of_column = options.get(f"fields.{column}.stats-mode")
    if of_column is not None:
        return [of_column]
    of_levels = options.get("metadata.stats-mode.per.level", "").split(",")
    by_level = [level.partition(":")[2] for level in of_levels]
    # Changelog files may have a mode of their own, but are no files of the table's state.
    return [options.get("metadata.stats-mode", _DEFAULT_MODE), *by_level]
