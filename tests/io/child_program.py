"""The function that tests of `arrowmeta.io.child_process` call in a child process."""

import os
import time


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
            return b"has %d bytes" % len(b"x" * int(number))
        except MemoryError:
            return b"too much"
    return b"%d: %b" % (os.getpid(), question)
