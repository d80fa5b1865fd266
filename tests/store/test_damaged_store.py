"""A store whose files are damaged, deleted or unreadable costs time, never an answer."""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import StorageError
from arrowmeta.store import care, table_segments
from arrowmeta.store.folder import Folder
from arrowmeta.store.index import DamagedSegmentError, SegmentIndex, read_derived
from arrowmeta.store.segment import SegmentFile
from arrowmeta.store.table_segments import StoreWarning
from tests import corpus
from tests.bundled import DATA
from tests.store.stored_tables import BOTH, PAIMON, opened, shown

pytestmark = pytest.mark.filterwarnings(
    "ignore::arrowmeta.iceberg.current_metadata.GuessedMetadataWarning"
)


@BOTH
def test_every_damaged_byte_of_an_index_is_detected(name: str, tmp_path: Path) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (file,) = tmp_path.rglob("*.index.json")
    content, segment = file.read_bytes(), file.name.removesuffix(".index.json")
    SegmentIndex.from_bytes(content, segment)
    for at in range(len(content)):
        damaged = bytearray(content)
        damaged[at] ^= 1 << at % 8
        with pytest.raises(DamagedSegmentError):
            SegmentIndex.from_bytes(bytes(damaged), segment)


def test_deeply_nested_index_with_its_checksum_is_damage() -> None:
    text = b"[" * 100_000
    with pytest.raises(DamagedSegmentError, match="cannot be read"):
        SegmentIndex.from_bytes(b"%b\n%b" % (text, sha256(text).hexdigest().encode()), "segment")


def test_derived_file_with_its_checksum_that_is_no_arrow_stream_is_damage() -> None:
    for content in (b"", b"\xff\xff\xff\xff\x10\0\0\0" + 16 * b"\xff"):
        with pytest.raises(DamagedSegmentError, match="not an Arrow stream"):
            read_derived(pa.py_buffer(content + sha256(content).hexdigest().encode()))


def _changed(index: dict[str, Any], name: str, value: Any) -> None:
    place = index if name in index else index["manifests"]
    place[name] = value(place[name]) if callable(value) else value


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rows", lambda rows: rows[:-1]),
        ("rows", lambda rows: [-1 for _ in rows]),
        ("rows", lambda rows: [count + 1 for count in rows]),
        ("rows", lambda rows: [1 << 62 for _ in rows]),
        ("rows", lambda rows: [1 << 70 for _ in rows]),
        ("path", lambda paths: [{} for _ in paths]),
        ("identity", lambda identities: identities[1:]),
        ("manifests", []),
        ("bytes", "1"),
        ("bytes", 1 << 50),
        ("footer", [1]),
        ("footer", ["a", "b"]),
        ("row_groups", 0),
        ("row_groups", -7),
        ("checksums", ""),
        ("layout_version", 5),
    ],
)
def test_index_of_another_program_that_does_not_fit_is_damage(
    name: str, value: Any, tmp_path: Path
) -> None:
    """The index has its checksum, as another program that writes wrong values would make it."""
    arrowmeta.index(DATA / PAIMON, store=tmp_path)
    (file,) = tmp_path.rglob("*.index.json")
    for derived in tmp_path.rglob("*.derived.arrow"):
        derived.unlink()
    index = json.loads(file.read_bytes().splitlines()[0])
    _changed(index, name, value)
    text = json.dumps(index).encode()
    file.write_bytes(b"%b\n%b\n" % (text, sha256(text).hexdigest().encode()))
    with pytest.warns(StoreWarning, match="is damaged and was dropped"):
        answer = opened(DATA / PAIMON, tmp_path).entries()
    assert shown(answer) == shown(opened(DATA / PAIMON, None).entries())
    assert care.verify(Folder.at(tmp_path)).num_rows == 0


@pytest.mark.sampled(1)
@BOTH
def test_damaged_bytes_of_a_segment_never_change_results(name: str, tmp_path: Path) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    expected = shown(opened(DATA / name, None).files())
    (data,) = tmp_path.rglob("*.parquet")
    (index,) = tmp_path.rglob("*.index.json")
    saved = {data: data.read_bytes(), index: index.read_bytes()}
    places = [(index, at) for at in range(0, len(saved[index]), 1 if corpus.is_all() else 197)]
    places += [(data, at) for at in range(0, len(saved[data]), 1000 if corpus.is_all() else 2000)]
    n_noticed = 0
    for file, at in places:
        content = bytearray(saved[file])
        content[at] ^= 0x10
        file.write_bytes(content)
        with pytest.MonkeyPatch.context() as patch:
            noticed: list[str] = []
            patch.setattr(table_segments, "_warn", noticed.append)
            assert shown(opened(DATA / name, tmp_path).files()) == expected
        n_noticed += bool(noticed)
        for other in (*tmp_path.rglob("*.parquet"), *tmp_path.rglob("*.index.json")):
            other.unlink()
        for one, whole in saved.items():
            one.write_bytes(whole)
    assert n_noticed > len(places) / 2  # bytes of columns that the question does not read are not


