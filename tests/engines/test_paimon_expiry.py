"""Plans of expiry beside what Paimon's own Java library deletes.

As `java` says:

    ARROWMETA_PAIMON_JARS=paimon-bundle.jar pytest tests/engines/test_paimon_expiry.py
"""

from __future__ import annotations

import re
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest

import arrowmeta
from arrowmeta.errors import UsageError
from arrowmeta.io.location import identifier_of
from arrowmeta.reconcile.expiry import Expiry
from tests import corpus
from tests.engines.java import Java

pytestmark = [pytest.mark.spark, pytest.mark.filterwarnings("ignore::UserWarning")]

BASE = "bucket=1"
KEYED = f"{BASE};keyed=true;num-sorted-run.compaction-trigger=3"
LONGER = "changelog.num-retained.max=9;changelog.num-retained.min=1;changelog.time-retained=1 ms"
RETAIN = "snapshot.num-retained.min=2;snapshot.num-retained.max=5;snapshot.time-retained=1 ms"


class Made(NamedTuple):
    """Options, tags by name, branches by name, and the snapshot that a consumer reads next."""

    options: str
    tags: str = ""
    branches: str = ""
    consumer: str = ""


AGE = "changelog.time-retained"

TABLES = {
    "append": Made("bucket=-1"),
    "append_tags": Made("bucket=-1;statistics=true", "old=2;middle=5"),
    "keyed": Made(KEYED),
    "keyed_tags": Made(KEYED, "first=1;later=4;last=9;gone=6"),
    "keyed_branch": Made(KEYED, "root=3", "work=root"),
    "own_settings": Made(f"{KEYED};{RETAIN}", "t=4"),
    "input": Made(f"{KEYED};changelog-producer=input", "tagged=3"),
    "full": Made(f"{KEYED};changelog-producer=full-compaction"),
    "lookup": Made(f"{KEYED};changelog-producer=lookup;statistics=true", "tagged=4"),
    "vectors": Made(f"{KEYED};deletion-vectors.enabled=true", "tagged=5"),
    "longer": Made(f"{KEYED};{RETAIN};{LONGER}", "tagged=4"),
    "longer_input": Made(f"{KEYED};{RETAIN};{LONGER};changelog-producer=input", "tagged=6"),
    "much_longer": Made(f"{KEYED};{RETAIN};{AGE}=30 d", "tagged=3"),
    "much_longer_input": Made(f"{KEYED};{RETAIN};{AGE}=30 d;changelog-producer=input", "tagged=6"),
    "indexed": Made(
        f"{KEYED};file-index.bloom-filter.columns=v;file-index.in-manifest-threshold=1 B"
    ),
    "consumed": Made(f"{KEYED};{RETAIN}", consumer="4"),
    "consumed_changes": Made(
        f"{KEYED};{RETAIN};{LONGER};consumer.changelog-only=true", consumer="3"
    ),
    "limited": Made("bucket=-1;snapshot.expire.limit=3"),
}


@pytest.fixture(scope="module")
def made(paimon, tmp_path_factory):
    folder = tmp_path_factory.mktemp("paimon_expiry")
    for name, (options, tags, branches, consumer) in TABLES.items():
        path = folder / name
        assert paimon.ask("make", path, 9, options, tags, branches, consumer) == "made"
    return folder


def files_in(folder: Path) -> set[str]:
    return {
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if path.is_file() and not path.name.endswith(".crc")
    }


def arguments_of(statement: str) -> list[str]:
    found = dict(re.findall(r"(\w+) => '?([^',)]+)", statement))
    return [
        found.get(name, "") for name in ("retain_max", "retain_min", "older_than", "max_deletes")
    ]


def planned(plan: Expiry, root: Path, branch: str) -> set[str]:
    """Return the files that a plan deletes, relative to the table."""
    folder = f"branch/branch-{branch}/" if branch else ""
    return {
        f"{folder}snapshot/snapshot-{row['path']}"
        if row["kind"] == "snapshot"
        else row["path"].removeprefix(f"{root}/")
        for row in plan.expirable.to_pylist()
    }


