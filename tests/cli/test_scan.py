import json
import re
import shutil
import subprocess

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.apps.report.page import fleet_page
from arrowmeta.apps.warehouse import SURVEYED
from arrowmeta.cli import main


def test_scan_lists_the_tables_of_a_warehouse(data, tmp_path, capsys):
    names = {"iceberg_v1_to_v2", "pk_all_types", "pk_deletion_vectors"}
    for name in names:
        shutil.copytree(data / name, tmp_path / name)
    assert main(["scan", str(tmp_path), "-o", "ndjson"]) == 0
    captured = capsys.readouterr()
    rows = [json.loads(line) for line in captured.out.splitlines()]
    assert {row["name"] for row in rows} == names
    assert captured.err == ""
    table = arrowmeta.open(data / "pk_all_types")
    (row,) = [row for row in rows if row["name"] == "pk_all_types"]
    sizes = table.data_files()["file_size_in_bytes"].to_pylist()
    assert row["data_file_count"] == row["small_file_count"] == len(sizes)
    assert row["file_size_in_bytes"] == sum(sizes)
    assert row["record_count"] == sum(table.data_files()["record_count"].to_pylist())
    assert row["snapshot_count"] == table.snapshots().num_rows
    times = table.snapshots()["committed_at"].to_pylist()
    assert row["last_committed_at"][:19] == max(times).isoformat()[:19]
    deletes = {row["name"]: row["deleted_record_count"] for row in rows}
    assert deletes["pk_deletion_vectors"] > deletes["pk_all_types"] == 0


def test_names_only_returns_names_formats_and_snapshots(data, capsys):
    assert main(["scan", str(data), "--names-only", "-o", "ndjson"]) == 0
    listed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {row["name"] for row in listed} == {f.name for f in data.iterdir() if f.is_dir()}
    row = listed[0]
    assert list(row) == ["name", "location", "format", "format_version", "snapshot_id", "error"]


def test_scan_says_which_table_is_broken_and_lists_the_others(data, tmp_path, capsys):
    for name in ("append_snappy", "pk_all_types"):
        shutil.copytree(data / name, tmp_path / "sales.db" / name)
    (tmp_path / "sales.db" / "append_snappy" / "snapshot" / "LATEST").unlink()
    for path in (tmp_path / "sales.db" / "append_snappy" / "snapshot").glob("snapshot-*"):
        path.write_text("{")
    assert main(["scan", str(tmp_path), "-o", "ndjson"]) == 3
    captured = capsys.readouterr()
    rows = {row["name"]: row for row in map(json.loads, captured.out.splitlines())}
    assert rows["sales.pk_all_types"]["snapshot_id"] == 5
    assert rows["sales.append_snappy"]["error"].startswith("CorruptMetadataError")
    assert rows["sales.append_snappy"]["data_file_count"] is None
    assert rows["sales.pk_all_types"]["data_file_count"] == 12
    assert captured.err.startswith("arrowmeta: sales.append_snappy: CorruptMetadataError")


def test_scan_counts_readable_files_of_table_with_missing_manifest(data, tmp_path, capsys):
    folder = shutil.copytree(data / "append_schema_evolution", tmp_path / "lost")
    min(folder.glob("manifest/manifest-[!l]*")).unlink()
    assert main(["scan", str(tmp_path), "-o", "ndjson"]) == 3
    row = json.loads(capsys.readouterr().out)
    said = "Partial: 1 place of the metadata could not be read; `damage` lists it."
    assert (row["state"], row["error"]) == ("partial", said)
    assert 0 < row["data_file_count"] < 13
    assert row["finding_count"] > 0


