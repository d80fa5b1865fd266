"""Progress of reading manifests: readers on any thread report work, listeners receive it.

Without a listener, work is not even counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeAlias


class Work(NamedTuple):
    """Amount of metadata.

    Attributes:
        manifests: number of manifests.
        entries: number of their entries, if the manifest list records it.
        n_bytes: their bytes, if known.
    """

    manifests: int = 0
    entries: int = 0
    n_bytes: int = 0

    def plus(self, other: Work) -> Work:
        """Return the sum of both."""
        return Work(*(a + b for a, b in zip(self, other, strict=True)))


#: Called with work to do, and work done.
Listener: TypeAlias = Callable[[Work, Work], None]
_listeners: list[Listener] = []


@contextmanager
def heard_by(listener: Listener) -> Iterator[None]:
    """Call a listener for all work of the process inside the block."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def tell(*, coming: Callable[[], Work] = Work, done: Callable[[], Work] = Work) -> None:
    """Report work to listeners; it is counted only if there are any."""
    for listener in _listeners:
        listener(coming(), done())
