"""The command `doctor`: what a bug report needs, and what is missing.

Versions, the caches, the store of the environment, and the filesystems of Arrow. It reads no table.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version

import pyarrow as pa
import pyarrow.fs as pafs

from arrowmeta.cli.answers import write_result
from arrowmeta.errors import ArrowMetaError
from arrowmeta.io.own_version import own_version
from arrowmeta.kernels.kernel import cache_folder
from arrowmeta.model.shape import to_schema
from arrowmeta.model.store_entries import existing
from arrowmeta.tables.command_line import FINDINGS, FINE
from arrowmeta.tables.locate import STORE_VARIABLE
from arrowmeta.tables.options import OpenOptions

#: Packages whose versions matter: those that the base needs, and others.
_NEEDED = ("pyarrow", "duckdb", "numpy", "numba", "llvmlite")
_OTHERS = ("pyiceberg", "pypaimon", "pyspark", "starlette")
_FILESYSTEMS = {
    "s3": "S3FileSystem",
    "gs": "GcsFileSystem",
    "abfs": "AzureFileSystem",
    "hdfs": "HadoopFileSystem",
}
_ROWS = to_schema("topic: string!, name: string!, value: string!, is_fine: bool!")


def run_doctor(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta doctor`: exit code 2 if something that the base needs is missing."""
    rows = [dict(zip(_ROWS.names, row, strict=True)) for row in _rows()]
    write_result(pa.Table.from_pylist(rows, _ROWS), arguments)
    return FINE if all(row["is_fine"] for row in rows) else FINDINGS


def _rows() -> Iterator[tuple[str, str, str, bool]]:
    yield "version", "arrowmeta", own_version(), True
    yield "version", "Python", platform.python_version(), True
    yield "version", "system", platform.platform(), True
    for name in (*_NEEDED, *_OTHERS):
        try:
            yield "version", name, version(name), True
        except PackageNotFoundError:
            yield "version", name, "not installed", name in _OTHERS
    folder = cache_folder()
    yield "cache", "compiled kernels and views", str(folder or "no folder to write to"), True
    yield "store", *_store()
    for scheme, name in _FILESYSTEMS.items():
        is_there = hasattr(pafs, name)
        yield "filesystem", scheme, "supported" if is_there else "not in this Arrow", True


def _store() -> tuple[str, str, bool]:
    folder = os.environ.get(STORE_VARIABLE)
    if not folder:
        return STORE_VARIABLE, "not set", True
    try:
        existing(folder, OpenOptions())
    except (ArrowMetaError, OSError) as error:
        return STORE_VARIABLE, f"{folder}: {error}", False
    return STORE_VARIABLE, folder, True
