"""The source of a table: shape, schema, other snapshots, and lengths of truncated bounds."""

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import SnapshotNotFoundError
from arrowmeta.iceberg.rows import truncated_length
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.io.storage import Storage
from arrowmeta.model.reading import batches_of
from arrowmeta.model.relations import BASE_RELATIONS
from tests.iceberg.tables import SCHEMA, metadata_json, schema_json, snapshot_json, write

MODES = {"default": 8, "column.a": 3}


@pytest.fixture
def opened(tmp_path):
    def opened(**options):
        changes = {name: options.pop(name) for name in list(options) if "-" in name}
        changes |= {
            name: options.pop(name)
            for name in ("schemas", "snapshots", "properties")
            if name in options
        }
        write(tmp_path, "version-hint.text", "1")
        write(tmp_path, "v1.metadata.json", metadata_json(**changes))
        return IcebergSource.open(Storage.open(tmp_path), **options)

    return opened


def test_shape_has_leaves_partition_and_identifier_fields(opened):
    shape = opened().shape
    assert shape.columns == pa.struct(
        [("id", pa.int64()), ("day", pa.date32()), ("who.name", pa.string())]
    )
    assert shape.partition == pa.struct([("day_month", pa.int32())])
    assert shape.primary_key == pa.struct([("id", pa.int64())])


def test_source_has_format_snapshot_options_and_schema(opened):
    source = opened(**{"next-row-id": 7, "format-version": 3})
    assert (source.format, source.format_version, source.snapshot_id) == ("iceberg", 3, 2)
    assert (source.next_row_id, source.guess) == (7, None)
    assert source.options == {"owner": "me"}
    assert source.schema.names == ["id", "day", "who", "tags"]
    assert not source.deletes_are_replayed


def test_at_snapshot_keeps_schema_and_damage_log(opened):
    source = opened(
        schemas=[SCHEMA, schema_json("int", "date", schema_id=1)],
        snapshots=[snapshot_json(1), snapshot_json(2, **{"schema-id": 1})],
    )
    other = source.at_snapshot(1)
    assert other.snapshot_id == 1
    assert other.schema == source.schema
    assert other.damage_log is source.damage_log
    with pytest.raises(SnapshotNotFoundError, match="no snapshot 9"):
        source.at_snapshot(9)


@pytest.mark.parametrize("relation", BASE_RELATIONS)
def test_every_relation_of_table_without_snapshot_can_be_read(tmp_path, relation):
    write(tmp_path, "version-hint.text", "1")
    write(tmp_path, "v1.metadata.json", metadata_json(n_snapshots=0))
    source = IcebergSource.open(Storage.open(tmp_path))
    names = source.schema_of(relation).names
    batches = list(batches_of(source, relation, names))
    assert all(batch.schema.names == names for batch in batches)
    of_table = ("schemas", "specs", "options", "metadata_log_entries", "metadata_files")
    if relation not in of_table:
        assert sum(batch.num_rows for batch in batches) == 0
    assert source.damage().num_rows == 0


def test_metadata_files_list_hint_log_and_statistics(tmp_path):
    write(tmp_path, "version-hint.text", "2")
    write(tmp_path, "v1.metadata.json", metadata_json(n_snapshots=0))
    folder = f"{tmp_path}/metadata"
    entry = {"snapshot-id": 1, "file-size-in-bytes": 9}
    write(
        tmp_path,
        "v2.metadata.json",
        metadata_json(
            n_snapshots=0,
            **{
                "location": str(tmp_path),
                "metadata-log": [
                    {"timestamp-ms": 1, "metadata-file": f"{folder}/v0.metadata.json"},
                    {"timestamp-ms": 2, "metadata-file": f"{folder}/v1.metadata.json"},
                ],
                "statistics": [
                    {**entry, "statistics-path": f"{folder}/s.puffin", "blob-metadata": []}
                ],
                "partition-statistics": [{**entry, "statistics-path": f"{folder}/p.parquet"}],
            },
        ),
    )
    write(tmp_path, "s.puffin", "PFA1")
    files = arrowmeta.open(tmp_path).metadata_files().to_pylist()
    found = {(one["path"].rpartition("/")[2], one["kind"], one["referenced_by"]) for one in files}
    current = f"{folder}/v2.metadata.json"
    assert found == {
        ("version-hint.text", "version hint", None),
        ("v2.metadata.json", "table metadata", f"{folder}/version-hint.text"),
        ("v1.metadata.json", "table metadata", current),
        ("v0.metadata.json", "table metadata", current),
        ("s.puffin", "statistics", current),
        ("p.parquet", "partition statistics", current),
    }
    sizes = {one["path"].rpartition("/")[2]: one["size"] for one in files}
    assert sizes["version-hint.text"] == 1
    assert sizes["s.puffin"] == 4
    assert sizes["v0.metadata.json"] is sizes["p.parquet"] is None


@pytest.mark.spec("iceberg: MetricsConfig")
@pytest.mark.parametrize(
    ("properties", "length"),
    [
        ({}, 16),
        ({"write.metadata.metrics.default": "truncate(4)"}, 4),
        ({"write.metadata.metrics.default": "Truncate(99)"}, 16),
        ({"write.metadata.metrics.default": "full"}, 16),
        ({"write.metadata.metrics.column.a": "truncate(8)"}, 8),
        ({"write.metadata.metrics.column.b": "truncate(8)"}, 16),
        ({"write.metadata.metrics.column.a": "truncate(x)"}, 16),
        ({f"write.metadata.metrics.{of}": f" Truncate({n}) " for of, n in MODES.items()}, 3),
    ],
)
def test_text_truncation_length_is_smallest_configured_or_default(properties, length):
    assert truncated_length(properties, {"a"}, pa.string()) == length
    assert truncated_length(properties, {"a", "c"}, pa.string()) == length


def test_binary_may_be_truncated_but_not_fixed_or_numbers():
    for properties in ({}, {"write.metadata.metrics.default": "full"}):
        assert truncated_length(properties, {"a"}, pa.binary()) == 0
    assert truncated_length({}, {"a"}, pa.binary(16)) is None
    assert truncated_length({}, {"a"}, pa.int64()) is None


def test_truncation_length_is_found_by_dotted_name(opened):
    source = opened()
    assert source.truncated_lengths == {"who.name": 16}


def test_metrics_mode_under_old_name_of_renamed_column_applies(opened):
    """PyIceberg does not rename metrics modes with columns, and older files keep their bounds."""
    renamed = schema_json("string", "string", schema_id=1)
    renamed["fields"][0]["name"] = "new"
    source = opened(
        schemas=[schema_json("string", "string"), renamed],
        properties={"write.metadata.metrics.column.c1": "truncate(3)"},
        **{"current-schema-id": 1, "partition-specs": [{"spec-id": 0, "fields": []}]},
        snapshots=[snapshot_json(one, **{"schema-id": 1}) for one in (1, 2)],
    )
    assert source.truncated_lengths == {"new": 3, "c2": 16}
