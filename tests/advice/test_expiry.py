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

import pytest

import arrowmeta
from arrowmeta.cli import main
from tests.case_tables import CASES
from tests.histories import File, write_paimon
from tests.iceberg.tables import metadata_json, write
from tests.reconcile.changes import change
from tests.reconcile.copies import IcebergCopy, PaimonCopy

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

BRANCHES, STATISTICS = CASES / "iceberg_expire_branches", CASES / "iceberg_expire_statistics"
NAMES = ["pk_tags_branches", "pk_deletion_vectors", "append_schema_evolution", BRANCHES, STATISTICS]
NAMES += ["iceberg_v2_position_deletes", "iceberg_v3_deletion_vectors"]
FAR = "2099-01-01"
HOUR = 3600 * 1000
DAY = 24 * HOUR
CONTENTS = ["data", "position_deletes", "equality_deletes", "deletion_vector"]
#: The order of the rows of a plan.
KINDS = ["snapshot", "ref", *CONTENTS, "unknown", "index", "changelog_file", "manifest"]
KINDS += ["index_manifest", "manifest_list", "statistics", "partition_statistics", "changelog"]


def opened(location):
    return arrowmeta.open(location, allow_moved_paths=True)


def gone(table, *args, **named):
    """Return the ids of the snapshots that expire."""
    return {*table.expired_snapshots(*args, **named)["snapshot_id"].to_pylist()}


def paths_of(plan, *kinds):
    return [row["path"] for row in plan.expirable.to_pylist() if row["kind"] in kinds]


def ids_of(plan):
    return {*map(int, paths_of(plan, "snapshot"))}


def files_at(table, snapshot_ids):
    states = [table.at(snapshot_id=one) for one in snapshot_ids]
    return {path for one in states for path in one.files(["file_path"])["file_path"].to_pylist()}


# -- recorded from the engines ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "retain_last", "ids", "n_kept", "kinds"),
    [
        (
            *(BRANCHES, 2, {4792836719680283965, 5942907989256271050, 8916912866027601267}, 7),
            {"snapshot": 3, "data": 1, "manifest": 1, "manifest_list": 3},
        ),
        (
            *(STATISTICS, 1, {7113481858362246052, 3795303968745989062}, 1),
            {"snapshot": 2, "manifest_list": 2, "statistics": 1, "partition_statistics": 1},
        ),
    ],
)
def test_iceberg_deletes_what_it_was_recorded_to_delete(table, retain_last, ids, n_kept, kinds):
    plan = opened(table).expire(FAR, retain_last=retain_last)
    assert (ids_of(plan), plan.n_kept, plan.n_unknown_sizes) == (ids, n_kept, 0)
    assert Counter(plan.expirable["kind"].to_pylist()) == kinds
    if table == STATISTICS:
        lists = [table / "metadata" / Path(one).name for one in paths_of(plan, "manifest_list")]
        assert plan.n_bytes == sum(path.stat().st_size for path in lists) + 1172 + 4613


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["paimon_expire_files", "paimon_expire_changelogs"])
@pytest.mark.parametrize(
    ("case", "arguments"),
    [
        ("settings", {}),
        ("all", {"older_than": FAR, "retain_last": 1}),
        ("some", {"older_than": FAR, "retain_last": 3}),
        ("most", {"retain_last": 2}),
    ],
)
def test_paimon_deletes_what_it_was_recorded_to_delete(name, case, arguments, tmp_path):
    root = Path(shutil.copytree(CASES / name, tmp_path / name))
    newest = PaimonCopy(root)
    if case == "most":
        change(newest, options("snapshot.num-retained.max = 4; snapshot.num-retained.min = 2"))
    if name == "paimon_expire_files":  # its snapshots were young when Paimon was asked
        change(newest, options(YOUNG))
    plan = opened(root).expire(**arguments)
    truth = json.loads((CASES / name / "truth.json").read_text())
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
    assert sorted(found) == truth["cases"][case]["deleted"]
    assert plan.n_snapshots == int(truth["cases"][case]["answer"])
    # Sizes of files that were left out are in the metadata, but those of files beside data files.
    for path in truth["sizes"].keys() & found.keys():
        size = truth["sizes"][path]
        assert found[path] in (size, None if path.endswith(".index") else size)


