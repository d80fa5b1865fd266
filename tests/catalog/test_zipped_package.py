"""The package in a zip file, as made by `zipapp` and shipped to Spark executors."""

import subprocess
import sys
import zipfile
from importlib.util import cache_from_source
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.views.sql_files import OBJECTS, sql_folder

PACKAGE = Path(arrowmeta.__file__).parent
TABLE = Path(__file__).parents[1] / "data" / "pk_all_types"

READER = (
    "import sys; sys.path.insert(0, sys.argv[1]); import arrowmeta; "
    "table = arrowmeta.open(sys.argv[2]); "
    "(row,) = table.sql('SELECT count(*) AS n FROM files').to_pylist(); "
    "print(arrowmeta.__file__, row['n'], table.plan('k > 3').files.num_rows)"
)

LOG_SETTINGS = (
    "import sys; sys.path.insert(0, sys.argv[1]); from arrowmeta.spark import java; "
    "print(java.__file__); print(java._log_settings().read_text())"
)


def pack(packed, *suffixes):
    """Write files of the package, and compiled modules that exist, so that processes start soon."""
    for suffix in suffixes:
        for source in PACKAGE.rglob(f"*.{suffix}"):
            packed.write(source, source.relative_to(PACKAGE.parent))
            compiled = Path(cache_from_source(str(source)))
            if suffix == "py" and compiled.exists():
                packed.write(compiled, source.relative_to(PACKAGE.parent).with_suffix(".pyc"))


@pytest.fixture
def place(tmp_path):
    """A zip file with the package as in a wheel, but without version metadata."""
    place = tmp_path / "installed.zip"
    with zipfile.ZipFile(place, "w") as packed:
        pack(packed, "py", "txt", "properties")
        for source in Path(str(sql_folder())).glob("*/*.*"):  # where a wheel has them
            packed.write(source, f"arrowmeta/_sql/{source.parent.name}/{source.name}")
        packed.write(Path(str(sql_folder())) / OBJECTS, f"arrowmeta/_sql/{OBJECTS}")
    return place


def test_views_are_found_in_a_zip_file(place):
    answer = subprocess.run(
        [sys.executable, "-c", READER, str(place), str(TABLE)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    file, *numbers = answer.stdout.split()
    table = arrowmeta.open(TABLE)
    assert file.startswith(str(place))
    assert [int(n) for n in numbers] == [table.files().num_rows, table.plan("k > 3").files.num_rows]


@pytest.mark.exhaustive
def test_java_log_settings_are_found_in_a_zip_file(place):
    answer = subprocess.run(
        [sys.executable, "-c", LOG_SETTINGS, str(place)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    file, settings = answer.stdout.split("\n", 1)
    assert file.startswith(str(place))
    assert settings.strip() == (PACKAGE / "spark" / "log4j2.properties").read_text().strip()
