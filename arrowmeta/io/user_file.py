"""Files that the user names beside tables: rules, accepted findings, queries and logs.

Takes local paths; gives text in UTF-8, and the content of TOML.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from arrowmeta.errors import UsageError


def read_text(file: str | os.PathLike[str]) -> str:
    """Return the text of a file.

    Raises:
        UsageError: it is not UTF-8.
    """
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UsageError(f"{os.fspath(file)} is not UTF-8 text: {error}") from error


def parse_toml(text: str, name: str) -> dict[str, Any]:
    """Return the content of a TOML file with a name.

    Raises:
        UsageError: it is not TOML.
    """
    import tomllib  # few commands need it

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
        raise UsageError(f"{name} is not TOML: {error}") from error
