"""Explanations of plans: steps with counts of files and bytes, reasons, and remedies."""

import json
import shutil
from html import escape

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from tests.bundled import DATA, sampled

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

POSITIONS, VECTORS = "iceberg_v2_position_deletes", "iceberg_v3_deletion_vectors"
KEYED = "pk_all_types"
QUERIES = {
    KEYED: ["pt = 'p1' AND f > 3", "k = 3", "pt = 'p1' AND k + bi > 3"],
    "pk_deletion_vectors": ["pt = 1", "k < 5"],
    "append_partition_types": ["v > 3 AND length(st) > 3", "i32 = 1"],
    "append_schema_evolution": ["pt = 1 OR a > 3", "a = 3"],
    POSITIONS: ["id > 3 AND ts > '2020-01-01' AND hour(ts) = 3", "id = 17"],
    VECTORS: ["cat = 'cat0'", "x > 1"],
}


def opened(name):
    return arrowmeta.open(DATA / name, allow_moved_paths=True)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", QUERIES)
def test_each_step_starts_with_files_that_the_previous_kept(name):
    table = opened(name)
    live = table.data_files(columns=["file_size_in_bytes"])["file_size_in_bytes"]
    for where in [*QUERIES[name], None]:
        plan = table.plan(where)
        explanation = plan.explain()
        reached = (len(live), pc.sum(live).as_py())
        for step in explanation.steps.to_pylist():
            assert (step["files_total"], step["bytes_total"]) == reached, (where, step)
            reached = (step["files_kept"], step["bytes_kept"])
        sizes = plan.files["file_size_in_bytes"]
        assert reached == (plan.files.num_rows, pc.sum(sizes, min_count=0).as_py()), where
        first = f"files {len(live):,} -> {plan.files.num_rows:,}, "
        assert str(explanation).startswith(first)


@pytest.mark.parametrize("name", sampled())
def test_every_kept_file_has_a_reason_and_text_fits_80_columns(name):
    table = opened(name)
    plan = table.plan(f'"{table.schema.names[0]}" IS NOT NULL')
    explanation = plan.explain()
    counts = explanation.kept["file_count"].to_pylist()
    assert bool(counts) == bool(plan.files.num_rows)
    assert sum(counts) >= plan.files.num_rows
    assert max(map(len, explanation.to_text(80).splitlines())) <= 80
    assert escape(explanation.headline) in explanation._repr_html_()


def test_manifest_step_drops_live_files_of_skipped_manifests_and_limit_is_last():
    table = opened(POSITIONS)
    plan = table.plan("ts > '2020-01-01'")
    (manifests,) = plan.explain().steps.slice(0, 1).to_pylist()
    read = set(plan.manifests["manifest_path"].to_pylist())
    of_files = table.data_files(columns=["manifest_path"])["manifest_path"].to_pylist()
    assert manifests["files_kept"] == sum(path in read for path in of_files) < len(of_files)
    last = opened("append_snappy").plan(limit=1).explain().steps.to_pylist()[-1]
    assert (last["step"], last["files_kept"]) == ("limit", 1)


def test_explanations_do_not_depend_on_earlier_calls_or_on_manifests_that_plans_skip(tmp_path):
    table = opened(POSITIONS)
    asked = table.plan("cat > 'c1'")
    assert asked.funnel.num_rows
    assert str(asked.explain()) == str(table.plan("cat > 'c1'").explain())
    folder = shutil.copytree(DATA / POSITIONS, tmp_path / "table")
    table = arrowmeta.open(folder, allow_moved_paths=True)
    table.plan("cat > 'c1'").explain()
    plan = table.plan("ts > '2020-01-01'")
    read = {path.rpartition("/")[2] for path in plan.manifests["manifest_path"].to_pylist()}
    of_data = table.manifests(["manifest_path"], where="content = 'data'")["manifest_path"]
    skipped = {path.rpartition("/")[2] for path in of_data.to_pylist()} - read
    assert skipped
    for name in skipped:
        (folder / "metadata" / name).unlink()
    assert plan.explain().steps == opened(POSITIONS).plan("ts > '2020-01-01'").explain().steps
    assert not table.damage.num_rows


