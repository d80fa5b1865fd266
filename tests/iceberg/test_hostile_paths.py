"""Tables with misleading paths in the metadata: what cannot be read is reported, without delay."""

import os
from contextlib import suppress

import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.io import storage
from arrowmeta.model.damage import DamagedMetadataWarning
from tests.iceberg.manifests import written
from tests.iceberg.tables import metadata_json, schema_json, snapshot_json, write
from tests.iceberg.test_manifest_list import V2, listed

RELATIONS = ("manifests", "entries", "deletion_vectors", "index_files", "metadata_files")


def table(folder, **changes):
    """A table of one snapshot, with the metadata as it is after some changes."""
    write(folder, "v1.metadata.json", metadata_json(1, **changes))
    write(folder, "version-hint.text", "1")
    return folder


def with_list(folder, path):
    return table(folder, snapshots=[snapshot_json(1, **{"manifest-list": str(path)})])


def read(folder):
    """Read everything; return the damage."""
    opened = arrowmeta.open(folder, allow_moved_paths=True)
    for relation in RELATIONS:
        opened.relation(relation)
    return opened.source.damage().to_pylist()


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("../../etc/passwd", "missing"),
        ("/etc/passwd", "not an Avro container file"),
        ("file:///etc/passwd", "not an Avro container file"),
        ("/etc", "missing"),
        ("http://localhost:1/x", "is in another store"),
        ("s3://nowhere.invalid/x", "is in another store"),
        ("hdfs://nowhere.invalid:8020/x", "is in another store"),
        ("x://s3://y/z", "is in another store"),
        ("a\0b", "missing"),
        ("", "missing"),
        ("/" + "a" * 10_000, "missing"),
        ("/dev/zero", "missing"),
    ],
)
def test_manifest_list_outside_of_table_storage_is_damage(tmp_path, monkeypatch, path, reason):
    """Only the table's location opens a storage; a path on another one is not followed."""
    opened = storage.open_filesystem

    def open_local(location, *how):
        assert location.text == str(tmp_path)
        return opened(location, *how)

    monkeypatch.setattr(storage, "open_filesystem", open_local)
    monkeypatch.chdir(tmp_path)
    with pytest.warns(DamagedMetadataWarning):
        [damage] = read(with_list(tmp_path, path))
    assert (damage["path"], damage["kind"]) == (path, "manifest list")
    assert reason in damage["reason"]


def test_named_pipe_as_manifest_list_is_damage(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.warns(DamagedMetadataWarning, match="missing"):
        assert len(read(with_list(tmp_path, tmp_path / "pipe"))) == 1


def test_manifest_list_that_lists_itself_is_damage(tmp_path):
    path = tmp_path / "metadata" / "list.avro"
    rows = [listed(str(path), partition_spec_id=0, content=content) for content in (0, 1)]
    write(with_list(tmp_path, path), "list.avro", bytes(written(V2, rows).data))
    with pytest.warns(DamagedMetadataWarning):
        damage = read(tmp_path)
    kinds = {"manifest", "repeated manifest"}
    assert {(one["path"], one["kind"]) for one in damage} == {(str(path), kind) for kind in kinds}


def nested(depth):
    inner = "int"
    for n in range(depth):
        field = {"id": n + 10, "name": "a", "required": False, "type": inner}
        inner = {"type": "struct", "fields": [field]}
    return inner


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"schemas": [schema_json(nested(100))]}, id="deep-schema"),
        pytest.param({"schemas": [schema_json("int", "int", schema_id=0), schema_json("int")]},
                     id="schemas-of-one-id"),
        pytest.param({"partition-specs": [{"spec-id": 0, "fields": [
            {"name": "p", "transform": "void", "source-id": 2, "field-id": 1000}] * 2}]},
            id="partition-fields-of-one-id"),
        pytest.param({"schemas": [schema_json("decimal(99, 2)", "decimal(38,39)", "fixed[0]")]},
                     id="absurd-decimals"),
        pytest.param({"schemas": [schema_json(f"decimal({'9' * 5000}, 2)", f"fixed[{'9' * 30}]")]},
                     id="endless-precision"),
        pytest.param({"partition-specs": [{"spec-id": 0, "fields": [
            {"name": "p", "transform": f"truncate[{'9' * 5000}]", "source-id": 2,
             "field-id": 1000}]}]}, id="endless-width"),
    ],
)  # fmt: skip
@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_absurd_metadata_is_read_or_raises_error(tmp_path, changes):
    with suppress(CorruptMetadataError, UnsupportedError):
        read(table(tmp_path, **changes))
