"""Served tables over time: commits, drops and damage, what is written of them, and turns."""

import asyncio
import gc
import json
import shutil
import threading
import time
import weakref
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from tests.reconcile.changes import change
from tests.reconcile.copies import IcebergCopy, PaimonCopy
from tests.serve.test_server import (
    DATA,
    GROWN,
    TABLES,
    VECTORS,
    client,
    data_files,
    error_of,
    of_pages,
    plan,
)

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture
def seconds(monkeypatch):
    """Set how long a server waits, and how long it uses what it knows."""

    def of(module, **named):
        for name, number in named.items():
            monkeypatch.setattr(f"arrowmeta.apps.serve.{module}.{name}_SECONDS", number)

    return of


@pytest.fixture
def copied(tmp_path, seconds):
    """A warehouse with one table, whose newest version is seen at once."""
    seconds("tables", OPEN=-1.0, LISTED=-1.0)
    seconds("pages", WAIT=60)
    return IcebergCopy(DATA / VECTORS, tmp_path / "t")


@pytest.fixture
def warehouse(tmp_path, seconds):
    """Two tables of one kind, and a list of tables that is read each time."""
    seconds("tables", LISTED=-1.0)
    for name in ("dropped", "stays"):
        shutil.copytree(DATA / "pk_all_types", tmp_path / "wh" / name)
    return tmp_path / "wh"


def errors_of(server):
    return {row["name"]: row["error"] for row in server.get("/api/tables").json()}


# -- versions ------------------------------------------------------------------------------------

#: Another column has the name `id` now, and that of `id` is new.
RENAMED = (
    "metadata: schemas the last with schema-id = 77; current-schema-id = 77; "
    "last-column-id = 9999; schemas[-1].fields[0].name = 'renamed_id'; schemas[-1].fields + "
    "{'id': 9999, 'name': 'id', 'required': False, 'type': 'long'}"
)


def commit(copy, changed):
    """Write the next metadata file of a table, without a new snapshot."""
    number = int(copy.metadata_path.name[1:].partition(".")[0]) + 1
    newer = copy.metadata_path.with_name(f"v{number}.metadata.json")
    copy.metadata_path = Path(shutil.copy(copy.metadata_path, newer))
    change(copy, changed)
    change(copy, "metadata: last-updated-ms += 1")
    (copy.root / "metadata" / "version-hint.text").write_text(str(number))


def test_a_column_renamed_without_a_snapshot_makes_another_plan_and_report(copied):
    server, condition = client(copied.root.parent), {"type": "gt", "term": "id", "value": 10**9}
    assert copied.metadata["schemas"][-1]["fields"][0]["name"] == "id"
    assert data_files(plan(server, "t", filter=condition).json()) == []
    assert "renamed_id" not in server.get("/table/default.t").text
    commit(copied, RENAMED)
    # The new `id` has no statistics in any file.
    every = arrowmeta.open(copied.root).data_files().num_rows
    assert len(data_files(plan(server, "t", filter=condition).json())) == every > 0
    assert data_files(plan(server, "t", filter={**condition, "term": "renamed_id"}).json()) == []
    assert "renamed_id" in server.get("/table/default.t").text


def test_further_pages_of_a_plan_are_of_its_columns(copied, monkeypatch):
    server = of_pages(monkeypatch, 1, copied.root.parent)
    first = plan(server, "t").json()
    token, plan_id = first["plan-tasks"][0], first["plan-id"]
    commit(copied, "metadata: properties.seen = 'yes'")
    page = server.post(f"{TABLES}/t/tasks", json={"plan-task": token})
    assert page.status_code == 200  # no file of the snapshot depends on it
    commit(copied, RENAMED)
    page = server.post(f"{TABLES}/t/tasks", json={"plan-task": token})
    assert error_of(page) == "NoSuchPlanTaskException"
    assert "plan again" in page.json()["error"]["message"]
    for path in (f"/explain/{plan_id}", f"{TABLES}/t/plan/{plan_id}"):
        assert error_of(server.get(path)) == "NoSuchPlanIdException"


def test_a_table_that_replaces_another_one_has_answers_of_its_own(copied):
    server = client(copied.root.parent)
    first, page = plan(server, "t").json(), server.get("/table/default.t").text
    shutil.rmtree(copied.root)
    shutil.copytree(DATA / GROWN, copied.root)
    again = data_files(plan(server, "t").json())
    assert len(again) == arrowmeta.open(copied.root).data_files().num_rows
    answer = server.get(f"{TABLES}/t/plan/{first['plan-id']}").json()
    assert answer["error"]["code"] in (400, 404)
    other = server.get("/table/default.t").text
    assert other != page
    assert "iceberg_v1_to_v2" in other or "cat" in other


