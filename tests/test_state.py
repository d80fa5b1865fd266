"""One state of a table: every command, page, function and exit code says the same."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.model.damage import STATES
from arrowmeta.tables.command_line import CODES
from tests.reconcile.copies import IcebergCopy, PaimonCopy
from tests.report.pages import read_page, tiles, verdicts

DATA = Path(__file__).parent / "data"
POSITIONS, PK = DATA / "iceberg_v2_position_deletes", DATA / "pk_deletion_vectors"

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")


def in_list(field, change):
    """Change a count of the first manifest in a list."""

    def edit(rows):
        (name,) = (name for name in rows[0] if re.fullmatch(field, name))
        rows[0][name] = change(rows[0][name])

    return edit


def twice(rows):
    return [*rows, rows[0]]


_EXISTING, _ADDED = "existing_(data_)?files_count", "_NUM_ADDED_FILES"
#: Tables: state, source, and what is done to the copy.
TABLES: dict[str, tuple[str, Path, Callable[[Any], object]]] = {
    "iceberg": ("sound", POSITIONS, lambda t: None),
    "paimon": ("sound", PK, lambda t: None),
    "iceberg_more_entries": (
        "remarks",
        POSITIONS,
        lambda t: t.edit_list(in_list(_EXISTING, lambda n: n - 1)),
    ),
    "paimon_more_entries": (
        "remarks",
        PK,
        lambda t: t.edit_list("base", in_list(_ADDED, lambda n: n - 1)),
    ),
    "iceberg_fewer_entries": (
        "contradictory",
        POSITIONS,
        lambda t: t.edit_list(in_list(_EXISTING, lambda n: n + 1)),
    ),
    "paimon_fewer_entries": (
        "contradictory",
        PK,
        lambda t: t.edit_list("base", in_list(_ADDED, lambda n: n + 1)),
    ),
    "iceberg_skipped": (
        "contradictory",
        POSITIONS,
        lambda t: t.edit_list(in_list(_EXISTING, lambda n: 0)),
    ),
    "paimon_skipped": (
        "contradictory",
        PK,
        lambda t: t.edit_list("base", in_list(_ADDED, lambda n: 0)),
    ),
    "iceberg_repeated": ("contradictory", POSITIONS, lambda t: t.edit_list(twice)),
    "paimon_repeated": ("contradictory", PK, lambda t: t.edit_list("base", twice)),
    "paimon_row_total": ("contradictory", PK, lambda t: t.edit_snapshot(totalRecordCount=201)),
    "iceberg_no_manifest": ("partial", POSITIONS, lambda t: t.manifest(0).unlink()),
    "paimon_no_manifest": ("partial", PK, lambda t: t.manifest("base").unlink()),
    "iceberg_cut": (
        "partial",
        POSITIONS,
        lambda t: t.manifest(0).write_bytes(t.manifest(0).read_bytes()[:-100]),
    ),
    "paimon_old_list": ("partial", PK, lambda t: t.list_path("delta", back=3).unlink()),
}
#: Commands that read manifests, with further arguments.
COMMANDS = (
    ["damage"],
    ["reconcile"],
    ["check"],
    ["describe"],
    ["files"],
    ["entries"],
    ["partitions"],
    ["plan", "1 = 1"],
    ["explain", "1 = 1"],
    ["report"],
    ["sql", "SELECT count(*) FROM files"],
)
SILENT = (["snapshots"], ["refs"], ["options"], ["schemas"])


@pytest.fixture(params=TABLES)
def changed(request, tmp_path):
    state, source, change = TABLES[request.param]
    copy = IcebergCopy if (source / "metadata").is_dir() else PaimonCopy
    shutil.rmtree(tmp_path / request.param, ignore_errors=True)
    table = copy(source, tmp_path / request.param)
    change(table)
    return state, table.root


def opened(root):
    return arrowmeta.open(root, allow_moved_paths=True)


@pytest.mark.sampled(5)
def test_every_command_says_the_state(changed, capsys):
    state, root = changed
    table = opened(root)
    assert table.state == state
    assert table.complete == (state != "partial")
    sentence = table.standing.sentence
    for command, *rest in COMMANDS:
        words = [command, str(root), *rest, "--allow-moved-paths"]
        code, told = main(words), capsys.readouterr()
        # The answer of `reconcile` is findings: those of warnings are code 2, too.
        is_found = command == "reconcile" and state == "remarks"
        assert (command, code) == (command, 2 if is_found else CODES[state])
        if command == "check":
            assert state in ("sound", "remarks") or state in told.out
        elif state != "sound":
            assert sentence in told.err, command
        text = " ".join((told.err + told.out).split())  # lines are wrapped
        assert ("could not be read" in text) == (state == "partial"), command
        if command == "report":
            assert verdicts(read_page(told.out))[0][1] == sentence
    for command in SILENT:
        assert main([*command, str(root), "--allow-moved-paths"]) in (0, CODES[state])
        said = capsys.readouterr().err
        assert all(f"{other.capitalize()}:" not in said for other in STATES if other != state)


@pytest.mark.sampled(5)
def test_counts_are_the_same_everywhere(changed, capsys):
    state, root = changed
    table = opened(root)
    files = table.data_files(["record_count"])
    counts = files.num_rows, sum(files["record_count"].to_pylist())
    query = "SELECT count(*) AS n, sum(record_count)::BIGINT AS rows FROM data_files"
    assert tuple(table.sql(query).to_pylist()[0].values()) == counts
    assert len(table.plan("1 = 1").files) == counts[0]
    facts = {row["name"]: row for row in table.describe().to_arrow().to_pylist()}
    assert facts["state"]["value"] == state
    if not root.joinpath("metadata").is_dir() or arrowmeta.open(root).source.moved_from:
        [row] = arrowmeta.scan(root.parent).to_pylist()
        assert row["state"] == state
        assert (row["data_file_count"], row["record_count"]) == counts
        assert (row["error"] is not None) == (state == "partial")
    shown = tiles(read_page(table.report().to_html()))
    assert (shown["Data files"], shown["Rows"]) == tuple(f"{count:,}" for count in counts)
    if state in ("contradictory", "partial"):
        with pytest.raises(arrowmeta.UsageError):
            table.expire("1d", retain_last=1)
    elif state == "sound":
        assert facts["data files"]["number"] == counts[0]
        assert facts["rows"]["number"] == counts[1]


def test_strict_tables_and_many_snapshots_are_not_checked_beside_an_answer(tmp_path, monkeypatch):
    table = PaimonCopy(PK, tmp_path / "t")
    table.edit_list("base", in_list(_ADDED, lambda n: 0))
    for options, n_snapshots in (({"strict": True}, 100), ({}, 5)):
        monkeypatch.setattr("arrowmeta.reconcile.findings._FEW_SNAPSHOTS", n_snapshots)
        quick = arrowmeta.open(table.root, **options)
        quick.files()
        assert quick.standing_so_far.state is None
        assert quick.state == "contradictory"
        assert quick.standing_so_far.state == "contradictory"
