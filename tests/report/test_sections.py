"""Sections of a report over given relations: their sentences and tables."""

import math

import pyarrow as pa
import pytest

from arrowmeta.apps import report
from arrowmeta.apps.report import Values, columns_section, total, values_of, verdicts
from arrowmeta.apps.report.page import (
    Header,
    Report,
    Verdict,
    moments,
    percent,
    share_of,
    sized,
    text_of,
)
from arrowmeta.errors import UnsupportedError
from arrowmeta.model.damage import Standing, standing
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import DAMAGE, SCHEMAS
from arrowmeta.pruning.explanation import REASONS, STEPS, Explanation
from arrowmeta.pruning.search import Stage

BY_DAY = TableShape(partition=pa.struct([("dt", pa.string()), ("n", pa.int32())]))
MOST = 2**63 - 1
LOSSES = [("lost_files", pa.int64()), ("lost_rows", pa.int64())]
LOSSES += [("recoverable_from", pa.list_(pa.int64()))]


def table(schema, names, *rows):
    """Rows of a relation, of which the columns that are not named are null."""
    schema = SCHEMAS[schema](BY_DAY) if isinstance(schema, str) else schema
    named = [dict(zip(names.split(), row, strict=True)) for row in rows]
    return pa.Table.from_pylist(named, schema)


def shown(section, at=0):
    """The rows of a grid, by its title or place, as lines."""
    [grid] = [one for n, one in enumerate(section.grids) if at in (n, one.title)]
    return [" | ".join(cell.text for cell in row) for row in grid.rows]


def titles(section):
    return [grid.title for grid in section.grids]


def test_numbers_of_pages():
    said = {0: "0%", 0.0001: "< 0.1%", 0.0123: "1.2%", 0.5: "50%", 0.996: "> 99%", 1: "100%"}
    said[None] = "unknown"
    assert {share: percent(share) for share in said} == said
    assert total(pa.chunked_array([[MOST, MOST], [None]], pa.int64())) == 2 * MOST
    assert total(pa.chunked_array([], pa.int64())) == 0
    assert sized(None) == "unknown"
    times = pa.chunked_array([pa.array([0, 1500, None, MOST], pa.timestamp("ms", "UTC"))])
    first, second = "1970-01-01 00:00:00", "1970-01-01 00:00:01"
    assert moments(times) == [first, second, "unknown", f"{MOST} ms since 1970"]
    parts = (1, 9, -1, None, math.nan, math.inf)
    assert [share_of(part, 4) for part in parts] == [0.25, 1, 0, 0, 0, 0]
    assert [share_of(1, whole) for whole in (0, -4, None)] == [0, 0, 0]
    assert share_of(10**40, 1) == 1
    assert (text_of("a\x00\u202eb"), text_of(None)) == ("a\\x00\\u202eb", "None")
    assert len(text_of("x" * 10**6)) <= 240


# What is wrong

FINDING = "check_name severity"


def of_truth(findings=(), damage=()):
    names = "path kind reason is_read lost_files lost_rows recoverable_from"
    found = table("findings", FINDING, *findings)
    met = table(pa.schema([*DAMAGE, *LOSSES]), names, *damage)
    return report.truth_section(standing(met, found), found, met)


def test_first_verdict_is_the_sentence_of_the_state():
    tones = {"sound": "fine", "remarks": "warning", "contradictory": "error", "partial": "error"}
    for state, tone in tones.items():
        found = Standing(state, "It is \x1b so.")
        assert verdicts(found) == (Verdict(tone, "It is \\x1b so."),)
        doubts = ("It is \x1b so.", "The current snapshot is a guess: no hint\x1b")
        doubt = Verdict("warning", "The current snapshot is a guess: no hint\\x1b")
        assert verdicts(found, doubts)[1:] == (doubt,)
    remark = "9 of 9 files at level 0: compaction is behind."
    assert verdicts(Standing("sound", "Sound."), [remark])[-1] == Verdict("warning", remark)


