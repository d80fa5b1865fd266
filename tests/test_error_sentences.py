"""Messages of errors: what to write instead, and no control characters."""

import io
import pickle

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import (
    CorruptMetadataError,
    LimitError,
    StorageError,
    UsageError,
)
from tests.bundled import DATA

KEYED = str(DATA / "pk_all_types")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["plan", KEYED, "pt = p1"],
            "no column p1 at position 6; did you mean pt? Text needs quotes: 'p1'.",
        ),
        (["plan", KEYED, "pt > 5"], "write a value of the column's type, text in quotes"),
        (["files", KEYED, "--sort", "size"], "(did you mean file_size_in_bytes?)"),
        (["files", KEYED, "--select", "nam"], "(did you mean file_name?)"),
        (
            ["sql", KEYED, "SELECT", "1"],
            f'The query needs quotes: arrowmeta sql {KEYED} "SELECT ..."',
        ),
        (["plan", KEYED, "SELECT 1"], "write its condition alone, such as k > 100"),
        (["plan", KEYED, "k IN (SELECT 1)"], "at position 6; run it first, and write its values"),
        (["describe", "foo://bucket/t"], "Known are s3, oss, gs, abfs, wasb, hdfs, http, hf"),
        (["serve", "nowhere"], "there is no folder nowhere"),
        (["report", KEYED, "--output", "nowhere/a.html"], "nowhere"),
        (["files", KEYED, "--where", "level ="], "an operand or a bracket is missing"),
        (["describe", f"{KEYED}/schema"], f"schema may be a folder of a table: open {KEYED}"),
        (["describe", str(DATA / "pk_all_type")], f"(did you mean {KEYED}?)"),
        (["describe", f"{DATA.parent}/dta/pk_all_type"], f"(did you mean {KEYED}?)"),
    ],
)
def test_message_names_what_to_write(words, said, capsys):
    assert main(words) == 1
    assert said in capsys.readouterr().err


def test_misspelt_relation_is_named():
    with pytest.raises(arrowmeta.UsageError, match=r"no relation 'fils' \(did you mean files\?\)"):
        arrowmeta.open(KEYED).relation("fils")


def test_unquoted_condition_is_named(capsys):
    assert main(["explain", KEYED, "pt", "=", "p1"]) == 1
    assert """conditions and queries need quotes: "pt = 'p1'\"""" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("folder", "what"), [("_delta_log", "a Delta Lake table"), (".hoodie", "a Hudi table")]
)
def test_table_of_another_format_is_named(tmp_path, folder, what):
    (tmp_path / folder).mkdir()
    (tmp_path / folder / "0.json").write_text("{}")
    with pytest.raises(arrowmeta.NotATableError, match=f"it is {what}, which is not supported"):
        arrowmeta.open(tmp_path)
    with pytest.raises(arrowmeta.NotATableError, match=f"{folder} is a folder of {what}"):
        arrowmeta.open(tmp_path / folder)


def test_empty_metadata_files_are_named(tmp_path):
    """PyIceberg 0.12 leaves one if it refuses to create a table of version 3."""
    (tmp_path / "metadata").mkdir()
    (tmp_path / "metadata" / "00000-a.metadata.json").touch()
    with pytest.raises(arrowmeta.NotATableError, match=r"files \*\.metadata\.json are empty"):
        arrowmeta.open(tmp_path)


def test_parquet_file_is_named(tmp_path):
    pq.write_table(pa.table({"a": [1]}), tmp_path / "a.parquet")
    with pytest.raises(arrowmeta.NotATableError, match=r"a\.parquet is a file of data"):
        arrowmeta.open(tmp_path / "a.parquet")


def test_scan_without_tables_says_so(tmp_path, capsys):
    assert main(["scan", str(tmp_path)]) == 0
    printed = capsys.readouterr()
    assert not printed.out
    assert f"there is no Paimon or Iceberg table under {tmp_path}" in printed.err


def test_diff_takes_the_latest_snapshot_by_name(capsys):
    assert main(["diff", KEYED, "4", "latest", "-o", "csv"]) == 0
    by_name = capsys.readouterr().out
    assert main(["diff", KEYED, "4", "5", "-o", "csv"]) == 0
    assert capsys.readouterr().out == by_name


def test_dot_command_of_another_shell_has_a_hint(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(".schema files\n"))
    assert main(["sql", KEYED]) == 1
    assert "there is no .schema; DESCRIBE files lists columns" in capsys.readouterr().err


def test_zone_map_of_an_unknown_column_suggests_one():
    with pytest.raises(arrowmeta.UsageError, match=r"\(did you mean bi\?\)"):
        arrowmeta.open(KEYED).plot.zone_map("bii")


@pytest.mark.parametrize(
    "error",
    [
        CorruptMetadataError("no \x1b[2J name", path="t/\x9b31m"),
        LimitError("\x07 is large"),
        StorageError("s3://b/\x1b]0;x\x07: no answer"),
        UsageError("there is no column \x1b[31mred\u202e"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_error_messages_escape_control_characters(error):
    for one in (error, pickle.loads(pickle.dumps(error))):
        text = str(one)
        assert text.isprintable()
        assert "\\x1b" in text or "\\x07" in text


def test_error_messages_keep_line_feeds_and_tabs():
    assert str(UsageError("first\n\tsecond")) == "first\n\tsecond"