@pytest.fixture(scope="module")
def page(data, tmp_path_factory):
    """The page of three tables, one of which has a report and one a hostile name."""
    tmp_path = tmp_path_factory.mktemp("page")
    warehouse = tmp_path / "warehouse"
    shutil.copytree(data / "pk_all_types", warehouse / "sales.db" / "orders")
    shutil.copytree(data / "append_snappy", warehouse / "<script>alert(1)<" / "script>")
    shutil.copytree(data / "append_float_partition", warehouse / "many")
    (tmp_path / "sales.orders.html").touch()
    path = tmp_path / "fleet.html"
    assert main(["scan", str(warehouse), "-o", "html", "--output", str(path)]) == 0
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


@pytest.fixture
def warehouse(data, tmp_path):
    """Two tables and an empty folder."""
    for name in ("append_snappy", "pk_all_types"):
        shutil.copytree(data / name, tmp_path / "warehouse" / "sales.db" / name)
    (tmp_path / "warehouse" / "empty").mkdir()
    return tmp_path / "warehouse"


def test_scan_in_python_returns_the_rows_of_the_command(warehouse, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    rows = arrowmeta.scan("warehouse", page="fleet.html", reports=True)
    assert main(["scan", "warehouse", "-o", "arrow", "--output", "x.arrow"]) == 0
    with pa.OSFile("x.arrow") as file, pa.ipc.open_stream(file) as stream:
        assert stream.read_all().equals(rows)
    assert {path.name for path in tmp_path.glob("*.html")} == {
        "sales.append_snappy.html",
        "sales.pk_all_types.html",
        "fleet.html",
    }
    page = (tmp_path / "fleet.html").read_text(encoding="utf-8")
    assert f"<h1>Tables of {warehouse}</h1>" in page
    links = re.findall(r'href="\./([^"]*)"', page)
    assert sorted(links) == ["sales.append_snappy.html", "sales.pk_all_types.html"]
    for link in links:
        report = (tmp_path / link).read_text(encoding="utf-8")
        assert "arrowmeta report</title>" in report
        assert '<a href="./fleet.html">' in report


def test_page_has_the_worst_table_first_and_findings_by_severity():
    def row(name, **facts):
        return {"name": name, "location": f"/w/{name}", "format": "paimon", **facts}

    sound = {"error_count": 0, "warning_count": 0, "finding_count": 0, "data_file_count": 4}
    rows = [
        row("sound", **sound, small_file_count=0),
        row("small", **sound, small_file_count=3),
        row("warned", **sound | {"warning_count": 9, "finding_count": 9}),
        row("wrong", **sound | {"error_count": 2, "warning_count": 1, "finding_count": 3}),
        row("lost", error="damaged"),
    ]
    page = fleet_page(pa.Table.from_pylist(rows, SURVEYED), "warehouse", lambda _: "")
    names = re.findall('<tr[^>]*><td data-key="([^"]*)"', page)
    assert names == ["lost", "wrong", "warned", "small", "sound"]
    assert "2 errors, 1 warning" in page
    assert "<dt>data files</dt><dd>16</dd>" in page
    assert "<dt>bytes</dt><dd>unknown</dd>" in page


def test_reports_need_a_page(warehouse):
    with pytest.raises(arrowmeta.UsageError, match="beside a page"):
        arrowmeta.scan(warehouse, reports=True)


def test_page_marks_small_files_only_where_bytes_would_fill_larger_ones():
    mib = 1 << 20
    facts = {"data_file_count": 12, "small_file_count": 12, "small_size_in_bytes": 128 * mib}
    sizes = {"tiny": 50 << 10, "split": 1_000 * mib, "spread": 1_000 * mib}
    rows = [
        {"name": name, "location": name, "format": "iceberg", "file_size_in_bytes": size, **facts}
        for name, size in sizes.items()
    ]
    rows[-1] |= {"data_file_count": 120, "small_file_count": 120, "partition_count": 50}
    page = fleet_page(pa.Table.from_pylist(rows, SURVEYED), "warehouse", lambda _: "")
    orange = re.findall(
        r'<tr[^>]*><td data-key="([^"]*)".*?"Small files"[^>]*class="warning"', page
    )
    assert orange == ["split"]
