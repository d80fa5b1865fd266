"""Options are declared once; every entrance takes those that apply, and refuses others alike.

`tests/interface.txt` lists which. The limits that pages state are those of the code.
"""

import inspect
import json
import re
import shutil
from pathlib import Path
from types import SimpleNamespace

import pyarrow.fs as pafs
import pytest
from msgspec.structs import asdict

import arrowmeta
from arrowmeta.apps.rules import Rule
from arrowmeta.avro import container
from arrowmeta.avro.plan import MAX_NESTING
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from arrowmeta.iceberg import metadata, schema
from arrowmeta.io import document, reading, requests, storage
from arrowmeta.io.options import (
    COMMAND,
    LOAD,
    WAREHOUSE,
    StorageKeywords,
    StorageSettings,
    options_of,
)
from arrowmeta.kernels.deletion_vectors import MAX_POSITIONS
from arrowmeta.paimon.schema import MAX_DEPTH
from arrowmeta.pruning.evaluator import MOST_SECONDS
from arrowmeta.tables.command_line import flag_of
from arrowmeta.tables.discovery import MAX_FOLDERS
from arrowmeta.tables.locate import Opening
from arrowmeta.tables.options import OpenKeywords, OpenOptions, TableKeywords
from tests.bundled import DATA
from tests.iceberg.tables import metadata_json, write
from tests.refusals import refuses

TABLE = DATA / "pk_tags_branches"
OPTIONS = options_of(OpenOptions)
SECRET = "hunter2hunter2"

#: A value of each option that does not change what is read, and one that is refused.
VALUES = {
    "connect_timeout": (5, 0),
    "request_timeout": (20.5, "soon"),
    "total_timeout": (60, -1),
    "storage_options": ({"s3.region": "eu-west-1"}, ["s3.secret-access-key", SECRET]),
    "allowed_roots": (["s3://other"], "s3://other"),
    "format": ("auto", "delta"),
    "snapshot_id": (2, "two"),
    "ref": ("t1", 5),
    "as_of": ("2999-01-01", "yesterday"),
    "filesystem": (pafs.LocalFileSystem(), None),
    "allow_moved_paths": (True, "yes"),
    "path_map": ({"hdfs://node/old/": "/new/"}, {"hdfs://old/": 5}),
    "threads": (1, 0),
    "strict": (True, "no"),
    "store": (False, 5),
    "safe": (True, "yes"),
    "safe_roots": ((), "/tmp"),
    "catalog": (None, 5),
}
#: `connect` restricts SQL by the last two, after it has opened the tables.
NOT_REFUSED = ("filesystem", "as_of", "catalog")


def refusal(name):
    return re.escape(f"{name} must be {OPTIONS[name].kind.what}")


def _of_pyiceberg(folder, **options):
    path = write(folder, "v1.metadata.json", metadata_json())
    table = SimpleNamespace(metadata_location=str(path), io=SimpleNamespace())
    return arrowmeta.from_pyiceberg(table, **options)


def _of_pypaimon(folder, **options):
    table = {"table_path": str(folder / "t"), "file_io": None, "current_branch": lambda: "main"}
    return arrowmeta.from_pypaimon(SimpleNamespace(**table), **options)