def test_snapshot_id_that_is_used_again_after_a_rollback_is_another_version(tmp_path):
    copy = PaimonCopy(DATA / "pk_tags_branches", tmp_path / "t")
    before = arrowmeta.open(copy.root).version()
    assert arrowmeta.open(copy.root).version() == before
    earlier = json.loads(copy.snapshot(back=1).read_text())
    copy.edit_snapshot(deltaManifestList=earlier["deltaManifestList"])
    assert arrowmeta.open(copy.root).version() != before


# -- tables that are dropped, break or have one name ---------------------------------------------


def survey(folder, tolerant):
    """Return a survey of tables that are opened by another function, with what it replaces."""
    from arrowmeta.apps.serve.survey import Survey
    from arrowmeta.apps.serve.tables import Tables, Work

    class Changed(Tables):
        def tolerant(self, identifier):
            tolerant(identifier)
            return super().tolerant(identifier)

    return Survey(Changed([str(folder)], {}), Work())


def test_a_table_dropped_while_it_is_read_does_not_fail_the_others(warehouse, seconds):
    seconds("survey", WAIT=5)

    def slow(identifier):
        if identifier == ("default", "dropped"):
            shutil.rmtree(warehouse / "dropped", ignore_errors=True)
            time.sleep(0.3)

    async def readings():
        numbers = survey(warehouse, slow)
        first = asyncio.create_task(numbers.read())
        await asyncio.sleep(0.15)  # the second one lists the tables without the dropped one
        return await asyncio.gather(first, numbers.read(), return_exceptions=True)

    for rows in asyncio.run(readings()):
        assert not isinstance(rows, Exception), rows
        assert {one.row["name"]: one.row["error"] for one in rows}["default.stays"] is None


def test_a_table_whose_numbers_fail_unexpectedly_has_the_reason(warehouse, seconds):
    def fail(identifier):
        if identifier == ("default", "dropped"):
            raise RuntimeError("no numbers")

    seconds("survey", WAIT=60)
    measured = asyncio.run(survey(warehouse, fail).read())
    assert {one.row["name"]: one.row["error"] for one in measured} == {
        "default.dropped": "RuntimeError: no numbers",
        "default.stays": None,
    }


def test_a_version_is_read_once_in_a_while(warehouse, seconds):
    shutil.rmtree(warehouse / "dropped")
    seconds("survey", FRESH=0, WAIT=60)

    async def readings():
        numbers = survey(warehouse, lambda identifier: None)
        first = second = third = (await numbers.read())[0]
        shutil.rmtree(warehouse / "stays/manifest")
        while second.seconds == first.seconds:
            second = (await numbers.read())[0]
        seconds("survey", VERSION=0)
        while third.row["error"] is None:
            third = (await numbers.read())[0]
        return first.row, second.row, third.row

    first, second, third = asyncio.run(readings())
    assert first == second
    assert first["error"] is None
    assert "could not be read" in third["error"]


def test_a_table_that_is_gone_is_shown_as_gone(warehouse, seconds):
    with client(warehouse) as server:
        assert server.get("/api/tables").status_code == 200
        seconds("tables", LISTED=1e9)
        seconds("survey", FRESH=0.0)
        shutil.rmtree(warehouse / "dropped")
        for _ in range(100):
            if (errors := errors_of(server))["default.dropped"]:
                break
            time.sleep(0.05)
        assert errors["default.dropped"].startswith("NotATableError")
        assert errors["default.stays"] is None
        for path in ("/", "/metrics", "/api/tables"):
            assert server.get(path).status_code == 200
        assert server.get("/table/default.dropped").json()["error"]["code"] == 404


def test_a_folder_that_is_gone_is_shown_beside_the_others(warehouse, tmp_path):
    shutil.copytree(DATA / VECTORS, tmp_path / "other" / "db" / "t")
    lost = f"default.{tmp_path}/nothing"
    with client(warehouse, tmp_path / "nothing", tmp_path / "other") as server:
        errors = errors_of(server)
        assert errors.keys() == {"default.dropped", "default.stays", "db.t", lost}
        assert "FileNotFoundError" in errors[lost]
        shutil.rmtree(tmp_path / "other")
        for path in ("/", "/metrics", "/api/tables"):
            assert server.get(path).status_code == 200
    assert client(tmp_path / "nothing").get("/api/tables").status_code == 500


def test_tables_of_one_name_are_refused_at_start_and_shown_with_the_reason_later(tmp_path, seconds):
    seconds("tables", LISTED=-1.0)
    shutil.copytree(DATA / VECTORS, tmp_path / "a/db/t")
    (tmp_path / "b").mkdir()
    folders = (tmp_path / "a", tmp_path / "b")
    with client(*folders) as server:
        shutil.copytree(DATA / GROWN, tmp_path / "b/db/t")
        errors = errors_of(server)
        assert errors["db.t"] is None
        assert "are both the table db.t" in errors[f"db.{tmp_path}/b/db/t"]
        tables = TABLES.replace("default", "db")
        assert [one["name"] for one in server.get(tables).json()["identifiers"]] == ["t"]
        location = server.get(f"{tables}/t").json()["metadata-location"]
        assert location.startswith(f"{tmp_path}/a/")
    with pytest.raises(UsageError) as refusal:
        client(*folders)
    for said in (f"{tmp_path}/a/db/t", f"{tmp_path}/b/db/t", "db.t"):
        assert said in str(refusal.value)


