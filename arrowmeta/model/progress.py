"""How far a long question has come: what reads manifests tells it, and one listener hears it.

Knows nothing of terminals. Readers on any thread tell what they are going to read, and what they
have read; without a listener that costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeAlias


class Work(NamedTuple):
    """An amount of metadata.

    Attributes:
        manifests: files.
        entries: in them, as far as the manifest list counts them.
        n_bytes: of the files, as far as they are known.
    """

    manifests: int = 0
    entries: int = 0
    n_bytes: int = 0

    def plus(self, other: Work) -> Work:
        """Return the sum of both."""
        return Work(*(a + b for a, b in zip(self, other, strict=True)))


#: Told what will be read, and what has been read.
Listener: TypeAlias = Callable[[Work, Work], None]
_listeners: list[Listener] = []


@contextmanager
def heard_by(listener: Listener) -> Iterator[None]:
    """Have a listener told of all work of the process while in the block."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def tell(*, coming: Callable[[], Work] = Work, done: Callable[[], Work] = Work) -> None:
    """Tell listeners of work that was begun or done, which is counted only if there are any."""
    for listener in _listeners:
        listener(coming(), done())
