"""Copies of bundled tables with their data files, and their reconciliation with storage."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa

import arrowmeta
from tests.bundled import DATA
from tests.reconcile.copies import IcebergCopy, rewrite

#: Tables whose data files are bundled, too.
WITH_DATA = [
    "append_partition_types", "append_schema_evolution", "append_snappy", "iceberg_v1_to_v2",
    "iceberg_v2_equality_deletes", "iceberg_v3_deletion_vectors", "pk_deletion_vectors",
    "pk_tags_branches",
]  # fmt: skip


A_MONTH = 30 * 24 * 3600


def copied(name: str, root: Path, *, age: float = A_MONTH) -> Path:
    """Return a copy of a table whose files have the given age in seconds."""
    shutil.copytree(DATA / name, root)
    for path in root.rglob("*"):
        make_older(path, age)
    return root


def make_older(path: Path, age: float = A_MONTH) -> None:
    os.utime(path, (time.time() - age,) * 2)


def found(root: Path, storage: bool | pa.Table = True, **options: bool) -> list[tuple[str, str]]:
    """Return the check and file name of each finding."""
    table = arrowmeta.open(root, allow_moved_paths=True)
    findings = table.reconcile(storage, **options).to_pylist()
    return [
        (row["check_name"], row["subject"].rpartition("/")[2])
        for row in findings
        if row["severity"] != "info"
    ]


def live_data_files(root: Path) -> list[Path]:
    table = arrowmeta.open(root, allow_moved_paths=True)
    recorded = table.data_files(columns=["file_path"])["file_path"].to_pylist()
    return [Path(table.resolve(path)) for path in recorded]


def put(path: Path) -> Path:
    """Write an old file that no metadata refers to."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"x")
    make_older(path)
    return path


def listing_of(root: Path, to_path: Callable[[Path], str]) -> pa.Table:
    """Return an inventory of a folder and of a file of another table."""
    sizes = {to_path(path): path.stat().st_size for path in root.rglob("*") if path.is_file()}
    sizes[to_path(root.parent / "another-table" / "data-0.parquet")] = 1
    long_ago = pa.array([0] * len(sizes), pa.timestamp("ms"))
    return pa.table(
        {"file_path": list(sizes), "size": list(sizes.values()), "last_modified": long_ago}
    )


def replaced(value: Any, old: re.Pattern[str], new: str) -> Any:
    """Return a record with replaced strings."""
    if isinstance(value, dict):
        return {key: replaced(one, old, new) for key, one in value.items()}
    return old.sub(new, value) if isinstance(value, str) else value


def move_to(copy: IcebergCopy, home: re.Pattern[str], metadata_home: str, data_home: str) -> None:
    """Record other locations in a table: one for its metadata, one for its data files."""
    copy.metadata_path.write_text(home.sub(metadata_home, copy.metadata_path.read_text()))
    manifests = [p for p in copy.root.glob("metadata/*.avro") if not p.name.startswith("snap-")]
    for path in manifests:
        rewrite(path, lambda rows: [replaced(row, home, data_home) for row in rows])
    for path in copy.root.glob("metadata/snap-*.avro"):

        def place(rows: list[dict[str, Any]]) -> None:
            for row in rows:
                name = row["manifest_path"].rpartition("/")[2]
                row["manifest_path"] = f"{metadata_home}/metadata/{name}"
                row["manifest_length"] = (copy.root / "metadata" / name).stat().st_size

        rewrite(path, place)
