"""Comments of columns against the values of real tables."""

from __future__ import annotations

import re

import pytest

import arrowmeta
from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.model.tables import SCHEMAS

#: A column of things that one format has, or some files, may be null without a word.
#: So may a second name, whose comment names the column that says so.
SAYS_NULL = re.compile(r"(?i)\bnull\b|^(Paimon|Iceberg):|^Iceberg''s name of ")
COMMENT = re.compile(r"^COMMENT ON COLUMN \w+\.(\S+) IS '(.*)';$", re.MULTILINE)


@pytest.mark.parametrize("name", ["pk_deletion_vectors", "iceberg_v3_deletion_vectors"])
def test_a_column_with_nulls_says_that_it_can_be_null(name, data):
    table = arrowmeta.open(data / name, allow_moved_paths=True)
    silent = []
    for file in sql_files():
        if file.name not in SCHEMAS:
            continue
        rows = table.relation(file.name)
        for column, comment in COMMENT.findall(file.comments):
            name = column.strip('"')
            if rows[name].null_count and not SAYS_NULL.search(comment):
                silent.append((file.name, name))
    assert not silent
