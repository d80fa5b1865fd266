"""Checks of snapshots and hints: cases just inside and outside of what they report."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sql.given_source import GivenSource, views_of
from tests.sql.run_checks import found


@pytest.mark.parametrize(
    ("claim", "truth", "is_wrong"),
    [("3", "3", False), ("2", "3", True), (None, "3", True), ("3", None, True)],
)
def test_hint_other_than_actual_value_is_reported(
    claim: str | None, truth: str | None, is_wrong: bool
) -> None:
    hint = {"path": "h", "claim": claim, "truth": truth, "effect": "readers fail"}
    assert found("hint_wrong", hints=[hint]) == ["h"] * is_wrong


@pytest.mark.parametrize(("ids", "missing"), [((1, 2), []), ((1, 3), [2]), ((1, 5, 6), [2])])
def test_gap_in_snapshot_ids_is_reported_in_paimon(
    ids: tuple[int, ...], missing: list[int]
) -> None:
    snapshots = [{"snapshot_id": one} for one in ids]
    assert found("snapshot_missing", snapshots=snapshots) == [f"snapshot {one}" for one in missing]
    assert found("snapshot_missing", "iceberg", snapshots=snapshots) == []


@pytest.mark.parametrize(("after", "is_wrong"), [(1, False), (0, False), (-1, True)])
def test_snapshot_older_than_its_parent_is_reported(after: int, is_wrong: bool) -> None:
    snapshots = [
        {"snapshot_id": 1, "committed_at": 5},
        {"snapshot_id": 2, "parent_id": 1, "committed_at": 5 + after},
    ]
    assert found("snapshot_before_parent", snapshots=snapshots) == ["snapshot 2"] * is_wrong


def snapshots_of(*snapshots: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """Return rows of snapshots, from names of manifests by role, and other fields as `said`.

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


@pytest.mark.sampled(3)
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
def test_base_other_than_files_of_parent_is_reported(
    first: dict[str, Any], second: dict[str, Any], is_wrong: bool
) -> None:
    rows = snapshots_of(first, second)
    check = "base_differs_from_parent"
    assert found(check, **rows) == ["snapshot 2"] * is_wrong
    assert found(check, "iceberg", **rows) == []


def test_base_without_manifests_is_reported_as_0_files() -> None:
    check, rows = "base_differs_from_parent", snapshots_of({"delta": ["m5"]}, {"delta": ["m7"]})
    with views_of(GivenSource(rows), check) as con:
        said = con.execute(f"SELECT expected, actual, detail FROM {check}").fetchall()
    assert said == [("1 file, 5 rows", "0 files, 0 rows", "live in snapshot 1")]


def pairs_of(*letters: str) -> dict[str, list[dict[str, Any]]]:
    """Return snapshots in pairs: the base of each second one leaves out the file of the first."""
    first = {"parent_id": None}
    commits = [
        {"delta": [f"{letter}{n}"], "said": first if n == 5 else {}}
        for letter in letters
        for n in (5, 7)
    ]
    return snapshots_of(*commits)


def test_base_is_not_checked_if_it_or_parent_is_damaged() -> None:
    check, rows = "base_differs_from_parent", pairs_of(*"abcdefg")
    paths = ("a5", "b7", "t/base-5", "t/delta-7", "t/base-10", "t/delta-12")
    damage = [{"path": path, "kind": "x", "reason": "cut"} for path in paths]
    assert found(check, **rows, damage=damage) == ["snapshot 14"]
    cut = [{"path": "m5", "kind": "manifest", "reason": "cut"}]
    in_part = snapshots_of({"delta": ["m5", "m6"]}, {"base": ["m6", "m8"], "delta": ["m7"]})
    assert found(check, **in_part, damage=cut) == []


def test_base_is_not_checked_if_a_tag_is_of_another_snapshot_with_the_id() -> None:
    check, rows = "base_differs_from_parent", pairs_of(*"abcdef")
    tags = [{"name": f"t{at}", "type": "tag", "snapshot_id": at} for at in (1, 4, 5, 8, 9, 12)]
    for tag, fields in zip(
        tags,
        [{"committed_at": 99}, {"committed_at": 99}, {"committed_at": 5}, {"committed_at": 8},
         {"committed_at": 99, "type": "branch"}, {"committed_at": 99, "type": "branch"}],
        strict=True,
    ):  # fmt: skip
        tag.update(fields)
    wrong = [f"snapshot {at}" for at in (6, 8, 10, 12)]
    assert sorted(found(check, **rows, refs=tags)) == sorted(wrong)


@pytest.mark.parametrize(("number", "is_wrong"), [(5, False), (6, True), (None, False)])
def test_file_sequence_number_above_snapshot_is_reported(
    number: int | None, is_wrong: bool
) -> None:
    # A later snapshot has a greater number.
    snapshots = [{"snapshot_id": at, "sequence_number": at + 4} for at in (1, 2)]
    rows = {"snapshots": snapshots, "entries": [{"sequence_number": number}]}
    assert found("sequence_number_impossible", "iceberg", **rows) == ["f0"] * is_wrong


