"""The stream of changes: each once, also after a restart; and when it cannot go on."""

import json
import re
import shutil
from collections import Counter

import pytest
from pyspark.errors import StreamingQueryException

import arrowmeta
from arrowmeta.spark import register
from arrowmeta.spark.data_source import (
    BEGINNING,
    ArrowMetaDataSource,
    Commit,
    commits_after,
    read_changes,
)
from tests import corpus
from tests.bundled import DATA, sampled
from tests.spark.warehouses import GrowingTable, open_moved

KEYED = DATA / "pk_deletion_vectors"


@pytest.fixture
def growing(tmp_path):
    return GrowingTable(KEYED, tmp_path / "table", 3)


@pytest.fixture
def follow(spark, growing, tmp_path):
    """Run a query that writes new changes to a folder, and return all changes."""
    register(spark)
    columns = "change,snapshot_id,committed_at,file_name,level,partition"

    def run(**options):
        stream = spark.readStream.format("arrowmeta").options(**options)
        changes = stream.options(relation="changes", columns=columns).load(str(growing.location))
        writer = changes.writeStream.format("parquet").option("path", str(tmp_path / "sink"))
        query = writer.option("checkpointLocation", str(tmp_path / "checkpoint"))
        query.trigger(availableNow=True).start().awaitTermination()
        return spark.read.parquet(str(tmp_path / "sink")).collect()

    return run


def _remaining(rows):
    """Return the files that remain after all changes."""
    left = Counter()
    for row in rows:
        left[row.partition.pt, row.level, row.file_name] += 1 if row.change == "added" else -1
    return +left


def _live(location):
    files = arrowmeta.open(location).files(["partition", "level", "file_name"]).to_pylist()
    return Counter((row["partition"]["pt"], row["level"], row["file_name"]) for row in files)


@pytest.mark.spark
def test_restarted_stream_delivers_each_change_exactly_once(follow, growing, tmp_path):
    growing.show(4)
    before = follow()
    assert _remaining(before) == _live(growing.location)
    commits = tmp_path / "checkpoint" / "commits"
    (commits / "0").unlink()  # as if the query had died before it could say that it was done
    (commits / ".0.crc").unlink()
    growing.show(*range(5, 11))
    changes = follow()
    if max(row.snapshot_id for row in changes) == 4:
        changes = follow()  # Spark 4.0 and 4.1 end after the batch that is repeated
    assert sorted(row for row in changes if row.snapshot_id <= 4) == sorted(before)
    assert _remaining(changes) == _live(growing.location)
    assert len(set(changes)) == len(changes)
    # The changes of a table are the entries of all its manifests.
    assert len(changes) == arrowmeta.open(KEYED).entries().num_rows
    assert {row.snapshot_id for row in changes} == set(range(1, 11))


@pytest.mark.spark
def test_micro_batches_have_at_most_the_snapshots_asked_for(follow, growing, tmp_path):
    pytest.importorskip("pyspark.sql.streaming.datasource", reason="Spark 4.2 or newer")
    growing.show(*range(4, 11))
    changes = follow(max_snapshots_per_batch=4)
    assert _remaining(changes) == _live(growing.location)
    assert len(changes) == arrowmeta.open(KEYED).entries().num_rows
    offsets = (tmp_path / "checkpoint" / "offsets").glob("[0-9]*")
    said = [path.read_text().splitlines()[-1] for path in sorted(offsets, key=lambda p: p.name)]
    assert [json.loads(text)["snapshot_id"] for text in said] == [4, 8, 10]


@pytest.mark.exhaustive  # planning says the same, see below
@pytest.mark.spark
def test_changes_expired_before_the_read_fail_the_query(follow, growing):
    follow()
    growing.show(5)
    with pytest.raises(StreamingQueryException, match="those that followed it have expired"):
        follow()


@pytest.mark.spark
def test_refused_stream_says_why(spark, tmp_path):
    stream = spark.readStream.format("arrowmeta").option("relation", "files").load(str(KEYED))
    query = stream.writeStream.format("memory").queryName("refused")
    with pytest.raises(StreamingQueryException, match="UsageError: files is no stream"):
        query.option("checkpointLocation", str(tmp_path)).start().awaitTermination()


# -- without a session ---------------------------------------------------------------------------


def _stream(table, **options):
    source = ArrowMetaDataSource({"path": str(table.location), "relation": "changes", **options})
    return source.streamReader(source.schema())


def _read(stream, start, end):
    """Return the rows of all tasks of a batch."""
    parts = stream.partitions(start, end)
    return [row for part in parts for batch in stream.read(part) for row in batch.to_pylist()]


def _changes(source, after, names):
    is_first = after == BEGINNING
    for commit in commits_after(source, after):
        for batch in read_changes(source, commit, names, is_first=is_first):
            yield from batch.to_pylist()
        is_first = False


