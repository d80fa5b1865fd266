"""Counts in messages: singular and plural nouns, and sizes."""

import duckdb
import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.model.damage import standing
from arrowmeta.text import counted, severities_text, to_size
from arrowmeta.views.sql_files import sql_files


@pytest.mark.parametrize(
    ("number", "noun", "said"),
    [
        (0, "file", "0 files"),
        (1, "file", "1 file"),
        (1_204, "file", "1,204 files"),
        (1, "entry", "1 entry"),
        (2, "entry", "2 entries"),
    ],
)
def test_noun_after_a_count_is_singular_or_plural(number, noun, said):
    assert counted(number, noun) == said


def test_sql_macro_counted_uses_singular_and_plural():
    (macro,) = (file for file in sql_files() if file.name == "counted")
    with duckdb.connect() as con:
        con.execute(macro.definition)
        said = con.sql("SELECT counted(1, 'row'), counted(2, 'row'), counted(NULL, 'row')")
        assert said.fetchall() == [("1 row", "2 rows", None)]


@pytest.mark.parametrize(
    ("n_bytes", "said"),
    [
        (1, "1 B"),
        (1023, "1023 B"),
        (1024, "1 KiB"),
        (1_023_000, "999 KiB"),
        (1_023_990, "1,000 KiB"),
        (1_048_575, "1,024 KiB"),
        (12_900_000, "12.3 MiB"),
        (5_000 << 50, "5,000 PiB"),
    ],
)
def test_sizes_have_units_and_no_exponent(n_bytes, said):
    assert to_size(n_bytes) == said


def test_summary_of_one_finding_and_plan_of_one_file_are_singular(data):
    table = arrowmeta.open(data / "pk_tags_branches")
    found = standing(table.damage, pa.table({"severity": ["error"]}))
    assert found.sentence.endswith("in 1 place; `reconcile` lists it.")
    plan = table.plan("k < 0")
    assert repr(plan).startswith("<plan of 1 file, ")


@pytest.mark.parametrize(
    ("severities", "said"),
    [({}, ""), ({"info": 1}, "1 remark"), ({"info": 2, "error": 1_204}, "1,204 errors, 2 remarks")],
)
def test_severity_counts_are_listed_most_severe_first(severities, said):
    assert severities_text(severities) == said
