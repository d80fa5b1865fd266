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
from arrowmeta.pruning.plan import STAGES, Planner
from tests.bundled import DATA, sampled
from tests.reconcile.copies import PaimonCopy

pytestmark = pytest.mark.filterwarnings("ignore:.*looks like the newest")


@pytest.fixture(params=sampled())
def table(request):
    return opened(request.param)


def opened(name):
    return arrowmeta.open(Path(DATA) / name, allow_moved_paths=True)


def rows(files):
    return sorted(map(repr, files.to_pylist()))


@pytest.mark.parametrize("name", ["pk_deletion_vectors", "iceberg_v1_to_v2"])
def test_third_plan_of_a_small_table_reads_no_manifest(tmp_path, name):
    shutil.copytree(DATA / name, tmp_path / name)
    kept = arrowmeta.open(tmp_path / name, allow_moved_paths=True)
    column = kept.schema.names[0]
    first, second = (kept.plan(f"{column} IS NOT NULL").table(["file_path"]) for _ in range(2))
    assert second.equals(first)
    for path in kept.manifests()["manifest_path"].to_pylist():
        (manifest,) = (tmp_path / name).rglob(Path(path).name)  # of the copy, wherever paths lead
        manifest.unlink()
    again = kept.plan(f"{column} IS NOT NULL").table(["file_path"])
    assert again.num_rows > 0
    assert again.equals(first)
    assert not kept.damage.num_rows


def test_strict_plans_of_undamaged_entries_are_the_same_each_time(tmp_path):
    copy = PaimonCopy(DATA / "pk_all_types", tmp_path / "table")

    def damage(entries):
        entries[0]["_FILE"]["_FILE_SOURCE"] = 99

    for role in ("base", "delta"):
        copy.edit_manifest(role, damage)
    strict = arrowmeta.open(copy.root, strict=True)
    plans = [strict.plan("pt = 'p1'").table(["file_path", "upper_bounds"]) for _ in range(3)]
    assert plans[0].num_rows > 0
    assert plans[1].equals(plans[0])
    assert plans[2].equals(plans[0])
    with pytest.raises(CorruptMetadataError):
        strict.entries()


@pytest.mark.sampled(2)
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


def test_funnel_never_grows_and_ends_with_kept_files(table):
    first = table.schema.names[0]
    plan = table.plan(f"{first} IS NOT NULL")
    funnel = plan.funnel.to_pylist()
    assert funnel[-1]["kept"] == plan.files.num_rows
    assert funnel[-1]["bytes_kept"] == sum(plan.files["file_size_in_bytes"].to_pylist())
    assert all(stage["kept"] <= stage["total"] for stage in funnel)
    for before, after in pairwise(funnel[1:]):
        assert before["kept"] == after["total"]


@pytest.mark.sampled(2)
def test_why_covers_every_kept_file(table):
    first = table.schema.names[0]
    for where in (None, f"{first} IS NOT NULL", f"{first} IS NULL OR hash({first}) > 0"):
        plan = table.plan(where)
        assert set(plan.why()["file_path"].to_pylist()) == set(plan.files["file_path"].to_pylist())


@pytest.mark.sampled(1)
def test_single_stage_keeps_at_least_files_of_all_stages(table):
    planner = Planner(table.source)
    for field in table.schema:
        where = f'"{field.name}" IS NULL'
        together = set(planner.plan(where).table(["file_path"])["file_path"].to_pylist())
        for stage in STAGES:
            alone = planner.plan(where, stages=[stage]).table(["file_path"])
            assert together <= set(alone["file_path"].to_pylist())


@pytest.mark.sampled(2)
def test_plan_many_counts_match_single_plans(table):
    predicates = [f'"{name}" IS {x}NULL' for name in table.schema.names for x in ("", "NOT ")]
    planner, asked = Planner(table.source), [stage for stage in STAGES if stage != "index"]
    for row in table.plan_many(predicates).to_pylist():
        files = planner.plan(row["predicate"], stages=asked).table(["file_size_in_bytes"])
        assert row["files"] == files.num_rows
        assert row["bytes"] == sum(files["file_size_in_bytes"].to_pylist())


