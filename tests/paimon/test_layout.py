from arrowmeta.paimon.history import Layout, to_ids, to_names


def test_branch_has_own_json_paths_and_shares_other_folders():
    main, branch = Layout("s3://b/t"), Layout("s3://b/t", "dev")
    assert main.path("snapshot", 3) == "s3://b/t/snapshot/snapshot-3"
    assert branch.path("snapshot", 3) == "s3://b/t/branch/branch-dev/snapshot/snapshot-3"
    assert branch.path("schema", 0) == "s3://b/t/branch/branch-dev/schema/schema-0"
    assert branch.path("tag", "x") == "s3://b/t/branch/branch-dev/tag/tag-x"
    assert branch.hint("LATEST") == "s3://b/t/branch/branch-dev/snapshot/LATEST"
    assert branch.path("changelog", 3) == "s3://b/t/branch/branch-dev/changelog/changelog-3"
    assert branch.path("consumer", "c") == "s3://b/t/branch/branch-dev/consumer/consumer-c"
    assert branch.manifest("m") == main.manifest("m") == "s3://b/t/manifest/m"
    assert branch.statistics("s") == main.statistics("s") == "s3://b/t/statistics/s"
    assert branch.folder("index") == main.folder("index") == "s3://b/t/index"
    assert branch.branch_folder == main.branch_folder == "s3://b/t/branch"


def test_ids_are_canonical_64_bit_integers():
    names = [
        "s-10",
        "s-2",
        "s-02",
        "s-",
        "s--1",
        "s-1x",
        "t-3",
        "s-٣",
        f"s-{2**63}",
        "s-" + "9" * 99,
    ]
    assert to_ids([*names, f"s-{2**63 - 1}"], "s-") == [2, 10, 2**63 - 1]


def test_to_names_strips_the_prefix():
    assert to_names(["tag-b", "tag-", "other", "tag-tag-a"], "tag-") == ["b", "tag-a"]
