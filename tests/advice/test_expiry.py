"""Plans of expiry: what the engines delete, as recorded, and the rules one by one.

`tests/engines/test_iceberg.py` and `tests/engines/test_paimon_expiry.py` run the engines
themselves.
"""

import json
import re
import shutil
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.model.expiry import KINDS, ExpiryRequest
from arrowmeta.paimon.expiry import Settings
from arrowmeta.reconcile.expiry import Expiry
from tests.case_tables import CASES
from tests.histories import File, write_paimon

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

NAMES = [
    "pk_tags_branches",
    "pk_deletion_vectors",
    "append_schema_evolution",
    "iceberg_v2_position_deletes",
    "iceberg_v3_deletion_vectors",
    CASES / "iceberg_expire_branches",
    CASES / "iceberg_expire_statistics",
]
FAR = "2099-01-01"
HOUR = 3600 * 1000
DAY = 24 * HOUR


def opened(location):
    return arrowmeta.open(location, allow_moved_paths=True)


def rules(table, *args, **named):
    """Return what expires, without the files."""
    return table.source.expiry(ExpiryRequest.of(*args, **named))


def gone(table, *args, **named):
    """Return the ids of the snapshots that expire."""
    return {*table.expired_snapshots(*args, **named)["snapshot_id"].to_pylist()}


def ids_of(plan):
    return {row["snapshot_id"] for row in plan.expirable.to_pylist() if row["kind"] == "snapshot"}


def paths_of(plan, *kinds):
    return {row["path"] for row in plan.expirable.to_pylist() if row["kind"] in kinds}


def files_at(table, snapshot_ids):
    return {
        path
        for snapshot_id in snapshot_ids
        for path in table.at(snapshot_id=snapshot_id).files(["file_path"])["file_path"].to_pylist()
    }


def kinds_of(plan):
    return Counter(plan.expirable["kind"].to_pylist())


# -- recorded from the engines ------------------------------------------------------------------


def test_iceberg_retains_per_branch_over_its_ancestors():
    plan = opened(CASES / "iceberg_expire_branches").expire(FAR, retain_last=2)
    assert ids_of(plan) == {4792836719680283965, 5942907989256271050, 8916912866027601267}
    assert plan.n_retained == 7
    assert kinds_of(plan) == {"snapshot": 3, "data": 1, "manifest": 1, "manifest_list": 3}
    assert plan.n_unknown_sizes == 0


def test_iceberg_deletes_statistics_of_expired_snapshots():
    plan = opened(CASES / "iceberg_expire_statistics").expire(FAR, retain_last=1)
    files = {"manifest_list": 2, "statistics": 1, "partition_statistics": 1}
    assert kinds_of(plan) == {"snapshot": 2, **files}
    lists = paths_of(plan, "manifest_list")
    folder = CASES / "iceberg_expire_statistics" / "metadata"
    n_bytes = sum((folder / Path(path).name).stat().st_size for path in lists)
    assert plan.n_bytes == n_bytes + 1172 + 4613


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["paimon_expire_files", "paimon_expire_changelogs"])
@pytest.mark.parametrize("case", ["settings", "all", "some", "most"])
def test_paimon_deletes_what_it_was_recorded_to_delete(name, case, tmp_path):
    root = Path(shutil.copytree(CASES / name, tmp_path / name))
    if case == "most":
        with_options(root, snapshot_num__retained_max="4", snapshot_num__retained_min="2")
    if name == "paimon_expire_files":  # its snapshots were young when Paimon was asked
        with_options(root, snapshot_time__retained="99999 d")
    arguments: dict[str, Any] = {
        "settings": {},
        "all": {"older_than": FAR, "retain_last": 1},
        "some": {"older_than": FAR, "retain_last": 3},
        "most": {"retain_last": 2},
    }[case]
    plan = opened(root).expire(**arguments)
    truth = json.loads((CASES / name / "truth.json").read_text())
    recorded = truth["cases"][case]
    if name == "paimon_expire_changelogs":
        is_own = case == "settings"
        said = "no procedure does" if is_own else "the procedure deletes changelogs, too"
        assert any(said in remark for remark in plan.remarks)
        assert (plan.statement is None) == is_own
    found = {
        f"snapshot/snapshot-{row['path']}"
        if row["kind"] == "snapshot"
        else row["path"].removeprefix(f"{root}/"): row["size_in_bytes"]
        for row in plan.expirable.to_pylist()
    }
    assert sorted(found) == recorded["deleted"]
    assert plan.n_snapshots == int(recorded["answer"])
    # Sizes of files that were left out are in the metadata, but those of files beside data files.
    left_out = truth["sizes"]
    assert all(
        found[path] in (size, None if path.endswith(".index") else size)
        for path, size in left_out.items()
        if path in found
    )


