"""A package in a zip file, as `zipapp` makes them and Spark hands them to its executors."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import arrowmeta
from arrowmeta.catalog.sql_files import sql_folder

PACKAGE = Path(arrowmeta.__file__).parent
TABLE = Path(__file__).parents[1] / "data" / "pk_all_types"

READER = (
    "import sys; sys.path.insert(0, sys.argv[1]); import arrowmeta; "
    "table = arrowmeta.open(sys.argv[2]); "
    "(row,) = table.sql('SELECT count(*) AS n FROM files').to_pylist(); "
    "print(arrowmeta.__file__, row['n'], table.plan('k > 3').files.num_rows)"
)


def test_views_are_found_in_a_zip_file(tmp_path: Path) -> None:
    place = tmp_path / "installed.zip"
    with zipfile.ZipFile(place, "w") as packed:
        for source in PACKAGE.rglob("*.py"):
            packed.write(source, source.relative_to(PACKAGE.parent))
        for source in Path(str(sql_folder())).glob("*/*.sql"):  # where a wheel has them
            packed.write(source, f"arrowmeta/_sql/{source.parent.name}/{source.name}")
    answer = subprocess.run(
        [sys.executable, "-c", READER, str(place), str(TABLE)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    file, *numbers = answer.stdout.split()
    table = arrowmeta.open(TABLE)
    assert file.startswith(str(place))
    assert [int(n) for n in numbers] == [
        table.files().num_rows,
        table.plan("k > 3").files.num_rows,
    ]
