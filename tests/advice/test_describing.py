"""Output of `describe`, compared with the relations it is computed from, and its limits."""

import json
import re
import shutil

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.apps.describe import FACTS
from arrowmeta.apps.rules import limit, rules_of
from arrowmeta.cli import main
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.text import to_bytes
from arrowmeta.views.connection import ask
from tests.bundled import DATA, TABLES
from tests.iceberg.tables import metadata_json, write
from tests.reconcile.changes import change, copied
from tests.sql.given_source import GivenSource

pytestmark = pytest.mark.filterwarnings("default")

POSITIONS, KEYED = "iceberg_v2_position_deletes", "pk_all_types"


def opened(location):
    return arrowmeta.open(DATA / location, allow_moved_paths=True)


def facts_of(table):
    return {row["name"]: row for row in pa.table(table.describe()).to_pylist()}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", [KEYED, "pk_deletion_vectors", POSITIONS, "append_snappy"])
def test_described_numbers_equal_those_of_relations(name):
    table = opened(name)
    facts = {fact: row["number"] for fact, row in facts_of(table).items()}
    files = table.data_files()
    small = table.partitions(["small_file_count"])["small_file_count"]
    expected = {
        "data files": files.num_rows,
        "rows": pc.sum(files["record_count"]).as_py(),
        "manifests": table.manifests().num_rows,
        "snapshots": table.snapshots().num_rows,
        "data bytes": pc.sum(files["file_size_in_bytes"]).as_py(),
        "small files": pc.sum(small).as_py(),
        "deleted": pc.sum(table.relation("delete_debt")["deleted_record_count"]).as_py() or 0,
    }
    assert {fact: facts[fact] for fact in expected} == expected
    assert facts["tags"] + facts["branches"] == table.refs().num_rows
    is_small = pc.less(files["file_size_in_bytes"], facts["small below"])
    assert facts["small files"] == pc.sum(is_small).as_py()
    if "partitions" in facts:
        partitions = {json.dumps(p, default=str) for p in files["partition"].to_pylist()}
        assert facts["partitions"] == len(partitions)


def test_description_shows_transforms_and_sort_order():
    facts = facts_of(opened(POSITIONS))
    assert facts["partitioned by"]["value"] == "day(ts), bucket[4](id)"
    assert facts["deleted"]["value"].startswith("up to ")
    assert facts["sorted by"]["value"] == "none"
    assert "partitioned by day(ts), bucket[4](id)" in repr(opened(POSITIONS))
    facts = facts_of(opened(KEYED))
    assert facts["partitioned by"]["value"] == "pt, bucket[2](k, k2)"
    assert facts["sorted by"]["value"] == "k, k2"
    assert [facts[f"level {at}"]["number"] for at in (0, 3)] == [6, 6]
    assert "level 0: 6, level 3: 6" in str(opened(KEYED).describe())


@pytest.mark.parametrize(
    ("specs", "default", "said"),
    [
        ([[]], 0, "none"),
        ([["identity"]], 0, "day"),
        ([["identity"], []], 1, "none; formerly day"),
        ([["bucket[4]"], ["bucket[4]"]], 1, "bucket[4](day)"),
        ([["month"], ["day"]], 1, "day(day); formerly month(day)"),
    ],
)
def test_description_shows_former_partition_specs(tmp_path, specs, default, said):
    fields = {"source-id": 2, "field-id": 1000}
    written = [
        {"spec-id": at, "fields": [{**fields, "name": f"p{at}", "transform": one} for one in spec]}
        for at, spec in enumerate(specs)
    ]
    metadata = metadata_json(0, **{"partition-specs": written, "default-spec-id": default})
    write(tmp_path, "v1.metadata.json", metadata)
    assert facts_of(arrowmeta.open(tmp_path))["partitioned by"]["value"] == said


