"""Answers with a store equal those without, whatever is stored, merged, damaged or deleted."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import threading
import warnings
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from operator import methodcaller
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.errors import StorageError
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.model.store_entries import EntryStore, StoreWarning, fill
from arrowmeta.model.tables import SCHEMAS
from tests import corpus
from tests.bundled import DATA, sampled
from tests.pruning.test_corpus_plans import is_plain
from tests.reconcile.copies import IcebergCopy
from tests.reference.truth import iceberg_tables, paimon_tables
from tests.reference.truth_predicates import iceberg_sql, paimon_sql
from tests.store.stored_tables import (
    BOTH,
    PAIMON,
    CountedFiles,
    care,
    copy_of,
    index,
    manifests_of,
    opened,
    overwrite,
    shown,
)

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")
WARNS_FAIL = pytest.mark.filterwarnings("error::arrowmeta.model.store_entries.StoreWarning")
EACH = pytest.mark.sampled(1)
RELATIONS = ("entries", "files", "all_entries", "data_files", "delete_files", "column_stats")
WITHOUT_DELETES = "iceberg_v1_to_v2"


@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    """A store that many tables fill."""
    return tmp_path_factory.mktemp("shared-store")


@EACH
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    "folder", [*(DATA / name for name in sampled()), *(corpus.tables() if corpus.is_all() else ())]
)
def test_results_with_a_store_equal_those_without(folder, shared):
    try:
        without = opened(folder, None)
    except arrowmeta.ArrowMetaError as error:
        pytest.skip(f"no answer to compare with: {error}")
    relations = SCHEMAS if corpus.is_all() else (*RELATIONS, "partitions", "all_files")
    expected = {relation: without.relation(relation) for relation in relations}
    planned = without.plan("true")
    for with_store in (opened(folder, shared), opened(folder, shared)):
        for relation in relations:
            answer = with_store.relation(relation)
            assert answer.schema == expected[relation].schema
            assert shown(answer) == shown(expected[relation])
            answer.validate(full=True)
        plan = with_store.plan("true")
        assert shown(plan.files) == shown(planned.files)
        assert shown(plan.funnel) == shown(planned.funnel)


PREDICATES = [one for one in (*paimon_tables(), *iceberg_tables()) if one.truth.get("predicates")]


@EACH
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("table", PREDICATES or corpus.NO_CORPUS, ids=str)
def test_plans_with_a_store_equal_those_without(table, shared, limits):
    limits(_DIRECT_LEN=0)  # small manifests, too
    to_sql, form = paimon_sql, "pred"
    if table.truth["format"] != "paimon":
        to_sql, form = iceberg_sql, "expr"
    without = opened(table.folder, None, ref=table.branch)
    opened(table.folder, shared, ref=table.branch).entries()
    known = [one for one in table.truth["predicates"] if is_plain(one)]
    for predicate in corpus.sample(known, 5):
        sql = to_sql(predicate[form], without.schema)
        plans = [opened(table.folder, s, ref=table.branch).plan(sql) for s in (None, shared)]
        assert shown(plans[0].files) == shown(plans[1].files), sql
        assert shown(plans[0].funnel) == shown(plans[1].funnel), sql


@EACH
@BOTH
def test_stored_manifests_are_not_decoded_again_and_give_struct_fields(name, tmp_path):
    table, store = copy_of(name, tmp_path), tmp_path / "store"
    without = opened(table, None)
    manifests = manifests_of(without)
    expected, n_before = without.files(), without.entries().num_rows
    assert index(table, store)["decoded_manifest_count"].to_pylist() == [len(manifests)]
    for column in corpus.sample(without.schema.names, 3):
        for where in (f'"{column}" IS NULL', f'"{column}" IS NOT NULL'):
            files = opened(table, store).plan(where).files
            assert shown(files) == shown(without.plan(where).files)
    for manifest in manifests:
        overwrite(manifest)
    assert shown(opened(table, store).files()) == shown(expected)
    with pytest.warns(DamagedMetadataWarning):
        assert opened(table, None).files().num_rows == 0
    os.utime(manifests[0], ns=(0, 0))  # it was replaced
    with pytest.warns(DamagedMetadataWarning):
        n_entries = opened(table, store).entries().num_rows
    assert n_entries < n_before


def opened_and_counted(table, store, **options):
    files = CountedFiles()
    return opened(table, store, filesystem=files, **options), files.opened


@EACH
@BOTH
def test_new_snapshot_decodes_only_its_new_manifests(name, tmp_path, limits):
    known: set[str] = set()
    for snapshot_id in opened(DATA / name, None).snapshots()["snapshot_id"].to_pylist():
        table, read = opened_and_counted(DATA / name, tmp_path, snapshot_id=snapshot_id)
        manifests = table.manifests()
        is_entries = pc.is_in(manifests["content"], value_set=pa.array(["data", "deletes"]))
        paths = manifests.filter(is_entries)["manifest_path"].to_pylist()
        names = {Path(path).name for path in paths}
        read.clear()
        table.entries()
        assert names & set(read) == names - known
        known |= names
    assert len(known) > 1
    limits(decoder_version=lambda: "of an older commit")
    table, read = opened_and_counted(DATA / name, tmp_path)
    table.entries()
    assert {path.name for path in manifests_of(table)} <= set(read)


def test_metadata_files_of_a_table_share_its_stored_manifests(tmp_path):
    # As a catalog names them: each commit writes another one.
    folder, read = DATA / "iceberg_v2_position_deletes", []
    for place in (
        folder / "metadata/v9.metadata.json",
        folder / "metadata/v10.metadata.json",
        folder,
    ):
        table, names = opened_and_counted(place, tmp_path)
        table.entries()
        read += [one for one in names if one.endswith(".avro") and not one.startswith("snap-")]
    assert len(read) == len(set(read)) > 1
    assert len(list((tmp_path / "tables").iterdir())) == 1


@EACH
@BOTH
@pytest.mark.parametrize("is_cut", [False, True])
def test_damaged_manifests_are_reported_each_time_and_not_stored(name, is_cut, tmp_path):
    """Those cut between blocks decode without an error: only the counts in the list tell."""
    table, store = copy_of(name, tmp_path), tmp_path / "store"
    manifests = manifests_of(opened(table, None))
    damaged = [manifests[0], manifests[-1]]
    if is_cut:
        damaged = [one for one in manifests if one.read_bytes().startswith(b"Obj\x01")]
        for manifest in damaged:  # each block ends with the sync marker
            content = manifest.read_bytes()
            manifest.write_bytes(b"".join(content[:-16].rpartition(content[-16:])[:2]))
    else:
        overwrite(manifests[0])
        manifests[-1].unlink()
    without = opened(table, None)
    with pytest.warns(DamagedMetadataWarning):
        expected = shown(without.entries())
    damage = sorted(map(repr, without.damage.to_pylist()))
    for _ in range(2):
        with_store = opened(table, store)
        with pytest.warns(DamagedMetadataWarning):
            assert shown(with_store.entries()) == expected
        assert sorted(map(repr, with_store.damage.to_pylist())) == damage
        assert not with_store.complete
    names = {manifest.name for manifest in manifests}
    footers = (pq.read_metadata(file).metadata for file in store.rglob("*.parquet"))
    lists = [json.loads(metadata[b"arrowmeta.manifests"]) for metadata in footers]
    stored = {Path(path).name for manifests in lists for path, *_ in manifests}
    assert stored & names == names - {manifest.name for manifest in damaged}


@EACH
@BOTH
def test_entries_of_lost_manifests_are_recovered_from_the_store(name, tmp_path):
    table, store = copy_of(name, tmp_path), tmp_path / "store"
    before = opened(table, store).entries()
    lost = manifests_of(opened(table, None))[:: len(manifests_of(opened(table, None))) - 1]
    overwrite(lost[0])
    os.utime(lost[0], ns=(0, 0))
    lost[-1].unlink()
    after = opened(table, store)
    with pytest.warns(DamagedMetadataWarning):
        recovered = after.recovered_entries()
    assert recovered.schema.metadata == {b"arrowmeta.recovered": b"true"}
    names = {Path(path).name for path in recovered["manifest_path"].to_pylist()}
    assert names == {path.name for path in lost}
    together = [*after.entries().to_pylist(), *recovered.to_pylist()]
    assert sorted(map(repr, together)) == sorted(map(repr, before.to_pylist()))
    with pytest.raises(arrowmeta.UsageError, match="store"):
        opened(table, None).recovered_entries()


@BOTH
def test_store_files_have_the_documented_layout(name, tmp_path):
    index(DATA / name, tmp_path)
    without = opened(DATA / name, None)
    found: dict[str, list[Any]] = {}
    expected: dict[str, list[Any]] = {}
    bounds = [f"lower_bounds.{column}" for column in without.schema.names]
    for file in tmp_path.glob("tables/*/v5-*/*.parquet"):
        content = file.read_bytes()
        footer = content[-8 - int.from_bytes(content[-8:-4], "little") :]
        assert sha256(footer).hexdigest()[:32] == file.stem
        manifests = json.loads(pq.read_metadata(file).metadata[b"arrowmeta.manifests"])
        rows = pq.read_table(file, page_checksum_verification=True).to_pylist()
        places = [
            (f"{row['file_folder']}/{row['file_name']}", *map(row.get, bounds)) for row in rows
        ]
        for path, _, count in manifests:
            found[path], places = places[:count], places[count:]
        assert not places
        table = json.loads((file.parent / "table.json").read_text())
        assert table == {"location": str(DATA / name), "format": without.format}
    for row in without.entries(["manifest_path", "file_path", *bounds]).to_pylist():
        path, *place = row.values()
        expected.setdefault(path, []).append(tuple(place))
    assert found == expected


def partly_filled(where, store, ordinals):
    """Store some manifests, each in a segment of its own."""
    for ordinal in ordinals:
        fill(opened(where, store).source, [ordinal])


@EACH
@BOTH
@pytest.mark.parametrize("n_merged", [2, 100])
def test_entries_keep_their_order_for_any_order_of_segments(name, n_merged, tmp_path, limits):
    limits(_SMALL_FILES=n_merged)
    expected = opened(DATA / name, None)
    n_manifests = len(manifests_of(expected))
    assert n_manifests > 2
    partly_filled(DATA / name, tmp_path, reversed(range(0, n_manifests, 2)))
    for _ in range(2):
        answer = opened(DATA / name, tmp_path)
        assert shown(answer.entries()) == shown(expected.entries())
        assert shown(answer.files()) == shown(expected.files())
        assert shown(answer.plan("true").files) == shown(expected.plan("true").files)


@pytest.mark.sampled(2)
@BOTH
@pytest.mark.parametrize("length", [1, 3, 4])
def test_entries_do_not_depend_on_the_length_of_row_groups(name, length, tmp_path, limits, capsys):
    limits(_DIRECT_LEN=0, ROW_GROUP_LEN=length)
    expected = opened(DATA / name, None)
    condition = f'"{expected.schema.names[0]}" IS NOT NULL'
    for _ in range(2):
        answer = opened(DATA / name, tmp_path)
        assert shown(answer.entries()) == shown(expected.entries())
        assert shown(answer.plan(condition).files) == shown(expected.plan(condition).files)
    columns = ("entry_id", "file_path", "partition", "manifest_pos")
    apart = (one.source.scan().select([0, 2]).batches(columns) for one in (answer, expected))
    with_store, without = map(pa.Table.from_batches, apart)
    assert with_store == without
    assert care(capsys, "verify", tmp_path) == []


@EACH
@BOTH
def test_manifests_stored_twice_are_merged(name, tmp_path, limits, capsys):
    """As left by two concurrent writers, or by one that was killed during a merge."""
    expected = opened(DATA / name, None).entries()
    n_manifests = len(manifests_of(opened(DATA / name, None)))
    store, other = tmp_path / "store", tmp_path / "other"
    for place in (store, other):
        partly_filled(DATA / name, place, range(n_manifests - 1))
    (context,) = {file.parent for file in store.rglob("*.parquet")}
    for file in other.rglob("*.parquet"):
        shutil.copy(file, context)
    limits(_SMALL_FILES=2)
    assert shown(opened(DATA / name, store).entries()) == shown(expected)
    (row,) = care(capsys, "list", store)
    assert (row["segment_count"], row["entry_count"]) == (1, expected.num_rows)
    assert shown(opened(DATA / name, store).entries()) == shown(expected)


@EACH
@BOTH
def test_small_segments_are_merged(name, tmp_path, limits):
    limits(_SMALL_FILES=2)
    for snapshot_id in opened(DATA / name, None).snapshots()["snapshot_id"].to_pylist() * 2:
        some = [opened(DATA / name, at, snapshot_id=snapshot_id) for at in (tmp_path, None)]
        assert shown(some[0].entries()) == shown(some[1].entries())
    for one in tmp_path.rglob("table.json"):
        assert len(list(one.parent.glob("*.parquet"))) == 1


@pytest.mark.filterwarnings("ignore:.*live already")
def test_manifests_listed_twice_have_their_entries_twice(tmp_path):
    table, store = copy_of(PAIMON, tmp_path), tmp_path / "store"
    latest = table / "snapshot" / f"snapshot-{(table / 'snapshot' / 'LATEST').read_text()}"
    snapshot = json.loads(latest.read_text())
    latest.write_text(json.dumps({**snapshot, "deltaManifestList": snapshot["baseManifestList"]}))
    expected = opened(table, None).entries()
    assert len(expected["file_name"].unique()) < expected.num_rows
    index(table, store)
    assert shown(opened(table, store).entries()) == shown(expected)


def test_files_come_and_go_while_other_threads_look_them_up(tmp_path):
    """DuckDB reads the relations of a query in several threads."""
    where = DATA / "append_snappy"
    source = opened(where, tmp_path).source
    partly_filled(where, tmp_path, range(len(manifests_of(opened(where, None)))))
    assert isinstance(source.store, EntryStore)
    decoded = source.decoded()
    table, every = source.store.table(decoded), range(len(decoded.paths))
    files = list(tmp_path.rglob("*.parquet"))
    assert len(files) > 1
    is_over = threading.Event()

    def come_and_go():
        while not is_over.is_set():
            for suffix, other in (("parquet", "gone"), ("gone", "parquet")):
                for path in files:
                    path.with_suffix(f".{suffix}").rename(path.with_suffix(f".{other}"))
                table.refresh()

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    with ThreadPoolExecutor(1) as threads:
        going = threads.submit(come_and_go)
        try:
            for _ in range(1_000):
                assert len(table.ranges(decoded, every)) <= len(every)
        finally:
            is_over.set()
            sys.setswitchinterval(interval)
        going.result()


def warned(ask):
    """Return an answer, and the messages of the store's warnings."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        answer = ask()
    return answer, [str(one.message) for one in told if issubclass(one.category, StoreWarning)]


