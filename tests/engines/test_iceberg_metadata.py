"""Rules about table metadata, compared with the parser of Iceberg's Java library."""

import json
from pathlib import Path

import pytest

from tests.engines.java import EngineError
from tests.iceberg.metadata_changes import CHANGES, changed
from tests.iceberg.test_metadata_rules import OF_CHECKS, read, refusing

#: What versions of the library differ about: paths of version 4.
DRAFT = {"location null", "location relative"}


@pytest.mark.parametrize("version", [1, 2, 3, 4])
def test_java_refuses_what_a_rule_says(version, iceberg):
    differing = []
    for change in CHANGES.keys() - OF_CHECKS - (DRAFT if version == 4 else set()):
        metadata = changed(change, version)
        if (parsed := read(metadata)) is None:
            continue
        try:
            iceberg.call("parse", Path("/metadata"), json=json.dumps(metadata))
            is_refused = False
        except EngineError:
            is_refused = True
        if ("spark" in refusing(parsed)) != is_refused:
            differing.append(change)
    assert differing == []
