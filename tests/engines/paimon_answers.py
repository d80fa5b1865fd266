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
    return check_rows(table.data_files().to_pylist(), theirs)


def check_rows(rows: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> int:
    """Compare rows of `data_files`, or of entries, with those of the engine.

    A compaction that only moves a file deletes it on one level and adds it on another.
    """
    ours = {(row["file_name"], row["level"]): row for row in rows}
    assert len(ours) == len(rows)
    assert sorted(ours) == sorted((row["file_name"], row["level"]) for row in theirs)
    n_values = 0
    for row in theirs:
        own = ours[row["file_name"], row["level"]]
        assert {name: own[name] for name in FACTS} == {name: row[name] for name in FACTS}
        assert own.get("status", "added") == row.get("status", "added")
        n_values += len(FACTS)
        for side in ("lower_bounds", "upper_bounds"):
            for name, value in row.get(side, {}).items():
                known = plain(own[side][name])
                if isinstance(own[side][name], datetime):
                    value = value / 10**6
                assert known == value, (row["file_name"], side, name)
                n_values += 1
    return n_values
