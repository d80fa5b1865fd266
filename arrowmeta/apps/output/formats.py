"""Output formats by name, each a function that writes Arrow rows to a byte stream; and HTML.

Rows are a table or a reader. They are written in batches, so that a closed pipe is noticed early
and only one batch of a reader is in memory. Text is UTF-8 and ends with a newline.

HTML is for notebooks: one `<div>` without scripts, and without styles beyond alignment. All text is
escaped: names and paths are untrusted.

Explanations of plans are text for a terminal, and HTML. Results of `arrowmeta.check` are also text
for a terminal, JUnit XML, SARIF and Prometheus metrics.

Specs: JUnit XML as read by Jenkins and GitLab; SARIF 2.1.0 (OASIS); Prometheus text format 0.0.4.
"""

from __future__ import annotations

import json
import re
import sys
import textwrap
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from html import escape
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any, BinaryIO, TypeAlias

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta import to_text
from arrowmeta.apps.output.rows import is_number
from arrowmeta.apps.output.screen import BOLD, SEVERITY_LOOKS, painted, shorten, to_cells, wrapped
from arrowmeta.errors import UsageError
from arrowmeta.text import count_severities, counted, printable, severities_text, to_size

if TYPE_CHECKING:
    from jinja2 import Environment

    from arrowmeta import Explanation

_BATCH_ROWS = 10_000
#: Rows per batch of JSON: its text takes several times the memory of the rows while it is built.
_JSON_ROWS = 1_000
#: Maximum text per batch, by a conservative estimate: Arrow strings arrays are limited to 2 GiB.
_BATCH_BYTES = 256 << 20
#: A byte may become six, as \u001b; delimiters and digits of numbers come on top.
_BYTES_OF_BYTE = 6
_BYTES_OF_VALUE = 24

#: Text that spreadsheets evaluate as a formula, and plain numbers, which they do not.
_FORMULA = r"^[=+\-@\t\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]"
_NUMBER = r"^[+\-]?(\d+\.?\d*|\.\d+)([eE][+\-]?\d+)?$"
#: Control characters except tabs and newlines, which CSV quotes.
_CONTROL = r"[\x00-\x08\x0b-\x1f\x7f-\x{9f}]"
_PYTHON_CONTROL = _CONTROL.replace("{9f}", "9f")

Rows: TypeAlias = pa.Table | pa.RecordBatchReader
Writer: TypeAlias = Callable[[Rows, BinaryIO], None]


def write_json(rows: Rows, sink: BinaryIO) -> None:
    """Write a JSON array with one object per line."""
    mark = b"["
    for text in _json_rows(rows):
        sink.write(mark + b"\n" + joined_lines(text, ",\n"))
        mark = b","
    sink.write(b"[]\n" if mark == b"[" else b"\n]\n")


def write_ndjson(rows: Rows, sink: BinaryIO) -> None:
    """Write one JSON object per line."""
    for text in _json_rows(rows):
        sink.write(joined_lines(text, "\n") + b"\n")


def harmless_texts(texts: pa.Array) -> pa.Array:
    """Return text that spreadsheets do not evaluate and terminals do not interpret.

    Spec: OWASP, CSV Injection.
    """
    is_steering = pc.match_substring_regex(texts, _CONTROL)
    if pc.any(is_steering).as_py():
        unsafe = re.compile(_PYTHON_CONTROL)
        escaped = (
            text and unsafe.sub(lambda control: ascii(control[0])[1:-1], text)
            for text in texts.to_pylist()
        )
        texts = pa.array(list(escaped), texts.type)
    is_formula = pc.and_not(
        pc.match_substring_regex(texts, _FORMULA), pc.match_substring_regex(texts, _NUMBER)
    )
    if not pc.any(is_formula).as_py():
        return texts
    return pc.if_else(is_formula, pc.binary_join_element_wise("'", texts, ""), texts)


def write_csv(
    rows: Rows, sink: BinaryIO, to_safe: Callable[[pa.Array], pa.Array] = harmless_texts
) -> None:
    """Write RFC 4180 CSV with a header; nested values are JSON, null is empty, text is quoted.

    Text that a spreadsheet would evaluate gets a leading apostrophe, and control characters are
    escaped, since metadata is untrusted.

    Args:
        to_safe: what does this to text.
    """
    from pyarrow import csv

    names = to_safe(pa.array(rows.schema.names, pa.string())).to_pylist()
    types = [_csv_type(f.type) for f in rows.schema]
    schema = pa.schema(list(zip(names, types, strict=True)))
    with csv.CSVWriter(sink, schema) as writer:
        for batch in _batches(rows):
            columns = [_csv_column(column, to_safe) for column in batch.columns]
            writer.write_batch(pa.RecordBatch.from_arrays(columns, schema=schema))


