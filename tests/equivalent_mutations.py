"""Mutations that change no answer, each with the reason: `python -m tests.mutants --sample`.

A key is the name of the file, the line's text, what stood there, and what takes its place.
"""

EQUIVALENT: dict[tuple[str, str, str, str], str] = {}
