"""Statistics of list elements, map keys and map values, compared with the maps in manifests."""

import gzip
import json
import struct
from functools import reduce
from operator import getitem
from pathlib import Path

import fastavro
import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import CorruptMetadataError
from tests.corpus import NO_CORPUS
from tests.iceberg.one_manifest import table_of
from tests.reference.truth import iceberg_tables

COUNTS = ("column_sizes", "value_counts", "null_value_counts", "nan_value_counts")
BOUNDS = ("lower_bounds", "upper_bounds")


def list_of(element, element_id):
    return {"type": "list", "element-id": element_id, "element": element, "element-required": False}


def struct_of(**fields):
    listed = [{"id": at, "name": name, "type": kind} for name, (at, kind) in fields.items()]
    return {"type": "struct", "fields": listed}


#: A struct of a plain field, and a map of strings to lists of structs.
ITEMS = list_of(struct_of(a=(7, "int"), b=(8, list_of("double", 9))), 6)
MAP = {"type": "map", "key-id": 4, "key": "string", "value-id": 5, "value": ITEMS}
KIND = struct_of(plain=(2, "int"), m=(3, MAP | {"value-required": False}))
#: The leaves by field id.
NAMES = {2: "c1.plain", 4: "c1.m.key", 7: "c1.m.value.element.a", 9: "c1.m.value.element.b.element"}


@pytest.fixture
def table(tmp_path):
    counts = {
        name: [{"key": key, "value": 100 * at + key} for key in (*NAMES, 5, 6, 8)]
        for at, name in enumerate(COUNTS[1:])
    }
    bounds = {name: [{"key": 7, "value": struct.pack("<i", 7)}] for name in BOUNDS}
    return table_of(tmp_path, KIND, [{"record_count": 2, **counts, **bounds}])


def test_statistics_structs_are_nested_like_the_schema(table):
    [row] = table.files(columns=[*COUNTS, *BOUNDS]).to_pylist()
    for at, name in enumerate(COUNTS[1:]):
        nested = {"a": 100 * at + 7, "b": {"element": 100 * at + 9}}
        assert row[name] == {
            "c1.plain": 100 * at + 2,
            "c1.m": {"key": 100 * at + 4, "value": {"element": nested}},
        }
    none = {"key": None, "value": {"element": {"a": 7, "b": {"element": None}}}}
    assert row["lower_bounds"] == {"c1.plain": None, "c1.m": none}
    [batch] = table.source.scan().batches(["null_value_counts.c1.m"])
    assert batch.column(0).to_pylist()[0]["key"] == 104
    query = 'SELECT value_counts."c1.m".value.element.a AS n FROM files'
    assert table.sql(query).to_pylist() == [{"n": 7}]


def test_column_stats_have_a_row_for_each_leaf(table):
    rows = {row["field_id"]: row for row in table.relation("column_stats").to_pylist()}
    assert {key: row["column_name"] for key, row in rows.items()} == NAMES
    for key, row in rows.items():
        counts = (row["value_count"], row["null_count"], row["nan_count"])
        assert counts == (key, 100 + key, 200 + key)
    facts = ("lower", "upper", "type", "exactness")
    assert [rows[7][name] for name in facts] == ["7", "7", "int32", "unknown"]
    assert rows[9]["type"] == "double"


def test_counts_of_items_are_not_those_of_rows(table, tmp_path):
    for where in ("c1.m IS NULL", "cardinality(c1.m) = 0", "c1.m['x'] IS NULL", "c1 IS NULL"):
        assert table.plan(where).files.num_rows == 1

    def of_items(**counts):
        maps = {name: [{"key": 2, "value": count}] for name, count in counts.items()}
        return table_of(tmp_path, list_of("int", 2), [{"record_count": 3, **maps}])

    table = of_items(value_counts=4, null_value_counts=0)
    assert table.plan(pc.field("c1").is_null()).files.num_rows == 1
    assert table.aggregate("count(c1) AS n")["n"][0].as_py()["exact"] is False
    table = of_items(value_counts=40, null_value_counts=5)
    assert "statistics_impossible" not in table.reconcile()["check_name"].to_pylist()


