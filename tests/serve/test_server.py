"""The protocol as bytes: errors, limits, access, pages and deletes, over the bundled tables."""

import json
import shutil

import pytest

import arrowmeta
from tests.bundled import DATA
from tests.iceberg.test_parquet_manifests import UNPARTITIONED as V4
from tests.iceberg.test_parquet_manifests import with_relative_paths

testclient = pytest.importorskip("starlette.testclient")

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")

TABLES = "/iceberg/v1/namespaces/default/tables"
JSON = {"Content-Type": "application/json"}
DELETES = ("iceberg_v2_position_deletes", "iceberg_v2_equality_deletes", "iceberg_null_structs")
VECTORS = "iceberg_v3_deletion_vectors"


def client(*locations, token=None, **settings):
    from arrowmeta.apps.serve.app import application

    app = application([str(one) for one in locations or [DATA]], token=token, **settings)
    return testclient.TestClient(app, base_url="http://localhost", raise_server_exceptions=False)


def of_pages(monkeypatch, n_tasks, *locations):
    """A server whose pages have so many tasks."""
    monkeypatch.setattr("arrowmeta.apps.serve.iceberg_rest.PAGE_TASKS", n_tasks)
    return client(*locations)


@pytest.fixture(scope="module")
def server():
    return client()


def plan(server, table, **body):
    return server.post(f"{TABLES}/{table}/plan", json=body)


def test_the_configuration_lists_what_the_server_answers(server):
    answer = server.get("/iceberg/v1/config").json()
    assert answer["defaults"] == {"scan-planning-mode": "server"}
    assert answer["endpoints"] == [
        "GET /v1/{prefix}/namespaces",
        "HEAD /v1/{prefix}/namespaces",
        "GET /v1/{prefix}/namespaces/{namespace}",
        "HEAD /v1/{prefix}/namespaces/{namespace}",
        "GET /v1/{prefix}/namespaces/{namespace}/tables",
        "HEAD /v1/{prefix}/namespaces/{namespace}/tables",
        "GET /v1/{prefix}/namespaces/{namespace}/tables/{table}",
        "HEAD /v1/{prefix}/namespaces/{namespace}/tables/{table}",
        "POST /v1/{prefix}/namespaces/{namespace}/tables/{table}/plan",
        "GET /v1/{prefix}/namespaces/{namespace}/tables/{table}/plan/{plan-id}",
        "HEAD /v1/{prefix}/namespaces/{namespace}/tables/{table}/plan/{plan-id}",
        "POST /v1/{prefix}/namespaces/{namespace}/tables/{table}/tasks",
        "POST /v1/{prefix}/namespaces/{namespace}/tables/{table}/metrics",
        "DELETE /v1/{prefix}/namespaces/{namespace}/tables/{table}/plan/{plan-id}",
    ]


def test_tables_of_other_formats_are_not_in_the_catalog(server):
    listed = server.get("/iceberg/v1/namespaces/default/tables").json()["identifiers"]
    names = {one["name"] for one in listed}
    assert names == {one.name for one in DATA.glob("iceberg_*")}
    assert server.get(f"{TABLES}/pk_all_types").json()["error"] == {
        "message": "default.pk_all_types is a table of paimon",
        "type": "NoSuchTableException",
        "code": 404,
    }


def test_a_named_table_is_in_the_default_namespace():
    server = client(DATA / VECTORS)
    assert server.get("/iceberg/v1/namespaces").json() == {"namespaces": [["default"]]}
    assert server.get(f"{TABLES}/{VECTORS}").status_code == 200


@pytest.mark.sampled(1)
@pytest.mark.parametrize("row", [0, 40, 80])
def test_conditions_on_partition_transforms_keep_the_files_of_their_partitions(server, row):
    table = arrowmeta.open(DATA / DELETES[0])
    files = table.data_files(["file_path", "spec_id", "partition"]).to_pylist()
    for spec in table.specs().to_pylist():
        value = files[row]["partition"][spec["name"]]
        term = {"type": "transform", "transform": spec["transform"], "term": spec["source_column"]}
        shown = value.isoformat() if spec["transform"] == "day" else value
        for kind, is_kept in (
            ("eq", lambda one, value=value: one == value),
            ("not-eq", lambda one, value=value: one != value),
            ("lt", lambda one, value=value: one is not None and one < value),
        ):
            body = {"filter": {"type": kind, "term": term, "value": shown}}
            answer = plan(server, DELETES[0], **body).json()
            kept = {task["data-file"]["file-path"] for task in answer["file-scan-tasks"]}
            assert kept == {
                one["file_path"]
                for one in files
                if one["spec_id"] != spec["spec_id"] or is_kept(one["partition"][spec["name"]])
            }
            text = server.get(f"/explain/{answer['plan-id']}").text
            assert f"{spec['transform']}({spec['source_column']})" in text


