"""What the server keeps in a store: reports of clients, and numbers of tables over time."""

import json
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.cli import main
from tests.serve.test_server import DATA, TABLES, VECTORS, client

pytestmark = pytest.mark.filterwarnings("ignore")


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


def test_numbers_of_tables_are_there_after_a_restart(store):
    path = store / "served" / "runs.jsonl"
    path.parent.mkdir(parents=True)
    old = {"name": f"default.{VECTORS}", "read_at": 1.0, "data_file_count": 7, "finding_count": 1}
    path.write_text(f"{json.dumps(old)}\ncut by a cra")
    for _ in range(2):  # the second reads what the first has written less than an hour ago
        with client(DATA / VECTORS, options={"store": str(store)}) as server:
            while "arrowmeta_table_files{" not in server.get("/metrics").text:
                pass
            page = server.get("/", headers={"Accept": "text/html"}).text
            assert "7 → " in page
    assert len(path.read_text().split("\n{")) == 2


def test_a_file_that_has_grown_is_begun_again(tmp_path, monkeypatch):
    from arrowmeta.apps.serve import survey

    monkeypatch.setattr(survey, "MOST_BYTES", 20)
    kept = survey.Journal(tmp_path)
    for number in range(8):
        kept.add("x", {"number": number})
    numbers = [line["number"] for line in kept.read("x")]
    assert numbers == list(range(numbers[0], 8))
    assert 2 <= len(numbers) <= 4


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_a_full_disk_is_named_and_numbers_are_shown(store, capsys):
    (store / "served").mkdir(parents=True)
    with client(DATA / VECTORS, options={"store": str(store)}) as server:
        for name in ("reports.jsonl", "runs.jsonl"):  # once the server has read them
            (store / "served" / name).symlink_to("/dev/full")
        answer = server.post(f"{TABLES}/{VECTORS}/metrics", json=report())
        message = answer.json()["error"]["message"]
        assert "No space left on device" in message
        assert str(store / "served" / "reports.jsonl") in message
        while "arrowmeta_table_files{" not in server.get("/metrics").text:
            pass
        assert server.get("/api/tables").status_code == 200
    assert str(store / "served" / "runs.jsonl") in capsys.readouterr().err
