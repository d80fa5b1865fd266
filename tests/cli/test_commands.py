"""Commands: rows, formats, reports, plans, stores, and the tables of a warehouse."""

import json
import re
import shutil
import subprocess

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.apps.output.formats import WRITERS
from arrowmeta.apps.report.page import fleet_page
from arrowmeta.apps.warehouse import SURVEYED
from arrowmeta.cli import main
from arrowmeta.cli.answers import select
from arrowmeta.cli.arguments import FORMATS
from arrowmeta.errors import UsageError
from tests.bundled import DATA, RELATIONS
from tests.case_tables import CASES
from tests.refusals import refuses
from tests.report.pages import facts, grids, lead, read_page, tiles

ORDERS = str(DATA / "pk_deletion_vectors")
PLAIN = str(DATA / "append_snappy")


@pytest.fixture
def run(capsys):
    """Run a command and return its code and its rows."""

    def run(*words):
        code = main([*map(str, words), "-o", "json"])
        out = capsys.readouterr().out
        return code, json.loads(out) if out else []

    return run


def copies(folder, **names):
    """Copy tables of `tests/data` into a folder, each by its path there; return the folder."""
    for path, name in names.items():
        shutil.copytree(DATA / name, folder / path.replace("__", "/"))
    return folder


@pytest.mark.sampled(4)
@pytest.mark.parametrize("relation", RELATIONS)
def test_relation_command_returns_rows_of_python_api(relation, run):
    expected = arrowmeta.open(ORDERS).relation(relation)
    code, found = run(relation, ORDERS)
    assert (code, len(found)) == (0, expected.num_rows)
    assert all(list(row) == expected.column_names for row in found)


def test_select_finds_field_with_dot_in_name():
    table = pa.table({"s": [{"a.b": 1, "a": {"c": 2}}]})
    assert select(table, ["s.a.b", "s.a.c"]).to_pylist() == [{"s.a.b": 1, "s.a.c": 2}]
    refuses(UsageError, "no 'x' among a", select, table, ["s.x"])


def test_binary_output_and_reports_go_to_pipes_but_not_to_terminals(capfdbinary, monkeypatch):
    assert set(FORMATS) == {"table", *WRITERS}
    assert main(["files", ORDERS, "-o", "arrow"]) == 0
    assert pa.ipc.open_stream(capfdbinary.readouterr().out).read_all().num_rows == 3
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    for words in (["files", ORDERS, "-o", "parquet"], ["report", ORDERS]):
        assert main(words) == 1
        captured = capfdbinary.readouterr()
        assert captured.out == b""
        assert b"--output FILE" in captured.err


def test_limit_and_a_terminal_stop_reading(monkeypatch, tmp_path, capsys):
    read = []

    def reader(table, name, columns=None):
        def batches():
            for number in range(100):
                read.append(number)
                yield pa.record_batch({"n": pa.array([number] * 40, pa.int64())})

        return pa.RecordBatchReader.from_batches(pa.schema([("n", pa.int64())]), batches())

    monkeypatch.setattr(arrowmeta.Table, "reader", reader)
    for output in FORMATS:
        read.clear()
        sink = str(tmp_path / output)
        assert main(["files", ORDERS, "-o", output, "--output", sink, "--limit", "50"]) == 0
        assert len(read) <= 3
    assert len((tmp_path / "ndjson").read_text().splitlines()) == 50
    assert main(["files", ORDERS]) == 0
    assert "(first 50 of more than 80 rows)" in capsys.readouterr().out


def test_report_of_snapshot_and_predicate_is_written_to_file(tmp_path, capsys):
    path = tmp_path / "orders.html"
    asked = ["--snapshot", "2", "--where", "pt = 1"]
    assert main(["report", ORDERS, *asked, "--output", str(path)]) == 0
    assert capsys.readouterr().out == ""
    page = read_page(path.read_text(encoding="utf-8"))
    assert page.one("h1").text == "pk_deletion_vectors"
    assert facts(page)["Snapshot"] == "2"
    assert len(grids(page, "commits")["Commits"]) == 2
    assert "Deletion vectors" not in tiles(page)
    assert lead(page, "touched").endswith("where pt = 1.")
    folder = CASES / "iceberg_append_lost_manifest" / "metadata"
    newest = max(folder.glob("*.metadata.json"))
    assert main(["report", str(newest), "--allow-moved-paths"]) == 2
    captured = capsys.readouterr()
    assert "append_lost_files" in captured.out
    assert ": Contradictory: " in captured.err


