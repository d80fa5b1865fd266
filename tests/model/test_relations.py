"""Relations are declared once; whatever else lists them agrees."""

import inspect

import arrowmeta
from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.cli.arguments import COMMANDS
from arrowmeta.model.relations import RELATIONS
from arrowmeta.model.source import BASE_RELATIONS
from arrowmeta.model.tables import SCHEMAS


def test_every_relation_has_columns_a_view_a_method_and_a_command():
    views = {file.name for file in sql_files()} | {"findings"}
    assert list(SCHEMAS) == list(RELATIONS) == [name for name in COMMANDS if name in RELATIONS]
    assert set(RELATIONS) <= views
    for name in RELATIONS:
        assert inspect.getdoc(getattr(arrowmeta.Table, name))


def test_views_of_base_relations_are_over_what_formats_read():
    base = {file.name: "base_" in file.definition for file in sql_files()}
    assert all(base[name] for name in BASE_RELATIONS)
