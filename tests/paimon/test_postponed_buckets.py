"""Postponed buckets (`bucket` is -2), whose rows some readers merge with the others."""

import shutil
from pathlib import Path

import arrowmeta
from tests.paimon.tables import DATA
from tests.reconcile.copies import rewrite, set_options

MERGED = {"postpone.merge-on-read": "true"}


def without_bucket(rows):
    """Move files of level 0 to the postponed bucket."""
    for row in rows:
        if row["_FILE"]["_LEVEL"] == 0:
            row["_BUCKET"] = row["_TOTAL_BUCKETS"] = -2


def opened(folder, snapshot_id, **options):
    """Open a table whose files of level 0 have no bucket."""
    root = Path(shutil.copytree(DATA / "pk_deletion_vectors", folder / "t"))
    for path in arrowmeta.open(root).all_manifests()["manifest_path"].unique().to_pylist():
        if Path(path).name.startswith("manifest-"):
            rewrite(Path(path), without_bucket)
    set_options(root, {"bucket": "-2", **options})
    return arrowmeta.open(root, snapshot_id=snapshot_id)


def kept(table, where):
    """Return bucket and level of the files that a plan keeps."""
    files = table.plan(where).table(["bucket", "level"])
    return sorted((file["bucket"], file["level"]) for file in files.to_pylist())


def test_postponed_bucket_is_read_with_merge_on_read_option(tmp_path):
    assert kept(opened(tmp_path / "a", 9), "pt = 0") == [(0, 5)]
    for vectors in ("true", "false"):
        options = MERGED | {"deletion-vectors.enabled": vectors}
        assert kept(opened(tmp_path / vectors, 9, **options), "pt = 0") == [(-2, 0), (0, 5)]


def test_value_predicates_prune_merged_partition_as_a_whole(tmp_path):
    table = opened(tmp_path, 9, **MERGED)
    # The file without a bucket has only nulls, and overrides rows of the other one.
    assert kept(table, "pt = 0 AND v = 'x'") == [(-2, 0), (0, 5)]
    assert kept(table, "pt = 0 AND v > '😀é9'") == []
    assert kept(table, "pt = 0 AND k = 108") == [(0, 5)]
    assert not table.aggregate("count(*) AS n")["n"][0].as_py()["exact"]


def test_key_versions_in_one_postponed_file_are_combined(tmp_path):
    """A file without a bucket was written as rows came, with several versions of a key."""
    where = "pt = 0 AND v > '😀é9'"
    assert kept(opened(tmp_path / "a", 1, **MERGED), where) == []
    combined = opened(tmp_path / "b", 1, **MERGED, **{"merge-engine": "aggregation"})
    assert kept(combined, where) == [(-2, 0)]


def test_postponed_files_have_no_min_and_max_key(tmp_path):
    files = opened(tmp_path, 9).data_files(columns=["bucket", "min_key", "max_key"]).to_pylist()
    known = {file["bucket"]: (bool(file["min_key"]), bool(file["max_key"])) for file in files}
    assert known == {0: (True, True), -2: (False, False)}
