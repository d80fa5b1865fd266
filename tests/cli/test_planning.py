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


def test_where_of_a_relation_is_about_its_own_columns(table):
    for relation in ("files", "data_files", "manifests"):
        said = f"{relation} has no column 'p'.*a condition on rows of the table is for plan:"
        with pytest.raises(PredicateError, match=said):
            arrowmeta.open(table).relation(relation, where="p = 'p1'")
