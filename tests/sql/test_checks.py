"""Checks of `/sql/70_reconcile` at the edge of what they find, over rows written in the test."""

from __future__ import annotations

import math
from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.catalog.connection import connect_sources
from arrowmeta.model.shape import TableShape
from tests.sql.given_source import GivenSource

SHAPE = TableShape(
    partition=pa.struct([pa.field("p", pa.float64())]),
    primary_key=pa.struct([pa.field("k", pa.int32())]),
)


def found(
    check: str,
    table_format: str = "paimon",
    shape: TableShape = SHAPE,
    next_row_id: int | None = None,
    **rows: list[dict[str, Any]],
) -> list[str]:
    """Return the subjects of a check's findings."""
    return _told("subject", check, table_format, shape, next_row_id, rows)


def details(check: str, **rows: list[dict[str, Any]]) -> list[str]:
    """Return the details of a check's findings in a Paimon table."""
    return _told("detail", check, "paimon", SHAPE, None, rows)


def _told(
    column: str,
    check: str,
    table_format: str,
    shape: TableShape,
    next_row_id: int | None,
    rows: dict[str, list[dict[str, Any]]],
) -> list[str]:
    for at, entry in enumerate(rows.get("entries", [])):
        entry.setdefault("file_path", f"f{at}")
        entry.setdefault("file_name", f"f{at}")
    is_paimon = table_format == "paimon"
    source = GivenSource(
        rows, shape, table_format, deletes_are_replayed=is_paimon, next_row_id=next_row_id
    )
    with connect_sources({None: source}, views=[check]) as con:
        return [told for (told,) in con.sql(f"SELECT {column} FROM {check}").fetchall()]


@pytest.mark.parametrize(("bucket", "is_wrong"), [(0, False), (1, False), (2, True), (-3, True)])
def test_buckets_end_before_their_number(bucket: int, is_wrong: bool) -> None:
    entry = {"bucket": bucket, "total_buckets": 2}
    assert found("bucket_out_of_range", entries=[entry]) == ["f0"] * is_wrong


@pytest.mark.parametrize(("cardinality", "is_wrong"), [(5, False), (6, True), (None, False)])
def test_a_vector_has_at_most_the_rows_of_its_file(cardinality: int, is_wrong: bool) -> None:
    vector = {"data_file_path": "f0", "cardinality": cardinality}
    said = found(
        "deletion_vector_too_long", entries=[{"record_count": 5}], deletion_vectors=[vector]
    )
    assert said == ["f0"] * is_wrong


@pytest.mark.parametrize(
    ("first", "is_wrong"), [({"k": 4}, True), ({"k": 5}, True), ({"k": 6}, False)]
)
def test_files_of_a_sorted_run_share_no_key(first: dict[str, int], is_wrong: bool) -> None:
    run = {"level": 1, "bucket": 0, "partition_bytes": b"p"}
    entries = [
        run | {"min_key": {"k": 1}, "max_key": {"k": 5}},
        run | {"min_key": first, "max_key": {"k": 9}},
    ]
    assert found("key_ranges_overlap", entries=entries) == ["f1"] * is_wrong
    apart = [entries[0], entries[1] | {"level": 2}]
    assert found("key_ranges_overlap", entries=apart) == []
    assert found("key_ranges_overlap", entries=[one | {"level": 0} for one in entries]) == []


def test_a_key_with_a_null_in_it_comes_before_the_others_of_a_run() -> None:
    # DuckDB has it behind them; Paimon, with primary-key.nullable, before.
    shape = TableShape(primary_key=pa.struct([("k", pa.int32()), ("text", pa.string())]))
    run = {"level": 1, "bucket": 0, "partition_bytes": b"p"}
    first, other = {"k": 1, "text": None}, {"k": 1, "text": "f"}
    entries = [
        run | {"min_key": first, "max_key": {"k": 1, "text": "e"}},
        run | {"min_key": other, "max_key": {"k": 2, "text": "a"}},
    ]
    assert found("key_ranges_overlap", shape=shape, entries=entries) == []
    beside = {"min_key": {"k": 2, "text": "a"}, "max_key": {"k": 3, "text": "a"}}
    assert found("key_ranges_overlap", shape=shape, entries=[*entries, run | beside]) == ["f2"]


