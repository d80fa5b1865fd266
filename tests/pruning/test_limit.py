"""Files that contain the rows of a LIMIT, with an order and with keys."""

from __future__ import annotations

import math

import pyarrow as pa
import pytest

from tests.pruning.given_files import IN_PARTS, Given, iceberg, places, stats_of

KNOWN = "nulls=0 nans=0"
LOW, HIGH = f"1..2 {KNOWN}", f"5..6 {KNOWN}"
LAST, DESC = "c1 NULLS LAST", "c1 DESC NULLS LAST"
FIRST = "c1 nulls first, 1"
MOST = f"nulls={2**63 - 1} nans={2**63 - 1}"
STEPS = "; ".join(f"{at}..{at} {KNOWN}" for at in (1, 2, 3))
BACKWARDS = "; ".join(f"{at}..{at} {KNOWN}" for at in (3, 2, 1))

#: Files of two rows of DOUBLE, an order, a limit, and the places of the files that are kept.
CASES = [
    # A file that sorts after enough rows is left out; one that begins at their end is not.
    (f"{LOW}; {HIGH}", LAST, 1, [0]), (f"{LOW}; {HIGH}", DESC, 1, [1]),
    (f"{LOW}; {HIGH}", "c1 asc, 1", 1, [0]), (f"{LOW}; {HIGH}", FIRST, 1, [0]),
    (f"{LOW}; 2..3 {KNOWN}", LAST, 1, [0, 1]),
    # A file whose rows are not known does not rule out others.
    (f"{LOW}; 0..0 rows=0 {KNOWN}; 2..3 {KNOWN}", LAST, 1, [0, 1, 2]),
    # NaN sorts as the greatest number.
    *((f"1..2 nulls=0 {nans}; {HIGH}", DESC, 1, [0, 1]) for nans in ("", "nans=1")),
    *((f"{LOW}; 5..6 nulls=0 {nans}", LAST, 1, [0]) for nans in ("", "nans=1")),
    # A null may come first, or where the engine puts it.
    *((f"{LOW}; 5..6 nans=0 {nulls}", order, 1, kept)
      for nulls in ("", "nulls=1", "nulls=-1", f"nulls={-(2**63)}")
      for order, kept in ((LAST, [0]), (FIRST, [0, 1]), ("c1", [0, 1]))),
    *((f"{HIGH}; 1..2 {counts}", "c1 DESC NULLS FIRST", 1, kept) for counts, kept in (
        (KNOWN, [0]), ("nulls=1 nans=0", [0, 1]), ("nans=0", [0, 1]), ("nulls=-1 nans=0", [0, 1]),
        ("nulls=0 nans=1", [0, 1]),
    )),
    # A file of only nulls or NaN, without bounds, or of unknown counts rules out no other.
    *((f".. {one}; {HIGH}", LAST, 1, [0, 1]) for one in ("nulls=2 nans=0", "nulls=0 nans=2")),
    (f"..; {HIGH}", LAST, 1, [0, 1]), (f"..; {HIGH}; {LOW}", LAST, 1, [0, 2]),
    *((f"1..2 {count}; {HIGH}{more}", LAST, 1, [0, *kept])
      for known in ("nulls=0 nans", "nans=0 nulls") for number in ("", "=-1", f"={-(2**63)}")
      for count in [known + number if number else known.split()[0]]
      for more, kept in (("", [1]), (f"; {LOW}", [2]))),
    # Counts that overflow affect their own file.
    (f"1..2 {MOST}; {HIGH}; {LOW}", LAST, 1, [0, 2]),
    (f"1..2 rows=1 {KNOWN}; {HIGH}", LAST, 1, [0]),
    # The first files with enough rows are kept, in which nulls and NaN do not count.
    *((files, order, limit, list(range(n)))
      for files, order in ((STEPS, LAST), (BACKWARDS, DESC))
      for limit, n in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 3))),
    *((f"1..2 {other}=0{count}; {HIGH}", LAST, 2, kept)
      for empty, other in (("nulls", "nans"), ("nans", "nulls"))
      for count, kept in ((f" {empty}=0", [0]), (f" {empty}=1", [0, 1]), ("", [0, 1]))),
    # Without an order, the fewest certain files with enough rows are kept, or all.
    *((" ; ".join(f".. rows={n}" for n in rows), None, limit, kept)
      for rows, limit, kept in (
          ((3, 0, 5), 5, [2]), ((3, 0, 5), 6, [0, 2]), ((3, 0, 5), 9, [0, 1, 2]),
          ((2, 3), 3, [1]), ((2, 3), 5, [0, 1]), ((2, 3), 0, []),
          ((2**63 - 1, 0), 2**63 - 1, [0]),
      )),
]  # fmt: skip


