import pyarrow as pa

from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import FINDINGS, SCHEMAS
from arrowmeta.output.nouns import count_severities
from arrowmeta.report.truth import remedies_section, truth_section

DAMAGE = pa.schema(
    [
        ("path", pa.string()),
        ("kind", pa.string()),
        ("reason", pa.string()),
        ("is_read", pa.bool_()),
        ("lost_files", pa.int64()),
        ("lost_rows", pa.int64()),
        ("recoverable_from", pa.list_(pa.int64())),
    ]
)
REMEDIES = SCHEMAS["remedies"](TableShape())


def findings(*rows):
    return pa.Table.from_pylist(
        [{"check_name": check, "severity": severity} for check, severity in rows], FINDINGS
    )


def damage(*rows):
    return pa.Table.from_pylist(list(rows), DAMAGE)


def grid(section, title):
    [found] = [grid for grid in section.grids if grid.title == title]
    return found


def texts(found):
    return [[cell.text for cell in row] for row in found.rows]


def test_section_without_findings_is_empty():
    section = truth_section(findings(), damage())
    assert section.is_empty
    assert section.lead == "Sound: all was read, and the checks found nothing."


def test_findings_are_counted_and_colored_by_severity():
    found = findings(("a", "error"), ("b", "warning"), ("c", "info"), ("c", "info"))
    assert count_severities(found) == {"error": 1, "warning": 1, "info": 2}
    section = truth_section(found, damage())
    assert section.lead.startswith("Contradictory: ")
    assert "in 1 place;" in section.lead
    tones = [row[0].tone for row in grid(section, "Findings").rows]
    assert tones == ["error", "warning", ""]


def test_findings_of_a_check_are_one_row_with_a_folded_sample():
    found = findings(*[("a", "error")] * 40, *[("b", "error")] * 5_118, ("c", "warning"))
    section = truth_section(found, damage())
    assert [row[:3] for row in texts(grid(section, "Findings"))] == [
        ["error", "b", "5,118"],
        ["error", "a", "40"],
        ["warning", "c", "1"],
    ]
    folded = grid(section, "b: 5,118 findings")
    assert folded.is_folded
    assert (len(folded.rows), folded.note) == (
        20,
        "5,098 more are in the output of arrowmeta reconcile.",
    )
    assert [one.title for one in section.grids if one.is_folded] == [
        "b: 5,118 findings",
        "a: 40 findings",
    ]


def test_damage_is_listed_first_with_its_losses():
    faults = [
        {"path": f"m{n}\x1b", "kind": "manifest", "reason": "missing", "is_read": False,
         "lost_files": 1234, "lost_rows": None, "recoverable_from": [7, 8]}
        for n in range(70)
    ]  # fmt: skip
    section = truth_section(findings(("a", "error")), damage(*faults))
    assert section.lead.startswith("Partial: 70 places of the metadata could not be read;")
    assert [one.title for one in section.grids] == ["Could not be read", "Findings"]
    shown = grid(section, "Could not be read")
    assert texts(shown)[0] == ["m0\\x1b", "manifest", "missing", "1,234", "unknown", "7, 8"]
    assert (len(shown.rows), shown.note) == (50, "20 more are not shown.")


def test_statements_of_engines_have_a_section_that_names_what_they_are_against():
    assert remedies_section(REMEDIES.empty_table()).is_empty
    row = dict.fromkeys(REMEDIES.names, "x") | {
        "check_name": "small_files",
        "statement": "CALL a()",
    }
    section = remedies_section(pa.Table.from_pylist([row, row], schema=REMEDIES))
    assert section.lead == "Against small_files."
    assert [texts_row[2] for texts_row in texts(section.grids[0])] == ["CALL a()"] * 2


def test_findings_name_the_partition_of_their_files_if_some_have_one():
    rows = findings(("a", "error"), ("a", "error")).to_pylist()
    without = truth_section(pa.Table.from_pylist(rows, FINDINGS), damage())
    assert "Partition" not in grid(without, "Findings").columns
    rows[1] |= {"subject": "f.parquet", "partition_path": "dt=2022-01-08/region=eu"}
    section = truth_section(pa.Table.from_pylist(rows, FINDINGS), damage())
    folded = grid(section, "a: 2 findings")
    assert folded.columns == ("Subject", "Partition", "Expected", "Actual", "Detail")
    assert texts(folded)[1][:2] == ["f.parquet", "dt=2022-01-08/region=eu"]