@pytest.mark.parametrize(
    ("least", "greatest", "is_wrong"),
    [({"k": 5}, {"k": 4}, True), ({"k": 5}, {"k": 5}, False), ({"k": None}, {"k": 4}, False)],
)
def test_the_least_key_of_a_file_is_not_above_the_greatest(
    least: dict[str, Any], greatest: dict[str, Any], is_wrong: bool
) -> None:
    entry = {"min_key": least, "max_key": greatest}
    assert found("statistics_impossible", entries=[entry]) == ["f0"] * is_wrong
    of_keys = {"key_lower_bounds": least, "key_upper_bounds": greatest}
    assert found("statistics_impossible", entries=[of_keys]) == ["f0"] * is_wrong


@pytest.mark.parametrize(
    ("lower", "upper", "is_wrong"),
    [(math.inf, -math.inf, False), (math.inf, 1.0, True), (1.0, -math.inf, True)],
)
def test_bounds_of_no_number_are_those_of_nan_alone(
    lower: float, upper: float, is_wrong: bool
) -> None:
    shape = TableShape(columns=pa.struct([("x", pa.float32())]))
    entry = {"lower_bounds": {"x": lower}, "upper_bounds": {"x": upper}}
    assert found("statistics_impossible", shape=shape, entries=[entry]) == ["f0"] * is_wrong


@pytest.mark.parametrize(
    ("column", "rows", "values", "is_wrong"),
    [
        ("x", 5, 5, False),
        ("x", 5, 4, True),
        ("x", 5, None, False),
        ("x", -1, 4, False),  # of imported Avro files nobody has counted the rows
        ("items", 5, 40, False),
        ("items", 5, -4, True),
    ],
)
def test_a_column_has_as_many_values_as_its_file_has_rows(
    column: str, rows: int, values: int | None, is_wrong: bool
) -> None:
    shape = TableShape(columns=pa.struct([("x", pa.int32()), ("items", pa.list_(pa.int32()))]))
    entry = {"record_count": rows, "value_counts": {column: values}}
    said = found("statistics_impossible", "iceberg", shape, entries=[entry])
    assert said == ["f0"] * is_wrong


@pytest.mark.parametrize(
    ("start", "count", "is_wrong"),
    [(0, 10, False), (10, 5, False), (0, 9, True), (1, 9, True), (9, 5, True)],
)
def test_parts_of_rows_hold_the_same_range_or_none_of_it(
    start: int, count: int, is_wrong: bool
) -> None:
    place = {"bucket": 0, "partition_bytes": b"p", "file_format": "parquet"}
    entries = [
        place | {"first_row_id": 0, "record_count": 10},
        place | {"first_row_id": start, "record_count": count},
    ]
    assert found("row_ranges_contradict", entries=entries) == ["f1"] * is_wrong
    for apart in (
        {"file_format": "blob"},
        {"file_format": "video"},
        {"file_format": "parquet", "file_path": "t/f1.vector.parquet"},
    ):
        beside = [entries[0], entries[1] | apart]
        assert found("row_ranges_contradict", entries=beside) == []


@pytest.mark.parametrize(("bucket", "is_wrong"), [(0, False), (1, True), (None, False)])
def test_an_index_is_of_a_bucket_with_files(bucket: int | None, is_wrong: bool) -> None:
    index = {
        "index_type": "HASH",
        "file_path": "i",
        "file_size_in_bytes": 1,
        "partition": {"p": 1.0},
        "bucket": bucket,
    }
    live = {"partition": {"p": 1.0}, "bucket": 0}
    said = found("index_without_files", entries=[live], index_files=[index])
    assert said == ["i"] * is_wrong
    damage = [{"path": "m2", "kind": "manifest", "reason": "cut short"}]
    said = found("index_without_files", entries=[live], index_files=[index], damage=damage)
    assert said == []


@pytest.mark.parametrize(
    ("index_type", "severity"), [("HASH", "info"), ("DELETION_VECTORS", "warning")]
)
def test_hashes_of_an_emptied_bucket_do_no_harm(index_type: str, severity: str) -> None:
    index = {"index_type": index_type, "file_path": "i", "partition": {"p": 1.0}, "bucket": 0}
    source = GivenSource({"index_files": [index | {"file_size_in_bytes": 1}]}, SHAPE)
    with connect_sources({None: source}, views=["index_without_files"]) as con:
        said = con.sql("SELECT severity FROM index_without_files").fetchall()
    assert said == [(severity,)]


