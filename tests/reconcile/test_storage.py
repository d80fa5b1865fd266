"""Metadata compared with storage: missing files, other sizes, orphans and footers."""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pyarrow as pa
import pyarrow.fs as pafs
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.catalog.checks import check_names
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from arrowmeta.io.storage import Storage
from arrowmeta.model.source import Source
from arrowmeta.reconcile.parquet_footers import parquet_bounds
from arrowmeta.reconcile.storage import may_be_orphans
from tests.iceberg.one_manifest import table_of
from tests.reconcile.copies import IcebergCopy, PaimonCopy, read, rewrite

pytestmark = pytest.mark.filterwarnings(
    "ignore::arrowmeta.iceberg.current_metadata.GuessedMetadataWarning"
)

DATA = Path(__file__).parents[1] / "data"
#: Tables whose data files are bundled, too.
WITH_DATA = [
    "append_partition_types",
    "append_schema_evolution",
    "append_snappy",
    "iceberg_v1_to_v2",
    "iceberg_v2_equality_deletes",
    "iceberg_v3_deletion_vectors",
    "pk_deletion_vectors",
    "pk_tags_branches",
]
A_MONTH = 30 * 24 * 3600


@pytest.fixture(autouse=True)
def _checks_of_storage(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip checks of metadata, which other modules test, and which take most of the time."""

    def names(table_format: str, *, outside: bool) -> list[str]:
        of_metadata = set(check_names(table_format, outside=False)) - {"metadata_unreadable"}
        return [n for n in check_names(table_format, outside=outside) if n not in of_metadata]

    monkeypatch.setattr("arrowmeta.reconcile.findings.check_names", names)


def copied(name: str, root: Path, *, age: float = A_MONTH) -> Path:
    """Return a copy of a table whose files have the given age in seconds."""
    shutil.copytree(DATA / name, root)
    for path in root.rglob("*"):
        make_older(path, age)
    return root


def make_older(path: Path, age: float = A_MONTH) -> None:
    os.utime(path, (time.time() - age,) * 2)


def found(root: Path, storage: bool | pa.Table = True, **options: bool) -> list[tuple[str, str]]:
    """Return the check and file name of each finding."""
    table = arrowmeta.open(root, allow_moved_paths=True)
    findings = table.reconcile(storage, **options).to_pylist()
    return [
        (row["check_name"], row["subject"].rpartition("/")[2])
        for row in findings
        if row["severity"] != "info"
    ]


def live_data_files(root: Path) -> list[Path]:
    table = arrowmeta.open(root, allow_moved_paths=True)
    recorded = table.data_files(columns=["file_path"])["file_path"].to_pylist()
    return [Path(table.resolve(path)) for path in recorded]


def live_data_file(root: Path) -> Path:
    return live_data_files(root)[0]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", WITH_DATA)
def test_undamaged_table_has_no_storage_findings(name: str, tmp_path: Path) -> None:
    assert found(copied(name, tmp_path / "table"), footers=True) == []


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", WITH_DATA)
def test_deleted_live_file_is_missing_in_storage(name: str, tmp_path: Path) -> None:
    root = copied(name, tmp_path / "table")
    gone = live_data_file(root)
    gone.unlink()
    assert found(root) == [("missing_in_storage", gone.name)]


def test_deleted_extra_file_of_a_live_file_is_missing_in_storage(tmp_path: Path) -> None:
    root = copied("append_partition_types", tmp_path / "table")
    data_file = live_data_file(root)
    beside = data_file.with_name(f"{data_file.name}.index")

    def name_it(rows: list[dict[str, Any]]) -> None:
        for row in rows:
            if row["_FILE"]["_FILE_NAME"] == data_file.name:
                row["_FILE"]["_EXTRA_FILES"] = [beside.name]

    for path in root.glob("manifest/manifest-*"):
        if not path.name.startswith("manifest-list"):
            rewrite(path, name_it)
    lengths = {"manifest_length_wrong"}  # the lists still have those of before
    told = [one for one in found(root) if one[0] not in lengths]
    assert told == [("missing_in_storage", beside.name)]
    beside.write_bytes(b"index")
    make_older(beside)
    assert [one for one in found(root) if one[0] not in lengths] == []


#: A table of which two partitions are infinities, with folders named as Python prints these.
FLOAT_PARTITION = "append_float_partition"
PYTHON_AND_JAVA = [("p=inf", "p=Infinity"), ("p=-inf", "p=-Infinity")]


def test_infinity_partition_folders_of_any_writer_are_found(tmp_path: Path) -> None:
    root = copied(FLOAT_PARTITION, tmp_path / "table")
    assert found(root, footers=True) == []
    for python, java in PYTHON_AND_JAVA:
        (root / python).rename(root / java)
        (file,) = (root / java).rglob("*.parquet")
        left_behind = root / python / "bucket-0" / file.name
        left_behind.parent.mkdir(parents=True)
        left_behind.write_bytes(b"")
    assert found(root, footers=True) == []


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("folder", "recorded"), PYTHON_AND_JAVA)
def test_damage_in_a_renamed_infinity_folder_is_found(
    folder: str, recorded: str, tmp_path: Path
) -> None:
    root = copied(FLOAT_PARTITION, tmp_path / "table")
    (file,) = (root / folder).rglob("*.parquet")
    orphan = file.with_name("data-of-nobody-0.parquet")
    orphan.write_bytes(b"x")
    make_older(orphan)
    file.write_bytes(file.read_bytes() + b"x")
    told = arrowmeta.open(root).reconcile(storage=True, footers=True).to_pylist()
    live = file.relative_to(root).as_posix().replace(folder, recorded)
    assert {(row["check_name"], row["subject"].removeprefix(f"{root}/")) for row in told} == {
        ("footer_differs", live),
        ("orphan_in_storage", orphan.relative_to(root).as_posix()),
        ("size_differs_in_storage", live),
    }
    file.unlink()
    assert found(root) == [
        ("missing_in_storage", file.name),
        ("orphan_in_storage", orphan.name),
    ]


@pytest.mark.parametrize(
    ("name", "change"), [("append_snappy", 1), ("iceberg_v3_deletion_vectors", -1)]
)
def test_file_of_another_size_is_found(name: str, change: int, tmp_path: Path) -> None:
    root = copied(name, tmp_path / "table")
    file = live_data_file(root)
    content = file.read_bytes()
    file.write_bytes((content + b"x")[: len(content) + change])
    assert found(root) == [("size_differs_in_storage", file.name)]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", WITH_DATA)
def test_unreferenced_old_file_is_an_orphan_and_a_new_one_is_not(name: str, tmp_path: Path) -> None:
    root = copied(name, tmp_path / "table")
    orphan = live_data_file(root).with_name("data-of-nobody-0.parquet")
    young = orphan.with_name("data-of-nobody-1.parquet")
    for path in (orphan, young):
        path.write_bytes(b"x")
    make_older(orphan)
    assert found(root) == [("orphan_in_storage", orphan.name)]


def test_files_of_branches_tags_and_old_snapshots_are_no_orphans(tmp_path: Path) -> None:
    root = copied("pk_tags_branches", tmp_path / "table")
    table = arrowmeta.open(root)
    live = set(table.files(columns=["file_name"])["file_name"].to_pylist())
    there = {path.name for path in root.glob("bucket-0/*")}
    assert there - live
    assert found(root) == []
    shutil.rmtree(root / "branch" / "branch-b1")
    assert {check for check, _ in found(root)} == {"orphan_in_storage"}


def test_files_of_a_branch_with_the_name_of_a_tag_are_no_orphans(tmp_path: Path) -> None:
    root = copied("pk_tags_branches", tmp_path / "table")
    for name in ("b1", "main"):
        shutil.copy(root / "tag" / "tag-t1", root / "tag" / f"tag-{name}")
    assert found(root) == []
    # From the branch, too, which has other tags.
    table = arrowmeta.open(root).at(ref="t1")
    assert table.reconcile(storage=True).num_rows == 0
    shutil.rmtree(root / "tag")
    assert arrowmeta.open(root, ref="b1").reconcile(storage=True).num_rows == 0


def test_damaged_table_has_no_orphans(tmp_path: Path) -> None:
    root = copied("pk_tags_branches", tmp_path / "table")
    (root / "branch" / "branch-b1" / "snapshot" / "snapshot-2").write_bytes(b"{")
    orphan = root / "bucket-0" / "data-of-nobody-0.orc"
    orphan.write_bytes(b"x")
    make_older(orphan)
    with pytest.warns(UserWarning, match="incomplete"):
        assert "orphan_in_storage" not in {check for check, _ in found(root)}


def listing_of(root: Path, to_path: Callable[[Path], str]) -> pa.Table:
    """Return an inventory of a folder and of a file of another table."""
    sizes = {to_path(path): path.stat().st_size for path in root.rglob("*") if path.is_file()}
    sizes[to_path(root.parent / "another-table" / "data-0.parquet")] = 1
    long_ago = pa.array([0] * len(sizes), pa.timestamp("ms"))
    return pa.table(
        {"file_path": list(sizes), "size": list(sizes.values()), "last_modified": long_ago}
    )


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
def test_listing_may_have_paths_or_file_uris(name: str, spelling: str, tmp_path: Path) -> None:
    root = copied(name, tmp_path / "table")
    orphan = live_data_file(root).with_name("data-of-nobody-0.parquet")
    orphan.write_bytes(b"x")
    listing = listing_of(root, SPELLINGS[spelling])
    assert found(root, listing) == [("orphan_in_storage", orphan.name)]
    gone = live_data_file(root)
    without = listing.filter(pa.array(gone.name not in p for p in listing[0].to_pylist()))
    assert ("missing_in_storage", gone.name) in found(root, without)


def replaced(value: Any, old: re.Pattern[str], new: str) -> Any:
    """Return a record with replaced strings."""
    if isinstance(value, dict):
        return {key: replaced(one, old, new) for key, one in value.items()}
    return old.sub(new, value) if isinstance(value, str) else value


@pytest.mark.sampled(1)
@pytest.mark.parametrize("scheme", ["s3", "s3a"])
def test_s3_and_s3a_paths_of_one_bucket_are_the_same_location(scheme: str, tmp_path: Path) -> None:
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


def move_to(copy: IcebergCopy, home: re.Pattern[str], metadata_home: str, data_home: str) -> None:
    """Record other locations in a table: one for its metadata, one for its data files."""
    copy.metadata_path.write_text(home.sub(metadata_home, copy.metadata_path.read_text()))
    manifests = [p for p in copy.root.glob("metadata/*.avro") if not p.name.startswith("snap-")]
    for path in manifests:
        rewrite(path, lambda rows: [replaced(row, home, data_home) for row in rows])
    for path in copy.root.glob("metadata/snap-*.avro"):

        def place(rows: list[dict[str, Any]]) -> None:
            for row in rows:
                name = row["manifest_path"].rpartition("/")[2]
                row["manifest_path"] = f"{metadata_home}/metadata/{name}"
                row["manifest_length"] = (copy.root / "metadata" / name).stat().st_size

        rewrite(path, place)


def test_listing_without_modification_times_finds_no_orphans(tmp_path: Path) -> None:
    root = copied("append_snappy", tmp_path / "table")
    listing = listing_of(root, str).select(["file_path"])
    (root / "data-of-nobody-0.parquet").write_bytes(b"x")
    assert found(root, listing) == []


@pytest.mark.parametrize(
    ("listing", "message"),
    [({"path": ["x"]}, "needs the column file_path"), ({"file_path": []}, "has no file")],
)
def test_listing_without_paths_or_rows_is_refused(listing: Any, message: str) -> None:
    table = arrowmeta.open(DATA / "append_snappy")
    with pytest.raises(UsageError, match=message):
        table.reconcile(pa.table(listing))


@pytest.mark.parametrize("listing", ["inventory.parquet", None])
def test_storage_argument_that_is_no_bool_or_table_is_refused(listing: Any) -> None:
    table = arrowmeta.open(DATA / "append_snappy")
    with pytest.raises(UsageError, match="must be a bool or an Arrow table"):
        table.reconcile(listing)


@pytest.mark.parametrize("name", ["no/such.parquet", "no_such_file", "inventory.txt"])
def test_unreadable_listing_error_names_the_file(name: str, tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "inventory.txt").write_text("file_path\n")
    command = ["reconcile", str(DATA / "append_snappy"), "--listing", str(tmp_path / name)]
    assert main(command) == 1
    said = capsys.readouterr().err
    assert f"the listing {tmp_path / name} cannot be read" in said
    assert "it must be a file .parquet, .csv or .json" in said


def test_reconcile_command_reads_a_listing_from_a_file(tmp_path: Path, capsys: Any) -> None:
    root = copied("append_snappy", tmp_path / "table")
    gone = live_data_file(root)
    gone.unlink()
    pq.write_table(listing_of(root, str), tmp_path / "inventory.parquet")
    command = ["reconcile", str(root), "--listing", str(tmp_path / "inventory.parquet")]
    assert main([*command, "-o", "csv"]) == 2
    out = capsys.readouterr().out
    assert "missing_in_storage" in out
    assert gone.name in out


def test_commit_after_the_listing_causes_no_orphan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = copied("append_snappy", tmp_path / "table")
    latest = max(root.glob("snapshot/snapshot-*"), key=lambda path: int(path.name[9:]))
    table_before = arrowmeta.open(root)
    kept = latest.read_bytes()
    latest.unlink()
    hint = root / "snapshot" / "LATEST"
    hint.write_text(str(table_before.snapshot_id - 1))
    table = arrowmeta.open(root)
    assert table.snapshot_id != table_before.snapshot_id
    original = Storage.list_files

    def listed_before_a_commit(self: Storage, folder: str) -> Any:
        yield from list(original(self, folder))
        latest.write_bytes(kept)
        hint.write_text(str(table_before.snapshot_id))

    monkeypatch.setattr(Storage, "list_files", listed_before_a_commit)
    assert [row["check_name"] for row in table.reconcile(True).to_pylist()] == []


def test_external_files_are_checked_and_are_no_orphans(tmp_path: Path) -> None:
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "table")
    name = read(copy.manifest("delta"))[0]["_FILE"]["_FILE_NAME"]
    (file,) = copy.root.rglob(name)
    outside = tmp_path / "elsewhere"
    outside.mkdir()
    shutil.move(file, outside / name)
    (outside / "data-of-another-table.parquet").write_bytes(b"x")
    for path in outside.iterdir():
        make_older(path)

    def point_outside(rows: list[dict[str, Any]]) -> None:
        rows[0]["_FILE"]["_EXTERNAL_PATH"] = f"file://{outside / name}"

    copy.edit_manifest("delta", point_outside)
    assert found(copy.root) == []
    (outside / name).unlink()
    assert found(copy.root) == [("missing_in_storage", name)]


def test_folders_outside_of_the_table_are_named_as_not_searched_for_orphans(tmp_path: Path) -> None:
    root = Path(shutil.copytree(DATA / "append_partition_types", tmp_path / "table"))
    path = max((root / "schema").glob("schema-*"))
    schema = json.loads(path.read_text())
    schema["options"] |= {
        "data-file.external-paths": f"oss://bucket/a, file://{root}/inside,,s3://bucket/a",
        "global-index.external-path": "/no/such/folder",
    }
    path.write_text(json.dumps(schema))
    table = arrowmeta.open(root)
    found = table.reconcile(storage=True).to_pylist()
    assert {(row["check_name"], row["severity"], row["subject"]) for row in found} == {
        ("orphans_not_searched", "info", folder)
        for folder in ("oss://bucket/a", "s3://bucket/a", "/no/such/folder")
    }
    assert all("named by" in row["detail"] for row in found)
    assert table.reconcile().num_rows == 0


def test_file_with_a_nul_in_its_path_is_missing(tmp_path: Path) -> None:
    path = f"{tmp_path}/\0/a.parquet"
    table = table_of(tmp_path / "table", "int", [{"record_count": 1, "file_path": path}])
    findings = table.reconcile(storage=True).to_pylist()
    assert ("missing_in_storage", path) in [(row["check_name"], row["subject"]) for row in findings]


def test_external_folders_are_listed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "table")
    outside = [str(tmp_path / folder) for folder in ("a", "a-b", "a/c")]

    def point_outside(rows: list[dict[str, Any]]) -> None:
        for row, folder in zip(rows, outside, strict=False):
            row["_FILE"]["_EXTERNAL_PATH"] = f"file://{folder}/{row['_FILE']['_FILE_NAME']}"

    copy.edit_manifest("delta", point_outside)
    listed: list[str] = []
    original = Storage.list_files

    def noted(self: Storage, folder: str, **options: bool) -> Any:
        listed.append(folder)
        return original(self, folder, **options)

    monkeypatch.setattr(Storage, "list_files", noted)
    found(copy.root)
    assert listed == [str(copy.root), *sorted(outside)]


def test_external_folders_are_not_listed_recursively(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wrong path may be a parent of the table, or a whole disk."""
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "table")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "file").write_bytes(b"x")

    def point_above(rows: list[dict[str, Any]]) -> None:
        rows[0]["_FILE"]["_EXTERNAL_PATH"] = f"file://{tmp_path}/x.parquet"

    copy.edit_manifest("delta", point_above)
    seen: list[str] = []
    original = Storage.list_files

    def noted(self: Storage, folder: str, **options: bool) -> Any:
        for file in original(self, folder, **options):
            seen.append(file.path)
            yield file

    monkeypatch.setattr(Storage, "list_files", noted)
    assert "x.parquet" in str(found(copy.root))
    assert seen
    assert all(path.startswith(f"{copy.root}/") for path in seen)


