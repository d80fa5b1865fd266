"""Readable manifests and manifest lists with lost blocks, or with another file's content: damage.

The file that refers to them has their counts and lengths.
"""

import shutil
from pathlib import Path

import fastavro
import pyarrow as pa
import pytest

import arrowmeta
from tests import corpus
from tests.avro.cuts import block_starts
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.reconcile.changes import change
from tests.reconcile.copies import IcebergCopy, PaimonCopy, count_entries, read
from tests.refusals import refuses

pytestmark = [
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
    pytest.mark.filterwarnings("ignore:.*there is no version hint"),
]

BUNDLED = [
    pytest.param(root, id=root.name)
    for root in sorted(DATA.iterdir())
    if (root / "schema").is_dir() or (root / "metadata").is_dir()
]


@pytest.fixture
def copied(root, tmp_path):
    """A copy of a table's metadata."""
    without_data = shutil.ignore_patterns("*.parquet", "*.orc")
    return shutil.copytree(root, tmp_path / root.name, ignore=without_data)


def opened(root, **options):
    return arrowmeta.open(root, allow_moved_paths=True, **options)


def manifests(root):
    """Return paths of manifests with entries of the current snapshot."""
    table = opened(root)
    paths = table.manifests("manifest_path", where="content IN ('data', 'deletes')")[0]
    return [Path(table.resolve(path)) for path in paths.to_pylist()]


def cuts(path):
    """Truncate a file before each of its blocks in turn."""
    whole = path.read_bytes()
    for length in block_starts(path) if whole[:3] == b"Obj" else []:
        path.write_bytes(whole[:length])
        yield length
    path.write_bytes(whole)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("root", BUNDLED)
def test_manifest_truncated_before_any_block_is_damage(root, copied):
    whole = opened(copied)
    n_entries, n_cuts = whole.entries(columns=[]).num_rows, 0
    for path in manifests(copied):
        for _ in cuts(path):
            n_cuts += 1
            for columns in (["status"], []):
                table = opened(copied)
                assert table.entries(columns=columns).num_rows < n_entries
                assert not table.complete
            (reason,) = table.damage["reason"].to_pylist()
            assert "are missing" in reason
            error, strict = arrowmeta.CorruptMetadataError, opened(copied, strict=True)
            refuses(error, "are missing", strict.entries, columns=[])
    assert n_cuts
    assert opened(copied, strict=True).entries(columns=[]).num_rows == n_entries


@pytest.mark.parametrize("root", [one for one in BUNDLED if one.id.startswith("iceberg")])
def test_iceberg_manifest_list_truncated_before_any_block_is_damage(root, copied):
    whole = opened(copied)
    where = f"snapshot_id = {whole.snapshot_id}"
    (path,) = whole.snapshots("manifest_list", where=where)[0].to_pylist()
    for _ in cuts(Path(whole.resolve(path))) if whole.files("file_path").num_rows else ():
        table, error = opened(copied), arrowmeta.CorruptMetadataError
        table.files("file_path")
        assert table.complete
        assert table.standing_so_far.state == "contradictory"
        refuses(error, "summary counts", opened(copied, strict=True).files, "file_path")


@pytest.mark.sampled(10)
@pytest.mark.parametrize("root", corpus.tables())
def test_undamaged_tables_are_not_reported_as_truncated(root):
    """Correct or wrong lengths and counts recorded by real writers are no damage."""
    try:
        table = opened(root)
    except arrowmeta.ArrowMetaError:
        pytest.skip("cannot be opened")
    table.all_entries(columns=["status"])
    table.entries(columns=["record_count"])
    words = ("are missing", " says ", "by status", "has the bytes of", "of another snapshot")
    reasons = table.damage["reason"].to_pylist()
    assert [reason for reason in reasons if any(word in reason for word in words)] == []


def test_aggregates_and_tasks_of_spark_tell_of_a_truncated_manifest(tmp_path):
    from arrowmeta.spark.tasks import Reader, Tables

    copy = IcebergCopy(DATA / "iceberg_v2_position_deletes", tmp_path / "i")
    change(copy, "data manifest: cut before block 0")
    (answer,) = opened(copy.root).aggregate("count(*)").to_pylist()
    assert [one["exact"] for one in answer.values()] == [False]
    paimon = PaimonCopy(DATA / "pk_all_types", tmp_path / "t")
    change(paimon, "base manifest: cut before block 0")
    listed = manifests(paimon.root)
    schema = pa.schema([("path", pa.string())])
    reader = Reader(Tables.of({}, str(paimon.root)), "damage", schema)
    tasks = [reader.batches(opened(paimon.root), [ordinal]) for ordinal in range(len(listed))]
    found = [sum(batch.num_rows for batch in task) for task in tasks]
    assert found == [int(one.name == paimon.manifest("base").name) for one in listed]


def test_manifests_with_one_sync_marker_and_length_are_no_copies(tmp_path):
    root = CASES / "iceberg_equal_sync_markers"
    endings = [(path.stat().st_size, path.read_bytes()[-16:]) for path in manifests(root)]
    assert len(set(endings)) < len(endings)
    table = opened(root, strict=True)
    assert (table.data_files().num_rows, table.delete_files().num_rows) == (5, 3)
    assert table.reconcile().num_rows == 0
    (done,) = arrowmeta.index(root, store=tmp_path, allow_moved_paths=True).to_pylist()
    assert (done["manifest_count"], done["decoded_manifest_count"]) == (8, 8)


def test_manifests_are_copies_if_all_their_bytes_are_equal(tmp_path):
    copy = IcebergCopy(DATA / "iceberg_v2_position_deletes", tmp_path / "t")
    one, other = copy.manifest(0, 0), copy.manifest(0, 1)
    first = read(one)[0]
    for path, name in ((one, "a"), (other, "b")):
        with path.open("rb") as file:
            reader = fastavro.reader(file)
            schema = reader.writer_schema
            header = {k: v for k, v in reader.metadata.items() if not k.startswith("avro.")}
        paths = (f"s3://bucket/{name}", "s3://bucket/" + 9999 * "c")
        entries = [
            first | {"data_file": first["data_file"] | {"file_path": place}} for place in paths
        ]
        with path.open("wb") as file:  # uncompressed, with a sync marker of zeros
            fastavro.writer(file, schema, entries, metadata=header, sync_marker=bytes(16))
        copy.edit_list(lambda rows, path=path: count_entries(rows, path))
    assert one.read_bytes()[-9000:] == other.read_bytes()[-9000:]
    assert opened(copy.root, strict=True).entries(columns=["status"]).num_rows
    shutil.copy(one, other)
    table = opened(copy.root)
    table.entries(columns=["status"])
    (row,) = table.damage.to_pylist()
    assert Path(row["path"]).name == other.name
    assert row["reason"].startswith("it has the bytes of ")