@pytest.mark.parametrize(("since", "is_in_vain"), [(1, False), (0, True)])
def test_a_delete_file_of_no_older_file_is_in_vain(since: int, is_in_vain: bool) -> None:
    place = {"spec_id": 0, "partition": {"p": 1.0}}
    delete = place | {"content": "position_deletes", "sequence_number": since}
    entries = [place | {"sequence_number": 1}, delete]
    said = found("delete_file_without_target", "iceberg", entries=entries)
    assert said == ["f1"] * is_in_vain


@pytest.mark.parametrize(
    ("listed", "others_first", "severities"),
    [
        ((0, 19), 10, []),
        ((5, 19), 10, ["error"]),
        ((0, 18), 10, ["error"]),
        ((0, 30), 10, ["warning"]),
        ((None, None), 10, []),
        ((5, 19), None, ["error"]),
        ((0, 30), None, []),  # a file without row ids says nothing of how wide they are
    ],
)
def test_row_ids_of_a_manifest_are_those_of_its_entries(
    listed: tuple[int | None, int | None], others_first: int | None, severities: list[str]
) -> None:
    manifest = {"manifest_path": "m", "content": "data"}
    manifest |= dict(zip(("min_row_id", "max_row_id"), listed, strict=True))
    entries = [{"first_row_id": first, "record_count": 10} for first in (0, others_first)]
    rows = {"manifests": [manifest], "entries": entries}
    view = "manifest_ranges_wrong"
    with connect_sources({None: GivenSource(rows, SHAPE)}, views=[view]) as con:
        said = con.sql(f"SELECT severity FROM {view}").fetchall()
    assert [severity for (severity,) in said] == severities


def test_one_null_partition_is_enough_to_be_told_of() -> None:
    manifest = {"manifest_path": "m", "content": "data", "partition_contains_null": {"p": False}}
    entries = [{"partition": {"p": None}}, {"partition": {"p": 1.0}}]
    assert found("partition_nulls_wrong", "iceberg", entries=entries, manifests=[manifest]) == ["m"]


def test_nan_is_not_below_the_bounds_of_partitions() -> None:
    bounds = {"partition_lower": {"p": 1.0}, "partition_upper": {"p": 2.0}}
    manifest = bounds | {"manifest_path": "m", "content": "data"}
    nan = {"partition": {"p": float("nan")}}
    said = found("partition_bounds_too_narrow", "iceberg", entries=[nan], manifests=[manifest])
    assert said == []


@pytest.mark.parametrize(
    ("bucket", "total", "is_wrong"), [(-2, 2, False), (0, 0, False), (7, -1, False), (-3, -1, True)]
)
def test_buckets_without_a_number_have_no_end(bucket: int, total: int, is_wrong: bool) -> None:
    entry = {"bucket": bucket, "total_buckets": total}
    assert found("bucket_out_of_range", entries=[entry]) == ["f0"] * is_wrong


IMPOSSIBLE = {
    "bucket_out_of_range": {"bucket": 5, "total_buckets": 2},
    "counts_impossible": {"record_count": -5},
    "equality_field_missing": {"content": "equality_deletes", "equality_ids": [9]},
    "row_ids_beyond_next": {"first_row_id": 5, "record_count": 6},
    "schema_missing": {"schema_id": 9},
    "sequence_number_impossible": {"min_sequence_number": 5, "max_sequence_number": 4},
    "sequence_number_missing": {"sequence_number": None},
    "statistics_impossible": {"min_key": {"k": 5}, "max_key": {"k": 4}},
}
TWICE = {
    "file_at_two_levels": ({"level": 1}, {"level": 2}),
    "file_live_twice": ({}, {}),
    "key_ranges_overlap": 2 * ({"level": 1, "min_key": {"k": 1}, "max_key": {"k": 5}},),
    "row_ids_overlap": 2 * ({"first_row_id": 0, "record_count": 5},),
    "row_ranges_contradict": (
        {"first_row_id": 0, "record_count": 5, "file_format": "orc"},
        {"first_row_id": 1, "record_count": 5, "file_format": "orc"},
    ),
    "total_buckets_disagree": ({"total_buckets": 2}, {"total_buckets": 3}),
}
OF_ICEBERG = {"equality_field_missing", "row_ids_overlap", "sequence_number_missing"}


