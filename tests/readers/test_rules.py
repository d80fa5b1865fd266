"""The table of rules about engines, the relation `readers`, and `check --engine`."""

import itertools
import json
import re
import shutil
from typing import Any

import pytest

import arrowmeta
from arrowmeta.apps.rules import engine_rules
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from arrowmeta.model.shape import TableShape
from arrowmeta.views.sql_files import check_names
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.sql.given_source import GivenSource, views_of

RULES = [
    rule | {"engine": engine, "fact": fact}
    for rule in arrowmeta.facts("reader_rules").to_pylist()
    for engine in rule["engine"].split("|")
    for fact in rule["fact"].split("|")
]
ENGINES = arrowmeta.facts("reader_engines").to_pylist()
GRAVE = ("refuses", "wrong rows")
#: Shapes of the names of facts; * stands for any text.
FACTS = (
    r"version [1-4]|manifests of version 1|partition field beyond ASCII"
    r"|metadata in gzip|manifests in parquet|no snapshot|primary key|type [a-z_]+"
    r"|default values|default of [a-z_]+|partition of [a-z0-9_ ()*]+|transform [a-z]+"
    r"|name mapping|position deletes|equality deletes( on dropped columns)?|deletion vector"
    r"|many delete files|(data|deletes) in [a-z]+|encrypted files|external files|level 0"
    r"|postponed buckets|columns in several files|statistics of _ROW_ID|vectors of (32|64) bits"
    r"|index [a-z_-]+|option [a-z0-9.*=-]+|merge [a-z*-]+( with [a-z0-9.*=_-]+)?"
    r"|(manifest|manifest list) without (key|field) [A-Za-z_*-]+"
    r"|table metadata: [a-z*.\[\]{}-]+( [a-z .-]+)?"
    r"|header of another (content|spec)|files and manifests twice|damage"
)


def test_rules_have_known_engines_facts_and_answers_and_a_source():
    known = {(one["engine"], one["format"]) for one in ENGINES}
    checks = {name for each in ("iceberg", "paimon") for name in check_names(each)}
    for rule in RULES:
        engine, table_format, fact = rule["engine"], rule["format"], rule["fact"]
        assert engine == "any" or (engine, table_format) in known, rule
        assert rule["answer"] in (*GRAVE, "slow", "unsure", "reads"), rule
        assert rule["source"], rule
        assert re.fullmatch(r"2026-\d\d-\d\d", rule["checked_on"]), rule
        is_check = fact.startswith("check ") and fact.removeprefix("check ") in checks
        assert is_check or re.fullmatch(FACTS, fact), rule
    assert len(RULES) > 100


def test_rules_of_an_engine_and_fact_do_not_contradict_each_other():
    grave: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for rule in RULES:
        if rule["answer"] in (*GRAVE, "reads"):
            grave.setdefault((rule["engine"], rule["format"], rule["fact"]), []).append(rule)
    for rules in grave.values():
        spans = sorted((numbers(rule["since"], 0), numbers(rule["until"], 10**9)) for rule in rules)
        assert all(until <= since for (_, until), (since, _) in itertools.pairwise(spans)), rules


def numbers(version, otherwise):
    return [otherwise] if version is None else [int(part) for part in version.split(".")]


@pytest.mark.parametrize(
    ("version", "since", "until", "expected"),
    [
        ("1.5", None, None, True),
        ("1.5", "1.5", None, True),
        ("1.4.9", "1.5", None, False),
        ("1.10", "1.9", None, True),
        ("1.5", None, "1.5.4", True),
        ("1.5.4", None, "1.5.4", False),
        ("480", "479", "481", True),
        ("2", "", "", True),
    ],
)
def test_versions_are_compared_by_their_numbers(version, since, until, expected):
    with views_of(GivenSource({}, TableShape()), "is_version_in") as con:
        query = "SELECT is_version_in(?, ?, ?)"
        assert con.execute(query, [version, since, until]).fetchall() == [(expected,)]


@pytest.mark.filterwarnings("ignore")
def test_table_without_a_fact_against_it_is_read():
    rows = arrowmeta.open(DATA / "iceberg_v1_to_v2").readers(where="engine = 'spark'").to_pylist()
    spark = next(one for one in ENGINES if (one["engine"], one["format"]) == ("spark", "iceberg"))
    nothing = {"answer": "reads", "reason": None, "source": None}
    assert rows == [{"engine": "spark", "version": spark["version"]} | nothing]


@pytest.mark.filterwarnings("ignore")
def test_relation_is_the_same_in_python_sql_and_the_command_line(capsys):
    table = arrowmeta.open(DATA / "iceberg_v2_equality_deletes")
    rows = table.readers().to_pylist()
    assert table.sql("FROM readers ORDER BY ALL").to_pylist() == rows
    with arrowmeta.connect(table) as con:
        answers = con.sql("FROM readers ORDER BY ALL").fetchall()
    assert answers == [tuple(row.values()) for row in rows]
    refusing = {row["engine"] for row in rows if row["answer"] == "refuses"}
    assert {"pyiceberg", "polars"} <= refusing
    assert "spark" not in refusing
    assert main(["readers", table.location, "-o", "csv", "--where", "engine = 'polars'"]) == 0
    assert "apache/iceberg-python#1210" in capsys.readouterr().out


