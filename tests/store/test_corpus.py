"""Real tables in one store: results with the store equal those without it."""

from typing import Any

import pytest

import arrowmeta
from tests import corpus
from tests.pruning.test_corpus_plans import is_plain
from tests.reference.truth import iceberg_tables, paimon_tables
from tests.reference.truth_predicates import iceberg_sql, paimon_sql

pytestmark = pytest.mark.filterwarnings("ignore")

PREDICATES = [one for one in (*paimon_tables(), *iceberg_tables()) if one.truth.get("predicates")]


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    return tmp_path_factory.mktemp("store")


def shown(answer):
    """Return the rows as text, in which NaN equals itself."""
    return repr(answer.to_pylist())


@pytest.mark.sampled(1)
@pytest.mark.parametrize("table", PREDICATES or corpus.NO_CORPUS, ids=str)
def test_plans_with_a_store_equal_those_without(table, store, monkeypatch):
    monkeypatch.setattr("arrowmeta.model.store_entries._DIRECT_LEN", 0)  # small manifests, too
    to_sql, form = paimon_sql, "pred"
    if table.truth["format"] != "paimon":
        to_sql, form = iceberg_sql, "expr"
    options: Any = {"ref": table.branch, "allow_moved_paths": True}
    without = arrowmeta.open(table.folder, store=False, **options)
    arrowmeta.open(table.folder, store=store, **options).entries()
    known = [one for one in table.truth["predicates"] if is_plain(one)]
    for predicate in corpus.sample(known, 5):
        sql = to_sql(predicate[form], without.schema)
        plans = [
            arrowmeta.open(table.folder, store=place, **options).plan(sql)
            for place in (False, store)
        ]
        assert shown(plans[0].files) == shown(plans[1].files), sql
        assert shown(plans[0].funnel) == shown(plans[1].funnel), sql
