"""The questions of the documentation run unchanged over tables of both formats."""

from functools import cache
from pathlib import Path

import pytest

import arrowmeta

ROOT = Path(__file__).parents[2]
SQL = (ROOT / "docs" / "how_to" / "questions.sql").read_text(encoding="utf-8")
QUESTIONS = {
    question: query
    for part in SQL.split("\n\n-- ")[1:]
    for question, _, query in [part.partition("\n")]
}
TABLES = (
    "pk_deletion_vectors", "append_schema_evolution", "pk_tags_branches",
    "iceberg_v2_equality_deletes", "iceberg_v2_position_deletes", "iceberg_v3_deletion_vectors",
)  # fmt: skip
#: Questions whose answer may be empty: buckets are those of Paimon.
MAYBE_NONE = ("deletes", "delete files", "tags", "contradictions", "last commit add", "may be none")
MAYBE_NONE += ("buckets", "partitioned")


@cache
def table_named(name):
    return arrowmeta.open(ROOT / "tests" / "data" / name, allow_moved_paths=True, strict=True)


def answer(name, question):
    [query] = [query for asked, query in QUESTIONS.items() if question in asked]
    return table_named(name).sql(query)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", TABLES)
def test_every_documented_question_returns_rows(name):
    for question in QUESTIONS:
        found = answer(name, question)
        if not any(words in question for words in MAYBE_NONE):
            assert found.num_rows, question


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", TABLES)
def test_answers_match_relations(name):
    table = table_named(name)
    [size] = answer(name, "How large is").to_pylist()
    data = table.data_files()
    assert size["files"] == data.num_rows
    assert size["records"] == sum(data["record_count"].to_pylist())
    newest = answer(name, "What were the last commits")["snapshot_id"][0].as_py()
    assert newest in table.snapshots()["snapshot_id"].to_pylist()
    files = set(table.files()["file_path"].to_pylist())
    [kept] = answer(name, "only for older snapshots").to_pylist()
    others = set(table.all_files()["file_path"].to_pylist()) - files
    assert kept["files"] == len(others)


def test_deletes_are_counted_the_same_in_both_formats():
    for name in ("pk_deletion_vectors", "iceberg_v3_deletion_vectors"):
        rows = answer(name, "have the most deletes").to_pylist()
        assert rows
        assert all(row["kinds"] == ["deletion_vector"] for row in rows)
        deleted = answer(name, "have many deletes")["deleted_record_count"].to_pylist()
        vectors = table_named(name).deletion_vectors()["cardinality"].to_pylist()
        assert sum(deleted) == sum(vectors)
