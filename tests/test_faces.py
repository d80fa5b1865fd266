"""Every way to ask about a table says the same of its state, its counts and the advice."""

import json
import re

import pytest

import arrowmeta
from arrowmeta import text as words
from arrowmeta.cli import main
from tests.reconcile.changes import change, copied
from tests.refusals import refuses
from tests.report.pages import grids, lead, read_page, tiles, verdicts
from tests.serve.test_server import client
from tests.sql.test_questions import QUESTIONS

pytestmark = pytest.mark.filterwarnings("ignore")

POSITIONS, PK = "iceberg_v2_position_deletes", "pk_deletion_vectors"
#: Tables: state, source, and what is done to the copy; see `tests/cases/README.md`.
CHANGED = {
    "iceberg": ("sound", POSITIONS, "as it is"),
    "paimon": ("sound", PK, "as it is"),
    "iceberg_more_entries": ("remarks", POSITIONS, "list: [0].existing_files_count += -1"),
    "paimon_more_entries": ("remarks", PK, "base list: [0]._NUM_ADDED_FILES += -1"),
    "iceberg_fewer_entries": ("contradictory", POSITIONS, "list: [0].existing_files_count += 1"),
    "paimon_fewer_entries": ("contradictory", PK, "base list: [0]._NUM_ADDED_FILES += 1"),
    "iceberg_skipped": ("contradictory", POSITIONS, "list: [0].existing_files_count = 0"),
    "paimon_skipped": ("contradictory", PK, "base list: [0]._NUM_ADDED_FILES = 0"),
    "iceberg_repeated": ("contradictory", POSITIONS, "list: the first twice"),
    "paimon_repeated": ("contradictory", PK, "base list: the first twice"),
    "paimon_row_total": ("contradictory", PK, "snapshot: totalRecordCount = 201"),
    "iceberg_no_manifest": ("partial", POSITIONS, "data manifest: missing"),
    "paimon_no_manifest": ("partial", PK, "base manifest: missing"),
    "iceberg_cut": ("partial", POSITIONS, "data manifest: shorter by 100"),
    "paimon_old_list": ("partial", PK, "delta list 3: missing"),
}
TABLES = {name: (source, said) for name, (_, source, said) in CHANGED.items()} | {
    name: (name, "as it is")
    for name in (
        *("iceberg_append_lost_manifest", "append_float_partition", "append_schema_evolution"),
        *("iceberg_v1_to_v2", "iceberg_v2_equality_deletes", "iceberg_v3_deletion_vectors"),
        *("pk_all_types", "pk_tags_branches"),
    )
}
#: Exit codes of commands by the state of a table.
CODES = {"sound": 0, "remarks": 0, "contradictory": 2, "partial": 3}
#: Commands that read manifests; others say nothing of the state.
COMMANDS = (
    *("damage", "reconcile", "check", "describe", "files", "entries", "partitions", "report"),
    *("plan TRUE", "explain TRUE", "sql COUNT"),
)
SILENT = ("snapshots", "refs", "options", "schemas")


@pytest.mark.sampled(5)
@pytest.mark.parametrize("name", CHANGED)
def test_every_command_says_the_state(name, tmp_path, capsys):
    state, source, said = CHANGED[name]
    copy = copied(source, tmp_path)
    change(copy, said)

    def run(command):
        verb, *rest = command.split()
        asked = [{"TRUE": "1 = 1", "COUNT": "SELECT count(*) FROM files"}[word] for word in rest]
        code = main([verb, str(copy.root), *asked, "--allow-moved-paths"])
        return code, capsys.readouterr()

    table = arrowmeta.open(copy.root, allow_moved_paths=True)
    assert (table.state, table.complete) == (state, state != "partial")
    sentence = table.standing.sentence
    for command in COMMANDS:
        code, told = run(command)
        # The answer of `reconcile` is findings: those of warnings are code 2, too.
        is_found = command == "reconcile" and state == "remarks"
        assert (command, code) == (command, 2 if is_found else CODES[state])
        if command == "check":
            assert state in ("sound", "remarks") or state in told.out
        elif state != "sound":
            assert sentence in told.err, command
        text = " ".join((told.err + told.out).split())  # lines are wrapped
        assert ("could not be read" in text) == (state == "partial"), command
        if command == "report":
            assert verdicts(read_page(told.out))[0][1] == sentence
    for command in SILENT:
        code, told = run(command)
        assert code in (0, CODES[state])
        assert all(f"{other.capitalize()}:" not in told.err for other in CODES if other != state)


