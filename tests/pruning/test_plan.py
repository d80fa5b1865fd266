"""Plans and aggregates over small real tables of both formats."""

import io
import json
import pickle
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import fastavro
import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import CorruptMetadataError, PredicateError, UnsupportedError, UsageError
from tests.bundled import DATA, sampled
from tests.pruning.given_files import STAGES, plan_by, values
from tests.reconcile.copies import PaimonCopy

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*looks like the newest"),
    pytest.mark.filterwarnings("ignore:the answer is incomplete"),
]


@pytest.fixture(params=sampled())
def table(request):
    return opened(request.param)


def opened(name):
    return arrowmeta.open(DATA / name, allow_moved_paths=True)


def rows(files):
    return sorted(map(repr, files.to_pylist()))


def paths(plan):
    return plan.files["file_path"].to_pylist()


def test_plan_files_are_data_files_with_applicable_deletes(table):
    plan = table.plan()
    assert plan.files.schema.names == [*table.schema_of("data_files").names, "delete_files"]
    live = {one["file_path"]: one for one in table.data_files().to_pylist()}
    applicable = table.applicable_deletes().to_pylist()
    for one in plan.files.to_pylist():
        deletes = one.pop("delete_files")
        assert repr(one) == repr(live[one["file_path"]])
        assert deletes == sorted(
            {d["delete_file_path"] for d in applicable if d["data_file_path"] == one["file_path"]}
        )


def test_plans_of_bundled_tables_agree_in_all_answers(table):
    first = table.schema.names[0]
    where = f'"{first}" IS NOT NULL'
    plan = table.plan(where)
    # The funnel never grows, and ends with the kept files.
    funnel = plan.funnel.to_pylist()
    sizes = plan.files["file_size_in_bytes"].to_pylist()
    assert (funnel[-1]["kept"], funnel[-1]["bytes_kept"]) == (len(sizes), sum(sizes))
    assert all(stage["kept"] <= stage["total"] for stage in funnel)
    assert all(before["kept"] == after["total"] for before, after in pairwise(funnel[1:]))
    for condition in (None, where, f"{first} IS NULL OR hash({first}) > 0"):
        of_condition = table.plan(condition)
        assert set(of_condition.why()["file_path"].to_pylist()) == set(paths(of_condition))
    # Macros return the same.
    asked = "'" + where + "'"
    answers = {"plan_files": plan.files, "plan_manifests": plan.manifests, "why_kept": plan.why()}
    for macro, answer in (answers | {"explain_plan": plan.funnel}).items():
        assert rows(table.sql(f"FROM {macro}({asked})")) == rows(answer)
    for names in (plan.funnel.column_names, table.sql(f"FROM explain_plan({asked})").column_names):
        assert names[:5] == ["stage", "total", "kept", "bytes_total", "bytes_kept"]


@pytest.mark.sampled(1)
def test_single_stages_keep_at_least_files_of_all_and_plan_many_counts_those_of_plans(table):
    for field in table.schema:
        where = f'"{field.name}" IS NULL'
        together = set(paths(plan_by(table, STAGES, where)))
        for stage in STAGES:
            assert together <= set(paths(plan_by(table, [stage], where)))
    predicates = [f'"{name}" IS {x}NULL' for name in table.schema.names for x in ("", "NOT ")]
    for row in table.plan_many(predicates).to_pylist():
        sizes = (
            plan_by(table, STAGES[:-1], row["predicate"]).files["file_size_in_bytes"].to_pylist()
        )
        assert (row["files"], row["bytes"]) == (len(sizes), sum(sizes))


@pytest.mark.parametrize("name", ["pk_deletion_vectors", "iceberg_v1_to_v2"])
def test_third_plan_of_a_small_table_reads_no_manifest(tmp_path, name):
    shutil.copytree(DATA / name, tmp_path / name)
    kept = arrowmeta.open(tmp_path / name, allow_moved_paths=True)
    where = f"{kept.schema.names[0]} IS NOT NULL"
    first, second = (kept.plan(where).table(["file_path"]) for _ in range(2))
    for path in kept.manifests()["manifest_path"].to_pylist():
        (manifest,) = (tmp_path / name).rglob(Path(path).name)  # of the copy, wherever paths lead
        manifest.unlink()
    again = kept.plan(where).table(["file_path"])
    assert again.num_rows > 0
    assert first.equals(second)
    assert first.equals(again)
    assert not kept.damage.num_rows