ENTRANCES = {
    "open": lambda at, **options: arrowmeta.open(at / "t", **options),
    "connect": lambda at, **options: arrowmeta.connect(at / "t", **options).close(),
    "check": lambda at, **options: arrowmeta.check(
        at / "t", [Rule("one", "SELECT 1", maximum=1)], **options
    ),
    "discover": lambda at, **options: arrowmeta.discover(at, **options),
    "index": lambda at, **options: arrowmeta.index(at / "t", **{"store": at / "store", **options}),
    "compare": lambda at, **options: arrowmeta.compare(at / "t", at / "t", **options),
    "from_pyiceberg": _of_pyiceberg,
    "from_pypaimon": _of_pypaimon,
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder with a table, `t`."""
    folder = tmp_path_factory.mktemp("entrances")
    shutil.copytree(TABLE, folder / "t")
    return folder


@pytest.mark.parametrize("name", ENTRANCES)
def test_entrance_takes_its_options_and_refuses_wrong_and_unknown_ones(name, folder):
    ask, parameters = ENTRANCES[name], inspect.signature(getattr(arrowmeta, name)).parameters
    assert set(VALUES) == set(OPTIONS)
    taken = [option for option in OPTIONS if option in parameters]
    assert {*options_of(StorageSettings)} <= {*taken}
    for option in taken:
        value, wrong = VALUES[option]
        if (name, option) == ("index", "store"):
            refuses(UsageError, "index needs a store", ask, folder, store=value)
        elif (name, option) == ("from_pyiceberg", "ref"):
            refuses(arrowmeta.SnapshotNotFoundError, "t1", ask, folder, ref=value)
        else:
            ask(folder, **{option: value})
        if option not in NOT_REFUSED and not (name == "connect" and option.startswith("safe")):
            said = refuses(UsageError, refusal(option), ask, folder, **{option: wrong})
            assert SECRET not in str(said)
    said = r"no option request_timout \(did you mean request_timeout\?\)"
    refuses(UsageError, said, ask, folder, request_timout=3)
    options = {"storage_option": {"s3.secret-access-key": SECRET}}
    said = refuses(UsageError, r"no option storage_option \(did", ask, folder, **options)
    assert SECRET not in str(said)


@pytest.mark.parametrize("keywords", [StorageKeywords, OpenKeywords, TableKeywords])
def test_keywords_for_editors_have_the_declared_types(keywords):
    shown = {name: one.__forward_arg__ for name, one in keywords.__annotations__.items()}
    assert shown == {name: OPTIONS[name].type for name in shown}


def test_representations_hide_secrets():
    options = {"s3.secret-access-key": SECRET}
    table = arrowmeta.open(TABLE, storage_options=options)
    said = "must be one of pyarrow or fsspec, got 'x'"
    refuses(UsageError, said, arrowmeta.open, "t", filesystem="x")
    shown = [OpenOptions(storage_options=options), Opening("/t", table_options=options), table]
    assert SECRET not in repr(shown)
    secret = {one.name for one in options_of(Opening).values() if one.is_secret}
    assert secret == {"storage_options", "table_options"}


# -- The command line

#: What is refused on the command line.
WRONG_WORDS = {
    "threads": "0",
    "snapshot_id": "two",
    "connect_timeout": "0",
    "total_timeout": "soon",
    "path_map": "old",
    "storage_options": SECRET,
}


def _words(name, value):
    flag = flag_of(OPTIONS[name])
    if isinstance(value, bool) and name != "store":
        return [flag]
    if isinstance(value, dict):
        value = [f"{key}={one}" for key, one in value.items()]
    values = value if isinstance(value, list | tuple) else ["" if value is False else str(value)]
    return [word for one in values for word in (flag, one)]


def test_command_takes_each_option_and_refuses_wrong_values(capsys):
    assert main(["sql", "--help"]) == 0  # the command in which all have an effect
    helped = " ".join(capsys.readouterr().out.split())
    for name, option in OPTIONS.items():
        if COMMAND in option.takers:
            if name != "catalog":
                assert main(["refs", str(TABLE), *_words(name, VALUES[name][0])]) == 0
            assert option.summary.replace("`location`", "LOCATION").replace("`", "") in helped
    capsys.readouterr()
    for name, word in WRONG_WORDS.items():
        assert main(["refs", str(TABLE), flag_of(OPTIONS[name]), word]) == 1
        said, kind = capsys.readouterr().err, OPTIONS[name].kind
        assert f"must be {kind.metavar if kind.item else kind.what}" in said
        assert SECRET not in said


@pytest.mark.parametrize("words", ["--storage-optoin {}", "--storage-optoin={}", "{}", "-o {}"])
def test_command_never_prints_a_secret(words, capsys):
    words = words.format(f"s3.secret-access-key={SECRET}").split()
    assert main(["refs", str(TABLE), *words]) == 1
    said = capsys.readouterr().err
    assert SECRET not in said
    if words[0].startswith("--"):
        assert "no option --storage-optoin (did you mean --storage-option?)" in said


# -- Spark


def test_data_source_takes_and_refuses_options():
    pytest.importorskip("pyspark", reason="no PySpark: pip install 'arrowmeta[spark]'")
    from arrowmeta.spark.options import ReadOptions

    for name, option in OPTIONS.items():
        if LOAD not in option.takers or name == "catalog":
            continue
        value, wrong = VALUES[name]
        found = getattr(ReadOptions.of({"path": "/t", name: value}).opening, name)
        assert found == (tuple(value) if isinstance(value, list) else value)
        is_any_text = option.kind.from_text is str or name in ("allowed_roots", "store")
        if name not in NOT_REFUSED and not is_any_text:
            text = json.dumps(wrong) if isinstance(wrong, list | dict) else str(wrong)
            options = {"path": "/t", name: text}
            assert SECRET not in str(refuses(UsageError, refusal(name), ReadOptions.of, options))
    said = r"no option requestTimout \(did you mean req"
    refuses(UsageError, said, ReadOptions.of, {"path": "/t", "requestTimout": "3"})


def test_warehouse_and_its_program_take_options_of_all_tables(capsys):
    pytest.importorskip("pyspark", reason="no PySpark: pip install 'arrowmeta[spark]'")
    from arrowmeta.spark.__main__ import main as program
    from arrowmeta.spark.tasks import Tables

    of_all = {name: VALUES[name][0] for name, one in OPTIONS.items() if WAREHOUSE in one.takers}
    assert Tables.of(of_all, str(DATA)).opening.as_of == of_all["as_of"]
    said = "no option snapshot_id for a warehouse"
    refuses(UsageError, said, Tables.of, {"snapshot_id": 3}, str(DATA))
    said = r"no option thread \(did you mean threads\?\)"
    refuses(UsageError, said, Tables.of, {"thread": 3}, str(DATA))
    assert refuses(SystemExit, "", program, ["--help"]).code == 0
    helped = capsys.readouterr().out
    for name in of_all:
        flag = flag_of(OPTIONS[name])
        assert flag in helped
        if name in WRONG_WORDS:
            words = ["warehouse", "--save", "o", flag, WRONG_WORDS[name]]
            assert refuses(SystemExit, "", program, words).code == 1
            said = capsys.readouterr().err
            assert "must be" in said
            assert SECRET not in said


# -- Limits

AVRO = asdict(container.Limits())


def mib(n_bytes):
    assert n_bytes % (1 << 20) == 0
    return f"{n_bytes >> 20:,} MiB"


def gib(n_bytes):
    return f"{mib(n_bytes >> 10).removesuffix(' MiB')} GiB"


#: Limits of `docs/security.md` by the first words of their rows.
LIMITS = {
    "one metadata file": mib(storage.MAX_FILE_BYTES),
    "a JSON file of Paimon": mib(document.MAX_JSON_BYTES),
    "a `metadata.json`, beside": mib(metadata.MAX_METADATA_BYTES),
    "its snapshots": f"{mib(metadata.MAX_LIST_BYTES)} each",
    "a file longer than": f"{storage._LENGTH_RATIO} times that length plus "
    f"{mib(storage._LENGTH_BASE)}",
    "decompressed bytes of an Avro file": gib(AVRO["decompressed_len"]),
    "columns decoded": gib(AVRO["columns_len"]),
    "rows of a manifest": f"{AVRO['rows']:,}",
    "one decompressed block": mib(AVRO["block_len"]),
    "nesting of Avro schemas": f"{MAX_NESTING} levels",
    "a compressed `metadata.json`": gib(metadata.MAX_DECOMPRESSED_BYTES),
    "positions of deletion vectors": f"2^{MAX_POSITIONS.bit_length() - 1}",
    "folders that are not tables": f"{MAX_FOLDERS:,}",
    "conditions over partition values": f"{MOST_SECONDS:g} s, checked between",
    "cached file contents": mib(reading.CACHED_BYTES),
    "connection to a store": f"{OpenOptions().connect_timeout:g} s",
    "a request to a store": f"{OpenOptions().request_timeout:g} s",
    "all requests of a call": "no limit" if requests.CallLimit().seconds is None else "",
}


def rows_below(page, title):
    """Return what the first table below a title says: its first two cells."""
    text = (Path(__file__).parents[1] / "docs" / page).read_text(encoding="utf-8")
    text = text.partition(f"\n## {title}\n")[2]
    table = text[text.index("\n|---") :].split("\n\n")[0].splitlines()[2:]
    return dict([cell.strip() for cell in line.strip("|").split("|")][:2] for line in table)


def test_documented_limits_are_those_of_the_code():
    documented = rows_below("security.md", "Limits")
    found = {start: [what for what in documented if what.startswith(start)] for start in LIMITS}
    assert sorted(what for some in found.values() for what in some) == sorted(documented)
    for start, (what,) in found.items():
        assert documented[what].startswith(LIMITS[start])
    assert schema.MAX_DEPTH == MAX_DEPTH == MAX_NESTING


def test_options_that_set_limits_have_the_documented_defaults():
    said = rows_below("storage.md", "Limits")
    options = {name.strip("`"): default for name, default in said.items()}
    assert options[storage.JSON_LIMIT].startswith(mib(document.MAX_JSON_BYTES))
    for n_bytes in (metadata.MAX_METADATA_BYTES, metadata.MAX_LIST_BYTES):
        assert mib(n_bytes) in options[storage.JSON_LIMIT]
    assert options[storage.FILE_LIMIT] == mib(storage.MAX_FILE_BYTES)
    assert options[storage.UNRECORDED_LIMIT] == mib(storage._LENGTH_BASE)
    assert options[container.BLOCK_LIMIT] == mib(AVRO["block_len"])
    assert options[container.COLUMNS_LIMIT] == gib(AVRO["columns_len"])
    for n_bytes in (AVRO["decompressed_len"], metadata.MAX_DECOMPRESSED_BYTES):
        assert gib(n_bytes) in options[container.DECOMPRESSED_LIMIT]
    assert options[requests.REQUEST_LIMIT] == str(requests.REQUESTS_AT_ONCE)
