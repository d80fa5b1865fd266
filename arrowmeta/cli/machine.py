"""The commands about this machine: `doctor` and `completion`.

`doctor` shows what a bug report needs, and what is missing: versions, the caches, the store of the
environment, and the filesystems of Arrow. It reads no table. `completion` prints a script that is
made from the parser of the command line.
"""

from __future__ import annotations

import argparse
import os
import platform
import shlex
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version

import pyarrow as pa
import pyarrow.fs as pafs

from arrowmeta.cli.answers import write_result
from arrowmeta.cli.arguments import COMMANDS, _parser
from arrowmeta.errors import ArrowMetaError
from arrowmeta.io.own_version import own_version
from arrowmeta.kernels.code_cache import cache_folder
from arrowmeta.model.shape import to_schema
from arrowmeta.model.store_care import existing
from arrowmeta.output.formats import templates
from arrowmeta.tables.command_line import FINDINGS, FINE
from arrowmeta.tables.locate import STORE_VARIABLE
from arrowmeta.tables.options import OpenOptions

#: Packages whose versions matter: those that the base needs, and others.
_NEEDED = ("pyarrow", "duckdb", "numpy", "numba", "llvmlite")
_OTHERS = ("pyiceberg", "pypaimon", "pyspark", "starlette", "vl-convert-python")
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


def run_completion(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta completion bash|zsh|fish`."""
    _, parsers = _parser()
    environment = templates("arrowmeta.cli")
    environment.filters |= {"quoted": shlex.quote, "fish_quoted": _fish_quoted}
    language = "fish" if arguments.shell == "fish" else "bash"
    script = environment.get_template(f"completion.{language}.jinja")
    commands = [
        (name, COMMANDS[name].help, _options(parser), _words(parser))
        for name, parser in parsers.items()
    ]
    sys.stdout.write(script.render(commands=commands, is_zsh=arguments.shell == "zsh"))
    return FINE


def _options(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return [action for action in parser._actions if action.option_strings]


def _words(parser: argparse.ArgumentParser) -> str:
    """Return the values of the first argument that has a few."""
    positional = (action.choices for action in parser._actions if not action.option_strings)
    return " ".join(next(filter(None, positional), ()))


def _fish_quoted(text: str | None) -> str:
    escaped = (text or "").replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