def test_findings_of_a_check_are_one_row_with_a_folded_sample():
    assert of_truth().is_empty
    assert of_truth().lead == "Sound: all was read, and the checks found nothing."
    section = of_truth([*[("a", "error")] * 40, *[("b", "error")] * 5_118, ("c", "warning")])
    rows = ["error | b | 5,118", "error | a | 40", "warning | c | 1"]
    assert [" | ".join(row.split(" | ")[:3]) for row in shown(section, "Findings")] == rows
    folded = [one for one in section.grids if one.is_folded]
    assert [one.title for one in folded] == ["b: 5,118 findings", "a: 40 findings"]
    assert len(folded[0].rows) == 20
    assert folded[0].note == "The output of arrowmeta reconcile has all. 5,098 more are not shown."
    section = of_truth([("a", "error"), ("b", "warning"), ("c", "info"), ("c", "info")])
    assert section.lead.startswith("Contradictory: ")
    assert "in 1 place;" in section.lead
    assert [row[0].tone for row in section.grids[0].rows] == ["error", "warning", "info"]


def test_damage_is_listed_first_with_its_losses():
    faults = [(f"m{n}\x1b", "manifest", "missing", False, 1234, None, [7, 8]) for n in range(70)]
    section = of_truth([("a", "error")], faults)
    assert section.lead.startswith("Partial: 70 places of the metadata could not be read;")
    assert titles(section) == ["Could not be read", "Findings"]
    lost = shown(section, "Could not be read")
    assert (len(lost), section.grids[0].note) == (50, "20 more are not shown.")
    assert lost[0] == "m0\\x1b | manifest | missing | 1,234 | unknown | [7, 8]"


def test_findings_name_the_partition_of_their_files_if_some_have_one():
    names = f"{FINDING} subject partition_path"
    some = [("a", "error", None, None), ("a", "error", "f.parquet", "dt=2022-01-08/region=eu")]
    nothing = table(pa.schema([*DAMAGE, *LOSSES]), "path")
    found = Standing("contradictory", "It is so.")
    without = report.truth_section(found, table("findings", names, some[0], some[0]), nothing)
    assert "Partition" not in without.grids[0].columns
    section = report.truth_section(found, table("findings", names, *some), nothing)
    assert section.grids[1].columns == ("Subject", "Partition", "Expected", "Actual", "Detail")
    line = shown(section, "a: 2 findings")[1]
    assert line.startswith("f.parquet | dt=2022-01-08/region=eu | ")


def test_statements_of_engines_have_a_section_that_names_what_they_are_against():
    schema = SCHEMAS["remedies"](BY_DAY)
    assert report.remedies_section(table(schema, "statement")).is_empty
    row = dict.fromkeys(schema.names, "x")
    row |= {"check_name": "small_files", "statement": "CALL a()"}
    section = report.remedies_section(pa.Table.from_pylist([row, row], schema))
    assert section.lead == "Against small_files."
    assert [cells[2].text for cells in section.grids[0].rows] == ["CALL a()"] * 2


# Contents

FILE = "content file_format level file_size_in_bytes"
PART = "partition partition_path file_count record_count file_size_in_bytes"
OWED = "partition partition_path record_count deleted_record_count files_with_deletes_count "
OWED += "equality_delete_count retraction_count"
A1, A2 = {"dt": "a", "n": 1}, {"dt": "a", "n": 2}


def part(n=1, dt="a"):
    return {"dt": dt, "n": n}, f"dt={dt}/n={n}", 1, n, n


def of_contents(files=None, parts=None, sizes=(), debt=(), **options):
    files = files or [("data", "parquet", None, 10)]
    zeros = dict.fromkeys(("data_file_count", "files_with_deletes_count", "delete_file_count"), 0)
    owed = [zeros | dict(zip(OWED.split(), row, strict=False)) for row in debt]
    return report.contents_section(
        table("files", FILE, *files),
        table("partitions", PART, *(parts or [part()])),
        table("file_sizes", "content size_from file_count file_size_in_bytes", *sizes),
        pa.Table.from_pylist(owed, SCHEMAS["delete_debt"](BY_DAY)),
        **options,
    )


