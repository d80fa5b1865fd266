"""Which changes of a column's type keep its bounds and null counts valid."""

import pytest

from arrowmeta.paimon.schema import (
    DataField,
    keeps_nulls,
    keeps_order,
    parse_type_text,
    to_arrow_field,
)

#: By type: what it may become, such that values keep their order, and none becomes null.
WIDENING = {
    "TINYINT": "SMALLINT; FLOAT; DECIMAL(3, 0)",
    "SMALLINT": "FLOAT; DECIMAL(5, 0)",
    "INT": "INT NOT NULL; BIGINT; DOUBLE; DECIMAL(12, 2)",
    "BIGINT": "DECIMAL(19, 0)",
    "FLOAT": "DOUBLE",
    "DECIMAL(5, 2)": "DECIMAL(7, 4); DECIMAL(38, 2)",
    "CHAR(3)": "VARCHAR(3); STRING",
    "VARCHAR(3)": "VARCHAR(4); STRING",
    "BINARY(3)": "VARBINARY(4)",
    "VARBINARY(3)": "BYTES",
    "TIMESTAMP(0)": "TIMESTAMP(3)",
    "TIMESTAMP(3)": "TIMESTAMP(4)",
    "TIMESTAMP(4)": "TIMESTAMP(6)",
    "TIMESTAMP(6)": "TIMESTAMP(9)",
    "TIMESTAMP_LTZ(3)": "TIMESTAMP_LTZ(6)",
    "TIME(0)": "TIME(3)",
    "BOOLEAN": "TINYINT; INT NOT NULL; BIGINT",
    "DATE": "TIMESTAMP(0); TIMESTAMP(6); TIMESTAMP(9)",
}
#: No value becomes null, but they have another order.
NARROWING = {
    "INT": "FLOAT; STRING; BOOLEAN",
    "BIGINT": "INT; DOUBLE",
    "DOUBLE": "FLOAT; INT",
    "DECIMAL(5, 2)": "DOUBLE; BIGINT",
    "CHAR(3)": "CHAR(5)",
    "VARCHAR(3)": "CHAR(5)",
    "VARCHAR(5)": "VARCHAR(4)",
    "STRING": "VARCHAR(5); BYTES",
    "BINARY(3)": "BINARY(5)",
    "BYTES": "VARBINARY(5)",
    "BOOLEAN": "STRING",
    "TIMESTAMP(3)": "TIMESTAMP(0); TIMESTAMP_LTZ(6)",
    "TIMESTAMP(6)": "TIMESTAMP(5); TIMESTAMP_LTZ(6); DATE",
    "TIMESTAMP(9)": "TIMESTAMP(6)",
    "DATE": "TIMESTAMP_LTZ(3); INT",
    "TIME(3)": "TIME(0)",
}
#: Values may become null.
LOSSY = {
    "TINYINT": "DECIMAL(2, 0)",
    "SMALLINT": "DECIMAL(4, 0)",
    "INT": "DECIMAL(11, 2)",
    "BIGINT": "DECIMAL(18, 0)",
    "DECIMAL(5, 2)": "DECIMAL(4, 2); DECIMAL(5, 3); DECIMAL(9, 1)",
    "DOUBLE": "DECIMAL(38, 2)",
    "STRING": "INT; DATE; BOOLEAN",
}


def field(text):
    return to_arrow_field(DataField(1, "c", parse_type_text(text)))


@pytest.mark.spec("paimon: statistics of a column whose type has changed")
@pytest.mark.parametrize(
    ("changes", "order", "nulls"),
    [(WIDENING, True, True), (NARROWING, False, True), (LOSSY, False, False)],
    ids=["widening", "narrowing", "lossy"],
)
def test_changed_type_keeps_order_and_nulls_or_not(changes, order, nulls):
    for old, every in changes.items():
        for new in every.split("; "):
            found = keeps_order(field(old), field(new)), keeps_nulls(field(old), field(new))
            assert found == (order, nulls), (old, new)