def test_plan_many_raises_same_predicate_errors_as_plan():
    table = opened("append_snappy")
    # A lone surrogate is not valid text, and is not passed to DuckDB.
    for predicate in ("nope = 1", "p = '\ud800'"):
        for ask in (table.plan, lambda one: table.plan_many([one])):
            with pytest.raises(PredicateError):
                ask(predicate)


def test_deeply_nested_expression_raises_predicate_error():
    condition = pc.field("id") == 1
    # From Python 3.12 on, C functions have a separate, higher recursion limit.
    for depth in range(250 if sys.version_info < (3, 12) else 400):
        other = pc.field("id") == depth + 2
        condition = condition & other if depth % 2 else condition | other
    with pytest.raises(PredicateError, match="nested too deeply"):
        opened("append_snappy").plan_many([condition])


@pytest.mark.sampled(1)
def test_sql_macros_return_same_rows_as_plan(table):
    where = f'"{table.schema.names[0]}" IS NOT NULL'
    asked = "'" + where + "'"
    plan = table.plan(where)
    assert rows(table.sql(f"FROM plan_files({asked})")) == rows(plan.files)
    assert rows(table.sql(f"FROM plan_manifests({asked})")) == rows(plan.manifests)
    assert rows(table.sql(f"FROM explain_plan({asked})")) == rows(plan.funnel)
    first = ["stage", "total", "kept", "bytes_total", "bytes_kept"]
    assert plan.funnel.column_names[:5] == first
    assert table.sql(f"FROM explain_plan({asked})").column_names[:5] == first
    assert rows(table.sql(f"FROM why_kept({asked})")) == rows(plan.why())


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["append_snappy", "pk_tags_branches", "iceberg_v1_to_v2"])
def test_plan_does_not_import_pandas(name):
    script = (
        "import sys, arrowmeta\n"
        f"t = arrowmeta.open({str(DATA / name)!r}, allow_moved_paths=True)\n"
        "columns = ['file_path', 'partition', 'delete_files']\n"
        "first = t.schema.names[0]\n"
        "for where in (None, f'{first} IS NULL', f'{first} IS NOT NULL'):\n"
        "    t.plan(where).table(columns)\n"
        "print('pandas' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"


def test_order_by_with_limit_keeps_files_with_first_rows():
    table = opened("append_snappy")
    column = next(f.name for f in table.schema if pa.types.is_integer(f.type))
    files = table.data_files(["file_path", "lower_bounds", "upper_bounds"]).to_pylist()
    certain = max(one["lower_bounds"][column] for one in files)
    expected = {one["file_path"] for one in files if one["upper_bounds"][column] >= certain}
    top = table.plan(limit=1, order_by=f"{column} DESC").files["file_path"].to_pylist()
    assert set(top) == expected
    assert table.plan(f"ORDER BY {column} DESC LIMIT 1").files["file_path"].to_pylist() == top


@pytest.mark.parametrize(
    ("text", "condition", "limit"),
    [
        ("id > 3 LIMIT 1", "id > 3", 1),
        ("LIMIT 2 ;", None, 2),
        ("id > 3 -- all\n order by id\n limit 1", "id > 3 -- all", 1),
        ("p = 'x LIMIT 1' LIMIT 2", "p = 'x LIMIT 1'", 2),
        ("id IN (1, 2) ORDER BY id DESC NULLS LAST, p LIMIT 3", "id IN (1, 2)", 3),
    ],
)
def test_condition_may_end_with_the_order_and_limit_of_its_query(text, condition, limit):
    table = opened("append_snappy")
    order = "id DESC NULLS LAST" if "DESC" in text else "id" if "order" in text else None
    plan = table.plan(condition, limit=limit, order_by=order)
    assert table.plan(text).files == plan.files
    assert table.explain(text).steps == plan.explain().steps


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("id > 3 ORDER BY id", "ORDER BY rules out files only with LIMIT"),
        ("id > 3 ORDER BY abs(id) LIMIT 1", "ORDER BY abs.id. is not a column"),
        ("id > 3 LIMIT 1 OFFSET 2", "at position 8"),
        ("limit > 3", "at position 1"),
    ],
)
def test_text_behind_a_condition_that_is_no_order_and_limit_raises_error(text, message):
    with pytest.raises(PredicateError, match=message):
        opened("append_snappy").plan(text)