def test_strict_tables_and_many_snapshots_are_not_checked_beside_an_answer(tmp_path, monkeypatch):
    table = copied(PK, tmp_path)
    change(table, CHANGED["paimon_skipped"][-1])
    for options, n_snapshots in (({"strict": True}, 100), ({}, 5)):
        monkeypatch.setattr("arrowmeta.reconcile.findings._FEW_SNAPSHOTS", n_snapshots)
        quick = arrowmeta.open(table.root, **options)
        quick.files()
        assert quick.standing_so_far.state is None
        assert quick.state == "contradictory"
        assert quick.standing_so_far.state == "contradictory"


# -- Facts that faces have in common; None is unknown, and what a face does not say is left out

_SENTENCE = re.compile("(Sound|Remarks|Contradictory|Partial): .*")
_COUNTS = """SELECT
    (SELECT count(*) FROM data_files) AS data_files,
    (SELECT coalesce(sum(record_count), 0)::BIGINT FROM data_files) AS rows,
    (SELECT count(*) FROM delete_files) AS delete_files,
    (SELECT count(*) FROM deletion_vectors) AS deletion_vectors,
    (
        SELECT CASE WHEN count(*) = count(deleted_record_count)
            THEN coalesce(sum(deleted_record_count), 0)::BIGINT END
        FROM partitions
    ) AS deleted
"""
[STATE] = (query for question, query in QUESTIONS.items() if "the state" in question)
#: Facts of a survey by their columns.
SURVEYED = {
    "data_files": "data_file_count",
    "rows": "record_count",
    "state": "state",
    "delete_files": "delete_file_count",
    "deleted": "deleted_record_count",
}
TILES = {"Data files": "data_files", "Rows": "rows", "Deletion vectors": "deletion_vectors"}
METRICS = {
    "data_files": "files",
    "rows": "records",
    "state": "state",
    "delete_files": "delete_files",
    "deleted": "deleted_records",
}


def total(numbers):
    """Return a sum; None if a number is unknown."""
    return None if None in numbers else sum(numbers)


def number_in(text):
    """Return the first number of a text."""
    found = re.search("[0-9][0-9,]*", text)
    return None if found is None else int(found[0].replace(",", ""))


def deleted_in(text):
    """Return the number of deleted rows that a sentence has, with what it says of the number."""
    if "unknown" in text:
        return "unknown"
    found = re.search("((?:up to )?[0-9,]+) (?:of the )?rows?\\b", text, re.IGNORECASE)
    return found[1].lower() if found else "0"


def advice(rows):
    """Return statements and what they are against, and why others are withheld."""
    names = ("check_name", "engine", "statement", "precondition", "effect")
    given = [row for row in rows if row["statement"] is not None]
    debts = [row["effect"] for row in given if row["check_name"] == "delete_debt"]
    return {
        **({"deleted in words": deleted_in(debts[-1].split(";")[0])} if debts else {}),
        "statements": [" ".join(words.printable(row[name]) for name in names) for row in given],
        "withheld": {row["effect"] for row in rows if row["statement"] is None},
    }


def described(rows, sentence):
    """Return what `describe` says; nothing of deleted rows where live files are lost."""
    found = {row["name"]: row["value"] for row in rows}
    remarks = [row["value"] for row in rows if row["name"] == "remark"]
    deleted = {"deleted in words": deleted_in(found["deleted"])} if "deleted" in found else {}
    return {
        **deleted,
        "remarks": [text for text in remarks if text != sentence],
        "state": found["state"],
        "sentence": sentence,
        "data_files": number_in(found["data files"]),
        "rows": number_in(found["rows"]),
    }


def surveyed(row):
    facts = {"sentence": row["error"]} if row["error"] is not None else {}
    return facts | {name: row[column] for name, column in SURVEYED.items()}


