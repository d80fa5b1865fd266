"""The tour of `arrowmeta demo`: contents, plans and damage of tables.

Runs commands over copies of bundled tables in a folder that is kept, so that users can repeat them;
then shows the same live files as Spark DataFrames.
"""

from __future__ import annotations

import contextlib
import importlib.util
import re
import shlex
import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TextIO

import pyarrow as pa

import arrowmeta
from arrowmeta.errors import ArrowMetaError, UsageError
from arrowmeta.text import counted

TABLES = Path(arrowmeta.__file__).parent / "demo/tables"

#: Questions and commands.
STEPS: list[tuple[str, str]] = re.findall(
    r"^(\S.*)\n  (\S.*)",
    (Path(__file__).parent / "steps.txt").read_text(encoding="utf-8").replace("\n    ", " "),
    re.MULTILINE,
)
#: File in a folder of copied tables, which may be copied again.
_MARK = ".arrowmeta-demo"
SPARK_COLUMNS = ["file_name", "partition", "bucket", "level", "record_count", "file_size_in_bytes"]
_HOW_TO_GET_SPARK = (
    "Spark is not installed here, so the tour ends before it. "
    "To see the same files as a Spark DataFrame: pip install 'arrowmeta[spark]'"
)


class SparkDisagreesError(ArrowMetaError):
    """Spark returned other rows than Python: a bug of this package."""


def copy_tables(folder: Path) -> None:
    """Copy the bundled tables to a new folder, or to one of an earlier copy, which replaces them.

    Raises:
        UsageError: the folder exists already, and not by this function.
    """
    mark = folder / _MARK
    if folder.exists() and not mark.exists():
        raise UsageError(f"{folder} exists already: choose another folder")
    for table in filter(Path.is_dir, TABLES.iterdir()):
        shutil.rmtree(folder / table.name, ignore_errors=True)
        shutil.copytree(table, folder / table.name)
    mark.touch()


def run_tour(out: TextIO, run: Callable[[Sequence[str]], int]) -> int:
    """Run example commands on tables, printed to `out`; return the exit code.

    Args:
        out: where commands are shown; `run` prints their answers there.
        run: runs a command line; returns its exit code.
    """
    folder = Path(tempfile.mkdtemp(prefix="arrowmeta-demo-")) / "tables"
    copy_tables(folder)
    print(
        f"Tables were copied to a folder of their own: every command can be repeated"
        f" there.\n\n$ cd {shlex.quote(str(folder))}\n",
        file=out,
    )
    with contextlib.chdir(folder):
        lost = _lose_a_manifest(Path("orders"), Path("broken"))
        for title, command in STEPS:
            print(f"━━ {title}", file=out)
            if command.startswith("damage"):
                print(f"$ cp -r orders broken && rm {lost}", file=out)
            print(f"$ arrowmeta {command}", file=out)
            out.flush()
            if run(shlex.split(command)) == 1:
                return 1
            print("", file=out)
        if importlib.util.find_spec("pyspark") is None:
            print(_HOW_TO_GET_SPARK, file=out)
            return 0
        _show_spark([Path("orders"), Path("events")], out)
    print(f"The tables and the report stay in {folder}.", file=out)
    return 0


def _lose_a_manifest(table: Path, copy: Path) -> str:
    """Copy a table without the manifest of its last snapshot's first files; return its path."""
    shutil.copytree(table, copy)
    lost: str = arrowmeta.open(copy).manifests(["manifest_path"])["manifest_path"][0].as_py()
    Path(lost).unlink()
    return lost


def _show_spark(folders: Sequence[Path], out: TextIO) -> None:
    from arrowmeta.spark import to_spark
    from arrowmeta.spark.java import local_session

    print(
        "━━ The same live files as Spark DataFrames, without a jar (Spark takes some seconds)\n",
        file=out,
    )
    out.flush()
    spark = local_session()
    try:
        for folder in folders:
            files = arrowmeta.open(folder).files(SPARK_COLUMNS)
            frame = to_spark(spark, files)
            print(f">>> files = arrowmeta.open({str(folder)!r}).files({SPARK_COLUMNS})", file=out)
            print(f">>> arrowmeta.spark.to_spark(spark, files)\n{frame!r}", file=out)
            n_rows = check_same_rows(files, frame)
            print(f"Spark returned the same {counted(n_rows, 'row')} as Python.\n", file=out)
    finally:
        spark.stop()


def check_same_rows(answer: pa.Table, frame: Any) -> int:
    """Return the number of rows that both hold.

    Raises:
        SparkDisagreesError: they do not hold the same rows.
    """
    in_python = sorted(answer.to_pylist(), key=repr)
    in_spark = sorted((row.asDict(recursive=True) for row in frame.collect()), key=repr)
    if in_python != in_spark:
        raise SparkDisagreesError(
            f"Spark returned {counted(len(in_spark), 'row')} other than Python's {len(in_python)}. "
            "Please report this with the versions of arrowmeta, pyspark and pyarrow."
        )
    return len(in_python)
