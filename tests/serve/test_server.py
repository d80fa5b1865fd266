"""The protocol as bytes: errors, limits, access, pages and deletes, over the bundled tables."""

import atexit
import base64
import json
import shutil
import zlib
from contextlib import ExitStack
from functools import cache

import pytest

import arrowmeta
from tests.bundled import DATA
from tests.iceberg.tables import metadata_json, write
from tests.iceberg.test_parquet_manifests import UNPARTITIONED as V4
from tests.iceberg.test_parquet_manifests import with_relative_paths

testclient = pytest.importorskip("starlette.testclient")
start_blocking_portal = pytest.importorskip("anyio.from_thread").start_blocking_portal

pytestmark = pytest.mark.filterwarnings("ignore")

CATALOG = "/iceberg/v1"
TABLES = f"{CATALOG}/namespaces/default/tables"
DELETES = ("iceberg_v2_position_deletes", "iceberg_v2_equality_deletes", "iceberg_null_structs")
VECTORS, GROWN = "iceberg_v3_deletion_vectors", "iceberg_v1_to_v2"


def client(*locations, token=None, **settings):
    from arrowmeta.apps.serve.app import application

    app = application([str(one) for one in locations or [DATA]], token=token, **settings)
    opened = testclient.TestClient(app, base_url="http://localhost", raise_server_exceptions=False)
    opened.portal = event_loop()
    return opened


@cache
def event_loop():
    """Return one event loop for all requests, as a server has: semaphores belong to a loop."""
    stack = ExitStack()
    atexit.register(stack.close)
    return stack.enter_context(start_blocking_portal())


def of_pages(monkeypatch, n_tasks, *locations):
    """A server whose pages have so many tasks."""
    monkeypatch.setattr("arrowmeta.apps.serve.iceberg_rest.PAGE_TASKS", n_tasks)
    return client(*locations)


@pytest.fixture(scope="module")
def server():
    return client()


def plan(server, table, **body):
    body = {name.replace("_", "-"): value for name, value in body.items()}
    return server.post(f"{TABLES}/{table}/plan", json=body)


def data_files(*answers):
    """The paths of the files of the tasks of plans."""
    return [task["data-file"]["file-path"] for one in answers for task in one["file-scan-tasks"]]


def with_deletes(answer):
    """Yield each file of a plan with its deletes."""
    for task in answer["file-scan-tasks"]:
        deletes = [answer["delete-files"][at] for at in task.get("delete-file-references", [])]
        yield task["data-file"], deletes


def error_of(answer):
    """The type of an error, whose body has the status of the answer."""
    error = answer.json()["error"]
    assert error["code"] == answer.status_code
    return error["type"]


def test_the_configuration_lists_what_the_server_answers(server):
    answer = server.get(f"{CATALOG}/config").json()
    assert answer["defaults"] == {"scan-planning-mode": "server"}
    namespaces, table = "/v1/{prefix}/namespaces", "/{namespace}/tables/{table}"
    listed = ["", "/{namespace}", "/{namespace}/tables", table]
    assert answer["endpoints"] == [
        *(f"{method} {namespaces}{path}" for path in listed for method in ("GET", "HEAD")),
        f"POST {namespaces}{table}/plan",
        *(f"{method} {namespaces}{table}/plan/{{plan-id}}" for method in ("GET", "HEAD")),
        f"POST {namespaces}{table}/tasks",
        f"POST {namespaces}{table}/metrics",
        f"DELETE {namespaces}{table}/plan/{{plan-id}}",
    ]


def test_tables_of_other_formats_are_not_in_the_catalog(server):
    listed = server.get(TABLES).json()["identifiers"]
    assert {one["name"] for one in listed} == {one.name for one in DATA.glob("iceberg_*")}
    assert server.get(f"{TABLES}/pk_all_types").json()["error"] == {
        "message": "default.pk_all_types is a table of paimon",
        "type": "NoSuchTableException",
        "code": 404,
    }
    alone = client(DATA / VECTORS)
    assert alone.get(f"{CATALOG}/namespaces").json() == {"namespaces": [["default"]]}
    assert alone.get(f"{TABLES}/{VECTORS}").status_code == 200


