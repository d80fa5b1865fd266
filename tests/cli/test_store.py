from __future__ import annotations

import io
import json
import shutil
from pathlib import Path

import pytest

from arrowmeta.cli import main

DATA = Path(__file__).parents[1] / "data"
TABLE = str(DATA / "pk_deletion_vectors")


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[dict[str, object]]]:
    code = main([*words, "-o", "json"])
    out = capsys.readouterr().out
    return code, json.loads(out) if out else []


def test_a_table_is_indexed_listed_verified_and_pruned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = ("--store", str(tmp_path))
    code, (row,) = answer(capsys, "index", TABLE, *store)
    assert code == 0
    assert row["decoded_manifest_count"] == row["manifest_count"] > 0
    code, (row,) = answer(capsys, "index", TABLE, *store)
    assert (code, row["decoded_manifest_count"]) == (0, 0)
    code, (row,) = answer(capsys, "store", "list", *store)
    assert (code, row["table_location"]) == (0, TABLE)
    assert answer(capsys, "store", "verify", *store) == (0, [])
    code, pruned = answer(capsys, "store", "prune", *store, "--max-size", "0MB")
    assert (code, len(pruned)) == (0, 1)
    assert answer(capsys, "store", "list", *store) == (0, [])


def test_a_warehouse_is_indexed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("pk_deletion_vectors", "pk_tags_branches"):
        shutil.copytree(DATA / name, tmp_path / "warehouse" / name)
    where = str(tmp_path / "warehouse")
    code, rows = answer(capsys, "index", where, "--store", str(tmp_path / "store"))
    assert (code, len(rows)) == (0, 2)


def test_an_index_of_a_table_with_damage_is_partial(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "table"
    shutil.copytree(TABLE, table)
    shutil.rmtree(table / "manifest")
    assert main(["index", str(table), "--store", str(tmp_path / "store")]) == 3
    assert "of the metadata could not be read;" in capsys.readouterr().err


def test_results_with_store_equal_those_without(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, without = answer(capsys, "files", TABLE)
    for _ in range(2):
        assert answer(capsys, "files", TABLE, "--store", str(tmp_path)) == (0, without)
    assert list(tmp_path.rglob("*.parquet"))


def test_verify_reports_a_damaged_segment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(capsys, "index", TABLE, "--store", str(tmp_path))
    (data,) = tmp_path.rglob("*.parquet")
    data.write_bytes(data.read_bytes()[:-1])
    code, faults = answer(capsys, "store", "verify", "--store", str(tmp_path))
    assert (code, len(faults)) == (2, 1)


@pytest.mark.parametrize(
    "words", [("store", "list"), ("store", "prune", "--store", "x"), ("index", TABLE)]
)
def test_missing_store_or_max_size_is_named(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ARROWMETA_STORE", raising=False)
    assert main(list(words)) == 1
    assert "--store" in (said := capsys.readouterr().err) or "--max-size" in said


@pytest.mark.parametrize("size", ["ten", "10XB", "-1"])
def test_invalid_size_is_refused(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["store", "prune", "--store", "x", f"--max-size={size}"]) == 1
    assert "is not a size" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [("store", "list"), ("store", "verify"), ("sql", "SELECT count(*) FROM files")]
)
def test_store_that_does_not_exist_is_refused(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--store", str(tmp_path / "typo")]) == 1
    assert f"there is no store at {tmp_path / 'typo'}" in capsys.readouterr().err


def test_verify_says_how_much_was_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer(capsys, "index", TABLE, "--store", str(tmp_path))
    assert main(["store", "verify", "--store", str(tmp_path)]) == 0
    assert capsys.readouterr().err.startswith("arrowmeta: 1 segment, ")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("words", [("scan", "{folder}"), ("compare", "{table}", "{table}")])
def test_scan_and_compare_use_a_store(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "tables"
    table = shutil.copytree(TABLE, folder / "orders")
    shutil.copytree(DATA / "append_snappy", folder / "visits")
    command = [word.format(folder=folder, table=table) for word in words]
    store = ("--store", str(tmp_path / "store"))
    expected = answer(capsys, *command)
    assert answer(capsys, *command, *store) == expected
    _, stored = answer(capsys, "store", "list", *store)
    assert str(table) in [row["table_location"] for row in stored]
    assert answer(capsys, *command, *store) == expected


def test_one_word_of_sql_is_a_query_over_the_store_or_a_location(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    spaced = tmp_path / "a folder" / "table"
    shutil.copytree(TABLE, spaced)
    store = ("--store", str(tmp_path / "store"))
    for table in (TABLE, str(spaced)):
        answer(capsys, "index", table, *store)
        monkeypatch.setattr("sys.stdin", io.StringIO("SELECT count(*) AS n FROM files"))
        code, (one,) = answer(capsys, "sql", table, *store)
        assert code == 0
    query = "SELECT count(*) AS n FROM files"
    assert one["n"]
    assert answer(capsys, "sql", query, *store) == (0, [{"n": 2 * int(str(one["n"]))}])
    monkeypatch.setenv("ARROWMETA_STORE", store[1])
    assert answer(capsys, "sql", query) == (0, [{"n": 2 * int(str(one["n"]))}])
    for words in (["sql", query, "--store", ""], ["sql"]):
        assert main(words) == 1
        assert "The table is missing" in capsys.readouterr().err
