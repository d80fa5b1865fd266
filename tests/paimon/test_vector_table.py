"""The relation `deletion_vectors`: real tables compared with other readers, and made ones."""

import shutil
import warnings
from pathlib import Path

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.avro.container import AvroFile
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.paimon.index_files import read_vector_ranges
from tests.corpus import NO_CORPUS
from tests.paimon.index_manifests import (
    BUNDLED,
    PARTITION,
    WRITERS,
    entry,
    range_of,
    ranges_of,
    write_index,
    write_table,
)
from tests.paimon.test_live_files import open_at
from tests.reference.roaring import decode_record, encode_32, encode_64
from tests.reference.truth import paimon_tables


def listed_vectors(table):
    """What other readers list by snapshot, each range with its index file's entry."""
    return {
        listed["snapshot_id"]: [
            entry | found
            for entry in listed.get("index_entries") or []
            for found in entry.get("dv") or []
        ]
        for listed in table.truth.get("raw", [])
    }


TABLES = [table for table in paimon_tables() if any(listed_vectors(table).values())]


def record_of(table, row):
    content = Path(table.resolve(row["file_path"])).read_bytes()
    return content[row["content_offset"] :][: row["content_size_in_bytes"]]


def test_bundled_table_has_vectors_of_its_live_files():
    table = arrowmeta.open(BUNDLED, strict=True)
    vectors = table.deletion_vectors().to_pylist()
    assert {row["data_file_path"] for row in vectors} == set(table.files()["file_path"].to_pylist())
    assert {row["file_path"] for row in vectors} == set(
        table.index_files()["file_path"].to_pylist()
    )
    assert [row["cardinality"] for row in vectors] == [6, 6, 9]
    for row in vectors:
        assert len(decode_record(record_of(table, row))) == row["cardinality"]


@pytest.mark.parametrize("table", TABLES or NO_CORPUS, ids=str)
def test_vectors_match_other_readers_at_every_snapshot(table):
    for snapshot_id, expected in listed_vectors(table).items():
        opened = open_at(table, snapshot_id)
        known = ("data_file_path", "file_path", "content_offset", "bucket")
        found = opened.deletion_vectors(known).to_pylist()
        assert [
            (
                row["data_file_path"].rpartition("/")[2],
                row["file_path"].rpartition("/")[2],
                row["content_offset"],
                row["bucket"],
            )
            for row in found
        ] == [(row["f0"], row["file"], row["f1"], row["bucket"]) for row in expected]
        files = set(opened.files(["file_path"])["file_path"].to_pylist())
        assert {row["data_file_path"] for row in found} <= files
        external = [row["external"] for row in expected if row.get("external")]
        assert [row["file_path"] for row in found if row["file_path"] in external] == external


@pytest.mark.parametrize("table", TABLES or NO_CORPUS, ids=str)
def test_vector_records_match_size_and_cardinality_of_relation(table):
    for snapshot_id, expected in listed_vectors(table).items():
        opened = open_at(table, snapshot_id)
        if any(row.get("external") for row in expected):
            pytest.skip("the index files were outside of the table")
        found = opened.deletion_vectors().to_pylist()
        for row, said in zip(found, expected, strict=True):
            assert row["content_size_in_bytes"] == said["f2"] + 8
            assert len(decode_record(record_of(opened, row))) == row["cardinality"]
            assert said.get("_CARDINALITY") in (None, row["cardinality"])


@pytest.mark.parametrize("writer", WRITERS)
def test_ranges_of_every_writer_and_both_record_formats_are_read(tmp_path, writer):
    made = [(encode_32({1, 5}), False), (encode_64({2**33, 2, 3}), True), (encode_32([]), False)]
    places = write_index(tmp_path / "t" / "index" / "index-1", made)
    ranges = ranges_of(*places)
    shutil.rmtree(tmp_path / "t")
    nulls = [None] if writer != "python" else []
    location = write_table(
        tmp_path,
        [
            entry(None, _FILE_NAME="hash", _INDEX_TYPE="HASH"),
            entry([*nulls, *ranges[:2], *nulls]),
            entry([]),
            entry(None),
            entry(ranges[2:], _BUCKET=3),
        ],
        writer,
    )
    write_index(location / "index" / "index-1", made)
    table = arrowmeta.open(location, strict=True)
    vectors = table.deletion_vectors()
    assert vectors["cardinality"].to_pylist() == [2, 3, 0]
    assert vectors["bucket"].to_pylist() == [0, 0, 3]
    assert vectors["partition"].to_pylist() == [{"pt": 1}] * 3
    assert vectors["data_file_path"].to_pylist() == [
        f"{location}/pt=1/bucket-0/data-0",
        f"{location}/pt=1/bucket-0/data-1",
        f"{location}/pt=1/bucket-3/data-2",
    ]
    rows = [decode_record(record_of(table, row)) for row in vectors.to_pylist()]
    assert rows == [[1, 5], [2, 3, 2**33], []]


