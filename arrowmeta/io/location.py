"""Locations as given by users: paths and URIs, with credentials and options; names in them.

Works on text only. Credentials and options are never part of what is shown: `split_location` makes
`s3://bucket/t` and the options of the store of `s3://KEY:SECRET@bucket/t?region=eu-north-1`.

Names are those of tables, by which statements call them, and of Iceberg's metadata files, so that a
location can be checked before its format is loaded. Main names: `split_location`, `Location`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote

from arrowmeta.errors import UsageError
from arrowmeta.io.options import StorageOptions

#: Schemes whose URIs are parsed here; their paths are keys without escapes.
_S3 = ("s3", "s3a", "s3n", "oss")
_GCS = ("gs", "gcs")
#: Option that passes a URI's credentials and query to pyarrow, for other filesystems.
URI_OPTION = "uri"

#: Names of options in the query of pyarrow's URIs, and in PyIceberg's FileIO properties.
_QUERY_OPTIONS = {
    "endpoint_override": "endpoint",
    "region": "region",
    "scheme": "scheme",
    "force_virtual_addressing": "force-virtual-addressing",
    "tls_ca_file_path": "tls-ca-file-path",
    "retry_limit_seconds": "retry-limit-seconds",
    "project_id": "project-id",
}
#: Options of pyarrow for writing, which are ignored.
_OF_WRITERS = (
    "allow_bucket_creation",
    "allow_bucket_deletion",
    "allow_delayed_open",
    "background_writes",
    "default_bucket_location",
)


class Location(NamedTuple):
    """Location without credentials and options, and its options.

    Attributes:
        text: location without a trailing slash, credentials and options.
        options: options that it contained.
    """

    text: str
    options: StorageOptions


def split_location(location: str | os.PathLike[str]) -> Location:
    """Split a location into text and options.

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
    clean = f"{scheme}://{host}{slash}{path}"
    if scheme.lower() in _S3:
        options = _query_options("s3", query)
        if user:
            options["s3.access-key-id"] = unquote(user)
            options["s3.secret-access-key"] = unquote(password)
    elif scheme.lower() in _GCS:
        options = _query_options("gcs", query)
        if user == "anonymous":
            options["gcs.anonymous"] = "true"
    else:
        # For Azure, the user part is the container.
        clean = f"{scheme}://{user}{at if user else ''}{host}{slash}{path}"
        options = {URI_OPTION: text} if colon or query else {}
    return Location(clean.rstrip("/") or "/", StorageOptions(options))


def _query_options(store: str, query: str) -> dict[str, str]:
    options = dict(parse_qsl(query, keep_blank_values=True))
    of_reader = {name: value for name, value in options.items() if name not in _OF_WRITERS}
    if unknown := sorted(set(of_reader) - set(_QUERY_OPTIONS)):
        raise UsageError(
            f"no option {', '.join(unknown)} of a URI; there are {', '.join(_QUERY_OPTIONS)}"
        )
    return {f"{store}.{_QUERY_OPTIONS[name]}": value for name, value in of_reader.items()}


def absolute(path: str | os.PathLike[str]) -> str:
    """Return a location that does not depend on the working directory; URIs are unchanged.

    An empty location stays empty; opening it raises an error.
    """
    text = os.fspath(path)
    if not text or is_uri(text) or Path(text).is_absolute():
        return text
    return str(Path(text).absolute())


def is_uri(text: str) -> bool:
    """Return whether a location has a scheme; else it is a local path."""
    return "://" in text or text.startswith("file:")


def is_text(name: str) -> bool:
    """Return whether a name is UTF-8; Python represents other names with lone surrogates."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


#: RFC 3986, 3.1.
_ANY_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:")
#: A scheme is followed by an absolute path; a colon in a name is not a scheme.
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):(?=/)")
#: Schemes without a bucket or container in place of the host.
_PATH_ONLY = ("file", "hdfs", "viewfs")
#: Schemes with the container as the user part of the host.
_AZURE = ("abfs", "abfss", "wasb", "wasbs")
#: Schemes of the same storage.
_SYNONYMS = {"s3a": "s3", "s3n": "s3", "gcs": "gs", "abfss": "abfs", "wasbs": "wasb"}


def on_filesystem(path: str) -> str:
    """Return a path for `pyarrow.fs`: without scheme and host."""
    scheme, authority, rest = _parts(path)
    if scheme == "file" and authority not in ("", "localhost"):
        return authority + rest  # Relative, as some writers write it.
    if scheme in _PATH_ONLY:
        return "/" + rest.lstrip("/")
    return (authority.partition("@")[0] if scheme in _AZURE else authority) + rest


def has_scheme(path: str) -> bool:
    """Return whether a path starts with a scheme; else it is relative in Iceberg's version 4."""
    return _ANY_SCHEME.match(path) is not None


def scheme_and_host(path: str) -> tuple[str, str]:
    """Return scheme and host; empty if absent."""
    scheme, authority, _ = _parts(path)
    return scheme, authority


def below(path: str, folder: str) -> str:
    """Return a relative path below a folder; only keys of object stores can have `//`."""
    is_key = scheme_and_host(folder)[0] not in ("", *_PATH_ONLY)
    return f"{folder.removesuffix('/')}/{path if is_key else path.lstrip('/')}"


