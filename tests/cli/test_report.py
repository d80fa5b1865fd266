"""The command `report`: its page and exit codes."""

import shutil

import pytest

from arrowmeta.cli import main
from arrowmeta.command_line import ERROR, FINDINGS, FINE
from tests.case_tables import CASES
from tests.report.pages import charts, facts, lead, read_page, tiles


@pytest.fixture
def orders(data):
    return str(data / "pk_deletion_vectors")


def test_report_goes_to_stdout_and_summary_to_stderr(orders, capsys):
    assert main(["report", orders]) == FINE
    captured = capsys.readouterr()
    assert captured.out.startswith("<!DOCTYPE html>")
    assert captured.out.endswith("</html>\n")
    assert tiles(read_page(captured.out))["Data files"] == "3"
    said = "Sound: all was read, and the checks found nothing."
    assert captured.err == f"arrowmeta: {orders}, snapshot 10: {said}\n"


def test_report_of_snapshot_and_predicate_is_written_to_file(orders, tmp_path, capsys):
    path = tmp_path / "orders.html"
    asked = ["--snapshot", "2", "--where", "pt = 1"]
    assert main(["report", orders, *asked, "--output", str(path)]) == FINE
    assert capsys.readouterr().out == ""
    page = read_page(path.read_text(encoding="utf-8"))
    assert page.one("h1").text == "pk_deletion_vectors"
    assert facts(page)["Snapshot"] == "2"
    assert len(charts(page, "commits")["Records by commit"]) == 2
    assert "Deletion vectors" not in tiles(page)
    assert lead(page, "touched").endswith("where pt = 1.")


def test_report_with_findings_exits_with_2(capsys):
    folder = CASES / "iceberg_append_lost_manifest" / "metadata"
    newest = max(folder.glob("*.metadata.json"))
    assert main(["report", str(newest), "--allow-moved-paths"]) == FINDINGS
    captured = capsys.readouterr()
    assert "append_lost_files" in captured.out
    assert ": Contradictory: " in captured.err


def test_report_of_other_rows_than_the_snapshot_counts_is_contradictory(data, tmp_path, capsys):
    folder = shutil.copytree(data / "pk_deletion_vectors", tmp_path / "wrong")
    snapshot = folder / "snapshot" / "snapshot-10"
    text = snapshot.read_text(encoding="utf-8")
    assert '"totalRecordCount" : 200' in text
    snapshot.write_text(text.replace('"totalRecordCount" : 200', '"totalRecordCount" : 201'))
    assert main(["report", str(folder)]) == FINDINGS
    assert "snapshot_totals_wrong" in capsys.readouterr().out


@pytest.mark.sampled(1)
@pytest.mark.parametrize("command", ["report", "reconcile"])
def test_remarks_are_shown_and_exit_with_0(command, data, tmp_path, capsys):
    folder = shutil.copytree(data / "iceberg_v3_deletion_vectors", tmp_path / "logged")
    # Old table metadata is not needed: the newest only lists it in its log.
    next(folder.glob("metadata/v1.*")).unlink()
    output = ["-o", "html"] if command == "report" else []
    assert main([command, str(folder), "--allow-moved-paths", *output]) == FINE
    captured = capsys.readouterr()
    assert "metadata_file_missing" in captured.out
    if output:
        assert tiles(read_page(captured.out))["Deletion vectors"] != "0"
    assert ": Remarks: 1 remark, no error;" in captured.err


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["-o", "json"], "A report is a page of html, not json; --output FILE names its file."),
        (["--where", "no_such = 1"], "no_such"),
        (["--limit", "3"], "no option --limit"),
        (["--snapshot", "99"], "99"),
    ],
)
def test_invalid_options_print_an_error_and_no_page(orders, options, said, capsys):
    assert main(["report", orders, *options]) == ERROR
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err


def test_report_is_not_written_to_a_terminal(orders, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["report", orders]) == ERROR
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "--output FILE" in captured.err
