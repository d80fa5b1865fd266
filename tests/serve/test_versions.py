"""Versions of served tables, and the journal of what is asked."""

import json
import shutil
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.cli import main
from tests.serve.test_server import DATA, TABLES, VECTORS, client, of_pages, plan

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """A warehouse with one table, whose newest version is seen at once."""
    from arrowmeta.apps.serve import tables

    monkeypatch.setattr(tables, "OPEN_SECONDS", -1.0)
    monkeypatch.setattr(tables, "LISTED_SECONDS", -1.0)
    shutil.copytree(DATA / VECTORS, tmp_path / "t")
    return tmp_path / "t"


def commit(table, change):
    """Write the next metadata file of a table, without a new snapshot."""
    folder = table / "metadata"
    numbers = [int(path.name[1:].partition(".")[0]) for path in folder.glob("v*.metadata.json")]
    metadata = json.loads((folder / f"v{max(numbers)}.metadata.json").read_text())
    change(metadata)
    metadata["last-updated-ms"] += 1
    (folder / f"v{max(numbers) + 1}.metadata.json").write_text(json.dumps(metadata))
    (folder / "version-hint.text").write_text(str(max(numbers) + 1))


def renamed(metadata):
    (schema,) = [
        one for one in metadata["schemas"] if one["schema-id"] == metadata["current-schema-id"]
    ]
    new = json.loads(json.dumps(schema))
    new["schema-id"] = metadata["current-schema-id"] = 77
    (field,) = [one for one in new["fields"] if one["name"] == "id"]
    field["name"] = "renamed_id"
    new["fields"].append({"id": 9_999, "name": "id", "required": False, "type": "long"})
    metadata["last-column-id"] = 9_999
    metadata["schemas"].append(new)


def test_a_column_renamed_without_a_snapshot_makes_another_plan(copied):
    server, condition = client(copied.parent), {"type": "gt", "term": "id", "value": 10**9}
    assert plan(server, "t", filter=condition).json()["file-scan-tasks"] == []
    commit(copied, renamed)
    # The new `id` has no statistics in any file.
    every = arrowmeta.open(copied).data_files().num_rows
    assert len(plan(server, "t", filter=condition).json()["file-scan-tasks"]) == every > 0
    tasks = plan(server, "t", filter={**condition, "term": "renamed_id"}).json()["file-scan-tasks"]
    assert tasks == []


def test_further_pages_of_a_plan_are_of_its_columns(copied, monkeypatch):
    server = of_pages(monkeypatch, 1, copied.parent)
    first = plan(server, "t").json()
    token, plan_id = first["plan-tasks"][0], first["plan-id"]
    commit(copied, lambda metadata: metadata["properties"].update(seen="yes"))
    page = server.post(f"{TABLES}/t/tasks", json={"plan-task": token})
    assert page.status_code == 200  # no file of the snapshot depends on it
    commit(copied, renamed)
    page = server.post(f"{TABLES}/t/tasks", json={"plan-task": token})
    assert page.json()["error"]["type"] == "NoSuchPlanTaskException"
    assert "plan again" in page.json()["error"]["message"]
    for path in (f"/explain/{plan_id}", f"{TABLES}/t/plan/{plan_id}"):
        assert server.get(path).json()["error"]["type"] == "NoSuchPlanIdException"


def test_a_table_that_replaces_another_one_has_answers_of_its_own(copied):
    server = client(copied.parent)
    first = plan(server, "t").json()
    page = server.get("/table/default.t").text
    shutil.rmtree(copied)
    shutil.copytree(DATA / "iceberg_v1_to_v2", copied)
    again = plan(server, "t").json()
    assert len(again["file-scan-tasks"]) == arrowmeta.open(copied).data_files().num_rows
    answer = server.get(f"{TABLES}/t/plan/{first['plan-id']}").json()
    assert answer["error"]["code"] in (400, 404)
    other = server.get("/table/default.t").text
    assert other != page
    assert "iceberg_v1_to_v2" in other or "cat" in other


def test_a_report_is_of_the_newest_metadata(copied):
    server = client(copied.parent)
    assert "renamed_id" not in server.get("/table/default.t").text
    commit(copied, renamed)
    assert "renamed_id" in server.get("/table/default.t").text


def report(**changes):
    """A report as Iceberg's clients send it."""
    return {
        "report-type": "scan-report",
        "table-name": "catalog.default.other",
        "snapshot-id": 1,
        "filter": True,
        "schema-id": 0,
        "projected-field-ids": [1],
        "projected-field-names": ["id"],
        "metrics": {"result-data-files": {"unit": "count", "value": 4}},
        **changes,
    }


@pytest.fixture
def store(tmp_path):
    return tmp_path / "store"


def test_reports_are_lines_that_queries_reads(store, capsys):
    server = client(DATA / VECTORS, options={"store": str(store)})
    table = arrowmeta.open(DATA / VECTORS)
    for snapshot_id in (table.snapshot_id, table.snapshot_id):
        body = report(**{"snapshot-id": snapshot_id})
        assert server.post(f"{TABLES}/{VECTORS}/metrics", json=body).status_code == 204
    path = store / "served" / "reports.jsonl"
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["table-name"] for line in lines] == [f"default.{VECTORS}"] * 2
    assert all(line["timestamp"] for line in lines)
    assert path.stat().st_mode & 0o077 == 0
    assert main(["queries", str(path), str(DATA / VECTORS), "-o", "ndjson"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["files_read"] for row in rows] == [4, 4]
    assert [row["files_needed"] for row in rows] == [table.data_files().num_rows] * 2


def test_what_is_no_report_of_a_table_is_not_kept(store):
    server = client(DATA / VECTORS, options={"store": str(store)})
    assert server.post(f"{TABLES}/{VECTORS}/metrics", json={}).status_code == 400
    assert server.post(f"{TABLES}/nothing/metrics", json=report()).status_code == 404
    assert not (store / "served").exists()


def test_without_a_store_nothing_is_kept(tmp_path, monkeypatch):
    monkeypatch.delenv("ARROWMETA_STORE", raising=False)
    monkeypatch.chdir(tmp_path)
    server = client(DATA / VECTORS)
    assert server.post(f"{TABLES}/{VECTORS}/metrics", json=report()).status_code == 204
    assert not list(tmp_path.iterdir())


def test_a_file_that_has_grown_is_begun_again(tmp_path, monkeypatch):
    from arrowmeta.apps.serve import survey

    monkeypatch.setattr(survey, "MOST_BYTES", 20)
    journal = survey.Journal(tmp_path / "x")
    for number in range(8):
        journal.add({"number": number})
    texts = [(tmp_path / name).read_text() for name in ("x.1", "x")]
    numbers = [json.loads(line)["number"] for line in "".join(texts).split()]
    assert numbers == list(range(numbers[0], 8))
    assert 2 <= len(numbers) <= 4


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_a_full_disk_is_named(store):
    (store / "served").mkdir(parents=True)
    (store / "served" / "reports.jsonl").symlink_to("/dev/full")
    with client(DATA / VECTORS, options={"store": str(store)}) as server:
        answer = server.post(f"{TABLES}/{VECTORS}/metrics", json=report())
    message = answer.json()["error"]["message"]
    assert "No space left on device" in message
    assert str(store / "served" / "reports.jsonl") in message
