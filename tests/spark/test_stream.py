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
from tests.spark.growing import GrowingTable
from tests.spark.warehouses import open_moved

KEYED = DATA / "pk_deletion_vectors"


@pytest.fixture
def growing(tmp_path):
    return GrowingTable(KEYED, tmp_path / "table", 3)


class Follower:
    """A restartable streaming query that writes every change of a table to a folder."""

    def __init__(self, spark, table, tmp_path, **options):
        register(spark)
        self.spark = spark
        self.sink = str(tmp_path / "sink")
        self.checkpoint = str(tmp_path / "checkpoint")
        self.table = table
        self.options = options

    def run(self):
        """Start, process new changes, stop."""
        stream = self.spark.readStream.format("arrowmeta").options(**self.options)
        columns = "change,snapshot_id,committed_at,file_name,level,partition"
        changes = stream.options(relation="changes", columns=columns).load(str(self.table))
        writer = changes.writeStream.format("parquet").option("path", self.sink)
        query = writer.option("checkpointLocation", self.checkpoint)
        query.trigger(availableNow=True).start().awaitTermination()

    def rows(self):
        return self.spark.read.parquet(self.sink).collect()


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
def test_restarted_stream_delivers_each_change_exactly_once(spark, growing, tmp_path):
    growing.show(4)
    follower = Follower(spark, growing.location, tmp_path)
    follower.run()
    before = follower.rows()
    assert _remaining(before) == _live(growing.location)
    commits = tmp_path / "checkpoint" / "commits"
    (commits / "0").unlink()  # as if the query had died before it could say that it was done
    (commits / ".0.crc").unlink()
    for snapshot_id in range(5, 11):
        growing.show(snapshot_id)
    follower.run()
    changes = follower.rows()
    if max(row.snapshot_id for row in changes) == 4:
        follower.run()  # Spark 4.0 and 4.1 end after the batch that is repeated
        changes = follower.rows()
    assert sorted(row for row in changes if row.snapshot_id <= 4) == sorted(before)
    assert _remaining(changes) == _live(growing.location)
    assert len(set(changes)) == len(changes)
    # The changes of a table are the entries of all its manifests.
    assert len(changes) == arrowmeta.open(KEYED).entries().num_rows
    assert {row.snapshot_id for row in changes} == set(range(1, 11))


@pytest.mark.spark
def test_micro_batches_have_at_most_the_snapshots_asked_for(spark, growing, tmp_path):
    pytest.importorskip("pyspark.sql.streaming.datasource", reason="Spark 4.2 or newer")
    for snapshot_id in range(4, 11):
        growing.show(snapshot_id)
    follower = Follower(spark, growing.location, tmp_path, max_snapshots_per_batch=4)
    follower.run()
    changes = follower.rows()
    assert _remaining(changes) == _live(growing.location)
    assert len(changes) == arrowmeta.open(KEYED).entries().num_rows
    offsets = (tmp_path / "checkpoint" / "offsets").glob("[0-9]*")
    said = [path.read_text().splitlines()[-1] for path in sorted(offsets, key=lambda p: p.name)]
    last = [json.loads(text)["snapshot_id"] for text in said]
    assert last == [4, 8, 10]


def test_stream_can_start_after_a_snapshot(growing):
    growing.show(4)
    options = {"path": str(growing.location), "relation": "changes", "from_snapshot_id": "3"}
    source = ArrowMetaDataSource(options)
    stream = source.streamReader(source.schema())
    parts = stream.partitions(stream.initialOffset(), stream.latestOffset())
    read = [batch for part in parts for batch in stream.read(part)]
    assert {one.as_py() for batch in read for one in batch["snapshot_id"]} == {4}


@pytest.mark.exhaustive  # planning says the same, see below
@pytest.mark.spark
def test_changes_expired_before_the_read_fail_the_query(spark, growing, tmp_path):
    follower = Follower(spark, growing.location, tmp_path)
    follower.run()
    growing.show(5)
    with pytest.raises(StreamingQueryException, match="those that followed it have expired"):
        follower.run()


def _changes(source, after, names):
    is_first = after == BEGINNING
    for commit in commits_after(source, after):
        for batch in read_changes(source, commit, names, is_first=is_first):
            yield from batch.to_pylist()
        is_first = False


def test_oldest_remaining_snapshot_is_streamed_as_its_live_files(growing):
    for snapshot_id in (4, 5):
        growing.show(snapshot_id)
    for snapshot_id in (1, 2):
        growing.expire(snapshot_id)
    source = arrowmeta.open(growing.location).source
    rows = list(_changes(source, BEGINNING, ["change", "snapshot_id", "file_name"]))
    first = [row["file_name"] for row in rows if row["snapshot_id"] == 3]
    assert sorted(first) == sorted(
        arrowmeta.open(KEYED, snapshot_id=3).files()["file_name"].to_pylist()
    )
    assert {row["change"] for row in rows if row["snapshot_id"] == 3} == {"added"}
    assert {row["snapshot_id"] for row in rows} == {3, 4, 5}


