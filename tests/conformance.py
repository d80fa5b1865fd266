"""Compare answers with tables and expected answers that others publish.

    python -m tests.conformance CHECKOUT...

Each checkout of a public repository is searched for what can be compared:

- Avro files: decoded by fastavro (`tests.reference.avro`), too;
- Iceberg and Paimon tables: opened, all files listed and counted, and reconciled;
- queries of DuckDB's tests (`*.test`) over tables of the checkout: DuckDB answers them from the
  files that a plan keeps for their condition, without deleted rows, as the test expects;
- cases of iceberg-verification, `cases.json`: schemas are read as decoded there, or reported.

Prints a line for each that does not agree, and counts. Exits with 1 if an answer differs; what is
refused or reported as damage is for a person to judge.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import duckdb
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

import arrowmeta
from arrowmeta.errors import ArrowMetaError, PredicateError
from tests.reference.avro import columns_of, expected_columns

#: What is compared, what it is about, and how it ended: `passes`, a reason, or what differs.
Result = tuple[str, str, str]
PASSES = "passes"
#: How a comparison ends, beside a difference.
ENDS = (PASSES, "not compared", "refused", "reported")

# -- Avro files and tables -----------------------------------------------------------------------


def avro_files(checkout: Path) -> Iterator[Result]:
    """Compare each Avro file with what fastavro reads."""
    for path in sorted(filter(Path.is_file, checkout.rglob("*"))):
        with path.open("rb") as file:
            is_avro = file.read(4) == b"Obj\x01"
        if is_avro:
            yield "Avro files", str(path.relative_to(checkout)), _avro(path)


def _avro(path: Path) -> str:
    try:
        expected = expected_columns(path.read_bytes())
    except Exception as error:
        return f"not compared: fastavro: {error}"
    try:
        decoded = columns_of(arrowmeta.read_avro(path))
    except ArrowMetaError as error:
        return f"refused: {error}"
    return PASSES if decoded == expected else "other values than fastavro"


def tables(checkout: Path) -> Iterator[Result]:
    """Open each table, count its rows and reconcile it."""
    for found in arrowmeta.discover(checkout, max_depth=20).to_pylist():
        location = Path(found["location"])
        yield "tables", str(location.relative_to(checkout)), _table(location)


def _table(location: Path) -> str:
    try:
        table = arrowmeta.open(location, allow_moved_paths=True)
        counts = table.data_files(["record_count"])["record_count"].to_pylist()
        recorded = table.snapshots(where=f"snapshot_id = {table.snapshot_id or -1}").to_pylist()
        errors = table.reconcile().filter(pc.field("severity") == "error").to_pylist()
    except ArrowMetaError as error:
        return f"refused: {error}"
    if errors:
        return f"reported: {errors[0]['check_name']}: {errors[0]['detail']}"
    total = recorded[0]["total_record_count"] if recorded else None
    return PASSES if total in (None, sum(counts)) else f"{sum(counts)} rows, recorded are {total}"


# -- queries of DuckDB ---------------------------------------------------------------------------

_SCAN = re.compile(r"iceberg_scan\('(?:[{_]+WORKING_DIRECTORY[}_]+/)?([^']+)'((?:,[^)]*)?)\)", re.I)
_WHERE = re.compile(r"\bwhere\b(.+?)(?:\border\b|\bgroup\b|\blimit\b|;|$)", re.I | re.S)
_QUERY = re.compile(r"^query .*\n((?:.+\n)+?)----\n((?:.+\n?)*)", re.M)
#: DuckDB's tests print flags as numbers or words.
_WORDS = {None: "NULL", "false": "0", "true": "1"}
_FLOAT = re.compile(r"-?\d+\.\d+")
_SETTING = re.compile(r"^statement ok\n(set (?:timezone|calendar).*)$", re.I | re.M)


def queries(checkout: Path) -> Iterator[Result]:
    """Answer the queries of `*.test` over one table of the checkout."""
    for path in sorted(checkout.rglob("*.test")):
        text = re.sub(r"^#.*\n", "", path.read_text(errors="replace"), flags=re.M)
        for query, lines in _QUERY.findall(text):
            scans = _SCAN.findall(query)
            if len(scans) == 1 and (checkout / scans[0][0]).exists():
                location, options = checkout / scans[0][0], scans[0][1]
                version = re.search(r"version *= *'?([^',?]+)", options)
                if version:
                    (location,) = location.glob(f"metadata/*{version[1]}.metadata.json")
                snapshot = re.search(r"snapshot_from_id *= *(\d+)", options)
                rows = (line.split("\t") for line in lines.splitlines())
                expected = sorted(tuple(_WORDS.get(text, text) for text in row) for row in rows)
                result = _query(
                    location, snapshot and int(snapshot[1]), query, expected, _SETTING.findall(text)
                )
                yield "queries", f"{path.name}: {' '.join(query.split())}", result


def _query(
    location: Path,
    snapshot_id: int | None,
    query: str,
    expected: list[tuple[str, ...]],
    settings: Sequence[str],
) -> str:
    where = _WHERE.search(query)
    try:
        table = arrowmeta.open(location, snapshot_id=snapshot_id, allow_moved_paths=True)
        with duckdb.connect() as con:
            for setting in settings:
                con.execute(setting)
            con.execute(f"CREATE VIEW scanned AS {_scanned(table, where and where[1].strip())}")
            asked = _SCAN.sub("scanned", query.strip().rstrip(";"))
            texts = con.sql(f"SELECT CAST(COLUMNS(*) AS VARCHAR) FROM ({asked})").fetchall()
    except (duckdb.Error, PredicateError, NotComparedError) as error:
        return f"not compared: {str(error).splitlines()[0]}"
    except ArrowMetaError as error:
        return f"refused: {error}"
    printed = sorted(tuple(_WORDS.get(text, text) for text in row) for row in texts)
    is_same = printed == expected or list(map(_rounded, printed)) == list(map(_rounded, expected))
    return PASSES if is_same else f"{printed[:3]}, expected are {expected[:3]}"


def _rounded(row: tuple[str, ...]) -> list[str]:
    """Round numbers, as DuckDB's tests compare them."""
    return [f"{float(text):.6g}" if _FLOAT.fullmatch(text) else text for text in row]


