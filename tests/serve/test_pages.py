"""Pages, JSON and metrics over the bundled tables of both formats."""

import re
import shutil
import threading
from base64 import b64encode
from hashlib import sha256
from html import unescape
from pathlib import Path

import pyarrow as pa
import pytest

import arrowmeta
from tests.reconcile.copies import IcebergCopy
from tests.report.pages import read_page
from tests.serve.test_server import DATA, TABLES, VECTORS, client, error_of

pytestmark = pytest.mark.filterwarnings("ignore")
ARROW = "application/vnd.apache.arrow.stream"
HTML = {"Accept": "text/html"}
NO_TABLE = "NoSuchTableException"
PAGE, ROWS = "/table/db.vectors", "/api/tables/db.vectors"
HOSTILE = "<script>alert(1)</script>&\"'"


@pytest.fixture(scope="module")
def warehouse(tmp_path_factory):
    """Tables of both formats, one that is damaged, and one with a name that is markup."""
    folder = tmp_path_factory.mktemp("warehouse")
    for place, name in (
        ("db/vectors", VECTORS),
        ("db/damaged", VECTORS),
        ("keyed", "pk_all_types"),
        (f"db/{HOSTILE.replace('/', '')}", "append_snappy"),
    ):
        shutil.copytree(DATA / name, folder / place)
    IcebergCopy(folder / "db/damaged").manifest(0).write_bytes(b"nothing")
    return folder


@pytest.fixture(scope="module")
def server(warehouse):
    with client(warehouse) as opened:
        # A page does not wait for tables that take long.
        for _ in range(20):
            if opened.get("/metrics").text.count("arrowmeta_table_readable{") == 4:
                break
        yield opened


@pytest.fixture(scope="module")
def vectors(warehouse):
    return arrowmeta.open(warehouse / "db/vectors")


@pytest.fixture(autouse=True)
def _patience(monkeypatch):
    """Let answers wait for reports."""
    monkeypatch.setattr("arrowmeta.apps.serve.pages.WAIT_SECONDS", 60)


def metrics_of(server):
    lines = server.get("/metrics").text.splitlines()
    found = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in found}


def test_metrics_have_the_numbers_of_each_table(server, vectors):
    found = metrics_of(server)
    of_table = '{table="db.vectors",format="iceberg"}'
    severities = vectors.reconcile()["severity"].to_pylist()
    expected = {
        f"files{of_table}": vectors.data_files().num_rows,
        f"delete_files{of_table}": vectors.delete_files().num_rows,
        f"snapshots{of_table}": vectors.snapshots().num_rows,
        f"last_commit_timestamp_seconds{of_table}": max(
            vectors.snapshots()["committed_at"].to_pylist()
        ).timestamp(),
        f"readable{of_table}": 1,
        # What is unknown has no metric.
        'readable{table="db.damaged",format="iceberg"}': 0,
    } | {
        f'findings{of_table[:-1]},severity="{one}"}}': severities.count(one)
        for one in ("error", "warning", "info")
    }
    assert {name: found[f"arrowmeta_table_{name}"] for name in expected} == expected
    assert 'arrowmeta_table_records{table="default.keyed",format="paimon"}' in found
    labels = {name.partition("{")[2] for name in found}
    assert len(labels) == 4 + 4 * 3 + 4  # each table, each severity, and the state
    assert any('\\"' in one for one in labels)


def test_every_line_of_the_metrics_has_the_form_of_prometheus(server):
    answer = server.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    label = r'[a-z]+="(?:[^"\\\n]|\\\\|\\"|\\n)*"'
    pattern = rf"(# (HELP|TYPE) \w+ .+)|(arrowmeta_table_\w+\{{{label}(,{label})*\}} [0-9.e+-]+)"
    for line in answer.text.splitlines():
        assert re.fullmatch(pattern, line), line
    known = set(re.findall(r"# TYPE (\w+)", answer.text))
    for name in ("prometheus_alerts.yml", "grafana_dashboard.json"):
        text = (Path(__file__).parents[2] / "docs" / "how_to" / name).read_text()
        used = set(re.findall(r"arrowmeta_table_\w+", text))
        assert len(used) > 5
        assert used <= known


