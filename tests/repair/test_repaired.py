"""Repaired metadata, written beside the table or copied into it, and read with the right rows."""

import json
import shutil
import subprocess
from pathlib import Path

import fastavro
import pytest
from msgspec.structs import replace

import arrowmeta
from arrowmeta.apps.repair import snapshot
from arrowmeta.cli import main
from arrowmeta.errors import StorageError, UsageError
from bench.environments import EnvironmentUnavailableError, environment_python
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.readers.engines import ROWS, WrittenTable, by_pyiceberg, pyiceberg_table, verdict
from tests.reconcile.changes import change, copied
from tests.reconcile.copies import IcebergCopy, PaimonCopy
from tests.repair.damage import ICEBERG, PAIMON, NotHereError, lost

pytestmark = pytest.mark.filterwarnings("ignore")


def contents(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def damaged(copy, damage):
    """Damage a copy, or skip the test."""
    try:
        (ICEBERG if isinstance(copy, IcebergCopy) else PAIMON)[damage](copy)
    except NotHereError:
        pytest.skip("the table has nothing of the kind")


# -- Iceberg ------------------------------------------------------------------------------------

#: Damage after which all rows are there, and what is said to be lost with other damage.
REPAIRED = dict.fromkeys(
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


@pytest.fixture
def written(tmp_path):
    """A table of PyIceberg with three manifests; the last one is listed twice."""
    table = WrittenTable(tmp_path / "t")
    change(table, "list: the last twice")
    return table


def ids_of(metadata):
    return sorted(row["id"] for row in by_pyiceberg(pyiceberg_table(Path(metadata)), None))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("damage", REPAIRED)
def test_repaired_metadata_is_read_with_the_rows_that_are_left(damage, tmp_path):
    lost = REPAIRED[damage]
    ids = [row["id"] for row in ROWS][: 4 if "2 rows" in (lost or "") else 6]
    partitioned_by = "name" if "partitions" in damage else None
    written = WrittenTable(tmp_path / "t", partitioned_by=partitioned_by)
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
    opened = arrowmeta.open(new)
    assert sum(opened.files()["record_count"].to_pylist()) == len(ids)
    assert opened.complete
    wrong = {
        row["check_name"]
        for row in opened.reconcile().to_pylist()
        if row["severity"] == "error" and row["snapshot_id"] in (None, opened.snapshot_id)
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
TABLES = [path.name for path in DATA.glob("iceberg_*") if [*path.glob("metadata/v*.json")]]
IDENTITY = ["content", "file_path", "content_offset"]
#: Columns of files that a repair keeps.
KEPT = [
    "content", "file_path", "record_count", "sequence_number", "file_sequence_number",
    "first_row_id", "partition", "lower_bounds", "upper_bounds", "content_offset", "spec_id",
]  # fmt: skip


@pytest.mark.sampled(2)
@pytest.mark.parametrize("table", [*sorted(TABLES), "iceberg_v4_partitioned"])
@pytest.mark.parametrize("damage", KINDS)
def test_live_files_of_other_writers_are_those_before_the_damage(table, damage, tmp_path):
    copy = copied(table, tmp_path)
    before = arrowmeta.open(copy.root, allow_moved_paths=True).files(KEPT, sort=IDENTITY)
    damaged(copy, damage)
    table = arrowmeta.open(copy.root, allow_moved_paths=True)
    new = table.repair(tmp_path / "new").removeprefix("file://").removeprefix("file:")
    recorded = json.loads(Path(new).read_text())["location"]
    again = arrowmeta.open(new, path_map={recorded: str(copy.root)})
    assert again.complete
    assert again.files(KEPT, sort=IDENTITY).to_pylist() == before.to_pylist()


def test_manifest_that_only_the_writer_cannot_read_is_refused(tmp_path, monkeypatch):
    """Its entries would be missing, and nothing would tell so."""
    read_records = snapshot.read_records

    def read_a_part(data, *, is_damaged=False):
        whole = read_records(data, is_damaged=is_damaged)
        return replace(whole, is_whole="data_file" not in whole.records[0])

    written = WrittenTable(tmp_path / "t")
    ICEBERG["a total in the summary"](written)
    monkeypatch.setattr(snapshot, "read_records", read_a_part)
    with pytest.raises(UsageError, match="is sound, but fastavro cannot read it"):
        arrowmeta.open(written.metadata_path).repaired(tmp_path / "new")


def test_snapshot_is_added_and_everything_else_of_the_metadata_stays(written, tmp_path):
    change(written, "metadata: of-the-writer = {'x': [1]}")
    old = written.metadata
    path = arrowmeta.open(written.metadata_path).repair(tmp_path / "new")
    new = json.loads(Path(path.removeprefix("file://")).read_text())
    assert {key for key in new if new[key] != old.get(key)} == {
        "snapshots", "current-snapshot-id", "refs", "snapshot-log", "metadata-log",
        "last-updated-ms", "last-sequence-number",
    }  # fmt: skip
    *others, added = new["snapshots"]
    assert others == old["snapshots"]
    assert added["parent-snapshot-id"] == old["current-snapshot-id"]
    assert added["summary"]["total-records"] == str(len(ROWS))
    assert new["metadata-log"][-1]["metadata-file"].endswith(written.metadata_path.name)


def test_manifest_keeps_schema_codec_and_metadata_of_its_writer(tmp_path):
    written = WrittenTable(tmp_path / "t")
    old = written.manifest(0)
    change(written, "data manifest: the last twice")
    arrowmeta.open(written.metadata_path).repair(tmp_path / "new")
    (new,) = (tmp_path / "new" / "metadata").glob("*-m0.avro")
    with old.open("rb") as one, new.open("rb") as other:
        its, mine = fastavro.reader(one), fastavro.reader(other)
        assert (mine.writer_schema, mine.codec) == (its.writer_schema, its.codec)
        for key in ("schema", "partition-spec", "format-version", "content"):
            assert mine.metadata[key] == its.metadata[key]
        assert next(mine)["data_file"] == next(its)["data_file"]


def test_repaired_table_is_adopted_and_taken_back(written, tmp_path):
    path = arrowmeta.open(written.metadata_path).repair(tmp_path / "new")
    written.catalog.drop_table("db.t")
    table = written.catalog.register_table("db.t", path)
    assert sorted(row["id"] for row in table.scan().to_arrow().to_pylist()) == [0, 1, 2, 3, 4, 5]
    table.append(table.scan().to_arrow().slice(0, 1))
    assert table.scan().to_arrow().num_rows == 7
    written.catalog.drop_table("db.t")
    table = written.catalog.register_table("db.t", str(written.metadata_path))
    assert table.scan().to_arrow().num_rows == 8  # rows of the manifest that is listed twice


def test_folders_of_tables_are_refused(written, tmp_path):
    other, link = WrittenTable(tmp_path / "other"), tmp_path / "link"
    link.symlink_to(written.root)
    elsewhere = tmp_path / "elsewhere"
    change(written, f"metadata: properties.`write.metadata.path` = {str(elsewhere)!r}")
    table, before = arrowmeta.open(written.metadata_path), contents(tmp_path)
    own = [folder / below for folder in (written.root, link) for below in (".", "metadata", "d/x")]
    for folder, said in (
        *((one, "own folder") for one in (*own, elsewhere / "x")),
        (other.root, "not empty"),
    ):
        with pytest.raises(UsageError, match=said):
            table.repair(folder)
    assert contents(tmp_path) == before


def test_command_prints_the_path_and_what_is_lost(tmp_path, capsys):
    written = WrittenTable(tmp_path / "t")
    written.manifest(0).unlink()
    folder = str(tmp_path / "new")
    assert main(["repair", str(written.metadata_path), "--output", folder]) == 0
    captured = capsys.readouterr()
    assert ids_of(captured.out.strip().removeprefix("file://")) == [0, 1, 2, 3]
    for said in ("lost: ", "1 file with 2 rows lost", "register_table"):
        assert said in captured.err


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


# -- Paimon -------------------------------------------------------------------------------------

PK, PARTS = "pk_deletion_vectors", "append_partition_types"
PAIMON_TABLES = (PK, PARTS, "append_schema_evolution", "pk_all_types", "append_snappy")
PAIMON_KEPT = [
    "file_path", "record_count", "level", "bucket", "partition", "lower_bounds", "upper_bounds",
    "min_key", "max_key", "sequence_number", "schema_id", "creation_time",
]  # fmt: skip
#: Damage after which all files and their statistics are known.
PAIMON_KINDS = (
    "an entry twice", "a file in two manifests", "a manifest listed twice", "a delete of no file",
    "a length in the list", "a count of deleted files in the list",
    "a count of added files in the list", "partitions that the list leaves out",
    "levels that the list leaves out", "a total of the snapshot", "a vector of no file",
    "a vector listed twice", "a count of vectors",
)  # fmt: skip


def files_of(copy):
    return arrowmeta.open(copy.root).files(PAIMON_KEPT, sort=["file_path", "level"]).to_pylist()


def vectors_of(copy):
    found = arrowmeta.open(copy.root).deletion_vectors()
    return found.sort_by([("data_file_path", "ascending")])


def adopt(folder, table):
    """Copy repaired metadata into a table, as the command says."""
    shutil.copytree(folder / "manifest", table / "manifest", dirs_exist_ok=True)
    (snapshot,) = folder.glob("snapshot/snapshot-*")
    shutil.copy(snapshot, table / "snapshot" / snapshot.name)
    (table / "snapshot" / "LATEST").write_text(snapshot.name.removeprefix("snapshot-"))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("table", [*PAIMON_TABLES, "paimon_parquet_manifests"])
@pytest.mark.parametrize("damage", PAIMON_KINDS)
def test_adopted_table_has_the_files_of_before_the_damage(table, damage, tmp_path):
    copy = copied(table, tmp_path)
    files, vectors, new_id = files_of(copy), vectors_of(copy), copy.snapshot_id + 1
    damaged(copy, damage)
    before = contents(copy.root)
    repair = arrowmeta.open(copy.root).repaired(tmp_path / "new")
    assert contents(copy.root) == before
    assert Path(repair.path) == tmp_path / "new" / "snapshot" / f"snapshot-{new_id}"
    assert repair.changes
    assert not repair.losses
    adopt(tmp_path / "new", copy.root)
    assert (files_of(copy), vectors_of(copy)) == (files, vectors)
    opened = arrowmeta.open(copy.root)
    assert (opened.complete, opened.snapshot_id) == (True, new_id)
    total = sum(row["record_count"] for row in files)
    assert json.loads(Path(repair.path).read_text())["totalRecordCount"] == total


def test_lost_manifest_is_named_and_the_rest_is_live(tmp_path):
    copy = copied(PARTS, tmp_path)
    before = files_of(copy)
    lost(copy)
    left = files_of(copy)
    repair = arrowmeta.open(copy.root).repaired(tmp_path / "new")
    (loss,) = repair.losses
    assert f"{len(before) - len(left)} file" in loss
    adopt(tmp_path / "new", copy.root)
    assert files_of(copy) == left
    assert arrowmeta.open(copy.root).complete
    (copy.root / "snapshot" / f"snapshot-{copy.snapshot_id + 1}").unlink()
    (copy.root / "snapshot" / "LATEST").write_text(str(copy.snapshot_id))
    assert arrowmeta.open(copy.root).reconcile().num_rows


def test_wrong_bounds_are_left_out(tmp_path):
    copy = copied("pk_all_types", tmp_path)
    before = files_of(copy)
    PAIMON["inverted bounds"](copy)
    repair = arrowmeta.open(copy.root).repaired(tmp_path / "new")
    (changed,) = (one for one in repair.changes if "bounds left out" in one)
    adopt(tmp_path / "new", copy.root)
    for old, new in zip(before, files_of(copy), strict=True):
        is_changed = Path(old["file_path"]).name in changed
        for name in ("lower_bounds", "upper_bounds"):
            known = {column for column, value in new[name].items() if value is not None}
            assert not known if is_changed else new[name] == old[name]
        assert new["min_key"] == old["min_key"]
    checks = arrowmeta.open(copy.root).reconcile()["check_name"].to_pylist()
    assert "statistics_impossible" not in checks


_PYPAIMON = """
import json, sys
from pypaimon import CatalogFactory
table = CatalogFactory.create({"warehouse": sys.argv[1]}).get_table("db.t")
splits = table.new_read_builder().new_scan().plan().splits()
print(json.dumps(sorted(file.file_name for split in splits for file in split.files)))
"""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("damage", ["an entry twice", "a manifest listed twice"])
def test_pypaimon_plans_the_adopted_table(damage, tmp_path):
    try:
        python = environment_python("pypaimon")
    except EnvironmentUnavailableError as error:
        pytest.skip(f"pip cannot install pypaimon here: {error}")
    copy = PaimonCopy(CASES / "paimon_columns_swapped", tmp_path / "db.db" / "t")
    before = sorted(row["file_path"].rpartition("/")[2] for row in files_of(copy))
    PAIMON[damage](copy)
    arrowmeta.open(copy.root).repair(tmp_path / "new")
    adopt(tmp_path / "new", copy.root)
    words = [str(python), "-W", "ignore", "-c", _PYPAIMON, str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout.splitlines()[-1]) == before


# -- what cannot be repaired --------------------------------------------------------------------

REFUSED = [
    ("pyiceberg", "as it is", "nothing is wrong"),
    (
        *("pyiceberg", "list: [0].added_files_count = 9; [0].manifest_length = 1000000"),
        "whether the list or the manifest is right",
    ),
    ("pyiceberg", "list: [0].partition_spec_id = 7", "spec_missing"),
    ("pyiceberg", "a missing manifest list", "cannot be repaired"),
    ("pyiceberg", "a count of rows in a file", "the right value is not known"),
    ("pyiceberg", "an entry twice with another size", "two entries that differ"),
    (PK, "as it is", "nothing is wrong"),
    (PK, "a missing list", "cannot be repaired"),
    (
        *(PARTS, "delta list: [0]._NUM_ADDED_FILES = 99; [0]._FILE_SIZE = 1000000"),
        "whether the list or the manifest is right",
    ),
    (PARTS, "a file at two levels", "the right value is not known"),
    (PK, "a bucket out of range", "the right value is not known"),
]


@pytest.mark.parametrize(("name", "damage", "said"), REFUSED)
def test_repair_is_refused_where_a_right_value_is_not_known(name, damage, said, tmp_path):
    is_iceberg = name == "pyiceberg"
    table = WrittenTable(tmp_path / "t") if is_iceberg else copied(name, tmp_path)
    kinds = ICEBERG if is_iceberg else PAIMON
    kinds[damage](table) if damage in kinds else change(table, damage)
    opened = arrowmeta.open(table.metadata_path if is_iceberg else table.root)
    with pytest.raises(UsageError, match=said):
        opened.repair(tmp_path / "new")


def test_folder_of_a_paimon_table_is_refused(tmp_path):
    copy = copied(PK, tmp_path)
    change(copy, "snapshot: totalRecordCount = 1")
    with pytest.raises(UsageError, match="own folder"):
        arrowmeta.open(copy.root).repair(copy.root / "snapshot")