def test_snapshot_without_schema_id_is_not_reported() -> None:
    # Spec: Iceberg v1 and v2, Snapshots: schema-id is optional.
    snapshots = [{"snapshot_id": 1, "schema_id": None}, {"snapshot_id": 2, "schema_id": 0}]
    assert found("schema_missing", "iceberg", snapshots=snapshots) == ["snapshot 2"]
    schema = {"schema_id": 0, "field_id": 1, "position": 0, "name": "x", "type": "int"}
    schema |= {"nullable": True, "is_partition_key": False, "is_primary_key": False}
    assert found("schema_missing", "iceberg", snapshots=snapshots, schemas=[schema]) == []


def test_tag_without_snapshot_is_reported_only_in_iceberg() -> None:
    tags = [{"name": f"t{one}", "type": "tag", "snapshot_id": one} for one in (1, 2, None)]
    rows = {"refs": tags, "snapshots": [{"snapshot_id": 1}]}
    assert found("ref_without_snapshot", "iceberg", **rows) == ["tag t2"]
    assert found("ref_without_snapshot", "paimon", **rows) == []


#: Commits of a table, from the first snapshot that is there.
History = list[dict[str, Any]]


def sized(*histories: History, first: int = 1) -> list[list[tuple[int, str]]]:
    """Return the snapshots of each history with a wrong total-files-size, and severities.

    A commit adds a data file of 100 bytes and a vector of 10 bytes in a file of 40 bytes, or the
    `entries` given; `said` is its summary.
    """
    rows: dict[str, list[dict[str, Any]]] = {"snapshots": [], "all_manifests": []}
    entries: list[dict[str, Any]] = []
    for at, commits in enumerate(histories):
        for number, commit in enumerate(commits, first):
            snapshot_id = 10 * at + number
            summary = {name.replace("_", "-"): str(n) for name, n in commit["said"].items()}
            parent = snapshot_id - 1 if number > 1 else None
            snapshot = {"snapshot_id": snapshot_id, "parent_id": parent}
            snapshot |= {"committed_at": snapshot_id, "summary": list(summary.items())}
            rows["snapshots"].append(snapshot)
            rows["all_manifests"] += [
                {"manifest_path": f"m{one}", "content": "data"}
                | {"reference_snapshot_id": snapshot_id}
                for one in range(10 * at + first, snapshot_id + 1)
            ]
            vector = {"content": "deletion_vector", "content_size_in_bytes": 10}
            added = commit.get("entries") or [
                {"content": "data", "file_size_in_bytes": 100},
                vector | {"file_size_in_bytes": 40},
            ]
            shared = {"manifest_path": f"m{snapshot_id}", "status": "added", "record_count": 1}
            entries += [shared | {"file_path": "f"} | one for one in added]
    source = GivenSource(
        rows | {"all_entries": entries}, format="iceberg", deletes_are_replayed=False
    )
    with views_of(source, "snapshot_totals_wrong") as con:
        query = "SELECT snapshot_id, severity FROM snapshot_totals_wrong ORDER BY ALL"
        found_in = con.execute(query).fetchall()
    return [
        [(one % 10, severity) for one, severity in found_in if one // 10 == at]
        for at in range(len(histories))
    ]


def total(size: int, **said: int) -> dict[str, Any]:
    return {"said": {"total_files_size": size} | said}


WRONG = [(1, "warning")]
LAST_WRONG = [(2, "warning")]


def test_total_size_has_deletion_vectors_by_content_or_by_file() -> None:
    cases = [
        ((110, 220), []),  # Java
        ((140, 280), []),  # iceberg-go
        ((110, 250), []),  # both, in turn
        ((140, 250), []),
        ((140, 251), LAST_WRONG),
        ((0, 110), WRONG),
    ]
    histories = [[total(size) for size in sizes] for sizes, _ in cases]
    assert sized(*histories) == [wrong for _, wrong in cases]


def test_total_size_may_lack_appended_manifests() -> None:
    appended = total(0, added_data_files=1)
    assert sized(
        [appended],
        [appended, total(110, added_data_files=1, added_files_size=110)],
        [total(110), total(110, added_data_files=1)],
        [total(110), total(109, added_data_files=1)],
        [total(110), total(110)],
    ) == [[], [], [], LAST_WRONG, LAST_WRONG]


def test_total_size_may_have_former_sizes_of_position_deletes() -> None:
    entries = [
        {"content": "data", "file_size_in_bytes": 100},
        {"content": "position_deletes", "file_size_in_bytes": 30},
    ]
    sizes = [(120, 120), (140, 140), (99, 99), (161, 161), (120, 110)]
    histories = [
        [total(size, added_data_files=1, added_files_size=added) | {"entries": entries}]
        for size, added in sizes
    ]
    assert sized(*histories) == [[], [], WRONG, WRONG, WRONG]


def test_total_size_may_lack_what_an_expired_parent_did_not_count() -> None:
    counted = total(5, added_data_files=1, added_files_size=5)
    assert sized([counted], [total(141)], first=2) == [[], LAST_WRONG]


def test_total_is_an_error_if_readers_answer_from_it() -> None:
    severities = {
        "total_records": "error",
        "total_position_deletes": "error",
        "total_equality_deletes": "error",
        "total_data_files": "warning",
        "total_delete_files": "warning",
        "total_files_size": "warning",
    }
    histories = [[{"said": {fact: value}}] for fact in severities for value in ("77", "many")]
    assert sized(*histories) == [[(1, one)] for one in severities.values() for _ in range(2)]
