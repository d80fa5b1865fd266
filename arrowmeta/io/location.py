"""Locations as users write them: paths and URIs, with the credentials and options in them.

Knows text; opens nothing. What is shown of a location never has its credentials or options.
"""

from __future__ import annotations

import os
import re
from argparse import ArgumentTypeError
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote

from arrowmeta.errors import UsageError

#: URIs of these stores are taken apart here; the paths in them are keys, which have no escapes.
_S3 = ("s3", "s3a", "s3n", "oss")
_GCS = ("gs", "gcs")
#: The option that hands a URI's credentials and query on to pyarrow, for its other filesystems.
URI_OPTION = "uri"

#: What pyarrow calls options in the query of a URI, and PyIceberg in the properties of a FileIO.
_QUERY_OPTIONS = {
    "endpoint_override": "endpoint",
    "region": "region",
    "scheme": "scheme",
    "force_virtual_addressing": "force-virtual-addressing",
    "tls_ca_file_path": "tls-ca-file-path",
    "retry_limit_seconds": "retry-limit-seconds",
    "project_id": "project-id",
}
#: Options of writers, which pyarrow also takes.
_OF_WRITERS = (
    "allow_bucket_creation",
    "allow_bucket_deletion",
    "allow_delayed_open",
    "background_writes",
    "default_bucket_location",
)

#: User and password, or a query with values, in any URI of a text.
_USER_INFO = re.compile(r"(?<=://)[^\s/@:'\"]*:[^\s@]*@")
_QUERY = re.compile(r"(://[^\s?'\"]*)\?[^\s'\"]*=[^\s'\",)]*")
_SECRET_NAME = re.compile(r"secret|token|password|credential|access-key|account-key|uri$|ticket")

#: Shorter values are no secrets, and parts of many words.
_SECRET_LEN = 4


class StorageOptions(Mapping[str, str]):
    """Options of a store by name; their text does not show secrets."""

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        self._options = MappingProxyType(dict(options or {}))
        for name, value in self._options.items():
            if not isinstance(name, str) or not isinstance(value, str | int | float):
                raise UsageError(f"storage option {name!r} needs a text as its value")

    def __getitem__(self, name: str) -> str:
        return str(self._options[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)

    def __repr__(self) -> str:
        shown = {name: "***" if _is_secret(name) else self[name] for name in self}
        return f"StorageOptions({shown!r})"

    def __hash__(self) -> int:
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[object, ...]:
        return StorageOptions, (dict(self._options),)

    def number(self, name: str, default: int) -> int:
        """Return a limit: as the option says, else the default.

        Raises:
            UsageError: the option is not an integer.
        """
        text = self.get(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdecimal()):
            raise UsageError(f"storage option {name} must be an integer, got {text!r}")
        return int(text)

    def redact(self, text: str) -> str:
        """Return a text without the secrets among the options, or in its URIs."""
        for name in self:
            if _is_secret(name) and len(self[name]) >= _SECRET_LEN:
                text = text.replace(self[name], "***")
        return redacted(text)


class Location(NamedTuple):
    """A location, and the options that stood in it.

    Attributes:
        text: without a trailing slash, credentials and options.
        options: those that it had.
    """

    text: str
    options: StorageOptions


def split_location(location: str | os.PathLike[str]) -> Location:
    """Take the credentials and options out of a location.

    Raises:
        UsageError: it is empty, not UTF-8, or its credentials are ambiguous.
    """
    text = os.fspath(location)
    if not text:
        raise UsageError("the location is empty: a table's directory or URI is needed")
    if not is_text(text):
        raise UsageError(f"the path {text!a} is not UTF-8")
    scheme, separator, rest = text.partition("://")
    if not separator or scheme.lower() == "file":
        return Location(text.rstrip("/") or "/", StorageOptions())
    rest, _, query = rest.partition("?")
    authority, slash, path = rest.partition("/")
    user_info, at, host = authority.rpartition("@")
    if not at and ":" in authority and "@" in path and scheme.lower() in (*_S3, *_GCS):
        raise UsageError(
            f"{scheme}://***: a slash in a secret key has to be written as %2F; or use "
            "storage_options"
        )
    user, colon, password = user_info.partition(":")
    if scheme.lower() in _S3:
        options = _s3_options(unquote(user), unquote(password), query)
        clean = f"{scheme}://{host}{slash}{path}"
    elif scheme.lower() in _GCS:
        options = _query_options("gcs", query)
        if user == "anonymous":
            options["gcs.anonymous"] = "true"
        clean = f"{scheme}://{host}{slash}{path}"
    else:
        # The user is a part of where it is: of Azure it is the container.
        clean = f"{scheme}://{user}{at if user else ''}{host}{slash}{path}"
        options = {URI_OPTION: text} if colon or query else {}
    return Location(clean.rstrip("/") or "/", StorageOptions(options))


def to_option(text: str) -> tuple[str, str]:
    """Read an option that is written as NAME=VALUE.

    Raises:
        ArgumentTypeError: it is not; the message leaves out the text, which may be a secret.
    """
    name, separator, value = text.partition("=")
    if not (name and separator):
        raise ArgumentTypeError("an option is written as NAME=VALUE")
    return name, value


def _s3_options(user: str, password: str, query: str) -> dict[str, str]:
    options = _query_options("s3", query)
    if user:
        options |= {"s3.access-key-id": user, "s3.secret-access-key": password}
    return options


def _query_options(store: str, query: str) -> dict[str, str]:
    found = dict(parse_qsl(query, keep_blank_values=True))
    known = {name: value for name, value in found.items() if name not in _OF_WRITERS}
    if unknown := sorted(set(known) - set(_QUERY_OPTIONS)):
        raise UsageError(
            f"no option {', '.join(unknown)} of a URI; there are {', '.join(_QUERY_OPTIONS)}"
        )
    return {f"{store}.{_QUERY_OPTIONS[name]}": value for name, value in known.items()}


def redacted(text: str) -> str:
    """Return a text without the credentials and options of URIs in it."""
    return _QUERY.sub(r"\1", _USER_INFO.sub("", text))


def _is_secret(name: str) -> bool:
    return _SECRET_NAME.search(name) is not None


def absolute(path: str | os.PathLike[str]) -> str:
    """Return a location as it is called in every working directory; URIs are as they are.

    An empty one stays so, and is refused where it is opened.
    """
    text = os.fspath(path)
    if not text or is_uri(text) or Path(text).is_absolute():
        return text
    return str(Path(text).absolute())


def is_uri(text: str) -> bool:
    """Return whether a location names its filesystem; else it is a local path."""
    return "://" in text or text.startswith("file:")


def is_text(name: str) -> bool:
    """Return whether a name is UTF-8; of what is not, Python makes halves of characters."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


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
    """Return whether two paths are of one store: of the same kind, and in the same bucket.

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
    """Return whether a path is a folder, or in it; as text, so both have to be spelled alike."""
    folder = folder.rstrip("/")
    return path == folder or path.startswith(folder + "/")
