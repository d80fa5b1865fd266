"""The length from which bounds may be truncated, by the options of every schema of a table."""

import pytest

from arrowmeta.paimon.schema import DataField, DataType, TableSchema, truncated_lengths


def schema(options=None, name="c", type_name="STRING", primary_keys=()):
    column = DataField(7, name, DataType(type_name))
    return TableSchema(0, (column,), primary_keys=primary_keys, options=options or {})


@pytest.mark.spec("paimon: metadata.stats-mode")
@pytest.mark.parametrize(
    ("options", "length"),
    [
        ({}, 16),
        ({"metadata.stats-mode": "truncate(5)"}, 5),
        ({"metadata.stats-mode": "full"}, None),
        ({"metadata.stats-mode": "none"}, None),
        ({"metadata.stats-mode": "full", "fields.c.stats-mode": "truncate(3)"}, 3),
        ({"metadata.stats-mode": "truncate(3)", "fields.c.stats-mode": "full"}, None),
        ({"metadata.stats-mode.per.level": "0:none,1:truncate(4)"}, 4),
        ({"metadata.stats-mode.per.level": "nonsense"}, 16),
        ({"metadata.stats-mode.per.level": "truncate(4)"}, 16),
        ({"metadata.stats-mode": "truncate(x)"}, None),
    ],
)
def test_truncation_length_follows_stats_mode_options(options, length):
    assert truncated_lengths([schema(options)]).get("c") == length


@pytest.mark.parametrize(
    ("type_name", "length"), [("STRING", 16), ("BYTES", 16), ("INT", None), ("DATE", None)]
)
def test_only_string_and_binary_bounds_are_truncated(type_name, length):
    assert truncated_lengths([schema(type_name=type_name)]).get("c") == length


def test_shortest_length_of_all_schemas_applies_to_renamed_column():
    renamed = [
        schema({"fields.old.stats-mode": "truncate(2)"}, name="old"),
        schema({"fields.old.stats-mode": "truncate(1)", "metadata.stats-mode": "full"}),
    ]
    assert truncated_lengths(renamed).get("c") == 2


def test_truncation_length_is_per_column():
    columns = tuple(DataField(at, name, DataType("STRING")) for at, name in enumerate("abc"))
    options = {"fields.a.stats-mode": "truncate(1)", "fields.c.stats-mode": "truncate(3)"}
    table = TableSchema(0, columns, primary_keys=(), options=options)
    lengths = [truncated_lengths([table]).get(name) for name in "abc"]
    assert lengths == [1, 16, 3]


def test_thin_mode_truncates_key_bounds_in_any_stats_mode():
    thin = {"data-file.thin-mode": "true", "metadata.stats-mode": "none"}
    assert truncated_lengths([schema(thin, primary_keys=("c",))]).get("c") == 128
    assert truncated_lengths([schema(thin)]).get("c") is None
    whole = {"metadata.stats-mode": "none"}
    assert truncated_lengths([schema(whole, primary_keys=("c",))]).get("c") is None