@pytest.mark.sampled(1)
@BOTH
def test_damaged_segment_is_reported_once_and_rebuilt(name: str, tmp_path: Path) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (data,) = tmp_path.rglob("*.parquet")
    data.write_bytes(data.read_bytes()[:-9])
    expected = shown(opened(DATA / name, None).files())
    with pytest.warns(StoreWarning, match="damaged and was dropped"):
        assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert care.verify(Folder.at(tmp_path)).num_rows == 0
    assert not data.exists()


@pytest.mark.sampled(1)
@BOTH
def test_segment_with_a_read_error_is_kept(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when object storage does not respond."""
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (data,) = tmp_path.rglob("*.parquet")
    expected = shown(opened(DATA / name, None).files())

    def fail(*_: Any) -> None:
        raise OSError("no answer")

    monkeypatch.setattr(Folder, "map", fail)
    with pytest.warns(StoreWarning, match="cannot be read: no answer"):
        assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert data.exists()


@pytest.mark.sampled(1)
@BOTH
@pytest.mark.parametrize("error", [OSError, StorageError])
def test_index_that_cannot_be_read_costs_only_the_store(
    name: str, error: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (file,) = tmp_path.rglob("*.index.json")
    expected = shown(opened(DATA / name, None).files())
    read = Folder.read

    def fail(folder: Folder, name: str) -> pa.Buffer:
        if name == file.name:
            raise error("no answer")
        return read(folder, name)

    monkeypatch.setattr(Folder, "read", fail)
    with pytest.warns(StoreWarning, match="cannot be read: no answer"):
        assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert file.exists()


@pytest.mark.sampled(1)
@BOTH
def test_segment_without_its_file_is_damage(name: str, tmp_path: Path) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (data,) = tmp_path.rglob("*.parquet")
    data.unlink()
    expected = shown(opened(DATA / name, None).files())
    with pytest.warns(StoreWarning, match="is damaged and was dropped"):
        assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert shown(opened(DATA / name, tmp_path).files()) == expected
    (data,) = tmp_path.rglob("*.parquet")
    assert care.verify(Folder.at(tmp_path)).num_rows == 0


@pytest.mark.sampled(1)
@BOTH
@pytest.mark.filterwarnings("error::arrowmeta.store.table_segments.StoreWarning")
def test_segment_deleted_while_it_is_read_is_decoded_again(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when another process merges it."""
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    expected = shown(opened(DATA / name, None).files())
    open_file = SegmentFile.open

    def deleted_first(folder: Folder, index: SegmentIndex) -> SegmentFile:
        for suffix in (".index.json", ".parquet"):
            folder.delete(index.name + suffix)
        return open_file(folder, index)

    monkeypatch.setattr(SegmentFile, "open", deleted_first)
    assert shown(opened(DATA / name, tmp_path).files()) == expected


@BOTH
def test_unwritable_store_gives_a_warning_and_correct_results(name: str, tmp_path: Path) -> None:
    store = tmp_path / "file"
    store.write_text("no folder")
    with pytest.warns(StoreWarning, match="cannot be"):
        answer = opened(DATA / name, store).files()
    assert shown(answer) == shown(opened(DATA / name, None).files())


@pytest.mark.sampled(1)
@BOTH
@pytest.mark.parametrize("limit", [0, 2000])
def test_full_disk_gives_a_warning_and_correct_results(
    name: str, limit: int, tmp_path: Path
) -> None:
    """The limit of file sizes allows nothing at all, or small files but no segment."""
    reading = (
        f"t = arrowmeta.open({str(DATA / name)!r}, allow_moved_paths=True, store={str(tmp_path)!r})"
    )
    program = f"""
import resource, signal, sys, warnings, arrowmeta
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    {reading}
    sys.stdout.write(repr(t.files().to_pylist()))
assert any("cannot be written to" in str(one.message) for one in told), told
"""
    done = subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=True
    )
    assert done.stdout == shown(opened(DATA / name, None).files())
    assert not [one for one in tmp_path.rglob("*") if "parquet" in one.name]
