"""Tools for assistants, by the client of the protocol's own library."""

import asyncio
import shutil

import pytest

import arrowmeta
from tests.serve.test_server import DATA, VECTORS

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def warehouse(tmp_path_factory):
    pytest.importorskip("mcp")
    folder = tmp_path_factory.mktemp("warehouse")
    shutil.copytree(DATA / VECTORS, folder / "db/vectors")
    shutil.copytree(DATA / "pk_all_types", folder / "keyed")
    return folder


def answer(warehouse, ask):
    """Return what a client gets that asks the server of tools."""
    from mcp import Client

    from arrowmeta.apps.serve.mcp_tools import tools_over

    async def asked():
        async with Client(tools_over([str(warehouse)], {})) as client:
            return await ask(client)

    return asyncio.run(asked())


@pytest.fixture
def call(warehouse):
    """Calls a tool; returns its text, and whether it failed."""

    def ask(tool, **arguments):
        result = answer(warehouse, lambda client: client.call_tool(tool, arguments))
        return "".join(one.text for one in result.content), result.is_error

    return ask


def test_all_tools_say_that_they_only_read(warehouse):
    tools = answer(warehouse, lambda client: client.list_tools()).tools
    names = {"tables", "describe", "plan", "explain", "findings", "remedies", "sql"}
    assert {tool.name for tool in tools} == names
    for tool in tools:
        assert tool.annotations.read_only_hint
        assert tool.description


def test_tables_are_listed_and_described(call, warehouse):
    text, _ = call("tables")
    assert "| db.vectors | iceberg |" in text
    assert "| default.keyed | paimon |" in text
    table = arrowmeta.open(warehouse / "db/vectors")
    text, _ = call("describe", table="db.vectors")
    assert table.describe().to_text(100) in text
    assert "id int64" in text
    first = table.snapshots()["snapshot_id"][0].as_py()
    assert str(first) in call("describe", table="db.vectors", snapshot_id=first)[0]


def test_plans_and_their_explanations_are_those_of_the_table(call, warehouse):
    table = arrowmeta.open(warehouse / "db/vectors")
    files = table.plan("id > 90").files
    text, _ = call("plan", table="db.vectors", where="id > 90")
    assert text.startswith(f"{len(files)} file")
    assert all(path in text for path in files["file_path"].to_pylist())
    text, _ = call("explain", table="db.vectors", where="id > 90")
    assert text == table.explain("id > 90").to_text(100)


def test_findings_and_remedies(call):
    assert call("findings", table="db.vectors")[0].strip()
    text, _ = call("remedies", table="db.vectors", engine="spark")
    assert "| spark |" in text
    assert "| trino |" not in text


def test_sql_reads_the_views_and_its_answers_are_cut(call):
    text, failed = call("sql", table="default.keyed", query="SELECT count(*) AS n FROM files")
    assert (text.startswith("| n |"), failed) == (True, False)
    text, _ = call("sql", table="default.keyed", query="SELECT * FROM range(1000000000000)")
    assert "50 of more rows" in text
    assert text.count("\n") < 60
    text, _ = call("sql", table="default.keyed", query="SELECT repeat('x', 100000)")
    assert len(text) < 25_000
    assert "more characters" in text


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("describe", {"table": "nothing"}, "there is no table"),
        ("plan", {"table": "db.vectors", "where": "no = 1"}, "no"),
        ("sql", {"table": "db.vectors", "query": "SELECT * FROM read_text('/etc/passwd')"}, ""),
        ("sql", {"table": "db.vectors", "query": "COPY files TO '/tmp/x.csv'"}, ""),
        ("sql", {"table": "db.vectors"}, "query"),
    ],
)
def test_what_cannot_be_answered_is_an_error_with_its_reason(call, tool, arguments, said):
    text, failed = call(tool, **arguments)
    assert failed
    assert said in text
    assert "root:" not in text
    assert len(text) > len(f"Error executing tool {tool}: ")
