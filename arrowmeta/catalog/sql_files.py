"""The files of `/sql`: where they are and in which order they are loaded.

One object per file, named as the file. Folders are numbered in tens, and a file uses objects of
lower folders only.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path


@cache
def sql_files() -> tuple[tuple[str, str], ...]:
    """Return name and text of every file in load order.

    The wheel has a packed copy; an editable install reads the checkout's folder.
    """
    packed = Path(str(files("arrowmeta"))) / "_sql"
    folder = packed if packed.is_dir() else packed.parent.parent / "sql"
    paths = sorted(folder.glob("*/*.sql"), key=_load_order)
    return tuple((path.stem, path.read_text(encoding="utf-8")) for path in paths)


def _load_order(path: Path) -> tuple[str, str]:
    return path.parent.name, path.name
