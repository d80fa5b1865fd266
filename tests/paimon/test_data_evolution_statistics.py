"""Statistics of files with some columns, and files that readers skip."""

from __future__ import annotations

from typing import cast

import pyarrow as pa
import pytest

from arrowmeta.model.shape import TableShape
from arrowmeta.paimon.pruning import PaimonRules
from arrowmeta.paimon.schema import DataField, TableSchema, parse_type_text
from arrowmeta.paimon.table import PaimonSource
from arrowmeta.predicate.formula import RowVersions
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.pruning.evaluator import Evaluator, kept_by_stats
from tests.sql.given_source import GivenSource


def field(name, field_id, type_text):
    return DataField(field_id, name, parse_type_text(type_text))


SCHEMA = TableSchema(
    0, (field("i", 0, "INT"), field("b", 1, "BLOB")), options={"data-evolution.enabled": "true"}
)


class GivenTable(GivenSource):
    """A table of one schema, whose rows have columns in several files."""

    schemas: tuple[TableSchema, ...] = (SCHEMA,)


class RenamedTable(GivenTable):
    """A table with a renamed column, and a later column that has the old name."""

    schemas = (
        TableSchema(0, (field("c", 0, "INT"), field("i", 1, "INT")), options=SCHEMA.options),
        TableSchema(
            1,
            (field("newer", 0, "INT"), field("i", 1, "INT"), field("c", 2, "INT")),
            options=SCHEMA.options,
        ),
    )


def are_kept(table, where, files):
    """Say which files of a range of two rows are kept."""
    newest = table.schemas[-1]
    columns = newest.to_arrow_schema()
    source = table(
        shape=TableShape(columns=pa.struct(list(columns))), schema=columns, options=newest.options
    )
    rule = PaimonRules(cast(PaimonSource, source)).stats_rule(PredicateReader(columns).read(where))
    types = {
        f"{kind}.{one.name}": one.type
        for kind in ("lower_bounds", "upper_bounds")
        for one in columns
    } | {
        "partition_bytes": pa.binary(),
        "file_name": pa.string(),
        "write_cols": pa.list_(pa.string()),
        "write_cols_sequences": pa.list_(pa.int64()),
    }
    known = [pa.field(column, types.get(column, pa.int64())) for column in rule.columns]
    rows = {"record_count": 2, "first_row_id": 0, "schema_id": 0, "bucket": 0}
    entries = pa.Table.from_pylist([rows | file for file in files], pa.schema(known))
    return kept_by_stats(entries, rule, Evaluator())[0].tolist()


@pytest.mark.parametrize(
    ("name", "is_kept"),
    [("f.blob", True), ("f.video", True), ("f.vector.parquet", True), ("f.parquet", False)],
)
def test_null_count_of_blob_or_vector_file_prunes_nothing(name, is_kept):
    files = [
        {"file_name": "f.parquet", "write_cols": ["i"], "max_sequence_number": 1},
        {"file_name": name, "write_cols": ["b"], "max_sequence_number": 2},
    ]
    files[1]["null_value_counts.b"] = 0  # as pypaimon says, whatever the rows have
    assert are_kept(GivenTable, "b IS NULL", files) == [is_kept] * 2


@pytest.mark.parametrize(
    ("file", "has_column"),
    [
        ({"schema_id": 0, "write_cols": None}, True),
        ({"schema_id": 0, "write_cols": ["c"]}, True),
        ({"schema_id": 0, "write_cols": ["newer"]}, False),
        ({"schema_id": 1, "write_cols": None}, True),
        ({"schema_id": 1, "write_cols": ["newer"]}, True),
        ({"schema_id": 1, "write_cols": ["i", "c"]}, False),
        # After a compaction each column has its own sequence number.
        ({"schema_id": 0, "write_cols": ["i", "c"], "write_cols_sequences": [0, 2]}, True),
        ({"schema_id": 0, "write_cols": ["i", "c"], "write_cols_sequences": [2, 0]}, False),
        ({"schema_id": 1, "write_cols": ["c", "newer"], "write_cols_sequences": [0, 2]}, True),
        ({"schema_id": 1, "write_cols": ["c", "newer"], "write_cols_sequences": [2, 0]}, False),
    ],
)
def test_newest_file_of_renamed_column_is_found_by_old_name(file, has_column):
    """The older file may match; the newer one has other values."""
    before = {"write_cols": ["c"], "max_sequence_number": 1}
    after = {"max_sequence_number": 2} | file
    before |= {"lower_bounds.newer": 1, "upper_bounds.newer": 9, "null_value_counts.newer": 0}
    after |= {"lower_bounds.newer": 7, "upper_bounds.newer": 8, "null_value_counts.newer": 0}
    kept = are_kept(RenamedTable, "newer = 5", [before, after])
    assert kept == [not has_column] * 2


