"""Bundled tables opened with a store, and what the store tests compare."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import arrowmeta
from tests.bundled import DATA, sampled

TABLES = sampled()


PAIMON = "pk_deletion_vectors"


ICEBERG = "iceberg_v3_deletion_vectors"


BOTH = pytest.mark.parametrize("name", [PAIMON, ICEBERG])


RELATIONS = ("entries", "files", "all_entries", "data_files", "delete_files", "column_stats")


def opened(where: Path, store: Path | None, **options: Any) -> arrowmeta.Table:
    place: Any = False if store is None else store
    return arrowmeta.open(where, allow_moved_paths=True, store=place, **options)


def shown(table: pa.Table) -> str:
    """Return the rows as text, in which NaN equals itself."""
    return repr(table.to_pylist())


def copy_of(name: str, folder: Path) -> Path:
    return Path(shutil.copytree(DATA / name, folder / name))


def manifests_of(table: arrowmeta.Table) -> list[Path]:
    paths = table.entries(columns=["manifest_path"])["manifest_path"].unique().to_pylist()
    return [Path(table.resolve(path)) for path in paths]


def overwrite(path: Path) -> None:
    """Replace the content of a file by zeros, with the same size and modification time."""
    found = path.stat()
    path.write_bytes(b"\0" * found.st_size)
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns))
