"""The comparison with other libraries: what it refuses, what it skips, and where it writes."""

from pathlib import Path

import pytest

from bench import bench_peers
from bench.job import Job
from bench.peers import PEERS, QUESTIONS, Peer, ask, difference, job


@pytest.mark.parametrize("page", [bench_peers.PAGE, bench_peers.README])
def test_pages_have_a_block_for_the_figures(page, tmp_path):
    before = page.read_text(encoding="utf-8")
    copy = tmp_path / page.name
    copy.write_text(before, encoding="utf-8")
    bench_peers.write(copy, ["figures", ""])
    after = copy.read_text(encoding="utf-8")
    assert "-->\nfigures\n<!-- end -->" in after
    assert after.splitlines()[0] == before.splitlines()[0]
    assert after.splitlines()[-1] == before.splitlines()[-1]


def test_a_library_that_cannot_be_had_is_skipped_with_the_reason(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    peer = Peer("crate", "rust_iceberg", ("iceberg",), QUESTIONS)
    answer = ask(peer, job("everything", "iceberg", "t"))
    assert answer == {"error": "skipped: cargo is not on the PATH"}


def test_an_answer_is_compared_by_the_numbers_that_both_have():
    known = {"files": 3, "records": 40}
    assert difference({"files": 3, "names": 7}, known) == ""
    assert difference({"files": 2, "records": 40}, known) == "files 2, not 3"


def test_a_process_answers_a_question_and_tells_why_not(tmp_path):
    ours = PEERS[0]
    location = str(Path(__file__).parent.parent / "arrowmeta" / "demo" / "tables" / "orders")
    answer = ask(ours, Job("snapshots", "paimon", location))
    assert answer["found"]["snapshots"] > 0
    assert answer["process_cpu"] > answer["cpu"]
    assert "error" in ask(ours, Job("snapshots", "paimon", str(tmp_path)))


def test_answers_of_two_versions_are_compared_by_table_and_question(tmp_path, capsys, monkeypatch):
    from bench import answers

    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    old.write_text('["t", "files", "1 rows a"]\n["t", "state", "sound"]\n')
    new.write_text('["t", "files", "2 rows b"]\n["t", "state", "sound"]\n')
    monkeypatch.setattr("sys.argv", ["answers", "compare", str(old), str(new)])
    assert answers.main() == 1
    printed = capsys.readouterr().out
    assert "t: files" in printed
    assert "1 of 2 answers differ" in printed
    monkeypatch.setattr("sys.argv", ["answers", "compare", str(old), str(old)])
    assert answers.main() == 0
