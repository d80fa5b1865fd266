"""Blocks of Avro files, and the pipeline that decodes them."""

from __future__ import annotations

import json
import random
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import log2

import pytest
import zstandard
from hypothesis import given, settings
from hypothesis import strategies as st

from arrowmeta import read_avro
from arrowmeta.avro import decode
from arrowmeta.avro.container import AvroFile, Limits
from arrowmeta.avro.decode import MAX_BROKEN_FRAMES, decode_files
from arrowmeta.avro.plan import plan_for
from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.compression import codec_function
from arrowmeta.model.scan import PARALLEL_LEN, Pipeline
from tests.avro.container_files import SYNC, block, container, long, record, text

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


def decoded(files: list[bytes], limits: Limits | None = None):
    """Return the values of files, their damage, and the number of chunks."""
    damage: list[CorruptMetadataError] = []
    named = [AvroFile.of(f"file {i}", one, limits or Limits()) for i, one in enumerate(files)]
    chunks = list(decode_files(named, None, lambda chunk: chunk.batch, on_damage=damage.append))
    return [value for chunk in chunks for value in chunk["x"].to_pylist()], damage, len(chunks)


def read(files: list[bytes], *, in_kernel: bool = True, limits: Limits | None = None) -> Found:
    """Return values and messages, by the library's function or as without one."""
    with pytest.MonkeyPatch.context() as patch:
        if not in_kernel:
            patch.setattr(decode, "codec_function", lambda codec: None)
        values, damage, _ = decoded(files, limits)
    return values, [str(error) for error in damage]


def both_ways(files: list[bytes], limits: Limits | None = None) -> Found:
    """Read files by the library's function and by its package, and compare."""
    many = read(files, limits=limits)
    assert many == read(files, in_kernel=False, limits=limits)
    return many


def file_of(codec: str, *blocks: bytes) -> bytes:
    return container(SCHEMA, *(block(1, packed) for packed in blocks), codec=codec)


def test_many_damaged_blocks_are_each_damage(codec):
    _, damage, n_chunks = decoded([file_of(codec, *[b"\xff"] * 1000)])
    assert ([error.block for error in damage], n_chunks) == (list(range(1000)), 0)


def test_blocks_with_too_few_bytes_for_their_rows_are_damage(codec):
    sound, too_few = PACKERS[codec](text(b"sound")), PACKERS[codec](b"")
    values, [damage] = both_ways([file_of(codec, sound, too_few, sound)])
    assert values == [b"sound", b"sound"]
    assert "1 rows announced in 0 bytes" in damage


def test_blocks_larger_than_the_buffer_are_read(codec):
    values = [bytes([size % 251]) * size for size in (10, 40_000_000, 4_000, 90, 34_000_000, 5)]
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
    with pytest.raises(LimitError, match="limit"):
        read_avro(files[0], limits=limits)
    without = Limits(decompressed_len=10**30, block_len=10**30)
    assert len(read_avro(files[0], limits=without)) == 3


def frames(*contents: bytes) -> bytes:
    return b"".join(map(PACKERS["zstandard"], contents))


def test_zstandard_frames_of_a_block_are_read_to_its_end():
    """Java reads a Zstandard block to its end, through all of its frames."""
    encoded = text(b"part one and part two")
    skipped = b"\x50\x2a\x4d\x18" + (3).to_bytes(4, "little") + b"abc"
    packed = frames(encoded[:9]) + skipped + frames(encoded[9:])
    assert both_ways([file_of("zstandard", packed)]) == ([b"part one and part two"], [])
    one = frames(text(b"value"))
    values, [damage] = both_ways([file_of("zstandard", one + b"garbage", one)])
    assert (values, "block 0" in damage) == ([b"value"], True)
    for log_of_window in (10, 27, 28, 31):
        frame = bytearray(one)
        frame[5] = (log_of_window - 10) << 3  # Spec: RFC 8878, 3.1.1.1.2
        assert both_ways([file_of("zstandard", bytes(frame))]) == ([b"value"], [])


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