def write_raw_csv(rows: Rows, sink: BinaryIO) -> None:
    """Write CSV with text unchanged."""
    write_csv(rows, sink, lambda texts: texts)


def write_markdown(rows: Rows, sink: BinaryIO) -> None:
    """Write a Markdown table with readable cells and right-aligned numbers."""
    rules = ["---:" if is_number(field.type) else "---" for field in rows.schema]
    heads = [_markdown_cell(printable(name)) for name in rows.schema.names]
    sink.write(_markdown_line(heads) + _markdown_line(rules))
    for batch in _batches(rows):
        part = pa.Table.from_batches([batch])
        cells = [[_markdown_cell(cell) for cell in to_cells(column)] for column in part.columns]
        sink.write(b"".join(_markdown_line(list(row)) for row in zip(*cells, strict=True)))


def write_parquet(rows: Rows, sink: BinaryIO) -> None:
    """Write a Parquet file; structs without fields, which SQL can produce, become null."""
    from pyarrow import parquet

    empty = without_empty_structs(pa.Table.from_batches([], rows.schema))
    with _binary_errors(), parquet.ParquetWriter(sink, empty.schema) as to:
        for table in _tables(rows):
            to.write_table(without_empty_structs(table))


def write_arrow(rows: Rows, sink: BinaryIO) -> None:
    """Write an Arrow IPC stream."""
    with _binary_errors(), pa.ipc.new_stream(pa.PythonFile(sink, "w"), rows.schema) as to:
        for table in _tables(rows):
            to.write_table(table, max_chunksize=_BATCH_ROWS)


#: Writers of formats that need no terminal, by the name in `-o`.
WRITERS: dict[str, Writer] = {
    "json": write_json,
    "ndjson": write_ndjson,
    "csv": write_csv,
    "parquet": write_parquet,
    "arrow": write_arrow,
    "md": write_markdown,
}


def without_empty_structs(table: pa.Table) -> pa.Table:
    """Return `table` with null columns in place of structs without fields.

    The partition of an unpartitioned table is such a column.
    """
    for at, field in enumerate(table.schema):
        if field.type == pa.struct([]):
            table = table.set_column(at, field.name, pa.nulls(table.num_rows))
    return table


@contextmanager
def _binary_errors() -> Iterator[None]:
    try:
        yield
    except (pa.ArrowNotImplementedError, pa.ArrowInvalid) as error:
        raise UsageError(
            f"this result cannot be written in the chosen format ({error}). "
            "select other columns, or use -o ndjson"
        ) from error


def _tables(rows: Rows) -> Iterator[pa.Table]:
    """Yield a table as it is, or each batch of a reader as a table."""
    if isinstance(rows, pa.Table):
        yield rows
        return
    for batch in rows:
        yield pa.Table.from_batches([batch], rows.schema)


def _json_rows(rows: Rows) -> Iterator[pa.Array]:
    for batch in _batches(rows, _JSON_ROWS):
        yield to_text(_rows(batch), "json")


def _batches(rows: Rows, most_rows: int = _BATCH_ROWS) -> Iterator[pa.RecordBatch]:
    """Yield non-empty batches whose text is of bounded size.

    Ten thousand rows with statistics of a thousand columns exceed the size of a string array.
    """
    for table in _tables(rows):
        for batch in table.to_batches(max_chunksize=most_rows):
            # Skip empty batches of concatenated tables: no separator follows them.
            if batch.num_rows:
                yield from _small_batches(batch)


def _small_batches(batch: pa.RecordBatch) -> Iterator[pa.RecordBatch]:
    n_first = batch.num_rows // 2
    if n_first == 0 or sum(map(_text_size, batch.columns)) <= _BATCH_BYTES:
        yield batch
        return
    yield from _small_batches(batch.slice(0, n_first))
    yield from _small_batches(batch.slice(n_first))


