"""Accepted findings: what they match, until when, and invalid entries."""

from datetime import UTC, date, datetime, timedelta

import pyarrow as pa
import pytest

from arrowmeta.errors import UsageError
from arrowmeta.reconcile.accepted import Accepted, AcceptedFinding

FINDINGS = pa.table(
    {
        "check_name": ["live_twice", "live_twice", "deleted_in_vain"],
        "subject": ["a/x.parquet", "b/y[1].parquet", None],
    }
)
DAY = date(2026, 11, 1)


def _is_accepted(entry, table="warehouse/db/t", rule=None):
    accepted = Accepted((AcceptedFinding("known", DAY, **entry),))
    return [reason is not None for reason in accepted.reasons(FINDINGS, table, rule).to_pylist()]


@pytest.mark.parametrize(
    ("patterns", "expected"),
    [
        ({"check_name": "live_twice"}, [True, True, False]),
        ({"check_name": "live*", "subject": "a/*"}, [True, False, False]),
        ({"subject": "b/y[[]1].parquet"}, [False, True, False]),
        ({"subject": "*"}, [True, True, False]),
        ({"check_name": "live"}, [False] * 3),
        ({"path": "*"}, [False] * 3),
        ({"subject": "*/*.par*"}, [True, True, False]),
        ({"subject": "[b-a]*"}, [False] * 3),
        ({"check_name": "*", "rule": "metadata_agrees"}, [False] * 3),
    ],
)
def test_row_is_accepted_if_all_patterns_match(patterns, expected):
    assert _is_accepted(patterns) == expected


@pytest.mark.parametrize(
    ("table", "pattern", "is_accepted"),
    [
        ("/w/db/t", "t", True),
        ("s3://b/w/db/t", "db/t", True),
        ("/w/db/tt", "t", False),
        ("db.t", "db.*", True),
    ],
)
def test_table_is_named_by_the_end_of_its_location(table, pattern, is_accepted):
    assert any(_is_accepted({"table": pattern, "check_name": "*"}, table)) == is_accepted


def test_entry_of_a_rule_accepts_what_the_rule_returns():
    assert _is_accepted({"rule": "metadata_*"}, rule="metadata_agrees") == [True] * 3
    accepted = Accepted((AcceptedFinding("known", DAY, rule="small_files"),))
    assert accepted.of_rule("t", "small_files") == "known (2026-11-01)"
    assert accepted.of_rule("t", "snapshots_kept") is None


def test_first_entry_that_matches_gives_the_reason():
    entries = [AcceptedFinding(reason, DAY, check_name="live*") for reason in ("first", "second")]
    found = Accepted(tuple(entries)).reasons(FINDINGS, "t").to_pylist()
    assert found == ["first (2026-11-01)"] * 2 + [None]


@pytest.mark.parametrize(("days", "is_accepted"), [(0, True), (-1, False)])
def test_finding_is_new_again_after_its_last_day(days, is_accepted):
    last = datetime.now(UTC).date() + timedelta(days)
    assert any(_is_accepted({"check_name": "*", "until": last})) == is_accepted


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
def test_invalid_entry_is_refused(tmp_path, text, complaint):
    path = tmp_path / "accepted.toml"
    path.write_text(text)
    with pytest.raises(UsageError, match=complaint):
        Accepted.of(path)
