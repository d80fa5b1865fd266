"""Files of a store: their order, merging, maximum size, processes that fill them, and access."""

from __future__ import annotations

import json
import os
import shutil
import stat
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pyarrow as pa
import pytest
from fsspec.implementations.local import LocalFileSystem

import arrowmeta
from arrowmeta.model import store_entries
from arrowmeta.model.store_entries import EntryStore, fill
from arrowmeta.model.store_file import Folder, StoredFile
from bench import iceberg_table, paimon_table
from bench.columns import DAYS
from bench.inputs import make_iceberg, make_paimon
from bench.manifest_file import File
from tests import corpus
from tests.bundled import DATA
from tests.store.stored_tables import BOTH, ICEBERG, PAIMON, copy_of, manifests_of, opened, shown

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")


def partly_filled(where, store, ordinals):
    """Store some manifests, each in a segment of its own."""
    source = opened(where, store).source
    assert isinstance(source.store, EntryStore)
    for ordinal in ordinals:
        fill(source, [ordinal])


@pytest.mark.sampled(1)
@BOTH
@pytest.mark.parametrize("n_merged", [2, 100])
def test_entries_keep_their_order_for_any_order_of_segments(name, n_merged, tmp_path, monkeypatch):
    monkeypatch.setattr(store_entries, "_SMALL_FILES", n_merged)
    expected = opened(DATA / name, None)
    n_manifests = len(manifests_of(expected))
    assert n_manifests > 2
    partly_filled(DATA / name, tmp_path, reversed(range(0, n_manifests, 2)))
    for _ in range(2):
        answer = opened(DATA / name, tmp_path)
        assert shown(answer.entries()) == shown(expected.entries())
        assert shown(answer.files()) == shown(expected.files())
        assert shown(answer.plan("true").files) == shown(expected.plan("true").files)


@pytest.mark.sampled(2)
@BOTH
@pytest.mark.parametrize("length", [1, 3, 4])
def test_entries_do_not_depend_on_the_length_of_row_groups(name, length, tmp_path, monkeypatch):
    monkeypatch.setattr("arrowmeta.model.store_entries._DIRECT_LEN", 0)
    for module in ("entries", "file"):
        monkeypatch.setattr(f"arrowmeta.model.store_{module}.ROW_GROUP_LEN", length)
    expected = opened(DATA / name, None)
    condition = f'"{expected.schema.names[0]}" IS NOT NULL'
    for _ in range(2):
        answer = opened(DATA / name, tmp_path)
        assert shown(answer.entries()) == shown(expected.entries())
        assert shown(answer.plan(condition).files) == shown(expected.plan(condition).files)
    assert store_entries.verify(Folder.at(tmp_path)).num_rows == 0


@BOTH
def test_row_group_is_read_once_for_non_adjacent_manifests(name, tmp_path, monkeypatch):
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    monkeypatch.setattr("arrowmeta.model.store_entries._DIRECT_LEN", 0)
    groups: list[int] = []
    read = StoredFile.read

    def counted(file, group, *arguments):
        groups.append(group)
        return read(file, group, *arguments)

    monkeypatch.setattr(StoredFile, "read", counted)
    columns = ("entry_id", "file_path", "partition", "manifest_pos")
    with_store, without = (
        list(opened(DATA / name, place).source.scan().select([0, 2]).batches(columns))
        for place in (tmp_path, None)
    )
    assert groups == [0]
    assert pa.Table.from_batches(with_store) == pa.Table.from_batches(without)


@pytest.mark.sampled(1)
@BOTH
def test_manifests_stored_twice_are_merged(name, tmp_path, monkeypatch):
    """As left by two concurrent writers, or by one that was killed during a merge."""
    expected = opened(DATA / name, None).entries()
    n_manifests = len(manifests_of(opened(DATA / name, None)))
    store, other = tmp_path / "store", tmp_path / "other"
    for place in (store, other):
        partly_filled(DATA / name, place, range(n_manifests - 1))
    (context,) = {file.parent for file in store.rglob("*.parquet")}
    for file in other.rglob("*.parquet"):
        shutil.copy(file, context)
    monkeypatch.setattr(store_entries, "_SMALL_FILES", 2)
    assert shown(opened(DATA / name, store).entries()) == shown(expected)
    (row,) = store_entries.list_tables(Folder.at(store)).to_pylist()
    assert (row["segment_count"], row["entry_count"]) == (1, expected.num_rows)
    assert shown(opened(DATA / name, store).entries()) == shown(expected)


@pytest.mark.filterwarnings("ignore:.*live already")
def test_manifests_listed_twice_have_their_entries_twice(tmp_path):
    table, store = copy_of(PAIMON, tmp_path), tmp_path / "store"
    latest = table / "snapshot" / f"snapshot-{(table / 'snapshot' / 'LATEST').read_text()}"
    snapshot = json.loads(latest.read_text())
    latest.write_text(json.dumps({**snapshot, "deltaManifestList": snapshot["baseManifestList"]}))
    expected = opened(table, None).entries()
    assert len(expected["file_name"].unique()) < expected.num_rows
    arrowmeta.index(table, store=store, allow_moved_paths=True)
    assert shown(opened(table, store).entries()) == shown(expected)