@pytest.fixture
def stored(name, tmp_path):
    """The only segment of a table, and the text of its files."""
    index(DATA / name, tmp_path)
    (segment,) = tmp_path.rglob("*.parquet")
    return segment, shown(opened(DATA / name, None).files())


@EACH
@BOTH
def test_damaged_bytes_of_a_segment_never_change_results(name, stored, tmp_path):
    data, expected = stored
    whole = data.read_bytes()
    places = range(0, len(whole), 100 if corpus.is_all() else 400)
    n_noticed = 0
    for at in places:
        content = bytearray(whole)
        content[at] ^= 0x10
        data.write_bytes(content)
        answer, messages = warned(lambda: opened(DATA / name, tmp_path).files())
        assert shown(answer) == expected
        n_noticed += len(messages)
        for other in tmp_path.rglob("*.parquet"):
            other.unlink()
        data.write_bytes(whole)
    assert n_noticed > len(places) / 2  # others are of columns that the question does not read


@EACH
@BOTH
def test_damaged_segment_is_reported_once_and_rebuilt(name, stored, tmp_path, capsys):
    data, expected = stored
    whole = data.read_bytes()
    data.write_bytes(whole[:-9])
    with pytest.warns(StoreWarning, match="damaged and was dropped"):
        assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert care(capsys, "verify", tmp_path) == []
    for file in tmp_path.rglob("*.parquet"):
        file.unlink()
    assert shown(opened(DATA / name, tmp_path).files()) == expected
    assert data.read_bytes() == whole