# -- footers ------------------------------------------------------------------------------------


def test_row_count_that_differs_from_the_footer_is_found(tmp_path: Path) -> None:
    root = copied("append_snappy", tmp_path / "table")
    file = live_data_file(root)
    pq.write_table(pq.read_table(file, partitioning=None).slice(1), file)
    assert found(root, False, footers=True) == [("footer_differs", file.name)]


def test_file_with_a_truncated_footer_is_found(tmp_path: Path) -> None:
    root = copied("iceberg_v3_deletion_vectors", tmp_path / "table")
    file = live_data_file(root)
    file.write_bytes(file.read_bytes()[:-20])
    assert found(root, False, footers=True) == [("footer_differs", file.name)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["append_snappy", "iceberg_v3_deletion_vectors"])
def test_footer_bounds_outside_of_the_recorded_bounds_are_found(name: str, tmp_path: Path) -> None:
    root = copied(name, tmp_path / "table")
    file = live_data_file(root)
    data = pq.read_table(file, partitioning=None)
    far = pa.array([10**6] * data.num_rows, data.schema.field("id").type)
    at = data.schema.get_field_index("id")
    pq.write_table(data.set_column(at, data.schema.field("id"), far), file)
    assert found(root, False, footers=True) == [("footer_bounds_contradict", file.name)]


