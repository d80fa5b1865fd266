"""Views that are read together with the checks have the rows that they have alone."""

from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.reconcile.findings import checked_with

TESTS = Path(__file__).parents[1]
VIEWS = ("partitions", "delete_debt", "growth", "metadata_bytes")


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "name",
    [
        "data/append_snappy",
        "data/pk_deletion_vectors",
        "data/iceberg_v2_equality_deletes",
        "cases/paimon_rows_in_parts",
    ],
)
def test_views_are_those_of_the_table(name):
    table = arrowmeta.open(TESTS / name, allow_moved_paths=True)
    findings, views = checked_with(table.source, VIEWS, lambda _: table.source)
    assert findings.equals(table.reconcile())
    assert set(views) == set(VIEWS)
    for view in VIEWS:
        alone = table.relation(view)
        assert views[view].cast(alone.schema).equals(alone), view
