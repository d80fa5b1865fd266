"""Install the archives of `dist/` as a stranger does, use them, and uninstall them.

    python .ci/clean_install.py [--versions newest|lowest] [--extras spark,jre,...] [PYTHON ...]

For each interpreter, the wheel and the source archive are installed into a new environment, one
after the other. With the wheel, the demo runs, and the blocks of README and of the pages are run
and compared with what these show; with the other, which `make dist` has shown to be the same,
one table is described. Then the package is uninstalled: nothing of it may be left. Prints a
Markdown table.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

_ROOT = Path(__file__).parents[1]
#: What the blocks of the pages need.
_EXTRAS = "spark,jre,catalogs,serve,mcp,repair"
#: A page writes a table with PyIceberg's SQL catalog.
_BESIDE = "sqlalchemy"


def main() -> None:
    """Install, use and uninstall; the first failure ends the run with what the command printed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pythons", nargs="*", default=[sys.executable])
    parser.add_argument("--versions", choices=["newest", "lowest"], default="newest")
    parser.add_argument("--extras", default=_EXTRAS)
    parser.add_argument("--no-pages", action="store_true", help="run only the demo")
    arguments = parser.parse_args()
    archives = [*(_ROOT / "dist").glob("*.whl"), *(_ROOT / "dist").glob("*.tar.gz")]
    if len(archives) != 2:
        sys.exit("dist/ has no wheel and source archive: run `make dist`")
    print("| Python | versions | archive | install, s | demo, s | pages, s |")
    print("|---|---|---|---:|---:|---:|")
    for python in arguments.pythons:
        with tempfile.TemporaryDirectory() as name:
            environment = _Environment(Path(name), python)
            for archive in archives:
                row = environment.tried(archive, arguments)
                print(f"| {' | '.join(map(str, row))} |", flush=True)


class _Environment:
    """A virtual environment, with a home of its own for what the package caches."""

    def __init__(self, folder: Path, python: str) -> None:
        self.home = folder / "home"
        self.home.mkdir()
        self.bin = folder / "venv" / "bin"
        self.variables = {
            **{name: value for name, value in os.environ.items() if "ARROWMETA" not in name},
            "HOME": str(self.home),
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIP_CACHE_DIR": os.environ.get("PIP_CACHE_DIR", str(Path.home() / ".cache" / "pip")),
        }
        for name in ("PYTHONPATH", "XDG_CACHE_HOME"):
            self.variables.pop(name, None)
        self.run(python, "-m", "venv", str(folder / "venv"))

    def run(self, *command: str) -> tuple[str, int]:
        """Run a command in the home; return what it printed, and the whole seconds it took."""
        start = time.perf_counter()
        ended = subprocess.run(
            command,
            cwd=self.home,
            env=self.variables,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if ended.returncode:
            sys.exit(f"{ended.stdout}\n{' '.join(command)} ended with {ended.returncode}")
        return ended.stdout, round(time.perf_counter() - start)

    def tried(self, archive: Path, arguments: argparse.Namespace) -> list[object]:
        """Install an archive, use it, uninstall it; return a row of the table."""
        pip = [str(self.bin / "python"), "-m", "pip"]
        target = f"{archive}[{arguments.extras}]" if arguments.extras else str(archive)
        is_lowest = arguments.versions == "lowest"
        limits = ["-c", str(_ROOT / ".ci" / "lowest_versions.txt")] if is_lowest else []
        _, installing = self.run(*pip, "install", "--quiet", *limits, target)
        if not arguments.no_pages:
            self.run(*pip, "install", "--quiet", _BESIDE)
        self.run(*pip, "check")
        program = str(self.bin / "arrowmeta")
        touring: int | str = ""
        paging: int | str = ""
        if archive.suffix == ".whl":
            _, touring = self.run(program, "demo")
            if not arguments.no_pages:
                script = str(_ROOT / "docs" / "blocks.py")
                _, paging = self.run(str(self.bin / "python"), script, "--check")
        else:
            self.run(program, "demo", "--copy", "tables")
            self.run(program, "describe", "tables/orders")
        self.run(*pip, "uninstall", "--quiet", "--yes", "arrowmeta")
        if left := sorted(self.bin.parent.rglob("*arrowmeta*")):
            sys.exit(f"{archive.name} leaves {', '.join(map(str, left))}")
        version, _ = self.run(str(self.bin / "python"), "-V")
        kind = "wheel" if archive.suffix == ".whl" else "source"
        return [version.split()[1], arguments.versions, kind, installing, touring, paging]


if __name__ == "__main__":
    main()