def test_column_of_another_type_does_not_hide_other_findings(tmp_path: Path) -> None:
    root = copied("append_snappy", tmp_path / "table")
    first, other = live_data_files(root)[:2]
    for file, value in ((first, "text"), (other, 10**6)):
        data = pq.read_table(file, partitioning=None)
        at = data.schema.get_field_index("id")
        pq.write_table(data.set_column(at, "id", pa.array([value] * data.num_rows)), file)
    assert found(root, False, footers=True) == [("footer_bounds_contradict", other.name)]


def test_string_bound_that_may_be_truncated_is_no_contradiction(tmp_path: Path) -> None:
    # Arrow's Rust writer truncates to 64 bytes, at a character boundary.
    root = copied("append_snappy", tmp_path / "table")
    files = []
    for path, text in zip(live_data_files(root), ("€" * 20, "€" * 21), strict=False):
        data = pq.read_table(path, partitioning=None)
        column = pa.array([text] * data.num_rows)
        pq.write_table(data.set_column(data.schema.get_field_index("p"), "p", column), path)
        files.append(path.name)
    assert len(files) == 2
    assert found(root, False, footers=True) == [("footer_bounds_contradict", files[0])]


@pytest.mark.parametrize("kind", [pa.float32(), pa.float64()])
@pytest.mark.parametrize("sign", [1, -1])
def test_largest_finite_float_in_a_footer_is_an_unknown_bound(
    kind: pa.DataType, sign: int, tmp_path: Path
) -> None:
    greatest = np.finfo(kind.to_pandas_dtype()).max
    values = pa.array([sign * float(greatest), sign * float("inf")], kind)
    pq.write_table(pa.table({"x": values}), tmp_path / "x.parquet")
    footer = pq.read_metadata(tmp_path / "x.parquet")
    infinity = sign * float("inf")
    assert parquet_bounds(footer)["x"] == ((None, infinity) if sign > 0 else (infinity, None))


