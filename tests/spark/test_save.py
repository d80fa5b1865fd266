"""`save`, and the program that saves a warehouse: what tables hold, messages and exit codes.

`save` into tables of Iceberg and Paimon needs their jars, which no package index has for every
Spark. Those for Spark 3.5.9 come from packages of PyPI: Iceberg 1.10.2 is in the wheel
`snowpark-connect-deps-iceberg` (see `bench/bench_spark_java.py`), the core of Paimon 0.9.0 in the
source of `pypaimon` 0.2.0; `paimon-spark-common` compiles against it. With that PySpark:

    PYTHONPATH=... ARROWMETA_ICEBERG_JARS=A.jar,B.jar pytest tests/spark/test_save.py
"""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from datetime import date
from pathlib import Path
from unittest.mock import Mock

import pyarrow as pa
import pytest
from pyspark.sql import Row

import arrowmeta
from arrowmeta.spark import save, warehouse
from arrowmeta.spark.__main__ import CODES, main
from arrowmeta.spark.save import save_warehouse
from tests.bundled import DATA
from tests.reconcile.copies import PaimonCopy
from tests.spark.warehouses import (
    GrowingTable,
    as_text,
    lose,
    make_warehouse,
    session,
    uniform_rows,
)

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*there is no version hint"),
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
]

PROGRAM = Path(__file__).with_name("save_program.py")
DAYS = [date(2024, 5, number) for number in (1, 2, 3)]


@pytest.fixture
def database(spark, tmp_path):
    """A database of the session; deleted afterwards."""
    spark.sql(f"CREATE DATABASE saved LOCATION '{tmp_path / 'saved'}'")
    yield "saved"
    spark.sql("DROP DATABASE saved CASCADE")


@pytest.mark.spark
@pytest.mark.parametrize("format_name", ["iceberg", "paimon"])
def test_saved_relations_are_read_back_from_tables_of(format_name, java, tmp_path):
    variable = f"ARROWMETA_{format_name.upper()}_JARS"
    if not (jars := os.environ.get(variable)):
        pytest.skip(f"no jars of {format_name} for Spark: name them in {variable}")
    paths = [str(PROGRAM.parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])]
    answer = subprocess.run(
        [sys.executable, PROGRAM, format_name, jars, tmp_path],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
    )
    assert answer.returncode == 0
    found = json.loads(answer.stdout.splitlines()[-1])
    assert [name for name, is_right in found.items() if not is_right] == []
    assert len(found) == 10


# -- save ----------------------------------------------------------------------------------------


@pytest.mark.spark
def test_save_replaces_the_rows_of_the_same_day(spark, tmp_path, database):
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "wh" / "t", 9)
    expected = {}
    for day, snapshot_id in ((DAYS[0], 9), (DAYS[1], 9), (DAYS[1], 10)):
        growing.show(snapshot_id)
        save(warehouse(spark, tmp_path / "wh", ["files"]), database, day=day)
        table = arrowmeta.open(growing.location)
        expected[day] = as_text(uniform_rows("files", {"t": table}))
    for day, rows in expected.items():
        found = spark.table("saved.files").where(f"day = DATE'{day}'").drop("day")
        assert as_text(found.toArrow()) == rows
    assert expected[DAYS[0]] != expected[DAYS[1]]
    # Otherwise rows of an earlier run would stay although there are none now.
    shutil.rmtree(growing.location)
    save(warehouse(spark, tmp_path / "wh", ["files"]), database, day=DAYS[1])
    assert {row.day for row in spark.table("saved.files").collect()} == {DAYS[0]}


@pytest.mark.spark
def test_save_makes_databases_but_no_catalogs(spark):
    frame = spark.createDataFrame([("a",)], "x STRING")
    try:
        for namespace, table in (("made", "made.t"), ("made.metadata", "made.metadata_t")):
            save({"t": frame}, namespace)  # `made` is no catalog of the session
            assert spark.table(table).count() == 1
    finally:
        spark.sql("DROP DATABASE IF EXISTS made CASCADE")
    with pytest.raises(arrowmeta.UsageError, match=r"no catalog lake for lake\.a\.b"):
        save({"t": frame}, "lake.a.b")