def test_contents_that_cannot_be_read_are_unknown_or_lower_bounds(tmp_path):
    copy = copied(KEYED, tmp_path)
    change(copy, "base manifest: missing")
    table = arrowmeta.open(copy.root)
    said = facts_of(table)["data files"]
    assert said["value"].startswith(f"at least {table.data_files().num_rows} files, ")
    assert said["number"] is None
    for path in (copy.root / "manifest").glob("manifest-list-*"):
        path.unlink()
    facts = facts_of(arrowmeta.open(copy.root))
    for name in ("data files", "rows"):
        assert (facts[name]["value"], facts[name]["number"]) == ("unknown", None)
    assert "manifests" not in facts


def test_description_says_the_state_or_what_was_not_checked(monkeypatch):
    table = opened("pk_tags_branches")
    assert not table.describe().remarks
    said = "\nSound: all was read, and the checks found nothing.\n"
    assert said in str(table.describe())
    monkeypatch.setattr("arrowmeta.reconcile.findings._FEW_SNAPSHOTS", 0)
    text = str(opened("pk_tags_branches").describe())
    assert "\nNot checked for contradictions: `reconcile` does.\n" in text


def test_remarks_mention_compaction_small_files_and_deleted_rows():
    remarks = [*opened(KEYED).describe().remarks, *opened(POSITIONS).describe().remarks]
    for said in (
        "6 of 12 files at level 0: compaction is behind",
        "117 of 117 data files are smaller than 128 MiB",
        "Up to 27% of the rows are deleted",
    ):
        assert said in " ".join(remarks)


def test_damage_is_the_first_remark(tmp_path, capsys):
    copy = copied(KEYED, tmp_path)
    change(copy, "base manifest: missing")
    remark = arrowmeta.open(copy.root).describe().remarks[0]
    assert remark == "Partial: 1 place of the metadata could not be read; `damage` lists it."
    assert main(["describe", str(copy.root)]) == 3
    assert "! Partial: 1 place" in capsys.readouterr().out


def test_table_without_a_snapshot_is_described(tmp_path):
    (tmp_path / "t").mkdir()
    shutil.copytree(DATA / KEYED / "schema", tmp_path / "t" / "schema")
    description = arrowmeta.open(tmp_path / "t").describe()
    assert "no snapshot" in description.title
    assert pa.table(description).schema == FACTS
    assert "0 files" in str(description)


@pytest.mark.parametrize("width", [60, 80, 160])
def test_description_fits_the_width(width):
    text = opened(KEYED).describe().to_text(width)
    assert max(map(len, text.splitlines())) <= width


@pytest.mark.parametrize(
    ("text", "size"),
    [("134217728", 1 << 27), ("128 mb", 1 << 27), ("2g", 1 << 31), ("x", None), (None, None)],
)
def test_size_options_are_parsed_to_bytes(text, size):
    assert to_bytes(text) == size


def test_guessed_metadata_file_is_warned_of_once(tmp_path, capsys):
    folder = shutil.copytree(DATA / "iceberg_v1_to_v2", tmp_path / "t")
    older, newest = sorted(folder.glob("metadata/*.metadata.json"))[-2:]
    shutil.copy(older, newest.with_name(newest.name.replace("-", "-0", 1)))  # of no log
    assert main(["describe", str(folder), "--allow-moved-paths"]) == 0
    assert capsys.readouterr().err.count("there is no version hint") == 1


# -- one set of limits: what `describe` remarks on is what `remedies` calls needed ---------------

#: Causes by what the remark of `describe` is like.
REMARKS = {
    "small_files": r"are smaller than|compaction is behind",
    "delete_debt": r"of the rows are deleted|every query joins",
    "old_snapshots": r"snapshots are kept",
}
FAILS = {row["name"]: row["fail"] for row in arrowmeta.facts("limits").to_pylist()}


