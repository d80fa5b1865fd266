"""Output for terminals: sorted, filtered and colored tables, grouped findings, suggestions."""

import json
import re
import shutil
from itertools import pairwise

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.cli.arguments import COMMANDS
from arrowmeta.command_line import remark
from arrowmeta.model.relations import RELATIONS
from arrowmeta.output.grid import display_width
from tests import corpus

ESCAPE = "\x1b["


@pytest.fixture
def keyed(data):
    return str(data / "pk_all_types")


@pytest.fixture
def without_data(data, tmp_path):
    """A table of which storage has no data file."""
    folder = shutil.copytree(data / "pk_all_types", tmp_path / "t")
    for part in folder.glob("pt=*"):
        shutil.rmtree(part)
    return str(folder)


def rows(capsys):
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("width", [80, 160])
@pytest.mark.parametrize("name", ["pk_all_types", "append_snappy", "iceberg_v2_position_deletes"])
def test_every_relation_fits_the_terminal(data, name, width, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", str(width))
    for relation in corpus.sample(list(RELATIONS), 8):
        assert main([relation, str(data / name), "--allow-moved-paths", "--limit", "3"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert max(map(display_width, lines), default=0) <= width, relation


def test_files_show_name_and_partition_uncut_and_numbers_first(keyed, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["files", keyed]) == 0
    heads, _, first, *_ = capsys.readouterr().out.splitlines()
    assert heads.split() == ["file_name", "partition_path", "record_count"]
    names = arrowmeta.open(keyed).files(["file_name", "partition_path"]).to_pylist()
    assert first.split()[:2] == list(names[0].values())
    monkeypatch.setenv("COLUMNS", "140")
    assert main(["files", keyed]) == 0
    shown = capsys.readouterr().out.splitlines()[0].split()
    assert shown[3:] == ["file_size_in_bytes", "level", "bucket", "delete_record_count"]


@pytest.mark.parametrize(
    ("command", "columns"),
    [(["plan"], ["file_name", "partition_path"]), (["diff", "1", "2"], ["change", "file_name"])],
)
def test_plan_and_diff_show_file_columns_first(keyed, command, columns, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    name, *rest = command
    assert main([name, keyed, *rest]) == 0
    lines = capsys.readouterr().out.splitlines()
    (heads,) = [line for line, rule in pairwise(lines) if rule.startswith("──")]
    assert heads.split()[:2] == columns


def test_common_folder_of_paths_is_shown_once(keyed, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["metadata_files", keyed]) == 0
    out = capsys.readouterr().out
    assert out.count("tests/data/pk_all_types") == 1
    assert "(path below " in out


@pytest.mark.parametrize("relation", RELATIONS)
def test_every_relation_has_the_where_option(relation):
    assert "--where" in COMMANDS[relation].arguments


def test_where_filters_by_columns_of_the_relation(keyed, capsys):
    options = ["-o", "ndjson", "--select", "level,partition.pt"]
    assert main(["entries", keyed, "--where", "level = 0", *options]) == 0
    assert {row["level"] for row in rows(capsys)} == {0}
    assert main(["files", keyed, "--where", "level = 0 AND partition.pt = 'p1'", *options]) == 0
    assert rows(capsys) == [{"level": 0, "partition.pt": "p1"}] * 2


@pytest.mark.parametrize("output", ["ndjson", "table"])
def test_rows_are_sorted_before_they_are_limited(keyed, output, capsys):
    sizes = arrowmeta.open(keyed).files()["file_size_in_bytes"].to_pylist()
    options = ["--sort", "file_size_in_bytes desc", "--select", "file_size_in_bytes"]
    assert main(["files", keyed, *options, "--limit", "2", "-o", output]) == 0
    out = capsys.readouterr().out
    if output == "ndjson":
        told = [json.loads(line)["file_size_in_bytes"] for line in out.splitlines()]
        assert told == sorted(sizes, reverse=True)[:2]
    else:
        assert f"(hidden rows: {len(sizes) - 2} of {len(sizes)})" in out


def test_rows_can_be_sorted_by_columns_that_are_not_selected(keyed, capsys):
    options = ["--sort", "partition.pt desc,record_count", "--select", "file_name", "-o", "ndjson"]
    assert main(["files", keyed, *options]) == 0
    files = arrowmeta.open(keyed).files().to_pylist()
    files.sort(key=lambda row: row["record_count"])
    files.sort(key=lambda row: row["partition"]["pt"], reverse=True)
    counts = {row["file_name"]: (row["partition"]["pt"], row["record_count"]) for row in files}
    told = [counts[row["file_name"]] for row in rows(capsys)]
    assert told == list(counts.values())


@pytest.mark.parametrize(
    ("sort", "said"),
    [
        ("partition", "sort by one of its fields"),
        ("level up", "--sort takes COLUMN or 'COLUMN desc'"),
        ("levle", "did you mean level?"),
    ],
)
def test_invalid_sort_is_refused(keyed, sort, said, capsys):
    assert main(["files", keyed, "--sort", sort]) == 1
    assert said in capsys.readouterr().err


def test_mistyped_columns_get_a_suggestion(keyed, capsys):
    assert main(["plan", keyed, "--select", "levle"]) == 1
    assert "no column levle (did you mean level?)" in capsys.readouterr().err
    assert main(["plan", keyed, "pk = 1"]) == 1
    assert "no column pk at position 1; did you mean k?" in capsys.readouterr().err


def test_a_mistyped_table_gets_a_suggestion(keyed, data, capsys):
    assert main(["files", f"{keyed}x"]) == 1
    assert "pk_all_types?)" in capsys.readouterr().err
    assert main(["files", str(data)]) == 1
    assert f"arrowmeta scan {data} lists the tables" in capsys.readouterr().err
    assert main(["files", "/no/such/folder/t\0" + "x" * 300]) == 1
    assert main([keyed]) == 1
    assert f"for a table there is arrowmeta describe {keyed}" in capsys.readouterr().err


def test_no_command_prints_how_to_begin(capsys):
    assert main([]) == 1
    assert "to begin: arrowmeta describe LOCATION" in capsys.readouterr().err


def test_help_lists_every_command_once_in_a_group(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["--help"]) == 0
    listing = capsys.readouterr().out.partition("commands:\n")[2].partition("examples:\n")[0]
    groups = [line.strip() for line in listing.splitlines() if line.endswith(":")]
    assert groups[0] == "tables:"
    assert len(groups) == 6
    listed = re.findall(r"^    (\w+)", listing, re.MULTILINE)
    assert listed == list(COMMANDS)


def test_findings_of_one_check_are_one_group(without_data, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["reconcile", without_data, "--storage"]) == 2
    head, text, *lines = capsys.readouterr().out.splitlines()
    assert head == "error  missing_in_storage: 12 findings"
    assert text == "  A live file, or one of its extra files, is not in storage"
    assert sum(line.startswith("  - ") for line in lines) == 3
    assert lines[-1] == "    and 9 more"
    assert max(map(len, lines)) <= 80
    assert main(["reconcile", without_data, "--storage", "--limit", "12"]) == 2
    assert "more" not in capsys.readouterr().out


def test_damage_shows_full_path_and_what_is_lost(keyed, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    folder = shutil.copytree(keyed, tmp_path / "t")
    lost = min(folder.glob("manifest/manifest-[!l]*"))
    lost.unlink()
    assert main(["damage", str(folder)]) == 3
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == f"manifest  {lost}"
    assert " ".join(line.strip() for line in lines).startswith("the file is missing; lost: ")
    assert max(map(len, lines)) <= 80
    assert main(["damage", keyed]) == 0
    assert capsys.readouterr().out == ""


def test_color_option_and_terminal_decide_colors(without_data, keyed, monkeypatch, capsys):
    commands = (["files", keyed], ["describe", keyed], ["explain", keyed, "k = 3"])
    for command in (*commands, ["reconcile", without_data, "--storage"]):
        others = (("never", False), ("auto", False)) if command in commands[:1] else ()
        for choice, is_colored in (("always", True), *others):
            main([*command, "--color", choice])
            assert (ESCAPE in capsys.readouterr().out) == is_colored, (command, choice)


@pytest.mark.parametrize(("variable", "is_colored"), [("", True), ("1", False)])
def test_no_color_variable_turns_colors_off(variable, is_colored, keyed, monkeypatch, capsys):
    monkeypatch.setenv("NO_COLOR", variable)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["snapshots", keyed]) == 0
    assert (ESCAPE in capsys.readouterr().out) == is_colored


def test_csv_output_has_no_colors(keyed, tmp_path, capsys):
    assert main(["files", keyed, "-o", "csv", "--color", "always"]) == 0
    assert ESCAPE not in capsys.readouterr().out


def test_quiet_hides_remarks_but_not_damage(keyed, tmp_path, capsys):
    assert main(["reconcile", keyed]) == 0
    assert "Sound: " in capsys.readouterr().err
    assert main(["reconcile", keyed, "-q"]) == 0
    assert capsys.readouterr().err == ""
    folder = shutil.copytree(keyed, tmp_path / "t")
    next(folder.glob("manifest/manifest-[!l]*")).unlink()
    assert main(["damage", str(folder), "-q"]) == 3
    assert main(["files", str(folder), "-q"]) == 3
    assert "could not be read" in capsys.readouterr().err


def test_quiet_applies_to_one_command_only(keyed, capsys):
    assert main(["reconcile", keyed, "-q"]) == 0
    remark("shown again")
    assert "shown again" in capsys.readouterr().err


def test_counts_have_separators_and_sizes_units(capsys):
    from arrowmeta.output.grid import to_grid

    table = pa.table({"record_count": [1234567], "length": [12_900_000], "snapshot_id": [1234567]})
    assert to_grid(table, width=80).splitlines()[-1].split() == [
        "1,234,567",
        "12.3",
        "MiB",
        "1234567",
    ]


@pytest.mark.parametrize("words", [["--sort", "record_count", "--limit", "2"], ["--sort", "level"]])
def test_hidden_rows_of_sorted_ones_are_those_of_the_relation(words, data, capsys):
    table = data / "iceberg_v2_position_deletes"
    n_rows = arrowmeta.open(table, allow_moved_paths=True).files().num_rows
    assert main(["files", str(table), "--allow-moved-paths", *words]) == 0
    n_shown = int(words[-1]) if words[-1].isdecimal() else 50
    assert f"(hidden rows: {n_rows - n_shown} of {n_rows})" in capsys.readouterr().out


def test_results_of_sql_have_no_units_by_their_aliases(keyed, capsys):
    query = "SELECT sum(record_count)::BIGINT AS total_bytes, 1234567 AS n_count FROM files"
    assert main(["sql", keyed, query]) == 0
    cells = capsys.readouterr().out.splitlines()[2].split()
    assert [cell.isdecimal() for cell in cells] == [True, True]


@pytest.mark.parametrize("command", ["remedies", "readers"])
def test_statements_and_reasons_are_not_cut(command, data, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "60")
    table = data / "iceberg_v2_position_deletes"
    assert main([command, str(table), "--allow-moved-paths"]) == 0
    text = capsys.readouterr().out
    assert "…" not in text
    rows = arrowmeta.open(table, allow_moved_paths=True).relation(command).to_pylist()
    for row in rows:
        if statement := row.get("statement"):
            assert all(f"    {line}\n" in text for line in statement.splitlines())


@pytest.mark.filterwarnings("always::arrowmeta.iceberg.current_metadata.GuessedMetadataWarning")
def test_metadata_that_continues_all_other_files_is_no_guess(data, tmp_path, capsys):
    folder = shutil.copytree(data / "iceberg_v1_to_v2", tmp_path / "t")
    said = "there is no version hint"
    assert main(["snapshots", str(folder)]) == 0
    assert said not in capsys.readouterr().err
    older, newest = sorted(folder.glob("metadata/*.metadata.json"))[-2:]
    shutil.copy(older, newest.with_name(newest.name.replace("-", "-0", 1)))  # of no log
    assert main(["snapshots", str(folder)]) == 0
    assert said in capsys.readouterr().err
    assert main(["snapshots", str(folder), "-q"]) == 0
    assert capsys.readouterr().err == ""


def test_single_metadata_file_is_no_guess(data, tmp_path, capsys):
    folder = shutil.copytree(data / "iceberg_v1_to_v2", tmp_path / "t")
    for path in sorted(folder.glob("metadata/*.metadata.json"))[:-1]:
        path.unlink()
    assert main(["snapshots", str(folder)]) == 0
    assert "hint" not in capsys.readouterr().err


def test_unknown_storage_option_is_an_error_with_the_similar_name(keyed, capsys):
    option = "s3.endpont=http://localhost:9000"
    assert main(["files", "s3://bucket/t", "--storage-option", option]) == 1
    said = capsys.readouterr().err
    assert "there is no storage option s3.endpont (did you mean s3.endpoint?)" in said
    with pytest.raises(arrowmeta.UsageError, match=r"no storage option limit\.file-bytes"):
        arrowmeta.open(keyed, storage_options={"limit.file-bytes": "1"})
    with pytest.raises(arrowmeta.UsageError, match="no storage option region"):
        arrowmeta.discover(keyed, storage_options={"region": "x"})
    assert arrowmeta.open(keyed, storage_options={"fsspec.anything": "1"}).snapshot_id
