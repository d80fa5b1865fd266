"""`points`: the values that a predicate requires of a column, for bucket pruning."""

import pyarrow as pa
import pyarrow.compute as pc
import pytest

from arrowmeta.predicate.read import PredicateReader
from arrowmeta.predicate.tree import points

SCHEMA = pa.schema(
    [
        pa.field("i", pa.int32()),
        pa.field("j", pa.int32()),
        pa.field("n", pa.struct([pa.field("i", pa.int32())])),
    ]
)


@pytest.mark.parametrize(
    ("where", "values"),
    [
        ("i = 1", [1]),
        ("i = 1 AND j = 2", [1]),
        ("i = 1 OR j = 2", None),
        ("i = 1 OR i = 2 OR i IN (2, 3)", [1, 2, 3]),
        ("i = 1 OR NULL", [1]),
        ("i IN (1, 2, 3) AND i IN (2, 3, 4) AND i IN (3, 4, 5)", [3]),
        ("i IN (1, 2, 3) AND (i = 2 OR j = 2)", [1, 2, 3]),
        ("i = 1 AND i = 2", []),
        ("NULL", []),
        ("true", None),
        ("i NOT IN (1, 2)", None),
        ("i <> 1", None),
        ("i = 1.5", None),
        ("i IN (1, 1.5)", None),
        ("CAST(i AS DOUBLE) = 1", None),
        ("n.i = 1", None),
        ("n.i IN (1, 2)", None),
        (pc.Expression._call("and", [pc.field("i") == 1, pc.field("j") == 2]), [1]),
    ],
)
def test_points_are_the_values_a_condition_requires(where, values):
    found = points(PredicateReader(SCHEMA).read(where), "i")
    assert found == (None if values is None else [pa.scalar(one, pa.int32()) for one in values])
