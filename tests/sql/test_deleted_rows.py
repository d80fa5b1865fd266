"""The view `deleted_rows`: one count of deleted rows for every answer."""

import re
import warnings
from collections import defaultdict
from typing import Any

import pytest

import arrowmeta
from tests.bundled import DATA
from tests.corpus import tables
from tests.report.pages import read_page, tiles

BUNDLED = (
    "iceberg_v2_equality_deletes", "iceberg_v2_position_deletes", "pk_all_types",
    "pk_deletion_vectors", "pk_tags_branches",
)  # fmt: skip

#: Tables of the collection with deletes, by their names.
WITH_DELETES = [table for table in tables(every=True) if "delet" in str(table.id)]

pytestmark = pytest.mark.filterwarnings("ignore")


def counted(table):
    """Return deleted rows and delete files by partition, from `applicable_deletes` alone."""
    data = {row["file_path"]: row for row in table.data_files().to_pylist()}
    files = {
        (row["file_path"], row["content_offset"]): row for row in table.delete_files().to_pylist()
    }
    unused = dict(files)
    vectors = {
        (row["data_file_path"], row["file_path"], row["content_offset"]): row["cardinality"]
        for row in table.deletion_vectors().to_pylist()
    }
    applied: dict[Any, dict[Any, int | None]] = defaultdict(dict)
    for row in data.values():
        applied[row["partition_path"], row["spec_id"]] = {}
    for row in table.applicable_deletes().to_pylist():
        place = data[row["data_file_path"]]
        delete = row["delete_file_path"], row["content_offset"]
        unused.pop(delete, None)
        if table.format == "paimon":
            delete = row["data_file_path"], *delete
            number = vectors[delete]
        else:
            by_equality = row["content"] == "equality_deletes"
            number = None if by_equality else files[delete]["record_count"]
        applied[place["partition_path"], place["spec_id"]][delete] = number
    for delete, row in unused.items():
        applied[row["partition_path"], row["spec_id"]][delete] = 0
    return {
        key: (
            None if None in numbers.values() else sum(filter(None, numbers.values())),
            0 if table.format == "paimon" else len(numbers),
        )
        for key, numbers in applied.items()
    }


@pytest.mark.parametrize("folder", [*(DATA / name for name in BUNDLED), *WITH_DELETES])
def test_every_answer_has_the_count_of_the_deletes_that_apply(folder):
    """And the same statements are withheld by the relation, SQL, `expire` and a report."""
    try:
        table = arrowmeta.open(folder, allow_moved_paths=True)
    except arrowmeta.CorruptMetadataError as error:
        pytest.skip(f"no reader opens this table: {error}")
    expected = counted(table)
    for relation in ("partitions", "delete_debt"):
        rows = {
            (row["partition_path"], row["spec_id"]): (
                row["deleted_record_count"],
                row["delete_file_count"],
            )
            for row in table.relation(relation).to_pylist()
        }
        assert {key: rows[key] for key in expected} == expected
        assert {rows[key] for key in rows.keys() - expected.keys()} <= {(0, 0)}
    numbers = [n_rows for n_rows, _ in expected.values()]
    total = None if None in numbers else sum(n for n in numbers if n is not None)
    facts = {row["name"]: row["number"] for row in table.describe().to_arrow().to_pylist()}
    assert facts.get("deleted", total) == total
    (of_scan,) = arrowmeta.scan(folder).to_pylist()
    assert of_scan["deleted_record_count"] == total
    n_files = table.delete_files(["content"]).num_rows
    n_vectors = table.deletion_vectors(["data_file_path"]).num_rows
    assert of_scan["delete_file_count"] == n_files
    kinds = ("position delete files", "equality delete files", "deletion vectors")
    assert sum(facts.get(kind, 0) for kind in kinds) == n_files
    page = table.report().to_html()
    shown = tiles(read_page(page))
    is_iceberg = table.format == "iceberg"
    of_kinds = int(shown.get("Delete files", "0")) + int(shown.get("Deletion vectors", "0"))
    assert of_kinds == (n_files if is_iceberg else n_vectors)
    in_sql = "SELECT deleted_record_count AS n FROM partitions"
    assert None in [row["n"] for row in table.sql(in_sql).to_pylist()] or total is not None

    risks = [row["reason"] for row in table.sql("FROM risks").to_pylist()]
    remedies = table.remedies().to_pylist()
    is_withheld = {row["action"] for row in remedies} <= {None, "restores"}
    for reason in risks:
        assert is_withheld
        check = re.escape(reason.partition(" of ")[0])
        with pytest.raises(arrowmeta.UsageError, match=check):
            table.expire("2000-01-01")
    for row in remedies:
        if row["statement"] is None:
            assert "Given is no statement" in page
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert table.sql("SELECT * FROM remedies").to_pylist() == remedies
