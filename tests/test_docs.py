"""Tutorial and stories: every block runs and prints the output that the page shows."""

import re
import runpy
import socket
from pathlib import Path

import pytest

pytest.importorskip("pyiceberg", reason="no PyIceberg: pip install 'arrowmeta[catalogs]'")

DOCS = Path(__file__).parent.parent / "docs"
BLOCKS = runpy.run_path(str(DOCS / "blocks.py"))
#: The Spark page is tested in `tests/spark`, which has a session.
PAGES = [page for page in BLOCKS["pages"]() if "spark" not in page.stem]
PAGES.remove(BLOCKS["README"])


@pytest.mark.sampled(1)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_page_shows_what_its_blocks_print_twice_and_after_another_page(page, tmp_path):
    before = PAGES[PAGES.index(page) - 1]
    for text in map(_page, (before, page, page)):
        assert BLOCKS["with_output"](text, tmp_path) == text, "run: python docs/blocks.py"


def _page(page: Path) -> str:
    # A page that starts a server has a port of its own, which may be taken here.
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    return page.read_text(encoding="utf-8").replace("8181", port)


@pytest.mark.filterwarnings("ignore")
def test_readme_shows_what_its_blocks_print(tmp_path):
    text = _page(BLOCKS["README"])
    assert BLOCKS["with_output"](text, tmp_path) == text, "run: python docs/blocks.py"


def test_pages_need_nothing_of_the_tests():
    assert not [page for page in BLOCKS["pages"]() if "tests" in _modules(page.read_text())]


def _modules(text: str) -> set[str]:
    return set(re.findall(r"^ *(?:from|import) (\w+)", text, re.MULTILINE))


def test_changed_output_of_a_block_changes_the_page(tmp_path):
    page = "```python\nprint(1 + 1)\n```\n\n```text\n3\n```\n"
    assert BLOCKS["with_output"](page, tmp_path) == page.replace("\n3\n", "\n2\n")


def test_failing_command_of_a_page_raises(tmp_path):
    with pytest.raises(RuntimeError, match="arrowmeta files nothing"):
        BLOCKS["with_output"]("```sh\narrowmeta files nothing\n```\n", tmp_path)
