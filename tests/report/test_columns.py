import pyarrow as pa

from arrowmeta.errors import UnsupportedError
from arrowmeta.report.contents import Values, columns_section, values_of


def fields(*names, kind=None):
    return [pa.field(name, kind or pa.int32()) for name in names]


class Asked:
    """Answers aggregates of columns except unsupported ones, and counts the calls."""

    def __init__(self, *bad, why=None):
        self.bad = bad
        self.why = why
        self.times = 0

    def __call__(self, select):
        self.times += 1
        if any(f'"{name}"' in select or f"({name})" in select for name in self.bad):
            raise UnsupportedError("not this one")
        facts = [self._fact(one) for one in select.split(", ")]
        return pa.table(facts, names=[str(n) for n in range(len(facts))])

    def _fact(self, one):
        value = {"coun": 3, "min(": 1, "max(": 9}[one[:4]]
        value = 4 if one == "count(*)" else value
        return pa.array([{"value": value, "exact": True, "why": self.why if value == 3 else None}])


def test_column_values_equal_those_of_aggregates():
    assert values_of(fields("a", "b"), Asked()) == [Values(0.25, "1", "9")] * 2


def test_unsupported_column_does_not_hide_the_others():
    asked = Asked("c")
    known, unknown = Values(0.25, "1", "9"), Values()
    found = values_of(fields("a", "b", "c", "d", "e"), asked)
    assert found == [known, known, unknown, known, known]
    assert asked.times < 8


def test_missing_null_count_is_shown_as_unknown():
    why = "the number of rows or nulls of a file is not known"
    [found] = values_of(fields("a"), Asked(why=why))
    assert found == Values(None, "1", "9")
    [found] = values_of(fields("a"), Asked(why="a row may have versions in several files"))
    assert found == Values(0.25, "1", "9")


def test_empty_string_is_shown_in_quotes():
    facts = [pa.array([{"value": value, "why": None}]) for value in (4, 4, "", "z")]
    answer = pa.table(facts, names=list("abcd"))
    assert values_of(fields("a", kind=pa.string()), lambda _: answer) == [Values(0.0, '""', "z")]


def test_nested_columns_are_unknown_and_not_aggregated():
    nested = pa.field("s", pa.list_(pa.int32()))
    assert values_of([nested], Asked("s")) == [Values()]
    assert values_of([], Asked()) == []


def test_columns_of_an_empty_table_have_no_values():
    nothing = {"value": None, "exact": True, "why": None}
    facts = [{"value": 0, "exact": True, "why": None}] * 2 + [nothing] * 2
    answer = pa.table([pa.array([fact]) for fact in facts], names=list("abcd"))
    assert values_of(fields("a"), lambda _: answer) == [Values(0.0, "none", "none")]


def test_columns_grid_shows_unknown_and_escapes_control_characters():
    schema = pa.schema(fields("a", "\x1b[2J"))
    section = columns_section(schema, [Values(), Values(0.5, '""', "9")])
    [grid] = section.grids
    assert [[cell.text for cell in row] for row in grid.rows] == [
        ["a", "int32", "unknown", "unknown", "unknown"],
        ["\\x1b[2J", "int32", "50%", '""', "9"],
    ]


def test_columns_that_are_not_shown_are_counted():
    section = columns_section(pa.schema(fields("a", "b", "c")), [Values()])
    assert section.lead.startswith("3 columns")
    assert "2 columns not shown." in section.grids[0].note
