"""Java's libraries of the formats: their jars, and programs that are compiled over them.

Classes of Hadoop and Jackson are among the jars of PySpark. The JDK is that of `JAVA_HOME`, else
the one on the `PATH`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from bench.environments import cache_folder

_FROM_PYSPARK = ("hadoop-client-*", "slf4j-api-*", "snappy-*", "jackson-*", "avro-*", "jcl-over-*")
_COMPILE_SECONDS = 300


class Engine(NamedTuple):
    """A library of an engine.

    Attributes:
        name: of its format.
        artifacts: what brings all other jars.
        versions: those that are tested, newest first.
    """

    name: str
    artifacts: tuple[str, ...]
    versions: tuple[str, ...]

    @property
    def variable(self) -> str:
        """The variable that names the jars for tests, separated by commas."""
        return f"ARROWMETA_{self.name.upper()}_JARS"


ENGINES = {
    engine.name: engine
    for engine in (
        Engine(
            "iceberg",
            ("org.apache.iceberg:iceberg-data", "org.apache.iceberg:iceberg-parquet"),
            ("1.12.0", "1.10.1"),
        ),
        Engine("paimon", ("org.apache.paimon:paimon-bundle",), ("1.4.2", "1.3.1", "1.1.1")),
    )
}


def missing() -> str | None:
    """Return why no program can be compiled here."""
    if _tool("javac") is None or _tool("java") is None:
        return "no JDK: JAVA_HOME names none, and javac is not on the PATH"
    if importlib.util.find_spec("pyspark") is None:
        return "no PySpark, whose jars have the classes of Hadoop"
    return None


def command(program: Path, jars: Iterable[str], *options: str) -> list[str]:
    """Return the command that runs a program, after compiling it if it or the jars are new.

    Args:
        program: its source; other classes can be in files beside it.
        jars: paths of the jars it needs beside those of PySpark.
        options: of the JVM.
    """
    import pyspark

    beside = Path(pyspark.__file__).parent / "jars"
    needed = [path for name in _FROM_PYSPARK for path in sorted(beside.glob(name))]
    classes = os.pathsep.join([*jars, *map(str, needed)])
    path = f"{_compiled(program, classes)}{os.pathsep}{classes}"
    return [str(_tool("java")), *options, "-Duser.timezone=UTC", "-cp", path, program.stem]


def _tool(name: str) -> str | None:
    home = os.environ.get("JAVA_HOME")
    return (home and shutil.which(f"{home}/bin/{name}")) or shutil.which(name)


def _compiled(program: Path, classes: str) -> Path:
    sources = sorted(program.parent.glob("*.java"))
    known = b"".join(path.read_bytes() for path in sources) + classes.encode()
    folder = cache_folder() / f"{program.stem}-{hashlib.sha256(known).hexdigest()[:16]}"
    if not (folder / f"{program.stem}.class").exists():
        compiler = [str(_tool("javac")), "-nowarn", "-Xlint:none", "-d", str(folder)]
        paths = ["-cp", classes, "-sourcepath", str(program.parent)]
        subprocess.run(
            [*compiler, *paths, str(program)],
            check=True,
            timeout=_COMPILE_SECONDS,
            capture_output=True,
        )
    return folder
