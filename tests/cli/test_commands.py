"""Commands: their names and options; reports, plans and stores."""

import io
import json
import shutil

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.apps.output.formats import WRITERS
from arrowmeta.cli import main
from arrowmeta.cli.answers import select
from arrowmeta.errors import PredicateError, UsageError
from arrowmeta.model.relations import RELATIONS
from arrowmeta.tables.command_line import FORMATS
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.report.pages import facts, grids, lead, read_page, tiles


@pytest.fixture
def orders(data):
    return str(data / "pk_deletion_vectors")


@pytest.fixture
def answer(capsys):
    """Run a command and return its rows."""

    def run(*arguments):
        assert main([*arguments, "-o", "ndjson"]) == 0
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def test_every_output_format_has_a_writer():
    assert set(FORMATS) == {"table", *WRITERS}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("relation", RELATIONS)
def test_relation_command_returns_rows_of_python_api(relation, orders, answer):
    expected = arrowmeta.open(orders).relation(relation)
    found = answer(relation, orders)
    assert len(found) == expected.num_rows
    assert all(list(row) == expected.column_names for row in found)


def test_select_finds_field_with_dot_in_name():
    table = pa.table({"s": [{"a.b": 1, "a": {"c": 2}}]})
    assert select(table, ["s.a.b", "s.a.c"]).to_pylist() == [{"s.a.b": 1, "s.a.c": 2}]
    with pytest.raises(UsageError, match="no 'x' among a"):
        select(table, ["s.x"])


def test_sql_reads_the_query_from_a_file(orders, answer, tmp_path):
    query = tmp_path / "query.sql"
    query.write_text("SELECT count(*) AS n FROM files")
    assert answer("sql", orders, "-f", str(query)) == [{"n": 3}]


def test_query_from_a_file_is_safe_unless_no_safe_is_given(orders, tmp_path, capsys):
    (tmp_path / "notes.csv").write_text("a\n1\n")
    query = tmp_path / "question.sql"
    query.write_text(f"FROM read_csv('{tmp_path}/notes.csv')")
    assert main(["sql", orders, "--file", str(query)]) == 1
    assert "Permission" in capsys.readouterr().err
    assert main(["sql", orders, "--file", str(query), "--no-safe"]) == 0
    query.write_text(f"COPY files TO '{tmp_path}/written.csv'")
    assert main(["sql", orders, "--file", str(query)]) == 1
    assert "queries only" in capsys.readouterr().err
    assert not (tmp_path / "written.csv").exists()


def test_binary_output_goes_to_pipe_but_not_to_terminal(orders, capfdbinary, monkeypatch):
    assert main(["files", orders, "-o", "arrow"]) == 0
    assert pa.ipc.open_stream(capfdbinary.readouterr().out).read_all().num_rows == 3
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["files", orders, "-o", "parquet"]) == 1
    captured = capfdbinary.readouterr()
    assert captured.out == b""
    assert b"--output FILE" in captured.err


@pytest.mark.parametrize("output_format", FORMATS)
def test_limit_stops_reading(orders, monkeypatch, tmp_path, output_format):
    read = []

    def reader(table, name, columns=None):
        def batches():
            for number in range(100):
                read.append(number)
                yield pa.record_batch({"n": pa.array([number] * 40, pa.int64())})

        return pa.RecordBatchReader.from_batches(pa.schema([("n", pa.int64())]), batches())

    monkeypatch.setattr(arrowmeta.Table, "reader", reader)
    sink = tmp_path / "answer"
    words = ["files", orders, "-o", output_format, "--output", str(sink), "--limit", "50"]
    assert main(words) == 0
    assert len(read) <= 3
    if output_format == "ndjson":
        assert len(sink.read_text().splitlines()) == 50


def test_table_output_shows_first_rows_and_says_that_more_exist(orders, monkeypatch, capsys):
    def reader(table, name, columns=None):
        batches = (pa.record_batch({"n": range(40)}) for _ in range(100))
        return pa.RecordBatchReader.from_batches(pa.schema([("n", pa.int64())]), batches)

    monkeypatch.setattr(arrowmeta.Table, "reader", reader)
    assert main(["files", orders]) == 0
    assert "(first 50 of more than 80 rows)" in capsys.readouterr().out


def test_report_of_snapshot_and_predicate_is_written_to_file(orders, tmp_path, capsys):
    path = tmp_path / "orders.html"
    asked = ["--snapshot", "2", "--where", "pt = 1"]
    assert main(["report", orders, *asked, "--output", str(path)]) == 0
    assert capsys.readouterr().out == ""
    page = read_page(path.read_text(encoding="utf-8"))
    assert page.one("h1").text == "pk_deletion_vectors"
    assert facts(page)["Snapshot"] == "2"
    assert len(grids(page, "commits")["Commits"]) == 2
    assert "Deletion vectors" not in tiles(page)
    assert lead(page, "touched").endswith("where pt = 1.")


