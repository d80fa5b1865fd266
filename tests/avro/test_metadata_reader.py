"""The reader of metadata files, alone and in groups."""

import math
import threading
from pathlib import Path

import pyarrow as pa
import pytest

from arrowmeta.avro import metadata_reader as loading
from arrowmeta.avro.metadata_reader import READS_AT_ONCE, MetadataReader, manifest_groups
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamagedMetadataWarning, DamageLog
from arrowmeta.model.scan import Request

N_FILES = 3 * READS_AT_ONCE


@pytest.fixture
def paths(tmp_path):
    for i in range(N_FILES):
        (tmp_path / str(i)).write_bytes(b"file %d" % i)
    return [str(tmp_path / str(i)) for i in range(N_FILES)]


@pytest.fixture(params=[0, math.inf], ids=["slow", "fast"], autouse=True)
def slow_read(request, monkeypatch):
    """Seconds from which a read is slow: every read is, or none."""
    monkeypatch.setattr(loading, "SLOW_READ", request.param)
    return request.param


def reader_at(folder, strict=False):
    return MetadataReader(Storage.open(folder), DamageLog(strict), lambda: "; it was there before")


@pytest.mark.parametrize("n_files", [0, 1, 2, N_FILES])
def test_files_are_loaded_in_the_order_asked_for(tmp_path, paths, n_files):
    chosen = paths[:n_files][::-1]
    loaded = reader_at(tmp_path).load_all(chosen, "manifest")
    assert [(file.path, bytes(file.data)) for file in loaded if file] == [
        (path, Path(path).read_bytes()) for path in chosen
    ]


def test_missing_files_are_damage_in_order_and_the_others_are_loaded(tmp_path, paths):
    lost = [paths[1], paths[-2]]
    for path in lost:
        Path(path).unlink()
    reader = reader_at(tmp_path)
    with pytest.warns(DamagedMetadataWarning, match="it was there before"):
        loaded = reader.load_all(paths, "manifest")
    missing = [path for path, file in zip(paths, loaded, strict=True) if file is None]
    assert reader.damage_log.table()["path"].to_pylist() == missing == lost


def test_strict_reader_raises_for_the_first_missing_file(tmp_path, paths):
    for path in paths[2:4]:
        Path(path).unlink()
    with pytest.raises(CorruptMetadataError) as caught:
        reader_at(tmp_path, strict=True).load_all(paths, "manifest")
    assert caught.value.path == paths[2]


def test_slow_reads_use_several_threads_and_fast_ones_do_not(
    tmp_path, paths, slow_read, monkeypatch
):
    threads = []
    read = Storage.read

    def recorded(self, path, **checks):
        threads.append(threading.get_ident())
        return read(self, path, **checks)

    monkeypatch.setattr(Storage, "read", recorded)
    reader_at(tmp_path).load_all(paths, "manifest")
    assert len(threads) == N_FILES
    others = set(threads) - {threading.get_ident()}
    assert threads[0] == threading.get_ident()
    assert bool(others) is (slow_read == 0)


@pytest.fixture
def manifests(tmp_path):
    """Ten files of ten bytes each, as rows of a manifest list."""
    paths = [str(tmp_path / str(i)) for i in range(10)]
    for i, path in enumerate(paths):
        Path(path).write_bytes(b"%010d" % i)
    return pa.table({"manifest_path": paths, "length": [10] * 10, "spec": list(range(100, 110))})


def groups(manifests, request=None):
    reader = MetadataReader(Storage.open("/"), DamageLog(strict=False))
    return list(manifest_groups(manifests, ["spec"], request or Request([]), reader))


def ordinals(found):
    return [[one.ordinal for one in group] for group in found]


def test_group_has_bytes_and_list_columns_of_each_manifest(manifests):
    [group] = groups(manifests)
    assert [bytes(one.file.data) for one in group] == [b"%010d" % i for i in range(10)]
    assert [one.facts for one in group] == [(100 + i,) for i in range(10)]


def test_groups_end_at_the_byte_limit(manifests, monkeypatch):
    monkeypatch.setattr(loading, "GROUP_LEN", 35)
    assert ordinals(groups(manifests)) == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]


def test_first_groups_of_a_streamed_read_are_small(manifests, monkeypatch):
    monkeypatch.setattr(loading, "FIRST_STREAMED_LEN", 5)
    monkeypatch.setattr(loading, "STREAMED_LEN", 25)
    found = groups(manifests, Request([], is_streamed=True))
    assert ordinals(found) == [[0], [1], [2, 3], [4, 5, 6], [7, 8, 9]]


@pytest.mark.parametrize("length", [None, 0, -(2**62)])
def test_groups_of_unknown_length_end_at_the_file_limit(manifests, monkeypatch, length):
    monkeypatch.setattr(loading, "GROUP_FILES", 6)
    lengths = pa.array([length] * 10, pa.int64())
    unknown = manifests.set_column(1, "length", lengths)
    assert ordinals(groups(unknown)) == [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9]]


def test_no_more_than_one_group_is_read_ahead(manifests, monkeypatch):
    monkeypatch.setattr(loading, "GROUP_LEN", 10)
    reader = MetadataReader(Storage.open("/"), DamageLog(strict=False))
    read_one, paths = MetadataReader.read, []

    def counted(self, path, **expected):
        paths.append(path)
        return read_one(self, path, **expected)

    monkeypatch.setattr(MetadataReader, "read", counted)
    found = manifest_groups(manifests, ["spec"], Request([]), reader)
    for n_taken in (1, 2, 3):
        next(found)
        assert n_taken <= len(paths) <= n_taken + 1
    found.close()
    assert len(paths) <= 4


def test_ordinals_count_filtered_and_missing_manifests(manifests):
    Path(manifests["manifest_path"][4].as_py()).unlink()
    with pytest.warns(DamagedMetadataWarning):
        found = groups(manifests, Request([], manifests=frozenset([2, 4, 7])))
    assert ordinals(found) == [[2, 7]]
    assert [one.facts for one in found[0]] == [(102,), (107,)]


def test_empty_manifest_list_has_no_groups(manifests):
    assert groups(manifests.slice(0, 0)) == []
