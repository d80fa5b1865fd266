import pytest

from arrowmeta.iceberg.metadata_name import table_name
from arrowmeta.report.page import Verdict
from arrowmeta.report.reading import verdicts

NOTHING = {"error": 0, "warning": 0, "info": 0}


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
    ("severities", "tone", "said"),
    [
        ({}, "fine", "No contradiction found in the metadata."),
        ({"info": 1}, "fine", "No contradiction found in the metadata, 1 remark."),
        ({"warning": 2}, "warning", "Findings: 2 warnings."),
        ({"error": 1, "info": 3}, "error", "Findings: 1 error, 3 remarks."),
    ],
)
def test_verdict_counts_findings_by_severity(severities, tone, said):
    assert verdicts(NOTHING | severities, 0, None)[1] == Verdict(tone, said)


@pytest.mark.parametrize(
    ("n_damaged", "guess", "tone", "said"),
    [
        (0, None, "fine", "Complete"),
        (1, None, "error", "Partial: 1 place of"),
        (2000, "x", "error", "Partial: 2,000 places of"),
        (0, "no hint\x1b", "warning", "This may not be the current state: no hint\\x1b"),
    ],
)
def test_verdict_mentions_damage_and_guessed_metadata(n_damaged, guess, tone, said):
    found = verdicts(NOTHING, n_damaged, guess)[0]
    assert found.tone == tone
    assert found.text.startswith(said)
