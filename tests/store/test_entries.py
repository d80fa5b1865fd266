from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
import time
import zlib
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from uuid import UUID

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest
from fsspec.implementations.local import LocalFileSystem

import arrowmeta
from arrowmeta.avro import decode
from arrowmeta.errors import StorageError
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.store import care, table_segments, writer
from arrowmeta.store.entries import EntryStore
from arrowmeta.store.folder import Folder
from arrowmeta.store.index import DamagedSegmentError, SegmentIndex
from arrowmeta.store.segment import SegmentFile
from arrowmeta.store.table_segments import StoreWarning
from bench import iceberg_table, paimon_table
from bench.columns import DAYS
from bench.inputs import make_iceberg, make_paimon
from bench.manifest_file import File
from tests import corpus
from tests.bundled import DATA, sampled

TABLES = sampled()
PAIMON, ICEBERG = "pk_deletion_vectors", "iceberg_v3_deletion_vectors"
BOTH = pytest.mark.parametrize("name", [PAIMON, ICEBERG])
RELATIONS = ("entries", "files", "all_entries", "data_files", "delete_files", "column_stats")

pytestmark = pytest.mark.filterwarnings(
    "ignore::arrowmeta.iceberg.current_metadata.GuessedMetadataWarning"
)


def opened(where: Path, store: Path | None, **options: Any) -> arrowmeta.Table:
    place: Any = False if store is None else store
    return arrowmeta.open(where, allow_moved_paths=True, store=place, **options)


def shown(table: pa.Table) -> str:
    """Return the rows as text, in which NaN equals itself."""
    return repr(table.to_pylist())


def copy_of(name: str, folder: Path) -> Path:
    return Path(shutil.copytree(DATA / name, folder / name))


def manifests_of(table: arrowmeta.Table) -> list[Path]:
    paths = table.entries(columns=["manifest_path"])["manifest_path"].unique().to_pylist()
    return [Path(table.resolve(path)) for path in paths]


def overwrite(path: Path) -> None:
    """Replace the content of a file by zeros, with the same size and modification time."""
    found = path.stat()
    path.write_bytes(b"\0" * found.st_size)
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns))


