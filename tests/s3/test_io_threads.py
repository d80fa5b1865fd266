"""Code that accesses storage does not run on Arrow's I/O threads.

Listing a folder of S3 waits for a free I/O thread: code on the only one would deadlock. The
number of these threads is fixed when Arrow is loaded, so queries run in another process.
"""

import os
import subprocess
import sys

import arrowmeta
from tests import corpus

PROGRAM = """
import sys
import arrowmeta
import pyarrow.dataset as ds

for line in sys.stdin.read().splitlines():
    print(line, flush=True)
    location, question = line.split(" ", 1)
    table = arrowmeta.open(location, allow_moved_paths=True)
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
DAMAGED = "damaged"
#: Both formats read the same way, except for manifests.
ASKED = {
    "pk_tags_branches": corpus.sample(QUESTIONS, 2),
    "iceberg_v2_position_deletes": QUESTIONS if corpus.is_all() else QUESTIONS[5:6],
    DAMAGED: ("[table.files(), table.damage]", "table.sql('FROM damage')"),
}


def test_queries_do_not_deadlock_with_one_io_thread(s3, data):
    lines = []
    for name, questions in ASKED.items():
        source = data / ("pk_tags_branches" if name == DAMAGED else name)
        path, files = s3.upload(source, f"io_threads/{name}"), s3.filesystem()
        if name == DAMAGED:
            manifest = arrowmeta.open(path, filesystem=files).manifests()["manifest_path"][0]
            with files.open_output_stream(manifest.as_py()) as file:
                file.write(b"Obj")
        lines += [f"{s3.uri(path)} {question}" for question in questions]
    with subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", PROGRAM],
        env={**os.environ, "ARROW_IO_THREADS": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            said, _ = process.communicate("\n".join(lines), timeout=240)
        except subprocess.TimeoutExpired:
            process.kill()
            said, _ = process.communicate()
    assert said.splitlines()[-1] == "answered", "no answer to the last of these:\n" + said
