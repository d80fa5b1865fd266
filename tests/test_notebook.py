"""Queries in a notebook without ipywidgets, where DuckDB rejects a progress bar setting."""

from collections.abc import Callable

import pytest

from tests.bundled import DATA

#: Code that the kernel runs first. `None` in `sys.modules` makes an import fail.
_START = f"""
import sys
sys.modules["ipywidgets"] = None
import arrowmeta
t = arrowmeta.open({str(DATA / "pk_deletion_vectors")!r})
"""

Run = Callable[[str], str]


@pytest.fixture(scope="module")
def run():
    """Run code in a kernel and return what it prints."""
    jupyter = pytest.importorskip("jupyter_client.manager")
    pytest.importorskip("ipykernel")
    manager, client = jupyter.start_new_kernel(kernel_name="python3")

    def run(code):
        printed: list[str] = []

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
@pytest.mark.filterwarnings("default")
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


HTML = "get_ipython().display_formatter.format({})[0].get('text/html', '')"


@pytest.mark.filterwarnings("default")
def test_tables_plans_findings_and_descriptions_have_html(run):
    for shown, text in (
        ("t", "snapshot"),
        ("t.plan('k > 0')", "manifests"),
        ("t.describe()", "data files"),
        ("t.reconcile()", "No findings"),
        ("t.findings()", "No findings"),
        ("t.plan('k > 0').explain()", "files "),
        ("t.plot.zone_map('k')", "<svg"),
        ("t.plot.growth()", "<svg"),
    ):
        assert text in run(f"print({HTML.format(shown)})")


@pytest.mark.filterwarnings("default")
def test_plain_arrow_tables_have_no_html(run):
    assert run(f"print({HTML.format('t.files()')})") == ""
