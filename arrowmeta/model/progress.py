"""Progress of reading manifests: readers on any thread report work, listeners receive it.

Without a listener, work is not even counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from operator import add
from typing import NamedTuple, TypeAlias


class Work(NamedTuple):
    """Amount of metadata.

    Attributes:
        manifests: number of manifests.
        entries: number of their entries, if the manifest list records it.
        n_bytes: their bytes, if known.
        tables: number of tables, if several are read.
        table: name of one of them, which was begun last.
    """

    manifests: int = 0
    entries: int = 0
    n_bytes: int = 0
    tables: int = 0
    table: str = ""

    def plus(self, other: Work) -> Work:
        """Return the sum of both, with the name of the other one if it has one."""
        return Work(*map(add, self[:4], other[:4]))._replace(table=other.table or self.table)


#: Called with work to do, and work done.
Listener: TypeAlias = Callable[[Work, Work], None]
_listeners: list[Listener] = []
#: Paths of manifests that listeners have heard of: several scans may read the same one.
_counted: set[str] = set()


@contextmanager
def heard_by(listener: Listener) -> Iterator[None]:
    """Call a listener for all work of the process inside the block."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)
        if not _listeners:
            _counted.clear()


def tell(*, coming: Callable[[], Work] = Work, done: Callable[[], Work] = Work) -> None:
    """Report work to listeners; it is counted only if there are any."""
    for listener in _listeners:
        listener(coming(), done())


def uncounted(paths: Iterable[str]) -> frozenset[str]:
    """Return the manifests that no listener has heard of, and count them; none without any."""
    if not _listeners:
        return frozenset()
    new = frozenset(paths) - _counted
    _counted.update(new)
    return new
