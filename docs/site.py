"""A hook of MkDocs: the files of the repository that are pages of the site, and links between them.

README is the home. A link to a file that is no page leads to the repository, if the variable
`ARROWMETA_REPOSITORY` names it, and is text without it.
"""

from __future__ import annotations

import os
import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

_ROOT = Path(__file__).parents[1]
#: Pages of the site, and the files of the repository that they are.
_PAGES = {
    "index.md": "README.md",
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "reporting.md": "SECURITY.md",
}
_LINK = re.compile(
    r"(?P<bang>!?)\[(?P<text>[^\]\n]*)\]\((?!\w+:|#)(?P<path>[^)#\s]+)(?P<rest>[^)]*)\)"
)
_CODE = re.compile(r"^(```|~~~).*?^\1$", re.DOTALL | re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are files of the repository."""
    for page, source in _PAGES.items():
        text = (_ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Return a page with links that lead to pages of the site, or to the repository."""
    if page.is_homepage:
        page.meta["hide"] = ["navigation"]  # tabs name the same
    here = _PAGES.get(page.file.src_uri, f"docs/{page.file.src_uri}")
    pages = {source: uri for uri, source in _PAGES.items()}
    folder = posixpath.dirname(page.file.src_uri)

    def lead(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(here), link["path"]))
        uri = pages.get(target, target.removeprefix("docs/"))
        if target in pages or (target.startswith("docs/") and files.get_file_from_path(uri)):
            path = posixpath.relpath(uri, folder or ".")
        elif repository := os.environ.get("ARROWMETA_REPOSITORY", "").rstrip("/"):
            path = f"{repository}/blob/HEAD/{target}"
        elif (_ROOT / target).exists():
            return link["text"]
        else:
            return link[0]  # MkDocs reports it
        return f"{link['bang']}[{link['text']}]({path}{link['rest']})"

    parts, end = [], 0
    for code in _CODE.finditer(markdown):
        parts += [_LINK.sub(lead, markdown[end : code.start()]), code[0]]
        end = code.end()
    return "".join([*parts, _LINK.sub(lead, markdown[end:])])