# -- what is written -----------------------------------------------------------------------------


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


def sent(server, body, table=VECTORS):
    return server.post(f"{TABLES}/{table}/metrics", json=body)


@pytest.fixture
def store(tmp_path):
    return tmp_path / "store"


def test_reports_are_lines_that_queries_reads(store, capsys):
    server = client(DATA / VECTORS, options={"store": str(store)})
    table = arrowmeta.open(DATA / VECTORS)
    for _ in range(2):
        assert sent(server, report(**{"snapshot-id": table.snapshot_id})).status_code == 204
    path = store / "served" / "reports.jsonl"
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["table-name"] for line in lines] == [f"default.{VECTORS}"] * 2
    assert all(line["timestamp"] for line in lines)
    assert path.stat().st_mode & 0o077 == 0
    assert main(["queries", str(path), str(DATA / VECTORS), "-o", "ndjson"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    n_files = table.data_files().num_rows
    assert [(row["files_read"], row["files_needed"]) for row in rows] == [(4, n_files)] * 2


def test_what_is_no_report_of_a_table_or_has_no_store_is_not_written(store, tmp_path, monkeypatch):
    server = client(DATA / VECTORS, options={"store": str(store)})
    assert sent(server, {}).status_code == 400
    assert sent(server, report(), "nothing").status_code == 404
    assert not (store / "served").exists()
    monkeypatch.delenv("ARROWMETA_STORE", raising=False)
    monkeypatch.chdir(tmp_path)
    assert sent(client(DATA / VECTORS), report()).status_code == 204
    assert not list(tmp_path.rglob("*"))


def test_a_file_that_has_grown_is_begun_again(tmp_path, monkeypatch):
    from arrowmeta.apps.serve.survey import Journal

    monkeypatch.setattr("arrowmeta.apps.serve.survey.MOST_BYTES", 20)
    journal = Journal(tmp_path / "x")
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
        message = sent(server, report()).json()["error"]["message"]
    assert "No space left on device" in message
    assert str(store / "served" / "reports.jsonl") in message


# -- turns of requests ---------------------------------------------------------------------------


def work_of(**settings):
    from arrowmeta.apps.serve.tables import Work

    return Work(**settings)


async def all_of(work, function, names):
    return await asyncio.gather(*[work.run((name,), lambda n=name: function(n)) for name in names])


def test_few_requests_begin_at_a_time_in_the_order_in_which_they_came():
    from arrowmeta.apps.serve.tables import TURNS

    begun, active, most = [], set(), []

    def compute(name):
        begun.append(name)
        active.add(name)
        most.append(len(active))
        time.sleep(0.01)
        active.discard(name)
        return name

    names = [str(number) for number in range(5 * TURNS)]
    assert asyncio.run(all_of(work_of(), compute, names)) == names
    assert max(most) <= TURNS
    assert all(abs(names.index(name) - at) < TURNS for at, name in enumerate(begun))


def test_requests_whose_store_is_slow_let_others_begin():
    from arrowmeta.apps.serve.tables import TURNS

    released = threading.Event()
    names = [f"slow {number}" for number in range(2 * TURNS)]

    def wait(name):
        if name == "last":
            released.set()
        return released.wait(60)

    assert all(asyncio.run(all_of(work_of(turn_seconds=0.05), wait, [*names, "last"])))


def test_a_request_that_its_client_leaves_before_its_turn_leaves_its_place_to_others():
    from arrowmeta.apps.serve.tables import THREADS_OF_TABLE, TURNS

    released, work = threading.Event(), work_of(turn_seconds=60)

    async def run():
        slow = [asyncio.create_task(work.run((f"{at}",), released.wait)) for at in range(TURNS)]
        waiting = (work.run(("left",), lambda: 1) for _ in range(THREADS_OF_TABLE))
        left = [asyncio.create_task(one) for one in waiting]
        await asyncio.sleep(0)
        for one in left:
            one.cancel()
        await asyncio.wait(left)
        released.set()
        await asyncio.gather(*slow)
        return await work.run(("left",), lambda: 2)

    assert asyncio.run(run()) == 2


def test_names_and_answers_of_requests_that_are_over_are_dropped():
    class Answer:
        pass

    work, answers = work_of(seconds=0.05), weakref.WeakSet()

    def slow():
        time.sleep(0.2)
        answers.add(answer := Answer())
        return answer

    async def run():
        with pytest.raises(TimeoutError):
            await work.run(("abandoned",), slow)
        for at in range(50):
            await work.run((f"{at}",), Answer)
        await asyncio.sleep(0.4)

    asyncio.run(run())
    gc.collect()
    assert not answers
    assert not work._of_table
