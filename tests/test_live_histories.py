"""All relations, plans, Spark's tasks and plans of expiry agree on what is live.

The histories contradict themselves: entries delete files that differ in one field of the identity,
or that nothing adds; files are added twice; manifests are listed twice.
"""

import shutil
from collections import Counter
from contextlib import suppress
from dataclasses import replace

import pyarrow as pa
import pyarrow.compute as pc
import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.errors import UsageError
from arrowmeta.spark.options import ReadOptions
from arrowmeta.spark.tasks import Reader, Tables, condition_of, shares_of
from tests.histories import OTHERS, A, File, write_iceberg, write_paimon
from tests.refusals import refuses

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

COLUMNS = ["file_path", "level", "content_offset", "record_count"]
PAIMON_FILES = [A, *OTHERS]
ICEBERG_FILES = [A, File("b"), *(File("v.puffin", offset=at) for at in (4, 60))]


def rows_of(table):
    """Count the rows of a table, or of batches: path, level, offset and records of a file."""
    if not isinstance(table, pa.Table):
        table = pa.Table.from_batches(table) if table else pa.table({n: [] for n in COLUMNS})
    return Counter(zip(*(table[name].to_pylist() for name in COLUMNS), strict=True))


def row_of(root, is_paimon, file):
    if not is_paimon:
        return f"{root}/data/{file.name}", None, file.offset, file.rows
    inside = f"{root}/p={file.partition}/bucket-{file.bucket}/{file.name}"
    return file.external_path or inside, file.level, None, file.rows


def live_files(is_paimon, manifests, lists):
    """Count the live files of a snapshot, by the rule that readers of the format follow."""
    entries = [entry for names in lists for name in names for entry in manifests[name]]
    deleted = {file for status, file in entries if status == "deleted"} if is_paimon else set()
    added = (file for status, file in entries if status != "deleted")
    return Counter(file for file in added if file not in deleted)


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
        assert con.sql("SELECT count(*) FROM live_entries").fetchall() == [(shown.num_rows,)]
    yield "the view files", rows_of(shown)
    tables = Tables.of({}, str(table.location))
    reader = Reader(tables, "files", both[0].schema)
    yield "one task of Spark", rows_of(list(reader.batches(opened(), None)))
    if table.format == "iceberg":  # there, a join of Spark leaves out what other tasks delete
        shares = shares_of(opened().source, 1)
        tasks = [reader.batches(opened(), share) for share in shares]
        yield "several tasks", rows_of([batch for task in tasks for batch in task])
        request = ReadOptions.of({"path": str(table.location), "where": "true"})
        condition = condition_of(opened().source, request)
        reader = Reader(tables, "data_files", both[0].schema, condition=condition)
        planned = [batch for share in shares for batch in reader.batches(opened(), share)]
        planned = pa.Table.from_batches(planned, both[0].schema)
        yield "a condition in several tasks", rows_of(pa.concat_tables([planned, both[1]]))


def sums(table):
    """Yield all answers that count live data files and their rows."""
    names = ("file_count", "record_count")
    yield "partitions", [sum(table.partitions()[name].to_pylist()) for name in names]
    if table.format == "paimon":
        yield "buckets", [sum(table.buckets()[name].to_pylist()) for name in names]
    growth = table.growth(where=f"snapshot_id = {table.snapshot_id}")
    yield "growth", [growth[name][0].as_py() for name in ("data_file_count", "record_count")]


def check(root, is_paimon, manifests, listed):
    """Compare all answers about all snapshots of a table with each other."""
    shutil.rmtree(root, ignore_errors=True)
    root = (write_paimon if is_paimon else write_iceberg)(root / "t", manifests, listed)
    live = {}
    for number, lists in enumerate(listed, 1):
        files = live_files(is_paimon, manifests, lists)
        counts = dict.fromkeys(files, 1) if is_paimon else files  # the first of a file counts
        live[number] = Counter({row_of(root, is_paimon, f): n for f, n in counts.items()})
        table = arrowmeta.open(root, snapshot_id=number)
        assert rows_of(table.files(COLUMNS)) == live[number]
        n_data = sum(n for row, n in live[number].items() if row[2] is None)
        assert table.growth().to_pylist()[number - 1]["data_file_count"] == n_data
    for name, found in answers(table, root.parent / "store"):
        assert found == live[number], name
    data = {row: n for row, n in live[number].items() if row[2] is None}
    total = [sum(data.values()), sum(row[3] * n for row, n in data.items())]
    for name, found in sums(table):
        assert found == total, name
    (count,) = table.aggregate("count(*)")["count(*)"].to_pylist()
    assert count["value"] == total[1]
    paths = {row[0] for row in live[number]}
    assert set(table.column_stats(["file_path"])["file_path"].to_pylist()) == paths
    _check_surplus(root, number, files, lists)
    _check_changes(arrowmeta.open(root), listed, live)
    _check_maintenance(arrowmeta.open(root), paths)