@pytest.mark.sampled(2)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("folder", "engines", "expected"),
    [
        (CASES / "iceberg_v4_unpart", "spark@1.12", {}),
        (CASES / "iceberg_v4_unpart", "spark@1.11", {"read_by_spark@1.11": "error"}),
        (CASES / "iceberg_v4_unpart", "duckdb@1.3", {
            "read_by_duckdb@1.3": "error", "read_well_by_duckdb@1.3": "warning",
        }),
        (CASES / "iceberg_equality_on_dropped", "spark@1.10, spark@1.12, trino@480", {
            "read_by_spark@1.10": "error", "read_by_trino@480": "error",
            "read_well_by_spark@1.12": "warning",
        }),
        (DATA / "append_partition_types", "PyPaimon@2.1, flink@1.4.2", {}),
        (DATA / "pk_all_types", "pypaimon@2.1", {"read_by_pypaimon@2.1": "error"}),
        (DATA / "pk_all_types", "trino@480", {"read_well_by_trino@480": "warning"}),
    ],
)  # fmt: skip
def test_rules_of_engines_fail_with_the_reason(folder, engines, expected):
    results = arrowmeta.check(folder, engine_rules(engines)).to_pylist()
    failed = {row["rule"]: row["severity"] for row in results if row["status"] == "failed"}
    assert failed == expected
    assert all(row["example"] for row in results if row["status"] == "failed")


@pytest.mark.filterwarnings("ignore")
def test_equality_deletes_are_of_the_columns_of_the_snapshot():
    table = arrowmeta.open(CASES / "iceberg_equality_on_dropped")
    refusing = {
        row["snapshot_id"]: "flink" in {
            reader["engine"] for reader in table.at(row["snapshot_id"]).readers().to_pylist()
            if reader["answer"] == "refuses"
        }
        for row in table.snapshots().to_pylist()
    }  # fmt: skip
    assert list(refusing.values()) == [False, False, False, True]


def test_check_command_fails_for_an_engine_that_refuses(capsys):
    arguments = ["check", str(DATA / "pk_all_types"), "-o", "json", "--engine"]
    assert main([*arguments, "clickhouse@26.9"]) == 2
    out = capsys.readouterr().out
    assert "trial of ClickHouse 26.9.2" in out
    assert "metadata_agrees" not in out
    assert main([*arguments, "flink@1.4.2"]) == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("duck@1.5", "no rule is about the engine 'duck'"),
        ("duckdb", "an engine needs a version, such as duckdb@1.5"),
        ("duckdb@latest", "an engine needs a version"),
        ("duckdb@1.5,", "no rule is about the engine ''"),
    ],
)
def test_engines_that_are_not_known_are_refused(text, said):
    with pytest.raises(UsageError, match=said):
        engine_rules(text)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("name", "version", "answer", "said"),
    [
        ("vectors64", "2.1.0", "refuses", "vectors of 32 bits"),
        ("vectors64", "1.3.1", "wrong rows", "deleted rows are returned"),
        ("sequence_groups", "2.1.0", "refuses", "option fields.g.sequence-group is v"),
        ("stats_of_row_ids", "2.1.0", "refuses", "KeyError: _ROW_ID"),
        ("multiset", "2.1.0", "refuses", "column m of type MULTISET"),
    ],
)
def test_tables_that_pypaimon_does_not_read_are_told(name, version, answer, said):
    table = arrowmeta.open(CASES / f"paimon_read_by_{name}")
    rows = table.sql(
        "FROM reader_answers WHERE engine = 'pypaimon'"
        f" AND is_version_in('{version}', since, until)"
    ).to_pylist()
    assert any(row["answer"] == answer and said in row["reason"] for row in rows)
    assert {row["answer"] for row in table.readers(where="engine = 'flink'").to_pylist()} == {
        "reads"
    }


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("change", "fact"),
    [
        ({"query-auth.enabled": "true"}, "option query-auth.enabled=true"),
        ({"merge-engine": "newest"}, "merge newest"),
        ({"fields.a.aggregate-function": "median"}, None),  # there is no key
    ],
)
def test_table_with_a_fact_that_no_rule_is_about_is_not_known_to_be_read(
    change, fact, tmp_path, capsys
):
    source = DATA / ("append_partition_types" if "merge-engine" not in change else "pk_all_types")
    copy = tmp_path / "t"
    shutil.copytree(source, copy)
    for path in (copy / "schema").iterdir():
        schema = json.loads(path.read_text())
        schema["options"] = schema.get("options", {}) | change
        path.write_text(json.dumps(schema))
    rows = arrowmeta.open(copy).readers(where="engine IN ('spark', 'flink')").to_pylist()
    if fact is None:
        assert {row["answer"] for row in rows} == {"reads"}
        return
    assert {(row["engine"], row["answer"]) for row in rows} == {
        ("spark", "not known"),
        ("flink", "not known"),
    }
    assert all(row["reason"].startswith("no rule or trial is about ") for row in rows)
    assert all(f"{fact} (" in row["reason"] for row in rows)
    assert main(["check", str(copy), "--engine", "spark@1.4.2"]) == 2
    assert fact in " ".join(capsys.readouterr().out.split())  # lines are wrapped


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("version", "answer"), [("0.9", "not known"), ("1.4.2", None), ("1.4.3", "not known")]
)
def test_versions_that_no_rule_is_about_are_not_known(version, answer):
    rows = arrowmeta.open(DATA / "append_partition_types").sql(
        f"FROM reader_answers WHERE engine = 'spark' AND is_version_in('{version}', since, until)"
    )
    assert {row["answer"] for row in rows.to_pylist()} == ({answer} if answer else set())


@pytest.mark.filterwarnings("ignore")
def test_engines_without_rules_for_a_format_are_not_listed():
    table = arrowmeta.open(DATA / "append_partition_types")
    assert "trino" not in table.readers()["engine"].to_pylist()
    answers = table.sql("FROM reader_answers WHERE engine = 'trino'").to_pylist()
    assert [row["answer"] for row in answers] == ["not known"]
