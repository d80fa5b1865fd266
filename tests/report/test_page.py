"""Complete HTML reports: numbers equal those of relations, and all text is escaped."""

import re
from base64 import b64encode
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

import arrowmeta
from arrowmeta.apps.report.page import Cell, Grid, Header, Report, Section, Verdict, counted, sized
from arrowmeta.cli import main
from tests import corpus
from tests.bundled import DATA
from tests.iceberg.tables import metadata_json, write
from tests.reconcile.changes import change, copied
from tests.report.pages import (
    facts,
    grids,
    lead,
    pictures,
    read_page,
    section,
    tiles,
    verdicts,
)

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

KEYED = "pk_deletion_vectors"
TABLES = corpus.sample([KEYED, "iceberg_v2_position_deletes"], 1)
SECTIONS = ["truth", "remedies", "contents", "commits", "overlap", "columns", "metadata"]
HOSTILE = "<script>alert('1')</script>\"&\x1b[31m\u202e"
SHOWN = "<script>alert('1')</script>\"&\\x1b[31m\\u202e"


def page_of(table, where=None):
    return read_page(table.report(where=where).to_html())


@pytest.fixture(scope="module", params=TABLES)
def table(request):
    return arrowmeta.open(DATA / request.param, allow_moved_paths=True)


@pytest.fixture(scope="module")
def report(table):
    return table.report()


@pytest.fixture(scope="module")
def html(report):
    return report.to_html()


@pytest.fixture(scope="module")
def page(html):
    return read_page(html)


def test_header_names_the_table_and_its_snapshot(page, table, report):
    assert [one.attributes["id"] for one in page.all("section")] == SECTIONS
    assert page.one("h1").text == Path(table.location).name
    found = facts(page)
    assert found.get("Partitioned by", "") in repr(table)
    snapshots = {row["snapshot_id"]: row for row in table.snapshots().to_pylist()}
    expected = {
        "Location": table.location,
        "Format": f"{table.format.capitalize()}, version {table.format_version}",
        "Snapshot": str(table.snapshot_id),
        "Committed (UTC)": f"{snapshots[table.snapshot_id]['committed_at']:%Y-%m-%d %H:%M:%S}",
    }
    assert found.items() >= expected.items()
    assert verdicts(page)[0] == ("fine", "Sound: all was read, and the checks found nothing.")
    assert lead(page, "truth") == verdicts(page)[0][1]
    assert grids(page, "truth") == {}
    footer = read_page(replace(report, version="9.8.7").to_html()).one("footer")
    assert footer.text.startswith("arrowmeta 9.8.7.")


def test_tiles_equal_the_totals_of_relations(page, table):
    [sums] = table.sql(
        "SELECT count(*) FILTER (content = 'data') AS data,"
        " count(*) FILTER (content IN ('position_deletes', 'equality_deletes')) AS deletes,"
        " sum(record_count) FILTER (content = 'data')::BIGINT AS n_rows,"
        " sum(file_size_in_bytes) FILTER (content = 'data')::BIGINT AS n_bytes,"
        " (SELECT sum(bytes)::BIGINT FROM metadata_bytes WHERE breakdown = 'kind') AS n FROM files"
    ).to_pylist()
    shown = {
        "Data files": f"{sums['data']:,}",
        "Rows": f"{sums['n_rows']:,}",
        "Bytes": sized(sums["n_bytes"]),
        "Delete files": f"{sums['deletes']:,}",
        "Deletion vectors": f"{table.deletion_vectors().num_rows:,}",
        "Partitions": f"{table.partitions().num_rows:,}",
        "Manifests": f"{table.manifests().num_rows:,}",
        "Metadata": sized(sums["n"]),
    }
    if_any = {"Delete files", "Deletion vectors", "Partitions"}
    assert tiles(page) == {k: v for k, v in shown.items() if k not in if_any or v != "0"}


