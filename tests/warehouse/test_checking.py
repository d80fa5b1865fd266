"""Rules over tables: failed rules, invalid rules, accepted failures, and output for other tools."""

import json
import shutil
from datetime import UTC, datetime, timedelta
from xml.etree import ElementTree

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.apps.output.formats import TEXTS, to_sentence
from arrowmeta.apps.rules import RESULTS, Rule
from arrowmeta.cli import main
from tests.bundled import DATA
from tests.reconcile.changes import change, copied

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

KEYED = DATA / "pk_all_types"
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
def toml(tmp_path):
    """Write a file of rules, or of accepted failures."""

    def write(text, name="rules"):
        path = tmp_path / f"{name}.toml"
        path.write_text(text)
        return path

    return write


@pytest.fixture
def rules(toml):
    return toml(RULES)


@pytest.fixture
def check(capsys, monkeypatch):
    """Run the command; return its exit code, and what it prints."""
    monkeypatch.setenv("COLUMNS", "400")

    def run(*words, place=KEYED):
        code = main(["check", str(place), *map(str, words)])
        return code, capsys.readouterr()

    return run


def test_rule_fails_over_its_limit_or_with_returned_rows(rules):
    results = arrowmeta.check(KEYED, rules)
    assert results.schema == RESULTS
    found = {row["rule"]: row for row in results.to_pylist()}
    few, level_3, has_rows = (found[name] for name in ("few_files", "no_level_3", "has_rows"))
    assert (few["status"], few["value"]) == ("failed", 12)
    assert level_3["failing_row_count"] == 6
    assert level_3["example"].endswith("level: 3")
    assert has_rows["status"] == "passed"


def test_default_rules_fail_for_damage_and_for_tables_that_cannot_be_opened(rules, toml, tmp_path):
    damaged = copied("pk_all_types", tmp_path)
    change(damaged, "base manifest: missing")
    failed = arrowmeta.check(damaged.root).filter(pc.field("status") == "failed")
    assert failed["rule"].to_pylist() == ["metadata_is_readable"]
    for path in [*damaged.root.glob("snapshot/*"), *damaged.root.glob("schema/*")]:
        path.write_text("{")
    results = arrowmeta.check([damaged.root, KEYED], rules)
    assert results["rule"][0].as_py() == "table_opens"
    assert results["example"][0].as_py().startswith("CorruptMetadataError")
    assert results.num_rows == 4
    with pytest.raises(arrowmeta.CorruptMetadataError):
        arrowmeta.check(damaged.root, rules)
    entry = '[[accepted]]\nrule="table_opens"\ntable="pk_*"\nreason="x"\ndate=2026-11-01'
    for accepted, status in ((None, "failed"), (toml(entry, "accepted"), "passed")):
        (row,) = arrowmeta.check([damaged.root], accepted=accepted).to_pylist()
        assert (row["rule"], row["status"]) == ("table_opens", status)


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
def test_invalid_rules_raise_usage_error(toml, check, text, reason):
    with pytest.raises(arrowmeta.UsageError, match="(?s)" + reason):
        arrowmeta.check(KEYED, toml(text))
    code, printed = check("--rules", toml(text))
    assert code == 1
    assert "root:" not in printed.out


def test_check_command_exit_code_depends_on_failed_rules(toml, rules, check, tmp_path):
    assert check()[1].out == "6 of 6 rules passed for 1 table\n"
    code, printed = check("--rules", rules, "-o", "ndjson")
    assert code == 2
    assert "error: " in printed.err
    passing = toml('[rules.passes]\nsql = "SELECT 1"\nmax = 1\n', "passing")
    code, printed = check("--rules", passing, "-o", "ndjson")
    assert code == 0
    assert "1 rule passed for 1 table" in printed.err
    text = RULES.replace("max = 3", 'max = 3\nseverity = "info"').replace("warning", "info")
    assert check("--rules", toml(text, "remarks"))[0] == 0
    for name in ("pk_all_types", "append_snappy"):
        shutil.copytree(DATA / name, tmp_path / "wh" / name)
    code, printed = check("--rules", rules, "-o", "ndjson", place=tmp_path / "wh")
    assert code == 2
    places = {json.loads(line)["table_location"] for line in printed.out.splitlines()}
    assert places == {str(place) for place in (tmp_path / "wh").iterdir()}