@pytest.mark.sampled(3)
@BOTH
@pytest.mark.parametrize(
    ("method", "error"),
    [("load", OSError), ("end_of", OSError), ("end_of", StorageError), ("load", None)],
)
def test_segment_with_a_read_error_is_kept_and_a_deleted_one_decoded_again(
    name, stored, method, error, tmp_path, faulty_folder
):
    """As when object storage does not respond, or another process merges the file."""
    data, expected = stored
    faulty_folder(method, error)
    answer, messages = warned(lambda: opened(DATA / name, tmp_path).files())
    assert shown(answer) == expected
    assert ["cannot be read: no answer" in one for one in messages] == [True] * bool(error)
    assert error is None or data.exists()


@EACH
@BOTH
@pytest.mark.parametrize("limit", [None, 0, 2000])
def test_store_that_cannot_be_written_gives_a_warning_and_correct_results(name, limit, tmp_path):
    """It is no folder; or the limit of file sizes allows nothing, or small files alone."""
    (tmp_path / "file").write_text("no folder")
    program = """
import resource, signal, sys, warnings, arrowmeta
where, store, limit = sys.argv[1:]
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
if limit:
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit), int(limit)))
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    t = arrowmeta.open(where, allow_moved_paths=True, store=store)
    sys.stdout.write(repr(t.files().to_pylist()))
words = "cannot be written to" if limit else "cannot be"
assert any(words in str(one.message) for one in told), told
"""
    store = tmp_path / ("file" if limit is None else "store")
    given = [str(DATA / name), str(store), "" if limit is None else str(limit)]
    command = [sys.executable, "-c", program, *given]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    assert done.stdout == shown(opened(DATA / name, None).files())
    assert not [one for one in tmp_path.rglob("*") if "parquet" in one.name]


