"""Files of metadata, loaded one by one or several at a time."""

import math
import threading
from pathlib import Path

import pytest

from arrowmeta.avro import metadata_reader as loading
from arrowmeta.avro.metadata_reader import READS_AT_ONCE, MetadataReader
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamagedMetadataWarning, DamageLog

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
