"""The table of rules about engines, the relation `readers`, and `check --engine`."""

import itertools
import re
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.apps.rules import engine_rules
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.reconcile.changes import change, copied

pytestmark = pytest.mark.filterwarnings("ignore")

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
    checks = {path.stem for path in (Path(__file__).parents[2] / "sql" / "checks").glob("*.sql")}
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
    grave = {}
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
    ends = ", ".join("NULL" if one is None else f"'{one}'" for one in (version, since, until))
    answer = arrowmeta.open(DATA / "append_snappy").sql(f"SELECT is_version_in({ends}) AS is_in")
    assert answer["is_in"].to_pylist() == [expected]


def test_table_without_a_fact_against_it_is_read():
    rows = arrowmeta.open(DATA / "iceberg_v1_to_v2").readers(where="engine = 'spark'").to_pylist()
    spark = next(one for one in ENGINES if (one["engine"], one["format"]) == ("spark", "iceberg"))
    nothing = {"answer": "reads", "reason": None, "source": None}
    assert rows == [{"engine": "spark", "version": spark["version"]} | nothing]


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


def test_equality_deletes_are_of_the_columns_of_the_snapshot():
    table = arrowmeta.open(CASES / "iceberg_equality_on_dropped")
    ids = table.snapshots()["snapshot_id"].to_pylist()
    refusing = (table.at(one).readers(where="answer = 'refuses'")["engine"] for one in ids)
    assert ["flink" in engines.to_pylist() for engines in refusing] == [False, False, False, True]


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


def answers_of(table, engine, version):
    of_version = f"engine = '{engine}' AND is_version_in('{version}', since, until)"
    return table.sql(f"FROM reader_answers WHERE {of_version}").to_pylist()


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
    rows = answers_of(table, "pypaimon", version)
    assert any(row["answer"] == answer and said in row["reason"] for row in rows)
    flink = table.readers(where="engine = 'flink'")
    assert {*flink["answer"].to_pylist()} == {"reads"}


@pytest.mark.parametrize(
    ("table", "option", "value", "fact"),
    [
        (
            *("append_partition_types", "query-auth.enabled", "true"),
            "option query-auth.enabled=true",
        ),
        ("pk_all_types", "merge-engine", "newest", "merge newest"),
        ("append_partition_types", "fields.a.aggregate-function", "median", None),  # without a key
    ],
)
def test_table_with_a_fact_that_no_rule_is_about_is_not_known_to_be_read(
    table, option, value, fact, tmp_path, capsys
):
    copy = copied(table, tmp_path)
    for path in copy.root.glob("schema/*"):
        change(copy, f"schema/{path.name}: options.`{option}` = '{value}'")
    rows = arrowmeta.open(copy.root).readers(where="engine IN ('spark', 'flink')").to_pylist()
    answer = "reads" if fact is None else "not known"
    assert {(row["engine"], row["answer"]) for row in rows} == {
        ("spark", answer),
        ("flink", answer),
    }
    if fact is not None:
        assert all(row["reason"].startswith("no rule or trial is about ") for row in rows)
        assert all(f"{fact} (" in row["reason"] for row in rows)
        assert main(["check", str(copy.root), "--engine", "spark@1.4.2"]) == 2
        assert fact in " ".join(capsys.readouterr().out.split())  # lines are wrapped


@pytest.mark.parametrize(
    ("version", "answer"), [("0.9", "not known"), ("1.4.2", None), ("1.4.3", "not known")]
)
def test_versions_that_no_rule_is_about_are_not_known(version, answer):
    rows = answers_of(arrowmeta.open(DATA / "append_partition_types"), "spark", version)
    assert {row["answer"] for row in rows} == ({answer} if answer else set())


def test_engines_without_rules_for_a_format_are_not_listed():
    table = arrowmeta.open(DATA / "append_partition_types")
    assert "trino" not in table.readers()["engine"].to_pylist()
    answers = table.sql("FROM reader_answers WHERE engine = 'trino'").to_pylist()
    assert [row["answer"] for row in answers] == ["not known"]
