"""Blocks of Avro files, and the pipeline that decodes them."""

from __future__ import annotations

import random
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
import zstandard
from hypothesis import given, settings
from hypothesis import strategies as st

from arrowmeta import read_avro
from arrowmeta.avro import decode
from arrowmeta.avro.container import AvroFile, Limits
from arrowmeta.avro.decode import decode_files
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from arrowmeta.io.compression import codec_function
from arrowmeta.model.scan import PARALLEL_LEN, Pipeline
from tests.avro.container_files import block, container, long, record, text

PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "zstandard": zstandard.ZstdCompressor(write_content_size=False).compress,
    "deflate": lambda content: zlib.compress(content, wbits=-15),
}
SCHEMA = record(x="bytes")

Found = tuple[list[bytes], list[str]]


@pytest.fixture(params=PACKERS)
def codec(request):
    """A codec whose library can be called here; else there is nothing to compare."""
    if codec_function(request.param) is None:
        pytest.skip(f"the package for {request.param} does not show its library's functions here")
    return str(request.param)


def read(files: list[bytes], *, in_kernel: bool = True, limits: Limits | None = None) -> Found:
    """Return the values of files, and the messages of their damage."""
    damage: list[ArrowMetaError] = []
    named = [
        AvroFile.of(f"file {i}", content, limits or Limits()) for i, content in enumerate(files)
    ]
    with pytest.MonkeyPatch.context() as patch:
        if not in_kernel:
            patch.setattr(decode, "codec_function", lambda codec: None)
        chunks = list(decode_files(named, None, lambda chunk: chunk.batch, on_damage=damage.append))
    values = [value for chunk in chunks for value in chunk["x"].to_pylist()]
    return values, [str(error) for error in damage]


def both_ways(files: list[bytes], limits: Limits | None = None) -> Found:
    """Read files by the library's function and by its package, and compare."""
    many = read(files, limits=limits)
    assert many == read(files, in_kernel=False, limits=limits)
    return many


def file_of(codec: str, *blocks: bytes) -> bytes:
    return container(SCHEMA, *(block(1, packed) for packed in blocks), codec=codec)