# -- files --------------------------------------------------------------------------------------


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("retain_last", [1, 2, 5])
def test_expirable_files_are_those_of_expired_snapshots_only(data, name, retain_last):
    table = opened(data / name)
    plan = table.expire(datetime.now(UTC), retain_last=retain_last)
    gone = ids_of(plan)
    kept = {row["snapshot_id"] for row in table.snapshots().to_pylist()} - gone
    kept |= {row["snapshot_id"] for row in table.refs().to_pylist() if row["type"] == "tag"}
    assert plan.n_retained == table.snapshots().num_rows - len(gone)
    contents = ("data", "position_deletes", "equality_deletes", "deletion_vector")
    of_files = table.sql("SELECT DISTINCT content FROM all_files")["content"].to_pylist()
    own = paths_of(plan, *(kind for kind in contents if kind in of_files))
    assert own == files_at(table, gone) - files_at(table, kept)
    manifests = {
        path
        for snapshot_id in kept
        for path in table.at(snapshot_id=snapshot_id).manifests()["manifest_path"].to_pylist()
    }
    paths, kinds = (plan.expirable[column].to_pylist() for column in ("path", "kind"))
    assert manifests.isdisjoint(paths)
    assert kinds == sorted(kinds, key=KINDS.index)
    assert len(set(paths)) == len(paths)
    assert plan.n_files == len(paths) - kinds.count("snapshot") - kinds.count("ref")


def test_files_of_tags_on_expired_snapshots_are_not_expirable(data, tmp_path):
    root = shutil.copytree(data / "pk_tags_branches", tmp_path / "t")
    tagged = files_at(opened(root), {1, 2})
    for snapshot_id in (1, 2):
        (root / "snapshot" / f"snapshot-{snapshot_id}").unlink()
    (root / "snapshot" / "EARLIEST").write_text("3")
    paths = set(opened(root).expire(datetime.now(UTC), retain_last=1).expirable["path"].to_pylist())
    assert tagged
    assert paths.isdisjoint(tagged)
    assert paths


def test_unknown_sizes_are_null_and_counted(tmp_path):
    root = shutil.copytree(CASES / "iceberg_expire_statistics", tmp_path / "t")
    metadata = root / "metadata" / "v9.metadata.json"
    known = '"file-size-in-bytes":1172'
    assert known in metadata.read_text()
    metadata.write_text(metadata.read_text().replace(known, '"unknown":1172'))
    (root / "metadata" / next(root.rglob("7113*.stats")).name).unlink()
    plan = opened(root).expire(FAR, retain_last=1)
    assert plan.n_unknown_sizes == 1
    sizes = {row["kind"]: row["size_in_bytes"] for row in plan.expirable.to_pylist()}
    assert sizes["statistics"] is None
    statistics = plan.expirable.filter(pa.compute.equal(plan.expirable["kind"], "statistics"))
    assert Expiry(statistics, 1, None).n_bytes is None
    assert Expiry(plan.expirable.slice(0, 2), 1, None).n_bytes == 0


def test_expire_of_a_damaged_table_is_refused(data, tmp_path):
    shutil.copytree(data / "pk_deletion_vectors", tmp_path / "t")
    next((tmp_path / "t" / "manifest").glob("manifest-????????-*-0")).unlink()
    table = opened(tmp_path / "t")
    with pytest.raises(arrowmeta.UsageError, match="may refer to files that are needed"):
        table.expire(datetime.now(UTC))
    assert table.expired_snapshots(datetime.now(UTC)).num_rows == 0


# -- retention of Iceberg -----------------------------------------------------------------------