@pytest.mark.parametrize("where", ["id > 3 ORDER BY id LIMIT 2", pc.field("id") > 3, None])
def test_plan_and_its_explanation_are_pickled(where):
    plan = opened("append_snappy").at(1).plan(where, keys={"p": ["p1"]}, dialect="spark")
    copy = pickle.loads(pickle.dumps(plan))
    assert copy.files == plan.files
    assert copy.why() == plan.why()
    explained = pickle.loads(pickle.dumps(plan.explain()))
    assert explained.to_arrow() == plan.explain().to_arrow()


def test_join_keys_rule_out_files():
    table = opened("append_snappy")
    column = next(f.name for f in table.schema if pa.types.is_integer(f.type))
    files = table.data_files(["file_path", "lower_bounds", "upper_bounds"]).to_pylist()
    key = files[0]["lower_bounds"][column]
    expected = {
        one["file_path"]
        for one in files
        if one["lower_bounds"][column] <= key <= one["upper_bounds"][column]
    }
    plan = table.plan(keys={column: pa.array([key, None, key])})
    assert set(plan.files["file_path"].to_pylist()) == expected
    assert table.plan(keys={column: pa.array([], pa.int64())}).files.num_rows == 0


def answers(table, select, where=None):
    (row,) = table.aggregate(select, where).to_pylist()
    return [(one["value"], one["exact"]) for one in row.values()]


def test_aggregates_over_whole_files_are_exact():
    table = opened("append_snappy")
    column = next(f.name for f in table.schema if pa.types.is_integer(f.type))
    files = table.data_files().to_pylist()
    count = sum(one["record_count"] for one in files)
    least = min(one["lower_bounds"][column] for one in files)
    assert answers(table, f"count(*), min({column}) AS least") == [(count, True), (least, True)]
    in_p1 = sum(one["record_count"] for one in files if one["partition"]["p"] == "p1")
    assert answers(table, "count(*)", "p = 'p1'") == [(in_p1, True)]
    assert answers(table, "count(*)", f"{column} > {least}")[0][1] is False


def test_aggregates_of_fixed_column_without_bounds_are_unknown(corpus_folder):
    table = arrowmeta.open(corpus_folder / "iceberg" / "core_big_v2_v", allow_moved_paths=True)
    assert answers(table, "min(fx), max(fx)", "fx = 'abcde'") == [(None, False)] * 2


def test_aggregates_with_deletes_are_not_exact():
    table = opened("iceberg_v3_deletion_vectors")
    count = sum(table.data_files(["record_count"])["record_count"].to_pylist())
    assert answers(table, "count(*)") == [(count, False)]
    keyed = opened("pk_all_types")
    assert answers(keyed, "count(*)")[0][1] is False


@pytest.mark.filterwarnings("ignore:the answer is incomplete")
def test_aggregates_with_missing_manifest_are_not_exact(tmp_path):
    location = shutil.copytree(DATA / "append_snappy", tmp_path / "t")
    whole = arrowmeta.open(location)
    column = next(f.name for f in whole.schema if pa.types.is_integer(f.type))
    select = f"count(*), min({column}), max({column})"
    assert {is_exact for _, is_exact in answers(whole, select)} == {True}
    Path(whole.manifests()["manifest_path"][0].as_py()).unlink()
    [row] = arrowmeta.open(location).aggregate(select).to_pylist()
    assert {one["exact"] for one in row.values()} == {False}
    assert {one["why"] for one in row.values()} == {
        "files or deletes may be missing. Partial: 1 place of the metadata could not be read; "
        "`damage` lists it."
    }


@pytest.mark.filterwarnings("ignore:the answer is incomplete")
def test_limit_with_missing_manifest_rules_out_no_file(tmp_path):
    location = shutil.copytree(DATA / "append_snappy", tmp_path / "t")
    whole = arrowmeta.open(location)
    assert whole.plan(limit=1).files.num_rows == 1
    Path(whole.manifests()["manifest_path"][0].as_py()).unlink()
    part = arrowmeta.open(location)
    assert part.plan(limit=1).files.num_rows == part.plan().files.num_rows > 1


