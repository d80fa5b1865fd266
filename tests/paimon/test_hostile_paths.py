"""Tables with malicious paths, pipes and types: reported as damage, without hanging."""

import os
import warnings
from contextlib import suppress

import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError
from tests.paimon.tables import schema_json, snapshot_json, write, write_table

LISTS = ("baseManifestList", "deltaManifestList", "changelogManifestList", "indexManifest")
RELATIONS = ("manifests", "entries", "index_files", "deletion_vectors", "metadata_files")


def read(folder):
    """Read everything; return the damage."""
    opened = arrowmeta.open(folder)
    for relation in RELATIONS:
        opened.relation(relation)
    return opened.source.damage().to_pylist()


@pytest.mark.parametrize("field", LISTS)
@pytest.mark.parametrize("name", ["../../../etc/passwd", "/etc/passwd", "s3://h/x", "..", "a\0b"])
def test_file_name_outside_the_table_is_corrupt(tmp_path, field, name):
    write(write_table(tmp_path) / "snapshot" / "snapshot-1", snapshot_json(**{field: name}))
    with pytest.raises(CorruptMetadataError, match=f"{field} should be a plain file name"):
        arrowmeta.open(tmp_path, strict=True)


def test_named_pipes_instead_of_files_are_damage(tmp_path):
    root = write_table(tmp_path)
    (root / "manifest").mkdir()
    os.mkfifo(root / "manifest" / "manifest-list-1-0")
    os.mkfifo(root / "snapshot" / "LATEST")
    with pytest.warns(UserWarning, match="the answer is incomplete"):
        damage = read(root)
    assert {one["path"].rpartition("/")[2] for one in damage} == {
        "manifest-list-1-0",
        "manifest-list-1-1",
    }


@pytest.mark.parametrize(
    "column_type",
    [
        "DECIMAL(99, 2)",
        "DECIMAL(38, 39)",
        f"DECIMAL({'9' * 5000}, 2)",
        "TIMESTAMP(99)",
        "VARCHAR(99999999999999999999)",
        {"type": "ARRAY", "element": {"type": "ARRAY"}},
        "ARRAY<" * 500 + "INT" + ">" * 500,
    ],
)
def test_extreme_column_type_is_read_or_corrupt(tmp_path, column_type):
    fields = [{"id": 0, "name": "pt", "type": "INT"}, {"id": 1, "name": "k", "type": column_type}]
    schema = schema_json(fields=fields)
    write(write_table(tmp_path) / "schema" / "schema-0", schema)
    with warnings.catch_warnings(), suppress(CorruptMetadataError):
        warnings.simplefilter("ignore", UserWarning)
        read(tmp_path)


def test_column_name_with_nul_is_shown_escaped(tmp_path):
    """DuckDB would look up the name up to the NUL."""
    schema = schema_json(fields=[{"id": 0, "name": "a\0b", "type": "INT"}], partitionKeys=[])
    write(write_table(tmp_path) / "schema" / "schema-0", schema | {"primaryKeys": []})
    assert arrowmeta.open(tmp_path).schema.names == ["a\\x00b"]