@pytest.mark.parametrize("check", [*IMPOSSIBLE, *TWICE])
def test_only_what_is_live_is_judged(check: str) -> None:
    table_format = "iceberg" if check in OF_ICEBERG else "paimon"
    entries = [IMPOSSIBLE[check]] if check in IMPOSSIBLE else [*TWICE[check]]
    one_name = {"file_path": "f", "file_name": "f"} if check.startswith("file_") else {}
    entries = [{"partition": {"p": 1.0}} | one_name | entry for entry in entries]
    subjects = found(check, table_format, next_row_id=10, entries=entries)
    assert len(subjects) == 1
    dead = [*entries[:-1], entries[-1] | {"status": "deleted", "file_name": "another"}]
    assert found(check, table_format, next_row_id=10, entries=dead) == []


def test_of_impossible_counts_only_those_are_told() -> None:
    least = {
        "record_count": -1,
        "file_size_in_bytes": -1,
        "delete_record_count": 0,
        "level": 0,
    }
    assert found("counts_impossible", entries=[{**least}]) == []
    for name, value in least.items():
        told = details("counts_impossible", entries=[least | {name: value - 1}])
        assert told == [name]
    none = least | {"record_count": 0, "delete_record_count": 1}
    assert details("counts_impossible", entries=[none]) == ["delete_record_count"]
    all_retract = least | {"record_count": 3, "delete_record_count": 3}
    assert found("counts_impossible", entries=[all_retract]) == []


def test_a_delete_file_with_a_target_hides_none_without() -> None:
    place = {"spec_id": 0, "partition": {"p": 1.0}}
    delete = place | {"content": "position_deletes"}
    entries = [
        place | {"sequence_number": 1},
        delete | {"sequence_number": 1},
        delete | {"sequence_number": 0},
    ]
    assert found("delete_file_without_target", "iceberg", entries=entries) == ["f2"]


@pytest.mark.parametrize(
    ("check", "table_format", "rows"),
    [
        (
            "delete_file_without_target",
            "iceberg",
            {"entries": [{"content": "position_deletes", "sequence_number": 0}]},
        ),
        ("delete_of_nothing", "paimon", {"entries": [{"status": "deleted"}]}),
        ("deletion_vector_dangling", "paimon", {"deletion_vectors": [{"data_file_path": "f0"}]}),
        (
            "index_without_files",
            "paimon",
            {"index_files": [{"index_type": "HASH", "file_path": "i", "bucket": 0}]},
        ),
    ],
)
def test_where_a_manifest_or_a_list_is_damaged_nothing_is_called_without_files(
    check: str, table_format: str, rows: dict[str, Any]
) -> None:
    damage = {"path": "m2", "reason": "cut short"}
    for kind, is_judged in (("manifest", False), ("manifest list", False), ("hint", True)):
        given = rows | {"damage": [damage | {"kind": kind}]}
        assert bool(found(check, table_format, **given)) == is_judged


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("file_name", "another"),
        ("partition_bytes", b"q"),
        ("bucket", 1),
        ("level", 1),
        ("extra_files", ["x"]),
        ("embedded_index", b"i"),
        ("external_path", "s3://other/f"),
    ],
)
def test_an_entry_deletes_the_file_of_its_whole_identity(name: str, other: Any) -> None:
    for identity in (
        {"file_name": "f", "partition_bytes": b"p", "bucket": 0, "level": 0},
        {"file_name": "f"},
    ):
        deleted = identity | {"status": "deleted"}
        assert found("delete_of_nothing", entries=[identity, deleted]) == []
        assert found("delete_of_nothing", entries=[identity | {name: other}, deleted]) == ["f1"]
    assert found("delete_of_nothing", "iceberg", entries=[{"status": "deleted"}]) == []


def test_a_vector_of_a_file_that_is_no_data_file_dangles() -> None:
    vector = {"data_file_path": "f0", "cardinality": 9}
    entry = {"content": "position_deletes", "record_count": 5}
    rows = {"entries": [entry], "deletion_vectors": [vector]}
    assert found("deletion_vector_dangling", "iceberg", **rows) == ["f0"]
    assert found("deletion_vector_too_long", "iceberg", **rows) == []
    rows["entries"] = [{"record_count": 5, "status": "deleted"}]
    assert found("deletion_vector_dangling", "iceberg", **rows) == ["f0"]
    assert found("deletion_vector_too_long", "iceberg", **rows) == []
    rows["entries"] = [{"record_count": 9}]
    assert found("deletion_vector_dangling", "iceberg", **rows) == []