# -- files --------------------------------------------------------------------------------------


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("retain_last", [1, 2, 5])
def test_expirable_files_are_those_of_expired_snapshots_only(data, name, retain_last):
    table = opened(data / name)
    plan = table.expire(datetime.now(UTC), retain_last=retain_last)
    gone, n_snapshots = ids_of(plan), table.snapshots().num_rows
    kept = {*table.snapshots()["snapshot_id"].to_pylist()} - gone
    kept |= {row["snapshot_id"] for row in table.refs().to_pylist() if row["type"] == "tag"}
    of_files = table.sql("SELECT DISTINCT content FROM all_files")["content"].to_pylist()
    own = {*paths_of(plan, *(kind for kind in CONTENTS if kind in of_files))}
    assert own == files_at(table, gone) - files_at(table, kept)
    paths, kinds = (plan.expirable[column].to_pylist() for column in ("path", "kind"))
    for snapshot_id in kept:
        manifests = table.at(snapshot_id=snapshot_id).manifests()["manifest_path"].to_pylist()
        assert {*manifests}.isdisjoint(paths)
    assert kinds == sorted(kinds, key=KINDS.index)
    assert len(set(paths)) == len(paths)
    assert plan.n_kept == n_snapshots - len(gone)
    assert plan.n_files == len(paths) - kinds.count("snapshot") - kinds.count("ref")


def test_files_of_tags_on_expired_snapshots_are_not_expirable(data, tmp_path):
    root = shutil.copytree(data / "pk_tags_branches", tmp_path / "t")
    tagged = files_at(opened(root), {1, 2})
    for snapshot_id in (1, 2):
        (root / "snapshot" / f"snapshot-{snapshot_id}").unlink()
    (root / "snapshot" / "EARLIEST").write_text("3")
    paths = opened(root).expire(datetime.now(UTC), retain_last=1).expirable["path"].to_pylist()
    assert tagged
    assert paths
    assert tagged.isdisjoint(paths)


def test_unknown_sizes_are_null_and_counted(tmp_path):
    copy = IcebergCopy(STATISTICS, tmp_path / "t")
    change(copy, "metadata: statistics[*].file-size-in-bytes = gone")
    next(copy.root.rglob("7113*.stats")).unlink()
    plan = opened(copy.root).expire(FAR, retain_last=1)
    sizes = {row["kind"]: row["size_in_bytes"] for row in plan.expirable.to_pylist()}
    assert (plan.n_unknown_sizes, sizes["statistics"]) == (1, None)


@pytest.mark.parametrize(("of_snapshot", "n_bytes"), [(3, None), (1, 0)])
def test_bytes_are_unknown_if_no_size_is_known(tmp_path, of_snapshot, n_bytes):
    statistics = {"snapshot-id": of_snapshot, "statistics-path": f"{tmp_path}/s.puffin"}
    change(table := aged(tmp_path), f"metadata: statistics = [{statistics}]")
    plan = plan_of(table, FAR)
    assert (plan.n_files, plan.n_bytes) == (int(n_bytes is None), n_bytes)


def test_expire_of_a_damaged_table_is_refused(data, tmp_path):
    shutil.copytree(data / "pk_deletion_vectors", tmp_path / "t")
    next((tmp_path / "t" / "manifest").glob("manifest-????????-*-0")).unlink()
    table = opened(tmp_path / "t")
    with pytest.raises(arrowmeta.UsageError, match="may refer to files that are needed"):
        table.expire(datetime.now(UTC))
    assert table.expired_snapshots(datetime.now(UTC)).num_rows == 0


# -- retention ----------------------------------------------------------------------------------


def aged(folder, n_snapshots=9):
    """Write an Iceberg table: snapshot i is i days and an hour old, its parent is i + 1."""
    now = int(datetime.now(UTC).timestamp() * 1000)
    snapshots = [
        {
            "snapshot-id": i,
            "parent-snapshot-id": i + 1 if i < n_snapshots else None,
            "sequence-number": n_snapshots - i + 1,
            "timestamp-ms": now - i * DAY - HOUR,
            "summary": {"operation": "append"},
            "manifests": [],
        }
        for i in range(1, n_snapshots + 1)
    ]
    more = {"last-sequence-number": n_snapshots, "last-updated-ms": now, "current-snapshot-id": 1}
    more["refs"] = {"main": {"type": "branch", "snapshot-id": 1}}
    metadata = metadata_json(0, location=str(folder), snapshots=snapshots, **more)
    write(folder, "v1.metadata.json", metadata)
    write(folder, "version-hint.text", "1")
    return IcebergCopy(folder)


@pytest.fixture
def keyed(data, tmp_path):
    """A copy of a Paimon table with snapshots 1 to 10."""
    return PaimonCopy(data / "pk_deletion_vectors", tmp_path / "db.db" / "table")


