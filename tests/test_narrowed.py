"""Relations narrowed by `columns`, `where`, `sort` and `limit`, compared with Arrow's answers."""

from functools import partial

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.model.scan import Decoded
from arrowmeta.model.tables import SCHEMAS
from tests.bundled import DATA


@pytest.fixture(scope="module")
def table():
    return arrowmeta.open(DATA / "pk_all_types")


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", SCHEMAS)
def test_every_relation_takes_all_arguments(table, name):
    whole = table.relation(name)
    first = whole.column_names[0]
    found = getattr(table, name)(first, where=f'"{first}" IS NOT NULL', sort=f"-{first}", limit=3)
    kept = whole.select([first]).filter(pc.is_valid(whole[first]))
    if not pa.types.is_nested(whole.schema.field(first).type):
        kept = kept.sort_by([(first, "descending")])
        assert found.equals(kept.slice(0, 3))
    assert found.schema == kept.schema
    assert table.relation(name, where="1 = 1").schema == whole.schema


def test_paths_reach_into_structs(table):
    whole = table.files()
    (key, *_) = (field.name for field in whole.schema.field("min_key").type)
    found = table.files(["file_name", f"min_key.{key}"], sort=f"min_key.{key}")
    assert found.column_names == ["file_name", f"min_key.{key}"]
    assert table.files("file_name").equals(whole.select(["file_name"]))
    assert table.reader("files", "file_name").read_all().equals(table.files("file_name"))
    assert table.files("level", where="level >= 0 -- all").equals(table.files("level"))
    smallest = pc.struct_field(whole["min_key"], [key])
    assert found[1].to_pylist() == sorted(smallest.to_pylist())
    up, down = f"min_key.{key} asc", f"min_key.{key} DESC"
    assert table.files(f"min_key.{key}", sort=up).equals(found.select([1]))
    descending = table.files(f"min_key.{key}", sort=f"-min_key.{key}")
    assert table.files(f"min_key.{key}", sort=[down]).equals(descending)
    assert table.files(f"min_key.{key}").schema.field(0).type == found.schema.field(1).type


def test_findings_are_narrowed(tmp_path):
    table = arrowmeta.open(DATA / "pk_tags_branches")
    found = table.findings("check_name", where="severity = 'info'")
    whole = table.findings()
    infos = whole.filter(pc.equal(whole["severity"], "info"))
    assert sorted(found[0].to_pylist()) == sorted(infos["check_name"].to_pylist())


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        ({"columns": "file_nam"}, arrowmeta.UsageError, r"file_nam \(did you mean file_name\?\)"),
        ({"columns": "min_key.z"}, arrowmeta.UsageError, "files.min_key has no column z"),
        ({"columns": "level.z"}, arrowmeta.UsageError, "files has no column level.z"),
        ({"columns": ["level", "level"]}, arrowmeta.UsageError, "columns has level 2 times"),
        ({"columns": 5}, arrowmeta.UsageError, "columns must be a list of names, got 5"),
        ({"sort": [1]}, arrowmeta.UsageError, r"sort must be a list of names, got \[1\]"),
        ({"sort": "-lvel"}, arrowmeta.UsageError, r"no column lvel \(did you mean level\?\)"),
        ({"limit": -1}, arrowmeta.UsageError, "limit must be an integer >= 0, got -1"),
        ({"limit": True}, arrowmeta.UsageError, "limit must be an integer >= 0"),
        ({"where": 5}, arrowmeta.UsageError, "where must be a condition in SQL"),
        ({"where": "file_path = '\ud800'"}, arrowmeta.PredicateError, "use valid Unicode"),
        ({"where": " "}, arrowmeta.PredicateError, "the condition is empty"),
        ({"where": "lvl = 1"}, arrowmeta.PredicateError, "lvl"),
        ({"where": "1 = 1); DROP VIEW files; --"}, arrowmeta.PredicateError, "syntax error"),
    ],
)
def test_invalid_arguments_are_refused(table, arguments, error, said):
    with pytest.raises(error, match=said):
        table.files(**arguments)  # type: ignore[arg-type]


def test_plan_has_a_length_and_a_table_a_name(table):
    assert table.name == "pk_all_types"
    (metadata,) = sorted(DATA.glob("*/metadata/*.metadata.json"))[:1]
    assert arrowmeta.open(metadata, allow_moved_paths=True).name == metadata.parts[-3]
    plan = table.plan("1 = 0")
    assert len(plan) == plan.files.num_rows == 0
    assert plan
    assert len(table.plan("1 = 1")) == table.data_files("level").num_rows


@pytest.mark.parametrize("name", ["entries", "files", "partitions", "column_stats"])
def test_reader_takes_a_condition(table, name):
    first = table.schema_of(name).names[0]
    where = f"{first} IS NOT NULL"
    reader = table.reader(name, [first], where=where, batch_size=5)
    batches = list(reader)
    assert max(batch.num_rows for batch in batches) <= 5
    found = pa.Table.from_batches(batches, reader.schema)
    assert found.num_rows == table.relation(name, [first], where=where).num_rows
    assert table.reader(name, where="false").read_all().equals(table.schema_of(name).empty_table())
    assert table.reader(name, [], where=where).read_all().num_rows == found.num_rows


def test_reader_decodes_only_the_columns_of_condition_and_answer(table, monkeypatch):
    asked: list[str] = []
    read = Decoded.read

    def noted(self, request):
        asked.extend(request.columns)
        return read(self, request)

    monkeypatch.setattr(Decoded, "read", noted)
    arrowmeta.open(table.location).reader("entries", "file_name", where="level = 0").read_all()
    assert set(asked) == {"file_name", "level"}


def test_unknown_column_in_a_condition_is_sought_in_structs(table):
    with pytest.raises(arrowmeta.PredicateError, match="nope"):
        table.reader("entries", where="nope = 1")  # before the first batch
    for ask in (table.partitions, partial(table.reader, "entries")):
        with pytest.raises(arrowmeta.PredicateError, match=r"did you mean partition\.pt\?"):
            ask(where="pt = 'p1'")
    with pytest.raises(arrowmeta.PredicateError, match=r"entries has no column 'stat' .*status"):
        table.entries(where="stat = 'added'")


def test_fields_of_all_live_files_are_those_of_the_whole_columns(table):
    columns = ["file_path", "lower_bounds.k", "partition.pt"]
    rows = table.data_files(["file_path", "lower_bounds", "partition"]).to_pylist()
    expected = [
        {columns[0]: row["file_path"], columns[1]: row["lower_bounds"]["k"], columns[2]: p["pt"]}
        for row in rows
        for p in [row["partition"]]
    ]
    found = table.data_files(columns)
    assert found.to_pylist() == expected
    assert found.schema == table.data_files(columns, sort="file_path").schema
