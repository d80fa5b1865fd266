"""Roaring bitmaps: the kernel against a reference decoder, and invalid bitmaps."""

import struct

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from arrowmeta.kernels import roaring
from tests.reference.roaring import decode_32, decode_64, encode_32, encode_64, encode_mixed

COMPILED = roaring.read_bitmaps
INTERPRETED = roaring.read_bitmaps.interpreted


def run(kernel, bitmaps, is_wide, counts=None):
    """Read consecutive bitmaps; return their counts, faults and positions."""
    buf = np.frombuffer(b"#" + b"".join(bitmaps), dtype=np.uint8)
    lengths = np.array([len(bitmap) for bitmap in bitmaps], dtype=np.int64)
    starts = 1 + np.cumsum(lengths) - lengths
    room = np.concatenate([[0], np.cumsum(counts or [])]).astype(np.int64)
    positions = np.zeros(room[-1], dtype=np.int64)
    out_counts = np.full(len(bitmaps), 99, dtype=np.int64)
    fault = np.full((len(bitmaps), 2), 99, dtype=np.int64)
    wide = np.array(is_wide, dtype=bool)
    n_faults = kernel(buf, starts, lengths, wide, room, positions, out_counts, fault)
    assert n_faults == np.count_nonzero(fault[:, roaring.STATUS])
    return out_counts.tolist(), fault.tolist(), positions.tolist()


def status_of(bitmap, is_wide=False):
    """Return the status of one bitmap, which both forms of the kernel must agree on."""
    counts, faults, _ = run(COMPILED, [bitmap], [is_wide])
    assert (counts, faults, []) == run(INTERPRETED, [bitmap], [is_wide])
    status = faults[0][roaring.STATUS]
    assert (counts[0] == -1) == (status not in {roaring.GOOD, roaring.TRAILING_BYTES})
    return status


def progressions(last):
    """Sets of numbers up to `last`: enough of them together for each kind of container."""
    starts = st.one_of(st.integers(0, last), st.sampled_from([0, 65_530, last - 9_000]))
    steps = st.tuples(starts, st.integers(1, 9_000), st.integers(1, 40))
    return st.lists(steps, max_size=5).map(
        lambda parts: {
            number
            for start, length, step in parts
            for number in range(start, min(start + length * step, last + 1), step)
        }
    )


NARROW = st.tuples(progressions(2**32 - 1), st.booleans(), st.just(False))
WIDE = st.tuples(progressions(2**63 - 1), st.booleans(), st.just(True))


@given(st.lists(NARROW | WIDE, max_size=4))
@example([(set(), True, False), (set(), False, True), ({2**63 - 1}, True, True)])
@example([({k << 16 for k in range(3)}, True, False), ({k << 16 for k in range(4)}, True, False)])
def test_random_bitmaps_are_counted_and_decoded(made):
    is_wide = [wide for _, _, wide in made]
    bitmaps = [
        encode_64(numbers, runs) if wide else encode_32(numbers, runs)
        for numbers, runs, wide in made
    ]
    sizes = [len(numbers) for numbers, _, _ in made]
    expected = [number for numbers, _, _ in made for number in sorted(numbers)]
    assert run(COMPILED, bitmaps, is_wide)[0] == sizes
    counts, faults, positions = run(COMPILED, bitmaps, is_wide, sizes)
    assert counts == sizes
    assert {status for status, _ in faults} <= {roaring.GOOD}
    assert positions == expected
    decoded = [
        decode_64(b) if w else decode_32(b)[0] for b, w in zip(bitmaps, is_wide, strict=True)
    ]
    assert [number for numbers in decoded for number in numbers] == expected


@pytest.mark.parametrize("kernel", [COMPILED, INTERPRETED])
@pytest.mark.parametrize(
    ("n", "run_keys"), [(3, {1}), (4, {0, 3}), (8, {2, 7}), (9, {2, 3}), (9, {8}), (11, {7, 8})]
)
def test_run_containers_are_those_with_a_run_flag(kernel, n, run_keys):
    """Writers choose the smallest form per container, so that most bitmaps have several kinds."""
    numbers = [key << 16 | low for key in range(n) for low in (key, key + 1, 60_000)]
    numbers += range(
        2 << 16 | 100, 2 << 16 | 5_000
    )  # a bitset container unless it is a run container
    bitmap = encode_mixed(numbers, run_keys)
    counts, _, positions = run(kernel, [bitmap], [False], [len(numbers)])
    assert counts == [len(numbers)]
    assert positions == sorted(numbers)


@pytest.mark.parametrize("is_wide", [True, False])
@pytest.mark.parametrize("with_runs", [True, False])
def test_bitmap_cut_at_any_byte_is_refused(is_wide, with_runs):
    numbers = [1, 5, 6, 70_000, 200_000, 300_000]
    bitmap = encode_64(numbers, with_runs) if is_wide else encode_32(numbers, with_runs)
    for length in range(len(bitmap)):
        assert status_of(bitmap[:length], is_wide) != roaring.GOOD
    assert status_of(bitmap, is_wide) == roaring.GOOD
    counts, faults, _ = run(COMPILED, [bitmap + b"\0"], [is_wide])
    assert (counts, faults) == ([len(numbers)], [[roaring.TRAILING_BYTES, 1 + len(bitmap)]])


ONE = struct.pack("<IIHHI", 12346, 1, 7, 1, 16)


