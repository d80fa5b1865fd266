"""DuckDB's extension `iceberg`: files, of which it tells no size, and snapshots.

The extension is loaded from the packages that have it, as it cannot be fetched everywhere.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import duckdb
import pyarrow as pa

from bench.job import Job, Reader
from bench.readers import answers


def _asked(job: Job, query: str) -> pa.Table:
    con = duckdb.connect()
    for name in ("avro", "iceberg"):
        package = find_spec(f"duckdb_extension_{name}")
        assert package
        assert package.origin
        [extension] = Path(package.origin).parent.glob("extensions/*/*.duckdb_extension")
        con.execute(f"LOAD '{extension}'")
    return con.execute(query, [job.metadata]).to_arrow_table()


READERS = {
    "files": Reader(
        lambda job: _asked(job, "SELECT * FROM iceberg_metadata(?) WHERE status != 'DELETED'"),
        lambda found, _: answers.of_files(found),
    ),
    "snapshots": Reader(
        lambda job: _asked(job, "SELECT * FROM iceberg_snapshots(?)"),
        lambda found, _: answers.of_snapshots(found["snapshot_id"].to_pylist()),
    ),
}
