"""Rules over tables: failed rules, invalid rules, and output for other tools."""

import json
import shutil
from xml.etree import ElementTree

import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.apps.rules import RESULTS, Rule
from arrowmeta.cli import main

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

RULES = """
[rules.few_files]
sql = "SELECT count(*) FROM data_files"
max = 3
message = "too many files"

[rules.no_level_3]
sql = "SELECT file_name, level FROM files WHERE level = 3 ORDER BY file_name"
severity = "warning"

[rules.has_rows]
sql = "SELECT sum(record_count) FROM files"
min = 1
"""


@pytest.fixture
def rules(tmp_path):
    path = tmp_path / "rules.toml"
    path.write_text(RULES)
    return path


@pytest.fixture
def damaged(data, tmp_path):
    shutil.copytree(data / "pk_all_types", tmp_path / "damaged")
    next((tmp_path / "damaged" / "manifest").glob("manifest-????????-*")).unlink()
    return tmp_path / "damaged"


def test_rule_fails_over_its_limit_or_with_returned_rows(data, rules):
    results = arrowmeta.check(data / "pk_all_types", rules)
    assert results.schema == RESULTS
    found = {row["rule"]: row for row in results.to_pylist()}
    assert found["few_files"]["status"] == "failed"
    assert found["few_files"]["value"] == 12
    assert found["no_level_3"]["failing_row_count"] == 6
    assert found["no_level_3"]["example"].endswith("level: 3")
    assert found["has_rows"]["status"] == "passed"


def test_default_rules_fail_for_a_damaged_table(damaged):
    failed = arrowmeta.check(damaged).filter(pc.field("status") == "failed")
    assert failed["rule"].to_pylist() == ["metadata_is_readable"]


def test_rule_that_returns_null_has_unknown_status(data, capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("COLUMNS", "400")
    path = tmp_path / "rules.toml"
    path.write_text('[rules.r]\nsql = "SELECT NULL::BIGINT"\nmax = 1\n')
    assert main(["check", str(data / "pk_all_types"), "--rules", str(path)]) == 3
    assert "r: the query returned no number" in capsys.readouterr().out


def test_unreadable_table_among_several_fails_rule_table_opens(data, damaged, rules):
    for path in [*(damaged / "snapshot").iterdir(), *(damaged / "schema").iterdir()]:
        path.write_text("{")
    results = arrowmeta.check([damaged, data / "pk_all_types"], rules)
    assert results["rule"][0].as_py() == "table_opens"
    assert results["example"][0].as_py().startswith("CorruptMetadataError")
    assert results.num_rows == 4
    with pytest.raises(arrowmeta.CorruptMetadataError):
        arrowmeta.check(damaged, rules)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rules = 3", "must have tables"),
        ("[rules", "is not TOML"),
        ("rules = " + 5000 * "[", "is not TOML"),
        ("rules = " + 5000 * "9", "is not TOML"),
        ("[rules.r]\nmax = 3", "needs `sql`"),
        ('[rules.r]\nsql = ""\nmaximum = 3', "did you mean max"),
        ('[rules.r]\nsql = ""\nmax = "3"', "max must be a number"),
        ('[rules.r]\nsql = ""\nseverity = "bad"', "severity must be one of"),
        ('[rules.r]\nsql = ""\nformat = "hudi"', "format must be"),
        ('[rules.r]\nsql = "SELECT 1, 2"\nmax = 3', "must return one number"),
        ("[rules.r]\nsql = \"SELECT 'x'\"\nmax = 3", "'x' is not a number"),
        ('[rules.r]\nsql = "SELECT nothing"', "rule 'r'"),
        ('[rules.r]\nsql = "SET threads = 1"', "SELECT"),
        ("[rules.r]\nsql = \"FROM read_text('/etc/passwd')\"", "rule 'r'"),
    ],
)
def test_invalid_rules_raise_usage_error(data, tmp_path, capsys, text, reason):
    path = tmp_path / "rules.toml"
    path.write_text(text)
    with pytest.raises(arrowmeta.UsageError, match="(?s)" + reason.replace("?", r"\?")):
        arrowmeta.check(data / "pk_all_types", path)
    assert main(["check", str(data / "pk_all_types"), "--rules", str(path)]) == 1
    assert "root:" not in capsys.readouterr().out


def test_check_command_exit_code_depends_on_failed_rules(data, rules, capsys):
    where = str(data / "pk_all_types")
    assert main(["check", where]) == 0
    assert capsys.readouterr().out == "6 of 6 rules passed for 1 table\n"
    passing = rules.with_name("passing.toml")
    passing.write_text('[rules.passes]\nsql = "SELECT 1"\nmax = 1\n')
    assert main(["check", where, "--rules", str(passing), "-o", "ndjson"]) == 0
    assert "1 rule passed for 1 table" in capsys.readouterr().err
    assert main(["check", where, "--rules", str(rules), "-o", "ndjson"]) == 2
    assert "error: " in capsys.readouterr().err
    text = RULES.replace("max = 3", 'max = 3\nseverity = "info"').replace("warning", "info")
    rules.write_text(text)
    assert main(["check", where, "--rules", str(rules)]) == 0


def test_check_of_a_directory_checks_all_tables_in_it(data, damaged, rules, tmp_path, capsys):
    shutil.copytree(data / "append_snappy", tmp_path / "sound")
    assert main(["check", str(tmp_path), "--rules", str(rules), "-o", "ndjson"]) == 2
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {row["table_location"] for row in rows} == {str(damaged), str(tmp_path / "sound")}