def reported(html):
    page = read_page(html)
    texts = [text for _, text in verdicts(page)]
    rows = grids(page, "remedies").get("Statements of engines", [])
    withheld = lead(page, "remedies").split("Given is ")[1:]
    return {
        **{TILES[name]: number_in(text) for name, text in tiles(page).items() if name in TILES},
        "sentence": texts[0],
        "remarks": texts[1:],
        "statements": [" ".join(row) for row in rows],
        "withheld": {text.strip().removesuffix(".") for text in withheld},
        "deleted in words": deleted_in(lead(page, "contents")),
    }


class Asked:
    """A table, and what is said of it by each way to ask."""

    def __init__(self, root, server, capsys):
        self.root, self.server, self.capsys = root, server, capsys
        self.table = arrowmeta.open(root, allow_moved_paths=True)

    def in_python(self):
        table, files = self.table, self.table.data_files(["record_count"])
        rows = table.describe().to_arrow().to_pylist()
        remarks = [{"name": "remark", "value": text} for text in table.describe().remarks]
        rows = [row for row in rows if row["name"] != "remark"] + remarks
        assert len(table.plan("1 = 1").files) == files.num_rows
        if table.state in ("contradictory", "partial"):
            refuses(arrowmeta.UsageError, "", table.expire, "1d", retain_last=1)
        return {
            **described(rows, table.standing.sentence),
            **advice(table.remedies().to_pylist()),
            "state": table.state,
            "data_files": files.num_rows,
            "rows": total(files["record_count"].to_pylist()),
            "delete_files": table.delete_files().num_rows,
            "deletion_vectors": table.deletion_vectors().num_rows,
            "deleted": total(table.partitions()["deleted_record_count"].to_pylist()),
        }

    def in_sql(self):
        [found], [counts] = (self.table.sql(query).to_pylist() for query in (STATE, _COUNTS))
        return {**found, **counts, **advice(self.table.sql("FROM remedies").to_pylist())}

    def in_duckdb(self):
        with arrowmeta.connect(t=self.table) as session:
            session.execute("USE t")
            [found], [counts], rows = (
                session.sql(query).to_arrow_table().to_pylist()
                for query in (STATE, _COUNTS, "FROM remedies")
            )
        return {**found, **counts, **advice(rows)}

    def _said(self, *words):
        main([words[0], str(self.root), *words[1:], "--allow-moved-paths"])
        return self.capsys.readouterr()

    def on_the_command_line(self):
        sentence = _SENTENCE.search(self._said("damage").err)[0]
        rows = json.loads(self._said("describe", "-o", "json").out)
        remedies = json.loads(self._said("remedies", "-o", "json").out)
        return described(rows, sentence) | advice(remedies)

    def in_a_survey(self):
        [row] = arrowmeta.scan(self.root).to_pylist()
        return surveyed(row)

    def in_the_report(self):
        return reported(self.table.report().to_html())

    def on_the_page(self):
        return reported(self.server.get(f"/table/default.{self.root.name}").text)

    def in_the_api(self):
        name = f"default.{self.root.name}"
        [row] = (row for row in self.server.get("/api/tables").json() if row["name"] == name)
        return surveyed(row) | advice(self.server.get(f"/api/tables/{name}/remedies").json())

    def in_the_metrics(self):
        metrics, found = self.server.get("/metrics").text, {}
        pattern = f'^arrowmeta_table_(\\w+){{table="default.{self.root.name}",(.*)}} (.*)$'
        for name, labels, value in re.findall(pattern, metrics, re.MULTILINE):
            found[name] = labels.split('"')[-2] if name == "state" else float(value)
        return {name: found.get(metric) for name, metric in METRICS.items()}


FACES = [name for name in vars(Asked) if name.startswith(("in_", "on_")) and name != "in_python"]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", TABLES)
def test_every_face_says_the_same(name, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("arrowmeta.apps.serve.pages.WAIT_SECONDS", 600)
    source, said = TABLES[name]
    copy = copied(source, tmp_path)
    change(copy, said)
    with client(tmp_path) as server:
        while "arrowmeta_table_readable{" not in server.get("/metrics").text:
            pass
        asked = Asked(copy.root, server, capsys)
        expected = asked.in_python()
        for face in FACES:
            said = getattr(asked, face)()
            assert said == {fact: expected.get(fact, said[fact]) for fact in said}, face
