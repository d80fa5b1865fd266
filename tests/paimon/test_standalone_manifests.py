"""Standalone manifests and manifest lists of every Paimon version, without a table.

Before 0.9 the top-level record and nested records are unions with null; files of every version lack
the fields of later ones. Each value has to equal what fastavro reads.
"""

import io

import fastavro
import pyarrow as pa
import pytest

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import decode_files
from arrowmeta.avro.schema import path_of
from arrowmeta.kernels.rows import Rows
from tests import corpus

LONGS, TEXTS = pa.list_(pa.int64()), pa.list_(pa.string())

STATS = {"_MIN_VALUES": pa.binary(), "_MAX_VALUES": pa.binary(), "_NULL_COUNTS": LONGS}
MANIFEST_FIELDS = {
    "_VERSION": pa.int32(),
    "_KIND": pa.int32(),
    "_PARTITION": pa.binary(),
    "_BUCKET": pa.int32(),
    "_TOTAL_BUCKETS": pa.int32(),
    "_FILE._FILE_NAME": pa.string(),
    "_FILE._FILE_SIZE": pa.int64(),
    "_FILE._ROW_COUNT": pa.int64(),
    "_FILE._MIN_KEY": pa.binary(),
    "_FILE._MAX_KEY": pa.binary(),
    **{f"_FILE._KEY_STATS.{name}": kind for name, kind in STATS.items()},
    **{f"_FILE._VALUE_STATS.{name}": kind for name, kind in STATS.items()},
    "_FILE._MIN_SEQUENCE_NUMBER": pa.int64(),
    "_FILE._MAX_SEQUENCE_NUMBER": pa.int64(),
    "_FILE._SCHEMA_ID": pa.int64(),
    "_FILE._LEVEL": pa.int32(),
    "_FILE._EXTRA_FILES": TEXTS,
    "_FILE._CREATION_TIME": pa.timestamp("ms", "UTC"),
    "_FILE._DELETE_ROW_COUNT": pa.int64(),
    "_FILE._EMBEDDED_FILE_INDEX": pa.binary(),
    "_FILE._FILE_SOURCE": pa.int32(),
    "_FILE._VALUE_STATS_COLS": TEXTS,
    "_FILE._EXTERNAL_PATH": pa.string(),
    "_FILE._FIRST_ROW_ID": pa.int64(),
    "_FILE._WRITE_COLS": TEXTS,
    "_FILE._WRITE_COLS_SEQUENCES": LONGS,
}
LIST_FIELDS = {
    "_VERSION": pa.int32(),
    "_FILE_NAME": pa.string(),
    "_FILE_SIZE": pa.int64(),
    "_NUM_ADDED_FILES": pa.int64(),
    "_NUM_DELETED_FILES": pa.int64(),
    **{f"_PARTITION_STATS.{name}": kind for name, kind in STATS.items()},
    "_SCHEMA_ID": pa.int64(),
    **{
        name: pa.int32()
        for name in ("_MIN_BUCKET", "_MAX_BUCKET", "_MIN_LEVEL", "_MAX_LEVEL", "_TOTAL_BUCKETS")
    },
    "_MIN_ROW_ID": pa.int64(),
    "_MAX_ROW_ID": pa.int64(),
    "_EXTRA_FILES": TEXTS,
}


LOOSE_FILES = [
    *corpus.files("paimon/cpp_loose_manifests/*"),
    *corpus.files("paimon/rust_loose_fixtures/manifest/*"),
]


def nested(value, path):
    """The value of a dotted name; null below a null, and where a file has no such field."""
    for name in path.split("."):
        value = None if value is None else value.get(name)
    return value


def check_rows(content):
    """Compare every field of the format with what fastavro reads; return the number of rows."""
    expected = list(fastavro.reader(io.BytesIO(content)))
    fields = MANIFEST_FIELDS if "_KIND" in expected[0] else LIST_FIELDS
    file = AvroFile.of("a manifest", pa.py_buffer(content))
    chunks: list[Rows] = list(decode_files([file], list(map(path_of, fields)), lambda rows: rows))
    for path, kind in fields.items():
        values = pa.chunked_array([rows.field(path, kind) for rows in chunks], kind).to_pylist()
        assert values == [nested(row, path) for row in expected], path
    return len(expected)


@pytest.mark.spec("paimon: manifests of every version")
@pytest.mark.parametrize("path", LOOSE_FILES)
def test_every_field_of_standalone_manifest_matches_fastavro(path):
    assert check_rows(path.read_bytes()) > 0


def nullable_record(name, fields):
    return ["null", {"type": "record", "name": name, "fields": fields}]


def stats_field(name):
    counts = ["null", {"type": "array", "items": ["null", "long"]}]
    fields = [
        {"name": "_MIN_VALUES", "type": "bytes"},
        {"name": "_MAX_VALUES", "type": "bytes"},
        {"name": "_NULL_COUNTS", "type": counts, "default": None},
    ]
    return {"name": name, "type": nullable_record(f"record{name}", fields), "default": None}


def old_manifest(rows):
    """A manifest as Paimon 0.8 wrote it: unions at the top and around nested records."""
    file_fields = [
        {"name": "_FILE_NAME", "type": "string"},
        {"name": "_ROW_COUNT", "type": "long"},
        stats_field("_KEY_STATS"),
        stats_field("_VALUE_STATS"),
        {"name": "_FROM_THE_FUTURE", "type": ["null", "string"], "default": None},
    ]
    fields = [
        {"name": "_KIND", "type": "int"},
        {"name": "_PARTITION", "type": "bytes"},
        {"name": "_FILE", "type": nullable_record("record_FILE", file_fields), "default": None},
    ]
    file = io.BytesIO()
    fastavro.writer(file, nullable_record("record", fields), rows, codec="deflate")
    return file.getvalue()


def test_top_level_union_and_nullable_records_are_read():
    stats = {"_MIN_VALUES": b"a", "_MAX_VALUES": b"b", "_NULL_COUNTS": [1, None, 3]}
    files = [
        {"_FILE_NAME": "a", "_ROW_COUNT": 1, "_KEY_STATS": None, "_VALUE_STATS": stats},
        {"_FILE_NAME": "b", "_ROW_COUNT": 2, "_KEY_STATS": stats, "_FROM_THE_FUTURE": "x"},
        {"_FILE_NAME": "c", "_ROW_COUNT": 3, "_VALUE_STATS": {**stats, "_NULL_COUNTS": None}},
        None,
    ]
    rows = [{"_KIND": i % 2, "_PARTITION": b"p", "_FILE": one} for i, one in enumerate(files)]
    assert check_rows(old_manifest(rows)) == len(files)
