"""The parts of the package's metadata that depend on where the repository is.

A hook of hatchling. `ARROWMETA_REPOSITORY` is the repository's URL, as the workflow `Release` sets
it: project URLs are made of it, and links and pictures of the README become absolute, so that they
work on a package index. Without it there are no URLs, and the README stays as it is.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

#: A link or picture of Markdown whose target is a path of the repository.
_LOCAL_TARGET = re.compile(r"(?P<bang>!?)\[(?P<text>[^\]]*)\]\((?!https?://|#)(?P<target>[^)]+)\)")


class PackageMetadata(MetadataHookInterface):
    """Adds the README and the project URLs."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set `readme` and `urls`."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        repository = os.environ.get("ARROWMETA_REPOSITORY", "").rstrip("/")
        tag = f"v{metadata['version']}"
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": absolute_links(text, repository, tag) if repository else text,
        }
        metadata["urls"] = project_urls(repository, tag) if repository else {}


def absolute_links(text: str, repository: str, tag: str) -> str:
    """Return Markdown whose links and pictures lead to the files of `tag` on the host."""

    def absolute(match: re.Match[str]) -> str:
        view = "raw" if match["bang"] else "blob"
        return f"{match['bang']}[{match['text']}]({repository}/{view}/{tag}/{match['target']})"

    return _LOCAL_TARGET.sub(absolute, text)


def project_urls(repository: str, tag: str) -> dict[str, str]:
    """Return the links that an index shows beside the package."""
    return {
        "Repository": repository,
        "Issues": f"{repository}/issues",
        "Documentation": f"{repository}/blob/{tag}/docs/index.md",
        "Changelog": f"{repository}/blob/{tag}/CHANGELOG.md",
    }
