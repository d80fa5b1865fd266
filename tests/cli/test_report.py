"""The command `report`: a page on standard output, and how it ends."""

import shutil
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.command_line import ERROR, FINDINGS, FINE, PARTIAL
from tests.report.pages import facts, lead, read_page, tiles


@pytest.fixture(autouse=True)
def _undrawn(request, monkeypatch):
    """Make pages without pictures, but for the first: they take a third of the time."""
    if request.function is not test_page_goes_to_stdout_and_the_verdict_to_stderr:
        monkeypatch.setattr("arrowmeta.report.figures.can_draw", lambda: False)


@pytest.fixture
def orders(data):
    return str(data / "pk_deletion_vectors")


def test_page_goes_to_stdout_and_the_verdict_to_stderr(orders, capsys):
    assert main(["report", orders]) == FINE
    captured = capsys.readouterr()
    assert captured.out.startswith("<!DOCTYPE html>")
    assert captured.out.endswith("</html>\n")
    assert tiles(read_page(captured.out))["Data files"] == "3"
    assert captured.err == f"arrowmeta: no findings in {orders}, snapshot 10\n"


def test_page_of_a_moment_and_a_query_goes_to_a_file(orders, tmp_path, capsys):
    path = tmp_path / "orders.html"
    asked = ["--snapshot", "2", "--where", "pt = 1"]
    assert main(["report", orders, *asked, "--output", str(path)]) == FINE
    assert capsys.readouterr().out == ""
    page = read_page(path.read_text(encoding="utf-8"))
    assert page.one("h1").text == "pk_deletion_vectors"
    assert facts(page)["Snapshot"] == "2"
    assert lead(page, "touched").endswith("where pt = 1.")


def test_findings_end_with_two(data, tmp_path, capsys):
    folder = shutil.copytree(data / "pk_deletion_vectors", tmp_path / "wrong")
    snapshot = folder / "snapshot" / "snapshot-10"
    text = snapshot.read_text(encoding="utf-8")
    assert '"totalRecordCount" : 200' in text
    snapshot.write_text(text.replace('"totalRecordCount" : 200', '"totalRecordCount" : 201'))
    assert main(["report", str(folder)]) == FINDINGS
    captured = capsys.readouterr()
    assert "snapshot_totals_wrong" in captured.out
    assert "arrowmeta: 1 error in " in captured.err


@pytest.mark.parametrize("command", ["report", "reconcile"])
def test_remarks_alone_are_shown_and_end_with_zero(command, data, tmp_path, capsys):
    folder = shutil.copytree(data / "iceberg_v3_deletion_vectors", tmp_path / "logged")
    # Nobody needs old table metadata, which the newest one only logs.
    next(folder.glob("metadata/v1.*")).unlink()
    output = ["-o", "html"] if command == "report" else []
    assert main([command, str(folder), "--allow-moved-paths", *output]) == FINE
    captured = capsys.readouterr()
    assert "metadata_file_missing" in captured.out
    if output:
        assert tiles(read_page(captured.out))["Deletion vectors"] != "0"
    assert "arrowmeta: 1 remark in " in captured.err


def test_partial_table_has_a_page_and_ends_with_three(data, tmp_path, capsys):
    folder = shutil.copytree(data / "pk_deletion_vectors", tmp_path / "damaged")
    lost = arrowmeta.open(folder).files(columns=["manifest_path"])["manifest_path"][0].as_py()
    Path(lost).unlink()
    assert main(["report", str(folder)]) == PARTIAL
    captured = capsys.readouterr()
    assert "Partial: 1 place" in captured.out
    assert "the answer is partial" in captured.err
    assert lost in captured.err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["-o", "json"], "A report is a page of html, not json."),
        (["--where", "no_such = 1"], "no_such"),
        (["--limit", "3"], "unrecognized arguments: --limit 3"),
        (["--snapshot", "99"], "99"),
    ],
)
def test_what_cannot_be_is_an_error_and_no_page(orders, options, said, capsys):
    assert main(["report", orders, *options]) == ERROR
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err


def test_terminal_is_no_place_for_a_page(orders, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["report", orders]) == ERROR
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "--output FILE" in captured.err


def test_help_has_examples(capsys):
    assert main(["report", "--help"]) == FINE
    assert "arrowmeta report tables/orders > orders.html" in capsys.readouterr().out
