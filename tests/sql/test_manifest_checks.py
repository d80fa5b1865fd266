"""Checks of manifests and their lists: cases just inside and outside of what they report."""

from __future__ import annotations

import math
from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.model.shape import TableShape
from tests.sql.given_source import GivenSource, views_of
from tests.sql.run_checks import SHAPE, found, shown


@pytest.mark.parametrize(
    ("listed", "others_first", "severities"),
    [
        ((0, 19), 10, []),
        ((5, 19), 10, ["error"]),
        ((0, 18), 10, ["error"]),
        ((0, 30), 10, ["warning"]),
        ((None, None), 10, []),
        ((5, 19), None, ["error"]),
        ((0, 30), None, []),  # a file without row ids leaves the end of the range open
    ],
)
def test_manifest_row_id_range_must_match_entries(
    listed: tuple[int | None, int | None], others_first: int | None, severities: list[str]
) -> None:
    manifest = {"manifest_path": "m", "content": "data"}
    manifest |= dict(zip(("min_row_id", "max_row_id"), listed, strict=True))
    entries = [{"first_row_id": first, "record_count": 10} for first in (0, others_first)]
    rows = {"manifests": [manifest], "entries": entries}
    view = "manifest_ranges_wrong"
    with views_of(GivenSource(rows, SHAPE), view) as con:
        said = con.execute(f"SELECT severity FROM {view}").fetchall()
    assert [severity for (severity,) in said] == severities


def test_manifest_bucket_and_level_ranges_must_match_entries() -> None:
    cases = {
        (1, 3): None,
        (2, 3): "error",
        (1, 2): "error",
        (0, 3): "warning",
        (1, 4): "warning",
        (None, None): None,
    }
    manifests, entries, expected = [], [], []
    for name in ("bucket", "level"):
        for (least, greatest), severity in cases.items():
            path = f"{name} {least} {greatest}"
            manifest = {"manifest_path": path, "content": "data"}
            manifests.append(manifest | {f"min_{name}": least, f"max_{name}": greatest})
            entries += [{"manifest_path": path, name: held} for held in (3, 1, 2)]
            expected += [(path, severity, f"{name}s")] if severity else []
    view, rows = "manifest_ranges_wrong", {"manifests": manifests, "entries": entries}
    with views_of(GivenSource(rows, SHAPE), view) as con:
        said = con.execute(f"SELECT subject, severity, detail FROM {view} ORDER BY ALL").fetchall()
    assert said == sorted(expected)


def test_row_ids_beyond_64_bits_exceed_manifest_range() -> None:
    listed = {"manifest_path": "m", "content": "data", "min_row_id": 0, "max_row_id": 2**63 - 1}
    entry = {"first_row_id": 2**63 - 1, "record_count": 10}
    assert found("manifest_ranges_wrong", manifests=[listed], entries=[entry]) == ["m"]


def test_one_null_partition_contradicts_contains_null_false() -> None:
    manifest = {"manifest_path": "m", "content": "data", "partition_contains_null": {"p": False}}
    entries = [{"partition": {"p": None}}, {"partition": {"p": 1.0}}]
    assert found("partition_nulls_wrong", "iceberg", entries=entries, manifests=[manifest]) == ["m"]


@pytest.mark.parametrize("kind", [pa.float32(), pa.float64()])
def test_nan_partition_is_not_outside_of_bounds(kind: pa.DataType) -> None:
    bounds = {"partition_lower": {"p": 1.0}, "partition_upper": {"p": 2.0}}
    manifest = bounds | {"manifest_path": "m", "content": "data"}
    entries = [{"partition": {"p": nan}} for nan in (math.nan, -math.nan)]
    shape = TableShape(partition=pa.struct([("p", kind)]))
    rows = {"entries": entries, "manifests": [manifest]}
    assert found("partition_bounds_too_narrow", "iceberg", shape, **rows) == []


@pytest.mark.parametrize(("upper", "is_wrong"), [(2, False), (1, True)])
def test_partition_bounds_of_integers_are_checked(upper: int, is_wrong: bool) -> None:
    bounds = {"partition_lower": {"p": 1}, "partition_upper": {"p": upper}}
    entries = [{"partition": {"p": value}} for value in (1, 2, None)]
    rows = {"entries": entries, "manifests": [bounds | {"manifest_path": "m", "content": "data"}]}
    shape = TableShape(partition=pa.struct([("p", pa.int32())]))
    assert found("partition_bounds_too_narrow", shape=shape, **rows) == ["m"] * is_wrong


