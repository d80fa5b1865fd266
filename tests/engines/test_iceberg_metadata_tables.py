"""The schema `iceberg`, compared with the metadata tables of Iceberg's Java library.

ARROWMETA_ICEBERG_JARS=iceberg-data.jar,... pytest tests/engines/test_iceberg_metadata_tables.py
"""

import json
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal

import pytest

import arrowmeta
from tests.engines.iceberg_tables import DrawnTable
from tests.engines.test_iceberg import versions

pytestmark = [pytest.mark.spark, pytest.mark.filterwarnings("ignore::UserWarning")]

NAMES = (
    *("snapshots", "history", "refs", "metadata_log_entries", "manifests", "all_manifests"),
    *("entries", "all_entries", "files", "data_files", "delete_files", "partitions"),
    *("all_files", "all_data_files", "all_delete_files"),
)


def as_in_java(value):
    """Return a value as the library has it: dates as days, times as microseconds."""
    match value:
        case datetime():
            return (value.replace(tzinfo=UTC) - datetime.fromtimestamp(0, UTC)) // timedelta(
                microseconds=1
            )
        case date():
            return (value - date(1970, 1, 1)).days
        case Decimal() | float() if value == value // 1:  # which JSON may have without a point
            return int(value)
        case Decimal():
            return float(value)
        case bytes():
            return value.hex()
        case dict():
            return {key: as_in_java(one) for key, one in value.items()}
        case [tuple(), *_] | [[int() | str(), _], *_]:  # a map
            return sorted([as_in_java(key), as_in_java(one)] for key, one in value)
        case list():
            return [as_in_java(one) for one in value]
    return value


def in_order(rows):
    """Return rows as sorted text; a path of ours is as the table was opened, without `file:`."""
    texts = (json.dumps(as_in_java(row), sort_keys=True) for row in rows)
    return sorted(text.replace('"file:/', '"/') for text in texts)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(24))
def test_drawn_table(iceberg, tmp_path, figures, seed):
    drawn = DrawnTable(iceberg, tmp_path / "t", seed, versions())
    table = arrowmeta.open(drawn.root, strict=True)
    for name in NAMES:
        theirs = iceberg.call("metadata", drawn.root, name=name)
        ours = table.sql(f"SELECT * FROM prod.db.t.{name}")
        assert ours.column_names == [column for column, _ in theirs["columns"]], name
        assert in_order(ours.to_pylist()) == in_order(theirs["rows"]), name
        figures["metadata tables"] += 1
