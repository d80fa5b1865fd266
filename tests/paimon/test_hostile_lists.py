"""Hand-made damaged manifest lists: each error names its own list and row."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.avro.container import AvroFile
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.model.shape import TableShape
from arrowmeta.paimon.relations import ListFile, read_manifest_lists
from tests.avro.container_files import block, container, long, record, text

SHAPE = TableShape(partition=pa.struct([pa.field("pt", pa.int32())]))
STATS = {
    "type": "record",
    "name": "stats",
    "fields": [{"name": name, "type": "bytes"} for name in ("_MIN_VALUES", "_MAX_VALUES")],
}
SCHEMA = record(_FILE_NAME="string", _PARTITION_STATS=STATS)
SOUND = bytes.fromhex("00000001 0000000000000000 07000000 00000000")


def row(name: str, partition: bytes = SOUND) -> bytes:
    return text(name) + text(partition) * 2


def lists(*files: list[bytes]) -> list[ListFile]:
    found = []
    for i, rows in enumerate(files):
        content = container(SCHEMA, block(len(rows), b"".join(rows)))
        found.append(ListFile(AvroFile.of(f"list-{i}", content), "base", 1))
    return found


def read(*files: list[bytes]) -> tuple[list[dict[str, Any]], list[ArrowMetaError]]:
    damage: list[ArrowMetaError] = []
    found = read_manifest_lists(lists(*files), SHAPE, "t/manifest", damage.append)
    found.validate(full=True)
    return found.to_pylist(), damage


def test_damaged_partition_after_unnamed_manifest_has_its_own_row():
    found, damage = read([row(""), row("a"), row("b", b"\0\0\0\7")])
    assert [one["manifest_path"] for one in found] == ["t/manifest/a", "t/manifest/b"]
    places = [
        (error.path, error.row) for error in damage if isinstance(error, CorruptMetadataError)
    ]
    assert places == [("list-0", 0), ("list-0", 2)]


def test_damaged_partition_is_reported_with_its_list_and_row():
    _, damage = read([row("a")] * 3, [row("b"), row("c", b"\0\0\0\7")])
    [error] = damage
    assert isinstance(error, CorruptMetadataError)
    assert (error.path, error.row) == ("list-1", 1)


def test_damaged_lists_are_reported_and_others_keep_bounds():
    found, damage = read([row("a")], [row("b", b"\0\0\0\7")], [row("c", b"\0\0\0\7")], [row("d")])
    bounds = {one["manifest_path"][-1]: one["partition_lower"] for one in found}
    assert bounds == {"a": {"pt": 7}, "b": None, "c": None, "d": {"pt": 7}}
    assert [error.path for error in damage if isinstance(error, CorruptMetadataError)] == [
        "list-1",
        "list-2",
    ]


def test_non_numeric_file_size_is_damage_of_its_list_only():
    schema = record(_FILE_NAME="string", _FILE_SIZE="string", _PARTITION_STATS=STATS)
    some = []
    for i, size in enumerate(("10", "ten")):
        rows = text("m") + text(size) + text(SOUND) * 2
        content = container(schema, block(1, rows))
        some.append(ListFile(AvroFile.of(f"list-{i}", content), "base", 1))
    damage: list[ArrowMetaError] = []
    found = read_manifest_lists(some, SHAPE, "t/manifest", damage.append)
    assert found["length"].to_pylist() == [10]
    [error] = damage
    assert isinstance(error, CorruptMetadataError)
    assert (error.path, error.row) == ("list-1", 0)


def test_null_counts_of_wrong_type_without_manifests_are_ignored():
    counts = {"type": "record", "name": "c", "fields": [{"name": "y", "type": "long"}]}
    stats = STATS | {"fields": [*STATS["fields"], {"name": "_NULL_COUNTS", "type": counts}]}
    schema = record(_FILE_NAME="string", _PARTITION_STATS=stats)
    for rows, n_rows in ((b"", 0), (row("") + long(1), 1)):
        content = container(schema, block(n_rows, rows))
        one = ListFile(AvroFile.of("list", content), "base", 1)
        damage: list[ArrowMetaError] = []
        assert len(read_manifest_lists([one], SHAPE, "t/manifest", damage.append)) == 0


@pytest.mark.parametrize("name", ["../../etc/passwd", "/etc/passwd", "a/b", "a\0b", ""])
def test_manifest_without_plain_file_name_is_skipped(name):
    found, damage = read([row(name), row("sound")])
    assert [one["manifest_path"] for one in found] == ["t/manifest/sound"]
    assert len(damage) == 1
