"""Fallback to an older snapshot or schema, with damage, if the newest one cannot be read."""

import errno

import pytest

import arrowmeta
from arrowmeta.errors import StorageError
from arrowmeta.io.requests import Requests
from tests.paimon.tables import write, write_table

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")


def table_with_hint(root, *ids):
    write_table(root, ids)
    write(root / "snapshot" / "LATEST", str(ids[-1]))
    return root


@pytest.mark.parametrize("name", ["snapshot-5", "snapshot-4", "LATEST"])
def test_access_denied_raises_storage_error_without_fallback(name, tmp_path, monkeypatch):
    table_with_hint(tmp_path, 3, 4, 5)
    ask = Requests.ask

    def refuse(self, path, request, **more):
        def refused():
            raise PermissionError(errno.EACCES, "Permission denied", path)

        is_read = path.endswith(f"/{name}") and more == {}
        return ask(self, path, refused if is_read else request, **more)

    monkeypatch.setattr(Requests, "ask", refuse)
    with pytest.raises(StorageError, match=f"{name}: access is denied") as caught:
        arrowmeta.open(tmp_path).snapshots()
    assert (caught.value.kind, caught.value.retryable) == ("denied", False)


def test_repr_names_the_snapshot_that_cannot_be_read(tmp_path):
    (table_with_hint(tmp_path, 3, 4, 5) / "snapshot" / "snapshot-5").unlink()
    said = "snapshot-5 cannot be read; the newest readable snapshot is 4"
    assert said in repr(arrowmeta.open(tmp_path))
