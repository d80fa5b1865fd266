"""Warnings of damage, and memory of sources."""

import gc
import shutil
import threading
import warnings
import weakref
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.reading import BUFFER_POOL
from arrowmeta.io.requests import DaemonPool
from arrowmeta.model.damage import DamagedMetadataWarning, DamageLog, without_warnings
from tests.bundled import DATA


def test_overlapping_without_warnings_blocks_restore_the_filters():
    """The last thread to leave must not restore the filters that the other one set."""
    first_is_in, second_waits = threading.Event(), threading.Event()

    def first():
        with without_warnings(DamagedMetadataWarning):
            first_is_in.set()
            second_waits.wait()

    def second():
        first_is_in.wait()
        second_waits.set()
        with without_warnings(DamagedMetadataWarning):
            one.join()

    one, other = threading.Thread(target=first), threading.Thread(target=second)
    before = warnings.filters[:]
    for thread in (one, other):
        thread.start()
    for thread in (one, other):
        thread.join()
    assert warnings.filters == before
    with pytest.warns(DamagedMetadataWarning, match="broken"):
        DamageLog().add("manifest", "m", CorruptMetadataError("broken"))


def test_an_error_known_with_its_consequence_is_not_recorded_again():
    log = DamageLog(warns=False)
    error = CorruptMetadataError("broken", path="snapshot-5")
    log.add("snapshot", None, error.and_so("snapshot 4 is read"))
    log.add("snapshot", None, error)
    log.add("snapshot", None, CorruptMetadataError("empty", path="snapshot-5"))
    assert log.table()["reason"].to_pylist() == ["broken; snapshot 4 is read", "empty"]


def test_threads_that_work_for_one_without_warnings_do_not_wait_for_it():
    def work(number):
        with without_warnings(DamagedMetadataWarning):
            warnings.warn("hidden", DamagedMetadataWarning, stacklevel=1)
            return number

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with without_warnings(BytesWarning), DaemonPool(2) as pool:
            pending = [pool.submit(work, number) for number in range(4)]
            assert [one.result(timeout=60) for one in pending] == [0, 1, 2, 3]
        with pytest.raises(DamagedMetadataWarning):
            warnings.warn("shown again", DamagedMetadataWarning, stacklevel=1)


def warned_in(work):
    with warnings.catch_warnings(record=True) as met:
        warnings.simplefilter("always")
        work()
    assert met
    return {Path(one.filename).name for one in met}


def log_damage():
    DamageLog().add("manifest", "m", CorruptMetadataError("cut"))


def test_warning_names_the_calling_file_or_that_of_an_internal_thread():
    def in_thread():
        thread = threading.Thread(target=log_damage)
        thread.start()
        thread.join()

    assert warned_in(log_damage) == {Path(__file__).name}
    assert warned_in(in_thread) == {Path(__file__).name}
    error = CorruptMetadataError("cut")
    with ThreadPoolExecutor(1) as pool:
        work = warned_in(lambda: pool.submit(DamageLog().add, "manifest", "m", error).result())
    assert work == {"damage.py"}


def test_table_warnings_name_the_file_that_opened_and_read_it(tmp_path):
    location = Path(shutil.copytree(DATA / "iceberg_v2_position_deletes", tmp_path / "t"))
    (location / "metadata" / "version-hint.text").unlink()
    latest = max(location.glob("metadata/v*.metadata.json"))
    shutil.copy(latest, latest.with_name("v99.metadata.json"))  # of which no log knows
    for manifest in location.glob("metadata/*-m0.avro"):
        manifest.write_bytes(manifest.read_bytes()[:-20])
    met = []

    def ask():
        table = arrowmeta.open(location, allow_moved_paths=True)
        met.append(table)
        table.entries()

    assert warned_in(ask) == {Path(__file__).name}
    assert not met[0].complete
    assert met[0].source.guess


# -- Memory of a source that is not used any more


FORMATS = ("pk_deletion_vectors", "iceberg_v3_deletion_vectors")

USES = {
    "a relation of entries": lambda t: t.entries(),
    "entries of all snapshots": lambda t: t.all_entries(),
    "index files": lambda t: (t.deletion_vectors(), t.file_indexes()),
    "a stream": lambda t: list(t.reader("column_stats")),
    "a query": lambda t: t.sql("SELECT count(*) FROM files, plan_files('true')"),
    "a plan": lambda t: t.plan("1 = 1").why(),
    "an aggregate": lambda t: t.aggregate("count(*)"),
    "a reconciliation": lambda t: t.reconcile(),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("use", USES.values(), ids=USES)
def test_source_is_freed_with_its_table_without_gc(data, name, use):
    def used():
        table = arrowmeta.open(data / name, allow_moved_paths=True)
        use(table)
        return weakref.ref(table.source)

    used()  # what a process keeps is there now
    gc.collect()
    gc.disable()  # reference cycles would keep gigabytes of columns until the next collection
    try:
        before = _allocated()
        assert used()() is None
        assert _allocated() == before
    finally:
        gc.enable()


def _allocated():
    return pa.total_allocated_bytes() + BUFFER_POOL.bytes_allocated()
