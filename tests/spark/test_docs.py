"""The Spark story and the Spark example of README run, in the session of all tests."""

import re
import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.spark
@pytest.mark.filterwarnings("ignore")
def test_page_shows_what_its_blocks_print(spark, tmp_path, monkeypatch):
    monkeypatch.setattr("arrowmeta.spark.java.local_session", lambda: spark)
    with_output = runpy.run_path(str(DOCS / "blocks.py"))["with_output"]
    text = (DOCS / "stories" / "spark_without_jars.md").read_text(encoding="utf-8")
    assert with_output(text, tmp_path) == text, "run: python docs/blocks.py"


ROOT = Path(__file__).parents[2]


@pytest.mark.spark
def test_spark_example_of_readme_runs(spark, capsys):
    [block] = re.findall(r"^```py\n(.*?)^```", (ROOT / "README.md").read_text(), re.M | re.S)
    # Spark's Java may have been started in another folder than the checkout.
    orders = str(ROOT / "arrowmeta/demo/tables/orders")
    exec(block.replace("tables/orders", orders), {})
    assert "partition_path" in capsys.readouterr().out
