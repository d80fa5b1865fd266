"""Queries in a notebook without ipywidgets, where DuckDB rejects a progress bar setting."""

import pytest

from tests.bundled import DATA

#: Code that the kernel runs first. `None` in `sys.modules` makes an import fail.
_START = f"""
import sys
sys.modules["ipywidgets"] = None
import arrowmeta
t = arrowmeta.open({str(DATA / "pk_deletion_vectors")!r})
"""

pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture(scope="module")
def run():
    """Run code in a kernel and return what it prints."""
    jupyter = pytest.importorskip("jupyter_client.manager")
    pytest.importorskip("ipykernel")
    manager, client = jupyter.start_new_kernel(kernel_name="python3")

    def run(code):
        printed = []

        def hear(message):
            printed.append(str(message["content"].get("text", "")))

        reply = client.execute_interactive(code, timeout=300, output_hook=hear)["content"]
        assert reply["status"] == "ok", "\n".join(reply["traceback"])
        return "".join(printed).strip()

    try:
        run(_START)
        yield run
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "asked",
    [
        "t.partitions().num_rows",
        "t.plan('true').files.num_rows",
        "t.plan('k > 0').why().num_rows",
        "t.plan_many(['k > 0']).num_rows",
        "t.sql('FROM files').num_rows",
        "arrowmeta.connect(t.location).sql('FROM files').fetchall()",
        "t.reconcile().schema",
        "t.reconcile(storage=True).schema",
        "t.aggregate('count(*)').num_rows",
        "arrowmeta.compare(t, t).num_rows",
        "len(t.damage)",
    ],
)
def test_queries_work_in_a_notebook_without_ipywidgets(run, asked):
    assert run(f"print({asked})")


def test_answers_have_html_and_plain_arrow_tables_have_none(run):
    def html(shown):
        formatted = f"get_ipython().display_formatter.format({shown})[0]"
        return run(f"print({formatted}.get('text/html', ''))")

    for shown, text in {
        "t": "snapshot",
        "t.plan('k > 0')": "manifests",
        "t.describe()": "data files",
        "t.reconcile()": "No findings",
        "t.findings()": "No findings",
        "t.plan('k > 0').explain()": "files ",
        "t.plot.zone_map('k')": "<svg",
        "t.plot.growth()": "<svg",
    }.items():
        assert text in html(shown)
    assert html("t.files()") == ""
