"""The Spark example of README, in the session of all tests."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.spark
def test_spark_example_of_readme_runs(spark, capsys):
    [block] = re.findall(r"^```py\n(.*?)^```", (ROOT / "README.md").read_text(), re.M | re.S)
    # Spark's Java may have been started in another folder than the checkout.
    orders = str(ROOT / "arrowmeta/demo/tables/orders")
    exec(block.replace("tables/orders", orders), {})
    assert "partition_path" in capsys.readouterr().out