def test_report_with_findings_exits_with_2(capsys):
    folder = CASES / "iceberg_append_lost_manifest" / "metadata"
    newest = max(folder.glob("*.metadata.json"))
    assert main(["report", str(newest), "--allow-moved-paths"]) == 2
    captured = capsys.readouterr()
    assert "append_lost_files" in captured.out
    assert ": Contradictory: " in captured.err


def test_report_is_not_written_to_a_terminal(orders, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["report", orders]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "--output FILE" in captured.err


@pytest.fixture
def table(data):
    return str(data / "append_snappy")


def lines(capsys):
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_explain_as_ndjson_has_everything_that_the_text_says(table, capsys):
    import arrowmeta

    where = "p = 'p1' AND id % 2 = 1"
    assert main(["explain", table, where, "-o", "ndjson"]) == 0
    rows = lines(capsys)
    explanation = arrowmeta.open(table).plan(where).explain()
    assert rows == explanation.to_arrow().to_pylist()
    of_part = {
        part: [row for row in rows if row["part"] == part] for part in {r["part"] for r in rows}
    }
    assert of_part["predicate"][0]["detail"] == explanation.predicate
    steps = explanation.steps.to_pylist()
    assert [(r["name"], r["total"], r["kept"]) for r in of_part["step"]] == [
        (one["step"], one["files_total"], one["files_kept"]) for one in steps
    ]
    assert of_part["manifests"][0]["kept"] == explanation.manifests.kept
    assert [r["name"] for r in of_part["kept"]] == explanation.kept["reason"].to_pylist()


def test_where_of_a_relation_is_about_its_own_columns(table):
    for relation in ("files", "data_files", "manifests"):
        said = f"{relation} has no column 'p'.*a condition on rows of the table is for plan:"
        with pytest.raises(PredicateError, match=said):
            arrowmeta.open(table).relation(relation, where="p = 'p1'")


TABLE = str(DATA / "pk_deletion_vectors")


def reported(capsys, *words):
    code = main([*words, "-o", "json"])
    out = capsys.readouterr().out
    return code, json.loads(out) if out else []


def test_a_warehouse_is_indexed(tmp_path, capsys):
    for name in ("pk_deletion_vectors", "pk_tags_branches"):
        shutil.copytree(DATA / name, tmp_path / "warehouse" / name)
    where = str(tmp_path / "warehouse")
    code, rows = reported(capsys, "index", where, "--store", str(tmp_path / "store"))
    assert (code, len(rows)) == (0, 2)


def test_an_index_of_a_table_with_damage_is_partial(tmp_path, capsys):
    table = tmp_path / "table"
    shutil.copytree(TABLE, table)
    shutil.rmtree(table / "manifest")
    assert main(["index", str(table), "--store", str(tmp_path / "store")]) == 3
    assert "of the metadata could not be read;" in capsys.readouterr().err


def test_results_with_store_equal_those_without(tmp_path, capsys):
    _, without = reported(capsys, "files", TABLE)
    for _ in range(2):
        assert reported(capsys, "files", TABLE, "--store", str(tmp_path)) == (0, without)
    assert list(tmp_path.rglob("*.parquet"))


def test_verify_reports_a_damaged_segment(tmp_path, capsys):
    reported(capsys, "index", TABLE, "--store", str(tmp_path))
    (data,) = tmp_path.rglob("*.parquet")
    data.write_bytes(data.read_bytes()[:-1])
    code, faults = reported(capsys, "store", "verify", "--store", str(tmp_path))
    assert (code, len(faults)) == (2, 1)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("words", [("scan", "{folder}"), ("compare", "{table}", "{table}")])
def test_scan_and_compare_use_a_store(words, tmp_path, capsys):
    folder = tmp_path / "tables"
    table = shutil.copytree(TABLE, folder / "orders")
    shutil.copytree(DATA / "append_snappy", folder / "visits")
    command = [word.format(folder=folder, table=table) for word in words]
    store = ("--store", str(tmp_path / "store"))
    expected = reported(capsys, *command)
    assert reported(capsys, *command, *store) == expected
    _, stored = reported(capsys, "store", "list", *store)
    assert str(table) in [row["table_location"] for row in stored]
    assert reported(capsys, *command, *store) == expected


def test_one_word_of_sql_is_a_query_over_the_store_or_a_location(tmp_path, capsys, monkeypatch):
    spaced = tmp_path / "a folder" / "table"
    shutil.copytree(TABLE, spaced)
    store = ("--store", str(tmp_path / "store"))
    for table in (TABLE, str(spaced)):
        reported(capsys, "index", table, *store)
        monkeypatch.setattr("sys.stdin", io.StringIO("SELECT count(*) AS n FROM files"))
        code, (one,) = reported(capsys, "sql", table, *store)
        assert code == 0
    query = "SELECT count(*) AS n FROM files"
    assert one["n"]
    assert reported(capsys, "sql", query, *store) == (0, [{"n": 2 * int(str(one["n"]))}])
    monkeypatch.setenv("ARROWMETA_STORE", store[1])
    assert reported(capsys, "sql", query) == (0, [{"n": 2 * int(str(one["n"]))}])
    for words in (["sql", query, "--store", ""], ["sql"]):
        assert main(words) == 1
        assert "The table is missing" in capsys.readouterr().err
