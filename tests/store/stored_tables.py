"""Bundled tables opened with a store, and what the store tests compare."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from fsspec.implementations.local import LocalFileSystem

import arrowmeta
from arrowmeta.cli import main
from tests.bundled import DATA

PAIMON = "pk_deletion_vectors"
ICEBERG = "iceberg_v3_deletion_vectors"
BOTH = pytest.mark.parametrize("name", [PAIMON, ICEBERG])


def opened(where: Path, store: Path | str | None, **options: Any) -> arrowmeta.Table:
    place: Any = False if store is None else store
    return arrowmeta.open(where, allow_moved_paths=True, store=place, **options)


def index(where: Path, store: Path | str, **options: Any) -> pa.Table:
    return arrowmeta.index(where, store=store, allow_moved_paths=True, **options)


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


def care(capsys: pytest.CaptureFixture[str], what: str, store: Path | str, *more: str) -> list[Any]:
    """Run `arrowmeta store list`, `verify` or `prune`; return its rows."""
    capsys.readouterr()
    code = main(["store", what, "--store", str(store), "-o", "json", *more])
    rows: list[Any] = json.loads(capsys.readouterr().out)
    assert code == (2 if what == "verify" and rows else 0)
    return rows


class CountedFiles(LocalFileSystem):  # type: ignore[misc]  # fsspec has no types
    """Local files, and the names of those that were opened."""

    cachable = False

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    def _open(self, path: str, mode: str = "rb", **options: Any) -> Any:
        self.opened.append(Path(path).name)
        return super()._open(path, mode, **options)
