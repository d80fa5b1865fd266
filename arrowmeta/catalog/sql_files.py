"""The files of `/sql`: where they are and in which order they are loaded.

One object per file, named as the file. Folders are numbered in tens, and a file uses objects of
lower folders only.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path


@dataclass(frozen=True)
class SqlFile:
    """One object of the catalog.

    Attributes:
        name: of the object.
        definition: the statement that makes it.
        comments: the statements that explain it and its columns.
    """

    name: str
    definition: str
    comments: str


@cache
def sql_files() -> tuple[SqlFile, ...]:
    """Return every file in load order."""
    paths = sorted(sql_folder().glob("*/*.sql"), key=_load_order)
    return tuple(_read(path) for path in paths)


def sql_folder() -> Path:
    """Return the folder: the wheel's packed copy, else the checkout's of an editable install."""
    packed = Path(str(files("arrowmeta"))) / "_sql"
    return packed if packed.is_dir() else packed.parent.parent / "sql"


def _read(path: Path) -> SqlFile:
    definition, comment, comments = path.read_text(encoding="utf-8").partition("\nCOMMENT ON")
    return SqlFile(path.stem, definition, comment + comments)


def _load_order(path: Path) -> tuple[str, str]:
    return path.parent.name, path.name