def of_manifest(path: str, *partitions: Any) -> list[dict[str, Any]]:
    """Entries of a manifest, with values of the partition field."""
    return [{"manifest_path": path, "partition": {"p": value}} for value in partitions]


def test_partition_null_count_must_match_entries() -> None:
    shared = {"content": "data"}
    manifests = [
        shared | {"manifest_path": str(nulls), "partition_null_counts": {"p": nulls}}
        for nulls in (0, 1, 2, None)
    ]
    entries = [one for name in ("0", "1", "2", "None") for one in of_manifest(name, None, 1.0)]
    said = found("partition_nulls_wrong", entries=entries, manifests=manifests)
    assert sorted(said) == ["0", "2"]


def test_partition_bounds_must_equal_minimum_and_maximum() -> None:
    right, narrow, wide = [(1.0, 2.0)], [(1.5, 2.0), (1.0, 1.5)], [(0.5, 2.0), (1.0, 2.5)]
    without = [(None, 2.0), (1.0, None)]
    shared = {"content": "data", "partition_contains_null": {"p": False}}
    manifests = [
        shared
        | {"manifest_path": str(both)}
        | {"partition_lower": {"p": both[0]}, "partition_upper": {"p": both[1]}}
        for both in right + narrow + wide + without
    ]
    # A field without a summary is not checked.
    manifests += [
        one
        | {"manifest_path": f"no summary of {one['manifest_path']}"}
        | {"partition_contains_null": {"p": None}}
        for one in manifests[-2:]
    ]
    values = (1.0, 2.0, math.nan, -math.nan, None)
    entries = [one for row in manifests for one in of_manifest(row["manifest_path"], *values)]
    rows = {"entries": entries, "manifests": manifests}
    told_of = sorted(found("partition_bounds_too_narrow", "iceberg", **rows))
    assert told_of == sorted(map(str, narrow + without))
    assert sorted(found("partition_bounds_too_wide", "iceberg", **rows)) == sorted(map(str, wide))


def test_nan_upper_bound_needs_nan_partition_in_paimon() -> None:
    held = {
        "sound": (1.0, 2.0, math.nan),
        "sound, with a sign": (1.0, -math.nan),
        "without NaN": (1.0, 2.0),
        "without the least": (2.0, math.nan),
    }
    bounds = {"partition_lower": {"p": 1.0}, "partition_upper": {"p": math.nan}}
    manifests = [bounds | {"manifest_path": name, "content": "data"} for name in held]
    entries = [
        {"manifest_path": name, "partition": {"p": one}} for name in held for one in held[name]
    ]
    rows = {"entries": entries, "manifests": manifests}
    assert found("partition_bounds_too_narrow", "paimon", **rows) == []
    wide = found("partition_bounds_too_wide", "paimon", **rows)
    assert sorted(wide) == ["without NaN", "without the least"]


def test_manifest_listed_twice_needs_same_path_and_content() -> None:
    manifest = {"manifest_path": "m", "content": "data", "role": "base"}
    assert found("manifest_listed_twice", manifests=[manifest, {**manifest}]) == ["m"]
    for apart in ({"manifest_path": "m2"}, {"content": "changelog"}):
        assert found("manifest_listed_twice", manifests=[manifest, manifest | apart]) == []


@pytest.mark.sampled(3)
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
def test_damaged_or_duplicate_manifest_is_not_checked(check: str, said: dict[str, Any]) -> None:
    manifest = {"manifest_path": "m", "content": "data"} | said
    rows = {"entries": [{"partition": {"p": 1.0}, "bucket": 0}], "manifests": [manifest]}
    assert found(check, **rows) == ["m"]
    damage = {"path": "m", "kind": "manifest", "reason": "cut short"}
    assert found(check, **rows, damage=[damage]) == []
    assert found(check, **rows | {"manifests": [manifest, {**manifest}]}) == []


def test_partition_bounds_of_binary_are_not_checked() -> None:
    shape = TableShape(partition=pa.struct([("p", pa.binary())]))
    bounds = {"partition_lower": {"p": b"\xff"}, "partition_upper": {"p": b"\x01"}}
    manifest = bounds | {"manifest_path": "m", "content": "data"}
    rows = {"entries": [{"partition": {"p": b"\x05"}}], "manifests": [manifest]}
    for check in ("partition_bounds_too_narrow", "partition_bounds_too_wide"):
        assert found(check, "iceberg", shape, **rows) == []