def test_a_data_file_has_one_deletion_vector() -> None:
    vector = {"data_file_path": "f0"}
    assert found("deletion_vector_twice", deletion_vectors=[vector, {**vector}]) == ["f0"]
    apart = vector | {"data_file_path": "f1"}
    assert found("deletion_vector_twice", deletion_vectors=[vector, apart]) == []


def test_only_the_fields_of_equality_deletes_are_looked_for() -> None:
    schema = {"schema_id": 0, "position": 0, "name": "x", "type": "int", "nullable": True}
    schema |= {"field_id": 1, "is_partition_key": False, "is_primary_key": False}
    entries = [
        {"content": "equality_deletes", "equality_ids": [1]},
        {"content": "position_deletes", "equality_ids": [9]},
    ]
    said = found("equality_field_missing", "iceberg", entries=entries, schemas=[schema])
    assert said == []


@pytest.mark.parametrize(
    ("claim", "truth", "is_wrong"),
    [("3", "3", False), ("2", "3", True), (None, "3", True), ("3", None, True)],
)
def test_a_hint_says_what_is_true(claim: str | None, truth: str | None, is_wrong: bool) -> None:
    hint = {"path": "h", "claim": claim, "truth": truth}
    assert found("hint_wrong", hints=[hint]) == ["h"] * is_wrong


def test_one_file_at_two_places_in_it_is_no_file_twice() -> None:
    one = {"file_path": "f", "file_name": "f", "level": 1, "content_offset": 4}
    assert found("file_live_twice", entries=[one, {**one}]) == ["f"]
    for apart in ({"level": 2}, {"content_offset": 9}, {"file_path": "g"}):
        assert found("file_live_twice", entries=[one, one | apart]) == []
    assert found("file_at_two_levels", entries=[one, {**one}]) == []


@pytest.mark.parametrize(
    ("listed", "is_wrong"),
    [
        ({}, False),
        ({"record_count": 1}, True),
        ({"record_count": 3}, True),
        ({"file_size_in_bytes": 19}, True),
        ({"file_size_in_bytes": 30}, False),
        ({"index_type": "HASH", "record_count": 9}, False),
    ],
)
def test_an_index_file_has_the_vectors_and_the_bytes_that_are_said_of_it(
    listed: dict[str, Any], is_wrong: bool
) -> None:
    index = {
        "index_type": "DELETION_VECTORS",
        "file_path": "i",
        "record_count": 2,
        "file_size_in_bytes": 20,
    }
    vectors = [{"content_offset": at, "content_size_in_bytes": 10} for at in (0, 10)]
    rows = {"index_files": [index | listed], "deletion_vectors": vectors}
    assert found("index_counts_wrong", **rows) == ["i"] * is_wrong


@pytest.mark.parametrize(
    ("first", "count", "is_wrong"), [(10, 5, False), (9, 5, True), (0, 0, False), (9, 0, False)]
)
def test_row_ids_of_two_files_may_follow_each_other(first: int, count: int, is_wrong: bool) -> None:
    entries = [
        {"first_row_id": 0, "record_count": 10},
        {"first_row_id": first, "record_count": count},
    ]
    assert found("row_ids_overlap", "iceberg", entries=entries) == ["f1"] * is_wrong
    deletes = [entries[0], entries[1] | {"content": "position_deletes"}]
    assert found("row_ids_overlap", "iceberg", entries=deletes) == []
    assert found("row_ids_overlap", "paimon", entries=entries) == []


@pytest.mark.parametrize(("count", "is_wrong"), [(5, False), (6, True)])
def test_row_ids_end_where_the_next_is_given_out(count: int, is_wrong: bool) -> None:
    entry = {"first_row_id": 5, "record_count": count}
    said = found("row_ids_beyond_next", next_row_id=10, entries=[entry])
    assert said == ["f0"] * is_wrong
    delete = entry | {"content": "position_deletes"}
    assert found("row_ids_beyond_next", next_row_id=10, entries=[delete]) == []