@pytest.mark.spark
def test_save_matches_columns_by_name_adds_new_ones_and_fills_missing_ones(spark, database):
    """As after an upgrade, or beside an older version."""
    old = spark.createDataFrame([("a", {"b": "1"})], "x STRING, m MAP<STRING, STRING>")
    nested = "ARRAY<STRUCT<`a-b`: INT, `c``d`: MAP<STRING, STRUCT<`e f`: INT>>>>"
    row = ("a", {"b": "1"}, [(1, {"k": (2,)})], "n")
    new = spark.createDataFrame(
        [row], f"{old.schema.simpleString()[7:-1]}, `n-m` {nested}, N STRING"
    )
    for day, some in zip(DAYS, (old, new, old.select("m", "x")), strict=True):
        save({"select": some}, database, day=day)
    table = spark.table("saved.`select`").orderBy("day")
    assert table.drop("day").schema == new.schema
    known = Row(x="a", m={"b": "1"}, **{"n-m": None, "N": None})
    assert table.drop("day").collect() == [known, new.first(), known]
    assert [row.day for row in table.collect()] == DAYS


@pytest.mark.spark
def test_unchanged_tables_are_copied_from_the_day_before(spark, tmp_path, database):
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "wh" / "growing", 9)
    source, names = DATA / "append_snappy", ["files", "snapshots"]
    same = Path(shutil.copytree(source, tmp_path / "wh" / "same"))
    for day in (*DAYS[:2], DAYS[1]):
        saved = save_warehouse(spark, tmp_path / "wh", database, names, day=day).to_pylist()
        assert [row["is_copied"] for row in saved] == [False, day == DAYS[1]]
        for relation in names:
            rows = spark.table(f"saved.{relation}").where(f"day = DATE'{day}'").toArrow()
            expected = {
                name: arrowmeta.open(table).relation(relation).num_rows
                for name, table in (("growing", growing.location), ("same", source))
            }
            assert Counter(rows["table"].to_pylist()) == expected
        if day == DAYS[0]:
            growing.show(10)
            for path in (same / "manifest").iterdir():
                path.rename(f"{path}.away")  # it is not read again


# -- the program ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["wh"], "the following arguments are required: --save"),
        (["wh", "--save", "o", "--path-map", "{bad"], "must be OLD=NEW, got '{bad'"),
        (["index", "wh"], "the following arguments are required: --store"),
    ],
)
def test_program_with_invalid_arguments_exits_with_1(capsys, arguments, complaint):
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 1
    usage, error = capsys.readouterr().err.splitlines()
    assert usage.startswith("usage: python -m arrowmeta.spark")
    assert complaint in error


