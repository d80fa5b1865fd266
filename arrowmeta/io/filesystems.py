"""Create filesystems for locations, with options, credentials and time limits.

Options have the names of PyIceberg's FileIO properties. Other settings are taken from the
environment by the clients of the stores. Main name: `open_filesystem`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from itertools import chain
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pyarrow as pa
import pyarrow.fs as pafs

from arrowmeta.errors import UsageError
from arrowmeta.io.location import URI_OPTION, Location, is_uri
from arrowmeta.io.options import StorageOptions
from arrowmeta.io.requests import REQUEST_LIMIT, REQUESTS_AT_ONCE, Requests


class _Target(NamedTuple):
    """Location with options.

    Attributes:
        uri: the location, without credentials and options.
        options: storage options.
        requests: time limits and retries.
    """

    uri: str
    options: StorageOptions
    requests: Requests

    @property
    def scheme(self) -> str:
        return self.uri.partition("://")[0].lower()

    @property
    def path(self) -> str:
        """Bucket and key: the part after the scheme."""
        return self.uri.partition("://")[2]

    @property
    def whole_uri(self) -> str:
        """The location with credentials and options, as pyarrow and fsspec read them."""
        return self.options.get(URI_OPTION) or self.uri

    @property
    def bucket(self) -> str:
        return self.path.partition("/")[0]

    def option(self, *names: str) -> str | None:
        """Return the first of some options that is set."""
        return next((self.options[name] for name in names if self.options.get(name)), None)

    def flag(self, name: str) -> bool | None:
        value = self.option(name)
        return None if value is None else value.lower() in ("true", "1", "yes")


def open_filesystem(
    location: Location, options: StorageOptions, requests: Requests
) -> tuple[pafs.FileSystem, str]:
    """Return the filesystem of a location, and the path on it.

    Raises:
        UsageError: there is no filesystem for it, or an option is invalid.
        StorageError: the store does not answer.
    """
    if not is_uri(location.text):
        return pafs.LocalFileSystem(), str(Path(location.text).absolute())
    target = _Target(location.text, options, requests)
    make = _STORES.get(target.scheme, _any)
    try:
        try:
            return make(target)
        except ImportError:  # Builds of Arrow differ in what they support.
            return _fsspec(target)
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError, ValueError) as error:
        said = options.redact(str(error))
        raise UsageError(
            f"cannot open {location.text}: {said}. Known are s3, oss, gs, abfs, wasb, hdfs, http, "
            "hf, and the protocols of installed packages of fsspec. Pass the filesystem itself "
            "with filesystem=... in Python"
        ) from None


#: Arguments of Arrow's S3 filesystem that are texts, and the options with their values: the first
#: that is set counts.
_S3_TEXTS = {
    "access_key": ("s3.access-key-id", "client.access-key-id"),
    "secret_key": ("s3.secret-access-key", "client.secret-access-key"),
    "session_token": ("s3.session-token", "client.session-token"),
    "role_arn": ("s3.role-arn", "client.role-arn"),
    "session_name": ("s3.role-session-name", "client.role-session-name"),
    "region": ("s3.region", "client.region"),
    "proxy_options": ("s3.proxy-uri",),
    "tls_ca_file_path": ("s3.tls-ca-file-path",),
}


def _s3(target: _Target) -> tuple[pafs.FileSystem, str]:
    scheme, endpoint = _endpoint(
        target.option("s3.endpoint") or _aws_endpoint(), target.option("s3.scheme")
    )
    limits = target.requests.limits
    arguments: dict[str, Any] = {
        **{name: target.option(*options) for name, options in _S3_TEXTS.items()},
        "anonymous": target.flag("s3.anonymous"),
        "endpoint_override": endpoint,
        "scheme": scheme,
        "connect_timeout": _seconds(target, "s3.connect-timeout", limits.connect_timeout),
        "request_timeout": _seconds(target, "s3.request-timeout", limits.request_timeout),
        # OSS supports virtual-hosted addressing only.
        "force_virtual_addressing": target.flag("s3.force-virtual-addressing")
        or (target.scheme == "oss" or None),
    }
    if arguments["region"] is None and endpoint is None:
        arguments["region"] = _region(target)
    n_connections = target.options.number(REQUEST_LIMIT, REQUESTS_AT_ONCE)
    return _s3_filesystem(n_connections, arguments), target.path


def _endpoint(url: str | None, scheme: str | None) -> tuple[str | None, str | None]:
    """Return the scheme of an endpoint, unless one is given, and its host and path."""
    if url is None or "://" not in url:
        return scheme, url
    parts = urlsplit(url)
    return scheme or parts.scheme, parts.netloc + parts.path.rstrip("/")


#: Environment variables with the endpoint of S3; the first variable that is set counts.
_AWS_ENDPOINTS = ("AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL")


def _aws_endpoint() -> str | None:
    """Return the endpoint that the environment sets, which Arrow's client does not read.

    Spec: AWS SDKs and Tools Reference Guide, Service-specific endpoints.
    """
    if os.environ.get("AWS_IGNORE_CONFIGURED_ENDPOINT_URLS", "").lower() == "true":
        return None
    return next((url for name in _AWS_ENDPOINTS if (url := os.environ.get(name))), None)


_io_threads = Lock()


def _s3_filesystem(n_connections: int, arguments: Mapping[str, Any]) -> pafs.S3FileSystem:
    """Return a filesystem with `n_connections` connections.

    Arrow gives a client as many connections as there are I/O threads at its creation.
    Source: Arrow C++ 26, filesystem/s3fs.cc (ClientBuilder::BuildClient).
    """
    # `Requests` retries, for all stores alike.
    once = pafs.AwsStandardS3RetryStrategy(max_attempts=1)
    with _io_threads:
        before = pa.io_thread_count()
        pa.set_io_thread_count(max(before, n_connections))
        try:
            return pafs.S3FileSystem(retry_strategy=once, **_set(arguments))
        finally:
            pa.set_io_thread_count(before)


def _region(target: _Target) -> str | None:
    """Return the region of an AWS bucket; None if the environment sets one."""
    if os.environ.get("AWS_REGION") or os.environ.get("AWS_DEFAULT_REGION"):
        return None
    return target.requests.ask(target.uri, lambda: pafs.resolve_s3_region(target.bucket))


def _gcs(target: _Target) -> tuple[pafs.FileSystem, str]:
    scheme, endpoint = _endpoint(
        target.option("gcs.service.host", "gcs.endpoint"), target.option("gcs.scheme")
    )
    expires = target.option("gcs.oauth2.token-expires-at")
    token = target.option("gcs.oauth2.token")
    if token and not expires:
        # Required by pyarrow; the store reports expiry.
        expires = str(int((datetime.now(UTC) + timedelta(days=1)).timestamp() * 1000))
    limits = target.requests.limits
    seconds = _seconds(target, "gcs.retry-limit-seconds", limits.request_timeout)
    arguments: dict[str, Any] = {
        "anonymous": target.flag("gcs.anonymous"),
        "access_token": token,
        "credential_token_expiration": expires
        and datetime.fromtimestamp(int(expires) / 1000, tz=UTC),
        "endpoint_override": endpoint,
        "scheme": scheme,
        "project_id": target.option("gcs.project-id"),
        "retry_time_limit": timedelta(seconds=seconds),
    }
    return pafs.GcsFileSystem(**_set(arguments)), target.path


#: Arguments of both Azure filesystems, and of Arrow's alone.
_ADLS_LOGIN = (
    "account_name",
    "account_key",
    "sas_token",
    "tenant_id",
    "client_id",
    "client_secret",
)
_ADLS_SERVICE = (
    "blob_storage_authority",
    "dfs_storage_authority",
    "blob_storage_scheme",
    "dfs_storage_scheme",
)


def _adls(name: str) -> str:
    """Return the storage option for an argument."""
    return f"adls.{name.replace('_', '-')}"


def _azure(target: _Target) -> tuple[pafs.FileSystem, str]:
    names = (*_ADLS_LOGIN, *_ADLS_SERVICE)
    arguments = _set({name: target.option(_adls(name)) for name in names})
    if token := arguments.get("sas_token"):  # Arrow appends it to URLs as it is.
        arguments["sas_token"] = "?" + token.removeprefix("?")
    container, at, host = target.bucket.rpartition("@")
    if at and arguments:
        arguments.setdefault("account_name", host.partition(".")[0])
    if "account_name" not in arguments:
        return _any(target)
    path = target.path.partition("/")[2]
    return pafs.AzureFileSystem(**arguments), f"{container if at else host}/{path}"


def _hdfs(target: _Target) -> tuple[pafs.FileSystem, str]:
    host = target.option("hdfs.host") if not target.bucket else None
    user, ticket = target.option("hdfs.user"), target.option("hdfs.kerberos_ticket")
    parts = urlsplit(target.uri)
    port = int(target.option("hdfs.port") or parts.port or 8020)

    def connect() -> pafs.FileSystem:
        try:
            if not (host or user or ticket):
                return pafs.FileSystem.from_uri(target.whole_uri)[0]
            name = host or parts.hostname or "default"
            return pafs.HadoopFileSystem(name, port, user=user, kerb_ticket=ticket)
        except OSError as error:
            if (library := re.search("libhdfs|libjvm", str(error))) is None:
                raise
            raise UsageError(
                f"cannot open {target.uri}: {library[0]} was not found; set JAVA_HOME, HADOOP_HOME "
                "or ARROW_LIBHDFS_DIR, and CLASSPATH to what `hadoop classpath --glob` prints"
            ) from error

    return target.requests.ask(target.uri, connect), "/" + target.path.partition("/")[2]


def _any(target: _Target) -> tuple[pafs.FileSystem, str]:
    """Return the filesystem that pyarrow finds."""
    try:
        return target.requests.ask(target.uri, lambda: pafs.FileSystem.from_uri(target.whole_uri))
    except pa.ArrowInvalid as error:
        if "Unrecognized filesystem type" in str(error):
            return _fsspec(target)
        raise


def _fsspec(target: _Target) -> tuple[pafs.FileSystem, str]:
    """Return a filesystem of fsspec.

    Raises:
        UsageError: fsspec has no filesystem either, or a package is not installed.
    """
    scheme = _FSSPEC_SCHEMES.get(target.scheme, target.scheme)
    try:
        import fsspec

        kind = fsspec.get_filesystem_class(scheme)
    except ImportError:
        packages = " ".join(("fsspec", *_FSSPEC_PACKAGES.get(scheme, ())))
        raise UsageError(
            f"cannot open {target.uri}: {target.scheme}:// needs packages that are not installed: "
            f"pip install {packages}"
        ) from None
    # Hosts, users and repositories stand in the location, as for `fsspec.core.url_to_fs`.
    arguments = kind._get_kwargs_from_urls(target.whole_uri)
    for name, value in target.options.items():
        if name.startswith(FSSPEC_PREFIX):
            arguments[name.removeprefix(FSSPEC_PREFIX)] = value
    for name, argument in _FSSPEC_OPTIONS.items():
        if name in target.options:
            arguments[argument] = target.options[name]
    filesystem = target.requests.ask(target.uri, lambda: kind(**arguments))
    return pafs.PyFileSystem(pafs.FSSpecHandler(filesystem)), kind._strip_protocol(target.uri)


def _set(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments that are set."""
    return {name: value for name, value in arguments.items() if value is not None}


