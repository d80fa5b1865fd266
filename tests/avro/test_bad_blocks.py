"""Bad blocks among valid ones: only these are lost, and the others are decoded together."""

from math import log2

from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import MAX_BROKEN_FRAMES, decode_files
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from tests.avro.container_files import SYNC, block, container, record, text

N_BLOCKS = 100
BAD = b"\x03"  # a length of -2


@given(st.sets(st.integers(0, N_BLOCKS - 1)))
def test_only_bad_blocks_are_lost(bad):
    blocks = [block(1, BAD if at in bad else text(f"row {at}")) for at in range(N_BLOCKS)]
    file = AvroFile.of("f", container(record(x="string"), *blocks))
    damage: list[ArrowMetaError] = []
    chunks = list(decode_files([file], None, lambda chunk: chunk.batch, on_damage=damage.append))
    found = [row["x"] for chunk in chunks for row in chunk.to_pylist()]
    assert found == [f"row {at}" for at in range(N_BLOCKS) if at not in bad]
    assert all(isinstance(error, CorruptMetadataError) for error in damage)
    assert [error.block for error in damage] == sorted(bad)  # type: ignore[attr-defined]
    assert len(chunks) <= 1 + len(bad) * (2 + log2(N_BLOCKS))


def test_decoding_stops_after_the_maximum_of_broken_frames():
    row = block(1, text("row"))
    file = AvroFile.of("f", container(record(x="string"), row, b"\xff" + SYNC * 100_000))
    damage: list[CorruptMetadataError] = []
    chunks = list(decode_files([file], None, lambda chunk: chunk.batch, on_damage=damage.append))
    assert [row for chunk in chunks for row in chunk.to_pylist()] == [{"x": "row"}]
    assert len(damage) == MAX_BROKEN_FRAMES
    assert "the rest is not looked at" in damage[-1].reason
