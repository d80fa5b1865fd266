"""Version of this package, and of its code that decodes metadata."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from importlib import resources
from importlib.metadata import PackageNotFoundError, version
from importlib.resources.abc import Traversable

_PACKAGE = "arrowmeta"
#: Endings of files that results depend on: code, and tables of data.
_SOURCES = (".py", ".csv", ".txt")
#: Subpackages whose code determines decoded entries.
_DECODING = ("avro", "iceberg", "io", "kernels", "model", "paimon")


@functools.cache
def own_version() -> str:
    """Return the installed version.

    A package that is not installed, such as a zip file of Spark, is `unknown` with a digest of the
    sources.
    """
    try:
        return version(_PACKAGE)
    except PackageNotFoundError:
        return f"unknown+{digest_of(resources.files(_PACKAGE))}"


def decoder_version() -> str:
    """Return a text that changes with the version, and with any source that decodes entries."""
    return code_version(*_DECODING)


@functools.cache
def code_version(*folders: str) -> str:
    """Return a text that changes with the version, and with any source in some subpackages.

    Stored entries are valid only for the same sources, and versions do not change between commits.
    """
    package = resources.files(_PACKAGE)
    return f"{own_version()}+{digest_of(*(package / name for name in folders))}"


def digest_of(*sources: Traversable) -> str:
    """Return a digest of sources: files, and those in folders; they may be in a zip file."""
    lines = sorted(line for source in sources for line in _lines(source, source.name))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _lines(source: Traversable, path: str) -> Iterator[str]:
    """Yield path and checksum of each source."""
    if source.is_dir():
        for inside in source.iterdir():
            yield from _lines(inside, f"{path}/{inside.name}")
    elif path.endswith(_SOURCES):
        yield f"{path} {hashlib.sha256(source.read_bytes()).hexdigest()}"