def test_the_first_page_lists_all_tables_the_broken_one_first(server):
    answer = server.get("/", headers=HTML)
    assert answer.status_code == 200
    names = re.findall(r'<td data-key="([^"]*)"><a href="([^"]*)">', answer.text)
    assert names[0][0] == "db.damaged"
    assert ("db.vectors", PAGE) in names
    assert len(names) == 4
    assert HOSTILE not in answer.text
    for _, href in names[:2]:
        assert server.get(href.replace("&amp;", "&")).status_code == 200


@pytest.mark.sampled(2)
@pytest.mark.parametrize("path", ["/", PAGE, "/table/db.vectors/explain"])
def test_only_the_scripts_of_the_package_run(server, path):
    answer = server.get(path, headers=HTML)
    policy = answer.headers["content-security-policy"]
    (scripts,) = re.findall(r"script-src ([^;]*);", policy)
    assert "unsafe" not in scripts
    for script in re.findall(r"<script>(.*?)</script>", answer.text, re.DOTALL):
        assert f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" in scripts
    assert not re.search(r"<[^>]+\son\w+=", answer.text)


def named(page, element):
    """Whether a screen reader has a name for an element of a form, or a picture."""
    inside_label = any(element in label.all(element.tag) for label in page.all("label"))
    name = element.attributes.get("aria-label") or any(one.text for one in element.all("title"))
    return bool(inside_label or element.text or name)


def test_every_page_that_a_link_leads_to_has_names_for_all_controls_and_pictures(server):
    waiting, seen = ["/", "/table/db.vectors/explain?where=id%20%3E%2090"], set()
    while waiting:
        path = waiting.pop()
        seen.add(path)
        answer = server.get(path, headers=HTML)
        assert answer.status_code == 200, path
        page = read_page(answer.text)
        assert page.one("html").attributes["lang"] == "en"
        assert page.one("h1").text in page.one("head").one("title").text
        ids = re.findall(r'\sid="([^"]*)"', answer.text)
        assert len(set(ids)) == len(ids), path
        for tag in ("input", "select", "button"):
            assert all(named(page, one) for one in page.all(tag)), (path, tag)
        hidden = {
            id(one)
            for mute in page.all("div", **{"aria-hidden": "true"})
            for one in mute.all("svg")
        }
        titled = {id(one) for box in page.all("div", role="img") for one in box.all("svg")}
        for picture in page.all("svg"):
            is_mute = picture.attributes.get("aria-hidden") == "true" or id(picture) in hidden
            assert is_mute or id(picture) in titled or named(page, picture), path
        for link in page.all("a"):
            href = link.attributes["href"]
            assert link.text, path
            if href.startswith("#"):
                assert href[1:] in ids, path
            elif href not in seen and href not in waiting:
                waiting.append(href)
    assert len(seen) == 6


def test_the_page_of_a_table_is_its_report(server, vectors):
    page = server.get(PAGE, headers=HTML).text
    alone = vectors.report().to_html()
    assert "data-low=" not in alone
    plain = re.sub(r' data-(?:low|high|column)="[^"]*"| Click a file, or[^<]*', "", page)
    for section in re.findall(r'<section id="[a-z]+".*?</section>', alone, re.DOTALL):
        assert section in plain
    assert "Partial" in server.get("/table/db.damaged").text
    assert "id &gt; 90" in server.get(PAGE, params={"where": "id > 90"}).text


def test_a_report_is_made_once_and_a_page_asks_again_until_then(warehouse, monkeypatch):
    ready, report, made = threading.Event(), arrowmeta.Table.report, []

    def slow(self, **given):
        made.append(1)
        assert ready.wait(60)
        return report(self, **given)

    def finished(place):
        while (page := server.get(place, headers=HTML)).status_code == 202:
            pass
        return page

    monkeypatch.setattr("arrowmeta.apps.serve.pages.WAIT_SECONDS", 0.01)
    monkeypatch.setattr(arrowmeta.Table, "report", slow)
    with client(warehouse) as server:
        first = server.get(PAGE, headers=HTML)
        assert (first.status_code, first.headers["refresh"]) == (202, "3")
        assert "The table is being read." in first.text
        ready.set()
        page = finished(PAGE)
        assert "refresh" not in page.headers
        assert '<section id="contents"' in page.text
        assert finished(PAGE).text == page.text
        assert len(made) == 1
        monkeypatch.setattr(arrowmeta.Table, "report", lambda self, **given: 1 / 0)
        assert finished("/table/default.keyed").status_code == 500