def test_manifest_sequence_number_beyond_snapshot_or_entries_is_reported() -> None:
    cases = {
        (5, 3): False,
        (6, 3): True,  # newer than the snapshot
        (2, 3): True,  # below the manifest's minimum
        (5, 4): True,  # minimum above that of an entry
        (5, None): False,
        (2, 4): True,  # reported once
    }
    rows: dict[str, list[dict[str, Any]]] = {
        "snapshots": [{"snapshot_id": at, "sequence_number": 6 - at} for at in (1, 2)],
        "manifests": [
            {"manifest_path": str((number, least)), "content": "data"}
            | {"sequence_number": number, "min_sequence_number": least}
            for number, least in cases
        ],
        "entries": [
            {"manifest_path": str(case), "sequence_number": at, "status": status}
            for case in cases
            for at, status in ((4, "added"), (3, "added"), (1, "deleted"))
        ],
    }
    said = found("sequence_number_beyond_last", "iceberg", **rows)
    assert sorted(said) == sorted(str(case) for case, is_wrong in cases.items() if is_wrong)


def test_contains_null_false_without_null_partitions_is_correct() -> None:
    manifest = {"manifest_path": "m", "content": "data", "partition_contains_null": {"p": False}}
    rows = {"entries": [{"partition": {"p": 1.0}}], "manifests": [manifest]}
    assert found("partition_nulls_wrong", "iceberg", **rows) == []


def test_list_size_other_than_in_snapshot_is_reported() -> None:
    cases = {
        "5": ({"size": 5}, False),
        "6": ({"size": 6}, True),
        "4": ({"size": 4}, True),
        "unknown": ({"size": None}, False),
        "a manifest": ({"size": 6, "kind": "manifest"}, False),
        "damaged": ({"size": 6}, False),
    }
    rows: dict[str, list[dict[str, Any]]] = {"snapshots": [], "metadata_files": []}
    roles = ("base", "delta", "changelog")
    for role in roles:
        for name, (file, _) in cases.items():
            rows["metadata_files"].append(
                {"path": f"t/{role} {name}", "kind": "manifest list"} | file
            )
            column = f"{role}_manifest_list"
            rows["snapshots"] += [
                {"snapshot_id": 1, column: f"{role} {name}", "summary": [(f"{column}_size", said)]}
                for said in ("5", "unknown")
            ]
    rows["damage"] = [
        {"path": f"t/{role} damaged", "kind": "manifest list", "reason": "cut"} for role in roles
    ]
    wrong = [
        f"t/{role} {name}" for role in roles for name, (_, is_wrong) in cases.items() if is_wrong
    ]
    assert sorted(found("manifest_length_wrong", **rows)) == sorted(wrong)


def test_each_manifest_count_is_checked() -> None:
    statuses = ("added", "existing", "deleted")
    counts = {f"{one}_files_count": 1 for one in statuses}
    counts |= {f"{one}_rows_count": 3 for one in statuses}
    listed = {"right": counts} | {
        f"more {name}": counts | {name: n + 1} for name, n in counts.items()
    }
    entries = [
        {"manifest_path": path, "status": one, "record_count": 3}
        for path in listed
        for one in statuses
    ]
    without = {"without entries": {"added_files_count": 1}} | {name: {name: 0} for name in counts}
    manifests = [
        {"manifest_path": path, "content": "data"} | said
        for path, said in (listed | without).items()
    ]
    wrong = ["without entries", *(path for path in listed if path != "right")]
    told_of = found("manifest_counts_wrong", manifests=manifests, entries=entries)
    assert sorted(told_of) == sorted(wrong)


def severities(check: str, table_format: str, **rows: list[dict[str, Any]]) -> list[str]:
    source = GivenSource(rows, SHAPE, table_format, deletes_are_replayed=table_format == "paimon")
    with views_of(source, check) as con:
        return [told for (told,) in con.execute(f"SELECT severity FROM {check}").fetchall()]


