"""The command `report`: its page and exit codes."""

import pytest

from arrowmeta.cli import main
from tests.case_tables import CASES
from tests.report.pages import facts, grids, lead, read_page, tiles


@pytest.fixture
def orders(data):
    return str(data / "pk_deletion_vectors")


def test_report_of_snapshot_and_predicate_is_written_to_file(orders, tmp_path, capsys):
    path = tmp_path / "orders.html"
    asked = ["--snapshot", "2", "--where", "pt = 1"]
    assert main(["report", orders, *asked, "--output", str(path)]) == 0
    assert capsys.readouterr().out == ""
    page = read_page(path.read_text(encoding="utf-8"))
    assert page.one("h1").text == "pk_deletion_vectors"
    assert facts(page)["Snapshot"] == "2"
    assert len(grids(page, "commits")["Commits"]) == 2
    assert "Deletion vectors" not in tiles(page)
    assert lead(page, "touched").endswith("where pt = 1.")


def test_report_with_findings_exits_with_2(capsys):
    folder = CASES / "iceberg_append_lost_manifest" / "metadata"
    newest = max(folder.glob("*.metadata.json"))
    assert main(["report", str(newest), "--allow-moved-paths"]) == 2
    captured = capsys.readouterr()
    assert "append_lost_files" in captured.out
    assert ": Contradictory: " in captured.err


def test_report_is_not_written_to_a_terminal(orders, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["report", orders]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "--output FILE" in captured.err
