"""How many requests a question may cost: one GET for each file of metadata, and a few more.

`pyarrow` asks for the length of a file by a HEAD before each GET; these are not counted.
"""

from __future__ import annotations

import json

import pytest

import arrowmeta

#: Requests beside one for each file: listings, and a second look for the latest snapshot.
FEW = 20
#: Folders that each branch has of its own, to be listed.
OF_BRANCH = 6

#: Tables by name, with their branches.
TABLES = {
    "pk_tags_branches": 3,
    "append_schema_evolution": 0,
    "iceberg_v2_equality_deletes": 0,
    "iceberg_v3_deletion_vectors": 0,
}
QUESTIONS = {
    "open": lambda table: table,
    "files": lambda table: table.files(),
    "plan": lambda table: table.plan("true").files,
    "reconcile": lambda table: table.reconcile(),
    "findings": lambda table: table.relation("findings"),
    "findings in SQL": lambda table: table.sql("FROM findings"),
}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("name", TABLES)
def test_requests_of_a_question_are_bounded_by_files(s3, data, name, question):
    path = s3.upload(data / name, f"requests/{name}")
    s3.clear()
    table = arrowmeta.open(path, filesystem=s3.filesystem(), allow_moved_paths=True)
    QUESTIONS[question](table)
    gets = [request for request in s3.requests if request.method == "GET"]
    files = {request.path for request in gets if not request.is_listing}
    # A plan reads manifests up to three times: cheap columns first, then those it judges by.
    reads = 3 if question == "plan" else 1
    assert len(gets) <= reads * len(files) + FEW + OF_BRANCH * TABLES[name]


def test_reconcile_costs_requests_by_the_files_of_the_table(s3, data):
    """Snapshots that share their manifests do not make each of them be read once more."""
    path = s3.upload(data / "pk_tags_branches", "requests/by_size")
    table = arrowmeta.open(path, filesystem=s3.filesystem())
    s3.clear()
    table.reconcile()
    reads = [one.path for one in s3.requests if one.method == "GET" and not one.is_listing]
    assert len(reads) == len(set(reads))


def test_snapshots_are_read_several_at_a_time(s3, data):
    """One after the other they would keep no two requests waiting together."""
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
