"""The tour runs the commands that it shows, and exits with 0 without Spark.

`tests/spark` has the tests of the tour with Spark.
"""

import importlib.util
import io
import re
from pathlib import Path

import pyarrow as pa
import pytest

from arrowmeta.cli import main, tour
from arrowmeta.errors import UsageError


@pytest.fixture
def _without_spark(monkeypatch):
    find = importlib.util.find_spec
    monkeypatch.setattr(
        "importlib.util.find_spec", lambda name: None if name == "pyspark" else find(name)
    )


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
@pytest.mark.usefixtures("_without_spark")
def test_tour_shows_a_description_an_explanation_damage_and_a_report(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("tempfile.mkdtemp", lambda prefix: str(tmp_path))
    out, codes = io.StringIO(), []

    def run(command):
        codes.append(main(command))
        return codes[-1]

    assert tour.run_tour(out, run) == 0
    said, answers = out.getvalue(), capsys.readouterr().out
    assert f"$ cd {tmp_path / 'tables'}" in said
    shown = re.findall(r"^\$ arrowmeta (\S+)", said, re.MULTILINE)
    assert shown == [command.split()[0] for _, command in tour.STEPS]
    assert "orders: Paimon table, snapshot 5" in answers
    assert re.search(r"^files 12 -> 2, ", answers, re.MULTILINE)
    assert "the file is missing" in answers
    assert set(codes) == {0, 3}  # 3: the answer is partial
    assert (tmp_path / "tables" / "orders.html").read_text().startswith("<!DOCTYPE html>")
    assert "pip install 'arrowmeta[spark]'" in said


@pytest.mark.usefixtures("_without_spark")
def test_tour_ends_with_the_first_error(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.mkdtemp", lambda prefix: str(tmp_path))
    assert tour.run_tour(io.StringIO(), lambda command: 1) == 1


def test_demo_tables_are_copied_to_a_folder_of_their_own_only(tmp_path, capsys):
    assert main(["demo", "--copy", str(tmp_path / "tables")]) == 0
    tables = tmp_path / "tables"
    names = {"orders", "events", "published", "visits"}
    assert {path.name for path in tables.glob("[!.]*")} == names
    with pytest.raises(UsageError, match="exists already"):
        tour.copy_tables(Path(tmp_path))
    lost = next((tables / "orders" / "manifest").iterdir())
    lost.unlink()
    assert main(["demo", "--copy", str(tables)]) == 0
    assert lost.exists()
    assert capsys.readouterr().out == ""


class Row(dict):
    def asDict(self, recursive):  # noqa: N802 Spark's name
        assert recursive
        return dict(self)


class Frame(list):
    """What a Spark DataFrame does here: collect rows."""

    def collect(self):
        return [Row(row) for row in self]


def test_rows_of_spark_are_compared_in_any_order():
    answer = pa.table({"a": [1, None], "p": [{"dt": "x"}, None]})
    assert tour.check_same_rows(answer, Frame(reversed(answer.to_pylist()))) == 2
    for rows in ([], [{"a": 2}], [{"a": 1}, {"a": 1}]):
        with pytest.raises(tour.SparkDisagreesError, match="report"):
            tour.check_same_rows(pa.table({"a": [1]}), Frame(rows))