def line(n_snapshots, **refs):
    """Return metadata of a table: snapshot i is i days and an hour old, its parent is i + 1."""
    now = int(datetime.now(UTC).timestamp() * 1000)
    snapshots = [
        {
            "snapshot-id": i,
            **({"parent-snapshot-id": i + 1} if i < n_snapshots else {}),
            "sequence-number": n_snapshots - i + 1,
            "timestamp-ms": now - i * DAY - HOUR,
            "summary": {"operation": "append"},
            "manifests": [],
        }
        for i in range(1, n_snapshots + 1)
    ]
    return {
        "format-version": 2,
        "table-uuid": "8f2ab1f6-3f0e-4b55-9f2e-0d0f0a3a0c11",
        "last-sequence-number": n_snapshots,
        "last-updated-ms": now,
        "last-column-id": 1,
        "schemas": [{"type": "struct", "schema-id": 0, "fields": []}],
        "current-schema-id": 0,
        "partition-specs": [{"spec-id": 0, "fields": []}],
        "default-spec-id": 0,
        "current-snapshot-id": 1,
        "snapshots": snapshots,
        "refs": {"main": {"type": "branch", "snapshot-id": 1}, **refs},
        "properties": {},
    }


def expired(folder, metadata, *args, **named):
    """Return what expires of a table, given its metadata and arguments."""
    return gone(written(folder, metadata), *args, **named)


def planned(folder, metadata, *args, **named):
    return rules(written(folder, metadata), *args, **named)


def written(folder, metadata):
    target = folder / "metadata"
    target.mkdir(parents=True, exist_ok=True)
    metadata = {"location": str(folder), **metadata}
    (target / "v1.metadata.json").write_text(json.dumps(metadata))
    (target / "version-hint.text").write_text("1")
    return arrowmeta.open(folder)


def branch(snapshot_id, **settings):
    names = {name.replace("_", "-"): value for name, value in settings.items()}
    return {"type": "branch", "snapshot-id": snapshot_id, **names}


def tag(snapshot_id, **settings):
    return {**branch(snapshot_id, **settings), "type": "tag"}


def test_iceberg_without_arguments_keeps_five_days_or_the_settings_of_the_table(tmp_path):
    table = line(9)
    assert expired(tmp_path, table) == {5, 6, 7, 8, 9}
    assert expired(tmp_path, table, FAR) == {*range(2, 10)}
    table["properties"] = {"history.expire.min-snapshots-to-keep": "7"}
    assert expired(tmp_path, table) == {8, 9}
    assert expired(tmp_path, table, retain_last=6) == {7, 8, 9}
    table["properties"] = {"history.expire.max-snapshot-age-ms": str(3 * DAY)}
    assert expired(tmp_path, table) == {3, 4, 5, 6, 7, 8, 9}
    assert expired(tmp_path, table, "7d") == {7, 8, 9}
    assert expired(tmp_path, table, timedelta(days=7, hours=2)) == {8, 9}


def test_iceberg_settings_of_a_branch_come_before_arguments(tmp_path):
    assert expired(
        tmp_path, line(9, main=branch(1, min_snapshots_to_keep=4)), FAR, retain_last=1
    ) == {*range(5, 10)}
    aged = line(9, main=branch(1, max_snapshot_age_ms=4 * DAY))
    assert expired(tmp_path, aged, FAR, retain_last=1) == {*range(4, 10)}
    assert expired(tmp_path, aged, "1h", retain_last=6) == {7, 8, 9}
    other = line(9, other=branch(4, min_snapshots_to_keep=3))
    assert expired(tmp_path, other, FAR, retain_last=2) == {3, 7, 8, 9}


def test_iceberg_refs_expire_by_the_age_of_their_snapshot_and_main_never(tmp_path):
    refs = {
        "main": branch(1, max_ref_age_ms=1),
        "old": branch(6, max_ref_age_ms=5 * DAY),
        "young": tag(4, max_ref_age_ms=5 * DAY),
        "always": tag(9),
        "lost": tag(77),
    }
    plan = planned(tmp_path, line(9, **refs), FAR, retain_last=1)
    assert plan.refs == ["lost", "old"]
    assert set(plan.snapshots) == {2, 3, 5, 6, 7, 8}
    assert any("maximum ages" in remark for remark in plan.remarks)
    table = line(9, **refs) | {"properties": {"history.expire.max-ref-age-ms": "1"}}
    assert planned(tmp_path, table, FAR).refs == ["always", "lost", "old"]
    with pytest.raises(arrowmeta.UsageError, match="ref_without_snapshot of tag lost"):
        arrowmeta.open(tmp_path).expire(FAR)
    del table["refs"]["lost"]
    rows = written(tmp_path, table).expire(FAR).expirable.to_pylist()
    assert [row["path"] for row in rows if row["kind"] == "ref"] == ["always", "old"]


