"""Hand-made damaged index manifests: each error names its own manifest and row."""

from arrowmeta.avro.container import AvroFile
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.paimon.index_files import read_index_manifests, read_vector_ranges
from arrowmeta.paimon.schema import DataField, DataType, TableSchema
from tests.avro.container_files import block, container, long, record, text

TABLE = TableSchema(0, (DataField(0, "pt", DataType("INT")),), partition_keys=("pt",))
SCHEMA = record(_INDEX_TYPE="string", _PARTITION="bytes", _BUCKET="int", _FILE_NAME="string")
SOUND = bytes.fromhex("00000001 0000000000000000 07000000 00000000")
CUT = b"\0\0\0\7"


def entry(name, partition=SOUND, kind="DELETION_VECTORS"):
    return text(kind) + text(partition) + long(0) + text(name)


def manifests(*files):
    return [
        AvroFile.of(f"index-manifest-{i}", container(SCHEMA, block(len(rows), b"".join(rows))))
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