# -- remedies --------------------------------------------------------------------------------------


def test_remedy_for_missing_iceberg_bounds_names_table_property(tmp_path):
    """The column was added after all files."""
    folder = shutil.copytree(DATA / VECTORS, tmp_path / "t")
    metadata = {path: path.read_text() for path in folder.glob("metadata/*.metadata.json")}
    late = {"id": 90, "name": "late", "required": False, "type": "int"}

    def remedy(**properties):
        for path, text in metadata.items():
            changed = json.loads(text)
            changed["properties"] = {
                f"write.metadata.metrics.{name}": said for name, said in properties.items()
            }
            for schema in changed["schemas"]:
                schema["fields"].append(late)
            path.write_text(json.dumps(changed))
        plan = arrowmeta.open(folder, allow_moved_paths=True).plan("late = 1")
        (group,) = plan.explain().kept.to_pylist()
        assert group["column_name"] == "late"
        return group["remedy"]

    own = "set write.metadata.metrics.column.late to truncate(16)"
    inferred, column = "max-inferred-column-defaults", "column.late"
    for properties, texts in (
        ({}, ["recorded none"]),
        ({"default": "none"},
         ["the table property write.metadata.metrics.default is none", own]),
        ({column: "counts", "default": "full"},
         ["the table property write.metadata.metrics.column.late is counts"]),
        ({inferred: "4"},
         ["late is column 5 of 5, and writers collect bounds of the first 4", own]),
    ):  # fmt: skip
        said = remedy(**properties)
        assert [text for text in texts if text not in said] == []
    assert "column 5" not in remedy(**{inferred: "5"})


@pytest.mark.parametrize(("options", "said"), [
    ({}, "the writer of these files recorded none"),
    ({"metadata.stats-mode": "none"}, "the table option metadata.stats-mode is none"),
    ({"fields.v.stats-mode": "counts"}, "the table option fields.v.stats-mode is counts"),
    ({"metadata.stats-keep-first-n-columns": "3"}, "v is column 8 of 8"),
    ({"metadata.stats-mode": "none", "fields.v.stats-mode": "full"}, "recorded none"),
])  # fmt: skip
def test_remedy_for_missing_paimon_bounds_names_table_option(tmp_path, options, said):
    folder = shutil.copytree(DATA / "append_partition_types", tmp_path / "t")
    path = max(folder.glob("schema/schema-*"))
    schema = json.loads(path.read_text())
    schema["options"] |= options
    path.write_text(json.dumps(schema))
    groups = arrowmeta.open(folder).plan("v > 3").explain().kept.to_pylist()
    assert said in groups[0]["remedy"]


@pytest.mark.parametrize(("name", "where", "said"), [
    (POSITIONS, "id > 3", "bucket[4] serve = and IN only"),
    (VECTORS, "id > 3", "sort the files by id"),
    ("pk_deletion_vectors", "k > 3", "compact the files"),
    ("pk_deletion_vectors", "k = 3", "file-index.bloom-filter.columns"),
    ("append_schema_evolution", "a > 3", "sort the files by a"),
    ("append_schema_evolution", "a + c > 3", "compare the column itself"),
])  # fmt: skip
def test_remedy_suggests_how_to_prune_more_files(name, where, said):
    kept = opened(name).plan(where).explain().kept
    assert said in " ".join(filter(None, kept["remedy"].to_pylist()))