def derived_in(store):
    return sorted(store.rglob("*.derived.arrow"))


def aggregate_all(table):
    columns = (f'count("{n}"), min("{n}"), max("{n}")' for n in table.schema.names)
    return table.aggregate(", ".join(columns))


ASKED = {name: methodcaller(name) for name in ("partitions", "buckets")}
ASKED["aggregates"] = aggregate_all


@EACH
@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("name", ["append_partition_types", WITHOUT_DELETES, PAIMON])
def test_answers_about_tables_without_deletes_are_stored(name, asked, tmp_path):
    ask, store = ASKED[asked], tmp_path / "store"
    table = copy_of(name, tmp_path)
    expected = ask(opened(table, None))
    found = [ask(opened(table, store)) for _ in range(2)]
    assert [one.equals(expected) for one in found] == [True, True]
    if asked == "aggregates":
        few = [opened(table, place).aggregate("count(*)", "false") for place in (store, None)]
        assert few[0].equals(few[1])
        with pytest.raises(arrowmeta.PredicateError):
            opened(table, store).aggregate("count(*) +")
    else:
        some = expected.column_names[:1]
        assert opened(table, store).relation(asked, some).column_names == some
    # Nothing else is left to be read; one table has deletes, and is asked again.
    for manifest in manifests_of(opened(table, None)):
        overwrite(manifest)
    for segment in store.rglob("*.parquet"):
        segment.unlink()
    assert ask(opened(table, store)).equals(expected) == (name != PAIMON)


