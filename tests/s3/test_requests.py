"""The number of requests of a query: one GET for each metadata file, and a few more.

`pyarrow` asks for the length of a file by a HEAD before each GET; these are not counted.
"""

import json
from pathlib import Path

import pyarrow as pa
import pytest

import arrowmeta
from bench.tables import table as bench_table
from tests.s3.client import storage_options

#: Requests in addition to one per file: listings, and a check for a newer snapshot.
FEW = 20

QUESTIONS = {
    "open": lambda table: table,
    "files": lambda table: table.files(),
    "plan": lambda table: table.plan("true").files,
    "partitions": lambda table: table.partitions(),
    "reconcile": lambda table: table.reconcile(),
    "findings": lambda table: table.relation("findings"),
    "findings in SQL": lambda table: table.sql("FROM findings"),
    "damage in SQL": lambda table: table.sql("FROM damage"),
}


@pytest.fixture(scope="module", params=["paimon", "iceberg"])
def days(request, s3, tmp_path_factory):
    """A table of 60 manifests, each with files of one or a few days."""
    folder = tmp_path_factory.mktemp(request.param)
    made = bench_table(folder, request.param, 600, 2, per_file=10)
    return s3.upload(Path(made.location), f"requests/days_{request.param}")


def opened(s3, path, **options):
    filesystem = s3.filesystem()
    s3.clear()
    # On a busy machine the server itself may take long.
    options = {"request_timeout": 300, "allow_moved_paths": True, **options}
    return arrowmeta.open(path, filesystem=filesystem, **options)


def manifests_read(s3):
    return [r.path for r in s3.requests if r.method == "GET" and "/manifest-0" in r.path]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("question", QUESTIONS)
def test_sixty_manifests_cost_one_request_each(s3, days, question):
    QUESTIONS[question](opened(s3, days))
    gets = [request for request in s3.requests if request.method == "GET"]
    files = {request.path for request in gets if not request.is_listing}
    assert len(manifests_read(s3)) == (0 if question == "open" else 60)
    assert len(gets) <= len(files) + FEW


@pytest.mark.sampled(1)
def test_plan_of_one_partition_reads_only_manifests_that_may_match(s3, days):
    table = opened(s3, days)
    day = table.partitions()["partition"][0].as_py()["dt"]
    table = opened(s3, days)
    table.manifests()
    s3.clear()
    plan = table.plan(f"dt = '{day}'")
    assert plan.files.num_rows > 0
    stage = plan.funnel.to_pylist()[0]
    gets = [request for request in s3.requests if request.method == "GET"]
    assert 0 < stage["kept"] < 10
    assert len(gets) <= stage["kept"] + 5
    s3.clear()
    assert plan.why().num_rows > 0
    assert table.files().num_rows > 60
    assert len(manifests_read(s3)) == 60 - stage["kept"]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("limit", [None, 4])
def test_concurrent_manifest_reads_respect_the_limit(s3, days, limit):
    options = {"limits.concurrent-requests": str(limit)} if limit else {}
    table = opened(s3, days, storage_options=options)
    with s3.latency(0.1):
        s3.clear()
        assert table.files().num_rows > 60
    most = s3.most_at_once
    assert most <= limit if limit else most > 8


def test_s3_client_has_a_connection_for_each_concurrent_request(s3, days):
    """Arrow makes 25 by default."""
    options = {**storage_options(s3.endpoint), "limits.concurrent-requests": "40"}
    n_threads = pa.io_thread_count()
    table = arrowmeta.open(f"s3://{days}", storage_options=options, allow_moved_paths=True)
    with s3.latency(1.0):
        s3.clear()
        assert table.files().num_rows > 60
    assert 25 < s3.most_at_once <= 40
    assert pa.io_thread_count() == n_threads


def test_opening_a_table_takes_at_most_8_requests(s3, days):
    """Iceberg: format detection (2), listing, hint and metadata, with a HEAD before each GET."""
    opened(s3, days)
    assert len(s3.requests) <= 8


def test_opening_a_metadata_file_reads_no_other_file(s3, data):
    path = s3.upload(data / "iceberg_v2_position_deletes", "requests/by_metadata")
    opened(s3, f"{path}/metadata/v9.metadata.json")
    assert [request.method for request in s3.requests] == ["HEAD", "GET"]


def test_reconcile_reads_each_file_once(s3, data):
    """Manifests that snapshots share are not read again."""
    table = opened(s3, s3.upload(data / "pk_tags_branches", "requests/shared"))
    s3.clear()
    table.reconcile()
    reads = [one.path for one in s3.requests if one.method == "GET" and not one.is_listing]
    assert len(reads) == len(set(reads))


def test_snapshots_are_read_concurrently(s3, data):
    """Sequential reads would have no concurrent requests."""
    path = s3.upload(data / "append_schema_evolution", "requests/together")
    filesystem = s3.filesystem()
    folder = f"{path}/snapshot"
    snapshot = json.loads((data / "append_schema_evolution/snapshot/snapshot-1").read_text())
    for number in range(1, 31):
        with filesystem.open_output_stream(f"{folder}/snapshot-{number}") as file:
            file.write(json.dumps({**snapshot, "id": number}).encode())
    table = arrowmeta.open(path, filesystem=filesystem)
    with s3.latency(0.02):
        s3.clear()
        assert table.snapshots().num_rows == 30
    assert s3.most_at_once >= 4
