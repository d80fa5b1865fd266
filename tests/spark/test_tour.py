"""The demo tour shows rows from Spark."""

import io

import pytest

from arrowmeta.cli import tour


class Borrowed:
    """The shared session of all tests, which the tour must not stop."""

    def __init__(self, session):
        self.session = session
        self.is_stopped = False

    def __getattr__(self, name):
        return getattr(self.session, name)

    def stop(self):
        self.is_stopped = True


@pytest.mark.exhaustive
@pytest.mark.spark
def test_tour_shows_that_spark_returns_the_rows_of_python(spark, tmp_path, monkeypatch):
    borrowed = Borrowed(spark)
    monkeypatch.setattr("arrowmeta.spark.java.local_session", lambda: borrowed)
    monkeypatch.setattr("tempfile.mkdtemp", lambda prefix: str(tmp_path))
    out = io.StringIO()
    assert tour.run_tour(out, lambda command: 0) == 0
    assert "Spark returned the same 12 rows as Python." in out.getvalue()
    assert "Spark returned the same 11 rows as Python." in out.getvalue()
    assert borrowed.is_stopped
