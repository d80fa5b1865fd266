"""Every way to ask about a table gives the same state, the same counts and the same advice."""

import json
import re
from typing import Any, TypeAlias

import pytest

import arrowmeta
from arrowmeta import text as words
from arrowmeta.cli import main
from tests.reconcile.changes import change, copied
from tests.report.pages import grids, lead, read_page, tiles, verdicts
from tests.serve.test_server import client
from tests.sql.test_questions import QUESTIONS
from tests.test_state import TABLES as CHANGED

pytestmark = pytest.mark.filterwarnings("ignore")

#: Tables: source, and what is done to the copy.
TABLES = {
    **{name: (source, said) for name, (_, source, said) in CHANGED.items()},
    **{
        name: (name, "as it is")
        for name in (
            *("iceberg_append_lost_manifest", "append_float_partition", "append_schema_evolution"),
            *("iceberg_v1_to_v2", "iceberg_v2_equality_deletes", "iceberg_v3_deletion_vectors"),
            *("pk_all_types", "pk_tags_branches"),
        )
    },
}
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
#: What a face says, by what it is about; None is unknown. What it does not say is left out.
Facts: TypeAlias = dict[str, Any]


def total(numbers):
    """Return a sum; None if a number is unknown."""
    known = list(numbers)
    return None if None in known else sum(known)  # type: ignore[arg-type]


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


def deleted_of(described):
    """Return deleted rows as `describe` has them; nothing where live files are lost."""
    return {"deleted in words": deleted_in(described["deleted"])} if "deleted" in described else {}


def advice(rows):
    """Return statements and what they are against, and why others are withheld."""
    given = [row for row in rows if row["statement"] is not None]
    names = ("check_name", "engine", "statement", "precondition", "effect")
    facts: Facts = {}
    for row in given:
        if row["check_name"] == "delete_debt":
            facts["deleted in words"] = deleted_in(row["effect"].split(";")[0])
    return facts | {
        "statements": [" ".join(words.printable(row[name]) for name in names) for row in given],
        "withheld": {row["effect"] for row in rows if row["statement"] is None},
    }


def surveyed(row):
    facts = {"sentence": row["error"]} if row["error"] is not None else {}
    names = {"data_files": "data_file_count", "rows": "record_count", "state": "state"}
    names |= {"delete_files": "delete_file_count", "deleted": "deleted_record_count"}
    return facts | {name: row[column] for name, column in names.items()}


def reported(html):
    page = read_page(html)
    texts, shown = [text for _, text in verdicts(page)], tiles(page)
    names = {"Data files": "data_files", "Rows": "rows", "Deletion vectors": "deletion_vectors"}
    rows = grids(page, "remedies").get("Statements of engines", [])
    withheld = lead(page, "remedies").split("Given is ")[1:]
    return {
        **{names[name]: number_in(text) for name, text in shown.items() if name in names},
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
        described = {row["name"]: row["value"] for row in table.describe().to_arrow().to_pylist()}
        sentence, remarks = table.standing.sentence, table.describe().remarks
        assert len(table.plan("1 = 1").files) == files.num_rows
        if table.state in ("contradictory", "partial"):
            with pytest.raises(arrowmeta.UsageError):
                table.expire("1d", retain_last=1)
        return {
            **deleted_of(described),
            **advice(table.remedies().to_pylist()),
            "state": table.state,
            "sentence": sentence,
            "data_files": files.num_rows,
            "rows": total(files["record_count"].to_pylist()),
            "delete_files": table.delete_files().num_rows,
            "deletion_vectors": table.deletion_vectors().num_rows,
            "deleted": total(table.partitions()["deleted_record_count"].to_pylist()),
            "remarks": [text for text in remarks if text != sentence],
        }

    def in_sql(self):
        [state] = (query for question, query in QUESTIONS.items() if "the state" in question)
        [found], [counts] = (self.table.sql(query).to_pylist() for query in (state, _COUNTS))
        return {**found, **counts, **advice(self.table.sql("FROM remedies").to_pylist())}

    def in_duckdb(self):
        with arrowmeta.connect(t=self.table) as session:
            [state] = (query for question, query in QUESTIONS.items() if "the state" in question)
            session.execute("USE t")
            [found], [counts], rows = (
                session.sql(query).to_arrow_table().to_pylist()
                for query in (state, _COUNTS, "FROM remedies")
            )
        return {**found, **counts, **advice(rows)}

    def _said(self, *words):
        main([words[0], str(self.root), *words[1:], "--allow-moved-paths"])
        said = self.capsys.readouterr()
        return said.out, said.err

    def on_the_command_line(self):
        rows = json.loads(self._said("describe", "-o", "json")[0])
        described = {row["name"]: row["value"] for row in rows}
        sentence = _SENTENCE.search(self._said("damage")[1])
        assert sentence
        remarks = [row["value"] for row in rows if row["name"] == "remark"]
        return {
            **deleted_of(described),
            **advice(json.loads(self._said("remedies", "-o", "json")[0])),
            "state": described["state"],
            "sentence": sentence[0],
            "data_files": number_in(described["data files"]),
            "rows": number_in(described["rows"]),
            "remarks": [text for text in remarks if text != sentence[0]],
        }

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
        names = {"data_files": "files", "rows": "records", "state": "state"}
        names |= {"delete_files": "delete_files", "deleted": "deleted_records"}
        return {name: found.get(metric) for name, metric in names.items()}


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