@pytest.mark.sampled(1)
@pytest.mark.parametrize("row", [0, 40, 80])
def test_conditions_on_partition_transforms_keep_the_files_of_their_partitions(server, row):
    table = arrowmeta.open(DATA / DELETES[0])
    files = table.data_files(["file_path", "spec_id", "partition"]).to_pylist()
    kept = {
        "eq": lambda one, value: one == value,
        "not-eq": lambda one, value: one != value,
        "lt": lambda one, value: one is not None and one < value,
    }
    for spec in table.specs().to_pylist():
        value = files[row]["partition"][spec["name"]]
        term = {"type": "transform", "transform": spec["transform"], "term": spec["source_column"]}
        shown = value.isoformat() if spec["transform"] == "day" else value
        for kind, is_kept in kept.items():
            body = {"filter": {"type": kind, "term": term, "value": shown}}
            answer = plan(server, DELETES[0], **body).json()
            assert {*data_files(answer)} == {
                one["file_path"]
                for one in files
                if one["spec_id"] != spec["spec_id"]
                or is_kept(one["partition"][spec["name"]], value)
            }
            text = server.get(f"/explain/{answer['plan-id']}").text
            assert f"{spec['transform']}({spec['source_column']})" in text


def test_a_transform_that_no_partition_field_has_is_not_used(server):
    term = {"type": "transform", "transform": "bucket[7]", "term": "id"}
    answer = plan(server, DELETES[0], filter={"type": "eq", "term": term, "value": 3}).json()
    assert len(data_files(answer)) == arrowmeta.open(DATA / DELETES[0]).data_files().num_rows
    text = " ".join(server.get(f"/explain/{answer['plan-id']}").text.split())
    said = "not used: bucket[7](id) = 3: it is on neither a column nor a partition field"
    assert said in text


@pytest.mark.parametrize("table", [*DELETES, VECTORS])
def test_each_task_has_the_deletes_of_its_file(server, table):
    answer = plan(server, table).json()
    opened = arrowmeta.open(DATA / table)
    files = opened.plan().files
    expected = zip(
        *(files[name].to_pylist() for name in ("file_path", "delete_files")), strict=True
    )
    assert answer["delete-files"]
    assert {
        file["file-path"]: sorted({one["file-path"] for one in deletes})
        for file, deletes in with_deletes(answer)
    } == dict(expected)
    if table == "iceberg_v2_equality_deletes":
        assert {one["content"] for one in answer["delete-files"]} == {"equality-deletes"}
        assert all(one["equality-ids"] for one in answer["delete-files"])
    if table == VECTORS:
        places = {
            row["data_file_path"]: [
                *("position-deletes", "puffin", row["data_file_path"]),
                *(row["file_path"], row["content_offset"]),
            ]
            for row in opened.deletion_vectors().to_pylist()
        }
        names = ("content", "file-format", "referenced-data-file", "file-path", "content-offset")
        assert {
            file["file-path"]: [vector[name] for name in names]
            for file, deletes in with_deletes(answer)
            for vector in deletes
        } == places


def test_paths_that_are_relative_in_version_4_are_absolute(tmp_path):
    table = shutil.copytree(V4, tmp_path / "t")
    with_relative_paths(table)
    opened, answer = arrowmeta.open(table), plan(client(tmp_path), "t").json()
    deletes = answer["delete-files"]
    sent = {one["file-path"] for one in deletes} | {*data_files(answer)}
    recorded = opened.files()["file_path"].to_pylist()
    assert sent == {f"file://{opened.resolve(path)}" for path in recorded} != set(recorded)
    assert {one["referenced-data-file"] for one in deletes} < sent


