"""Encrypted tables are called encrypted, not damaged, and what is not encrypted is told."""

import json
import shutil
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.errors import UnsupportedError

#: Start of a file that is encrypted as a stream, with the length of its blocks.
HEAD = b"AGS1" + (1 << 20).to_bytes(4, "little")

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")


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


def test_what_is_not_encrypted_is_told(table, data):
    found = arrowmeta.open(table, allow_moved_paths=True)
    plain = arrowmeta.open(data / "iceberg_v2_position_deletes", allow_moved_paths=True)
    for relation in ("snapshots", "refs", "schemas", "specs", "history"):
        assert found.relation(relation).equals(plain.relation(relation))
    assert found.schema == plain.schema
    assert ("encryption.key-id", "master") in [
        (row["key"], row["value"]) for row in found.options().to_pylist()
    ]
    assert "k" in {one.key_id for one in found.source.metadata.snapshots.values()}


@pytest.mark.sampled(1)
def test_encrypted_files_are_neither_damaged_nor_deleted(table):
    found = arrowmeta.open(table, allow_moved_paths=True)
    assert (found.files().num_rows, found.complete) == (0, False)
    assert all("is encrypted" in row["reason"] for row in found.damage.to_pylist())
    assert "encrypted and cannot be read without the keys" in found.standing.sentence
    with pytest.raises(UnsupportedError, match="is encrypted"):
        arrowmeta.open(table, allow_moved_paths=True, strict=True).files()
    rows = found.reconcile(storage=True, footers=True).to_pylist()
    severities = [row["severity"] for row in rows if row["check_name"] == "metadata_unreadable"]
    assert set(severities) == {"info"}
    assert [row for row in rows if row["severity"] == "error"] == []
    # Files are not deleted while they cannot be read.
    with pytest.raises(arrowmeta.UsageError, match="cannot be read"):
        found.expire("2100-01-01")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("magic", [b"PARE", b"PAR?"])
def test_encrypted_footer_is_not_compared(data, tmp_path, magic):
    folder = tmp_path / "t"
    shutil.copytree(data / "iceberg_v2_position_deletes", folder)
    table = arrowmeta.open(folder, allow_moved_paths=True)
    path = Path(table.resolve(table.data_files()["file_path"][0].as_py()))
    path.parent.mkdir(parents=True, exist_ok=True)
    footer = b"x" * 100
    path.write_bytes(magic + footer + len(footer).to_bytes(4, "little") + magic)
    found = table.reconcile(footers=True).to_pylist()
    said = [str(one) for one in found if path.name in str(one)]
    assert any("footer cannot be read" in one for one in said) == (magic != b"PARE")
