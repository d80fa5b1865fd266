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
from tests.reconcile.copies import IcebergCopy, PaimonCopy, count_entries, read

pytestmark = [
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
    pytest.mark.filterwarnings("ignore:.*there is no version hint"),
]

BUNDLED = sorted(
    root for root in DATA.iterdir() if (root / "schema").is_dir() or (root / "metadata").is_dir()
)


def copied(root, tmp_path):
    """Copy a table's metadata."""
    copy = tmp_path / root.name
    if not copy.exists():
        shutil.copytree(root, copy, ignore=shutil.ignore_patterns("*.parquet", "*.orc"))
    return copy


def opened(root, **options):
    return arrowmeta.open(root, allow_moved_paths=True, **options)


def manifests(root):
    """Return paths of manifests with entries of the current snapshot."""
    table = opened(root)
    listed = table.manifests(columns=["manifest_path", "content"]).to_pylist()
    paths = [one["manifest_path"] for one in listed if one["content"] in ("data", "deletes")]
    return [Path(table.resolve(path)) for path in paths]


def cuts(root):
    for path in manifests(root):
        for length in block_starts(path) if path.read_bytes()[:3] == b"Obj" else []:
            yield path, length


def check_cuts(root):
    """Truncate each manifest before each of its blocks; return the number of truncations."""
    n_entries, n_cuts = opened(root).entries(columns=[]).num_rows, 0
    for path, length in list(cuts(root)):
        whole = path.read_bytes()
        path.write_bytes(whole[:length])
        for columns in (["status"], []):
            table = opened(root)
            assert table.entries(columns=columns).num_rows < n_entries
            assert not table.complete
        (reason,) = table.source.damage()["reason"].to_pylist()
        assert "are missing" in reason
        with pytest.raises(arrowmeta.CorruptMetadataError, match="are missing"):
            opened(root, strict=True).entries(columns=[])
        path.write_bytes(whole)
        n_cuts += 1
    assert opened(root, strict=True).entries(columns=[]).num_rows == n_entries
    return n_cuts


@pytest.mark.sampled(3)
@pytest.mark.parametrize("root", [pytest.param(root, id=root.name) for root in BUNDLED])
def test_manifest_truncated_before_any_block_is_damage(root, tmp_path):
    assert check_cuts(copied(root, tmp_path))


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
    told = [one["reason"] for one in table.source.damage().to_pylist()]
    words = ("are missing", " says ", "by status", "has the bytes of", "of another snapshot")
    assert [reason for reason in told if any(word in reason for word in words)] == []


def test_aggregate_over_a_truncated_manifest_is_not_exact(tmp_path):
    copy = IcebergCopy(DATA / "iceberg_v2_position_deletes", tmp_path / "t")
    path = copy.manifest(0)
    path.write_bytes(path.read_bytes()[: block_starts(path)[0]])
    (answer,) = opened(copy.root).aggregate("count(*)").to_pylist()
    assert [one["exact"] for one in answer.values()] == [False]


def iceberg_lists(root):
    """Yield the manifest list of the current snapshot of an Iceberg table, if it lists files."""
    table = opened(root)
    (path,) = [
        one["manifest_list"]
        for one in table.snapshots(columns=["snapshot_id", "manifest_list"]).to_pylist()
        if one["snapshot_id"] == table.snapshot_id
    ]
    if table.format == "iceberg" and table.files(columns=["file_path"]).num_rows:
        yield Path(table.resolve(path))


@pytest.mark.parametrize(
    "root", [pytest.param(root, id=root.name) for root in BUNDLED if (root / "metadata").is_dir()]
)
def test_iceberg_manifest_list_truncated_before_any_block_is_damage(root, tmp_path):
    root = copied(root, tmp_path)
    for path in list(iceberg_lists(root)):
        whole = path.read_bytes()
        for length in block_starts(path):
            path.write_bytes(whole[:length])
            table = opened(root)
            table.files(columns=["file_path"])
            assert table.complete
            assert table.standing_so_far.state == "contradictory"
            with pytest.raises(arrowmeta.CorruptMetadataError, match="summary counts"):
                opened(root, strict=True).files(columns=["file_path"])


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
    entry = read(one)[0]
    for path, name in ((one, "a"), (other, "b")):
        paths = (f"s3://bucket/{name}", "s3://bucket/" + 9999 * "c")
        write_alike(
            path, [entry | {"data_file": entry["data_file"] | {"file_path": p}} for p in paths]
        )
        copy.edit_list(lambda rows, path=path: count_entries(rows, path))
    assert one.read_bytes()[-9000:] == other.read_bytes()[-9000:]
    assert opened(copy.root, strict=True).entries(columns=["status"]).num_rows
    shutil.copy(one, other)
    table = opened(copy.root)
    table.entries(columns=["status"])
    (row,) = table.damage.to_pylist()
    assert Path(row["path"]).name == other.name
    assert row["reason"].startswith("it has the bytes of ")


def write_alike(path, entries):
    """Write the entries of a manifest uncompressed, with a sync marker of zeros."""
    with path.open("rb") as file:
        reader = fastavro.reader(file)
        schema = reader.writer_schema
        metadata = {k: v for k, v in reader.metadata.items() if not k.startswith("avro.")}
    with path.open("wb") as file:
        fastavro.writer(file, schema, entries, metadata=metadata, sync_marker=bytes(16))


def test_spark_tasks_report_a_truncated_manifest(tmp_path):
    from arrowmeta.spark.tasks import Reader, Tables
    from arrowmeta.tables.locate import Opening

    copy = PaimonCopy(DATA / "pk_all_types", tmp_path / "t")
    path = copy.manifest("base")
    path.write_bytes(path.read_bytes()[: block_starts(path)[0]])
    listed = manifests(copy.root)
    tables = Tables("", Opening(str(copy.root)), 1)
    reader = Reader(tables, "damage", pa.schema([("path", pa.string())]))
    tasks = [reader.batches(opened(copy.root), [ordinal]) for ordinal in range(len(listed))]
    found = [sum(batch.num_rows for batch in task) for task in tasks]
    assert found == [int(one.name == path.name) for one in listed]
