from __future__ import annotations

import runpy
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_of_views_is_what_the_sql_files_say() -> None:
    generate = runpy.run_path(str(DOCS / "generate.py"))
    assert (DOCS / "sql.md").read_text(encoding="utf-8") == generate["sql_page"]()
