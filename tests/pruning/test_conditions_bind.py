"""Conditions on metadata bind in SQL for every column type and partition transform."""

from typing import Any

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.model.tables import column_field
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.pruning.evaluator import Evaluator, kept_by_stats
from arrowmeta.pruning.search import manifest_condition
from tests import corpus
from tests.iceberg.tables import metadata_json, schema_json, write

VALUES = {
    "boolean": "true",
    "int": "7",
    "long": "7",
    "float": "7.5",
    "double": "7.5",
    "decimal(12, 2)": "7.50",
    "date": "DATE '2024-05-03'",
    "time": "TIME '10:00:00'",
    "timestamp": "TIMESTAMP '2024-05-03 10:00:00'",
    "timestamptz": "TIMESTAMPTZ '2024-05-03 10:00:00+00'",
    "timestamp_ns": "TIMESTAMP '2024-05-03 10:00:00'",
    "string": "'a'",
    "uuid": "'00000000-00f1-ab30-ffff-fffffffff830'",
    "fixed[4]": "'\\xAA\\x00\\x00\\x01'::BLOB",
    "binary": "'\\xAA'::BLOB",
}
TRANSFORMS = (
    "identity",
    "bucket[5]",
    "truncate[7]",
    "year",
    "month",
    "day",
    "hour",
    "void",
    "unheard_of",
)
CONDITIONS = (
    "c1 = {}",
    "c1 <> {}",
    "c1 < {}",
    "c1 >= {}",
    "c1 IN ({0}, {0})",
    "c1 NOT IN ({0}, {0})",
    "c1 BETWEEN {0} AND {0}",
    "c1 IS NULL",
    "c1 IS NOT NULL",
    "NOT (c1 = {} OR c1 IS NULL)",
)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("kind", "transform"),
    corpus.sample([(kind, transform) for kind in VALUES for transform in TRANSFORMS], 30),
)
def test_conditions_bind_for_type_and_transform(tmp_path, kind, transform):
    field = {"source-id": 1, "field-id": 1000, "name": "p", "transform": transform}
    spec = {"spec-id": 0, "fields": [field]}
    changes: dict[str, Any] = {"schemas": [schema_json(kind)], "partition-specs": [spec]}
    write(tmp_path, "v1.metadata.json", metadata_json(0, **changes))
    write(tmp_path, "version-hint.text", "1")
    source = arrowmeta.open(tmp_path).source
    rules, evaluator = source.rules, Evaluator()
    reader = PredicateReader(rules.columns)
    manifests, entries = source.schema_of("manifests"), source.schema_of("entries")
    trees = [reader.read(condition.format(VALUES[kind])) for condition in CONDITIONS]
    asked = ", ".join(manifest_condition(rules, tree).sql for tree in trees)
    answer = evaluator.ask(f"SELECT {asked} FROM m", m=manifests.empty_table())
    assert set(answer.schema.types) == {pa.bool_()}
    for tree in trees:
        rule = rules.stats_rule(tree)
        columns = pa.schema([column_field(entries, name) for name in rule.columns])
        assert not len(kept_by_stats(columns.empty_table(), rule, evaluator)[0])
