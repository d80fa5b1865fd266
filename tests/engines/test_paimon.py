"""Tables that Paimon's Java library writes, beside what it reads and plans.

    ARROWMETA_PAIMON_JARS=paimon-bundle.jar pytest tests/engines/test_paimon.py

`python -m tests.engines` runs every table with the jar of each version.
"""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import arrowmeta
from tests.engines.paimon_answers import check_files, check_rows
from tests.engines.paimon_tables import DrawnTable, StreamedTable
from tests.engines.test_paimon_expiry import check as check_expiry

pytestmark = [pytest.mark.spark, pytest.mark.filterwarnings("ignore::UserWarning")]

#: Conditions of each table, and of each of its tags and branches.
N_CONDITIONS, N_CONDITIONS_OF_REF = 12, 4
#: The only reason to keep more files than the engine: `docs/pruning.md`.
MAY_HAVE_NAN = "bounds overlap or NaN"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(24))
def test_drawn_table(paimon, tmp_path, figures, seed):
    """Values, plans and findings of a table, of its tags and of its branches, and its expiry."""
    drawn = DrawnTable(paimon, tmp_path / "t", seed)
    check(drawn, figures)
    check_drawn_expiry(drawn, tmp_path / "expiry", figures)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(12))
def test_streamed_table(paimon, tmp_path, figures, seed):
    """As above, with what each commit of a stream changed and its changelog."""
    drawn = StreamedTable(paimon, tmp_path / "t", seed, is_keyed=True)
    check(drawn, figures)
    table = arrowmeta.open(drawn.root, strict=True)
    entries = table.all_entries().to_pylist()
    snapshots = table.snapshots().to_pylist()
    lists = table.all_manifests().to_pylist()
    for row in paimon.call("snapshots", drawn.root):
        snapshot = row["snapshot_id"]
        (own,) = (one for one in snapshots if one["snapshot_id"] == snapshot)
        assert {name: own[name] for name in row} == row
        for role in ("delta", "changelog"):
            if own[f"{role}_manifest_list"] is None:
                continue
            theirs = paimon.call("files", drawn.root, snapshot=snapshot, mode=role)
            paths = {
                one["manifest_path"]
                for one in lists
                if one["role"] == role and one["reference_snapshot_id"] == snapshot
            }
            found = [one for one in entries if one["manifest_path"] in paths]
            figures["values"] += check_rows(found, theirs)
            figures[f"entries of {role}s"] += len(theirs)
    check_drawn_expiry(drawn, tmp_path / "expiry", figures)


def check_drawn_expiry(drawn, target, figures):
    """Compare what `expire` plans with what Paimon deletes, in copies of the table."""
    far = datetime.now(UTC) + timedelta(days=1)
    retain = drawn.random.randint(1, 3)
    figures["expired files"] += check_expiry(drawn.java, drawn.root, target, far, retain)


def check(drawn, figures):
    table = arrowmeta.open(drawn.root, strict=True)
    figures["tables"] += 1
    for row in table.snapshots(["snapshot_id"]).to_pylist():
        at = table.at(snapshot_id=row["snapshot_id"])
        theirs = drawn.java.call("files", drawn.root, snapshot=row["snapshot_id"])
        figures["values"] += check_files(at, theirs)
        figures["snapshots"] += 1
    check_plans(drawn, table, drawn.conditions(N_CONDITIONS), figures)
    for ref in drawn.refs:
        at = table.at(ref=ref.name)
        asked = {ref.kind: ref.name}
        theirs = drawn.java.call("files", drawn.root, snapshot=at.snapshot_id, **asked)
        figures["values"] += check_files(at, theirs)
        figures["tags and branches"] += 1
        check_plans(drawn, at, drawn.conditions(N_CONDITIONS_OF_REF, ref), figures, asked)
    findings = table.reconcile(storage=True).to_pylist()
    assert [row for row in findings if row["severity"] != "info"] == []


def check_plans(drawn, table, conditions, figures, ref=None):
    """Compare plans, and the rows of the files that are kept with those of all files."""
    for condition in conditions:
        plan = table.plan(condition.sql)
        kept = set(plan.files["file_name"].to_pylist())
        asked = {"where": condition.tree, **(ref or {})}
        every = drawn.java.call("rows", drawn.root, **asked)
        found = drawn.java.call("rows", drawn.root, kept=sorted(kept), **asked)
        assert found == every, condition.sql
        planned = set(drawn.java.call("plan", drawn.root, **asked))
        figures["plans"] += 1
        figures["matching rows"] += len(every)
        figures["files kept by arrowmeta"] += len(kept)
        figures["files kept by the engine"] += len(planned)
        if more := kept - planned:
            assert more <= may_have_nan(plan), condition.sql
            figures["files kept since NaN may be there"] += len(more)


def may_have_nan(plan):
    """Return the names of files that a plan keeps because a column may have NaN."""
    why = plan.why().to_pylist()
    return {Path(row["file_path"]).name for row in why if row["reason"] == MAY_HAVE_NAN}