def test_strict_plans_of_undamaged_entries_are_the_same_each_time(tmp_path):
    copy = PaimonCopy(DATA / "pk_all_types", tmp_path / "table")
    for role in ("base", "delta"):
        copy.edit_manifest(role, lambda rows: rows[0]["_FILE"].update(_FILE_SOURCE=99))
    strict = arrowmeta.open(copy.root, strict=True)
    plans = [strict.plan("pt = 'p1'").table(["file_path", "upper_bounds"]) for _ in range(3)]
    assert plans[0].num_rows > 0
    assert plans[0].equals(plans[1])
    assert plans[0].equals(plans[2])
    with pytest.raises(CorruptMetadataError):
        strict.entries()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["append_snappy", "pk_tags_branches", "iceberg_v1_to_v2"])
def test_plan_does_not_import_pandas(name):
    script = (
        "import sys, arrowmeta\n"
        f"t = arrowmeta.open({str(DATA / name)!r}, allow_moved_paths=True)\n"
        "first = t.schema.names[0]\n"
        "for where in (None, f'{first} IS NULL', f'{first} IS NOT NULL'):\n"
        "    t.plan(where).table(['file_path', 'partition', 'delete_files'])\n"
        "print('pandas' in sys.modules)"
    )
    command = [sys.executable, "-W", "ignore", "-c", script]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "False\n"


# -- a table of integers, in partitions ------------------------------------------------------------


@pytest.fixture
def snappy():
    return opened("append_snappy")


def test_order_limit_and_keys_rule_out_files_by_bounds(snappy):
    columns = ["file_path", "lower_bounds", "upper_bounds"]
    files = [
        (one["file_path"], one["lower_bounds"]["id"], one["upper_bounds"]["id"])
        for one in snappy.data_files(columns).to_pylist()
    ]
    certain = max(lower for _, lower, _ in files)
    top = snappy.plan(limit=1, order_by="id DESC")
    assert set(paths(top)) == {path for path, _, upper in files if upper >= certain}
    assert paths(snappy.plan("ORDER BY id DESC LIMIT 1")) == paths(top)
    key = files[0][1]
    plan = snappy.plan(keys={"id": pa.array([key, None, key])})
    assert set(paths(plan)) == {path for path, lower, upper in files if lower <= key <= upper}
    assert len(snappy.plan(keys={"id": pa.array([], pa.int64())})) == 0


@pytest.mark.parametrize(("text", "condition", "limit", "order"), [
    ("id > 3 LIMIT 1", "id > 3", 1, None), ("LIMIT 2 ;", None, 2, None),
    ("id > 3 -- all\n order by id\n limit 1", "id > 3 -- all", 1, "id"),
    ("p = 'x LIMIT 1' LIMIT 2", "p = 'x LIMIT 1'", 2, None),
    ("id IN (1, 2) ORDER BY id DESC NULLS LAST, p LIMIT 3", "id IN (1, 2)", 3,
     "id DESC NULLS LAST"),
])  # fmt: skip
def test_condition_may_end_with_the_order_and_limit_of_its_query(
    snappy, text, condition, limit, order
):
    plan = snappy.plan(condition, limit=limit, order_by=order)
    assert snappy.plan(text).files == plan.files
    assert snappy.explain(text).steps == plan.explain().steps


@pytest.mark.parametrize("where", ["id > 3 ORDER BY id LIMIT 2", pc.field("id") > 3, None])
def test_plan_and_its_explanation_are_pickled(snappy, where):
    plan = snappy.at(1).plan(where, keys={"p": ["p1"]}, dialect="spark")
    copy = pickle.loads(pickle.dumps(plan))
    assert copy.files == plan.files
    assert copy.why() == plan.why()
    explained = pickle.loads(pickle.dumps(plan.explain()))
    assert explained.to_arrow() == plan.explain().to_arrow()