def test_store_stays_within_its_maximum_size(tmp_path, monkeypatch):
    names = [PAIMON, ICEBERG, "append_schema_evolution"]
    size = 0
    for name in names:
        arrowmeta.index(DATA / name, store=tmp_path / name, allow_moved_paths=True)
        size += sum(
            store_entries.list_tables(Folder.at(tmp_path / name))["size_in_bytes"].to_pylist()
        )
    monkeypatch.setenv("ARROWMETA_STORE_MAX_SIZE", str(size * 9 // 10))
    store = tmp_path / "store"
    for age, name in enumerate(names):
        arrowmeta.index(DATA / name, store=store, allow_moved_paths=True)
        for used in store.glob(f"tables/{name}-*/*/table.json"):
            os.utime(used, (age, age))
    kept = store_entries.list_tables(Folder.at(store))["table_location"].to_pylist()
    assert kept == sorted(str(DATA / name) for name in names[1:])
    monkeypatch.setenv("ARROWMETA_STORE_MAX_SIZE", "1")  # what is written last stays
    arrowmeta.index(DATA / PAIMON, store=store)
    kept = store_entries.list_tables(Folder.at(store))["table_location"].to_pylist()
    assert kept == [str(DATA / PAIMON)]
    monkeypatch.setenv("ARROWMETA_STORE_MAX_SIZE", "much")
    with pytest.raises(arrowmeta.UsageError, match="'much' is not a size"):
        opened(DATA / PAIMON, store)


def test_segments_of_older_snapshots_are_deleted_above_the_maximum_size(tmp_path, monkeypatch):
    """Or the segments of a table whose manifests are rewritten would grow without end."""
    (tmp_path / "manifest").mkdir()
    store = tmp_path / "store"
    for i, max_size in enumerate(("1GB", "1GB", "1")):
        made = make_paimon(1, 2, i)
        path = tmp_path / "manifest" / f"m-{i}.avro"
        path.write_bytes(made.file)
        manifest = File(str(path), len(made.file), made.truth, DAYS[0], DAYS[-1])
        paimon_table.write_table(tmp_path, 2, [manifest])
        monkeypatch.setenv("ARROWMETA_STORE_MAX_SIZE", max_size)
        arrowmeta.index(tmp_path, store=store)
        counts = store_entries.list_tables(Folder.at(store))["manifest_count"].to_pylist()
        assert counts == [1 if max_size == "1" else i + 1]
        for other in ("schema", "snapshot"):
            shutil.rmtree(tmp_path / other)


class CountedFiles(LocalFileSystem):  # type: ignore[misc]  # fsspec has no types
    """Local files, and the names of those that were opened."""

    cachable = False

    def __init__(self):
        super().__init__()
        self.opened: list[str] = []

    def _open(self, path, mode="rb", **options):
        self.opened.append(Path(path).name)
        return super()._open(path, mode, **options)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", ["paimon", "iceberg"])
def test_one_new_manifest_among_many_is_read_with_one_request(kind, tmp_path):
    make, write = {
        "paimon": (make_paimon, paimon_table.write_table),
        "iceberg": (make_iceberg, iceberg_table.write_table),
    }[kind]
    folder = tmp_path / ("manifest" if kind == "paimon" else "metadata")
    folder.mkdir()
    manifests = []
    n = 300 if corpus.is_all() else 50
    for i in range(n + 1):
        made = make(1, 2, i)
        path = folder / f"m-{i}.avro"
        path.write_bytes(made.file)
        manifests.append(File(str(path), len(made.file), made.truth, DAYS[0], DAYS[-1]))
    names = {Path(one.path).name for one in manifests}
    for n_manifests, n_asked in ((n, n), (n + 1, 1), (n + 1, 0)):
        for other in ("schema", "snapshot"):
            shutil.rmtree(tmp_path / other, ignore_errors=True)
        write(tmp_path, 2, manifests[:n_manifests])
        files = CountedFiles()
        table = arrowmeta.open(tmp_path, filesystem=files, store=tmp_path / "store")
        answer = table.plan("id >= 0").files
        assert len([name for name in files.opened if name in names]) == n_asked
        without = arrowmeta.open(tmp_path, store=False).plan("id >= 0").files
        assert shown(answer) == shown(without)


@BOTH
def test_index_writes_a_damaged_description_again(name, tmp_path):
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    files = [*tmp_path.rglob("table.json")]
    before = [file.read_bytes() for file in files]
    for file in files:
        file.write_bytes(b"{")
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    assert [file.read_bytes() for file in files] == before


def test_use_is_recorded_again_after_an_hour(tmp_path, monkeypatch):
    arrowmeta.index(DATA / PAIMON, store=tmp_path)
    (used,) = tmp_path.rglob("table.json")
    table = opened(DATA / PAIMON, tmp_path)
    table.entries(columns=["status"])
    start = time.monotonic()
    for column, seconds in (("file_size_in_bytes", 0), ("record_count", 3600)):
        monkeypatch.setattr(store_entries, "monotonic", partial(float, start + seconds))
        os.utime(used, (0, 0))
        table.entries(columns=[column])
        assert (used.stat().st_mtime > 0) == (seconds > 0)


@BOTH
def test_store_files_are_private_to_the_user(name, tmp_path):
    store = tmp_path / "store"
    arrowmeta.index(DATA / name, store=store, allow_moved_paths=True)
    for path in (store, *store.rglob("*")):
        mode = stat.S_IMODE(path.stat().st_mode)
        assert mode == (0o700 if path.is_dir() else 0o600)


@pytest.mark.sampled(1)
@BOTH
def test_small_segments_are_merged(name, tmp_path, monkeypatch):
    monkeypatch.setattr(store_entries, "_SMALL_FILES", 2)
    snapshots = opened(DATA / name, None).snapshots()["snapshot_id"].to_pylist()
    for snapshot_id in snapshots:
        with_store = opened(DATA / name, tmp_path, snapshot_id=snapshot_id)
        expected = opened(DATA / name, None, snapshot_id=snapshot_id)
        assert shown(with_store.entries()) == shown(expected.entries())
    for one in tmp_path.rglob("table.json"):
        assert len(list(one.parent.glob("*.parquet"))) == 1
    for snapshot_id in snapshots:
        with_store = opened(DATA / name, tmp_path, snapshot_id=snapshot_id)
        expected = opened(DATA / name, None, snapshot_id=snapshot_id)
        assert shown(with_store.entries()) == shown(expected.entries())


def test_files_come_and_go_while_other_threads_look_them_up(tmp_path):
    """DuckDB reads the relations of a query in several threads."""
    where = DATA / "append_snappy"
    source = opened(where, tmp_path).source
    partly_filled(where, tmp_path, range(len(manifests_of(opened(where, None)))))
    assert isinstance(source.store, EntryStore)
    decoded = source.decoded()
    table, every = source.store.table(decoded), range(len(decoded.paths))
    files = list(tmp_path.rglob("*.parquet"))
    assert len(files) > 1
    is_over = threading.Event()

    def come_and_go():
        while not is_over.is_set():
            for suffix, other in (("parquet", "gone"), ("gone", "parquet")):
                for path in files:
                    path.with_suffix(f".{suffix}").rename(path.with_suffix(f".{other}"))
                table.refresh()

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    with ThreadPoolExecutor(1) as threads:
        going = threads.submit(come_and_go)
        try:
            for _ in range(1_000):
                assert len(table.ranges(decoded, every)) <= len(every)
        finally:
            is_over.set()
            sys.setswitchinterval(interval)
        going.result()


def test_files_of_a_killed_writer_are_ignored_and_can_be_deleted(tmp_path):
    arrowmeta.index(DATA / PAIMON, store=tmp_path)
    (context,) = tmp_path.rglob("table.json")
    file = context.parent / ".x.parquet.0"
    file.write_bytes(b"half")
    expected = shown(opened(DATA / PAIMON, None).files())
    assert shown(opened(DATA / PAIMON, tmp_path).files()) == expected
    store_entries.prune(Folder.at(tmp_path))
    assert file.exists()
    os.utime(file, (0, 0))
    store_entries.prune(Folder.at(tmp_path))
    assert not file.exists()


def test_environment_variable_sets_the_store(tmp_path, monkeypatch):
    monkeypatch.setenv("ARROWMETA_STORE", str(tmp_path))
    arrowmeta.open(DATA / PAIMON).files()
    assert list(tmp_path.rglob("*.parquet"))
    shutil.rmtree(tmp_path)
    arrowmeta.open(DATA / PAIMON, store=False).files()
    assert not tmp_path.exists()


def test_index_without_a_store_is_refused(monkeypatch):
    monkeypatch.delenv("ARROWMETA_STORE", raising=False)
    with pytest.raises(arrowmeta.UsageError, match="ARROWMETA_STORE"):
        arrowmeta.index(DATA / PAIMON)


@pytest.mark.sampled(1)
@BOTH
def test_store_of_another_decoder_version_is_not_used(name, tmp_path, monkeypatch, count_decoded):
    table, store = copy_of(name, tmp_path), tmp_path / "store"
    opened(table, store).entries()
    manifests = {path.name for path in manifests_of(opened(table, store))}
    count_decoded.clear()
    opened(table, store).entries()
    assert manifests.isdisjoint(Path(path).name for path in count_decoded)
    monkeypatch.setattr(store_entries, "decoder_version", lambda: "of an older commit")
    opened(table, store).entries()
    assert manifests <= {Path(path).name for path in count_decoded}
