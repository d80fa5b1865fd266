"""Tables on a web server."""

import functools
import http.server

import pytest

import arrowmeta
from tests.processes import served
from tests.refusals import refuses


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", [
    *("iceberg_v2_position_deletes", "pk_tags_branches"),
    "iceberg_v2_position_deletes/metadata/v4.metadata.json",
])  # fmt: skip
def test_a_table_is_read_over_http(data, name):
    """An HTTP server lists folders without sizes, if at all, and names them with a slash."""
    with served(functools.partial(Handler, directory=str(data))) as uri:
        there, here = (arrowmeta.open(f"{at}/{name}", allow_moved_paths=True) for at in (uri, data))
        columns = ["file_name", "partition", "record_count", "lower_bounds"]
        assert there.files(columns).equals(here.files(columns))
        names, expected = (
            [path.rpartition(name)[2] for path in table.metadata_files()["path"].to_pylist()]
            for table in (there, here)
        )
        assert names == expected
        assert there.reconcile(storage=True).equals(here.reconcile(storage=True))
        assert there.complete
        nothing = f"{uri}/iceberg_v2_position_deletes/data"
        refuses(arrowmeta.NotATableError, "no table at http", arrowmeta.open, nothing)
