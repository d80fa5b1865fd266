import json
import shutil

from arrowmeta.cli import main
from arrowmeta.command_line import ERROR, FINE, PARTIAL


def test_scan_lists_the_tables_of_a_warehouse(data, capsys):
    assert main(["scan", str(data), "-o", "ndjson"]) == FINE
    captured = capsys.readouterr()
    rows = [json.loads(line) for line in captured.out.splitlines()]
    assert {row["name"] for row in rows} == {f.name for f in data.iterdir() if f.is_dir()}
    assert captured.err == ""


def test_scan_says_which_table_is_broken_and_lists_the_others(data, tmp_path, capsys):
    for name in ("append_snappy", "pk_all_types"):
        shutil.copytree(data / name, tmp_path / "sales.db" / name)
    (tmp_path / "sales.db" / "append_snappy" / "snapshot" / "LATEST").unlink()
    for path in (tmp_path / "sales.db" / "append_snappy" / "snapshot").glob("snapshot-*"):
        path.write_text("{")
    assert main(["scan", str(tmp_path), "-o", "ndjson"]) == PARTIAL
    captured = capsys.readouterr()
    rows = {row["name"]: row for row in map(json.loads, captured.out.splitlines())}
    assert rows["sales.db/pk_all_types"]["snapshot_id"] == 5
    assert rows["sales.db/append_snappy"]["error"].startswith("CorruptMetadataError")
    assert captured.err.startswith("arrowmeta: sales.db/append_snappy: CorruptMetadataError")


def test_scan_of_no_directory_is_an_error(tmp_path, capsys):
    assert main(["scan", str(tmp_path / "nowhere")]) == ERROR
    assert "there is no warehouse" in capsys.readouterr().err