@pytest.mark.parametrize(
    ("table_format", "status", "counts", "severity"),
    [
        ("iceberg", "added", (0, 0, 0), "error"),
        ("iceberg", "existing", (0, 0, 0), "error"),
        ("iceberg", "deleted", (0, 0, 0), "warning"),  # only readers of changes skip it
        ("iceberg", "added", (0, None, 0), "warning"),
        ("iceberg", "existing", (1, 0, 0), "warning"),
        ("iceberg", "added", (1, 0, 0), "warning"),
        ("iceberg", "added", (9, 0, 0), "warning"),
        ("paimon", "added", (0, None, 0), "error"),
        ("paimon", "deleted", (0, None, 0), "error"),
        ("paimon", "deleted", (0, None, 1), "warning"),
    ],
)
def test_manifest_count_is_an_error_if_readers_skip_the_manifest(
    table_format: str, status: str, counts: tuple[int | None, ...], severity: str
) -> None:
    names = ("added_files_count", "existing_files_count", "deleted_files_count")
    manifest = {"manifest_path": "m", "content": "data"} | dict(zip(names, counts, strict=True))
    entries = 2 * [{"manifest_path": "m", "status": status, "record_count": 3}]
    rows = {"manifests": [manifest], "entries": entries}
    said = severities("manifest_counts_wrong", table_format, **rows)
    assert severity in said
    assert set(said) <= {severity, "warning"}


def test_wrong_number_of_rows_in_a_manifest_is_a_warning() -> None:
    statuses = ("added", "existing", "deleted")
    entries = [{"manifest_path": one, "status": one, "record_count": 3} for one in statuses * 2]
    manifests = [
        {"manifest_path": one, "content": "data", f"{one}_rows_count": 0} for one in statuses
    ]
    rows = {"manifests": manifests, "entries": entries}
    assert severities("manifest_counts_wrong", "iceberg", **rows) == ["warning"] * 3


def test_null_count_is_an_error_if_it_hides_nulls_or_values() -> None:
    cases = {
        (0, 1): "error",
        (3, 2): "error",
        (4, 2): "error",
        (1, 2): "warning",
        (2, 1): "warning",
    }
    manifests = [
        {"manifest_path": str(case), "content": "data", "partition_null_counts": {"p": case[0]}}
        for case in cases
    ]
    entries = [
        one
        for case in cases
        for one in of_manifest(str(case), *(None if at < case[1] else 1.0 for at in range(3)))
    ]
    check = "partition_nulls_wrong"
    told_of = shown("subject || ' ' || severity", check, manifests=manifests, entries=entries)
    assert sorted(told_of) == sorted(f"{case} {severity}" for case, severity in cases.items())


@pytest.mark.parametrize(("table_format", "is_wrong"), [("iceberg", False), ("paimon", True)])
def test_partitions_of_deleted_entries_matter_only_in_paimon(
    table_format: str, is_wrong: bool
) -> None:
    shared = {"manifest_path": "m", "content": "data", "partition_contains_null": {"p": False}}
    manifest = shared | {"partition_lower": {"p": 1.0}, "partition_upper": {"p": 1.0}}
    deleted = [{"partition": {"p": value}, "status": "deleted"} for value in (2.0, None)]
    rows = {"manifests": [manifest], "entries": [{"partition": {"p": 1.0}}, *deleted]}
    for check in ("partition_bounds_too_narrow", "partition_nulls_wrong"):
        assert found(check, table_format, **rows) == ["m"] * is_wrong


@pytest.mark.parametrize(("listed", "effect"), [(0, "wrong rows"), (1, "nothing")])
def test_finding_has_the_effect_of_its_severity(listed: int, effect: str) -> None:
    entries = 2 * [{"manifest_path": "m", "status": "added", "record_count": 3}]
    manifest = {"manifest_path": "m", "content": "data", "added_files_count": listed}
    with views_of(
        GivenSource({"manifests": [manifest], "entries": entries}), "manifest_counts_wrong"
    ) as con:
        assert con.execute("SELECT effect FROM manifest_counts_wrong").fetchall() == [(effect,)]


@pytest.mark.parametrize(
    ("check", "effect", "rows"),
    [
        ("hint_wrong", "wrong rows or refused or slower", {"hints": [{"path": "h", "claim": "1"}]}),
        ("deletion_vector_dangling", "nothing", {"deletion_vectors": [{"data_file_path": "f"}]}),
    ],
)
def test_effect_of_a_check_with_one_severity_is_all_that_it_declares(
    check: str, effect: str, rows: dict[str, Any]
) -> None:
    with views_of(GivenSource(rows), check) as con:
        assert con.execute(f"SELECT effect FROM {check}").fetchall() == [(effect,)]
