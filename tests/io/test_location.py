"""Locations with credentials and options: parsed, compared, and secrets never shown."""

import json
import pickle

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import UnsupportedError, UsageError
from arrowmeta.io.location import (
    is_same_store,
    on_filesystem,
    path_below,
    scheme_and_host,
    split_location,
)
from arrowmeta.io.options import NOT_NEGATIVE, StorageOptions, StorageSettings, integer_in
from arrowmeta.io.storage import Storage
from arrowmeta.tables.locate import Opening
from arrowmeta.text import redacted
from tests.refusals import refuses

SECRET = "S3/cr+t"
URI = (
    "s3://KEY:S3%2Fcr%2Bt@bucket/db/t/?endpoint_override=localhost:9000&scheme=http"
    "&region=eu-west-1&allow_bucket_creation=true"
)
OF_URI = {
    "s3.access-key-id": "KEY",
    "s3.secret-access-key": SECRET,
    "s3.endpoint": "localhost:9000",
    "s3.scheme": "http",
    "s3.region": "eu-west-1",
}
BOX = "abfss://box@a.dfs.core.windows.net/t"
SIGNED = "abfss://box:pw@a.dfs.core.windows.net/t?sig=x"


@pytest.mark.parametrize(("location", "text", "options"), [
    (URI, "s3://bucket/db/t", OF_URI), ("/data/t/", "/data/t", {}), ("/", "/", {}),
    ("C:t?x=1", "C:t?x=1", {}), ("file:///data/a?b", "file:///data/a?b", {}),
    ("s3a://bucket/a b/dt=1%3A2/", "s3a://bucket/a b/dt=1%3A2", {}),
    ("gs://anonymous@bucket/t", "gs://bucket/t", {"gcs.anonymous": "true"}), (BOX, BOX, {}),
    (SIGNED, BOX, {"uri": SIGNED}), ("hdfs://user@node:8020/t", "hdfs://user@node:8020/t", {}),
])  # fmt: skip
def test_location_is_split_into_text_and_options(location, text, options):
    found = split_location(location)
    assert (found.text, dict(found.options)) == (text, options)


#: What functions say of paths, as arguments = answer; `-` is an empty text.
PATHS = {
    on_filesystem: """
        s3a://bucket/a#b?c%20d = bucket/a#b?c%20d;  hdfs://nn:8020/a/b = /a/b;  file:/a/b = /a/b
        FILE:///a/b = /a/b;  file://localhost/a/b = /a/b;  file://a/b = a/b;  s3://a@b/c = a@b/c
        abfss://container@account.dfs.core.windows.net/a/b = container/a/b;  a/b = a/b;  - = -
        /a/dt=12:30/x = /a/dt=12:30/x;  dt=12:/x = dt=12:/x
    """,
    path_below: """
        /a/b, /a/b/ = -;  s3a://x/a/b, s3://x/a = /b;  wasbs://c@h/a/b, wasb://c@h/a = /b
        hdfs:///a/b, hdfs://nn/a = /b;  /a/b, hdfs://nn/a = /b;  a/./b//c, ./a/b = /c
        s3://x/a/b, /a = /b;  s3:/a/b, s3://x/a = /b
    """,
    is_same_store: """
        s3://b/x, s3a://b/t = yes;  s3://other/x, s3://b/t = no;  s3://b/x, b/t = yes
        other/x, s3://b/t = no;  file:///etc/passwd, s3://b/t = no;  hdfs://n/x, hdfs://n/t = yes
        hdfs://m/x, hdfs://n/t = no;  /a, /t = yes;  s3://b/x, /t = no
    """,
}


@pytest.mark.parametrize("ask", PATHS, ids=lambda ask: ask.__name__)
def test_paths_of_stores_and_folders(ask):
    for pair in ";  ".join(map(str.strip, PATHS[ask].strip().splitlines())).split(";  "):
        said, _, answer = pair.rpartition(" = ")
        arguments = [""] if said == "-" else said.split(", ")
        if ask is is_same_store:
            is_local = arguments[1].startswith("/")
            assert ask(*arguments, is_local) == (answer == "yes"), pair
        else:
            assert ask(*arguments) == ("" if answer == "-" else answer), pair
    for path, folder in (("/a/bc", "/a/b"), ("s3://x/a/b", "s3://y/a"), ("a/b", "/a")):
        assert path_below(path, folder) is None
    assert scheme_and_host("s3://bucket/a") == ("s3", "bucket")
    assert [scheme_and_host(path) for path in ("file:/a", "/a")] == [("file", ""), ("", "")]


