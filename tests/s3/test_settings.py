"""Settings of stores reach the server: those of `docs/storage.md`, by environment, URI and option.

A server on 127.0.0.1 denies every request and records it. It stands in for the store, or for a
proxy to stores with names that do not exist.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NamedTuple
from urllib.parse import quote, urlencode

import pyarrow.fs as pafs
import pytest

import arrowmeta
from arrowmeta.errors import StorageError
from tests.s3.client import storage_options
from tests.s3.proxy import running_proxy

KEYS = {"AWS_ACCESS_KEY_ID": "ENV-KEY", "AWS_SECRET_ACCESS_KEY": "ENV-SECRET"}

pytestmark = pytest.mark.filterwarnings("ignore:.*version hint.*")


class Asked(NamedTuple):
    """First request of a client."""

    path: str
    host: str
    authorization: str | None
    token: str | None

    @property
    def key(self):
        """Access key and region, of S3's signature."""
        credential = (self.authorization or "").partition("Credential=")[2]
        return "/".join(credential.split("/")[:3:2])


@pytest.fixture(scope="module")
def running():
    with running_proxy("127.0.0.1:9") as proxy:
        proxy.choose = lambda method, path: "403"
        yield proxy


@pytest.fixture
def denier(running, monkeypatch):
    for name in list(os.environ):
        if name.startswith("AWS_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")
    running.asked.clear()
    return running


def first_request(denier, location, options):
    with pytest.raises(StorageError) as caught:
        arrowmeta.open(location, storage_options=options)
    assert caught.value.kind == "denied"
    path, headers = denier.asked[0]
    names = ("Host", "Authorization", "X-Amz-Security-Token")
    return Asked(path, *map(headers.get, names))


def url_of(denier):
    return f"http://{denier.endpoint}"


NOWHERE = "http://127.0.0.1:9"
OF_S3 = {"s3.access-key-id": "K", "s3.secret-access-key": "SECRET", "s3.session-token": "T"}
OF_CLIENT = {
    "client.access-key-id": "C",
    "client.secret-access-key": "S",
    "client.session-token": "T",
}


@pytest.mark.parametrize(
    ("environment", "options", "path", "key", "token"),
    [
        *(({endpoint: "URL/", region: "eu-env", "AWS_SESSION_TOKEN": "E"}, {}, "/bucket?",
           "ENV-KEY/eu-env", "E")
          for endpoint in ("AWS_ENDPOINT_URL", "AWS_ENDPOINT_URL_S3")
          for region in ("AWS_REGION", "AWS_DEFAULT_REGION")),
        # The endpoint of S3 precedes the general one, and options precede both.
        ({"AWS_ENDPOINT_URL": NOWHERE, "AWS_ENDPOINT_URL_S3": "URL/below/here"}, {},
         "/below/here/bucket?", None, None),
        ({"AWS_ENDPOINT_URL": NOWHERE, "AWS_ENDPOINT_URL_S3": NOWHERE}, {"s3.endpoint": "URL"},
         "/bucket?", None, None),
        *(({"AWS_REGION": "eu-env"}, {**options, "s3.endpoint": "URL"}, "/bucket?", key, token)
          for options, key, token in (
              (OF_S3 | {"s3.region": "r"}, "K/r", "T"),
              (OF_CLIENT | {"client.region": "cr"}, "C/cr", "T"),
              ({"s3.anonymous": "true"}, "", None))),
    ],
)  # fmt: skip
def test_settings_of_s3_reach_the_server(
    denier, monkeypatch, environment, options, path, key, token
):
    for variable, value in {**KEYS, **environment}.items():
        monkeypatch.setenv(variable, value.replace("URL", url_of(denier)))
    given = {name: value.replace("URL", url_of(denier)) for name, value in options.items()}
    asked = first_request(denier, "s3://bucket/t", given)
    assert (asked.path.startswith(path), asked.host, asked.token) == (True, denier.endpoint, token)
    assert key in (None, asked.key)


def test_endpoints_of_the_environment_can_be_ignored(denier, monkeypatch):
    monkeypatch.setenv("AWS_ENDPOINT_URL", url_of(denier))
    monkeypatch.setenv("AWS_IGNORE_CONFIGURED_ENDPOINT_URLS", "true")
    given = {"s3.anonymous": "true", "s3.region": "eu-1", "s3.proxy-uri": NOWHERE}
    with pytest.raises(StorageError) as caught:
        arrowmeta.open("s3://bucket/t", storage_options=given, request_timeout=0.5)
    assert (caught.value.kind, denier.asked) == ("unavailable", [])


