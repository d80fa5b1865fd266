"""The views `partitions` and `buckets`: deleted rows, files and times, in both formats."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.model.shape import TableShape
from tests.sql.given_source import GivenSource, views_of

SHAPE = TableShape(partition=pa.struct([pa.field("p", pa.int32())]))


def deleted(
    files: list[tuple[int | None, str, int]], vectors: list[tuple[int | None, int | None]]
) -> dict[int | None, int | None]:
    """Return deleted rows by partition; each vector is of the first data file of its partition."""
    of_partition = {p: str(i) for i, (p, content, _) in enumerate(files) if content == "data"}
    rows: dict[str, list[dict[str, Any]]] = {
        "entries": [
            {
                "content": content,
                "record_count": records,
                "partition": {"p": p},
                "spec_id": 0,
                "referenced_data_file": of_partition[p] if content == "deletion_vector" else None,
                "file_name": str(i),
                "file_path": str(i),
            }
            for i, (p, content, records) in enumerate(files)
        ],
        "deletion_vectors": [
            {"partition": {"p": p}, "data_file_path": of_partition.get(p, "gone"), "cardinality": n}
            | {"file_path": "index", "content_offset": at}
            for at, (p, n) in enumerate(vectors)
        ],
    }
    # Deletes of Paimon are no entries.
    of_format = ("paimon",) if len(of_partition) == len(files) else ("iceberg", False)
    with views_of(GivenSource(rows, SHAPE, *of_format), "partitions") as con:
        found = con.execute("SELECT partition.p, deleted_record_count FROM partitions").fetchall()
    assert len(dict(found)) == len(found)
    return dict(found)


def test_deletion_vectors_are_summed_by_partition_including_null() -> None:
    files = [(1, "data", 9), (2, "data", 9), (None, "data", 9)]
    assert deleted(files, [(1, 2), (None, 4), (1, 3)]) == {1: 5, 2: 0, None: 4}


def test_unknown_cardinality_makes_sum_null() -> None:
    assert deleted([(1, "data", 9), (2, "data", 9)], [(1, 2), (1, None), (2, 1)]) == {1: None, 2: 1}


def test_deletion_vector_of_dead_partition_adds_no_row() -> None:
    assert deleted([(1, "data", 9)], [(7, 2)]) == {1: 0}


@pytest.mark.parametrize("content", ["deletion_vector", "position_deletes"])
def test_deletion_vector_that_is_an_entry_is_counted_once(content: str) -> None:
    assert deleted([(1, "data", 9), (1, content, 4)], [(1, 4)]) == {1: 4}


@pytest.mark.parametrize("content", ["deletion_vector", "position_deletes"])
def test_unknown_record_count_of_deletes_makes_sum_null(content: str) -> None:
    files = [(1, "data", 9), (1, content, 4), (1, content, None), (2, "data", 9), (2, content, 1)]
    assert deleted(files, []) == {1: None, 2: 1}


def test_deletion_vector_of_missing_data_file_deletes_nothing() -> None:
    data = {"record_count": 9, "partition": {"p": 1}, "file_path": "a", "file_name": "a"}
    vectors = [
        {"data_file_path": path, "partition": {"p": 1}, "cardinality": n, "file_path": "index"}
        | {"content_offset": n}
        for path, n in (("a", 2), ("gone", 5))
    ]
    source = GivenSource({"entries": [data], "deletion_vectors": vectors}, SHAPE)
    with views_of(source, "partitions", "delete_debt") as con:
        for view in ("partitions", "delete_debt"):
            assert con.execute(f"SELECT deleted_record_count FROM {view}").fetchall() == [(2,)]


#: Deletes that do not apply to a data file `data` of sequence number 5.
_NOT_APPLICABLE: dict[str, dict[str, Any]] = {
    "older positions": {"content": "position_deletes", "sequence_number": 4},
    "older equality": {"content": "equality_deletes", "sequence_number": 5},
    "equality of another partition": {"content": "equality_deletes", "partition": {"p": 2}},
    "equality of another spec": {"content": "equality_deletes", "spec_id": 1},
    "positions of a file that is gone": {
        "content": "position_deletes",
        "referenced_data_file": "gone",
    },
    "positions of another partition": {"content": "position_deletes", "partition": {"p": 2}},
    "vector of a file that is gone": {"content": "deletion_vector", "referenced_data_file": "gone"},
}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("applies", [False, True])
@pytest.mark.parametrize("case", _NOT_APPLICABLE)
def test_deletes_that_do_not_apply_delete_nothing(case: str, applies: bool) -> None:
    place = {"partition": {"p": 1}, "spec_id": 0, "record_count": 10, "file_size_in_bytes": 7}
    delete = place | {"sequence_number": 6, "record_count": 3, "content_offset": 4}
    delete |= {"file_path": "delete", "file_name": "delete"} | _NOT_APPLICABLE[case]
    data = place | {"file_path": "data", "file_name": "data", "sequence_number": 5}
    kind = delete["content"]
    in_time = delete | {"sequence_number": 6, "file_name": "other", "file_path": "other"}
    in_time |= {"partition": {"p": 1}, "spec_id": 0, "record_count": 2}
    in_time |= {"referenced_data_file": "data"}
    if kind == "equality_deletes":
        in_time["referenced_data_file"] = None
    entries = [data, delete, *([in_time] if applies else [])]
    vectors = [
        {"data_file_path": one["referenced_data_file"], "partition": one["partition"]}
        | {"cardinality": one["record_count"]}
        | {name: one[name] for name in ("file_path", "content_offset")}
        for one in entries
        if one.get("content") == "deletion_vector"
    ]
    rows = {"entries": entries, "deletion_vectors": vectors}
    source = GivenSource(rows, SHAPE, "iceberg", False)
    with views_of(source, "partitions", "delete_debt") as con:
        sums = con.execute("SELECT sum(deleted_record_count) FROM partitions").fetchall()
        owed = con.execute(
            "SELECT sum(deleted_record_count), sum(equality_delete_count), sum(delete_file_count)"
            " FROM delete_debt"
        ).fetchall()
    deleted_rows = 2 if applies else 0
    by_equality = kind == "equality_deletes"
    assert sums == [(deleted_rows,)]
    of_both = (0, deleted_rows) if by_equality else (deleted_rows, 0)
    assert owed == [(*of_both, 1 + applies)]


def test_deletion_vector_counts_only_in_partition_of_its_spec() -> None:
    """After an unpartitioned table got a partition field, old files have null, as new ones may."""
    data = {"content": "data", "record_count": 9, "partition": {"p": None}}
    vector = data | {"content": "deletion_vector", "record_count": 4, "referenced_data_file": "new"}
    entries = [
        one | {"file_path": path, "file_name": path, "spec_id": spec_id}
        for one, path, spec_id in ((data, "old", 0), (data, "new", 1), (vector, "v", 1))
    ]
    vectors = [{"data_file_path": "new", "partition": {"p": None}, "cardinality": 4}]
    source = GivenSource({"entries": entries, "deletion_vectors": vectors}, SHAPE, "iceberg", False)
    with views_of(source, "partitions") as con:
        found = con.sql("SELECT spec_id, deleted_record_count FROM partitions ORDER BY ALL")
        assert found.fetchall() == [(0, 0), (1, 4)]


def test_buckets_include_only_live_data_files() -> None:
    def entry(at: int, bucket: int | None, **facts: Any) -> dict[str, Any]:
        names = {"file_name": str(at), "file_path": str(at), "partition": {"p": 1}}
        return names | {"bucket": bucket, "file_size_in_bytes": 2, **facts}

    times = [datetime(2020, 1, day) for day in (1, 2, 3)]
    entries = [
        entry(0, 0, record_count=1, level=0, creation_time=times[0], total_buckets=2),
        entry(1, 0, record_count=2, level=5, creation_time=times[1], total_buckets=4),
        entry(2, 0, record_count=4, level=1, creation_time=times[2], status="deleted"),
        entry(2, 0, record_count=4, level=1, creation_time=times[2]),
        entry(3, 0, record_count=8, content="equality_deletes"),
        entry(4, None, record_count=8),
        entry(5, 1, record_count=None),
        entry(6, 2, record_count=8, status="deleted"),
    ]
    entries[2:4] = entries[3:1:-1]  # deleted after it was added
    with views_of(GivenSource({"entries": entries}, SHAPE), "buckets") as con:
        found = con.execute(
            "SELECT bucket, total_buckets, file_count, record_count, file_size_in_bytes, max_level,"
            " last_updated_at FROM buckets ORDER BY ALL"
        ).fetchall()
    assert found == [(0, 4, 2, 3, 4, 5, times[1]), (1, None, 1, 0, 2, None, None)]


def test_partition_counts_rows_and_bytes_of_data_files_only() -> None:
    def entry(at: int, content: str, snapshot_id: int | None, day: int | None) -> dict[str, Any]:
        names = {"file_name": str(at), "file_path": str(at), "partition": {"p": 1}, "spec_id": 0}
        time = None if day is None else datetime(2020, 1, day, tzinfo=UTC)
        facts = {"content": content, "record_count": 2**at, "file_size_in_bytes": 2**at}
        return names | facts | {"snapshot_id": snapshot_id, "committed_at": time}

    entries = [
        entry(0, "data", 9, 1),
        entry(1, "data", 3, 2),
        entry(2, "position_deletes", 7, None),
    ]
    unknown = entry(3, "data", 5, None) | {"partition": {"p": 2}, "record_count": None}
    source = GivenSource({"entries": [*entries, unknown]}, SHAPE, "iceberg", False)
    with views_of(source, "partitions") as con:
        found = con.execute(
            "SELECT file_count, record_count, file_size_in_bytes, delete_file_count,"
            " deleted_record_count, day(last_updated_at), last_updated_snapshot_id"
            " FROM partitions ORDER BY partition.p"
        ).fetchall()
    assert found == [(2, 3, 3, 1, 4, 2, 3), (1, 0, 8, 0, 0, None, 5)]


def test_last_updated_snapshot_does_not_depend_on_entry_order() -> None:
    """Threads read entries in any order: a tie was resolved by the first one read."""

    def entry(p: int, snapshot_id: int, number: int | None, ms: int | None) -> dict[str, Any]:
        time = None if ms is None else datetime.fromtimestamp(ms / 1000, UTC)
        facts = {"partition": {"p": p}, "snapshot_id": snapshot_id, "committed_at": time}
        return facts | {"content": "data", "file_sequence_number": number}

    # For each partition: the expected snapshot, and entries, whose order must not matter.
    cases = [
        (3, [entry(1, 8, 1, 5), entry(1, 3, 2, 5), entry(1, 9, 1, 5)]),  # in one millisecond
        (9, [entry(2, 8, 0, 5), entry(2, 9, 0, 5)]),  # the same in version 1
        (8, [entry(3, 8, 0, 6), entry(3, 9, 0, 5), entry(3, 10, 0, None)]),
        (None, [entry(4, 8, 0, None), entry(4, 9, 0, None)]),  # expired, in version 1
        (8, [entry(5, 8, 0, None), entry(5, 8, 0, None)]),
        (8, [entry(6, 8, 1, None), entry(6, 9, 0, None), entry(6, 7, 1, None)]),
        (9, [entry(7, 8, None, None), entry(7, 9, None, None)]),  # Paimon
    ]
    for in_order in (list, reversed):
        entries = [
            one | {"file_name": str(at), "file_path": str(at)}
            for at, one in enumerate(one for _, some in cases for one in in_order(some))
        ]
        source = GivenSource({"entries": entries}, SHAPE, "iceberg", False)
        with views_of(source, "partitions") as con:
            found = con.sql("SELECT last_updated_snapshot_id FROM partitions ORDER BY partition.p")
            assert [one for (one,) in found.fetchall()] == [last for last, _ in cases]


def test_unpartitioned_table_has_one_partition_row() -> None:
    vectors = [{"data_file_path": str(n), "cardinality": n} for n in (0, 1, 2)]
    times = [datetime(2020, 1, day) for day in (1, 3, 2)]
    entries = [
        {"file_path": str(i), "file_name": str(i), "creation_time": time}
        for i, time in enumerate(times)
    ]
    source = GivenSource({"entries": entries, "deletion_vectors": vectors})
    with views_of(source, "partitions") as con:
        found = con.sql("SELECT file_count, deleted_record_count, last_updated_at FROM partitions")
        assert found.fetchall() == [(3, 3, times[1])]


def test_last_updated_snapshot_without_times_has_last_sequence_number() -> None:
    entries = [
        {"file_path": str(i), "file_name": str(i), "content": "equality_deletes"}
        | {"snapshot_id": snapshot_id, "file_sequence_number": number}
        for i, (snapshot_id, number) in enumerate([(9, 1), (3, 2)])
    ]
    source = GivenSource({"entries": entries}, format="iceberg", deletes_are_replayed=False)
    with views_of(source, "partitions") as con:
        found = con.sql("SELECT last_updated_snapshot_id, file_size_in_bytes FROM partitions")
        assert found.fetchall() == [(3, 0)]