def plan_of(copy, *args, **named):
    return opened(copy.root).expire(*args, **named)


LEAST, OLDEST = "history.expire.min-snapshots-to-keep", "history.expire.max-snapshot-age-ms"
MAIN = "metadata: refs.main"
OTHER = "{'type': 'branch', 'snapshot-id': 4, 'min-snapshots-to-keep': 3}"


@pytest.mark.parametrize(
    ("changed", "older_than", "retain_last", "expired"),
    [
        # Without arguments: five days, or the settings of the table.
        ("as it is", None, None, range(5, 10)),
        ("as it is", FAR, None, range(2, 10)),
        (f"metadata: properties.`{LEAST}` = '7'", None, None, [8, 9]),
        (f"metadata: properties.`{LEAST}` = '7'", None, 6, [7, 8, 9]),
        (f"metadata: properties.`{OLDEST}` = '{3 * DAY}'", None, None, range(3, 10)),
        (f"metadata: properties.`{OLDEST}` = '{3 * DAY}'", "7d", None, [7, 8, 9]),
        (f"metadata: properties.`{OLDEST}` = '{3 * DAY}'", timedelta(7, 7200), None, [8, 9]),
        # Settings of a branch come before arguments.
        (f"{MAIN}.min-snapshots-to-keep = 4", FAR, 1, range(5, 10)),
        (f"{MAIN}.max-snapshot-age-ms = {4 * DAY}", FAR, 1, range(4, 10)),
        (f"{MAIN}.max-snapshot-age-ms = {4 * DAY}", "1h", 6, [7, 8, 9]),
        (f"metadata: refs.other = {OTHER}", FAR, 2, [3, 7, 8, 9]),
        # Snapshots without a ref go by age alone; a history in a circle ends.
        (f"{MAIN}.snapshot-id = 4; current-snapshot-id = 4", "60h", 9, [3]),
        (f"{MAIN}.snapshot-id = 4; current-snapshot-id = 4", FAR, 9, [1, 2, 3]),
        ("metadata: snapshots[8].parent-snapshot-id = 7", FAR, 8, [9]),
        ("metadata: snapshots[8].parent-snapshot-id = 7", FAR, 99, []),
    ],
)
def test_iceberg_expires_by_arguments_and_settings(
    tmp_path, changed, older_than, retain_last, expired
):
    change(table := aged(tmp_path), changed)
    assert gone(opened(table.root), older_than, retain_last=retain_last) == {*expired}


def options(text):
    """Return the change of a Paimon table that sets its options."""
    pairs = [one.split(" = ") for one in text.split("; ")]
    return "schema/schema-0: " + "; ".join(f"options.`{key}` = '{value}'" for key, value in pairs)


LEAST_4 = "snapshot.num-retained.min = 4"
YOUNG = "snapshot.time-retained = 99999 d"
CONSUMERS = (
    'consumer/consumer-a: text {"nextSnapshot": 5} and then '
    'consumer/consumer-b: text {"nextSnapshot": 8}'
)
CHANGELOGS = options("consumer.changelog-only = true; snapshot.num-retained.min = 1")


@pytest.mark.parametrize(
    ("changed", "older_than", "retain_last", "expired"),
    [
        # Ten snapshots stay, unless options or arguments say otherwise.
        ("as it is", FAR, None, []),
        ("as it is", FAR, 8, [1, 2]),
        (options(LEAST_4), None, None, range(1, 7)),
        (options(LEAST_4), FAR, 8, [1, 2]),
        (options(f"{LEAST_4}; {YOUNG}"), None, None, []),
        (options(f"{LEAST_4}; {YOUNG}; snapshot.num-retained.max = 7"), None, None, [1, 2, 3]),
        # The hint names the earliest snapshot.
        ("snapshot/EARLIEST: text 4", FAR, 1, range(4, 10)),
        ("snapshot/EARLIEST: text 99", FAR, 1, range(1, 10)),
        # Consumers keep snapshots, or only changelogs; the procedure does not read the option.
        (CONSUMERS, FAR, 1, [1, 2, 3, 4]),
        (f"{CONSUMERS} and then {CHANGELOGS}", None, None, range(1, 10)),
        (f"{CONSUMERS} and then {CHANGELOGS}", FAR, None, [1, 2, 3, 4]),
        (options("snapshot.expire.limit = 3"), FAR, 1, [1, 2, 3]),
    ],
)
def test_paimon_expires_by_arguments_and_options(keyed, changed, older_than, retain_last, expired):
    change(keyed, changed)
    assert gone(opened(keyed.root), older_than, retain_last=retain_last) == {*expired}


