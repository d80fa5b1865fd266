"""Options are declared once; every entrance takes those that apply, and refuses others alike.

The limits that pages state are those of the code.
"""

from __future__ import annotations

import inspect
import json
import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pyarrow.fs as pafs
import pytest
from msgspec.structs import asdict

import arrowmeta
from arrowmeta.apps.rules import Rule
from arrowmeta.avro import container
from arrowmeta.avro.container import Limits
from arrowmeta.avro.plan import MAX_NESTING
from arrowmeta.cli import main
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

TABLE = DATA / "pk_tags_branches"
OPTIONS = options_of(OpenOptions)
OF_STORAGE = set(options_of(StorageSettings))
SECRET = "hunter2hunter2"
ONE_RULE = Rule("one", "SELECT 1", maximum=1)

#: A value of each option that does not change what is read, and one that is refused.
VALUES: Mapping[str, tuple[Any, Any]] = {
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
WRONG = sorted(set(VALUES) - {"filesystem", "as_of", "catalog"})


def _iceberg(folder: Path) -> object:
    path = write(folder, "v1.metadata.json", metadata_json())
    return SimpleNamespace(metadata_location=str(path), io=SimpleNamespace())


def _paimon() -> object:
    return SimpleNamespace(table_path=str(TABLE), file_io=None, current_branch=lambda: "main")


Entrance = Callable[..., Any]


@pytest.fixture(scope="module")
def entrances(tmp_path_factory):
    """Return each function with its tables filled in."""
    folder = tmp_path_factory.mktemp("entrances")
    shutil.copytree(TABLE, folder / "warehouse" / "t")
    store = folder / "store"
    return {
        "open": lambda **options: arrowmeta.open(TABLE, **options),
        "connect": lambda **options: arrowmeta.connect(TABLE, **options).close(),
        "check": lambda **options: arrowmeta.check(TABLE, [ONE_RULE], **options),
        "discover": lambda **options: arrowmeta.discover(folder / "warehouse", **options),
        "index": lambda **options: arrowmeta.index(TABLE, **{"store": store, **options}),
        "compare": lambda **options: arrowmeta.compare(TABLE, TABLE, **options),
        "from_pyiceberg": lambda **options: arrowmeta.from_pyiceberg(_iceberg(folder), **options),
        "from_pypaimon": lambda **options: arrowmeta.from_pypaimon(_paimon(), **options),
    }


#: The options of `open` that each function takes.
TAKEN = {
    "open": set(OPTIONS),
    "connect": OF_STORAGE | {"safe", "safe_roots", "catalog"},
    "check": set(OPTIONS),
    "discover": OF_STORAGE | {"filesystem", "catalog"},
    "index": set(OPTIONS),
    "compare": OF_STORAGE,
    "from_pyiceberg": set(OPTIONS) - {"format", "filesystem", "catalog"},
    "from_pypaimon": set(OPTIONS) - {"format", "filesystem", "catalog"},
}


APPLY = [(name, option) for name, taken in TAKEN.items() for option in sorted(taken)]
#: `connect` restricts SQL by these, after it has opened the tables.
OF_SQL = ("safe", "safe_roots")


@pytest.mark.parametrize("name", TAKEN)
def test_signature_has_names_types_and_defaults(name):
    assert set(VALUES) == set(OPTIONS)
    parameters = inspect.signature(getattr(arrowmeta, name)).parameters
    taken = {option for option in OPTIONS if option in parameters}
    assert taken == TAKEN[name]
    for option in taken:
        parameter, declared = parameters[option], OPTIONS[option]
        assert parameter.kind is inspect.Parameter.KEYWORD_ONLY
        assert (parameter.annotation, parameter.default) == (declared.type, declared.default)


@pytest.mark.parametrize(
    ("keywords", "names"),
    [
        (StorageKeywords, OF_STORAGE),
        (TableKeywords, TAKEN["from_pypaimon"]),
        (OpenKeywords, OPTIONS),
    ],
)
def test_keywords_for_editors_are_those_that_are_declared(keywords, names):
    shown = {name: one.__forward_arg__ for name, one in keywords.__annotations__.items()}
    assert shown == {name: OPTIONS[name].type for name in names}


@pytest.mark.parametrize("name", OPTIONS)
def test_docstring_of_open_has_the_sentence_of_each_option(name):
    arguments = " ".join((arrowmeta.open.__doc__ or "").split())
    assert f"{name}: {OPTIONS[name].summary}." in arguments


@pytest.mark.sampled(20)
@pytest.mark.parametrize(("name", "option"), APPLY)
def test_function_takes_each_option_that_applies(entrances, name, option):
    value = VALUES[option][0]
    if (name, option) == ("index", "store"):
        with pytest.raises(arrowmeta.UsageError, match="index needs a store"):
            entrances[name](store=value)
    elif (name, option) == ("from_pyiceberg", "ref"):
        with pytest.raises(arrowmeta.SnapshotNotFoundError, match="t1"):
            entrances[name](ref=value)
    else:
        entrances[name](**{option: value})


def refusal(name: str) -> str:
    return f"{name} must be {OPTIONS[name].kind.what}"


@pytest.mark.sampled(40)
@pytest.mark.parametrize(
    ("name", "option"),
    [(n, o) for n, o in APPLY if o in WRONG and not (n == "connect" and o in OF_SQL)],
)
def test_wrong_value_is_refused_with_one_sentence(entrances, name, option):
    with pytest.raises(arrowmeta.UsageError, match=re.escape(refusal(option))) as caught:
        entrances[name](**{option: VALUES[option][1]})
    assert SECRET not in str(caught.value)


@pytest.mark.parametrize("name", TAKEN)
def test_unknown_option_is_refused_with_a_near_one(entrances, name):
    sentence = r"no option request_timout \(did you mean request_timeout\?\)"
    with pytest.raises(arrowmeta.UsageError, match=sentence):
        entrances[name](request_timout=3)
    with pytest.raises(arrowmeta.UsageError, match=r"no option storage_option \(did") as caught:
        entrances[name](storage_option={"s3.secret-access-key": SECRET})
    assert SECRET not in str(caught.value)


# -- the command line -------------------------------------------------------------------------


def _words(name: str, value: Any) -> list[str]:
    flag = flag_of(OPTIONS[name])
    if isinstance(value, bool) and name != "store":
        return [flag]
    if isinstance(value, Mapping):
        return [word for pair in value.items() for word in (flag, f"{pair[0]}={pair[1]}")]
    if isinstance(value, list | tuple):
        return [word for one in value for word in (flag, one)]
    return [flag, "" if value is False else str(value)]


@pytest.mark.parametrize("name", [n for n, one in OPTIONS.items() if COMMAND in one.takers])
def test_command_takes_each_option(name, capsys):
    if name != "catalog":
        assert main(["refs", str(TABLE), *_words(name, VALUES[name][0])]) == 0
    assert main(["refs", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    sentence = OPTIONS[name].summary.replace("`location`", "LOCATION").replace("`", "")
    assert sentence in said


WRONG_WORDS = {
    "threads": "0",
    "snapshot_id": "two",
    "connect_timeout": "0",
    "total_timeout": "soon",
    "path_map": "old",
    "storage_options": SECRET,
}


@pytest.mark.parametrize("name", WRONG_WORDS)
def test_command_refuses_wrong_values(name, capsys):
    one = OPTIONS[name]
    assert main(["refs", str(TABLE), flag_of(one), WRONG_WORDS[name]]) == 1
    said = capsys.readouterr().err
    assert f"must be {one.kind.metavar if one.kind.item else one.kind.what}" in said
    assert SECRET not in said


@pytest.mark.parametrize(
    "words",
    [
        ["--storage-optoin", f"s3.secret-access-key={SECRET}"],
        [f"--storage-optoin=s3.secret-access-key={SECRET}"],
        [f"s3.secret-access-key={SECRET}"],
        ["-o", f"s3.secret-access-key={SECRET}"],
    ],
)
def test_command_never_prints_a_secret(words, capsys):
    assert main(["refs", str(TABLE), *words]) == 1
    said = capsys.readouterr().err
    assert SECRET not in said
    if words[0].startswith("--"):
        assert "no option --storage-optoin (did you mean --storage-option?)" in said


# -- Spark ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def spark_options():
    pytest.importorskip("pyspark", reason="no PySpark: pip install 'arrowmeta[spark]'")
    from arrowmeta.spark import options

    return options


@pytest.mark.parametrize("name", [n for n, one in OPTIONS.items() if LOAD in one.takers])
def test_data_source_takes_each_option(spark_options, name):
    value = VALUES[name][0]
    if name == "catalog":
        return
    read = spark_options.ReadOptions.of({"path": "/t", name: value})
    given = getattr(read.opening, name)
    assert given == (tuple(value) if isinstance(value, list) else value)


@pytest.mark.parametrize("name", [n for n in WRONG if LOAD in OPTIONS[n].takers])
def test_data_source_refuses_wrong_values(spark_options, name):
    text = VALUES[name][1]
    text = json.dumps(text) if isinstance(text, list | Mapping) else str(text)
    if OPTIONS[name].kind.from_text is str or name in ("allowed_roots", "store"):
        return  # any text is one
    with pytest.raises(arrowmeta.UsageError, match=re.escape(refusal(name))) as caught:
        spark_options.ReadOptions.of({"path": "/t", name: text})
    assert SECRET not in str(caught.value)


def test_warehouse_takes_options_of_all_tables(spark_options):
    with pytest.raises(arrowmeta.UsageError, match=r"no option requestTimout \(did you mean req"):
        spark_options.ReadOptions.of({"path": "/t", "requestTimout": "3"})
    from arrowmeta.spark.tasks import Tables

    of_all = {name: VALUES[name][0] for name, one in OPTIONS.items() if WAREHOUSE in one.takers}
    reading = Tables.of(of_all, str(DATA))
    assert reading.opening.as_of == of_all["as_of"]
    with pytest.raises(arrowmeta.UsageError, match="no option snapshot_id for a warehouse"):
        Tables.of({"snapshot_id": 3}, str(DATA))
    with pytest.raises(arrowmeta.UsageError, match=r"no option thread \(did you mean threads\?\)"):
        Tables.of({"thread": 3}, str(DATA))


@pytest.mark.parametrize("name", [n for n, one in OPTIONS.items() if WAREHOUSE in one.takers])
def test_program_takes_options_of_all_tables(spark_options, name, capsys):
    from arrowmeta.spark.__main__ import main as program

    with pytest.raises(SystemExit) as ended:
        program(["--help"])
    assert ended.value.code == 0
    assert flag_of(OPTIONS[name]) in capsys.readouterr().out
    wrong = WRONG_WORDS.get(name)
    if wrong is None:
        return
    with pytest.raises(SystemExit) as ended:
        program(["warehouse", "--save", "o", flag_of(OPTIONS[name]), wrong])
    said = capsys.readouterr().err
    assert ended.value.code == 1
    assert "must be" in said
    assert SECRET not in said


# -- secrets ----------------------------------------------------------------------------------


def test_representations_hide_secrets():
    options = {"s3.secret-access-key": SECRET}
    table = arrowmeta.open(TABLE, storage_options=options)
    with pytest.raises(arrowmeta.UsageError, match="must be one of pyarrow or fsspec, got 'x'"):
        arrowmeta.open("t", filesystem="x")
    shown = [OpenOptions(storage_options=options), Opening("/t", table_options=options), table]
    assert SECRET not in repr(shown)
    assert {one.name for one in options_of(Opening).values() if one.is_secret} == {
        "storage_options",
        "table_options",
    }


# -- limits --------------------------------------------------------------------------------------

DOCS = Path(__file__).parents[1] / "docs"
AVRO = asdict(Limits())


def mib(n_bytes: int) -> str:
    assert n_bytes % (1 << 20) == 0
    return f"{n_bytes >> 20:,} MiB"


def gib(n_bytes: int) -> str:
    return f"{mib(n_bytes >> 10).removesuffix(' MiB')} GiB"


#: Limits of `docs/security.md` by the first words of their rows.
LIMITS = {
    "one metadata file": mib(storage.MAX_FILE_BYTES),
    "a JSON file of Paimon": mib(document.MAX_JSON_BYTES),
    "a `metadata.json`, beside": mib(metadata.MAX_METADATA_BYTES),
    "its snapshots": f"{mib(metadata.MAX_LIST_BYTES)} each",
    "a file longer than": (
        f"{storage._LENGTH_RATIO} times that length plus {mib(storage._LENGTH_BASE)}"
    ),
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


def rows_below(page: str, title: str) -> list[list[str]]:
    """Return the cells of the first table below a title."""
    text = (DOCS / page).read_text(encoding="utf-8").partition(f"\n## {title}\n")[2]
    table = text[text.index("\n|---") :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


DOCUMENTED = {what: limit for what, limit, _ in rows_below("security.md", "Limits")}


def test_every_limit_is_documented_once():
    found = [[what for what in DOCUMENTED if what.startswith(start)] for start in LIMITS]
    assert sorted(what for some in found for what in some) == sorted(DOCUMENTED)
    assert [len(some) for some in found] == [1] * len(LIMITS)


@pytest.mark.parametrize("start", LIMITS)
def test_documented_limit_is_that_of_the_code(start):
    (limit,) = (limit for what, limit in DOCUMENTED.items() if what.startswith(start))
    assert limit.startswith(LIMITS[start])
    assert schema.MAX_DEPTH == MAX_DEPTH == MAX_NESTING


def test_options_that_set_limits_have_the_documented_defaults():
    options = {name.strip("`"): default for name, default, _ in rows_below("storage.md", "Limits")}
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