def test_explain_has_all_that_the_text_says(run):
    where = "p = 'p1' AND id % 2 = 1"
    explanation = arrowmeta.open(PLAIN).plan(where).explain()
    assert run("explain", PLAIN, where) == (0, explanation.to_arrow().to_pylist())
    of_part = {}
    for row in explanation.to_arrow().to_pylist():
        of_part.setdefault(row["part"], []).append(row)
    assert of_part["predicate"][0]["detail"] == explanation.predicate
    steps = explanation.steps.to_pylist()
    assert [(r["name"], r["total"], r["kept"]) for r in of_part["step"]] == [
        (one["step"], one["files_total"], one["files_kept"]) for one in steps
    ]
    assert of_part["manifests"][0]["kept"] == explanation.manifests.kept
    assert [r["name"] for r in of_part["kept"]] == explanation.kept["reason"].to_pylist()


# -- Stores


def test_results_with_store_equal_those_without(tmp_path, run, capsys):
    _, without = run("files", ORDERS)
    for _ in range(2):
        assert run("files", ORDERS, "--store", tmp_path) == (0, without)
    (data,) = tmp_path.rglob("*.parquet")
    data.write_bytes(data.read_bytes()[:-1])
    code, faults = run("store", "verify", "--store", tmp_path)
    assert (code, len(faults)) == (2, 1)
    damaged = copies(tmp_path, damaged="pk_deletion_vectors") / "damaged"
    shutil.rmtree(damaged / "manifest")
    assert main(["index", str(damaged), "--store", str(tmp_path / "store")]) == 3
    assert "of the metadata could not be read;" in capsys.readouterr().err


@pytest.mark.sampled(1)
@pytest.mark.parametrize("command", ["scan FOLDER", "compare FOLDER/orders FOLDER/orders"])
def test_scan_and_compare_use_a_store(command, tmp_path, run):
    folder = copies(tmp_path / "t", orders="pk_deletion_vectors", visits="append_snappy")
    words, store = command.replace("FOLDER", str(folder)).split(), ("--store", tmp_path / "store")
    expected = run(*words)
    assert run(*words, *store) == expected
    _, stored = run("store", "list", *store)
    assert str(folder / "orders") in [row["table_location"] for row in stored]
    assert run(*words, *store) == expected


def test_one_word_of_sql_is_a_query_over_the_store(tmp_path, run, capsys, monkeypatch):
    warehouse = copies(
        tmp_path / "w", **{"a folder/t": "pk_deletion_vectors", "t": "append_snappy"}
    )
    store = ("--store", str(tmp_path / "store"))
    code, rows = run("index", warehouse, *store)
    assert (code, len(rows)) == (0, 2)
    query = "SELECT count(*) AS n FROM files"
    assert run("sql", warehouse / "a folder" / "t", query, *store) == (0, [{"n": 3}])
    assert run("sql", query, *store) == (0, [{"n": 3 + 15}])
    monkeypatch.setenv("ARROWMETA_STORE", store[1])
    assert run("sql", query) == (0, [{"n": 3 + 15}])
    for words in (["sql", query, "--store", ""], ["sql"]):
        assert main(words) == 1
        assert "The table is missing" in capsys.readouterr().err


# -- The tables of a warehouse


def test_scan_lists_tables_with_their_sizes(run, tmp_path):
    names = ("iceberg_v1_to_v2", "pk_all_types", "pk_deletion_vectors")
    code, found = run("scan", copies(tmp_path, **{name: name for name in names}))
    rows = {row["name"]: row for row in found}
    assert (code, rows.keys()) == (0, {*names})
    table, row = arrowmeta.open(DATA / "pk_all_types"), rows["pk_all_types"]
    sizes = table.data_files()["file_size_in_bytes"].to_pylist()
    assert row["data_file_count"] == row["small_file_count"] == len(sizes)
    assert row["file_size_in_bytes"] == sum(sizes)
    assert row["record_count"] == sum(table.data_files()["record_count"].to_pylist())
    assert row["snapshot_count"] == table.snapshots().num_rows
    times = table.snapshots()["committed_at"].to_pylist()
    assert row["last_committed_at"][:19] == max(times).isoformat()[:19]
    assert rows["pk_deletion_vectors"]["deleted_record_count"] > row["deleted_record_count"] == 0
    _, listed = run("scan", DATA, "--names-only")
    assert {row["name"] for row in listed} == {f.name for f in DATA.iterdir() if f.is_dir()}
    names = ["name", "location", "format", "format_version", "snapshot_id", "error"]
    assert list(listed[0]) == names


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    """The page of three tables, one of which has a report and one a hostile name."""
    folder = tmp_path_factory.mktemp("page")
    tables = {"sales.db__orders": "pk_all_types", "<script>alert(1)<__script>": "append_snappy"}
    copies(folder / "warehouse", **tables, many="append_float_partition")
    (folder / "sales.orders.html").touch()
    path = folder / "fleet.html"
    assert main(["scan", str(folder / "warehouse"), "-o", "html", "--output", str(path)]) == 0
    return path


