"""Files of table metadata: compression, limits, and what takes the place of a refused file.

What their fields mean, and which are invalid, is written in `tests/cases/metadata/iceberg.txt`.
"""

import gzip
import json
import shutil
from itertools import product

import pyarrow as pa
import pytest
import zstandard

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, LimitError
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.iceberg.tables import metadata_json, schema_json, write
from tests.reconcile.changes import change, copied

DOCUMENTS = "iceberg_documents"
COMPRESS = [gzip.compress, zstandard.ZstdCompressor().compress]


def test_columns_have_types_field_ids_and_bounds_of_their_primitive_parts():
    table = arrowmeta.open(CASES / DOCUMENTS)
    assert table.schema.names == ["id", "day", "who", "tags"]
    assert [field.nullable for field in table.schema] == [False, True, True, True]
    ids = [field.metadata[b"PARQUET:field_id"] for field in table.schema]
    assert ids == [b"1", b"2", b"3", b"5"]
    bounds = table.schema_of("entries").field("lower_bounds").type
    assert bounds == pa.struct(
        [
            ("id", pa.int64()),
            ("day", pa.date32()),
            ("who.name", pa.string()),
            ("tags", pa.struct([("element", pa.string())])),
        ]
    )


def test_long_name_of_struct_with_many_fields_raises_limit_error(tmp_path):
    inner = [{"id": n, "name": str(n), "type": "int"} for n in range(2, 1000)]
    struct = {"type": "struct", "fields": inner}
    schema = schema_json(fields=[{"id": 1, "name": "x" * 50_000, "type": struct}])
    write(tmp_path, "v1.metadata.json", metadata_json(schemas=[schema]))
    with pytest.raises(LimitError, match="the dotted names of schema 0"):
        arrowmeta.open(tmp_path)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[(name, None) for name in ("snapshot-id", "timestamp-ms")],
        *product(
            (
                *("snapshot-id", "timestamp-ms", "parent-snapshot-id", "sequence-number"),
                *("schema-id", "first-row-id", "added-rows"),
            ),
            ("1", 1.5, 2.0, True, [1]),
        ),
        *product(("manifest-list", "key-id"), (1, ["a"])),
        *product(("summary", "manifests"), ("a", [1], {"operation": ["append"]})),
    ],
)
def test_a_field_of_any_snapshot_with_another_type_refuses_the_file(name, value, tmp_path):
    """As Iceberg's Java reader does: the file may be of a version that nobody knows yet."""
    copy = copied(DOCUMENTS, tmp_path)
    change(copy, f"metadata: snapshots[1].{name} = {value!r}")
    with pytest.raises(CorruptMetadataError, match=rf"field snapshots\[1\]\.{name}.*: expected"):
        arrowmeta.open(copy.root)


def test_an_older_file_is_read_instead_of_a_refused_one(tmp_path):
    table = shutil.copytree(DATA / "iceberg_v3_deletion_vectors", tmp_path / "t")
    newest = table / "metadata" / "v10.metadata.json"
    metadata = json.loads(newest.read_text())
    assert len(arrowmeta.open(table).snapshots()) == len(metadata["snapshots"])
    metadata["snapshots"][0]["first-row-id"] = "0"
    newest.write_text(json.dumps(metadata))
    with pytest.warns(UserWarning, match="the newest state is lost with it"):
        opened = arrowmeta.open(table)
    assert len(opened.snapshots()) == len(metadata["snapshots"]) - 1
    (damage,) = opened.damage.to_pylist()
    assert damage["path"] == str(newest)
    assert "snapshots[0].first-row-id: expected" in damage["reason"]
    assert "the newest readable metadata file is v9.metadata.json" in damage["reason"]


def written(folder, data, name="v1.metadata.json"):
    """Write a metadata file as it is, and return its table."""
    (folder / "metadata").mkdir(exist_ok=True)
    (folder / "metadata" / name).write_bytes(data)
    return folder


@pytest.mark.parametrize("name", ["v1.metadata.json", "v1.gz.metadata.json"])
@pytest.mark.parametrize("compress", [bytes, *COMPRESS])
def test_compression_is_detected_by_magic_bytes_not_name(tmp_path, name, compress):
    table = written(tmp_path, compress(json.dumps(metadata_json()).encode()), name)
    assert arrowmeta.open(table).snapshot_id == 2


@pytest.mark.sampled(1)
@pytest.mark.parametrize("compress", COMPRESS)
def test_compression_bomb_raises_limit_error(tmp_path, compress):
    table = written(tmp_path, compress(b" " * (150 << 20)))
    less = {"limits.decompressed-bytes": str(100 << 20)}
    with pytest.raises(LimitError, match=r"v1\.metadata\.json"):
        arrowmeta.open(table, storage_options=less)


def test_metadata_of_any_compression_ratio_is_read(tmp_path):
    """Nearly equal schemas and snapshots compress without end."""
    data = gzip.compress(json.dumps(metadata_json()).encode() + b" " * (20 << 20))
    assert len(data) * 500 < 20 << 20
    table = written(tmp_path, data)
    assert arrowmeta.open(table).snapshot_id == 2
    with pytest.raises(LimitError, match=r"limits\.decompressed-bytes changes it"):
        arrowmeta.open(table, storage_options={"limits.decompressed-bytes": "1000000"})


@pytest.mark.parametrize("compress", COMPRESS)
def test_truncated_compressed_file_is_corrupt(tmp_path, compress):
    data = compress(json.dumps(metadata_json()).encode())
    for end in range(len(data) // 2, len(data), 7):
        with pytest.raises(CorruptMetadataError, match=r"v1\.metadata\.json"):
            arrowmeta.open(written(tmp_path, data[:end]))
