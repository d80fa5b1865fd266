"""Files of table metadata: compression, limits, what replaces a refused file, and histories.

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
from arrowmeta.errors import CorruptMetadataError, LimitError, SnapshotNotFoundError
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.iceberg.tables import metadata_json, schema_json, snapshot_json, write
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


@pytest.fixture
def table(tmp_path):
    """Open three snapshots in schema 0, where the current schema is 1; a branch and a tag."""

    def opened(**changes):
        refs = {
            "main": {"snapshot-id": 3, "type": "branch"},
            "audit": {"snapshot-id": 2, "type": "branch"},
            "first": {"snapshot-id": 1, "type": "tag"},
            "lost": {"snapshot-id": 9, "type": "tag"},
        }
        two = {
            "schemas": [schema_json("int"), schema_json("long", schema_id=1)],
            "current-schema-id": 1,
            "partition-specs": [{"spec-id": 0, "fields": []}],
        }
        document = metadata_json(n_snapshots=3, **{"refs": refs, **two, **changes})
        return arrowmeta.open(write(tmp_path, "v1.metadata.json", json.dumps(document)))

    return opened


def chosen(table):
    """The snapshot, and the id of the schema, of which the first has an integer of 32 bits."""
    return table.snapshot_id, {"int32": 0, "int64": 1}[str(table.schema.field("c1").type)]


@pytest.mark.spec("iceberg: SnapshotUtil.schemaFor")
def test_branch_uses_current_schema_and_other_choices_snapshot_schema(table):
    opened = table()
    assert chosen(opened) == (3, 1)
    assert chosen(opened.at(ref="main")) == (3, 1)
    assert chosen(opened.at(ref="audit")) == (2, 1)
    assert chosen(opened.at(ref="first")) == (1, 0)
    assert chosen(opened.at(snapshot_id=3)) == (3, 0)
    assert chosen(opened.at(as_of="1970-01-01T00:00:03")) == (3, 0)


@pytest.mark.parametrize("schema_id", [None, 5])
def test_snapshot_without_known_schema_uses_current_schema(table, schema_id):
    snapshots = [snapshot_json(1, **{"schema-id": schema_id})]
    opened = table(snapshots=snapshots, **{"current-snapshot-id": None, "refs": {}})
    assert chosen(opened.at(snapshot_id=1)) == (1, 1)


def test_table_without_snapshot_has_current_schema(table):
    opened = table(**{"current-snapshot-id": -1, "refs": {}, "snapshots": []})
    assert chosen(opened) == (None, 1)


@pytest.mark.spec("iceberg: Point in Time Reads, the snapshot log tells")
@pytest.mark.parametrize(
    ("log", "moment", "snapshot_id"),
    [
        ([(1000, 1), (2000, 2), (2000, 3), (4000, 2)], "00:00:01", 1),
        ([(1000, 1), (2000, 2), (2000, 3), (4000, 2)], "00:00:01.999", 1),
        ([(1000, 1), (2000, 2), (2000, 3), (4000, 2)], "00:00:02", 3),
        ([(1000, 1), (2000, 2), (2000, 3), (4000, 2)], "00:00:05", 2),
        ([(1000, 1), (2000, 2), (2000, 3), (4000, 2)], "00:01", 2),
        # A later entry wins.
        ([(2000, 2), (1000, 1)], "00:00:01", 1),
        ([(2000, 2), (1000, 1)], "00:00:02", 1),
    ],
)
def test_as_of_uses_snapshot_log_not_snapshot_times(table, log, moment, snapshot_id):
    entries = [{"timestamp-ms": at, "snapshot-id": one} for at, one in log]
    opened = table(**{"snapshot-log": entries})
    assert opened.at(as_of=f"1970-01-01T{moment}").snapshot_id == snapshot_id


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"snapshot_id": 7}, "has no snapshot 7; it has 1, 2, 3"),
        ({"ref": "x"}, "no branch or tag 'x'; it has main, audit, first, lost"),
        ({"ref": "lost"}, "has no snapshot 9"),
        ({"as_of": "1969-01-01"}, "snapshot log begins at 1970-01-01T00:00:01"),
    ],
)
def test_error_for_missing_snapshot_lists_available_ones(table, asked, message):
    with pytest.raises(SnapshotNotFoundError, match=message):
        table().at(**asked)


def test_as_of_without_snapshot_log_raises_error(table):
    with pytest.raises(SnapshotNotFoundError, match="snapshot log is empty"):
        table(**{"snapshot-log": []}).at(as_of="2024-05-01")


@pytest.mark.parametrize(
    ("parents", "ancestors"),
    [({3: 2, 2: 1, 9: None}, {3, 2, 1}), ({3: 2, 2: 3}, {3, 2})],  # an expired one, and a cycle
)
def test_ancestors_of_the_current_snapshot_end(table, parents, ancestors):
    snapshots = [snapshot_json(one, parent=parent) for one, parent in parents.items()]
    log = [{"timestamp-ms": 1000 * one, "snapshot-id": one} for one in (1, 2, 3, 9)]
    rows = table(snapshots=snapshots, **{"snapshot-log": log}).history().to_pylist()
    assert {row["snapshot_id"] for row in rows if row["is_current_ancestor"]} == ancestors