@pytest.mark.sampled(40)
@pytest.mark.parametrize(("files", "order", "limit", "kept"), CASES)
def test_files_that_may_have_the_first_rows_are_kept(tmp_path, files, order, limit, kept):
    table = iceberg(tmp_path, "double", files)
    assert places(table.plan(limit=limit, order_by=order)) == kept


@pytest.mark.parametrize("dialect", ["any", "spark", "duckdb", "trino"])
def test_order_of_nulls_depends_on_the_dialect(tmp_path, dialect):
    table = iceberg(tmp_path, "int", "0..5 nulls=0; 10..15 nulls=1")
    nulls_may_be_first = [0, 1] if dialect in ("any", "spark") else [0]
    orders = {"c1": nulls_may_be_first, "c1 DESC": [1], LAST: [0], "c1 NULLS FIRST": [0, 1]}
    for order, kept in orders.items():
        assert places(table.plan(limit=1, order_by=order, dialect=dialect)) == kept


@pytest.mark.parametrize(("file", "keys", "is_kept"), [
    (LOW, [0.0, 3.0], False), (LOW, [2.0], True), (LOW, [math.nan], False), (LOW, [None], False),
    (f"1.. {KNOWN}", [5.0], True), (f"1.. {KNOWN}", [0.0], False), (f"..2 {KNOWN}", [0.0], True),
    (f"..2 {KNOWN}", [3.0], False), (f".. {KNOWN}", [3.0], True),
    ("1..2 nulls=0 nans=1", [math.nan], True), ("1..2 nulls=0", [math.nan], True),
    (".. values=2 nulls=2 nans=0", [1.0], False),
])  # fmt: skip
def test_file_is_kept_for_key_within_its_bounds(tmp_path, file, keys, is_kept):
    plan = iceberg(tmp_path, "double", file).plan(keys={"c1": pa.array(keys, pa.float64())})
    assert places(plan) == [0] * is_kept


OLD, NEW = stats_of("i", 1, 1), stats_of("i", 9, 9)
KEYS_I, KEYS_K = ({name: pa.array([1])} for name in "ik")


@pytest.mark.parametrize(("files", "key", "options", "query", "n_kept"), [
    # An old version with the value would be read as a current row without the newer one.
    *(([OLD | {"level": 1}, NEW | {"level": 1}], key, options, {"keys": KEYS_I}, n)
      for key, options, n in (
          ("", {}, 1), ("k", {}, 2), ("k", {"merge-engine": "first-row"}, 1), ("", IN_PARTS, 2),
      )),
    *(([stats_of("k", 1, 1), stats_of("k", 9, 9)], "k", {}, {"keys": keys}, 1)
      for keys in (KEYS_K, KEYS_K | KEYS_I)),
    *(([OLD, NEW], key, options, {"limit": 1} | order, 2)
      for key, options in (("k", {}), ("", IN_PARTS)) for order in ({}, {"order_by": "i"})),
    # An order by a column without statistics, and rows that are not certain.
    ([{}, {}], "", {}, {"limit": 1, "order_by": "t.a"}, 2),
    ([{}, {}], "", {}, {"limit": 1, "where": "f NOT IN (0, CAST('nan' AS DOUBLE))"}, 2),
    *(([stats_of("i", 1, 5), stats_of("i", 2, 6)], "", {}, query, n) for query, n in (
        ({"limit": 1}, 1), ({"limit": 1, "keys": {"i": pa.array([3])}}, 2),
        ({"limit": 1, "order_by": "i", "keys": {"i": pa.array([5])}}, 2),
    )),
])  # fmt: skip
def test_limits_and_keys_of_rows_with_versions_and_parts(files, key, options, query, n_kept):
    assert len(Given(*files, key=tuple(key), options=options).kept(**query)) == n_kept
