import pyarrow as pa

from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.report.contents import contents_section
from arrowmeta.report.page import Header, Report

BY_DAY = TableShape(partition=pa.struct([("dt", pa.string()), ("n", pa.int32())]))
MOST = 2**63 - 1


def files(*rows):
    names = ("content", "file_format", "level", "file_size_in_bytes")
    types = (pa.string(), pa.string(), pa.int32(), pa.int64())
    rows = rows or [("data", "parquet", None, 10)]
    columns = [
        pa.array(column, kind) for column, kind in zip(zip(*rows, strict=True), types, strict=True)
    ]
    return pa.table(columns, names=list(names))


def partitions(*rows, shape=BY_DAY):
    schema = pa.schema(
        [
            ("partition", shape.by_partition()),
            ("partition_path", pa.string()),
            ("spec_id", pa.int32()),
            ("file_count", pa.int64()),
            ("record_count", pa.int64()),
            ("file_size_in_bytes", pa.int64()),
        ]
    )
    return pa.Table.from_pylist(list(rows), schema)


def partition(dt="a", n=1, n_bytes=10, n_files=1, n_rows=2, spec_id=None):
    return {
        "partition": {"dt": dt, "n": n},
        "partition_path": None if dt is None else f"dt={dt}/n={n}",
        "spec_id": spec_id,
        "file_count": n_files,
        "record_count": n_rows,
        "file_size_in_bytes": n_bytes,
    }


def sizes(*rows, shape=BY_DAY):
    return pa.Table.from_pylist(list(rows), SCHEMAS["file_sizes"](shape))


def size(size_from, n_files=1, n_bytes=1, content="data"):
    return {
        "content": content,
        "size_from": size_from,
        "file_count": n_files,
        "file_size_in_bytes": n_bytes,
    }


def debt(*rows, shape=BY_DAY):
    zeros = dict.fromkeys(("data_file_count", "files_with_deletes_count", "delete_file_count"), 0)
    return pa.Table.from_pylist([zeros | row for row in rows], SCHEMAS["delete_debt"](shape))


def shown(title, *, live=None, parts=None, classes=None, owed=None):
    section = contents_section(
        live or files(),
        partitions(partition()) if parts is None else parts,
        sizes() if classes is None else classes,
        debt() if owed is None else owed,
    )
    [chart] = [chart for chart in section.charts if chart.title == title]
    return [(bar.label, *[(m.value, m.share) for m in bar.marks], bar.detail) for bar in chart.bars]


def test_only_the_20_largest_partitions_have_bars_of_their_own():
    rows = [partition(n=n, n_bytes=n, n_rows=1) for n in range(1, 31)]
    bars = shown("By partition", parts=partitions(*rows))
    assert bars[0] == ("dt=a/n=30", ("30 B", 1.0), "1 file, 1 row")
    assert bars[19] == ("dt=a/n=11", ("11 B", 11 / 30), "1 file, 1 row")
    assert bars[20] == ("all 10 others", ("55 B", None), "10 files, 10 rows")
    assert len(bars) == 21


def test_partitions_of_equal_size_keep_their_order():
    rows = [partition(n=n) for n in (3, 1, 2)]
    assert [bar[0] for bar in shown("By partition", parts=partitions(*rows))] == [
        "dt=a/n=3",
        "dt=a/n=1",
        "dt=a/n=2",
    ]


def test_file_size_histogram_has_every_class_between_those_found_once():
    found = [size(8, 2, 20), size(8, 1, 10), size(64, 1, 99), size(0, 3, 0), size(16, content="x")]
    assert shown("By file size", classes=sizes(*found)) == [
        ("empty", ("3 files", 1.0), "0 B"),
        ("8 B to 16 B", ("3 files", 1.0), "30 B"),
        ("16 B to 32 B", ("0 files", 0.0), "0 B"),
        ("32 B to 64 B", ("0 files", 0.0), "0 B"),
        ("64 B to 128 B", ("1 file", 1 / 3), "99 B"),
    ]


def test_file_size_histogram_has_at_most_65_classes():
    found = [size(1), size(2**62), size(None), size(-3)]
    bars = shown("By file size", classes=sizes(*found))
    assert len(bars) == 65
    assert bars[-1][0] == "unknown"


def test_sizes_are_summed_by_level_and_by_content_and_format():
    live = files(
        ("data", "orc", 0, 5),
        ("data", "orc", 0, 10),
        ("data", "parquet", 5, 30),
        ("position_deletes", "parquet", None, 3),
    )
    assert shown("By level", live=live) == [
        ("level 0", ("15 B", 0.5), "2 files"),
        ("level 5", ("30 B", 1.0), "1 file"),
    ]
    assert shown("By content and format", live=live) == [
        ("data, orc", ("15 B", 0.5), "2 files"),
        ("data, parquet", ("30 B", 1.0), "1 file"),
        ("position deletes, parquet", ("3 B", 0.1), "1 file"),
    ]