SIZES = [("data", 64, 1, 99), ("data", 8, 2, 20), ("data", 8, 1, 10), ("data", 0, 3, 0)]
SOME = [("data", size, 1, 1) for size in (1, 2**62, None, -3)]
FILES = [("data", "orc", 0, 5), ("data", "orc", 0, 10), ("data", "parquet", 5, 30)]
POSITIONS = ("position_deletes", "parquet", None, 3)


@pytest.mark.parametrize(
    ("given", "title", "first", "lines"),
    [
        (
            *({"sizes": [*SIZES, ("x", 16, 1, 1)]}, "By file size", 0),
            ["0 B | 3 | 0 B", "8 B | 3 | 30 B", "64 B | 1 | 99 B"],
        ),
        ({"sizes": SOME}, "By file size", -1, ["unknown | 1 | 1 B"]),
        ({"files": [*FILES, POSITIONS]}, "By level", 0, ["0 | 15 B | 2", "5 | 30 B | 1"]),
        (
            *({"files": [*FILES, POSITIONS]}, "By content and format", 0),
            [
                *("data | orc | 15 B | 2", "data | parquet | 30 B | 1"),
                "position_deletes | parquet | 3 B | 1",
            ],
        ),
        ({"files": [("data", "orc", 0, MOST)] * 2}, "By level", 0, [f"0 | {sized(2 * MOST)} | 2"]),
        (
            {"debt": [(A1, "dt=a/n=1", 10, 5, 2, 7), (A2, None, 90, 0)]},
            *("Deleted rows by partition", 0, ["dt=a/n=1 | 5 | 10"]),
        ),
    ],
)
def test_contents_are_the_rows_of_relations(given, title, first, lines):
    assert shown(of_contents(**given), title)[first:] == lines


UNKNOWN = "The number of deleted rows of 1 partition is unknown."


@pytest.mark.parametrize(
    ("debt", "given", "lead"),
    [
        (
            *([(A1, "dt=a/n=1", 10, 5, 2, 7), (A2, None, 90, 0)], {}),
            "5 rows of 100 (5%) are deleted, but still stored in 2 files. "
            "Metadata does not say how many rows equality deletes delete.",
        ),
        (
            *([(A1, None, 4, 1, 1, None, 1)], {}),
            "1 row of 4 (25%) is deleted, but still stored in 1 file. "
            "1 row of kind -U or -D waits for compaction.",
        ),
        ([(A1, None, 4, 0)], {}, "No row is marked as deleted."),
        (
            *([(A1, None, 4, 0)], {"is_complete": False}),
            "No row that could be read is marked as deleted.",
        ),
        ([(A2, None, 10)], {}, UNKNOWN),
    ],
)
def test_lead_counts_deleted_rows_that_could_be_read(debt, given, lead):
    assert of_contents(debt=debt, **given).lead == lead


def test_lead_says_what_is_a_limit_or_unknown():
    section = of_contents([POSITIONS], debt=[(A1, "dt=a/n=1", 10, 5, 2, 7), (A2, None, 90, 0)])
    assert section.lead.startswith("Up to 5 rows of 100 (5%) are deleted, ")
    some = of_contents(debt=[(A1, None, 10, 4), (A2, None, 10)])
    assert some.lead.endswith(f"files. {UNKNOWN}")


def test_unpartitioned_table_has_no_rows_by_partition(monkeypatch):
    monkeypatch.setitem(globals(), "BY_DAY", TableShape())
    section = of_contents(parts=[({}, "", 1, 1, 1)])
    assert section.lead.startswith("The table is not partitioned.")
    assert "By partition" not in titles(section)


def test_page_of_many_partitions_is_small():
    section = of_contents(parts=[part(n) for n in range(30, 0, -1)])
    rows = shown(section, "By partition")
    assert (len(rows), rows[0]) == (20, "dt=a/n=30 | 1 | 30 | 30 B")
    assert section.grids[0].note == "10 more are not shown."
    parts = [part(n, "x" * 300) for n in range(100_000)]
    debt = [(struct, path, n, n / 2, n) for struct, path, _, n, _ in parts]
    sizes = [("data", 2**exponent, 1, 1) for exponent in range(63)]
    section = of_contents(parts=parts, debt=debt, sizes=sizes)
    page = Report(Header("t", (), ()), (section,), "1", None).to_html()
    assert "99,980 more are not shown." in page
    assert len(page) < 100_000


