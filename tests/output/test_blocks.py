"""Rows as blocks: statements stay whole, and other long cells are wrapped."""

from __future__ import annotations

import pyarrow as pa

from arrowmeta.output.screen import to_blocks

STATEMENT = "CALL catalog.system.rewrite_data_files(" + "x => 1, " * 30 + ")"


def test_statements_are_never_cut_and_reasons_are_wrapped() -> None:
    row = {
        "engine": "spark",
        "statement": f"{STATEMENT}\n-- \x1b",
        "reason": "word " * 20,
        "none": None,
    }
    text = to_blocks(pa.Table.from_pylist([row, {"engine": "flink"}]), width=60)
    lines = text.splitlines()
    assert lines[:4] == ["spark", "  statement:", f"    {STATEMENT}", "    -- \\x1b"]
    assert text.count("word") == 20
    assert all(len(line) <= 60 for line in lines if "word" in line)
    assert lines[-1] == "flink"


def test_hidden_rows_are_counted() -> None:
    table = pa.table({"engine": ["a", "b", "c"]})
    assert to_blocks(table, width=60, n_rows=1) == "a\n(hidden rows: 2 of 3)\n"
    assert to_blocks(table.slice(0, 0), width=60) == "(no rows)\n"
