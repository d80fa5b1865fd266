"""DuckDB versions that are newer than the tested ones."""

import importlib.metadata
import importlib.resources
import json
import warnings

import pytest

from arrowmeta.errors import UnsupportedError
from arrowmeta.predicate.session import PROBE, TESTED, check_version, parse_tree


def test_newer_version_with_the_same_trees_and_other_keys_warns():
    def more(query):
        return json.dumps(json.loads(parse_tree(query)) | {"added": 1})

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_version("2.0.9", None)  # tested: nothing is parsed
    with pytest.warns(RuntimeWarning, match=r"tested with DuckDB 2\.0, not 2\.1\.0.*duckdb<2\.1"):
        check_version("2.1.0", parse_tree)
    with pytest.warns(RuntimeWarning, match=r"not 3\.0\.0"):
        check_version("3.0.0", more)


@pytest.mark.parametrize(
    "change", [('"~~"', '"like"'), ('"COMPARE_', '"CMP_'), ('"alias"', '"as"')]
)
def test_newer_version_with_other_trees_is_refused(change):
    def other(query):
        text = parse_tree(query)
        assert change[0] in text
        return text.replace(*change)

    with pytest.raises(UnsupportedError, match=r"DuckDB 2\.1\.3 writes other parse trees"):
        check_version("2.1.3", other)


def test_file_has_the_tree_of_the_tested_version():
    installed = tuple(map(int, importlib.metadata.version("duckdb").split(".")[:2]))
    assert installed == TESTED, "run the tests of predicates, then raise TESTED and run `make sql`"
    file = importlib.resources.files("arrowmeta.predicate") / "parse_tree.json"
    assert json.loads(file.read_text()) == json.loads(parse_tree(PROBE)), "run `make sql`"