def _text_size(array: pa.Array) -> int:
    """Return an upper estimate of the bytes of an array as text."""
    overhead = _BYTES_OF_VALUE * len(array)
    kind = array.type
    if pa.types.is_struct(kind):
        names = sum(len(field.name.encode()) for field in kind.fields)
        fields = sum(_text_size(array.field(at)) for at in range(kind.num_fields))
        return overhead + _BYTES_OF_BYTE * names * len(array) + fields
    if isinstance(kind, pa.ListType | pa.LargeListType | pa.FixedSizeListType):
        return overhead + _text_size(array.flatten())
    return overhead + _BYTES_OF_BYTE * int(array.nbytes)


def _rows(batch: pa.RecordBatch) -> pa.Array:
    # from_arrays, not to_struct_array: SQL results may have duplicate column names.
    fields = [pa.field(f.name, f.type) for f in batch.schema]
    if not fields:
        return pa.array([{}] * batch.num_rows, pa.struct([]))
    return pa.StructArray.from_arrays(batch.columns, fields=fields)


def joined_lines(texts: pa.Array, separator: str) -> bytes:
    """Return texts with a separator between them, as bytes of UTF-8."""
    everything = pa.ListArray.from_arrays([0, len(texts)], texts)
    return bytes(pc.binary_join(everything, separator)[0].as_buffer()) if len(texts) else b""


def _csv_type(kind: pa.DataType) -> pa.DataType:
    is_bare = pa.types.is_integer(kind) or pa.types.is_boolean(kind)
    return kind if is_bare else pa.string()


def _csv_column(column: pa.Array, to_safe: Callable[[pa.Array], pa.Array]) -> pa.Array:
    if _csv_type(column.type) != pa.string():
        return column
    return to_safe(to_text(column, "json" if pa.types.is_nested(column.type) else "plain"))


def _markdown_cell(text: str) -> str:
    return text.replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;")


def _markdown_line(cells: list[str]) -> bytes:
    return f"| {' | '.join(cells)} |\n".encode()


# -- pages of notebooks ----------------------------------------------------------------------------

#: Most rows, and widest cell, of a table in a page.
_PAGE_ROWS = 20
_PAGE_WIDTH = 120


def to_page_piece(
    table: pa.Table, *, title: str, notes: Sequence[str] = (), n_rows: int = _PAGE_ROWS
) -> str:
    """Return the first rows of a table with a title, and a note on what is not shown.

    Args:
        table: the rows; without columns, only title and notes are shown.
        title: plain text.
        notes: sentences below the table, plain text.
        n_rows: maximum number of rows to show.
    """
    columns = [[shorten(cell, _PAGE_WIDTH) for cell in to_cells(c)] for c in table.slice(0, n_rows)]
    sides = ["right" if is_number(field.type) else "left" for field in table.schema]
    if table.num_rows > n_rows:
        notes = (f"{n_rows:,} of {table.num_rows:,} rows are shown.", *notes)
    piece = templates("arrowmeta.apps.output").get_template("piece.html")
    return piece.render(
        title=title,
        heads=list(zip(table.column_names, sides, strict=True)),
        rows=list(zip(*columns, strict=True)),
        notes=notes,
    )


