"""Fetch the jars of engines with Maven, and run the tests over each version: `make engines`.

Jars are kept in the folder of `tests.writers.environment`, those of a version once.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from tests.writers.environment import cache_folder

#: By engine: variable with the jars, artifacts that bring all others, and versions.
ENGINES = {
    "iceberg": (
        "ARROWMETA_ICEBERG_JARS",
        ("org.apache.iceberg:iceberg-data", "org.apache.iceberg:iceberg-parquet"),
        ("1.12.0", "1.10.1"),
    ),
    "paimon": (
        "ARROWMETA_PAIMON_JARS",
        ("org.apache.paimon:paimon-bundle",),
        ("1.4.2", "1.3.1", "1.1.1"),
    ),
}
_POM = """<project xmlns="http://maven.apache.org/POM/4.0.0">
<modelVersion>4.0.0</modelVersion>
<groupId>arrowmeta</groupId><artifactId>engines</artifactId><version>1</version>
<packaging>pom</packaging>
<dependencies>{dependencies}</dependencies>
</project>
"""
_DEPENDENCY = (
    "<dependency><groupId>{0}</groupId><artifactId>{1}</artifactId>"
    "<version>{2}</version></dependency>"
)
_FETCH_SECONDS = 900


def jars(artifacts: tuple[str, ...], version: str) -> list[Path]:
    """Return the jars of a version, fetching them if they are not here."""
    folder = cache_folder() / f"{artifacts[0].rpartition(':')[2]}-{version}"
    if not (folder / "complete").exists():
        folder.mkdir(parents=True, exist_ok=True)
        listed = [_DEPENDENCY.format(*one.split(":"), version) for one in artifacts]
        (folder / "pom.xml").write_text(_POM.format(dependencies="".join(listed)))
        command = ["mvn", "-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=jars"]
        subprocess.run(command, cwd=folder, check=True, timeout=_FETCH_SECONDS)
        (folder / "complete").touch()
    return sorted((folder / "jars").glob("*.jar"))


def main(arguments: list[str]) -> int:
    """Run the tests of each version; further arguments are those of pytest."""
    failed = 0
    for engine, (variable, artifacts, versions) in ENGINES.items():
        for version in versions:
            found = ",".join(map(str, jars(artifacts, version)))
            tests = [str(path) for path in Path(__file__).parent.glob(f"test_{engine}*.py")]
            start = time.monotonic()
            command = [sys.executable, "-m", "pytest", "-q", "-n0", "--all", *tests, *arguments]
            done = subprocess.run(command, env=os.environ | {variable: found}, check=False)
            failed += done.returncode != 0
            sys.stdout.write(f"{engine} {version}: {time.monotonic() - start:.0f} s\n")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
