"""A store with many writers, and pipes in its folder."""

import json
import os
import random
import shutil
import signal
import time
import warnings
from hashlib import sha256
from multiprocessing import get_context

import pytest

import arrowmeta
from arrowmeta.errors import ArrowMetaError
from arrowmeta.model import store_entries
from tests import corpus
from tests.bundled import DATA
from tests.store.stored_tables import care

N_ROUNDS, N_TABLES, N_WRITERS = (50, 50, 8) if corpus.is_all() else (1, 4, 3)
N_KILLED = 2
#: Tables of both formats with deletes, schema evolution and several snapshots.
NAMES = ("pk_deletion_vectors", "iceberg_v3_deletion_vectors", "append_schema_evolution")
COLUMNS = ("file_path", "status", "manifest_path", "manifest_pos", "lower_bounds")
#: Seconds until a process counts as hung.
PATIENCE = 1800


def answers(table, store):
    """Yield digests of the entries of each snapshot."""
    options = {"allow_moved_paths": True, "threads": 1}
    place: object = store or False
    snapshots = arrowmeta.open(table, store=False, **options).snapshots()["snapshot_id"].to_pylist()
    for snapshot_id in snapshots:
        opened = arrowmeta.open(table, store=place, snapshot_id=snapshot_id, **options)
        yield sha256(repr(opened.entries(COLUMNS).to_pylist()).encode()).hexdigest()


def fill(tables, store, expected, wrong, seed):
    """Query tables in a random order, and record those with wrong results."""
    store_entries._SMALL_FILES = 2  # merges often, while others read
    truth = json.loads(expected.read_text())
    for table in random.Random(seed).sample(tables, len(tables)):
        if list(answers(table, store)) != truth[str(table)]:
            with wrong.open("a") as file:
                file.write(f"{table}\n")


def test_killed_writers_do_not_lose_or_damage_stored_entries(tmp_path, capsys):
    tables = [tmp_path / "tables" / str(i) for i in range(N_TABLES)]
    for i, table in enumerate(tables):
        shutil.copytree(DATA / NAMES[i % len(NAMES)], table)
    expected, wrong = tmp_path / "expected.json", tmp_path / "wrong"
    truth = {str(table): list(answers(table, None)) for table in tables}
    expected.write_text(json.dumps(truth))
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.store.test_many_writers"])
    chance = random.Random(corpus.seed())
    for round_number in range(N_ROUNDS):
        store = tmp_path / f"store-{round_number}"
        seeds = range(N_WRITERS * round_number, N_WRITERS * (round_number + 1))
        given = [(tables, store, expected, wrong, seed) for seed in seeds]
        processes = [context.Process(target=fill, args=some) for some in given]
        for process in processes:
            process.start()
        while not list(store.rglob("*.parquet")) and any(one.is_alive() for one in processes):
            time.sleep(0.01)
        killed = chance.sample(processes, N_KILLED)
        for process in killed:
            time.sleep(chance.random())
            if process.is_alive() and process.pid is not None:
                os.kill(process.pid, signal.SIGKILL)
        for process in processes:
            process.join(PATIENCE)
            assert process.exitcode in ((0, -signal.SIGKILL) if process in killed else (0,))
        assert not wrong.exists(), wrong.read_text()
        assert care(capsys, "verify", store) == []
        for table in tables:
            done = arrowmeta.index(table, store=store, allow_moved_paths=True)
            assert done["decoded_manifest_count"].to_pylist() == [0]
            assert list(answers(table, store)) == truth[str(table)]
        shutil.rmtree(store)


def answers_beside_pipes(table, store):
    found = arrowmeta.open(table, store=store)
    names = ("files", "entries", "partitions", "buckets")
    return [found.sql(f"FROM {name} ORDER BY ALL").to_pylist() for name in names]


@pytest.mark.sampled(1)
@pytest.mark.filterwarnings("ignore::arrowmeta.model.store_entries.StoreWarning")
@pytest.mark.parametrize("suffix", [".parquet", ".derived.arrow", "table.json"])
def test_pipe_in_place_of_a_file_of_the_store_does_not_hang(data, tmp_path, suffix):
    table = data / "pk_tags_branches"
    expected = answers_beside_pipes(table, False)
    arrowmeta.index(table, store=tmp_path)
    for path in list(tmp_path.rglob("*.parquet")):
        for name in ("other.parquet", "x.derived.arrow", "notes.txt"):
            os.mkfifo(path.with_name(name))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert answers_beside_pipes(table, tmp_path) == expected
    replaced = [path for path in tmp_path.rglob("*") if path.name.endswith(suffix)]
    for path in replaced:
        path.unlink()
        os.mkfifo(path)
    assert replaced
    assert answers_beside_pipes(table, tmp_path) == expected


def test_avro_file_that_is_a_pipe_is_refused(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises((OSError, ArrowMetaError), match="device or a pipe"):
        arrowmeta.read_avro(str(tmp_path / "pipe"))
