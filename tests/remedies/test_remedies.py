"""Statements against findings, deleted rows, small files and old snapshots."""

import ast
import shutil
from pathlib import Path

import pyarrow as pa
import pytest
import sqlglot

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.reconcile.changes import change, copied

STATEMENTS = arrowmeta.facts("remedy_statements").to_pylist()
LAYOUT = {"small_files", "delete_debt", "old_snapshots", "held_by_refs", "last_whole_snapshot"}
#: What `advise` has statements for.
QUERIES = {"bounds_missing", "column_unsorted", "key_ranges_shared", "manifests_unsorted"}
ROOT = Path(__file__).parents[2]
#: A folder's name with each quote, a backslash and braces.
POSITIONS = "iceberg_v2_position_deletes"
NAME = 'it\'s a `table` of "x" \\ {table}'

pytestmark = pytest.mark.filterwarnings("ignore")


def as_findings(table, *rows):
    facts = [{"severity": "error", "detail": "", "effect": ""} | row for row in rows]
    return pa.Table.from_pylist(facts, table.sql("FROM findings LIMIT 0").schema)


def remedies_for(table, *findings, where="true"):
    given = {"findings": as_findings(table, *findings)}
    return table.sql(f"FROM remedies WHERE {where}", relations=given).to_pylist()


def check_names(format_name):
    """The checks that are of a format."""
    texts = {path.stem: path.read_text() for path in ROOT.glob("sql/checks/*.sql")}
    other = {"paimon": "iceberg", "iceberg": "paimon"}[format_name]
    return {name for name, text in texts.items() if f"Only for: {other}" not in text}


def test_statements_are_about_checks_and_engines_with_a_precondition():
    known = {(row["format"], row["engine"]) for row in arrowmeta.facts("remedy_checks").to_pylist()}
    for row in STATEMENTS:
        assert (row["format"], row["engine"]) in known, row
        checks = LAYOUT.union(QUERIES, check_names(row["format"]))
        assert row["check_name"] in checks, row


def test_names_are_quoted_as_the_engine_quotes_them(tmp_path):
    folder = shutil.copytree(DATA / POSITIONS, tmp_path / "d b.db" / NAME)
    by_engine = {}
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
            tuples = [one for one in ast.walk(ast.parse(text)) if isinstance(one, ast.Tuple)]
            assert [*map(ast.literal_eval, tuples)] == [("d b", NAME)]


def test_name_with_control_characters_is_left_out(tmp_path):
    folder = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "a\nDROP TABLE b")
    for row in arrowmeta.open(folder).remedies().to_pylist():
        assert "DROP" not in row["statement"] + row["precondition"]
        assert "`table`" in row["precondition"].replace("$snapshots", "")


def test_finding_of_storage_has_its_statements_for_each_engine():
    table, where = arrowmeta.open(DATA / "pk_all_types"), "check_name = 'orphan_in_storage'"
    orphan = {"check_name": "orphan_in_storage", "subject": "a"}
    rows = remedies_for(table, orphan, where=where)
    assert [row["engine"] for row in rows] == ["flink", "spark"]
    assert all("remove_orphan_files" in row["statement"] for row in rows)
    assert rows[0]["effect"].startswith("lists 1 finding that no snapshot has")
    assert remedies_for(table, where=where) == []
    with pytest.raises(UsageError, match="only of spark, flink"):
        table.report(engine="trino")


def test_bytes_that_only_tags_hold_are_not_those_of_old_snapshots():
    table = arrowmeta.open(DATA / "pk_tags_branches")
    held = {*table.refs()["snapshot_id"].to_pylist()}
    sizes = {True: [], False: []}
    for row in table.sql("FROM snapshot_files").to_pylist():
        if table.snapshot_id not in row["snapshot_ids"]:
            sizes[not held.isdisjoint(row["snapshot_ids"])].append(row["file_size_in_bytes"])
    causes = {row["check_name"]: row for row in table.sql("FROM remedy_causes").to_pylist()}
    by_refs = causes["held_by_refs"]
    assert (by_refs["cause_count"], by_refs["bytes"]) == (len(sizes[True]), sum(sizes[True]))
    assert causes["old_snapshots"]["bytes"] == sum(sizes[False])
    deletes = arrowmeta.open(DATA / "iceberg_v2_equality_deletes")
    (row,) = deletes.remedies(where="check_name = 'delete_debt' AND engine = 'trino'").to_pylist()
    assert "an unknown number of rows" in row["effect"]


def test_check_and_report_show_the_statements_of_an_engine(tmp_path, capsys):
    folder, rules = str(DATA / POSITIONS), tmp_path / "rules.toml"
    rules.write_text('[rules.no]\nsql = "SELECT 1"\n')
    words = ["check", folder, "--rules", str(rules), "--engine"]
    assert main([*words, "trino"]) == 2
    said = capsys.readouterr().err
    assert main([*words, "duckdb"]) == 1
    assert "such as duckdb@1.5" in capsys.readouterr().err
    main(["report", folder, "--engine", "athena", "--output", str(tmp_path / "page.html")])
    for text, statement in (
        (said, "EXECUTE expire_snapshots"),
        ((tmp_path / "page.html").read_text(), "VACUUM"),
    ):
        assert statement in text
        assert "rewrite_data_files" not in text


def withheld_of(table):
    """Return by engine why statements are withheld; no other row may delete or rewrite."""
    rows = table.remedies().to_pylist()
    assert {row["action"] for row in rows} <= {None, "restores"}
    assert all((row["statement"] is None) == (row["check_name"] == "withheld") for row in rows)
    return {row["engine"]: row["effect"] for row in rows if row["statement"] is None}


def test_no_statement_deletes_or_rewrites_while_metadata_cannot_be_read(tmp_path, capsys):
    copy = copied(POSITIONS, tmp_path)
    before = arrowmeta.open(copy.root, allow_moved_paths=True).remedies().to_pylist()
    assert {"rewrites", "deletes"} <= {row["action"] for row in before}
    change(copy, "data manifest 1: missing")
    damaged = arrowmeta.open(copy.root, allow_moved_paths=True)
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
    assert main(["check", str(copy.root), "--allow-moved-paths", "--engine", "spark"]) == 3
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


WRONG = {"check_name": "manifest_counts_wrong", "subject": "m"}
TWICE = {"check_name": "file_live_twice", "subject": "f"}
WHOLE = {"check_name": "last_whole_snapshot", "severity": "info", "subject": "7"}


def test_statement_against_a_finding_is_given_while_no_other_error_stands():
    table = arrowmeta.open(DATA / POSITIONS)
    given = [row for row in remedies_for(table, WRONG) if row["statement"] is not None]
    assert {row["check_name"] for row in given} == {"manifest_counts_wrong"}
    assert {row["check_name"] for row in remedies_for(table, WRONG, TWICE)} == {"withheld"}
    # What restores the table comes first.
    rows = remedies_for(table, TWICE, WHOLE, where="engine = 'spark'")
    assert [row["action"] for row in rows] == ["restores", None]


def test_engine_that_refuses_the_table_gets_no_statement_that_rewrites_it():
    table = arrowmeta.open(CASES / "iceberg_unknown_type")
    refusing = table.readers(where="answer IN ('refuses', 'wrong rows')")["engine"].to_pylist()
    small = {"check_name": "manifest_length_wrong", "severity": "warning", "subject": "m"}
    rows = remedies_for(table, small)
    assert refusing
    assert rows
    for row in rows:
        assert (row["engine"] in refusing) == (row["statement"] is None)
