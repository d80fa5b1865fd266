"""Statements against findings, deleted rows, small files and old snapshots."""

import ast
import shutil
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
import sqlglot

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from arrowmeta.model.tables import FINDINGS, SCHEMAS
from arrowmeta.views.sql_files import check_names
from tests.bundled import DATA

STATEMENTS = arrowmeta.facts("remedy_statements").to_pylist()
LAYOUT = {"small_files", "delete_debt", "old_snapshots", "held_by_refs", "last_whole_snapshot"}
#: What `advise` has statements for.
QUERIES = {"bounds_missing", "column_unsorted", "key_ranges_shared", "manifests_unsorted"}
#: A folder's name with each quote, a backslash and braces.
NAME = 'it\'s a `table` of "x" \\ {table}'

pytestmark = pytest.mark.filterwarnings("ignore")


def as_findings(source, *rows):
    facts = [{"severity": "error", "detail": "", "effect": ""} | row for row in rows]
    return pa.Table.from_pylist(facts, SCHEMAS["findings"](source.shape))


def remedies_for(table, findings, where="true"):
    answer = table.sql(f"FROM remedies WHERE {where}", relations={"findings": findings})
    return answer.to_pylist()


def test_statements_are_about_checks_and_engines_with_a_precondition():
    known = {(row["format"], row["engine"]) for row in arrowmeta.facts("remedy_checks").to_pylist()}
    for row in STATEMENTS:
        assert (row["format"], row["engine"]) in known, row
        checks = LAYOUT.union(QUERIES, check_names(row["format"], outside=True))
        assert row["check_name"] in checks, row


def test_names_are_quoted_as_the_engine_quotes_them(tmp_path):
    folder = shutil.copytree(DATA / "iceberg_v2_position_deletes", tmp_path / "d b.db" / NAME)
    by_engine: dict[str, list[dict[str, Any]]] = {}
    for row in arrowmeta.open(folder).remedies().to_pylist():
        by_engine.setdefault(row["engine"], []).append(row)
    assert {"spark", "trino", "athena", "pyiceberg"} <= set(by_engine)
    for engine in ("trino", "athena"):
        for row in by_engine[engine]:
            doubled = NAME.replace('"', '""')
            assert f'"d b"."{doubled}"' in row["statement"]
            (where,) = sqlglot.parse(row["precondition"], dialect="trino")
            assert where.find(sqlglot.exp.Table).name == f"{NAME}$refs"
    for row in by_engine["spark"]:
        (where,) = sqlglot.parse(row["precondition"], dialect="spark")
        table = where.find(sqlglot.exp.Table)
        assert [part.name for part in table.parts] == ["catalog", "d b", NAME, "refs"]
    (row,) = (row for row in by_engine["spark"] if row["check_name"] == "old_snapshots")
    text = row["statement"].removeprefix("CALL catalog.system.expire_snapshots(table => ")
    literal = ast.literal_eval(text.removesuffix(")"))  # its escapes are those of Python
    assert literal == f"`d b`.`{NAME.replace('`', '``')}`"
    for row in by_engine["pyiceberg"]:
        for text in (row["statement"], row["precondition"]):
            names = [
                ast.literal_eval(node)
                for node in ast.walk(ast.parse(text))
                if isinstance(node, ast.Tuple)
            ]
            assert names == [("d b", NAME)]


def test_name_with_control_characters_is_left_out(tmp_path):
    folder = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "a\nDROP TABLE b")
    for row in arrowmeta.open(folder).remedies().to_pylist():
        assert "DROP" not in row["statement"] + row["precondition"]
        assert "`table`" in row["precondition"].replace("$snapshots", "")


def test_finding_of_storage_has_its_statements_for_each_engine():
    table = arrowmeta.open(DATA / "pk_all_types")
    found = as_findings(table.source, {"check_name": "orphan_in_storage", "subject": "a"})
    rows = remedies_for(table, found, "check_name = 'orphan_in_storage'")
    assert [row["engine"] for row in rows] == ["flink", "spark"]
    assert all("remove_orphan_files" in row["statement"] for row in rows)
    assert rows[0]["effect"].startswith("lists 1 finding that no snapshot has")
    of_none = remedies_for(table, FINDINGS.empty_table(), "check_name = 'orphan_in_storage'")
    assert of_none == []


def test_bytes_that_only_tags_hold_are_told_apart_from_those_of_old_snapshots():
    table = arrowmeta.open(DATA / "pk_tags_branches")
    files = table.sql("FROM snapshot_files").to_pylist()
    held = set(table.refs()["snapshot_id"].to_pylist())
    gone = [row for row in files if table.snapshot_id not in row["snapshot_ids"]]
    of_tags = [row for row in gone if held.intersection(row["snapshot_ids"])]
    causes = {row["check_name"]: row for row in table.sql("FROM remedy_causes").to_pylist()}
    sizes = [row["file_size_in_bytes"] for row in of_tags]
    assert (causes["held_by_refs"]["cause_count"], causes["held_by_refs"]["bytes"]) == (
        len(of_tags),
        sum(sizes),
    )
    of_old = sum(row["file_size_in_bytes"] for row in gone) - sum(sizes)
    assert causes["old_snapshots"]["bytes"] == of_old