def test_idle_stream_reads_the_latest_snapshot_only(growing):
    source = ArrowMetaDataSource({"path": str(growing.location), "relation": "changes"})
    stream = source.streamReader(source.schema())
    start = stream.latestOffset()
    for path in growing.folder.glob("snapshot-[12]"):
        path.write_text("{")
    assert stream.latestOffset() == start
    growing.show(4)
    (part,) = stream.partitions(start, stream.latestOffset())
    assert {row["snapshot_id"] for b in stream.read(part) for row in b.to_pylist()} == {4}


@pytest.mark.sampled(3)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("location", [*(DATA / name for name in sampled()), *corpus.tables()])
def test_changes_add_up_to_the_live_files(location):
    try:
        table = open_moved(location)
    except arrowmeta.ArrowMetaError:
        return
    _check_that_changes_add_up(table)


def _check_that_changes_add_up(table):
    key = ["file_path", "level", "content_offset"]
    left = Counter()
    for row in _changes(table.source, BEGINNING, ["change", *key]):
        change, *file = row.values()
        left[tuple(file)] += 1 if change == "added" else -1
    files = table.files(key).to_pydict().values()
    assert +left == Counter(zip(*files, strict=True))


_SNAPSHOT_ID = re.compile(r'(snapshot-id"\s*:\s*)(\d+)')


def _round_ids(metadata):
    """Round snapshot ids like a writer that stores all numbers as floats."""
    for path in metadata.glob("*.metadata.json"):
        text = path.read_text()
        path.write_text(_SNAPSHOT_ID.sub(lambda one: one[1] + str(int(float(one[2]))), text))


def test_changes_add_up_with_snapshot_ids_rounded_to_floats(tmp_path):
    table = shutil.copytree(DATA / "iceberg_v2_position_deletes", tmp_path / "table")
    before = open_moved(table).snapshots(["snapshot_id"])
    _round_ids(table / "metadata")
    assert open_moved(table).snapshots(["snapshot_id"]) != before
    _check_that_changes_add_up(open_moved(table))


def test_missing_manifest_fails_the_stream(growing):
    source = ArrowMetaDataSource({"path": str(growing.location), "relation": "changes"})
    stream = source.streamReader(source.schema())
    for path in (growing.location / "manifest").glob("manifest-????????-*-0"):
        path.unlink()
    parts = stream.partitions(stream.initialOffset(), stream.latestOffset())
    with pytest.raises(arrowmeta.CorruptMetadataError, match="the file is missing"):
        list(stream.read(parts[0]))


def test_reused_snapshot_id_after_a_rollback_raises(growing):
    with pytest.raises(arrowmeta.SnapshotNotFoundError, match="another snapshot's now"):
        commits_after(arrowmeta.open(growing.location).source, Commit(2, 12345))


def test_offset_after_the_latest_snapshot_raises(growing):
    with pytest.raises(arrowmeta.SnapshotNotFoundError, match="rolled back"):
        commits_after(arrowmeta.open(growing.location).source, Commit(7, 12345))


def test_stream_without_new_snapshots_has_no_partitions(growing):
    source = arrowmeta.open(growing.location).source
    reader = ArrowMetaDataSource({"path": str(growing.location), "relation": "changes"})
    stream = reader.streamReader(reader.schema())
    assert stream.latestOffset()["snapshot_id"] == source.snapshot_id
    assert stream.partitions(stream.latestOffset(), stream.latestOffset()) == []


def test_table_without_a_snapshot_has_no_changes(growing):
    for snapshot_id in (1, 2, 3):
        growing.expire(snapshot_id)
    (growing.folder / "LATEST").unlink()
    reader = ArrowMetaDataSource({"path": str(growing.location), "relation": "changes"})
    stream = reader.streamReader(reader.schema())
    assert stream.latestOffset() == stream.initialOffset()
    assert stream.partitions(stream.initialOffset(), stream.latestOffset()) == []


def test_table_that_lost_all_snapshots_fails_the_stream(growing):
    # Restarted with the next snapshot, it would deliver files twice.
    reader = ArrowMetaDataSource({"path": str(growing.location), "relation": "changes"})
    stream = reader.streamReader(reader.schema())
    start = stream.latestOffset()
    for snapshot_id in (1, 2, 3):
        growing.expire(snapshot_id)
    (growing.folder / "LATEST").unlink()
    with pytest.raises(arrowmeta.SnapshotNotFoundError, match="after snapshot 3 cannot be told"):
        stream.partitions(start, stream.latestOffset())


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


@pytest.mark.spark
def test_refused_stream_says_why(spark, tmp_path):
    stream = spark.readStream.format("arrowmeta").option("relation", "files").load(str(KEYED))
    query = stream.writeStream.format("memory").queryName("refused")
    with pytest.raises(StreamingQueryException, match="UsageError: files is no stream"):
        query.option("checkpointLocation", str(tmp_path)).start().awaitTermination()