def test_bounds_that_pyarrow_cannot_extract_are_unknown(tmp_path: Path) -> None:
    class Silent:
        has_min_max = True

        @property
        def min(self) -> object:
            raise pa.ArrowNotImplementedError("Cannot extract statistics for type")

    class Footer:
        def __init__(self, inner: pq.FileMetaData) -> None:
            self.schema = inner.schema
            self.num_columns, self.num_row_groups = 1, 1

        def row_group(self, group: int) -> SimpleNamespace:
            column = SimpleNamespace(path_in_schema="x", statistics=Silent())
            return SimpleNamespace(column=lambda at: column)

    pq.write_table(pa.table({"x": [1]}), tmp_path / "x.parquet")
    footer = pq.read_metadata(tmp_path / "x.parquet")
    assert parquet_bounds(footer) == {"x": (1, 1)}
    assert parquet_bounds(Footer(footer)) == {}


# -- no orphans ---------------------------------------------------------------------------------


def orphans(root: Path, listing: bool | pa.Table = True, **options: Any) -> set[str]:
    table = arrowmeta.open(root, **options)
    rows = table.reconcile(listing).to_pylist()
    return {Path(row["subject"]).name for row in rows if row["check_name"] == "orphan_in_storage"}


def put(path: Path) -> Path:
    """Write an old file that no metadata refers to."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"x")
    make_older(path)
    return path


@pytest.mark.parametrize("name", ["append_snappy", "iceberg_v3_deletion_vectors"])
def test_files_of_nested_tables_are_no_orphans(name: str, tmp_path: Path) -> None:
    root = copied(name, tmp_path / "table")
    for inner in ("pk_deletion_vectors", "iceberg_v2_position_deletes"):
        copied(inner, root / "below" / inner)
    orphan = put(root / "below" / "data-of-nobody-0.parquet")
    assert orphans(root, allow_moved_paths=True) == {orphan.name}


def test_iceberg_metadata_of_a_paimon_table_is_no_orphan(tmp_path: Path) -> None:
    root = copied("append_snappy", tmp_path / "table")
    shutil.copytree(copied("iceberg_v1_to_v2", tmp_path / "other") / "metadata", root / "metadata")
    for path in root.rglob("metadata/*"):
        make_older(path)
    orphan = put(root / "manifest" / "manifest-of-nobody-0")
    assert orphans(root) == {orphan.name}


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_paimon_files_are_no_orphans_of_the_published_iceberg_table(tmp_path: Path) -> None:
    root = copied("iceberg_v1_to_v2", tmp_path / "table")
    shutil.copytree(copied("append_snappy", tmp_path / "other"), root, dirs_exist_ok=True)
    for path in root.rglob("*"):
        make_older(path)
    assert orphans(root, format="iceberg", allow_moved_paths=True) == set()


def test_only_files_older_than_three_days_may_be_orphans() -> None:
    place = SimpleNamespace(location="/t")
    source = SimpleNamespace(format="iceberg", location="/t/", storage=place, guess=None)
    ages = (timedelta(days=3, hours=1), timedelta(days=2, hours=23), timedelta(days=-9))
    times = pa.chunked_array([[*(datetime.now(UTC) - age for age in ages), None]])
    files = pa.chunked_array([[f"/data/{at}" for at in range(4)]])
    found = may_be_orphans(cast(Source, source), files, times)
    assert found.to_pylist() == [True, False, False, False]


@pytest.mark.parametrize(
    ("opened", "guess", "times", "expected"),
    [
        ("/t", None, [0], [True, True]),
        ("/t/metadata/v1.metadata.json", None, [2, None, 9], [False, True]),
        ("/t", "a guess", [9, 2], [False, True]),
        ("/t", "a guess", [None], [False, False]),
    ],
)
def test_files_newer_than_the_opened_metadata_are_no_orphans(
    opened: str, guess: str | None, times: list[int | None], expected: list[bool]
) -> None:
    def day(number: int) -> datetime:
        return datetime(2020, 1, 1 + number, tzinfo=UTC)

    log = pa.record_batch({"timestamp": [None if one is None else day(one) for one in times]})
    source = SimpleNamespace(
        format="iceberg",
        location=opened,
        storage=SimpleNamespace(location="/t/"),
        guess=guess,
        batches=lambda *_: [log],
    )
    files = pa.chunked_array([["/data/0", "/data/1"]])
    found = may_be_orphans(cast(Source, source), files, pa.chunked_array([[day(7), day(5)]]))
    assert found.to_pylist() == expected


OF_ONE = "/snapshot/snapshot-1", "/metadata/v1.metadata.json", "/branch/branch-b/schema/schema-0"
OF_OTHERS = "/p/schema/schema-0", "/i/metadata/v1.metadata.json.gz", "/branch/c/snapshot/snapshot-1"


@pytest.mark.parametrize(
    ("table_format", "files", "expected"),
    [
        ("paimon", (*OF_ONE, "/bucket-0/x"), ["/bucket-0/x"]),
        ("paimon", (*OF_OTHERS, "/p/data-x", "/i/data-x", "/pt=1/data-x"), ["/pt=1/data-x"]),
        ("iceberg", (OF_ONE[1], "/x"), [OF_ONE[1], "/x"]),
        ("iceberg", (*OF_OTHERS, "/p/x", "/i/x", "/px"), ["/px"]),
        ("iceberg", (*OF_ONE, "/x"), []),  # of the Paimon table there
    ],
)
def test_files_of_other_tables_in_the_folder_are_no_orphans(
    table_format: str, files: tuple[str, ...], expected: list[str]
) -> None:
    place = SimpleNamespace(location="/t")
    source = SimpleNamespace(format=table_format, location="/t", storage=place, guess=None)
    below = pa.chunked_array([[*files, None]])
    times = pa.chunked_array([[datetime(2020, 1, 1, tzinfo=UTC)] * len(below)])
    found = may_be_orphans(cast(Source, source), below, times)
    assert below.filter(found).to_pylist() == expected


@pytest.mark.parametrize(
    ("table_format", "files", "expected"),
    [
        ("paimon", ("/README", "/splits/split-1", "/bucket-0/f/x", "/manifest/f/x"), ()),
        ("paimon", (), ("/bucket-0/x", "/k=1/bucket-postpone/x", "/manifest/x", "/f/data-1.orc")),
        ("iceberg", ("/_SUCCESS", "/data/.x", "/_log/0.json", "/data/_temporary/0/x"), ()),
        ("iceberg", (), ("/README", "/data/_k=1/x", "/data/x_1.y")),
    ],
)
def test_files_that_the_engines_do_not_look_for_are_no_orphans(
    table_format: str, files: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    place = SimpleNamespace(location="/t")
    source = SimpleNamespace(format=table_format, location="/t", storage=place, guess=None)
    below = pa.chunked_array([[*files, *expected]], pa.string())
    times = pa.chunked_array([[datetime(2020, 1, 1, tzinfo=UTC)] * len(below)])
    found = may_be_orphans(cast(Source, source), below, times)
    assert below.filter(found).to_pylist() == [*expected]


def test_tag_success_and_service_files_are_no_orphans(tmp_path: Path) -> None:
    root = copied("pk_tags_branches", tmp_path / "table")
    for path in ("tag/tag-success-file/t1_SUCCESS", "service/service-primary-key-lookup"):
        put(root / path)
    assert orphans(root) == set()


def test_invalid_version_hint_is_no_orphan(tmp_path: Path) -> None:
    root = copied("iceberg_v1_to_v2", tmp_path / "table")
    (root / "metadata" / "version-hint.text").write_text("nowhere")
    make_older(root / "metadata" / "version-hint.text")
    assert orphans(root, allow_moved_paths=True) == set()


def test_files_newer_than_an_opened_metadata_file_are_no_orphans(tmp_path: Path) -> None:
    copy = IcebergCopy(DATA / "iceberg_v2_position_deletes", tmp_path / "table")
    first = min(copy.root.glob("metadata/v*.metadata.json"), key=lambda path: int(path.name[1:2]))
    updated = time.time() - A_MONTH  # or the files are too young to be orphans anyway
    metadata = json.loads(first.read_text()) | {"last-updated-ms": int(updated * 1000)}
    first.write_text(json.dumps(metadata))
    for path in copy.root.rglob("*"):
        os.utime(path, (updated, updated))
    orphan = put(copy.root / "data" / "data-of-nobody-0.parquet")
    os.utime(orphan, (updated - A_MONTH,) * 2)
    assert orphans(first, allow_moved_paths=True) == {orphan.name}


@pytest.mark.parametrize("name", ["append_snappy", "iceberg_v3_deletion_vectors"])
def test_table_opened_by_symbolic_link_has_the_same_orphans(name: str, tmp_path: Path) -> None:
    root = copied(name, tmp_path / "table")
    link = tmp_path / "link"
    link.symlink_to(root)
    orphan = put(live_data_file(root).with_name("data-of-nobody-0.parquet"))
    assert orphans(link, allow_moved_paths=True) == {orphan.name}


def test_data_behind_a_symbolic_link_is_no_orphan(tmp_path: Path) -> None:
    copy = IcebergCopy(DATA / "iceberg_v3_deletion_vectors", tmp_path / "table")
    elsewhere = tmp_path / "disk" / "x"
    elsewhere.parent.mkdir()
    shutil.move(copy.root / "data", elsewhere)
    (copy.root / "data").symlink_to(elsewhere)
    home = re.compile("file:/*" + copy.metadata["location"].partition(":")[2].strip("/"))
    move_to(copy, home, str(copy.root), str(copy.root))
    as_data = re.compile(re.escape(str(copy.root / "data")))
    manifests = [p for p in copy.root.glob("metadata/*.avro") if not p.name.startswith("snap-")]
    for path in manifests:
        rewrite(path, lambda rows: [replaced(row, as_data, str(elsewhere)) for row in rows])
    move_to(copy, home, str(copy.root), str(copy.root))  # lists have the lengths of now
    for path in (*copy.root.rglob("*"), *elsewhere.rglob("*")):
        make_older(path)
    assert orphans(copy.root) == set()


def test_mapped_paths_of_another_mount_cause_no_orphans(tmp_path: Path) -> None:
    """Without `allow_moved_paths`, the same files are found in its folder."""
    root = copied("iceberg_v3_deletion_vectors", tmp_path / "table")
    mount = IcebergCopy(DATA / "iceberg_v3_deletion_vectors", tmp_path / "mount")
    recorded = mount.metadata["location"].partition(":")[2].strip("/")
    paths = {f"file:{slashes}{recorded}": str(mount.root) for slashes in ("/", "///")}
    orphan = put(root / "data" / "data-of-nobody-0.parquet")
    assert orphans(root, listing_of(root, str), path_map=paths) == {orphan.name}


def test_damaged_or_deleted_branch_prevents_orphans(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = copied("pk_tags_branches", tmp_path / "table")
    orphan = put(root / "bucket-0" / "data-of-nobody-0.orc")
    assert orphans(root) == {orphan.name}
    of_table, of_branch = (
        set(arrowmeta.open(root, ref=ref).manifests()["manifest_path"].to_pylist())
        for ref in ("main", "b1")
    )
    # Only the branch reads it: the open table has no damage.
    manifest = Path(max(of_branch - of_table))
    whole = manifest.read_bytes()
    manifest.write_bytes(whole[:-100])
    with pytest.warns(UserWarning, match="incomplete"):
        assert orphans(root) == set()
    manifest.write_bytes(whole)
    original = arrowmeta.Table._branch

    def removed(self: arrowmeta.Table, name: str) -> Any:
        if name == "b1":
            shutil.rmtree(root / "branch" / "branch-b1")
        return original(self, name)

    monkeypatch.setattr(arrowmeta.Table, "_branch", removed)
    assert orphans(root) == set()


def test_files_of_another_table_behind_a_symbolic_link_are_no_orphans(tmp_path: Path) -> None:
    root = copied("pk_tags_branches", tmp_path / "table")
    other = copied("append_snappy", tmp_path / "other")
    for file in other.rglob("*"):
        os.utime(file, (0, 0))
    orphan = put(root / "bucket-0" / "data-of-nobody-0.orc")
    (root / "bucket-0" / "behind").symlink_to(other / "p=p0")
    (root / "back").symlink_to(root)
    assert orphans(root) == {orphan.name}
