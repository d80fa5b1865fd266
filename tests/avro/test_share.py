"""Shares of a large file: each row is in one share at its position, and few bytes are read."""

from __future__ import annotations

import io
from pathlib import Path

import pyarrow as pa
import pytest

from arrowmeta.avro import share as module
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.rows import read_rows
from arrowmeta.avro.share import read_share
from arrowmeta.columns.rows import Rows
from arrowmeta.errors import CorruptMetadataError
from tests.avro.container_files import SYNC, block, container, header, long, record

N_BLOCKS, ROWS_PER_BLOCK = 50, 3
HEADER_LEN = 300  # more than the headers of these files
SCHEMA = record(x="long")


def _blocks() -> list[bytes]:
    numbers = [long(1000 + at) for at in range(N_BLOCKS * ROWS_PER_BLOCK)]
    return [
        block(ROWS_PER_BLOCK, b"".join(numbers[at : at + ROWS_PER_BLOCK]))
        for at in range(0, len(numbers), ROWS_PER_BLOCK)
    ]


class Counting(io.BytesIO):
    """A file that counts the bytes and requests it answers."""

    n_bytes = n_requests = 0

    def read(self, size: int | None = -1) -> bytes:
        content = super().read(size)
        self.n_bytes += len(content)
        self.n_requests += 1
        return content

    def readinto(self, buffer: memoryview) -> int:
        n_bytes = super().readinto(buffer)
        self.n_bytes += n_bytes
        self.n_requests += 1
        return n_bytes


def _read(content: bytes, share: tuple[int, int], **how: bool) -> tuple[AvroFile | None, Counting]:
    counting = Counting(content)
    how = {"counts_rows": True, "is_local": True} | how
    return read_share(pa.PythonFile(counting, mode="r"), "m", share, **how), counting


def _rows(file: AvroFile) -> list[tuple[int, int]]:
    """Return position and number of each row."""

    def converted(rows: Rows) -> list[tuple[int, int]]:
        return list(zip(rows.row_idx.tolist(), rows.batch["x"].to_pylist(), strict=True))

    return [row for some in read_rows([file], ["x"], [], converted) for row in some]


@pytest.fixture(autouse=True)
def _small_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_HEADER_LEN", HEADER_LEN)
    monkeypatch.setattr(module, "_WINDOW_LEN", 200)


@pytest.mark.parametrize("count", [1, 2, 7, 50, 1500])
@pytest.mark.parametrize("is_local", [True, False])
def test_shares_have_each_row_once_at_its_position(count, is_local):
    content = container(SCHEMA, *_blocks())
    found = []
    for part in range(count):
        file, _ = _read(content, (part, count), is_local=is_local)
        found += _rows(file)
    assert found == [(at, 1000 + at) for at in range(N_BLOCKS * ROWS_PER_BLOCK)]


@pytest.mark.parametrize("count", [2, 7, 50, 1500])
def test_shares_without_row_counts_read_few_bytes_of_other_shares(count):
    content = container(SCHEMA, *_blocks())
    found, most = [], HEADER_LEN + len(content) // count + 3 * len(_blocks()[0]) + 100
    for part in range(count):
        file, counting = _read(content, (part, count), counts_rows=False, is_local=False)
        found += [number for _, number in _rows(file)]
        assert counting.n_bytes <= most
        assert counting.n_requests <= 4
    assert found == [1000 + at for at in range(N_BLOCKS * ROWS_PER_BLOCK)]


def test_blocks_before_a_share_are_skipped_by_frame_or_few_requests():
    blocks = [block(1, long(at) + bytes(99)) for at in range(40)]
    content = container(record(x="long", y={"type": "fixed", "name": "f", "size": 99}), *blocks)
    share, of_disk = _read(content, (39, 40))
    assert share is not None
    assert of_disk.n_bytes < len(content) / 2
    _, of_store = _read(content, (39, 40), is_local=False)
    assert of_store.n_requests < of_disk.n_requests


@pytest.mark.parametrize("where", [0, 20, 49])
@pytest.mark.parametrize("counts_rows", [True, False])
def test_shares_report_the_damage_of_the_whole_file_once(where, counts_rows):
    blocks = _blocks()
    blocks[where] = blocks[where][:-16] + b"no marker is here"[:16]
    content = container(SCHEMA, *blocks)
    found, told = [], []

    def numbers(rows: Rows) -> list[int]:
        return rows.batch["x"].to_pylist()

    for part in range(7):
        file, _ = _read(content, (part, 7), counts_rows=counts_rows)
        file = file or AvroFile("m", memoryview(content), share=(part, 7))
        for rows in read_rows(
            [file], ["x"], [], lambda rows: rows.batch["x"], on_damage=told.append
        ):
            found += rows.to_pylist()
    assert len(told) == 1
    assert isinstance(told[0], CorruptMetadataError)
    whole = AvroFile("m", memoryview(content))
    errors: list[Exception] = []
    expected = read_rows([whole], ["x"], [], numbers, on_damage=errors.append)
    assert found == [number for some in expected for number in some]
    assert told[0].byte == errors[0].byte


def test_file_that_is_not_avro_has_no_shares():
    for content in (b"", b"no avro" * 100, container(SCHEMA, *_blocks())[:20]):
        assert _read(content, (1, 2))[0] is None


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read in /proc")
def test_bytes_that_are_not_read_take_no_memory(tmp_path: Path) -> None:
    path = tmp_path / "large"
    gap = 1 << 30
    with path.open("wb") as file:  # a sparse file
        file.write(header(SCHEMA) + long(1) + long(gap))
        file.seek(gap, io.SEEK_CUR)
        file.write(SYNC + _blocks()[0])
    before = _resident()
    with pa.OSFile(str(path)) as opened:
        for counts_rows in (True, False):
            share = read_share(opened, "m", (1023, 1024), counts_rows=counts_rows, is_local=False)
            assert share is not None
            assert [number for _, number in _rows(share)] == [1000, 1001, 1002]
    assert _resident() - before < 100 << 20


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
