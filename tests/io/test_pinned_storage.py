"""Storage that answers as before until it is told to forget, and the pool of its memory."""

import numpy as np
import pytest

from arrowmeta.io import reading
from arrowmeta.io.compression import ByteBuffer
from arrowmeta.io.reading import BUFFER_POOL
from arrowmeta.io.storage import PinnedStorage, Storage
from arrowmeta.kernels.buffers import new_array


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "a").write_bytes(b"first")
    return tmp_path


@pytest.fixture
def pinned(folder):
    return PinnedStorage.of(Storage.open(folder))


def test_content_read_before_stays_the_same_until_forgotten(folder, pinned):
    path = str(folder / "a")
    assert pinned.read(path).to_pybytes() == b"first"
    (folder / "a").write_bytes(b"later")
    assert pinned.read(path).to_pybytes() == b"first"
    assert pinned.sizes([path]) == [5]
    pinned.forget(path)
    assert pinned.read(path).to_pybytes() == b"later"


def test_earlier_listings_and_missing_files_stay_the_same(folder, pinned):
    path = str(folder / "b")
    assert pinned.list_names(str(folder)) == ["a"]
    assert not pinned.exists(path)
    with pytest.raises(FileNotFoundError):
        pinned.read(path + "c")
    (folder / "b").write_bytes(b"")
    (folder / "bc").write_bytes(b"")
    assert pinned.list_names(str(folder)) == ["a"]
    assert not pinned.exists(path)
    with pytest.raises(FileNotFoundError):
        pinned.read(path + "c")


@pytest.mark.parametrize("change", ["new", "other", None])
def test_has_changed_detects_new_and_changed_files(folder, pinned, change):
    path = str(folder / "a")
    pinned.list_names(str(folder))
    pinned.read(path)
    if change is not None:
        (folder / {"new": "b", "other": "a"}[change]).write_bytes(b"later")
    assert pinned.has_changed([path]) == (change is not None)


def test_content_over_the_limit_is_not_kept(folder, pinned, monkeypatch):
    monkeypatch.setattr(reading, "CACHED_BYTES", 4)
    path = str(folder / "a")
    pinned.read(path)
    (folder / "a").write_bytes(b"later")
    assert pinned.read(path).to_pybytes() == b"later"


def test_renewed_storage_keeps_only_immutable_files(folder, pinned):
    (folder / "b").write_bytes(b"first")
    paths = [str(folder / name) for name in "ab"]
    for path in paths:
        pinned.read(path)
        (folder / path).write_bytes(b"later")
    renewed = pinned.renewed(lambda path: path.endswith("a"))
    assert [renewed.read(path).to_pybytes() for path in paths] == [b"first", b"later"]


def test_columns_and_decompressed_bytes_use_the_pool():
    before = BUFFER_POOL.bytes_allocated()
    held = new_array(1 << 20, np.uint8), ByteBuffer(1 << 20)
    assert BUFFER_POOL.bytes_allocated() - before >= 2 << 20
    del held
    assert BUFFER_POOL.bytes_allocated() == before
