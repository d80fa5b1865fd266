"""Comments of columns, compared with the values of real tables."""

from __future__ import annotations

import re

import pytest

import arrowmeta
from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.model.tables import SCHEMAS

#: Columns of one format, and aliases of other columns, may be null without saying so.
SAYS_NULL = re.compile(r"(?i)\bnull\b|^(Paimon|Iceberg):|^Iceberg''s name of ")
COMMENT = re.compile(r"^COMMENT ON COLUMN \w+\.(\S+) IS '(.*)';$", re.MULTILINE)


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["pk_deletion_vectors", "iceberg_v3_deletion_vectors"])
def test_comment_of_column_with_nulls_mentions_null(name, data):
    table = arrowmeta.open(data / name, allow_moved_paths=True)
    silent = []
    for file in sql_files():
        if file.name not in SCHEMAS:
            continue
        rows = table.relation(file.name)
        for column, comment in COMMENT.findall(file.text.comments):
            name = column.strip('"')
            if rows[name].null_count and not SAYS_NULL.search(comment):
                silent.append((file.name, name))
    assert not silent
