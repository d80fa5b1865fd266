"""Files whose bucket is not known: any key may lie in them, as the files of other buckets say."""

from __future__ import annotations

from pathlib import Path

import fastavro
import pytest

import arrowmeta
from tests.reconcile.copies import PaimonCopy

TABLE = Path(__file__).parent.parent / "data" / "pk_all_types"
KEY = "k = -50 AND k2 = ''"


def without_buckets(folder: Path) -> arrowmeta.Table:
    """Return a table none of whose entries has a bucket."""
    copy = PaimonCopy(TABLE, folder / "t")
    for path in [copy.root / "manifest" / name for name in manifest_names(copy.root)]:
        with path.open("rb") as file:
            reader = fastavro.reader(file)
            schema, rows = reader.writer_schema, [row | {"_BUCKET": None} for row in reader]
        (bucket,) = (one for one in schema["fields"] if one["name"] == "_BUCKET")
        bucket["type"] = ["null", "int"]
        with path.open("wb") as file:
            fastavro.writer(file, schema, rows)
    return arrowmeta.open(copy.root)


def manifest_names(root: Path) -> list[str]:
    paths = arrowmeta.open(root).source.manifests["manifest_path"].to_pylist()
    return [Path(path).name for path in paths]


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_files_of_unknown_buckets_may_have_any_key(tmp_path: Path) -> None:
    (known,) = arrowmeta.open(TABLE).plan(KEY).files["file_name"].to_pylist()
    table = without_buckets(tmp_path)
    assert set(table.data_files(["bucket"])["bucket"].to_pylist()) == {None}
    assert table.plan(KEY).files["file_name"].to_pylist() == [known]
    assert table.plan_many([KEY, "k = -50"])["files"].to_pylist() == [1, 1]


def test_many_plans_ask_the_bucket_of_each_key_as_single_ones_do() -> None:
    table = arrowmeta.open(TABLE)
    keys = table.data_files(["min_key"])["min_key"].to_pylist()
    asked = [f"k = {key['k']} AND k2 = '{key['k2']}'" for key in keys]
    counts = [table.plan(one).files.num_rows for one in asked]
    assert min(counts) > 0
    assert table.plan_many(asked)["files"].to_pylist() == counts