def test_threads_and_codecs_use_separate_contexts(codec):
    values = [random.Random(i).randbytes(40_000) for i in range(100)]
    file = file_of(codec, *(PACKERS[codec](text(value)) for value in values))
    with ThreadPoolExecutor(4) as pool:
        tables = list(pool.map(lambda _: read_avro(file), range(8)))
    assert all(table["x"].to_pylist() == values for table in tables)
    values, pack = [b"%d" % i for i in range(12)], {**PACKERS, "null": bytes}
    codecs = ["zstandard", "deflate", "null"] * 4
    files = [file_of(one, pack[one](text(v))) for v, one in zip(values, codecs, strict=True)]
    assert both_ways(files) == (values, [])


N_BLOCKS = 100


@given(st.sets(st.integers(0, N_BLOCKS - 1)))
def test_only_bad_blocks_are_lost(bad):
    rows = [b"\x03" if at in bad else text(b"row %d" % at) for at in range(N_BLOCKS)]
    values, damage, n_chunks = decoded([container(SCHEMA, *(block(1, row) for row in rows))])
    assert values == [b"row %d" % at for at in range(N_BLOCKS) if at not in bad]
    assert all(isinstance(error, CorruptMetadataError) for error in damage)
    assert [error.block for error in damage] == sorted(bad)
    assert n_chunks <= 1 + len(bad) * (2 + log2(N_BLOCKS))


def test_decoding_stops_after_the_maximum_of_broken_frames():
    values, damage, _ = decoded(
        [container(SCHEMA, block(1, text("row")), b"\xff" + SYNC * 100_000)]
    )
    assert (values, len(damage)) == ([b"row"], MAX_BROKEN_FRAMES)
    assert "the rest is not looked at" in damage[-1].reason


def test_fields_without_bytes_need_no_instruction():
    fields = {f"f{i}": {"type": "fixed", "name": f"x{i}", "size": 0} for i in range(50)}
    schema = record(a={"type": "array", "items": record(**fields) | {"name": "item"}})
    for columns in (None, ()):
        assert "fixed" not in str(plan_for(json.dumps(schema), columns))


# -- The pipeline


def run(pipeline, work):
    """Run work that is worth a thread."""
    return pipeline.run([work], PARALLEL_LEN)


@pytest.mark.parametrize("threads", [1, 2, 5])
@pytest.mark.parametrize("n_pieces", [0, 1, 3, 40])
def test_results_keep_the_order_of_the_work(threads, n_pieces):
    found: list[int] = []
    with Pipeline[int](threads) as pipeline:
        for number in range(n_pieces):
            found += run(pipeline, lambda number=number: [number, number * number])
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
    taken: list[int] = []

    def work(number):
        if number == 3:
            raise CorruptMetadataError("the third")
        done.append(number)
        return [number]

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


def numbers(first: int, n_blocks: int, n_rows: int) -> AvroFile:
    starts = range(first, first + n_blocks * n_rows, n_rows)
    blocks = [block(n_rows, b"".join(map(long, range(at, at + n_rows)))) for at in starts]
    return AvroFile.of("f", container(record(x="long"), *blocks))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("sizes", [(400, 1, 400), (1, 400, 1), (1, 1, 1), (400, 400)])
def test_files_of_several_sets_keep_their_order(sizes):
    """Small sets are decoded by the caller's thread, but not before those that are under way."""
    found: list[list[int]] = []
    with Pipeline[list[int]](2) as pipeline:
        for at, size in enumerate(sizes):
            file = numbers(700 * sum(sizes[:at]), size, 700)
            found += decode_files(
                [file], None, lambda chunk: chunk.batch["x"].to_pylist(), pipeline=pipeline
            )
        found += pipeline.rest()
    assert [number for some in found for number in some] == list(range(700 * sum(sizes)))


def test_chunks_that_are_kept_are_not_overwritten():
    def every_third(chunk):
        column = chunk.batch.column(0)
        return column[10:20] if column[0].as_py() % 3000 == 0 else None

    kept = list(decode_files([numbers(0, 20, 1000)], None, every_third, chunk_len=1))
    assert [array.to_pylist() for array in kept if array is not None] == [
        [*range(first + 10, first + 20)] for first in range(0, 20_000, 3000)
    ]