def test_page_links_existing_reports_and_no_other_resource(page):
    text = page.read_text()
    assert re.findall(r'href="([^"]*)"', text) == ["./sales.orders.html"]
    assert "http" not in re.sub(r"http-equiv", "", text)
    assert "<script>alert" not in text
    assert "default-src &#39;none&#39;" in text or "default-src 'none'" in text
    assert text.count("<tr") == 4


def test_page_sorts_and_filters_in_a_browser(page):
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        pytest.skip("there is no Chromium")
    script = """<script>{
    const names = () => [...document.querySelectorAll("tbody tr:not([hidden]) td:first-child")]
      .map(cell => cell.dataset.key);
    const said = [], click = at => document.querySelectorAll("thead button")[at].click();
    click(1); said.push(names()); click(1); said.push(names());
    const filter = document.getElementById("filter");
    filter.value = "SALES"; filter.dispatchEvent(new Event("input")); said.push(names());
    document.title = JSON.stringify(said);
    }</script></body>"""
    clicked = page.with_name("clicked.html")
    clicked.write_text(page.read_text().replace("</body>", script))
    arguments = ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", clicked.as_uri()]
    dom = subprocess.run([browser, *arguments], capture_output=True, text=True, timeout=120)
    title = re.search("<title>(.*?)</title>", dom.stdout)
    assert title, dom.stderr
    hostile = "&lt;script&gt;alert(1)&lt;/script&gt;"
    down = [hostile, "sales.orders", "many"]
    assert json.loads(title[1].replace("&amp;", "&")) == [down, down[::-1], ["sales.orders"]]


def test_scan_in_python_returns_the_rows_of_the_command(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    tables = {"sales.db__a": "append_snappy", "sales.db__k": "pk_all_types"}
    (copies(tmp_path / "warehouse", **tables) / "empty").mkdir()
    rows = arrowmeta.scan("warehouse", page="fleet.html", reports=True)
    assert main(["scan", "warehouse", "-o", "arrow", "--output", "x.arrow"]) == 0
    with pa.OSFile("x.arrow") as file, pa.ipc.open_stream(file) as stream:
        assert stream.read_all().equals(rows)
    reports = ["sales.a.html", "sales.k.html"]
    assert {path.name for path in tmp_path.glob("*.html")} == {*reports, "fleet.html"}
    page = (tmp_path / "fleet.html").read_text(encoding="utf-8")
    assert f"<h1>Tables of {tmp_path / 'warehouse'}</h1>" in page
    assert sorted(re.findall(r'href="\./([^"]*)"', page)) == reports
    for name in reports:
        report = (tmp_path / name).read_text(encoding="utf-8")
        assert "arrowmeta report</title>" in report
        assert '<a href="./fleet.html">' in report
    refuses(UsageError, "beside a page", arrowmeta.scan, "warehouse", reports=True)


def test_page_has_the_worst_table_first_and_marks_files_that_could_be_larger():
    def page(**rows):
        named = ({"name": n, "location": n, "format": "paimon", **row} for n, row in rows.items())
        return fleet_page(pa.Table.from_pylist(list(named), SURVEYED), "warehouse", lambda _: "")

    sound = {"error_count": 0, "warning_count": 0, "finding_count": 0, "data_file_count": 4}
    found = page(
        sound={**sound, "small_file_count": 0},
        small={**sound, "small_file_count": 3},
        warned={**sound, "warning_count": 9, "finding_count": 9},
        wrong={**sound, "error_count": 2, "warning_count": 1, "finding_count": 3},
        lost={"error": "damaged"},
    )
    names = re.findall('<tr[^>]*><td data-key="([^"]*)"', found)
    assert names == ["lost", "wrong", "warned", "small", "sound"]
    assert "2 errors, 1 warning" in found
    assert "<dt>data files</dt><dd>16</dd>" in found
    assert "<dt>bytes</dt><dd>unknown</dd>" in found
    mib = 1 << 20
    small = {"data_file_count": 12, "small_file_count": 12, "small_size_in_bytes": 128 * mib}
    many = {"data_file_count": 120, "small_file_count": 120, "partition_count": 50}
    found = page(
        tiny={**small, "file_size_in_bytes": 50 << 10},
        split={**small, "file_size_in_bytes": 1_000 * mib},
        spread={**small, **many, "file_size_in_bytes": 1_000 * mib},
    )
    orange = r'<tr[^>]*><td data-key="([^"]*)".*?"Small files"[^>]*class="warning"'
    assert re.findall(orange, found) == ["split"]