@pytest.mark.parametrize(
    ("schema_id", "where", "is_kept"),
    [
        (0, "c IS NULL", True),
        (0, "c = 5", False),
        (1, "c IS NULL", False),
        (1, "c = 5", True),
        # Nothing is known of a missing schema.
        (2, "c = 5", True),
        (2, "c IS NULL", True),
    ],
)
def test_added_column_is_null_in_older_files(schema_id, where, is_kept):
    file = {"schema_id": schema_id, "write_cols": ["c"], "max_sequence_number": 1}
    if schema_id == 1:
        file |= {"lower_bounds.c": 1, "upper_bounds.c": 9, "null_value_counts.c": 0}
    assert are_kept(RenamedTable, where, [file]) == [is_kept]


VECTORS = {"deletion-vectors.enabled": "true"}
KEY = pa.struct([pa.field("k", pa.int32(), nullable=False)])


def rules(key: pa.StructType, options: dict[str, str]) -> PaimonRules:
    source = GivenSource(shape=TableShape(primary_key=key), options=options)
    return PaimonRules(cast(PaimonSource, source))


@pytest.mark.parametrize(
    ("options", "skips"),
    [
        ({}, False),
        (VECTORS, True),
        (VECTORS | {"deletion-vectors.merge-on-read": "true"}, False),
        (VECTORS | {"postpone.merge-on-read": "true"}, True),  # no bucket is postponed
        ({"merge-engine": "first-row"}, True),
        ({"merge-engine": "FIRST-ROW"}, True),
        ({"merge-engine": "aggregation"}, False),
        (VECTORS | {"merge-engine": "first-row"}, True),
        (
            VECTORS | {"merge-engine": "first-row", "deletion-vectors.merge-on-read": "true"},
            False,  # allowed with pk-clustering-override
        ),
    ],
)
def test_level_0_is_skipped_if_readers_do_not_merge(options, skips):
    with_key, without = rules(KEY, options), rules(pa.struct([]), options)
    assert (with_key.left_out.level_zero, with_key.left_out.unassigned_buckets) == (skips, True)
    assert with_key.rows_are_whole is skips
    assert (without.left_out.level_zero, without.left_out.unassigned_buckets) == (False, False)
    assert without.rows_are_whole


@pytest.mark.parametrize("merges", [True, False])
def test_postponed_buckets_and_level_0_are_read_if_merged_on_read(merges):
    options = {"bucket": "-2", "postpone.merge-on-read": str(merges), **VECTORS}
    left_out = rules(KEY, options).left_out
    assert (left_out.level_zero, left_out.unassigned_buckets) == (not merges, not merges)
    without = rules(pa.struct([]), options)
    assert without.rows_are_whole
    assert (without.left_out.level_zero, without.left_out.unassigned_buckets) == (False, False)


@pytest.mark.parametrize("engine", ["partial-update", "Partial-Update", "AGGREGATION"])
def test_combining_merge_engine_is_matched_case_insensitively(engine):
    tree = PredicateReader(pa.schema([pa.field("v", pa.int32())])).read("v = 1")
    group = rules(KEY, {"merge-engine": engine}).stats_rule(tree).group
    assert isinstance(group, RowVersions)
    assert group.combines