def _seconds(target: _Target, name: str, default: float) -> float:
    text = target.option(name)
    try:
        return default if text is None else float(text)
    except ValueError:
        raise UsageError(
            f"storage option {name} must be a number of seconds, got {text!r}"
        ) from None


#: Prefix of options that are arguments of the fsspec filesystem.
FSSPEC_PREFIX = "fsspec."
#: Names of options in fsspec's filesystems.
_FSSPEC_OPTIONS = {
    **{_adls(name): name for name in _ADLS_LOGIN},
    "gcs.project-id": "project",
    "gcs.service.host": "endpoint_url",
    "oss.endpoint": "endpoint",
    "oss.access-key-id": "key",
    "oss.access-key-secret": "secret",
    "hf.token": "token",
    "hf.endpoint": "endpoint",
}
#: Packages that fsspec needs, by scheme.
_FSSPEC_PACKAGES = {
    "abfs": ("adlfs",),
    **dict.fromkeys(("gs", "gcs"), ("gcsfs",)),
    **dict.fromkeys(("http", "https"), ("aiohttp", "requests")),
    "oss": ("ossfs",),
    "hf": ("huggingface_hub",),
    "webhdfs": ("requests",),
    "sftp": ("paramiko",),
}
#: Schemes with another name in fsspec.
_FSSPEC_SCHEMES = {"abfss": "abfs", "wasb": "abfs", "wasbs": "abfs"}