def test_file_with_several_deletion_vectors_is_counted_once():
    table = arrowmeta.open(DATA / "iceberg_v3_deletion_vectors", allow_moved_paths=True)
    vectors = table.delete_files(columns=["file_path", "file_size_in_bytes"]).to_pylist()
    sizes = {row["file_path"]: row["file_size_in_bytes"] for row in vectors}
    assert len(sizes) < len(vectors)
    page = page_of(table)
    vector = ["deletion_vector", "puffin", sized(sum(sizes.values())), str(len(sizes))]
    assert vector in grids(page, "contents")["By content and format"]
    assert tiles(page)["Deletion vectors"] == str(len(vectors))


def test_grids_have_the_rows_of_partitions_snapshots_and_aggregates(page, table):
    expected = [
        [
            *(row["partition_path"], f"{row['file_count']:,}", f"{row['record_count']:,}"),
            sized(row["file_size_in_bytes"]),
        ]
        for row in table.partitions().to_pylist()
    ]
    shown = grids(page, "contents")["By partition"]
    assert len(shown) == min(len(expected), 20)
    assert [row for row in shown if row not in expected] == []
    commits = [(row[2], row[3]) for row in grids(page, "commits")["Commits"]]
    assert commits == [
        (str(row["snapshot_id"]), counted(row["delta_record_count"]))
        for row in table.snapshots(sort="-committed_at").to_pylist()
    ]
    names = [name for name in table.schema.names if name != "v"]
    wanted = ", ".join(f"min({name}), max({name})" for name in names)
    [answer] = table.aggregate(wanted).to_pylist()
    shown = {row[0]: row for row in grids(page, "columns")["Columns"]}
    assert list(shown) == table.schema.names
    for name in names:
        for at, function in ((3, "min"), (4, "max")):
            value = answer[f"{function}({name})"]["value"]
            assert not isinstance(value, int | str) or shown[name][at] == str(value)


def test_page_for_a_predicate_has_steps_and_reasons():
    orders, where = arrowmeta.open(DATA / KEYED), "pt = 1 AND k > 100"
    page, explanation = page_of(orders, where), orders.plan(where).explain()
    keys = [one.attributes["id"] for one in page.all("section")]
    assert keys == ["truth", "remedies", "touched", *SECTIONS[2:]]
    assert where in lead(page, "touched")
    assert lead(page, "touched").startswith("1 data file, ")
    shown = grids(page, "touched")
    assert [(row[0], row[2], row[1]) for row in shown["Files kept by each step"]] == [
        (row["step"], f"{row['files_kept']:,}", f"{row['files_total']:,}")
        for row in explanation.steps.to_pylist()
    ]
    assert [(row[2], row[4], row[5]) for row in shown["Why files are kept"]] == [
        (row["reason"], row["detail"], row["remedy"] or "") for row in explanation.kept.to_pylist()
    ]


def test_page_of_a_damaged_table_shows_damage_and_losses(tmp_path, capsys):
    copy = copied(KEYED, tmp_path)
    lost = str(copy.manifest("base"))
    change(copy, "base manifest: missing")
    table = arrowmeta.open(copy.root)
    found = table.reconcile()
    assert main(["report", table.location]) == 3
    printed = capsys.readouterr()
    assert "Partial: 1 place" in printed.err
    assert lost in printed.err
    page = read_page(printed.out)
    assert verdicts(page)[0] == ("error", table.standing.sentence)
    assert table.standing.sentence.startswith("Partial: 1 place of the metadata could not be read;")
    assert f"and found {found.num_rows} error" in lead(page, "truth")
    [row] = grids(page, "truth")["Could not be read"]
    [fault] = table.damage.to_pylist()
    assert (row[0], *row[2:4]) == (lost, fault["reason"], str(fault["lost_files"]))
    checks = found["check_name"].to_pylist()
    assert {row[1]: int(row[2]) for row in grids(page, "truth")["Findings"]} == Counter(checks)
    for role in ("base", "delta"):
        change(copy, f"{role} list: missing")
    page = page_of(arrowmeta.open(copy.root))
    assert lead(page, "contents") == "No live files could be read."
    assert tiles(page)["Data files"] == "unknown"