@cache
def templates(package: str) -> Environment:
    """Return the templates of a package, with filters for numbers and text; HTML is escaped."""
    from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

    environment = Environment(
        loader=PackageLoader(package),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters |= {"counted": counted, "to_size": to_size, "printable": printable}
    return environment


def show_findings() -> None:
    """Register the display of findings with a running IPython, if any."""
    # In a notebook, IPython is already imported.
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    if shell is not None:
        html = shell.display_formatter.formatters["text/html"]
        html.for_type(pa.Table, findings_html)


def findings_html(table: pa.Table) -> str | None:
    """Return findings as HTML, errors first; None for any other table."""
    names = ["check_name", "severity", "subject", "expected", "actual", "detail"]
    if {*names, "snapshot_id", "effect", "partition_path"} != {*table.column_names}:
        return None
    if not table.num_rows:
        return to_page_piece(table.select([]), title="No findings")
    title = severities_text(count_severities(table))
    return to_page_piece(table.select(names), title=title)


# -- explanations of plans ------------------------------------------------------------------------

#: Characters of a bar.
_BAR = 16


def explained_text(explanation: Explanation, width: int, *, is_colored: bool = False) -> str:
    """Return lines for a terminal of `width` columns."""
    lines = [shorten(_condition(explanation), width)]
    for text in explanation.unused:
        lines += textwrap.wrap(f"not used: {printable(text)}", width, subsequent_indent="  ")
    lines.append("")
    steps = explanation.steps.to_pylist()
    n_shown = next((at for at, step in enumerate(steps, 1) if not step["files_kept"]), len(steps))
    lines += [_step_line(step, steps[0]["files_total"]) for step in steps[:n_shown]]
    lines += ["", _of_manifests(explanation)]
    groups = explanation.kept.to_pylist()
    if groups:
        lines += ["", "Why files are kept:"]
    for group in groups:
        lines += _group_lines(group, width, explanation.MATCHES)
    for remark in explanation.remarks:
        lines += ["", *textwrap.wrap(remark, width, initial_indent="! ", subsequent_indent="  ")]
    head = painted(explanation.headline, BOLD, is_colored=is_colored)
    return "\n".join([head, *map(printable, lines)]) + "\n"


def explained_html(explanation: Explanation) -> str:
    """Return an HTML `<div>` for notebooks."""
    unused = [f"not used: {text}" for text in explanation.unused]
    notes = [_condition(explanation), *unused, _of_manifests(explanation), *explanation.remarks]
    steps = to_page_piece(explanation.steps, title=explanation.headline, notes=notes)
    if not explanation.kept.num_rows:
        return steps
    return steps + to_page_piece(explanation.kept, title="Why files are kept")


def _condition(explanation: Explanation) -> str:
    return f"where {explanation.predicate}" if explanation.predicate else "without a predicate"


def _of_manifests(explanation: Explanation) -> str:
    manifests = explanation.manifests
    sizes = f"{to_size(manifests.bytes_kept)} of {to_size(manifests.bytes_total)}"
    return f"{manifests.kept:,} of {counted(manifests.total, 'manifest')} read, {sizes}"


def _step_line(step: Mapping[str, Any], n_live: int) -> str:
    """Return a line with a bar for the share of live files that remains."""
    total, kept = step["files_total"], step["files_kept"]
    n_full = -(-kept * _BAR // n_live) if n_live else 0  # an empty bar means no files
    bar = "█" * n_full + "░" * (_BAR - n_full)
    sizes = f"{to_size(step['bytes_kept'])} of {to_size(step['bytes_total'])}"
    return f"{step['step']:<12}  {bar}  {kept:,} of {counted(total, 'file')}, {sizes}"


def _group_lines(group: Mapping[str, Any], width: int, matches: Collection[str]) -> Iterator[str]:
    of_column = f" of {group['column_name']}" if group["column_name"] else ""
    size = to_size(group["file_size_in_bytes"])
    is_match = group["reason"] in matches
    reason = group["reason"] + ("" if is_match else of_column)
    yield shorten(f"  {counted(group['file_count'], 'file')}, {size}: {reason}", width)
    for text in (group["detail"], group["remedy"] and f"to change it: {group['remedy']}"):
        if text:
            yield from wrapped(text, width, 6)


# -- results of check ------------------------------------------------------------------------------

#: Rows of `apps.rules.RESULTS`.
Results: TypeAlias = Sequence[Mapping[str, Any]]

_SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_SARIF_LEVELS = {"error": "error", "warning": "warning", "info": "note"}
_LABEL_ESCAPES = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})
#: Status of a rule for a table.
PASSED, FAILED, UNKNOWN = "passed", "failed", "unknown"
_IS_FAILED = {FAILED: 1, PASSED: 0, UNKNOWN: None}
#: Maximum number of lines of the text about one rule, beside its table.
_EXAMPLE_LINES = 3
#: Characters that XML 1.0 forbids, even escaped.
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def results_text(rows: Results, *, width: int, is_colored: bool = False) -> str:
    """Return the rules that failed, errors first, then unknown ones, and the number that passed."""
    lines: list[str] = []
    gravity = list(_SARIF_LEVELS)
    shown = [row for row in rows if row["status"] != PASSED]
    shown.sort(key=lambda row: (row["status"] != FAILED, gravity.index(row["severity"])))
    for row in shown:
        word, what = to_verdict(row)
        # The example of a row may be long; -o json has all of it.
        what = shorten(what, _EXAMPLE_LINES * width)
        text = f"{word}  {printable(row['table_location'])}: {what}"
        look = SEVERITY_LOOKS.get(word, BOLD)
        first, *rest = textwrap.wrap(text, width, subsequent_indent="  ", break_on_hyphens=False)
        lines += [painted(word, look, is_colored=is_colored) + first[len(word) :], *rest]
    lines += [
        printable(f"accepted  {row['table_location']}: {row['rule']}: {row['accepted']}")
        for row in rows
        if row["accepted"]
    ]
    tables = counted(len({row["table_location"] for row in rows}), "table")
    n_passed = len(rows) - len(shown)
    passed = f"{n_passed:,} of {counted(len(rows), 'rule')} passed for {tables}"
    return "\n".join([*lines, passed]) + "\n"


