"""Only errors of the metadata become damage, where that is asked for; others fail the query."""

import shutil
from contextlib import nullcontext

import pytest
from pyspark.errors import PySparkException, PythonException

import arrowmeta
from arrowmeta.errors import StorageError
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.spark import warehouse
from arrowmeta.spark.frames import check_executors
from arrowmeta.spark.options import ReadOptions
from arrowmeta.spark.tasks import TABLES, Reader, Tables, opened
from arrowmeta.tables.locate import Opening
from arrowmeta.tables.uniform import uniform_schema
from tests.bundled import DATA
from tests.spark.outputs import as_text
from tests.spark.warehouses import lose_metadata

KEYED = DATA / "pk_deletion_vectors"
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


@pytest.fixture
def half_lost(tmp_path):
    """A warehouse of a sound table, and of one whose manifest lists are gone."""
    for name in ("lost", "sound"):
        shutil.copytree(KEYED, tmp_path / "wh" / name)
    for path in (tmp_path / "wh" / "lost" / "manifest").glob("manifest-list-*"):
        path.unlink()
    return tmp_path / "wh"


@pytest.mark.spark
def test_damage_fails_a_warehouse_unless_it_is_asked_for(spark, half_lost):
    with pytest.raises(PythonException, match=r"CorruptMetadataError: .*manifest-list-") as caught:
        warehouse(spark, half_lost, ["files"])
    assert "Traceback" not in str(caught.value)
    with pytest.warns(DamagedMetadataWarning, match="lacks parts of 1 table, such as lost: the fi"):
        frames = warehouse(spark, half_lost, ["files"], columns=["file_path"], on_error="damage")
    rows = frames["files"].toArrow()
    assert rows.column_names == ["table", "file_path"]
    expected = arrowmeta.open(half_lost / "sound").files(["file_path"])
    assert as_text(rows.drop(["table"])) == as_text(expected)
    assert set(rows["table"].to_pylist()) == {"sound"}
    lose_metadata(half_lost / "sound")
    with pytest.raises(arrowmeta.UsageError, match="on_error must be 'fail' or 'damage', got 'x'"):
        warehouse(spark, half_lost, on_error="x")


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


def test_tables_are_named_in_rows_without_settings():
    assert TABLES.names == ["name", "location"]
    assert repr(Tables.of({"storage_options": {"s3.region": "x"}}, DATA)).count("s3") == 0
