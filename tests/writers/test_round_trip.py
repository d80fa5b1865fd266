"""Tables written by the current pypaimon, compared with its own plans, file by file."""

from datetime import date, datetime, time
from decimal import Decimal

import pytest

import arrowmeta
from bench.environments import EnvironmentUnavailableError
from tests import corpus
from tests.writers.pypaimon_tables import write_tables

#: Attributes in a plan of pypaimon, and columns of arrowmeta.
FACTS = {
    "name": "file_name",
    "bucket": "bucket",
    "level": "level",
    "rows": "record_count",
    "size": "file_size_in_bytes",
    "schema_id": "schema_id",
    "min_sequence": "min_sequence_number",
    "max_sequence": "max_sequence_number",
    "deleted_rows": "delete_record_count",
    "first_row_id": "first_row_id",
    "write_cols": "write_cols",
}
STRUCTS = {"partition": "partition", "min_key": "min_key", "max_key": "max_key"}
STATISTICS = {"min": "lower_bounds", "max": "upper_bounds", "nulls": "null_value_counts"}


@pytest.fixture(scope="module")
def target(tmp_path_factory):
    return tmp_path_factory.mktemp("pypaimon")


@pytest.fixture(scope="module")
def plans(target):
    try:
        return write_tables(target)
    except EnvironmentUnavailableError as error:
        pytest.skip(f"pip cannot install pypaimon here: {error}")


def open_plan(target, plan):
    return arrowmeta.open(target / "w.db" / plan["table"], strict=True, **plan["choice"])


def canonical(value):
    """A value as the program writes it to JSON."""
    if isinstance(value, date | datetime | time):
        return value.isoformat()
    return str(value) if isinstance(value, Decimal) else value


def fields_of(value):
    own = {name: one for name, one in (value or {}).items() if name != "_no_fields"}
    return [canonical(one) for one in own.values()]


def our_files(table):
    return [
        {name: row[column] for name, column in FACTS.items()}
        | {name: fields_of(row[column]) for name, column in STRUCTS.items()}
        for row in table.files().to_pylist()
    ]


def by_name(files):
    return sorted(files, key=lambda file: (file["name"], file["level"]))


def test_files_of_every_snapshot_and_ref_equal_plans_of_pypaimon(target, plans):
    for plan in corpus.sample(plans, 25):
        ours = our_files(open_plan(target, plan))
        assert by_name(ours) == by_name(plan["files"]), (plan["table"], plan["choice"])


def test_statistics_equal_those_of_the_files_system_table(target, plans):
    compared = 0
    for plan in plans:
        rows = open_plan(target, plan).files().to_pylist() if "statistics" in plan else []
        for row in rows:
            theirs = plan["statistics"][row["file_name"]]
            for part, column in STATISTICS.items():
                ours = {name: canonical(value) for name, value in row[column].items()}
                assert ours == theirs[part], (plan["table"], row["file_name"], part)
                compared += len(ours)
    assert compared > 0


def test_written_tables_have_the_intended_features(target, plans):
    latest = {plan["table"]: open_plan(target, plan) for plan in plans if not plan["choice"]}
    assert latest["untouched"].snapshot_id is None
    assert latest["tagged"].snapshots().num_rows == 4
    kinds = {(row["name"], row["type"]) for row in latest["tagged"].refs().to_pylist()}
    assert {("first", "tag"), ("latest", "tag"), ("dev", "branch")} <= kinds
    assert latest["tracked"].files()["write_cols"].to_pylist().count(["b"]) == 1
    assert latest["tracked"].index_files().num_rows == 1
    assert latest["evolution"].schemas().num_rows > 3
    counts = latest["append_no_stats"].snapshots()["total_record_count"].to_pylist()
    assert counts[-2:] == [0, 9]
