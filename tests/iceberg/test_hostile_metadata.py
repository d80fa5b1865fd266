"""Any content of a metadata file gives a table or an ArrowMetaError, in bounded time."""

import contextlib
import json
import time

import pytest

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.iceberg import relations
from arrowmeta.iceberg.metadata import TableMetadata, parse_metadata
from arrowmeta.iceberg.partition_spec import unified_partition
from arrowmeta.model.tables import options_table
from tests.iceberg.tables import metadata_json, schema_json

SOUND = metadata_json(
    **{
        "refs": {
            "main": {"snapshot-id": 2, "type": "branch"},
            "t": {"snapshot-id": 1, "type": "tag", "max-ref-age-ms": 9},
        },
        "metadata-log": [{"timestamp-ms": 1000, "metadata-file": "v1.json"}],
        "statistics": [
            {
                "snapshot-id": 1,
                "statistics-path": "s3://b/s.puffin",
                "file-size-in-bytes": 9,
                "blob-metadata": [{"type": "x", "fields": [1], "properties": {"ndv": "1"}}],
            }
        ],
    }
)
TABLES = (
    lambda it: relations.snapshots_table(
        it, relations.SCHEMAS["snapshots"](relations.TableShape()).names
    ),
    relations.refs_table,
    relations.schemas_table,
    relations.history_table,
    relations.metadata_log_entries_table,
)


def read(data):
    """Read metadata and every relation that needs nothing else."""
    metadata = parse_metadata([data], "v1.metadata.json")
    for table in TABLES:
        table(metadata)
    options_table(metadata.properties)
    schema = metadata.current().schema
    schema.to_arrow_schema()
    unified_partition(list(metadata.specs.values()), [schema, *metadata.schemas.values()])
    return metadata


def metadata_or_our_error(data):
    with contextlib.suppress(ArrowMetaError):
        assert isinstance(read(data), TableMetadata)


def test_metadata_truncated_at_any_byte_is_corrupt():
    data = json.dumps(SOUND).encode()
    assert read(data).current_snapshot_id == 2
    for end in range(len(data)):
        with pytest.raises(CorruptMetadataError):
            read(data[:end])


def promptly(document):
    """Read metadata that is large where it should be small."""
    data = json.dumps(document).encode()
    started = time.process_time()
    metadata_or_our_error(data)
    assert time.process_time() - started < 20


def spec_json(spec_id, *fields):
    return {"spec-id": spec_id, "fields": [{"name": "p", "transform": "void", **f} for f in fields]}


MANY = range(30_000)
LARGE = {
    "long logs": lambda: {
        "snapshot-log": [{"timestamp-ms": n % 7, "snapshot-id": 1} for n in MANY],
        "metadata-log": [{"timestamp-ms": n, "metadata-file": "x"} for n in MANY],
    },
    "many specs": lambda: {
        "schemas": [schema_json(*["int" for _ in MANY])],
        "partition-specs": [spec_json(n, {"source-id": n, "field-id": 1000}) for n in MANY],
    },
    "many transforms": lambda: {
        "partition-specs": [
            spec_json(n, {"source-id": 1, "field-id": 1000, "transform": f"bucket[{n + 1}]"})
            for n in MANY
        ]
    },
    "many refs": lambda: {"refs": {str(n): {"snapshot-id": 1, "type": "tag"} for n in MANY}},
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lists", LARGE)
def test_large_metadata_lists_are_read_in_linear_time(lists):
    promptly(metadata_json(**LARGE[lists]()))