def test_text_has_failures_first_and_counts_what_passed(data, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "400")
    rules = tmp_path / "rules.toml"
    rules.write_text(
        '[rules.passes]\nsql = "SELECT 1"\nmax = 1\n'
        '[rules.warns]\nsql = "SELECT 2"\nmax = 1\nseverity = "warning"\n'
        'message = "files below {small_size}"\n'
        '[rules.is_null]\nsql = "SELECT NULL::INT"\nmax = 1\n'
        '[rules.fails]\nsql = "SELECT 3"\nmax = 1\n'
    )
    where = str(data / "pk_all_types")
    found = printed(capsys, where, "--rules", rules, "--color", "always").splitlines()
    assert found == [
        f"\x1b[31merror\x1b[0m  {where}: fails: 3 is more than 1",
        f"\x1b[33mwarning\x1b[0m  {where}: warns: 2 is more than 1: files below 32 MiB",
        f"\x1b[1munknown\x1b[0m  {where}: is_null: the query returned no number",
        "1 of 4 rules passed for 1 table",
    ]
    assert printed(capsys, where, "--rules", rules, "--limit", 1).split()[0] == "rule"


def printed(capsys, *words):
    main(["check", *map(str, words)])
    return capsys.readouterr().out


def test_junit_has_a_suite_per_table_and_a_failure_per_failed_rule(data, rules, capsys):
    where = data / "pk_all_types"
    root = ElementTree.fromstring(printed(capsys, where, "--rules", rules, "-o", "junit"))
    (suite,) = root
    assert suite.attrib["tests"] == "3"
    assert suite.attrib["failures"] == "2"
    failures = {case.attrib["name"]: case.find("failure") for case in suite}
    assert failures["few_files"].attrib["message"] == (
        "few_files: 12 is more than 3: too many files"
    )
    assert failures["has_rows"] is None


def test_sarif_has_a_result_per_failed_rule(data, rules, capsys):
    where = data / "pk_all_types"
    (run,) = json.loads(printed(capsys, where, "--rules", rules, "-o", "sarif"))["runs"]
    assert [result["ruleId"] for result in run["results"]] == ["few_files", "no_level_3"]
    assert [result["level"] for result in run["results"]] == ["error", "warning"]
    assert {rule["id"] for rule in run["tool"]["driver"]["rules"]} == {
        "few_files",
        "no_level_3",
        "has_rows",
    }


def test_prometheus_has_two_gauges(data, rules, capsys):
    where = data / "pk_all_types"
    lines = printed(capsys, where, "--rules", rules, "-o", "prometheus").splitlines()
    label = f'{{table="{where}",rule="few_files",severity="error"}}'
    assert f"arrowmeta_rule_failed{label} 1" in lines
    assert f"arrowmeta_rule_value{label} 12" in lines


def test_check_output_does_not_round_numbers(data, capsys):
    from arrowmeta.apps.output.formats import TEXTS, to_sentence

    rule = Rule("big", "SELECT 1234567.5 AS n", maximum=1_000_000)
    (row,) = arrowmeta.check(data / "pk_all_types", [rule]).to_pylist()
    assert to_sentence(row) == "big: 1,234,567.5 is more than 1,000,000"
    assert TEXTS["prometheus"]([row]).rstrip().endswith(" 1234567.5")


def test_hostile_text_is_escaped_in_every_format(data):
    from arrowmeta.apps.output.formats import TEXTS

    name = 'a"b\\\n<x>&\x00\x1b'
    results = arrowmeta.check(data / "pk_all_types", [Rule(name, "SELECT 1 AS x")]).to_pylist()
    ElementTree.fromstring(TEXTS["junit"](results))
    assert json.loads(TEXTS["sarif"](results))["runs"][0]["results"][0]["ruleId"] == name
    assert r'rule="a\"b\\\n<x>&' in TEXTS["prometheus"](results)


def test_accepted_failures_do_not_fail_a_check(data, rules, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "400")
    names = arrowmeta.open(data / "pk_all_types").files(["file_name"], where="level = 3")
    one = names["file_name"][0].as_py()
    path = tmp_path / "accepted.toml"
    of_limit = '[[accepted]]\nrule = "few_files"\nreason = "a small table"\ndate = 2026-11-01\n'
    path.write_text(of_limit + f'[[accepted]]\nrule="*"\npath="{one}"\nreason="x"\ndate=2026-11-01')
    words = ["check", str(data / "pk_all_types"), "--rules", str(rules), "--accepted", str(path)]
    assert main(words) == 2  # rows of the rule have no column `path`
    assert "no_level_3: 6 rows" in capsys.readouterr().out
    path.write_text(of_limit + of_limit.replace("few_files", "no_level_3"))
    assert main(words) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith("few_files: a small table (2026-11-01)")
    assert said[1].endswith("no_level_3: 6 rows: a small table (2026-11-01)")
    (_, rows, _) = arrowmeta.check(data / "pk_all_types", rules, accepted=path).to_pylist()
    assert (rows["status"], rows["failing_row_count"]) == ("passed", 0)


def test_table_that_cannot_be_opened_can_be_accepted(data, tmp_path):
    table = shutil.copytree(data / "pk_all_types", tmp_path / "t")
    for schema in (table / "schema").iterdir():
        schema.write_text("{")
    path = tmp_path / "accepted.toml"
    path.write_text('[[accepted]]\nrule="table_opens"\ntable="t"\nreason="x"\ndate=2026-11-01')
    for file, expected in ((None, "failed"), (path, "passed")):
        (row,) = arrowmeta.check([table], accepted=file).to_pylist()
        assert (row["rule"], row["status"]) == ("table_opens", expected)
