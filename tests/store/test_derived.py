"""Data derived from the entries of a snapshot, which a store keeps too."""

import hashlib
import os
import shutil
from pathlib import Path

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.model.store_entries import EntryStore, StoredTable
from arrowmeta.model.store_file import DamagedFileError, read_derived
from arrowmeta.model.tables import DECIDING_COLUMNS
from arrowmeta.pruning import aggregate
from arrowmeta.views import connection
from tests.bundled import DATA

#: Its last snapshot has entries `deleted`.
NAME = "pk_deletion_vectors"


pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")


def opened(store, where=DATA / NAME, **options):
    return arrowmeta.open(where, store=store or False, allow_moved_paths=True, **options)


def kept(store):
    return sorted(store.rglob("*.derived.arrow"))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("relation", ["partitions", "buckets"])
@pytest.mark.parametrize("name", ["append_partition_types", "iceberg_v1_to_v2", NAME])
def test_partitions_and_buckets_without_deletes_are_stored(name, relation, tmp_path, monkeypatch):
    expected = opened(None, DATA / name).relation(relation)
    found = [opened(tmp_path, DATA / name).relation(relation) for _ in range(2)]
    assert [one.equals(expected) for one in found] == [True, True]
    some = expected.column_names[:1]
    assert opened(tmp_path, DATA / name).relation(relation, some).column_names == some
    monkeypatch.setattr(connection, "ask", None)
    if name == NAME:  # it has deletes
        with pytest.raises(TypeError):
            opened(tmp_path, DATA / name).relation(relation)
    else:
        assert opened(tmp_path, DATA / name).relation(relation).equals(expected)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["append_partition_types", "iceberg_v1_to_v2", NAME])
def test_aggregates_over_tables_without_deletes_are_stored(name, tmp_path, monkeypatch):
    columns = opened(None, DATA / name).schema.names
    select = ", ".join(f'count("{one}"), min("{one}"), max("{one}")' for one in columns)
    expected = opened(None, DATA / name).aggregate(select)
    found = [opened(tmp_path, DATA / name).aggregate(select) for _ in range(2)]
    assert [one.equals(expected) for one in found] == [True, True]
    few = opened(tmp_path, DATA / name).aggregate("count(*)", "false")
    assert few.equals(opened(None, DATA / name).aggregate("count(*)", "false"))
    asked: list[str] = []
    over_files = aggregate._over_files

    def recorded(planner, select, *rest):
        asked.append(select)
        return over_files(planner, select, *rest)

    monkeypatch.setattr(aggregate, "_over_files", recorded)
    assert opened(tmp_path, DATA / name).aggregate(select).equals(expected)
    assert asked == ([select] if name == NAME else [])  # it has deletes
    with pytest.raises(arrowmeta.PredicateError):
        opened(tmp_path, DATA / name).aggregate("count(*) +")


@pytest.mark.parametrize("changed", ["options", "code", "macros"])
def test_stored_aggregates_are_recomputed_after_a_change(changed, tmp_path, monkeypatch):
    where = DATA / "iceberg_v1_to_v2"
    opened(tmp_path, where).aggregate("count(*)")
    opened(tmp_path, where).aggregate("count(*)")
    assert len(kept(tmp_path)) == 1
    if changed == "options":
        monkeypatch.setattr(IcebergSource, "options", {"write.metadata.metrics.default": "none"})
    elif changed == "code":
        monkeypatch.setattr(aggregate, "code_version", lambda *_: "of another commit")
    else:
        monkeypatch.setattr(aggregate, "macro_text", lambda: "SELECT 1")
    opened(tmp_path, where).aggregate("count(*)")
    assert len(kept(tmp_path)) == 2


def test_stored_partitions_lose_times_of_expired_snapshots(tmp_path, monkeypatch):
    where = DATA / "iceberg_v1_to_v2"
    opened(tmp_path, where).partitions()
    monkeypatch.setattr(IcebergSource, "commit_times", {})
    expected = opened(None, where).partitions()
    assert opened(tmp_path, where).partitions().equals(expected)
    assert expected["last_updated_at"].null_count


def test_every_damaged_byte_of_derived_data_is_detected(tmp_path, monkeypatch):
    where = DATA / "iceberg_v1_to_v2"
    expected = opened(tmp_path, where).partitions()
    (file,) = kept(tmp_path)
    whole = file.read_bytes()
    warned: list[str] = []
    monkeypatch.setattr(StoredTable, "_warn", lambda _, message: warned.append(message))
    for at in range(0, len(whole), 97):
        damaged = bytearray(whole)
        damaged[at] ^= 1 << at % 8
        file.write_bytes(damaged)
        assert opened(tmp_path, where).partitions().equals(expected)
        assert "was dropped" in warned.pop()
        assert file.read_bytes() == whole
    assert not warned


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_damaged_snapshot_has_no_derived_data(tmp_path):
    table = Path(shutil.copytree(DATA / NAME, tmp_path / NAME))
    (path, *_) = opened(None, table).manifests()["manifest_path"].to_pylist()
    (table / "manifest" / path.rpartition("/")[2]).write_bytes(b"Obj")
    without = opened(None, table).plan().files
    assert opened(tmp_path / "store", table).plan().files.equals(without)
    assert not kept(tmp_path / "store")


def test_only_the_newest_derived_data_is_kept(tmp_path, monkeypatch):
    monkeypatch.setattr("arrowmeta.model.store_entries._KEPT_DERIVED", 1)
    where = DATA / "iceberg_v1_to_v2"
    snapshots = opened(None, where).snapshots()["snapshot_id"].to_pylist()[-2:]
    for snapshot_id in snapshots:
        opened(tmp_path, where, snapshot_id=snapshot_id).partitions()
        (file,) = kept(tmp_path)
        os.utime(file, (0, 0))


@pytest.mark.parametrize("name", [NAME, "iceberg_v3_deletion_vectors"])
def test_sql_over_files_reads_only_its_columns(name, tmp_path, monkeypatch):
    query = "SELECT sum(record_count) FROM files"
    expected = opened(None, DATA / name).sql(query).to_pylist()
    assert opened(tmp_path, DATA / name).sql(query).to_pylist() == expected
    read: list[str] = []
    read_entries = EntryStore._read

    def recorded(store, decoded, asked):
        read.extend(asked.columns)
        return read_entries(store, decoded, asked)

    monkeypatch.setattr(EntryStore, "_read", recorded)
    assert opened(tmp_path, DATA / name).sql(query).to_pylist() == expected
    assert set(read) <= {"record_count", *DECIDING_COLUMNS}


def test_derived_data_that_is_no_arrow_stream_is_damage():
    content = b"not an Arrow stream"
    for stream in (content, b"", b"\xff\xff\xff\xff\x10\0\0\0" + 16 * b"\xff"):
        with pytest.raises(DamagedFileError, match="not an Arrow stream"):
            read_derived(pa.py_buffer(hashlib.sha256(stream).digest() + stream))
