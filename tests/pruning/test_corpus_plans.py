"""Plans over real tables keep files with matching rows, and no files that other planners drop."""

import pyarrow as pa
import pytest

import arrowmeta
from tests import corpus
from tests.reference.truth import iceberg_tables, paimon_tables, reversed_columns
from tests.reference.truth_predicates import iceberg_sql, paimon_sql

TABLES = [one for one in (*paimon_tables(), *iceberg_tables()) if one.truth.get("predicates")]
#: The reader that made the expected results read times of finer units than the columns have.
FINER_THAN_ITS_COLUMN = {
    ("cpp_orc_append_with_multiple_ts_precision_and_timezone", 29),
    ("cpp_orc_timestamp_index", 20),
}


class Planned:
    """The files of a table that our plans and those of other planners keep."""

    def __init__(self, table):
        self.table = table
        self.is_paimon = table.truth["format"] == "paimon"
        self.opened = arrowmeta.open(table.folder, ref=table.branch, allow_moved_paths=True)
        self.readable = self.kept(None)
        self.indexed = set(self.opened.relation("file_indexes")["column_name"].to_pylist())
        self.explained = changed_columns(self.opened) | reversed_columns(self.opened)

    def predicates(self):
        to_sql, form = (paimon_sql, "pred") if self.is_paimon else (iceberg_sql, "expr")
        for one in corpus.sample(self.table.truth["predicates"], 10):
            if (self.table.name, one["id"]) not in FINER_THAN_ITS_COLUMN and is_plain(one):
                yield one, to_sql(one[form], self.opened.schema)

    def kept(self, sql):
        column = "file_name" if self.is_paimon else "file_path"
        return set(self.opened.plan(sql).table([column])[column].to_pylist())

    def must_keep(self, predicate):
        return self._named(predicate, "must_keep", "must_keep_idx")

    def of_others(self, predicate):
        for planner, plan in predicate["plans"].items():
            if isinstance(plan, dict) and ("files" in plan or "files_idx" in plan):
                yield planner, self._named(plan, "files", "files_idx")

    def _named(self, found, names, places):
        paths = self.table.truth.get("path_list")
        return set(found.get(names) or [paths[at] for at in found.get(places, ())])

    def is_explained(self, sql):
        """Whether a predicate has columns whose files are kept on purpose; see docs/pruning.md."""
        # Java intersects the rows that file indexes find for several columns.
        if sum(f'"{name}"' in sql for name in self.indexed) > 1:
            return True
        return any(
            pa.types.is_floating(column.type)
            or column.type == pa.uuid()
            or column.name in self.explained
            for column in self.opened.schema
            if f'"{column.name}"' in sql
        )


@pytest.mark.sampled(4)
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("table", TABLES or corpus.NO_CORPUS, ids=str)
def test_plan_keeps_matching_files_and_no_more_than_other_planners(table):
    planned = Planned(table)
    for predicate, sql in planned.predicates():
        kept = planned.kept(sql)
        lost = planned.must_keep(predicate) & planned.readable - kept
        assert not lost, f"{sql}: {lost}"
        assert kept <= planned.readable
        for planner, theirs in planned.of_others(predicate):
            if theirs - planned.readable:  # of another snapshot
                continue
            if planned.must_keep(predicate) & planned.readable - theirs:  # loses matching rows
                continue
            more = kept - theirs
            assert not more or planned.is_explained(sql), f"{sql}: {more} beside {planner}"


def changed_columns(table):
    """The columns whose type or name has changed: other planners use their bounds in any type."""
    seen: dict[int, set[tuple[str, str]]] = {}
    for row in table.relation("schemas", ["field_id", "name", "type"]).to_pylist():
        seen.setdefault(row["field_id"], set()).add((row["name"], row["type"]))
    return {name for forms in seen.values() if len(forms) > 1 for name, _ in forms}


def is_plain(predicate):
    """Whether its values are written as the column's type has them."""
    return not any(text in str(predicate) for text in ("driver", "abandon", "zoo"))