def test_stream_can_start_after_a_snapshot(growing):
    growing.show(4)
    stream = _stream(growing, from_snapshot_id="3")
    rows = _read(stream, stream.initialOffset(), stream.latestOffset())
    assert {row["snapshot_id"] for row in rows} == {4}


def test_oldest_remaining_snapshot_is_streamed_as_its_live_files(growing):
    growing.show(4, 5)
    growing.expire(1, 2)
    source = arrowmeta.open(growing.location).source
    rows = list(_changes(source, BEGINNING, ["change", "snapshot_id", "file_name"]))
    first = [row for row in rows if row["snapshot_id"] == 3]
    live = arrowmeta.open(KEYED, snapshot_id=3).files()["file_name"].to_pylist()
    assert sorted(row["file_name"] for row in first) == sorted(live)
    assert {row["change"] for row in first} == {"added"}
    assert {row["snapshot_id"] for row in rows} == {3, 4, 5}


def test_idle_stream_reads_the_latest_snapshot_only(growing):
    stream = _stream(growing)
    start = stream.latestOffset()
    assert start["snapshot_id"] == 3
    assert stream.partitions(start, start) == []
    for path in growing.folder.glob("snapshot-[12]"):
        path.write_text("{")
    assert stream.latestOffset() == start
    growing.show(4)
    assert {row["snapshot_id"] for row in _read(stream, start, stream.latestOffset())} == {4}


def _check_that_changes_add_up(table):
    key = ["file_path", "level", "content_offset"]
    left = Counter()
    for row in _changes(table.source, BEGINNING, ["change", *key]):
        change, *file = row.values()
        left[tuple(file)] += 1 if change == "added" else -1
    files = table.files(key).to_pydict().values()
    assert +left == Counter(zip(*files, strict=True))


@pytest.mark.sampled(3)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("location", [*(DATA / name for name in sampled()), *corpus.tables()])
def test_changes_add_up_to_the_live_files(location):
    try:
        table = open_moved(location)
    except arrowmeta.ArrowMetaError:
        return
    _check_that_changes_add_up(table)


def test_changes_add_up_with_snapshot_ids_rounded_to_floats(tmp_path):
    """As of a writer that stores all numbers as floats."""
    table = shutil.copytree(DATA / "iceberg_v2_position_deletes", tmp_path / "table")
    before = open_moved(table).snapshots(["snapshot_id"])
    for path in (table / "metadata").glob("*.metadata.json"):
        ids, text = re.compile(r'(snapshot-id"\s*:\s*)(\d+)'), path.read_text()
        path.write_text(ids.sub(lambda one: one[1] + str(int(float(one[2]))), text))
    assert open_moved(table).snapshots(["snapshot_id"]) != before
    _check_that_changes_add_up(open_moved(table))


def test_missing_manifest_fails_the_stream(growing):
    stream = _stream(growing)
    for path in (growing.location / "manifest").glob("manifest-????????-*-0"):
        path.unlink()
    with pytest.raises(arrowmeta.CorruptMetadataError, match="the file is missing"):
        _read(stream, stream.initialOffset(), stream.latestOffset())


@pytest.mark.parametrize(
    ("commit", "complaint"),
    [(Commit(2, 12345), "another snapshot's now"), (Commit(7, 12345), "rolled back")],
)
def test_commit_that_is_not_in_the_history_raises(growing, commit, complaint):
    with pytest.raises(arrowmeta.SnapshotNotFoundError, match=complaint):
        commits_after(arrowmeta.open(growing.location).source, commit)


def test_table_that_lost_all_snapshots_fails_the_stream(growing):
    # Restarted with the next snapshot, it would deliver files twice.
    stream = _stream(growing)
    start = stream.latestOffset()
    growing.expire(1, 2, 3)
    with pytest.raises(arrowmeta.SnapshotNotFoundError, match="after snapshot 3 cannot be told"):
        stream.partitions(start, stream.latestOffset())
    # One that begins has none to read.
    stream = _stream(growing)
    assert stream.latestOffset() == stream.initialOffset()
    assert stream.partitions(stream.initialOffset(), stream.latestOffset()) == []


@pytest.mark.parametrize(
    ("relation", "method", "complaint"),
    [
        ("files", lambda source, schema: source.streamReader(schema).latestOffset(), "no stream"),
        ("changes", ArrowMetaDataSource.reader, "use spark.readStream"),
    ],
)
def test_batch_read_of_changes_and_stream_of_files_are_refused(relation, method, complaint):
    source = ArrowMetaDataSource({"path": str(KEYED), "relation": relation})
    with pytest.raises(arrowmeta.UsageError, match=complaint):
        method(source, source.schema())