@pytest.mark.parametrize(
    ("name", "value"),
    [("code_version", lambda *_: "of another commit"), ("macro_text", str), ("", 0)],
)
def test_stored_aggregates_are_recomputed_after_a_change(name, value, tmp_path, monkeypatch):
    copy, store = IcebergCopy(DATA / WITHOUT_DELETES, tmp_path / "t"), tmp_path / "store"
    for _ in range(2):
        opened(copy.root, store).aggregate("count(*)")
    assert len(derived_in(store)) == 1
    if name:
        monkeypatch.setattr(f"arrowmeta.pruning.aggregate.{name}", value)
    else:
        content = copy.metadata
        content["properties"] = {"write.metadata.metrics.default": "none"}
        copy.metadata_path.write_text(json.dumps(content))
    opened(copy.root, store).aggregate("count(*)")
    assert len(derived_in(store)) == 2


def test_stored_partitions_lose_times_of_expired_snapshots(tmp_path):
    copy, store = IcebergCopy(DATA / WITHOUT_DELETES, tmp_path / "t"), tmp_path / "store"
    assert not opened(copy.root, store).partitions()["last_updated_at"].null_count
    content = copy.metadata
    latest = content["current-snapshot-id"]
    content["snapshots"] = [s for s in content["snapshots"] if s["snapshot-id"] == latest]
    content["snapshot-log"] = [s for s in content["snapshot-log"] if s["snapshot-id"] == latest]
    copy.metadata_path.write_text(json.dumps(content))
    expected = opened(copy.root, None).partitions()
    assert opened(copy.root, store).partitions().equals(expected)
    assert expected["last_updated_at"].null_count