def counted_calls(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many blocks each call of the kernel has decompressed."""
    calls: list[int] = []
    kernel = decode.decompress_blocks

    def counted(*args: object) -> int:
        calls.append(kernel(*args))  # type: ignore[arg-type]
        return calls[-1]

    monkeypatch.setattr(decode, "decompress_blocks", counted)
    return calls


def test_many_damaged_blocks_are_each_tried_once(codec, monkeypatch):
    n_blocks = 1000
    file = AvroFile.of("x", file_of(codec, *[b"\xff"] * n_blocks))
    damage: list[ArrowMetaError] = []
    calls = counted_calls(monkeypatch)
    assert not list(decode_files([file], None, lambda chunk: chunk, on_damage=damage.append))
    assert [error.block for error in damage] == list(range(n_blocks))
    assert calls == [0] * n_blocks


def test_blocks_with_too_few_bytes_for_their_rows_are_damage(codec):
    sound = PACKERS[codec](text(b"sound"))
    too_few = PACKERS[codec](b"")
    values, damage = both_ways([file_of(codec, sound, too_few, sound)])
    assert (values, len(damage)) == ([b"sound", b"sound"], 1)
    assert "1 rows announced in 0 bytes" in damage[0]


def test_blocks_larger_than_the_buffer_are_read(monkeypatch, codec):
    monkeypatch.setattr(decode, "CHUNK_LEN", 1 << 12)
    monkeypatch.setattr(decode, "idle_buffers", [])
    values = [bytes([size % 251]) * size for size in (10, 3_000_000, 4_000, 90, 1_200_000, 5)]
    packed = [PACKERS[codec](text(value)) for value in values]
    assert both_ways([file_of(codec, *packed)]) == (values, [])


@pytest.mark.parametrize("limit", ["block_len", "decompressed_len"])
def test_limits_apply_to_each_file(codec, limit):
    limits = Limits(decompressed_len=3_000, block_len=2_500)
    sizes = [1_000, 2_400, 1_990] if limit == "decompressed_len" else [1_000, 2_600, 1_000]
    packed = [PACKERS[codec](text(bytes(size))) for size in sizes]
    files = [file_of(codec, *packed)] * 2
    values, damage = both_ways(files, limits)
    assert [len(value) for value in values] == [sizes[0], sizes[2]] * 2
    assert [error.partition(":")[0] for error in damage] == ["file 0", "file 1"]
    assert all("limit" in error for error in damage)


def test_limits_over_64_bits_do_not_limit(codec):
    file = file_of(codec, PACKERS[codec](text(b"value")))
    limits = Limits(decompressed_len=10**30, block_len=10**30)
    assert read_avro(file, limits=limits)["x"].to_pylist() == [b"value"]


def test_all_zstandard_frames_of_a_block_are_read():
    """Java reads a Zstandard block to its end, through all of its frames."""
    frame = PACKERS["zstandard"]
    encoded = text(b"part one and part two")
    skipped = b"\x50\x2a\x4d\x18" + (3).to_bytes(4, "little") + b"abc"
    packed = frame(encoded[:9]) + skipped + frame(encoded[9:])
    assert both_ways([file_of("zstandard", packed)]) == ([b"part one and part two"], [])


@pytest.mark.parametrize("log_of_window", [10, 27, 28, 31])
def test_zstandard_frame_of_any_window_is_read(log_of_window):
    frame = bytearray(PACKERS["zstandard"](text(b"value")))
    frame[5] = (log_of_window - 10) << 3  # Spec: RFC 8878, 3.1.1.1.2
    assert both_ways([file_of("zstandard", bytes(frame))]) == ([b"value"], [])


def test_garbage_after_a_zstandard_frame_is_damage():
    packed = PACKERS["zstandard"](text(b"value"))
    values, damage = both_ways([file_of("zstandard", packed + b"garbage", packed)])
    assert (values, len(damage)) == ([b"value"], 1)
    assert "block 0" in damage[0]


@settings(deadline=None)
@given(data=st.data())
def test_changed_bytes_read_the_same_with_and_without_kernel(data):
    codec = data.draw(st.sampled_from([c for c in PACKERS if codec_function(c)] or ["null"]))
    pack = PACKERS.get(codec, bytes)
    values = data.draw(st.lists(st.binary(max_size=300), min_size=1, max_size=8))
    packed = [bytearray(pack(text(value))) for value in values]
    for _ in range(data.draw(st.integers(0, 4))):
        one = data.draw(st.sampled_from(packed))
        at = data.draw(st.integers(0, len(one) - 1))
        one[at] = data.draw(st.integers(0, 255))
    file = file_of(codec, *map(bytes, packed))
    in_kernel, streamed = read([file]), read([file], in_kernel=False)
    # Only a stream needs memory for the window of a frame, and refuses one of over 128 MiB.
    assert in_kernel == streamed or "too much memory" in str(streamed[1])


def test_threads_use_separate_decompression_contexts(codec):
    values = [random.Random(i).randbytes(40_000) for i in range(100)]
    file = file_of(codec, *(PACKERS[codec](text(value)) for value in values))
    with ThreadPoolExecutor(4) as pool:
        tables = list(pool.map(lambda _: read_avro(file), range(8)))
    assert all(table["x"].to_pylist() == values for table in tables)


def test_block_over_the_limit_raises_limit_error(codec):
    bomb = file_of(codec, PACKERS[codec](text(bytes(5 << 20))))
    with pytest.raises(LimitError, match="more than the limit"):
        read_avro(bomb, limits=Limits(block_len=1 << 20))


def test_files_of_alternating_codecs_are_read():
    values = [b"%d" % i for i in range(12)]
    codecs = ["zstandard", "deflate", "null"]
    pack = {**PACKERS, "null": bytes}
    files = [
        file_of(name, pack[name](text(value)))
        for value, name in zip(values, codecs * 4, strict=True)
    ]
    assert both_ways(files) == (values, [])


def run(pipeline, work):
    """Run work that is worth a thread."""
    return pipeline.run([work], PARALLEL_LEN)


def squares(pipeline, numbers):
    for number in numbers:
        yield from run(pipeline, lambda number=number: [number, number * number])


@pytest.mark.parametrize("threads", [1, 2, 5])
@pytest.mark.parametrize("n_pieces", [0, 1, 3, 40])
def test_results_keep_the_order_of_the_work(threads, n_pieces):
    with Pipeline[int](threads) as pipeline:
        found = [*squares(pipeline, range(n_pieces))]
        found += pipeline.rest()
        assert not list(pipeline.rest())
    assert found == [one for n in range(n_pieces) for one in (n, n * n)]


def test_pipeline_bounds_the_work_in_progress():
    begun: list[int] = []
    with Pipeline[int](2) as pipeline:
        for number in range(20):
            for _ in run(pipeline, lambda number=number: begun.append(number) or [number]):
                pass
            assert len(begun) <= number + 1
        assert len(list(pipeline.rest())) == 3


def test_error_is_raised_in_result_order_and_stops_the_work():
    done: list[int] = []

    def work(number):
        if number == 3:
            raise CorruptMetadataError("the third")
        done.append(number)
        return [number]

    taken: list[int] = []

    def take_all():
        with Pipeline[int](2) as pipeline:
            for number in range(100):
                taken.extend(run(pipeline, lambda number=number: work(number)))

    with pytest.raises(CorruptMetadataError, match="the third"):
        take_all()
    assert taken == [0, 1, 2]
    assert len(done) < 10


def test_exit_waits_for_running_work_and_drops_the_rest():
    may_end, both_run, ended = threading.Event(), threading.Barrier(3), []

    def work():
        both_run.wait()
        may_end.wait()
        ended.append(1)
        return [1]

    with Pipeline[int](2) as pipeline:
        for _ in range(3):
            assert list(run(pipeline, work)) == []
        both_run.wait()
        threading.Timer(0.05, may_end.set).start()
    assert ended == [1, 1]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("sizes", [(400, 1, 400), (1, 400, 1), (1, 1, 1), (400, 400)])
def test_files_of_several_sets_keep_their_order(sizes):
    """Small sets are decoded by the caller's thread, but not before those that are under way."""
    n_rows, first, sets = 700, 0, []
    for size in sizes:
        blocks = []
        for _ in range(size):
            blocks.append(block(n_rows, b"".join(map(long, range(first, first + n_rows)))))
            first += n_rows
        sets.append(AvroFile.of("f", container(record(x="long"), *blocks)))
    with Pipeline[list[int]](2) as pipeline:
        found = []
        for file in sets:
            found += decode_files(
                [file], None, lambda chunk: chunk.batch["x"].to_pylist(), pipeline=pipeline
            )
        found += pipeline.rest()
    assert [number for some in found for number in some] == list(range(first))


def one_chunk_per_block(n_blocks):
    blocks = [
        block(1000, b"".join(long(1000 * i + row) for row in range(1000))) for i in range(n_blocks)
    ]
    return AvroFile.of("numbers", container(record(x="long"), *blocks))


def test_chunks_that_are_kept_are_not_overwritten():
    def every_third(chunk):
        column = chunk.batch.column(0)
        return column[10:20] if column[0].as_py() % 3000 == 0 else None

    kept = list(decode_files([one_chunk_per_block(20)], None, every_third, chunk_len=1))
    firsts = range(0, 20_000, 3000)
    assert [array.to_pylist() for array in kept if array is not None] == [
        [*range(first + 10, first + 20)] for first in firsts
    ]
