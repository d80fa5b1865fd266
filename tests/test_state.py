"""One state of a table: every command, page, function and exit code says the same."""

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.model.damage import STATES
from arrowmeta.tables.command_line import CODES
from tests.reconcile.changes import change, copied
from tests.report.pages import read_page, verdicts

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")


POSITIONS, PK = "iceberg_v2_position_deletes", "pk_deletion_vectors"
#: Tables: state, source, and what is done to the copy; see `tests/cases/README.md`.
TABLES = {
    "iceberg": ("sound", POSITIONS, "as it is"),
    "paimon": ("sound", PK, "as it is"),
    "iceberg_more_entries": ("remarks", POSITIONS, "list: [0].existing_files_count += -1"),
    "paimon_more_entries": ("remarks", PK, "base list: [0]._NUM_ADDED_FILES += -1"),
    "iceberg_fewer_entries": ("contradictory", POSITIONS, "list: [0].existing_files_count += 1"),
    "paimon_fewer_entries": ("contradictory", PK, "base list: [0]._NUM_ADDED_FILES += 1"),
    "iceberg_skipped": ("contradictory", POSITIONS, "list: [0].existing_files_count = 0"),
    "paimon_skipped": ("contradictory", PK, "base list: [0]._NUM_ADDED_FILES = 0"),
    "iceberg_repeated": ("contradictory", POSITIONS, "list: the first twice"),
    "paimon_repeated": ("contradictory", PK, "base list: the first twice"),
    "paimon_row_total": ("contradictory", PK, "snapshot: totalRecordCount = 201"),
    "iceberg_no_manifest": ("partial", POSITIONS, "data manifest: missing"),
    "paimon_no_manifest": ("partial", PK, "base manifest: missing"),
    "iceberg_cut": ("partial", POSITIONS, "data manifest: shorter by 100"),
    "paimon_old_list": ("partial", PK, "delta list 3: missing"),
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


def opened(root):
    return arrowmeta.open(root, allow_moved_paths=True)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("name", TABLES)
def test_every_command_says_the_state(name, tmp_path, capsys):
    state, source, said = TABLES[name]
    copy = copied(source, tmp_path)
    change(copy, said)
    root = copy.root
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


def test_strict_tables_and_many_snapshots_are_not_checked_beside_an_answer(tmp_path, monkeypatch):
    table = copied(PK, tmp_path)
    change(table, TABLES["paimon_skipped"][-1])
    for options, n_snapshots in (({"strict": True}, 100), ({}, 5)):
        monkeypatch.setattr("arrowmeta.reconcile.findings._FEW_SNAPSHOTS", n_snapshots)
        quick = arrowmeta.open(table.root, **options)
        quick.files()
        assert quick.standing_so_far.state is None
        assert quick.state == "contradictory"
        assert quick.standing_so_far.state == "contradictory"