class NotComparedError(Exception):
    """What this script does not read as an engine does."""


class Column(NamedTuple):
    """A column of the current schema.

    Attributes:
        field_id: its id.
        name: its name, quoted.
        kind: its type in DuckDB.
        default: its value in files that lack it.
    """

    field_id: int
    name: str
    kind: str
    default: str


def _columns(table: arrowmeta.Table) -> list[Column]:
    ids = [int(field.metadata[b"PARQUET:field_id"]) for field in table.schema]
    types = list(map(str, duckdb.from_arrow(table.schema.empty_table()).types))
    described = {row["field_id"]: row for row in table.schemas().to_pylist()}  # the newest is last
    columns = []
    for field_id, name, kind in zip(ids, table.schema.names, types, strict=True):
        kind = "UUID" if described[field_id]["type"] == "uuid" else kind
        default = described[field_id]["initial_default"]
        value = bytes.fromhex(default) if default and kind == "BLOB" else default
        columns.append(Column(field_id, f'"{name}"', kind, f"{_literal(value)}::{kind}"))
    return columns


def _literal(value: Any) -> str:
    if isinstance(value, bytes):
        return f"unhex('{value.hex()}')"
    return "NULL" if value is None else "'" + str(value).replace("'", "''") + "'"


def _scanned(table: arrowmeta.Table, where: str | None) -> str:
    """Return SQL that reads the files of a plan, without deleted rows."""
    if len(set(map(str.lower, table.schema.names))) < len(table.schema):
        raise NotComparedError("columns that only differ in case")
    is_nested = any(pa.types.is_struct(kind) for kind in table.schema.types)
    if is_nested and len(set(table.schemas(["schema_id"])["schema_id"].to_pylist())) > 1:
        raise NotComparedError("a struct, and more than one schema")
    columns = _columns(table)
    deletes = {of["file_path"]: of for of in table.delete_files().to_pylist()}
    empty = ", ".join(f"NULL::{of.kind} AS {of.name}" for of in columns)
    parts = [f"SELECT {empty} WHERE false"]
    for file in table.plan(where).files.to_pylist():
        by_position = ", ".join(map(str, [-1, *table.deleted_rows(file["file_path"]).to_pylist()]))
        parts.append(
            f"SELECT * EXCLUDE (file_row_number) FROM ({_read(table, columns, file)}) AS of_file"
            f" WHERE file_row_number NOT IN ({by_position})"
        )
        for delete in map(deletes.__getitem__, file["delete_files"] or ()):
            if delete["content"] == "equality_deletes":
                same = " AND ".join(
                    f"deleted.{of.name} IS NOT DISTINCT FROM of_file.{of.name}"
                    for of in columns
                    if of.field_id in delete["equality_ids"]
                )
                deleted = _read(table, columns, delete)
                parts[-1] += f" AND NOT EXISTS (FROM ({deleted}) AS deleted WHERE {same})"
    return " UNION ALL ".join(parts)


