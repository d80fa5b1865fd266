"""Values that entries inherit from their manifest."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.avro.container import AvroFile
from arrowmeta.errors import ArrowMetaError
from tests.iceberg.manifests import Column, data_file, entry, manifest, row, written
from tests.iceberg.test_manifest import entries

ENTRY = entry(data_file([]))
NUMBERS = ["snapshot_id", "sequence_number", "file_sequence_number"]


@pytest.mark.spec("iceberg: sequence number inheritance")
@pytest.mark.parametrize(
    ("status", "of_manifest", "inherited"), [(1, 3, 3), (0, 3, None), (2, 3, None), (0, 0, 0)]
)
def test_added_and_v1_entries_inherit_sequence_numbers(status, of_manifest, inherited):
    file = written(ENTRY, [row(status=status)])
    (found,) = entries(manifest(file, sequence_number=of_manifest), NUMBERS)
    assert found == dict(zip(NUMBERS, (7, inherited, inherited), strict=True))


def test_explicit_snapshot_id_and_sequence_number_are_kept():
    file = written(ENTRY, [row(snapshot_id=1, sequence_number=2)])
    (found,) = entries(manifest(file), NUMBERS)
    assert found == dict(zip(NUMBERS, (1, 2, 3), strict=True))


def test_nothing_is_inherited_from_manifest_without_numbers():
    unknown = {"added_snapshot_id": None, "sequence_number": None}
    (found,) = entries(manifest(written(ENTRY, [row()]), **unknown), NUMBERS)
    assert set(found.values()) == {None}


def first_row_ids(file: AvroFile, first: int | None, **options: Any) -> list[int | None]:
    names = ["first_row_id", "manifest_pos"]
    return [
        one["first_row_id"] for one in entries(manifest(file, first_row_id=first), names, **options)
    ]


def expected_row_ids(rows: list[dict[str, Any]], first: int | None) -> list[int | None]:
    found = []
    for one in rows:
        stored = one["data_file"].get("first_row_id")
        takes = stored is None and one["status"] != 2 and first is not None
        found.append(None if first is None else first if takes else stored)
        if takes:
            first += one["data_file"]["record_count"]
    return found


ROWS = st.builds(
    row,
    status=st.sampled_from([0, 1, 2]),
    record_count=st.integers(0, 1000),
    first_row_id=st.none() | st.integers(0, 10_000),
)


@pytest.mark.spec("iceberg: first row id inheritance")
@given(
    rows=st.lists(ROWS, min_size=1, max_size=30),
    first=st.none() | st.integers(0, 10_000),
    rows_per_block=st.sampled_from([1, 100, 10_000]),
)
def test_first_row_ids_are_assigned_in_entry_order(rows, first, rows_per_block):
    file = written(ENTRY, rows, rows_per_block=rows_per_block)
    assert first_row_ids(file, first) == expected_row_ids(rows, first)


def test_row_ids_after_damaged_block_are_null_unless_stored():
    rows = [row(f"{i:050}", first_row_id=900 if i == 9 else None) for i in range(10)]
    file = written(ENTRY, rows, rows_per_block=1)
    content = bytearray(file.data)
    # The status of the fifth entry, just before its path, is no longer a valid status.
    at = content.index(b"%050d" % 4)
    content[at - 1] = 0x80
    damage: list[ArrowMetaError] = []
    found = first_row_ids(AvroFile.of("m", bytes(content)), 100, on_damage=damage.append)
    assert len(damage) == 1
    assert found == [100, 101, 102, 103, None, None, None, None, 900]


def test_row_ids_of_each_manifest_start_at_its_first_row_id():
    files = [written(ENTRY, [row(record_count=5)] * 3) for _ in range(2)]
    manifests = [
        manifest(file, ordinal=i, first_row_id=first)
        for i, (file, first) in enumerate(zip(files, (0, 100), strict=True))
    ]
    found = entries(manifests, ["first_row_id"])
    assert [one["first_row_id"] for one in found] == [0, 5, 10, 100, 105, 110]


def test_row_ids_of_a_manifest_do_not_depend_on_earlier_manifests():
    """The sum over all manifests exceeds 64 bits, that of each manifest does not."""
    file = written(ENTRY, [row(record_count=2**62)])
    manifests = [manifest(file, ordinal=i, first_row_id=5) for i in range(3)]
    found = entries(manifests, ["first_row_id"])
    assert [one["first_row_id"] for one in found] == [5, 5, 5]


def test_manifest_with_wrong_record_count_type_does_not_affect_others():
    bad_columns = [Column(100, "file_path", "string"), Column(103, "record_count", "string")]
    bad = {"status": 1, "data_file": {"file_path": "x", "record_count": "many"}}
    files = [written(entry(bad_columns), [bad], name="bad"), written(ENTRY, [row()])]
    manifests = [manifest(file, ordinal=i, first_row_id=10) for i, file in enumerate(files)]
    damage: list[ArrowMetaError] = []
    found = entries(manifests, ["entry_id", "first_row_id"], on_damage=damage.append)
    assert found == [{"entry_id": 1 << 32, "first_row_id": 10}]
    assert [str(error).split(",")[0] for error in damage] == ["bad"]


MOST = 2**63 - 1


def ids(first: int, *record_counts: int) -> list[int | None]:
    rows = [row(f"{i}", record_count=count) for i, count in enumerate(record_counts)]
    return first_row_ids(written(ENTRY, rows), first)


@pytest.mark.parametrize(
    ("first", "record_counts"),
    [
        (MOST, [1, 1]),
        (MOST - 5, [3, 3]),
        (0, [MOST, MOST]),
        (7, [2**62, 2**62, 2**62, 2**62]),
        (-(2**63), [1]),
    ],
)
def test_row_ids_beyond_64_bits_are_null(first, record_counts):
    assert ids(first, *record_counts) == [None] * len(record_counts)


def test_row_ids_up_to_64_bit_maximum_are_known():
    assert ids(MOST - 5, 2, 3) == [MOST - 5, MOST - 3]