@pytest.mark.parametrize(
    ("bitmap", "status"),
    [
        (struct.pack("<II", 12345, 0), roaring.BAD_COOKIE),
        (struct.pack("<II", 12346 | 1 << 16, 0), roaring.BAD_COOKIE),
        (struct.pack("<II", 12346, 65_537) + bytes(600_000), roaring.BAD_COUNT),
        (struct.pack("<II", 12346, 2**32 - 1), roaring.BAD_COUNT),
        (struct.pack("<II", 12346, 65_536), roaring.CUT),
        (struct.pack("<IIHHI", 12346, 1, 7, 0, 15) + bytes(2), roaring.BAD_OFFSET),
        (struct.pack("<IIHHHHII", 12346, 2, 7, 0, 7, 0, 24, 26) + bytes(4), roaring.BAD_KEY),
        (ONE + struct.pack("<HH", 3, 3), roaring.BAD_CONTAINER),
        (ONE + struct.pack("<HH", 3, 2), roaring.BAD_CONTAINER),
        (ONE + struct.pack("<HHH", 3, 4, 5), roaring.TRAILING_BYTES),
        (struct.pack("<IIHHI", 12346, 1, 0, 4096, 16) + bytes(8192), roaring.BAD_CONTAINER),
        (struct.pack("<IIHHI", 12346, 1, 0, 4096, 16) + b"\xff" * 8192, roaring.BAD_CONTAINER),
        # One container of runs, each a start and a length less one.
        (struct.pack("<IBHHH", 12347, 1, 0, 0, 0), roaring.BAD_CONTAINER),
        (struct.pack("<IBHHHHH", 12347, 1, 0, 1, 1, 9, 0), roaring.BAD_CONTAINER),
        (struct.pack("<IBHHHHH", 12347, 1, 0, 1, 1, 65_535, 1), roaring.BAD_CONTAINER),
        (struct.pack("<IBHHH4H", 12347, 1, 0, 3, 2, 5, 1, 6, 1), roaring.BAD_CONTAINER),
        (struct.pack("<IBHHH4H", 12347, 1, 0, 3, 2, 5, 1, 2, 1), roaring.BAD_CONTAINER),
        (struct.pack("<IBHHH", 12347, 1, 0, 3, 65_535), roaring.CUT),
        # Adjacent runs are valid.
        (struct.pack("<IBHHH4H", 12347, 1, 0, 3, 2, 5, 1, 7, 1), roaring.GOOD),
    ],
)
def test_invalid_32_bit_bitmap_is_refused(bitmap, status):
    assert status_of(bitmap) == status


NO_CONTAINERS = struct.pack("<II", 12346, 0)


@pytest.mark.parametrize(
    ("bitmap", "status"),
    [
        (struct.pack("<q", -1), roaring.BAD_COUNT),
        (struct.pack("<q", 2**63 - 1) + bytes(64), roaring.BAD_COUNT),
        (struct.pack("<qI", 2, 0) + NO_CONTAINERS, roaring.BAD_COUNT),
        # Two parts, of which the first takes the bytes of both.
        (struct.pack("<qI", 2, 0) + encode_32(range(6)), roaring.CUT),
        (struct.pack("<qI", 1, 2**31) + NO_CONTAINERS, roaring.BAD_KEY),
        (struct.pack("<q", 2) + 2 * (struct.pack("<I", 4) + NO_CONTAINERS), roaring.BAD_KEY),
        (struct.pack("<qI", 1, 2**31 - 1) + NO_CONTAINERS, roaring.GOOD),
    ],
)
def test_invalid_64_bit_bitmap_is_refused(bitmap, status):
    assert status_of(bitmap, is_wide=True) == status


@pytest.mark.parametrize(
    "span", [(-1, 4), (-1, 16), (-8, 16), (0, -1), (1, 16), (2**62, 2**62), (0, 2**63 - 1)]
)
@pytest.mark.parametrize("kernel", [COMPILED, INTERPRETED])
def test_span_outside_of_the_buffer_is_refused(kernel, span):
    start, length = (np.array([number], dtype=np.int64) for number in span)
    buf = np.frombuffer(encode_32([]) * 2, dtype=np.uint8)
    nothing, count = np.zeros(0, dtype=np.int64), np.zeros(1, dtype=np.int64)
    fault = np.zeros((1, 2), dtype=np.int64)
    kernel(buf, start, length, np.array([False]), nothing, nothing, count, fault)
    assert fault[0, roaring.STATUS] == roaring.CUT


@pytest.mark.parametrize("kernel", [COMPILED, INTERPRETED])
@pytest.mark.parametrize("with_runs", [True, False])
def test_positions_are_not_written_past_their_room(kernel, with_runs):
    bitmaps = [encode_32(range(9), with_runs), encode_32([4], with_runs)]
    counts, faults, positions = run(kernel, bitmaps, [False, False], [3, 1])
    assert counts == [-1, 1]
    assert faults[0][roaring.STATUS] == roaring.NO_ROOM
    assert positions == [0, 0, 0, 4]


@given(
    made=st.tuples(
        st.sets(st.integers(0, 400_000), min_size=1, max_size=12), st.booleans(), st.booleans()
    ),
    edits=st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 255)), min_size=1, max_size=3),
)
def test_edited_bitmap_is_refused_or_read_like_the_reference_decoder(made, edits):
    numbers, with_runs, is_wide = made
    bitmap = bytearray(encode_64(numbers, with_runs) if is_wide else encode_32(numbers, with_runs))
    for at, byte in edits:
        bitmap[at % len(bitmap)] = byte
    edited = bytes(bitmap)
    counts, _, _ = run(COMPILED, [edited], [is_wide])
    if status_of(edited, is_wide) == roaring.GOOD:
        expected = decode_64(edited) if is_wide else decode_32(edited)[0]
        _, _, positions = run(COMPILED, [edited], [is_wide], counts)
        assert positions == expected
