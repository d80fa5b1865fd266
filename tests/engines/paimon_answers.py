"""Live files as `PaimonEngine` lists them, beside the relation `files`."""

from __future__ import annotations

from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

import arrowmeta

FACTS = (
    *("bucket", "total_buckets", "level", "record_count", "file_size_in_bytes", "schema_id"),
    *("min_sequence_number", "max_sequence_number"),
)


def plain(value: Any) -> Any:
    """Return a bound as the engine writes it: numbers, days, microseconds, text."""
    match value:
        case datetime():
            return (value.replace(tzinfo=UTC) - datetime(1970, 1, 1, tzinfo=UTC)).total_seconds()
        case date():
            return (value - date(1970, 1, 1)).days
        case Decimal():
            return str(value)
    return value


def check_files(table: arrowmeta.Table, theirs: list[dict[str, Any]]) -> int:
    """Compare live files with those of the engine; return the number of values."""
    ours = {row["file_name"]: row for row in table.data_files().to_pylist()}
    assert ours.keys() == {row["file_name"] for row in theirs}
    n_values = 0
    for row in theirs:
        own = ours[row["file_name"]]
        assert {name: own[name] for name in FACTS} == {name: row[name] for name in FACTS}
        n_values += len(FACTS)
        for side in ("lower_bounds", "upper_bounds"):
            for name, value in row.get(side, {}).items():
                known = plain(own[side][name])
                if isinstance(own[side][name], datetime):
                    value = value / 10**6
                assert known == value, (row["file_name"], side, name)
                n_values += 1
    return n_values
