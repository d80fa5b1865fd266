"""The format of an output file, by its suffix or by option."""

import pyarrow.parquet
import pytest

from arrowmeta.cli import main
from arrowmeta.cli.answers import _BY_SUFFIX
from arrowmeta.command_line import ERROR, FINE


@pytest.fixture
def orders(data):
    return str(data / "pk_deletion_vectors")


@pytest.mark.parametrize("name", ["s.xlsx", "s.parquet.gz", "s.orc"])
def test_unknown_suffix_is_refused_and_known_ones_are_listed(orders, capsys, tmp_path, name):
    assert main(["files", orders, "--output", str(tmp_path / name)]) == ERROR
    said = capsys.readouterr().err
    assert all(suffix in said for suffix in _BY_SUFFIX)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["s.txt", "s"])
def test_txt_suffix_or_none_writes_table_output(orders, tmp_path, name):
    assert main(["files", orders, "--select", "level", "--output", str(tmp_path / name)]) == FINE
    assert (tmp_path / name).read_text().startswith("level\n")


def test_output_format_option_overrides_file_suffix(orders, tmp_path):
    file = tmp_path / "s.xlsx"
    assert main(["files", orders, "-o", "parquet", "--output", str(file)]) == FINE
    assert pyarrow.parquet.read_table(file).num_rows == 3


def test_file_name_as_a_format_is_refused_and_the_option_for_files_is_named(orders, capsys):
    assert main(["files", orders, "-o", "files.csv"]) == ERROR
    assert "'files.csv'" in (said := capsys.readouterr().err)
    assert "--output FILE names a file" in said