@pytest.mark.parametrize("beside_data", ["true", "false"])
@pytest.mark.parametrize("folder", ["index", "pt=1/bucket-0"])
def test_index_file_is_found_in_index_or_bucket_folder(tmp_path, beside_data, folder):
    vectors = [(encode_32({4}), False)]
    places = write_index(tmp_path / "index-1", vectors)
    options = {"index__file__in__data__file__dir": beside_data}
    location = write_table(tmp_path, [entry(ranges_of(*places))], **options)
    write_index(location / folder / "index-1", vectors)
    found = arrowmeta.open(location, strict=True).deletion_vectors()
    assert found["file_path"].to_pylist() == [f"{location}/{folder}/index-1"]
    assert found["cardinality"].to_pylist() == [1]


def test_index_file_is_read_from_its_external_path(tmp_path):
    outside = tmp_path / "outside" / "index-1"
    places = write_index(outside, [(encode_32({4}), False)])
    location = write_table(tmp_path, [entry(ranges_of(*places), _EXTERNAL_PATH=f"FILE:{outside}")])
    found = arrowmeta.open(location, strict=True).deletion_vectors()
    assert found["file_path"].to_pylist() == [f"FILE:{outside}"]
    assert found["cardinality"].to_pylist() == [1]


def test_vector_of_external_data_file_has_its_external_path(tmp_path, monkeypatch):
    location = write_table(tmp_path, [entry(ranges_of([1, 31], [22, 22], 5, 6))])
    table = arrowmeta.open(location, strict=True)
    outside = {
        "partition_bytes": [PARTITION, PARTITION, PARTITION, None],
        "bucket": pa.array([1, 0, 0, 0], pa.int32()),
        "file_name": ["data-0", "data-1", "data-2", "data-0"],
        "external_path": ["s3://b/other", "s3://b/data-1", "s3://b/data-2", "s3://b/nobody"],
    }
    monkeypatch.setattr(type(table.source), "_external_files", lambda _: pa.table(outside))
    found = table.deletion_vectors(["data_file_path"])
    inside = f"{location}/pt=1/bucket-0/data-0"
    assert found["data_file_path"].to_pylist() == [inside, "s3://b/data-1"]


def test_recorded_cardinality_needs_no_index_file(tmp_path):
    location = write_table(tmp_path, [entry(ranges_of([1, 31], [22, 22], 5, 6))])
    table = arrowmeta.open(location, strict=True)
    chosen = [name for name in table.schema_of("deletion_vectors").names if "size" not in name]
    assert table.deletion_vectors(chosen)["cardinality"].to_pylist() == [5, 6]
    with pytest.raises(CorruptMetadataError, match="the file is missing"):
        table.deletion_vectors()


@pytest.mark.parametrize("cardinality", [None, -3])
def test_vectors_of_missing_index_file_have_null_cardinality(tmp_path, cardinality):
    location = write_table(tmp_path, [entry([range_of("data-0", 1, 22, cardinality)])])
    table = arrowmeta.open(location)
    with pytest.warns(DamagedMetadataWarning, match="the file is missing"):
        [row] = table.deletion_vectors().to_pylist()
    assert row["cardinality"] is None
    assert row["content_size_in_bytes"] is None
    assert row["content_offset"] == 1
    assert table.damage["path"].to_pylist() == [f"{location}/index/index-1"]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert table.sql("FROM deletion_vectors").to_pylist() == [row]


def test_damaged_vector_is_reported_once_and_others_are_read(tmp_path):
    vectors = [(encode_32({n}), False) for n in range(3)]
    places = write_index(tmp_path / "index-1", vectors)
    location = write_table(tmp_path, [entry(ranges_of(*places))])
    content = bytearray((tmp_path / "index-1").read_bytes())
    content[places[0][1] + 9] ^= 1
    (location / "index").mkdir(exist_ok=True)
    (location / "index" / "index-1").write_bytes(content)
    table = arrowmeta.open(location)
    with pytest.warns(DamagedMetadataWarning, match="vector of data-1: its CRC-32"):
        found = table.deletion_vectors()
    assert found["cardinality"].to_pylist() == [1, None, 1]
    assert found["content_size_in_bytes"].to_pylist() == [30, None, 30]
    assert table.damage["byte"].to_pylist() == [places[0][1]]


def test_wrong_recorded_cardinality_is_kept_and_reported(tmp_path):
    vectors = [(encode_32({1, 2}), False)]
    places = write_index(tmp_path / "index-1", vectors)
    location = write_table(tmp_path, [entry(ranges_of(*places, 7))])
    write_index(location / "index" / "index-1", vectors)
    table = arrowmeta.open(location)
    with pytest.warns(DamagedMetadataWarning, match="does not delete as many rows"):
        found = table.deletion_vectors()
    assert found["cardinality"].to_pylist() == [7]


