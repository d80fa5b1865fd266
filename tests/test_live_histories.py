"""All relations, plans, Spark's tasks and plans of expiry agree on what is live.

The histories contradict themselves: entries delete files that differ in one field of the identity,
or that nothing adds; files are added twice; manifests are listed twice.
"""

import shutil
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.errors import UsageError
from arrowmeta.predicate.tree import TRUE
from arrowmeta.spark.tasks import Reader, Tables, shares_of
from arrowmeta.tables.locate import Opening
from tests.histories import OTHERS, A, File, write_iceberg, write_paimon

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

#: A file: path, level, offset, rows.
Row = tuple[str, int | None, int | None, int]
COLUMNS = ["file_path", "level", "content_offset", "record_count"]

PAIMON_FILES = [A, *OTHERS]
ICEBERG_FILES = [A, File("b"), *(File("v.puffin", offset=at) for at in (4, 60))]


def rows_of(table):
    if not isinstance(table, pa.Table):
        table = pa.Table.from_batches(table) if table else pa.table({n: [] for n in COLUMNS})
    return Counter(zip(*(table[name].to_pylist() for name in COLUMNS), strict=True))


def expected_rows(root, is_paimon, manifests, lists):
    """Live files of a snapshot, by the rule that readers of the format follow."""
    entries = [entry for names in lists for name in names for entry in manifests[name]]
    added = [file for status, file in entries if status != "deleted"]
    if is_paimon:
        deleted = {file for status, file in entries if status == "deleted"}
        added = list(dict.fromkeys(file for file in added if file not in deleted))
    return Counter(_row(root, is_paimon, file) for file in added)


def _row(root, is_paimon, file):
    if not is_paimon:
        return f"{root}/data/{file.name}", None, file.offset, file.rows
    inside = f"{root}/p={file.partition}/bucket-{file.bucket}/{file.name}"
    return file.external_path or inside, file.level, None, file.rows


def answers(table, store):
    """Yield all answers that list live files of the open snapshot."""

    def opened(**options):
        return arrowmeta.open(table.location, snapshot_id=table.snapshot_id, **options)

    yield "files", rows_of(opened().files(COLUMNS))
    both = (opened().data_files(COLUMNS), opened().delete_files(COLUMNS))
    yield "data_files and delete_files", rows_of(pa.concat_tables(both))
    yield "reader", rows_of(opened().reader("files", COLUMNS, batch_size=1).read_all())
    for number in (1, 2):
        yield f"store, time {number}", rows_of(opened(store=store).files(COLUMNS))
    plan = pa.concat_tables([opened().plan("true").files.select(COLUMNS), both[1]])
    yield "plan", rows_of(plan)
    with arrowmeta.connect(opened()) as con:
        shown = con.sql(f"SELECT {', '.join(COLUMNS)} FROM files").to_arrow_table()
        n_live = con.sql("SELECT count(*) FROM live_entries").fetchall()
    yield "the view files", rows_of(shown)
    assert n_live == [(shown.num_rows,)]
    tables = Tables("", Opening(str(table.location)), 1)
    reader = Reader(tables, "files", both[0].schema)
    yield "one task of Spark", rows_of(list(reader.batches(opened(), None)))
    if table.format == "iceberg":  # there, a join of Spark leaves out what other tasks delete
        shares = shares_of(opened().source, 1)
        tasks = [reader.batches(opened(), share) for share in shares]
        yield "several tasks", rows_of([batch for task in tasks for batch in task])
        reader = Reader(tables, "data_files", both[0].schema, condition=TRUE)
        planned = [batch for share in shares for batch in reader.batches(opened(), share)]
        planned = pa.Table.from_batches(planned, both[0].schema)
        yield "a condition in several tasks", rows_of(pa.concat_tables([planned, both[1]]))


def sums(table):
    """Yield all answers that count live data files and their rows."""

    def counted(found, files, rows):
        return sum(found[files].to_pylist()), sum(found[rows].to_pylist())

    yield "partitions", counted(table.partitions(), "file_count", "record_count")
    if table.format == "paimon":
        yield "buckets", counted(table.buckets(), "file_count", "record_count")
    growth = table.growth()
    at = growth["snapshot_id"].to_pylist().index(table.snapshot_id)
    yield "growth", counted(growth.slice(at, 1), "data_file_count", "record_count")


