"""Rows with a null struct: writers count them among the nulls of its fields, or not at all."""

import struct

import pyarrow as pa
import pyarrow.compute as pc
import pytest

from tests.iceberg.one_manifest import table_of

#: Ids of `c1.d` and `c1.r`, the second of which is required.
FIELDS = {"d": 2, "r": 3}

#: Values and nulls counted in a file of 6 rows, 3 of which have a null struct.
LEFT_OUT = (3, 0)
COUNTED = (6, 3)
NO_NULLS = (6, 0)


def table_with(
    folder,
    *counts,
    struct_is_required=False,
    bounds=(1, 9),
):
    """A table of files of 6 rows with these values and nulls of each field."""
    fields = [
        {"id": 2, "name": "d", "required": False, "type": "double"},
        {"id": 3, "name": "r", "required": True, "type": "double"},
    ]
    files = []
    lower, upper = (struct.pack("<d", bound) for bound in bounds) if bounds else (None, None)
    for values, nulls in counts:
        stats = {
            "value_counts": values,
            "null_value_counts": nulls,
            "nan_value_counts": 0,
            "lower_bounds": lower,
            "upper_bounds": upper,
        }
        maps = {
            name: [{"key": key, "value": value} for key in FIELDS.values()]
            for name, value in stats.items()
            if value is not None
        }
        files.append({"record_count": 6, **maps})
    kind = {"type": "struct", "fields": fields}
    return table_of(folder, kind, files, is_required=struct_is_required)


def kept(table, where):
    return [path.rpartition("/")[2] for path in table.plan(where).files["file_path"].to_pylist()]


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize(
    "where", ["c1.{} IS NULL", "NOT (c1.{} IS NOT NULL)", "c1.{} IS DISTINCT FROM 5"]
)
def test_null_conditions_keep_files_with_null_structs(tmp_path, where, name):
    table = table_with(tmp_path, LEFT_OUT, COUNTED, NO_NULLS, bounds=(5, 5))
    assert kept(table, where.format(name)) == ["0.parquet", "1.parquet"]


def test_arrow_isin_with_null_keeps_file_with_null_structs(tmp_path):
    table = table_with(tmp_path, LEFT_OUT)
    where = pc.field("c1", "d").isin(pa.array([50.0, None]))
    assert kept(table, where) == ["0.parquet"]


@pytest.mark.parametrize("counts", [(None, 0), (7, 0), (3, 4), (-1, 0), (3, -1), (3, None)])
def test_inconsistent_counts_of_struct_field_rule_out_nothing(tmp_path, counts):
    table = table_with(tmp_path, counts)
    assert kept(table, "c1.d IS NULL") == ["0.parquet"]
    assert kept(table, "c1.d = 5") == ["0.parquet"]


def test_field_of_required_struct_has_only_counted_nulls(tmp_path):
    table = table_with(tmp_path, NO_NULLS, (None, 0), struct_is_required=True)
    assert kept(table, "c1.d IS NULL") == []
    assert kept(table, "c1.r IS NULL") == []


@pytest.mark.parametrize("counts", [(3, 3), (0, 0), (6, 6)])
def test_struct_field_of_only_nulls_has_no_value(tmp_path, counts):
    table = table_with(tmp_path, counts, bounds=None)
    assert kept(table, "c1.d IS NOT NULL") == []
    assert kept(table, "c1.d = 5") == []
    assert kept(table, "c1.d IS NULL") == ["0.parquet"]


def test_count_of_struct_field_is_exact(tmp_path):
    table = table_with(tmp_path, LEFT_OUT, COUNTED, NO_NULLS)
    answer = table.aggregate("count(c1.d) AS d, count(c1.r) AS r, count(*) AS n")
    for name, count in (("d", 12), ("r", 12), ("n", 18)):
        assert answer[name][0].as_py() == {"value": count, "exact": True, "why": None}


def test_count_of_struct_field_without_value_count_is_not_exact(tmp_path):
    answer = table_with(tmp_path, LEFT_OUT, (None, 0)).aggregate("count(c1.d) AS d")
    assert not answer["d"][0].as_py()["exact"]


def test_file_with_null_structs_does_not_match_wholly(tmp_path):
    table = table_with(tmp_path, LEFT_OUT, LEFT_OUT)
    assert table.aggregate("count(*) AS n", "c1.d > 0")["n"][0].as_py()["exact"] is False
    # Each file has 6 rows, but 3 of them do not match: neither is enough alone.
    assert table.plan("c1.d > 0", limit=6).files.num_rows == 2


def test_null_struct_may_come_first_with_nulls_first(tmp_path):
    table = table_with(tmp_path, NO_NULLS, LEFT_OUT)
    plan = table.plan(order_by="c1.d NULLS FIRST", limit=1)
    assert "1.parquet" in plan.files["file_name"].to_pylist()


def test_why_includes_nulls_of_null_structs(tmp_path):
    why = table_with(tmp_path, LEFT_OUT).plan("c1.d IS NULL").why()
    assert "nulls: 3" in why["detail"][0].as_py()


def test_both_ways_of_counting_null_structs_are_not_findings(tmp_path):
    table = table_with(tmp_path, LEFT_OUT, COUNTED, NO_NULLS)
    assert "statistics_impossible" not in table.reconcile()["check_name"].to_pylist()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("counts", "is_required"), [((7, 0), False), ((3, 0), True), ((-2, None), False)]
)
def test_impossible_value_counts_of_struct_field_are_reported(tmp_path, counts, is_required):
    table = table_with(tmp_path, counts, struct_is_required=is_required)
    assert "statistics_impossible" in table.reconcile()["check_name"].to_pylist()
