"""Where a result goes: a file or standard output, in the format asked for."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import BinaryIO

import pyarrow as pa

from arrowmeta.errors import UsageError
from arrowmeta.output.formats import WRITERS, write_raw_csv
from arrowmeta.output.grid import to_grid

#: The width of a page when there is no terminal to ask.
_PAGE = (120, 50)
_BINARY = ("parquet", "arrow")
_BY_SUFFIX = {
    ".json": "json",
    ".ndjson": "ndjson",
    ".jsonl": "ndjson",
    ".csv": "csv",
    ".parquet": "parquet",
    ".arrow": "arrow",
    ".arrows": "arrow",
    ".md": "md",
    ".txt": "table",
}


def check_destination(arguments: argparse.Namespace) -> None:
    """Refuse binary data for a terminal, and a file in no folder, before any work is done."""
    check_folder(arguments.output)
    format_name = _format_name(arguments)
    if format_name in _BINARY and arguments.output is None and sys.stdout.isatty():
        raise UsageError(
            f"{format_name} is not for a terminal: redirect the output, or use --output FILE."
        )


def check_folder(output: Path | None) -> None:
    """Refuse a file whose folder is not there."""
    if output is not None and not output.parent.is_dir():
        raise UsageError(f"There is no folder {output.parent} to write {output.name} to.")


def write_result(table: pa.Table, arguments: argparse.Namespace) -> None:
    """Write `table` as the arguments say."""
    if arguments.output is None:
        _write(table, arguments, sys.stdout.buffer)
        return
    with arguments.output.open("wb") as sink:
        _write(table, arguments, sink)


def _write(table: pa.Table, arguments: argparse.Namespace, sink: BinaryIO) -> None:
    format_name = _format_name(arguments)
    if format_name == "table":
        width = shutil.get_terminal_size(_PAGE).columns
        sink.write(to_grid(table, width=width, n_rows=arguments.limit).encode())
        return
    write = write_raw_csv if format_name == "csv" and arguments.raw else WRITERS[format_name]
    write(table if arguments.limit is None else table.slice(0, arguments.limit), sink)


def _format_name(arguments: argparse.Namespace) -> str:
    if arguments.output_format is not None:
        return str(arguments.output_format)
    output: Path | None = arguments.output
    if output is None or not output.suffix:
        return "table"
    format_name = _BY_SUFFIX.get(output.suffix.lower())
    if format_name is None:
        raise UsageError(
            f"no format is known for {output.name}: use a suffix of {', '.join(_BY_SUFFIX)}, "
            "or choose the format with -o."
        )
    return format_name
