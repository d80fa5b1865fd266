"""What does not add up in a table's metadata: all checks of `/sql`, asked together.

Knows the order in which things are read, so that each is read once; what is wrong, SQL knows.
"""

from __future__ import annotations

from collections.abc import Sequence

import duckdb
import pyarrow as pa

from arrowmeta.catalog.connection import connect_sources
from arrowmeta.catalog.sql_files import RECONCILE_STEPS, SqlFile, sql_files
from arrowmeta.model.source import Source
from arrowmeta.model.tables import SCHEMAS

#: Views of other folders that many checks use.
_SHARED = ("live_entries",)

_IN_ORDER = """
SELECT * FROM findings
ORDER BY
    list_position(['error', 'warning', 'info'], severity),
    "check",
    subject,
    snapshot_id,
    detail
"""


def find_contradictions(source: Source) -> pa.Table:
    """Return the findings of all checks within the metadata, the gravest first.

    Args:
        source: the snapshot; other snapshots that its metadata has are checked, too.
    """
    with connect_sources({None: source}) as connection:
        keep_steps(connection, source)
        answer = connection.sql(_IN_ORDER).to_arrow_table()
    return answer.cast(SCHEMAS["findings"](source.shape))


def keep_steps(connection: duckdb.DuckDBPyConnection, source: Source) -> None:
    """Turn what several checks share from views into tables, so that it is worked out once."""
    connection.execute("CREATE OR REPLACE TABLE damage_met AS SELECT * FROM base_damage")
    connection.execute("CREATE OR REPLACE VIEW base_damage AS SELECT * FROM damage_met")
    partition_fields = source.shape.by_partition().names
    for file in sql_files():
        if file.folder in RECONCILE_STEPS or file.name in _SHARED:
            _keep(connection, file, partition_fields)


def _keep(
    connection: duckdb.DuckDBPyConnection, file: SqlFile, partition_fields: Sequence[str]
) -> None:
    _, _, query = file.statement(partition_fields).partition(" AS\n")
    connection.execute(f"DROP VIEW IF EXISTS {file.name}")
    connection.execute(f"CREATE TABLE {file.name} AS\n{query}")
