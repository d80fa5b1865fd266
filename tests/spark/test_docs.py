"""The Spark story: its blocks run and print the output that the page shows."""

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
