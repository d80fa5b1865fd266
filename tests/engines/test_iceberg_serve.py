"""Scans of Iceberg's Java client over REST, planned by `arrowmeta serve` and by the client itself.

    ARROWMETA_ICEBERG_JARS=A.jar,B.jar pytest tests/engines/test_iceberg_serve.py

Rows must be the same, but for `not` over null, and files the same or fewer. Readers apply the
residuals and the deletes that the server sent.
"""

import json
import time
from collections import Counter
from urllib.request import Request, urlopen

import pytest

import arrowmeta
from tests.engines.conditions import Node
from tests.engines.iceberg_tables import DrawnTable
from tests.engines.java import EngineError
from tests.engines.test_iceberg import versions
from tests.serve.running import TOKEN, running

pytest.importorskip("starlette")
pytestmark = [pytest.mark.spark, pytest.mark.filterwarnings("ignore::UserWarning")]

#: Conditions on the current snapshot, and on each old one, tag and branch.
N_CONDITIONS, N_CONDITIONS_OF_OLD = 12, 2


@pytest.fixture(scope="module")
def served(iceberg, tmp_path_factory):
    """A folder, and the address of the server of its tables."""
    folder = tmp_path_factory.mktemp("served")
    with running(str(folder)) as address:
        yield folder, address


def transforms(table):
    """Return conditions on terms that partition the table, and on one that does not."""
    found: list[Node] = []
    for row in table.specs().to_pylist():
        kind, column = row["transform"], row["source_column"]
        if kind in (None, "identity", "void"):
            continue
        term = {"type": "transform", "transform": kind, "term": column}
        name = kind.partition("[")[0]
        value = {"bucket": 1, "year": 54, "month": 650, "day": "2024-01-12", "truncate": None}[name]
        if value is None:
            value = {"s": "nor", "price": "500.00"}.get(column)
        found.append({"type": "is-null", "term": term})
        if value is not None:
            found += [{"type": kind, "term": term, "value": value} for kind in ("eq", "not-eq")]
            found.append({"type": "not", "child": {"type": "gt", "term": term, "value": value}})
    other = {"type": "transform", "transform": "bucket[7]", "term": "id"}
    return [*found, {"type": "eq", "term": other, "value": 3}]


class Comparing:
    """Comparison of a table's scans with both planners."""

    def __init__(self, java, drawn, address, figures):
        self._java, self._drawn, self._figures = java, drawn, figures
        self._catalog = {"uri": f"{address}iceberg", "token": TOKEN}
        self._name = f"default.{drawn.root.name}"

    def check(self, where, **scan):
        """Compare files and rows of one scan."""
        answers = [self._scan(mode, where, scan) for mode in ("server", "client")]
        if answers == [None, None]:
            self._figures["scans that Java fails to read"] += 1
            return
        rows, expected = (Counter(one["rows"]) for one in answers)
        assert not expected - rows, (where, scan)
        # By the specification, null satisfies `not a > 5`: Java drops files of nulls, and keeps
        # the rows of others.
        is_not = '"not"' in json.dumps(where)
        assert is_not or rows == expected, (where, scan)
        self._figures["rows that only the specification has"] += sum((rows - expected).values())
        files, theirs = (set(one["files"]) for one in answers)
        self._figures["scans"] += 1
        self._figures["rows of scans"] += sum(rows.values())
        self._figures["files planned by the server"] += len(files)
        self._figures["files planned by the client"] += len(theirs)
        self._figures["scans with fewer files"] += len(files) < len(theirs)
        self._figures["scans with more files"] += bool(files - theirs)
        assert is_not or files <= theirs, (where, scan)

    def _scan(self, mode, where, scan):
        """Return files and rows of a scan; None if Java fails over a null partition.

        `ResidualEvaluator.notStartsWith` of 1.12 does not expect null.
        """
        catalog = {**self._catalog, "scan-planning-mode": mode}
        asked = {"catalog": catalog, "name": self._name, "where": where, **scan}
        try:
            return self._java.call("scan", self._drawn.root, **asked)
        except EngineError as error:
            if "NullPointerException" not in str(error):
                raise
            return None

    def check_appended(self, where, start, end):
        """Compare the files of an incremental scan, which Java plans by itself."""
        body = {"filter": where, "start-snapshot-id": start, "end-snapshot-id": end}
        url = f"{self._catalog['uri']}/v1/namespaces/default/tables/{self._drawn.root.name}/plan"
        headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
        with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
            tasks = json.load(answer)["file-scan-tasks"]
        files = {task["data-file"]["file-path"] for task in tasks}
        asked = {"where": where, "start": start, "end": end}
        theirs = set(self._java.call("appended", self._drawn.root, **asked))
        self._figures["incremental scans"] += 1
        assert files <= theirs, where
        matching = set(self._java.call("matching", self._drawn.root, where=where))
        assert not theirs & matching - files, where


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(50))
def test_scans_have_the_same_rows(iceberg, served, figures, seed):
    folder, address = served
    drawn = DrawnTable(iceberg, folder / f"t{seed}", seed, versions())
    table = arrowmeta.open(drawn.root, strict=True)
    time.sleep(1.1)  # until the server lists new tables
    figures["tables"] += 1
    comparing = Comparing(iceberg, drawn, address, figures)
    trees = [one.tree for one in drawn.conditions(N_CONDITIONS)]
    for where in [True, *trees, {"type": "not", "child": trees[0]}, *transforms(table)]:
        comparing.check(where)
    first = {"type": "gt", "term": "id", "value": drawn.n_rows // 4}
    for ref, names in drawn.refs.items():
        # Conditions on a branch are in the current schema, which reading by snapshot is not.
        of_old = drawn.conditions(N_CONDITIONS_OF_OLD, names) if names else ()
        for where in [first, *(one.tree for one in of_old)]:
            comparing.check(where, ref=ref)
    snapshots = table.snapshots()["snapshot_id"].to_pylist()
    for snapshot_id in snapshots[:: max(1, len(snapshots) // 3)]:
        comparing.check(first, snapshot=snapshot_id)
    line = ancestors(table)
    for start in line[: -1 : max(1, len(line) // 2)]:
        comparing.check_appended(first, start, line[-1])


def ancestors(table):
    """Return the current snapshot and what came before it, oldest first."""
    rows = table.snapshots(["snapshot_id", "parent_id"]).to_pylist()
    parents = {row["snapshot_id"]: row["parent_id"] for row in rows}
    line, at = [], table.snapshot_id
    while at is not None:
        line.append(at)
        at = parents.get(at)
    return line[::-1]
