"""The Spark story, the Spark example of README and the tour run, in the session of all tests."""

import io
import re
import runpy
from pathlib import Path
from unittest.mock import Mock

import pytest

from arrowmeta.cli import tour

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


@pytest.mark.spark
@pytest.mark.filterwarnings("ignore")
def test_page_shows_what_its_blocks_print(spark, tmp_path, monkeypatch):
    monkeypatch.setattr("arrowmeta.spark.java.local_session", lambda: spark)
    with_output = runpy.run_path(str(DOCS / "blocks.py"))["with_output"]
    text = (DOCS / "stories" / "spark_without_jars.md").read_text(encoding="utf-8")
    assert with_output(text, tmp_path) == text, "run: python docs/blocks.py"


@pytest.mark.spark
def test_spark_example_of_readme_runs(spark, capsys):
    [block] = re.findall(r"^```py\n(.*?)^```", (ROOT / "README.md").read_text(), re.M | re.S)
    # Spark's Java may have been started in another folder than the checkout.
    orders = str(ROOT / "arrowmeta/demo/tables/orders")
    exec(block.replace("tables/orders", orders), {})
    assert "partition_path" in capsys.readouterr().out


@pytest.mark.exhaustive
@pytest.mark.spark
def test_tour_shows_that_spark_returns_the_rows_of_python(spark, tmp_path, monkeypatch):
    borrowed = Mock(wraps=spark)  # the tour must not stop the session of all tests
    borrowed.stop = Mock()
    borrowed.conf, borrowed.dataSource = spark.conf, spark.dataSource
    monkeypatch.setattr("arrowmeta.spark.java.local_session", lambda: borrowed)
    monkeypatch.setattr("tempfile.mkdtemp", lambda prefix: str(tmp_path))
    out = io.StringIO()
    assert tour.run_tour(out, lambda command: 0) == 0
    assert "Spark returned the same 12 rows as Python." in out.getvalue()
    assert "Spark returned the same 11 rows as Python." in out.getvalue()
    borrowed.stop.assert_called_once_with()
