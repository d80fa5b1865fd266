"""Declared relations agree with views, methods and commands."""

import inspect

import arrowmeta
from arrowmeta.cli.arguments import COMMANDS
from arrowmeta.iceberg import manifests as iceberg_fields
from arrowmeta.model.relations import RELATIONS, declared_columns
from arrowmeta.model.shape import PLAIN_TYPES
from arrowmeta.model.tables import SCHEMAS, TYPES
from arrowmeta.paimon import fields as paimon_fields
from arrowmeta.views.sql_files import sql_files


def test_every_relation_has_columns_a_view_a_method_and_a_command():
    views = {file.name for file in sql_files()} | {"findings"}
    assert list(SCHEMAS) == list(RELATIONS) == [name for name in COMMANDS if name in RELATIONS]
    assert set(RELATIONS) <= views
    for name in RELATIONS:
        assert inspect.getdoc(getattr(arrowmeta.Table, name))


def test_format_specific_columns_come_only_from_their_format():
    made = {
        name: {field.column for field in fields.ENTRIES.fields.fields}
        for name, fields in (("iceberg", iceberg_fields), ("paimon", paimon_fields))
    }
    columns = (*RELATIONS["entries"].columns, *RELATIONS["entries"].internal)
    for column in columns:
        for format_name, names in made.items():
            if column.format not in (None, format_name):
                assert column.name not in names, (column.name, format_name)
        is_made_later = column.name == "readable_metrics"  # of other columns
        assert is_made_later or any(column.name in names for names in made.values()), column.name


def test_declared_columns_have_name_type_and_description():
    [first, second, counted, third] = declared_columns(
        "length: int64! Bytes of the manifest,\n    as its list says.\n"
        "manifest_length: =length Iceberg's name.\n"
        "added: =counted[data] Iceberg's name.\n"
        "level: int32 Paimon: level in the merge tree."
    )
    text = "Bytes of the manifest, as its list says."
    assert first == ("length", "int64", text, False, None, None, None)
    assert (second.alias_of, second.of_content, third.format) == ("length", None, "paimon")
    assert (counted.alias_of, counted.of_content, counted.type) == ("counted", "data", "")
    for relation in RELATIONS.values():
        for column in relation.columns:
            assert column.alias_of or column.type in {**PLAIN_TYPES, **TYPES}
            assert column.text.endswith(".")
