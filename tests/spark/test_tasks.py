"""Tasks without a session: how manifests are cut, what is opened again, and what is no damage."""

import json
import os
import subprocess
import sys
from contextlib import nullcontext

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyspark.errors import PySparkException

import arrowmeta
from arrowmeta.errors import StorageError
from arrowmeta.spark.frames import check_executors
from arrowmeta.spark.options import ReadOptions
from arrowmeta.spark.tasks import (
    TABLES,
    Reader,
    Tables,
    balanced_runs,
    opened,
    shares_of,
    version_of,
)
from arrowmeta.tables.locate import Opening
from arrowmeta.tables.table import Table
from arrowmeta.tables.uniform import uniform_schema
from tests import bundled
from tests.bundled import DATA
from tests.spark.warehouses import open_moved
from tests.sql.given_source import GivenSource

KEYED = DATA / "pk_deletion_vectors"
SIZES = st.lists(st.integers(1, 1 << 40), max_size=30)


@given(SIZES, st.integers(1, 1 << 40))
def test_balanced_runs_cover_all_sizes_in_order(sizes, size_per_run):
    runs = balanced_runs(np.array(sizes, dtype=np.int64), size_per_run)
    assert [at for run in runs for at in run] == list(range(len(sizes)))
    assert all(runs)
    assert len(runs) <= max(1, -(-sum(sizes) // size_per_run))


@given(st.lists(st.integers(1, 9), min_size=1, max_size=30), st.integers(1, 300))
def test_balanced_run_exceeds_the_mean_by_one_size_at_most(sizes, size_per_run):
    runs = balanced_runs(np.array(sizes, dtype=np.int64), size_per_run)
    mean = sum(sizes) / min(-(-sum(sizes) // size_per_run), len(sizes))
    assert all(sum(sizes[run.start : run.stop]) <= mean + max(sizes) for run in runs)


def test_shares_contain_each_manifest_once():
    assert balanced_runs(np.array([1, 1, 100, 1, 1]), 35) == [range(2), range(2, 3), range(3, 5)]
    table = arrowmeta.open(KEYED)
    contents = table.manifests()["content"].to_pylist()
    shares = shares_of(table.source, 1)
    assert [at for share in shares for at in share] == list(range(contents.count("data")))
    assert len(shares) > 1
    assert len(shares_of(table.source, 1 << 25)) == 1
    # Lengths in manifest lists may be wrong.
    rows = [{"content": "data", "length": length} for length in (-(1 << 20), None)]
    assert shares_of(GivenSource({"manifests": rows}), 1 << 25) == [[0, 1]]


def test_shares_of_live_files_are_read_from_a_store(tmp_path):
    """Which entries are live is stored for a snapshot, and never found out from a share of it."""
    expected = arrowmeta.open(KEYED, store=False).files()
    stored = arrowmeta.open(KEYED, store=tmp_path)
    stored.entries()
    reader = Reader(Tables("", Opening(str(KEYED)), 1), "files", expected.schema)
    for share in (None, *shares_of(stored.source, 1)):
        rows = pa.Table.from_batches(reader.batches(stored, share), expected.schema)
        assert share is not None or rows.equals(expected)
    assert not list(tmp_path.rglob("*.derived.arrow"))
    assert arrowmeta.open(KEYED, store=tmp_path).files().equals(expected)


@pytest.mark.parametrize("name", [*bundled.TABLES, "pk_tags_branches@b1", "pk_tags_branches@t1"])
@pytest.mark.filterwarnings("ignore:.*there is no version hint")
def test_pinned_snapshot_is_opened_again(name):
    name, _, ref = name.partition("@")
    opening = Opening(str(DATA / name), allow_moved_paths=True, ref=ref or None)
    source = opening.source()
    again = opening.source_of(json.loads(json.dumps(source.pin)))
    assert (again.identity, again.schema) == (source.identity, source.schema)
    expected = Table(source, opening)
    for relation in ("files", "snapshots", "all_manifests", "history"):
        assert Table(again, opening).relation(relation).equals(expected.relation(relation))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["pk_deletion_vectors", "iceberg_v3_deletion_vectors"])
def test_version_of_a_table_is_the_same_in_every_process(name):
    script = (
        "import sys, arrowmeta; from arrowmeta.spark.tasks import version_of; "
        "print(version_of(arrowmeta.open(sys.argv[1], allow_moved_paths=True).source))"
    )
    there = subprocess.check_output(
        [sys.executable, "-W", "ignore", "-c", script, str(DATA / name)],
        env=os.environ | {"PYTHONHASHSEED": "1"},  # of this process, any but that
        text=True,
    )
    assert there == f"{version_of(open_moved(DATA / name).source)}\n"


@pytest.mark.parametrize(
    ("name", "where"),
    [("append_schema_evolution", "pt = 99"), ("iceberg_v2_position_deletes", "id = -99")],
)
@pytest.mark.filterwarnings("ignore:.*there is no version hint")
def test_plan_that_keeps_no_manifest_has_no_task(name, where):
    options = {"path": str(DATA / name), "where": where, "allow_moved_paths": True}
    reader, row = opened(ReadOptions.of(options), has_deletes=True)
    assert reader.columns.names[-1] == "delete_files"
    planned = list(reader.read(reader.tasks([row])))
    assert sum(rows.num_rows for rows in planned) == 0
    assert row["shares"] == [] or name.startswith("iceberg")


# -- failures: only errors of the metadata become damage, where that is asked for ------------------

OF_THE_MACHINERY = (
    StorageError("503"),
    StorageError("403", "denied"),
    MemoryError(),
    TypeError(),
    ImportError(),
)


@pytest.mark.parametrize("error", [*OF_THE_MACHINERY, arrowmeta.NotATableError("gone")], ids=repr)
@pytest.mark.parametrize("step", ["source", "source_of"])
def test_failure_of_the_machinery_is_no_damage(monkeypatch, error, step):
    tables = Tables.of({"strict": False}, KEYED.parent, is_lenient=True)
    (row,) = [row for row in tables.listed(1).to_pylist() if row["name"] == KEYED.name]
    pinned = tables.pin(row)
    reader = Reader(tables, "damage", uniform_schema("damage"))

    def fail(*_):
        raise error

    monkeypatch.setattr(Opening, step, fail)
    is_damage = isinstance(error, arrowmeta.NotATableError)
    with nullcontext() if is_damage else pytest.raises(type(error)):
        pinned = tables.pin(row)
        (rows,) = reader.read(reader.tasks([pinned]))
        (damage,) = rows.to_pylist()
        assert (damage["table"], damage["is_read"]) == (KEYED.name, False)
        assert damage["reason"].endswith("NotATableError: gone")


@pytest.mark.spark
def test_other_version_on_executors_is_refused(spark, monkeypatch):
    session = spark.newSession()
    monkeypatch.setattr("arrowmeta.spark.frames.code_version", lambda *_: "1.0+other")
    with pytest.raises(arrowmeta.UsageError, match=r"executors have arrowmeta .* has 1\.0\+other"):
        check_executors(session)


def test_package_that_executors_lack_is_named():
    class Session:
        def range(self, _):
            return self

        def mapInArrow(self, *_):  # noqa: N802  # Spark's name
            return self

        def collect(self):
            raise PySparkException("ModuleNotFoundError: No module named 'arrowmeta'")

    with pytest.raises(arrowmeta.UsageError, match="executors lack the Python package arrowmeta: "):
        check_executors(Session())


def test_tables_are_named_in_rows_without_settings():
    assert TABLES.names == ["name", "location"]
    assert repr(Tables.of({"storage_options": {"s3.region": "x"}}, DATA)).count("s3") == 0