@pytest.mark.sampled(2)
@pytest.mark.parametrize("table", [*DELETES, VECTORS])
def test_pages_have_the_tasks_of_the_whole_plan(server, table, monkeypatch):
    whole = plan(server, table).json()
    small = of_pages(monkeypatch, 3)
    page = plan(small, table).json()
    tokens = page["plan-tasks"]
    tasks = f"{TABLES}/{table}/tasks"
    pages = [page, *(small.post(tasks, json={"plan-task": one}).json() for one in tokens)]
    assert len(pages) == max(1, -(-len(whole["file-scan-tasks"]) // 3))
    assert [one for page in pages for one in with_deletes(page)] == [*with_deletes(whole)]
    references = [one.get("delete-file-references", []) for one in page["file-scan-tasks"]]
    assert len(page["delete-files"]) == len({at for some in references for at in some})


def test_a_long_filter_names_one_page_at_a_time(server, monkeypatch):
    condition = {"type": "not-in", "term": "cat", "values": [f"{n:07}" for n in range(9_000)]}
    whole = plan(server, GROWN, filter=condition).json()
    small = of_pages(monkeypatch, 4)
    pages = [plan(small, GROWN, filter=condition).json()]
    while tokens := pages[-1]["plan-tasks"]:
        (token,) = tokens
        pages.append(small.post(f"{TABLES}/{GROWN}/tasks", json={"plan-task": token}).json())
    assert len(data_files(*pages)) == len(data_files(whole))
    # Each task would repeat the filter: clients have it.
    assert "residual-filter" not in whole["file-scan-tasks"][0]


def test_another_server_answers_for_the_pages_of_a_plan(server, monkeypatch):
    first = plan(of_pages(monkeypatch, 3), VECTORS).json()
    answer = client().post(f"{TABLES}/{VECTORS}/tasks", json={"plan-task": first["plan-tasks"][0]})
    assert len(data_files(answer.json())) == 3
    again = client().get(f"{TABLES}/{VECTORS}/plan/{first['plan-id']}").json()
    assert again["plan-id"] == first["plan-id"]
    assert client().delete(f"{TABLES}/{VECTORS}/plan/{first['plan-id']}").status_code == 204
    other = server.get(f"{TABLES}/{GROWN}/plan/{first['plan-id']}")
    assert error_of(other) == "NoSuchPlanIdException"
    far = server.post(f"{TABLES}/{VECTORS}/tasks", json={"plan-task": f"99.{first['plan-id']}"})
    assert error_of(far) == "NoSuchPlanTaskException"


def test_statistics_are_sent_if_they_are_asked_for(server, monkeypatch):
    table = arrowmeta.open(DATA / VECTORS)
    name = table.schema.names[0]
    field_id = int(table.schema.field(name).metadata[b"PARQUET:field_id"])
    (task, *_) = plan(server, VECTORS, stats_fields=[name]).json()["file-scan-tasks"]
    file = task["data-file"]
    (row,) = [one for one in table.files().to_pylist() if one["file_path"] == file["file-path"]]
    assert file["value-counts"] == {"keys": [field_id], "values": [row["value_counts"][name]]}
    (bound,) = file["lower-bounds"]["values"]
    assert file["lower-bounds"]["keys"] == [field_id]
    value = row["lower_bounds"][name]
    assert bytes.fromhex(bound) == value.to_bytes(len(bound) // 2, "little", signed=True)
    assert "value-counts" not in plan(server, VECTORS).json()["file-scan-tasks"][0]["data-file"]
    # Pages with many statistics have fewer tasks.
    names = arrowmeta.open(DATA / GROWN).schema.names
    small = of_pages(monkeypatch, 4)
    few = plan(small, GROWN, stats_fields=names[:1] * 50).json()
    assert len(few["file-scan-tasks"]) == 4
    assert len(few["file-scan-tasks"][0]["data-file"]["column-sizes"]["keys"]) <= 1
    many = plan(small, GROWN, stats_fields=names).json()
    assert len(many["file-scan-tasks"]) == max(1, 4 // (1 + len(names) // 4))
    assert many["plan-tasks"]


def test_enough_rows_are_enough(server):
    every, some = (plan(server, GROWN, **more) for more in ({}, {"min_rows_requested": 1}))
    assert 0 < len(data_files(some.json())) < len(data_files(every.json()))


def test_a_range_of_snapshots_has_the_files_that_it_added(server):
    table = arrowmeta.open(DATA / GROWN)
    is_later = "operation = 'append' AND parent_id IS NOT NULL"
    last = table.snapshots(where=is_later).to_pylist()[-1]
    start, end = last["parent_id"], last["snapshot_id"]
    answer = plan(server, GROWN, start_snapshot_id=start, end_snapshot_id=end).json()
    entries = table.at(snapshot_id=end).entries(where=f"status = 'added' AND snapshot_id = {end}")
    assert {*data_files(answer)} == {*entries["file_path"].to_pylist()} != set()


def test_a_table_without_snapshots_has_no_tasks(tmp_path):
    write(tmp_path / "t", "v1.metadata.json", metadata_json(0, **{"current-snapshot-id": -1}))
    answer = plan(client(tmp_path), "t").json()
    assert answer["status"] == "completed"
    assert (answer["file-scan-tasks"], answer["delete-files"]) == ([], [])


# -- errors --------------------------------------------------------------------------------------

PLAN, TASKS = (f"{TABLES}/{VECTORS}/{name}" for name in ("plan", "tasks"))
DEEP = json.loads('{"type":"not","child":' * 300 + "true" + "}" * 300)
REFUSED = [
    *(
        ("POST", PLAN, body, 400, "BadRequestException")
        for body in (
            {"filter": {"type": "eq", "term": "no", "value": 1}},
            {"filter": 7},
            {"filter": DEEP},
            {"snapshot-id": "1"},
            {"snapshot-id": 2**70},
            {"snapshot-id": 1},
            {"start-snapshot-id": 1},
            {"snapshot-id": 1, "end-snapshot-id": 2},
            {"start-snapshot-id": 1, "end-snapshot-id": 2},
            {"stats-fields": "id"},
            {"min-rows-requested": -1},
        )
    ),
    *(
        ("POST", TASKS, {"plan-task": task}, 404, "NoSuchPlanTaskException")
        for task in ("x", "0.x", "999.x", "0." + "A" * 500, "é", None, ["0"])
    ),
    # The server is read-only.
    *(
        (method, path, {}, 406, "UnsupportedOperationException")
        for method in ("POST", "PUT", "DELETE")
        for path in (f"{TABLES}/{VECTORS}", f"{CATALOG}/namespaces", "/nowhere")
    ),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "kind"), REFUSED)
def test_a_request_is_refused_in_the_form_of_the_protocol(server, method, path, body, status, kind):
    answer = server.request(method, path, json=body)
    assert (answer.status_code, error_of(answer)) == (status, kind)
    assert 10 < len(answer.json()["error"]["message"]) < 1000


@pytest.mark.parametrize(
    ("content", "kind", "status", "said"),
    [
        (b" " * ((1 << 20) + 1), "application/json", 413, "more than 1,048,576 bytes"),
        (b"[]", "application/json", 400, "the body is not a JSON object"),
        (b"{", "application/json", 400, "the body is not JSON"),
        (b"{}", "text/plain", 415, "the body has to be of the type application/json"),
    ],
)
def test_a_body_that_is_no_object_is_refused(server, content, kind, status, said):
    answer = server.post(PLAN, content=content, headers={"Content-Type": kind})
    assert answer.status_code == answer.json()["error"]["code"] == status
    assert said in answer.json()["error"]["message"]


@pytest.mark.parametrize("table", [[5], "db", None, [], [["db"], "t"]])
def test_a_plan_of_no_table_is_refused(server, table):
    members = [table, None, None, True, True, False, [], None]
    packed = zlib.compress(json.dumps(members).encode())
    plan_id = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    for path in (f"/explain/{plan_id}", f"{TABLES}/{VECTORS}/plan/{plan_id}"):
        assert server.get(path).status_code == 404


def test_a_damaged_manifest_fails_the_plan(tmp_path):
    shutil.copytree(DATA / VECTORS, tmp_path / "t")
    manifests = arrowmeta.open(tmp_path / "t").manifests()
    name = manifests["manifest_path"][0].as_py().rpartition("/")[2]
    (tmp_path / "t" / "metadata" / name).write_bytes(b"nothing")
    answer = plan(client(tmp_path), "t")
    assert (answer.status_code, error_of(answer)) == (422, "UnprocessableEntityException")
    assert name in answer.json()["error"]["message"]


def test_an_unexpected_error_keeps_its_text():
    from arrowmeta.apps.serve.tables import to_answer

    answer = json.loads(to_answer(RuntimeError("s3://key:secret@bucket")).body)
    assert answer["error"]["message"] == "unexpected RuntimeError"
    shown = json.loads(to_answer(OSError("s3://key:secret@bucket/x: no")).body)
    assert "secret" not in shown["error"]["message"]


# -- access --------------------------------------------------------------------------------------


def test_a_request_needs_the_token():
    server = client(token="secret")
    assert error_of(server.get(f"{CATALOG}/config")) == "NotAuthorizedException"
    good, *bad = "Bearer secret", "Bearer other", "Basic secret", "Bearer ", "secret"
    for header, status in (*((one, 401) for one in bad), ("Bearer é".encode(), 401), (good, 200)):
        given = {"Authorization": header}
        assert server.get(f"{CATALOG}/config", headers=given).status_code == status


def test_a_cookie_opens_pages_but_not_the_catalog():
    server = client(token="secret")
    answer = server.get("/?token=secret&a=b", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/?a=b")
    cookie, _, settings = answer.headers["set-cookie"].partition(";")
    assert {"HttpOnly", "SameSite=strict"} <= {*settings.strip().split("; ")}
    name, _, value = cookie.partition("=")
    assert name == "arrowmeta_session_80"
    assert "secret" not in answer.headers["set-cookie"]
    # Of another server of the host, and of another process.
    for other in (f"arrowmeta_session_81={value}", f"arrowmeta_token={value}", cookie):
        again = client(token="secret").get("/nowhere", headers={"Cookie": other})
        assert again.status_code == 401
    assert server.get("/nowhere").status_code == 404
    assert server.get(f"{CATALOG}/config").status_code == 401
    assert client(token="secret").get("/?token=wrong").status_code == 401


@pytest.mark.parametrize(
    ("host", "is_open", "status"),
    [
        *(("evil.example:80", False, 403), ("evil.example:80", True, 200)),
        *((own, False, 200) for own in ("127.0.0.1:8181", "[::1]:8181", "[::1]", "localhost")),
    ],
)
def test_only_names_of_the_own_machine_are_answered(host, is_open, status):
    answer = client(is_open=is_open).get(f"{CATALOG}/config", headers={"Host": host})
    assert answer.status_code == status


def test_the_type_of_a_body_and_pages_of_the_server_itself_are_accepted(server):
    path, headers = PLAN, {"Content-Type": "Application/JSON; x=1"}
    assert server.post(path, content=b"{}", headers=headers).status_code == 200
    own = {"Origin": "http://localhost"}
    assert server.post(path, json={}, headers=own).status_code == 200
    for method in ("DELETE", "PUT"):
        other = server.request(method, path, headers={"Origin": "https://127.0.0.1"})
        assert other.status_code == 403


def test_answers_allow_no_script_of_others(server):
    headers = server.get(f"{CATALOG}/config").headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
