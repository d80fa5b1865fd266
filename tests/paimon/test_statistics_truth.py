"""Statistics of live files of any schema, compared with those of independent readers.

The readers list a file's statistics under the names of its own schema; here they are mapped to the
current names and types by the JSON of the schemas, one value at a time.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import arrowmeta
from tests.paimon.data_files import Column, FileSchema, RealTable
from tests.paimon.test_live_files import TABLES, columns_of
from tests.reference.truth import CorpusTable, paimon_tables

#: The type changes in the corpus that keep bounds; after any other, bounds are unknown.
WIDER = {("INT", "BIGINT"), ("FLOAT", "DOUBLE")}


def is_decoded(value: Any) -> bool:
    """Tell whether the truth has a value: `!` is one it could not decode, `?` a nested one."""
    return not str(value).startswith(("!", "?"))


def evolved_bound(value: Any, old: Column, new: Column) -> Any:
    """The bound in the column's current type."""
    types = old.bare_type, new.bare_type
    is_known = value != "NaN" and (types[0] == types[1] or types in WIDER)
    return value if is_known else None


def by_id(schema: FileSchema) -> dict[int, Column]:
    return {column.id: column for column in schema.columns}


def check_file(
    row: dict, ours: dict[str, Any], of_file: FileSchema, today: FileSchema, compared: Counter[str]
) -> None:
    """Compare all statistics of one file."""
    theirs, old_columns = row["value_stats"], by_id(of_file)
    for new in today.columns:
        old = old_columns.get(new.id)
        found = {part: ours[part][new.name] for part in ("min", "max", "nulls")}
        subject = row["file"], new.name, found
        if old is None:
            unknown = row.get("first_row_id") is not None or row.get("write_cols") is not None
            nulls = None if unknown else row["record_count"]
            assert found == {"min": None, "max": None, "nulls": nulls}, subject
            compared["added since"] += 1
        elif old.name not in theirs["min"]:
            assert found == {"min": None, "max": None, "nulls": None}, subject
            compared["without statistics"] += 1
        elif all(is_decoded(theirs[part][old.name]) for part in ("min", "max")):
            for part in ("min", "max"):
                expected = evolved_bound(theirs[part][old.name], old, new)
                assert found[part] == expected, subject
            assert found["nulls"] == theirs["nulls"].get(old.name), subject
            compared["same name" if old.name == new.name else "renamed since"] += 1
            compared["same type" if old.bare_type == new.bare_type else "other type since"] += 1


def check_keys(row: dict, ours: dict[str, Any], of_file: FileSchema, today: FileSchema) -> None:
    """Compare the least and greatest key of one file."""
    names = {column.name: by_id(today)[column.id].name for column in of_file.key_columns}
    for part in ("min_key", "max_key"):
        for column, value in (row.get(part) or {}).items():
            assert ours[part][names[column]] == value, (row["file"], part, column)


def check_table(table: CorpusTable, compared: Counter[str]) -> None:
    """Compare every file of a table's newest snapshot for which the truth has statistics."""
    listed = table.truth.get("raw") or [{}]
    rows = [row for row in listed[-1].get("files", []) if "value_stats" in row]
    if not rows:
        return
    opened = arrowmeta.open(table.folder, ref=table.branch, strict=True)  # in the newest schema
    assert opened.snapshot_id == listed[-1]["snapshot_id"]
    files = opened.files()
    columns = {
        part: columns_of(files[name])
        for part, name in (
            ("min", "lower_bounds"),
            ("max", "upper_bounds"),
            ("nulls", "null_value_counts"),
            ("min_key", "min_key"),
            ("max_key", "max_key"),
        )
    }
    places = zip(files["file_name"].to_pylist(), files["level"].to_pylist(), strict=True)
    at = {place: i for i, place in enumerate(places)}
    schemas = RealTable(table.folder, table.branch).schemas()
    today = schemas[max(schemas)]
    for row in rows:
        i = at[row["file"], row["level"]]
        ours = {
            part: {name: values[i] for name, values in named.items()}
            for part, named in columns.items()
        }
        check_file(row, ours, schemas[row["schema_id"]], today, compared)
        check_keys(row, ours, schemas[row["schema_id"]], today)


@pytest.mark.spec("paimon: statistics evolve by field id")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_statistics_match_other_readers_in_current_columns(table: CorpusTable) -> None:
    compared: Counter[str] = Counter()
    check_table(table, compared)
    if not compared:
        pytest.skip("the truth has no statistics")


@pytest.mark.exhaustive
@pytest.mark.skipif(not paimon_tables(), reason="ARROWMETA_CORPUS is not set")
def test_corpus_has_every_kind_of_evolution() -> None:
    compared: Counter[str] = Counter()
    for table in paimon_tables():
        if "evolution" in table.name or "alter_table" in table.name or "mor" in table.name:
            check_table(table, compared)
    kinds = {"added since", "without statistics", "same name", "same type"}
    assert kinds | {"renamed since", "other type since"} <= set(compared)
