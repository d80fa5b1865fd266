"""Write the generated pages of the docs: `python docs/generate.py`; a test compares them."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import duckdb

import arrowmeta
from arrowmeta.io.options import COMMAND, LOAD, SESSION, WAREHOUSE, Option, options_of
from arrowmeta.model.relations import RELATIONS
from arrowmeta.predicate.dialect import (
    KINDS,
    LACKS,
    OTHER,
    SAME,
    meanings,
    spellings,
)
from arrowmeta.predicate.parse import NOT_RLIKE, RLIKE
from arrowmeta.tables.command_line import flag_of
from arrowmeta.tables.options import OpenOptions
from arrowmeta.views.sql_files import COLUMNS, SqlFile, checks, sql_files

DOCS = Path(__file__).parent
_COMMENT = re.compile(r"COMMENT ON (VIEW|COLUMN|MACRO|MACRO TABLE) (\S+) IS '((?:[^']|'')*)';")
_MACRO = re.compile(r"MACRO\s+(\w+\s*\([^)]*\))")


#: Views by what people ask, in the order of the page. Views that only other views need have none.
_TASKS = {
    "Files and partitions": (
        *("files", "data_files", "delete_files", "partitions", "buckets", "file_sizes"),
        *("column_stats", "file_indexes", "all_files", "entries", "all_entries"),
    ),
    "Layout and pruning": ("clustering", "sort_orders", "specs"),
    "Deletes": ("delete_debt", "applicable_deletes", "deletion_vectors"),
    "Snapshots and schemas": (
        *("snapshots", "history", "growth", "refs", "consumers", "schemas", "options"),
        *("statistics", "partition_statistics"),
    ),
    "Files of metadata": (
        *("manifests", "all_manifests", "index_files", "metadata_files", "metadata_bytes"),
        *("metadata_log_entries", "snapshot_files"),
    ),
    "What is wrong, and what helps": (
        *("damage", "damaged_snapshots", "lost_entries"),
        *("recoverable_snapshots", "remedies", "readers"),
    ),
}

#: Macros for queries; the others are steps of these and of views.
_MACROS = ("plan_files", "plan_manifests", "explain_plan", "why_kept", "changes", "storage_path")

#: What the head of the page says of all columns.
_UNKNOWN = re.compile(r"; null if (unknown|not recorded)\.$")
_QUESTION = re.compile(r"^-- (.+\?).*\n((?:.+\n?)+)", re.MULTILINE)


def _examples() -> dict[str, str]:
    """Return the first question of `questions.sql` about each view."""
    examples: dict[str, str] = {}
    for question, query in _QUESTION.findall((DOCS / "how_to" / "questions.sql").read_text()):
        for view in re.findall(r"\b(?:FROM|JOIN) (\w+)", query):
            examples.setdefault(view, f"{question}\n\n```sql\n{query.strip()}\n```\n")
    return examples


def sql_page() -> str:
    """Return the page of views and macros: what each is, and what its columns are and mean."""
    files = {
        file.name: file
        for file in sql_files()
        if file not in checks() and file.name != "findings" and not file.peer
    }
    macros = [files[name] for name in _MACROS]
    names = {name for names in _TASKS.values() for name in names}
    if missing := RELATIONS.keys() - names - {"findings"}:
        raise ValueError(f"the page has no task for {sorted(missing)}")
    questions = _examples()
    example = Path(__file__).parents[1] / "arrowmeta" / "demo" / "tables" / "orders"
    with arrowmeta.connect(example) as tables:
        types = {name: _types_of(tables, name) | _types_of_relation(name) for name in names}
    parts = [
        "# Views and macros\n",
        "Each view is also a method of `Table` and a command, with the same columns and Arrow\n"
        "types; `partition`, `key` and `bounds` depend on the table. *Paimon* or *Iceberg* before\n"
        "a text: null in the other format. Null without another meaning is unknown. The view\n"
        "`findings` has [its own page](findings.md).\n",
    ]
    shown: dict[str, list[str]] = {}
    asked: dict[str, str] = {}
    for task, views in _TASKS.items():
        parts.append(f"## {task}\n")
        for name in views:
            parts += [f"### {name}\n", f"{_about(files[name])}\n"]
            parts += [_columns(name, _rows(files[name], types[name]), shown)]
            view = asked.setdefault(questions[name], name)
            parts.append(questions[name] if view == name else f"Example: [{view}](#{view}).\n")
    parts += ["## Macros\n", "| macro | |\n|---|---|", *map(_macro, macros)]
    return "\n".join([*parts, ""])


def _rows(file: SqlFile, types: dict[str, str]) -> list[str]:
    """Return the rows of the table of the columns of a view."""
    return [
        f"| `{name}`<br>*{escape(types[name])}* | {_UNKNOWN.sub('.', text)} |"
        for kind, name, text in _comments(file)
        if kind == "COLUMN"
    ]


def _columns(name: str, rows: list[str], shown: dict[str, list[str]]) -> str:
    """Return the columns of a view: those of a view before it, if it has all of them, and its own.

    `shown` has the rows of the views before it, and gets these.
    """
    within = [view for view, others in shown.items() if len(others) > 4 and {*others} <= {*rows}]
    shown[name] = rows
    if not within:
        return "\n".join(["| column | |", "|---|---|", *rows, ""])
    view = max(within, key=lambda view: len(shown[view]))
    own = [row for row in rows if row not in shown[view]]
    if not own:
        return f"The columns of [{view}](#{view}).\n"
    return f"The columns of [{view}](#{view}), and:\n\n" + _columns("", own, {})


def _types_of(tables: duckdb.DuckDBPyConnection, view: str) -> dict[str, str]:
    """Return the types of the columns of a view that is no relation."""
    read = tables.sql(f"SELECT * FROM {view} LIMIT 0").to_arrow_table()
    return {field.name: str(field.type) for field in read.schema}


def _types_of_relation(name: str) -> dict[str, str]:
    """Return the declared types of the columns of a relation; none of other views."""
    columns = RELATIONS[name].columns if name in RELATIONS else ()
    return {
        one.name: one.type + ("" if one.nullable else " not null") for one in columns if one.type
    }


def findings_page() -> str:
    """Return the page of checks: what each finds, its severity, and its effect on queries."""
    columns = [f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items()]
    return "\n".join(
        [
            "# Findings\n",
            "Each check is a view; `findings`, `Table.reconcile()` and `arrowmeta reconcile` run\n"
            "all of them.\n",
            "| column | |",
            "|---|---|",
            *columns,
            "",
            "*Wrong rows*: rows are missing, wrong or read twice. *Refused*: the engine does not\n"
            "read the table, snapshot or file. An error has one of these effects in some engine;\n"
            "a warning, too, if only few queries are affected. The head of each file of\n"
            "`sql/checks` names the code or specification that shows the effect. [Members that\n"
            "say one thing twice](pairs.md) lists what is compared, and what a plan does then.\n",
            _examples()["findings"],
            "## Checks\n",
            *map(_check, checks()),
        ]
    )


def _check(file: SqlFile) -> str:
    effect, engines = (file.declared(key) for key in ("Effect", "Engines"))
    text = [f"### {file.name}", f"*{file.declared('Severity')}*. {_about(file)} {_remark(file)}"]
    text.append(f"Effect: *{effect}*. Engines: {engines}.")
    return "\n\n".join(part.strip() for part in text) + "\n"


def _macro(file: SqlFile) -> str:
    signature = _MACRO.search(file.definition)
    assert signature is not None
    call = " ".join(signature[1].split()).replace("( ", "(").replace(" )", ")")
    return f"| `{call}` | {_about(file)} |"


def _about(file: SqlFile) -> str:
    return next(text for kind, _, text in _comments(file) if kind != "COLUMN")


def _remark(file: SqlFile) -> str:
    """Return what the head of a file says after its first paragraph."""
    _, _, rest = file.text.head.partition("\n--\n")
    return " ".join(line.removeprefix("-- ") for line in rest.strip().splitlines())


def _comments(file: SqlFile) -> list[tuple[str, str, str]]:
    return [
        (kind, name.rpartition(".")[2].strip('"'), text.replace("''", "'"))
        for kind, name, text in _COMMENT.findall(file.text.comments)
    ]


def dialects_page() -> str:
    """Return the page of functions: what DuckDB, Spark and Trino mean by each."""
    return "\n".join(
        [
            "# Functions by dialect\n",
            "[Dialects](pruning.md#dialects) of conditions. A call is evaluated over known\n"
            "values if a row takes the types of its arguments and *only if* holds. In `any`, all\n"
            "engines that have the function must mean the same. Calls without a row keep files.\n"
            "Times with a zone and `current_date` are read in a [time\n"
            "zone](pruning.md#time-zones).\n",
            "*lacks*: the engine has no such function, so its query fails. *differs*: or not\n"
            "known to be the same. *is*: DuckDB's expression of what the engine means. Engines\n"
            "without a name mean the same. `{0}` is the first argument, `{self}` the call.\n"
            "`arrowmeta/predicate/functions.csv` has the source of each row.\n",
            f"Types: {'; '.join(f'*{kind}*, {text}' for kind, text in KINDS.items())}.\n",
            "| call | types | engines | only if | differs in |",
            "|---|---|---|---|---|",
            *_rows_of_meanings(),
            "",
            "## Other names\n",
            "| name | engines | the same in DuckDB |",
            "|---|---|---|",
            *(
                f"| {_code(name)} | {', '.join(engines)} | {_code(template)} |"
                for (name, _), (template, engines) in spellings().items()
                if name not in (RLIKE, NOT_RLIKE)
            ),
            "",
        ]
    )


def _rows_of_meanings() -> list[str]:
    """Return one row per meaning: calls and types that share it share a row."""
    types: dict[tuple[str, ...], dict[str, None]] = {}
    for row in meanings():
        only_if = " and ".join(map(_condition, row.only_if))
        others = [f"Spark {_meant(row.spark)}", f"Trino {_meant(row.trino)}"]
        different = [said for said in others if not said.endswith(" same")]
        meaning = ("; ".join(different) or "same", only_if, row.why)
        takes = row.takes.replace("|", "/") or "none"
        types.setdefault((row.name, *meaning), {}).setdefault(takes)
    calls: dict[tuple[str, ...], list[str]] = {}
    for (name, *meaning), takes in types.items():
        calls.setdefault(("; ".join(takes), *meaning), []).append(_code(name))
    return [f"| {' '.join(names)} | {' | '.join(cells)} |" for cells, names in calls.items()]


#: Conditions of the table, by how they begin and end, and what they mean for `{0}` to `{2}`.
_CONDITIONS = (
    ("regexp_full_match(", ", '[ -~]*')", "is ASCII"),
    ("regexp_full_match(", ", '[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}')", "is YYYY-MM-DD"),
    ("regexp_full_match(", ", '([0-9a-fA-F]{{2}})*')", "is pairs of hexadecimal digits"),
    ("regexp_full_match(", "NOT contains({1}, '(?')", "is of the syntax that RE2 and Java share"),
    ("regexp_full_match(", ", '-?[0-9]{{1,18}}')", "is an integer of at most 18 digits"),
    ("regexp_full_match(", "(\\.[0-9]{{1,6}})?')", "is a number of a few digits"),
    ("(regexp_full_match(", "'-infinity'))", "is a number of a few digits, nan or infinity"),
    ("regexp_full_match(", "|year)s?')", "is a number and a unit"),
    ("CAST(", " AS DOUBLE) <> 'NaN'::DOUBLE", "is not NaN"),
    ("NOT contains(", ", chr(92))", "has no backslash"),
)


def _condition(said: str) -> str:
    """Return a condition in words, or as SQL."""
    for head, tail, words in _CONDITIONS:
        if said.startswith(head) and said.endswith(tail):
            return f"`{said.removeprefix(head)[:3]}` {words}"
    if said == "{self} BETWEEN {least} AND {most}":
        return "the result fits its type"
    return "no argument is NULL" if said == "{*} IS NOT NULL" else _code(said)


def _meant(said: str) -> str:
    return {SAME: "same", LACKS: "lacks", OTHER: "differs"}.get(said) or f"is {_code(said)}"


def _code(text: str) -> str:
    text = text.replace("{{", "{").replace("}}", "}")
    if "|" not in text:
        return f"`{text}`"
    return f"<code>{escape(text, quote=False).replace('|', '&#124;')}</code>"


def options_page() -> str:
    """Return the page of options: what each is, who takes it, and what it is called there."""
    from arrowmeta.spark.options import OPTIONS

    own = options_of(OpenOptions)
    return "\n".join(
        [
            "# Options\n",
            "## Of arrowmeta.open\n",
            "`connect`, `discover` and `compare` take those that say how a store is reached,\n"
            "`check` and `index` all of them. *Spark*: `load` is a load of the data source or a\n"
            "function of `arrowmeta.spark`; `session` the configuration of a session, such as\n"
            "`spark.arrowmeta.threads`; `warehouse` a load of all tables of a warehouse; `all`\n"
            "these three. There, mappings are JSON and lists have commas.\n",
            "| option, on a command line | Spark | |",
            "|---|---|---|",
            *map(_option, own.values()),
            "",
            "## Of Spark's data source\n",
            "| option | Spark | |",
            "|---|---|---|",
            *(_option_of_spark(one) for name, one in OPTIONS.items() if name not in own),
            "",
        ]
    )


def _option(one: Option) -> str:
    kind = f"<br>*{one.type.removesuffix(' | None').replace(' | ', ' or ')}*"
    flag = f"<br>{_code(flag_of(one))}" if COMMAND in one.takers else ""
    cells = [f"{_code(one.name)}{kind}{_default(one)}{flag}", _takers(one), f"{one.summary}."]
    return f"| {' | '.join(cells)} |"


def _option_of_spark(one: Option) -> str:
    return f"| {_code(one.name)}{_default(one)} | {_takers(one)} | {one.summary}. |"


def _default(one: Option) -> str:
    return "" if one.default is None else f" = {_code(str(one.default))}"


def _takers(one: Option) -> str:
    takers = [taker for taker in (LOAD, SESSION, WAREHOUSE) if taker in one.takers]
    return "all" if len(takers) == 3 else ", ".join(takers)


def metadata_columns_page() -> str:
    """Return the page of the formats' own metadata tables: their columns beside ours."""
    own = [file for file in sql_files() if file.peer and file.is_view]
    parts = [
        "# Columns of the metadata tables\n",
        "The columns of [metadata tables](metadata_tables.md), and the expressions over our\n"
        "relations that return them. *As here*: columns of the same name and value.\n",
    ]
    for title, peer in (("Iceberg", "iceberg"), ("Paimon", "paimon")):
        parts.append(f"## {title}\n")
        files = sorted((one for one in own if one.peer == peer), key=lambda one: one.name)
        firsts: dict[str, str] = {}
        for file in sorted(files, key=lambda one: len(one.name)):
            firsts.setdefault(_columns_beside(file), file.name)
        for file in files:
            columns = _columns_beside(file)
            first = firsts[columns]
            if first != file.name:
                columns = f"The columns of [{first}](#{first.replace('.', '')}).\n"
            parts += [f"### {file.name}\n", f"{_about(file)}\n", columns]
    return "\n".join(parts)


def _columns_beside(file: SqlFile) -> str:
    """Return the columns of a metadata table, and the expressions over our relations."""
    import sqlglot

    created = sqlglot.parse_one(file.definition, read="duckdb")
    same, by_id, rows = [], [], []
    for selected in created.expression.selects:
        name = selected.alias_or_name
        said = selected.unalias().sql("duckdb", comments=False)
        if said == name:
            same.append(_code(name))
        elif said.endswith("_by_id"):
            by_id.append(_code(name))
        else:
            rows.append(f"| `{name}` | {_code(said)} |")
    parts = ["| column | in our relations |\n|---|---|\n" + "\n".join(rows)] if rows else []
    if by_id:
        parts.append(f"Maps by field id, as in the manifest: {', '.join(by_id)}.")
    if same:
        parts.append(f"As here: {', '.join(same)}.")
    return "\n\n".join(parts) + "\n"


PAGES = {
    "metadata_columns.md": metadata_columns_page,
    "sql.md": sql_page,
    "findings.md": findings_page,
    "dialects.md": dialects_page,
    "options.md": options_page,
}

if __name__ == "__main__":
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), encoding="utf-8")