@pytest.mark.parametrize("manifest", [b"", b"Obj\x01", b"ORC", b"PAR1" * 3])
def test_damaged_index_manifest_is_reported(tmp_path, manifest):
    location = write_table(tmp_path, [])
    name = arrowmeta.open(location).source.snapshot.index_manifest
    (location / "manifest" / name).write_bytes(manifest)
    table = arrowmeta.open(location)
    with pytest.warns(DamagedMetadataWarning, match="index manifest"):
        assert table.deletion_vectors().num_rows == 0
    assert not table.complete


def ranges_in(content):
    """Read an index manifest of the bundled table, and check that valid Arrow comes out."""
    damage: list[ArrowMetaError] = []
    ranges = read_vector_ranges(
        [AvroFile.of("damaged", content)], SOURCE.location, SOURCE.schemas[-1], damage.append
    )
    ranges.files.validate(full=True)
    ranges.vectors.validate(full=True)
    assert ranges.vectors.num_rows == len(ranges.file_idx)
    assert all("damaged" in str(error) for error in damage)
    return ranges, damage


SOURCE = arrowmeta.open(BUNDLED).source
INDEX_MANIFEST = (BUNDLED / "manifest" / SOURCE.snapshot.index_manifest).read_bytes()


def test_truncated_index_manifest_has_no_vectors():
    assert len(ranges_in(INDEX_MANIFEST)[0].file_idx) == 3
    for length in range(len(INDEX_MANIFEST)):
        assert len(ranges_in(INDEX_MANIFEST[:length])[0].file_idx) == 0


@pytest.mark.parametrize("lost", ["_INDEX_TYPE", "_FILE_NAME", "_BUCKET", "_PARTITION"])
def test_index_manifest_without_required_field_has_no_vectors(tmp_path, lost):
    location = write_table(tmp_path, [entry(ranges_of([1], [22], 5))])
    manifest = location / "manifest" / SOURCE.snapshot.index_manifest
    manifest.write_bytes(manifest.read_bytes().replace(lost.encode(), b"x" * len(lost)))
    table = arrowmeta.open(location)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = table.deletion_vectors(["data_file_path", "partition", "cardinality"])
    assert found.num_rows == 0
    assert table.complete == (lost == "_INDEX_TYPE")


@pytest.mark.parametrize(("writer", "ranges"), [("text", "data-0"), ("numbers", [1])])
def test_ranges_of_wrong_type_are_reported(tmp_path, writer, ranges):
    location = write_table(tmp_path, [entry(ranges)], writer)
    table = arrowmeta.open(location)
    with pytest.warns(DamagedMetadataWarning, match="not a list of ranges"):
        assert table.deletion_vectors().num_rows == 0


def test_union_typed_length_with_null_range_is_reported(tmp_path):
    """Arrow aborts the process when a union has to take the nulls of its parent."""
    ranges = [{"f0": "data-0", "f1": 1, "f2": 22}, None]
    table = arrowmeta.open(write_table(tmp_path, [entry(ranges)], "two_lengths"))
    with pytest.warns(DamagedMetadataWarning, match="f2 is of type dense_union"):
        assert table.deletion_vectors().num_rows == 0


def test_long_partition_values_of_many_vectors_are_damage(tmp_path):
    partition = bytes(1 << 20)
    location = write_table(
        tmp_path, [entry(ranges_of([1] * 300, [22] * 300), _PARTITION=partition)]
    )
    table = arrowmeta.open(location)
    with pytest.warns(DamagedMetadataWarning, match="the partition values of 300 deletion vectors"):
        assert table.deletion_vectors().num_rows == 0


def test_partitions_sum_cardinality_of_their_vectors(tmp_path):
    table = arrowmeta.open(BUNDLED, strict=True)
    partitions = table.partitions(["partition", "deleted_record_count"]).to_pylist()
    assert {row["partition"]["pt"]: row["deleted_record_count"] for row in partitions} == {
        0: 9,
        1: 6,
        2: 6,
    }
    [batch] = table.source.scan().batches(["file_name", "partition_bytes", "bucket"])
    live = table.data_files(["file_name"])["file_name"].to_pylist()
    file = next(row for row in batch.to_pylist() if row["file_name"] == live[0])
    unknown = entry([range_of(live[0], 1, 22)], _BUCKET=file["bucket"])
    location = write_table(tmp_path, [unknown | {"_PARTITION": file["partition_bytes"]}])
    with pytest.warns(DamagedMetadataWarning, match="index-1: the file is missing"):
        sums = arrowmeta.open(location).partitions(["deleted_record_count"])
    assert sorted(sums["deleted_record_count"].to_pylist(), key=str) == [0, 0, None]