def check(root, is_paimon, manifests, listed):
    """Compare all answers about all snapshots of a table with each other."""
    write: Callable[..., Path] = write_paimon if is_paimon else write_iceberg
    shutil.rmtree(root, ignore_errors=True)
    write(root / "t", manifests, listed)
    live = {}
    for number, lists in enumerate(listed, 1):
        expected = live[number] = expected_rows(root / "t", is_paimon, manifests, lists)
        table = arrowmeta.open(root / "t", snapshot_id=number)
        assert rows_of(table.files(COLUMNS)) == expected
        growth = table.growth().to_pylist()[number - 1]
        assert growth["data_file_count"] == sum(n for row, n in expected.items() if row[2] is None)
    for name, found in answers(table, root / "store"):
        assert found == expected, name
    data = {row: n for row, n in expected.items() if row[2] is None}
    total = (sum(data.values()), sum(row[3] * n for row, n in data.items()))
    for name, counts in sums(table):
        assert counts == total, name
    (count,) = table.aggregate("count(*)")["count(*)"].to_pylist()
    assert count["value"] == total[1]
    stats = table.column_stats(["file_path"])["file_path"].to_pylist()
    assert set(stats) == {row[0] for row in expected}
    _check_surplus(root / "t", number, is_paimon, manifests, lists)
    table = arrowmeta.open(root / "t")
    _check_changes(table, is_paimon, listed, live)
    _check_maintenance(table, {row[0] for row in live[number]})
    everywhere = {row for rows in live.values() for row in rows}
    all_files = table.all_files(COLUMNS)
    assert set(rows_of(all_files)) == everywhere
    seen = table.sql("SELECT file_path, snapshot_ids FROM snapshot_files").to_pylist()
    assert {row["file_path"]: set(row["snapshot_ids"]) for row in seen} == {
        path: {number for number, rows in live.items() if path in {row[0] for row in rows}}
        for path in {row[0] for row in everywhere}
    }


def _check_maintenance(table, live):
    """Plans of expiry and repair name no live file for deletion, or are refused."""
    with suppress(UsageError):
        expirable = table.expire("2099-01-01", retain_last=1).expirable["path"].to_pylist()
        assert live.isdisjoint(expirable)
    stored = pa.table({"file_path": sorted(live)})
    with suppress(UsageError):
        repairs = table.repair_plan(stored).repairs.to_pylist() if live else []
        assert live.isdisjoint(one["path"] for one in repairs if one["kind"] == "orphan")


def _check_changes(table, is_paimon, listed, live):
    """Files that differ between snapshots without a shared manifest are those of `diff`."""
    for number in range(2, len(listed) + 1):
        before, after = (
            {one for some in listed[at] for one in some} for at in (number - 2, number - 1)
        )
        if before & after:
            continue
        found = table.diff(number - 1, number)
        old, new = set(live[number - 1]), set(live[number])
        # Where one snapshot has nothing of a file, another manifest could add what it deletes.
        assert rows_of(found.filter(pa.compute.equal(found["change"], "added"))).keys() >= new - old
        assert (
            rows_of(found.filter(pa.compute.equal(found["change"], "removed"))).keys() >= old - new
        )


def _check_surplus(root, number, is_paimon, manifests, lists):
    """Whatever is live twice is declared, with its rows, and raised if strict."""
    names = [name for some in lists for name in some]
    entries = [entry for name in names for entry in manifests[name]]
    deleted = {file for status, file in entries if status == "deleted"} if is_paimon else set()
    added = Counter(f for status, f in entries if status != "deleted" and f not in deleted)
    repeated = [file for file, n in added.items() if n > 1]
    is_listed_twice = len(set(names)) < len(names)
    in_data = is_listed_twice or any(file.offset is None for file in repeated)
    for ask, is_damaged in (
        (lambda table: table.files(["record_count"]), is_listed_twice or bool(repeated)),
        (lambda table: table.plan("true").files, in_data),
    ):
        table = arrowmeta.open(root, snapshot_id=number)
        ask(table)
        kinds = set(table.damage["kind"].to_pylist())
        assert kinds <= {"repeated manifest", "repeated entries"}
        assert bool(kinds) == is_damaged
        assert table.complete  # all was read
        assert not is_damaged or table.standing_so_far.state == "contradictory"
        if is_damaged:
            with pytest.raises(arrowmeta.CorruptMetadataError, match="live already"):
                ask(arrowmeta.open(root, snapshot_id=number, strict=True))


