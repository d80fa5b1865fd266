"""The program that tests of `arrowmeta.io.child_process` run in a child process."""

import os
import time

from arrowmeta.io.child_process import limited_memory, serve

MODULE = "tests.io.child_program"


def answer(question: bytes) -> bytes:
    """Return the process id and the question, or do what the question says."""
    word, _, number = question.decode().partition(" ")
    if word == "die":
        os._exit(1)
    if word == "sleep":
        time.sleep(float(number))
    if word == "print":
        os.write(1, b"printed")
    if word == "take":
        try:
            with limited_memory(64 << 20):
                return b"has %d bytes" % len(b"x" * int(number))
        except MemoryError:
            return b"too much"
    return b"%d: %b" % (os.getpid(), question)


if __name__ == "__main__":
    serve(answer)