def with_data_files(folder, **values):
    """A copy of a table, with other values in the data files of all its entries."""
    copy = shutil.copytree(DATA / "iceberg_v2_position_deletes", folder / "t")
    for path in (copy / "metadata").glob("*-m*.avro"):
        reader = fastavro.reader(io.BytesIO(path.read_bytes()))
        entries = list(reader)
        for entry in entries:
            entry["data_file"].update({k: v(entry["data_file"]) for k, v in values.items()})
        with path.open("wb") as file:
            metadata = {k: v for k, v in reader.metadata.items() if not k.startswith("avro.")}
            fastavro.writer(file, reader.writer_schema, entries, metadata=metadata)
    return arrowmeta.open(copy, allow_moved_paths=True)


def test_count_with_impossible_null_counts_is_not_exact(tmp_path):
    def too_many(file):
        counts = file["null_value_counts"] or []
        return [{"key": one["key"], "value": 2**40} for one in counts]

    table = with_data_files(tmp_path, null_value_counts=too_many)
    count = sum(table.data_files(["record_count"])["record_count"].to_pylist())
    assert answers(table, f'count("{table.schema.names[0]}")') == [(count, False)]


def test_count_of_records_beyond_64_bits_is_unknown(tmp_path):
    table = with_data_files(tmp_path, record_count=lambda file: 2**63 - 1)
    assert table.data_files().num_rows > 1
    assert answers(table, "count(*)") == [(None, False)]
    assert table.sql("FROM snapshot_totals_wrong").num_rows > 0


def test_total_bytes_beyond_64_bits_are_unknown(tmp_path):
    """The sum of two sizes would overflow to -2 bytes."""
    table = with_data_files(tmp_path, file_size_in_bytes=lambda file: 2**63 - 1)
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
@pytest.mark.parametrize("name", ["append_snappy", "iceberg_v3_deletion_vectors"])
def test_always_false_predicate_works_with_aggregate_limit_and_keys(name):
    table = opened(name)
    column = next(f.name for f in table.schema if pa.types.is_integer(f.type))
    select = f"count(*), count({column}), min({column})"
    assert answers(table, select, f"{column} > 0 AND false") == [(0, True), (0, True), (None, True)]
    assert table.plan("1 = 0", limit=1, order_by=column).files.num_rows == 0
    assert table.plan("1 = 0", keys={column: pa.array([1])}).files.num_rows == 0


@pytest.mark.parametrize(
    "select",
    [
        "sum(id)",
        "max_by(id, id)",
        "count(DISTINCT id)",
        "count(*) FILTER (WHERE id > 1)",
        "count(*) OVER ()",
        "id",
        "min(id + 1)",
        "count(*) FROM t UNION ALL SELECT count(*)",
    ],
)
def test_unsupported_aggregate_raises_error(select):
    table = opened("append_snappy")
    assert "id" in table.schema.names
    with pytest.raises((UnsupportedError, PredicateError), match=r"answered from|not a list"):
        table.aggregate(select)


def test_invalid_order_by_raises_error():
    with pytest.raises(UsageError):
        opened("append_snappy").plan(order_by="p")
    with pytest.raises(PredicateError):
        opened("append_snappy").plan(order_by="length(p)", limit=1)
    for empty in ("", " "):
        with pytest.raises(PredicateError, match="order_by is empty"):
            opened("append_snappy").plan(order_by=empty, limit=1)


def test_why_explains_files_kept_for_value_outside_of_column_type(tmp_path):
    """The plan casts the value to nanoseconds; `why` need not, as all values are null."""
    root = Path(shutil.copytree(DATA / "append_schema_evolution", tmp_path / "t"))
    schema = json.loads((root / "schema" / "schema-3").read_text())
    added = {"id": 99, "name": "ts9", "type": "TIMESTAMP(9)"}
    evolved = schema | {"id": 4, "fields": [*schema["fields"], added]}
    (root / "schema" / "schema-4").write_text(json.dumps(evolved))
    plan = arrowmeta.open(root).plan("ts9 = TIMESTAMP '9999-12-31 00:00:00'")
    why = plan.why()
    assert set(why["file_path"].to_pylist()) == set(plan.files["file_path"].to_pylist())
    assert set(why["reason"].to_pylist()) <= {"not evaluated"}


def test_share_of_rows_follows_from_bounds(data):
    table = arrowmeta.open(data / "pk_all_types")
    (column,) = table.primary_key[-1:]
    assert table.plan(f"{column} IS NOT NULL").share(column) == 1
    assert table.plan().share(column) is None
