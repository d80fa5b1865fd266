"""What other libraries need, made once and kept: environments of Python, jars, a program in Rust.

Libraries whose pins conflict with ours are installed with pip, jars are fetched with Maven, and
crates are compiled with cargo. What runs in an environment imports nothing that needs ours.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

#: A file in a folder with everything; without it, the installation was interrupted.
_COMPLETE = "complete"
_SECONDS = 3_600

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


class EnvironmentUnavailableError(Exception):
    """Why something cannot be made here, for example without a network, Maven or cargo."""


def cache_folder() -> Path:
    """Where everything is kept."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "arrowmeta" / "writers"


def environment_python(*packages: str) -> Path:
    """Return the interpreter of an environment with these packages, making it if need be."""
    names = " ".join((*packages, f"{sys.version_info.major}.{sys.version_info.minor}"))
    folder = cache_folder() / _digest(names.encode())
    python = folder / "bin" / "python"
    if not (folder / _COMPLETE).exists():
        _run(sys.executable, "-m", "venv", "--clear", str(folder))
        _run(str(python), "-m", "pip", "install", "--quiet", *packages)
        (folder / _COMPLETE).write_text(names, encoding="utf-8")
    return python


def jars(artifacts: tuple[str, ...], version: str) -> list[Path]:
    """Return the jars of a version of Maven's artifacts and what they need."""
    folder = cache_folder() / f"{artifacts[0].rpartition(':')[2]}-{version}"
    if not (folder / _COMPLETE).exists():
        folder.mkdir(parents=True, exist_ok=True)
        listed = [_DEPENDENCY.format(*one.split(":"), version) for one in artifacts]
        (folder / "pom.xml").write_text(_POM.format(dependencies="".join(listed)))
        _run("mvn", "-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=jars", at=folder)
        (folder / _COMPLETE).touch()
    return sorted((folder / "jars").glob("*.jar"))


def rust_program(source: Path) -> Path:
    """Return the program of a package of Rust, a folder, compiling it if it is new."""
    files = [path for path in sorted(source.rglob("*")) if path.suffix in (".rs", ".toml")]
    known = b"".join(path.read_bytes() for path in files)
    folder = cache_folder() / f"{source.name}-{_digest(known)}"
    program = folder / "target" / "release" / source.name
    if not program.exists():
        shutil.copytree(source, folder, dirs_exist_ok=True)
        _run("cargo", "build", "--quiet", "--release", at=folder)
    return program


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _run(*command: str, at: Path | None = None) -> None:
    if shutil.which(command[0]) is None:
        raise EnvironmentUnavailableError(f"{command[0]} is not on the PATH")
    try:
        done = subprocess.run(
            command,
            cwd=at,
            env=_environment(),
            capture_output=True,
            text=True,
            timeout=_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise EnvironmentUnavailableError(f"{' '.join(command)}: {error}") from error
    if done.returncode:
        lines = (done.stderr.strip() or done.stdout.strip()).splitlines()
        said = next((line for line in lines if "error" in line.lower()), "no message")
        raise EnvironmentUnavailableError(f"{' '.join(command)}: {said}")


def _environment() -> dict[str, str]:
    """Return the variables for pip: CI installs the project from a folder without the writers."""
    return {name: value for name, value in os.environ.items() if name != "PIP_NO_INDEX"}
