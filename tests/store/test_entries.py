"""Entries read from a store equal decoded ones, and only new manifests are decoded."""

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.model.store_file import Folder, StoredFile
from arrowmeta.model.tables import SCHEMAS
from tests import corpus
from tests.bundled import DATA
from tests.store.stored_tables import (
    BOTH,
    RELATIONS,
    TABLES,
    copy_of,
    manifests_of,
    opened,
    overwrite,
    shown,
)

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")


@pytest.mark.sampled(1)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    "folder", [*(DATA / name for name in TABLES), *(corpus.tables() if corpus.is_all() else ())]
)
def test_results_with_a_store_equal_those_without(folder, tmp_path_factory):
    store = tmp_path_factory.getbasetemp() / "shared-store"  # other tables fill it, too
    try:
        without = opened(folder, None)
    except arrowmeta.ArrowMetaError as error:
        pytest.skip(f"no answer to compare with: {error}")
    relations = SCHEMAS if corpus.is_all() else (*RELATIONS, "partitions", "all_files")
    expected = {relation: without.relation(relation) for relation in relations}
    planned = without.plan("true")
    for with_store in (opened(folder, store), opened(folder, store)):
        for relation in relations:
            answer = with_store.relation(relation)
            assert answer.schema == expected[relation].schema
            assert shown(answer) == shown(expected[relation])
            answer.validate(full=True)
        plan = with_store.plan("true")
        assert shown(plan.files) == shown(planned.files)
        assert shown(plan.funnel) == shown(planned.funnel)


@pytest.mark.sampled(1)
@BOTH
def test_plans_read_single_struct_fields_from_the_store(name, tmp_path):
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    without, with_store = opened(DATA / name, None), opened(DATA / name, tmp_path)
    for column in corpus.sample(without.schema.names, 3):
        for predicate in (f'"{column}" IS NULL', f'"{column}" IS NOT NULL'):
            expected = without.plan(predicate)
            assert shown(with_store.plan(predicate).files) == shown(expected.files)


@pytest.mark.sampled(1)
@BOTH
def test_stored_manifests_are_not_decoded_again(name, tmp_path):
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


@pytest.mark.sampled(1)
@BOTH
def test_new_snapshot_decodes_only_its_new_manifests(name, tmp_path, count_decoded):
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


def test_metadata_files_of_a_table_share_its_stored_manifests(tmp_path, count_decoded):
    # As a catalog names them: each commit writes another one.
    folder = DATA / "iceberg_v2_position_deletes"
    for name in ("v9.metadata.json", "v10.metadata.json"):
        opened(folder / "metadata" / name, tmp_path).entries()
    opened(folder, tmp_path).entries()
    manifests = [path for path in count_decoded if "/snap-" not in path]
    assert len(manifests) == len(set(manifests)) > 1
    assert len(list((tmp_path / "tables").iterdir())) == 1


@pytest.mark.sampled(1)
@BOTH
def test_replaced_manifest_is_decoded_again(name, tmp_path):
    table, store = copy_of(name, tmp_path), tmp_path / "store"
    arrowmeta.index(table, store=store, allow_moved_paths=True)
    manifest = manifests_of(opened(table, None))[0]
    overwrite(manifest)
    os.utime(manifest, ns=(0, 0))
    with pytest.warns(DamagedMetadataWarning):
        answer = opened(table, store).files()
    with pytest.warns(DamagedMetadataWarning):
        assert shown(answer) == shown(opened(table, None).files())


@pytest.mark.sampled(1)
@BOTH
def test_damaged_manifests_are_reported_each_time_and_not_stored(name, tmp_path):
    table, store = copy_of(name, tmp_path), tmp_path / "store"
    manifests = manifests_of(opened(table, None))
    overwrite(manifests[0])
    manifests[-1].unlink()
    without = opened(table, None)
    with pytest.warns(DamagedMetadataWarning):
        expected = shown(without.files())
    damage = sorted(map(repr, without.damage.to_pylist()))
    for _ in range(2):
        with_store = opened(table, store)
        with pytest.warns(DamagedMetadataWarning):
            assert shown(with_store.files()) == expected
        assert sorted(map(repr, with_store.damage.to_pylist())) == damage
        assert not with_store.complete
    assert not stored_in(store).isdisjoint(manifest.name for manifest in manifests[1:-1])
    assert stored_in(store).isdisjoint({manifests[0].name, manifests[-1].name})


@pytest.mark.sampled(1)
@BOTH
def test_manifests_truncated_between_blocks_are_not_stored(name, tmp_path):
    """They decode without an error: only the counts in the manifest list reveal the damage."""
    table, store = copy_of(name, tmp_path), tmp_path / "store"
    manifests = [one for one in manifests_of(opened(table, None)) if _cut_last_block(one)]
    without = opened(table, None)
    with pytest.warns(DamagedMetadataWarning):
        expected = shown(without.entries())
    damage = sorted(map(repr, without.damage.to_pylist()))
    for _ in range(2):
        with_store = opened(table, store)
        with pytest.warns(DamagedMetadataWarning):
            assert shown(with_store.entries()) == expected
        assert sorted(map(repr, with_store.damage.to_pylist())) == damage
    assert stored_in(store).isdisjoint(one.name for one in manifests)


def stored_in(store):
    """Return the names of the manifests in a store."""
    files = [StoredFile.open(Folder.at(f.parent), f.name) for f in store.rglob("*.parquet")]
    return {Path(key.path).name for file in files for key in file.ranges}


def _cut_last_block(manifest):
    """Truncate an Avro file before its last block; return False for other files."""
    content = manifest.read_bytes()
    if not content.startswith(b"Obj\x01"):
        return False
    blocks = content[:-16].rpartition(content[-16:])  # each block ends with the sync marker
    manifest.write_bytes(blocks[0] + blocks[1])
    return True


@pytest.mark.sampled(1)
@BOTH
def test_entries_of_lost_manifests_are_recovered_from_the_store(name, tmp_path):
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
def test_store_files_have_the_documented_layout(name, tmp_path):
    arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    found: dict[str, list[tuple[str, Any]]] = {}
    bounds = [f"lower_bounds.{column}" for column in opened(DATA / name, None).schema.names]
    for file in tmp_path.glob("tables/*/v5-*/*.parquet"):
        content = file.read_bytes()
        footer = content[-8 - int.from_bytes(content[-8:-4], "little") :]
        assert sha256(footer).hexdigest()[:32] == file.stem
        manifests = json.loads(pq.read_metadata(file).metadata[b"arrowmeta.manifests"])
        rows = pq.read_table(file, page_checksum_verification=True).to_pylist()
        places = [
            (f"{row['file_folder']}/{row['file_name']}", [row.get(column) for column in bounds])
            for row in rows
        ]
        for path, _, count in manifests:
            found[path], places = places[:count], places[count:]
        assert not places
        table = json.loads((file.parent / "table.json").read_text())
        assert table == {"location": str(DATA / name), "format": opened(DATA / name, None).format}
    expected: dict[str, list[tuple[str, Any]]] = {}
    for row in (
        opened(DATA / name, None).entries(["manifest_path", "file_path", *bounds]).to_pylist()
    ):
        place = (row["file_path"], [row[column] for column in bounds])
        expected.setdefault(row["manifest_path"], []).append(place)
    assert found == expected
