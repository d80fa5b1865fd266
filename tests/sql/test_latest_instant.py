"""The latest nanosecond time of a bound that may have been truncated to microseconds."""

import duckdb
import pytest

from arrowmeta.views.sql_files import sql_files

#: The last whole microsecond in 64-bit nanoseconds; its end is out of range.
LAST = (2**63 - 1) // 1000 * 1000


@pytest.mark.parametrize(
    ("bound", "latest"),
    [
        (None, None),
        (5, 5),  # not truncated
        (5000, 5999),
        (0, 999),
        (-1000, -1),
        (-1, -1),
        (LAST - 1000, LAST - 1),
        (LAST, None),
        (LAST + 1, LAST + 1),
    ],
)
def test_latest_instant_of_whole_microsecond_is_its_end(bound, latest):
    definition = next(file.definition for file in sql_files() if file.name == "latest_instant")
    with duckdb.connect() as connection:
        connection.execute(definition)
        query = "SELECT epoch_ns(latest_instant(make_timestamp_ns(?::BIGINT)))"
        assert connection.execute(query, [bound]).fetchall() == [(latest,)]
