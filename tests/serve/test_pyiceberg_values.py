"""Values of every type as PyIceberg sends them: files and rows with either planner are the same."""

from datetime import UTC, date, datetime, time, timedelta
from decimal import Decimal
from itertools import pairwise
from uuid import UUID

import pyarrow as pa
import pytest

from tests.corpus import is_all
from tests.serve.running import TOKEN, running

e = pytest.importorskip("pyiceberg.expressions")
pytest.importorskip("starlette")

N = 6
START = datetime(2024, 5, 1, 3, 4, 5, 6)
UUIDS = [UUID(int=(at + 1) << 120) for at in range(N)]


def rows(at):
    """Two rows of one value each, with which the files differ, and a row of nulls."""
    moment = START + timedelta(days=at)
    values = {
        "bool": (pa.bool_(), at > 2),
        "int": (pa.int32(), at),
        "long": (pa.int64(), at * 10**12),
        "float": (pa.float32(), at + 0.5),
        "double": (pa.float64(), [1.5, 2.5, float("inf"), float("-inf"), float("nan"), 0.1][at]),
        "decimal": (pa.decimal128(9, 2), Decimal(at) + Decimal("0.50")),
        "whole": (pa.decimal128(9, 0), Decimal(at)),
        "date": (pa.date32(), moment.date()),
        "time": (pa.time64("us"), time(at, 2, 3, 4)),
        "ts": (pa.timestamp("us"), moment),
        "tz": (pa.timestamp("us", "UTC"), moment),
        "string": (pa.string(), str(at + 0.5)),
        "uuid": (pa.uuid(), UUIDS[at].bytes),
        "fixed": (pa.binary(4), bytes([at, 0, 0, 255])),
        "fixed16": (pa.binary(16), UUIDS[at].bytes),
        "binary": (pa.binary(), UUIDS[at].bytes[: at + 11]),
    }
    return pa.table(
        {name: pa.array([value, value, None], t) for name, (t, value) in values.items()}
    )


VALUES = [
    True,
    2,
    -3,
    2**40,
    2 * 10**12,
    2.5,
    0.1,
    1e300,
    float("inf"),
    float("-inf"),
    "2.5",
    "2",
    "2E0",
    "1e400",
    "true",
    "Infinity",
    Decimal("2.5"),
    Decimal("2.50"),
    Decimal("3"),
    Decimal("1E+2"),
    date(2024, 5, 3),
    START + timedelta(days=2),
    (START + timedelta(days=2)).replace(tzinfo=UTC),
    time(2, 2, 3, 4),
    UUIDS[2],
    UUIDS[2].bytes,
    bytes([2, 0, 0, 255]),
    "2024-05-03",
    "2024-05-03T03:04:05.000006",
    "2024-05-03T03:04:05.000006+00:00",
    "2024-05-03T00:00:00",
    "02:02:03.000004",
    str(UUIDS[2]),
]
OPERATIONS = (
    e.EqualTo,
    e.NotEqualTo,
    e.LessThan,
    e.LessThanOrEqual,
    e.GreaterThan,
    e.GreaterThanOrEqual,
)


#: Times before midnight and after the end of the day, which the server refuses.
NO_TIMES = (-3, 2**40, 2 * 10**12)


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    from pyiceberg.catalog.rest import RestCatalog
    from pyiceberg.catalog.sql import SqlCatalog

    folder = tmp_path_factory.mktemp("warehouse")
    catalog = SqlCatalog("made", uri="sqlite:///:memory:", warehouse=folder.as_uri())
    catalog.create_namespace("db")
    table = catalog.create_table("db.values", rows(0).schema, str(folder / "db" / "values"))
    for at in range(N):
        table.append(rows(at))
    catalog.close()
    with running(str(folder)) as address:
        given = {"uri": f"{address}iceberg", "token": TOKEN}
        by_server = RestCatalog("server", **given).load_table("db.values")
        modes = {**given, "scan-planning-mode": "client"}
        yield by_server, RestCatalog("client", **modes).load_table("db.values")


def accepted(table, condition):
    """Whether PyIceberg has such a comparison at all."""
    from pyiceberg.expressions.visitors import bind

    try:
        bind(table.schema(), condition, case_sensitive=True)
    except (TypeError, ValueError, ArithmeticError):
        return False
    return True


def paths(scan):
    return {task.file.file_path for task in scan.plan_files()}


@pytest.mark.sampled(5)
@pytest.mark.parametrize("name", rows(0).schema.names)
def test_each_value_of_a_column_is_read_as_pyiceberg_means_it(tables, name):
    _, by_client = tables
    values = [value for value in VALUES if name != "time" or value not in NO_TIMES]
    conditions = [kind(name, value) for value in values for kind in OPERATIONS]
    conditions += [e.In(name, pair) for pair in pairwise(values)]
    if not is_all():
        conditions = conditions[::5]
    n_compared = 0
    for condition in conditions:
        if not accepted(by_client, condition):
            continue
        n_compared += 1
        mine, theirs = (table.scan(row_filter=condition) for table in tables)
        planned, expected = paths(mine), paths(theirs)
        # What a column cannot have is rounded in one way by PyIceberg, and in another by Java.
        is_rounded = name in ("int", "long", "whole", "date")
        assert planned <= expected or is_rounded or "inf" in str(condition), condition
        try:
            found = theirs.to_arrow()
        except (pa.ArrowException, TypeError, OverflowError):
            continue  # PyIceberg plans it, but does not read it
        assert mine.to_arrow().num_rows == found.num_rows, condition
    assert n_compared >= (6 if is_all() else 1)
