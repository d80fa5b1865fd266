"""Plans of Iceberg's expressions, and what readers need of them, by the public names."""

import gzip
import json
from pathlib import Path

import pytest

import arrowmeta
from tests.bundled import DATA
from tests.reconcile.copies import IcebergCopy

EVOLVED, VECTORS = DATA / "iceberg_v1_to_v2", DATA / "iceberg_v3_deletion_vectors"


def among(*values, term="cat"):
    return {"type": "in", "term": term, "values": list(values)}


def paths(plan):
    return plan.table(["file_path"])["file_path"].to_pylist()


def test_an_expression_keeps_the_files_of_the_same_condition_in_sql():
    t = arrowmeta.open(EVOLVED)
    every = t.data_files().num_rows
    found = paths(t.plan(among("cat2")))
    assert found == paths(t.plan("cat = 'cat2'"))
    assert (0 < len(found) < every, len(t.plan(True)), len(t.plan(False))) == (True, every, 0)
    assert paths(t.plan(among("cat2", term="CAT"), case_sensitive=False)) == found
    assert "cat" in str(t.explain(among("cat2")))
    with pytest.raises(arrowmeta.PredicateError, match="no field is named 'CAT'"):
        t.plan(among("cat2", term="CAT"))
    with pytest.raises(arrowmeta.UsageError, match="give this table a predicate in SQL"):
        arrowmeta.open(DATA / "pk_all_types").plan(True)


def test_residual_has_the_conditions_that_some_row_may_not_meet():
    t = arrowmeta.open(EVOLVED)
    of_rows = {"type": "gt", "term": "id", "value": 15}
    both = {"type": "and", "left": among("cat2"), "right": of_rows}
    assert set(t.plan(among("cat2")).residual().to_pylist()) == {"true"}
    left = set(map(json.dumps, map(json.loads, t.plan(both).residual().to_pylist())))
    assert {json.dumps(of_rows)} <= left <= {"true", json.dumps(of_rows)}
    assert t.plan().residual().to_pylist() == ["true"] * t.data_files().num_rows
    with pytest.raises(arrowmeta.UsageError, match="residual needs the plan of an Iceberg"):
        t.plan("id > 15").residual()


def test_a_plan_has_delete_files_fields_of_structs_and_the_status_of_entries():
    plan = arrowmeta.open(VECTORS).plan()
    deletes, references = plan.delete_references()
    known = deletes["file_path"].to_pylist()
    found = [sorted({known[at] for at in places}) for places in references.to_pylist()]
    assert found == plan.files["delete_files"].to_pylist()
    assert any(found)
    deletes, references = arrowmeta.open(VECTORS).plan(False).delete_references(["content"])
    assert (deletes.num_rows, deletes.column_names, len(references)) == (0, ["content"], 0)
    rows = plan.table(["lower_bounds.id", "status", "snapshot_id"])
    bounds = plan.files["lower_bounds"].to_pylist()
    assert rows["lower_bounds.id"].to_pylist() == [one["id"] for one in bounds]
    assert set(rows["status"].to_pylist()) <= {"added", "existing"}
    with pytest.raises(arrowmeta.UsageError, match=r"a plan has no column lower_bounds\.no"):
        plan.table(["lower_bounds.no"])


def changed(folder, change):
    """Copy a table, and change its metadata file in its place."""
    copy = IcebergCopy(VECTORS, folder / "t")
    before = arrowmeta.open(copy.root)
    copy.edit_metadata(change)
    return before, arrowmeta.open(copy.root)


def test_another_snapshot_is_read_in_the_columns_of_the_table(tmp_path):
    def renamed(metadata):
        schema = json.loads(json.dumps(metadata["schemas"][0]))
        schema["fields"][0]["name"] = "renamed"
        metadata["schemas"].append({**schema, "schema-id": 9})
        metadata["current-schema-id"] = 9

    _, t = changed(tmp_path, renamed)
    first = t.snapshots("snapshot_id", limit=1)[0][0].as_py()
    assert t.at(snapshot_id=first, keep_schema=True).schema == t.schema
    assert t.at(snapshot_id=first).schema != t.schema
    for wrong in ({"ref": "main"}, {"moment": first}, {}):
        with pytest.raises(arrowmeta.UsageError, match="keep_schema needs snapshot_id="):
            t.at(**wrong, keep_schema=True)


def test_version_changes_with_the_metadata_and_that_of_the_snapshot_does_not(tmp_path):
    before, after = changed(tmp_path, lambda metadata: metadata["properties"].update(seen="yes"))
    assert after.version() == arrowmeta.open(after.location).version()
    assert after.version() != before.version()
    assert after.version(of_snapshot=True) == before.version(of_snapshot=True)


def test_compressed_metadata_is_read_as_it_is_meant(tmp_path):
    plain = Path(arrowmeta.open(VECTORS).metadata_file).read_bytes()
    packed = tmp_path / "v9.gz.metadata.json"
    packed.write_bytes(gzip.compress(plain))
    for t in (arrowmeta.open(VECTORS), arrowmeta.open(packed, allowed_roots=[str(tmp_path)])):
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
