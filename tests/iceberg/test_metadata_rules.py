"""Rules about contradictions within table metadata, compared with what readers do."""

import gzip
import json
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from pyiceberg.table.metadata import TableMetadataUtil

import arrowmeta
from arrowmeta.errors import ArrowMetaError
from tests import corpus
from tests.bundled import DATA
from tests.iceberg.metadata_changes import CHANGES, READ_BY_JAVA, changed, snapshot, sound
from tests.iceberg.tables import write

#: Changes that other checks are about, or that this package cannot read either.
OF_CHECKS = {"ref of no snapshot", "last sequence number below"}


def read(metadata):
    """Return metadata as it is parsed; None if it is refused."""
    with TemporaryDirectory() as folder, suppress(ArrowMetaError):
        return arrowmeta.open(write(Path(folder), "v1.metadata.json", metadata)).source.metadata


def refusing(metadata):
    """Return the engines that refuse metadata by the rules."""
    return {engine for fault in metadata.faults for engine in fault.rule.refused_by}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("version", [1, 2, 3])
def test_pyiceberg_refuses_what_a_rule_says(version):
    differing = []
    for change in CHANGES:
        metadata = changed(change, version)
        if (parsed := read(metadata)) is None:
            continue
        try:
            TableMetadataUtil.parse_raw(json.dumps(metadata))
            is_refused = False
        except Exception:
            is_refused = True
        if [name in refusing(parsed) for name in ("pyiceberg", "polars")] != [is_refused] * 2:
            differing.append(change)
    assert differing == []


def test_rules_name_java_for_what_it_refuses():
    known = {change: read(changed(change, 2)) for change in CHANGES.keys() - OF_CHECKS}
    refused = {
        change
        for change, parsed in known.items()
        if parsed is not None and {"spark", "flink", "trino"} <= refusing(parsed)
    }
    assert refused == {change for change, parsed in known.items() if parsed} - READ_BY_JAVA


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("last column below", "the next column gets an id that is in use"),
        ("last partition below", "the next partition field gets an id that is in use"),
        ("schema twice", "spark, flink, trino refuse the table"),
        ("metadata-log null", "pyiceberg, polars refuse the table"),
        ("initial default null", "spark, flink, trino refuse the table"),
    ],
)
@pytest.mark.filterwarnings("ignore")
def test_contradiction_is_one_finding_and_its_readers_refuse(change, expected, tmp_path):
    metadata = changed(change, 2)
    metadata |= {"snapshots": [], "snapshot-log": [], "refs": {}, "current-snapshot-id": -1}
    table = arrowmeta.open(write(tmp_path, "v1.metadata.json", metadata))
    found = [row for row in table.reconcile().to_pylist() if row["severity"] != "info"]
    assert [(row["check_name"], row["severity"]) for row in found] == [
        ("refused_by_readers", "warning")
    ]
    assert expected in found[0]["detail"]
    rows = table.readers(where="answer = 'refuses'").to_pylist()
    refused_by = {row["engine"] for row in rows} & set(expected.replace(",", "").split())
    assert refused_by == {row["engine"] for row in rows} - {"iceberg-rust"}


def test_faults_of_snapshots_are_found_in_long_lists_too():
    metadata = sound(3) | {"snapshots": [snapshot(number, 3) for number in range(1, 200)]}
    assert not read(metadata).faults
    items = metadata["snapshots"]
    items[150]["parent-snapshot-id"] = None
    items[160]["added-rows"] = None
    items[170]["summary"]["added-data-files"] = 5
    faults = read(metadata).faults
    places = ("parent-snapshot-id", "added-rows", "summary{}")
    assert {fault.rule.place for fault in faults} == {f"snapshots[].{place}" for place in places}


@pytest.mark.filterwarnings("ignore")
def test_metadata_of_real_tables_has_no_fault_that_pyiceberg_reads():
    folders = [DATA, *([there / "iceberg"] if (there := corpus.root()) else [])]
    n_files = 0
    for path in (one for folder in folders for one in folder.rglob("*metadata.json*")):
        content = path.read_bytes()
        try:
            text = (gzip.decompress(content) if content[:2] == b"\x1f\x8b" else content).decode()
            metadata = arrowmeta.open(path).source.metadata
            TableMetadataUtil.parse_raw(text)
        except Exception:  # of types and versions that one of them does not know
            continue
        n_files += 1
        assert not refusing(metadata) & {"pyiceberg", "polars"}, path
    assert n_files