@pytest.mark.parametrize("name", TABLES)
def test_remedies_are_needed_where_describe_remarks(name):
    table = opened(name)
    remarks = "\n".join(table.describe().remarks)
    rows = table.remedies().to_pylist()
    given = {row["check_name"] for row in rows}
    for row in rows:
        is_needed = "not needed yet" not in row["effect"]
        pattern = REMARKS.get(row["check_name"])
        assert is_needed == (pattern is None or re.search(pattern, remarks) is not None), row
    for check_name, pattern in REMARKS.items():
        if re.search(pattern, remarks) and "withheld" not in given:
            assert check_name in given


@pytest.mark.parametrize("name", [POSITIONS, "pk_deletion_vectors", "iceberg_v3_deletion_vectors"])
def test_description_remarks_on_a_third_of_the_limit_of_check(name):
    table = opened(name)
    (rule,) = [row for row in table.check().to_pylist() if row["rule"] == "deleted_share"]
    is_remark = any("of the rows are deleted" in remark for remark in table.describe().remarks)
    has_many_files = table.data_files().num_rows >= 10
    assert is_remark == (has_many_files and 3 * rule["value"] > rule["max"])
    assert rule["status"] == "passed"


MANY, MOST_AT_0 = int(FAILS["small_files"]), int(FAILS["files_at_level_0"])


@pytest.mark.parametrize(
    ("n_small", "n_at_0", "is_needed"),
    [(MANY, 0, False), (MANY + 1, 0, True), (2, MOST_AT_0, False), (2, MOST_AT_0 + 1, True)],
)
def test_what_check_fails_for_is_needed_though_most_files_are_large(n_small, n_at_0, is_needed):
    """More than 1,000 small files of a partition, or 30 files at level 0 of a bucket."""
    shape = TableShape(
        partition=pa.struct([("p", pa.int32())]), primary_key=pa.struct([("k", pa.int32())])
    )
    sizes = [(1, 1)] * n_small + [(1 << 30, 0)] * n_at_0 + [(1 << 30, 1)] * 2 * MANY
    entries = [
        {"file_path": str(at), "file_name": str(at), "partition": {"p": 1}, "bucket": 0}
        | {"file_size_in_bytes": size, "level": level, "record_count": 1}
        for at, (size, level) in enumerate(sizes)
    ]
    known = {"findings": SCHEMAS["findings"](shape).empty_table()}
    source = GivenSource({"entries": entries}, shape, "paimon")
    rows = ask(source, {"remedy_causes": "FROM remedy_causes"}, known)["remedy_causes"].to_pylist()
    (found,) = [row["is_needed"] for row in rows if row["check_name"] == "small_files"]
    assert found is is_needed


def test_rules_of_check_have_the_limits_of_the_table():
    rules = {rule.name: rule.maximum for rule in rules_of(None) if rule.maximum is not None}
    assert rules == {name: most for name, most in FAILS.items() if most is not None}
    assert all(limit(name) <= most for name, most in rules.items())
    with pytest.raises(arrowmeta.UsageError, match=r"no facts 'limit' \(did you mean limits"):
        arrowmeta.facts("limit")


@pytest.mark.parametrize(
    ("changed", "state"),
    [("as it is", "sound"), ("list: [0].existing_files_count += 1", "contradictory")],
)
def test_explanations_name_no_rewrite_while_the_table_is_at_risk(tmp_path, changed, state):
    copy = copied(POSITIONS, tmp_path)
    change(copy, changed)
    table, is_named = opened(copy.root), state == "sound"
    column = next(field.name for field in table.schema if pa.types.is_integer(field.type))
    lows = pc.struct_field(table.data_files()["lower_bounds"].combine_chunks(), column)
    where = f"{column} > {pc.min(lows).as_py()} AND {column} < {pc.max(lows).as_py()}"
    for explanation in (table.explain(where), table.plan(where).explanation):
        assert any(explanation.kept["remedy"].to_pylist()) == is_named
        assert any("Contradictory" in text for text in explanation.remarks) != is_named
    assert ("sort the files" in table.report(where=where).to_html()) == is_named
    assert table.state == state
