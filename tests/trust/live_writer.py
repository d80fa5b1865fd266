"""Runs in a writer's environment: commits to a table and expires snapshots, until it is killed.

Imports nothing of this project. Arguments: `pypaimon` or `pyiceberg`, a folder, seconds between two
commits. After each commit it appends a line to `log` in the folder: snapshot, its rows.
"""

from __future__ import annotations

import contextlib
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa

KEPT, BETWEEN_OVERWRITES, ROWS = 12, 9, 5


def batch(number: int) -> pa.Table:
    keys = pa.array(range(number * ROWS, (number + 1) * ROWS), pa.int64())
    return pa.table({"k": keys, "p": pa.array([f"p{k % 2}" for k in range(ROWS)])})


def pyiceberg(root: Path) -> Iterator[tuple[int, int]]:
    from pyiceberg.catalog.sql import SqlCatalog

    catalog = SqlCatalog("c", uri=f"sqlite:///{root}/catalog.db", warehouse=f"file://{root}/w")
    catalog.create_namespace("db")
    table = catalog.create_table("db.t", batch(0).schema, properties={
        "write.metadata.delete-after-commit.enabled": "true",
        "write.metadata.previous-versions-max": "20",
    })  # fmt: skip
    rows = 0
    for number in range(10**9):
        if number % BETWEEN_OVERWRITES == BETWEEN_OVERWRITES - 1:
            table.overwrite(batch(number))  # a snapshot that deletes, and one that appends
            rows = ROWS
            yield table.metadata.snapshots[-2].snapshot_id, 0
        else:
            table.append(batch(number))
            rows += ROWS
        yield table.current_snapshot().snapshot_id, rows
        old = table.metadata.snapshots[:-KEPT]
        if old:
            table.maintenance.expire_snapshots().by_ids([s.snapshot_id for s in old]).commit()
            for snapshot in old:
                Path(snapshot.manifest_list.removeprefix("file://")).unlink()


def pypaimon(root: Path) -> Iterator[tuple[int, int]]:
    from pypaimon import CatalogFactory, Schema

    catalog = CatalogFactory.create({"warehouse": f"{root}/w"})
    catalog.create_database("db", True)
    made = Schema.from_pyarrow_schema(batch(0).schema, partition_keys=["p"])
    catalog.create_table("db.t", made, False)
    table, folder = catalog.get_table("db.t"), root / "w" / "db.db" / "t"
    rows, earliest = 0, 1
    for number in range(10**9):
        builder = table.new_batch_write_builder()
        is_overwrite = number % BETWEEN_OVERWRITES == BETWEEN_OVERWRITES - 1
        rows = ROWS if is_overwrite else rows + ROWS
        if is_overwrite:
            builder = builder.overwrite({})
        write, commit = builder.new_write(), builder.new_commit()
        write.write_arrow(batch(number))
        commit.commit(write.prepare_commit())
        write.close()
        commit.close()
        latest = int((folder / "snapshot" / "LATEST").read_text())
        yield latest, rows
        # pypaimon does not expire: as Java's does, snapshots go first, then their own lists.
        for snapshot_id in range(earliest, latest - KEPT):
            path = folder / "snapshot" / f"snapshot-{snapshot_id}"
            content: dict[str, Any] = json.loads(path.read_text())
            path.unlink()
            for role in ("base", "delta"):
                (folder / "manifest" / content[f"{role}ManifestList"]).unlink()
        earliest = max(earliest, latest - KEPT)


def main() -> None:
    writer, root, seconds = sys.argv[1], Path(sys.argv[2]), float(sys.argv[3])
    with (root / "log").open("a") as log, contextlib.suppress(KeyboardInterrupt):
        for snapshot_id, rows in {"pypaimon": pypaimon, "pyiceberg": pyiceberg}[writer](root):
            log.write(f"{snapshot_id} {rows}\n")
            log.flush()
            time.sleep(seconds)


if __name__ == "__main__":
    main()