#: Further options, by what they are of.
_OTHER_OPTIONS = {
    "s3": "anonymous connect-timeout endpoint force-virtual-addressing request-timeout scheme",
    "gcs": "anonymous endpoint oauth2.token oauth2.token-expires-at retry-limit-seconds scheme",
    "hdfs": "host kerberos_ticket port user",
    "limits": "block-bytes columns-bytes concurrent-requests decompressed-bytes file-bytes"
    " json-bytes unrecorded-bytes",
}
#: Known options, beside `fsspec.*`.
OPTION_NAMES = frozenset(
    (
        URI_OPTION,
        *_FSSPEC_OPTIONS,
        *map(_adls, (*_ADLS_LOGIN, *_ADLS_SERVICE)),
        *chain.from_iterable(_S3_TEXTS.values()),
        *(f"{of}.{name}" for of, names in _OTHER_OPTIONS.items() for name in names.split()),
    )
)


_STORES: Mapping[str, Callable[[_Target], tuple[pafs.FileSystem, str]]] = {
    **dict.fromkeys(("s3", "s3a", "s3n"), _s3),
    # Alibaba OSS is read as S3 if there is an endpoint, else with `ossfs`.
    "oss": lambda target: (_s3 if target.option("s3.endpoint") else _fsspec)(target),
    **dict.fromkeys(("gs", "gcs"), _gcs),
    **dict.fromkeys(("abfs", "abfss", "wasb", "wasbs"), _azure),
    **dict.fromkeys(("hdfs", "viewfs"), _hdfs),
}
