"""Hand-made damaged manifest lists and index manifests: each error names its own file and row."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.avro.container import AvroFile
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.model.shape import TableShape
from arrowmeta.paimon.index_files import read_index_manifests, read_vector_ranges
from arrowmeta.paimon.relations import ListFile, read_manifest_lists
from arrowmeta.paimon.schema import DataField, DataType, TableSchema
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


TABLE = TableSchema(0, (DataField(0, "pt", DataType("INT")),), partition_keys=("pt",))
INDEX_SCHEMA = record(_INDEX_TYPE="string", _PARTITION="bytes", _BUCKET="int", _FILE_NAME="string")
CUT = b"\0\0\0\7"


def entry(name, partition=SOUND, kind="DELETION_VECTORS"):
    return text(kind) + text(partition) + long(0) + text(name)


def manifests(*files):
    return [
        AvroFile.of(
            f"index-manifest-{i}", container(INDEX_SCHEMA, block(len(rows), b"".join(rows)))
        )
        for i, rows in enumerate(files)
    ]


def places(damage):
    return [(one.path, one.row) for one in damage if isinstance(one, CorruptMetadataError)]


def test_damaged_index_manifests_are_reported_and_others_read():
    damage: list[ArrowMetaError] = []
    files = manifests([entry("a")], [entry("b"), entry("c", CUT)], [entry("d", CUT)], [entry("e")])
    found = read_index_manifests(files, "t", TABLE, damage.append)
    assert found["file_path"].to_pylist() == ["t/index/a", "t/index/e"]
    assert places(damage) == [("index-manifest-1", 1), ("index-manifest-2", 0)]


def test_damaged_entry_after_hash_entry_is_reported_with_its_row():
    damage: list[ArrowMetaError] = []
    files = manifests([entry("h", kind="HASH"), entry("a"), entry("b", CUT)], [entry("c")])
    found = read_vector_ranges(files, "t", TABLE, damage.append)
    assert found.files["file_path"].to_pylist() == ["t/index/c"]
    assert places(damage) == [("index-manifest-0", 2)]
