"""The Spark examples of README, in the session of all tests."""

import re
from pathlib import Path

import pytest

import arrowmeta

pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")

ROOT = Path(__file__).parents[2]


@pytest.mark.spark
def test_spark_examples_of_readme_run(spark, capsys):
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(), re.M | re.S)
    [block] = [block for block in blocks if "spark" in block]
    # Spark's Java may have been started in another folder than the checkout.
    orders = str(ROOT / "arrowmeta/demo/tables/orders")
    exec(block.replace("tables/orders", orders), {"t": arrowmeta.open(orders)})
    assert "|manifest_path" in capsys.readouterr().out.replace(" ", "")