@pytest.fixture
def count_decoded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The Avro files that were decoded so far."""
    found: list[str] = []
    decode_files = decode.decode_files

    def counted(files: Any, *arguments: Any, **options: Any) -> Any:
        found.extend(file.path for file in files)
        return decode_files(files, *arguments, **options)

    monkeypatch.setattr("arrowmeta.avro.containers.decode_files", counted)
    monkeypatch.setattr("arrowmeta.iceberg.rows.decode_files", counted)
    return found


@pytest.mark.parametrize("name", TABLES)
def test_results_with_a_store_equal_those_without(
    name: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    store = tmp_path_factory.getbasetemp() / "shared-store"  # other tables fill it, too
    without = opened(DATA / name, None)
    relations = (*RELATIONS, "partitions", "all_files", "delete_debt")
    expected = {relation: without.relation(relation) for relation in relations}
    planned = without.plan("true")
    for with_store in (opened(DATA / name, store), opened(DATA / name, store)):
        for relation in relations:
            answer = with_store.relation(relation)
            assert answer.schema == expected[relation].schema
            assert shown(answer) == shown(expected[relation])
            answer.validate(full=True)
        plan = with_store.plan("true")
        assert shown(plan.files) == shown(planned.files)
        assert shown(plan.funnel) == shown(planned.funnel)


@BOTH
def test_plans_read_single_struct_fields_from_the_store(name: str, tmp_path: Path) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    without, with_store = opened(DATA / name, None), opened(DATA / name, tmp_path)
    for column in without.schema.names:
        for predicate in (f'"{column}" IS NULL', f'"{column}" IS NOT NULL'):
            expected = without.plan(predicate)
            assert shown(with_store.plan(predicate).files) == shown(expected.files)


@BOTH
def test_stored_manifests_are_not_decoded_again(name: str, tmp_path: Path) -> None:
    table, store = copy_of(name, tmp_path), tmp_path / "store"
    expected = opened(table, None).files()
    assert arrowmeta.index(table, store=store, allow_moved_paths=True)[
        "decoded_manifest_count"
    ].to_pylist() == [len(manifests_of(opened(table, None)))]
    for manifest in manifests_of(opened(table, None)):
        overwrite(manifest)
    assert shown(opened(table, store).files()) == shown(expected)
    with pytest.warns(DamagedMetadataWarning):
        assert opened(table, None).files().num_rows == 0


@BOTH
def test_new_snapshot_decodes_only_its_new_manifests(
    name: str, tmp_path: Path, count_decoded: list[str]
) -> None:
    snapshots = opened(DATA / name, None).snapshots()["snapshot_id"].to_pylist()
    known: set[str] = set()
    for snapshot_id in snapshots:
        table = opened(DATA / name, tmp_path, snapshot_id=snapshot_id)
        manifests = table.manifests()
        is_entries = pc.is_in(manifests["content"], value_set=pa.array(["data", "deletes"]))
        paths = set(manifests.filter(is_entries)["manifest_path"].to_pylist())
        count_decoded.clear()
        table.entries()
        assert paths & set(count_decoded) == paths - known
        known |= paths
    assert len(known) > 1


def test_metadata_files_of_a_table_share_its_stored_manifests(
    tmp_path: Path, count_decoded: list[str]
) -> None:
    # As a catalog names them: each commit writes another one.
    folder = DATA / "iceberg_v2_position_deletes"
    for name in ("v9.metadata.json", "v10.metadata.json"):
        opened(folder / "metadata" / name, tmp_path).entries()
    opened(folder, tmp_path).entries()
    manifests = [path for path in count_decoded if "/snap-" not in path]
    assert len(manifests) == len(set(manifests)) > 1
    assert len(list((tmp_path / "tables").iterdir())) == 1


@BOTH
def test_replaced_manifest_is_decoded_again(name: str, tmp_path: Path) -> None:
    table, store = copy_of(name, tmp_path), tmp_path / "store"
    arrowmeta.index(table, store=store, allow_moved_paths=True)
    manifest = manifests_of(opened(table, None))[0]
    overwrite(manifest)
    os.utime(manifest, ns=(0, 0))
    with pytest.warns(DamagedMetadataWarning):
        answer = opened(table, store).files()
    with pytest.warns(DamagedMetadataWarning):
        assert shown(answer) == shown(opened(table, None).files())


@BOTH
def test_damaged_manifests_are_reported_each_time_and_not_stored(name: str, tmp_path: Path) -> None:
    table, store = copy_of(name, tmp_path), tmp_path / "store"
    manifests = manifests_of(opened(table, None))
    overwrite(manifests[0])
    manifests[-1].unlink()
    for _ in range(2):
        without, with_store = opened(table, None), opened(table, store)
        with pytest.warns(DamagedMetadataWarning):
            assert shown(with_store.files()) == shown(without.files())
        damage = [sorted(map(repr, one.damage.to_pylist())) for one in (with_store, without)]
        assert damage[0] == damage[1]
        assert not with_store.complete
    indexes = [index.read_text() for index in store.rglob("*.index.json")]
    assert any(manifest.name in index for index in indexes for manifest in manifests[1:-1])
    for damaged in (manifests[0], manifests[-1]):
        assert not any(damaged.name in index for index in indexes)


@BOTH
def test_manifests_truncated_between_blocks_are_not_stored(name: str, tmp_path: Path) -> None:
    """They decode without an error: only the counts in the manifest list reveal the damage."""
    table, store = copy_of(name, tmp_path), tmp_path / "store"
    manifests = [one for one in manifests_of(opened(table, None)) if _cut_last_block(one)]
    for _ in range(2):
        without, with_store = opened(table, None), opened(table, store)
        with pytest.warns(DamagedMetadataWarning):
            assert shown(with_store.entries()) == shown(without.entries())
        assert sorted(map(repr, with_store.damage.to_pylist())) == sorted(
            map(repr, without.damage.to_pylist())
        )
    indexes = [index.read_text() for index in store.rglob("*.index.json")]
    assert not any(one.name in index for index in indexes for one in manifests)


def _cut_last_block(manifest: Path) -> bool:
    """Truncate an Avro file before its last block; return False for other files."""
    content = manifest.read_bytes()
    if not content.startswith(b"Obj\x01"):
        return False
    blocks = content[:-16].rpartition(content[-16:])  # each block ends with the sync marker
    manifest.write_bytes(blocks[0] + blocks[1])
    return True


@BOTH
def test_entries_of_lost_manifests_are_recovered_from_the_store(name: str, tmp_path: Path) -> None:
    table, store = copy_of(name, tmp_path), tmp_path / "store"
    before = opened(table, store).entries()
    manifests = manifests_of(opened(table, None))
    overwrite(manifests[0])
    os.utime(manifests[0], ns=(0, 0))
    manifests[-1].unlink()
    after = opened(table, store)
    with pytest.warns(DamagedMetadataWarning):
        recovered = after.recovered_entries()
    left = after.entries()
    assert recovered.num_rows > 0
    assert recovered.schema.metadata == {b"arrowmeta.recovered": b"true"}
    assert {Path(path).name for path in recovered["manifest_path"].to_pylist()} == {
        manifests[0].name,
        manifests[-1].name,
    }
    together = sorted(map(repr, [*left.to_pylist(), *recovered.to_pylist()]))
    assert together == sorted(map(repr, before.to_pylist()))
    with pytest.raises(arrowmeta.UsageError, match="store"):
        opened(table, None).recovered_entries()


@BOTH
def test_store_files_have_the_documented_layout(name: str, tmp_path: Path) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    found: dict[str, list[tuple[str, Any]]] = {}
    for index in tmp_path.glob("tables/*/*/*.index.json"):
        text, digest = index.read_bytes().splitlines()
        assert sha256(text).hexdigest() == digest.decode()
        described = json.loads(text)
        assert described["layout_version"] == 3
        data = index.with_name(described["segment"] + ".parquet")
        content = data.read_bytes()
        start, checksum = described["footer"]
        assert (len(content), zlib.crc32(content[start:])) == (described["bytes"], checksum)
        rows = pq.read_table(data)
        if "file_name" in rows.column_names:
            names = rows["file_name"].to_pylist()
        else:
            uuids = [str(UUID(bytes=one)) for one in rows["file_name_uuid"].to_pylist()]
            pairs = zip(rows["file_name_pattern"].to_pylist(), uuids, strict=True)
            names = [pattern.replace("{}", uuid) for pattern, uuid in pairs]
        folders = rows["file_folder"].to_pylist()
        paths = [f"{folder}/{name}" for folder, name in zip(folders, names, strict=True)]
        context = json.loads((index.parent / "context.json").read_text())
        assert context["layout_version"] == 3
        fields = context["fields"]["lower_bounds"]
        numbered = rows["lower_bounds"].to_pylist()
        assert all(list(one) == [str(i) for i in range(len(fields))] for one in numbered)
        bounds = [dict(zip(fields, one.values(), strict=True)) for one in numbered]
        manifests = described["manifests"]
        end = 0
        for path, count in zip(manifests["path"], manifests["rows"], strict=True):
            end += count
            rows_of = slice(end - count, end)
            found[path] = list(zip(paths[rows_of], bounds[rows_of], strict=True))
        assert end == len(paths)
        table = json.loads((index.parents[1] / "table.json").read_text())
        assert table["location"] == str(DATA / name)
    expected: dict[str, list[tuple[str, Any]]] = {}
    for row in opened(DATA / name, None).entries().to_pylist():
        place = (row["file_path"], row["lower_bounds"])
        expected.setdefault(row["manifest_path"], []).append(place)
    assert found == expected


@BOTH
def test_every_damaged_byte_of_an_index_is_detected(name: str, tmp_path: Path) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (file,) = tmp_path.rglob("*.index.json")
    content, segment = file.read_bytes(), file.name.removesuffix(".index.json")
    SegmentIndex.from_bytes(content, segment)
    for at in range(len(content)):
        damaged = bytearray(content)
        damaged[at] ^= 1 << at % 8
        with pytest.raises(DamagedSegmentError):
            SegmentIndex.from_bytes(bytes(damaged), segment)


def _changed(index: dict[str, Any], name: str, value: Any) -> None:
    place = index if name in index else index["manifests"]
    place[name] = value(place[name]) if callable(value) else value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rows", lambda rows: rows[:-1]),
        ("rows", lambda rows: [-1 for _ in rows]),
        ("rows", lambda rows: [count + 1 for count in rows]),
        ("rows", lambda rows: [1 << 62 for _ in rows]),
        ("rows", lambda rows: [1 << 70 for _ in rows]),
        ("path", lambda paths: [{} for _ in paths]),
        ("identity", lambda identities: identities[1:]),
        ("manifests", []),
        ("bytes", "1"),
        ("bytes", 1 << 50),
        ("footer", [1]),
        ("footer", ["a", "b"]),
        ("row_groups", 0),
        ("row_groups", -7),
        ("checksums", ""),
        ("layout_version", 4),
    ],
)
def test_index_of_another_program_that_does_not_fit_is_damage(
    name: str, value: Any, tmp_path: Path
) -> None:
    """The index has its checksum, as another program that writes wrong values would make it."""
    arrowmeta.index(DATA / PAIMON, store=tmp_path)
    (file,) = tmp_path.rglob("*.index.json")
    for derived in tmp_path.rglob("*.derived.arrow"):
        derived.unlink()
    index = json.loads(file.read_bytes().splitlines()[0])
    _changed(index, name, value)
    text = json.dumps(index).encode()
    file.write_bytes(b"%b\n%b\n" % (text, sha256(text).hexdigest().encode()))
    with pytest.warns(StoreWarning, match="is damaged and was dropped"):
        answer = opened(DATA / PAIMON, tmp_path).entries()
    assert shown(answer) == shown(opened(DATA / PAIMON, None).entries())
    assert care.verify(Folder.at(tmp_path)).num_rows == 0


@BOTH
def test_damaged_bytes_of_a_segment_never_change_results(name: str, tmp_path: Path) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    expected = shown(opened(DATA / name, None).files())
    (data,) = tmp_path.rglob("*.parquet")
    (index,) = tmp_path.rglob("*.index.json")
    saved = {data: data.read_bytes(), index: index.read_bytes()}
    places = [(index, at) for at in range(0, len(saved[index]), 1 if corpus.is_all() else 197)]
    places += [(data, at) for at in range(0, len(saved[data]), 1000 if corpus.is_all() else 2000)]
    n_noticed = 0
    for file, at in places:
        content = bytearray(saved[file])
        content[at] ^= 0x10
        file.write_bytes(content)
        with pytest.MonkeyPatch.context() as patch:
            noticed: list[str] = []
            patch.setattr(table_segments, "_warn", noticed.append)
            assert shown(opened(DATA / name, tmp_path).files()) == expected
        n_noticed += bool(noticed)
        for other in (*tmp_path.rglob("*.parquet"), *tmp_path.rglob("*.index.json")):
            other.unlink()
        for one, whole in saved.items():
            one.write_bytes(whole)
    assert n_noticed > len(places) / 2  # bytes of columns that the question does not read are not


@BOTH
def test_damaged_segment_is_reported_once_and_rebuilt(name: str, tmp_path: Path) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (data,) = tmp_path.rglob("*.parquet")
    data.write_bytes(data.read_bytes()[:-9])
    expected = shown(opened(DATA / name, None).files())
    with pytest.warns(StoreWarning, match="damaged and was dropped"):
        assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert care.verify(Folder.at(tmp_path)).num_rows == 0
    assert not data.exists()


@BOTH
def test_segment_with_a_read_error_is_kept(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when object storage does not respond."""
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (data,) = tmp_path.rglob("*.parquet")
    expected = shown(opened(DATA / name, None).files())

    def fail(*_: Any) -> None:
        raise OSError("no answer")

    monkeypatch.setattr(Folder, "map", fail)
    with pytest.warns(StoreWarning, match="cannot be read: no answer"):
        assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert data.exists()


