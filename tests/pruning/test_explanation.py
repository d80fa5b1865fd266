"""Explanations of plans: steps with counts of files and bytes, reasons, and remedies."""

import json
import shutil
from html import escape

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from tests.bundled import sampled

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

QUERIES = {
    "pk_all_types": ["pt = 'p1' AND f > 3", "k = 3", "pt = 'p1' AND k + bi > 3"],
    "pk_deletion_vectors": ["pt = 1", "k < 5"],
    "append_partition_types": ["v > 3 AND length(st) > 3", "i32 = 1"],
    "append_schema_evolution": ["pt = 1 OR a > 3", "a = 3"],
    "iceberg_v2_position_deletes": ["id > 3 AND ts > '2020-01-01' AND hour(ts) = 3", "id = 17"],
    "iceberg_v3_deletion_vectors": ["cat = 'cat0'", "x > 1"],
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", QUERIES)
def test_each_step_starts_with_files_that_the_previous_kept(data, name):
    table = arrowmeta.open(data / name, allow_moved_paths=True)
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
def test_every_kept_file_has_a_reason_and_text_fits_80_columns(data, name):
    table = arrowmeta.open(data / name, allow_moved_paths=True)
    plan = table.plan(f'"{table.schema.names[0]}" IS NOT NULL')
    explanation = plan.explain()
    counts = explanation.kept["file_count"].to_pylist()
    assert bool(counts) == bool(plan.files.num_rows)
    assert sum(counts) >= plan.files.num_rows
    assert max(map(len, explanation.to_text(80).splitlines())) <= 80
    assert escape(explanation.headline) in explanation._repr_html_()


def test_manifest_step_drops_live_files_of_skipped_manifests(data):
    table = arrowmeta.open(data / "iceberg_v2_position_deletes", allow_moved_paths=True)
    plan = table.plan("ts > '2020-01-01'")
    (manifests,) = plan.explain().steps.slice(0, 1).to_pylist()
    read = set(plan.manifests["manifest_path"].to_pylist())
    of_files = table.data_files(columns=["manifest_path"])["manifest_path"].to_pylist()
    assert manifests["files_kept"] == sum(path in read for path in of_files) < len(of_files)


def test_limit_is_the_last_step(data):
    steps = arrowmeta.open(data / "append_snappy").plan(limit=1).explain().steps
    assert steps["step"].to_pylist()[-1] == "limit"
    assert steps["files_kept"].to_pylist()[-1] == 1


@pytest.fixture
def remedy_with(data, tmp_path):
    """Return the remedy for a column that was added after all files, by table properties."""

    def remedy(**properties):
        folder = shutil.copytree(data / "iceberg_v3_deletion_vectors", tmp_path / "t")
        for path in folder.glob("metadata/*.metadata.json"):
            metadata = json.loads(path.read_text())
            metadata["properties"] = {
                f"write.metadata.metrics.{name}": text for name, text in properties.items()
            }
            for schema in metadata["schemas"]:
                field = {"id": 90, "name": "late", "required": False, "type": "int"}
                schema["fields"].append(field)
            path.write_text(json.dumps(metadata))
        plan = arrowmeta.open(folder, allow_moved_paths=True).plan("late = 1")
        (group,) = plan.explain().kept.to_pylist()
        assert group["column_name"] == "late"
        shutil.rmtree(folder)
        return group["remedy"]

    return remedy


def test_remedy_for_missing_iceberg_bounds_names_table_property(remedy_with):
    assert "recorded none" in remedy_with()
    own = "set write.metadata.metrics.column.late to truncate(16)"
    said = remedy_with(default="none")
    assert "the table property write.metadata.metrics.default is none" in said
    assert own in said
    said = remedy_with(**{"column.late": "counts", "default": "full"})
    assert "the table property write.metadata.metrics.column.late is counts" in said
    said = remedy_with(**{"max-inferred-column-defaults": "4"})
    assert "late is column 5 of 5, and writers collect bounds of the first 4" in said
    assert own in said
    assert "column 5" not in remedy_with(**{"max-inferred-column-defaults": "5"})


def test_later_explanation_reads_no_manifest_that_its_plan_skips(data, tmp_path):
    folder = tmp_path / "table"
    shutil.copytree(data / "iceberg_v2_position_deletes", folder)
    intact = arrowmeta.open(data / "iceberg_v2_position_deletes", allow_moved_paths=True)
    table = arrowmeta.open(folder, allow_moved_paths=True)
    table.plan("cat > 'c1'").explain()
    plan = table.plan("ts > '2020-01-01'")
    read = {path.rpartition("/")[2] for path in plan.manifests["manifest_path"].to_pylist()}
    manifests = table.manifests()
    of_data = manifests.filter(pc.equal(manifests["content"], "data"))["manifest_path"].to_pylist()
    skipped = {path.rpartition("/")[2] for path in of_data} - read
    assert skipped
    for name in skipped:
        (folder / "metadata" / name).unlink()
    assert plan.explain().steps == intact.plan("ts > '2020-01-01'").explain().steps
    assert not table.damage.num_rows


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "the writer of these files recorded none"),
        ({"metadata.stats-mode": "none"}, "the table option metadata.stats-mode is none"),
        ({"fields.v.stats-mode": "counts"}, "the table option fields.v.stats-mode is counts"),
        ({"metadata.stats-keep-first-n-columns": "3"}, "v is column 8 of 8"),
        ({"metadata.stats-mode": "none", "fields.v.stats-mode": "full"}, "recorded none"),
    ],
)
def test_remedy_for_missing_paimon_bounds_names_table_option(data, tmp_path, options, said):
    folder = shutil.copytree(data / "append_partition_types", tmp_path / "t")
    path = max(folder.glob("schema/schema-*"))
    schema = json.loads(path.read_text())
    schema["options"] |= options
    path.write_text(json.dumps(schema))
    groups = arrowmeta.open(folder).plan("v > 3").explain().kept.to_pylist()
    assert said in groups[0]["remedy"]