def to_verdict(row: Mapping[str, Any]) -> tuple[str, str]:
    """Return the severity of a failed rule, or `unknown`; and the sentence on it."""
    if row["status"] == FAILED:
        return row["severity"], to_sentence(row)
    return "unknown", f"{row['rule']}: the query returned no number"


def to_junit(rows: Results) -> str:
    """Return one test suite per table and one test case per rule; unknown results are skipped."""
    environment = templates("arrowmeta.apps.output")
    environment.filters |= {"xml": _xml, "sentence": to_sentence}
    suites = [(where, list(group)) for where, group in groupby(rows, itemgetter("table_location"))]
    return environment.get_template("junit.xml.jinja").render(suites=suites)


def _xml(text: str) -> str:
    """Return text in XML, without what it forbids; line breaks stay, in attributes, too."""
    escaped = escape(_NOT_IN_XML.sub("\ufffd", text), quote=False)
    return re.sub('["\t\n\r]', lambda mark: f"&#{ord(mark[0])};", escaped)


def to_sarif(rows: Results) -> str:
    """Return the failed rules as SARIF results of one run."""
    rules = {row["rule"]: row for row in reversed(rows)}
    results = [
        {
            "ruleId": row["rule"],
            "level": _SARIF_LEVELS[row["severity"]],
            "message": {"text": to_sentence(row)},
            "locations": [
                {"physicalLocation": {"artifactLocation": {"uri": row["table_location"]}}}
            ],
        }
        for row in rows
        if row["status"] == FAILED
    ]
    described = [
        {"id": name, "shortDescription": {"text": rules[name]["message"] or name}}
        for name in sorted(rules)
    ]
    run = {"tool": {"driver": {"name": "arrowmeta", "rules": described}}, "results": results}
    log = {"$schema": _SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, indent=2, ensure_ascii=False) + "\n"


def to_prometheus(rows: Results) -> str:
    """Return two gauges per rule: whether it failed, and the number it measured."""
    failed, numbers = [], []
    for row in rows:
        labels = {"table": row["table_location"], **{key: row[key] for key in ("rule", "severity")}}
        count = row["failing_row_count"]
        failed.append((labels, _IS_FAILED[row["status"]]))
        numbers.append((labels, row["value"] if count is None else count))
    about_value = "The number of the rule, or the rows that break it."
    return gauge("arrowmeta_rule_failed", "1 if the rule failed, 0 if it passed.", failed) + gauge(
        "arrowmeta_rule_value", about_value, numbers
    )


def to_sentence(row: Mapping[str, Any]) -> str:
    """Return the message of a failed rule: `snapshots_kept: 1,204 is more than 1,000: ...`."""
    if row["value"] is None:
        count = row["failing_row_count"]
        fact = "failed" if count is None else counted(count, "row")
    elif row["max"] is not None and row["value"] > row["max"]:
        fact = f"{_number(row['value'])} is more than {_number(row['max'])}"
    else:
        fact = f"{_number(row['value'])} is less than {_number(row['min'])}"
    message = f": {row['message']}" if row["message"] else ""
    example = f" (first: {row['example']})" if row["example"] else ""
    return printable(f"{row['rule']}: {fact}{message}{example}")


def _number(value: float) -> str:
    """Return a float with all its digits and thousands separators: `1,234,567` or `0.3`."""
    return f"{value:,.15g}"


def gauge(name: str, about: str, values: Iterable[tuple[Mapping[str, str], float | None]]) -> str:
    """Return a metric as Prometheus reads it: its values by labels, without unknown ones."""
    lines = [f"# HELP {name} {about}", f"# TYPE {name} gauge"]
    for labels, number in values:
        if number is not None:
            texts = ",".join(
                f'{label}="{text.translate(_LABEL_ESCAPES)}"' for label, text in labels.items()
            )
            lines.append(f"{name}{{{texts}}} {number:.15g}")
    return "\n".join(lines) + "\n"


#: Formats by the name in `-o`.
TEXTS: dict[str, Callable[[Results], str]] = {
    "junit": to_junit,
    "sarif": to_sarif,
    "prometheus": to_prometheus,
}