def test_levels_beyond_20_are_summed_in_one_bar():
    bars = shown("By level", live=files(*(("data", "orc", n, n) for n in range(100))))
    assert len(bars) == 21
    assert bars[-1] == (
        "all 80 others",
        (f"{sum(range(20, 100)) / 1024:.3g} KiB", None),
        "80 files",
    )


def test_deleted_rows_are_shown_by_partition():
    owed = debt(
        {"partition": {"dt": "a", "n": 1}, "partition_path": "dt=a/n=1", "record_count": 10,
         "deleted_record_count": 5,
         "files_with_deletes_count": 2, "equality_delete_count": 7},
        {"partition": {"dt": "b", "n": 1}, "record_count": 90, "deleted_record_count": 0},
    )  # fmt: skip
    assert shown("Deleted rows by partition", owed=owed) == [("dt=a/n=1", ("5 of 10", 0.5), "50%")]
    section = contents_section(files(), partitions(partition()), sizes(), owed)
    assert section.lead == (
        "5 rows of 100 (5%) are deleted, but still stored in 2 files. "
        "Metadata does not say how many rows equality deletes delete."
    )
    live = files(("position_deletes", "parquet", None, 3))
    section = contents_section(live, partitions(partition()), sizes(), owed)
    assert section.lead.startswith("Up to 5 rows of 100 (5%) are deleted, ")


def test_lead_counts_deleted_rows_that_could_be_read():
    one = {"partition": {"dt": "a", "n": 1}, "record_count": 4, "deleted_record_count": 1,
           "files_with_deletes_count": 1, "retraction_count": 1}  # fmt: skip
    parts = (files(), partitions(partition()), sizes())
    assert contents_section(*parts, debt(one)).lead == (
        "1 row of 4 (25%) is deleted, but still stored in 1 file. "
        "1 row of kind -U or -D waits for compaction."
    )
    none = debt({"partition": {"dt": "a", "n": 1}, "record_count": 4, "deleted_record_count": 0})
    assert contents_section(*parts, none).lead == "No row is marked as deleted."
    partly = contents_section(*parts, none, is_complete=False)
    assert partly.lead == "No row that could be read is marked as deleted."


def test_unpartitioned_table_has_no_partition_chart():
    shape = TableShape()
    one = {"file_count": 1, "record_count": 1, "file_size_in_bytes": 1, "partition": {}}
    section = contents_section(
        files(), partitions(one, shape=shape), sizes(shape=shape), debt(shape=shape)
    )
    assert section.lead.startswith("The table is not partitioned.")
    assert "By partition" not in [chart.title for chart in section.charts]


def test_page_of_many_partitions_is_small():
    n_partitions = 100_000
    numbers = pa.array(range(n_partitions), pa.int64())
    values = pa.StructArray.from_arrays(
        [pa.repeat("x" * 300, n_partitions), numbers.cast(pa.int32())],
        fields=list(BY_DAY.partition.fields),
    )
    paths = pa.array([f"dt={'x' * 300}/n={n}" for n in range(n_partitions)])
    specs = pa.nulls(n_partitions, pa.int32())
    many = pa.table(
        [values, paths, specs, numbers, numbers, numbers], schema=partitions(partition()).schema
    )
    zeros = pa.repeat(pa.scalar(0, pa.int64()), n_partitions)
    owed = pa.table(
        [
            values,
            paths,
            specs,
            *[numbers] * 4,
            numbers.cast(pa.float64()),
            *[zeros] * 2,
            *[numbers] * 3,
        ],
        schema=SCHEMAS["delete_debt"](BY_DAY),
    )
    rows = [size(2**exponent) for exponent in range(63)]
    section = contents_section(files(), many, sizes(*rows), owed)
    page = Report(Header("t", (), (), ()), (section,), "1", None).to_html()
    assert "all 99,980 others" in page
    assert len(page) < 100_000


def test_unknown_number_of_deleted_rows_is_not_shown_as_none():
    known = {"partition": {"dt": "a", "n": 1}, "record_count": 10, "deleted_record_count": 4}
    lost = {"partition": {"dt": "a", "n": 2}, "record_count": 10}
    unknown = "The number of deleted rows of 1 partition is unknown."
    some = contents_section(files(), partitions(partition()), sizes(), debt(known, lost))
    assert some.lead.endswith(f"files. {unknown}")
    none = contents_section(files(), partitions(partition()), sizes(), debt(lost))
    assert none.lead == unknown