def test_integers_are_digits_of_64_bits():
    found = [integer_in(text) for text in ("0", "007", "-12", b"42", "9223372036854775807")]
    assert found == [0, 7, -12, 42, 2**63 - 1]
    too_large = ("9223372036854775808", "9" * 5000)
    for text in (*too_large, "", None, " 1", "1\n", "+1", "1_000", "٣", b"\xff"):
        assert integer_in(text) is None
    assert integer_in("-1", NOT_NEGATIVE) is integer_in("8", range(8)) is None


def test_secrets_are_not_in_errors_representations_or_json():
    for text, shown in {
        f"cannot open {URI} now": "cannot open s3://bucket/db/t/ now",
        "a://u:p@h/x and b://k:s@g/y?q=1": "a://h/x and b://g/y",
        "s3://bucket/t and a@b?c=d": "s3://bucket/t and a@b?c=d",
        "abfss://box@host/t": "abfss://box@host/t",
    }.items():
        assert redacted(text) == shown
    said = refuses(
        UsageError, "has to be written as %2F", split_location, "s3://KEY:S3/cr@bucket/t"
    )
    assert "cr" not in str(said).replace("secret", "")
    options = StorageOptions({"s3.secret-access-key": SECRET, "s3.region": "eu-west-1"})
    assert SECRET not in repr(options)
    assert "eu-west-1" in repr(options)
    assert options.redact(f"signed with {SECRET}") == "signed with ***"
    assert pickle.loads(pickle.dumps(options)) == options
    refuses(TypeError, "not JSON serializable", json.dumps, options)
    opening = Opening(URI)
    assert opening.location == "s3://bucket/db/t"
    assert SECRET not in repr(opening)
    assert pickle.loads(pickle.dumps(opening)) == opening == opening.absolute()


# -- In object storage


def test_other_bucket_is_read_only_if_in_allowed_roots(s3):
    filesystem = s3.filesystem(allow_bucket_creation=True)
    filesystem.create_dir("other-bucket")
    with filesystem.open_output_stream("other-bucket/a") as file:
        file.write(b"abc")
    s3.clear()
    storage = Storage.open("warehouse/t", s3.filesystem())
    for path in ("s3://other-bucket/a", "other-bucket/a"):
        refuses(UnsupportedError, "allowed_roots", storage.read, path)
        assert (storage.exists(path), storage.sizes([path])) == (False, [None])
    assert not s3.requests
    settings = StorageSettings(allowed_roots=["s3://other-bucket"])
    allowed = Storage.open("warehouse/t", s3.filesystem(), settings=settings)
    assert allowed.read("s3://other-bucket/a").to_pybytes() == b"abc"


@pytest.fixture(scope="module")
def secret_uri(s3, data):
    path = s3.upload(data / "pk_deletion_vectors", "secret/orders")
    return s3.uri(path).replace("test-secret", "S3%2Fcr%2Bt")


def is_without_secrets(text):
    return not any(part in text for part in ("S3%2F", SECRET, "endpoint_override"))


def test_no_relation_error_or_plan_shows_a_secret(secret_uri):
    table = arrowmeta.open(secret_uri)
    shown = [repr(table), table.location]
    shown += [str(refuses(arrowmeta.ArrowMetaError, "", table.at, snapshot_id=99))]
    nothing = secret_uri.replace("orders", "nothing")
    shown += [str(refuses(arrowmeta.ArrowMetaError, "", arrowmeta.open, nothing))]
    shown += table.plan("1 = 1").files["file_path"].to_pylist()
    shown += [str(arrowmeta.discover(secret_uri.replace("/orders", "")).to_pylist())]
    assert all("s3://warehouse/secret" in text or "orders" in text for text in shown)
    assert not any("endpoint" in text for text in shown)
    for name in ("files", "manifests", "metadata_files", "snapshots", "findings", "index_files"):
        rows = str(table.relation(name).to_pylist())
        assert "S3" not in rows
        shown.append(rows)
    assert all(map(is_without_secrets, shown))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("command", ["scan", "check", "index --store store"])
def test_commands_open_tables_below_a_uri_with_its_options(
    secret_uri, command, capsys, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    verb, *rest = [*command.split(), "-o", "json", "--request-timeout", "5"]
    code = main([verb, secret_uri.replace("/orders", ""), *rest])
    printed = capsys.readouterr()
    assert json.loads(printed.out), printed.err
    assert code == 0, printed.err


@pytest.mark.sampled(3)
@pytest.mark.parametrize("command", [
    *("files {}", "files {}/nothing", "snapshots {} --ref nothing", "files {} {}", "report {}"),
    *("scan {}", "compare {} {}", "files {} --storage-option S3%2Fcr"),
])  # fmt: skip
def test_no_command_prints_a_secret(secret_uri, command, capsys):
    before, _, query = secret_uri.partition("?")
    words = command.split()
    main([word.replace("{}", before) + ("?" + query if "{}" in word else "") for word in words])
    printed = "".join(capsys.readouterr())
    assert printed
    assert is_without_secrets(printed)