def test_a_transform_that_no_partition_field_has_is_not_used(server):
    term = {"type": "transform", "transform": "bucket[7]", "term": "id"}
    answer = plan(server, DELETES[0], filter={"type": "eq", "term": term, "value": 3}).json()
    assert len(answer["file-scan-tasks"]) == arrowmeta.open(DATA / DELETES[0]).data_files().num_rows
    text = server.get(f"/explain/{answer['plan-id']}").text
    assert (
        "not used: bucket[7](id) = 3: it is on neither a column nor a partition field"
        in " ".join(text.split())
    )


@pytest.mark.parametrize("table", [*DELETES, VECTORS])
def test_each_task_has_the_deletes_of_its_file(server, table):
    answer = plan(server, table).json()
    deletes = answer["delete-files"]
    assert deletes
    found = {
        task["data-file"]["file-path"]: sorted(
            {deletes[at]["file-path"] for at in task.get("delete-file-references", [])}
        )
        for task in answer["file-scan-tasks"]
    }
    expected = arrowmeta.open(DATA / table).plan().files
    assert found == dict(
        zip(expected["file_path"].to_pylist(), expected["delete_files"].to_pylist(), strict=True)
    )


def test_a_vector_has_its_place_in_the_puffin_file(server):
    answer = plan(server, VECTORS).json()
    deletes, known = answer["delete-files"], arrowmeta.open(DATA / VECTORS).deletion_vectors()
    places = {
        row["data_file_path"]: (row["file_path"], row["content_offset"])
        for row in known.to_pylist()
    }
    for task in answer["file-scan-tasks"]:
        path = task["data-file"]["file-path"]
        (at,) = task.get("delete-file-references") or [None]
        if at is None:
            assert path not in places
            continue
        vector = deletes[at]
        assert vector["content"] == "position-deletes"
        assert vector["file-format"] == "puffin"
        assert vector["referenced-data-file"] == path
        assert (vector["file-path"], vector["content-offset"]) == places[path]


def test_paths_that_are_relative_in_version_4_are_absolute(tmp_path):
    table = shutil.copytree(V4, tmp_path / "t")
    with_relative_paths(table)
    opened, answer = arrowmeta.open(table), plan(client(tmp_path), "t").json()
    deletes = answer["delete-files"]
    sent = {one["file-path"] for one in deletes}
    sent |= {task["data-file"]["file-path"] for task in answer["file-scan-tasks"]}
    recorded = opened.files()["file_path"].to_pylist()
    assert sent == {f"file://{opened.resolve(path)}" for path in recorded} != set(recorded)
    assert {one["referenced-data-file"] for one in deletes} < sent


def test_equality_deletes_name_their_columns(server):
    deletes = plan(server, "iceberg_v2_equality_deletes").json()["delete-files"]
    assert {one["content"] for one in deletes} == {"equality-deletes"}
    assert all(one["equality-ids"] for one in deletes)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("table", [*DELETES, VECTORS])
