"""The schema `paimon`, compared with the system tables of Paimon's Java library.

ARROWMETA_PAIMON_JARS=paimon-bundle.jar pytest tests/engines/test_paimon_system_tables.py
"""

import json
from datetime import datetime

import pytest

import arrowmeta
from tests.engines.java import EngineError
from tests.engines.paimon_tables import DrawnTable

pytestmark = [
    pytest.mark.spark,
    pytest.mark.filterwarnings("ignore::UserWarning"),
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
]

NAMES = (
    *("snapshots", "schemas", "options", "files", "file_key_ranges", "manifests", "partitions"),
    *("buckets", "tags", "branches", "consumers", "statistics", "aggregation_fields"),
    "table_indexes",
)
#: Texts of JSON, which differ in spaces and the order of members.
IN_JSON = ("fields", "partition_keys", "primary_keys", "options", "colstat")


def normal(name, value):
    match value:
        case datetime():
            text = value.isoformat(timespec="milliseconds").removesuffix(".000")
            return text.removesuffix(":00") if len(text) == 19 else text
        case str() if name == "file_path":  # Java has URIs, ours are as the table was opened
            return value.rpartition("/")[2]
        case str() if name in IN_JSON and value[:1] in ("{", "["):
            return json.loads(value)
        case dict():
            return {key: normal(key, one) for key, one in value.items()}
        case list():
            return [normal(name, one) for one in value]
    return value


def in_order(rows):
    return sorted(json.dumps(normal("", row), sort_keys=True) for row in rows)


def compare(java, root, table):
    compared = 0
    for name in NAMES:
        try:
            theirs = java.call("system", root, name=name)
        except EngineError:
            continue
        ours = table.sql(f"SELECT * FROM t${name}")
        assert ours.column_names == [column for column, _ in theirs["columns"]], name
        assert in_order(ours.to_pylist()) == in_order(theirs["rows"]), name
        compared += 1
    return compared


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(24))
def test_drawn_table(paimon, tmp_path, figures, seed):
    drawn = DrawnTable(paimon, tmp_path / "t", seed)
    assert compare(paimon, drawn.root, arrowmeta.open(drawn.root, strict=True)) == len(NAMES)
    figures["metadata tables"] += len(NAMES)
