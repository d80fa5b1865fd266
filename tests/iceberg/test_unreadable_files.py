"""Files that are encrypted, or of a snapshot that expires between opening and reading."""

import json
import shutil
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.errors import UnsupportedError

#: Start of a file that is encrypted as a stream, with the length of its blocks.
HEAD = b"AGS1" + (1 << 20).to_bytes(4, "little")

DAMAGED = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")


def opened(place, **arguments):
    return arrowmeta.open(place, allow_moved_paths=True, **arguments)


@pytest.fixture(params=["all files", "manifests"])
def table(data, tmp_path, request):
    """A table as Iceberg's Java library encrypts it, with other bytes in place of the content."""
    folder = tmp_path / "t"
    shutil.copytree(data / "iceberg_v2_position_deletes", folder)
    for path in (folder / "metadata").glob("*.avro"):
        if request.param == "all files" or not path.name.startswith("snap-"):
            path.write_bytes(HEAD + bytes(range(256)) * 40)
    for path in (folder / "metadata").glob("*.metadata.json"):
        document = json.loads(path.read_bytes())
        document["properties"]["encryption.key-id"] = "master"
        document["encryption-keys"] = [
            {"key-id": "k", "encrypted-key-metadata": "AAAA", "encrypted-by-id": "master"}
        ]
        for snapshot in document.get("snapshots", []):
            snapshot["key-id"] = "k"
        path.write_text(json.dumps(document))
    return folder


@DAMAGED
def test_what_is_not_encrypted_is_told(table, data):
    found = opened(table)
    plain = opened(data / "iceberg_v2_position_deletes")
    for relation in ("snapshots", "refs", "schemas", "specs", "history"):
        assert found.relation(relation).equals(plain.relation(relation))
    assert found.schema == plain.schema
    assert ("encryption.key-id", "master") in [
        (row["key"], row["value"]) for row in found.options().to_pylist()
    ]
    assert "k" in {one.key_id for one in found.source.metadata.snapshots.values()}


@DAMAGED
@pytest.mark.sampled(1)
def test_encrypted_files_are_neither_damaged_nor_deleted(table):
    found = opened(table)
    assert (found.files().num_rows, found.complete) == (0, False)
    assert all("is encrypted" in row["reason"] for row in found.damage.to_pylist())
    assert "encrypted and cannot be read without the keys" in found.standing.sentence
    with pytest.raises(UnsupportedError, match="is encrypted"):
        opened(table, strict=True).files()
    rows = found.reconcile(storage=True, footers=True).to_pylist()
    severities = [row["severity"] for row in rows if row["check_name"] == "metadata_unreadable"]
    assert set(severities) == {"info"}
    assert [row for row in rows if row["severity"] == "error"] == []
    # Files are not deleted while they cannot be read.
    with pytest.raises(arrowmeta.UsageError, match="cannot be read"):
        found.expire("2100-01-01")


@DAMAGED
@pytest.mark.sampled(1)
@pytest.mark.parametrize("magic", [b"PARE", b"PAR?"])
def test_encrypted_footer_is_not_compared(data, tmp_path, magic):
    folder = tmp_path / "t"
    shutil.copytree(data / "iceberg_v2_position_deletes", folder)
    table = opened(folder)
    path = Path(table.resolve(table.data_files()["file_path"][0].as_py()))
    path.parent.mkdir(parents=True, exist_ok=True)
    footer = b"x" * 100
    path.write_bytes(magic + footer + len(footer).to_bytes(4, "little") + magic)
    found = table.reconcile(footers=True).to_pylist()
    said = [str(one) for one in found if path.name in str(one)]
    assert any("footer cannot be read" in one for one in said) == (magic != b"PARE")


# -- Snapshots that expired

HINT = "version-hint.text"


@pytest.fixture
def folder(data, tmp_path):
    return shutil.copytree(data / "iceberg_v2_position_deletes", tmp_path / "t")


def expire(folder, snapshot_id):
    """Commit metadata without a snapshot, and delete its manifest list."""
    metadata = folder / "metadata"
    version = int((metadata / HINT).read_text())
    document = json.loads((metadata / f"v{version}.metadata.json").read_bytes())
    gone = [one for one in document["snapshots"] if one["snapshot-id"] == snapshot_id]
    for one in gone:
        document["snapshots"].remove(one)
        (metadata / one["manifest-list"].rpartition("/")[2]).unlink()
    document |= {"current-snapshot-id": document["snapshots"][-1]["snapshot-id"], "refs": {}}
    document["last-updated-ms"] += 1000
    newer = metadata / f"v{version + 1}.metadata.json"
    newer.write_text(json.dumps(document))
    (metadata / HINT).write_text(str(version + 1))
    return newer


def reason(table):
    with pytest.warns(UserWarning, match="the answer is incomplete"):
        table.files()
    (row,) = table.damage.to_pylist()
    return str(row["reason"])


def test_snapshot_that_expired_after_opening_is_named(folder):
    table, in_sql, strict = opened(folder), opened(folder), opened(folder, strict=True)
    expire(folder, table.snapshot_id)
    said = f"the file is missing; snapshot {table.snapshot_id} has expired meanwhile"
    assert reason(table) == f"{said}: open the table again"
    assert opened(folder).files().num_rows > 0
    with pytest.warns(UserWarning, match="has expired meanwhile: open the table again"):
        in_sql.sql("FROM files")
    with pytest.raises(arrowmeta.CorruptMetadataError, match="has expired meanwhile"):
        strict.files()


def test_expired_snapshot_that_was_chosen_or_opened_by_its_metadata_file(folder):
    version = (folder / "metadata" / HINT).read_text()
    by_file = opened(folder / "metadata" / f"v{version}.metadata.json")
    snapshot_id = by_file.snapshots()["snapshot_id"][0].as_py()
    chosen = opened(folder, snapshot_id=snapshot_id)
    expire(folder, snapshot_id)
    assert reason(chosen).endswith(f"snapshot {snapshot_id} has expired meanwhile")
    newer = expire(folder, by_file.snapshot_id)
    assert reason(by_file).endswith(f"has expired meanwhile: open {newer}")


def test_missing_file_of_a_snapshot_that_is_kept_is_only_missing(folder):
    table = opened(folder)
    expire(folder, None)
    lists = table.snapshots(where=f"snapshot_id = {table.snapshot_id}")["manifest_list"]
    (folder / "metadata" / lists[0].as_py().rpartition("/")[2]).unlink()
    assert reason(table) == "the file is missing"