def test_text_has_failures_first_and_counts_what_passed(toml, check):
    is_null = '[rules.is_null]\nsql = "SELECT NULL::INT"\nmax = 1\n'
    assert check("--rules", toml(is_null))[0] == 3
    rules = toml(
        '[rules.passes]\nsql = "SELECT 1"\nmax = 1\n'
        '[rules.warns]\nsql = "SELECT 2"\nmax = 1\nseverity = "warning"\n'
        f'message = "files below {{small_size}}"\n{is_null}'
        '[rules.fails]\nsql = "SELECT 3"\nmax = 1\n'
    )
    assert check("--rules", rules, "--color", "always")[1].out.splitlines() == [
        f"\x1b[31merror\x1b[0m  {KEYED}: fails: 3 is more than 1",
        f"\x1b[33mwarning\x1b[0m  {KEYED}: warns: 2 is more than 1: files below 32 MiB",
        f"\x1b[1munknown\x1b[0m  {KEYED}: is_null: the query returned no number",
        "1 of 4 rules passed for 1 table",
    ]
    assert check("--rules", rules, "--limit", 1)[1].out.split()[0] == "rule"


def test_junit_sarif_and_prometheus_have_each_failed_rule(rules, check):
    junit, sarif, prometheus = (
        check("--rules", rules, "-o", name)[1].out for name in ("junit", "sarif", "prometheus")
    )
    (suite,) = ElementTree.fromstring(junit)
    assert (suite.attrib["tests"], suite.attrib["failures"]) == ("3", "2")
    failures = {case.attrib["name"]: case.find("failure") for case in suite}
    said = failures["few_files"].attrib["message"]
    assert said == "few_files: 12 is more than 3: too many files"
    assert failures["has_rows"] is None
    (run,) = json.loads(sarif)["runs"]
    results = [(result["ruleId"], result["level"]) for result in run["results"]]
    assert results == [("few_files", "error"), ("no_level_3", "warning")]
    known = {rule["id"] for rule in run["tool"]["driver"]["rules"]}
    assert known == {"few_files", "no_level_3", "has_rows"}
    label = f'{{table="{KEYED}",rule="few_files",severity="error"}}'
    for line in (f"arrowmeta_rule_failed{label} 1", f"arrowmeta_rule_value{label} 12"):
        assert line in prometheus.splitlines()


def test_numbers_are_not_rounded_and_hostile_text_is_escaped():
    rule = Rule("big", "SELECT 1234567.5 AS n", maximum=1_000_000)
    (row,) = arrowmeta.check(KEYED, [rule]).to_pylist()
    assert to_sentence(row) == "big: 1,234,567.5 is more than 1,000,000"
    assert TEXTS["prometheus"]([row]).rstrip().endswith(" 1234567.5")
    name = 'a"b\\\n<x>&\x00\x1b'
    results = arrowmeta.check(KEYED, [Rule(name, "SELECT 1 AS x")]).to_pylist()
    ElementTree.fromstring(TEXTS["junit"](results))
    assert json.loads(TEXTS["sarif"](results))["runs"][0]["results"][0]["ruleId"] == name
    assert r'rule="a\"b\\\n<x>&' in TEXTS["prometheus"](results)


# -- accepted failures and findings --------------------------------------------------------------

FINDINGS = pa.table(
    {
        "check_name": ["live_twice", "live_twice", "deleted_in_vain"],
        "subject": ["a/x.parquet", "b/y[1].parquet", None],
    }
)
KNOWN = "reason = 'known'\ndate = 2026-11-01\n"


def test_accepted_failures_do_not_fail_a_check(rules, toml, check):
    one = arrowmeta.open(KEYED).files(["file_name"], where="level = 3")["file_name"][0].as_py()
    of_limit = '[[accepted]]\nrule = "few_files"\nreason = "a small table"\ndate = 2026-11-01\n'
    of_one = f'[[accepted]]\nrule="*"\npath="{one}"\nreason="x"\ndate=2026-11-01'
    words = ("--rules", rules, "--accepted")
    code, printed = check(*words, toml(of_limit + of_one, "accepted"))
    assert code == 2  # rows of the rule have no column `path`
    assert "no_level_3: 6 rows" in printed.out
    path = toml(of_limit + of_limit.replace("few_files", "no_level_3"), "accepted")
    code, printed = check(*words, path)
    assert code == 0
    first, second, *_ = printed.out.splitlines()
    assert first.endswith("few_files: a small table (2026-11-01)")
    assert second.endswith("no_level_3: 6 rows: a small table (2026-11-01)")
    (_, rows, _) = arrowmeta.check(KEYED, rules, accepted=path).to_pylist()
    assert (rows["status"], rows["failing_row_count"]) == ("passed", 0)