def test_program_help_names_index(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "python -m arrowmeta.spark index warehouse --store" in capsys.readouterr().out


def test_program_without_java_says_what_to_install(monkeypatch, capsys):
    for name in ("PYSPARK_GATEWAY_PORT", "SPARK_REMOTE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("arrowmeta.spark.java.find_java", lambda: None)
    for words in (["warehouse", "--save", "out"], ["index", "warehouse", "--store", "s"]):
        assert main(words) == 1
        assert capsys.readouterr().err.startswith("arrowmeta: error: Spark needs Java 17 or newer")


COUNTS = {"decoded_manifest_count": 0, "skipped_manifest_count": 0, "error": None}
COUNTS |= {"entry_count": 7, "decoded_size_in_bytes": 1024}
INDEXED = [
    {**COUNTS, "name": "a", "decoded_manifest_count": 2},
    {**COUNTS, "name": "b", "skipped_manifest_count": 1},
    {**COUNTS, "name": "c", "error": "gone"},
]
SAVED = {"name": "\x1b[2Jt", "damage": 1, "state": "partial", "findings": 0, "is_copied": False}


@pytest.mark.parametrize(
    ("words", "rows", "expected"),
    [
        (
            ["index", "warehouse", "--store", "s"],
            INDEXED,
            [
                "arrowmeta: 3 tables: 2 manifests decoded (3 KiB), 1 damaged; "
                "21 entries in the store",
                "arrowmeta:   b: 1 manifest could not be stored",
                "arrowmeta:   c: gone",
            ],
        ),
        (
            ["warehouse", "--save", "out"],
            [SAVED],
            [
                "arrowmeta: 1 table saved into out, 0 of them unchanged; 1 new row of damage",
                "arrowmeta:   \\x1b[2Jt: see the relation damage",
            ],
        ),
    ],
)
def test_program_prints_counts_and_failures(monkeypatch, capsys, words, rows, expected):
    answer = Mock(return_value=pa.Table.from_pylist(rows))
    monkeypatch.setattr("arrowmeta.spark.__main__._session", Mock)
    for name in ("index", "save_warehouse"):
        monkeypatch.setattr(f"arrowmeta.spark.__main__.{name}", answer)
    assert main(words) == 3
    assert capsys.readouterr().err.splitlines() == expected


def test_program_prints_errors_of_options(monkeypatch, capsys):
    fake = session()
    fake.stop = Mock()
    monkeypatch.setattr("arrowmeta.spark.__main__._session", lambda **_: fake)
    assert main([str(DATA), "--save", "o", "--bytes-per-task", "x"]) == 1
    assert "bytes_per_task must be an integer >= 1, got 'x'" in capsys.readouterr().err
    fake.stop.assert_called_once_with()


@pytest.mark.spark
def test_saved_warehouse_is_red_for_what_is_new(spark, program, tmp_path, capsys):
    folder = make_warehouse(tmp_path / "warehouse", 2)
    lost = next(path.parent for path in folder.glob("*/*/schema"))
    lose(lost, "schema/*")
    words = [str(folder), "--save", "history.nightly", "--relations", "partitions"]
    try:
        assert program(words) == 3
        first, second = capsys.readouterr().err.splitlines()
        said = "2 tables saved into history.nightly, 0 of them unchanged; 1 new row of damage"
        assert first == f"arrowmeta: {said}"
        assert second.endswith(f"{lost.name}: see the relation damage")
        accepted = tmp_path / "accepted.toml"
        entry = f'[[accepted]]\ntable="{lost.name}"\npath="*"\nreason="lost"\ndate=2026-11-01\n'
        accepted.write_text(entry)
        assert program([*words, "--accepted", str(accepted)]) == 0
        # Without a catalog `history`, this is a database.
        (row,) = spark.table("history.nightly_damage").collect()
        assert row.accepted == "lost (2026-11-01)"
        assert spark.table("history.nightly_partitions").count() > 0
    finally:
        spark.sql("DROP DATABASE history CASCADE")


@pytest.mark.spark
@pytest.mark.parametrize("relations", ["files", "files,findings"])
def test_exit_code_follows_the_state_of_the_tables(program, tmp_path, capsys, database, relations):
    """A table that contradicts itself, but was read in full, is not partial."""

    def add(rows):
        rows[0]["_NUM_ADDED_FILES"] += 1

    table = PaimonCopy(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / "db.db" / "t")
    words = [str(tmp_path / "warehouse"), "--relations", relations, "--save", database]
    changes = (lambda: None, lambda: table.edit_list("base", add), table.manifest("base").unlink)
    for change, state in zip(changes, ("sound", "contradictory", "partial"), strict=True):
        change()
        assert arrowmeta.open(table.root).state == state
        assert (state, program(words)) == (state, CODES[state])
        is_said = "see the relation damage" in capsys.readouterr().err
        assert is_said == (state != "sound")
