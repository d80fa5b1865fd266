"""A table on S3 equals the table on disk, even if S3 is slow and fails at times."""

import json
from pathlib import Path

import pytest

import arrowmeta
from tests import bundled, corpus
from tests.s3.client import storage_options
from tests.s3.proxy import running_proxy

#: Tables of each format that are compared, all of them with `--all`.
N_OF_FORMAT = 15
#: Bytes of the largest one: each of them is uploaded.
MAX_BYTES = 8 << 20
QUESTIONS = ("snapshots", "manifests", "files", "all_files", "findings")

pytestmark = pytest.mark.filterwarnings("ignore")  # what is damaged is damaged in both places


def tables():
    """Return folders of real tables, evenly over their names; without any, the bundled ones."""
    chosen: list[Path] = []
    for format in ("paimon", "iceberg"):
        folders = [entry.folder for entry in corpus.entries(format, every=True)]
        some = [folders[idx * len(folders) // N_OF_FORMAT] for idx in range(N_OF_FORMAT) if folders]
        chosen += [folder for folder in some if _size(folder) <= MAX_BYTES]
    chosen = chosen or [bundled.DATA / name for name in bundled.TABLES]
    return [pytest.param(folder, id=folder.name) for folder in corpus.sample(chosen, 2)]


def _size(folder):
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


@pytest.fixture(scope="module")
def proxy(s3):
    with running_proxy(s3.endpoint) as running:
        yield running


def answers(location, **options):
    """Return all results as plain values, with the location replaced by `TABLE`."""
    table = arrowmeta.open(location, allow_moved_paths=True, **options)
    found = {name: table.relation(name).to_pylist() for name in QUESTIONS}
    # Paimon's branches are as old as their folders, and a bucket has none.
    found["refs"] = table.refs().drop_columns(["created_at"]).to_pylist()
    found["findings"].sort(key=str)  # a view without ORDER BY promises no order
    found["plan"] = table.plan("1 = 1").files.to_pylist()
    found["damage"] = table.damage.to_pylist()
    text = json.dumps(found, default=str, sort_keys=True)
    return json.loads(text.replace(location, "TABLE"))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("folder", tables())
def test_results_from_s3_equal_those_from_disk(s3, proxy, folder):
    location = "s3://" + s3.upload(folder, f"same/{folder.name}")
    expected = answers(str(folder))
    proxy.at_random(len(folder.name), 0.05, "reset", "503", "truncated")
    options = storage_options(proxy.endpoint)
    with s3.latency(0.03):
        # On a busy machine the server itself may take long.
        found = answers(location, storage_options=options, request_timeout=300)
    differing = [name for name in expected if found[name] != expected[name]]
    assert not differing, [(name, found[name], expected[name]) for name in differing]
