import numpy as np
import pyarrow as pa

from arrowmeta.columns.ids import first_facts


def test_values_are_in_the_order_in_which_they_first_are_there():
    """Groups of Arrow are not: of 300 values some always are in another place."""
    numbers = np.random.default_rng(0).integers(0, 300, 2000)
    keys = [f"manifest-{number}" for number in numbers]
    found = first_facts(pa.table({"key": keys, "at": range(2000)}), "key", ["at"])
    firsts = {key: keys.index(key) for key in keys}
    assert found.to_pydict() == {"key": list(firsts), "at": list(firsts.values())}


def test_the_first_fact_is_one_that_is_known():
    table = pa.table({"key": ["b", "a", "b"], "x": [None, None, 3], "y": [1, 2, 3], "z": [0, 0, 0]})
    found = first_facts(table, "key", ["x", "y"])
    assert found.to_pydict() == {"key": ["b", "a"], "x": [3, None], "y": [1, 2]}
    assert first_facts(table.slice(0, 0), "key", ["x"]).to_pydict() == {"key": [], "x": []}
