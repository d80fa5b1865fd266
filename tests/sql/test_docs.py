import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(
    "name", ["sql.md", "findings.md", "dialects.md", "options.md", "metadata_columns.md"]
)
def test_generated_page_is_up_to_date(name):
    generate = runpy.run_path(str(DOCS / "generate.py"))
    assert (DOCS / name).read_text(encoding="utf-8") == generate["PAGES"][name]()
