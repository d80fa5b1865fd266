"""What Spark finds of the package where it is installed from a wheel."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

import arrowmeta
from tests.bundled import DATA

ROOT = Path(__file__).parents[2]
LOCATION = DATA / "pk_deletion_vectors"

#: A program that knows Spark only.
PROGRAM = """
import os, sys
from pyspark.sql import SparkSession
spark = SparkSession.builder.master("local[1]").config("spark.ui.enabled", "false").getOrCreate()
location = sys.argv[1]
print("rows", spark.read.format("arrowmeta").load(location, relation="entries").count())
spark.sql(f"CREATE TEMPORARY VIEW f USING arrowmeta OPTIONS (path '{location}')")
print("rows", spark.sql("SELECT * FROM f").count())
import arrowmeta
print("from", arrowmeta.__file__)
"""


@pytest.mark.exhaustive
@pytest.mark.spark
def test_spark_finds_the_data_source_of_an_installed_package(java, tmp_path):
    builders = pytest.importorskip("hatchling.builders.wheel", reason="hatchling is not installed")
    from arrowmeta.spark.java import java_home

    [wheel] = builders.WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)
    # An environment with the wheel, and the packages of this one without its checkout.
    venv.create(tmp_path / "venv")
    [packages] = (tmp_path / "venv").glob("lib/python*/site-packages")
    places = [str(installed), *(path for path in sys.path if path.endswith("site-packages"))]
    (packages / "places.pth").write_text("\n".join(places))
    python = tmp_path / "venv" / "bin" / "python"
    environment = {"JAVA_HOME": str(java_home()), "PYSPARK_PYTHON": str(python)}
    done = subprocess.run(
        [python, "-c", PROGRAM, LOCATION],
        cwd=tmp_path,
        env=os.environ | environment,
        capture_output=True,
        text=True,
    )
    table = arrowmeta.open(LOCATION)
    assert done.stdout.splitlines() == [
        f"rows {table.entries().num_rows}",
        f"rows {table.files().num_rows}",
        f"from {installed / 'arrowmeta' / '__init__.py'}",
    ], done.stderr