def test_iceberg_snapshots_without_a_ref_go_by_age_alone(tmp_path):
    table = line(9, main=branch(4)) | {"current-snapshot-id": 4}
    assert expired(tmp_path, table, "60h", retain_last=9) == {3}
    assert expired(tmp_path, table, FAR, retain_last=9) == {1, 2, 3}


def test_iceberg_history_in_a_circle_ends(tmp_path):
    table = line(3)
    table["snapshots"][2]["parent-snapshot-id"] = 1
    assert expired(tmp_path, table, FAR, retain_last=2) == {3}
    assert expired(tmp_path, table, FAR, retain_last=99) == set()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("gc.enabled", "false"),
        ("gc.enabled", "no"),
        ("history.expire.min-snapshots-to-keep", "three"),
        ("history.expire.max-snapshot-age-ms", "5d"),
    ],
)
def test_iceberg_refuses_and_so_does_the_plan(tmp_path, name, value):
    with pytest.raises(arrowmeta.UsageError, match=f"Iceberg refuses .*{name}"):
        planned(tmp_path, line(3) | {"properties": {name: value}}, FAR)


def test_iceberg_statement_has_the_arguments_to_the_millisecond(tmp_path):
    at = datetime(2026, 5, 1, 12, 30, 0, 123_999, tzinfo=UTC)
    statement = planned(tmp_path, line(3), at, retain_last=2).statement
    assert statement == (
        "CALL catalog.system.expire_snapshots(table => 'db.table', "
        "older_than => TIMESTAMP '2026-05-01 12:30:00.123 UTC', retain_last => 2)"
    )
    assert "retain_last" not in planned(tmp_path, line(3), at).statement
    table = line(3) | {"properties": {"history.expire.max-snapshot-age-ms": str(2**63 - 1)}}
    assert "TIMESTAMP '0001-01-01 00:00:00.000 UTC'" in planned(tmp_path, table).statement


# -- retention of Paimon ------------------------------------------------------------------------


def with_options(root, **options):
    """Open a table with other options in its newest schema."""
    newest = max((root / "schema").glob("schema-*"), key=lambda path: int(path.name[7:]))
    schema = json.loads(newest.read_text())
    schema["options"] |= {
        name.replace("__", "-").replace("_", "."): v for name, v in options.items()
    }
    newest.write_text(json.dumps(schema))
    return opened(root)


@pytest.fixture
def keyed(data, tmp_path):
    """A copy of a Paimon table with snapshots 1 to 10."""
    return Path(shutil.copytree(data / "pk_deletion_vectors", tmp_path / "t"))


def test_paimon_keeps_ten_snapshots_unless_options_or_arguments_say_otherwise(keyed):
    assert gone(opened(keyed), FAR) == set()
    assert gone(opened(keyed), FAR, retain_last=8) == {1, 2}
    table = with_options(keyed, snapshot_num__retained_min="4")
    assert gone(table) == {*range(1, 7)}
    assert gone(table, FAR, retain_last=8) == {1, 2}
    table = with_options(keyed, snapshot_time__retained="99999 d")
    assert gone(table) == set()
    table = with_options(keyed, snapshot_num__retained_max="7")
    assert gone(table) == {1, 2, 3}


def test_paimon_snapshots_not_older_than_the_time_are_kept(keyed):
    table = opened(keyed)
    times = sorted(table.snapshots()["committed_at"].to_pylist())
    assert table.expire(times[4], retain_last=1).n_kept == len(times) - 4
    assert gone(table, times[0], retain_last=1) == set()
    assert gone(table, times[4].replace(tzinfo=None), retain_last=1) == {1, 2, 3, 4}


def test_paimon_expires_a_limited_number_at_a_time_and_says_so(keyed):
    plan = rules(with_options(keyed, snapshot_expire_limit="3"), FAR, retain_last=1)
    assert list(plan.snapshots) == [1, 2, 3]
    assert any("at most 3 snapshots at a time" in remark for remark in plan.remarks)


def test_paimon_expires_fifty_snapshots_at_a_time_by_default():
    settings = Settings.of({}, ExpiryRequest(now=0, older_than=1, retain_last=1))
    assert settings.snapshots.end(1, 99, dict.fromkeys(range(1, 100), 0), None) == 51
    assert Settings.of({}, ExpiryRequest(now=3_600_001)).snapshots.older_than == 1


