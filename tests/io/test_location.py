"""Locations with credentials and options: parsed, and secrets never shown."""

import json
import pickle

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from arrowmeta.io.location import split_location
from arrowmeta.io.options import NOT_NEGATIVE, StorageOptions, integer_in
from arrowmeta.tables.locate import Opening
from arrowmeta.text import redacted

SECRET = "S3/cr+t"
URI = (
    "s3://KEY:S3%2Fcr%2Bt@bucket/db/t/?endpoint_override=localhost:9000&scheme=http"
    "&region=eu-west-1&allow_bucket_creation=true"
)


def test_credentials_and_query_of_a_uri_become_storage_options():
    found = split_location(URI)
    assert found.text == "s3://bucket/db/t"
    assert dict(found.options) == {
        "s3.access-key-id": "KEY",
        "s3.secret-access-key": SECRET,
        "s3.endpoint": "localhost:9000",
        "s3.scheme": "http",
        "s3.region": "eu-west-1",
    }


@pytest.mark.parametrize(
    ("location", "text", "options"),
    [
        ("/data/t/", "/data/t", {}),
        ("/", "/", {}),
        ("C:t?x=1", "C:t?x=1", {}),
        ("file:///data/a?b", "file:///data/a?b", {}),
        ("s3a://bucket/a b/dt=1%3A2/", "s3a://bucket/a b/dt=1%3A2", {}),
        ("gs://anonymous@bucket/t", "gs://bucket/t", {"gcs.anonymous": "true"}),
        ("abfss://box@a.dfs.core.windows.net/t", "abfss://box@a.dfs.core.windows.net/t", {}),
        (
            "abfss://box:pw@a.dfs.core.windows.net/t?sig=x",
            "abfss://box@a.dfs.core.windows.net/t",
            {"uri": "abfss://box:pw@a.dfs.core.windows.net/t?sig=x"},
        ),
        ("hdfs://user@node:8020/t", "hdfs://user@node:8020/t", {}),
    ],
)
def test_location_is_split_into_text_and_options(location, text, options):
    found = split_location(location)
    assert (found.text, dict(found.options)) == (text, options)


def test_unescaped_slash_in_a_secret_is_refused_and_not_shown():
    with pytest.raises(UsageError, match="has to be written as %2F") as caught:
        split_location("s3://KEY:S3/cr@bucket/t")
    assert "cr" not in str(caught.value).replace("secret", "")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"cannot open {URI} now", "cannot open s3://bucket/db/t/ now"),
        ("a://u:p@h/x and b://k:s@g/y?q=1", "a://h/x and b://g/y"),
        ("s3://bucket/t and a@b?c=d", "s3://bucket/t and a@b?c=d"),
        ("abfss://box@host/t", "abfss://box@host/t"),
    ],
)
def test_redacted_message_has_no_credentials_or_options(text, shown):
    assert redacted(text) == shown


def test_options_hide_secrets_and_can_be_pickled():
    options = StorageOptions({"s3.secret-access-key": SECRET, "s3.region": "eu-west-1"})
    assert SECRET not in repr(options)
    assert "eu-west-1" in repr(options)
    assert options.redact(f"signed with {SECRET}") == "signed with ***"
    assert pickle.loads(pickle.dumps(options)) == options
    with pytest.raises(TypeError, match="not JSON serializable"):
        json.dumps(options)


def test_opening_has_no_secret_in_its_location():
    opening = Opening(URI)
    assert opening.location == "s3://bucket/db/t"
    assert SECRET not in repr(opening)
    assert pickle.loads(pickle.dumps(opening)) == opening == opening.absolute()


@pytest.fixture(scope="module")
def secret_uri(s3, data):
    path = s3.upload(data / "pk_deletion_vectors", "secret/orders")
    return s3.uri(path).replace("test-secret", "S3%2Fcr%2Bt")


RELATIONS = ("files", "manifests", "metadata_files", "snapshots", "findings", "index_files")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("relation", RELATIONS)
def test_no_relation_shows_a_secret(secret_uri, relation):
    shown = str(arrowmeta.open(secret_uri).relation(relation).to_pylist())
    assert "S3" not in shown
    assert "endpoint_override" not in shown


def test_no_table_error_or_plan_shows_a_secret(secret_uri):
    table = arrowmeta.open(secret_uri)
    with pytest.raises(arrowmeta.ArrowMetaError) as caught:
        table.at(snapshot_id=99)
    with pytest.raises(arrowmeta.ArrowMetaError) as nothing:
        arrowmeta.open(secret_uri.replace("orders", "nothing"))
    shown = [repr(table), str(caught.value), str(nothing.value), table.location]
    shown += table.plan("1 = 1").files["file_path"].to_pylist()
    shown += [str(arrowmeta.discover(secret_uri.replace("/orders", "")).to_pylist())]
    for text in shown:
        assert "s3://warehouse/secret" in text or "orders" in text
        assert "S3%2F" not in text
        assert SECRET not in text
        assert "endpoint" not in text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("command", [["scan"], ["check"], ["index", "--store", "store"]])
def test_commands_open_tables_below_a_uri_with_its_options(
    secret_uri, command, capsys, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    verb, *rest = command
    code = main(
        [verb, secret_uri.replace("/orders", ""), *rest, "-o", "json", "--request-timeout", "5"]
    )
    printed = capsys.readouterr()
    assert json.loads(printed.out), printed.err
    assert code == 0, printed.err


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "command",
    [
        ["files", "{}"],
        ["files", "{}/nothing"],
        ["snapshots", "{}", "--ref", "nothing"],
        ["files", "{}", "{}"],
        ["report", "{}"],
        ["scan", "{}"],
        ["compare", "{}", "{}"],
        ["files", "{}", "--storage-option", "S3%2Fcr"],
    ],
    ids=" ".join,
)
def test_no_command_prints_a_secret(secret_uri, command, capsys):
    before, _, query = secret_uri.partition("?")
    words = [word.replace("{}", before) + ("?" + query if "{}" in word else "") for word in command]
    main(words)
    printed = "".join(capsys.readouterr())
    assert printed
    assert "S3%2F" not in printed
    assert SECRET not in printed
    assert "endpoint_override" not in printed


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0", 0),
        ("007", 7),
        ("-12", -12),
        (b"42", 42),
        ("9223372036854775807", 2**63 - 1),
        ("9223372036854775808", None),
        ("9" * 5000, None),
        ("", None),
        (None, None),
        (" 1", None),
        ("1\n", None),
        ("+1", None),
        ("1_000", None),
        ("٣", None),
        (b"\xff", None),
    ],
)
def test_integers_are_digits_of_64_bits(text, number):
    assert integer_in(text) == number


def test_integers_beyond_the_range_are_none():
    assert integer_in("-1", NOT_NEGATIVE) is None
    assert integer_in("8", range(8)) is None
