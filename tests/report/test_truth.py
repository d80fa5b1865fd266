import pyarrow as pa

from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import FINDINGS, SCHEMAS
from arrowmeta.report.truth import count_severities, truth_section

DAMAGE = pa.schema(
    [
        ("path", pa.string()),
        ("kind", pa.string()),
        ("reason", pa.string()),
        ("lost_files", pa.int64()),
        ("lost_rows", pa.int64()),
        ("recoverable_from", pa.list_(pa.int64())),
    ]
)
NO_REMEDIES = SCHEMAS["remedies"](TableShape()).empty_table()


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
    section = truth_section(findings(), damage(), NO_REMEDIES)
    assert section.is_empty
    assert section.lead == "The checks found nothing."


def test_findings_are_counted_and_colored_by_severity():
    found = findings(("a", "error"), ("b", "warning"), ("c", "info"), ("c", "info"))
    assert count_severities(found) == {"error": 1, "warning": 1, "info": 2}
    section = truth_section(found, damage(), NO_REMEDIES)
    assert section.lead == "The checks found 1 error, 1 warning, 2 remarks."
    tones = [row[0].tone for row in grid(section, "Findings").rows]
    assert tones == ["error", "warning", ""]


def test_findings_of_a_check_are_one_row_with_a_folded_sample():
    found = findings(*[("a", "error")] * 40, *[("b", "error")] * 5_118, ("c", "warning"))
    section = truth_section(found, damage(), NO_REMEDIES)
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
        {"path": f"m{n}\x1b", "kind": "manifest", "reason": "missing", "lost_files": 1234,
         "lost_rows": None, "recoverable_from": [7, 8]}
        for n in range(70)
    ]  # fmt: skip
    section = truth_section(findings(("a", "error")), damage(*faults), NO_REMEDIES)
    assert section.lead.startswith("70 places could not be read")
    assert [one.title for one in section.grids] == ["Could not be read", "Findings"]
    shown = grid(section, "Could not be read")
    assert texts(shown)[0] == ["m0\\x1b", "manifest", "missing", "1,234", "unknown", "7, 8"]
    assert (len(shown.rows), shown.note) == (50, "20 more are not shown.")
