"""Python programs that run in a process of their own."""

import os
import subprocess
import sys


def run_python(program, *arguments, code=0, env=None, **settings):
    """Run a program, or a module with `-m NAME` in its place; it has to end with `code`.

    Returns its output; `env` is added to the environment of this process.
    """
    words = program.split() if program.startswith("-m ") else ["-c", program]
    done = subprocess.run(
        [sys.executable, *words, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
        env={**os.environ, **(env or {})},
        **settings,
    )
    assert done.returncode == code, done.stderr
    return done
