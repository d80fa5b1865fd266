"""Paths as metadata records them: with or without a scheme, and in several spellings.

Knows how schemes write hosts, buckets and containers; reads nothing.
"""

from __future__ import annotations

import re

#: A colon in a name makes no scheme; an absolute path after it does.
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):(?=/)")
#: Schemes whose paths do not begin with what stands where a host would.
_PATH_ONLY = ("file", "hdfs", "viewfs")
#: Schemes that write the container as the user of a host.
_AZURE = ("abfs", "abfss", "wasb", "wasbs")
#: Schemes that mean the same storage.
_SYNONYMS = {"s3a": "s3", "s3n": "s3", "gcs": "gs", "abfss": "abfs", "wasbs": "wasb"}


def on_filesystem(path: str) -> str:
    """Return a path as `pyarrow.fs` wants it: without scheme, and without a host."""
    scheme, authority, rest = _parts(path)
    if scheme == "file" and authority not in ("", "localhost"):
        return authority + rest  # Meant to be relative, as some writers do it.
    if scheme in _PATH_ONLY:
        return "/" + rest.lstrip("/")
    return (authority.partition("@")[0] if scheme in _AZURE else authority) + rest


def scheme_and_host(path: str) -> tuple[str, str]:
    """Return what stands before `:` and between `//` and `/`; empty where there is nothing."""
    scheme, authority, _ = _parts(path)
    return scheme, authority


def path_below(path: str, folder: str) -> str | None:
    """Return what follows `folder` in `path`, however both spell where they are; else None.

    Writers name one place in several ways: `file:/a`, `file:///a` and `/a`; `s3` and `s3a`; with
    and without a host. Two hosts or buckets are two places.
    """
    scheme, authority, rest = _parts(path)
    of_scheme, of_authority, of_rest = _parts(folder)
    if scheme and of_scheme and _same_storage(scheme) != _same_storage(of_scheme):
        return None
    if authority and of_authority and authority != of_authority:
        return None
    rest, of_rest = _plain(rest), _plain(of_rest)
    return rest[len(of_rest) :] if is_under(rest, of_rest) else None


def is_same_store(path: str, place: str, is_local: bool) -> bool:
    """Tell whether two paths are of one store: of the same kind, and in the same bucket.

    A path without a scheme is one of the filesystem that it is read with.

    Args:
        path: as recorded.
        place: the path or location that is known to be right.
        is_local: whether both are read from this machine's disk.
    """
    (scheme, _, _), (of_scheme, _, _) = _parts(path), _parts(place)
    if is_local:
        return scheme in ("", "file") and of_scheme in ("", "file")
    if scheme and of_scheme and _same_storage(scheme) != _same_storage(of_scheme):
        return False
    if (scheme or of_scheme) in _PATH_ONLY:
        hosts = {host for _, host in map(scheme_and_host, (path, place)) if host}
        return len(hosts) < 2
    return _bucket(path) == _bucket(place)


def _bucket(path: str) -> str:
    return on_filesystem(path).strip("/").partition("/")[0]


def _same_storage(scheme: str) -> str:
    return _SYNONYMS.get(scheme, scheme)


def _parts(path: str) -> tuple[str, str, str]:
    """Return scheme, host or bucket, and the rest, as they are written."""
    found = _SCHEME.match(path)
    if found is None:
        return "", "", path
    scheme, rest = found[1], path[found.end() :]
    if not rest.startswith("//"):
        return scheme.lower(), "", rest
    authority, slash, rest = rest[2:].partition("/")
    return scheme.lower(), authority, slash + rest


def _plain(path: str) -> str:
    """Return a path with single slashes, without dots that stay where they are."""
    kept = [part for part in path.split("/") if part not in ("", ".")]
    return ("/" if path.startswith("/") else "") + "/".join(kept)


def is_under(path: str, folder: str) -> bool:
    """Tell whether a path is a folder, or in it; as text, so both have to be spelled alike."""
    folder = folder.rstrip("/")
    return path == folder or path.startswith(folder + "/")
