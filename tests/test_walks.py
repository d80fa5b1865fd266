"""The walks of `docs/architecture.md`: each call runs these functions, in this order."""

import re
import shutil
import sys
import threading
from pathlib import Path

import pytest

import arrowmeta

PACKAGE = Path(arrowmeta.__file__).parent
TABLE = PACKAGE / "demo" / "tables" / "orders"
PAGE = (Path(__file__).parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")


def entries(folder):
    arrowmeta.open(TABLE).entries()


def plan(folder):
    assert arrowmeta.open(TABLE).plan("k > 5").files.num_rows


def reconcile(folder):
    shutil.copytree(TABLE, folder / "t")
    manifest = min((folder / "t" / "manifest").glob("manifest-[!l]*"))
    manifest.write_bytes(manifest.read_bytes()[:-200])
    with pytest.warns(UserWarning, match="the answer is incomplete"):
        assert arrowmeta.open(folder / "t").reconcile().num_rows


def functions_of(call, folder):
    """Return file and name of each function of the package that a call runs, in order."""
    called = []
    for each in (threading, sys):
        each.setprofile(lambda frame, event, _: event == "call" and called.append(frame.f_code))
    try:
        call(folder)
    finally:
        for each in (threading, sys):
            each.setprofile(None)
    return [(code.co_filename.removeprefix(f"{PACKAGE}/"), code.co_qualname) for code in called]


@pytest.mark.parametrize("call", [entries, plan, reconcile], ids=lambda call: call.__name__)
def test_each_walk_runs_as_the_page_says(tmp_path, call):
    titles = {entries: "A byte to", plan: "A condition to files", reconcile: "A damaged manifest"}
    section = PAGE.partition(f"### {titles[call]}")[2].partition("\n#")[0]
    walk = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", section, re.MULTILINE)
    assert 6 < len(walk) <= 12
    ran = iter(functions_of(call, tmp_path))
    missing = [(name, file) for name, file in walk if (file, name) not in ran]
    assert not missing
