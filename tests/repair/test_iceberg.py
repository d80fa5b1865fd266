"""Repaired Iceberg metadata: written beside the table, and read with the right rows."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fastavro
import pytest
from msgspec.structs import replace

import arrowmeta
from arrowmeta.apps.repair import snapshot
from arrowmeta.apps.repair.snapshot import FileRecords, read_records
from arrowmeta.cli import main
from arrowmeta.errors import StorageError, UsageError
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.readers.engines import ROWS, WrittenTable, by_pyiceberg, pyiceberg_table, verdict
from tests.reconcile.copies import IcebergCopy
from tests.repair.damage import ICEBERG, NotHereError

pytestmark = pytest.mark.filterwarnings("ignore")


#: Damage after which all rows are there, and what is said to be lost with other damage.
REPAIRED: dict[str, str | None] = dict.fromkeys(
    (
        "an entry twice", "a file in two manifests", "a manifest listed twice",
        "a count of rows in the list", "a length in the list", "a count of files in the list",
        "a total in the summary", "inverted bounds", "bounds of another length",
        "partitions that the list leaves out", "a last sequence number that is too low",
    )
) | {
    "a missing manifest": "1 file with 2 rows lost",
    "a manifest that is cut": "1 file with 2 rows lost",
    "a reference to no snapshot": "tag nowhere",
}  # fmt: skip

REFUSED: dict[str, tuple[Callable[[IcebergCopy], Any], str]] = {
    "nothing": (lambda t: None, "nothing is wrong"),
    "a count and a length in the list": (
        lambda t: t.edit_list(
            lambda rows: rows[0].update(added_files_count=9, manifest_length=10**6)
        ),
        "whether the list or the manifest is right",
    ),
    "a partition spec that is missing": (
        lambda t: t.edit_list(lambda rows: rows[0].update(partition_spec_id=7)), "spec_missing",
    ),
    **{
        damage: (ICEBERG[damage], said)
        for damage, said in (
            ("a missing manifest list", "cannot be repaired"),
            ("a count of rows in a file", "the right value is not known"),
            ("an entry twice with another size", "two entries that differ"),
        )
    },
}  # fmt: skip


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def ids_of(metadata: Path | str) -> list[int]:
    return sorted(row["id"] for row in by_pyiceberg(pyiceberg_table(Path(metadata)), None))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("damage", REPAIRED)
def test_repaired_metadata_is_read_with_the_rows_that_are_left(damage, tmp_path):
    lost = REPAIRED[damage]
    ids = [row["id"] for row in ROWS][: 4 if "2 rows" in (lost or "") else 6]
    written = WrittenTable(
        tmp_path / "t", partitioned_by="name" if "partitions" in damage else None
    )
    ICEBERG[damage](written)
    before = contents(written.root)
    repair = arrowmeta.open(written.metadata_path).repaired(tmp_path / "new")
    new = Path(repair.path.removeprefix("file://"))
    assert contents(written.root) == before
    assert new.parent == tmp_path / "new" / "metadata"
    assert ids_of(new) == ids
    if len(ids) == len(ROWS):
        assert verdict("pyiceberg", new) == "reads"
    assert [lost in loss for loss in repair.losses] == ([True] if lost else [])
    assert repair.changes or repair.losses
    told = arrowmeta.open(new)
    assert sum(told.files()["record_count"].to_pylist()) == len(ids)
    assert told.complete
    wrong = {
        row["check_name"]
        for row in told.reconcile().to_pylist()
        if row["severity"] == "error" and row["snapshot_id"] in (None, told.snapshot_id)
    }
    # The state of the parent, which is damaged.
    assert wrong <= {"append_lost_files", "snapshot_totals_wrong", "metadata_unreadable"}


#: Damage of tables of any writer that leaves all files and their bounds known.
KINDS = (
    "an entry twice", "an entry of deletes twice", "a manifest listed twice",
    "a length in the list", "a count of rows in the list", "a count of files in the list",
    "a total in the summary",
    "a last sequence number that is too low", "a reference to no snapshot", "a vector of no file",
)  # fmt: skip
TABLES = [
    *sorted(path for path in DATA.glob("iceberg_*") if [*path.glob("metadata/v*.json")]),
    CASES / "iceberg_v4_partitioned",
]
IDENTITY = ["content", "file_path", "content_offset"]
#: Columns of files that a repair keeps.
KEPT = [
    "content", "file_path", "record_count", "sequence_number", "file_sequence_number",
    "first_row_id", "partition", "lower_bounds", "upper_bounds", "content_offset", "spec_id",
]  # fmt: skip


@pytest.mark.sampled(2)
@pytest.mark.parametrize("table", TABLES, ids=lambda path: path.name)
@pytest.mark.parametrize("damage", KINDS)
def test_live_files_of_other_writers_are_those_before_the_damage(table, damage, tmp_path):
    copy = IcebergCopy(table, tmp_path / "t")
    before = arrowmeta.open(copy.root, allow_moved_paths=True).files(KEPT, sort=IDENTITY)
    try:
        ICEBERG[damage](copy)
    except NotHereError:
        pytest.skip("the table has nothing of the kind")
    damaged = arrowmeta.open(copy.root, allow_moved_paths=True)
    new = damaged.repair(tmp_path / "new").removeprefix("file://").removeprefix("file:")
    (recorded,) = {json.loads(Path(new).read_text())["location"]}
    again = arrowmeta.open(new, path_map={recorded: str(copy.root)})
    assert again.complete
    assert again.files(KEPT, sort=IDENTITY).to_pylist() == before.to_pylist()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("damage", REFUSED)
def test_repair_is_refused_where_a_right_value_is_not_known(damage, tmp_path):
    edit, said = REFUSED[damage]
    written = WrittenTable(tmp_path / "t")
    edit(written)
    table = arrowmeta.open(written.metadata_path)
    with pytest.raises(UsageError, match=said):
        table.repair(tmp_path / "new")


def test_manifest_that_only_the_writer_cannot_read_is_refused(tmp_path, monkeypatch):
    """Its entries would be missing, and nothing would tell so."""

    def read_a_part(data: bytes, *, is_damaged: bool = False) -> FileRecords:
        whole = read_records(data, is_damaged=is_damaged)
        is_manifest = "data_file" in whole.records[0]
        return replace(whole, is_whole=not is_manifest)

    written = WrittenTable(tmp_path / "t")
    ICEBERG["a total in the summary"](written)
    monkeypatch.setattr(snapshot, "read_records", read_a_part)
    with pytest.raises(UsageError, match="is sound, but fastavro cannot read it"):
        arrowmeta.open(written.metadata_path).repaired(tmp_path / "new")


def test_snapshot_is_added_and_everything_else_of_the_metadata_stays(tmp_path):
    written = WrittenTable(tmp_path / "t")
    written.edit_metadata(lambda m: m.update({"of-the-writer": {"x": [1]}}))
    written.edit_list(lambda rows: [*rows, rows[-1]])
    old = written.metadata
    path = arrowmeta.open(written.metadata_path).repair(tmp_path / "new")
    new = json.loads(Path(path.removeprefix("file://")).read_text())
    changed = {key for key in new if new[key] != old.get(key)}
    assert changed == {
        "snapshots", "current-snapshot-id", "refs", "snapshot-log", "metadata-log",
        "last-updated-ms", "last-sequence-number",
    }  # fmt: skip
    assert new["snapshots"][:-1] == old["snapshots"]
    added = new["snapshots"][-1]
    assert added["parent-snapshot-id"] == old["current-snapshot-id"]
    assert added["summary"]["total-records"] == str(len(ROWS))
    assert new["metadata-log"][-1]["metadata-file"].endswith(written.metadata_path.name)


def test_manifest_keeps_schema_codec_and_metadata_of_its_writer(tmp_path):
    written = WrittenTable(tmp_path / "t")
    old = written.manifest(0)
    written.edit_manifest(0, lambda rows: [*rows, rows[-1]])
    arrowmeta.open(written.metadata_path).repair(tmp_path / "new")
    (new,) = (tmp_path / "new" / "metadata").glob("*-m0.avro")
    with old.open("rb") as one, new.open("rb") as other:
        its, mine = fastavro.reader(one), fastavro.reader(other)
        assert mine.writer_schema == its.writer_schema
        assert mine.codec == its.codec
        for key in ("schema", "partition-spec", "format-version", "content"):
            assert mine.metadata[key] == its.metadata[key]
        assert next(mine)["data_file"] == next(its)["data_file"]


def test_repaired_table_is_adopted_and_taken_back(tmp_path):
    written = WrittenTable(tmp_path / "t")
    written.edit_list(lambda rows: [*rows, rows[-1]])
    path = arrowmeta.open(written.metadata_path).repair(tmp_path / "new")
    written.catalog.drop_table("db.t")
    table = written.catalog.register_table("db.t", path)
    assert sorted(row["id"] for row in table.scan().to_arrow().to_pylist()) == [0, 1, 2, 3, 4, 5]
    table.append(table.scan().to_arrow().slice(0, 1))
    assert table.scan().to_arrow().num_rows == 7
    written.catalog.drop_table("db.t")
    table = written.catalog.register_table("db.t", str(written.metadata_path))
    assert table.scan().to_arrow().num_rows == 8  # rows of the manifest that is listed twice


@pytest.mark.sampled(1)
@pytest.mark.parametrize("below", [".", "metadata", "data/x"])
def test_folder_of_the_table_is_refused(below, tmp_path):
    written = WrittenTable(tmp_path / "t")
    written.edit_list(lambda rows: [*rows, rows[-1]])
    link = tmp_path / "link"
    link.symlink_to(written.root)
    table = arrowmeta.open(written.metadata_path)
    before = contents(written.root)
    for folder in (written.root, link):
        with pytest.raises(UsageError, match="own folder"):
            table.repair(folder / below)
    assert contents(written.root) == before


def test_folder_of_another_table_and_of_the_options_is_refused(tmp_path):
    written, other = WrittenTable(tmp_path / "t"), WrittenTable(tmp_path / "other")
    written.edit_list(lambda rows: [*rows, rows[-1]])
    written.edit_metadata(
        lambda m: m["properties"].update({"write.metadata.path": str(tmp_path / "elsewhere")})
    )
    before = contents(other.root)
    table = arrowmeta.open(written.metadata_path)
    with pytest.raises(UsageError, match="not empty"):
        table.repair(other.root)
    with pytest.raises(UsageError, match="own folder"):
        table.repair(tmp_path / "elsewhere" / "x")
    assert contents(other.root) == before


def test_command_prints_the_path_and_what_is_lost(tmp_path, capsys):
    written = WrittenTable(tmp_path / "t")
    written.manifest(0).unlink()
    folder = str(tmp_path / "new")
    assert main(["repair", str(written.metadata_path), "--output", folder]) == 0
    captured = capsys.readouterr()
    assert ids_of(captured.out.strip().removeprefix("file://")) == [0, 1, 2, 3]
    assert "lost: " in captured.err
    assert "1 file with 2 rows lost" in captured.err
    assert "register_table" in captured.err


def test_command_writes_to_a_uri(tmp_path, s3, capsys):
    written = WrittenTable(tmp_path / "t")
    written.manifest(0).unlink()
    words = ["repair", str(written.metadata_path), "--output", s3.uri("warehouse/repaired")]
    assert main(words) == 0
    path = capsys.readouterr().out.strip()
    assert path.startswith("s3://warehouse/repaired/metadata/00004-")
    new = arrowmeta.open(s3.uri(path.removeprefix("s3://")), allowed_roots=[str(written.root)])
    assert new.snapshots().num_rows == 4
    assert main(words) == 1
    assert "s3://warehouse/repaired is not empty" in capsys.readouterr().err
    assert main([*words[:3], "nowhere://warehouse/repaired"]) == 1
    assert "cannot open nowhere://warehouse/repaired" in capsys.readouterr().err
    with pytest.raises(StorageError, match="s3://no-bucket/repaired: "):
        arrowmeta.open(written.metadata_path).repair(s3.uri("no-bucket/repaired"))
