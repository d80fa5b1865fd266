"""Scan reports of Iceberg's Java library and of PyIceberg over tables with planted faults.

Java hides literals in its reports: here, each has the condition that was asked.
"""

from __future__ import annotations

import json
import shutil
from datetime import date, timedelta
from random import Random
from typing import NamedTuple

import pyarrow as pa
import pytest
from pyiceberg.expressions import parser
from pyiceberg.transforms import IdentityTransform

from arrowmeta.apps.queries import HIDDEN
from arrowmeta.cli import main
from tests.queries.test_queries import compared
from tests.readers.engines import pyiceberg_table
from tests.reconcile.copies import IcebergCopy
from tests.repair.damage import ICEBERG

pytestmark = [pytest.mark.spark, pytest.mark.filterwarnings("ignore")]

N_FILES, N_ROWS = 12, 20
_SCHEMA = pa.schema(
    [("id", pa.int64()), ("name", pa.string()), ("day", pa.date32()), ("x", pa.float64())]
)


class Fault(NamedTuple):
    """A fault of a table.

    Attributes:
        said: what rows of `queries` say of it, in `reason` or `kept_because`.
        properties: those of the table.
        is_sorted, prefix, n_rows: of the rows of each file.
        partitioned_by: column of the spec.
        respec: column by which the second half of the files is partitioned.
        damage: a kind of `tests.repair.damage`.
    """

    said: str
    properties: dict[str, str] = {}  # noqa: RUF012
    is_sorted: bool = True
    prefix: str = "n"
    n_rows: int = N_ROWS
    partitioned_by: str | None = None
    respec: str | None = None
    damage: str | None = None


FAULTS: dict[str, Fault] = {
    "none": Fault("equal"),
    "unsorted column": Fault("not sorted by id", is_sorted=False),
    "missing statistics": Fault(
        "without bounds of id", {"write.metadata.metrics.column.id": "none"}
    ),
    "truncated bounds": Fault("are cut after 16 characters", prefix="a common prefix of names "),
    "many small files": Fault("are small", n_rows=2),
    "wrong spec": Fault("of specs without a partition by name", respec="name"),
    "inverted bounds": Fault("statistics_impossible", damage="inverted bounds"),
    "narrow partitions": Fault(
        "partition_bounds_too_narrow", partitioned_by="name",
        damage="partitions that the list leaves out",
    ),
}  # fmt: skip


def rows_of(fault, at, random):
    first = at * fault.n_rows
    numbers = list(range(first, first + fault.n_rows))
    if not fault.is_sorted:
        numbers = [random.randrange(N_FILES * fault.n_rows) for _ in numbers]
    return [
        {
            "id": n,
            "name": f"{fault.prefix}{n // fault.n_rows:02d}",
            "day": date(2024, 1, 1) + timedelta(days=n),
            "x": n / 4,
        }
        for n in numbers
    ]


def written(root, fault):
    """Write a table with a fault, which Java finds without a catalog, too."""
    from pyiceberg.catalog.sql import SqlCatalog  # here, since it loads SQLAlchemy

    root.mkdir()
    catalog = SqlCatalog("c", uri=f"sqlite:///{root}/c.db", warehouse=str(root))
    catalog.create_namespace("db")
    table = catalog.create_table(
        "db.t", schema=_SCHEMA, location=str(root), properties=fault.properties
    )
    random = Random(7)
    for at in range(N_FILES):
        if name := fault.partitioned_by if not at else fault.respec if at == N_FILES // 2 else None:
            with table.update_spec() as update:
                update.add_field(name, IdentityTransform(), f"by_{name}")
        table.append(pa.Table.from_pylist(rows_of(fault, at, random), _SCHEMA))
    shutil.copy(
        table.metadata_location.removeprefix("file://"), root / "metadata" / "v1000.metadata.json"
    )
    (root / "metadata" / "version-hint.text").write_text("1000")
    copy = IcebergCopy(root)
    if fault.damage is not None:
        ICEBERG[fault.damage](copy)
    return copy


def conditions(fault, count):
    """Draw conditions, as text of PyIceberg and as JSON."""
    random = Random(3)
    last = N_FILES * fault.n_rows
    drawn = []
    for _ in range(count):
        n, operator = random.randrange(-2, last + 3), random.choice(["=", "<", "<=", ">", ">="])
        name = f"{fault.prefix}{n // fault.n_rows:02d}"
        value = {
            "id": n,
            "name": name,
            "day": str(date(2024, 1, 1) + timedelta(days=n)),
            "x": n / 4,
        }
        column = random.choice(["id", "id", "name", "name", "day", "x"])
        drawn.append(compared(column, operator, value[column]))
    return drawn


def reports_of(java, table, fault, count):
    """Return reports of Java and PyIceberg, with the conditions that were asked."""
    asked = conditions(fault, count)
    by_java = java.call("reports", table.root, conditions=[tree for _, tree in asked])
    assert any("-digit-" in json.dumps(one["filter"]) for one in by_java)
    opened = pyiceberg_table(table.metadata_path)
    found = [
        {**one, "filter": tree, "table-name": "c.db.t", "metadata": {"engine-name": "Java"}}
        for one, (_, tree) in zip(by_java, asked, strict=True)
    ]
    for (text, tree), like in zip(asked, by_java, strict=True):
        tasks = opened.scan(parser.parse(text)).plan_files()
        count_of = {"unit": "count", "value": len({task.file.file_path for task in tasks})}
        found.append(
            {
                "table-name": "c.db.t",
                "snapshot-id": like["snapshot-id"],
                "filter": tree,
                "metrics": {"result-data-files": count_of},
                "metadata": {"engine-name": "PyIceberg"},
            }
        )
    return found


def told(reports, table, read_out):
    path = table.parent / "reports.jsonl"
    path.write_text("\n".join(map(json.dumps, reports)) + "\n")
    assert main(["queries", str(path), str(table), "-o", "json"]) in (0, 2, 3)
    return json.loads(read_out().out)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("fault", FAULTS)
def test_counts_of_reports_are_equal_or_explained_and_faults_named(
    fault, iceberg, tmp_path, figures, capsys
):
    table = written(tmp_path / "t", FAULTS[fault])
    reports = reports_of(iceberg, table, FAULTS[fault], 64)
    rows = told(reports, table.metadata_path, capsys.readouterr)
    unexplained = [row for row in rows if row["reason"].startswith("not ")]
    equal = sum(row["reason"] == "equal" for row in rows)
    figures["scan reports"] += len(rows)
    figures["scan reports, equal count"] += equal
    figures["scan reports, explained"] += len(rows) - equal - len(unexplained)
    figures["scan reports, not explained"] += len(unexplained)
    assert len(unexplained) <= len(rows) // 100, unexplained
    said = FAULTS[fault].said
    assert any(said in f"{row['reason']} {row['kept_because']}" for row in rows)


def test_literals_of_java_are_hidden(iceberg, tmp_path, capsys):
    table = written(tmp_path / "t", FAULTS["none"])
    (report,) = iceberg.call("reports", table.root, conditions=[compared("id", "=", 5)[1]])
    (row,) = told([report], table.metadata_path, capsys.readouterr)
    assert (row["reason"], row["files_read"], row["columns"]) == (HIDDEN, 1, ["id"])