def histories(files, statuses, *, mixed):
    """Draw manifests, and the lists of up to three snapshots."""

    def of_kind(is_vector):
        some = [one for one in files if mixed or (one.offset is not None) == is_vector]
        entry = st.tuples(st.sampled_from(statuses), st.sampled_from(some))
        return st.lists(entry, min_size=1, max_size=4)

    manifests = st.lists(st.booleans().flatmap(of_kind), min_size=1, max_size=4).map(
        lambda found: {f"manifest-{at}": entries for at, entries in enumerate(found)}
    )

    def with_lists(known):
        names = st.lists(st.sampled_from(sorted(known)), max_size=3)
        return st.tuples(st.just(known), st.lists(st.tuples(names, names), min_size=1, max_size=3))

    return manifests.flatmap(with_lists)


C, D = File("c"), File("d")
#: An entry that deletes a file before, after and between entries that add it, and twice; a file
#: that two manifests add, while entries delete files that differ in one field of the identity.
DELETED: Any = {
    "m": [("added", C), ("deleted", C), ("added", C)],
    "n": [("deleted", D), ("deleted", D)],
    "o": [("added", D), ("added", replace(C, partition=2.0))],
    "p": [("added", A)],
    "q": [("added", A), ("added", A), ("added", File("b"))],
    "r": [("deleted", one) for one in OTHERS[1:]],
}


@example((DELETED, [(["m"], []), (["m", "n"], ["o"]), (["m", "n", "p"], ["o", "q", "p", "r"])]))
@settings(phases=[Phase.explicit])
@given(histories(PAIMON_FILES, ("added", "added", "deleted"), mixed=True))
def test_all_answers_agree_on_drawn_paimon_histories(tmp_path_factory, history):
    check(tmp_path_factory.mktemp("paimon"), True, *history)


VECTORS: Any = {
    "m": [("added", A), ("existing", File("b"))],
    "n": [("existing", A), ("deleted", File("b"))],
    "v": [("added", one) for one in ICEBERG_FILES[2:]] * 2,
}


@example((VECTORS, [(["m"], []), (["m"], ["n", "v"])]))
@settings(phases=[Phase.explicit])
@given(histories(ICEBERG_FILES, ("added", "existing", "deleted"), mixed=False))
def test_all_answers_agree_on_drawn_iceberg_histories(tmp_path_factory, history):
    check(tmp_path_factory.mktemp("iceberg"), False, *history)


@pytest.mark.exhaustive
@settings(max_examples=60, deadline=None)
@given(
    st.booleans().flatmap(
        lambda is_paimon: st.tuples(
            st.just(is_paimon),
            histories(PAIMON_FILES, ("added", "added", "deleted"), mixed=True)
            if is_paimon
            else histories(ICEBERG_FILES, ("added", "existing", "deleted"), mixed=False),
        )
    )
)
def test_all_answers_agree_on_many_histories(tmp_path_factory, drawn):
    is_paimon, history = drawn
    check(tmp_path_factory.mktemp("many"), is_paimon, *history)


@pytest.mark.exhaustive
@pytest.mark.spec("paimon: FileEntry.Identifier")
@pytest.mark.parametrize("other", OTHERS, ids=repr)
def test_delete_of_another_file_leaves_a_file_live_everywhere(tmp_path, other):
    manifests = {"m": [("added", A), ("added", File("c"))], "n": [("deleted", other)]}
    check(tmp_path, True, manifests, [(["m"], []), (["m"], ["n"])])