# Columns


class Asked:
    """Answers aggregates of columns except unsupported ones, and counts the calls."""

    def __init__(self, *bad, why=None):
        self.bad, self.why, self.times = bad, why, 0

    def __call__(self, select):
        self.times += 1
        if any(f'"{name}"' in select or f"({name})" in select for name in self.bad):
            raise UnsupportedError("not this one")
        numbers = {"count(*": 4, "count": 3, "min(": 1, "max(": 9}
        values = [
            next(numbers[f] for f in numbers if one.startswith(f)) for one in select.split(", ")
        ]
        return answer(*((value, self.why if value == 3 else None) for value in values))


def answer(*facts):
    rows = [pa.array([{"value": value, "exact": True, "why": why}]) for value, why in facts]
    return pa.table(rows, names=[str(n) for n in range(len(rows))])


def fields(names, kind=None):
    return [pa.field(name, kind or pa.int32()) for name in names]


def test_column_values_equal_those_of_aggregates():
    known = Values(0.25, "1", "9")
    assert values_of(fields("ab"), Asked()) == [known] * 2
    asked = Asked("c")
    assert values_of(fields("abcde"), asked) == [known, known, Values(), known, known]
    assert asked.times < 8
    why = "the number of rows or nulls of a file is not known"
    assert values_of(fields("a"), Asked(why=why)) == [Values(None, "1", "9")]
    assert values_of(fields("a"), Asked(why="a row may have versions in several files")) == [known]
    assert values_of(fields("s", pa.list_(pa.int32())), Asked("s")) == [Values()]
    assert values_of([], Asked()) == []
    for facts, found in (
        ((4, 4, "", "z"), Values(0.0, '""', "z")),
        ((0, 0, None, None), Values(0.0, "none", "none")),
    ):
        text = fields("a", pa.string())
        assert values_of(text, lambda _, facts=facts: answer(*((v, None) for v in facts))) == [
            found
        ]


def test_columns_grid_shows_unknown_and_escapes_control_characters():
    schema = pa.schema(fields(["a", "\x1b[2J"]))
    rows = ["a | int32 | unknown | unknown | unknown", '\\x1b[2J | int32 | 50% | "" | 9']
    assert shown(columns_section(schema, [Values(), Values(0.5, '""', "9")])) == rows
    section = columns_section(pa.schema(fields("abc")), [Values()])
    assert section.lead.startswith("3 columns")
    assert "2 columns not shown." in section.grids[0].note


# Commits


def snapshots(*rows):
    """Snapshots of an id, a parent, a change of records and their total."""
    names = "snapshot_id parent_id delta_record_count total_record_count committed_at operation"
    full = [(*row, *[None] * (4 - len(row)), 1000 * row[0], "APPEND") for row in rows]
    return table("snapshots", names, *full)


def test_ancestors_exclude_other_branches_and_end_in_cycles():
    rows = snapshots((1,), (2, 1), (3, 1), (4, 3), (5, 4))
    assert report.ancestors(rows, 4) == [3, 2, 0]
    assert report.ancestors(snapshots((1, 2), (2, 1), (3, 3)), 1) == [0, 1]
    assert report.ancestors(snapshots((3, 3)), 3) == [0]
    for unknown in (None, 9):
        section = report.commits_section(snapshots((1,)), unknown)
        assert section.is_empty
        assert section.lead == "The metadata has no commit of this table."


def test_commits_are_the_last_rows_of_snapshots_newest_first():
    section = report.commits_section(snapshots((1, None, 10), (2, 1, -5, 5), (3, 2)), 3)
    said = {3: "unknown | unknown", 2: "-5 | 5", 1: "10 | unknown"}
    lines = [f"1970-01-01 00:00:0{n} | APPEND | {n} | {rest}" for n, rest in said.items()]
    assert shown(section, "Commits") == lines
    section = report.commits_section(
        snapshots(*((n, n - 1 or None, 1) for n in range(1, 101))), 100
    )
    ids = [line.split(" | ")[2] for line in shown(section, "Commits")]
    assert ids == [str(n) for n in range(100, 40, -1)]
    assert section.lead.startswith("100 commits in the metadata led to this snapshot")
    assert section.grids[0].note == "40 more are not shown."