def test_every_damaged_byte_of_derived_data_is_detected(tmp_path):
    where = DATA / WITHOUT_DELETES
    expected = opened(where, tmp_path).partitions()
    (file,) = derived_in(tmp_path)
    whole = file.read_bytes()
    for at in range(0, len(whole), 97):
        damaged = bytearray(whole)
        damaged[at] ^= 1 << at % 8
        file.write_bytes(damaged)
        answer, [message] = warned(lambda: opened(where, tmp_path).partitions())
        assert answer.equals(expected)
        assert "was dropped" in message
        assert file.read_bytes() == whole


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_only_the_newest_derived_data_is_kept_and_none_of_a_damaged_snapshot(tmp_path, limits):
    limits(_MOST_DERIVED=1)
    table, store = copy_of(WITHOUT_DELETES, tmp_path), tmp_path / "store"
    for snapshot_id in opened(table, None).snapshots()["snapshot_id"].to_pylist()[-2:]:
        opened(table, store, snapshot_id=snapshot_id).partitions()
        (file,) = derived_in(store)
        os.utime(file, (0, 0))
    manifests_of(opened(table, None))[0].write_bytes(b"Obj")
    without = opened(table, None).partitions()
    assert opened(table, tmp_path / "other").partitions().equals(without)
    assert not derived_in(tmp_path / "other")


@WARNS_FAIL
@BOTH
def test_sql_over_files_reads_only_its_columns(name, stored, tmp_path):
    query = "SELECT sum(record_count) FROM files"
    expected = opened(DATA / name, None).sql(query).to_pylist()
    data, _ = stored
    content = bytearray(data.read_bytes())
    group = pq.read_metadata(data).row_group(0)
    columns = [group.column(at) for at in range(group.num_columns)]
    bounds = [one for one in columns if re.match("lower_bounds|upper_bounds", one.path_in_schema)]
    for column in bounds:
        content[column.data_page_offset] ^= 0xFF
    assert bounds
    data.write_bytes(content)
    assert opened(DATA / name, tmp_path).sql(query).to_pylist() == expected
    with pytest.raises(StoreWarning, match="damaged"):
        opened(DATA / name, tmp_path).files(["lower_bounds"])
