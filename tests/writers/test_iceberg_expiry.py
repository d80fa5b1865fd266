"""Plans of expiry beside what Iceberg's procedure for Spark deletes.

Its jars are for one version of Spark, and in no package index by themselves:
`docs/how_to/spark.md` says how to get some. With a PySpark that they are for:

    PYTHONPATH=... ARROWMETA_ICEBERG_JARS=A.jar,B.jar pytest tests/writers/test_iceberg_expiry.py
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

import arrowmeta
from arrowmeta.advice.expiry import Expiry
from arrowmeta.errors import UsageError

PROGRAM = Path(__file__).with_name("iceberg_expiry_program.py")
VARIABLE = "ARROWMETA_ICEBERG_JARS"

#: Kinds of files that each column of the procedure's result counts.
COUNTS = {
    "deleted_data_files_count": ("data",),
    "deleted_position_delete_files_count": ("position_deletes", "deletion_vector"),
    "deleted_equality_delete_files_count": ("equality_deletes",),
    "deleted_manifest_files_count": ("manifest",),
    "deleted_manifest_lists_count": ("manifest_list",),
    "deleted_statistics_files_count": ("statistics", "partition_statistics"),
}
NAMES = (
    *("plain", "v1", "tags", "old_refs", "branches", "branch_ages", "main_settings"),
    *("main_branch_settings", "rollback", "rollback_first", "picked", "position_deletes"),
    *("vectors", "rewritten", "merged", "statistics"),
)

pytestmark = [pytest.mark.spark, pytest.mark.filterwarnings("ignore::UserWarning")]


class Iceberg:
    """A process that runs Iceberg on Spark."""

    def __init__(self, jars: str, folder: Path) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, str(PROGRAM), jars, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdin
        assert self.process.stdout
        self.requests, self.answers = self.process.stdin, self.process.stdout
        self.names = self.answer()

    def answer(self) -> Any:
        for line in self.answers:
            if line.startswith("answer:"):
                return json.loads(line.removeprefix("answer:"))
        raise AssertionError("the process has ended")

    def call(self, statement: str) -> dict[str, Any]:
        self.requests.write(json.dumps({"statement": statement}) + "\n")
        self.requests.flush()
        found: dict[str, Any] = self.answer()
        return found

    def close(self) -> None:
        self.requests.close()
        self.process.wait(60)
        self.answers.close()


@pytest.fixture(scope="module")
def iceberg(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Iceberg]:
    if not (jars := os.environ.get(VARIABLE)):
        pytest.skip(f"no jars of Iceberg for Spark: name them in {VARIABLE}")
    running = Iceberg(jars, tmp_path_factory.mktemp("iceberg_expiry"))
    yield running
    running.close()


def files_in(folder: Path) -> set[str]:
    names = {path.name for path in folder.rglob("*") if path.is_file()}
    return {name for name in names if not name.endswith((".crc", ".metadata.json"))}


def planned(plan: Expiry) -> dict[str, set[str]]:
    """Return the names of files, snapshots and refs by kind."""
    found: dict[str, set[str]] = {}
    for row in plan.expirable.to_pylist():
        name = urlsplit(row["path"]).path.rpartition("/")[2]
        found.setdefault(row["kind"], set()).add(name)
    return found


def state(root: Path) -> tuple[set[str], set[str]]:
    table = arrowmeta.open(root)
    ids, names = table.snapshots(["snapshot_id"]), table.refs(["name"])
    return {*map(str, ids["snapshot_id"].to_pylist())}, {*names["name"].to_pylist()}


def test_every_table_is_written(iceberg: Iceberg) -> None:
    assert iceberg.names == [*NAMES, "no_gc"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("case", ["settings", "all", "two", "by_time", "retain_only"])
def test_plan_lists_what_iceberg_deletes(
    iceberg: Iceberg, tmp_path: Path, name: str, case: str
) -> None:
    root = iceberg.folder / "db" / name
    table = arrowmeta.open(root)
    times = sorted(table.snapshots(["committed_at"])["committed_at"].to_pylist())
    # In the middle, at the time of a snapshot, which is kept.
    arguments = {
        "settings": {},
        "all": {"older_than": "2099-01-01", "retain_last": 1},
        "two": {"older_than": "2099-01-01", "retain_last": 2},
        "by_time": {"older_than": times[len(times) // 2]},
        "retain_only": {"retain_last": 1},
    }[case]
    before, (ids, refs) = files_in(root), state(root)
    shutil.copytree(root, tmp_path / "kept")
    try:
        plan = table.expire(**arguments)
        statement = (
            (plan.statement or "").replace("catalog.", "lake.").replace("table'", f"{name}'")
        )
        answer = iceberg.call(statement)
        after, (ids_after, refs_after) = files_in(root), state(root)
    finally:
        shutil.rmtree(root)
        shutil.move(tmp_path / "kept", root)
    found = planned(plan)
    assert found.pop("snapshot", set()) == ids - ids_after
    assert found.pop("ref", set()) == refs - refs_after
    assert plan.n_kept == len(ids_after)
    assert set().union(*found.values()) == before - after
    counts = {
        column: sum(len(found.get(kind, ())) for kind in kinds) for column, kinds in COUNTS.items()
    }
    assert counts == answer
    assert plan.n_unknown_sizes == 0


def test_iceberg_refuses_if_files_may_be_shared_and_so_does_the_plan(iceberg: Iceberg) -> None:
    answer = iceberg.call("CALL lake.system.expire_snapshots(table => 'db.no_gc')")
    assert "GC is disabled" in answer["error"]
    with pytest.raises(UsageError, match=r"gc\.enabled"):
        arrowmeta.open(iceberg.folder / "db" / "no_gc").expire()


def test_plans_delete_files_of_each_kind(iceberg: Iceberg) -> None:
    kinds: set[str] = set()
    for name in NAMES:
        plan = arrowmeta.open(iceberg.folder / "db" / name).expire("2099-01-01", retain_last=1)
        kinds |= planned(plan).keys()
    assert kinds == {
        *("snapshot", "ref", "data", "position_deletes", "deletion_vector", "manifest"),
        *("manifest_list", "statistics", "partition_statistics"),
    }