# Metadata, overlap, pruning


def costs(*rows):
    names = "breakdown kind column_name file_count bytes"
    return report.metadata_costs_section(table("metadata_bytes", names, *rows))


def test_metadata_bytes_have_a_grid_per_breakdown_largest_first():
    numbers = {"manifest": (2, 20), "hint": (1, 3), "manifest list": (1, 40)}
    kinds = [("kind", kind, None, *both) for kind, both in numbers.items()]
    section = costs(*kinds, ("column", "statistics", "a", 1, 7))
    assert section.lead == "63 B in 4 files, those of every snapshot together."
    assert shown(section, 0) == [
        "manifest list | 1 | 40 B",
        "manifest | 2 | 20 B",
        "hint | 1 | 3 B",
    ]
    assert shown(section, 1) == ["a | 1 | 7 B"]
    section = costs(*(("column", "statistics", f"c{n}", 1, n) for n in range(1, 31)))
    assert (len(shown(section)), section.grids[0].note) == (20, "10 more are not shown.")
    assert costs().is_empty
    assert costs().lead == "There are no metadata files to count."


def overlap(*rows):
    """The section of columns with their depths, of ten ranges by default."""
    names = "column_name average_depth range_count unknown_count unit disjoint_count"
    defaults = (None, None, 10, 0, "file")
    full = [(*row, *defaults[len(row) :], 2) for row in rows]
    return report.overlap_section(table("clustering", names, *full))


def test_overlap_sorts_columns_by_depth_with_files_without_bounds():
    of_files = [("b", 5.0), ("a", 5.0), ("c", 1.0), ("d", 1.0, 10, 30)]
    section = overlap(*of_files, ("p", 20.0, 40, 0, "manifest"))
    lines = ["c | 1 | 10 | 0 | 2", "a | 5 | 10 | 0 | 2", "b | 5 | 10 | 0 | 2"]
    assert shown(section, 0) == [*lines, "d | 31 | 10 | 30 | 2"]
    assert shown(section, 1) == ["p | 20 | 40 | 0 | 2"]
    section = overlap(("a", 1.0), ("b", None, 0, 10), ("\x1b", None, 0, 10))
    assert shown(section)[1:] == ["\\x1b | 10 | 0 | 10 | 2", "b | 10 | 0 | 10 | 2"]
    section = overlap(("b", None, 0, 10))
    assert section.is_empty
    assert section.lead == "No file has bounds, so queries read all files."
    [grid] = overlap(*((f"c{n:03}", float(n), 1000) for n in range(1, 101))).grids
    assert (len(grid.rows), grid.note) == (30, "70 more are not shown.")


def touched(*kept):
    found = [("manifests", 4, 1, 4096, 1024), ("statistics", 1, 0, 1024, 0)]
    steps, reasons = (table(s, " ".join(s.names), *r) for s, r in ((STEPS, found), (REASONS, kept)))
    stage = Stage("manifests", "manifest", 4, 1, 4096, 1024)
    return report.touched_section("a > 1", Explanation("a > 1", steps, reasons, stage))


def test_steps_and_reasons_are_those_of_the_explanation():
    section = touched()
    lines = ["manifests | 4 | 1 | 4 KiB | 1 KiB", "statistics | 1 | 0 | 1 KiB | 0 B"]
    assert shown(section, "Files kept by each step") == lines
    assert section.lead == "0 data files, 0 B may hold rows where a > 1."
    assert len(section.grids) == 1
    reason = ("not evaluated", None, 3, 2048, "\x1b", "compare")
    section = touched(reason, ("no bounds", "a", 1, None, "x", None))
    lines = ["3 | 2 KiB | not evaluated |  | \\x1b | compare", "1 | unknown | no bounds | a | x | "]
    assert shown(section, "Why files are kept") == lines
    assert section.grids[1].note == "A file may be counted in several rows."
    _, grid = touched(*((f"reason {n:02}", "a", 1, 1, "", None) for n in range(50))).grids
    assert (len(grid.rows), grid.note[-23:]) == (20, " 30 more are not shown.")