def test_number_of_rows_that_equality_deletes_delete_is_unknown():
    table = arrowmeta.open(DATA / "iceberg_v2_equality_deletes")
    (row,) = table.remedies(where="check_name = 'delete_debt' AND engine = 'trino'").to_pylist()
    assert "an unknown number of rows" in row["effect"]


def test_engine_without_statements_for_the_format_is_refused():
    table = arrowmeta.open(DATA / "pk_all_types")
    with pytest.raises(UsageError, match="only of spark, flink"):
        table.report(engine="trino")


def test_check_and_report_show_the_statements_of_an_engine(tmp_path, capsys):
    folder = str(DATA / "iceberg_v2_position_deletes")
    rules = tmp_path / "rules.toml"
    rules.write_text('[rules.no]\nsql = "SELECT 1"\n')
    assert main(["check", folder, "--rules", str(rules), "--engine", "trino"]) == 2
    said = capsys.readouterr().err
    assert main(["check", folder, "--rules", str(rules), "--engine", "duckdb"]) == 1
    assert "such as duckdb@1.5" in capsys.readouterr().err
    assert "EXECUTE expire_snapshots" in said
    assert "rewrite_data_files" not in said
    page = str(tmp_path / "page.html")
    main(["report", folder, "--engine", "athena", "--output", page])
    text = Path(page).read_text()
    assert "VACUUM" in text
    assert "rewrite_data_files" not in text


CASES = Path(__file__).parents[1] / "cases"


def withheld_of(table):
    """Return by engine why statements are withheld; no other row may delete or rewrite."""
    rows = table.remedies().to_pylist()
    assert {row["action"] for row in rows} <= {None, "restores"}
    assert all((row["statement"] is None) == (row["check_name"] == "withheld") for row in rows)
    return {row["engine"]: row["effect"] for row in rows if row["statement"] is None}


def test_no_statement_deletes_or_rewrites_while_metadata_cannot_be_read(tmp_path, capsys):
    folder = shutil.copytree(DATA / "iceberg_v2_position_deletes", tmp_path / "t")
    table = arrowmeta.open(folder, allow_moved_paths=True)
    before = table.remedies().to_pylist()
    assert {"rewrites", "deletes"} <= {row["action"] for row in before}
    path = table.resolve(table.manifests(sort="-manifest_path")["manifest_path"][0].as_py())
    Path(path).unlink()
    damaged = arrowmeta.open(folder, allow_moved_paths=True)
    why = withheld_of(damaged)
    assert set(why) == {row["engine"] for row in before}
    assert "1 place of the metadata cannot be read" in why["spark"]
    assert "old_snapshots" in why["spark"]
    in_sql = damaged.sql("SELECT engine, effect FROM remedies WHERE statement IS NULL").to_pylist()
    assert {row["engine"]: row["effect"] for row in in_sql} == why
    with pytest.raises(UsageError, match="1 place of the metadata cannot be read"):
        damaged.expire("2100-01-01")
    assert "CALL" not in damaged.report().to_html()
    advice = damaged.advise(["id = 17", "v > 3"]).to_text(100)
    assert "1 place of the metadata cannot be read" in " ".join(advice.split())
    assert "CALL" not in advice
    assert main(["check", str(folder), "--allow-moved-paths", "--engine", "spark"]) == 3
    said = capsys.readouterr().err
    assert why["spark"] in said
    assert "CALL" not in said
    assert all("rollback" in text for _, text in damaged.repair_plan(storage=False).statements)


def test_no_statement_expires_the_parent_whose_files_an_append_lost():
    table = arrowmeta.open(CASES / "iceberg_append_lost_manifest")
    why = withheld_of(table)
    assert "append_lost_files of snapshot" in why["trino"]
    with pytest.raises(UsageError, match="append_lost_files of snapshot"):
        table.expire("2100-01-01")


def test_statement_against_a_finding_is_given_while_no_other_error_stands():
    table = arrowmeta.open(DATA / "iceberg_v2_position_deletes")
    wrong = {"check_name": "manifest_counts_wrong", "subject": "m"}
    given = remedies_for(table, as_findings(table.source, wrong))
    named = {row["check_name"] for row in given if row["statement"] is not None}
    assert named == {"manifest_counts_wrong"}
    both = as_findings(table.source, wrong, {"check_name": "file_live_twice"})
    assert {row["check_name"] for row in remedies_for(table, both)} == {"withheld"}


def test_what_restores_the_table_comes_first():
    table = arrowmeta.open(DATA / "iceberg_v2_position_deletes")
    wrong = {"check_name": "file_live_twice", "subject": "f"}
    whole = {"check_name": "last_whole_snapshot", "severity": "info", "subject": "7"}
    rows = remedies_for(table, as_findings(table.source, wrong, whole), "engine = 'spark'")
    assert [row["action"] for row in rows] == ["restores", None]


def test_engine_that_refuses_the_table_gets_no_statement_that_rewrites_it():
    table = arrowmeta.open(CASES / "iceberg_unknown_type")
    refusing = {
        row["engine"]
        for row in table.readers().to_pylist()
        if row["answer"] in ("refuses", "wrong rows")
    }
    assert refusing
    small = {"check_name": "manifest_length_wrong", "severity": "warning", "subject": "m"}
    rows = remedies_for(table, as_findings(table.source, small))
    assert rows
    for row in rows:
        assert (row["engine"] in refusing) == (row["statement"] is None)
