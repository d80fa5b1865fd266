"""Version of this package, and of its code that decodes metadata."""

from __future__ import annotations

import base64
import functools
import hashlib
from collections.abc import Iterable, Iterator
from importlib import resources
from importlib.metadata import PackageNotFoundError, distribution, version
from importlib.resources.abc import Traversable
from pathlib import Path

_PACKAGE = "arrowmeta"
#: Endings of files that results depend on: code, and tables of data.
_SOURCES = (".py", ".csv", ".txt")
#: Subpackages whose code determines decoded entries.
_DECODING = (
    "avro",
    "columns",
    "iceberg",
    "io",
    "jit",
    "kernels",
    "model",
    "paimon",
    "store",
)


@functools.cache
def own_version() -> str:
    """Return the installed version.

    A package that is not installed, such as a zip file of Spark, is `unknown` with a digest of the
    sources.
    """
    try:
        return version(_PACKAGE)
    except PackageNotFoundError:
        return f"unknown+{_digest(_sources(resources.files(_PACKAGE), _PACKAGE))}"


def decoder_version() -> str:
    """Return a text that changes with the version, and with any source that decodes entries."""
    return code_version(*_DECODING)


@functools.cache
def code_version(*folders: str) -> str:
    """Return a text that changes with the version, and with any source in some subpackages.

    Stored entries are valid only for the same sources, and versions do not change between commits.
    For a wheel, checksums are taken from its `RECORD`; only the sources of a checkout are read.
    """
    lines = _recorded(folders)
    if not lines:
        package = resources.files(_PACKAGE)
        lines = [
            line for name in folders for line in _sources(package / name, f"{_PACKAGE}/{name}")
        ]
    return f"{own_version()}+{_digest(lines)}"


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()[:16]


def _recorded(subpackages: Iterable[str]) -> list[str]:
    """Return the lines of some sources in the `RECORD` of the wheel they came with."""
    try:
        installed = distribution(_PACKAGE)
    except PackageNotFoundError:
        return []
    # A checkout in the working directory hides the installed package.
    if Path(str(installed.locate_file(_PACKAGE))).resolve() != Path(__file__).resolve().parents[1]:
        return []
    folders = tuple(f"{_PACKAGE}/{name}/" for name in subpackages)
    lines = (installed.read_text("RECORD") or "").splitlines()
    return [
        line
        for line in lines
        if line.startswith(folders) and line.partition(",sha256=")[0].endswith(_SOURCES)
    ]


def _sources(folder: Traversable, path: str) -> Iterator[str]:
    """Yield a line per source, as in a `RECORD`."""
    for inside in folder.iterdir():
        if inside.is_dir():
            yield from _sources(inside, f"{path}/{inside.name}")
        elif inside.name.endswith(_SOURCES):
            content = inside.read_bytes()
            checksum = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode()
            yield f"{path}/{inside.name},sha256={checksum.rstrip('=')},{len(content)}"
