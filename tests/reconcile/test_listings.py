"""Listings of storage that users give: their columns, spellings of paths, and what is refused."""

import re
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
import pyarrow.fs as pafs
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from arrowmeta.io.storage import Storage
from tests.reconcile.copied_tables import (
    DATA,
    copied,
    found,
    listing_of,
    live_data_file,
    make_older,
    move_to,
)
from tests.reconcile.copies import IcebergCopy, PaimonCopy

pytestmark = [
    pytest.mark.usefixtures("storage_checks_only"),
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning"),
]


SPELLINGS: dict[str, Callable[[Path], str]] = {
    "plain": str,
    "file:": lambda path: f"file:{path}",
    "file://": lambda path: f"file://{path}",
}


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("name", "spelling"),
    [
        *(("append_snappy", spelling) for spelling in SPELLINGS),
        ("iceberg_v3_deletion_vectors", next(iter(SPELLINGS))),
    ],
)
def test_listing_may_have_paths_or_file_uris(name, spelling, tmp_path):
    root = copied(name, tmp_path / "table")
    orphan = live_data_file(root).with_name("data-of-nobody-0.parquet")
    orphan.write_bytes(b"x")
    listing = listing_of(root, SPELLINGS[spelling])
    assert found(root, listing) == [("orphan_in_storage", orphan.name)]
    gone = live_data_file(root)
    without = listing.filter(pa.array(gone.name not in p for p in listing[0].to_pylist()))
    assert ("missing_in_storage", gone.name) in found(root, without)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("scheme", ["s3", "s3a"])
def test_s3_and_s3a_paths_of_one_bucket_are_the_same_location(scheme, tmp_path):
    copy = IcebergCopy(DATA / "iceberg_v3_deletion_vectors", tmp_path / "bucket" / "t")
    path = copy.metadata["location"].partition(":")[2].strip("/")
    move_to(copy, re.compile(f"file:/*{path}"), f"{scheme}://bucket/t", "s3a://bucket/t")
    for path in copy.root.rglob("*"):
        make_older(path)
    filesystem = pafs.SubTreeFileSystem(str(tmp_path), pafs.LocalFileSystem())
    table = arrowmeta.open("bucket/t", filesystem=filesystem)
    assert table.reconcile(True).to_pylist() == []
    listing = listing_of(copy.root, lambda path: f"s3://{path.relative_to(tmp_path)}")
    assert table.reconcile(listing).to_pylist() == []


@pytest.mark.parametrize(
    ("listing", "message"),
    [({"path": ["x"]}, "needs the column file_path"), ({"file_path": []}, "has no file")],
)
def test_listing_without_paths_or_rows_is_refused(listing, message):
    table = arrowmeta.open(DATA / "append_snappy")
    with pytest.raises(UsageError, match=message):
        table.reconcile(pa.table(listing))


@pytest.mark.parametrize("listing", ["inventory.parquet", None])
def test_storage_argument_that_is_no_bool_or_table_is_refused(listing):
    table = arrowmeta.open(DATA / "append_snappy")
    with pytest.raises(UsageError, match="must be a bool or an Arrow table"):
        table.reconcile(listing)


@pytest.mark.parametrize("name", ["no/such.parquet", "no_such_file", "inventory.txt"])
def test_unreadable_listing_error_names_the_file(name, tmp_path, capsys):
    (tmp_path / "inventory.txt").write_text("file_path\n")
    command = ["reconcile", str(DATA / "append_snappy"), "--listing", str(tmp_path / name)]
    assert main(command) == 1
    said = capsys.readouterr().err
    assert f"the listing {tmp_path / name} cannot be read" in said
    assert "it must be a file .parquet, .csv or .json" in said


def test_reconcile_command_reads_a_listing_from_a_file(tmp_path, capsys):
    root = copied("append_snappy", tmp_path / "table")
    gone = live_data_file(root)
    gone.unlink()
    pq.write_table(listing_of(root, str), tmp_path / "inventory.parquet")
    command = ["reconcile", str(root), "--listing", str(tmp_path / "inventory.parquet")]
    assert main([*command, "-o", "csv"]) == 2
    out = capsys.readouterr().out
    assert "missing_in_storage" in out
    assert gone.name in out


def test_external_folders_are_listed_once(tmp_path, monkeypatch):
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "table")
    outside = [str(tmp_path / folder) for folder in ("a", "a-b", "a/c")]

    def point_outside(rows):
        for row, folder in zip(rows, outside, strict=False):
            row["_FILE"]["_EXTERNAL_PATH"] = f"file://{folder}/{row['_FILE']['_FILE_NAME']}"

    copy.edit_manifest("delta", point_outside)
    listed: list[str] = []
    original = Storage.list_files

    def noted(self, folder, *wanted, **options):
        listed.extend([] if wanted else [folder])
        return original(self, folder, *wanted, **options)

    monkeypatch.setattr(Storage, "list_files", noted)
    found(copy.root)
    assert listed == [str(copy.root), *sorted(outside)]


def test_external_folders_are_not_listed_recursively(tmp_path, monkeypatch):
    """A wrong path may be a parent of the table, or a whole disk."""
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "table")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "file").write_bytes(b"x")

    def point_above(rows):
        rows[0]["_FILE"]["_EXTERNAL_PATH"] = f"file://{tmp_path}/x.parquet"

    copy.edit_manifest("delta", point_above)
    seen: list[str] = []
    original = Storage.list_files

    def noted(self, folder, *wanted, **options):
        for file in original(self, folder, *wanted, **options):
            seen.append(file.path)
            yield file

    monkeypatch.setattr(Storage, "list_files", noted)
    assert "x.parquet" in str(found(copy.root))
    assert seen
    assert all(path.startswith(f"{copy.root}/") for path in seen)