def path_below(path: str, folder: str) -> str | None:
    """Return the rest of `path` below `folder`, whatever their spelling; else None.

    Writers spell a path in several ways: `file:/a`, `file:///a` and `/a`; `s3` and `s3a`; with and
    without a host. Different hosts or buckets are different places; keys of object stores are
    opaque, so that `//` is not `/` there.
    """
    scheme, authority, rest = _parts(path)
    of_scheme, of_authority, of_rest = _parts(folder)
    if scheme and of_scheme and _same_storage(scheme) != _same_storage(of_scheme):
        return None
    if authority and of_authority and authority != of_authority:
        return None
    of_rest = of_rest.rstrip("/")
    if {scheme, of_scheme}.issubset(("", *_PATH_ONLY)):
        rest, of_rest = _plain(rest), _plain(of_rest)
    return rest[len(of_rest) :] if is_under(rest, of_rest) else None


def is_same_store(path: str, location: str, is_local: bool) -> bool:
    """Return whether two paths are in the same kind of store and the same bucket.

    A path without a scheme is on the filesystem that it is read with.

    Args:
        path: recorded path.
        location: path or location to compare with.
        is_local: whether both are read from the local disk.
    """
    (scheme, _, _), (of_scheme, _, _) = _parts(path), _parts(location)
    if is_local:
        return scheme in ("", "file") and of_scheme in ("", "file")
    if scheme and of_scheme and _same_storage(scheme) != _same_storage(of_scheme):
        return False
    if (scheme or of_scheme) in _PATH_ONLY:
        hosts = {host for _, host in map(scheme_and_host, (path, location)) if host}
        return len(hosts) < 2
    return _bucket(path) == _bucket(location)


def _bucket(path: str) -> str:
    return on_filesystem(path).strip("/").partition("/")[0]


def _same_storage(scheme: str) -> str:
    return _SYNONYMS.get(scheme, scheme)


def _parts(path: str) -> tuple[str, str, str]:
    """Return scheme, host or bucket, and the rest, unchanged."""
    scheme_match = _SCHEME.match(path)
    if scheme_match is None:
        return "", "", path
    scheme, rest = scheme_match[1], path[scheme_match.end() :]
    if not rest.startswith("//"):
        return scheme.lower(), "", rest
    authority, slash, rest = rest[2:].partition("/")
    return scheme.lower(), authority, slash + rest


def _plain(path: str) -> str:
    """Return a path with single slashes and without `.` parts."""
    parts = [part for part in path.split("/") if part not in ("", ".")]
    return ("/" if path.startswith("/") else "") + "/".join(parts)


def is_under(path: str, folder: str) -> bool:
    """Return whether a path is a folder or inside it, by text."""
    folder = folder.rstrip("/")
    return path == folder or path.startswith(folder + "/")


# -- names -----------------------------------------------------------------------------------------

METADATA_FOLDER = "metadata"
#: Version of files without one, less than all others.
UNNUMBERED = -1
#: A name that needs no quotes in any engine.
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")

_SUFFIXES = (".metadata.json", ".gz.metadata.json", ".metadata.json.gz")
#: v3.metadata.json, v3.gz.metadata.json, 00003-<uuid>.metadata.json, 1749025517.metadata.json
_VERSION = re.compile(r"v?([0-9]{1,18})[-.]")


def is_metadata_name(name: str) -> bool:
    """Return whether a name is that of a metadata file, not of a hidden file or checksum."""
    return name.endswith((".metadata.json", ".metadata.json.gz")) and not name.startswith(".")


def is_json_name(path: str) -> bool:
    """Return whether a file named by the user may be a copy of table metadata."""
    return path.endswith((".json", ".json.gz"))


def file_name(path: str) -> str:
    """Return the last component of a path."""
    return path.rpartition("/")[2]


def table_folder(metadata_path: str) -> str:
    """Return the table folder of a metadata file."""
    folder = metadata_path.rpartition("/")[0]
    parent, _, name = folder.rpartition("/")
    return parent if name == METADATA_FOLDER else folder


def table_name(location: str) -> str:
    """Return the name of a table's folder, given its location: the folder, or a metadata file."""
    return file_name(_whole_folder(location)) or location


def _whole_folder(location: str) -> str:
    folder = table_folder(location) if is_json_name(location) else location
    if "://" not in folder:
        folder = os.path.abspath(folder)  # noqa: PTH100 (without `..`)
    return folder.rstrip("/")


def namespace_of(folder: str) -> str:
    """Return the namespace that a folder of tables is: `sales` for `sales` and `sales.db`.

    Spec: Paimon, org.apache.paimon.catalog.Catalog.DB_SUFFIX (1.3); Hive names databases so, too.
    """
    return folder.removesuffix(".db") or folder


def identifier_of(location: str) -> str:
    """Return namespace and name of a table for statements: `sales.orders`.

    A part that is no plain word is `db` or `table` instead.
    """
    parent, _, name = _whole_folder(location).rpartition("/")
    parts = (namespace_of(file_name(parent)), "db"), (name, "table")
    return ".".join(part if _WORD.fullmatch(part) else other for part, other in parts)


def version_of(name: str) -> int:
    """Return the version in the name of a metadata file; `UNNUMBERED` without one."""
    match = _VERSION.match(name)
    return int(match[1]) if match else UNNUMBERED


def named_by(hint: str, names: Collection[str]) -> str | None:
    """Return the metadata file that a hint names; None if it does not exist.

    A hint is a version `V` of a file `vV`, or a file name without its suffix.
    Spec: Iceberg 1.x, core/hadoop/HadoopTableOperations.java; other writers record the whole name.
    """
    stems = (f"v{hint}", hint)
    meant = (*(stem + suffix for stem in stems for suffix in _SUFFIXES), hint)
    return next((name for name in meant if name in names), None)