@pytest.mark.parametrize(
    ("entry", "table", "rule", "expected"),
    [
        # A row is accepted if all patterns match.
        ("check_name = 'live_twice'", "t", None, [True, True, False]),
        ("check_name = 'live*'\nsubject = 'a/*'", "t", None, [True, False, False]),
        ("subject = 'b/y[[]1].parquet'", "t", None, [False, True, False]),
        ("subject = '*'", "t", None, [True, True, False]),
        ("check_name = 'live'", "t", None, [False] * 3),
        ("path = '*'", "t", None, [False] * 3),
        ("subject = '*/*.par*'", "t", None, [True, True, False]),
        ("subject = '[b-a]*'", "t", None, [False] * 3),
        ("check_name = '*'\nrule = 'metadata_agrees'", "t", None, [False] * 3),
        ("rule = 'metadata_*'", "t", "metadata_agrees", [True] * 3),
        # A table is named by the end of its location.
        ("check_name = '*'\ntable = 't'", "/w/db/t", None, [True] * 3),
        ("check_name = '*'\ntable = 'db/t'", "s3://b/w/db/t", None, [True] * 3),
        ("check_name = '*'\ntable = 't'", "/w/db/tt", None, [False] * 3),
        ("check_name = '*'\ntable = 'db.*'", "db.t", None, [True] * 3),
        # The last day.
        ("check_name = '*'\nuntil = TODAY", "t", None, [True] * 3),
        ("check_name = '*'\nuntil = YESTERDAY", "t", None, [False] * 3),
    ],
)
def test_row_is_accepted(toml, entry, table, rule, expected):
    today = datetime.now(UTC).date()
    entry = entry.replace("YESTERDAY", str(today - timedelta(1))).replace("TODAY", str(today))
    accepted = arrowmeta.Accepted.of(toml(f"[[accepted]]\n{KNOWN}{entry}"))
    reasons = accepted.reasons(FINDINGS, table, rule).to_pylist()
    assert [reason is not None for reason in reasons] == expected


def test_first_entry_that_matches_gives_the_reason(toml):
    first = f"[[accepted]]\n{KNOWN}check_name = 'live*'\n"
    accepted = arrowmeta.Accepted.of(toml(first + first.replace("known", "other")))
    reasons = ["known (2026-11-01)"] * 2
    assert accepted.reasons(FINDINGS, "t").to_pylist() == [*reasons, None]
    accepted = arrowmeta.Accepted.of(toml(f"[[accepted]]\n{KNOWN}rule = 'small_files'"))
    assert accepted.of_rule("t", "small_files") == "known (2026-11-01)"
    assert accepted.of_rule("t", "snapshots_kept") is None


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("accepted = 3", "must have entries"),
        ("[rules.x]", "must have entries"),
        ("accepted = [3]", "entry 1: it must be a table"),
        ("[[accepted]]\nchek_name = 'x'", "no key 'chek_name'.*did you mean check_name"),
        ("[[accepted]]\nsubject = 3", "subject must be text, got 3"),
        ("[[accepted]]\nsubject = 'x'\nreason = ''", "reason must be text, got ''"),
        ("[[accepted]]\nsubject = 'x'\ndate = '2026-11-01'", "date must be a date, got '2026"),
        ("[[accepted]]\nsubject = 'x'", "it needs reason and date"),
        ("[[accepted]]\ntable = 't'\nreason = 'r'\ndate = 2026-11-01", "it needs one of rule, ch"),
        ("[[", "is not TOML"),
        ("accepted = " + 5000 * "[", "is not TOML"),
        ("accepted = " + 5000 * "9", "is not TOML"),
    ],
)
def test_invalid_entry_is_refused(toml, text, complaint):
    with pytest.raises(arrowmeta.UsageError, match=complaint):
        arrowmeta.Accepted.of(toml(text))
