import io
import json
import shutil

import pytest

from arrowmeta.cli import main
from tests.bundled import DATA

TABLE = str(DATA / "pk_deletion_vectors")


def answer(capsys, *words):
    code = main([*words, "-o", "json"])
    out = capsys.readouterr().out
    return code, json.loads(out) if out else []


def test_a_warehouse_is_indexed(tmp_path, capsys):
    for name in ("pk_deletion_vectors", "pk_tags_branches"):
        shutil.copytree(DATA / name, tmp_path / "warehouse" / name)
    where = str(tmp_path / "warehouse")
    code, rows = answer(capsys, "index", where, "--store", str(tmp_path / "store"))
    assert (code, len(rows)) == (0, 2)


def test_an_index_of_a_table_with_damage_is_partial(tmp_path, capsys):
    table = tmp_path / "table"
    shutil.copytree(TABLE, table)
    shutil.rmtree(table / "manifest")
    assert main(["index", str(table), "--store", str(tmp_path / "store")]) == 3
    assert "of the metadata could not be read;" in capsys.readouterr().err


def test_results_with_store_equal_those_without(tmp_path, capsys):
    _, without = answer(capsys, "files", TABLE)
    for _ in range(2):
        assert answer(capsys, "files", TABLE, "--store", str(tmp_path)) == (0, without)
    assert list(tmp_path.rglob("*.parquet"))


def test_verify_reports_a_damaged_segment(tmp_path, capsys):
    answer(capsys, "index", TABLE, "--store", str(tmp_path))
    (data,) = tmp_path.rglob("*.parquet")
    data.write_bytes(data.read_bytes()[:-1])
    code, faults = answer(capsys, "store", "verify", "--store", str(tmp_path))
    assert (code, len(faults)) == (2, 1)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("words", [("scan", "{folder}"), ("compare", "{table}", "{table}")])
def test_scan_and_compare_use_a_store(words, tmp_path, capsys):
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


def test_one_word_of_sql_is_a_query_over_the_store_or_a_location(tmp_path, capsys, monkeypatch):
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