def _check_changes(table, listed, live):
    """What all snapshots have, and what two of them that share no manifest do not."""
    assert set(rows_of(table.all_files(COLUMNS))) == {row for rows in live.values() for row in rows}
    seen = table.sql("SELECT file_path, snapshot_ids FROM snapshot_files").to_pylist()
    expected = {}
    for number, rows in live.items():
        for row in rows:
            expected.setdefault(row[0], set()).add(number)
    assert {row["file_path"]: set(row["snapshot_ids"]) for row in seen} == expected
    for number in range(2, len(listed) + 1):
        before, after = ({one for some in listed[number - at] for one in some} for at in (2, 1))
        found, old, new = table.diff(number - 1, number), set(live[number - 1]), set(live[number])
        # Where one snapshot has nothing of a file, another manifest could add what it deletes.
        for change, rows in (("added", new - old), ("removed", old - new)):
            changed = rows_of(found.filter(pc.equal(found["change"], change))).keys()
            assert before & after or changed >= rows


def _check_maintenance(table, live):
    """Plans of expiry and repair name no live file for deletion, or are refused."""
    with suppress(UsageError):
        expirable = table.expire("2099-01-01", retain_last=1).expirable["path"].to_pylist()
        assert live.isdisjoint(expirable)
    stored = pa.table({"file_path": sorted(live)})
    with suppress(UsageError):
        repairs = table.repair_plan(stored).repairs.to_pylist() if live else []
        assert live.isdisjoint(one["path"] for one in repairs if one["kind"] == "orphan")


def _check_surplus(root, number, files, lists):
    """Whatever is live twice is declared, with its rows, and raised if strict."""
    names = [name for some in lists for name in some]
    repeated = [file for file, n in files.items() if n > 1]
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
            strict = arrowmeta.open(root, snapshot_id=number, strict=True)
            refuses(arrowmeta.CorruptMetadataError, "live already", ask, strict)


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
DELETED = {
    "m": [("added", C), ("deleted", C), ("added", C)],
    "n": [("deleted", D), ("deleted", D)],
    "o": [("added", D), ("added", replace(C, partition=2.0))],
    "p": [("added", A)],
    "q": [("added", A), ("added", A), ("added", File("b"))],
    "r": [("deleted", one) for one in OTHERS[1:]],
}
VECTORS = {
    "m": [("added", A), ("existing", File("b"))],
    "n": [("existing", A), ("deleted", File("b"))],
    "v": [("added", one) for one in ICEBERG_FILES[2:]] * 2,
}
OF_PAIMON = [(["m"], []), (["m", "n"], ["o"]), (["m", "n", "p"], ["o", "q", "p", "r"])]
OF_ANY = st.tuples(
    st.just(True), histories(PAIMON_FILES, ("added", "added", "deleted"), mixed=True)
) | st.tuples(
    st.just(False), histories(ICEBERG_FILES, ("added", "existing", "deleted"), mixed=False)
)


@example((True, (DELETED, OF_PAIMON)))
@example((False, (VECTORS, [(["m"], []), (["m"], ["n", "v"])])))
@settings(phases=[Phase.explicit])
@given(OF_ANY)
def test_all_answers_agree_on_given_histories(tmp_path_factory, drawn):
    check(tmp_path_factory.mktemp("given"), drawn[0], *drawn[1])


@pytest.mark.exhaustive
@settings(max_examples=60, deadline=None)
@given(OF_ANY)
def test_all_answers_agree_on_many_histories(tmp_path_factory, drawn):
    check(tmp_path_factory.mktemp("many"), drawn[0], *drawn[1])


@pytest.mark.exhaustive
@pytest.mark.spec("paimon: FileEntry.Identifier")
@pytest.mark.parametrize("other", OTHERS, ids=repr)
def test_delete_of_another_file_leaves_a_file_live_everywhere(tmp_path, other):
    manifests = {"m": [("added", A), ("added", File("c"))], "n": [("deleted", other)]}
    check(tmp_path, True, manifests, [(["m"], []), (["m"], ["n"])])
