"""The version of this package, and of the code in it that decodes metadata."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from importlib import resources
from importlib.metadata import PackageNotFoundError, version
from importlib.resources.abc import Traversable

_PACKAGE = "arrowmeta"
#: Subpackages whose code decides what the entries of a manifest are decoded as.
_DECODING = ("avro", "columns", "iceberg", "io", "jit", "kernels", "model", "paimon", "store")


@functools.cache
def own_version() -> str:
    """Return the version that was installed.

    A package that was not, as a zip file that Spark hands to its executors, has no version: then
    it is `unknown`, with what tells these sources from others.
    """
    try:
        return version(_PACKAGE)
    except PackageNotFoundError:
        return f"unknown+{_sources_digest()}"


@functools.cache
def decoder_version() -> str:
    """Return a text that changes with the version, and with any source that decodes entries.

    Versions stay the same between commits, and in a checkout that someone edits: what another
    process has decoded and stored is only valid for the same sources.
    """
    return f"{own_version()}+{_sources_digest(*_DECODING)}"


def _sources_digest(*folders: str) -> str:
    """Return a digest of the package's sources: all, or those of some folders."""
    package = resources.files(_PACKAGE)
    digest = hashlib.sha256()
    for folder in [package / name for name in folders] or [package]:
        for source in _sources(folder):
            content = source.read_bytes()
            digest.update(f"{source.name} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()[:16]


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for inside in sorted(folder.iterdir(), key=lambda file: file.name):
        if inside.is_dir():
            yield from _sources(inside)
        elif inside.name.endswith(".py"):
            yield inside
