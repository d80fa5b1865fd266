"""Files of large values beside the others of their rows: nothing is known of their columns."""

from __future__ import annotations

from typing import cast

import pyarrow as pa
import pytest

from arrowmeta.model.shape import TableShape
from arrowmeta.paimon.pruning import PaimonRules
from arrowmeta.paimon.schema import TableSchema
from arrowmeta.paimon.table import PaimonSource
from arrowmeta.paimon.types import DataField, parse_type_text
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.pruning.database import StageDatabase
from arrowmeta.pruning.judge import judge
from tests.sql.given_source import GivenSource

SCHEMA = TableSchema(
    0,
    (DataField(0, "i", parse_type_text("INT")), DataField(1, "b", parse_type_text("BLOB"))),
    options={"data-evolution.enabled": "true"},
)


class GivenTable(GivenSource):
    """A table of one schema, whose rows have columns in several files."""

    schemas = (SCHEMA,)


@pytest.mark.parametrize(
    ("name", "is_kept"),
    [("f.blob", True), ("f.video", True), ("f.vector.parquet", True), ("f.parquet", False)],
)
def test_a_number_of_nulls_that_nobody_counted_rules_nothing_out(name: str, is_kept: bool) -> None:
    columns = SCHEMA.to_arrow_schema()
    source = GivenTable(
        shape=TableShape(columns=pa.struct(list(columns))),
        schema=columns,
        options=SCHEMA.options,
    )
    rule = PaimonRules(cast(PaimonSource, source)).stats_rule(
        PredicateReader(columns).read("b IS NULL")
    )
    one = {"record_count": 2, "first_row_id": 0, "schema_id": 0, "bucket": 0}
    files = [
        one | {"file_name": "f.parquet", "write_cols": ["i"], "max_sequence_number": 1},
        one | {"file_name": name, "write_cols": ["b"], "max_sequence_number": 2},
    ]
    files[1]["null_value_counts.b"] = 0  # as pypaimon says, whatever the rows have
    types = {
        "lower_bounds.b": pa.binary(),
        "upper_bounds.b": pa.binary(),
        "null_value_counts.b": pa.int64(),
        "partition_bytes": pa.binary(),
        "file_name": pa.string(),
        "write_cols": pa.list_(pa.string()),
        "write_cols_sequences": pa.list_(pa.int64()),
    }
    known = [pa.field(column, types.get(column, pa.int64())) for column in rule.columns]
    entries = pa.Table.from_pylist(files, pa.schema(known))
    assert judge(entries, rule, StageDatabase()).is_kept.tolist() == [is_kept] * 2
