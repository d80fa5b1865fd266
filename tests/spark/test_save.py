"""`save` into tables of Iceberg and Paimon, whose jars no package index has for every Spark.

Jars for Spark 3.5.9 come from packages of PyPI. Iceberg 1.10.2 is in the wheel
`snowpark-connect-deps-iceberg` (see `bench/bench_spark_java.py`). The source of
`pypaimon` 0.2.0 has the core of Paimon 0.9.0; `paimon-spark-common` compiles against it with the
Scala compiler among PySpark's jars. With that PySpark:

    PYTHONPATH=... ARROWMETA_ICEBERG_JARS=A.jar,B.jar pytest tests/spark/test_save.py
"""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from datetime import date
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.spark.save import save_warehouse
from tests.bundled import DATA
from tests.spark.growing import GrowingTable

PROGRAM = Path(__file__).with_name("save_program.py")


@pytest.mark.spark
@pytest.mark.parametrize("format_name", ["iceberg", "paimon"])
def test_saved_relations_are_read_back_from_tables_of(format_name, java, tmp_path):
    variable = f"ARROWMETA_{format_name.upper()}_JARS"
    if not (jars := os.environ.get(variable)):
        pytest.skip(f"no jars of {format_name} for Spark: name them in {variable}")
    paths = [str(PROGRAM.parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])]
    answer = subprocess.run(
        [sys.executable, PROGRAM, format_name, jars, tmp_path],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
    )
    assert answer.returncode == 0
    found = json.loads(answer.stdout.splitlines()[-1])
    assert [name for name, is_right in found.items() if not is_right] == []
    assert len(found) == 10


@pytest.mark.spark
def test_unchanged_tables_are_copied_from_the_day_before(spark, tmp_path):
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "wh" / "growing", 9)
    source = DATA / "append_snappy"
    same = Path(shutil.copytree(source, tmp_path / "wh" / "same"))
    days, names = [date(2024, 5, number) for number in (1, 2)], ["files", "snapshots"]
    try:
        for day in (*days, days[1]):
            saved = save_warehouse(spark, tmp_path / "wh", "copied", names, day=day).to_pylist()
            assert [row["is_copied"] for row in saved] == [False, day == days[1]]
            for relation in names:
                rows = spark.table(f"copied.{relation}").where(f"day = DATE'{day}'").toArrow()
                expected = {
                    name: arrowmeta.open(table).relation(relation).num_rows
                    for name, table in (("growing", growing.location), ("same", source))
                }
                assert Counter(rows["table"].to_pylist()) == expected
            if day == days[0]:
                growing.show(10)
                for path in (same / "manifest").iterdir():
                    path.rename(f"{path}.away")  # it is not read again
    finally:
        spark.sql("DROP DATABASE copied CASCADE")