def _read(table: arrowmeta.Table, columns: Sequence[Column], file: dict[str, Any]) -> str:
    """Return SQL that reads the columns of a Parquet file by field id, or by the name mapping.

    A column that the file lacks has the value of its identity partition, or else its default.
    """
    path = table.resolve(file["file_path"]).removeprefix("file:")
    if not Path(path).exists():
        raise NotComparedError("data files are missing")
    in_file = pq.read_schema(path)
    names = {int((f.metadata or {}).get(b"PARQUET:field_id", -1)): f.name for f in in_file}
    if set(names) == {-1}:
        mapping = json.loads(table.options.get("schema.name-mapping.default", "[]"))
        ids = {name: field["field-id"] for field in mapping for name in field["names"]}
        names = {ids.get(name, -1): name for name in in_file.names}
    identities = {
        f'"{row["source_column"]}"': file["partition"][row["name"]]
        for row in table.specs(where=f"spec_id = {file['spec_id']}").to_pylist()
        if row["transform"] == "identity"
    }
    values = [
        f'"{names[of.field_id]}"::{of.kind}'
        if of.field_id in names
        else f"{_literal(identities[of.name])}::{of.kind}"
        if of.name in identities
        else of.default
        for of in columns
    ]
    listed = (f"{value} AS {of.name}" for value, of in zip(values, columns, strict=True))
    source = f"read_parquet('{path}', file_row_number = true)"
    return f"SELECT {', '.join(listed)}, file_row_number FROM {source}"


# -- cases of iceberg-verification ---------------------------------------------------------------

#: Table metadata without snapshots.
_METADATA = {
    "format-version": 3,
    "table-uuid": "9c12d441-03fe-4693-9a96-a0705ddf69c1",
    "location": "/table",
    "last-sequence-number": 0,
    "last-updated-ms": 1,
    "last-column-id": 999,
    "next-row-id": 0,
    "default-spec-id": 0,
    "partition-specs": [{"spec-id": 0, "fields": []}],
    "last-partition-id": 999,
    "default-sort-order-id": 0,
    "sort-orders": [{"order-id": 0, "fields": []}],
}


def cases(checkout: Path) -> Iterator[Result]:
    """Read the schemas and types of `cases.json`; what is invalid has to be refused or reported."""
    for path in sorted(checkout.rglob("cases.json")):
        for case in json.loads(path.read_text())["cases"]:
            yield f"cases of {path.parent.parent.name}: {path.parent.name}", case["id"], _case(case)


def _case(case: dict[str, Any]) -> str:
    schema = case["input"]
    if not isinstance(schema, dict) or schema.get("type") != "struct" or "fields" not in schema:
        fields = [{"id": 1, "name": "c", "required": False, "type": case["input"]}]
        schema = {"type": "struct", "schema-id": 0, "fields": fields}
    schemas = {"current-schema-id": schema.get("schema-id", 0), "schemas": [schema]}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "v1.metadata.json")
        path.write_text(json.dumps(_METADATA | schemas))
        try:
            table = arrowmeta.open(path)
            decoded, type_text = table.schema, table.schemas()["type"][0].as_py()
            findings = table.reconcile().to_pylist()
        except ArrowMetaError as error:
            return PASSES if not case["valid"] else f"refused: {error}"
    if not case["valid"]:
        return PASSES if findings else "neither refused nor reported"
    if findings:
        return f"reported: {findings[0]['check_name']}: {findings[0]['actual']}"
    if fields := case.get("decoded", {}).get("fields"):
        found = {of[0]: of[1:] for of in _fields(decoded, None)}
        expected = {of["id"]: (of["name"], of["parent"], of["required"]) for of in fields}
        return PASSES if found == expected else f"{found}, expected {expected}"
    expected_type = case.get("canonical", type_text)
    return PASSES if type_text == expected_type else f"{type_text}, expected {expected_type}"


def _fields(
    within: Iterable[pa.Field], parent: int | None
) -> Iterator[tuple[int, str, int | None, bool]]:
    """Yield id, name, id of the parent and whether it is required, of all fields."""
    for field in within:
        field_id = int(field.metadata[b"PARQUET:field_id"])
        yield field_id, field.name, parent, not field.nullable
        kind = field.type
        if pa.types.is_map(kind):
            yield from _fields([kind.key_field, kind.item_field], field_id)
        elif pa.types.is_nested(kind):
            yield from _fields(map(kind.field, range(kind.num_fields)), field_id)


# -- the report ----------------------------------------------------------------------------------


def main() -> int:
    """Print what does not agree and the counts; return 1 if an answer differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("checkouts", nargs="+", type=Path, metavar="CHECKOUT")
    warnings.simplefilter("ignore")
    counts: Counter[tuple[str, str, str]] = Counter()
    for checkout in map(Path.resolve, parser.parse_args().checkouts):
        if not checkout.is_dir():
            sys.stdout.write(f"{checkout}: skipped, there is no checkout\n")
        for compare in (avro_files, tables, queries, cases) if checkout.is_dir() else ():
            for kind, subject, result in compare(checkout):
                end = result.partition(":")[0]
                end = end if end in ENDS else "differs"
                counts[checkout.name, kind, end] += 1
                if result != PASSES:
                    sys.stdout.write(f"{checkout.name}, {kind}, {subject}: {result}\n")
    for (name, kind, end), count in sorted(counts.items()):
        sys.stdout.write(f"{name:<24} {kind:<32} {end:<14} {count:>5}\n")
    return int(any(end == "differs" for _, _, end in counts))


if __name__ == "__main__":
    raise SystemExit(main())
