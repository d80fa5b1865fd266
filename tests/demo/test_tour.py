"""The tour shows every table, its lines can be repeated, and it ends well without Spark.

With Spark it is in `tests/spark`, where a session is.
"""

import importlib.util
import io
import shlex

import pyarrow as pa
import pytest

from arrowmeta.cli import main
from arrowmeta.demo import tour


@pytest.fixture
def tables(data, tmp_path):
    for name in ("append_snappy", "iceberg_v2_equality_deletes", "pk_deletion_vectors"):
        (tmp_path / name).symlink_to(data / name)
    return tmp_path


@pytest.fixture
def without_spark(monkeypatch):
    find = importlib.util.find_spec
    monkeypatch.setattr(
        "importlib.util.find_spec", lambda name: None if name == "pyspark" else find(name)
    )


@pytest.mark.usefixtures("without_spark")
def test_without_spark_every_table_is_shown_and_the_way_to_spark_is_told(tables):
    out = io.StringIO()
    assert tour.run_tour(out, tables) == 0
    text = out.getvalue()
    assert text.count("─ Snapshots") == text.count("─ SQL") == 3
    assert "pip install 'arrowmeta[spark]'" in text


@pytest.mark.usefixtures("without_spark")
def test_shown_commands_give_the_shown_answers(tables, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    out = io.StringIO()
    tour.run_tour(out, tables)
    commands = [line[2:] for line in out.getvalue().splitlines() if line.startswith("$ ")]
    assert len(commands) == 12
    for command in commands:
        assert main(shlex.split(command)[1:]) == 0
        assert capsys.readouterr().out in out.getvalue()


class Frame:
    """What a Spark DataFrame does here: collect rows."""

    def __init__(self, rows):
        self.rows = rows

    def collect(self):
        return [Row(row) for row in self.rows]


class Row(dict):
    def asDict(self, recursive):  # noqa: N802 Spark's name
        assert recursive
        return dict(self)


def test_same_rows_in_another_order_are_the_same():
    answer = pa.table({"a": [1, None], "p": [{"dt": "x"}, None]})
    rows = list(reversed(answer.to_pylist()))
    assert tour.check_same_rows(answer, Frame(rows)) == 2


@pytest.mark.parametrize("rows", [[], [{"a": 2}], [{"a": 1}, {"a": 1}]])
def test_other_rows_are_reported(rows):
    with pytest.raises(tour.SparkDisagreesError, match="report"):
        tour.check_same_rows(pa.table({"a": [1]}), Frame(rows))
