"""Which changes of a column's type keep its bounds and null counts valid."""

import pytest

from arrowmeta.paimon.schema import (
    DataField,
    keeps_nulls,
    keeps_order,
    parse_type_text,
    to_arrow_field,
)

WIDENING = [
    ("INT", "INT NOT NULL"),
    ("TINYINT", "SMALLINT"),
    ("INT", "BIGINT"),
    ("TINYINT", "FLOAT"),
    ("SMALLINT", "FLOAT"),
    ("INT", "DOUBLE"),
    ("FLOAT", "DOUBLE"),
    ("TINYINT", "DECIMAL(3, 0)"),
    ("SMALLINT", "DECIMAL(5, 0)"),
    ("INT", "DECIMAL(12, 2)"),
    ("BIGINT", "DECIMAL(19, 0)"),
    ("DECIMAL(5, 2)", "DECIMAL(7, 4)"),
    ("DECIMAL(5, 2)", "DECIMAL(38, 2)"),
    ("CHAR(3)", "VARCHAR(3)"),
    ("CHAR(3)", "STRING"),
    ("VARCHAR(3)", "VARCHAR(4)"),
    ("VARCHAR(3)", "STRING"),
    ("BINARY(3)", "VARBINARY(4)"),
    ("VARBINARY(3)", "BYTES"),
    ("TIMESTAMP(0)", "TIMESTAMP(3)"),
    ("TIMESTAMP(3)", "TIMESTAMP(4)"),
    ("TIMESTAMP(4)", "TIMESTAMP(6)"),
    ("TIMESTAMP(6)", "TIMESTAMP(9)"),
    ("TIMESTAMP_LTZ(3)", "TIMESTAMP_LTZ(6)"),
    ("TIME(0)", "TIME(3)"),
    ("BOOLEAN", "TINYINT"),
    ("BOOLEAN", "INT NOT NULL"),
    ("BOOLEAN", "BIGINT"),
    ("DATE", "TIMESTAMP(0)"),
    ("DATE", "TIMESTAMP(6)"),
    ("DATE", "TIMESTAMP(9)"),
]
NARROWING = [
    ("BIGINT", "INT"),
    ("INT", "FLOAT"),
    ("BIGINT", "DOUBLE"),
    ("DOUBLE", "FLOAT"),
    ("DOUBLE", "INT"),
    ("DECIMAL(5, 2)", "DOUBLE"),
    ("DECIMAL(5, 2)", "BIGINT"),
    ("STRING", "VARCHAR(5)"),
    ("VARCHAR(5)", "VARCHAR(4)"),
    ("VARCHAR(3)", "CHAR(5)"),
    ("CHAR(3)", "CHAR(5)"),
    ("BYTES", "VARBINARY(5)"),
    ("BINARY(3)", "BINARY(5)"),
    ("STRING", "BYTES"),
    ("INT", "STRING"),
    ("BOOLEAN", "STRING"),
    ("INT", "BOOLEAN"),
    ("TIMESTAMP(3)", "TIMESTAMP(0)"),
    ("TIMESTAMP(6)", "TIMESTAMP(5)"),
    ("TIMESTAMP(9)", "TIMESTAMP(6)"),
    ("TIMESTAMP(6)", "TIMESTAMP_LTZ(6)"),
    ("TIMESTAMP(3)", "TIMESTAMP_LTZ(6)"),
    ("TIMESTAMP(6)", "DATE"),
    ("DATE", "TIMESTAMP_LTZ(3)"),
    ("DATE", "INT"),
    ("TIME(3)", "TIME(0)"),
]
LOSSY = [
    ("TINYINT", "DECIMAL(2, 0)"),
    ("SMALLINT", "DECIMAL(4, 0)"),
    ("INT", "DECIMAL(11, 2)"),
    ("BIGINT", "DECIMAL(18, 0)"),
    ("DECIMAL(5, 2)", "DECIMAL(4, 2)"),
    ("DECIMAL(5, 2)", "DECIMAL(5, 3)"),
    ("DECIMAL(5, 2)", "DECIMAL(9, 1)"),
    ("DOUBLE", "DECIMAL(38, 2)"),
    ("STRING", "INT"),
    ("STRING", "DATE"),
    ("STRING", "BOOLEAN"),
]


def field(text):
    return to_arrow_field(DataField(1, "c", parse_type_text(text)))


@pytest.mark.spec("paimon: statistics of a column whose type has changed")
@pytest.mark.parametrize(("old", "new"), WIDENING)
def test_widening_keeps_order_and_nulls(old, new):
    assert keeps_order(field(old), field(new))
    assert keeps_nulls(field(old), field(new))


@pytest.mark.parametrize(("old", "new"), NARROWING)
def test_narrowing_keeps_nulls_only(old, new):
    assert not keeps_order(field(old), field(new))
    assert keeps_nulls(field(old), field(new))


@pytest.mark.parametrize(("old", "new"), LOSSY)
def test_lossy_type_change_keeps_neither_order_nor_nulls(old, new):
    assert not keeps_order(field(old), field(new))
    assert not keeps_nulls(field(old), field(new))
