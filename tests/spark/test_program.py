"""The program that saves a warehouse: its messages and exit codes."""

from types import SimpleNamespace
from unittest.mock import Mock

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.spark.__main__ import main
from arrowmeta.tables.command_line import CODES
from tests.bundled import DATA
from tests.reconcile.copies import PaimonCopy
from tests.spark.rounds import Settings
from tests.spark.warehouses import lose_schemas, make_warehouse

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*there is no version hint"),
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
]


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


def test_program_prints_errors_of_options(monkeypatch, capsys):
    session = SimpleNamespace(conf=Settings(), stop=Mock())
    monkeypatch.setattr("arrowmeta.spark.__main__._session", lambda **_: session)
    assert main([str(DATA), "--save", "o", "--bytes-per-task", "x"]) == 1
    assert "bytes_per_task must be an integer >= 1, got 'x'" in capsys.readouterr().err
    session.stop.assert_called_once_with()


def test_program_without_java_says_what_to_install(monkeypatch, capsys):
    for name in ("PYSPARK_GATEWAY_PORT", "SPARK_REMOTE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("arrowmeta.spark.java.find_java", lambda: None)
    for words in (["warehouse", "--save", "out"], ["index", "warehouse", "--store", "s"]):
        assert main(words) == 1
        assert capsys.readouterr().err.startswith("arrowmeta: error: Spark needs Java 17 or newer")


def test_index_program_prints_counts_and_failures(monkeypatch, capsys):
    rows = [
        {"name": "a", "decoded_manifest_count": 2, "skipped_manifest_count": 0, "error": None},
        {"name": "b", "decoded_manifest_count": 0, "skipped_manifest_count": 1, "error": None},
        {"name": "c", "decoded_manifest_count": 0, "skipped_manifest_count": 0, "error": "gone"},
    ]
    sizes = {"entry_count": 7, "decoded_size_in_bytes": 1024}
    monkeypatch.setattr("arrowmeta.spark.__main__._session", Mock)
    monkeypatch.setattr(
        "arrowmeta.spark.__main__.index",
        lambda *_, **__: pa.Table.from_pylist([row | sizes for row in rows]),
    )
    assert main(["index", "warehouse", "--store", "s"]) == 3
    assert capsys.readouterr().err.splitlines() == [
        "arrowmeta: 3 tables: 2 manifests decoded (3 KiB), 1 damaged; 21 entries in the store",
        "arrowmeta:   b: 1 manifest could not be stored",
        "arrowmeta:   c: gone",
    ]


@pytest.mark.spark
def test_saved_warehouse_is_red_for_what_is_new(spark, program, tmp_path, capsys):
    warehouse = make_warehouse(tmp_path / "warehouse", 2)
    lost = next(path.parent for path in warehouse.glob("*/*/schema"))
    lose_schemas(lost)
    words = [str(warehouse), "--save", "history.nightly", "--relations", "partitions"]
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
def test_exit_code_follows_the_state_of_the_tables(spark, program, tmp_path, capsys, relations):
    """A table that contradicts itself, but was read in full, is not partial."""

    def add(rows):
        rows[0]["_NUM_ADDED_FILES"] += 1

    table = PaimonCopy(DATA / "pk_deletion_vectors", tmp_path / "warehouse" / "db.db" / "t")
    words = [str(tmp_path / "warehouse"), "--relations", relations]
    changes = (lambda: None, lambda: table.edit_list("base", add), table.manifest("base").unlink)
    try:
        for change, state in zip(changes, ("sound", "contradictory", "partial"), strict=True):
            change()
            assert arrowmeta.open(table.root).state == state
            assert (state, program([*words, "--save", "states"])) == (state, CODES[state])
            is_said = "see the relation damage" in capsys.readouterr().err
            assert is_said == (state != "sound")
    finally:
        spark.sql("DROP DATABASE states CASCADE")


def test_program_escapes_control_characters_in_table_names(monkeypatch, capsys):
    row = {"name": "\x1b[2Jt", "damage": 1, "state": "partial", "findings": 0}
    row |= {"is_copied": False}
    monkeypatch.setattr("arrowmeta.spark.__main__._session", Mock)
    monkeypatch.setattr(
        "arrowmeta.spark.__main__.save_warehouse", lambda *_, **__: pa.Table.from_pylist([row])
    )
    assert main(["warehouse", "--save", "out"]) == 3
    assert capsys.readouterr().err.splitlines()[1] == (
        "arrowmeta:   \\x1b[2Jt: see the relation damage"
    )
