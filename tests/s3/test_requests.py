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


def gets(s3, what=""):
    return [one for one in s3.requests if one.method == "GET" and what in one.path]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("question", QUESTIONS)
def test_sixty_manifests_cost_one_request_each(s3, days, question):
    table = opened(s3, days)
    # Iceberg: format detection (2), listing, hint and metadata, with a HEAD before each GET.
    assert len(s3.requests) <= 8
    QUESTIONS[question](table)
    files = {request.path for request in gets(s3) if not request.is_listing}
    assert len(gets(s3, "/manifest-0")) == (0 if question == "open" else 60)
    assert len(gets(s3)) <= len(files) + FEW


@pytest.mark.sampled(1)
def test_plan_of_one_partition_reads_only_manifests_that_may_match(s3, days):
    day = opened(s3, days).partitions()["partition"][0].as_py()["dt"]
    table = opened(s3, days)
    table.manifests()
    s3.clear()
    plan = table.plan(f"dt = '{day}'")
    assert plan.files.num_rows > 0
    kept = plan.funnel.to_pylist()[0]["kept"]
    assert 0 < kept < 10
    assert len(gets(s3)) <= kept + 5
    s3.clear()
    assert plan.why().num_rows > 0
    assert table.files().num_rows > 60
    assert len(gets(s3, "/manifest-0")) == 60 - kept


@pytest.mark.sampled(2)
@pytest.mark.parametrize("limit", [None, 4, 40])
def test_concurrent_manifest_reads_respect_the_limit(s3, days, limit):
    options = {"limits.concurrent-requests": str(limit)} if limit else {}
    n_threads = pa.io_thread_count()
    if limit == 40:  # the client has a connection for each: Arrow makes 25 by default
        options |= storage_options(s3.endpoint)
        table = arrowmeta.open(f"s3://{days}", storage_options=options, allow_moved_paths=True)
    else:
        table = opened(s3, days, storage_options=options)
    with s3.latency(1.0 if limit == 40 else 0.1):
        s3.clear()
        assert table.files().num_rows > 60
    least, most = {None: (9, 60), 4: (1, 4), 40: (26, 40)}[limit]
    assert least <= s3.most_at_once <= most
    assert pa.io_thread_count() == n_threads


def test_opening_a_metadata_file_reads_no_other_file(s3, data):
    path = s3.upload(data / "iceberg_v2_position_deletes", "requests/by_metadata")
    opened(s3, f"{path}/metadata/v9.metadata.json")
    assert [request.method for request in s3.requests] == ["HEAD", "GET"]


def test_reconcile_reads_each_file_once(s3, data):
    """Manifests that snapshots share are not read again."""
    table = opened(s3, s3.upload(data / "pk_tags_branches", "requests/shared"))
    s3.clear()
    table.reconcile()
    reads = [one.path for one in gets(s3) if not one.is_listing]
    assert len(reads) == len(set(reads))


def test_snapshots_are_read_concurrently(s3, data):
    """Sequential reads would have no concurrent requests."""
    path = s3.upload(data / "append_schema_evolution", "requests/together")
    filesystem = s3.filesystem()
    snapshot = json.loads((data / "append_schema_evolution/snapshot/snapshot-1").read_text())
    for number in range(1, 31):
        with filesystem.open_output_stream(f"{path}/snapshot/snapshot-{number}") as file:
            file.write(json.dumps({**snapshot, "id": number}).encode())
    table = arrowmeta.open(path, filesystem=filesystem)
    with s3.latency(0.02):
        s3.clear()
        assert table.snapshots().num_rows == 30
    assert s3.most_at_once >= 4
