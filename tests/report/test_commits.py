import pyarrow as pa
import pytest

from arrowmeta.report.commits import LIST_COLUMNS, ancestors, changed_files, commits_section

MOST = 2**63 - 1


def snapshots(*rows):
    schema = pa.schema(
        [
            ("snapshot_id", pa.int64()),
            ("parent_id", pa.int64()),
            ("committed_at", pa.timestamp("ms", "UTC")),
            ("operation", pa.string()),
            ("total_record_count", pa.int64()),
            ("delta_record_count", pa.int64()),
            *((name, pa.string()) for name in LIST_COLUMNS),
        ]
    )
    return pa.Table.from_pylist(
        [{"committed_at": 1000 * row["snapshot_id"], "operation": "APPEND"} | row for row in rows],
        schema,
    )


def commit(snapshot_id, parent_id=None, change=1, **more):
    row = {"snapshot_id": snapshot_id, "parent_id": parent_id, "delta_record_count": change}
    return row | more


def manifests(*rows):
    schema = pa.schema(
        [
            ("reference_snapshot_id", pa.int64()),
            ("added_snapshot_id", pa.int64()),
            ("content", pa.string()),
            ("added_files_count", pa.int64()),
            ("deleted_files_count", pa.int64()),
        ]
    )
    columns = zip(*rows, strict=True) if rows else [()] * 5
    return pa.table(
        [pa.array(column, field.type) for column, field in zip(columns, schema, strict=True)],
        schema=schema,
    )


def shown(section, title):
    [chart] = [chart for chart in section.charts if chart.title == title]
    return chart.bars


def test_ancestors_exclude_snapshots_of_other_branches():
    table = snapshots(commit(1), commit(2, 1), commit(3, 1), commit(4, 3), commit(5, 4))
    assert ancestors(table, 4) == [3, 2, 0]


def test_ancestors_of_cyclic_parents_end():
    assert ancestors(snapshots(commit(1, 2), commit(2, 1), commit(3, 3)), 1) == [0, 1]
    assert ancestors(snapshots(commit(3, 3)), 3) == [0]


@pytest.mark.parametrize("snapshot_id", [None, 9])
def test_unknown_snapshot_has_no_commits(snapshot_id):
    section = commits_section(snapshots(commit(1)), manifests(), snapshot_id)
    assert section.is_empty
    assert section.lead == "The metadata has no commit of this table."


def test_changed_files_count_manifests_added_by_the_snapshot():
    found = changed_files(
        manifests(
            (1, 1, "data", 3, 0),
            (2, 1, "data", 3, 0),
            (2, 2, "data", 1, 2),
            (2, 2, "deletes", 4, 0),
            (2, 2, "index", 50, 0),
            (3, 3, "data", None, 1),
            (3, 3, "data", 1, 1),
        )
    )
    assert found == {1: (3, 0), 2: (5, 2), 3: (None, 2)}


def test_commit_bars_are_proportional_and_removals_are_marked():
    table = snapshots(
        commit(1, None, 10), commit(2, 1, -5, total_record_count=5), commit(3, 2, None)
    )
    section = commits_section(table, manifests((1, 1, "data", 8, 0), (2, 2, "data", 2, 4)), 3)
    rows = shown(section, "Records by commit")
    marks = [(mark.value, mark.share, mark.is_removal) for bar in rows for mark in bar.marks]
    assert marks == [("unknown", 0.0, False), ("-5", 0.5, True), ("+10", 1.0, False)]
    assert [bar.detail for bar in rows] == [
        "snapshot 3",
        "snapshot 2, then 5 records",
        "snapshot 1",
    ]
    assert rows[2].label == "1970-01-01 00:00:01 · append"
    files = [
        [(mark.value, mark.share) for mark in bar.marks]
        for bar in shown(section, "Files by commit")
    ]
    assert files == [[("0", 0.0)], [("+2", 0.25), ("-4", 0.5)], [("+8", 1.0)]]


def test_only_the_last_60_commits_are_shown():
    table = snapshots(*(commit(n, n - 1 or None) for n in range(1, 101)))
    section = commits_section(table, manifests(), 100)
    bars = shown(section, "Records by commit")
    assert len(bars) == len(shown(section, "Files by commit")) == 60
    assert bars[0].detail == "snapshot 100"
    assert bars[-1].detail == "snapshot 41"
    assert section.lead.startswith("100 commits in the metadata led to this snapshot")
    assert "The last 60 are shown." in section.lead