def test_options_of_an_s3_uri_reach_the_server(denier):
    query = urlencode({"endpoint_override": denier.endpoint, "scheme": "http", "region": "eu-uri"})
    location = f"s3://URI-KEY:{quote('a/b+c', safe='')}@bucket/t?{query}"
    asked = first_request(denier, location, {"s3.region": "other"})
    assert (asked.host, asked.key) == (denier.endpoint, "URI-KEY/eu-uri")


@pytest.mark.parametrize(
    ("scheme", "options", "path"),
    [
        ("s3", {}, "http://store.example/bucket?"),
        ("s3", {"s3.force-virtual-addressing": "true"}, "http://bucket.store.example/?"),
        ("oss", {}, "http://bucket.store.example/?"),
    ],
)
def test_proxy_and_addressing_of_buckets_are_as_set(denier, scheme, options, path):
    given = {**storage_options("store.example"), "s3.proxy-uri": url_of(denier), **options}
    assert first_request(denier, f"{scheme}://bucket/t", given).path.startswith(path)


@pytest.mark.parametrize("name", ["default", "other"])
def test_profile_gives_keys_and_region(denier, tmp_path, name):
    section = name if name == "default" else f"profile {name}"
    (tmp_path / "config").write_text(f"[{section}]\nregion = eu-{name}\n")
    (tmp_path / "credentials").write_text(
        f"[{name}]\naws_access_key_id = P-{name}\naws_secret_access_key = S\n"
    )
    # Files of profiles are read when the client library is loaded.
    environment = {
        **os.environ,
        "AWS_CONFIG_FILE": str(tmp_path / "config"),
        "AWS_SHARED_CREDENTIALS_FILE": str(tmp_path / "credentials"),
        "AWS_ENDPOINT_URL": url_of(denier),
        **({} if name == "default" else {"AWS_PROFILE": name}),
    }
    program = [sys.executable, "-c", "import arrowmeta; arrowmeta.open('s3://bucket/t')"]
    ended = subprocess.run(program, env=environment, capture_output=True, text=True)
    assert "access is denied" in ended.stderr
    assert f"Credential=P-{name}/" in denier.asked[0][1]["Authorization"]
    assert f"/eu-{name}/" in denier.asked[0][1]["Authorization"]


def test_timeouts_of_s3_options_precede_those_of_open(denier, monkeypatch):
    made = []
    make = pafs.S3FileSystem
    monkeypatch.setattr(pafs, "S3FileSystem", lambda **given: made.append(given) or make(**given))
    given = {**storage_options(denier.endpoint), "s3.request-timeout": "7"}
    with pytest.raises(StorageError):
        arrowmeta.open("s3://b/t", storage_options=given, connect_timeout=3, request_timeout=5)
    assert (made[0]["connect_timeout"], made[0]["request_timeout"]) == (3, 7)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("options", "authorization"),
    [
        ({"gcs.anonymous": "true"}, None),
        ({"gcs.oauth2.token": "T0"}, "Bearer T0"),
        ({"gcs.oauth2.token": "T1", "gcs.oauth2.token-expires-at": "32503680000000"}, "Bearer T1"),
    ],
)
@pytest.mark.parametrize("is_in_uri", [False, True])
def test_gcs_options_reach_the_server(denier, options, authorization, is_in_uri):
    query = urlencode({"endpoint_override": denier.endpoint, "scheme": "http"})
    location = f"gs://bucket/t{f'?{query}' if is_in_uri else ''}"
    host = {} if is_in_uri else {"gcs.service.host": url_of(denier)}
    asked = first_request(denier, location, {**options, **host, "gcs.project-id": "p"})
    assert asked.path.startswith("/storage/v1/b/bucket/o?prefix=t")
    assert asked.authorization == authorization


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("options", "query", "authorization"),
    [
        ({"adls.account-key": "a2V5"}, "", "SharedKey acc:"),
        ({"adls.sas-token": "sv=1&sig=abcd"}, "&sig=abcd&sv=1", ""),
        ({"adls.sas-token": "?sv=1&sig=abcd"}, "&sig=abcd&sv=1", ""),
    ],
)
@pytest.mark.parametrize("location", ["abfs://c/t", "abfss://c@acc.dfs.core.windows.net/t"])
def test_azure_options_reach_the_server(denier, options, query, authorization, location):
    places = {
        f"adls.{kind}-storage-{what}": value
        for kind in ("blob", "dfs")
        for what, value in (("authority", denier.endpoint), ("scheme", "http"))
    }
    account = {} if "@" in location else {"adls.account-name": "acc"}
    asked = first_request(denier, location, {**options, **places, **account})
    assert asked.path == f"/acc/c/?action=getAccessControl{query}"
    assert (asked.authorization or "").startswith(authorization)