def check(
    paimon: Java,
    source: Path,
    target: Path,
    older_than: datetime | None,
    retain_last: int | None,
    branch: str = "",
    *,
    is_whole: bool = True,
) -> int:
    """Compare a plan with what Paimon deletes; return the number of files.

    Args:
        is_whole: whether the files of the table are there, not its metadata alone.
    """
    n_deleted = 0
    for is_by_statement in (False, True):
        root = Path(shutil.copytree(source, target / f"{is_by_statement}", symlinks=True))
        table = arrowmeta.open(root, ref=branch or None)
        is_by_settings = older_than is None and retain_last is None
        try:
            plan = table.expire(older_than, retain_last=retain_last)
            _ = plan.expirable
        except UsageError as error:
            plan, message = None, str(error)
        if is_by_statement:
            if plan is None or plan.statement is None:
                continue
            arguments = arguments_of(plan.statement)
        else:
            moment = f"{older_than:%Y-%m-%d %H:%M:%S.%f}"[:-3] if older_than else ""
            arguments = ["", str(retain_last or ""), moment, ""]
        before = files_in(root)
        if is_by_settings and not is_by_statement:
            answer = paimon.ask("commit", root, branch)
        else:
            answer = paimon.ask("call", root, branch, *arguments)
        after = files_in(root)
        if plan is None:
            assert answer.startswith("refused"), message
            assert "refuses" in message
            continue
        assert int(answer) == plan.n_snapshots, (arguments, plan.statement)
        # Nothing that is there is missing in the plan, and nothing else is planned.
        gone = {name for name in before - after if not name.endswith(("EARLIEST", "LATEST"))}
        wanted = planned(plan, root, branch) & before
        assert gone == wanted, (sorted(gone - wanted), sorted(wanted - gone))
        if is_whole:
            assert planned(plan, root, branch) <= before
        n_deleted += len(gone)
        if not is_by_settings:
            sizes = plan.expirable["size_in_bytes"].to_pylist()
            assert plan.n_bytes == sum(size for size in sizes if size is not None)
    return n_deleted


@pytest.mark.sampled(8)
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("case", ["settings", "all", "four", "by_time", "by_both"])
def test_plan_lists_what_paimon_deletes(paimon, made, tmp_path, name, case):
    times = arrowmeta.open(made / name).snapshots(["committed_at"])["committed_at"].to_pylist()
    # Between two commits: Paimon asks the clock twice, and is some milliseconds late.
    before, after = times[len(times) // 2 - 1 : len(times) // 2 + 1]
    middle = before + (after - before) / 2
    far = datetime.now(UTC) + timedelta(days=1)
    older_than, retain_last = {
        "settings": (None, None),
        "all": (far, 1),
        "four": (far, 4),
        "by_time": (middle, 1),
        "by_both": (middle, 10),
    }[case]
    check(paimon, made / name, tmp_path, older_than, retain_last)


@pytest.mark.parametrize("name", ["much_longer", "much_longer_input"])
def test_changelogs_that_outlived_their_snapshots_expire(paimon, made, tmp_path, name):
    root = Path(shutil.copytree(made / name, tmp_path / "source"))
    assert int(paimon.ask("commit", root, "")) > 0
    schema = root / "schema" / "schema-0"
    schema.write_text(schema.read_text().replace("30 d", "2 ms"))
    assert "changelog" in arrowmeta.open(root).expire().expirable["kind"].to_pylist()
    assert check(paimon, root, tmp_path, None, None) > 0


def test_plans_delete_files_of_each_kind(made):
    kinds: set[str] = set()
    for name in TABLES:
        for arguments in ({}, {"older_than": "2099-01-01", "retain_last": 1}):
            try:
                rows = arrowmeta.open(made / name).expire(**arguments).expirable
            except UsageError:
                continue
            kinds |= set(rows["kind"].to_pylist())
    assert kinds == {
        *("snapshot", "data", "index", "deletion_vector", "changelog_file"),
        *("manifest", "index_manifest", "manifest_list", "statistics"),
    }


def test_branch_expires_by_itself_and_files_of_others_are_named(paimon, made, tmp_path):
    far = datetime.now(UTC) + timedelta(days=1)
    root = Path(shutil.copytree(made / "keyed_branch", tmp_path / "source"))
    (root / "tag" / "tag-root").unlink()
    for branch, subject in (("work", "tags of branch work need"), ("", "branch work needs")):
        assert check(paimon, root, tmp_path / f"of_{branch}", far, 1, branch=branch) > 0
        plan = arrowmeta.open(root, ref=branch or None).expire(far, retain_last=1)
        name = identifier_of(str(root)) + (f"$branch_{branch}" if branch else "")
        assert f"table => '{name}'" in (plan.statement or "")
        assert any(subject in remark for remark in plan.remarks)


@pytest.mark.exhaustive
@pytest.mark.parametrize("root", corpus.tables("paimon"))
def test_plan_of_a_real_table_lists_what_paimon_deletes(paimon, tmp_path, root):
    far = datetime.now(UTC) + timedelta(days=1)
    check(paimon, root, tmp_path, far, 1, is_whole=False)