def test_paimon_expires_fifty_snapshots_at_a_time_and_keeps_those_of_an_hour(keyed):
    now = int(datetime.now(UTC).timestamp() * 1000)
    for number in range(1, 100):
        time = now - (60_000 if number > 30 else HOUR + 60_000)
        like = f"like snapshot/snapshot-10 with id = {number}; timeMillis = {time}"
        change(keyed, f"snapshot/snapshot-{number}: {like}")
    table = opened(keyed.root)
    assert gone(table, FAR, retain_last=1) == {*range(1, 51)}
    assert gone(table) == {*range(1, 31)}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (options("snapshot.expire.limit = 3"), "at most 3 snapshots at a time"),
        (CONSUMERS, "consumer a reads snapshot 5 next"),
    ],
)
def test_paimon_plan_says_what_holds_snapshots_back(keyed, changed, said):
    change(keyed, changed)
    assert any(said in remark for remark in plan_of(keyed, FAR, retain_last=1).remarks)


def test_iceberg_refs_expire_by_the_age_of_their_snapshot_and_main_never(tmp_path):
    old = {"type": "branch", "snapshot-id": 6, "max-ref-age-ms": 5 * DAY}
    young, always = {**old, "type": "tag", "snapshot-id": 4}, {"type": "tag", "snapshot-id": 9}
    table = aged(tmp_path)
    change(table, f"{MAIN}.max-ref-age-ms = 1; refs.old = {old}; refs.young = {young}")
    change(table, f"metadata: refs.always = {always}")
    plan = plan_of(table, FAR, retain_last=1)
    assert (paths_of(plan, "ref"), ids_of(plan)) == (["old"], {2, 3, 5, 6, 7, 8})
    assert any("maximum ages" in remark for remark in plan.remarks)
    change(table, "metadata: properties.`history.expire.max-ref-age-ms` = '1'")
    assert paths_of(plan_of(table, FAR), "ref") == ["always", "old"]
    change(table, "metadata: properties = {}; refs.lost = {'type': 'tag', 'snapshot-id': 77}")
    assert gone(opened(table.root), FAR, retain_last=1) == {2, 3, 5, 6, 7, 8}
    with pytest.raises(arrowmeta.UsageError, match="ref_without_snapshot of tag lost"):
        plan_of(table, FAR)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("gc.enabled", "false"),
        ("gc.enabled", "no"),
        (LEAST, "three"),
        (OLDEST, "5d"),
        ("snapshot.num-retained.max", "3"),
        ("snapshot.num-retained.min", "few"),
        ("snapshot.time-retained", "1 fortnight"),
        ("snapshot.expire.limit", str(2**31)),
    ],
)
def test_plan_is_refused_as_the_engine_refuses(keyed, tmp_path, name, value):
    if name.startswith("snapshot."):
        change(table := keyed, options(f"{name} = {value}"))
        said = "Paimon refuses to expire"
    else:
        change(table := aged(tmp_path / "t"), f"metadata: properties.`{name}` = '{value}'")
        said = f"Iceberg refuses .*{name}"
    with pytest.raises(arrowmeta.UsageError, match=said):
        plan_of(table, FAR)


def test_statements_have_the_arguments_and_delete_the_planned_snapshots_only(data, keyed, tmp_path):
    at = datetime(2099, 5, 1, 12, 30, 0, 123_999, tzinfo=UTC)
    assert plan_of(keyed, at, retain_last=2).statement == (
        "CALL sys.expire_snapshots(table => 'db.table', older_than => '2099-05-01 12:30:00.123', "
        "retain_max => 2, retain_min => 2, max_deletes => 8)"
    )
    assert "retain_min => 10, max_deletes => 0" in plan_of(keyed).statement
    change(keyed, f"{CONSUMERS} and then {CHANGELOGS}")
    assert plan_of(keyed).statement is None
    other = arrowmeta.open(data / "pk_tags_branches", ref="b1").expire(FAR, retain_last=1)
    assert "table => 'data.pk_tags_branches$branch_b1'" in other.statement
    table = aged(tmp_path / "db.db" / "other")
    assert plan_of(table, at, retain_last=2).statement == (
        "CALL catalog.system.expire_snapshots(table => 'db.other', "
        "older_than => TIMESTAMP '2099-05-01 12:30:00.123 UTC', retain_last => 2)"
    )
    assert "retain_last" not in plan_of(table, at).statement
    change(table, f"metadata: properties.`{OLDEST}` = '{2**63 - 1}'")
    assert "TIMESTAMP '0001-01-01 00:00:00.000 UTC'" in plan_of(table).statement


