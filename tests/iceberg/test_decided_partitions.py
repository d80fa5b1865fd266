"""Which predicates the partitions of an Iceberg table decide, so that statistics are not asked."""

from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.pruning.formats import rules_of
from tests.iceberg.tables import metadata_json, write


def spec(spec_id: int, transform: str, source_id: int = 2) -> dict[str, Any]:
    field = {"source-id": source_id, "field-id": 1000, "name": "p", "transform": transform}
    return {"spec-id": spec_id, "fields": [field]}


IDENTITY = spec(0, "identity")
DAY = "day = DATE '2024-05-03'"


@pytest.mark.parametrize(
    ("specs", "where", "expected"),
    [
        ([IDENTITY], DAY, True),
        ([IDENTITY], f"{DAY} OR day IS NULL", True),
        ([IDENTITY], f"NOT ({DAY})", True),
        ([IDENTITY], f"{DAY} OR id = 1", False),
        ([IDENTITY], "day + 1 = DATE '2024-05-03'", False),
        ([IDENTITY], "false", True),
        ([spec(0, "month")], DAY, False),
        ([spec(0, "void")], DAY, False),
        ([spec(0, "identity", 4)], "who.name = 'a'", True),
        ([IDENTITY, spec(1, "month")], DAY, False),
        ([IDENTITY, {"spec-id": 1, "fields": []}], DAY, False),
        ([{"spec-id": 0, "fields": []}], DAY, False),
    ],
)
def test_partitions_decide_where_all_specs_have_the_columns(
    tmp_path: Path, specs: list[dict[str, Any]], where: str, expected: bool
) -> None:
    write(tmp_path, "v1.metadata.json", metadata_json(0, **{"partition-specs": specs}))
    write(tmp_path, "version-hint.text", "1")
    rules = rules_of(arrowmeta.open(tmp_path).source)
    tree = PredicateReader(rules.columns).read(where)
    assert rules.decided_by_partitions(tree) is expected