def test_page_of_a_table_without_a_snapshot_is_empty(tmp_path):
    write(tmp_path, "v1.metadata.json", metadata_json(0))
    page = page_of(arrowmeta.open(tmp_path), "id > 3")
    assert facts(page)["Snapshot"] == "none"
    assert tiles(page)["Data files"] == "0"
    assert lead(page, "contents") == "There are no live files."
    assert lead(page, "commits") == "The metadata has no commit of this table."
    assert grids(page, "contents") == grids(page, "commits") == {}
    assert lead(page, "touched").startswith("0 data files, 0 B may hold rows")


def test_names_and_paths_are_escaped_in_html(tmp_path):
    folder = tmp_path / HOSTILE.replace("/", "_")
    field = {"id": 1, "name": HOSTILE, "required": False, "type": "string"}
    schema = {"type": "struct", "schema-id": 0, "fields": [field]}
    part = {"name": HOSTILE + "_p", "transform": "identity", "source-id": 1, "field-id": 1000}
    spec = {"spec-id": 0, "fields": [part]}
    metadata = metadata_json(0, schemas=[schema], **{"partition-specs": [spec]})
    write(folder, "v1.metadata.json", metadata)
    html = arrowmeta.open(folder).report().to_html()
    page = read_page(html)
    assert "alert(1)" not in page.one("script").text
    assert page.one("h1").text == SHOWN.replace("/", "_")
    assert facts(page)["Partitioned by"] == SHOWN
    assert grids(page, "columns")["Columns"][0][0] == SHOWN
    assert "\x1b" not in html
    assert "\u202e" not in html


def test_template_escapes_every_text():
    def of(text):
        header = Header(text, ((text, text),), (Verdict("fine", text),), {})
        grid = Grid(text, (text,), ((Cell(text),),), text)
        return Report(header, (Section("truth", text, text, (grid,)),), text, None).to_html()

    # The same page with a harmless text has the same elements, and the text as often.
    html, harmless = of(HOSTILE), of("harmless-text")
    assert re.findall(r"<\w+", html) == re.findall(r"<\w+", harmless)
    assert html.count("&lt;script&gt;") == harmless.count("harmless-text") >= 10


def test_page_has_no_external_resources_and_one_script(page, html):
    [policy] = [one for one in page.all("meta") if "http-equiv" in one.attributes]
    [script] = re.findall(r"<script>(.*?)</script>", html, re.DOTALL)
    digest = b64encode(sha256(script.encode()).digest()).decode()
    assert policy.attributes["content"] == (
        f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'"
    )
    tags = set(re.findall(r"<(\w+)", html))
    assert tags.isdisjoint({"link", "img", "image", "use", "iframe", "object", "embed", "form"})
    links = {one.attributes["href"] for one in page.all("a")}
    assert links == {f"#{key}" for key in SECTIONS}
    assert re.findall(r"\b(?:src|on\w+)=|url\(|@import|https?://", html) == []


def test_sections_have_pictures_and_folded_rows(page):
    shown = {key: list(pictures(page, key)) for key in SECTIONS}
    assert shown["contents"] == ["Sizes of data files"]
    assert shown["commits"] == ["Growth"]
    assert shown["overlap"][0].startswith("Zone map of ")
    assert all(marks for key in SECTIONS for marks in pictures(page, key).values())
    folds = section(page, "contents").all("details")
    assert {fold.one("summary").text for fold in folds} == {"By partition", "By file size"}


@pytest.mark.exhaustive
def test_reports_of_one_table_are_identical(html, table):
    again = arrowmeta.open(table.location, allow_moved_paths=True, threads=2)
    assert again.report().to_html() == html