def test_aggregates_over_whole_files_are_exact(snappy):
    files = snappy.data_files().to_pylist()
    count = sum(one["record_count"] for one in files)
    least = min(one["lower_bounds"]["id"] for one in files)
    assert values(snappy, "count(*), min(id) AS least") == [(count, True), (least, True)]
    in_p1 = sum(one["record_count"] for one in files if one["partition"]["p"] == "p1")
    assert values(snappy, "count(*)", "p = 'p1'") == [(in_p1, True)]
    assert values(snappy, "count(*)", f"id > {least}")[0][1] is False


def test_aggregates_with_deletes_or_without_bounds_are_not_exact(corpus_folder):
    table = opened("iceberg_v3_deletion_vectors")
    count = sum(table.data_files(["record_count"])["record_count"].to_pylist())
    assert values(table, "count(*)") == [(count, False)]
    assert values(opened("pk_all_types"), "count(*)")[0][1] is False
    table = arrowmeta.open(corpus_folder / "iceberg" / "core_big_v2_v", allow_moved_paths=True)
    assert values(table, "min(fx), max(fx)", "fx = 'abcde'") == [(None, False)] * 2


def test_missing_manifest_makes_answers_incomplete(tmp_path):
    location = shutil.copytree(DATA / "append_snappy", tmp_path / "t")
    whole, select = arrowmeta.open(location), "count(*), min(id), max(id)"
    assert {is_exact for _, is_exact in values(whole, select)} == {True}
    n_files = len(whole.plan("id >= 0"))
    assert len(whole.plan(limit=1)) == 1
    Path(whole.manifests()["manifest_path"][0].as_py()).unlink()
    part = arrowmeta.open(location)
    [row] = part.aggregate(select).to_pylist()
    assert {(one["exact"], one["why"]) for one in row.values()} == {
        (False, "files or deletes may be missing. Partial: 1 place of the metadata could not be"
         " read; `damage` lists it.")
    }  # fmt: skip
    # A limit rules out no file.
    assert len(part.plan(limit=1)) == len(part.plan()) > 1
    part = arrowmeta.open(location)
    with pytest.warns(UserWarning, match="the answer is incomplete"):
        assert len(part.plan("id >= 0").files) < n_files
    assert not part.complete


# -- numbers that no table has ---------------------------------------------------------------------

MOST = 2**63 - 1


def too_many(file):
    return [{"key": one["key"], "value": 2**40} for one in file["null_value_counts"] or []]


@pytest.fixture
def with_data_files(tmp_path):
    """Return a copy of a table, with other values in the data files of all its entries."""

    def change(**changes):
        copy = shutil.copytree(DATA / "iceberg_v2_position_deletes", tmp_path / "t")
        for path in (copy / "metadata").glob("*-m*.avro"):
            reader = fastavro.reader(io.BytesIO(path.read_bytes()))
            entries = list(reader)
            for entry in entries:
                file = entry["data_file"]
                file.update({name: value_of(file) for name, value_of in changes.items()})
            metadata = {k: v for k, v in reader.metadata.items() if not k.startswith("avro.")}
            with path.open("wb") as file:
                fastavro.writer(file, reader.writer_schema, entries, metadata=metadata)
        return arrowmeta.open(copy, allow_moved_paths=True)

    return change


def test_impossible_counts_make_answers_unknown(with_data_files):
    table = with_data_files(null_value_counts=too_many)
    count = sum(table.data_files(["record_count"])["record_count"].to_pylist())
    assert values(table, f'count("{table.schema.names[0]}")') == [(count, False)]


def test_count_of_records_beyond_64_bits_is_unknown(with_data_files):
    table = with_data_files(record_count=lambda file: MOST)
    assert table.data_files().num_rows > 1
    assert values(table, "count(*)") == [(None, False)]
    assert table.sql("FROM snapshot_totals_wrong").num_rows > 0