@pytest.mark.parametrize(("nulls", "is_wrong"), [(0, True), (1, False), (2, True), (None, False)])
def test_nulls_of_a_partition_field_are_as_many_as_its_manifest_has(
    nulls: int | None, is_wrong: bool
) -> None:
    manifest = {"manifest_path": "m", "content": "data", "partition_null_counts": {"p": nulls}}
    entries = [{"partition": {"p": None}}, {"partition": {"p": 1.0}}]
    said = found("partition_nulls_wrong", entries=entries, manifests=[manifest])
    assert said == ["m"] * is_wrong


@pytest.mark.parametrize(
    ("bounds", "wrong"),
    [
        ((1.0, 2.0), []),
        ((1.5, 2.0), ["partition_bounds_too_narrow"]),
        ((1.0, 1.5), ["partition_bounds_too_narrow"]),
        ((0.5, 2.0), ["partition_bounds_too_wide"]),
        ((1.0, 2.5), ["partition_bounds_too_wide"]),
        ((None, 2.0), ["partition_bounds_too_narrow"]),
        ((1.0, None), ["partition_bounds_too_narrow"]),
    ],
)
def test_bounds_of_partitions_are_the_least_and_the_greatest(
    bounds: tuple[float | None, float | None], wrong: list[str]
) -> None:
    lower, upper = ({"p": bound} for bound in bounds)
    manifest = {"manifest_path": "m", "content": "data", "partition_contains_null": {"p": False}}
    manifest |= {"partition_lower": lower, "partition_upper": upper}
    entries = [{"partition": {"p": value}} for value in (1.0, 2.0, math.nan, None)]
    rows = {"entries": entries, "manifests": [manifest]}
    checks = ("partition_bounds_too_narrow", "partition_bounds_too_wide")
    assert [check for check in checks if found(check, "iceberg", **rows)] == wrong
    # Without a summary nothing is said of the field.
    if None in bounds:
        rows["manifests"] = [manifest | {"partition_contains_null": {"p": None}}]
        assert found("partition_bounds_too_narrow", "iceberg", **rows) == []


@pytest.mark.parametrize(("ids", "missing"), [((1, 2), []), ((1, 3), [2]), ((1, 5, 6), [2])])
def test_a_snapshot_between_two_others_is_missing(ids: tuple[int, ...], missing: list[int]) -> None:
    snapshots = [{"snapshot_id": one} for one in ids]
    assert found("snapshot_missing", snapshots=snapshots) == [f"snapshot {one}" for one in missing]
    assert found("snapshot_missing", "iceberg", snapshots=snapshots) == []


@pytest.mark.parametrize(("after", "is_wrong"), [(1, False), (0, False), (-1, True)])
def test_a_snapshot_may_be_as_old_as_its_parent(after: int, is_wrong: bool) -> None:
    snapshots = [
        {"snapshot_id": 1, "committed_at": 5},
        {"snapshot_id": 2, "parent_id": 1, "committed_at": 5 + after},
    ]
    assert found("snapshot_before_parent", snapshots=snapshots) == ["snapshot 2"] * is_wrong


def test_a_manifest_may_be_listed_once_for_each_kind_of_content() -> None:
    manifest = {"manifest_path": "m", "content": "data", "role": "base"}
    assert found("manifest_listed_twice", manifests=[manifest, {**manifest}]) == ["m"]
    for apart in ({"manifest_path": "m2"}, {"content": "changelog"}):
        assert found("manifest_listed_twice", manifests=[manifest, manifest | apart]) == []


def test_files_of_unknown_partitions_need_not_be_of_one_partition() -> None:
    # A partition may be rewritten into another number of buckets, so that two may differ.
    unknown = {"partition": {"p": None}, "partition_is_known": False}
    entries = [unknown | {"total_buckets": total} for total in (2, 3)]
    assert found("total_buckets_disagree", entries=entries) == []
    known = [{**entry} | {"partition_is_known": True} for entry in entries]
    assert len(found("total_buckets_disagree", entries=known)) == 1
    alike = [{**known[0]}, {**known[0]}]
    assert found("total_buckets_disagree", entries=alike) == []