def test_table_with_only_lists_has_their_statistics(tmp_path):
    maps = {"value_counts": [{"key": 2, "value": 4}]}
    table = table_of(tmp_path, list_of("int", 2), [{"record_count": 3, **maps}])
    assert table.files()["value_counts"].to_pylist() == [{"c1": {"element": 4}}]
    assert table.relation("column_stats")["column_name"].to_pylist() == ["c1.element"]
    assert table.sql("SELECT value_counts.c1.element AS n FROM files").to_pylist() == [{"n": 4}]


def test_rows_of_a_store_have_items_by_dotted_name_and_relations_concatenate(
    table, tmp_path, capsys
):
    store = str(tmp_path / "store")
    _ = arrowmeta.open(table.location, store=store).files()
    query = "SELECT content, value_counts, lower_bounds FROM files"
    main(["sql", "--store", store, query, "-o", "json"])
    [row] = json.loads(capsys.readouterr().out)
    assert dict(row["value_counts"]) == {name: key for key, name in NAMES.items()}
    assert row["content"] == "data"
    assert dict(row["lower_bounds"]) == {"c1.m.value.element.a": "7"}

    other = table_of(tmp_path / "other", "int", [{"record_count": 1}])
    both = [one.files(columns=["file_path", *COUNTS]) for one in (table, other)]
    assert pa.concat_tables(both, promote_options="permissive").num_rows == 2


# -- real tables -----------------------------------------------------------------------------------


def leaves_of(fields, prefix=""):
    """Yield the path of each leaf of a struct by column, and its field id."""
    for one in fields.fields:
        if pa.types.is_struct(one.type):
            for path, field_id in leaves_of(one.type):
                yield [one.name, *path], field_id
        else:
            yield [one.name], int(one.metadata[b"PARQUET:field_id"])


def opened(corpus_table):
    try:
        return arrowmeta.open(corpus_table.folder, allow_moved_paths=True)
    except CorruptMetadataError as error:
        pytest.skip(f"no reader opens this table: {error}")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("corpus_table", iceberg_tables() or NO_CORPUS, ids=str)
def test_nested_statistics_match_maps_in_manifests(corpus_table):
    table = opened(corpus_table)
    repeated = list(leaves_of(table.source.shape.repeated))
    if not repeated:
        pytest.skip("it has no lists or maps")
    rows = table.entries(["manifest_path", "manifest_pos", *COUNTS, *BOUNDS]).to_pylist()
    ours = {(row["manifest_path"], row["manifest_pos"]): row for row in rows}
    for manifest in {path for path, _ in ours}:
        with Path(table.resolve(manifest).removeprefix("file://")).open("rb") as file:
            for at, entry in enumerate(fastavro.reader(file)):
                row = ours[manifest, at]
                for name in (*COUNTS, *BOUNDS):
                    items = entry["data_file"].get(name) or []
                    raw = {item["key"]: item["value"] for item in items}
                    for path, field_id in repeated:
                        value = reduce(getitem, path, row[name])
                        assert (value is None) == (field_id not in raw)
                        assert name in BOUNDS or value == raw.get(field_id)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("corpus_table", iceberg_tables() or NO_CORPUS, ids=str)
def test_column_names_match_pyiceberg(corpus_table):
    schemas = pytest.importorskip("pyiceberg.schema")
    table = opened(corpus_table)
    if not table.source.shape.repeated.num_fields:
        pytest.skip("it has no lists or maps")
    content = Path(table.source.metadata.path.removeprefix("file://")).read_bytes()
    raw = json.loads(gzip.decompress(content) if content[:2] == b"\x1f\x8b" else content)
    chosen = table.source.iceberg_schema.id
    listed = raw.get("schemas") or [raw["schema"]]
    [known] = [one for one in listed if one.get("schema-id", 0) == chosen]
    if "variant" in json.dumps(known):
        pytest.skip("PyIceberg does not know the type variant")
    theirs = schemas.Schema.model_validate(known)
    for row in table.column_stats(columns=["field_id", "column_name"]).to_pylist():
        assert row["column_name"] == theirs.find_column_name(row["field_id"])