def test_total_bytes_beyond_64_bits_are_unknown(with_data_files, tmp_path):
    """The sum of two sizes would overflow to -2 bytes."""
    table = with_data_files(file_size_in_bytes=lambda file: MOST)
    predicates = ["true", "id > 280", "false"]
    plans = [table.plan(predicate) for predicate in predicates]
    kept = [plan.files.num_rows for plan in plans]
    assert kept[0] > kept[1] > 1
    for plan, n_files in zip(plans, kept, strict=True):
        last = plan.funnel.to_pylist()[-1]
        assert (last["kept"], last["bytes_kept"]) == (n_files, None if n_files > 1 else 0)
    assert "unknown bytes" in repr(plans[0])
    many = table.plan_many(predicates)
    assert many["files"].to_pylist() == kept
    assert many["bytes"].to_pylist() == [None, None, 0]
    assert main(["explain", str(tmp_path / "t"), predicates[1], "--allow-moved-paths"]) == 0


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("name", "column"), [
    ("append_snappy", "id"), ("iceberg_v3_deletion_vectors", "id"),
])  # fmt: skip
def test_always_false_predicate_works_with_aggregate_limit_and_keys(name, column):
    table = opened(name)
    select = f"count(*), count({column}), min({column})"
    assert values(table, select, f"{column} > 0 AND false") == [(0, True), (0, True), (None, True)]
    assert len(table.plan("1 = 0", limit=1, order_by=column)) == 0
    assert len(table.plan("1 = 0", keys={column: pa.array([1])})) == 0


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize("select", [
    "sum(id)", "max_by(id, id)", "count(DISTINCT id)", "count(*) FILTER (WHERE id > 1)",
    "count(*) OVER ()", "id", "min(id + 1)", "count(*) FROM t UNION ALL SELECT count(*)",
])  # fmt: skip
def test_unsupported_aggregate_raises_error(snappy, select):
    with pytest.raises((UnsupportedError, PredicateError), match=r"answered from|not a list"):
        snappy.aggregate(select)


@pytest.mark.parametrize(("text", "message"), [
    ("id > 3 ORDER BY id", "ORDER BY rules out files only with LIMIT"),
    ("id > 3 ORDER BY abs(id) LIMIT 1", "ORDER BY abs.id. is not a column"),
    ("id > 3 LIMIT 1 OFFSET 2", "at position 8"), ("limit > 3", "at position 1"),
])  # fmt: skip
def test_text_behind_a_condition_that_is_no_order_and_limit_raises_error(snappy, text, message):
    with pytest.raises(PredicateError, match=message):
        snappy.plan(text)


def test_invalid_questions_raise_errors(snappy):
    # A lone surrogate is not valid text, and is not passed to DuckDB.
    for predicate in ("nope = 1", "p = '\ud800'"):
        for ask in (snappy.plan, lambda one: snappy.plan_many([one])):
            with pytest.raises(PredicateError):
                ask(predicate)
    with pytest.raises(UsageError):
        snappy.plan(order_by="p")
    empty = "order_by is empty"
    for order, said in (("length(p)", "length"), ("", empty), (" ", empty)):
        with pytest.raises(PredicateError, match=said):
            snappy.plan(order_by=order, limit=1)
    condition = pc.field("id") == 1
    # From Python 3.12 on, C functions have a separate, higher recursion limit.
    for depth in range(250 if sys.version_info < (3, 12) else 400):
        other = pc.field("id") == depth + 2
        condition = condition & other if depth % 2 else condition | other
    with pytest.raises(PredicateError, match="nested too deeply"):
        snappy.plan_many([condition])


def test_why_explains_files_kept_for_value_outside_of_column_type(tmp_path):
    """The plan casts the value to nanoseconds; `why` need not, as all values are null."""
    root = Path(shutil.copytree(DATA / "append_schema_evolution", tmp_path / "t"))
    schema = json.loads((root / "schema" / "schema-3").read_text())
    added = {"id": 99, "name": "ts9", "type": "TIMESTAMP(9)"}
    evolved = schema | {"id": 4, "fields": [*schema["fields"], added]}
    (root / "schema" / "schema-4").write_text(json.dumps(evolved))
    plan = arrowmeta.open(root).plan("ts9 = TIMESTAMP '9999-12-31 00:00:00'")
    why = plan.why()
    assert set(why["file_path"].to_pylist()) == set(paths(plan))
    assert set(why["reason"].to_pylist()) <= {"not evaluated"}


def test_share_of_rows_follows_from_bounds():
    table = opened("pk_all_types")
    column = table.primary_key[-1]
    assert table.plan(f"{column} IS NOT NULL").share(column) == 1
    assert table.plan().share(column) is None
