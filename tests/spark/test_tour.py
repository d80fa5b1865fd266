"""The tour shows what Spark returns."""

import io

import pytest

from arrowmeta.demo import tour

pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")


class Borrowed:
    """The session that all tests share, which the tour would stop as it does its own."""

    def __init__(self, session):
        self.session = session
        self.is_stopped = False

    def __getattr__(self, name):
        return getattr(self.session, name)

    def stop(self):
        self.is_stopped = True


@pytest.mark.spark
def test_spark_returns_the_rows_of_python(spark, data, tmp_path, monkeypatch):
    for name in ("append_snappy", "iceberg_v2_equality_deletes", "pk_deletion_vectors"):
        (tmp_path / name).symlink_to(data / name)
    borrowed = Borrowed(spark)
    monkeypatch.setattr("arrowmeta.spark.java.local_session", lambda: borrowed)
    out = io.StringIO()
    assert tour.run_tour(out, tmp_path) == 0
    assert "Spark returned the same 15 rows as Python." in out.getvalue()
    assert "Spark returned the same 3 rows as Python." in out.getvalue()
    assert borrowed.is_stopped
