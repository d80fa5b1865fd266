"""Python programs that run in a process of their own, and web servers in a thread."""

import os
import subprocess
import sys
import threading
from contextlib import contextmanager
from http.server import ThreadingHTTPServer


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


@contextmanager
def served(handler):
    """Answer requests by a handler of `http.server`; yield the URI."""
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
