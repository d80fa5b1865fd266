"""No code of ours that may touch storage runs on Arrow's I/O threads.

Listing a folder of S3 waits for a free I/O thread: code on the only one would wait for ever. The
number of these threads is fixed when Arrow is loaded, so questions are asked in another process.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import arrowmeta

PROGRAM = """
import sys
import arrowmeta
import pyarrow.dataset as ds

for question in sys.argv[2:]:
    print(question, flush=True)
    table = arrowmeta.open(sys.argv[1], allow_moved_paths=True)
    eval(question)
print("answered", flush=True)
"""
QUESTIONS = (
    "table.relation('findings')",
    "table.sql('FROM findings')",
    "table.sql('FROM damage')",
    "table.sql('FROM snapshots JOIN refs USING (snapshot_id)')",
    "table.reconcile(storage=True)",
    "ds.Scanner.from_batches(table.reader('all_entries')).to_table()",
    "ds.Scanner.from_batches(table.reader('snapshots')).to_table()",
)
ABOUT_DAMAGE = ("[table.files(), table.damage]", "table.sql('FROM damage')")


def ask(s3, path, questions):
    with subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", PROGRAM, s3.uri(path), *questions],
        env={**os.environ, "ARROW_IO_THREADS": "1"},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            said, _ = process.communicate(timeout=120)
        except subprocess.TimeoutExpired:
            process.kill()
            said, _ = process.communicate()
    assert said.splitlines()[-1] == "answered", "no answer to the last of these:\n" + said


@pytest.mark.parametrize("name", ["pk_tags_branches", "iceberg_v2_position_deletes"])
def test_one_io_thread_is_enough(s3, data, name):
    ask(s3, s3.upload(data / name, f"io_threads/{name}"), QUESTIONS)


def test_one_io_thread_is_enough_for_what_damage_has_lost(s3, data):
    path = s3.upload(data / "pk_tags_branches", "io_threads/damaged")
    filesystem = s3.filesystem()
    manifest = arrowmeta.open(path, filesystem=filesystem).manifests()["manifest_path"][0].as_py()
    with filesystem.open_output_stream(manifest) as file:
        file.write(b"Obj")
    ask(s3, path, ABOUT_DAMAGE)
