"""Count the functions and files of the package that a plan and a list of files run.

    python -m bench.walk [LOCATION] [--where CONDITION] [--list] [--check]

Each call is made twice, and the second one counted, since the first one compiles kernels and fills
caches. A small table keeps decoded columns, so plans of an open table decode nothing by then;
`open(location).plan` does. Prints Markdown: the functions (without lambdas, comprehensions and
finalizers) and files that ran, by package, and the files from `open` to the kernel that decodes
Avro. `decoding` reads the manifest list and all entries; functions that it runs are not part of
planning. With `--check`, only the meters are printed, and a meter above its limit in
`bench/limits.toml` is a failure.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import threading
import warnings
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import arrowmeta
from bench.limits import report as report_meters

_ROOT = Path(arrowmeta.__file__).parent
_DEMO = _ROOT / "demo" / "tables"
_KERNEL = ("kernels/kernel.py", "Kernel.__call__")


class Walk:
    """The functions that a call ran.

    Attributes:
        functions: by file of the package, relative to it, and name.
        to_kernel: files of the longest call stack at a kernel, outermost first.
    """

    def __init__(self) -> None:
        self.functions: dict[tuple[str, str], None] = {}
        self.to_kernel: list[str] = []

    @property
    def files(self) -> set[str]:
        """The files of the functions."""
        return {file for file, _ in self.functions}

    def record(self, frame: FrameType, event: str, _: Any) -> None:
        """Note a call; called by the interpreter."""
        place = _place(frame) if event == "call" else None
        if place is None or place[1].endswith((">", "__del__")):
            return
        self.functions[place] = None
        if place == _KERNEL:
            way = _way(frame)
            if len(way) > len(self.to_kernel):
                self.to_kernel = way


def _place(frame: FrameType) -> tuple[str, str] | None:
    """Return the file and the function of a frame; None outside of the package."""
    path = Path(frame.f_code.co_filename)
    if not path.is_relative_to(_ROOT):
        return None
    return path.relative_to(_ROOT).as_posix(), frame.f_code.co_qualname


def _way(frame: FrameType | None) -> list[str]:
    """Return the files of the callers of a frame, the first one first."""
    files: list[str] = []
    while frame is not None:
        place = _place(frame)
        files += [place[0]] if place is not None else []
        frame = frame.f_back
    return list(dict.fromkeys(reversed(files)))


def walked(ask: Callable[[], object]) -> Walk:
    """Return the functions that a call runs, on all threads that it starts."""
    walk = Walk()
    threading.setprofile(walk.record)
    sys.setprofile(walk.record)
    try:
        ask()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return walk


def report(name: str, walk: Walk, decoding: Walk, is_listed: bool) -> None:
    """Print the functions and files of a call, and how many of them decoding runs, too."""
    print(f"\n### {name}: {len(walk.functions)} functions in {len(walk.files)} files\n")
    own = walk.functions.keys() - decoding.functions.keys()
    n_files = len({file for file, _ in own})
    print(f"Also run by decoding: {len(walk.functions) - len(own)} functions.")
    print(f"Not run by decoding: {len(own)} functions in {n_files} files.\n")
    functions = Counter(file.partition("/")[0] for file, _ in walk.functions)
    files = Counter(file.partition("/")[0] for file in walk.files)
    print("| package | functions | files |\n|---|---:|---:|")
    for package, n_functions in functions.most_common():
        print(f"| {package} | {n_functions} | {files[package]} |")
    if walk.to_kernel:
        print(f"\nTo the kernel: {len(walk.to_kernel)} files: {', '.join(walk.to_kernel)}")
    for file, function in sorted(walk.functions) if is_listed else ():
        is_own = (file, function) not in decoding.functions
        print(f"- {file}: {function}{', own' if is_own else ''}")


#: Prints how many modules of the package a process has loaded after a plan.
_LOADED = """
import sys, warnings, arrowmeta
warnings.simplefilter("ignore")
arrowmeta.open(sys.argv[1], allow_moved_paths=True).plan(sys.argv[2]).files
print(sum(name.partition(".")[0] == "arrowmeta" for name in sys.modules))
"""


def meters(walks: Mapping[str, Walk], location: str, where: str) -> dict[str, int]:
    """Return the meters of a new process, and of two calls, by name."""
    planned, listed = walks["open(location).plan(where).files"], walks["open(location).files()"]
    command = [sys.executable, "-c", _LOADED, location, where]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return {
        "plan_functions": len(planned.functions),
        "plan_modules": len(planned.files),
        "files_functions": len(listed.functions),
        "files_modules": len(listed.files),
        "plan_loads_modules": int(loaded),
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("location", nargs="?", default=str(_DEMO / "orders"))
    parser.add_argument("--where", help="the predicate; by default over the first column")
    parser.add_argument("--list", action="store_true", help="name every function")
    parser.add_argument("--check", action="store_true", help="fail for a meter above its limit")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    # A busy disk would add the functions of threads.
    patch("arrowmeta.avro.metadata_reader.SLOW_READ", float("inf")).start()
    table = arrowmeta.open(arguments.location, allow_moved_paths=True)
    where = arguments.where or f'"{table.schema.names[0]}" IS NOT NULL'
    names = [name for name in table.schema_of("entries").names if name != "column_stats"]

    def opened() -> arrowmeta.Table:
        return arrowmeta.open(arguments.location, allow_moved_paths=True)

    questions: dict[str, Callable[[], object]] = {
        "decoding": lambda: (opened().manifests(), opened().entries(columns=names)),
        "plan(where)": lambda: table.plan(where),
        "plan(where).funnel": lambda: table.plan(where).funnel,
        "plan(where).files": lambda: table.plan(where).files,
        "open(location).plan(where).files": lambda: opened().plan(where).files,
        "open(location).files()": lambda: opened().relation("files"),
    }
    print(f"{arguments.location}, WHERE {where}")
    for ask in questions.values():
        ask()
    # Threads may find work done by another: the shortest of some walks is always the same.
    walks = {
        name: min((walked(ask) for _ in range(5)), key=lambda walk: len(walk.functions))
        for name, ask in questions.items()
    }
    for name, walk in walks.items() if not arguments.check else ():
        report(name, walk, walks["decoding"], arguments.list)
    measured = meters(walks, arguments.location, where)
    return report_meters("walk", measured, is_checked=arguments.check)


if __name__ == "__main__":
    raise SystemExit(main())