@BOTH
@pytest.mark.parametrize("error", [OSError, StorageError])
def test_index_that_cannot_be_read_costs_only_the_store(
    name: str, error: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (file,) = tmp_path.rglob("*.index.json")
    expected = shown(opened(DATA / name, None).files())
    read = Folder.read

    def fail(folder: Folder, name: str) -> pa.Buffer:
        if name == file.name:
            raise error("no answer")
        return read(folder, name)

    monkeypatch.setattr(Folder, "read", fail)
    with pytest.warns(StoreWarning, match="cannot be read: no answer"):
        assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert file.exists()


@BOTH
def test_segment_without_its_file_is_damage(name: str, tmp_path: Path) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    (data,) = tmp_path.rglob("*.parquet")
    data.unlink()
    expected = shown(opened(DATA / name, None).files())
    with pytest.warns(StoreWarning, match="is damaged and was dropped"):
        assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert shown(opened(DATA / name, tmp_path).files()) == expected
    (data,) = tmp_path.rglob("*.parquet")
    assert care.verify(Folder.at(tmp_path)).num_rows == 0


@BOTH
@pytest.mark.filterwarnings("error::arrowmeta.store.table_segments.StoreWarning")
def test_segment_deleted_while_it_is_read_is_decoded_again(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when another process merges it."""
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    expected = shown(opened(DATA / name, None).files())
    open_file = SegmentFile.open

    def deleted_first(folder: Folder, index: SegmentIndex) -> SegmentFile:
        for suffix in (".index.json", ".parquet"):
            folder.delete(index.name + suffix)
        return open_file(folder, index)

    monkeypatch.setattr(SegmentFile, "open", deleted_first)
    assert shown(opened(DATA / name, tmp_path).files()) == expected


@BOTH
def test_unwritable_store_gives_a_warning_and_correct_results(name: str, tmp_path: Path) -> None:
    store = tmp_path / "file"
    store.write_text("no folder")
    with pytest.warns(StoreWarning, match="cannot be"):
        answer = opened(DATA / name, store).files()
    assert shown(answer) == shown(opened(DATA / name, None).files())


@pytest.mark.sampled(2)
@BOTH
@pytest.mark.parametrize("limit", [0, 2000])
def test_full_disk_gives_a_warning_and_correct_results(
    name: str, limit: int, tmp_path: Path
) -> None:
    """The limit of file sizes allows nothing at all, or small files but no segment."""
    reading = (
        f"t = arrowmeta.open({str(DATA / name)!r}, allow_moved_paths=True, store={str(tmp_path)!r})"
    )
    program = f"""
import resource, signal, sys, warnings, arrowmeta
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    {reading}
    sys.stdout.write(repr(t.files().to_pylist()))
assert any("cannot be written to" in str(one.message) for one in told), told
"""
    done = subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=True
    )
    assert done.stdout == shown(opened(DATA / name, None).files())
    assert not [one for one in tmp_path.rglob("*") if "parquet" in one.name]


def partly_filled(where: Path, store: Path, ordinals: Iterable[int]) -> None:
    """Store some manifests, each in a segment of its own."""
    source = opened(where, store).source
    assert isinstance(source.store, EntryStore)
    for ordinal in ordinals:
        source.store.over(source.decoded_scan()).select([ordinal]).fill()


@pytest.mark.sampled(3)
@BOTH
@pytest.mark.parametrize("n_merged", [2, 100])
def test_entries_keep_their_order_for_any_order_of_segments(
    name: str, n_merged: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_SMALL_SEGMENTS", n_merged)
    expected = opened(DATA / name, None)
    n_manifests = len(manifests_of(expected))
    assert n_manifests > 2
    partly_filled(DATA / name, tmp_path, reversed(range(0, n_manifests, 2)))
    for _ in range(2):
        answer = opened(DATA / name, tmp_path)
        assert shown(answer.entries()) == shown(expected.entries())
        assert shown(answer.files()) == shown(expected.files())
        assert shown(answer.plan("true").files) == shown(expected.plan("true").files)


@BOTH
def test_row_group_is_read_once_for_non_adjacent_manifests(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    monkeypatch.setattr("arrowmeta.store.entries._DIRECT_LEN", 0)
    groups: list[int] = []
    read = SegmentFile.read

    def counted(file: SegmentFile, group: int, *arguments: Any) -> pa.RecordBatch:
        groups.append(group)
        return read(file, group, *arguments)

    monkeypatch.setattr(SegmentFile, "read", counted)
    columns = ("entry_id", "file_path", "partition", "manifest_pos")
    with_store, without = (
        list(opened(DATA / name, place).source.scan().select([0, 2]).batches(columns))
        for place in (tmp_path, None)
    )
    assert groups == [0]
    assert pa.Table.from_batches(with_store) == pa.Table.from_batches(without)


@BOTH
def test_manifests_stored_twice_are_merged(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As left by two concurrent writers, or by one that was killed during a merge."""
    expected = opened(DATA / name, None).entries()
    n_manifests = len(manifests_of(opened(DATA / name, None)))
    store, other = tmp_path / "store", tmp_path / "other"
    for place in (store, other):
        partly_filled(DATA / name, place, range(n_manifests - 1))
    (context,) = (file.parent for file in store.rglob("context.json"))
    for file in (*other.rglob("*.parquet"), *other.rglob("*.index.json")):
        shutil.copy(file, context)
    monkeypatch.setattr(writer, "_SMALL_SEGMENTS", 2)
    assert shown(opened(DATA / name, store).entries()) == shown(expected)
    (row,) = care.list_tables(Folder.at(store)).to_pylist()
    assert (row["segment_count"], row["entry_count"]) == (1, expected.num_rows)
    assert shown(opened(DATA / name, store).entries()) == shown(expected)


@pytest.mark.filterwarnings("ignore:.*live already")
def test_manifests_listed_twice_have_their_entries_twice(tmp_path: Path) -> None:
    table, store = copy_of(PAIMON, tmp_path), tmp_path / "store"
    latest = table / "snapshot" / f"snapshot-{(table / 'snapshot' / 'LATEST').read_text()}"
    snapshot = json.loads(latest.read_text())
    latest.write_text(json.dumps({**snapshot, "deltaManifestList": snapshot["baseManifestList"]}))
    expected = opened(table, None).entries()
    assert len(expected["file_name"].unique()) < expected.num_rows
    arrowmeta.index(table, store=store, allow_moved_paths=True)
    assert shown(opened(table, store).entries()) == shown(expected)


def test_store_stays_within_its_maximum_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [PAIMON, ICEBERG, "append_schema_evolution"]
    size = 0
    for name in names:
        arrowmeta.index(DATA / name, store=tmp_path / name, allow_moved_paths=True)
        size += sum(care.list_tables(Folder.at(tmp_path / name))["size_in_bytes"].to_pylist())
    monkeypatch.setenv("ARROWMETA_STORE_MAX_SIZE", str(size * 9 // 10))
    store = tmp_path / "store"
    for age, name in enumerate(names):
        arrowmeta.index(DATA / name, store=store, allow_moved_paths=True)
        for used in store.glob(f"tables/{name}-*/*/used"):
            os.utime(used, (age, age))
    kept = care.list_tables(Folder.at(store))["table_location"].to_pylist()
    assert kept == sorted(str(DATA / name) for name in names[1:])
    monkeypatch.setenv("ARROWMETA_STORE_MAX_SIZE", "1")  # what is written last stays
    arrowmeta.index(DATA / PAIMON, store=store)
    kept = care.list_tables(Folder.at(store))["table_location"].to_pylist()
    assert kept == [str(DATA / PAIMON)]
    monkeypatch.setenv("ARROWMETA_STORE_MAX_SIZE", "much")
    with pytest.raises(arrowmeta.UsageError, match="'much' is not a size"):
        opened(DATA / PAIMON, store)


def test_segments_of_older_snapshots_are_deleted_above_the_maximum_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the segments of a table whose manifests are rewritten would grow without end."""
    (tmp_path / "manifest").mkdir()
    store = tmp_path / "store"
    for i, max_size in enumerate(("1GB", "1GB", "1")):
        made = make_paimon(1, 2, i)
        path = tmp_path / "manifest" / f"m-{i}.avro"
        path.write_bytes(made.file)
        manifest = File(str(path), len(made.file), made.truth, DAYS[0], DAYS[-1])
        paimon_table.write_table(tmp_path, 2, [manifest])
        monkeypatch.setenv("ARROWMETA_STORE_MAX_SIZE", max_size)
        arrowmeta.index(tmp_path, store=store)
        counts = care.list_tables(Folder.at(store))["manifest_count"].to_pylist()
        assert counts == [1 if max_size == "1" else i + 1]
        for other in ("schema", "snapshot"):
            shutil.rmtree(tmp_path / other)


class CountedFiles(LocalFileSystem):  # type: ignore[misc]  # fsspec has no types
    """Local files, and the names of those that were opened."""

    cachable = False

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    def _open(self, path: str, mode: str = "rb", **options: Any) -> Any:
        self.opened.append(Path(path).name)
        return super()._open(path, mode, **options)


@pytest.mark.parametrize("kind", ["paimon", "iceberg"])
def test_one_new_manifest_among_300_is_read_with_one_request(kind: str, tmp_path: Path) -> None:
    make, write = {
        "paimon": (make_paimon, paimon_table.write_table),
        "iceberg": (make_iceberg, iceberg_table.write_table),
    }[kind]
    folder = tmp_path / ("manifest" if kind == "paimon" else "metadata")
    folder.mkdir()
    manifests = []
    for i in range(301):
        made = make(1, 2, i)
        path = folder / f"m-{i}.avro"
        path.write_bytes(made.file)
        manifests.append(File(str(path), len(made.file), made.truth, DAYS[0], DAYS[-1]))
    names = {Path(one.path).name for one in manifests}
    for n_manifests, n_asked in ((300, 300), (301, 1), (301, 0)):
        for other in ("schema", "snapshot"):
            shutil.rmtree(tmp_path / other, ignore_errors=True)
        write(tmp_path, 2, manifests[:n_manifests])
        files = CountedFiles()
        table = arrowmeta.open(tmp_path, filesystem=files, store=tmp_path / "store")
        answer = table.plan("id >= 0").files
        assert len([name for name in files.opened if name in names]) == n_asked
        without = arrowmeta.open(tmp_path, store=False).plan("id >= 0").files
        assert shown(answer) == shown(without)


@BOTH
def test_index_writes_a_damaged_description_again(name: str, tmp_path: Path) -> None:
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    files = [*tmp_path.rglob("table.json"), *tmp_path.rglob("context.json")]
    before = [file.read_bytes() for file in files]
    for file in files:
        file.write_bytes(b"{")
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    assert [file.read_bytes() for file in files] == before


def test_use_is_recorded_again_after_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrowmeta.index(DATA / PAIMON, store=tmp_path)
    (used,) = tmp_path.rglob("used")
    table = opened(DATA / PAIMON, tmp_path)
    table.entries(columns=["status"])
    start = time.monotonic()
    for column, seconds in (("file_size_in_bytes", 0), ("record_count", 3600)):
        monkeypatch.setattr(table_segments, "monotonic", partial(float, start + seconds))
        os.utime(used, (0, 0))
        table.entries(columns=[column])
        assert (used.stat().st_mtime > 0) == (seconds > 0)


@BOTH
def test_store_files_are_private_to_the_user(name: str, tmp_path: Path) -> None:
    store = tmp_path / "store"
    arrowmeta.index(DATA / name, store=store, allow_moved_paths=True)
    for path in (store, *store.rglob("*")):
        mode = stat.S_IMODE(path.stat().st_mode)
        assert mode == (0o700 if path.is_dir() else 0o600)


@BOTH
def test_small_segments_are_merged(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_SMALL_SEGMENTS", 2)
    snapshots = opened(DATA / name, None).snapshots()["snapshot_id"].to_pylist()
    for snapshot_id in snapshots:
        with_store = opened(DATA / name, tmp_path, snapshot_id=snapshot_id)
        expected = opened(DATA / name, None, snapshot_id=snapshot_id)
        assert shown(with_store.entries()) == shown(expected.entries())
    for one in tmp_path.rglob("context.json"):
        assert len(list(one.parent.glob("*.parquet"))) == 1
    for snapshot_id in snapshots:
        with_store = opened(DATA / name, tmp_path, snapshot_id=snapshot_id)
        expected = opened(DATA / name, None, snapshot_id=snapshot_id)
        assert shown(with_store.entries()) == shown(expected.entries())


def _fill(arguments: tuple[str, str]) -> int:
    name, store = arguments
    return int(arrowmeta.index(DATA / name, store=store, allow_moved_paths=True).num_rows)


def test_processes_fill_one_store_together(tmp_path: Path) -> None:
    names = [PAIMON, ICEBERG] * 3
    with ProcessPoolExecutor(3, mp_context=get_context("spawn")) as pool:
        list(pool.map(_fill, [(name, str(tmp_path)) for name in names]))
    assert care.verify(Folder.at(tmp_path)).num_rows == 0
    for name in (PAIMON, ICEBERG):
        with_store, without = opened(DATA / name, tmp_path), opened(DATA / name, None)
        assert shown(with_store.files()) == shown(without.files())


@pytest.mark.parametrize("left", [".x.parquet.0", "0123.parquet"])
def test_files_of_a_killed_writer_are_ignored_and_can_be_deleted(left: str, tmp_path: Path) -> None:
    arrowmeta.index(DATA / PAIMON, store=tmp_path)
    (context,) = tmp_path.rglob("context.json")
    file = context.parent / left
    file.write_bytes(b"half")
    expected = shown(opened(DATA / PAIMON, None).files())
    assert shown(opened(DATA / PAIMON, tmp_path).files()) == expected
    assert care.delete_unindexed(Folder.at(tmp_path)) == 0
    os.utime(file, (0, 0))
    assert care.delete_unindexed(Folder.at(tmp_path)) == 1


def test_environment_variable_sets_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARROWMETA_STORE", str(tmp_path))
    arrowmeta.open(DATA / PAIMON).files()
    assert list(tmp_path.rglob("*.parquet"))
    shutil.rmtree(tmp_path)
    arrowmeta.open(DATA / PAIMON, store=False).files()
    assert not tmp_path.exists()


def test_index_without_a_store_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ARROWMETA_STORE", raising=False)
    with pytest.raises(arrowmeta.UsageError, match="ARROWMETA_STORE"):
        arrowmeta.index(DATA / PAIMON)


@BOTH
def test_store_of_another_decoder_version_is_not_used(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count_decoded: list[str]
) -> None:
    table, store = copy_of(name, tmp_path), tmp_path / "store"
    opened(table, store).entries()
    manifests = {path.name for path in manifests_of(opened(table, store))}
    count_decoded.clear()
    opened(table, store).entries()
    assert manifests.isdisjoint(Path(path).name for path in count_decoded)
    monkeypatch.setattr(table_segments, "decoder_version", lambda: "of an older commit")
    opened(table, store).entries()
    assert manifests <= {Path(path).name for path in count_decoded}