def test_remedy_mentions_truncated_bounds(tmp_path):
    folder = shutil.copytree(DATA / POSITIONS, tmp_path / "t")

    def remedy():
        kept = arrowmeta.open(folder, allow_moved_paths=True).plan("cat > 'c1'").explain().kept
        (group,) = [row for row in kept.to_pylist() if row["reason"] == "bounds overlap"]
        return group["remedy"]

    assert remedy() == "sort the files by cat"
    for path in folder.glob("metadata/*.metadata.json"):
        metadata = json.loads(path.read_text())
        metadata["properties"]["write.metadata.metrics.column.cat"] = "truncate(2)"
        path.write_text(json.dumps(metadata))
    assert remedy().endswith("files have bounds cut to 2 characters")


@pytest.mark.parametrize(("where", "is_equality"), [
    ("vc = 'v1'", True), ("vc IN ('v1', 'v2') AND vc > 'a'", True), ("vc LIKE 'v%'", False),
    ("vc LIKE '%x'", False), ("vc > 'v1'", False), ("vc <> 'v1'", False),
    ("vc NOT IN ('v1', 'v2')", False), ("vc = 'v1' OR vc > 'u'", False),
])  # fmt: skip
def test_bloom_filters_are_a_remedy_for_equality_only(where, is_equality):
    groups = opened(KEYED).explain(where).kept.to_pylist()
    (group,) = [row for row in groups if row["column_name"] == "vc"]
    assert ("bloom" in (group["remedy"] or "")) == is_equality


def test_condition_that_every_row_satisfies_is_no_reason_and_has_no_remedy():
    plan = opened(VECTORS).plan("id >= 0")
    (group,) = plan.explain().kept.to_pylist()
    assert (group["reason"], group["remedy"]) == ("every row matches", None)
    assert group["file_count"] == plan.files.num_rows
    table = opened(KEYED)
    kept = table.explain("k >= -100 AND vc > 'u'").kept.to_pylist()
    assert [row["column_name"] for row in kept] == ["vc"]
    kept = table.explain("k >= 0 AND vc > 'u'").kept.to_pylist()
    assert {row["column_name"] for row in kept} == {"vc", "k"}


# -- how conditions and plans are shown ------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "is_told"),
    [("pt = DATE '2022-01-08'", True), ("length(pt) = 2", True), ("pt = 'p1'", False)],
)
def test_remark_names_conditions_that_skip_no_manifest(where, is_told):
    explanation = opened(KEYED).plan(where).explain()
    said = [text for text in explanation.remarks if "skips no manifest with several values" in text]
    assert len(said) == is_told
    assert explanation.manifests.kept > 1


def test_plan_is_shown_as_its_explanation():
    plan = opened(KEYED).plan("k > 100")
    assert plan._repr_html_() == plan.explain()._repr_html_()
    assert "manifests read: k > 100>" in repr(plan)
    assert pa.table(plan.explain()).column_names[:2] == ["part", "name"]


@pytest.mark.parametrize("where", [
    "vc LIKE '%x'", "vc not like 'v%1' OR k = 3", "vc GLOB 'v*' AND vc LIKE '~~ AND %'",
    "k BETWEEN 3 AND 90 and bi::DOUBLE > 2.5 AND vc LIKE 'v%'",
    "abs(bi) > 3 AND lower(vc) IN ('x', 'y')",
])  # fmt: skip
def test_conditions_are_shown_as_typed(where):
    table = opened(KEYED)
    explanation = table.explain(where)
    assert explanation.predicate == where
    assert f"where {where}" in explanation.to_text(100)
    shown = [*explanation.unused, *explanation.kept["detail"].to_pylist()]
    shown += table.plan(where).why()["detail"].to_pylist()
    for text in filter(None, shown):
        said = text.replace("'~~ AND %'", "").partition(": CAST(")[0]
        assert "~~" not in said
        assert "CAST(" not in said
    assert "(one of: " + where + ")" in str(shown) or " OR " not in where


def test_conditions_of_a_query_have_the_operators_of_sql():
    explanation = opened(KEYED).explain("SELECT * FROM t WHERE vc NOT ILIKE '%~~x'")
    assert explanation.predicate == "(vc NOT ILIKE '%~~x')"