def test_paimon_consumer_holds_back_snapshots_unless_changelogs_only(keyed):
    (keyed / "consumer").mkdir()
    (keyed / "consumer" / "consumer-a").write_text('{"nextSnapshot": 5}')
    (keyed / "consumer" / "consumer-b").write_text('{"nextSnapshot": 8}')
    plan = rules(opened(keyed), FAR, retain_last=1)
    assert list(plan.snapshots) == [1, 2, 3, 4]
    assert any("consumer a reads snapshot 5 next" in remark for remark in plan.remarks)
    options = {"consumer_changelog__only": "true", "snapshot_num__retained_min": "1"}
    table = with_options(keyed, **options)
    assert gone(table) == {*range(1, 10)}
    assert rules(table).statement is None
    assert gone(table, FAR) == {1, 2, 3, 4}  # the procedure does not read the option


def test_paimon_statistics_go_with_the_last_snapshot_that_names_them(keyed):
    (keyed / "statistics").mkdir()
    for name, first, last in (("one", 1, 3), ("two", 4, 6)):
        (keyed / "statistics" / name).write_text("{}")
        for snapshot_id in range(first, last + 1):
            file = keyed / "snapshot" / f"snapshot-{snapshot_id}"
            file.write_text(json.dumps(json.loads(file.read_text()) | {"statistics": name}))
    table = opened(keyed)
    for retain_last, names in ((9, set()), (7, {"one"}), (6, {"one"}), (4, {"one", "two"})):
        files = rules(table, FAR, retain_last=retain_last).files(lambda branch: table.files())
        rows = [row for row in files.to_pylist() if row["kind"] == "statistics"]
        assert {Path(row["path"]).name for row in rows} == names


@pytest.mark.sampled(1)
@pytest.mark.parametrize("snapshot_id", [1, 4, 10])
def test_paimon_snapshot_that_cannot_be_read_is_refused(keyed, snapshot_id):
    (keyed / "snapshot" / f"snapshot-{snapshot_id}").write_text("{")
    for arguments in ({"older_than": FAR, "retain_last": 1}, {"retain_last": 7}):
        with pytest.raises(arrowmeta.UsageError, match=r"cannot be read|is missing"):
            opened(keyed).expire(**arguments)


@pytest.mark.parametrize(
    "options",
    [
        {"snapshot_num__retained_max": "3"},
        {"snapshot_num__retained_min": "few"},
        {"snapshot_time__retained": "1 fortnight"},
        {"snapshot_expire_limit": str(2**31)},
    ],
)
def test_paimon_refuses_and_so_does_the_plan(keyed, options):
    with pytest.raises(arrowmeta.UsageError, match="Paimon refuses to expire"):
        rules(with_options(keyed, **options), FAR)


def test_paimon_statement_names_the_branch_and_deletes_the_planned_snapshots_only(data, keyed):
    at = datetime(2099, 5, 1, 12, 30, tzinfo=UTC)
    assert rules(opened(keyed), at, retain_last=2).statement == (
        "CALL sys.expire_snapshots(table => 'db.table', older_than => '2099-05-01 12:30:00.000', "
        "retain_max => 2, retain_min => 2, max_deletes => 8)"
    )
    assert "retain_min => 10, max_deletes => 0" in rules(opened(keyed)).statement
    other = rules(arrowmeta.open(data / "pk_tags_branches", ref="b1"), FAR, retain_last=1)
    assert "table => 'db.table$branch_b1'" in other.statement


def test_paimon_plan_says_which_branch_loses_files_without_a_tag(data, tmp_path):
    root = Path(shutil.copytree(data / "pk_tags_branches", tmp_path / "t"))
    assert opened(root).expire(FAR, retain_last=1).remarks == ()
    for tag_file in (root / "tag").iterdir():
        tag_file.unlink()
    (remark,) = opened(root).expire(FAR, retain_last=1).remarks
    assert remark.startswith("branch b1 needs 1 file of these")


def test_paimon_begins_at_the_hint(keyed):
    (keyed / "snapshot" / "EARLIEST").write_text("4")
    assert gone(opened(keyed), FAR, retain_last=1) == {*range(4, 10)}
    (keyed / "snapshot" / "EARLIEST").write_text("99")
    assert gone(opened(keyed), FAR, retain_last=1) == {*range(1, 10)}


# -- the command and its arguments --------------------------------------------------------------


