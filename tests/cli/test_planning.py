"""The commands `plan` and `explain`, and `--where`."""

import json

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import PredicateError


@pytest.fixture
def table(data):
    return str(data / "append_snappy")


def lines(capsys):
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_plan_and_where_show_the_files_that_may_match(table, capsys):
    options = ["--where", "p = 'p1'", "--select", "partition.p,file_name", "-o", "ndjson"]
    assert main(["plan", table, *options]) == 0
    files = lines(capsys)
    assert {one["partition.p"] for one in files} == {"p1"}


@pytest.mark.parametrize("relation", ["files", "data_files", "manifests"])
def test_where_of_a_relation_is_about_its_own_columns(relation, table, capsys):
    where = "p = 'p1'"
    said = f"{relation} has no column 'p'"
    use = 'a condition on rows of the table is for plan: arrowmeta plan LOCATION "..."'
    assert main([relation, table, "--where", where]) == 1
    error = capsys.readouterr().err
    assert said in error
    assert use in error
    with pytest.raises(PredicateError, match=said) as refused:
        arrowmeta.open(table).relation(relation, where=where)
    assert use in str(refused.value)


def test_unknown_column_of_a_relation_with_where_is_refused(table, capsys):
    assert main(["manifests", table, "--where", "length > 0", "--select", "manifest"]) == 1
    assert "no column manifest (did you mean manifest_path?); it has" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("record_cont > 5", "partitions has no column 'record_cont' (did you mean record_count?)"),
        ("record_count > 'x'", "Could not convert string 'x' to INT64"),
        (
            "record_count > (",
            "syntax error at the end or at a bracket: an operand or a bracket is missing",
        ),
    ],
)
def test_error_in_where_does_not_show_sql_of_arrowmeta(where, expected, table, capsys):
    assert main(["partitions", table, "--where", where]) == 1
    assert capsys.readouterr().err == f"arrowmeta: error: {expected}\n"


def test_unknown_column_of_a_plan_is_refused_and_columns_are_listed(table, capsys):
    assert main(["plan", table, "--select", "path"]) == 1
    said = capsys.readouterr().err
    assert "no column path (did you mean file_path?); it has content" in said
    assert "delete_files" in said


def test_explain_shows_each_stage_and_conditions_that_do_not_prune(table, capsys):
    assert main(["explain", table, "p = 'p1' AND id % 2 = 1"]) == 0
    out = capsys.readouterr().out
    headline, condition, _, *steps = out.splitlines()
    assert headline.startswith("files 15 -> 3, 7.5 KiB -> 1.5 KiB")
    assert condition == "where p = 'p1' AND id % 2 = 1"
    assert [line.split("  ")[0] for line in steps[:5]] == [
        "manifests",
        "partitions",
        "buckets",
        "statistics",
        "file indexes",
    ]
    assert "to change it: compare the column itself" in out
    assert "░" in out


def test_explain_as_ndjson_has_everything_that_the_text_says(table, capsys):
    import arrowmeta

    where = "p = 'p1' AND id % 2 = 1"
    assert main(["explain", table, where, "-o", "ndjson"]) == 0
    rows = lines(capsys)
    explanation = arrowmeta.open(table).plan(where).explain()
    assert rows == explanation.to_arrow().to_pylist()
    of_part = {
        part: [row for row in rows if row["part"] == part] for part in {r["part"] for r in rows}
    }
    assert of_part["predicate"][0]["detail"] == explanation.predicate
    steps = explanation.steps.to_pylist()
    assert [(r["name"], r["total"], r["kept"]) for r in of_part["step"]] == [
        (one["step"], one["files_total"], one["files_kept"]) for one in steps
    ]
    assert of_part["manifests"][0]["kept"] == explanation.manifests.kept
    assert [r["name"] for r in of_part["kept"]] == explanation.kept["reason"].to_pylist()


def test_unknown_column_or_second_predicate_is_an_error(table, capsys):
    assert main(["explain", table, "--where", "pp = 1"]) == 1
    assert "did you mean p?" in capsys.readouterr().err
    assert main(["explain", table, "p = 'p1'", "--where", "p = 'p1'"]) == 1
    assert "twice" in capsys.readouterr().err