@pytest.mark.parametrize(
    ("path", "status"),
    [
        *(("/table/no.such", 404), ("/table/no", 404), ("/table/db.no/explain", 404)),
        *(("/nowhere", 404), ("/table/keyed?snapshot=x", 400)),
    ],
)
def test_browsers_get_errors_as_pages_and_programs_as_json(server, path, status):
    page = server.get(path, headers=HTML)
    assert page.status_code == status
    assert read_page(page.text).one("li", cls="error").text
    kind = error_of(server.get(path))
    assert "no" not in path or kind == ("NotFoundException" if path == "/nowhere" else NO_TABLE)
    assert "error" in server.get(f"/api/tables{path}", headers=HTML).json()
    assert error_of(server.get("/api/tables/no/files")) == NO_TABLE


def test_snapshots_are_chosen_and_zone_maps_have_the_ends_of_files(server, vectors):
    page = server.get(PAGE, headers=HTML).text
    known = [*map(str, vectors.snapshots()["snapshot_id"].to_pylist())]
    assert sorted(re.findall(r'<option value="(\d+)"', page)) == sorted(known)
    assert re.search(rf'<option value="{vectors.snapshot_id}" selected', page)
    ends = r'data-column="([^"]*)".*?data-low="([^"]*)" data-high="([^"]*)"'
    column, low, high = re.search(ends, page, re.DOTALL).groups()
    assert len(vectors.plan(unescape(f"{column} BETWEEN {low} AND {high}")).files) >= 1
    assert known[0] in server.get(PAGE, params={"snapshot": known[0]}).text
    assert server.get(PAGE, params={"snapshot": "1"}).status_code == 400


def test_a_condition_is_explained_as_page_text_and_rows(server, vectors):
    expected = vectors.explain("id > 90")
    given = {"where": "id > 90"}
    page = server.get(f"{PAGE}/explain", params=given, headers=HTML)
    assert 'value="id &gt; 90"' in page.text
    assert expected.headline in page.text.replace("&gt;", ">")
    for row in expected.kept.to_pylist():
        assert row["reason"] in page.text
    assert "Which column to sort by?" in page.text
    text = server.get(f"{PAGE}/explain", params=given, headers={"Accept": "text/plain"})
    assert text.text == expected.to_text(100)
    rows = server.get(f"{ROWS}/explain", params=given).json()
    assert rows == expected.to_arrow().to_pylist()


@pytest.mark.parametrize(
    "where", ["no = 1", "id >", HOSTILE, "id IN (SELECT 1)", "(" * 5000, "a" * 20_000]
)
def test_an_invalid_condition_is_told(server, where):
    page = server.get(f"{PAGE}/explain", params={"where": where}, headers=HTML)
    assert page.status_code == 200
    assert '<li class="error">' in page.text
    assert HOSTILE not in page.text
    answer = server.get(f"{ROWS}/explain", params={"where": where})
    assert answer.status_code == 400


def test_damage_is_no_error_of_the_server(server, warehouse):
    for path in ("/table/db.damaged/explain", "/api/tables/db.damaged/explain"):
        answer = server.get(path, params={"where": "id > 90"}, headers=HTML)
        assert answer.status_code == 422
        assert "metadata/" in answer.text
    rows = server.get("/api/tables/db.damaged/files")
    assert rows.headers["arrowmeta-state"].startswith("Partial: 1 place of the metadata")
    assert len(rows.json()) < len(server.get(f"{ROWS}/files").json())
    assert "arrowmeta-state" not in server.get(f"{ROWS}/files").headers


def test_every_path_of_a_table_that_cannot_be_opened_says_which_file_is_damaged(tmp_path):
    shutil.copytree(DATA / VECTORS, tmp_path / "t")
    for path in tmp_path.glob("t/metadata/*.metadata.json"):
        path.write_text("nothing")
    places = ("", "/explain?where=id%20%3E%2090")
    with client(tmp_path) as server:
        answers = [server.get(f"/table/default.t{place}") for place in places]
        answers += [server.get(f"/api/tables/default.t/{name}") for name in ("files", "explain")]
        answers += [server.get(f"{TABLES}/t"), server.post(f"{TABLES}/t/plan", json={})]
        (row,) = server.get("/api/tables").json()
    assert {answer.status_code for answer in answers} == {422}
    (message,) = {answer.json()["error"]["message"] for answer in answers}
    assert ".metadata.json" in message
    assert message in row["error"]