def test_expire_takes_times_as_open_does(data, capsys):
    table = opened(data / "pk_deletion_vectors")
    third = table.snapshots()["committed_at"][2].as_py()
    expected = table.expire(third, retain_last=1).expirable
    assert expected["kind"].to_pylist().count("snapshot") == 2
    assert table.expire(third.isoformat(), retain_last=1).expirable.equals(expected)
    words = ["expire", table.location, "--dry-run", "--retain-last", "1", "--older-than"]
    assert main([*words, third.isoformat()]) == 0
    assert "2 snapshots would expire, 8 stay" in capsys.readouterr().err
    assert main([*words, "yesterday"]) == 1
    assert "'yesterday' is neither a duration such as 30d nor a time" in capsys.readouterr().err
    for wrong in (5, "yesterday", "999999999999w"):
        with pytest.raises(arrowmeta.UsageError, match="time"):
            table.expire(wrong)
    for wrong in (0, -1, 1.5, "2"):
        with pytest.raises(arrowmeta.UsageError, match="retain_last must be >= 1"):
            table.expire(FAR, retain_last=wrong)


def test_expire_command_needs_dry_run_and_prints_the_procedure(data, capsys):
    where = str(data / "pk_deletion_vectors")
    words = ["expire", where, "--older-than", "1h", "--retain-last", "1"]
    assert main(words) == 1
    assert "never writes to a table" in capsys.readouterr().err
    assert main([*words, "--dry-run"]) == 0
    captured = capsys.readouterr()
    assert "9 snapshots would expire, 1 stay; " in captured.err
    assert "in Spark: CALL sys.expire_snapshots" in captured.err
    assert "retain_min => 1" in captured.err
    assert main(["expire", where, "--dry-run"]) == 0
    assert "0 snapshots would expire, 10 stay; 0 files, 0 B" in capsys.readouterr().err


# -- advice -------------------------------------------------------------------------------------


def test_describe_counts_what_expires_by_the_settings_of_the_table(tmp_path):
    def remarks(metadata):
        planned(tmp_path, metadata)
        return " ".join(arrowmeta.open(tmp_path).describe().remarks)

    assert "501 snapshots are kept, of which 497 expire by the table's settings" in remarks(
        line(501)
    )
    tagged = line(501) | {"properties": {"history.expire.min-snapshots-to-keep": "600"}}
    assert "501 snapshots are kept, and none expires by the table's settings" in remarks(tagged)
    (tmp_path / "metadata" / "v1.metadata.json").write_text(
        json.dumps(line(501) | {"location": str(tmp_path), "properties": {"gc.enabled": "false"}})
    )
    refused = " ".join(arrowmeta.open(tmp_path).describe().remarks)
    assert "501 snapshots are kept: Iceberg refuses to expire" in refused
    assert "snapshots are kept" not in remarks(line(500))


def test_plans_are_refused_while_an_entry_deletes_a_file_that_is_not_there(tmp_path, capsys):
    manifests = {"m": [("added", File())], "n": [("deleted", File(level=5))]}
    root = write_paimon(tmp_path / "t", manifests, [(["m"], []), (["m"], ["n"])])
    said = r"refused while .*delete_of_nothing of .*/a, .*`reconcile`"
    with pytest.raises(arrowmeta.UsageError, match=said):
        opened(root).repair_plan(storage=False)
    assert main(["expire", str(root), "--older-than", "2100-01-01", "--dry-run"]) == 1
    assert re.search(said, capsys.readouterr().err)


def test_live_file_is_no_orphan_in_a_repair_plan_of_contradictory_metadata(tmp_path):
    manifests = {"m": [("added", File())], "n": [("added", File()), ("deleted", File(level=5))]}
    root = write_paimon(tmp_path / "t", manifests, [(["m"], ["n"])])
    plan = opened(root).repair_plan(storage=False)
    assert plan.repairs["kind"].to_pylist() == ["duplicate"]
    assert not plan.is_complete
    assert plan.statements == ()


def test_statement_names_the_table_after_its_folders(data, tmp_path):
    for folder, name in (("sales.db/orders", "sales.orders"), ("sales/it's", "sales.table")):
        root = shutil.copytree(data / "pk_deletion_vectors", tmp_path / folder)
        plan = arrowmeta.open(root).expire(FAR, retain_last=1)
        assert f"table => '{name}'" in plan.statement
        remedies = arrowmeta.open(root).remedies(where="engine = 'spark'")
        assert all("sales" in text for text in remedies["statement"].to_pylist() if "table" in text)
