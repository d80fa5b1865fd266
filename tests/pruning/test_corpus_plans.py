"""Plans over real tables: files with matching rows are kept, and few that other planners drop."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest

import arrowmeta
from tests.reference.truth import NO_CORPUS, CorpusTable, iceberg_tables, paimon_tables
from tests.reference.truth_predicates import iceberg_sql, paimon_sql

TABLES = [one for one in (*paimon_tables(), *iceberg_tables()) if one.truth.get("predicates")]
#: Predicates of each table that are tried.
MOST = 5
#: The reader behind the truth read finer times than the columns have.
FINER_THAN_ITS_COLUMN = {
    ("cpp_orc_append_with_multiple_ts_precision_and_timezone", 29),
    ("cpp_orc_timestamp_index", 20),
}


@pytest.mark.parametrize("table", TABLES or NO_CORPUS, ids=str)
def test_a_plan_keeps_every_file_with_a_matching_row(table: CorpusTable) -> None:
    is_paimon = table.truth["format"] == "paimon"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        opened = arrowmeta.open(table.folder, ref=table.branch, allow_moved_paths=True)
        readable = names(opened.plan(), is_paimon)
        for predicate in chosen(table):
            to_sql, form = (paimon_sql, "pred") if is_paimon else (iceberg_sql, "expr")
            sql = to_sql(predicate[form], opened.schema)
            kept = names(opened.plan(sql), is_paimon)
            lost = must_keep(table, predicate) & readable - kept
            assert not lost, f"{sql}: {lost}"
            assert kept <= readable


def chosen(table: CorpusTable) -> Iterator[dict[str, Any]]:
    known = [
        one
        for one in table.truth["predicates"]
        if ("must_keep" in one or "must_keep_idx" in one)
        and (table.name, one["id"]) not in FINER_THAN_ITS_COLUMN
        and is_plain(one)
    ]
    yield from known[:: max(1, len(known) // MOST)]


def is_plain(predicate: dict[str, Any]) -> bool:
    """Whether its values are written as the column's type has them."""
    return "driver" not in str(predicate) and "abandon" not in str(predicate)


def must_keep(table: CorpusTable, predicate: dict[str, Any]) -> set[str]:
    if "must_keep" in predicate:
        return set(predicate["must_keep"])
    return {table.truth["path_list"][at] for at in predicate["must_keep_idx"]}


def names(plan: Any, is_paimon: bool) -> set[str]:
    column = "file_name" if is_paimon else "file_path"
    return set(plan.table([column])[column].to_pylist())