@pytest.mark.parametrize(
    ("name", "where", "said"),
    [
        ("iceberg_v2_position_deletes", "id > 3", "bucket[4] serve = and IN only"),
        ("iceberg_v3_deletion_vectors", "id > 3", "sort the files by id"),
        ("pk_deletion_vectors", "k > 3", "compact the files"),
        ("pk_deletion_vectors", "k = 3", "file-index.bloom-filter.columns"),
        ("append_schema_evolution", "a > 3", "sort the files by a"),
        ("append_schema_evolution", "a + c > 3", "compare the column itself"),
    ],
)
def test_remedy_suggests_how_to_prune_more_files(data, name, where, said):
    kept = arrowmeta.open(data / name, allow_moved_paths=True).plan(where).explain().kept
    assert said in " ".join(filter(None, kept["remedy"].to_pylist()))


def test_remedy_mentions_truncated_bounds(data, tmp_path):
    folder = shutil.copytree(data / "iceberg_v2_position_deletes", tmp_path / "t")
    where = "cat > 'c1'"
    intact = arrowmeta.open(folder, allow_moved_paths=True).plan(where).explain().kept
    (group,) = [row for row in intact.to_pylist() if row["reason"] == "bounds overlap"]
    assert group["remedy"] == "sort the files by cat"
    for path in folder.glob("metadata/*.metadata.json"):
        metadata = json.loads(path.read_text())
        metadata["properties"]["write.metadata.metrics.column.cat"] = "truncate(2)"
        path.write_text(json.dumps(metadata))
    cut = arrowmeta.open(folder, allow_moved_paths=True).plan(where).explain().kept
    (group,) = [row for row in cut.to_pylist() if row["reason"] == "bounds overlap"]
    assert group["remedy"].endswith("files have bounds cut to 2 characters")


def test_file_where_every_row_matches_has_no_remedy(data):
    table = arrowmeta.open(data / "iceberg_v3_deletion_vectors", allow_moved_paths=True)
    plan = table.plan("id >= 0")
    (group,) = plan.explain().kept.to_pylist()
    assert (group["reason"], group["remedy"]) == ("every row matches", None)
    assert group["file_count"] == plan.files.num_rows


def test_explanation_does_not_depend_on_earlier_calls(data):
    table = arrowmeta.open(data / "iceberg_v2_position_deletes", allow_moved_paths=True)
    asked = table.plan("cat > 'c1'")
    assert asked.funnel.num_rows
    assert str(asked.explain()) == str(table.plan("cat > 'c1'").explain())


@pytest.mark.parametrize(
    ("where", "is_told"),
    [("pt = DATE '2022-01-08'", True), ("length(pt) = 2", True), ("pt = 'p1'", False)],
)
def test_remark_names_conditions_that_skip_no_manifest(data, where, is_told):
    explanation = arrowmeta.open(data / "pk_all_types").plan(where).explain()
    said = [text for text in explanation.remarks if "skips no manifest with several values" in text]
    assert len(said) == is_told
    assert explanation.manifests.kept > 1


def test_plan_is_shown_as_its_explanation(data):
    plan = arrowmeta.open(data / "pk_all_types").plan("k > 100")
    assert plan._repr_html_() == plan.explain()._repr_html_()
    assert "manifests read: k > 100>" in repr(plan)
    rows = pa.table(plan.explain())
    assert rows.column_names[:2] == ["part", "name"]


@pytest.mark.parametrize(("where", "is_equality"), [
    ("vc = 'v1'", True), ("vc IN ('v1', 'v2') AND vc > 'a'", True), ("vc LIKE 'v%'", False),
    ("vc LIKE '%x'", False), ("vc > 'v1'", False), ("vc <> 'v1'", False),
    ("vc NOT IN ('v1', 'v2')", False), ("vc = 'v1' OR vc > 'u'", False),
])  # fmt: skip
def test_bloom_filters_are_a_remedy_for_equality_only(data, where, is_equality):
    groups = arrowmeta.open(data / "pk_all_types").explain(where).kept.to_pylist()
    (group,) = [row for row in groups if row["column_name"] == "vc"]
    assert ("bloom" in (group["remedy"] or "")) == is_equality


def test_condition_that_every_row_satisfies_is_no_reason_and_has_no_remedy(data):
    table = arrowmeta.open(data / "pk_all_types")
    kept = table.explain("k >= -100 AND vc > 'u'").kept.to_pylist()
    assert [row["column_name"] for row in kept] == ["vc"]
    kept = table.explain("k >= 0 AND vc > 'u'").kept.to_pylist()
    assert {row["column_name"] for row in kept} == {"vc", "k"}


@pytest.mark.parametrize("where", [
    "vc LIKE '%x'", "vc not like 'v%1' OR k = 3",
    "k BETWEEN 3 AND 90 and bi::DOUBLE > 2.5 AND vc LIKE 'v%'",
    "vc GLOB 'v*' AND vc LIKE '~~ AND %'", "abs(bi) > 3 AND lower(vc) IN ('x', 'y')",
])  # fmt: skip
def test_conditions_are_shown_as_typed(data, where):
    table = arrowmeta.open(data / "pk_all_types")
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


def test_conditions_of_a_query_have_the_operators_of_sql(data):
    explanation = arrowmeta.open(data / "pk_all_types").explain(
        "SELECT * FROM t WHERE vc NOT ILIKE '%~~x'"
    )
    assert explanation.predicate == "(vc NOT ILIKE '%~~x')"
