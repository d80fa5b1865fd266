"""What a server remembers over restarts, as lines of JSON in the folder of its local store.

    STORE/served/reports.jsonl   scan reports of clients, for `arrowmeta queries`
    STORE/served/runs.jsonl      numbers of tables over time, for the trend of the first page

Without a store, or with one that is not local, nothing is kept. A file that has grown is renamed
and begun again; the one before it is dropped then.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from arrowmeta.io.local_files import named
from arrowmeta.io.storage import local_path
from arrowmeta.opening.locate import STORE_VARIABLE
from arrowmeta.opening.options import OpenOptions
from arrowmeta.store.folder import Folder

REPORTS, RUNS = "reports.jsonl", "runs.jsonl"
#: Bytes of a file, after which another one is begun.
MOST_BYTES = 32 << 20
_FOLDER = "served"


class Journal:
    """Lines of JSON in a folder.

    Args:
        folder: None keeps nothing.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._lock = threading.Lock()
        self._begun: set[str] = set()

    @classmethod
    def of_store(cls, options: Mapping[str, Any]) -> Journal:
        """Return the journal of the store in the options of `arrowmeta.open`."""
        given = options.get("store")
        place = os.environ.get(STORE_VARIABLE) if given is None else given
        if not place:
            return cls(None)
        store = Folder.at(place, OpenOptions(**options))
        path = local_path(store.filesystem, store.path)
        return cls(None if path is None else Path(path) / _FOLDER)

    def add(self, name: str, line: Mapping[str, Any]) -> None:
        """Append a line to a file.

        Raises:
            OSError: it cannot be written.
        """
        if not (paths := self._paths(name)):
            return
        text = json.dumps(line, separators=(",", ":"), default=str)
        former, path = paths
        with self._lock, named(path):
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if path.exists() and path.stat().st_size > MOST_BYTES:
                path.replace(former)
            # A crash may have cut the last line of the process before, or a full disk the last one.
            start = "\n" if path.exists() and name not in self._begun else ""
            self._begun.discard(name)
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), "a") as to:
                to.write(f"{start}{text}\n")
            self._begun.add(name)

    def read(self, name: str) -> Iterator[dict[str, Any]]:
        """Yield the lines of a file, oldest first; what is no object is left out."""
        for path in self._paths(name):
            if not path.exists():
                continue
            with path.open(encoding="utf-8", errors="replace") as lines:
                for text in lines:
                    try:
                        line = json.loads(text)
                    except ValueError:  # cut by a crash
                        continue
                    if isinstance(line, dict):
                        yield line

    def _paths(self, name: str) -> list[Path]:
        """Return the former file of a name, and the one that is written; none without a folder."""
        return [self._folder / f"{name}.1", self._folder / name] if self._folder else []