def snapshots_of(*snapshots: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of snapshots: `id`, `base` and `delta` as names of manifests, what else is.

    A manifest holds a file with as many rows as the number that its name ends with.
    """
    rows: dict[str, list[dict[str, Any]]] = {"snapshots": [], "all_manifests": []}
    names = set()
    for at, given in enumerate(snapshots, 1):
        lists = {role: given.get(role, []) for role in ("base", "delta", "changelog")}
        parts = {"snapshot_id": at, "parent_id": at - 1, "committed_at": at}
        parts |= {f"{role}_manifest_list": f"{role}-{at}" for role in ("base", "delta")}
        rows["snapshots"].append(parts | given.get("said", {}))
        for role, manifests in lists.items():
            content = "changelog" if role == "changelog" else "data"
            names |= set(manifests)
            rows["all_manifests"] += [
                {"manifest_path": one, "content": content, "role": role}
                | {"reference_snapshot_id": at}
                for one in manifests
            ]
    rows["all_entries"] = [
        {"manifest_path": one, "record_count": int(one[1:]), "status": "added", "content": "data"}
        | {"file_path": one, "file_name": one}
        for one in sorted(names)
    ]
    return rows


@pytest.mark.parametrize(
    ("first", "second", "is_wrong"),
    [
        ({"delta": ["m5"]}, {"base": ["m5"], "delta": ["m7"]}, False),
        ({"base": ["m2"], "delta": ["m3"]}, {"base": ["m2", "m3"]}, False),
        ({"delta": ["m5"]}, {"base": ["m6"]}, True),  # as many files, other rows
        ({"base": ["m2"], "delta": ["m3"]}, {"base": ["m5"]}, True),  # as many rows, other files
        ({"delta": ["m5"]}, {"delta": ["m7"]}, True),
        ({"delta": ["m0"]}, {"delta": ["m7"]}, True),  # a file without rows
        ({"delta": ["m5"], "changelog": ["m9"]}, {"base": ["m5"], "changelog": ["m8"]}, False),
    ],
)
def test_a_snapshot_is_made_from_the_files_of_its_parent(
    first: dict[str, Any], second: dict[str, Any], is_wrong: bool
) -> None:
    rows = snapshots_of(first, second)
    check = "base_differs_from_parent"
    assert found(check, **rows) == ["snapshot 2"] * is_wrong
    assert found(check, "iceberg", **rows) == []


def test_a_snapshot_is_not_judged_where_what_it_or_its_parent_has_is_unknown() -> None:
    check, rows = "base_differs_from_parent", snapshots_of({"delta": ["m5"]}, {"delta": ["m7"]})
    for path in ("m5", "m7", "base-1", "delta-1", "base-2", "delta-2"):
        damage = [{"path": f"t/{path}" if "-" in path else path, "kind": "x", "reason": "cut"}]
        assert found(check, **rows, damage=damage) == []
    for at in (1, 2):
        # Its tag is of another snapshot of the same id.
        tag = {"name": "t", "type": "tag", "snapshot_id": at, "committed_at": 9}
        assert found(check, **rows, refs=[tag]) == []
        for same in ({"committed_at": at}, {"type": "branch"}):
            assert found(check, **rows, refs=[tag | same]) == ["snapshot 2"]


@pytest.mark.parametrize(
    ("check", "said"),
    [
        ("manifest_counts_wrong", {"added_files_count": 9}),
        ("manifest_ranges_wrong", {"min_bucket": 5, "max_bucket": 6}),
        ("partition_nulls_wrong", {"partition_null_counts": {"p": 9}}),
        (
            "partition_bounds_too_narrow",
            {"partition_lower": {"p": 7.0}, "partition_upper": {"p": 8.0}},
        ),
        (
            "partition_bounds_too_wide",
            {"partition_lower": {"p": 0.0}, "partition_upper": {"p": 8.0}},
        ),
    ],
)
def test_of_a_manifest_that_is_damaged_or_listed_twice_the_list_is_not_judged(
    check: str, said: dict[str, Any]
) -> None:
    manifest = {"manifest_path": "m", "content": "data"} | said
    rows = {"entries": [{"partition": {"p": 1.0}, "bucket": 0}], "manifests": [manifest]}
    assert found(check, **rows) == ["m"]
    damage = {"path": "m", "kind": "manifest", "reason": "cut short"}
    assert found(check, **rows, damage=[damage]) == []
    assert found(check, **rows | {"manifests": [manifest, {**manifest}]}) == []


def test_bounds_of_bytes_are_not_judged() -> None:
    shape = TableShape(partition=pa.struct([("p", pa.binary())]))
    bounds = {"partition_lower": {"p": b"\xff"}, "partition_upper": {"p": b"\x01"}}
    manifest = bounds | {"manifest_path": "m", "content": "data"}
    rows = {"entries": [{"partition": {"p": b"\x05"}}], "manifests": [manifest]}
    for check in ("partition_bounds_too_narrow", "partition_bounds_too_wide"):
        assert found(check, "iceberg", shape, **rows) == []


@pytest.mark.parametrize(
    ("number", "least", "wrong"),
    [
        (5, 3, []),
        (6, 3, ["m"]),  # newer than the snapshot
        (2, 3, ["m"]),  # than the manifest itself
        (5, 4, ["m"]),  # than an entry
        (5, None, []),
        (2, 4, ["m"]),  # told once
    ],
)
def test_a_manifest_is_no_newer_than_its_snapshot_and_no_younger_than_its_entries(
    number: int, least: int | None, wrong: list[str]
) -> None:
    manifest = {"manifest_path": "m", "content": "data", "sequence_number": number}
    rows = {
        "snapshots": [{"snapshot_id": at, "sequence_number": 6 - at} for at in (1, 2)],
        "manifests": [manifest | {"min_sequence_number": least}],
        "entries": [{"sequence_number": at} for at in (4, 3)]
        + [{"sequence_number": 1, "status": "deleted"}],
    }
    assert found("sequence_number_beyond_last", "iceberg", **rows) == wrong


@pytest.mark.parametrize(("number", "is_wrong"), [(5, False), (6, True), (None, False)])
def test_a_file_is_no_newer_than_the_snapshot(number: int | None, is_wrong: bool) -> None:
    # A later snapshot may be newer.
    snapshots = [{"snapshot_id": at, "sequence_number": at + 4} for at in (1, 2)]
    rows = {"snapshots": snapshots, "entries": [{"sequence_number": number}]}
    assert found("sequence_number_impossible", "iceberg", **rows) == ["f0"] * is_wrong


@pytest.mark.parametrize(
    "apart", [{"level": 2}, {"bucket": 1}, {"partition_bytes": b"q"}, {"content": "changelog"}]
)
def test_files_of_two_sorted_runs_may_have_the_same_keys(apart: dict[str, Any]) -> None:
    run = {"level": 1, "bucket": 0, "partition_bytes": b"p"}
    keys = run | {"min_key": {"k": 1}, "max_key": {"k": 5}}
    assert found("key_ranges_overlap", entries=[keys, {**keys}]) == ["f1"]
    assert found("key_ranges_overlap", entries=[keys, keys | apart]) == []
    without = TableShape(partition=SHAPE.partition)
    ranges = {"first_row_id": 0, "record_count": 5, "file_format": "orc"}
    parts = [run | ranges, run | ranges | {"first_row_id": 1}]
    assert found("row_ranges_contradict", shape=without, entries=parts) == ["f1"]
    if not {"level", "content"} & apart.keys():
        parts = [run | ranges, run | ranges | {"first_row_id": 1} | apart]
        assert found("row_ranges_contradict", shape=without, entries=parts) == []


def test_an_index_is_of_a_partition_with_files() -> None:
    index = {"index_type": "HASH", "file_path": "i", "file_size_in_bytes": 1, "bucket": 0}
    for partition, is_wrong in (({"p": 1.0}, False), ({"p": 2.0}, True), ({"p": None}, True)):
        rows = {"index_files": [index | {"partition": partition}]}
        live = {"partition": {"p": 1.0}, "bucket": 0}
        assert found("index_without_files", entries=[live], **rows) == ["i"] * is_wrong
    rows = {"index_files": [index], "entries": [{"bucket": 0}]}
    assert found("index_without_files", **rows) == []


def test_a_manifest_without_nulls_may_say_so() -> None:
    manifest = {"manifest_path": "m", "content": "data", "partition_contains_null": {"p": False}}
    rows = {"entries": [{"partition": {"p": 1.0}}], "manifests": [manifest]}
    assert found("partition_nulls_wrong", "iceberg", **rows) == []
