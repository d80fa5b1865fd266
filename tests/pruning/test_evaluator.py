"""Masks of files do not depend on the order in which DuckDB returns rows."""

import numpy as np
import pyarrow as pa

from arrowmeta.predicate.formula import Formula
from arrowmeta.pruning.evaluator import Evaluator


def test_flags_are_in_the_order_of_the_files_whatever_the_order_of_the_answer():
    files = pa.table({"size": [5, 1, 4, 2, 3]})
    query = "SELECT place, size > 2 AS kept FROM files ORDER BY size"
    assert Evaluator().flags(query, files)["kept"].tolist() == [True, False, True, False, True]


def test_condition_is_evaluated_in_the_order_of_many_batches():
    sizes = np.random.default_rng(0).permutation(5_000)
    batches = [pa.record_batch({"size": part}) for part in np.array_split(sizes, 40)]
    mask = Evaluator().is_kept(Formula("size % 3 = 0"), pa.Table.from_batches(batches))
    assert (mask == (sizes % 3 == 0)).all()