def test_pages_have_the_tasks_of_the_whole_plan(server, table, monkeypatch):
    whole = plan(server, table).json()
    small = of_pages(monkeypatch, 3)
    page = plan(small, table).json()
    tokens = list(page["plan-tasks"])
    tasks = f"{TABLES}/{table}/tasks"
    later = [small.post(tasks, json={"plan-task": token}).json() for token in tokens]
    pages = [page, *later]
    assert len(pages) == max(1, -(-len(whole["file-scan-tasks"]) // 3))

    def resolved(answer):
        for task in answer["file-scan-tasks"]:
            deletes = [answer["delete-files"][at] for at in task.get("delete-file-references", [])]
            yield json.dumps([task["data-file"], deletes], sort_keys=True)

    assert [one for page in pages for one in resolved(page)] == list(resolved(whole))
    references = [one.get("delete-file-references", []) for one in page["file-scan-tasks"]]
    assert len(page["delete-files"]) == len({at for some in references for at in some})


def test_a_long_filter_names_one_page_at_a_time(monkeypatch):
    many = [f"{n:07}" for n in range(9_000)]
    condition = {"type": "not-in", "term": "cat", "values": many}
    whole = plan(client(), "iceberg_v1_to_v2", filter=condition).json()
    server = of_pages(monkeypatch, 4)
    page = plan(server, "iceberg_v1_to_v2", filter=condition).json()
    assert "error" not in page, page
    n_tasks, tokens = len(page["file-scan-tasks"]), page["plan-tasks"]
    while tokens:
        (token,) = tokens
        page = server.post(f"{TABLES}/iceberg_v1_to_v2/tasks", json={"plan-task": token}).json()
        tokens = page["plan-tasks"]
        n_tasks += len(page["file-scan-tasks"])
    assert n_tasks == len(whole["file-scan-tasks"])
    # Each task would repeat the filter: clients have it.
    assert "residual-filter" not in whole["file-scan-tasks"][0]


def test_another_server_answers_for_the_pages_of_a_plan(monkeypatch):
    first = plan(of_pages(monkeypatch, 3), VECTORS).json()
    answer = client().post(f"{TABLES}/{VECTORS}/tasks", json={"plan-task": first["plan-tasks"][0]})
    assert len(answer.json()["file-scan-tasks"]) == 3
    again = client().get(f"{TABLES}/{VECTORS}/plan/{first['plan-id']}").json()
    assert again["plan-id"] == first["plan-id"]
    assert client().delete(f"{TABLES}/{VECTORS}/plan/{first['plan-id']}").status_code == 204


def test_statistics_are_sent_if_they_are_asked_for(server):
    table = arrowmeta.open(DATA / VECTORS)
    name = table.schema.names[0]
    field_id = int(table.schema.field(name).metadata[b"PARQUET:field_id"])
    (task, *_) = plan(server, VECTORS, **{"stats-fields": [name]}).json()["file-scan-tasks"]
    file = task["data-file"]
    (row,) = [one for one in table.files().to_pylist() if one["file_path"] == file["file-path"]]
    assert file["value-counts"] == {"keys": [field_id], "values": [row["value_counts"][name]]}
    (bound,) = file["lower-bounds"]["values"]
    assert file["lower-bounds"]["keys"] == [field_id]
    value = row["lower_bounds"][name]
    assert bytes.fromhex(bound) == value.to_bytes(len(bound) // 2, "little", signed=True)
    assert "value-counts" not in plan(server, VECTORS).json()["file-scan-tasks"][0]["data-file"]


def test_pages_with_many_statistics_have_fewer_tasks(monkeypatch):
    names = arrowmeta.open(DATA / "iceberg_v1_to_v2").schema.names
    server = of_pages(monkeypatch, 4)
    few = plan(server, "iceberg_v1_to_v2", **{"stats-fields": names[:1] * 50}).json()
    assert len(few["file-scan-tasks"]) == 4
    assert len(few["file-scan-tasks"][0]["data-file"]["column-sizes"]["keys"]) <= 1
    many = plan(server, "iceberg_v1_to_v2", **{"stats-fields": names}).json()
    assert len(many["file-scan-tasks"]) == max(1, 4 // (1 + len(names) // 4))
    assert many["plan-tasks"]


def test_enough_rows_are_enough(server):
    every = plan(server, "iceberg_v1_to_v2").json()["file-scan-tasks"]
    some = plan(server, "iceberg_v1_to_v2", **{"min-rows-requested": 1}).json()["file-scan-tasks"]
    assert 0 < len(some) < len(every)


def test_a_range_of_snapshots_has_the_files_that_it_added(server):
    table = arrowmeta.open(DATA / "iceberg_v1_to_v2")
    appends = [
        one
        for one in table.snapshots().to_pylist()
        if one["operation"] == "append" and one["parent_id"] is not None
    ]
    last = appends[-1]
    answer = plan(
        server,
        "iceberg_v1_to_v2",
        **{"start-snapshot-id": last["parent_id"], "end-snapshot-id": last["snapshot_id"]},
    ).json()
    found = {task["data-file"]["file-path"] for task in answer["file-scan-tasks"]}
    entries = table.at(snapshot_id=last["snapshot_id"]).entries().to_pylist()
    assert found == {
        one["file_path"]
        for one in entries
        if one["status"] == "added" and one["snapshot_id"] == last["snapshot_id"]
    }
    assert found


def test_a_table_without_snapshots_has_no_tasks(tmp_path):
    from tests.iceberg.tables import metadata_json, write

    write(tmp_path / "t", "v1.metadata.json", metadata_json(0, **{"current-snapshot-id": -1}))
    answer = plan(client(tmp_path), "t").json()
    assert answer["status"] == "completed"
    assert (answer["file-scan-tasks"], answer["delete-files"]) == ([], [])


# -- errors --------------------------------------------------------------------------------------

DEEP = json.loads('{"type":"not","child":' * 300 + "true" + "}" * 300)
BAD = {
    "unknown column": {"filter": {"type": "eq", "term": "no", "value": 1}},
    "no expression": {"filter": 7},
    "deep": {"filter": DEEP},
    "wrong type": {"snapshot-id": "1"},
    "too large": {"snapshot-id": 2**70},
    "no such snapshot": {"snapshot-id": 1},
    "half a range": {"start-snapshot-id": 1},
    "two kinds": {"snapshot-id": 1, "end-snapshot-id": 2},
    "no range": {"start-snapshot-id": 1, "end-snapshot-id": 2},
    "statistics": {"stats-fields": "id"},
    "rows": {"min-rows-requested": -1},
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_request_is_told_in_the_form_of_the_protocol(server, name):
    answer = plan(server, VECTORS, **BAD[name])
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert (error["type"], error["code"]) == ("BadRequestException", 400)
    assert 10 < len(error["message"]) < 1000


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"[" * 100_000, b"\xff", b'{"filter":NaN}'])
def test_a_body_that_is_no_object_is_refused(server, content):
    answer = server.post(f"{TABLES}/{VECTORS}/plan", content=content, headers=JSON)
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == 400


def test_a_body_that_is_too_long_is_refused(server):
    answer = server.post(f"{TABLES}/{VECTORS}/plan", content=b" " * ((1 << 20) + 1), headers=JSON)
    assert answer.status_code == 413
    assert "more than 1,048,576 bytes" in answer.json()["error"]["message"]


@pytest.mark.parametrize("plan_id", ["x", "0.x", "999.x", "0." + "A" * 500, "é", None, ["0"]])
def test_an_unknown_plan_task_is_told(server, plan_id):
    answer = server.post(f"{TABLES}/{VECTORS}/tasks", json={"plan-task": plan_id})
    assert answer.status_code == 404
    assert answer.json()["error"]["type"] == "NoSuchPlanTaskException"


def test_a_plan_of_one_table_is_none_of_another(server):
    plan_id = plan(server, VECTORS).json()["plan-id"]
    answer = server.get(f"{TABLES}/iceberg_v1_to_v2/plan/{plan_id}")
    assert answer.json()["error"]["type"] == "NoSuchPlanIdException"
    far = server.post(f"{TABLES}/{VECTORS}/tasks", json={"plan-task": f"99.{plan_id}"})
    assert far.json()["error"]["type"] == "NoSuchPlanTaskException"


def test_a_packed_plan_that_grows_without_end_is_refused(server):
    import base64
    import zlib

    bomb = base64.urlsafe_b64encode(zlib.compress(b" " * (1 << 26), 9)).decode()
    answer = server.post(f"{TABLES}/{VECTORS}/tasks", json={"plan-task": f"0.{bomb}"})
    assert answer.json()["error"]["type"] == "NoSuchPlanTaskException"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
@pytest.mark.parametrize("path", [f"{TABLES}/{VECTORS}", "/iceberg/v1/namespaces", "/nowhere"])
def test_nothing_is_written(server, method, path):
    answer = server.request(method, path, json={})
    assert answer.status_code == 406
    assert answer.json()["error"]["type"] == "UnsupportedOperationException"


@pytest.mark.parametrize("name", ["%2e%2e", "%2e%2e%2fdata", "a/b", "%00", "x" * 5000])
def test_names_do_not_lead_out_of_the_warehouse(server, name):
    assert server.get(f"{TABLES}/{name}").status_code == 404


def test_a_damaged_manifest_fails_the_plan(tmp_path):
    shutil.copytree(DATA / VECTORS, tmp_path / "t")
    manifests = arrowmeta.open(tmp_path / "t").manifests()
    name = manifests["manifest_path"][0].as_py().rpartition("/")[2]
    (tmp_path / "t" / "metadata" / name).write_bytes(b"nothing")
    answer = plan(client(tmp_path), "t")
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["type"] == "UnprocessableEntityException"
    assert name in error["message"]


# -- access --------------------------------------------------------------------------------------


def test_a_request_needs_the_token():
    server = client(token="secret")
    assert server.get("/iceberg/v1/config").json()["error"]["type"] == "NotAuthorizedException"
    for wrong in ("Bearer other", "Basic secret", "Bearer ", "secret", "Bearer é".encode()):
        assert server.get("/iceberg/v1/config", headers={"Authorization": wrong}).status_code == 401
    good = {"Authorization": "Bearer secret"}
    assert server.get("/iceberg/v1/config", headers=good).status_code == 200


def test_a_cookie_opens_pages_but_not_the_catalog():
    server = client(token="secret")
    answer = server.get("/?token=secret&a=b", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/?a=b")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert cookie.startswith("arrowmeta_session_80=")
    assert "secret" not in cookie
    value = cookie.partition("=")[2].partition(";")[0]
    for name in ("arrowmeta_session_81", "arrowmeta_token"):  # of another server of the host
        other = client(token="secret").get("/nowhere", headers={"Cookie": f"{name}={value}"})
        assert other.status_code == 401
    again = client(token="secret").get("/nowhere", headers={"Cookie": cookie.partition(";")[0]})
    assert again.status_code == 401  # of another process
    assert server.get("/nowhere").status_code == 404
    assert server.get("/iceberg/v1/config").status_code == 401
    assert client(token="secret").get("/?token=wrong").status_code == 401


def test_only_names_of_the_own_machine_are_answered():
    other = {"Host": "evil.example:80"}
    assert client().get("/iceberg/v1/config", headers=other).status_code == 403
    assert client(is_open=True).get("/iceberg/v1/config", headers=other).status_code == 200
    for own in ("127.0.0.1:8181", "[::1]:8181", "[::1]", "localhost"):
        assert client().get("/iceberg/v1/config", headers={"Host": own}).status_code == 200


@pytest.mark.parametrize("method", ["POST", "DELETE", "PUT"])
def test_pages_of_other_sites_send_nothing(server, method):
    path = f"{TABLES}/{VECTORS}/plan"
    for origin in ("http://evil.example", "null", "http://localhost:81", "https://127.0.0.1"):
        answer = server.request(method, path, json={}, headers={"Origin": origin})
        assert answer.status_code == 403, origin
    own = server.request("POST", path, json={}, headers={"Origin": "http://localhost"})
    assert own.status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_only_json_is_read(server, kind):
    path = f"{TABLES}/{VECTORS}/plan"
    answer = server.post(path, content=b"{}", headers={"Content-Type": kind})
    assert answer.status_code == 415
    assert answer.json()["error"]["code"] == 415
    answer = server.post(path, content=b"{}", headers={"Content-Type": "Application/JSON; x=1"})
    assert answer.status_code == 200


def test_answers_allow_no_script_of_others(server):
    headers = server.get("/iceberg/v1/config").headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_an_unexpected_error_keeps_its_text(server):
    from arrowmeta.apps.serve.tables import to_answer

    answer = json.loads(to_answer(RuntimeError("s3://key:secret@bucket")).body)
    assert answer["error"]["message"] == "unexpected RuntimeError"
    told = json.loads(to_answer(OSError("s3://key:secret@bucket/x: no")).body)
    assert "secret" not in told["error"]["message"]


@pytest.mark.parametrize("table", [[5], "db", None, [], [["db"], "t"]])
def test_a_plan_of_no_table_is_refused(server, table):
    import base64
    import zlib

    members = [table, None, None, True, True, False, [], None]
    plan_id = base64.urlsafe_b64encode(zlib.compress(json.dumps(members).encode())).decode()
    for path in (f"/explain/{plan_id}", f"{TABLES}/{VECTORS}/plan/{plan_id}"):
        assert server.get(path.rstrip("=")).status_code == 404
