"""A Python for the tasks of Spark that forks workers which have imported what they need.

Spark starts a worker for each kind of question, and another one after each task that fails; to
import PySpark and this package anew takes each of them longer than most tests.
"""

import gc
import runpy
import shlex
import sys
from importlib import import_module
from pathlib import Path

_INTERPRETER = """\
#!/bin/sh
if [ "$1 $2" = "-m pyspark.daemon" ]; then
    shift 2
    set -- {preloaded} "$@"
fi
exec {python} "$@"
"""


def interpreter(folder: Path) -> Path:
    """Write it into a folder and return its path."""
    path = folder / "python"
    here, python = map(shlex.quote, (__file__, sys.executable))
    path.write_text(_INTERPRETER.format(preloaded=here, python=python), encoding="utf-8")
    path.chmod(0o700)
    return path


if __name__ == "__main__":
    sys.path[0] = str(Path.cwd())  # as with -m
    for module in (*sys.argv[1:], "arrowmeta.spark.data_source"):
        import_module(module)
    gc.freeze()
    runpy.run_module("pyspark.daemon", run_name="__main__", alter_sys=True)
