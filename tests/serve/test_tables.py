"""Tables that are dropped, break or have one name, while a server has them."""

import asyncio
import shutil
import time

import pytest

from arrowmeta.errors import UsageError
from tests.serve.test_server import DATA, TABLES, VECTORS, client

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture
def warehouse(tmp_path, monkeypatch):
    from arrowmeta.apps.serve import tables

    monkeypatch.setattr(tables, "LISTED_SECONDS", -1.0)
    for name in ("dropped", "stays"):
        shutil.copytree(DATA / "pk_all_types", tmp_path / "wh" / name)
    return tmp_path / "wh"


def test_a_table_dropped_while_it_is_read_does_not_fail_the_others(warehouse, monkeypatch):
    from arrowmeta.apps.serve import survey
    from arrowmeta.apps.serve.tables import Tables, Work

    monkeypatch.setattr(survey, "WAIT_SECONDS", 5)

    class Slow(Tables):
        def tolerant(self, identifier):
            if identifier == ("default", "dropped"):
                shutil.rmtree(warehouse / "dropped", ignore_errors=True)
                time.sleep(0.3)
            return super().tolerant(identifier)

    async def readings():
        numbers = survey.Survey(Slow([str(warehouse)], {}), Work())
        first = asyncio.create_task(numbers.read())
        await asyncio.sleep(0.15)  # the second one lists the tables without the dropped one
        return await asyncio.gather(first, numbers.read(), return_exceptions=True)

    for rows in asyncio.run(readings()):
        assert not isinstance(rows, Exception), rows
        errors = {one.row["name"]: one.row["error"] for one in rows}
        assert errors["default.stays"] is None


def test_a_table_that_is_gone_is_shown_as_gone(warehouse, monkeypatch):
    from arrowmeta.apps.serve import tables

    with client(warehouse) as server:
        assert server.get("/api/tables").status_code == 200
        monkeypatch.setattr(tables, "LISTED_SECONDS", 1e9)
        from arrowmeta.apps.serve import survey

        monkeypatch.setattr(survey, "FRESH_SECONDS", 0.0)
        shutil.rmtree(warehouse / "dropped")
        for _ in range(100):
            rows = {row["name"]: row for row in server.get("/api/tables").json()}
            if rows["default.dropped"]["error"]:
                break
            time.sleep(0.05)
        assert rows["default.dropped"]["error"].startswith("NotATableError")
        assert rows["default.stays"]["error"] is None
        for path in ("/", "/metrics", "/api/tables"):
            assert server.get(path).status_code == 200
        assert server.get("/table/default.dropped").json()["error"]["code"] == 404


def test_a_folder_that_is_gone_is_shown_beside_the_others(warehouse, tmp_path):
    shutil.copytree(DATA / VECTORS, tmp_path / "other" / "db" / "t")
    with client(warehouse, tmp_path / "nothing", tmp_path / "other") as server:
        rows = {row["name"]: row["error"] for row in server.get("/api/tables").json()}
        assert set(rows) == {
            "default.dropped",
            "default.stays",
            "db.t",
            f"default.{tmp_path}/nothing",
        }
        assert "FileNotFoundError" in rows[f"default.{tmp_path}/nothing"]
        shutil.rmtree(tmp_path / "other")
        for path in ("/", "/metrics", "/api/tables"):
            assert server.get(path).status_code == 200
    assert client(tmp_path / "nothing").get("/api/tables").status_code == 500


def test_tables_of_one_name_in_two_folders_are_refused_at_start(tmp_path):
    for place in ("a/db/t", "b/db/t"):
        shutil.copytree(DATA / VECTORS, tmp_path / place)
    with pytest.raises(UsageError) as refusal:
        client(tmp_path / "a", tmp_path / "b")
    assert f"{tmp_path}/a/db/t" in str(refusal.value)
    assert f"{tmp_path}/b/db/t" in str(refusal.value)
    assert "db.t" in str(refusal.value)


def test_a_table_that_takes_the_name_of_another_one_later_is_shown_with_the_reason(
    tmp_path, monkeypatch
):
    from arrowmeta.apps.serve import tables

    monkeypatch.setattr(tables, "LISTED_SECONDS", -1.0)
    shutil.copytree(DATA / VECTORS, tmp_path / "a/db/t")
    (tmp_path / "b").mkdir()
    with client(tmp_path / "a", tmp_path / "b") as server:
        shutil.copytree(DATA / "iceberg_v1_to_v2", tmp_path / "b/db/t")
        rows = {row["name"]: row for row in server.get("/api/tables").json()}
        assert rows["db.t"]["error"] is None
        assert "are both the table db.t" in rows[f"db.{tmp_path}/b/db/t"]["error"]
        listed = server.get("/iceberg/v1/namespaces/db/tables").json()
        assert [one["name"] for one in listed["identifiers"]] == ["t"]
        where = TABLES.replace("default", "db")
        location = server.get(f"{where}/t").json()["metadata-location"]
        assert location.startswith(f"{tmp_path}/a/")