def test_paimon_snapshots_not_older_than_the_time_are_kept(keyed):
    table = opened(keyed.root)
    times = sorted(table.snapshots()["committed_at"].to_pylist())
    assert table.expire(times[4], retain_last=1).n_kept == len(times) - 4
    assert gone(table, times[0], retain_last=1) == set()
    assert gone(table, times[4].replace(tzinfo=None), retain_last=1) == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("retain_last", "names"), [(9, set()), (7, {"one"}), (6, {"one"}), (4, {"one", "two"})]
)
def test_paimon_statistics_go_with_the_last_snapshot_that_names_them(keyed, retain_last, names):
    for name, first in (("one", 1), ("two", 4)):
        change(keyed, f"statistics/{name}: text {{}}")
        for number in range(first, first + 3):
            change(keyed, f"snapshot/snapshot-{number}: statistics = '{name}'")
    plan = plan_of(keyed, FAR, retain_last=retain_last)
    assert {Path(path).name for path in paths_of(plan, "statistics")} == names


@pytest.mark.sampled(1)
@pytest.mark.parametrize("snapshot_id", [1, 4, 10])
def test_paimon_snapshot_that_cannot_be_read_is_refused(keyed, snapshot_id):
    change(keyed, f"snapshot/snapshot-{snapshot_id}: text {{")
    for arguments in ({"older_than": FAR, "retain_last": 1}, {"retain_last": 7}):
        with pytest.raises(arrowmeta.UsageError, match=r"cannot be read|is missing"):
            plan_of(keyed, **arguments)


def test_paimon_plan_says_which_branch_loses_files_without_a_tag(data, tmp_path):
    root = Path(shutil.copytree(data / "pk_tags_branches", tmp_path / "t"))
    assert opened(root).expire(FAR, retain_last=1).remarks == ()
    shutil.rmtree(root / "tag")
    (remark,) = opened(root).expire(FAR, retain_last=1).remarks
    assert remark.startswith("branch b1 needs 1 file of these")


# -- arguments, and advice ----------------------------------------------------------------------


def test_expire_takes_times_as_open_does(data):
    table = opened(data / "pk_deletion_vectors")
    third = table.snapshots()["committed_at"][2].as_py()
    expected = table.expire(third, retain_last=1).expirable
    assert expected["kind"].to_pylist().count("snapshot") == 2
    assert table.expire(third.isoformat(), retain_last=1).expirable.equals(expected)
    for wrong in (5, "yesterday", "999999999999w"):
        with pytest.raises(arrowmeta.UsageError, match="time"):
            table.expire(wrong)
    for wrong in (0, -1, 1.5, "2"):
        with pytest.raises(arrowmeta.UsageError, match="retain_last must be >= 1"):
            table.expire(FAR, retain_last=wrong)


@pytest.mark.parametrize(
    ("n_snapshots", "properties", "said"),
    [
        (501, {}, ", of which 497 expire by the table's settings"),
        (501, {LEAST: "600"}, ", and none expires by the table's settings"),
        (501, {"gc.enabled": "false"}, ": Iceberg refuses to expire"),
        (500, {}, None),
    ],
)
def test_describe_counts_what_expires(tmp_path, n_snapshots, properties, said):
    table = aged(tmp_path, n_snapshots)
    change(table, f"metadata: properties = {properties}")
    remarks = " ".join(opened(table.root).describe().remarks)
    assert ("snapshots are kept" in remarks) == (said is not None)
    assert said is None or f"501 snapshots are kept{said}" in remarks


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
    assert (plan.is_complete, plan.statements) == (False, ())


@pytest.mark.parametrize(
    ("folder", "name"), [("sales.db/orders", "sales.orders"), ("sales/it's", "sales.table")]
)
def test_statement_names_the_table_after_its_folders(data, tmp_path, folder, name):
    root = shutil.copytree(data / "pk_deletion_vectors", tmp_path / folder)
    assert f"table => '{name}'" in arrowmeta.open(root).expire(FAR, retain_last=1).statement
    remedies = arrowmeta.open(root).remedies(where="engine = 'spark'")
    assert all("sales" in text for text in remedies["statement"].to_pylist() if "table" in text)
