"""Plans of Iceberg's expressions, and what readers need of them, by the public names."""

import gzip
import json
import shutil
from pathlib import Path

import pytest

import arrowmeta
from tests.bundled import DATA

EVOLVED, VECTORS = DATA / "iceberg_v1_to_v2", DATA / "iceberg_v3_deletion_vectors"


def among(*values, term="cat"):
    return {"type": "in", "term": term, "values": list(values)}


def paths(plan):
    return plan.table(["file_path"])["file_path"].to_pylist()


def test_an_expression_keeps_the_files_of_the_same_condition_in_sql():
    t = arrowmeta.open(EVOLVED)
    every = t.data_files().num_rows
    assert 0 < len(t.plan(among("cat2"))) < every
    assert paths(t.plan(among("cat2"))) == paths(t.plan("cat = 'cat2'"))
    assert (len(t.plan(True)), len(t.plan(False))) == (every, 0)
    with pytest.raises(arrowmeta.PredicateError, match="no field is named 'CAT'"):
        t.plan(among("cat2", term="CAT"))
    assert paths(t.plan(among("cat2", term="CAT"), case_sensitive=False)) == paths(
        t.plan(among("cat2"))
    )
    assert "cat" in str(t.explain(among("cat2")))


def test_a_table_of_paimon_takes_no_expression():
    with pytest.raises(
        arrowmeta.UsageError, match="of Iceberg: give this table a predicate in SQL"
    ):
        arrowmeta.open(DATA / "pk_all_types").plan(True)


def test_residual_has_the_conditions_that_some_row_may_not_meet():
    t = arrowmeta.open(EVOLVED)
    of_rows = {"type": "gt", "term": "id", "value": 15}
    both = {"type": "and", "left": among("cat2"), "right": of_rows}
    assert set(t.plan(among("cat2")).residual().to_pylist()) == {"true"}
    left = set(map(json.dumps, map(json.loads, t.plan(both).residual().to_pylist())))
    assert left <= {"true", json.dumps(of_rows)}
    assert json.dumps(of_rows) in left
    assert t.plan().residual().to_pylist() == ["true"] * t.data_files().num_rows
    with pytest.raises(arrowmeta.UsageError, match="residual needs the plan of an Iceberg"):
        t.plan("id > 15").residual()


def test_delete_references_are_the_delete_files_of_each_file():
    t = arrowmeta.open(VECTORS)
    plan = t.plan()
    deletes, references = plan.delete_references()
    known = deletes["file_path"].to_pylist()
    found = [sorted({known[at] for at in places}) for places in references.to_pylist()]
    assert found == plan.files["delete_files"].to_pylist()
    assert any(found)
    deletes, references = t.plan(False).delete_references(["content"])
    assert (deletes.num_rows, deletes.column_names, len(references)) == (0, ["content"], 0)


def test_a_plan_has_fields_of_structs_and_the_status_of_entries():
    t = arrowmeta.open(EVOLVED)
    rows = t.plan().table(["lower_bounds.id", "status", "snapshot_id"])
    files = t.plan().files["lower_bounds"].to_pylist()
    assert rows["lower_bounds.id"].to_pylist() == [bounds["id"] for bounds in files]
    assert set(rows["status"].to_pylist()) <= {"added", "existing"}
    with pytest.raises(arrowmeta.UsageError, match=r"a plan has no column lower_bounds\.no"):
        t.plan().table(["lower_bounds.no"])


def changed(table, change):
    """Change the metadata file of a copied table in its place."""
    current = Path(arrowmeta.open(table).metadata_file)
    metadata = json.loads(current.read_text())
    change(metadata)
    current.write_text(json.dumps(metadata))


def test_another_snapshot_is_read_in_the_columns_of_the_table(tmp_path):
    def renamed(metadata):
        schema = json.loads(json.dumps(metadata["schemas"][0]))
        schema["fields"][0]["name"] = "renamed"
        metadata["schemas"].append({**schema, "schema-id": 9})
        metadata["current-schema-id"] = 9

    table = shutil.copytree(VECTORS, tmp_path / "t")
    changed(table, renamed)
    t = arrowmeta.open(table)
    first = t.snapshots("snapshot_id", limit=1)[0][0].as_py()
    assert t.at(snapshot_id=first, keep_schema=True).schema == t.schema
    assert t.at(snapshot_id=first).schema != t.schema
    for wrong in ({"ref": "main"}, {"moment": first}, {}):
        with pytest.raises(arrowmeta.UsageError, match="keep_schema needs snapshot_id="):
            t.at(**wrong, keep_schema=True)


def test_version_changes_with_the_metadata_and_that_of_the_snapshot_does_not(tmp_path):
    table = shutil.copytree(VECTORS, tmp_path / "t")
    before = arrowmeta.open(table)
    assert before.version() == arrowmeta.open(table).version()
    changed(table, lambda metadata: metadata["properties"].update(seen="yes"))
    after = arrowmeta.open(table)
    assert after.version() != before.version()
    assert after.version(of_snapshot=True) == before.version(of_snapshot=True)


def test_compressed_metadata_is_read_as_it_is_meant(tmp_path):
    table = shutil.copytree(VECTORS, tmp_path / "t")
    plain = Path(arrowmeta.open(table).metadata_file).read_bytes()
    packed = tmp_path / "v9.gz.metadata.json"
    packed.write_bytes(gzip.compress(plain))
    t = arrowmeta.open(table)
    assert t.read_file(t.metadata_file) == plain
    t = arrowmeta.open(packed, allowed_roots=[str(tmp_path)])
    assert t.read_file(t.metadata_file) == plain


def test_conditions_over_a_safe_table_are_functions_of_a_row():
    t, unsafe = arrowmeta.open(VECTORS, safe=True), arrowmeta.open(VECTORS)
    assert t.files(where="record_count > 0").num_rows == unsafe.files().num_rows
    where = "record_count > (SELECT 0)"
    assert unsafe.files(where=where).num_rows
    for ask in (t.files, lambda where: t.reader("files", where=where).read_all()):
        with pytest.raises(arrowmeta.PredicateError, match="must not have a subquery"):
            ask(where=where)


def test_tables_can_be_listed_without_opening_them():
    asked = ["name", "location", "format"]
    listed = arrowmeta.discover(DATA, snapshots=False)
    assert listed.select(asked) == arrowmeta.discover(DATA).select(asked)
    assert listed["snapshot_id"].null_count == listed.num_rows > 0
