"""Which version of this package it is that runs."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from importlib import resources
from importlib.metadata import PackageNotFoundError, version
from importlib.resources.abc import Traversable

_PACKAGE = "arrowmeta"


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


def _sources_digest() -> str:
    digest = hashlib.sha256()
    for source in _sources(resources.files(_PACKAGE)):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for inside in sorted(folder.iterdir(), key=lambda file: file.name):
        if inside.is_dir():
            yield from _sources(inside)
        elif inside.name.endswith(".py"):
            yield inside
