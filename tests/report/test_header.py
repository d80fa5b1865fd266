import pytest

from arrowmeta.iceberg.metadata_name import table_name
from arrowmeta.output.state import Standing
from arrowmeta.report.page import Verdict
from arrowmeta.report.reading import verdicts


@pytest.mark.parametrize(
    ("location", "name"),
    [
        ("warehouse/sales.db/orders", "orders"),
        ("warehouse/sales.db/orders/", "orders"),
        ("warehouse/sales.db/x/../orders", "orders"),
        ("s3://bucket/db/orders", "orders"),
        ("db/orders/metadata/v3.metadata.json", "orders"),
        ("s3://bucket/db/orders/metadata/00003-x.metadata.json", "orders"),
    ],
)
def test_table_name_is_that_of_its_folder(location, name):
    assert table_name(location) == name


def test_current_directory_has_the_name_of_its_folder(tmp_path, monkeypatch):
    (tmp_path / "orders").mkdir()
    monkeypatch.chdir(tmp_path / "orders")
    assert table_name(".") == "orders"


@pytest.mark.parametrize(
    ("state", "tone"),
    [
        ("sound", "fine"),
        ("remarks", "warning"),
        ("contradictory", "error"),
        ("partial", "error"),
    ],
)
def test_first_verdict_is_the_sentence_of_the_state(state, tone):
    found = Standing(state, "It is \x1b so.")
    assert verdicts(found, None) == (Verdict(tone, "It is \\x1b so."),)
    doubt = Verdict("warning", "This may not be the current state: no hint\\x1b")
    assert verdicts(found, "no hint\x1b")[1:] == (doubt,)
