"""Which modules that take long to import each command loads, in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import arrowmeta

TABLES = Path(arrowmeta.__file__).parent / "demo" / "tables"
ORDERS = str(TABLES / "orders")
#: Modules that take more than a hundredth of a second each.
HEAVY = {
    "arrowmeta.model.store_entries",
    "duckdb",
    "jinja2",
    "llvmlite",
    "numba",
    "pandas",
    "pyarrow.compute",
    "pyarrow.dataset",
    "pyarrow.parquet",
    "pyspark",
}
SQL = {"duckdb", "pyarrow.compute", "pyarrow.dataset"}
#: Of commands that read manifests: the checks run after the answer, for the state of the table.
CHECKS = {*SQL, "llvmlite"}
#: Commands, and what they may load of `HEAVY`.
COMMANDS = {
    ("--help",): set(),
    ("help",): set(),
    ("files", ORDERS): CHECKS,
    ("snapshots", ORDERS): {"pyarrow.compute"},
    ("plan", ORDERS, "pt = 'p1' AND k > 100"): CHECKS,
    ("partitions", ORDERS): CHECKS,
    ("describe", ORDERS): CHECKS,
    ("explain", ORDERS, "k > 100"): CHECKS,
    ("sql", ORDERS, "SELECT count(*) FROM files"): CHECKS,
    ("reconcile", ORDERS): CHECKS,
    ("check", ORDERS): CHECKS,
    ("report", ORDERS): {*CHECKS, "jinja2"},
}
RUN = """
import atexit, json, sys
atexit.register(lambda: print(json.dumps(sorted(sys.modules)), file=sys.stderr))
from arrowmeta.cli import run
run()
"""


@pytest.mark.sampled(2)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_command_loads_no_module_that_it_does_not_need(command):
    settings = {name: value for name, value in os.environ.items() if name != "ARROWMETA_JIT"}
    done = subprocess.run(
        [sys.executable, "-c", RUN, *command],
        env=settings,
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(json.loads(done.stderr.splitlines()[-1]))
    assert loaded & HEAVY <= COMMANDS[command]


def test_command_ends_without_freeing_its_objects():
    program = """
import atexit
from arrowmeta.cli import run

class Held:
    def __del__(self):
        print("freed")

held = Held()
atexit.register(print, "ended")
run()
"""
    command = [sys.executable, "-c", program, "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "ended"


def test_command_closes_databases_with_files(tmp_path):
    program = """
from arrowmeta.cli import run
from arrowmeta.io.options import Access
from arrowmeta.predicate.session import open_database

session = open_database(Access(is_open=True))
session.execute("ATTACH 'x.db' AS x; CREATE TABLE x.t (i INT); INSERT INTO x.t VALUES (1)")
run()
"""
    subprocess.run([sys.executable, "-c", program, "--version"], cwd=tmp_path, check=True)
    assert [path.name for path in tmp_path.iterdir()] == ["x.db"]


#: Questions that the metadata above the entries answers.
_METADATA = """
import arrowmeta
for path in sys.argv[1:]:
    table = arrowmeta.open(path)
    for name in ("snapshots", "refs", "schemas", "options", "history", "manifests"):
        getattr(table, name)()
"""


@pytest.mark.parametrize(
    ("program", "unneeded"),
    [
        (_METADATA, {"pandas", "duckdb", "numba"}),
        # Each worker of Spark does this.
        ("import arrowmeta.spark.data_source", {"pandas", "duckdb"}),
    ],
)
def test_program_loads_no_module_that_it_does_not_need(program, unneeded):
    if "spark" in program:
        pytest.importorskip("pyspark", reason="PySpark is not installed")
    command = [sys.executable, "-c", f"import sys\n{program}\nprint(*sys.modules)"]
    tables = [str(TABLES / name) for name in ("orders", "visits")]
    done = subprocess.run([*command, *tables], capture_output=True, text=True, check=True)
    assert not unneeded & set(done.stdout.split())