def test_a_plan_leads_to_its_explanation(server):
    condition = {"type": "gt", "term": "id", "value": 90}
    where = TABLES.replace("default", "db")
    plan_id = server.post(f"{where}/vectors/plan", json={"filter": condition}).json()["plan-id"]
    text = server.get(f"/explain/{plan_id}", headers={"Accept": "*/*"}).text
    assert "where id > 90" in text
    rows = server.get(f"/explain/{plan_id}", headers={"Accept": "application/json"}).json()
    assert rows[0] == {**rows[0], "part": "predicate", "detail": "id > 90"}
    assert "where id &gt; 90" in server.get(f"/explain/{plan_id}", headers=HTML).text
    assert "<form" not in server.get(f"/explain/{plan_id}", headers=HTML).text
    assert server.get("/explain/x").json()["error"]["type"] == "NoSuchPlanIdException"


def test_relations_as_json_and_arrow(server, vectors):
    columns = {"columns": "file_path,record_count", "limit": "3"}
    rows = server.get(f"{ROWS}/files", params=columns).json()
    assert rows == vectors.files(["file_path", "record_count"], limit=3).to_pylist()
    arrow = {"Accept": ARROW}
    answer = server.get(f"{ROWS}/files", params={"where": "content = 'data'"}, headers=arrow)
    found = pa.ipc.open_stream(answer.content).read_all()
    assert found.num_rows == vectors.data_files().num_rows
    assert "db.vectors" in [row["name"] for row in server.get("/api/tables").json()]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("files?limit=x", 400),
        ("files?limit=1000000", 400),
        ("files?limit=-1", 400),
        ("files?columns=no", 400),
        ("files?where=read_text('/etc/passwd') IS NOT NULL", 400),
        ("files?where=getenv('HOME') IS NOT NULL", 400),
        ("files?where=length(repeat(file_path, 20000000)) > 3", 400),
        ("files?where=list_sum(range(200000000)) > 3", 400),
        ("files?where=length(repeat('x', record_count)) > 3", 400),
        ("files?where=record_count = (SELECT count(*) FROM range(9000000000))", 400),
        ("files?where=len(list_transform(range(9), x -> x)) > 3", 400),
        ("files?where=1 = 1) UNION SELECT * FROM relation WHERE (1 = 1", 400),
        ("files?where=" + " OR ".join(f"lower(file_path) = '{n}'" for n in range(90)), 400),
        ("files?where=SELECT 1", 400),
        ("files?where=sleep_ms(1) IS NULL OR record_count > 3", 400),
        ("files?where=record_count = 3 AND pg_catalog.Sleep_MS(record_count) IS NULL", 400),
        ("files?where=current_setting('home_directory') > 'a'", 400),
        ("files?where=pg_sleep(record_count) IS NULL", 400),
        ("files?where=write_log(file_path) IS NULL", 400),
        ("files?where=random() > 0.5", 400),
        ("files?where=coalesce(record_count, 1) > 0 AND now()::VARCHAR > '2'", 200),
        ("files?where=" + " OR ".join(f"file_path = '{n}'" for n in range(90)), 200),
        ("files?where=lower(file_path) LIKE '%25nothing' OR repeat(file_name, 3) = 'a'", 200),
        ("nothing", 404),
        ("../../../etc/passwd", 404),
    ],
)
def test_bad_requests_of_programs_are_told(server, path, status):
    answer = server.get(f"{ROWS}/{path}")
    assert answer.status_code == status
    assert status == 200 or answer.json()["error"]["code"] == status
    assert "root:" not in answer.text


@pytest.mark.parametrize("accept", ["application/json", ARROW])
def test_an_answer_that_is_too_long_is_refused(server, monkeypatch, accept):
    path = f"{ROWS}/files?columns=file_path,record_count&limit=9"
    arrow = server.get(path, headers={"Accept": ARROW})
    n_bytes = pa.ipc.open_stream(arrow.content).read_all().nbytes
    for most in (50, n_bytes):  # less than the rows in memory, and than the answer with them
        monkeypatch.setattr("arrowmeta.apps.serve.pages.MOST_BYTES", most)
        answer = server.get(path, headers={"Accept": accept})
        assert answer.status_code == 400
        assert "ask for fewer" in answer.json()["error"]["message"]
